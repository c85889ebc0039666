"""The wheel: one package of Vigil's own name, from which everything runs."""

from __future__ import annotations

import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

from bot.version import VERSION

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
STRANGER = "raise SystemExit('this is somebody else')\n"
HELP = "import sys, vigil\nsys.argv = ['vigil', '--help']\ntry: vigil.main()"
WARM = """
import multiprocessing, vigil
from concurrent.futures import ProcessPoolExecutor
vigil._open(str(vigil.HERE))
context = multiprocessing.get_context("forkserver")
context.set_forkserver_preload(["renderers.warmup"])
with ProcessPoolExecutor(1, mp_context=context) as pool:
    print(pool.submit(eval, "'renderers.warmup' in __import__('sys').modules").result())
"""
PICTURE = ["render", "training", "--steps", "1", "--out"]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of this tree, laid out as an installer lays it out."""
    folder = tmp_path_factory.mktemp("wheel")
    (built,) = WheelBuilder(str(ROOT)).build(directory=str(folder), versions=["standard"])
    site = folder / "site"
    zipfile.ZipFile(built).extractall(site)
    return site


def run(*words: str, site: Path, folder: Path, env: Mapping[str, str] = {}) -> subprocess.CompletedProcess[str]:
    """Run Python in an empty folder where the wheel is installed beside packages of the same names as its rooms."""
    for name in ("bot", "content"):
        (folder / f"{name}.py").write_text(STRANGER)
    path = {"PYTHONPATH": f"{site}:{folder}", "PATH": "", **env}
    command = [sys.executable, "-P", *words]
    return subprocess.run(command, cwd=folder, env=path, capture_output=True, text=True, check=False)


def test_a_wheel_installs_one_package_and_nothing_beside_it(wheel: Path) -> None:
    assert {path.name for path in wheel.iterdir()} == {"vigil", f"vigil-{PROJECT['version']}.dist-info"}


def test_a_wheel_holds_every_file_of_the_rooms(wheel: Path) -> None:
    rooms = ("bot", "cogs", "content", "renderers")
    files = {path for room in rooms for path in (ROOT / room).rglob("*") if path.is_file()}
    wanted = {str(path.relative_to(ROOT)) for path in files if "__pycache__" not in path.parts}
    assert {name for name in wanted if not (wheel / "vigil" / name).is_file()} == set()


def test_what_is_installed_runs_from_its_own_rooms(wheel: Path, tmp_path: Path) -> None:
    done = run("-c", f"{HELP}\nfinally: print(sys.modules['bot'].__file__)", site=wheel, folder=tmp_path)

    assert done.returncode == 0, done.stderr
    assert "selfplay" in done.stdout
    assert str(wheel / "vigil" / "bot" / "__init__.py") in done.stdout


def test_processes_that_it_starts_find_the_rooms_too(wheel: Path, tmp_path: Path) -> None:
    """Content and pictures are found, and the laws are kept in other interpreters."""
    drawn = run("-m", "vigil", *PICTURE, str(tmp_path / "out"), site=wheel, folder=tmp_path)
    assert drawn.returncode == 0, drawn.stderr
    played = run("-m", "vigil", "selfplay", "training", "--games", "1", site=wheel, folder=tmp_path)
    assert played.returncode == 0, played.stderr


def test_workers_begin_with_what_they_need_in_memory(wheel: Path, tmp_path: Path) -> None:
    done = run("-c", WARM, site=wheel, folder=tmp_path)

    assert done.stdout == "True\n", done.stderr


def test_whoever_does_not_start_vigil_finds_none_of_its_rooms(wheel: Path, tmp_path: Path) -> None:
    done = run("-c", "import vigil\nimport bot", site=wheel, folder=tmp_path)

    assert "this is somebody else" in done.stderr


def test_the_command_tells_the_version_of_the_project(capsys: pytest.CaptureFixture[str]) -> None:
    from bot.__main__ import main

    with pytest.raises(SystemExit) as left:
        main(["--version"])

    assert left.value.code == 0
    assert capsys.readouterr().out == f"vigil {PROJECT['version']}\n"
    assert PROJECT["version"] == VERSION, "this environment is older than pyproject.toml: run make install-dev"


def test_the_changelog_begins_with_the_version_of_the_project() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = [line for line in text.splitlines() if line.startswith("## ") and line != "## Unreleased"]

    assert headings[0].startswith(f"## {PROJECT['version']} ")


def test_an_editable_install_points_at_the_tree_and_copies_nothing_of_it(tmp_path: Path) -> None:
    (built,) = WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["editable"])
    names = zipfile.ZipFile(built).namelist()

    assert [name for name in names if name.endswith(".pth")]
    assert not [name for name in names if name.startswith("vigil/")]
