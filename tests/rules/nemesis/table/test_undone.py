"""What was seen and taken back is worth nothing, and what somebody still knows stays (NEM-RUL-43)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

import pytest

from bot.engine.match import ENCODER, Fork, Match
from bot.games.nemesis import GAME
from bot.games.nemesis.box.content import STOCK
from bot.games.nemesis.rules.acting.peeking import look_at_coordinates, look_at_engine, look_at_room
from bot.games.nemesis.rules.intruders.arrivals import draw_token
from bot.games.nemesis.state import Nemesis
from tests.support.nemesis.ship import Ship

UNDOS = 300


@pytest.fixture
def ship() -> Ship:
    return Ship(explored=False)


def undone(ship: Ship, times: int = UNDOS) -> Iterable[Nemesis]:
    """Give the position as so many undos past a reveal would leave it."""
    save = ENCODER.encode(ship.g)
    for stream in range(1, times + 1):
        match = Match.restore(GAME, save)
        match.apply(Fork(stream, anew=True))
        assert isinstance(match.state, Nemesis)
        assert GAME.table.census(match.state) == GAME.table.census(ship.g)
        yield match.state


def evenly(found: Counter[str], among: int) -> bool:
    """Whether so many different things came up, each about as often: bad luck fails this once in 100,000."""
    fair = sum(found.values()) / among
    uneven = sum((times - fair) ** 2 / fair for times in found.values())
    return len(found) == among and uneven < among + 10 * (2 * among) ** 0.5


def first_slot(ship: Ship) -> str:
    return ship.g.board.first[0]


HIDDEN: dict[str, tuple[Callable[[Ship, Nemesis], str], int]] = {
    "a room": (lambda ship, g: g.rooms[first_slot(ship)].tile, 11),
    "its Exploration token": (lambda ship, g: g.rooms[first_slot(ship)].token, 20),
    "an Engine": (lambda _, g: g.engines["2"][-1], 2),
    "the Coordinates": (lambda _, g: g.coordinates, 8),
    "a Weakness": (lambda _, g: g.clues[0].card, 8),
    "the next Event": (lambda _, g: g.events.cards[-1], 20),
}


@pytest.mark.rule("NEM-RUL-75")
@pytest.mark.parametrize("what", HIDDEN)
def test_what_lies_face_down_is_drawn_anew(ship: Ship, what: str) -> None:
    look, among = HIDDEN[what]
    assert evenly(Counter(look(ship, g) for g in undone(ship)), among)


def test_a_scan_that_was_taken_back_tells_nothing(ship: Ship) -> None:
    ship.hand("captain", "infected")
    card = ship.me("captain").contaminated[0]
    times = sum(card in g.infected for g in undone(ship))
    share = STOCK.contamination["infected"] / sum(STOCK.contamination.values())
    assert abs(times / UNDOS - share) < 0.15


@pytest.mark.rule("NEM-RUL-75", "NEM-RUL-43")
def test_what_somebody_has_looked_at_stays(ship: Ship) -> None:
    slot, other = ship.g.board.first[:2]

    def look(g: Nemesis) -> None:
        look_at_engine(g, g.seats[0], "1")
        look_at_coordinates(g, g.seats[1])
        look_at_room(g, g.seats[1], slot, token=True)
        look_at_room(g, g.seats[1], other, token=False)
        g.players[g.seats[0]].scanned = [
            g.infected[0],
            next(card for card in g.contamination if card not in g.infected),
        ]

    ship.set(look)
    before = ship.g
    bad, good = before.players[before.seats[0]].scanned
    tokens = set()
    for g in undone(ship):
        assert g.engines["1"] == before.engines["1"]
        assert g.coordinates == before.coordinates
        assert g.rooms[slot] == before.rooms[slot]
        assert g.rooms[other].tile == before.rooms[other].tile
        assert bad in g.infected
        assert good not in g.infected
        tokens.add(g.rooms[other].token)
    assert len(tokens) > 10, "only the tile was looked at"


@pytest.mark.rule("NEM-RUL-75")
def test_everybody_keeps_what_they_hold(ship: Ship) -> None:
    for g in undone(ship, 20):
        for seat in g.seats:
            assert ENCODER.encode(GAME.look.view(g, seat)) == ENCODER.encode(GAME.look.view(ship.g, seat))


@pytest.mark.rule("NEM-RUL-75")
def test_a_number_that_was_seen_stays_where_its_token_is(ship: Ship) -> None:
    def draw(g: Nemesis) -> None:
        next(pile for pile in (g.bag, g.pool) if "adult.12" in pile).remove("adult.12")
        g.bag.insert(0, "adult.12")
        g.chance.script(0)
        g.pool.append(draw_token(g))

    ship.set(draw)
    after = list(undone(ship, 40))
    assert all("adult.12" in g.pool for g in after)
    assert len({tuple(g.bag) for g in after}) > 10, "those that nobody has seen may be others"


@pytest.mark.parametrize("where", ["top", "bottom"])
def test_a_foreseen_event_stays_where_it_was_put(ship: Ship, where: str) -> None:
    card = ship.g.events.cards[-1]

    def foresee(g: Nemesis) -> None:
        g.note(g.seats[0], "event", card=card)
        if where == "bottom":
            g.events.bury(g.events.cards.pop())

    ship.set(foresee)
    place = -1 if where == "top" else 0
    after = list(undone(ship, 40))
    assert {g.events.cards[place] for g in after} == {card}
    assert len({g.events.cards[-2] for g in after}) > 5


def test_the_engine_in_somebodys_hands_stays_while_they_choose() -> None:
    ship = Ship("mechanic", "scout").at(mechanic="engine-1").hand("mechanic", "fast-repairs")
    ship.plays("mechanic", "play card=fast-repairs part=engine")
    assert ship.match.asks[0].prompt == "engine"
    shown = ship.match.asks[0].private["status"]
    for stream in range(1, 20):
        match = Match.restore(GAME, ship.match.base, [*ship.match.entries, Fork(stream, anew=True)])
        assert isinstance(match.state, Nemesis)
        assert match.state.engines["1"][-1] == shown


def test_a_fork_of_an_earlier_version_leaves_the_ship_as_it_was(ship: Ship) -> None:
    before = ENCODER.encode(ship.g.rooms)
    ship.match.apply(Fork(3))
    assert ENCODER.encode(ship.g.rooms) == before
