"""What is printed on a component can be read: each kind has a text, told when it comes up, shown to its owner."""

from __future__ import annotations

from collections.abc import Set

import pytest

from bot.engine.decks import kind_of
from bot.engine.events import Event
from bot.engine.words import Words
from bot.games.nemesis import GAME
from bot.games.nemesis.box.content import (
    ACTIONS,
    ATTACKS,
    EVENTS,
    INTRUDER_ACTIONS,
    ITEMS,
    OBJECTIVES,
    STOCK,
    TILES,
    WEAKNESSES,
)
from bot.games.nemesis.events.body import WoundedSeriously
from bot.games.nemesis.events.ending import FinalDraw
from bot.games.nemesis.events.finds import EventSeen
from bot.games.nemesis.events.intruders import Attacked, EventDrawn, HunterPlayed, WeaknessFound
from bot.games.nemesis.events.ship import Explored
from bot.games.nemesis.look.sheets import learned
from bot.glossary import entries
from bot.text import tongue
from tests.support.nemesis.ship import Ship

EN = tongue("en")
PRINTED: dict[str, Set[str]] = {
    "card": {*ACTIONS, *ITEMS, *map(kind_of, INTRUDER_ACTIONS), "contamination"},
    "eventcard": {kind_of(card) for card in EVENTS},
    "attack": set(ATTACKS),
    "wound": set(STOCK.wounds),
    "weakness": set(WEAKNESSES),
    "objective": set(OBJECTIVES),
    "room": set(TILES),
    "token": set(STOCK.exploration),
}


def told(event: Event) -> str:
    """Tell an event in words."""
    return EN.say(event.phrase("nemesis"))


@pytest.mark.parametrize("of", PRINTED)
def test_every_component_has_a_text_that_can_be_looked_up(of: str) -> None:
    known = {(entry.name, entry.text) for entry in entries("nemesis", "en")}
    for id in PRINTED[of]:
        text = EN.t(f"nemesis-{of}-text-{id}")
        assert len(text) > len("Rifle."), id
        assert (EN.t(f"nemesis-{of}-{id}"), text) in known


@pytest.mark.parametrize("card", EVENTS)
def test_an_event_tells_what_it_does_when_it_is_turned_or_foreseen(card: str) -> None:
    text = EN.t(f"nemesis-eventcard-text-{kind_of(card)}")
    assert told(EventDrawn(card=card, number=1, movers=("adult",))).endswith(text)
    assert told(EventSeen(audience=("blue",), card=card)).endswith(text)


@pytest.mark.parametrize("attack", ATTACKS)
def test_an_attack_that_hits_tells_what_it_does(attack: str) -> None:
    text = EN.t(f"nemesis-attack-text-{attack}")
    for hit in (1, 0):
        said = told(Attacked(intruder="adult.1", who="scout", attack=f"{attack}.1", hit=hit, at="11"))
        assert (text in said) == bool(hit)


def test_wounds_rooms_and_weaknesses_tell_what_they_mean() -> None:
    for wound in STOCK.wounds:
        assert EN.t(f"nemesis-wound-text-{wound}") in told(WoundedSeriously(who="scout", wound=wound, at="11"))
    for tile in TILES:
        assert EN.t(f"nemesis-room-text-{tile}") in told(Explored(room=tile, slot="5"))
    for weakness in WEAKNESSES:
        said = told(WeaknessFound(who="scout", thing="egg", weakness=weakness))
        assert EN.t(f"nemesis-weakness-text-{weakness}") in said


def test_the_cards_that_decide_are_counted() -> None:
    assert told(FinalDraw(who="scout", cards=("rest", "search", "rest"))).startswith("3 cards decide: ")
    assert told(FinalDraw(who="scout", cards=("rest",))) == "One card decides: Rest."


# A person's own board


def faces(ship: Ship, who: str) -> dict[str, tuple[Words, str, bool]]:
    """The cards on somebody's board: text, Cost and whether they count no more, by their title."""
    sheet = EN.scene(GAME.look.sheet(GAME.look.view(ship.g, ship.seat(who))))
    assert sheet is not None
    return {str(card.title): (card.text, card.cost, card.spent) for card in sheet.cards}


def test_serious_wounds_stand_on_the_board_with_what_they_do() -> None:
    ship = Ship().wounds("captain", "leg").wounds("captain", "arm", dressed=True)
    shown = faces(ship, "captain")
    assert shown["Leg wound"] == (EN.t("nemesis-wound-text-leg"), "", False)
    assert shown["Arm wound"] == (EN.t("nemesis-wound-text-arm"), "", True)


@pytest.mark.rule("NEM-COST-07")
def test_items_show_their_cost_and_a_hand_wound_makes_it_dearer() -> None:
    ship = Ship().gives("captain", "medkit.1", "extended-magazine.1")
    costs = {title: cost for title, (_, cost, _) in faces(ship, "captain").items()}
    assert (costs["Medkit"], costs["Extended Magazine"], costs["Six-Shooter"]) == ("1", "0", "")
    ship.wounds("captain", "hand")
    costs = {title: cost for title, (_, cost, _) in faces(ship, "captain").items()}
    assert (costs["Medkit"], costs["Extended Magazine"], costs["Six-Shooter"]) == ("2", "1", "")


def test_what_is_chosen_among_lies_open_to_whoever_chooses() -> None:
    ship = Ship()
    ship.set(lambda g: g.looking.update({ship.seat("captain"): ["medkit.2", "hatching", "bite.1"]}))
    shown = faces(ship, "captain")
    assert shown["Medkit"][0].startswith(EN.t("nemesis-card-text-medkit"))  # type: ignore[union-attr]
    assert "Hatching" not in faces(ship, "scout")


@pytest.mark.rule("NEM-ITEM-13")
def test_drawn_events_and_attacks_show_all_that_is_printed_on_them() -> None:
    ship = Ship()
    ship.set(lambda g: g.looking.update({ship.seat("captain"): ["hatching", "hunt.2", "bite.1", "tail.1"]}))
    shown = faces(ship, "captain")
    hatching = EN.t("nemesis-eventcard-text-hatching")
    assert shown["Hatching"][0] == f"Adult and Breeder move by corridor 3. {hatching}"
    assert shown["Hunt"][0].startswith("Breeder and Queen move by corridor 3. ")  # type: ignore[union-attr]
    assert shown["Bite"][0] == f"For Adult, Breeder and Queen. {EN.t('nemesis-attack-text-bite')}"
    assert shown["Tail Attack"][0].startswith("For Queen. ")  # type: ignore[union-attr]


@pytest.mark.rule("NEM-ITEM-13")
def test_who_foresees_an_event_reads_and_keeps_its_movement_too() -> None:
    ship = Ship("scientist", "captain")
    ship.stands("scientist", "generator").at(captain="cockpit").hand("scientist", "risk-assessment")
    ship.next_events("hunt")
    ship.acts("scientist", "play card=risk-assessment part=risk-assessment")
    ask = ship.asked(ship.seat("scientist"))
    movement = "Creeper, Breeder and Queen move by 2."
    assert movement in EN.t("nemesis-ask-foresee", **ask.args, **ask.private)
    assert movement in told(ship.told(EventSeen))
    (note,) = learned(GAME.look.view(ship.g, ship.seat("scientist")))
    assert EN.say(note) == f"Round 1: the next event was Hunt; {movement}"


@pytest.mark.rule("NEM-INTPLAYER-09", "NEM-INTPLAYER-11")
@pytest.mark.parametrize("card", INTRUDER_ACTIONS)
def test_a_card_of_the_intruder_player_shows_its_corridor_and_its_attack_cards(card: str) -> None:
    printed = INTRUDER_ACTIONS[card]
    ship = Ship()
    seat = ship.seat("captain")

    def hunt(g: object) -> None:
        ship.g.hunter = seat
        ship.g.hunt.take(card)
        ship.g.hunt_hand = [card]

    ship.set(hunt)
    corridor = str(printed.corridor or "any")
    drawn = f"one of {printed.attacks} cards" if printed.attacks > 1 else "one card"
    text = str(faces(ship, "captain")[EN.t(f"nemesis-card-{kind_of(card)}")][0])
    assert f"corridor {corridor}." in text
    assert drawn in text
    assert text.endswith(EN.t(f"nemesis-card-text-{kind_of(card)}"))
    offered = EN.option("nemesis", "pounce", {"card": card, "intruder": "adult.1", "who": "scout"})
    figures = f"{printed.attacks} attack cards" if printed.attacks > 1 else "one attack card"
    assert f"(corridor {corridor}, {figures})" in offered
    for way in ("scheme", "stalk"):
        said = told(HunterPlayed(card=card, way=way))
        assert (EN.t(f"nemesis-card-text-{kind_of(card)}") in said) == (way == "scheme")
