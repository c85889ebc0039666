"""`python -m tests.saves.make VERSION`: play every voyage with this version, and keep saves of its moments."""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from pathlib import Path
from types import SimpleNamespace

from bot.engine.asks import Answer, Refusal
from bot.laws.players import Biased
from bot.sessions import lobby, tables
from bot.sessions.gm import corrections
from bot.sessions.house import House
from bot.sessions.lobby import Person
from bot.sessions.past import rewind
from bot.sessions.session import Session
from bot.store import Store
from tests.saves.voyages import VOYAGES, Voyage

HERE = Path(__file__).parent
GUILD, CHANNEL = 1, 10
MASTER = Person(100, "Game-master")
"""Turns back and puts right without a seat: who plays needs the table's vote for that."""
EARLY, MIDDLE = 4, 60
UNDONE_AT, SET_AT, BACK = 24, 34, 6


class Log:
    """Plays a voyage and writes a save at each moment, once."""

    def __init__(self, house: House, voyage: Voyage, folder: Path) -> None:
        self.house = house
        self.voyage = voyage
        self.folder = folder
        self.kept: set[str] = set()
        self.player = Biased(voyage.name.encode(), voyage.trust)
        self.people = {seat: Person(100 + n, f"Person {n}") for n, seat in enumerate(voyage.seats, 1)}

    async def sail(self) -> None:
        """Play from the lobby to the end, and on into the next lobby where a campaign goes on."""
        session = await self._begun()
        answers = 0
        while session.row.status == "playing":
            if answers == UNDONE_AT:
                await self._undo(session)
            if answers == SET_AT:
                await self._correct(session)
            await self._answer(session)
            answers += 1
            await self._moments(session, answers)
        await self._keep(session, "finished")
        try:
            following = await tables.next_mission(self.house, session)
        except Refusal:
            return
        await self._keep(following, "between")

    async def _begun(self) -> Session:
        house, voyage = self.house, self.voyage
        first = self.people[voyage.seats[0]]
        session = await house.open(voyage.game, guild_id=GUILD, channel_id=CHANNEL, owner=first, locale="en")
        if voyage.mission != session.row.mission:
            await lobby.choose(session, "mission", voyage.mission)
        for switch, value in voyage.options.items():
            await lobby.choose(session, switch, value)
        for seat in voyage.seats:
            await lobby.sit(session, self.people[seat], seat)
        await lobby.start(session, first)
        return session

    async def _answer(self, session: Session) -> None:
        answer = self.player.answer(session.match)
        if not isinstance(answer, Answer):
            raise TypeError(f"a player gave {answer!r}")
        user = self.people[answer.seat].id
        await session.answer(user, answer.picks, amounts=answer.amounts, seat=answer.seat)

    async def _undo(self, session: Session) -> None:
        """Take back past whatever came out, and play on."""
        await rewind.undo(session, BACK, MASTER.id, name=MASTER.name)
        await self._keep(session, "undone")

    async def _correct(self, session: Session) -> None:
        """Put something right as a game-master would: the first thing that can be."""
        for fix in await corrections.offered(session):
            for value in fix.values:
                if value == fix.now:
                    continue
                try:
                    await corrections.correct(session, MASTER, fix.key, value)
                except Refusal:
                    continue
                await self._keep(session, "set")
                return

    async def _moments(self, session: Session, answers: int) -> None:
        match = session.match
        reacting = any(ask.kind == "react" for ask in match.asks)
        for moment, now in {
            "early": answers == EARLY,
            "inside": answers > EARLY and bool(match.entries),
            "reacting": bool(match.entries) and reacting,
            "window": match.partial,
            "middle": answers == MIDDLE,
        }.items():
            if now:
                await self._keep(session, moment)

    async def _keep(self, session: Session, moment: str) -> None:
        if moment in self.kept:
            return
        self.kept.add(moment)
        data = await session.store.export_campaign(session.row.campaign_id or 0)
        (self.folder / f"{self.voyage.name}.{moment}.vigil").write_bytes(data)


async def sail(voyage: Voyage, folder: Path) -> None:
    """Play one voyage in a house of its own; its seed follows from its name."""
    dice = random.Random(voyage.name)
    lobby.secrets = SimpleNamespace(token_bytes=dice.randbytes)  # type: ignore[assignment, attr-defined]
    with tempfile.TemporaryDirectory() as aside:
        async with await Store.open(Path(aside) / "vigil.sqlite3") as store:
            await Log(House(store), voyage, folder).sail()


def main() -> None:
    """Play every voyage."""
    parser = argparse.ArgumentParser()
    parser.add_argument("version", help="the version whose saves these are")
    folder = HERE / parser.parse_args().version
    folder.mkdir(exist_ok=True)
    for voyage in VOYAGES:
        asyncio.run(sail(voyage, folder))


if __name__ == "__main__":
    main()
