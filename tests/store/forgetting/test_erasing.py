"""Taking people out of the database, to the last byte of its file."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bot.sessions.telling.story import Label
from bot.store import Commit, Seat, Store, Vote
from bot.store.rows import Petition
from tests.support.erasing import ANNA, BORIS, CARL, erased, forms, in_file, known_everywhere, note
from tests.support.store import CHANNEL, GUILD, raw, started

KNOWN = {
    "campaigns": {"carry", "game", "guild_id", "mission", "name", "status"},
    "erasures": {"kind", "names"},
    "followers": {"table_id", "user_id"},
    "guilds": {"settings"},
    "intakes": {"guild_id"},
    "journal": {"delta", "entry", "hash", "kind", "label", "seat", "table_id", "user_id"},
    "keyframes": {"data", "table_id"},
    "leftovers": {"channel_id", "message_id"},
    "lessons": {"game", "progress", "user_id"},
    "outbox": {"error", "kind", "nonce", "payload", "table_id"},
    "panel_pictures": {"file_id", "message_id", "table_id", "url"},
    "people": {"prefs"},
    "petitions": {
        "ballots",
        "by_id",
        "by_name",
        "channel_id",
        "kind",
        "message_id",
        "outcome",
        "seat",
        "table_id",
        "user_id",
        "user_name",
    },
    "pings": {"user_id"},
    "sayings": {"kind", "seat", "table_id", "text", "to_seat", "user_id"},
    "seats": {"kind", "prefs", "seat", "table_id", "user_id", "user_name"},
    "seen": {"table_id", "user_id"},
    "table_settings": {"settings", "table_id"},
    "tables": {
        "campaign_id",
        "channel_id",
        "commitment",
        "content",
        "game",
        "guild_id",
        "locale",
        "mission",
        "options",
        "owner_id",
        "panel_channel_id",
        "panel_id",
        "seed",
        "status",
    },
    "votes": {"ballots", "channel_id", "message_id", "table_id", "user_id"},
    "waits": {"channel_id", "message_id", "table_id", "user_id"},
    "ways": {"application_id", "name"},
    "deadlines": {"table_id"},
}
"""Every column that could name somebody, and that erasing has thought of."""


async def test_nothing_of_a_person_is_left_in_the_file(store: Store, path: Path) -> None:
    table_id = await known_everywhere(store)
    assert in_file(path, *forms(ANNA), b"Anna", b"Annie") == [*forms(ANNA), b"Anna", b"Annie"]

    await erased(store, ANNA, "Anna")

    assert in_file(path, *forms(ANNA), b"Anna", b"Annie") == []
    assert len(in_file(path, str(BORIS).encode(), BORIS.to_bytes(8, "big"), b"Boris")) == 3
    assert await store.erasures() == []
    assert await store.verify(table_id) == []


async def test_a_number_takes_the_place_of_a_person(store: Store) -> None:
    table_id = await known_everywhere(store)
    await erased(store, ANNA, "Anna")

    rows = await store.rows(table_id)
    assert [row.user_id for row in rows] == [None, 1, 1, BORIS, BORIS, 1, 1]
    labels = [msgspec.msgpack.decode(row.label, type=Label) for row in rows if row.label]
    assert [label.told[0].phrase.args for label in labels] == [
        {"name": "#1", "seat": "Kyle"},
        {"name": "Boris", "seat": "Kyle", "to": "#1"},
        {"name": "#1"},
    ]
    assert labels[1].before == (Seat("kyle", 0, "person", 1, "#1"),)
    assert (await store.table(table_id)).owner_id == 1
    assert await store.seats(table_id) == [Seat("kyle", 0, "open", 1, "#1"), Seat("pops", 1, "person", BORIS, "Boris")]
    assert (await store.vote(table_id)) == Vote(table_id, 7, 1, BORIS, msgspec.json.encode({BORIS: True}))
    assert await store.guild_settings(GUILD) == msgspec.json.encode({"trusted": [BORIS], "gm_role": 7})
    assert await store.table_settings(table_id) == b'{"let_in":{},"pace":"day"}'
    assert await store.pinged([ANNA, BORIS]) == {BORIS: 5}
    assert [(each.seat, each.user_id, each.ballots) for each in await store.petitions(table_id)] == [
        ("pops", CARL, b"{}")
    ]


async def test_what_was_decided_stays_a_fact_of_the_table(store: Store, path: Path) -> None:
    table_id = await started(store, owner_id=BORIS)
    for asked in (
        Petition(0, table_id, "hand", "kyle", ANNA, "Anna", BORIS, "Boris", outcome="refused", message_id=77),
        Petition(0, table_id, "export", "", ANNA, "Anna", ANNA, "Anna", outcome="used"),
        Petition(0, table_id, "hand", "kyle", CARL, "Carl", ANNA, "Anna", outcome="refused"),
        Petition(0, table_id, "take", "pops", CARL, "Carl", CARL, "Carl", absent=ANNA, outcome="refused"),
        Petition(0, table_id, "export", "", ANNA, "Anna", ANNA, "Anna", outcome="granted"),
    ):
        await store.put_petition(asked)

    await erased(store, ANNA, "Anna")
    await erased(store, CARL, "Carl")

    kept = await store.petitions(table_id)
    assert [(each.user_id, each.by_id, each.by_name, each.absent, each.message_id) for each in kept] == [
        (1, 1, "#1", None, None),
        (1, 1, "#1", None, None),
        (2, 2, "#2", None, None),
        (2, 2, "#2", None, None),
    ]
    assert in_file(path, *forms(ANNA), *forms(CARL), b"Anna", b"Carl") == []


async def test_what_was_deleted_long_before_is_swept_up_too(store: Store, path: Path) -> None:
    # Some systems build SQLite so that it overwrites whatever is deleted; most do not.
    await store._db.run(lambda db: db.execute("PRAGMA secure_delete = OFF").fetchone())
    await known_everywhere(store)
    for row in await store.pending():
        await store.sent(row.id)

    await erased(store, ANNA, "Anna")

    assert in_file(path, b"Annie") == []


async def test_positions_and_later_answers_are_the_same_after_it(store: Store) -> None:
    table_id = await known_everywhere(store)
    before = [(await store.position(table_id, seq)).state for seq in range(1, 8)]
    await erased(store, ANNA)

    store.forget_states()
    assert [(await store.position(table_id, seq)).state for seq in range(1, 8)] == before
    await store.commit(table_id, Commit(kind="answer", user_id=BORIS, entry=b"4", state=b"on"), expect_head=7)
    assert await store.verify(table_id) == []


async def test_two_people_get_two_numbers_and_a_campaign_one_for_each(store: Store) -> None:
    campaign = await store.create_campaign(guild_id=GUILD, game="rise", name="")
    first = await started(store, owner_id=CARL, campaign_id=campaign.id)
    await store.commit(first, note(BORIS, "story-sits-down", name="Boris", seat="Kyle"))
    second = await started(store, CHANNEL + 1, owner_id=ANNA, campaign_id=campaign.id)
    await store.commit(second, note(BORIS, "story-gm-paused", name="Boris"))

    await erased(store, BORIS)
    await erased(store, ANNA)

    assert [row.user_id for id in (first, second) for row in await store.rows(id)] == [None, 1, None, 1]
    assert ((await store.table(first)).owner_id, (await store.table(second)).owner_id) == (CARL, 2)


async def test_a_damaged_table_keeps_nobody(store: Store, path: Path) -> None:
    table_id = await known_everywhere(store)
    with raw(path) as db:
        db.execute("UPDATE journal SET delta = x'00' WHERE seq = 3")

    await erased(store, ANNA, "Anna")

    assert in_file(path, *forms(ANNA), b"Anna", b"Annie") == []
    assert [problem.seq for problem in await store.verify(table_id)][:1] == [2]


async def test_what_is_noted_outlives_a_restart_and_is_noted_once(path: Path) -> None:
    async with await Store.open(path, clock=lambda: 5) as store:
        await store.note_erasure("left", GUILD)
    async with await Store.open(path, clock=lambda: 9) as store:
        await store.note_erasure("left", GUILD)
        assert [(each.kind, each.id, each.since) for each in await store.erasures()] == [("left", GUILD, 5)]
        assert await store.drop_erasure("left", GUILD)
        assert not await store.drop_erasure("left", GUILD)


async def test_a_sweep_that_a_reader_stands_in_the_way_of_is_tried_again(store: Store, path: Path) -> None:
    await known_everywhere(store)
    with raw(path) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM journal").fetchone()
        with pytest.raises(AssertionError):
            await erased(store, ANNA, "Anna")
        assert [each.kind for each in await store.erasures()] == ["sweep"]
        reader.execute("COMMIT")
    assert await store.sweep()
    assert await store.erasures() == []
    assert in_file(path, *forms(ANNA), b"Anna", b"Annie") == []


async def test_of_a_stranger_not_even_the_note_is_left_and_nothing_is_to_be_swept(store: Store, path: Path) -> None:
    await known_everywhere(store)
    await store.note_erasure("person", CARL + 1, ["Nobody at all"])
    await store.forget_person(CARL + 1)
    assert await store.erasures() == []
    assert in_file(path, *forms(CARL + 1), b"Nobody at all") == []


async def test_a_note_that_a_reader_may_still_see_is_swept_up_later(store: Store, path: Path) -> None:
    await known_everywhere(store)
    with raw(path) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM journal").fetchone()
        await store.note_erasure("person", CARL + 1, ["Nobody at all"])
        await store.forget_person(CARL + 1)
        assert [each.kind for each in await store.erasures()] == ["sweep"]
        reader.execute("COMMIT")
    assert await store.sweep()
    assert in_file(path, *forms(CARL + 1), b"Nobody at all") == []


async def test_erasing_has_thought_of_every_column_that_could_name_somebody(store: Store, path: Path) -> None:
    found: dict[str, set[str]] = {}
    with raw(path) as db:
        for (table,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"):
            columns = db.execute(f"SELECT name, type FROM pragma_table_info('{table}')")
            found[table] = {name for name, type in columns if type != "INTEGER" or name.endswith("_id")}
    assert {table: columns for table, columns in found.items() if columns - {"id"}} == {
        table: columns for table, columns in KNOWN.items() if columns
    }
