"""The cards of the box as they are printed, for looking up."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.scene import Card
from bot.engine.words import Phrase
from bot.games.rise.box.content import ABILITIES, ENEMIES, EQUIPMENT, SIDES, WEAPONS
from bot.games.rise.look.briefing import enemy_card
from bot.games.rise.look.figures import ENEMY_GLYPHS
from bot.games.rise.look.sheets import EQUIPMENT_GLYPHS, ability_glyph


def library() -> tuple[Card, ...]:
    """Every Weapon, Equipment and Enemy card, the reference cards, and the abilities of boards and Classes."""
    return (*_gear(), *map(enemy_card, ENEMIES), *_references(), *_abilities())


def _gear() -> Iterator[Card]:
    for weapon in WEAPONS.values():
        zone = any(trait.verb == "zone" for trait in weapon.traits)
        least, most = weapon.range
        reach = {"dice": weapon.attack, "least": least, "most": most}
        kind = (
            Phrase("rise-sheet-weapon-zone", {"dice": weapon.attack})
            if zone
            else Phrase("rise-sheet-weapon", {**reach})
        )
        yield _card(weapon.id, "weapon", kind, "flame" if zone else "crosshair", "orange")
    for card in EQUIPMENT.values():
        word = next((keyword for keyword in card.keywords if keyword in EQUIPMENT_GLYPHS), "")
        kind = Phrase("rise-sheet-equipment", {"keyword": card.keywords or ("none",)})
        yield _card(card.id, "equipment", kind, EQUIPMENT_GLYPHS.get(word, "card"), "teal")


def _references() -> Iterator[Card]:
    yield from (_card(id, "object", Phrase("rise-kind-reference"), "card", "gold") for id in SIDES)


def _abilities() -> Iterator[Card]:
    for ability in ABILITIES.values():
        yield _ability(ability.id, Phrase("rise-kind-ability"), ability_glyph(ability), "violet")
    for enemy in ENEMIES.values():
        for each in (enemy.reaction, *enemy.traits):
            yield _ability(each.id, Phrase(f"rise-enemy-{enemy.id}"), ENEMY_GLYPHS[enemy.id], "enemy")


def _ability(id: str, of: Phrase, glyph: str, colour: str) -> Card:
    return Card(id, Phrase(f"rise-skill-{id}"), Phrase(f"rise-ability-{id}"), of, glyph=glyph, colour=colour)


def _card(id: str, of: str, kind: Phrase, glyph: str, colour: str) -> Card:
    return Card(id, Phrase(f"rise-{of}-{id}"), Phrase(f"rise-card-text-{id}"), kind, glyph=glyph, colour=colour)
