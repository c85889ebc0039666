"""People who play a campaign of any game as Vigil advises, by whatever Discord offers, over restarts of the bot."""

from __future__ import annotations

from itertools import cycle

from bot.engine.asks import Ask
from bot.engine.match import ENCODER
from bot.sessions.session import Session
from tests.support.e2e.bench import CHANNEL, Bench, give
from tests.support.e2e.replies import first_step


class Party:
    """A table's people: they press buttons and menus, type, and follow hints in turn."""

    def __init__(self, table: Bench, game: str, *names: str) -> None:
        self.table = table
        self.game = game
        self.names = names
        self.answers = 0
        self.ways = cycle(("press", "press", "type", "hint"))

    def picks(self, session: Session, seat: str | None, ask: Ask) -> tuple[str, ...]:
        """What to answer: as Vigil's own player would."""
        return session.game.player.advise(session.match.view(seat), ask).picks

    async def answer(self, session: Session) -> None:
        """Let whoever is asked answer; what was not advised cannot be had by a hint, so it is pressed or typed."""
        person, ask = self.table.asked(session)
        seat = session.asked_seat(int(person.id))
        picks = self.picks(session, seat, ask)
        advised = picks == Party.picks(self, session, seat, ask)
        way, head = next(self.ways), session.row.head
        if way == "hint" and not advised:
            way = "press"
        panel = await self.table.panel()
        if way == "type" and len(picks) == 1:
            await person.command(f"{self.game} choose", CHANNEL, what=picks[0])
        elif way == "hint" or await give(person, panel, picks) is None:
            await self._elsewhere(session, picks, advised=advised)
        self.answers += 1
        await self.table.quiet()  # on a slow machine the answer comes after its acknowledgement
        assert session.row.head > head, (ask.prompt, picks)

    async def _elsewhere(self, session: Session, picks: tuple[str, ...], *, advised: bool) -> None:
        """Answer what the panel does not show: as the hint says, or from the person's own desk."""
        person, _ = self.table.asked(session)
        if advised:
            hint = (await person.command("hint", CHANNEL)).message
            await person.press(hint, first_step(hint))
        else:
            await self.table.choose(session, person, picks)

    async def mission(self, session: Session, *, restart_after: int) -> Session:
        """Play a mission to its end, with a restart of the bot on the way."""
        for count in range(2000):
            if session.row.status != "playing":
                await self.table.quiet()
                return session
            if count == restart_after:
                session = await self.restarted(session)
            await self.answer(session)
        raise AssertionError("the mission does not end")

    async def restarted(self, session: Session) -> Session:
        """Stop the bot and start it again: position and question are the same."""
        await self.table.quiet()
        before, asks, head = ENCODER.encode(session.match.state), session.match.asks, session.row.head
        await self.table.restart()
        session = await self.table.session()
        assert (session.row.head, ENCODER.encode(session.match.state)) == (head, before)
        assert session.match.asks == asks
        return session

    async def next_lobby(self) -> None:
        """Open the next lobby and start from it, with restarts before and between."""
        await self.table.restart()
        first = self.table.person(self.names[0])
        lobby = (await first.command("table next", CHANNEL)).message
        await self.table.restart()
        await first.press(lobby, "Start")

    async def ended(self, session: Session) -> None:
        """See that a finished mission is whole: its journal holds, nothing is owed, one panel says so."""
        assert await self.table.store.verify(session.id) == []
        assert await self.table.store.pending() == []
        panel = await self.table.panel()
        assert "The game is over." in panel.text
        assert [message.id for message in self.table.live()] == [panel.id]
