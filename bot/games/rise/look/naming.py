"""Names of Action Spaces: their keys, such as `john.move-1` or `pistol.2/attack`, are no ids of messages."""

from __future__ import annotations

from functools import cache

from bot.engine.decks import kind_of
from bot.engine.words import Phrase
from bot.games.rise.box.cards import Ability, SpaceAbility
from bot.games.rise.box.content import BOARDS, CLASSES, SIDES, WEAPONS
from bot.games.rise.box.missions.sheet import MISSIONS


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
    if argument in ("face", "faces", "die") and not value.isdecimal():
        return Phrase(f"rise-face-{value.replace(' ', '-')}")
    side = _soldiers().get(value)
    return Phrase(f"rise-object-{side}") if side else None


def _given_by(abilities: tuple[Ability, ...], id: str) -> Phrase | None:
    """The ability that gives a space."""
    found = (each.id for each in abilities if isinstance(each, SpaceAbility) and each.space.id == id)
    return next((Phrase(f"rise-skill-{each}") for each in found), None)


@cache
def _soldiers() -> dict[str, str]:
    """The reference card of every Ally that a sheet names."""
    return {ally.id: ally.kind for sheet in MISSIONS.values() for ally in sheet.allies}
