"""Where a rule is easily got almost right: who counts, who does not, and what a moment leaves behind."""

from __future__ import annotations

import pytest

from bot.games.nemesis.box.shapes import IntruderKind
from bot.games.nemesis.events.intruders import Attacked, Surprised
from bot.games.nemesis.events.ship import NoiseRolled
from tests.support.nemesis.ship import Ship, tainted, winners


def alone(*crew: str) -> Ship:
    """The first of a crew alone in the Hibernatorium, everybody else in the Cockpit."""
    ship = Ship(*(crew or ("captain", "scout")))
    ship.at(**dict.fromkeys(ship.crew[1:], "cockpit")).turns(met=True)
    return ship


def attacked(ship: Ship, card: str, of: IntruderKind = "adult") -> Ship:
    """At night an Intruder attacks the first of the crew with this card."""
    ship.intruder(of, "11")
    ship.next_attacks(card)
    ship.night("bulkheads-open", who=ship.crew[1])
    return ship


# Intruder Attacks


@pytest.mark.rule("NEM-WOUND-07")
@pytest.mark.parametrize(("card", "of", "wounds"), [("bite.1", "adult", 2), ("tail.1", "queen", 1)])
def test_a_dressed_wound_counts_for_an_attack_that_kills_the_wounded(card: str, of: IntruderKind, wounds: int) -> None:
    ship = alone().wounds("captain", *("leg", "hand")[:wounds], dressed=True)
    assert not attacked(ship, card, of).me("captain").alive


@pytest.mark.rule("NEM-WEAK-04")
@pytest.mark.parametrize(("of", "light"), [("adult", 1), ("breeder", 0), ("queen", 0)])
def test_only_an_adults_bite_is_tamed_by_its_way_of_fighting(of: IntruderKind, light: int) -> None:
    me = attacked(alone().knows("way-of-fighting"), "bite.1", of).me("captain")
    assert (me.light, len(me.wounds)) == (light, 1 - light)


@pytest.mark.rule("NEM-RUL-01")
def test_a_contamination_card_in_hand_keeps_a_new_breeder_from_surprising() -> None:
    ship = alone().hand("captain", "contamination")
    attacked(ship, "transformation.1", "creeper")
    assert [event.attack for event in ship.events if isinstance(event, Attacked)] == ["transformation.1"]


@pytest.mark.rule("NEM-RUL-23")
def test_the_token_of_a_summoned_intruder_lies_in_the_pool() -> None:
    ship = alone()
    ship.intruder("queen", "11")
    ship.next_attacks("summoning.1")
    ship.set(lambda g: setattr(g, "pool", [each for each in (*g.bag, *g.pool) if each not in ("adult.1", "blank.1")]))
    ship.turns(bag=["adult.1"]).turns(pool=[*ship.g.pool, "blank.1"])
    ship.night("bulkheads-open", token="", who="scout")
    assert [each.kind for each in ship.g.intruders] == ["queen", "adult"]
    assert "adult.1" in ship.g.pool


def test_the_armor_is_not_asked_for_where_an_attack_misses() -> None:
    for card, asked in (("tail.1", False), ("scratch.1", True)):
        ship = alone("soldier", "captain").gives("soldier", "armor")
        attacked(ship, card)
        assert (ship.match.asks[0].prompt == "armor") == asked


@pytest.mark.rule("NEM-CONTAM-01")
def test_who_dies_of_a_scratch_gets_no_contamination_card() -> None:
    ship = alone().wounds("captain", "leg", "hand", "body").change("captain", discard=[])
    before = len(ship.g.contamination)
    attacked(ship, "scratch.1")
    assert not ship.me("captain").alive
    assert len(ship.g.contamination) == before
    assert tainted(ship.me("captain").discard) == []


# Surprise


@pytest.mark.rule("NEM-WEAK-04")
def test_a_surprise_number_never_falls_below_one() -> None:
    ship = alone().knows("reaction-to-danger").hand("captain", "rest").only_token("creeper.1")
    ship.turns(noise=list(ship.g.board.noisy["15"])).next_attacks("scratch.1")
    ship.noise("2")
    ship.acts("captain", f"move to={ship.g.place('15')} via=11-15-1")
    ship.told(Surprised, number=1, count=0)
    assert ship.me("captain").light == 1


@pytest.mark.rule("NEM-RUL-64")
@pytest.mark.parametrize("gone", [True, False])
def test_the_soldier_is_not_asked_once_everybody_has_seen_the_nerves_go(gone: bool) -> None:
    ship = alone("soldier", "captain").hand("soldier", "rest", "search").only_token("adult.12")
    if gone:
        ship.set(lambda g: g.players["blue"].deck.remove("nerves-of-steel"))
        ship.change("soldier", discard=["nerves-of-steel"])
    ship.turns(noise=list(ship.g.board.noisy["15"])).next_attacks("scratch.1")
    ship.noise("2")
    ship.acts("soldier", f"move to={ship.g.place('15')} via=11-15-1")
    assert (ship.match.asks[0].prompt == "steel") is not gone
    assert ship.me("soldier").light == int(gone)


# Injuries and markers


@pytest.mark.rule("NEM-WEAK-04", "NEM-DAMAGE-01")
def test_vulnerability_to_fire_adds_nothing_to_a_shot() -> None:
    ship = alone().knows("fire").hand("captain", "rest")
    target = ship.intruder("queen", "11")
    ship.next_attacks("scratch.4", "bite.3")
    ship.combat("hit")
    ship.acts("captain", f"shoot target={target} weapon=six-shooter")
    assert ship.g.intruders[0].injuries == 1


@pytest.mark.rule("NEM-RUL-67", "NEM-MALF-04")
def test_a_malfunction_marker_on_an_unexplored_room_does_not_tell_that_it_is_the_nest() -> None:
    for tile in ("nest", "armory"):
        ship = alone().unexplored("18", tile, "silence.1")
        ship.intruder("breeder", "18")
        ship.happens("damage")
        assert ship.g.rooms["18"].malfunction


@pytest.mark.rule("NEM-DOOR-08", "NEM-RUL-20")
def test_a_destroyed_door_that_the_torch_closes_needs_no_other_token() -> None:
    ship = alone("mechanic", "scout").gives("mechanic", "plasma-torch").hand("mechanic", "rest")
    others = [way for way in ship.g.board.corridors if way != "11-15-1"][:11]
    ship.turns(doors={"11-15-1": "destroyed", **dict.fromkeys(others, "closed")})
    ship.acts("mechanic", "use item=plasma-torch part=torch", "corridor corridor=11-15-1")
    assert ship.g.doors == {"11-15-1": "closed", **dict.fromkeys(others, "closed")}


# What counts, and for whom


@pytest.mark.rule("NEM-ITEM-03", "NEM-RUL-57")
@pytest.mark.parametrize(("more", "won"), [("egg", False), ("chemicals.1", True)])
def test_an_object_is_no_item_of_a_hoarder(more: str, won: bool) -> None:
    ship = Ship("captain", "scout")
    ship.gives("captain", *(f"medkit.{n}" for n in range(1, 6)), more).seeks("captain", "hoarder")
    ship.lifts_off("captain")  # with the Six-Shooter that makes six Items, or seven
    ship.jumps()
    assert winners(ship) == ({"captain"} if won else set())


def test_an_egg_hatches_onto_who_holds_nothing_but_contamination() -> None:
    for card, larva in (("contamination", True), ("rest", False)):
        ship = alone().stands("captain", "nest").hand("captain", card)
        ship.happens("hatching")
        assert ship.me("captain").larva is larva


@pytest.mark.rule("NEM-ALTBOARD-02")
def test_noise_in_one_network_makes_nobody_roll_at_the_entrances_of_the_other() -> None:
    ship = Ship("captain", "scout", ship="alternate")
    ship.at(captain="1", scout="3").turns(met=True, noise=["tech-red"])
    ship.last_to_pass("scout")
    ship.next_events("noise-in-technical-corridors").only_token("blank.1")
    ship.noise("silence")  # a number might be that of the noisy entrance: an Encounter, and then another night
    ship.passes("scout")
    rolled = [event.who for event in ship.events if isinstance(event, NoiseRolled)]
    assert rolled == ["captain"], "room 1 has a red entrance, room 3 a blue one"
    assert set(ship.g.noise) >= {"tech-red", "tech-blue"}


@pytest.mark.rule("NEM-RUL-43", "NEM-ENGINE-03")
def test_who_turns_an_engine_keeps_a_note_of_how_they_left_it() -> None:
    ship = alone("mechanic", "scout").stands("mechanic", "engine-1").hand("mechanic", "fast-repairs")
    ship.set(lambda g: g.engines.update({"1": ["working", "damaged"]}))
    ship.acts("mechanic", "play card=fast-repairs part=engine", after=["top status=working"])
    (note,) = ship.notes("mechanic", "engine")
    assert note.args == {"engine": "1", "status": "working"}
    assert ship.g.players[ship.seat("scout")].notes == []
