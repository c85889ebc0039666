"""Advice: whether somebody new is told what things are as they come up, and what they were told already."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.sessions.prefs import merged
from bot.store import Store

MOST = 2
"""Topics that are told at once: the others wait until they come up again."""


class Advised(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a person has chosen about advice, and what of it they have had; kept with their other preferences."""

    advice: bool | None = None
    """On at every table, or off; while nothing is chosen, on at the first table of each game."""
    first_tables: dict[str, int] = {}
    told: dict[str, tuple[str, ...]] = {}
    """The topics of each game that they were told."""

    def on_at(self, game: str, table_id: int) -> bool:
        """Whether they are advised at this table."""
        return self.first_tables.get(game, table_id) == table_id if self.advice is None else self.advice

    def due(self, game: str, raised: Iterable[str]) -> tuple[str, ...]:
        """What is to be told of the topics that came up."""
        known = self.told.get(game, ())
        return tuple(topic for topic in raised if topic not in known)[:MOST]

    def having_heard(self, game: str, table_id: int, topics: tuple[str, ...]) -> Advised:
        """The same after these topics were told at this table."""
        firsts = {game: table_id, **self.first_tables}
        told = {**self.told, game: (*self.told.get(game, ()), *topics)} if topics else self.told
        return msgspec.structs.replace(self, first_tables=firsts, told=told)


async def advised(store: Store, user_id: int) -> Advised:
    """What a person has chosen about advice, and was told."""
    return msgspec.json.decode(await store.person_prefs(user_id), type=Advised)


async def keep_advised(store: Store, user_id: int, now: Advised) -> None:
    """Keep it, and leave their other preferences alone."""
    await store.set_person_prefs(user_id, merged(await store.person_prefs(user_id), now))


async def choose_advice(store: Store, user_id: int, *, on: bool) -> None:
    """Turn advice on or off for somebody, at every table."""
    before = await advised(store, user_id)
    await keep_advised(store, user_id, msgspec.structs.replace(before, advice=on))
