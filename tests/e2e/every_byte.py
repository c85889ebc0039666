"""Every byte that leaves the bot, over many games: what is hidden from somebody changes none that they get.

A game is played by its rules, with undo, corrections, restarts and seats that change hands; here and there its position
is laid out at two tables of the real bot. At the second everything is otherwise that an observer may not see. The same
people do the same at both, and what a game-master and a restart do comes in between. As long as the rules themselves
show the observer no difference, every message to the channel, to a game-master without a seat and to the observer must
be the same at both tables: words, widgets, ids, alt texts, the scenes of pictures, files, and whether there is one.

    python -m tests.e2e.every_byte --games 1000
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import msgspec

from bot.engine.asks import Answer, Ask, Refusal
from bot.engine.chance import Chance
from bot.engine.game import Game
from bot.engine.match import ENCODER, Entry, Match, Step, decode
from bot.games import IDS, game
from bot.laws.mixture import Mix, Shared, between
from bot.laws.plan import Plan, Trial
from bot.laws.players import at_random
from bot.laws.record import Record
from bot.laws.run import Law, Run, play
from bot.laws.twins import asked_before, visible
from bot.playground.journal import Sent
from bot.playground.people import InteractionFailed, Person
from bot.sessions import lobby, rewind, tables
from bot.sessions.session import Session
from tests.e2e.bench import Bench, bench, give, take_back_of
from tests.e2e.sketchpad import Sketchpad

CHANNELS = ("table-one", "table-two")
PLAYERS = ("Ada", "Bruno", "Chiara", "Dmitri", "Eve")
MASTER = "Fay"
"""Owns the tables and sits nowhere."""
ONLOOKER = "Gus"
CHANGING = re.compile(rb"\d{10,20}|\"nonce\":\"[^\"]*\"|v[bs]:[0-9a-z]+:|\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d)?")
"""What Discord and the clock number, what keeps a message from being posted twice, and which table it is."""
MIX = Mix(forks=0.002, corrections=0.01, undo=0.01, restart=0.01, hands=0.01)
STRETCHES, DEEDS = 2, 14
"""Positions of a game that are laid out besides its last, at most, and what is done at each."""
DESK = (
    "undo",
    "redo",
    "set",
    "seat",
    "resync",
    "audit",
    "history",
    "answer",
    "skip",
    "vote",
    "complete",
    "restart",
    "back",
)
LOOKS = ("hand", "closer", "status", "log", "board", "recap", "stats", "hint", "complete", "nonsense")
REAL_RESTARTS = 0.2
"""The share of restarts at which the bot itself is stopped and another started."""
FRESH = 40
"""Games after which a new Discord and a new database are taken."""


class Leak(Exception):
    """Somebody got other bytes, though the rules show them no difference."""


class Tally(msgspec.Struct):
    """What was compared."""

    games: int = 0
    finished: int = 0
    stretches: int = 0
    veiled: int = 0
    """Stretches at whose start something hidden was indeed otherwise."""
    parted: int = 0
    """Stretches that ended early because the rules showed the observer a difference."""
    secret: int = 0
    """Times that somebody decided otherwise at the second table, in secret."""
    messages: int = 0
    bytes: int = 0
    deeds: Counter[str] = msgspec.field(default_factory=Counter)
    by_game: Counter[str] = msgspec.field(default_factory=Counter)
    leaks: list[str] = []


class Laid(Law):
    """Keeps some positions of a run, each as likely as any other however long the game is, and the last."""

    number = 4

    def __init__(self, most: int) -> None:
        self.most = most
        self.seen = 0
        self.kept: list[bytes] = []
        self.last = b""

    def after(self, run: Run, step: Step) -> None:
        """Keep a checkpoint in place of another at times."""
        if step.checkpoint is None or run.match.over:
            return
        self.seen += 1
        self.last = step.checkpoint
        if len(self.kept) < self.most:
            self.kept.append(step.checkpoint)
        elif (at := run.dice.randrange(self.seen)) < self.most:
            self.kept[at] = step.checkpoint


def positions(found: Game[Any, Any], trial: Trial, most: int) -> list[bytes]:
    """Play a game by its rules, with what happens at a real table mixed in, and give some of its positions."""
    record = Record(game=found.id, setup=trial.setup, seed=trial.seed.hex(), strategy=trial.player.name, camera=False)
    laid = Laid(most)
    play(Run(found, record), Shared(trial.player, MIX.hands), [laid], between=partial(between, mix=MIX))
    return [*laid.kept, laid.last]


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
        with patch.object(found, "setup", lambda *_: decode(found, laid)):
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
        self.heard = sorted(bytes_of(sent) for sent in fresh if sent.accepted)
        self.steps = list(self._applied)

    def shown(self, seat: str | None) -> bytes:
        """What the rules show a seat and everybody now, and have told them."""
        match = self.session.match
        return ENCODER.encode(
            [
                (match.view(who), asked_before(match, who), [visible(step, who) for step in self.steps])
                for who in (None, seat)
            ]
            + [match.game.figures(match.state)]
        )

    # What is done

    async def answer(self, answer: Answer, rng: Random) -> None:
        """Let whoever holds a seat answer, by pressing where they can, else by typing."""
        holder = self.person(self.name_of(answer.seat))
        panel, picks = await self.table.panel(self.channel), answer.picks
        if picks and not answer.amounts and rng.random() < 0.8:
            if await give(holder, panel, picks):
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
                if fixes := game(self.game).fixes(decode(game(self.game), self.session.match.base)):
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
                await me.press(await self.table.panel(self.channel), "Look closer")
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
            if vote.buttons:
                await self.person(name).press(vote, "Take it back")


def bytes_of(sent: Sent) -> bytes:
    """Give all that somebody gets, without what differs between any two messages."""
    return CHANGING.sub(b"#", b"\0".join((sent.route.encode(), sent.everything())))


def common(asks: list[Ask], seat: str, dice: Random) -> Answer | None:
    """Pick an answer that both tables offer; None if there is none."""
    both = {option.key for option in asks[1].options}
    options = tuple(option for option in asks[0].options if option.key in both)
    if not options and not asks[0].options and not asks[1].options:
        return at_random(asks[0], seat, dice)
    if len(options) < max(1, asks[0].least):
        return None
    return at_random(msgspec.structs.replace(asks[0], options=options), seat, dice)


def in_secret(ask: Ask) -> Ask:
    """Leave of an ask what only the asked seat may see; nothing where a part of it could not be answered."""
    if ask.secret:
        return ask
    options = tuple(option for option in ask.options if option.secret) if ask.kind in ("one", "react") else ()
    return msgspec.structs.replace(ask, options=options)


class Watch:
    """Two tables at one bot, and the tally of what was compared there."""

    def __init__(self, table: Bench, tally: Tally, seeds: Random, steps: list[Step]) -> None:
        self.table = table
        self.tally = tally
        self.seeds = seeds
        self.steps = steps

    async def game(self, id: str, trial: Trial, seed: str, stretches: int = STRETCHES) -> None:
        """Lay some positions of a game out and compare what is sent."""
        found = game(id)
        for n, base in enumerate(positions(found, trial, stretches)):
            await self.stretch(found, trial, base, Random(f"{seed} {n}"))
        self.tally.games += 1
        self.tally.by_game[id] += 1

    async def stretch(self, found: Game[Any, Any], trial: Trial, base: bytes, rng: Random) -> None:
        """Open the two tables at a position, do the same at both, and compare after each deed."""
        seats = trial.setup.seats[: len(PLAYERS)]
        at = rng.randrange(len(seats) + 1)
        seat, observer = (seats[at], PLAYERS[at]) if at < len(seats) else (None, ONLOOKER)
        state = decode(found, base)
        found.veil(state, seat, Chance(rng.randbytes(16)))
        veiled = ENCODER.encode(state)
        sides = [Side(self.table, channel, observer, self.steps) for channel in CHANNELS]
        self.tally.stretches += 1
        self.tally.veiled += veiled != base
        try:
            for side, laid in zip(sides, (base, veiled), strict=True):
                self.seeds.seed(7)  # so that both tables promise the same seed
                side.game = found.id
                await side.doing(side.open(trial.setup, laid))
            if sides[0].shown(seat) != sides[1].shown(seat):
                raise Leak(f"{found.id}: the rules show {seat or 'everybody'} what is hidden")
            self.compare(sides, seat, "start")
            await self._deeds(sides, seat, rng)
        finally:
            await self._put_away(sides)

    async def _deeds(self, sides: list[Side], seat: str | None, rng: Random) -> None:
        before = ""
        for _ in range(DEEDS):
            if any(side.session.row.status != "playing" for side in sides):
                self.tally.finished += 1
                return
            before = deed = self._choose(before, rng)
            answers = self._answers(sides, seat, rng) if deed == "play" else ()
            if answers is None:
                break
            if deed == "restart" and rng.random() < REAL_RESTARTS:
                await self._restart()
            dice = rng.randrange(1 << 30)
            for n, side in enumerate(sides):
                self.seeds.seed(dice)
                doing = side.answer(answers[n], Random(dice)) if answers else side.desk(deed, Random(dice))
                await side.doing(doing)
            self.tally.deeds[deed] += 1
            self.tally.secret += bool(answers) and answers[0] != answers[1]
            if not self.compare(sides, seat, f"{deed} {answers}"):
                break
            look = rng.choice(LOOKS)
            for side in sides:
                await side.doing(side.look(look))
            self.tally.deeds[f"look: {look}"] += 1
            self.compare(sides, seat, f"look: {look}")
        else:
            return
        self.tally.parted += 1

    async def _restart(self) -> None:
        """Stop the bot and start another, and let it show both tables again."""
        await self.table.restart()
        while rising := [task for task in asyncio.all_tasks() if task.get_name().startswith("discord.py: on_ready")]:
            await asyncio.wait(rising)
        await self.table.quiet()
        self.tally.deeds["restart of the bot"] += 1

    def _choose(self, before: str, rng: Random) -> str:
        """Choose what is done next at both tables."""
        if before in ("undo", "back") and rng.random() < 0.5:
            return "redo"
        return rng.choice(DESK) if rng.random() < 0.5 else "play"

    def _answers(self, sides: list[Side], seat: str | None, rng: Random) -> tuple[Answer, ...] | None:
        """Choose what is answered: the same at both tables, or something else where it is secret; None if nothing."""
        waiting = [each for each in sides[0].session.match.waiting if sides[0].name_of(each)]
        if not waiting:
            return None
        who = rng.choice(waiting)
        asks = [ask for side in sides if (ask := side.session.match.ask_of(who))]
        if len(asks) < len(sides):
            return None
        if who != seat and sides[0].name_of(who) != sides[0].observer and rng.random() < 0.5:
            hidden = [in_secret(ask) for ask in asks]
            if all(ask.options for ask in hidden):
                return tuple(at_random(ask, who, rng) for ask in hidden)
        answer = common(asks, who, rng)
        return (answer, answer) if answer else None

    def compare(self, sides: list[Side], seat: str | None, deed: str) -> bool:
        """Compare what came; False if the rules themselves showed the observer a difference."""
        here, there = sides
        alike = here.shown(seat) == there.shown(seat)
        if alike and here.heard != there.heard:
            pairs = zip(here.heard, there.heard, strict=False)
            one, other = next(((a, b) for a, b in pairs if a != b), (b"", b""))
            at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
            counts = f"{len(here.heard)} and {len(there.heard)} messages"
            around = f"{one[max(0, at - 150) : at + 150]!r}\n{other[max(0, at - 150) : at + 150]!r}"
            raise Leak(f"{here.game}, to {here.observer} as {seat}, after {deed}: {counts}\n{around}")
        if alike:
            self.tally.messages += len(here.heard)
            self.tally.bytes += sum(map(len, here.heard))
        return alike

    async def _put_away(self, sides: list[Side]) -> None:
        for side in sides:
            if hasattr(side, "session"):
                session = await self.table.session(side.channel)
                await tables.put_away(session)
                self.table.panels.publisher.wake(session)
        await self.table.quiet()
        del self.table.server.sent[:]


@contextlib.contextmanager
def overheard() -> Iterator[list[Step]]:
    """Hear every step that any match takes."""
    steps, apply = list[Step](), Match.apply

    def hearing(match: Match, entry: Entry) -> Step:
        steps.append(step := apply(match, entry))
        return step

    with patch.object(Match, "apply", hearing):
        yield steps


@contextlib.asynccontextmanager
async def watching(path: Path, tally: Tally) -> AsyncIterator[Watch]:
    """Start a Discord with everybody in it, and the bot."""
    seeds = Random(7)
    fated = SimpleNamespace(token_bytes=seeds.randbytes)
    with patch.object(lobby, "secrets", fated), patch.object(rewind, "secrets", fated), overheard() as steps:
        async with Sketchpad() as sketchpad, bench(path, sketchpad, by_schema=False) as table:
            table.server.rate.most = None
            for name in (MASTER, ONLOOKER):
                table.server.add_person(name)
            yield Watch(table, tally, seeds, steps)


async def watch(games: int, seed: int, only: tuple[str, ...], tally: Tally) -> None:
    """Play so many games, of every kind in turn, and say now and then how it stands."""
    plans = {id: Plan(game(id), seed) for id in only}
    began, done = time.monotonic(), 0
    with tempfile.TemporaryDirectory() as folder:
        while done < games:
            async with watching(Path(folder) / f"{done}.sqlite3", tally) as watched:
                for n in range(done, min(done + FRESH, games)):
                    id = only[n % len(only)]
                    try:
                        await watched.game(id, plans[id].next(), f"{seed} {n}")
                    except Exception as error:  # noqa: BLE001 - written down, and the others go on
                        tally.leaks.append(f"game {n}: {type(error).__name__}: {error}")
                        sys.stdout.write(f"{tally.leaks[-1]}\n")
                    if n % 10 == 9:
                        told = msgspec.json.encode(tally).decode()
                        sys.stdout.write(f"{n + 1} games, {time.monotonic() - began:.0f} s: {told}\n")
                        sys.stdout.flush()
            done += FRESH


def main() -> int:
    """Play; 0 if nobody was told what they may not know."""
    parser = argparse.ArgumentParser(description="compare every byte sent at tables that differ in what is hidden")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="+", choices=IDS, default=list(IDS))
    args = parser.parse_args()
    logging.disable(logging.ERROR)
    tally = Tally()
    asyncio.run(watch(args.games, args.seed, tuple(args.only), tally))
    sys.stdout.write(msgspec.json.encode(tally).decode() + "\n")
    return 1 if tally.leaks else 0


if __name__ == "__main__":
    sys.exit(main())
