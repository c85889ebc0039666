"""Somebody who takes a lesson in end-to-end tests: they press what stands there, and know how far they are."""

from __future__ import annotations

from bot.lessons import Run
from bot.lessons.classroom import PROGRESS
from bot.lessons.run import Progress
from bot.playground.people import Person, Reply
from bot.playground.seen import Seen
from tests.support.e2e.bench import CHANNEL, Bench, give


class Pupil:
    """A person with an open lesson. `run` is the same lesson beside the bot, made of what the store keeps."""

    def __init__(self, table: Bench, person: Person, game: str, opened: Reply) -> None:
        self.table = table
        self.person = person
        self.game = game
        self.view: Seen = table.desk(opened)
        """What they see of it now."""

    @classmethod
    async def begins(cls, table: Bench, name: str, game: str, channel: str = CHANNEL) -> Pupil:
        """Let somebody type /learn."""
        person = table.person(name)
        opened = await person.command("learn", channel, game=game)
        await table.quiet()
        return cls(table, person, game, opened)

    async def run(self) -> Run:
        """The lesson as far as the store says."""
        kept = await self.table.store.lesson(int(self.person.id), self.game)
        return Run.resume(self.game, PROGRESS.decode(kept) if kept else Progress())

    async def presses(self, label: str) -> None:
        """Press a button by its words."""
        await self.person.press(self.view, label)
        await self.table.quiet()

    async def does(self, *keys: str) -> None:
        """Choose options by the widgets that stand there."""
        assert await give(self.person, self.view, keys) is not None, f"{keys} are on no widget"
        await self.table.quiet()

    async def goes_on(self) -> bool:
        """Do what the present step wants, by hand; False when the lesson is over."""
        run = await self.run()
        if run.step is None:
            return False
        if run.ask:
            await self.does(*run.shown().picks)
        else:
            await self.presses("Go on")
        return True
