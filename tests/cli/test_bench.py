"""`vigil bench`: every measure is there with its bound, and the list of misses is what the figures say."""

from __future__ import annotations

import argparse
import io
import json
import math
from importlib import import_module

import pytest

from bot.bench.measure import Bench, Measure
from bot.bench.turns import SCRIPTS
from bot.cli import bench
from bot.cli.progress import CLEAR, Progress
from bot.client import Vigil
from tests.support.waiting import PATIENT

NAMES = {
    "answer-committed",
    "press-reply",
    "cached-picture",
    "overview",
    "answer-visible-p95",
    "answer-after-10000",
    "undo-after-10000",
    "loop-lag-p99",
    "start-1000-tables",
    "bytes-per-answer",
    "memory-in-play",
    "memory-idle",
    *(f"{what}-{script.game}" for script in SCRIPTS for what in ("presses", "guided-presses", "messages")),
}


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Discord and Vigil wait as long as it takes, so that a busy machine is measured and not another answer."""
    monkeypatch.setattr("bot.playground.interactions.FIRST_RESPONSE_SECONDS", PATIENT)
    monkeypatch.setattr("bot.bench.loopback.READY_SECONDS", PATIENT)
    begin = Vigil.setup_hook

    async def patiently(vigil: Vigil) -> None:
        await begin(vigil)
        monkeypatch.setattr(import_module("cogs.replying"), "PATIENCE", PATIENT)

    monkeypatch.setattr(Vigil, "setup_hook", patiently)


@pytest.mark.usefixtures("unhurried")
def test_a_quick_run_has_every_measure(capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    bench.add(parser.add_subparsers())
    args = parser.parse_args(["bench", "--quick", "--json"])

    assert args.run(args) == 0
    report = json.loads(capsys.readouterr().out)

    assert report["measures"].keys() == NAMES
    for name, figures in report["measures"].items():
        assert figures["value"] > 0 or name.startswith("messages-"), name
        assert math.isfinite(figures["value"]), name
        assert figures["target"] > 0, name
        assert figures["unit"], name
        assert len(figures) > 3, name
    missed = [name for name, figures in report["measures"].items() if figures["value"] > figures["target"]]
    assert report["missed"] == missed


def test_a_miss_is_named_and_shown() -> None:
    found = [Measure("good", 1.0, 2.0, "ratio", {"a_ms": 1.0}), Measure("bad", 2.5, 2.0, "ratio", {"b_ms": 5.0})]

    assert bench.summary(found)["missed"] == ["bad"]
    kept, missed, _, last = bench.table(found).splitlines()
    assert (kept.split()[:2], missed.split()[:2]) == (["kept", "good"], ["MISSED", "bad"])
    assert last == "2 measures, 1 out of bounds."


async def test_sides_take_turns_and_the_first_round_is_not_counted(tmp_path_factory: pytest.TempPathFactory) -> None:
    order: list[str] = []

    async def one() -> tuple[float]:
        order.append("one")
        return (100.0 if len(order) <= 2 else 0.001,)

    async def two() -> tuple[float, float]:
        order.append("two")
        return 0.002, 0.004

    medians = await Bench(tmp_path_factory.getbasetemp(), True, lambda *_: None).interleave(3, one, two)

    assert medians == [(1.0,), (2.0, 4.0)]
    assert order == ["two", "one", "one", "two", "two", "one", "one", "two"]


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_speaks_now_and_then_where_nobody_looks() -> None:
    stream, now = io.StringIO(), [0.0]
    with Progress("Copying", stream=stream, clock=lambda: now[0]) as progress:
        for now[0] in (0.0, 1.0, 6.0, 7.0, 12.0):
            progress(int(now[0]), 12, "pages")

    assert stream.getvalue() == "Copying: 6/12, pages\nCopying: 12/12, pages\n"


def test_progress_keeps_one_line_of_a_terminal() -> None:
    stream, now = Terminal(), [0.0]
    with Progress("Copying", stream=stream, clock=lambda: now[0]) as progress:
        for now[0] in (0.0, 0.01, 1.0):
            progress(int(100 * now[0]), 100)

    assert stream.getvalue() == f"{CLEAR}Copying: 0/100{CLEAR}Copying: 100/100{CLEAR}"
