"""Names of what is no id of a message: Action Spaces such as `john.move-1`, Enemies with their places."""

from __future__ import annotations

from functools import cache

from bot.engine.decks import kind_of
from bot.engine.words import Phrase
from bot.games.rise.box.cards import Ability, SpaceAbility
from bot.games.rise.box.content import BOARDS, CLASSES, ENEMIES, EQUIPMENT, SIDES, WEAPONS
from bot.games.rise.box.missions.sheet import MISSIONS
from bot.games.rise.state import Enemy

TEXTS = ("weapon-text", "equipment-text", "class-text", "fist-text")
"""What is asked for when the text of a thing is wanted."""
AT = "@"
"""Parts an Enemy from its place."""


@cache
def space_name(key: str) -> Phrase | None:
    """The name of an Action Space: its kind on a board, the ability that gives it, or the card that it is on."""
    owner, _, id = key.partition("/") if "/" in key else key.partition(".")
    if owner in BOARDS:
        space = next((space for space in BOARDS[owner].spaces if space.id == id), None)
        return Phrase(f"rise-space-kind-{space.kind}") if space else _given_by(BOARDS[owner].abilities, id)
    if owner in CLASSES and (given := _given_by(CLASSES[owner].abilities, id)):
        return given
    if side := owner if owner in SIDES else _soldiers().get(owner):
        return Phrase(f"rise-object-{side}")
    if not id:
        return None
    card = kind_of(owner)
    return Phrase(f"rise-weapon-{card}" if card in WEAPONS else f"rise-equipment-{card}")


def name(argument: str, value: str) -> Phrase | None:
    """Names of what an id alone does not tell: an Action Space, the face of an Attack Die, a soldier of a Mission."""
    if argument == "space":
        return space_name(value)
    if argument == "weapon" and ("/" in value or value.partition(".")[0] in BOARDS):
        return space_name(value)
    if argument in TEXTS:
        return _printed(argument, kind_of(value))
    if argument in ("face", "faces", "die") and not value.isdecimal():
        return Phrase(f"rise-face-{value.replace(' ', '-')}")
    if kind_of(value.partition(AT)[0]) in ENEMIES and AT in value:
        return _placed(*value.split(AT))
    kind = kind_of(value)
    if kind in ENEMIES and ENEMIES[kind].boss:  # there is but one of it
        return Phrase(f"rise-enemy-{kind}")
    side = _soldiers().get(value)
    return Phrase(f"rise-object-{side}") if side else None


def placed(enemy: Enemy, far: int | None = None) -> str:
    """An Enemy with its place, and how far that is, as one value of a sentence."""
    return AT.join((enemy.id, enemy.at, *(() if far is None else (str(far),))))


def _placed(enemy: str, place: str, far: str = "") -> Phrase:
    """The words of such a value."""
    if far:
        return Phrase("rise-enemy-far", {"enemy": enemy, "place": place, "far": int(far)})
    return Phrase("rise-enemy-at", {"enemy": enemy, "place": place})


def _printed(argument: str, id: str) -> Phrase | None:
    """All that is printed on a card, for whoever wants to read it whole."""
    if argument == "fist-text":
        return Phrase(f"rise-ability-{id}")
    return Phrase(f"rise-card-text-{id}") if id in WEAPONS or id in EQUIPMENT or id in CLASSES else None


def _given_by(abilities: tuple[Ability, ...], id: str) -> Phrase | None:
    """The ability that gives a space."""
    found = (each.id for each in abilities if isinstance(each, SpaceAbility) and each.space.id == id)
    return next((Phrase(f"rise-skill-{each}") for each in found), None)


@cache
def _soldiers() -> dict[str, str]:
    """The reference card of every Ally that a sheet names."""
    return {ally.id: ally.kind for sheet in MISSIONS.values() for ally in sheet.allies}
