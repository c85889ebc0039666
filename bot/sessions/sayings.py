"""Whispers and promises: what seats with secrets say to each other.

A whisper is for one seat. Until the game is over only whoever sits there and whoever said it can read it; no
game-master, no log, no file has it. Then everybody may. A promise is made to one seat or to all, binds nobody, and is
recalled at the end. No undo takes back what was said: it was heard.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.engine.asks import refuse
from bot.engine.words import Phrase
from bot.sessions import authority
from bot.sessions.authority import Actor
from bot.sessions.notes import note
from bot.sessions.prefs import merged
from bot.sessions.session import Session
from bot.store import Saying, SayingKind

LONGEST = 300
"""Letters that can be said at once."""
MOST = 200
"""Things that one seat can say in a game."""


class Talk(msgspec.Struct, frozen=True):
    """What a table's game-master has chosen."""

    whispers: bool = True


async def talk(session: Session) -> Talk:
    """What holds at a table."""
    return msgspec.json.decode(await session.store.table_settings(session.id), type=Talk)


async def allow(session: Session, actor: Actor, *, on: bool) -> None:
    """Let seats whisper and promise, or no longer; what was said stays. The table is told."""
    await authority.demand(session, actor)
    async with session.lock:
        kept = await session.store.table_settings(session.id)
        await session.store.set_table_settings(session.id, merged(kept, Talk(whispers=on)))
        await note(session, actor.person.id, Phrase("story-say-allowed" if on else "story-say-forbidden"))


def voices(session: Session) -> tuple[str, ...]:
    """The seats that may speak and hear now; none once the game is over."""
    if session.row.status != "playing" or session.match.over:
        return ()
    return session.game.table.voices(session.match.state)


def hearers(session: Session, user_id: int) -> tuple[str, ...]:
    """The seats that somebody can speak to: people sit at them, others than themselves."""
    own = session.seats_of(user_id)
    return tuple(seat for seat in voices(session) if seat not in own and session.seats[seat].kind == "person")


async def say(session: Session, user_id: int, kind: SayingKind, text: str, to: str = "") -> Saying:
    """Say something to a seat, or promise it to all; refused to whoever cannot speak, or cannot be heard."""
    async with session.lock:
        if session.row.status != "playing":
            raise refuse("not-playing")
        match = await session.load()
        if not session.seats_of(user_id):
            raise refuse("not-seated")
        if not session.game.table.voices(match.state):
            raise refuse("say-nothing-hidden")
        seat = next((each for each in voices(session) if each in session.seats_of(user_id)), None)
        if seat is None:
            raise refuse("say-silent")
        if not (await talk(session)).whispers:
            raise refuse("say-forbidden")
        if (to or kind == "whisper") and to not in hearers(session, user_id):
            raise refuse("say-nobody-hears")
        words = text.strip()
        if not 0 < len(words) <= LONGEST:
            raise refuse("say-length", most=LONGEST)
        said = await session.store.sayings(session.id)
        if sum(each.seat == seat for each in said) >= MOST:
            raise refuse("say-too-often", most=MOST)
        return await session.store.add_saying(Saying(0, session.id, kind, seat, to, user_id, words))


async def unheard(session: Session, user_id: int) -> list[Saying]:
    """What was said to somebody's seats and not shown to them yet."""
    seats = session.seats_of(user_id)
    return await session.store.unheard(session.id, seats) if seats else []


async def heard(session: Session, said: Sequence[Saying]) -> None:
    """Note that it was shown."""
    await session.store.hear([each.id for each in said])


async def readable(session: Session, user_id: int) -> list[Saying]:
    """What somebody may read: all of it once the game is over, else what was said by or to the seats they hold."""
    said = await session.store.sayings(session.id)
    return said if over(session) else visible(said, session.seats_of(user_id))


def over(session: Session) -> bool:
    """Whether the game has come to its end; a table that was only put away has not."""
    return session.row.head > 0 and session.in_memory and session.match.over


def visible(said: Sequence[Saying], seats: Sequence[str]) -> list[Saying]:
    """What those who hold these seats may read while the game goes on."""
    return [each for each in said if each.seat in seats or each.to_seat in seats or _public(each)]


def _public(saying: Saying) -> bool:
    """Whether it was said to everybody."""
    return saying.kind == "promise" and not saying.to_seat
