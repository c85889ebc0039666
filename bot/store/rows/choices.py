"""The part of the store that keeps what servers, tables and people have chosen."""

from __future__ import annotations

from bot.store.file.connection import Connection
from bot.store.rows import settings


class Choices:
    """Settings and preferences, each one JSON text."""

    _db: Connection

    async def guild_settings(self, guild_id: int) -> bytes:
        """The settings of a server as JSON; `{}` if it has none."""
        return await self._db.read(settings.guild, guild_id)

    async def set_guild_settings(self, guild_id: int, value: bytes) -> None:
        """Keep the settings of a server."""
        await self._db.write(settings.set_guild, guild_id, value)

    async def person_prefs(self, user_id: int) -> bytes:
        """The preferences of a person as JSON; `{}` if they have none."""
        return await self._db.read(settings.person, user_id)

    async def set_person_prefs(self, user_id: int, value: bytes) -> None:
        """Keep the preferences of a person."""
        await self._db.write(settings.set_person, user_id, value)

    async def table_settings(self, table_id: int) -> bytes:
        """The settings of a table as JSON; `{}` if it has none."""
        return await self._db.read(settings.table, table_id)

    async def set_table_settings(self, table_id: int, value: bytes) -> None:
        """Keep the settings of a table."""
        await self._db.write(settings.set_table, table_id, value)
