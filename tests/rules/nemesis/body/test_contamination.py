"""Contamination cards and the Scanner (NEM-CONTAM, NEM-SCAN)."""

from __future__ import annotations

import pytest

from bot.games.nemesis.box.content import is_contamination
from bot.games.nemesis.events.body import Contaminated, LarvaGrows, Removed, Scanned, ScanSeen
from bot.games.nemesis.events.intruders import Appeared
from tests.support.nemesis.ship import Ship, tainted

WAYS = {
    "rest": ("hibernatorium", "play card=rest part=rest", ()),
    "canteen": ("canteen", "room part=eat", ("scanning answer=yes",)),
    "shower": ("shower-room", "room part=shower", ("scanning answer=yes",)),
    "surgery": ("surgery", "room part=operate", ()),
    "antidote": ("hibernatorium", "use item=antidote.1 part=antidote", ()),
}
"""The five ways to be rid of Contamination: where, how, and what is asked then."""


def patient(way: str, *statuses: str) -> Ship:
    """A Captain about to be Scanned by one of the ways, alone, with Contamination in hand."""
    place, _key, _ = WAYS[way]
    ship = Ship()
    ship.stands("captain", place).at(scout="cockpit")
    ship.hand("captain", "rest", "order", "motivation").gives("captain", "antidote.1")
    return ship.infects("captain", *statuses)


def cure(ship: Ship, way: str) -> None:
    _, key, after = WAYS[way]
    ship.acts("captain", key, after=after)


@pytest.mark.rule("NEM-CONTAM-01")
@pytest.mark.parametrize("source", ["melee", "larva", "scratch", "antidote"])
def test_contamination_is_drawn_onto_the_top_of_the_discard_pile_whatever_the_source(source: str) -> None:
    ship = Ship()
    ship.at(scout="cockpit").hand("captain", "rest", "order").gives("captain", "antidote.1")
    top = ship.g.contamination[-1]
    if source == "melee":
        target = ship.intruder("adult", "hibernatorium")
        ship.combat("adult")
        ship.acts("captain", f"melee target={target}")
    elif source == "antidote":
        ship.acts("captain", "use item=antidote.1 part=antidote")
        assert top in ship.me("captain").deck  # and shuffled in at once
        return
    else:
        ship.intruder("larva" if source == "larva" else "adult", "hibernatorium")
        ship.next_attacks("scratch.1")
        ship.night()
    assert ship.me("captain").discard[-1] == top
    assert top not in ship.g.contamination
    ship.told(Contaminated, who="captain")


@pytest.mark.rule("NEM-CONTAM-02")
def test_contamination_is_drawn_with_the_deck_and_offers_no_action() -> None:
    ship = Ship()
    ship.at(scout="cockpit").change("captain", deck=[], hand=[], discard=["rest", "search"])
    ship.infects("captain", "clean", pile="discard")
    ship.night()
    assert sorted(map(is_contamination, ship.me("captain").hand)) == [False, False, True]
    while ship.match.waiting != (ship.seat("captain"),):
        ship.passes("scout")
    assert not any("contamination" in key for key in ship.options("captain"))
    assert ship.asked(ship.seat("captain")).prompt == "turn"


@pytest.mark.rule("NEM-CONTAM-03")
def test_contamination_never_pays_and_may_be_discarded_on_passing() -> None:
    ship = Ship()
    ship.at(scout="cockpit").hand("captain", "rest", "contamination", "contamination")
    ship.refused("captain", "careful to=canteen via=11-15-1", "cannot-pay", "NEM-COST-03")
    ship.picks("captain", "move to=canteen via=11-15-1")
    assert ship.offers("captain", "pay") == {"pay card=rest copy=1"}

    ship = Ship()
    ship.at(scout="cockpit").hand("captain", "rest", "contamination")
    ship.picks("captain", "pass")
    ship.picks("captain", "discard card=contamination copy=1")
    assert len(tainted(ship.me("captain").discard)) == 1
    assert ship.me("captain").hand == ["rest"]


@pytest.mark.rule("NEM-CONTAM-04")
def test_nobody_knows_which_cards_are_infected_not_even_their_owner() -> None:
    infected, clean = Ship(), Ship()
    infected.hand("captain", "rest", "infected")
    clean.hand("captain", "rest", "contamination")
    for who in ("captain", "scout", ""):
        assert infected.view(who) == clean.view(who)
    assert infected.match.asks == clean.match.asks
    assert infected.view("captain").hand == ("rest", "contamination")


@pytest.mark.rule("NEM-CONTAM-05")
def test_others_cannot_tell_contamination_in_a_hand_or_deck_from_action_cards() -> None:
    ship, other = Ship(), Ship()
    for each in (ship, other):
        each.hand("captain", "rest", "order").infects("captain", "clean", pile="deck")

    def swap(g: object) -> None:
        me = other.me("captain")
        me.hand[1], me.deck[-1] = me.deck[-1], me.hand[1]

    other.set(swap)
    assert other.view("captain").hand != ship.view("captain").hand
    assert other.view("scout") == ship.view("scout")
    assert other.view() == ship.view()


@pytest.mark.rule("NEM-CONTAM-06")
def test_removed_contamination_is_out_of_the_game() -> None:
    ship = patient("rest", "clean")
    card = tainted(ship.me("captain").hand)[0]
    cure(ship, "rest")
    assert card in ship.g.removed
    assert card not in ship.g.contamination
    assert not any(card in pile for pile in (ship.me("captain").hand, ship.me("captain").discard))


@pytest.mark.rule("NEM-CONTAM-07")
def test_an_event_makes_everybody_scan_what_it_draws() -> None:
    ship = Ship()
    ship.infects("scout", "infected", "infected", "clean", pile="deck")
    ship.night("eclosion")
    ship.told(Scanned, who="scout")
    ship.told(Scanned, who="captain")
    assert ship.me("scout").larva
    assert not ship.me("captain").larva
    assert ship.told(ScanSeen, count=3, infected=2).audience == (ship.seat("scout"),)


@pytest.mark.rule("NEM-SCAN-01")
@pytest.mark.parametrize("way", WAYS)
def test_five_ways_rid_of_contamination_and_each_scans_first(way: str) -> None:
    ship = patient(way, "clean", "infected")
    cure(ship, way)
    told = [type(event) for event in ship.events]
    assert told.index(Scanned) < told.index(Removed)
    assert len([card for card in ship.g.removed if is_contamination(card)]) == 1


@pytest.mark.rule("NEM-SCAN-02")
def test_only_the_scanner_learns_what_is_infected() -> None:
    ship = patient("rest", "clean", "infected", "clean")
    cure(ship, "rest")
    seen = ship.told(ScanSeen, count=3, infected=1)
    assert seen.audience == (ship.seat("captain"),)
    assert ship.told(Scanned, who="captain").details() == {"who": "captain"}
    assert ship.notes("captain", "scan")[0].args == {"count": 3, "infected": 1}
    assert not ship.notes("scout", "scan")


@pytest.mark.rule("NEM-SCAN-03")
@pytest.mark.parametrize(
    ("way", "kept", "larva"),
    [("rest", "infected", True), ("canteen", "infected", True), ("surgery", "clean", False), ("antidote", "clean", 0)],
)
def test_what_becomes_of_scanned_cards_is_up_to_what_ordered_the_scan(way: str, kept: str, larva: bool) -> None:
    ship = patient(way, "clean", "infected")
    clean, infected = tainted(ship.me("captain").hand)
    cure(ship, way)
    me = ship.me("captain")
    stays, goes = (infected, clean) if kept == "infected" else (clean, infected)
    assert stays in (*me.hand, *me.deck, *me.discard)
    assert goes in ship.g.removed
    assert me.larva == larva


@pytest.mark.rule("NEM-SCAN-04")
@pytest.mark.parametrize("way", ["rest", "canteen", "shower"])
def test_an_infected_card_brings_a_larva_and_stays(way: str) -> None:
    ship = patient(way, "infected")
    card = tainted(ship.me("captain").hand)[0]
    cure(ship, way)
    assert ship.me("captain").larva
    assert card in ship.me("captain").hand
    ship.told(LarvaGrows, who="captain")
    ship.silent(Removed)


@pytest.mark.rule("NEM-SCAN-05")
@pytest.mark.parametrize("way", ["rest", "canteen", "shower"])
def test_an_infected_card_kills_who_carries_a_larva_and_a_creeper_comes(way: str) -> None:
    ship = patient(way, "infected")
    ship.change("captain", larva=True)
    here = ship.me("captain").at
    cure(ship, way)
    assert ship.me("captain").state == "dead"
    assert [(each.kind, each.at) for each in ship.g.intruders] == [("creeper", here)]
    ship.told(Appeared, at=here)


@pytest.mark.rule("NEM-SCAN-06")
@pytest.mark.parametrize("way", WAYS)
def test_surgery_and_antidote_remove_a_larva_and_nothing_else_does(way: str) -> None:
    ship = patient(way, "clean")
    ship.change("captain", larva=True)
    cure(ship, way)
    assert ship.me("captain").larva == (way not in ("surgery", "antidote"))


@pytest.mark.rule("NEM-RUL-36", "NEM-CONTAM-05")
def test_nobody_else_can_count_what_stays_in_a_scanned_hand() -> None:
    heard = []
    for kept in (1, 2):
        ship = patient("rest", *["infected"] * kept, "clean")
        cure(ship, "rest")
        others = (event for event in ship.events if not event.audience)
        heard.append([(type(event), event.details()) for event in others])
    assert heard[0] == heard[1]


@pytest.mark.rule("NEM-RUL-36")
def test_a_scan_is_one_batch_and_two_infected_cards_give_one_larva() -> None:
    ship = patient("rest", "infected", "infected")
    cure(ship, "rest")
    assert ship.me("captain").alive
    assert ship.me("captain").larva
    assert ship.view("captain").hand.count("contamination") == 2  # nobody is reminded which is which

    marked = Ship(remember_scans="on")
    marked.at(scout="cockpit").hand("captain", "rest").infects("captain", "infected", "clean")
    assert marked.view("captain").hand == ("rest", "contamination", "contamination")
    marked.acts("captain", "play card=rest part=rest")
    assert marked.view("captain").hand == ("contamination-infected",)
    assert "contamination-infected" not in str(marked.view("scout"))


@pytest.mark.rule("NEM-RUL-37")
def test_surgery_removes_the_infected_then_the_larva_then_wounds_shuffles_and_passes() -> None:
    ship = patient("surgery", "infected", "clean")
    ship.infects("captain", "infected", pile="deck").infects("captain", "infected", pile="discard")
    ship.change("captain", larva=True, light=1)
    ship.marks("surgery", fire=True)
    cure(ship, "surgery")
    me = ship.me("captain")
    assert (me.alive, me.larva, me.light) == (True, False, 0)  # one Wound by the knife, one by the Fire
    assert len(me.wounds) == 1
    assert me.passed
    assert me.hand == me.discard == []
    assert len(tainted(me.deck)) == 1
    assert len(me.deck) == 11
    assert ship.told(Removed, who="captain").count == 3
    ship.silent(LarvaGrows)


@pytest.mark.rule("NEM-RUL-37")
def test_the_knife_may_kill() -> None:
    ship = patient("surgery", "clean")
    ship.wounds("captain", "leg", "leg", "leg", dressed=True)
    cure(ship, "surgery")
    assert ship.me("captain").state == "dead"
    assert ship.match.waiting == (ship.seat("scout"),)


@pytest.mark.rule("NEM-RUL-35")
def test_an_empty_contamination_deck_gives_no_card() -> None:
    ship = Ship()
    ship.at(scout="cockpit").hand("captain", "rest", "order")

    def empty(g: object) -> None:
        ship.g.removed += ship.g.contamination
        ship.g.contamination = []

    ship.set(empty)
    target = ship.intruder("adult", "hibernatorium")
    ship.combat("adult")
    ship.acts("captain", f"melee target={target}")
    ship.silent(Contaminated)
    assert not tainted(ship.me("captain").discard)
    ship.sound()
