"""The part of the store where people have a say: votes on taking back, and petitions."""

from __future__ import annotations

from bot.store.file.connection import Connection
from bot.store.rows import Petition, Vote, petitions, votes


class Voices:
    """What is voted on, kept so that no restart forgets it."""

    def __init__(self, connection: Connection) -> None:
        self._db = connection

    # Votes

    async def vote(self, table_id: int) -> Vote | None:
        """The vote that is held at a table."""
        return await self._db.read(votes.get, table_id)

    async def votes(self) -> list[Vote]:
        """The votes that are held anywhere."""
        return await self._db.read(votes.every)

    async def put_vote(self, vote: Vote) -> None:
        """Keep a vote, in place of the one its table had."""
        await self._db.write(votes.put, vote)

    async def place_vote(self, table_id: int, head: int, channel_id: int, message_id: int) -> None:
        """Note where the vote that was called at a row is shown."""
        await self._db.write(votes.place, table_id, head, channel_id, message_id)

    async def drop_vote(self, table_id: int, head: int) -> None:
        """Forget the vote that was called at a row; one that was called since stays."""
        await self._db.write(votes.drop, table_id, head)

    # Petitions

    async def petitions(self, table_id: int) -> list[Petition]:
        """What was asked for at a table, oldest first."""
        return await self._db.read(petitions.of_table, table_id)

    async def open_petitions(self) -> list[Petition]:
        """What is asked for anywhere and not decided yet, or decided and not done."""
        return await self._db.read(petitions.still_open)

    async def put_petition(self, petition: Petition) -> Petition:
        """Keep a petition as it stands; gives it with its id."""
        return await self._db.write(petitions.put, petition)

    async def place_petition(self, petition_id: int, channel_id: int, message_id: int) -> None:
        """Note where a petition is shown."""
        await self._db.write(petitions.place, petition_id, channel_id, message_id)

    async def drop_petition(self, petition_id: int) -> None:
        """Forget a petition."""
        await self._db.write(petitions.drop, petition_id)

    async def handed(self, table_id: int) -> list[tuple[int | None, bytes]]:
        """Who wrote the rows in which seats may have changed hands, and their labels, whatever was taken back since."""
        return await self._db.read(petitions.handed, table_id)
