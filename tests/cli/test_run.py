"""`vigil run`: what keeps it from starting is said in a sentence."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from bot.cli import run


def test_a_playground_setting_that_does_not_exist(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.delenv("VIGIL_DISCORD_URL", raising=False)
    monkeypatch.setenv("VIGIL_PLAYGROUND_SWITCHES", "hides-ids,drops-everything")
    assert run.run(argparse.Namespace()) == 2
    said = capsys.readouterr().err
    assert said.startswith("VIGIL_PLAYGROUND_SWITCHES: drops-everything: the playground has no such setting; it has")
