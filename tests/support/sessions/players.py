"""People who play a table by answering, for tests that need a game in some position."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from bot.engine.match import ENCODER
from bot.sessions import lobby
from bot.sessions.house import House
from bot.sessions.lobby import Person
from bot.sessions.session import Session
from bot.sessions.telling.update import Update

S = TypeVar("S")
ADA, BRUNO = Person(1, "Ada"), Person(2, "Bruno")


class Players:
    """Ada and Bruno at a started table, perhaps with Vigil beside them."""

    def __init__(self, house: House, session: Session, seed: int = 1) -> None:
        self.house = house
        self.session = session
        self.rng = Random(seed)

    @classmethod
    async def sit_down(cls, house: House, computers: int = 0, channel: int = 5, game: str = "training") -> Players:
        session = await house.open(game, guild_id=9, channel_id=channel, owner=ADA, locale="en")
        await lobby.sit(session, ADA)
        await lobby.sit(session, BRUNO)
        for _ in range(computers):
            await lobby.fill(session)
        await lobby.start(session, ADA)
        return cls(house, session)

    def state(self, kind: type[S]) -> S:
        """The state of their game, which is of this kind."""
        state = self.session.match.state
        assert isinstance(state, kind)
        return state

    async def fresh(self) -> Players:
        """The same table as another process would find it."""
        house = House(self.house.store)
        session = await house.table(self.session.id)
        await session.loaded()
        again = Players(house, session)
        again.rng = self.rng
        return again

    def asked(self) -> Person:
        seated = [Person(seat.user_id, seat.user_name) for seat in self.session.seats.values() if seat.user_id]
        return next(person for person in seated if self.session.ask_for(person.id))

    async def answer(self, *picks: str) -> Update:
        """Let whoever is asked answer this, or something at random."""
        person = self.asked()
        found = self.session.ask_for(person.id)
        assert found is not None
        ask = found[1]
        count = ask.least if ask.kind == "some" else 1
        keys = picks or [option.key for option in self.rng.sample(ask.options, count)]
        return await self.session.answer(person.id, keys, asked=self.session.asked)

    async def play(self, answers: int) -> None:
        for _ in range(answers):
            if self.session.row.status == "playing":
                await self.answer()

    def bytes(self) -> bytes:
        """Everything the position is: the state, what is asked and who owes an answer."""
        match = self.session.match
        return ENCODER.encode((match.state, match.asks, match.waiting, self.session.asked))
