"""The cards of the box by their ids, read from content/fireteam/*.toml and checked as a whole."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

import msgspec

from bot.engine.content import ContentError, read
from bot.engine.dice import Die
from bot.games.fireteam.box import Box, faults
from bot.games.fireteam.cards import (
    ActionCard,
    Components,
    CreatureCard,
    DiscoveryCard,
    Entry,
    EventCard,
    FocusCard,
    HeroCard,
    Mission,
    ObjectiveCard,
    Specialist,
    ThreatCard,
    Tile,
)
from bot.games.fireteam.verbs import Role

E = TypeVar("E", bound=Entry)


class _Heroes(msgspec.Struct):
    hero: tuple[HeroCard, ...]
    specialist: tuple[Specialist, ...]


class _Cards(msgspec.Struct):
    card: tuple[ActionCard, ...]


class _Focus(msgspec.Struct):
    focus: tuple[FocusCard, ...]


class _Creatures(msgspec.Struct):
    creature: tuple[CreatureCard, ...]


class _Threats(msgspec.Struct):
    threat: tuple[ThreatCard, ...]


class _Recon(msgspec.Struct):
    event: tuple[EventCard, ...]
    discovery: tuple[DiscoveryCard, ...]


class _Objectives(msgspec.Struct):
    objective: tuple[ObjectiveCard, ...]


class _Tiles(msgspec.Struct):
    tile: tuple[Tile, ...]


class _Missions(msgspec.Struct):
    mission: tuple[Mission, ...]


def load() -> Box:
    """Read the whole box, or raise with everything that is wrong."""
    heroes, recon = read("fireteam", "heroes", _Heroes), read("fireteam", "recon", _Recon)
    box = Box(
        heroes=heroes.hero,
        specialists=heroes.specialist,
        cards=read("fireteam", "cards", _Cards).card,
        focus=read("fireteam", "focus", _Focus).focus,
        creatures=read("fireteam", "creatures", _Creatures).creature,
        threats=read("fireteam", "threats", _Threats).threat,
        events=recon.event,
        discoveries=recon.discovery,
        objectives=read("fireteam", "objectives", _Objectives).objective,
        tiles=read("fireteam", "tiles", _Tiles).tile,
        missions=read("fireteam", "missions", _Missions).mission,
        components=read("fireteam", "components", Components),
    )
    if found := faults(box):
        raise ContentError("\n".join(found))
    return box


def by_id(entries: Iterable[E]) -> dict[str, E]:
    """Put entries under their ids."""
    return {entry.id: entry for entry in entries}


BOX = load()
HEROES = by_id(BOX.heroes)
SPECIALISTS = tuple(each.id for each in BOX.specialists)
CARDS = by_id(BOX.cards)
FOCUS = by_id(BOX.focus)
CREATURES = by_id(BOX.creatures)
THREATS = by_id(BOX.threats)
EVENTS = by_id(BOX.events)
DISCOVERIES = by_id(BOX.discoveries)
OBJECTIVES = by_id(BOX.objectives)
TILES = by_id(BOX.tiles)
MISSIONS = by_id(BOX.missions)
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
    """Give the kinds of action or upgrade cards of a role (FTZ-SETUP-07)."""
    return tuple(card for card in BOX.cards if card.role == role and card.upgrade == upgrade)


def role_focus(role: Role) -> tuple[FocusCard, ...]:
    """Give the focus cards of a role (FTZ-SETUP-10)."""
    return tuple(card for card in BOX.focus if card.role == role)
