"""`vigil content` tells everything that is wrong with the content of a game, or that all is well."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from functools import reduce
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.__main__ import main
from bot.engine import content
from bot.engine.content import CONTENT
from bot.games import IDS, contents
from bot.text import tongue


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the content that a test may spoil; the words stay where they are."""
    assert tongue("en").has("content-well")
    for id in IDS:
        shutil.copytree(CONTENT / id, tmp_path / id, ignore=shutil.ignore_patterns("*.ftl", "*.md"))
    monkeypatch.setattr(content, "CONTENT", tmp_path)
    return tmp_path


def spoil(path: Path, old: str, new: str) -> None:
    """Change the first place where a text stands in a file."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_all_is_well(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "--locale", "en"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines if line.startswith("✓")] == [f"✓ {id}" for id in IDS]
    weapons: tuple[object, ...] = contents("rise").weapons  # type: ignore[attr-defined]
    assert f"  weapons: {len(weapons)}" in lines
    assert not any(line.startswith("✗") for line in lines)


BROKEN = (
    ("training", "missions", 'next = "until-dawn"', 'next = "the-wrek"', "first-light: next: there is no the-wrek"),
    ("training", "missions", "B3 = 2", "Z9 = 2", "first-light: crates: there is no Z9"),
    ("training", "missions", '["A4", "G5"]', '["A4", "G9"]', "first-light: shades: there is no G9"),
    ("training", "missions", 'metal = ["D4"]', 'metal = ["D4", "D3"]', "first-light: ground: D3 is no hex, or is"),
    (
        "training",
        "missions",
        "arrivals = { 2 = 1, 3 = 1, 4 = 2 }",
        "arrivals = { 2 = 1 }",
        "arrivals: it needs a",
    ),
    ("training", "missions", ', "B6"]', "]", "first-light: landings: 5 places for a die of 6 faces"),
    ("training", "cards", "glyph", 'colour = "red"\nglyph', "flare: colour: there is no such key"),
    ("training", "cards", '"heal"', '"heel"', "tea: effect: Invalid enum value 'heel'"),
    ("rise", "weapons", 'verb = "second-weapon"', 'verb = "third-weapon"', "pistol: spaces: Invalid enum value"),
    ("rise", "equipment", 'id = "medkit"', 'id = "medkit"\nweight = 3', "medkit: weight: there is no such key"),
    ("rise", "classes", 'id = "assault"', "id = assault", "it cannot be read: "),
    ("rise", "enemies", "[[enemy]]", "[[enmy]]", "enmy: there is no such table"),
    ("rise", "objects", "[surge]", "[surge]\nspeed = 2", "speed: there is no such key"),
    ("rise", "tiles", 'id = "L1A"', 'id = "L9A"', "L9A: this is no tile"),
    ("rise", "missions/1-gathering-supplies", 'kind = "hk-8"', 'kind = "hk-9"', "guards: there is no hk-9"),
    ("rise", "missions/1-gathering-supplies", '"S4B.a"', '"S4B.z"', "start: there is no S4B.z"),
    ("rise", "missions/1-gathering-supplies", '"B2"', '"Z99"', "gathering-supplies: Z99 is no full hex"),
    ("rise", "missions/1-gathering-supplies", '"L1A"', '"L9A"', "gathering-supplies: L9A: no such face"),
    ("rise", "missions/1-gathering-supplies", '"supply-crate"', '"supply-box"', "references: there is no supply-box"),
    ("nemesis", "items", "heavy = true", "heavy = true\nweight = 3", ": weight: there is no such key"),
    ("nemesis", "items", 'room = "comms-room"', 'room = "coms-room"', "log-key: quest.room: there is no coms-room"),
    ("nemesis", "items", '["flame", "cross"]', '["flame", "crown"]', "antidote: recipe: there is no crown"),
    ("nemesis", "characters", '"log-key"', '"lock-key"', "captain: quests: there is no lock-key"),
    ("nemesis", "characters", '"basic-repairs", ', "", "captain: 9 Action cards, not 10"),
    ("nemesis", "boards", '"1-2-3"', '"1-99-3"', "base: corridors: there is no 99"),
    ("nemesis", "boards", '"1-2-3"', '"1-2-4"', "base: room 1 has the numbers 1244"),
    ("nemesis", "boards", 'cockpit = "1"', 'cockpt = "1"', "base: special: there is no cockpt"),
    ("nemesis", "coordinates", "A =", "E =", "coordinates.1: leads: every space"),
    ("nemesis", "box", "queen = 1", "queen = 2", "bag: 2 of queen are more"),
    ("nemesis", "events", '"breeder", "queen"', '"breeder", "quen"', "egg-protection: movers: Invalid enum value"),
    ("fireteam", "cards", "count = ", "price = 3\ncount = ", "price: there is no such key"),
    ("fireteam", "missions", 'start = "', 'start = "Z', "start: there is no Z"),
    ("fireteam", "recon", 'objective = "', 'objective = "x-', "objective: there is no x-"),
    ("fireteam", "threats", "[[threat]]", "[[treat]]", "treat: there is no such table"),
    ("salvation", "map", '"SEA"', '"SEE"', "SEA-"),
    ("salvation", "skynet", "count = 1", "count = 1\nprice = 3", "patrol: price: there is no such key"),
    (
        "salvation",
        "skynet",
        "kinds = { t600 = 2 }",
        "kinds = { jeep = 2 }",
        "move-2-t600.kinds: there is no jeep",
    ),
    ("salvation", "skynet", 'side = "skynet"', 'side = "resistance"', "patrol: this is the file of the other side"),
    (
        "salvation",
        "skynet",
        "most = 2",
        "most = 2, speed = 3",
        "patrol: actions: Object contains unknown field",
    ),
    ("salvation", "tokens", 'unit = "moto"', 'unit = "motto"', "unit: there is no motto"),
    ("salvation", "units", "flyer", "flies", "flies: there is no such key"),
    ("salvation", "units", 'given = ["', 'given = ["speed", "', "given: there is no speed"),
    ("salvation", "units", "attack = 1", "attack = -1", "infantry: attack: -1 is below 0"),
    ("training", "missions", "B3 = 2", "B3 = -2", "first-light: crates.B3: -2 is below 0"),
    ("fireteam", "cards", 'given = ["', 'given = ["speed", "', "given: there is no speed"),
    ("fireteam", "components", "entry = 12\n", "", "tokens: there is no entry"),
    ("rise", "tiles", "a   b   b   d\n", "a   b   b   d?\n", "unknown hexes d?"),
    ("rise", "tiles", 'walls = ["B1-B2"', 'walls = ["B1"', "walls: there is no B1"),
    ("nemesis", "box", '"silence", "danger"]', '"silence", "dagger"]', "noise_die: Invalid enum value 'dagger'"),
    ("nemesis", "box", '"skull"]', '"scull"]', "destruct_track: Invalid enum value 'scull'"),
    ("nemesis", "box", "breeder = [3, 4]", "breder = [3, 4]", "tokens: there is no breder"),
    ("nemesis", "coordinates", '"venus"', '"pluto"', "leads: Invalid enum value 'pluto'"),
)


@pytest.mark.parametrize(("game", "file", "old", "new", "fault"), BROKEN)
def test_what_is_wrong_is_told_with_its_file_and_entry(
    shelf: Path, capsys: pytest.CaptureFixture[str], game: str, file: str, old: str, new: str, fault: str
) -> None:
    spoil(shelf / game / f"{file}.toml", old, new)

    assert main(["content", game, "--locale", "en"]) == 1

    head, *lines = capsys.readouterr().out.splitlines()
    assert head.startswith(f"✗ {game}: ")
    assert any(f"{game}/{file}.toml: " in line and fault in line for line in lines), lines


MISCOUNTED = (
    ("training", "cards", "count = 5", "count = 6", "card", 1),
    ("rise", "weapons", "count = 2", "count = 1", "weapon", -1),
    ("rise", "enemies", "miniatures = 12", "miniatures = 11", "enemy miniatures", -1),
    ("nemesis", "items", "yellow = 7", "yellow = 8", "item yellow", 1),
    ("salvation", "skynet", "count = 1", "count = 2", "card", 1),
)


@pytest.mark.parametrize(("game", "file", "old", "new", "pile", "more"), MISCOUNTED)
def test_a_pile_holds_as_many_as_its_file_prints(
    shelf: Path, capsys: pytest.CaptureFixture[str], game: str, file: str, old: str, new: str, pile: str, more: int
) -> None:
    path = shelf / game / f"{file}.toml"
    printed = reduce(lambda table, name: table[name], pile.split(), tomllib.loads(path.read_text("utf-8"))["printed"])
    spoil(path, old, new)

    assert main(["content", game, "--locale", "en"]) == 1

    told = f"  {game}/{file}.toml: {pile}: it holds {printed + more}, and prints {printed}"
    assert told in capsys.readouterr().out.splitlines()


def test_all_faults_of_all_games_are_told_at_once(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for game, file in (("training", "cards"), ("nemesis", "events"), ("salvation", "units")):
        spoil(shelf / game / f"{file}.toml", "source =", "sauce = 1\nsource =")
    spoil(shelf / "training" / "missions.toml", '"until-dawn"', '"the-wrek"')

    assert main(["content", "--locale", "en"]) == 1

    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if line[0] in "✓✗" and "✓" not in line] == [
        "✗ training: 2 faults",
        "✗ nemesis: 1 fault",
        "✗ salvation: 1 fault",
    ]
    assert sum("sauce: there is no such key" in line for line in lines) == 3


def test_faults_are_told_in_the_language_of_the_shell(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spoil(shelf / "training" / "missions.toml", '"until-dawn"', '"the-wrek"')

    assert main(["content", "training", "--locale", "ru"]) == 1

    assert "next: the-wrek не существует" in capsys.readouterr().out


START = """
import sys
import tomllib
from functools import reduce
from pathlib import Path
import bot.text
from bot.engine import content
content.CONTENT = Path(sys.argv[1])
from bot.__main__ import main
sys.exit(main(sys.argv[2:]))
"""


@pytest.mark.parametrize(("command", "status"), [("content", 1), ("selfplay", 2)])
def test_a_vigil_that_starts_with_broken_content_says_what_is_wrong(shelf: Path, command: str, status: int) -> None:
    spoil(shelf / "rise" / "weapons.toml", "attack = ", "atack = ")
    spoil(shelf / "rise" / "tiles.toml", 'id = "L1A"', 'id = "L9A"\nname2 = 3')

    start = [sys.executable, "-c", START, str(shelf), command, "rise"]
    done = subprocess.run(start, capture_output=True, text=True, env={**os.environ, "LANG": "en_US.UTF-8"})

    said = done.stdout + done.stderr
    assert done.returncode == status, said
    assert "rise/weapons.toml: " in said
    assert "rise/tiles.toml: L9A: name2: there is no such key" in said
    assert "Traceback" not in said


def shapes(kind: Any) -> set[type[msgspec.Struct]]:
    """Every struct that a type may hold."""
    info = msgspec.inspect.type_info(kind)
    found: dict[type[msgspec.Struct], None] = {}

    def walk(part: Any) -> None:
        if isinstance(part, msgspec.inspect.StructType):
            if part.cls in found:
                return
            found[part.cls] = None
        for name in getattr(part, "__struct_fields__", ()):
            value = getattr(part, name)
            for each in value if isinstance(value, tuple) else (value,):
                if isinstance(each, msgspec.Struct):
                    walk(each)

    walk(info)
    return set(found) - {kind}


@pytest.mark.parametrize("id", IDS)
def test_every_shape_of_a_game_refuses_keys_that_it_does_not_know(id: str) -> None:
    found = shapes(type(contents(id)))

    assert len(found) > 1 or not contents(id).__struct_fields__
    assert [shape for shape in found if not shape.__struct_config__.forbid_unknown_fields] == []
