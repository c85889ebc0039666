"""Somebody whom the database knows everywhere, and what is left of them."""

from __future__ import annotations

from pathlib import Path

import msgspec

from bot.engine.match import ENCODER
from bot.engine.words import Phrase
from bot.sessions.gm.masking import HousePen
from bot.sessions.telling.story import Label, Told
from bot.sessions.telling.update import Snapshot
from bot.store import Commit, Follower, Outgoing, Seat, Store, Vote, Wait
from bot.store.rows import Petition
from tests.support.store import GUILD, started, states

ANNA, BORIS, CARL = 1_300_000_000_000_000_001, 1_300_000_000_000_000_002, 1_300_000_000_000_000_003
PEN = HousePen()


def said(id: str, *, before: tuple[Seat, ...] = (), **args: str) -> bytes:
    return ENCODER.encode(Label((Told(Phrase(id, dict(args))),), before=before))


def note(user_id: int, id: str, *, before: tuple[Seat, ...] = (), **args: str) -> Commit:
    return Commit(kind="set", user_id=user_id, label=said(id, before=before, **args))


async def known_everywhere(store: Store) -> int:
    """A table that knows Anna in every way there is, under two names, and Boris beside her."""
    several = list(states(4))
    table_id = await started(store, state=several[0], owner_id=ANNA)
    await store.set_seats(
        table_id,
        [
            Seat("kyle", 0, "person", ANNA, "Anna", b'{"by":1300000000000000001}'),
            Seat("pops", 1, "person", BORIS, "Boris"),
        ],
    )
    was = Seat("kyle", 0, "person", ANNA, "Annie")
    snapshot = ENCODER.encode(Snapshot("end", (Told(Phrase("story-leaves", {"name": "Annie", "seat": "Kyle"})),), None))
    commits = [
        note(ANNA, "story-sits-down", name="Annie", seat="Kyle"),
        Commit(kind="answer", seat="kyle", user_id=ANNA, entry=b"1", state=several[1]),
        note(BORIS, "story-gm-seat", name="Boris", seat="Kyle", to="Anna", before=(was,)),
        Commit(kind="answer", seat="pops", user_id=BORIS, entry=b"2", state=several[2]),
        Commit(kind="undo", prev=3, left=5, user_id=ANNA, label=said("story-taken-back", name="Anna")),
        Commit(kind="answer", seat="kyle", user_id=ANNA, entry=b"3", outbox=[Outgoing("snapshot", snapshot)]),
    ]
    await store.commit_many(table_id, commits)
    await store.put_vote(Vote(table_id, 7, 1, BORIS, msgspec.json.encode({ANNA: True, BORIS: True})))
    for asked in (
        Petition(0, table_id, "sit", "kyle", ANNA, "Anna", ANNA, "Anna"),
        Petition(0, table_id, "hand", "kyle", CARL, "Carl", ANNA, "Annie"),
        Petition(0, table_id, "take", "kyle", CARL, "Carl", CARL, "Carl", absent=ANNA),
        Petition(0, table_id, "sit", "pops", CARL, "Carl", CARL, "Carl", ballots=msgspec.json.encode({ANNA: True})),
    ):
        await store.put_petition(asked)
    await store.see(table_id, ANNA, 3)
    await store.put_waits([Wait(table_id, ANNA, 1, 1, 0, 1)])
    await store.follow(Follower(table_id, ANNA, 0, 0))
    await store.note_pings([ANNA, BORIS], 5)
    await store.set_person_prefs(ANNA, b'{"pings":false}')
    await store.keep_lesson(ANNA, "training", b"a step")
    await store.set_guild_settings(GUILD, msgspec.json.encode({"trusted": [ANNA, BORIS], "gm_role": 7}))
    await store.set_table_settings(table_id, msgspec.json.encode({"let_in": {str(ANNA): True}, "pace": "day"}))
    return table_id


async def erased(store: Store, user_id: int, *names: str) -> None:
    await store.note_erasure("person", user_id, names)
    traces = await store.traces(user_id, names, PEN)
    for group in traces.groups:
        await store.mask(group, user_id, traces.names, PEN)
    await store.forget_person(user_id)
    assert await store.sweep()


def in_file(path: Path, *needles: bytes) -> list[bytes]:
    """Which of these byte strings stand anywhere in the database's file or its log."""
    log = path.with_name(path.name + "-wal")
    whole = path.read_bytes() + (log.read_bytes() if log.exists() else b"")
    return [needle for needle in needles if needle in whole]


def forms(user_id: int) -> tuple[bytes, ...]:
    return str(user_id).encode(), user_id.to_bytes(8, "big"), msgspec.msgpack.encode(user_id)
