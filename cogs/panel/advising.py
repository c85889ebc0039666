"""The adviser: tells whoever is new to a game what something is, once, in answer to a press of their own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from weakref import WeakValueDictionary

from bot.lessons.topics import raised
from bot.sessions.advice import advised, choose_advice, keep_advised
from bot.sessions.session import Session
from bot.sessions.telling.update import Update
from bot.store import Store, StoreError
from bot.text import Tongue

log = logging.getLogger(__name__)


class Adviser:
    """Knows who is advised where, and what they were told. It speaks only where somebody is shown something anyway."""

    def __init__(self, store: Store) -> None:
        self.by_default = True
        """Whether those are advised who have chosen nothing, at their first table of each game."""
        self._store = store
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._on: set[tuple[int, int]] = set()

    def advises(self, user_id: int, table_id: int) -> bool:
        """Whether somebody was advised at a table when they last pressed something there."""
        return (user_id, table_id) in self._on

    async def hear(self, tongue: Tongue, session: Session, user_id: int, update: Update | None = None) -> str:
        """What is new to somebody of what they see and are asked now; it counts as told. Nothing where they want none.

        A table goes on without advice where the store fails.
        """
        try:
            async with self._locks.setdefault(user_id, asyncio.Lock()):
                topics = await self._due(session, user_id, update)
        except StoreError as error:
            log.warning("table %s: nobody could be advised: %s", session.id, error)
            return ""
        return "\n".join(noted(tongue.t(f"{session.row.game}-topic-{topic}")) for topic in topics)

    async def choose(self, user_id: int, *, on: bool) -> None:
        """Turn advice on or off for somebody."""
        async with self._locks.setdefault(user_id, asyncio.Lock()):
            await choose_advice(self._store, user_id, on=on)
        self._on = {each for each in self._on if each[0] != user_id}

    async def _due(self, session: Session, user_id: int, update: Update | None) -> tuple[str, ...]:
        game, before = session.row.game, await advised(self._store, user_id)
        on = before.on_at(game, session.id) and (self.by_default or before.advice is not None)
        (self._on.add if on else self._on.discard)((user_id, session.id))
        if not on:
            return ()
        topics = before.due(game, raised(game, _prompt(session, user_id), _seen(session, user_id, update)))
        after = before.having_heard(game, session.id, topics)
        if after != before:
            await keep_advised(self._store, user_id, after)
        return topics


def noted(said: str) -> str:
    """Lines set apart from everything else."""
    return "\n".join(f"> {line}" for line in said.splitlines())


def _prompt(session: Session, user_id: int) -> str:
    """What somebody is asked now."""
    seat = session.asked_seat(user_id)
    ask = session.match.ask_of(seat) if seat else None
    return ask.prompt if ask else ""


def _seen(session: Session, user_id: int, update: Update | None) -> Iterator[str]:
    """The sentences that everybody was told lately, and those that were for this person alone."""
    stories = (session.story, *(snapshot.story for snapshot in (update.snapshots if update else ())))
    yield from (told.phrase.id for story in stories for told in story)
    for seat in session.seats_of(user_id) if update else ():
        yield from (phrase.id for phrase in (update.private.get(seat, ()) if update else ()))
