"""Saves of every version so far come in, prove true, and play on to the end that they had."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.games import IDS
from bot.sessions.workshop import Workshop
from tests.saves.onward import ENDS, HERE, SAVES, name_of, taken_up


@pytest.fixture(scope="module")
def workshop() -> Iterator[Workshop]:
    """One process that proves all of them."""
    shared = Workshop(1)
    yield shared
    shared.close()


@pytest.mark.parametrize("path", SAVES, ids=name_of)
async def test_a_save_comes_in_and_plays_on(path: Path, workshop: Workshop) -> None:
    assert await taken_up(path, workshop) == json.loads(ENDS.read_text())[name_of(path)], (
        "it ends otherwise: if a rule was changed on purpose, `python -m tests.saves.onward` writes the ends down again"
    )


PROJECT = Path(__file__).parents[2] / "pyproject.toml"
VERSION: str = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["version"]
MOMENTS = ("early", "inside", "undone", "set", "finished")


@pytest.mark.parametrize("version", sorted({"0.1", VERSION}))
def test_every_release_has_saves_of_every_game_at_every_kind_of_moment(version: str) -> None:
    kept = {(path.name.split("-")[0].split(".")[0], path.suffixes[-2]) for path in (HERE / version).glob("*.vigil")}

    assert {(game, f".{moment}") for game in IDS for moment in MOMENTS} <= kept, (
        f"`python -m tests.saves.make {version}`, then `python -m tests.saves.onward`"
    )
