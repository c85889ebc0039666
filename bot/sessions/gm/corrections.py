"""Putting a position right: a game-master sets something that the game offers, where the rules can start afresh."""

from __future__ import annotations

import msgspec

from bot.engine.asks import Refusal, refuse
from bot.engine.fixes import Fix, find_fix
from bot.engine.match import ENCODER, Correction, Match, decode
from bot.engine.words import Phrase
from bot.markdown import plain
from bot.sessions import admission
from bot.sessions.lobby import Person
from bot.sessions.past.rewind import shows
from bot.sessions.session import Session
from bot.sessions.telling.outgoing import PANEL
from bot.sessions.telling.story import DICE_ANEW, Label, Told, told
from bot.sessions.telling.update import Update
from bot.store import Commit, Position, Row
from bot.text import Tongue, speak


class Preview(msgspec.Struct, frozen=True):
    """What a correction would do: the thing it sets, and the answers since the last decision that it takes back."""

    head: int
    fix: Fix
    value: str
    undone: tuple[Row, ...]

    @property
    def reveals(self) -> bool:
        """Whether it takes back something that came out, so that chance moves to a new stream."""
        return _reveals(self.undone)


async def offered(session: Session) -> tuple[Fix, ...]:
    """What can be set now: what the game offers at the last place where its rules can start afresh."""
    async with session.lock:
        await session.load()
        if session.row.status != "playing":
            return ()
        return _fixes(session, await session.store.position(session.id))


async def preview(session: Session, by: Person, key: str, value: str) -> Preview:
    """Try a correction on a copy; refuse it as it would be refused, and change nothing."""
    async with session.lock:
        position = await _position(session)
        fix = find_fix(_fixes(session, position), key, value)
        await _demand(session, by, position)
        Match.restore(session.game, position.state).apply(await _entry(session, position, key, value))
        return Preview(session.row.head, fix, value, _since(position))


async def correct(session: Session, by: Person, key: str, value: str, *, head: int | None = None) -> Update:
    """Go back to the last place where the rules can start afresh, put something right, and play on from there."""
    async with session.lock:
        position = await _position(session)
        if head is not None and head != session.row.head:
            raise refuse("moved-on")
        fix = find_fix(_fixes(session, position), key, value)
        entry = await _entry(session, position, key, value)
        await _demand(session, by, position)
        match = Match.restore(session.game, position.state)
        step = match.apply(entry)
        back = position.rows[0].seq if _since(position) else session.row.head
        words = speak(session.row.locale)
        said = [Told(Phrase("story-set", {"name": by.name, **change_words(words, session.row.game, fix, value)}))]
        if entry.fork:
            said.append(DICE_ANEW)
        events = tuple(told(event, session.row.game) for event in step.events if not event.audience)
        row = Commit(
            kind="set",
            prev=back,
            left=session.row.head,
            user_id=by.id,
            entry=ENCODER.encode(entry),
            reveals=step.reveals,
            label=ENCODER.encode(Label((*said, *events), rolls=tuple(step.rolls))),
            state=step.checkpoint,
            outbox=[PANEL],
        )
        try:
            await session.recall(back)
            update = await session.commit(match, [], first=(row, step), said=said)
        except BaseException:
            session.forget()
            raise
        session.adopt(match)
        return update


def change_words(tongue: Tongue, game: str, fix: Fix, value: str) -> dict[str, str]:
    """What is set, what it was and what it becomes, as arguments of a sentence that the journal can keep."""
    return {
        "what": plain(fix_words(tongue, game, fix)),
        "now": plain(value_words(tongue, game, fix, fix.now)),
        "value": plain(value_words(tongue, game, fix, value)),
    }


def fix_words(tongue: Tongue, game: str, fix: Fix) -> str:
    """The name of what can be set."""
    return tongue.say(Phrase(f"{game}-fix-{fix.id}", dict(fix.args)))


def value_words(tongue: Tongue, game: str, fix: Fix, value: str) -> str:
    """The name of a value of it."""
    return tongue.name(game, fix.names, value)


async def _demand(session: Session, by: Person, position: Position) -> None:
    """Refuse a correction that would take back what came out to a game-master who plays where others keep secrets."""
    if shows(_since(position)):
        await admission.demand_vote(session, by.id, "set")


async def _position(session: Session) -> Position:
    await session.load()
    if session.row.status != "playing":
        raise refuse("not-playing")
    return await session.store.position(session.id)


async def _entry(session: Session, position: Position, key: str, value: str) -> Correction:
    """Write a correction; one that takes back what came out moves chance, so that knowing it is worth nothing."""
    if not _reveals(_since(position)):
        return Correction(key, value)
    fork = await session.fork(position.state)
    try:
        Match.restore(session.game, position.state, camera=False).apply(Correction(key, value, fork))
    except Refusal:  # it may be about what Vigil holds: then that stays
        if fork.seed:
            raise
        fork = msgspec.structs.replace(fork, dealt=())
    return Correction(key, value, fork)


def _reveals(undone: tuple[Row, ...]) -> bool:
    return any(row.reveals for row in undone)


def _fixes(session: Session, position: Position) -> tuple[Fix, ...]:
    return session.game.table.fixes(decode(session.game, position.state))


def _since(position: Position) -> tuple[Row, ...]:
    """The answers since the last checkpoint, newest first."""
    return tuple(row for row in reversed(position.rows[1:]) if row.entry is not None)


__all__ = ["Preview", "change_words", "correct", "fix_words", "offered", "preview", "value_words"]
