"""A Character's sheet: board, cards and Classes, with the dice that lie on their spaces. Nothing on it is secret."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.engine.decks import kind_of
from bot.engine.scene import Card, RolledDie, Scene, Track
from bot.engine.words import Phrase
from bot.games.rise.box.cards import Ability, SpaceAbility, SpaceKind, Weapon
from bot.games.rise.box.content import CLASSES
from bot.games.rise.look.board import seatline
from bot.games.rise.look.figures import COLOURS
from bot.games.rise.look.views import View
from bot.games.rise.rules.actions.spaces import spaces
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Rise

SPACE_GLYPHS: dict[SpaceKind, str] = {
    "move": "footprints",
    "attack": "crosshair",
    "interact": "hand",
    "rest": "medkit",
    "special": "star",
    "command": "flag",
}
ABILITY_GLYPHS = {
    "fist": "fist",
    "passive": "check",
    "wound-slots": "heart",
    "shared-rank": "star",
    "store": "card",
    "extra-slot": "card",
}
EQUIPMENT_GLYPHS = {
    "armor": "shield",
    "explosive": "bomb",
    "grenade": "bomb",
    "medical": "medkit",
    "munitions": "bullet",
    "search": "eye",
    "tech": "wrench",
}
ATTACKS = ("special-attack", "copy-weapon-attack", "charge")
"""What a space may do besides its kind so that it counts as an Attack."""
OPEN = ""
"""No face: a space that waits for a die."""


def sheet(v: View) -> Scene | None:
    """Lay out the sheet of the Character whose seat looks."""
    return character_sheet(v, v.seat) if v.seat else None


def character_sheet(v: View, seat: str) -> Scene:
    """Lay out any Character's sheet: they all lie open."""
    g = v.now
    shown = g.characters[seat]
    cards = tuple(sheet_cards(g, seat))
    return Scene(
        theme="rise",
        title=Phrase("rise-sheet-title", {"seat": seat}),
        subtitle=Phrase("rise-sheet-subtitle", {"class": tuple(shown.classes)} if shown.classes else {"class": "none"}),
        dice=tuple(space_dice(g, seat)),
        cards=cards,
        seats=(seatline(g, seat),),
        tracks=(Track(Phrase("rise-track-rank"), shown.ranks - shown.ranks_used, shown.ranks, glyph="star"),),
        alt=(
            Phrase("rise-alt-sheet", {"seat": seat, "weapon": kinds(figures.weapons(g, seat))}),
            Phrase("rise-alt-gear", {"equipment": kinds(figures.equipment(g, seat))}),
            Phrase("rise-alt-dice", {"count": len(shown.dice), "dice": tuple(map(str, shown.dice))}),
        ),
    )


def kinds(cards: Iterable[str]) -> tuple[str, ...]:
    """The kinds of cards."""
    return tuple(kind_of(card) for card in cards)


def space_dice(g: Rise, seat: str) -> Iterator[RolledDie]:
    """Lay out the dice in hand, then every space on the board with the die on it or without."""
    colour = COLOURS[g.characters[seat].colour]
    for value in g.characters[seat].dice:
        yield RolledDie(str(value), colour, note=Phrase("rise-sheet-free"))
    for space in figures.board(seat).all_spaces():
        lies = g.spaces.get(f"{seat}.{space.id}")
        face = str(lies.value) if lies else OPEN
        yield RolledDie(face, colour if lies else "", spent=bool(lies), note=kind_name(space.kind))


def kind_name(kind: SpaceKind) -> Phrase:
    """The name of a kind of Action Space."""
    return Phrase(f"rise-space-kind-{kind}")


def sheet_cards(g: Rise, seat: str) -> Iterator[Card]:
    """Lay out the cards in the slots, those kept on Class cards, then the abilities of board and Classes."""
    shown = g.characters[seat]
    for instance in shown.cards:
        yield gear_card(g, instance, shown.armor.get(instance, 0))
    for kept in shown.stored.values():
        yield gear_card(g, kept, 0)
    colour = COLOURS[shown.colour]
    yield from ability_cards(g, seat, f"{seat}.", figures.board(seat).abilities, Phrase("rise-sheet-board"), colour)
    for id in shown.classes:
        name = Phrase("rise-sheet-class", {"class": id})
        yield from ability_cards(g, id, f"{id}/", CLASSES[id].abilities, name, "violet")


def gear_card(g: Rise, instance: str, damage: int) -> Card:
    """Lay out a Weapon or Equipment card: what it does, and the dice or the damage on it."""
    card = figures.card(instance)
    if isinstance(card, Weapon):
        return weapon_card(g, instance, card)
    word = next((keyword for keyword in card.keywords if keyword in EQUIPMENT_GLYPHS), "")
    lies = g.spaces.get(f"{instance}/{card.space.id}") if card.space else None
    left = f"{card.armor - damage}/{card.armor}" if card.armor else ""
    return Card(
        instance,
        Phrase(f"rise-equipment-{card.id}"),
        Phrase(f"rise-card-text-{card.id}"),
        Phrase("rise-sheet-equipment", {"keyword": card.keywords or ("none",)}),
        glyph=EQUIPMENT_GLYPHS.get(word, "card"),
        colour="teal",
        cost=str(lies.value) if lies else left,
        spent=lies is not None,
    )


def weapon_card(g: Rise, instance: str, card: Weapon) -> Card:
    """Lay out a Weapon card."""
    dice = [lies.value for space in card.spaces if (lies := g.spaces.get(f"{instance}/{space.id}"))]
    zone = any(trait.verb == "zone" for trait in card.traits)
    least, most = card.range
    return Card(
        instance,
        Phrase(f"rise-weapon-{card.id}"),
        Phrase(f"rise-card-text-{card.id}"),
        Phrase("rise-sheet-weapon-zone", {"dice": card.attack})
        if zone
        else Phrase("rise-sheet-weapon", {"dice": card.attack, "least": least, "most": most}),
        glyph="flame" if zone else "crosshair",
        colour="orange",
        cost=" ".join(map(str, dice)),
        spent=len(dice) == len(card.spaces),
    )


def ability_cards(
    g: Rise, owner: str, prefix: str, abilities: Iterable[Ability], of: Phrase, colour: str
) -> Iterator[Card]:
    """Lay out abilities, each with the die on its space."""
    for ability in abilities:
        lies = g.spaces.get(prefix + ability.space.id) if isinstance(ability, SpaceAbility) else None
        yield Card(
            f"{owner}-{ability.id}",
            Phrase(f"rise-skill-{ability.id}"),
            Phrase(f"rise-ability-{ability.id}"),
            of,
            glyph=ability_glyph(ability),
            colour=colour,
            cost=str(lies.value) if lies else "",
            spent=lies is not None,
        )


def ability_glyph(ability: Ability) -> str:
    """Choose the sign of an ability."""
    if isinstance(ability, SpaceAbility):
        return SPACE_GLYPHS[ability.space.kind]
    return ABILITY_GLYPHS[str(ability.__struct_config__.tag)]


def space_kinds(v: View, seat: str) -> dict[str, tuple[str, ...]]:
    """The kinds of Action that each space in a Character's reach is good for, by the key of the space."""
    if not v.now.characters[seat].at:
        return {}
    return {
        place.key: (place.space.kind, "attack") if place.space.does in ATTACKS else (place.space.kind,)
        for place in spaces(v.now, seat)
    }
