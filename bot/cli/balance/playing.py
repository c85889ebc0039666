"""Games that Vigil's players play by themselves, to count how often they win."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from random import Random
from typing import Any, NamedTuple

import msgspec

from bot.cli.balance.cells import adjustments, cells
from bot.cli.balance.measure import Measure
from bot.cli.balance.results import ALONE, CAMPAIGN, Result
from bot.cli.progress import Progress
from bot.engine.events import Event
from bot.engine.game import Game, Setup
from bot.engine.match import Match
from bot.games import game
from bot.laws import LIMIT
from bot.laws.plan import seat_some

CHUNK = 10
"""Games that a process plays at a time."""
TRIES = 20
"""How often a mission of a campaign is played until it is won."""


def play_all(measure: Measure, jobs: int) -> list[Result]:
    """The results of all cells, played in several processes."""
    work = list(work_of(measure))
    results: list[Result] = []
    with ProcessPoolExecutor(jobs) as pool, Progress(f"balance {measure.game}") as progress:
        for done, chunk in enumerate([pool.submit(piece.play, *piece.args) for piece in work]):
            results += chunk.result()
            progress(done, len(work), f"{len(results)} games")
    return results


class Piece(NamedTuple):
    """Some of the work."""

    play: Callable[..., list[Result]]
    args: tuple[object, ...]


def work_of(measure: Measure) -> Iterator[Piece]:
    """All there is to play, cut into pieces: whole campaigns, and chunks of games of one cell."""
    found = game(measure.game)
    if not measure.plain and found.has_campaign:
        yield from _campaigns(found, measure)
    for way, options in {ALONE: dict[str, str](), **_adjusted(found, measure)}.items():
        count = measure.games if way == ALONE else max(1, measure.games // measure.part)
        for mission, seats in cells(found, measure.counts):
            for start in range(0, count, CHUNK):
                seeds = [f"{measure.seed} {n}" for n in range(start, min(start + CHUNK, count))]
                yield Piece(alone, (found.id, mission, seats, way, options, seeds))


def _campaigns(found: Game[Any, Any], measure: Measure) -> Iterator[Piece]:
    """Every campaign there is to play, from each opening with each number of seats."""
    for first, seats in product(found.openings or found.missions[:1], sorted(set(measure.counts or found.players))):
        yield from (Piece(campaign, (found.id, seats, f"{measure.seed} {n}", first)) for n in range(measure.games))


def _adjusted(found: Game[Any, Any], measure: Measure) -> dict[str, dict[str, str]]:
    """The adjustments that are measured."""
    every = {} if measure.plain else adjustments(found)
    return {name: options for name, options in every.items() if not measure.only or name in measure.only}


def alone(id: str, mission: str, seats: int, way: str, options: dict[str, str], seeds: Iterable[str]) -> list[Result]:
    """The results of a mission played by itself, as often as there are seeds; the same ones for every adjustment."""
    found, results = game(id), []
    for seed in seeds:
        setup, luck = table_of(found, mission, seats, seed)
        setup = msgspec.structs.replace(setup, options={**setup.options, **options})
        results.append(_result(to_the_end(found, setup, luck), setup, way, seed))
    return results


def table_of(found: Game[Any, Any], mission: str, seats: int, seed: str) -> tuple[Setup, bytes]:
    """Some seats at a mission played by itself, and their luck."""
    dice = Random(f"{mission} {seats} {seed}")  # noqa: S311
    options = {**found.rules.usual(seats), **_skirmish(found, mission)}
    setup = Setup(seat_some(found, seats, mission, dice), mission, options)
    return setup, dice.randbytes(32)


def campaign(id: str, seats: int, seed: str, opening: str = "") -> list[Result]:
    """The first try of each mission of a campaign in which each is played until it is won.

    Where those who began cannot play a later mission, others take their seats.
    """
    found, first = game(id), dict[str, Result]()
    opening = opening or found.missions[0]
    named = "" if opening == found.missions[0] else f" {opening}"
    dice = Random(f"{CAMPAIGN} {seats} {seed}{named}")  # noqa: S311
    setup = Setup(seat_some(found, seats, opening, dice), opening)
    for _ in range(TRIES * len(found.missions)):
        match = to_the_end(found, setup, dice.randbytes(32))
        first.setdefault(setup.mission, _result(match, setup, CAMPAIGN))
        following = found.rules.next_mission(match.state)
        if following is None:
            break
        able = found.seating(setup.seats, following, setup.options) is None
        next_seats = setup.seats if able else seat_some(found, seats, following, dice)
        setup = msgspec.structs.replace(
            setup, mission=following, seats=next_seats, carry=found.rules.carry(match.state)
        )
    return list(first.values())


def _skirmish(found: Game[Any, Any], mission: str) -> dict[str, str]:
    """The mode of a later mission of a campaign, played with the equipment that it gives to those who begin there."""
    modes = next((switch.choices for switch in found.switches if switch.id == "mode"), ())
    return {"mode": "skirmish"} if "skirmish" in modes and mission != found.missions[0] else {}


def to_the_end(
    found: Game[Any, Any], setup: Setup, seed: bytes, witness: Callable[[Event], object] | None = None
) -> Match:
    """One game played by its own advice; a witness is shown everything that answers lead to."""
    match, _ = Match.start(found, setup, seed, camera=False)
    for _ in range(LIMIT):
        if match.over:
            break
        seat = match.waiting[0]
        if ask := match.ask_of(seat):
            step = match.apply(found.player.advise(match.view(seat), ask))
            if witness:
                for event in step.events:
                    witness(event)
    return match


def _result(match: Match, setup: Setup, way: str, seed: str = "") -> Result:
    """How a game ended."""
    outcome = match.state.outcome
    winners = outcome.winners if outcome else ()
    aims = match.game.look.pursuits(match.state) if outcome else {}
    length = getattr(match.state, "round", getattr(match.state, "turn", 0))
    return Result(
        mission=setup.mission,
        seats=len(setup.seats),
        way=way,
        won=bool(winners),
        rounds=length if isinstance(length, int) else 0,
        ending=outcome.reason if outcome else "unfinished",
        winners=winners,
        aims=tuple((aim, seat in winners) for seat, several in aims.items() for aim in several),
        seed=seed,
    )
