"""What a check posts and nobody shall see for long: it is noted, and taken away even after a crash."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

import discord

from bot.store import Leftover, Store, StoreError

log = logging.getLogger(__name__)

Posted = discord.Message | discord.PartialMessage
OUT_OF_REACH = (discord.NotFound, discord.Forbidden)
"""It is gone, or nobody can take it away from here."""


class Litter:
    """The messages of all checks, here and from before a restart."""

    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client = client
        self._store = store
        self._here: set[int] = set()
        """What was posted since the start: whoever posted it takes it away."""

    async def note(self, message: discord.Message) -> None:
        """Remember a message that has just been posted; a disk that cannot take it is no reason to try nothing."""
        self._here.add(message.id)
        try:
            await self._store.put_leftover(Leftover(message.id, message.channel.id))
        except StoreError as error:
            log.warning("message %s of a check could not be noted: %s", message.id, error)

    async def clear(self, messages: Iterable[Posted]) -> int:
        """Take messages away, and give how many stay."""
        several = list({message.id: message for message in messages}.values())
        came = await asyncio.gather(*(message.delete() for message in several), return_exceptions=True)
        pairs = list(zip(several, came, strict=True))
        await self._forget([message.id for message, error in pairs if error is None or isinstance(error, OUT_OF_REACH)])
        return sum(error is not None and not isinstance(error, discord.NotFound) for error in came)

    async def _forget(self, message_ids: list[int]) -> None:
        try:
            await self._store.forget_leftovers(message_ids)
        except StoreError as error:
            log.warning("messages of a check could not be forgotten: %s", error)

    async def sweep(self) -> None:
        """Take away what an earlier client left."""
        left = [each for each in await self._store.leftovers() if each.message_id not in self._here]
        if not left:
            return
        places = ((self._client.get_partial_messageable(each.channel_id), each.message_id) for each in left)
        stays = await self.clear(place.get_partial_message(id) for place, id in places)
        log.info("%d messages of earlier checks were left, %d of them stay", len(left), stays)
