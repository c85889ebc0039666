"""What a game-master may put right, and what is never accepted."""

from __future__ import annotations

import copy

import pytest

from bot.engine.asks import Refusal
from bot.engine.chance import Chance
from bot.engine.decks import kind_of
from bot.engine.fixes import Fix
from bot.engine.match import Correction, Match, Order
from bot.games.nemesis import GAME
from bot.games.nemesis.state import Nemesis
from bot.text import kinds, tongue
from tests.support.nemesis.market import market, offers
from tests.support.nemesis.printed import BACKS
from tests.support.nemesis.ship import Ship, held, things


def put(ship: Ship, key: str, value: str) -> None:
    """Correct something as a game-master does."""
    ship.match.apply(Correction(key, value))
    ship.sound()


def refused(ship: Ship, key: str, value: str, reason: str, rule: str = "") -> None:
    """Claim that a correction is refused and changes nothing."""
    before = ship.match.base
    with pytest.raises(Refusal) as caught:
        ship.match.apply(Correction(key, value))
    assert (caught.value.reason.id, caught.value.reason.rule) == (reason, rule)
    assert ship.match.base == before


def offered(ship: Ship, id: str) -> dict[str, Fix]:
    return {fix.key: fix for fix in GAME.table.fixes(ship.g) if fix.id == id}


def rich() -> Ship:
    """A ship with something of everything."""
    ship = Ship("captain", "scout", "soldier")
    ship.gives("captain", "medkit.1", "egg").wounds("captain", "leg").at(scout="armory", soldier="armory")
    ship.infects("captain", "infected", pile="discard").marks("hibernatorium", objects=["carcass"])
    ship.intruder("adult", "storage", injuries=1)
    return ship


def test_places_and_markers() -> None:
    ship = rich()
    put(ship, "place who=captain", "storage")
    assert ship.g.rooms[ship.me("captain").at].tile == "storage"
    put(ship, "intruder intruder=adult.1", "armory")
    assert ship.g.intruders[0].at == ship.g.room_of("armory")
    put(ship, "injuries intruder=adult.1", "3")
    assert ship.g.intruders[0].injuries == 3
    for name in ("slime", "signal", "larva"):
        put(ship, f"{name} who=captain", "on")
        assert getattr(ship.me("captain"), name)
    put(ship, "light who=captain", "2")
    assert ship.me("captain").light == 2
    for name in ("fire", "malfunction"):
        put(ship, f"{name} room=storage", "on")
        assert getattr(ship.g.rooms[ship.g.room_of("storage")], name)
    put(ship, "items room=storage", "4")
    assert ship.g.rooms[ship.g.room_of("storage")].items == 4
    put(ship, "door corridor=11-15-1", "closed")
    put(ship, "noise corridor=tech", "on")
    put(ship, "time", "7")
    put(ship, "destination", "D")
    put(ship, f"pod pod={ship.g.pods[0].number}", "off")
    put(ship, "ammo who=captain weapon=six-shooter", "1")
    assert (ship.g.doors, ship.g.noise, ship.g.time, ship.g.destination) == (
        {"11-15-1": "closed"},
        ["tech"],
        7,
        "D",
    )
    assert not ship.g.pods[0].locked
    assert held(ship, "captain", "six-shooter").ammo == 1


def test_nobody_is_put_where_nobody_has_been() -> None:
    ship = rich()
    ship.unexplored("15", "surgery", "fire.1")
    refused(ship, "place who=captain", "slot-15", "no-such-value")
    put(ship, "intruder intruder=adult.1", "slot-15")
    assert ship.g.intruders[0].at == "15"


@pytest.mark.parametrize("wanted", [0, 3, 5, 8, 11])
def test_a_hand_is_filled_from_the_deck_or_shuffled_back(wanted: int) -> None:
    ship = rich()
    put(ship, "hand who=captain", str(wanted))
    me = ship.me("captain")
    assert len(me.hand) == wanted
    assert len(me.hand) + len(me.deck) + len(me.discard) == 11


def test_a_discarded_card_is_given_back() -> None:
    ship = rich()
    assert set(offered(ship, "regain")) == {"regain who=captain card=contamination"}
    put(ship, "regain who=captain card=contamination", "hand")
    assert ship.me("captain").discard == []
    assert ship.view("captain").hand.count("contamination") == 1


def test_inventories_are_counted_by_colour() -> None:
    ship = rich()
    assert offered(ship, "backs")["backs who=captain colour=green"].now == "1"
    put(ship, "backs who=captain colour=green", "2")
    assert ship.view("scout").crew[ship.seat("captain")].backs == {"green": 2}
    put(ship, "backs who=captain colour=green", "0")
    assert ship.me("captain").items == []
    assert len(ship.g.items["green"]) == BACKS["green"]
    put(ship, "backs who=scout colour=red", "1")
    assert len(ship.me("scout").items) == 1


def test_what_is_held_is_dropped_and_what_lies_open_is_taken() -> None:
    ship = rich()
    refused(ship, "takes who=captain", "carcass", "nemesis-refuse-unsound-hands", "NEM-HAND-02")
    put(ship, "held who=captain thing=egg", "dropped")
    assert sorted(ship.g.rooms["11"].objects) == ["carcass", "egg"]
    put(ship, "takes who=captain", "carcass")
    assert things(ship, "captain") == ["six-shooter", "carcass"]
    put(ship, "takes who=scout", "taser.1")
    assert ship.me("scout").items == ["taser.1"]
    ship.set(lambda g: g.items["red"].discard.append(g.items["red"].cards.pop(g.items["red"].cards.index("decoy.1"))))
    put(ship, "takes who=scout", "decoy.1")
    assert ship.me("scout").items == ["taser.1", "decoy.1"]
    put(ship, "held who=captain thing=six-shooter", "held")
    assert "six-shooter" in things(ship, "captain")


def test_serious_wounds_are_given_dressed_and_healed() -> None:
    ship = rich()
    leg = ship.me("captain").wounds[0].card
    put(ship, f"wound who=captain wound={leg}", "dressed")
    assert ship.me("captain").wounds[0].dressed
    put(ship, f"wound who=captain wound={leg}", "open")
    assert not ship.me("captain").wounds[0].dressed
    put(ship, "new-wound who=captain", "body")
    assert [kind_of(wound.card) for wound in ship.me("captain").wounds] == ["leg", "body"]
    put(ship, f"wound who=captain wound={leg}", "healed")
    assert [kind_of(wound.card) for wound in ship.me("captain").wounds] == ["body"]
    put(ship, "new-wound who=captain", "nothing")
    assert len(ship.me("captain").wounds) == 1
    refused(ship, "new-wound who=captain", "arm", "nemesis-refuse-unsound-hands", "NEM-HAND-02")
    for wound in ("hand", "bleeding"):
        put(ship, "new-wound who=captain", wound)
    refused(ship, "new-wound who=captain", "body", "nemesis-refuse-unsound-wounds", "NEM-WOUND-05")


def test_the_bag_is_filled_from_the_pool_and_back() -> None:
    ship = rich()
    fix = offered(ship, "bag")["bag token=larva"]
    assert (fix.now, fix.values[-1]) == ("4", "8")
    put(ship, "bag token=larva", "8")
    assert sum(token.startswith("larva") for token in ship.g.bag) == 8
    assert ship.g.bag == sorted(ship.g.bag)
    put(ship, "bag token=larva", "0")
    assert not any(token.startswith("larva") for token in ship.g.bag)
    refused(ship, "bag token=larva", "9", "no-such-value")


@pytest.mark.parametrize(("value", "step", "unstoppable"), [("off", -1, False), ("2", 2, False), ("4", 4, True)])
def test_self_destruct_is_set(value: str, step: int, unstoppable: bool) -> None:
    ship = rich()
    ship.turns(destruct=3, unstoppable=True)
    put(ship, "destruct", value)
    assert (ship.g.destruct, ship.g.unstoppable) == (step, unstoppable)


@pytest.mark.parametrize(
    ("name", "count", "reason", "rule"),
    [
        ("fire", 8, "unsound-fires", "NEM-FIRE-07"),
        ("malfunction", 8, "unsound-malfunctions", "NEM-MALF-08"),
    ],
)
def test_the_box_has_only_so_many_markers(name: str, count: int, reason: str, rule: str) -> None:
    ship = rich()
    rooms = [number for number, room in ship.g.rooms.items() if room.tile != "nest"][: count + 1]
    for number in rooms[:count]:
        put(ship, f"{name} room={ship.g.place(number)}", "on")
    refused(ship, f"{name} room={ship.g.place(rooms[count])}", "on", f"nemesis-refuse-{reason}", rule)


def test_the_nest_never_malfunctions_and_there_are_twelve_doors() -> None:
    ship = rich()
    refused(ship, "malfunction room=nest", "on", "nemesis-refuse-unsound-malfunctions", "NEM-MALF-04")
    for corridor in ship.g.board.corridors[:12]:
        put(ship, f"door corridor={corridor}", "closed")
    refused(
        ship, f"door corridor={ship.g.board.corridors[12]}", "destroyed", "nemesis-refuse-unsound-doors", "NEM-DOOR-10"
    )


def test_every_offered_value_can_be_put_and_has_words() -> None:
    ship = rich()
    base = ship.match.base
    english = tongue("en")
    for fix in GAME.table.fixes(ship.g):
        assert english.has(f"nemesis-fix-{fix.id}"), fix.id
        assert fix.now in fix.values
        for value in (fix.values[0], fix.values[-1]):
            match = Match.restore(GAME, base)
            try:
                match.apply(Correction(fix.key, value))
            except Refusal as refusal:
                assert english.has(refusal.reason.id)
                continue
            state = match.state
            assert isinstance(state, Nemesis)
            assert GAME.table.census(state) == GAME.table.inventory(state)
        if fix.names not in ("value", "room"):
            for value in fix.values:
                ids = [f"nemesis-{of}-{kind_of(value)}" for of in kinds("nemesis", fix.names)]
                assert any(map(english.has, ids)), f"{fix.key} {value}"


def test_the_list_of_corrections_tells_no_secret() -> None:
    ship = rich()
    other: Nemesis = copy.deepcopy(ship.g)
    GAME.table.veil(other, frozenset(), Chance(b"another"))
    assert other != ship.g
    assert GAME.table.fixes(other) == GAME.table.fixes(ship.g)


@pytest.mark.rule("NEM-RUL-64")
def test_a_standing_order_waives_the_windows_from_the_next_round_on() -> None:
    ship = rich()
    assert [order.id for order in GAME.table.orders(ship.g, ship.seat("scout"))] == ["lets-pass"]
    ship.match.apply(Order(ship.seat("scout"), "lets-pass", "on"))
    assert (ship.me("scout").waives, ship.me("scout").lets_pass) == (True, False)
    assert GAME.table.orders(ship.g, "nobody") == ()


@pytest.mark.rule("NEM-RUL-42")
def test_what_is_no_longer_held_is_offered_no_more() -> None:
    ship = market()
    offers(ship, "captain", "scout", "egg")
    assert "agree who=captain" in ship.options("scout")
    put(ship, "held who=captain thing=egg", "dropped")
    assert "agree who=captain" not in ship.options("scout")
