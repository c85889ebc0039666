"""Secrets of Nemesis on the bytes that leave the bot: with what is hidden changed, somebody gets the same bytes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from bot.engine.game import Setup
from bot.engine.match import Match
from bot.games import game
from bot.games.nemesis.rules.acting.acting import WINDOW
from bot.games.nemesis.state import Nemesis
from bot.playground.world.state import PEOPLE
from bot.sessions.waiting.windows import window
from tests.support.e2e.bench import CHANNEL, Bench, bench
from tests.support.e2e.games.aboard import CREW, Change, staged
from tests.support.e2e.sketchpad import Sketchpad
from tests.support.e2e.twins import Listening, Manner, answer_somehow, played, same, story
from tests.support.nemesis.ship import Ship

NEMESIS = game("nemesis")
SEATS = NEMESIS.seats[: len(CREW)]
LOOKS = ("table status", "table log", "nemesis ship", "nemesis crew", "table board", "nemesis me")
MANNER = Manner("nemesis", SEATS, LOOKS, ("choose", "play"))


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
            answer_somehow(match, rng)


@pytest.mark.parametrize(("seed", "observer"), [(1, "Ada"), (2, "Bruno"), (3, "Chiara"), (4, "Eve"), (5, "Ada")])
async def test_what_is_hidden_changes_no_byte_that_somebody_gets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seeds: Random, seed: int, observer: str
) -> None:
    seat = SEATS[PEOPLE.index(observer)] if observer in PEOPLE[: len(SEATS)] else None
    told = story(NEMESIS, in_full_course, Random(seed), seat)
    heard = []
    for name, laid in (("here", told.here), ("there", told.there)):
        seeds.seed(7)  # so that both tables promise the same seed
        heard.append(await played(tmp_path / f"{name}.sqlite3", monkeypatch, MANNER, laid, told.answers, observer))
    same(heard[0], heard[1], least=30)


# The window for an Interruption


def crowd(held: str) -> Change:
    """All are in one room; the Scout holds this besides another card."""

    def change(ship: Ship) -> None:
        ship.at(scout="11", soldier="11").hand("captain", "rest", "reload", "search")
        ship.hand("scout", held, "search").hand("soldier", "rest", "search")

    return change


async def let_pass(table: Bench, listening: Listening) -> None:
    """The Captain acts; the Soldier lets it pass, and the Scout says nothing until the time is over."""
    clock, open_for = listening.clock, window(WINDOW, "day")
    session = await table.session()
    await table.quiet()
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
    await clock.later(open_for - 1)
    assert session.match.waiting == ("orange",), "everybody has the same time"
    await clock.later(1)
    assert session.match.waiting == ("blue",)
    await listening.listen()


def waiving(ship: Ship) -> None:
    """The Scout lets every window of this round pass, as everybody can see."""
    ship.set(lambda g: setattr(g.players[g.seat_of("scout")], "lets_pass", True))


async def pass_by_order(table: Bench, listening: Listening) -> None:
    """The Captain acts, and only the Soldier, who gave no order, is asked."""
    session = await table.session()
    await table.quiet()
    listening.read = len(table.server.sent)
    await table.person("Ada").command("nemesis play", CHANNEL, what="rest")
    assert {(ask.seats, ask.within) for ask in session.match.asks} == {(("green",), WINDOW)}
    await listening.look(Random(1))
    await listening.listen()
    await table.person("Chiara").command("nemesis react", CHANNEL)
    assert session.match.waiting == ("blue",)
    await listening.listen()


Saying = Callable[[Bench, Listening], Awaitable[None]]


@pytest.mark.parametrize("observer", ["Ada", "Chiara", "Eve"])
@pytest.mark.parametrize(("saying", "changes"), [(let_pass, ()), (pass_by_order, (waiving,))], ids=["asked", "ordered"])
async def test_neither_a_window_nor_an_automatic_pass_tells_who_holds_an_interruption(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    seeds: Random,
    observer: str,
    saying: Saying,
    changes: tuple[Change, ...],
) -> None:
    heard = []
    for held in ("interruption", "demolition"):
        seeds.seed(7)
        async with Sketchpad() as sketchpad, bench(tmp_path / f"{held}.sqlite3", sketchpad) as table:
            await staged(table, monkeypatch, crowd(held), *changes)
            listening = Listening(table, observer, MANNER)
            await saying(table, listening)
            heard.append(listening.heard)
    same(heard[0], heard[1], least=5)


@pytest.mark.parametrize("observer", ["Ada", "Chiara", "Eve"])
async def test_who_changes_an_order_on_drawing_the_card_tells_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seeds: Random, observer: str
) -> None:
    heard = []
    for held, order in (("interruption", "off"), ("demolition", "on")):
        seeds.seed(7)
        async with Sketchpad() as sketchpad, bench(tmp_path / f"{held}.sqlite3", sketchpad) as table:
            await staged(table, monkeypatch, crowd(held))
            await table.quiet()
            listening = Listening(table, observer, MANNER)
            await table.person("Bruno").command("table orders", CHANNEL, order="orange lets-pass", value=order)
            await listening.listen()
            await let_pass(table, listening)
            heard.append(listening.heard)
    same(heard[0], heard[1], least=5)
