"""The box is whole, and whatever is wrong with it is told at once, with its shelf and entry."""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec
import pytest

from bot.engine.content import CONTENT
from bot.games.rise.box import verbs
from bot.games.rise.box.cards import Search
from bot.games.rise.box.content import BOARDS, BOX, CLASSES, ENEMIES, STAGGER, WEAPONS
from bot.games.rise.box.whole import Box, faults
from tests.rules.contents import said

change = msgspec.structs.replace


def put(shelf: str, id: str, /, **fields: Any) -> Box:
    """The box with one entry changed."""
    entries = [change(entry, **fields) if entry.id == id else entry for entry in getattr(BOX, shelf)]
    return change(BOX, **{shelf: tuple(entries)})


def space(id: str, /, **fields: Any) -> Box:
    """The box with the first Action Space of a Weapon changed."""
    first, *others = WEAPONS[id].spaces
    return put("weapons", id, spaces=(change(first, **fields), *others))


T_800, T_1000, MEDIC = ENEMIES["t-800"], ENEMIES["t-1000"], CLASSES["medic"]
KEYLESS = (MEDIC.abilities[0], change(MEDIC.abilities[1], keyword="melee"))

BROKEN = {
    ": pistol: it is there 2 times": put("weapons", "long-rifle", id="pistol"),
    ": Big Gun: this is no id: lower-case words joined by hyphens": put("weapons", "long-rifle", id="Big Gun"),
    ": jink: it is there 2 times": put("enemies", "t-800", reaction=change(T_800.reaction, id="jink")),
    "weapons: pistol: no Range: 5-4": put("weapons", "pistol", range=(5, 4)),
    "weapons: pistol: a Weapon needs an Action Space and Attack Dice": put("weapons", "pistol", attack=0),
    "weapons: pistol: not rising die values: 7": space("pistol", accepts=(7,)),
    "weapons: pistol: attack: second-weapon is no bonus of such a space": space("pistol", kind="move"),
    "weapons: flamethrower: burn: a special or command space must say what it does": space("flamethrower", does=None),
    "weapons: minigun: attack-2: there are 2 such spaces": space("minigun", id="attack-2"),
    "weapons: pistol: a card of level S, and only such a card, has an owner": put("weapons", "pistol", level="S"),
    "weapons: assault-rifle: owner: there is no sarah": put("weapons", "assault-rifle", owner="sarah"),
    "weapons: assault-rifle: 2 copies": put("weapons", "assault-rifle", count=2),
    "weapons: pistol: source and given do not agree": put("weapons", "pistol", given=()),
    "weapons: pistol: cannot be given: colour": put("weapons", "pistol", given=("colour",)),
    "characters: john: starts with assault-rifle, dog-tags, owns dog-tags": put(
        "weapons", "assault-rifle", owner="kyle"
    ),
    "characters: kyle: 2 abilities, not 3": put("characters", "kyle", abilities=BOARDS["kyle"].abilities[1:]),
    "classes: medic: no card of that deck is melee": put("classes", "medic", abilities=KEYLESS),
    "equipment: flak-vest: it does nothing": put("equipment", "flak-vest", armor=0),
    "equipment: medkit: rest-heals is not for turn-start": put("equipment", "medkit", use="turn-start"),
    "equipment: flak-vest: the keyword armor and what it does do not agree": put("equipment", "flak-vest", keywords=()),
    "equipment: grenade: a card used with a die, and only such a card, has an Action Space": put(
        "equipment", "grenade", space=None
    ),
    "equipment: armory-code: no card of that deck is medical": put(
        "equipment", "armory-code", search=Search("weapon", ("medical",))
    ),
    "enemies: t-800: it has no miniatures": put("enemies", "t-800", miniatures=0),
    "enemies: t-1000: its Logic card answers 2, 3, 4, 5, 6, not every result once": put(
        "enemies", "t-1000", logic=T_1000.logic[1:]
    ),
    "enemies: t-72: a Boss that can be destroyed, and only such an Enemy, has Wound Slots": put(
        "enemies", "t-72", wounds=2
    ),
    "stagger: stagger-a: its rows do not rise: 8, 5, 3": put(
        "stagger", "stagger-a", rows=STAGGER["stagger-a"].rows[::-1]
    ),
}
"""What is told of a box, and the box it is told of."""


def test_the_box_is_whole() -> None:
    assert list(faults(BOX)) == []


@pytest.mark.parametrize("fault", BROKEN)
def test_what_is_wrong_is_told(fault: str) -> None:
    assert fault in said(faults(BROKEN[fault]))


def test_everything_that_is_wrong_is_told_at_once() -> None:
    box = change(put("weapons", "pistol", range=(5, 4)), enemies=put("enemies", "t-800", miniatures=0).enemies)

    assert len(list(faults(box))) == 2


VOCABULARY = sorted(name for name in vars(verbs) if name.endswith("Verb"))


@pytest.mark.parametrize("name", VOCABULARY)
def test_every_verb_has_its_meaning(name: str) -> None:
    table = getattr(verbs, f"{name.removesuffix('Verb').upper()}_VERBS")

    assert set(table) == set(get_args(getattr(verbs, name)))
    assert all(table.values())


@pytest.mark.parametrize("name", VOCABULARY)
def test_every_verb_is_on_some_card(name: str) -> None:
    cards = " ".join(path.read_text(encoding="utf-8") for path in (CONTENT / "rise").glob("*.toml"))
    named = set(re.findall(r'(?:verb|does|lasting) = "([a-z-]+)"', cards))
    named |= {act for side in BOX.sides if side.ally for act in side.ally.acts}
    inherited = {"pass-enemies"} if name == "PassiveVerb" else set()

    assert set(get_args(getattr(verbs, name))) - inherited <= named
