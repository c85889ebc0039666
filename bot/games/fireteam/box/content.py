"""The cards of the box by their ids, read from content/fireteam/*.toml and checked as a whole."""

from __future__ import annotations

from bot.engine.content import by_id
from bot.engine.content import load as read
from bot.engine.dice import Die
from bot.games.fireteam.box.cards import ActionCard, FocusCard, Mission
from bot.games.fireteam.box.verbs import Role
from bot.games.fireteam.box.whole import PLACES, Box, faults


def load() -> Box:
    """Everything that the files hold; raises with all that is wrong with them."""
    return read("fireteam", Box, PLACES, faults)


BOX = load()
HEROES = by_id(BOX.heroes)
SPECIALISTS = tuple(each.id for each in BOX.specialists)
CARDS = by_id(BOX.cards)
FOCUS = by_id(BOX.focus)
CREATURES = by_id(BOX.creatures)
THREATS = by_id(BOX.threats)
EVENTS = by_id(BOX.events)
DISCOVERIES = by_id(BOX.every_discovery)
OBJECTIVES = by_id(BOX.every_objective)
TILES = by_id(BOX.tiles)
MISSIONS = by_id(BOX.missions)
FIRST, NOW = "1", "2"
"""The editions of the missions: tables that began one before it was made anew play it to its end as it was."""
PAST = by_id(BOX.past_missions)
ENTRIES = by_id(BOX.entries)
"""Everything with an id; no two share one."""
TRACK = BOX.components.track
TOKENS = BOX.components.tokens
ATTACK_DIE = Die("attack", BOX.components.attack_die)
ACTIVATION_DIE = Die("activation", BOX.components.activation_die)
SPAWN_DIE = Die("spawn", tuple(str(number) for number in range(1, 13)))
MOST_DICE = 8
"""Never more attack dice than these (FTZ-ATTACK-08, FTZ-DICE-01)."""


def role_cards(role: Role, *, upgrade: bool) -> tuple[ActionCard, ...]:
    """The kinds of action or upgrade cards of a role (FTZ-SETUP-07)."""
    return tuple(card for card in BOX.cards if card.role == role and card.upgrade == upgrade)


def role_focus(role: Role) -> tuple[FocusCard, ...]:
    """The focus cards of a role (FTZ-SETUP-10)."""
    return tuple(card for card in BOX.focus if card.role == role)


def report_of(mission: str, edition: str) -> Mission:
    """The Mission Report in an edition."""
    return (PAST if edition == FIRST else MISSIONS)[mission]
