"""What the verbs on cards, objects and mission sheets come to."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.content.verbs import Meanings, Verbs, Wording, words_in
from bot.games.rise.box.cards import (
    ActionSpace,
    Board,
    ClassCard,
    FistAbility,
    PassiveAbility,
    SharedRank,
    SpaceAbility,
)
from bot.games.rise.box.content import BOX
from bot.games.rise.box.whole import PLACES, parts
from bot.games.rise.player.turn import DIE_WORTH, USE_WORTH
from bot.games.rise.rules.actions.equipping import USES
from bot.games.rise.rules.actions.interacting import ACTS
from bot.games.rise.rules.actions.specials import CARD_USES
from bot.games.rise.rules.enemies import bosses

RULES = "bot.games.rise.rules"
Naming = tuple[tuple[str, str], ...]


def meanings() -> Meanings:
    """What the content means, the words that it needs, and where it stands."""
    return Meanings(verbs(), words(), PLACES)


def verbs() -> tuple[Verbs, ...]:
    """Every verb that an entry names, with its rule, and what it is worth where Vigil's players choose it."""
    rules, attacks = words_in(RULES), words_in(f"{RULES}.attacks", f"{RULES}.enemies")
    reactions = words_in(f"{RULES}.enemies.reactions")
    return (
        Verbs("equipment", "effects", _effects("any-time"), USES, USE_WORTH),
        Verbs("equipment", "effects", _effects("die"), CARD_USES, DIE_WORTH),
        Verbs("equipment", "effects", _effects("turn-start", "worn", "defending"), attacks),
        Verbs("equipment", "effects", _effects("with-rest", "with-interact"), words_in(f"{RULES}.actions")),
        Verbs("equipment", "effects", _effects("reinforcements", "going-down"), rules),
        Verbs("equipment", "use", tuple((c.id, c.use) for c in BOX.equipment if not c.space), rules),
        Verbs("weapons", "traits", tuple((gun.id, bonus.verb) for gun in BOX.weapons for bonus in gun.traits), attacks),
        *(Verbs(shelf, "spaces", _does(spaces), rules) for shelf, spaces in _spaces().items()),
        Verbs("characters", "abilities", _abilities(BOX.characters), rules),
        Verbs("classes", "abilities", _abilities(BOX.classes), rules),
        Verbs("classes", "bonus", _voices(), rules),
        Verbs("enemies", "reaction", tuple((card.id, card.reaction.verb) for card in BOX.enemies), reactions),
        Verbs(
            "enemies", "traits", tuple((card.id, trait.verb) for card in BOX.enemies for trait in card.traits), rules
        ),
        Verbs("enemies", "logic", _logic(), bosses.ACTS),
        Verbs("references", "interact", tuple((s.id, row.verb) for s in BOX.sides for row in s.interact), ACTS),
        Verbs("references", "ally", _allies(), words_in(f"{RULES}.actions.commanding")),
        Verbs("stagger", "rows", tuple((side.id, row.verb) for side in BOX.stagger for row in side.rows), rules),
        Verbs("surge", "rows", tuple((BOX.surge.id, row.verb) for row in BOX.surge.rows), rules),
        Verbs("truck_damage", "rows", tuple((BOX.truck_damage.id, row.verb) for row in BOX.truck_damage.rows), rules),
        Verbs("missions", "verb", tuple(_sheets()), rules),
    )


def words() -> tuple[Wording, ...]:
    """The words that everything printed needs."""
    return (
        Wording("weapons", tuple(card.id for card in BOX.weapons), ("rise-weapon-{}", "rise-card-text-{}")),
        Wording("equipment", tuple(card.id for card in BOX.equipment), ("rise-equipment-{}", "rise-card-text-{}")),
        Wording("classes", tuple(card.id for card in BOX.classes), ("rise-class-{}", "rise-card-text-{}")),
        Wording("enemies", tuple(card.id for card in BOX.enemies), ("rise-enemy-{}", "rise-card-text-{}")),
        *(Wording(shelf, tuple(part.id for part in own), ("rise-ability-{}",)) for shelf, own in parts(BOX).items()),
        Wording("missions", tuple(sheet.id for sheet in BOX.missions), ("rise-mission-{}",)),
    )


def _effects(*uses: str) -> Naming:
    """The effects of Equipment that is used so."""
    return tuple((card.id, effect.verb) for card in BOX.equipment if card.use in uses for effect in card.effects)


def _spaces() -> dict[str, list[tuple[str, ActionSpace]]]:
    """The Action Spaces of each shelf, with whose they are."""
    return {
        "weapons": [(gun.id, space) for gun in BOX.weapons for space in gun.spaces],
        "characters": [(board.id, space) for board in BOX.characters for space in board.all_spaces()],
        "classes": [
            (card.id, one.space) for card in BOX.classes for one in card.abilities if isinstance(one, SpaceAbility)
        ],
        "references": [(side.id, space) for side in BOX.sides for space in side.spaces],
    }


def _does(spaces: list[tuple[str, ActionSpace]]) -> Naming:
    """What Action Spaces do, and the bonuses on them."""
    does = tuple((id, space.does) for id, space in spaces if space.does)
    return does + tuple((id, bonus.verb) for id, space in spaces for bonus in space.bonuses)


def _abilities(cards: tuple[Board, ...] | tuple[ClassCard, ...]) -> Naming:
    """What abilities of boards or Class cards do."""
    able = (each for card in cards for each in card.abilities if isinstance(each, FistAbility | PassiveAbility))
    return tuple((ability.id, ability.verb) for ability in able)


def _voices() -> Naming:
    """What shared Rank tokens do besides."""
    shared = ((card.id, one) for card in BOX.classes for one in card.abilities if isinstance(one, SharedRank))
    return tuple((id, one.bonus.verb) for id, one in shared if one.bonus)


def _logic() -> Naming:
    return tuple((card.id, act.verb) for card in BOX.enemies for row in card.logic for act in row.acts)


def _allies() -> Naming:
    return tuple((side.id, act) for side in BOX.sides if side.ally for act in side.ally.acts)


def _sheets() -> Iterator[tuple[str, str]]:
    """What Objectives, losses, special rules and everything else on a sheet does."""
    for sheet in BOX.missions:
        said: list[str] = [
            part.verb for group in (sheet.waypoints, sheet.tokens) for entry in group for part in entry.people
        ]
        said += [objective.verb for objective in sheet.objectives]
        said += [loss.verb for loss in sheet.losses]
        said += [rule.verb for rule in sheet.rules]
        said += [change.verb for change in sheet.changes()]
        yield from ((sheet.id, verb) for verb in said)
