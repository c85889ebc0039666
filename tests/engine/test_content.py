"""Reading content: the one strict reader, and what it says when something does not fit."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from bot.engine import content
from bot.engine.content import CONTENT, Place, load
from bot.engine.content.faults import ContentError, Fault, unknown
from bot.engine.content.shapes import Entry, Strict
from bot.engine.words import Phrase


class Move(Strict, frozen=True):
    """A part of a piece."""

    steps: int


class Piece(Entry, frozen=True):
    """An entry that there may be several of."""

    count: int = 1
    move: Move | None = None
    takes: str = ""

    @property
    def pieces(self) -> int:
        """How many of it there are."""
        return self.count

    @property
    def decks(self) -> dict[str, int]:
        """Pieces that take something, and those that do not."""
        return {"takers" if self.takes else "others": self.count}


class Opening(Entry, frozen=True):
    """An entry with a file of its own."""

    first: str


class Clock(Strict, frozen=True):
    """A whole file."""

    minutes: int


class Chess(msgspec.Struct, frozen=True):
    """A box with a shelf of every kind."""

    pieces: tuple[Piece, ...]
    openings: tuple[Opening, ...]
    clock: Clock


PLACES = {"pieces": Place("pieces", "piece"), "openings": Place("openings/*"), "clock": Place("clock")}


def check(box: Chess) -> Iterator[Fault]:
    """What names a piece that is not there."""
    ids = {piece.id for piece in box.pieces}
    yield from (Fault("pieces", p.id, what) for p in box.pieces for what in unknown("takes", {p.takes} - {""}, ids))
    yield from (Fault("openings", o.id, what) for o in box.openings for what in unknown("first", [o.first], ids))


PIECES = """printed = { piece = 3 }
[[piece]]
id = "pawn"
count = 2
[[piece]]
id = "queen"
takes = "pawn"
move = { steps = 8 }
"""


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A content folder of its own, with one game that is sound."""
    monkeypatch.setattr(content, "CONTENT", tmp_path)
    (tmp_path / "chess" / "openings").mkdir(parents=True)
    (tmp_path / "chess" / "pieces.toml").write_text(PIECES)
    (tmp_path / "chess" / "clock.toml").write_text("minutes = 5\n")
    (tmp_path / "chess" / "openings" / "1-gambit.toml").write_text('id = "gambit"\nfirst = "pawn"\n')
    return tmp_path / "chess"


def read() -> Chess:
    """The box, read afresh."""
    return load("chess", Chess, PLACES, check)


def wrong() -> list[str]:
    """Everything that is wrong with it."""
    with pytest.raises(ContentError) as caught:
        read()
    assert str(caught.value).splitlines() == list(map(str, caught.value.faults))
    return list(map(str, caught.value.faults))


def test_every_shelf_is_filled_from_its_place(shelf: Path) -> None:
    assert read() == Chess(
        (Piece("pawn", 2), Piece("queen", 1, Move(8), "pawn")), (Opening("gambit", "pawn"),), Clock(5)
    )


def test_a_table_may_be_counted_by_decks(shelf: Path) -> None:
    (shelf / "pieces.toml").write_text(PIECES.replace("piece = 3", "piece = { takers = 1, others = 2 }"))
    assert read().pieces[0].count == 2

    (shelf / "pieces.toml").write_text(PIECES.replace("piece = 3", "piece = { takers = 2, kings = 1 }"))
    assert wrong() == [
        "chess/pieces.toml: piece kings: content-count held=0 printed=1",
        "chess/pieces.toml: piece others: content-count held=2 printed=-",
        "chess/pieces.toml: piece takers: content-count held=1 printed=2",
    ]


@pytest.mark.parametrize(
    ("file", "old", "new", "faults"),
    [
        ("pieces", "count = 2", "count = 2\nworth = 1", ["pieces.toml: pawn: content-unknown-key key=worth"]),
        ("pieces", "steps = 8", "steps = 8, worth = 1", ["pieces.toml: queen: content-misfit key=move"]),
        ("pieces", "count = 2", 'count = "two"', ["pieces.toml: pawn: content-misfit key=count"]),
        ("pieces", 'id = "queen"', "", ["pieces.toml: #2: content-missing-key key=id"]),
        ("pieces", "count = 2", "count = 3", ["pieces.toml: piece: content-count held=4 printed=3"]),
        ("pieces", "piece = 3", "", ["pieces.toml: piece: content-count held=3 printed=None"]),
        ("pieces", "{ piece = 3 }", "3", ["pieces.toml: piece: content-count held=3 printed=None"]),
        ("pieces", "piece = 3", "piece = 3, rook = 2", ["pieces.toml: rook: content-no-table"]),
        ("pieces", "printed = { piece = 3 }", "[rook]", ["pieces.toml: rook: content-no-table", "content-count"]),
        ("pieces", '"queen"', '"Queen"', ["pieces.toml: Queen: content-no-id"]),
        ("pieces", '"queen"', '"pawn"', ["pieces.toml: pawn: content-twice count=2"]),
        ("pieces", '"pawn"\nmove', '"porn"\nmove', ["pieces.toml: queen: content-no-such key=takes id=porn"]),
        ("pieces", "count = 2", "count = ", ["pieces.toml: : content-unreadable"]),
        ("clock", "minutes = 5", "hours = 5", ["clock.toml: : content-unknown-key", "content-missing-key key=minutes"]),
        (
            "openings/1-gambit",
            '"pawn"',
            '"king"',
            ["openings/1-gambit.toml: gambit: content-no-such key=first id=king"],
        ),
        ("openings/1-gambit", "first", "last", ["gambit: content-unknown-key", "gambit: content-missing-key"]),
    ],
)
def test_a_fault_is_told_with_its_file_and_entry(shelf: Path, file: str, old: str, new: str, faults: list[str]) -> None:
    path = shelf / f"{file}.toml"
    assert old in path.read_text()
    path.write_text(path.read_text().replace(old, new, 1))

    found = wrong()

    assert len(found) == len(faults), found
    assert all(part in told for part, told in zip(faults, found, strict=True)), found
    assert all(told.startswith("chess/") for told in found)


def test_all_faults_are_told_at_once(shelf: Path) -> None:
    (shelf / "pieces.toml").write_text(
        PIECES.replace("count = 2", "worth = 1").replace('= "pawn"\nmove', '= "king"\nmove')
    )
    (shelf / "clock.toml").write_text("minutes = 5\nhours = 1\n")

    assert wrong() == [
        "chess/pieces.toml: pawn: content-unknown-key key=worth",
        "chess/clock.toml: : content-unknown-key key=hours",
        "chess/pieces.toml: piece: content-count held=2 printed=3",
        "chess/pieces.toml: queen: content-no-such key=takes id=king",
    ]


def test_all_that_is_wrong_with_one_entry_is_told(shelf: Path) -> None:
    (shelf / "pieces.toml").write_text('printed = { piece = 1 }\n[[piece]]\ncount = "x"\ntakes = 3\nworth = 1\n')

    assert [told.split()[2:4] for told in wrong()] == [
        ["content-unknown-key", "key=worth"],
        ["content-missing-key", "key=id"],
        ["content-misfit", "key=count"],
        ["content-misfit", "key=takes"],
    ]


def test_bytes_that_are_not_text_and_files_that_are_not_there_are_faults(shelf: Path) -> None:
    (shelf / "pieces.toml").write_bytes(b'[[piece]]\nid = "\xff"')
    (shelf / "clock.toml").unlink()

    assert [told.split()[:3:2] for told in wrong()] == [
        ["chess/pieces.toml:", "content-unreadable"],
        ["chess/clock.toml:", "content-unreadable"],
    ]


def test_a_table_that_is_no_list_is_a_fault(shelf: Path) -> None:
    (shelf / "pieces.toml").write_text("printed = { piece = 1 }\n[piece]\nid = 1\n")

    assert wrong() == ["chess/pieces.toml: piece: content-no-list"]


def test_a_fault_of_no_shelf_is_the_games(shelf: Path) -> None:
    with pytest.raises(ContentError, match=r"^chess: pawn: content-nothing$"):
        load("chess", Chess, PLACES, lambda _: [Fault("", "pawn", Phrase("content-nothing"))])


def test_content_lies_beside_the_code() -> None:
    assert (CONTENT / "training" / "cards.toml").is_file()
