"""`vigil selfplay --balance`: what is played, what is counted, and what is called unfair."""

from __future__ import annotations

import json

import pytest

from bot.cli import balance
from bot.cli.balance.cells import PART, adjustments
from bot.cli.balance.measure import Measure
from bot.cli.balance.playing import alone, campaign, work_of
from bot.cli.balance.results import ALONE, CAMPAIGN, Result
from bot.cli.balance.table import ResultTable
from bot.games import game
from tests.support.cli import vigil

TRAINING = game("training")
MISSION = TRAINING.missions[0]


def won(count: int, of: int, way: str = ALONE, mission: str = MISSION, seats: int = 2) -> list[Result]:
    """Give results of which so many are victories."""
    return [Result(mission, seats, way, n < count, n, "dawn") for n in range(of)]


def table(results: list[Result]) -> ResultTable:
    """Put results together; whatever is not given has been won every other time."""
    rows = list(ResultTable(TRAINING, 10, 1, []).rows())
    given = {(one.mission, one.seats, one.way) for one in results}
    rest = [one for row in rows if (*row, ALONE) not in given for one in won(5, 10, ALONE, *row)]
    return ResultTable(TRAINING, 10, 1, results + rest)


def test_every_cell_is_played_as_often_as_asked_and_the_same_again(capsys: pytest.CaptureFixture[str]) -> None:
    for _ in range(2):
        vigil("training", "--balance", "--games", "8", "--seed", "4", "--json")
    first, again = (json.loads(line) for line in capsys.readouterr().out.splitlines())

    assert first == again
    assert (first["game"], first["seed"], first["games_per_cell"]) == ("training", 4, 8)
    cells = {(cell["mission"], cell["seats"], cell["way"]): cell for cell in first["cells"]}
    ways = (CAMPAIGN, ALONE, "rough")
    assert set(cells) == {(mission, seats, way) for mission in TRAINING.missions for seats in (2, 4) for way in ways}
    assert {way: cells[MISSION, 2, way]["games"] for way in ways} == {CAMPAIGN: 8, ALONE: 8, "rough": 8 // PART}
    assert all(cell["games"] == sum(cell["endings"].values()) for cell in cells.values())


def test_an_adjustment_may_be_played_as_often_as_its_want(capsys: pytest.CaptureFixture[str]) -> None:
    vigil("training", "--balance", "--games", "3", "--part", "1", "--seats", "2")
    *lines, data = capsys.readouterr().out.splitlines()

    assert lines[0].endswith("adjustments: 3 games a cell")
    assert {cell["games"] for cell in json.loads(data)["cells"] if cell["way"] == "rough"} == {3}


def test_only_the_adjustments_that_are_named_are_played(capsys: pytest.CaptureFixture[str]) -> None:
    pieces = work_of(Measure("salvation", 1, 9, (2,), part=1, only=("storm-roll", "no-tactics")))
    assert [piece.args[3] for piece in pieces] == [ALONE, "storm-roll", "no-tactics"]

    vigil("training", "--balance", "--games", "1", "--only", "rough", "--json")
    assert "rough" in {cell["way"] for cell in json.loads(capsys.readouterr().out)["cells"]}


def test_an_adjustment_that_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert vigil("training", "--balance", "--games", "1", "--only", "rough", "calm") == 2
    assert capsys.readouterr() == ("", "training has no calm. Its adjustments are: rough.\n")


def test_a_table_is_printed_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    vigil("training", "--balance", "--games", "1")
    lines = capsys.readouterr().out.splitlines()

    assert lines[0].startswith("training: 1 games a cell, seed 1;")
    assert lines[1].split() == ["seats", CAMPAIGN, ALONE, "rough"]
    assert [line.split()[:2] for line in lines[2:4]] == [[MISSION, "2"], [MISSION, "4"]]
    assert lines[-3].startswith("rough is meant to be harder: ")
    assert lines[-2].startswith("Outside 30 to 75 percent: ")


def test_percent_and_median_are_counted() -> None:
    cell = table(won(3, 4)).tally(ALONE, MISSION, 2)

    assert (cell.games, cell.won, cell.wins, cell.rounds) == (4, 3, 75, 1.5)


@pytest.mark.parametrize(("count", "fair"), [(2, False), (3, True), (7, True), (8, False)])
def test_what_is_won_too_seldom_or_too_often_is_unfair(count: int, fair: bool) -> None:
    assert table(won(count, 10)).unfair() == ([] if fair else [f"{MISSION} 2 {ALONE}"])


def test_unfair_cells_fail_the_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for count, code in ((5, 0), (10, 1)):
        results = table(won(count, 10)).results
        monkeypatch.setattr(balance, "play_all", lambda *_, results=results: results)
        assert vigil("training", "--balance", "--games", "10") == code
    assert "Outside 30 to 75 percent: none." in capsys.readouterr().out


def test_an_adjustment_is_compared_with_play_without_it() -> None:
    (shift,) = table([*won(5, 10), *won(20, 40, "rough"), *won(0, 40, "rough", seats=4)]).shifts()

    assert (shift.adjustment, shift.easier, shift.difference) == ("rough", False, -25)
    assert 15 < shift.margin < 20


def test_an_adjustment_of_a_contest_is_compared_seat_by_seat_on_the_same_seeds() -> None:
    def fought(way: str, *winners: str) -> list[Result]:
        return [
            Result("war", 2, way, won=True, rounds=1, ending="", winners=(winner,), seed=str(n))
            for n, winner in enumerate(winners)
        ]

    usual = fought(ALONE, "skynet", "resistance", "resistance", "skynet", "skynet")
    war = ResultTable(game("salvation"), 5, 1, [*usual, *fought("no-return", "skynet", "skynet", "skynet", "skynet")])

    assert [(sway.adjustment, sway.seat, sway.games, sway.difference) for sway in war.sways()] == [
        ("no-return", "skynet", 4, 50),
        ("no-return", "resistance", 4, -50),
    ]
    assert all(50 < sway.margin < 60 for sway in war.sways())
    assert list(table(won(5, 10)).sways()) == []


def test_easier_adjustments_come_before_harder_ones() -> None:
    rise = game("rise")
    names = list(adjustments(rise))

    assert set(names[:3]) == rise.easier == {"higher-rank", "fewer-enemies", "well-equipped"}
    assert set(names[3:]) == {"rank-1", "aggressive", "termination"}


def test_adjustments_are_tried_with_the_same_luck() -> None:
    seeds = ["1 0", "1 1", "1 2"]
    calm, again, rough = (alone("training", MISSION, 4, "", options, seeds) for options in ({}, {}, {"sea": "rough"}))

    assert calm == again
    assert [one.seats for one in rough] == [4, 4, 4]


def test_a_campaign_counts_the_first_try_of_each_mission() -> None:
    results = [one for n in range(4) for one in campaign("rise", 2, f"9 {n}")]

    for n in range(0, len(results), 7):
        assert [one.mission for one in results[n : n + 7]] == list(game("rise").missions)
    assert {one.way for one in results} == {CAMPAIGN}
    assert not all(one.won for one in results)


def test_every_opening_begins_a_campaign_of_its_own_with_heroes_who_can_go_on() -> None:
    openings = game("fireteam").openings
    assert openings == ("river-crossing", "empty-village", "burning-fields")
    pieces = list(work_of(Measure("fireteam", 1, 9, (2,))))
    assert [piece.args[1:] for piece in pieces if piece.play is campaign] == [(2, "9 0", first) for first in openings]

    results = [one for n in range(3) for one in campaign("fireteam", 2, f"9 {n}", "burning-fields")]
    assert [one.mission for one in results] == ["burning-fields", "field-hospital", "the-hive"] * 3
