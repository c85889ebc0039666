"""Secrets of Nemesis on the bytes that leave the bot: with what somebody may not see changed, they get the same bytes.

Two tables start from one position of a game in full course; in the second, everything that an observer may not see is
otherwise. The same people say the same things at both, as long as the rules themselves show the observer nothing that
tells them apart. Then every message to the channel and to the observer must be the same at both tables: words,
buttons, menus, ids, alt texts, pictures, and whether there is a message at all.
"""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from bot.engine.asks import PASS, Answer, Ask
from bot.engine.chance import Chance
from bot.engine.game import Setup
from bot.engine.match import ENCODER, Match, Step, decode
from bot.games import game
from bot.games.nemesis.acting import WINDOW
from bot.games.nemesis.state import Nemesis
from bot.laws.twins import asked_before, visible
from bot.playground.journal import Sent
from bot.playground.world import PEOPLE
from tests.e2e.aboard import CREW, Change, staged
from tests.e2e.bench import CHANNEL, Bench, bench, give
from tests.e2e.sketchpad import Sketchpad
from tests.e2e.test_attendance import Clock
from tests.rules.nemesis.ship import Ship

NEMESIS = game("nemesis")
SEATS = NEMESIS.seats[: len(CREW)]
IDS = re.compile(rb"\d{15,20}|\"nonce\":\"[^\"]*\"")
"""What Discord itself numbers, and what keeps a message from being posted twice."""
LENGTH = 12
"""Answers that two tables are followed for."""
TRIES = 40
"""Ways to go on that are tried to find them."""


class Story(NamedTuple):
    """Two positions that look the same to an observer, and answers after which they still do."""

    here: bytes
    there: bytes
    answers: tuple[Answer, ...]


def some(ask: Ask, rng: Random, allowed: set[str]) -> tuple[str, ...] | None:
    """Pick at random among options of an ask, and seldom pass."""
    keys = [option.key for option in ask.options if option.key in allowed]
    if len(keys) > 1 and rng.random() < 0.8:
        keys = [key for key in keys if key != PASS]
    least, most = (ask.least, min(ask.most, len(keys))) if ask.kind == "some" else (1, 1)
    return tuple(rng.sample(keys, rng.randint(least, most))) if least <= most and len(keys) >= least else None


def in_full_course(rng: Random) -> bytes:
    """Play a game at random for some rounds, and give it where a round has just begun with everybody aboard."""
    options = {switch.id: switch.default for switch in NEMESIS.switches}
    while True:
        match, _ = Match.start(NEMESIS, Setup(SEATS, "crew", options), rng.randbytes(32))
        while not match.over:
            g = match.state
            assert isinstance(g, Nemesis)
            fresh = g.phase == "player" and g.turn == g.first and g.actions == 2 and g.round >= 3
            if any(player.state != "aboard" for player in g.players.values()):
                break
            if fresh and not match.entries and not any(player.passed for player in g.players.values()):
                return match.base
            seat = match.waiting[0]
            ask = match.ask_of(seat)
            assert ask is not None
            match.apply(Answer(seat, some(ask, rng, {option.key for option in ask.options}) or ()))


def alike(one: Match, other: Match, steps: tuple[Step, Step], seat: str | None) -> bool:
    """Whether an observer could tell two matches apart by the rules alone."""
    seen = [
        ENCODER.encode((match.view(seat), asked_before(match, seat), match.game.figures(match.state)))
        for match in (one, other)
    ]
    told = [ENCODER.encode(visible(step, seat)) for step in steps]
    return seen[0] == seen[1] and told[0] == told[1]


def stretch(pair: list[Match], rng: Random, seat: str | None) -> list[Answer] | None:
    """Answer at random at both tables to the next place where they can be saved; None if the observer sees more."""
    answers: list[Answer] = []
    while not answers or pair[0].entries:
        who = pair[0].waiting[0]
        asks = [match.ask_of(who) for match in pair]
        picks = some(asks[0], rng, {option.key for option in asks[1].options}) if asks[0] and asks[1] else None
        if picks is None:
            return None
        answer = Answer(who, picks)
        if not alike(*pair, (pair[0].apply(answer), pair[1].apply(answer)), seat) or pair[0].over:
            return None
        answers.append(answer)
    return answers


def story(rng: Random, seat: str | None) -> Story:
    """Change what a seat may not see, and find answers that show it nothing of that."""
    while True:
        here = in_full_course(rng)
        state = decode(NEMESIS, here)
        NEMESIS.veil(state, seat, Chance(rng.randbytes(16)))
        there = ENCODER.encode(state)
        bases, answers = [here, there], list[Answer]()
        for _ in range(TRIES):
            pair = [Match.restore(NEMESIS, base) for base in bases]
            if found := stretch(pair, rng, seat):
                answers += found
                bases = [match.base for match in pair]
            if len(answers) >= LENGTH and here != there:
                return Story(here, there, tuple(answers))


def bytes_for(sent: Sent) -> bytes:
    """Give what somebody gets, without the numbers that Discord gives."""
    return IDS.sub(b"#", b"\0".join((sent.route.encode(), sent.everything())))


class Listening:
    """One of the tables: the same is said and looked at, and what the observer gets is kept, step by step."""

    def __init__(self, table: Bench, observer: str) -> None:
        self.table = table
        self.observer = observer
        self.heard: list[list[bytes]] = []
        self.read = 0

    async def listen(self) -> None:
        """Keep what came since the last time."""
        await self.table.quiet()
        fresh, self.read = self.table.server.sent[self.read :], len(self.table.server.sent)
        me = self.table.person(self.observer).id
        self.heard.append([bytes_for(sent) for sent in fresh if sent.only_for in (None, "", me)])

    async def look(self, rng: Random) -> None:
        """Let the observer look at whatever can be looked at."""
        me = self.table.person(self.observer)
        for path in rng.sample(("table status", "table log", "nemesis ship", "table board", "nemesis me"), 2):
            await (await me.command(path, CHANNEL)).final()
        await me.press(await self.table.panel(), "My hand")
        await me.autocomplete("nemesis choose", "what", "", CHANNEL)
        await me.autocomplete("nemesis play", "what", "", CHANNEL)
        await me.command("nemesis choose", CHANNEL, what="fly to the moon")

    async def play(self, answers: tuple[Answer, ...], seed: int) -> None:
        """Let everybody give these answers, typed or pressed."""
        rng = Random(seed)
        session = await self.table.session()
        await self.table.quiet()
        self.read = len(self.table.server.sent)  # the lobby is over; its messages come as people happen to press
        await self.look(rng)
        await self.listen()
        for answer in answers:
            person = self.table.person(PEOPLE[SEATS.index(answer.seat)])
            others = [name for name in PEOPLE[: len(SEATS)] if name != person.name]
            if self.observer not in others or rng.random() < 0.5:
                await person.autocomplete("nemesis choose", "what", "", CHANNEL)
            head = session.row.head
            panel = await self.table.panel()
            typing = rng.random() < 0.4 or not answer.picks
            if typing or await give(person, panel, answer.picks) is None:
                await person.command("nemesis choose", CHANNEL, options=typed(answer))
            await self.table.quiet()
            assert session.row.head > head, answer
            if not session.match.waiting or answer.seat != session.match.waiting[0]:
                await self.look(rng)
            await self.listen()


def typed(answer: Answer) -> dict[str, str]:
    """Write an answer as somebody would type it."""
    return {"what": ",".join(answer.picks)} if answer.picks else {}


async def played(path: Path, monkeypatch: pytest.MonkeyPatch, laid: bytes, told: Story, observer: str) -> Listening:
    """Play a story at a table that starts from one of its positions."""
    monkeypatch.setattr(NEMESIS, "setup", lambda chosen, seed: decode(NEMESIS, laid))
    async with Sketchpad() as sketchpad, bench(path, sketchpad) as table:
        listening = Listening(table, observer)
        await table.open(*PEOPLE[: len(SEATS)], game="nemesis")
        await listening.play(told.answers, seed=5)
    return listening


@pytest.mark.parametrize(("seed", "observer"), [(1, "Ada"), (2, "Bruno"), (3, "Chiara"), (4, "Eve"), (5, "Ada")])
async def test_what_is_hidden_changes_no_byte_that_somebody_gets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seeds: Random, seed: int, observer: str
) -> None:
    seat = SEATS[PEOPLE.index(observer)] if observer in PEOPLE[: len(SEATS)] else None
    told = story(Random(seed), seat)
    heard = []
    for name, laid in (("here", told.here), ("there", told.there)):
        seeds.seed(7)  # so that both tables promise the same seed
        listening = await played(tmp_path / f"{name}.sqlite3", monkeypatch, laid, told, observer)
        heard.append(listening.heard)
    here, there = heard
    assert sum(map(len, here)) > 30
    for step, (one, other) in enumerate(zip(here, there, strict=True)):
        assert one == other, f"step {step}"


# The window for an Interruption


def crowd(held: str) -> Change:
    """All are in one room; the Scout holds this besides another card."""

    def change(ship: Ship) -> None:
        ship.at(scout="11", soldier="11").hand("captain", "rest", "reload", "search")
        ship.hand("scout", held, "search").hand("soldier", "rest", "search")

    return change


async def let_pass(table: Bench, listening: Listening) -> None:
    """The Captain acts; the Soldier lets it pass, and the Scout says nothing until the time is over."""
    clock = Clock(table)
    session = await table.session()
    listening.read = len(table.server.sent)
    await table.person("Ada").command("nemesis play", CHANNEL, what="rest")
    assert {(ask.seats, ask.prompt, ask.within) for ask in session.match.asks} == {
        (("orange",), "interrupt", WINDOW),
        (("green",), "interrupt", WINDOW),
    }
    await listening.look(Random(1))
    await listening.listen()
    await table.person("Chiara").command("nemesis react", CHANNEL)
    await listening.listen()
    await clock.later((WINDOW - 1) * 1000)
    assert session.match.waiting == ("orange",), "everybody has the same time"
    await clock.later(1000)
    assert session.match.waiting == ("blue",)
    await listening.listen()


@pytest.mark.parametrize("observer", ["Ada", "Chiara", "Eve"])
async def test_a_window_does_not_tell_who_holds_an_interruption(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seeds: Random, observer: str
) -> None:
    heard = []
    for held in ("interruption", "demolition"):
        seeds.seed(7)
        async with Sketchpad() as sketchpad, bench(tmp_path / f"{held}.sqlite3", sketchpad) as table:
            await staged(table, monkeypatch, crowd(held))
            listening = Listening(table, observer)
            await let_pass(table, listening)
            heard.append(listening.heard)
    here, there = heard
    assert sum(map(len, here)) > 5
    assert here == there
