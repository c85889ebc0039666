"""Every section of every card and every Room Action has its effect, and none is left over."""

from __future__ import annotations

from bot.games.nemesis.box.content import ACTIONS, ATTACKS, EVENTS, ITEMS, OBJECTIVES, TILES
from bot.games.nemesis.rules import objectives
from bot.games.nemesis.rules.cards import event_cards
from bot.games.nemesis.rules.cards.parts.table import PARTS
from bot.games.nemesis.rules.intruders import attacking
from bot.games.nemesis.rules.ship.rooms import ROOMS


def test_every_section_of_a_card_has_an_effect() -> None:
    assert {part for card in (*ACTIONS.values(), *ITEMS.values()) for part in card.parts} == set(PARTS)  # type: ignore[attr-defined]


def test_every_room_with_an_action_has_an_effect() -> None:
    assert {tile.action for tile in TILES.values()} - {""} == set(ROOMS)


def test_every_event_attack_and_objective_has_its_rule() -> None:
    assert {card.rule for card in EVENTS.values()} == set(event_cards.EFFECTS)
    assert set(ATTACKS) == set(attacking.EFFECTS)
    wanted = {want for each in OBJECTIVES.values() for wants in each.wants for want in wants}
    assert wanted == set(objectives.WANTS)
