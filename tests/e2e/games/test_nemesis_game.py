"""A whole game of Nemesis for five through Discord: restarts, somebody who goes missing, and the dead who hunt."""

from __future__ import annotations

from itertools import count
from random import Random
from types import SimpleNamespace
from typing import NamedTuple

import pytest

from bot.engine.asks import PASS, Answer, Ask, plainest
from bot.engine.game import Setup
from bot.engine.match import ENCODER, ENTRY, Match, Order
from bot.games import game
from bot.games.nemesis.events.intruders import HunterPlayed
from bot.games.nemesis.rules.acting.acting import WINDOW
from bot.games.nemesis.state import Nemesis
from bot.playground.world.state import PEOPLE
from bot.sessions import lobby
from bot.sessions.session import Session
from bot.sessions.telling.story import joined
from bot.sessions.waiting.patience import GRACE, HOUR
from bot.sessions.waiting.windows import window
from tests.support.e2e.bench import CHANNEL, Bench, give
from tests.support.e2e.games.aboard import position
from tests.support.e2e.patience import Clock

NEMESIS = game("nemesis")
SEATS = NEMESIS.seats
ABSENT = "purple"
"""Dmitri drafts a Character, and is not heard of again."""
RELAXED = "green"
"""Chiara lets every window pass beforehand."""
DAY = 24 * HOUR
BOLD = 0.6
"""How often people do something instead of passing."""
RESTARTS = 50
"""Answers between two restarts."""


class Plan(NamedTuple):
    """A game that was played beforehand: its seed, what the people say, and how it ends."""

    seed: bytes
    answers: tuple[Answer, ...]
    waits: int
    """Windows that the absent let run out."""
    end: bytes
    hunter: str


def says(ask: Ask, rng: Random) -> tuple[str, ...]:
    """Decide something, as lively people would."""
    keys = [option.key for option in ask.options]
    if ask.prompt == "hunter":
        return ("hunt",)
    if ask.kind == "some":
        picks = ask.least if rng.random() < 0.7 else rng.randint(ask.least, min(ask.most, len(keys)))
        return tuple(rng.sample(keys, picks))
    if PASS in keys and (len(keys) == 1 or rng.random() > BOLD):
        return (PASS,)
    lively = [key for key in keys if not key.startswith(("drop", "trade", PASS))]
    return (rng.choice(lively or keys),)


def foreseen(number: int) -> Plan | None:
    """Play a game without Discord; None if nobody hunts, or if the absent are never missed."""
    rng = Random(number)
    seed = rng.randbytes(32)
    options = {**{switch.id: switch.default for switch in NEMESIS.switches}, "intruder-player": "on"}
    match, _ = Match.start(NEMESIS, Setup(SEATS, "crew", options), seed)
    match.apply(Order(RELAXED, "lets-pass", "on"))
    answers, waits, hunted, replaced = list[Answer](), 0, 0, False
    while not match.over:
        seat = next((each for each in match.waiting if each != ABSENT), ABSENT)
        ask = match.ask_of(ABSENT if replaced and ABSENT in match.waiting else seat)
        assert ask is not None
        if ask.seats == (ABSENT,) and ask.prompt != "draft":
            replaced = replaced or not ask.within
            waits += not replaced
            step = match.apply(NEMESIS.player.advise(match.view(ABSENT), ask) if replaced else plain(ask))
        else:
            answers.append(Answer(seat, says(ask, rng)))
            step = match.apply(answers[-1])
        hunted += sum(isinstance(event, HunterPlayed) for event in step.events)
    g = match.state
    assert isinstance(g, Nemesis)
    fits = replaced and waits and hunted and g.hunter != ABSENT
    return Plan(seed, tuple(answers), waits, ENCODER.encode(g), g.hunter) if fits else None


def plain(ask: Ask) -> Answer:
    """What is taken for somebody whose time is over."""
    chosen = plainest(ask)
    return Answer(ask.seats[0], chosen.picks, chosen.amounts)


class Crew:
    """Five people at a table, who play what was planned."""

    def __init__(self, table: Bench, clock: Clock, plan: Plan) -> None:
        self.table = table
        self.clock = clock
        self.left = list(plan.answers)
        self.waits = 0
        self.restarts = 0
        self.said = 0
        self.read = 0
        """The row up to which the plan was compared with what gave itself."""
        self.left_out = 0
        self.replaced = False

    async def play(self, session: Session) -> Session:
        """Play to the end."""
        for turn in count(1):
            await self.table.quiet()
            await self.leave_out(session)
            if session.row.status != "playing":
                return session
            if turn % RESTARTS == 0 or (turn > RESTARTS / 2 and not self.restarts and session.match.partial):
                session = await self.restarted(session)
            if session.match.waiting == (ABSENT,) and session.seats[ABSENT].kind == "person" and self.drafted(session):
                await self.miss(session)
            else:
                await self.say(session, self.left.pop(0))
        raise AssertionError("the game does not end")

    async def leave_out(self, session: Session) -> None:
        """Leave out of the plan what has given itself since: it is what was planned, and there was nothing else."""
        first, self.read = self.read + 1, session.row.head
        for row in await session.store.rows(session.id, first, self.read):
            if joined(row.label) == "forced":
                given = ENTRY.decode(row.entry or b"")
                assert isinstance(given, Answer)
                if given.seat != ABSENT:
                    planned = self.left.pop(0)
                    assert (planned.seat, sorted(planned.picks)) == (given.seat, sorted(given.picks))
                    self.left_out += 1

    def drafted(self, session: Session) -> bool:
        """Whether the draft is over for the absent."""
        return bool(position(session).players[ABSENT].character)

    async def say(self, session: Session, answer: Answer) -> None:
        """Let somebody press or type an answer."""
        person, head = self.table.person(PEOPLE[SEATS.index(answer.seat)]), session.row.head
        self.said += 1
        typing = self.said % 3 == 0 or not answer.picks
        if typing or await give(person, await self.table.panel(), answer.picks) is None:
            options = {"what": ",".join(answer.picks)} if answer.picks else {}
            await person.command("nemesis choose", CHANNEL, options=options)
        await self.table.quiet()
        assert session.row.head > head, answer

    async def miss(self, session: Session) -> None:
        """Wait for somebody who does not answer: a window closes by itself, a turn is handed to Vigil."""
        head = session.row.head
        if session.match.asks[0].within:
            await self.clock.later(window(WINDOW, "day"))
            self.waits += 1
        else:
            for time in (GRACE, DAY, DAY):
                calls = await self.clock.later(time)
            await self.table.person("Ada").press(calls[-1], "Let Vigil play")
            await self.table.quiet()
            assert session.seats[ABSENT].kind == "computer"
            self.replaced = True
        assert session.row.head > head

    async def restarted(self, session: Session) -> Session:
        """Stop the bot and start it again: position and question are the same."""
        before = (session.row.head, ENCODER.encode(session.match.state), session.match.asks, session.match.waiting)
        await self.table.restart()
        self.clock.take()
        self.restarts += 1
        session = await self.table.session()
        assert (session.row.head, ENCODER.encode(session.match.state), session.match.asks, session.match.waiting) == (
            before
        )
        return session


async def test_five_play_to_the_end_though_one_goes_missing_and_one_hunts(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = next(filter(None, map(foreseen, range(1000))))
    monkeypatch.setattr(lobby, "secrets", SimpleNamespace(token_bytes=lambda size: plan.seed[:size]))
    clock = Clock(table)
    monkeypatch.setattr("bot.store.store.now_ms", lambda: clock.now)
    opened = await table.lobby(*PEOPLE, game="nemesis")
    session = await table.session()
    await table.person("Ada").press(opened, "Start")
    session = await table.session()
    await table.person("Chiara").command("table orders", CHANNEL, order=f"{RELAXED} lets-pass", value="on")
    crew = Crew(table, clock, plan)
    session = await crew.play(session)
    assert ENCODER.encode(session.match.state) == plan.end, "Discord, restarts and waiting change nothing"
    assert crew.left == []
    assert crew.left_out > 0
    assert (crew.waits, crew.replaced) == (plan.waits, True)
    assert crew.restarts >= 2
    assert position(session).hunter == plan.hunter
    panel = await table.panel()
    assert "The game is over." in panel.text
    assert [message.id for message in table.live()] == [panel.id]
    assert await table.store.verify(session.id) == []
    assert await table.store.pending() == []
