"""Every verb, part or rule that a card, a creature or a sheet names is played by a test that fails without its rule."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot.games import IDS
from bot.games.training.actions import EFFECTS
from tests.support.plays import Proof, plays, verbs_of
from tests.support.silence import silenced

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", IDS)
def test_every_verb_is_played_by_a_test_that_fails_when_its_rule_does_nothing(game: str) -> None:
    """In a process of its own, since rules are taken away there."""
    check = [sys.executable, "-m", "tests.support.plays", "check", game]
    done = subprocess.run(check, cwd=ROOT, capture_output=True, text=True)

    assert done.returncode == 0, f"{done.stdout}{done.stderr}: `python -m tests.support.plays` looks for tests"


def test_a_test_that_says_nothing_plays_nothing() -> None:
    idle = Proof("idle", lambda: None)
    for game in IDS:
        for verb, sorts in list(verbs_of(game).items())[:3]:
            assert not plays(game, idle, verb, sorts)


def test_a_rule_that_does_nothing_is_played_by_no_test(monkeypatch: pytest.MonkeyPatch) -> None:
    sorts = verbs_of("training")["cards.effect heal"]
    done: list[str] = []

    def heals() -> None:
        done.clear()
        EFFECTS["heal"](None, None, None)  # type: ignore[arg-type]
        assert done == ["heal"]

    monkeypatch.setitem(EFFECTS, "heal", lambda g, choice, card: done.append("heal"))
    assert plays("training", Proof("heals", heals), "cards.effect heal", sorts)
    monkeypatch.setitem(EFFECTS, "heal", lambda g, choice, card: None)
    assert not plays("training", Proof("heals", heals), "cards.effect heal", sorts)


def test_what_was_silenced_is_as_it_was_afterwards() -> None:
    for game in IDS:
        for verb, sorts in list(verbs_of(game).items())[-2:]:
            name = verb.rpartition(" ")[2]
            with silenced(game, sorts, name) as before:
                pass
            with silenced(game, sorts, name) as after:
                assert after == before, verb
