"""Encounters, Surprise Attacks and Bag Development (NEM-ENCOUNTER, NEM-SURPRISE, NEM-BAG)."""

from __future__ import annotations

import pytest

from bot.engine.decks import kind_of
from bot.games.nemesis.box.content import TOKENS
from bot.games.nemesis.events.intruders import (
    Appeared,
    Attacked,
    BagGrew,
    BlankDrawn,
    EggLaid,
    EncounterBegan,
    Infested,
    NobodyCame,
    Surprised,
    TokenDrawn,
)
from bot.games.nemesis.events.ship import NoiseEverywhere, NoiseRolled
from tests.support.nemesis.ship import Ship, calm

ADULTS = [token for token in TOKENS if kind_of(token) == "adult"]
HAND = ("rest", "search", "search", "demolition", "adrenaline")


def meeting(token: str, cards: int = 5, **places: str) -> Ship:
    """The Scout, about to enter the Canteen whose Corridor 2 is loud, with so many cards left after the Cost."""
    ship = calm("scout", "captain", "soldier").at(
        **{"scout": "hibernatorium", "captain": "cockpit", "soldier": "armory", **places}
    )
    hand = (*HAND, "scavenging")[: cards + 1]
    return ship.hand("scout", *hand).loud("15-16-2").only_token(token)


def meets(ship: Ship) -> Ship:
    """Let the Scout enter and roll a 2."""
    ship.noise(2)
    ship.goes("scout", "canteen")
    return ship


@pytest.mark.rule("NEM-ENCOUNTER-01", "NEM-ENCOUNTER-05", "NEM-ENCOUNTER-06")
@pytest.mark.parametrize("token", ["larva.1", "creeper.1", "adult.1", "breeder.1", "queen.1"])
def test_an_encounter_draws_a_token_and_places_that_intruder_in_the_room(token: str) -> None:
    ship = meets(meeting(token))
    assert ship.told(EncounterBegan).at == "15"
    assert [event.token for event in ship.events if isinstance(event, TokenDrawn)] == [kind_of(token)]
    assert [(each.kind, each.at, each.injuries) for each in ship.g.intruders] == [(kind_of(token), "15", 0)]
    ship.told(Appeared, at="15")
    assert ship.g.combat(ship.seat("scout"))


@pytest.mark.rule("NEM-ENCOUNTER-02", "NEM-ENCOUNTER-03")
def test_what_triggers_an_encounter_and_that_walking_in_does_not() -> None:
    ship = meeting("larva.1", captain="nest").hand("captain", "rest", "order")
    ship.set(lambda g: g.noise.clear())
    ship.bag("larva.1", "queen.1").next_events("egg-protection").last_to_pass("soldier")
    ship.g.chance.script(0, 0)  # the Event brings the Larva, Bag Development the Queen
    ship.passes("soldier")
    begun = [(event.who, event.at) for event in ship.events if isinstance(event, EncounterBegan)]
    assert begun == [("captain", "16"), ("captain", "16")], "an Event card, and the Queen in the Nest"

    ship = meeting("larva.1", captain="canteen")
    ship.intruder("queen", "canteen")
    ship.next_attacks("summoning.1").night("scent-of-prey", who="soldier", token="larva.1")
    assert [each.kind for each in ship.g.intruders] == ["queen", "larva"], "an Attack card brings another"

    ship = meeting("larva.1", scout="canteen")
    ship.intruder("adult", "surgery")
    ship.night("scent-of-prey", who="soldier")
    assert ship.g.intruders[0].at == "15"
    ship.silent(EncounterBegan)
    ship.silent(Surprised)


@pytest.mark.rule("NEM-ENCOUNTER-04")
def test_an_encounter_clears_every_marker_around_the_room_and_no_other() -> None:
    ship = meets(meeting("larva.1").loud("11-15-1", "15-18-3", "tech", "1-2-3"))
    assert ship.g.noise == ["1-2-3"]


@pytest.mark.rule("NEM-EX-08", "NEM-ENCOUNTER-07", "NEM-ENCOUNTER-08", "NEM-SURPRISE-01", "NEM-SURPRISE-02")
def test_three_cards_against_a_four_is_a_surprise_attack() -> None:
    ship = meeting("adult.12", 3).loud("15-18-3").next_attacks("scratch.1")
    meets(ship)
    assert ship.g.noise == []
    found = ship.told(Surprised)
    assert (found.who, found.number, found.count) == ("scout", 4, 3)
    assert [event.who for event in ship.events if isinstance(event, Attacked)] == ["scout"]
    assert ship.g.attacks.discard == ["scratch.1"]
    assert ship.me("scout").light == 1


@pytest.mark.rule("NEM-EX-09", "NEM-ENCOUNTER-08", "NEM-SURPRISE-02")
def test_four_cards_against_a_four_is_nothing() -> None:
    ship = meets(meeting("adult.12", 4))
    assert [each.kind for each in ship.g.intruders] == ["adult"]
    ship.silent(Surprised)
    ship.silent(Attacked)


@pytest.mark.rule("NEM-ENCOUNTER-07", "NEM-RUL-01")
def test_contamination_cards_count_as_cards_in_hand() -> None:
    ship = meeting("adult.12").hand("scout", "rest", "contamination", "contamination", "contamination", "contamination")
    meets(ship)
    ship.silent(Surprised)
    ship = meeting("adult.12").hand("scout", "rest", "contamination", "contamination", "contamination")
    assert meets(ship.next_attacks("scratch.1")).told(Surprised).count == 3


@pytest.mark.rule("NEM-SURPRISE-03", "NEM-INTATT-06")
def test_a_surprise_attack_is_on_whoever_triggered_the_encounter() -> None:
    ship = calm("scout", "captain").at(scout="canteen", captain="canteen").loud("15-16-2", "15-18-3")
    ship.hand("scout", "rest", "search").hand("captain").bag("adult.1", "adult.12").next_events("scent-of-prey")
    ship.next_attacks("scratch.1").last_to_pass("captain")
    ship.g.chance.script(0, 2, 0)  # Adult 2 is drawn; the Scout rolls a 2; Adult 4 comes
    ship.passes("captain")
    assert [event.who for event in ship.events if isinstance(event, Attacked)] == ["scout"], (
        "though the Captain has no card"
    )


@pytest.mark.rule("NEM-SURPRISE-04")
def test_a_surprise_attack_is_an_attack_like_any_other_and_a_larva_infests() -> None:
    ship = meets(meeting("adult.12", 1).next_attacks("tail.1"))
    assert ship.told(Attacked).hit == 0, "a card without its symbol misses"
    ship = meets(meeting("larva.1", 0))
    ship.told(Infested, who="scout")
    assert (ship.me("scout").larva, ship.g.intruders, ship.g.attacks.discard) == (True, [], [])
    assert ship.me("scout").discard[-1].startswith("contamination.")


@pytest.mark.rule("NEM-SURPRISE-01")
def test_there_is_no_surprise_outside_an_encounter() -> None:
    ship = meeting("adult.12", 0, captain="hibernatorium").hand("scout", "rest").set(lambda g: g.noise.clear())
    ship.intruder("adult", "surgery")
    ship.noise("danger")
    ship.goes("scout", "canteen")
    assert ship.g.intruders[0].at == "15"
    ship.silent(Surprised)
    ship.silent(Attacked)


@pytest.mark.rule("NEM-ENCOUNTER-09", "NEM-RUL-23")
def test_faq_the_token_is_set_aside_into_the_pool_and_comes_back_when_its_kind_hides() -> None:
    ship = meets(meeting("creeper.1"))
    assert (ship.g.bag, "creeper.1" in ship.g.pool) == ([], True)
    creeper = ship.g.intruders[0].id
    ship.bag("blank.1", "creeper.2", "creeper.3")
    ship.next_attacks("claws.4").next_events("lurking").turn("scout")
    ship.combat("hit")
    ship.plays("scout", f"shoot target={creeper} weapon=rifle")
    assert sorted(ship.g.bag) == ["blank.1", "creeper.1", "creeper.2", "creeper.3"]


@pytest.mark.rule("NEM-RUL-23")
def test_with_no_token_of_its_kind_in_the_pool_a_hiding_intruder_brings_none_back() -> None:
    ship = meeting("blank.1", scout="canteen").bag("blank.1", *ADULTS)
    adult = ship.intruder("adult", "canteen")
    ship.next_attacks("claws.4").next_events("lurking")
    ship.combat("hit")
    ship.plays("scout", f"shoot target={adult} weapon=rifle")
    assert (ship.g.intruders, sorted(ship.g.bag)) == ([], sorted(["blank.1", *ADULTS]))


@pytest.mark.rule("NEM-ENCOUNTER-10", "NEM-ENCOUNTER-12")
def test_the_blank_makes_noise_everywhere_and_goes_back() -> None:
    ship = meeting("blank.1").bag("blank.1", "queen.1").loud("tech")
    ship.noise(2)
    ship.g.chance.script(0)
    ship.goes("scout", "canteen")
    ship.told(BlankDrawn)
    assert ship.g.intruders == []
    assert sorted(ship.g.noise) == ["11-15-1", "15-16-2", "15-18-3", "tech"]
    assert sorted(ship.g.bag) == ["blank.1", "queen.1"]
    ship.silent(Surprised)
    ship = meeting("blank.1").set(lambda g: g.noise.clear())
    ship.night("scent-of-prey", who="soldier")
    ship.silent(NoiseEverywhere)
    assert (ship.g.noise, len(ship.g.bag)) == ([], 2), "in Bag Development it brings an Adult and no noise"


@pytest.mark.rule("NEM-ENCOUNTER-11")
def test_the_last_blank_brings_an_adult_token_if_there_is_one() -> None:
    ship = meets(meeting("blank.1"))
    assert sorted(map(kind_of, ship.g.bag)) == ["adult", "blank"]
    ship = meeting("blank.1").set(lambda g: setattr(g, "pool", [t for t in g.pool if kind_of(t) != "adult"]))
    meets(ship)
    assert ship.g.bag == ["blank.1"]


@pytest.mark.rule("NEM-ENCOUNTER-14")
def test_a_ninth_adult_sends_those_not_in_combat_back_into_the_bag() -> None:
    ship = meeting("adult.1")
    busy = [ship.intruder("adult", "cockpit") for _ in range(3)]
    for _ in range(5):
        ship.intruder("adult", "storage")
    meets(ship)
    assert {each.id for each in ship.g.intruders if each.at == "1"} == set(busy)
    assert [each.at for each in ship.g.intruders if each.id not in busy] == ["15"]
    assert [kind_of(token) for token in ship.g.bag] == ["adult"] * 5
    assert "adult.1" in ship.g.pool


@pytest.mark.rule("NEM-RUL-22")
def test_without_a_miniature_nothing_appears_and_the_token_goes_back() -> None:
    ship = meeting("adult.12", 0)
    for _ in range(8):
        ship.intruder("adult", "cockpit")
    meets(ship)
    ship.told(NobodyCame)
    ship.silent(Surprised)
    assert (len(ship.g.intruders), ship.g.bag, ship.g.noise) == (8, ["adult.12"], [])

    for of, count in (("creeper", 3), ("breeder", 2), ("queen", 1), ("larva", 6)):
        ship = meeting(f"{of}.1", 0)
        for _ in range(count - (of == "larva")):
            ship.intruder(of, "storage")
        if of == "larva":
            ship.change("captain", larva=True)
        meets(ship)
        ship.told(NobodyCame)
        assert ship.g.bag == [f"{of}.1"]


@pytest.mark.rule("NEM-RUL-22")
def test_infection_is_never_blocked_by_the_supply_of_larvae_but_a_creeper_is() -> None:
    ship = meeting("blank.1", scout="canteen").hand("scout", "rest", "infected")
    for _ in range(6):
        ship.intruder("larva", "storage")
    ship.plays("scout", "play card=rest part=rest")
    assert ship.me("scout").larva
    ship = meeting("blank.1", scout="canteen").hand("scout", "rest", "infected").change("scout", larva=True)
    for _ in range(3):
        ship.intruder("creeper", "storage")
    ship.plays("scout", "play card=rest part=rest")
    assert (ship.me("scout").alive, len(ship.g.intruders)) == (False, 3)


@pytest.mark.rule("NEM-BAG-01", "NEM-BAG-03")
def test_a_creeper_token_drawn_becomes_a_breeder_token() -> None:
    ship = meeting("creeper.1").set(lambda g: g.noise.clear())
    ship.night("scent-of-prey", who="soldier", token="creeper.1")
    assert len([event for event in ship.events if isinstance(event, TokenDrawn)]) == 1
    assert [kind_of(token) for token in ship.g.bag] == ["breeder"]
    assert "creeper.1" in ship.g.pool
    assert ship.told(BagGrew).token == "breeder"
    assert ship.g.intruders == []


@pytest.mark.rule("NEM-BAG-04", "NEM-BAG-05")
@pytest.mark.parametrize("token", ["adult.7", "breeder.1"])
def test_adult_and_breeder_make_everybody_roll_who_is_not_in_combat(token: str) -> None:
    ship = meeting("blank.1").set(lambda g: g.noise.clear())
    ship.intruder("larva", "armory")
    ship.change("soldier", larva=True)
    ship.set(lambda g: setattr(g, "truce", True))
    ship.night("scent-of-prey", who="captain", token=token, noise=(1, 1))
    assert [event.who for event in ship.events if isinstance(event, NoiseRolled)] == ["scout", "captain"]
    assert ship.g.bag == [token]


@pytest.mark.rule("NEM-BAG-06", "NEM-RUL-26")
def test_the_queen_lays_an_egg_while_nobody_is_in_the_nest_or_it_is_unknown() -> None:
    ship = meeting("queen.1")
    ship.night("scent-of-prey", who="soldier", token="queen.1")
    assert (ship.g.eggs, ship.g.bag, ship.g.intruders) == (6, ["queen.1"], [])
    ship.told(EggLaid)
    ship = meeting("queen.1", scout="nest").set(lambda g: setattr(g.rooms["16"], "explored", False))
    ship.night("scent-of-prey", who="soldier", token="queen.1")
    assert (ship.g.eggs, ship.g.intruders) == (6, [])
    ship = meeting("queen.1").set(lambda g: setattr(g, "eggs", 8))
    ship.night("scent-of-prey", who="soldier", token="queen.1")
    ship.silent(EggLaid)
    assert (ship.g.eggs, ship.g.bag) == (8, ["queen.1"])


@pytest.mark.rule("NEM-BAG-06", "NEM-RUL-24")
def test_the_queen_meets_whoever_in_the_nest_has_the_fewest_cards_and_her_token_is_set_aside() -> None:
    ship = meeting("queen.1", scout="nest", captain="nest").hand("scout", "rest", "search").hand("captain", "rest")
    ship.next_attacks("scratch.1").loud("15-16-2", "16-21-1")
    ship.night("scent-of-prey", who="soldier", token="queen.1")
    assert [event.who for event in ship.events if isinstance(event, EncounterBegan)] == ["captain"]
    assert [(each.kind, each.at) for each in ship.g.intruders] == [("queen", "16")]
    assert ship.told(Surprised).who == "captain"
    assert (ship.g.bag, "queen.1" in ship.g.pool) == ([], True)
    assert not {"15-16-2", "16-21-1"} & set(ship.g.noise)
    ship = meeting("queen.1", scout="nest", captain="nest").hand("scout", "rest").hand("captain", "rest")
    ship.set(lambda g: setattr(g, "first", g.seat_of("captain"))).next_attacks("scratch.1")
    ship.night("scent-of-prey", who="soldier", token="queen.1")
    assert ship.told(Surprised).who == "captain", "a tie goes by the First Player token"


@pytest.mark.rule("NEM-BAG-07")
def test_the_blank_brings_an_adult_token_if_there_is_one() -> None:
    ship = meeting("blank.1")
    ship.night("scent-of-prey", who="soldier")
    assert sorted(map(kind_of, ship.g.bag)) == ["adult", "blank"]
    ship = meeting("blank.1").bag("blank.1", *ADULTS).next_events("scent-of-prey").last_to_pass("soldier")
    ship.g.chance.script(0)
    ship.passes("soldier")
    assert sorted(ship.g.bag) == sorted(["blank.1", *ADULTS])


@pytest.mark.rule("NEM-RUL-26")
def test_a_larva_or_creeper_leaves_the_bag_even_if_nothing_can_take_its_place() -> None:
    for token, stock in (("larva.1", ADULTS), ("creeper.1", ["breeder.1", "breeder.2"])):
        ship = meeting("blank.1").bag(token, *stock).next_events("scent-of-prey").last_to_pass("soldier")
        ship.g.chance.script(0)
        ship.passes("soldier")
        assert sorted(ship.g.bag) == sorted(stock)
        assert token in ship.g.pool


@pytest.mark.rule("NEM-RUL-27")
def test_an_encounter_of_one_roller_spares_those_after_them_in_the_same_room_and_pods_do_not_roll() -> None:
    ship = calm("scout", "captain", "soldier").at(scout="canteen", captain="canteen").in_pod("soldier")
    ship.loud("15-16-2").bag("adult.1", "adult.2").next_events("scent-of-prey").last_to_pass("captain")
    ship.g.chance.script(0, 2, 0)
    ship.passes("captain")
    assert [event.who for event in ship.events if isinstance(event, NoiseRolled)] == ["scout"]
    assert [each.kind for each in ship.g.intruders] == ["adult"]
