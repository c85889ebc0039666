"""Taking back: the journal keeps every row, and going back is a new row that points at an old one."""

from __future__ import annotations

import logging
import secrets
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import contextmanager

import msgspec

from bot.engine.asks import refuse
from bot.engine.chance import commitment
from bot.engine.game import Setup
from bot.engine.match import ENCODER, ENTRY, Match, Unfit, decode
from bot.engine.words import Phrase
from bot.markdown import plain
from bot.sessions import admission, onlooking
from bot.sessions.forks import seed_at
from bot.sessions.notes import name_of, note, said, seat_name
from bot.sessions.session import Session
from bot.sessions.telling.outgoing import PANEL
from bot.sessions.telling.story import DICE_ANEW, Told, joined
from bot.sessions.telling.update import Update
from bot.store import CampaignChanges, Commit, Row, TableChanges
from bot.text import speak

log = logging.getLogger(__name__)

FURTHEST = 1000
"""Answers that can be taken back in one go."""


IN_PLAY = ("playing", "finished")
"""Where something can be taken back or brought back; a game that is over is reopened by it."""
TURNS = ("undo", "redo")
"""Rows that only say where the table goes on from."""


class Plan(msgspec.Struct, frozen=True):
    """What would be taken back: so many decisions of people, newest first, and where that leads."""

    head: int
    """The table's newest row when this was made; it holds as long as that stays so."""
    steps: int
    target: int
    undone: tuple[Row, ...]
    reopens: bool
    """The game was over: its seed has been shown, so that a new one is needed."""
    deals: bool = False
    """What seats keep from each other has been shown since: it is dealt anew, where the rules can start afresh."""

    @property
    def reveals(self) -> bool:
        """Whether it goes back past something that came out, so that chance moves to a new stream."""
        return self.reopens or self.deals or any(row.reveals for row in self.undone)


async def take_back(session: Session, user_id: int, *, asked: int | None = None, answers: int | None = None) -> Update:
    """Take back one's own last answer, if nothing has been revealed since.

    `asked` and `answers` are the moment and the reach that whoever wants it was shown.
    """
    async with session.lock:
        await session.load()
        session.open_for_answers()
        if asked not in (None, session.asked) or answers not in (None, session.reach.answers):
            raise refuse("stale")
        allowed = session.reach.of(user_id)
        if not allowed.answers:
            raise refuse(allowed.why)
        name = name_of(session, user_id)
        told = Phrase("story-taken-back", {"name": name}) if name else Phrase("story-undone", {"count": 1})
        return await _go_back(session, await _plan(session, 1), user_id, [Told(told)])


async def plan(session: Session, steps: int) -> Plan:
    """What taking back so many decisions would undo."""
    async with session.lock:
        await session.load()
        return await _plan(session, steps)


async def plan_alone(session: Session, steps: int, user_id: int) -> Plan:
    """The same for a game-master, who needs the table's vote for it where they play and others keep secrets."""
    async with session.lock:
        await session.load()
        planned = await _plan(session, steps)
        if shows(planned.undone):
            await admission.demand_vote(session, user_id, "undo")
        return planned


async def steps_to(session: Session, seq: int) -> int:
    """How many decisions must be taken back so that this row is the last of them; refuse if it is not behind."""
    steps = 0
    async for row in walk_back(session, session.row.head):
        steps += by_person(row)
        if row.seq == seq and by_person(row):
            return steps
        if row.seq < seq or steps >= FURTHEST:
            break
    raise refuse("no-such-point")


async def undo(
    session: Session, steps: int, user_id: int, *, name: str = "", head: int | None = None, vote: bool = False
) -> Update:
    """Take back any number of decisions. Past a reveal, chance moves to a new stream."""
    async with session.lock:
        await session.load()
        if head is not None and head != session.row.head:
            raise refuse("moved-on")
        planned = await _plan(session, steps)
        if name and shows(planned.undone):  # a game-master's own way back; most of a table need ask nobody
            await admission.demand_vote(session, user_id, "undo")
        way = "vote-undone" if vote else "gm-undone" if name else "undone"
        count = sum(map(by_person, planned.undone))
        told = Phrase(f"story-{way}-past-reveal" if planned.reveals else f"story-{way}", {"count": count, "name": name})
        return await _go_back(session, planned, user_id, [Told(told)])


async def redo(session: Session, user_id: int, *, name: str = "") -> Update:
    """Go forward again over what was taken back, one answer at a time, as long as nothing new was answered.

    What had come out further ahead is known by now: until the way forward is at its end, chance is another's.
    """
    async with session.lock:
        await session.load()
        _in_play(session)
        turn = await _last_turn(session)
        if turn is None or turn.left is None or turn.prev is None:
            raise refuse("nothing-to-redo")
        here = (await _path(session, turn.prev, 0))[-1].seq
        ahead = []
        async for row in walk_back(session, turn.left):
            if row.seq == here:
                break
            if row.entry:
                ahead.append(row)
        if not ahead:
            raise refuse("nothing-to-redo")
        if name and shows(ahead):
            await admission.demand_vote(session, user_id, "redo")
        following = ahead.pop()
        while ahead and (following.kind in TURNS or ahead[-1].user_id is None or joined(ahead[-1].label)):
            following = ahead.pop()
        if ahead and await _shown(session, following.seq):
            following, ahead = ahead[0], []  # what everybody held is known on the way: only its end is brought back
        told = [Told(Phrase("story-gm-redone" if name else "story-redone", {"name": name}))]
        match = await _taken_up(session, following.seq)
        position = await session.store.position(session.id, following.seq)
        changes, campaign = session.ending(match)
        if changes:
            changes = _with_seed(changes, match.state.chance.seed)
        fork = await session.fork(position.state, position.entries) if any(row.reveals for row in ahead) else None
        if fork:
            told.append(DICE_ANEW)
        commit = Commit(
            kind="redo",
            prev=following.seq,
            left=turn.left,
            user_id=user_id,
            entry=ENCODER.encode(fork) if fork else None,
            reveals=fork is not None,
            label=said(*told),
            changes=changes,
            campaign=campaign,
        )
        return await _turn(session, commit, match)


def _in_play(session: Session) -> None:
    """Refuse where the table was put away: it stands as it is."""
    if session.row.status not in IN_PLAY:
        raise refuse("not-playing")


def _with_seed(changes: TableChanges, seed: bytes) -> TableChanges:
    """Let a table say which seed is in use from now on."""
    return msgspec.structs.replace(changes, seed=seed, commitment=bytes.fromhex(commitment(seed)))


async def _plan(session: Session, steps: int) -> Plan:
    _in_play(session)
    path = await _path(session, session.row.head, min(steps, FURTHEST))
    undone = tuple(path[:-1])
    decisions = sum(map(by_person, undone))
    if steps < 1 or not decisions:
        raise refuse("nothing-to-undo")
    if decisions < steps:
        raise refuse("too-far-back", count=decisions)
    reopens = session.row.status == "finished"
    deals = await _shown(session, path[-1].seq)
    if deals:
        undone = tuple(path := await _to_checkpoint(session, path))[:-1]
    return Plan(session.row.head, steps, path[-1].seq, undone, reopens, deals)


async def _shown(session: Session, seq: int) -> bool:
    """Whether the end of a game has shown since what seats kept from each other at a row."""
    position = await session.store.position(session.id, seq)
    with _or_nowhere():
        state = decode(session.game, position.state)
    over = session.row.status == "finished" or seed_at(state, position.entries) != session.row.seed
    return over and session.game.secretive(state)


async def _to_checkpoint(session: Session, path: list[Row]) -> list[Row]:
    """Go on to where the rules can start afresh, so that nobody has been offered what they hold."""
    found = path[:-1]
    async for row in walk_back(session, path[-1].seq):
        if row.entry or row.kind == "start":
            found.append(row)
        if row.has_state:
            break
    return found


async def _go_back(session: Session, planned: Plan, user_id: int, told: list[Told]) -> Update:
    match = await _taken_up(session, planned.target)
    turn = await _last_turn(session)
    entry, changes, campaign, promise = None, None, None, ""
    if planned.reopens:
        position = await session.store.position(session.id, planned.target)
        fork = await session.fork(position.state, position.entries)
        dealt = decode(session.game, position.state).seats if planned.deals else fork.dealt
        entry = msgspec.structs.replace(fork, seed=secrets.token_bytes(32), dealt=dealt)
        promise = commitment(entry.seed)
        told = [*told, Told(Phrase("story-new-seed", {"digest": promise}))]
        changes = _with_seed(TableChanges(status="playing"), entry.seed)
        campaign = await _campaign_as_before(session)
    elif planned.reveals:
        position = await session.store.position(session.id, planned.target)
        entry = await session.fork(position.state, position.entries)
    if planned.deals:
        told = [*told, Told(Phrase("story-dealt-anew"))]
    commit = Commit(
        kind="undo",
        prev=planned.target,
        left=turn.left if turn else planned.undone[0].seq,
        user_id=user_id,
        entry=ENCODER.encode(entry) if entry else None,
        reveals=entry is not None,
        label=said(*told, promise=promise),
        changes=changes,
        campaign=campaign,
    )
    return await _turn(session, commit, match)


async def _campaign_as_before(session: Session) -> CampaignChanges | None:
    """What the campaign gets back of what the end of this mission had changed."""
    if session.row.campaign_id is None:
        return None
    entry = (await session.store.row(session.id, 1)).entry
    carry = msgspec.msgpack.decode(entry, type=Setup).carry if entry else msgspec.UNSET
    return CampaignChanges(mission=session.row.mission, carry=carry, status="active")


async def _last_turn(session: Session) -> Row | None:
    """The undo or redo that was the last thing to move the table, if it was one; notes move nothing."""
    async for row in walk_back(session, session.row.head):
        if row.kind in TURNS:
            return row
        if row.entry:
            break
    return None


async def _path(session: Session, seq: int, steps: int) -> list[Row]:
    """The rows, newest first, back to where the last `steps` decisions of people were asked."""
    found, answers = list[Row](), 0
    async for row in walk_back(session, seq):
        if row.entry is None and row.kind != "start":
            continue
        found.append(row)
        if answers == steps:
            break
        answers += by_person(row)
    return found


async def walk_back(session: Session, seq: int) -> AsyncIterator[Row]:
    """Follow the rows that led to this one, itself first; they are read as far as somebody wants to know."""
    at, several = seq or None, 12
    while at is not None:
        rows = await session.store.ancestors(session.id, at, limit=several)
        for row in rows:
            yield row
        at, several = rows[-1].prev, 4 * several


def shows(rows: Iterable[Row]) -> bool:
    """Whether something came out in one of these rows; what a game-master put right is no news to anybody."""
    return any(row.reveals and row.kind == "answer" for row in rows)


def by_person(row: Row) -> bool:
    """Whether a row is a decision of somebody's own: an answer that came with no other, or a correction."""
    decided = row.kind == "answer" or (row.kind == "set" and row.seat is None)  # one of a seat is a standing order
    return decided and row.user_id is not None and row.entry is not None and not joined(row.label)


async def _taken_up(session: Session, seq: int) -> Match:
    """Take the table up where it is about to turn to: once committed, a turn that leads nowhere would be its end."""
    position = await session.store.position(session.id, seq)
    with _or_nowhere():
        try:
            return Match.restore(session.game, position.state, list(map(ENTRY.decode, position.entries)))
        except Unfit:  # from there the table goes back to the checkpoint by itself
            return Match.restore(session.game, position.state)


@contextmanager
def _or_nowhere() -> Iterator[None]:
    """Refuse a turn to what the rules can make nothing of."""
    try:
        yield
    except Exception as error:
        log.warning("a turn would lead nowhere", exc_info=True)
        raise refuse("leads-nowhere") from error


async def _turn(session: Session, commit: Commit, match: Match) -> Update:
    """Commit the turn and read the table again from where it now stands."""
    if commit.entry:
        with _or_nowhere():
            match.apply(ENTRY.decode(commit.entry))
    commit = msgspec.structs.replace(commit, outbox=[PANEL])
    before = onlooking.onlookers(session)
    await session.store.commit(session.id, commit, expect_head=session.row.head)
    session.forget()
    await session.refresh()
    match = await session.load()
    if stays_out := onlooking.returning(session, before):
        names = plain(speak(session.row.locale).listing(seat_name(session, each.seat) for each in stays_out))
        await note(session, commit.user_id or 0, onlooking.sentence(names), seat=stays_out[0].seat, seats=stays_out)
    return await session.commit(match, [])


__all__ = ["Plan", "by_person", "plan", "plan_alone", "redo", "shows", "steps_to", "take_back", "undo", "walk_back"]
