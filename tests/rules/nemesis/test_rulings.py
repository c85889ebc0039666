"""Rulings on what the rulebook leaves open: Hatching, Summoning, the Molotov, a token that is out, a Pod, chances."""

from __future__ import annotations

import re

import pytest

from bot.engine.asks import Ask
from bot.engine.chance import Chance
from bot.engine.content import CONTENT
from bot.engine.decks import kind_of
from bot.engine.state import Steps
from bot.games.nemesis import GAME
from bot.games.nemesis.box.content import NOISE, TOKENS
from bot.games.nemesis.events.body import Contaminated
from bot.games.nemesis.events.crew import Threw
from bot.games.nemesis.events.finds import Dropped
from bot.games.nemesis.events.intruders import BlankDrawn, HatchedOnto, Lurked, Summoned, Surprised
from bot.games.nemesis.events.ship import NoiseRolled
from bot.games.nemesis.look.forecast import forecast
from bot.games.nemesis.rules.acting import peeking
from bot.games.nemesis.rules.cards import event_cards
from bot.games.nemesis.rules.intruders import attacking, bag
from bot.games.nemesis.state import Intruder
from tests.support.nemesis.ship import Ship, calm


def quietly(ship: Ship, steps: Steps) -> Ship:
    """Resolve something that asks nothing, and keep what it told."""
    assert not list(steps)
    ship.events = ship.g.told
    return ship


@pytest.mark.rule("NEM-RUL-74", "NEM-BAG-04")
@pytest.mark.parametrize("seed", range(8))
def test_the_token_of_bag_development_is_nobodys_until_it_goes_back(seed: int) -> None:
    ship = calm("scout", "captain").at(scout="canteen").sleeps("captain").loud("15-16-2")
    g = ship.g
    g.chance = Chance(bytes([seed]))
    g.bag, g.pool = ["adult.1", "blank.1"], ["adult.2", "larva.1"]
    g.chance.script(0, NOISE.faces.index("2"), 0)
    quietly(ship, bag.develop(g))
    ship.told(BlankDrawn, last=1)  # an empty bag gets an Adult: the one that is there, not the one on the table
    assert (g.bag, g.pool) == (["adult.1", "adult.2", "blank.1"], ["larva.1"])


@pytest.mark.rule("NEM-RUL-74", "NEM-BAG-05")
def test_an_intruder_that_hides_while_people_roll_takes_another_token() -> None:
    ship = calm("scout", "captain").at(scout="canteen").sleeps("captain").loud("15-16-2")
    for _ in range(8):
        ship.intruder("adult", "armory")
    g = ship.g
    adults = [token for token in TOKENS if kind_of(token) == "adult"]
    g.bag, g.pool = [adults[0], adults[1]], adults[2:]
    g.chance.script(0, NOISE.faces.index("2"), 0)
    quietly(ship, bag.develop(g))
    ship.told(Lurked, count=8)  # no miniature is left, so they hide: eight tokens
    assert len(g.bag) == 1 + 8
    assert sorted([*g.bag, *g.pool]) == sorted(adults)


@pytest.mark.rule("NEM-RUL-70")
def test_hatching_infests_everybody_in_the_nest_without_action_cards() -> None:
    ship = calm("captain", "scout", "soldier").at(captain="nest", scout="nest", soldier="nest")
    ship.hand("captain").hand("scout", "contamination").hand("soldier", "rest").gives("captain", "armor.1")
    larvae = sum(kind_of(token) == "larva" for token in ship.g.bag)
    quietly(ship, event_cards.hatching(ship.g))
    infested = [event.who for event in ship.events if isinstance(event, HatchedOnto)]
    assert infested == ["captain", "scout"], "Contamination is no Action card, and Armor stops Attacks alone"
    assert [ship.me(who).larva for who in ship.crew] == [True, True, False]
    assert sum(kind_of(token) == "larva" for token in ship.g.bag) == larvae
    assert ship.g.eggs == 4


@pytest.mark.rule("NEM-RUL-70")
def test_hatching_only_contaminates_who_carries_a_larva_and_still_counts() -> None:
    ship = calm("captain", "scout").at(captain="nest").hand("captain").change("captain", larva=True)
    larvae = sum(kind_of(token) == "larva" for token in ship.g.bag)
    quietly(ship, event_cards.hatching(ship.g))
    ship.told(Contaminated, who="captain")
    assert ship.me("captain").alive
    assert sum(kind_of(token) == "larva" for token in ship.g.bag) == larvae


@pytest.mark.rule("NEM-RUL-70")
@pytest.mark.parametrize("known", [True, False])
def test_hatching_goes_on_without_an_egg_or_a_known_nest(known: bool) -> None:
    ship = calm("captain", "scout").at(captain="nest").hand("captain")
    ship.set(lambda g: setattr(g, "eggs", 0)).set(lambda g: setattr(g, "nest_destroyed", True))
    ship.set(lambda g: setattr(g.rooms["16"], "explored", known))
    larvae = sum(kind_of(token) == "larva" for token in ship.g.bag)
    quietly(ship, event_cards.hatching(ship.g))
    assert (ship.g.eggs, ship.me("captain").larva) == (0, known)
    assert sum(kind_of(token) == "larva" for token in ship.g.bag) == larvae + (not known)


def summoned(token: str, minis: int = 0) -> Ship:
    """The Scout, without a card, at the mercy of a Queen who calls."""
    ship = calm("scout", "captain").at(scout="canteen").hand("scout")
    queen = ship.intruder("queen", "canteen")
    for _ in range(minis):
        ship.intruder("larva", "armory")
    ship.only_token(token)
    found = ship.g.intruder(queen)
    assert found is not None
    return quietly(ship, attacking.summoning(ship.g, found, ship.seat("scout")))


@pytest.mark.rule("NEM-RUL-71")
def test_a_summoned_intruder_stands_there_and_surprises_nobody() -> None:
    ship = summoned("adult.12")
    assert [(each.kind, each.at) for each in ship.g.intruders] == [("queen", "15"), ("adult", "15")]
    ship.silent(Surprised)
    assert (ship.g.bag, "adult.12" in ship.g.pool) == ([], True)


@pytest.mark.rule("NEM-RUL-71")
@pytest.mark.parametrize(("token", "minis"), [("blank.1", 0), ("larva.1", 8)])
def test_a_blank_or_a_kind_without_miniatures_goes_back_and_makes_no_noise(token: str, minis: int) -> None:
    ship = summoned(token, minis)
    assert len(ship.g.intruders) == 1 + minis
    ship.told(Summoned, token=kind_of(token))
    ship.silent(BlankDrawn)
    assert (ship.g.bag, ship.g.noise) == ([token], [])


@pytest.mark.rule("NEM-RUL-71")
def test_summoning_with_an_empty_bag_brings_nobody() -> None:
    ship = calm("scout", "captain").at(scout="canteen")
    ship.set(lambda g: [g.pool.extend(g.bag), g.bag.clear()])
    quietly(ship, attacking.summoning(ship.g, Intruder("queen.1", "queen", "15"), ship.seat("scout")))
    ship.silent(Summoned)
    assert ship.g.intruders == []


def thrown(*, intruder: bool, burning: bool = False) -> Ship:
    """A Molotov Cocktail, thrown by the Captain in the Nest at its own feet."""
    ship = calm("captain", "scout").at(captain="nest", scout="nest").hand("captain", "rest", "search", "demolition")
    ship.gives("captain", "molotov.1")
    if intruder:
        ship.intruder("queen", "nest")
    if burning:
        ship.marks("nest", fire=True)
    ship.noise("silence")
    ship.plays("captain", "use item=molotov.1 part=molotov")
    while not any(isinstance(event, Threw) for event in ship.events):
        ask = ship.asked(ship.seat("captain"))
        ship.picks("captain", *[offer.key for offer in ask.options if "room=nest" in offer.key or ask.least][:1])
    return ship


@pytest.mark.rule("NEM-RUL-72", "NEM-ROOM-NEST-10", "NEM-ROOM-NEST-11")
def test_a_molotov_among_eggs_alone_breaks_one_and_makes_a_noise() -> None:
    ship = thrown(intruder=False)
    assert (ship.g.eggs, ship.g.rooms["16"].fire) == (4, True)
    assert [len(ship.me(who).wounds) for who in ship.crew] == [1, 1], "whoever throws it at their own feet too"
    ship.told(NoiseRolled, who="captain")


@pytest.mark.rule("NEM-RUL-72")
def test_a_molotov_at_an_intruder_spares_the_eggs_and_makes_no_noise() -> None:
    ship = thrown(intruder=True)
    assert (ship.g.eggs, ship.g.rooms["16"].fire) == (5, True)
    ship.silent(NoiseRolled)


@pytest.mark.rule("NEM-RUL-72", "NEM-RUL-34")
def test_a_molotov_into_a_fire_lights_no_second_one() -> None:
    ship = thrown(intruder=False, burning=True)
    assert (ship.g.fires, ship.g.eggs) == (1, 4)


@pytest.mark.rule("NEM-RUL-68")
def test_whoever_foresees_from_an_empty_deck_shuffles_its_discard_pile_first() -> None:
    tops = set()
    for seed in range(12):
        ship = calm("captain", "scout")
        ship.set(lambda g: [g.events.discard.extend(sorted(g.events.cards)), g.events.cards.clear()])
        g = ship.g
        g.chance = Chance(bytes([seed]))
        ask = next(peeking.foresee(g, ship.seat("captain")))
        assert isinstance(ask, Ask)
        assert ask.private["card"] == g.events.cards[-1]
        assert not g.events.discard
        tops.add(g.events.cards[-1])
    assert len(tops) > 5


def waiting() -> Ship:
    """The Captain, in a Pod with an Egg in hand and a card in the Inventory."""
    ship = calm("captain", "scout").in_pod("captain").turn("captain")
    return ship.gives("captain", "egg", "bandages.1").turn("captain")


@pytest.mark.rule("NEM-RUL-73", "NEM-DROP-01", "NEM-DROP-02")
def test_who_waits_in_a_pod_may_drop_an_object_into_the_sections_room() -> None:
    ship = waiting()
    ship.picks("captain", "drop thing=egg")
    ship.told(Dropped, who="captain", thing="egg")
    assert ship.g.room(ship.seat("captain")).objects == ["egg"]
    assert ship.me("captain").state == "pod"
    ship.ready(ship.seat("captain"), "pod")
    ship.cannot(ship.seat("captain"), "drop thing=egg")
    ship.picks("captain", "launch")
    assert ship.me("captain").state == "launched"


@pytest.mark.rule("NEM-RUL-73", "NEM-DROP-03")
def test_what_lies_in_an_inventory_is_dropped_from_a_pod_unseen() -> None:
    ship = waiting()
    seat, other = ship.seat("captain"), ship.seat("scout")
    ship.can(seat, "drop thing=bandages.1", "drop thing=egg")
    seen = {offer.key for offer in ship.asked(seat).seen_by(other).options}
    assert "drop thing=bandages.1" not in seen
    assert "drop thing=egg" in seen
    ship.picks("captain", "drop thing=bandages.1")
    assert ship.told(Dropped).thing == ""
    ship.sound()


@pytest.mark.rule("NEM-RUL-69")
def test_nobody_is_told_how_much_an_intruder_bears() -> None:
    ship = calm("captain", "scout").at(captain="canteen")
    adult, larva = ship.intruder("adult", "canteen", 3), ship.intruder("larva", "canteen")
    view = GAME.look.view(ship.g, None)
    for target in (adult, larva):
        for line in forecast(view, ship.seat("captain"), target):
            assert not {"kill", "retreat", "harm", "cards"} & set(line.args)
    ship.set(lambda g: [g.attacks.discard.extend(g.attacks.cards[:15]), g.attacks.cards.__delitem__(slice(0, 15))])
    assert forecast(GAME.look.view(ship.g, None), ship.seat("captain"), adult) == forecast(
        view, ship.seat("captain"), adult
    ), "the Attack cards that are left change nothing that a player may know"


def test_the_ledger_speaks_of_the_bottom_of_a_deck() -> None:
    ledger = (CONTENT / "nemesis" / "rules.md").read_text(encoding="utf-8")
    assert not re.findall(r"Vigil[a-z]+", ledger)
