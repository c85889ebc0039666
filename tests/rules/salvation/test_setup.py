"""Setting up: piles, the first factory, hidden objects, the first units, hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from bot.engine.game import Setup
from bot.games.salvation.box.content import (
    AROUND,
    CARDS,
    CITIES,
    DEVELOPMENT,
    HIDDEN,
    SECTORS,
    TACTICS,
    TECHNOLOGY,
    sector_of,
)
from bot.games.salvation.events.cards import Deployed, FirstFactory, Received, Rose, WarBegan
from bot.games.salvation.rules.setup import SWITCHES
from bot.games.salvation.state import Salvation
from tests.support.salvation.printed import DECKS
from tests.support.salvation.war import HUMANS, SECOND, SKYNET
from tests.support.table import Table


def table(seats: int = 2, seed: bytes = b"", rules: Iterable[str] = ()) -> Table:
    """Begin a war; Skynet is asked where to deploy."""
    options = dict.fromkeys(rules, "on")
    return Table("salvation", Setup((SKYNET, HUMANS, SECOND)[:seats], "war", options), seed)


def factory_in(city: str, *next_cities: str) -> Table:
    """Begin a war with the first factory in this city, and these cities next on the pile."""
    found = table()

    def change(g: Salvation) -> None:
        others = [each for each in CITIES if each != city and each not in next_cities]
        g.factories, g.gone, g.cities = [city], [city], [*others, *reversed(next_cities)]

    found.lay(change)
    return found


def deployed(found: Table, **where: str) -> Salvation:
    """Let Skynet deploy, in the factory's sector unless told otherwise."""
    g = found.state(Salvation)
    for kind in ("t600", "t1", "hunter"):
        found.does(SKYNET, f"deploy kind={kind} to={where.get(kind, g.factories[0])}")
    return g


def in_reserve(g: Salvation) -> Counter[str]:
    """Count the figures that are not on the board, by type."""
    return Counter(figure.split(".")[0] for figure in g.reserve)


@pytest.mark.rule("SAL-SETUP-01", "SAL-SETUP-18")
def test_the_lobby_settles_sides_and_optional_rules() -> None:
    found = table(3, rules=["five-stack", "storm-roll"])
    assert found.game.seats == (SKYNET, HUMANS, SECOND)
    assert found.state(Salvation).rules == ["terrain", "storm-roll", "five-stack"]
    assert table().state(Salvation).rules == ["terrain"]
    assert {switch.id for switch in SWITCHES} == {
        "terrain",
        "city-missions",
        "no-return",
        "missions-once",
        "light-scouts",
        "storm-roll",
        "no-tactics",
        "five-stack",
    }


@pytest.mark.rule("SAL-SETUP-02")
def test_figures_that_are_not_on_the_board_are_the_reserve() -> None:
    g = table().state(Salvation)
    assert in_reserve(g) == {"t600": 5, "t1": 5, "hunter": 5, "moto": 3, "infantry": 7, "m1a2": 4, "a10": 4, "jeep": 3}
    assert not g.units


@pytest.mark.rule("SAL-SETUP-03")
def test_technology_is_shuffled_face_down() -> None:
    orders = {tuple(table(seed=bytes([n])).state(Salvation).technology) for n in range(8)}
    assert len(orders) > 1
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(TECHNOLOGY))}
    seen = table().match.view(HUMANS)
    assert (seen.technology, seen.now.technology) == (6, [])


@pytest.mark.rule("SAL-SETUP-04", "SAL-SETUP-06")
def test_only_skynets_tactics_are_set_aside() -> None:
    g = table().state(Salvation)
    assert sorted(g.tactics) == sorted(TACTICS)
    assert len(TACTICS) == 6
    assert {CARDS[card].side for card in TACTICS} == {"skynet"}
    assert len(g.decks["skynet"]) == DECKS["skynet"]
    assert len(g.decks["resistance"]) == DECKS["resistance"]
    assert not set(TACTICS) & set(g.decks["skynet"].cards)
    assert sum(CARDS[card].family == "tactics" for card in g.decks["resistance"].cards) == 8
    assert len({tuple(table(seed=bytes([n])).state(Salvation).decks["skynet"].cards) for n in range(3)}) == 3


@pytest.mark.rule("SAL-SETUP-07")
def test_each_side_has_its_own_discard_pile() -> None:
    g = table(3).state(Salvation)
    assert g.deck(SKYNET).discard == g.deck(HUMANS).discard == []
    assert g.deck(SKYNET) is not g.deck(HUMANS)
    assert g.deck(HUMANS) is g.deck(SECOND)


@pytest.mark.rule("SAL-SETUP-05", "SAL-SETUP-08", "SAL-SETUP-09", "SAL-RUL-71")
def test_a_blind_city_card_gets_the_first_factory_and_leaves_the_game() -> None:
    built = Counter[str]()
    for n in range(24):
        found = table(seed=bytes([n]))
        g = found.state(Salvation)
        (city,) = g.factories
        built[city] += 1
        found.told(FirstFactory, at=city)
        assert found.asked(SKYNET).prompt == "deploy"
        assert g.gone == [city]
        assert sorted([city, *g.cities]) == sorted(CITIES)
    assert len(built) > 3


@pytest.mark.rule("SAL-SETUP-10")
def test_two_hidden_objects_in_cities_and_one_elsewhere() -> None:
    g = table().state(Salvation)
    assert Counter(map(sector_of, g.hidden)) == {id: 2 if id in CITIES else 1 for id in SECTORS}
    assert sector_of(g.factories[0]) in {sector_of(slot) for slot in g.hidden}
    assert Counter(g.hidden.values()) == {token: kind.count for token, kind in HIDDEN.items()}


@pytest.mark.rule("SAL-SETUP-11")
def test_nobody_knows_what_lies_hidden() -> None:
    found = table(3)
    for seat in (None, SKYNET, HUMANS, SECOND):
        assert set(found.match.view(seat).now.hidden.values()) == {"unknown"}
    assert len({tuple(table(seed=bytes([n])).state(Salvation).hidden.values()) for n in range(3)}) == 3


@pytest.mark.rule("SAL-SETUP-12", "SAL-RUL-72")
def test_skynet_deploys_three_machines_in_or_beside_the_factory() -> None:
    found = factory_in("DEN")
    near = {"DEN", "WYO", "PLN", "NMX", "PAN", "UTA", "CPL"}
    assert AROUND["DEN"]["UTA"] == "mountain"
    assert found.offered(SKYNET, "deploy") == {f"deploy kind=t600 to={at}" for at in near}
    found.refuses(SKYNET, "deploy kind=t600 to=SEA", "not-offered")
    g = deployed(found, t600="DEN", t1="UTA", hunter="PAN")
    machines = {unit.kind: unit.at for unit in g.units.values() if unit.side == "skynet"}
    assert machines == {"t600": "DEN", "t1": "UTA", "hunter": "PAN"}


@pytest.mark.rule("SAL-RUL-72")
def test_infantry_may_rise_beside_a_machine_without_a_battle() -> None:
    found = factory_in("SFO", "LAX", "DEN", "SEA")
    g = deployed(found, t1="LAX")
    assert {unit.kind for unit in g.units.values() if unit.at == "LAX"} == {"t1", "infantry"}
    found.ready(HUMANS, "stage")


@pytest.mark.rule("SAL-SETUP-13", "SAL-SETUP-14")
def test_an_infantry_rises_in_three_cities_without_the_factory() -> None:
    places = set()
    for n in range(12):
        found = table(seed=bytes([n]))
        g = deployed(found)
        infantry = sorted(unit.at for unit in g.units.values() if unit.kind == "infantry")
        assert len(set(infantry)) == len(infantry) == 3
        assert set(infantry) <= set(CITIES) - set(g.factories)
        assert sorted(event.at for event in found.events if isinstance(event, Rose)) == infantry
        places.add(tuple(infantry))
    assert len(places) > 3


@pytest.mark.rule("SAL-RUL-73")
def test_the_three_cities_go_back_to_the_pile() -> None:
    orders = set()
    for n in range(6):
        g = deployed(factory_in("SFO", "LAX", "DEN", "SEA") if n == 0 else table(seed=bytes([n])))
        assert sorted(g.cities) == sorted(set(CITIES) - set(g.factories))
        orders.add(tuple(g.cities))
    assert len(orders) > 1


@pytest.mark.rule("SAL-SETUP-15", "SAL-SETUP-16", "SAL-SETUP-17", "SAL-RUL-01")
def test_setup_comes_in_order_and_ends_with_five_cards_each() -> None:
    found = table()
    told = [*found.events]
    assert found.state(Salvation).points == {HUMANS: 0}
    tops = {seat: found.state(Salvation).deck(seat).top(5) for seat in (SKYNET, HUMANS)}
    for _kind in ("t600", "t1", "hunter"):
        assert not any(isinstance(event, Rose | Received) for event in told)
        found.does(SKYNET, found.asked(SKYNET).options[0].key)
        told += found.events
    kinds = (WarBegan, FirstFactory, Deployed, Rose)
    order = [type(event) for event in told if isinstance(event, kinds)]
    assert order == [WarBegan, FirstFactory, *[Deployed] * 3, *[Rose] * 3]
    hands = [event for event in told if isinstance(event, Received)]
    assert [(event.audience, event.cards) for event in hands[:2]] == [
        ((seat,), tuple(sorted(tops[seat]))) for seat in (SKYNET, HUMANS)
    ]
    assert [len(hand) for hand in found.state(Salvation).hands.values()] == [6, 6]


def test_the_invariants_of_setup() -> None:
    """V-11."""
    found = table()
    g = deployed(found)
    assert (len(g.decks["skynet"]), len(g.decks["resistance"]), len(g.tactics)) == (
        DECKS["skynet"] - 6,
        DECKS["resistance"] - 6,
        6,
    )
    assert in_reserve(g) == {"t600": 4, "t1": 4, "hunter": 4, "moto": 3, "infantry": 4, "m1a2": 4, "a10": 4, "jeep": 3}
    assert sorted(g.development) == sorted(DEVELOPMENT)
    assert found.game.table.census(g) == found.game.table.inventory(g)


@pytest.mark.rule("SAL-RUL-80", "SAL-THREE-02")
def test_three_players_share_a_deck_and_three_infantry() -> None:
    found = table(3)
    g = deployed(found)
    assert [len(event.cards) for event in found.events if isinstance(event, Received)][:3] == [5, 5, 5]
    assert len(g.decks["resistance"]) == DECKS["resistance"] - 10 - 2
    assert set(g.decks) == {"skynet", "resistance"}
    assert sum(unit.kind == "infantry" for unit in g.units.values()) == 3
    assert g.hands[HUMANS] is not g.hands[SECOND]


@pytest.mark.rule("SAL-THREE-04", "SAL-THREE-06")
def test_the_draw_of_a_first_turn_with_three() -> None:
    """V-12."""
    g = deployed(table(3))
    assert {seat: len(hand) for seat, hand in g.hands.items()} == {SKYNET: 7, HUMANS: 6, SECOND: 6}
