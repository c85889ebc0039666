"""The box is whole, and whatever is wrong with it is told at once, with its file and entry."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from bot.engine import content as engine_content
from bot.engine.content import CONTENT, ContentError
from bot.games.rise import verbs
from bot.games.rise.box import COUNTS, MINIATURES, Box, faults
from bot.games.rise.cards import Search
from bot.games.rise.content import BOARDS, BOX, CLASSES, ENEMIES, STAGGER, WEAPONS, load

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
    "the box: 21 Weapon cards, not 20": put("weapons", "pistol", count=3),
    "the box: 15 Class cards, not 16": change(BOX, classes=BOX.classes[1:]),
    "the box: 8 Enemy cards, not 9": put("enemies", "t-1000", logic=()),
    "the box: card pistol is there 2 times": put("weapons", "long-rifle", id="pistol"),
    "the box: card 'Big Gun' is no id": put("weapons", "long-rifle", id="Big Gun"),
    "the box: ability jink is there 2 times": put("enemies", "t-800", reaction=change(T_800.reaction, id="jink")),
    "weapons.toml: pistol: no Range: 5-4": put("weapons", "pistol", range=(5, 4)),
    "weapons.toml: pistol: a Weapon needs an Action Space and Attack Dice": put("weapons", "pistol", attack=0),
    "weapons.toml: pistol: not rising die values: [7]": space("pistol", accepts=(7,)),
    "weapons.toml: pistol: attack: second-weapon is no bonus of a move space": space("pistol", kind="move"),
    "weapons.toml: flamethrower: burn: a special space must say what it does": space("flamethrower", does=None),
    "weapons.toml: minigun: attack-2: there are 2 such spaces": space("minigun", id="attack-2"),
    "weapons.toml: pistol: a card of level S, and only such a card, has an owner": put("weapons", "pistol", level="S"),
    "weapons.toml: assault-rifle: no Character sarah": put("weapons", "assault-rifle", owner="sarah"),
    "weapons.toml: assault-rifle: 2 copies": put("weapons", "assault-rifle", count=2),
    "weapons.toml: pistol: source and `given` do not agree": put("weapons", "pistol", given=()),
    "weapons.toml: pistol: cannot be given: colour": put("weapons", "pistol", given=("colour",)),
    "characters.toml: john: starts with assault-rifle, dog-tags, owns dog-tags": put(
        "weapons", "assault-rifle", owner="kyle"
    ),
    "characters.toml: kyle: 2 abilities, not 3": put("characters", "kyle", abilities=BOARDS["kyle"].abilities[1:]),
    "classes.toml: medic: medics-bag: no Equipment is melee": put("classes", "medic", abilities=KEYLESS),
    "equipment.toml: flak-vest: it does nothing": put("equipment", "flak-vest", armor=0),
    "equipment.toml: medkit: rest-heals is not for turn-start": put("equipment", "medkit", use="turn-start"),
    "equipment.toml: flak-vest: the keyword armor and what it does do not agree": put(
        "equipment", "flak-vest", keywords=()
    ),
    "equipment.toml: grenade: a card used with a die, and only such a card, has an Action Space": put(
        "equipment", "grenade", space=None
    ),
    "equipment.toml: armory-code: no weapon is medical": put(
        "equipment", "armory-code", search=Search("weapon", ("medical",))
    ),
    "enemies.toml: t-800: 11 miniatures, not 12": put("enemies", "t-800", miniatures=11),
    "enemies.toml: t-1000: its Logic card answers [2, 3, 4, 5, 6], not every result once": put(
        "enemies", "t-1000", logic=T_1000.logic[1:]
    ),
    "enemies.toml: t-72: a Boss that can be destroyed, and only such an Enemy, has Wound Slots": put(
        "enemies", "t-72", wounds=2
    ),
    "objects.toml: stagger-a: its rows do not rise: [8, 5, 3]": put(
        "stagger", "stagger-a", rows=STAGGER["stagger-a"].rows[::-1]
    ),
}
"""What is told of a box, and the box it is told of."""


def test_the_box_is_whole() -> None:
    assert faults(BOX) == []
    assert BOX.counted() == COUNTS


@pytest.mark.parametrize("fault", BROKEN)
def test_what_is_wrong_is_told(fault: str) -> None:
    assert fault in {told.removeprefix("rise/") for told in faults(BROKEN[fault])}


def test_everything_that_is_wrong_is_told_at_once() -> None:
    box = change(put("weapons", "pistol", range=(5, 4)), enemies=put("enemies", "t-800", miniatures=11).enemies)

    assert len(faults(box)) == 2


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the content that a test may spoil."""
    shutil.copytree(CONTENT / "rise", tmp_path / "rise")
    monkeypatch.setattr(engine_content, "CONTENT", tmp_path)
    return tmp_path / "rise"


def spoil(path: Path, old: str, new: str) -> None:
    """Change the first place where a text stands in a file."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_every_file_is_read_before_its_faults_are_told(shelf: Path) -> None:
    spoil(shelf / "weapons.toml", 'verb = "second-weapon"', 'verb = "third-weapon"')
    spoil(shelf / "equipment.toml", 'id = "medkit"', 'id = "medkit"\nweight = 3')
    spoil(shelf / "classes.toml", 'id = "assault"', "id = assault")
    spoil(shelf / "enemies.toml", "[[enemy]]", "[[enmy]]")

    with pytest.raises(ContentError) as caught:
        load()

    told = str(caught.value).splitlines()
    assert len(told) == 4
    assert told[0].startswith("rise/classes.toml: ")
    assert re.match(r"rise/weapons\.toml: pistol: .*third-weapon", told[1])
    assert re.match(r"rise/equipment\.toml: medkit: .*weight", told[2])
    assert told[3] == "rise/enemies.toml: enmy: no such table"


def test_cards_that_do_not_fit_together_are_not_loaded(shelf: Path) -> None:
    spoil(shelf / "weapons.toml", "count = 2", "count = 1")

    with pytest.raises(ContentError, match="the box: 19 Weapon cards, not 20"):
        load()


def test_the_box_counts_the_miniatures_of_the_rulebook() -> None:
    assert {enemy.id: enemy.miniatures for enemy in BOX.enemies} == MINIATURES
    assert sum(MINIATURES.values()) == 38 - 4 - 3


VOCABULARY = sorted(name for name in vars(verbs) if name.endswith("Verb"))


@pytest.mark.parametrize("name", VOCABULARY)
def test_every_verb_has_its_meaning(name: str) -> None:
    table = getattr(verbs, f"{name.removesuffix('Verb').upper()}_VERBS")

    assert set(table) == set(get_args(getattr(verbs, name)))
    assert all(table.values())


@pytest.mark.parametrize("name", VOCABULARY)
def test_every_verb_is_on_some_card(name: str) -> None:
    cards = " ".join(path.read_text(encoding="utf-8") for path in (CONTENT / "rise").glob("*.toml"))
    said = set(re.findall(r'(?:verb|does|lasting) = "([a-z-]+)"', cards))
    said |= {act for side in BOX.sides if side.ally for act in side.ally.acts}
    inherited = {"pass-enemies"} if name == "PassiveVerb" else set()

    assert set(get_args(getattr(verbs, name))) - inherited <= said
