"""One of two tables at which the same is done: who does what there, and what its observer gets."""

from __future__ import annotations

import contextlib
import re
from collections import Counter
from collections.abc import Awaitable, Iterator
from itertools import zip_longest
from random import Random
from typing import Any
from unittest.mock import patch

from bot.engine.asks import Answer, Refusal
from bot.engine.match import ENCODER, Match, Step, decode
from bot.games import game
from bot.laws.secrets.twins import asked_before, visible
from bot.playground.journal import Sent
from bot.playground.people import InteractionFailed, Person
from bot.sessions import lobby
from bot.sessions.session import Session
from tests.support.e2e.bench import Bench, give, take_back_of
from tests.support.engine.assembled import Loose

PLAYERS = ("Ada", "Bruno", "Chiara", "Dmitri", "Eve")
MASTER = "Fay"
"""Owns the tables and sits nowhere."""
CHANGING = re.compile(
    rb"[?&](?:ex|is|hm)=[0-9a-f]+|"
    rb"\d{10,20}|\"id\":\d{4,10}(?!\d)|\"nonce\":\"[^\"]*\"|v[bs]:[0-9a-z]+:|\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d)?"
)
"""What Discord and the clock number and sign, what keeps a message from being posted twice, and which table it is."""

ACKNOWLEDGED = b'\x00{"type":6}'
"""A press that was taken, and changed nothing by itself: Discord shows nobody anything of it."""


class Side:
    """One of the two tables: who does what there, and what the observer, a game-master and everybody gets."""

    def __init__(self, table: Bench, channel: str, observer: str, steps: list[Step]) -> None:
        self.table = table
        self.channel = channel
        self.observer = observer
        self.session: Session
        self.heard: list[bytes] = []
        self.steps: list[Step] = []
        self._applied = steps

    def person(self, name: str) -> Person:
        return self.table.person(name)

    def name_of(self, seat: str) -> str:
        """Who holds a seat; empty if Vigil does."""
        return self.session.seats[seat].user_name

    async def open(self, setup: Any, laid: bytes) -> None:
        """Open a table whose game starts from a position."""
        house, found = self.table.bot.house, game(self.game)
        master = lobby.Person(int(self.person(MASTER).id), MASTER)
        world = self.table.server.world
        session = await house.open(
            self.game,
            guild_id=int(world.guild_id),
            channel_id=self.table.channel_id(self.channel),
            owner=master,
            locale="en",
        )
        people = [lobby.Person(int(self.person(name).id), name) for name in PLAYERS]
        for seat, person in zip(setup.seats, people, strict=False):
            await lobby.sit(session, person, seat)
        await lobby.choose(session, "mission", setup.mission)
        for switch, value in setup.options.items():
            await lobby.choose(session, switch, value)
        with patch.object(Loose(found.rules), "setup", lambda *_: decode(found, laid)):
            await lobby.start(session, people[0])
        self.session = session
        self.table.panels.publisher.wake(session)

    game = ""

    async def doing(self, deed: Awaitable[None]) -> None:
        """Do something, and keep what came of it."""
        if hasattr(self, "session"):  # another bot may hold the table by now
            self.session = await self.table.session(self.channel)
        self._applied.clear()
        start = len(self.table.server.sent)
        with contextlib.suppress(InteractionFailed, LookupError):  # what is not on the screen cannot be pressed
            await deed
        await self.table.quiet()
        self.session = await self.table.session(self.channel)
        me, master = self.person(self.observer).id, self.person(MASTER).id
        here = [sent for sent in self.table.server.sent[start:] if sent.channel_id == str(self.session.row.channel_id)]
        fresh = [sent for sent in here if sent.only_for in (None, "", me, master)]
        # Sorted: what goes to different places at once comes as it happens to.
        told = (bytes_of(sent) for sent in fresh if sent.accepted)
        self.heard = sorted(each for each in told if not each.endswith(ACKNOWLEDGED))
        self.steps = list(self._applied)

    def shown(self, seat: str | None) -> bytes:
        """What the rules show a seat and everybody now, and have told them."""
        return shown(self.session.match, self.steps, seat)

    # What is done

    async def answer(self, answer: Answer, rng: Random, *, openly: bool) -> None:
        """Let whoever holds a seat answer, by pressing where they can, else by typing; on the panel only openly."""
        holder = self.person(self.name_of(answer.seat))
        panel, picks = await self.table.panel(self.channel), answer.picks
        if picks and not answer.amounts and rng.random() < 0.8:
            if openly and await give(holder, panel, picks):
                return
            desk = (await holder.press(panel, "My hand")).message
            if await give(holder, desk, picks):
                return
        with contextlib.suppress(Refusal):
            await self.session.answer(int(holder.id), picks, amounts=answer.amounts, seat=answer.seat)
        self.table.panels.publisher.wake(self.session)

    async def desk(self, deed: str, rng: Random) -> None:
        """Let the game-master, the table or fate do something; what is refused is refused."""
        match deed:
            case "undo":
                await self._confirmed("undo", steps=rng.randint(1, 3))
            case "set":
                if fixes := game(self.game).table.fixes(decode(game(self.game), self.session.match.base)):
                    fix = rng.choice(fixes)
                    await self._confirmed("set", what=fix.key, value=rng.choice(fix.values))
            case "seat":
                await self._hand_on(rng)
            case "answer":
                await self._gm("answer", seat=rng.choice(self.session.match.waiting))
            case "vote":
                await self._vote()
            case "complete":
                seat = self.session.match.waiting[0]
                for command, option in (("answer", "seat"), ("set", "what"), ("undo", "to"), ("seat", "seat")):
                    await self.person(MASTER).autocomplete(f"gm {command}", option, "", self.channel)
                await self.person(MASTER).autocomplete("gm answer", "action", "", self.channel, seat=seat)
            case "back":
                await self._take_back()
            case "restart":
                self.table.bot.house.sweep(idle=-1.0)  # only what is in memory of the tables goes
                # Whatever comes first shows the panel of a table taken up anew: here, and not in the midst of a deed.
                self.table.panels.publisher.wake(await self.table.session(self.channel))
            case _:
                reply = await self._gm(deed)
                if reply.kind == "deferred":
                    await reply.final()

    async def _take_back(self) -> None:
        """Let whoever answered last take that back."""
        reach = self.session.reach
        name = next((seat.user_name for seat in self.session.seats.values() if seat.user_id == reach.user_id), "")
        if reach.answers and name:
            panel = await self.table.panel(self.channel)
            await self.person(name).press(panel, custom_id=take_back_of(panel)["custom_id"])

    async def look(self, look: str) -> None:
        """Let the observer look at something."""
        me, choose = self.person(self.observer), f"{self.game} choose"
        typing = ("table do", "action") if self.game == "training" else (choose, "what")
        match look:
            case "hand":
                await me.press(await self.table.panel(self.channel), "My hand")
            case "closer":
                await me.press(await self.table.more(me.name, self.channel), "Look closer")
            case "why":
                page = await me.press(await self.table.more(me.name, self.channel), "Why?")
                story = await page.final()
                if story.selects:
                    newest = story.menu()["options"][-1]["value"]
                    await (await me.select(story, values=[newest])).final()
            case "explain":
                await me.press(await self.table.panel(self.channel), "Explain")
            case "hint":
                await me.command("hint", self.channel)
            case "complete":
                await me.autocomplete(*typing, "", self.channel)
            case "nonsense":
                await me.command(typing[0], self.channel, options={typing[1]: "fly to the moon"})
            case _:
                reply = await me.command(f"table {look}", self.channel)
                if reply.kind == "deferred":
                    await reply.final()

    async def _gm(self, command: str, **options: Any) -> Any:
        return await self.person(MASTER).command(f"gm {command}", self.channel, options=options)

    async def _confirmed(self, command: str, **options: Any) -> None:
        preview = (await self._gm(command, **options)).message
        if preview.buttons:
            await self.person(MASTER).press(preview, "Yes, do it")

    async def _hand_on(self, rng: Random) -> None:
        """Hand somebody else's seat to somebody else again, or to Vigil: the observer must learn nothing by it."""
        seats = [seat for seat in self.session.match.state.seats if self.name_of(seat) != self.observer]
        people = [name for name in (*PLAYERS, "") if name != self.observer]
        if seats:
            seat, to = rng.choice(seats), rng.choice(people)
            await self._gm("seat", seat=seat, **({"person": self.person(to)} if to else {}))

    async def _vote(self) -> None:
        seated = list(dict.fromkeys(seat.user_name for seat in self.session.seats.values() if seat.user_name))
        vote = (await self.person(seated[0]).command("table undo-vote", self.channel)).message
        for name in seated[1:]:
            await self.table.quiet()  # so that whoever comes too late always does
            if vote.buttons:
                await self.person(name).press(vote, "Take it back")


def shown(match: Match, steps: list[Step], seat: str | None) -> bytes:
    """What the rules show a seat and everybody of a match, and have told them in these steps."""
    told = [(match.view(who), asked_before(match, who), [visible(step, who) for step in steps]) for who in (None, seat)]
    return ENCODER.encode([*told, match.game.look.figures(match.state)])


def bytes_of(sent: Sent) -> bytes:
    """All that somebody gets, without what differs between any two messages."""
    return CHANGING.sub(b"#", b"\0".join((sent.route.encode(), sent.everything())))


def differing(here: list[bytes], there: list[bytes]) -> Iterator[str]:
    """Show what only one of two observers got, from where it differs from what only the other got."""
    one, other = list((Counter(here) - Counter(there)).elements()), list((Counter(there) - Counter(here)).elements())
    for a, b in zip_longest(one, other, fillvalue=b""):
        at = next((n for n, pair in enumerate(zip(a, b, strict=False)) if pair[0] != pair[1]), 0)
        yield from (f"{each[:60]!r} ... {each[max(0, at - 150) : at + 150]!r}" for each in (a, b) if each)
