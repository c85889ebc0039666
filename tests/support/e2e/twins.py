"""Twin tables: two that differ only in what an observer may not see must send the observer the same bytes.

Two tables start from one position; in the second, everything that an observer may not see is otherwise. The same people
say the same things at both, as long as the rules themselves show the observer nothing that tells them apart. Then every
message to the channel and to the observer must be the same at both tables: words, buttons, menus, ids, alt texts,
pictures, and whether there is a message at all.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from bot.engine.asks import PASS, Answer, Ask
from bot.engine.chance import Chance
from bot.engine.game import Game
from bot.engine.match import ENCODER, ENTRY, Match, Step, decode
from bot.games import game
from bot.laws.secrets.twins import asked_before, visible
from bot.playground.journal import Sent
from bot.playground.world.state import PEOPLE
from bot.sessions.session import Session
from bot.sessions.telling.story import joined
from tests.support.e2e.bench import CHANNEL, Bench, bench, give
from tests.support.e2e.patience import Clock
from tests.support.e2e.sketchpad import Sketchpad
from tests.support.engine.assembled import Loose

IDS = re.compile(rb"\d{15,20}|127\.0\.0\.1:\d+|[?&](?:ex|is|hm)=[0-9a-f]+|\"id\":\d{4,10}(?!\d)|\"nonce\":\"[^\"]*\"")
"""What Discord itself numbers and signs, and what keeps a message from being posted twice."""
LENGTH = 12
"""Answers that two tables are followed for."""
TRIES = 40
"""Ways to go on that are tried to find them."""
Heard = list[list[bytes]]


class Story(NamedTuple):
    """Two positions that look the same to an observer, and answers after which they still do."""

    here: bytes
    there: bytes
    answers: tuple[Answer, ...]


class Manner(NamedTuple):
    """How people play and look at a game by typing."""

    game: str
    seats: tuple[str, ...]
    looks: tuple[str, ...]
    """Commands that show something; words with `=` are their options."""
    errands: tuple[str, ...]
    """Subcommands whose completions are asked for."""


def some(ask: Ask, rng: Random, allowed: set[str]) -> tuple[str, ...] | None:
    """Pick at random among options of an ask, and seldom pass."""
    keys = [option.key for option in ask.options if option.key in allowed]
    if len(keys) > 1 and rng.random() < 0.8:
        keys = [key for key in keys if key != PASS]
    least, most = (ask.least, min(ask.most, len(keys))) if ask.kind == "some" else (1, 1)
    return tuple(rng.sample(keys, rng.randint(least, most))) if least <= most and len(keys) >= least else None


def answer_somehow(match: Match, rng: Random) -> None:
    """Let the first who is asked answer at random."""
    seat = match.waiting[0]
    ask = match.ask_of(seat)
    assert ask is not None
    match.apply(Answer(seat, some(ask, rng, {option.key for option in ask.options}) or ()))


def alike(one: Match, other: Match, steps: tuple[Step, Step], seat: str | None) -> bool:
    """Whether an observer could tell two matches apart by the rules alone."""
    seen = [
        ENCODER.encode((match.view(seat), asked_before(match, seat), match.game.look.figures(match.state)))
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
        if not alike(pair[0], pair[1], (pair[0].apply(answer), pair[1].apply(answer)), seat) or pair[0].over:
            return None
        answers.append(answer)
    return answers


def story(found: Game[Any, Any], in_full_course: Callable[[Random], bytes], rng: Random, seat: str | None) -> Story:
    """Change what a seat may not see, and find answers that show it nothing of that."""
    while True:
        here = in_full_course(rng)
        state = decode(found, here)
        found.table.veil(state, frozenset({seat} if seat else ()), Chance(rng.randbytes(16)))
        there = ENCODER.encode(state)
        bases, answers = [here, there], list[Answer]()
        for _ in range(TRIES):
            pair = [Match.restore(found, base) for base in bases]
            if more := stretch(pair, rng, seat):
                answers += more
                bases = [match.base for match in pair]
            if len(answers) >= LENGTH and here != there:
                return Story(here, there, tuple(answers))


def bytes_for(sent: Sent) -> bytes:
    """What somebody gets, without the numbers that Discord gives."""
    return IDS.sub(b"#", b"\0".join((sent.route.encode(), sent.everything())))


def typed(answer: Answer) -> dict[str, str]:
    """Write an answer as somebody would type it."""
    return {"what": ",".join(answer.picks)} if answer.picks else {}


class Listening:
    """One of the tables: the same is said and looked at, and what the observer gets is kept, step by step."""

    def __init__(self, table: Bench, observer: str, manner: Manner) -> None:
        self.table = table
        self.observer = observer
        self.manner = manner
        self.clock = Clock(table)  # so that both tables have the same time
        self.heard: Heard = []
        self.read = len(table.server.sent)

    async def listen(self) -> None:
        """Keep what came since the last time."""
        await self.table.quiet()
        fresh, self.read = self.table.server.sent[self.read :], len(self.table.server.sent)
        me = self.table.person(self.observer).id
        # Sorted: what goes to different places at once comes as it happens to.
        self.heard.append(sorted(bytes_for(sent) for sent in fresh if sent.only_for in (None, "", me)))

    async def look(self, rng: Random) -> None:
        """Let the observer look at whatever can be looked at."""
        me, name = self.table.person(self.observer), self.manner.game
        for look in rng.sample(self.manner.looks, 2):
            path = " ".join(word for word in look.split() if "=" not in word)
            options = dict(word.split("=") for word in look.split() if "=" in word)
            await (await me.command(path, CHANNEL, options=options)).final()
        await me.press(await self.table.panel(), "My hand")
        for errand in self.manner.errands:
            await me.autocomplete(f"{name} {errand}", "what", "", CHANNEL)
        await me.command(f"{name} choose", CHANNEL, what="fly to the moon")

    async def _forced(self, session: Session, given: int) -> list[Answer]:
        """The questions that answered themselves after an answer: there was no other."""
        rows = [row for row in await self.table.store.rows(session.id) if row.seq > given]
        entries = (ENTRY.decode(row.entry) for row in rows if row.entry and joined(row.label) == "forced")
        return [entry for entry in entries if isinstance(entry, Answer)]

    async def play(self, answers: tuple[Answer, ...], seed: int) -> None:
        """Let everybody give these answers, typed or pressed."""
        rng = Random(seed)
        session = await self.table.session()
        await self.table.quiet()
        self.read = len(self.table.server.sent)  # the lobby is over; its messages come as people happen to press
        await self.look(rng)
        await self.listen()
        choose = f"{self.manner.game} choose"
        forced: list[Answer] = []
        for answer in answers:
            if forced[:1] == [answer]:
                forced.pop(0)
                continue
            person = self.table.person(PEOPLE[self.manner.seats.index(answer.seat)])
            if person.name == self.observer or rng.random() < 0.5:
                await person.autocomplete(choose, "what", "", CHANNEL)
            head = session.row.head
            panel = await self.table.panel()
            typing = rng.random() < 0.4 or not answer.picks
            if typing or await give(person, panel, answer.picks) is None:
                await person.command(choose, CHANNEL, options=typed(answer))
            await self.table.quiet()
            assert session.row.head > head, answer
            forced = await self._forced(session, head + 1)
            if not session.match.waiting or answer.seat != session.match.waiting[0]:
                await self.look(rng)
            await self.listen()


async def played(
    path: Path, monkeypatch: pytest.MonkeyPatch, manner: Manner, laid: bytes, answers: tuple[Answer, ...], observer: str
) -> Heard:
    """What the observer got of answers at a table that starts from a position."""
    found = game(manner.game)
    monkeypatch.setattr(Loose(found.rules), "setup", lambda chosen, seed: decode(found, laid))
    async with Sketchpad() as sketchpad, bench(path, sketchpad) as table:
        Clock(table)
        await table.open(*PEOPLE[: len(manner.seats)], game=manner.game)
        listening = Listening(table, observer, manner)
        await listening.play(answers, seed=5)
    return listening.heard


def same(here: Heard, there: Heard, least: int) -> None:
    """Claim that an observer of two tables got the same bytes, step by step, and so many messages at least."""
    assert sum(map(len, here)) > least
    for step, (one, other) in enumerate(zip(here, there, strict=True)):
        assert one == other, f"step {step}"
