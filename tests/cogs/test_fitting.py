"""What fits one screen: heights are reckoned, and options fold as far as they must, none of them lost."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pytest

from bot.engine.asks import Ask, option
from bot.engine.words import Phrase
from bot.text import tongue
from cogs.face.options.fitting import DESKTOP, PHONE, Room, height
from cogs.face.options.widgets import Widgets
from cogs.face.parts import Part, button, buttons, menu, picture, section, text

if TYPE_CHECKING:
    from cogs.face.places import Place

EN = tongue("en")
SHORT, LONG = (
    "One line.",
    "A line that is so long that it takes several lines on any telephone there is, or even more. " * 2,
)


class Tall(Room):
    """A screen on which so many rows are too many."""

    def __new__(cls, most: int) -> Tall:
        made = super().__new__(cls)
        made.most = most
        return made

    most: int

    def holds(self, rows: Any) -> bool:
        return len(rows) <= self.most


def place(effect: str = SHORT) -> Place:
    look = SimpleNamespace(effect=lambda *_: Phrase("lobby-about"))
    match = SimpleNamespace(view=lambda _: None)
    return cast("Place", SimpleNamespace(id=7, asked=1, match=match, game=SimpleNamespace(id="training", look=look)))


def laid(ask: Ask, most: int, *, seat: str = "") -> list[Part]:
    return Widgets(place(), EN, ask, seat=seat, chained=False, room=Tall(most)).rows()


def found(rows: list[Part]) -> set[str]:
    """The options that can be chosen on these rows: by menus their keys, by buttons their words."""
    inner = [each for row in rows for each in (*row.get("components", ()), row.get("accessory", {}))]
    lines = {line["value"] for each in inner for line in each.get("options", ())}
    return lines | {each["label"] for each in inner if each.get("label")}


MOVES = tuple(option("move", to=f"D{n}") for n in range(1, 5))
SINGLES = (option("rest"), option("strike", shade=1))
TURN = Ask(seats=("mara",), prompt="watch", options=(*MOVES, *SINGLES), default=("rest",))


def test_longer_words_and_a_narrower_screen_take_more_room() -> None:
    assert height([text(SHORT)], PHONE) < height([text(LONG)], PHONE)
    assert height([text(LONG)], DESKTOP) < height([text(LONG)], PHONE)
    beside = [section(LONG, button("A button of many letters", "x"))]
    assert height([section(LONG, button("Go", "x"))], PHONE) < height(beside, PHONE)


def test_buttons_break_where_they_are_too_long_for_a_row() -> None:
    short, long = buttons([button("Go", "x")] * 3), buttons([button("A button of many letters", "x")] * 3)
    assert height(short, PHONE) < height(long, PHONE)


def test_a_picture_is_as_high_as_the_panel_draws_it() -> None:
    without = height([], DESKTOP)
    assert height(picture("board.webp", ""), DESKTOP) == pytest.approx(without + 367 + 10, abs=2)


def test_a_menu_is_as_high_however_much_is_in_it() -> None:
    one, many = ([menu("x", "Move", [{"label": "a"}] * n)] for n in (1, 25))
    assert height(one, PHONE) == height(many, PHONE)


def test_with_room_enough_what_is_one_of_a_kind_has_its_button() -> None:
    rows = laid(TURN, 9)
    assert [row["type"] for row in rows] == [9, 1, 9], "the sensible answer, the menu of moves, the rest"


def test_with_less_room_menus_take_in_the_others() -> None:
    rows = laid(TURN, 2)
    assert len(rows) == 2
    everything = found(rows)
    assert {each.key for each in (*MOVES, SINGLES[1])} <= everything
    assert EN.option("training", "rest", {}) in everything, "the sensible answer stays a button"


def test_with_no_room_the_panel_leads_to_the_desk_and_the_desk_shows_all() -> None:
    panel, desk = laid(TURN, 0), laid(TURN, 0, seat="mara")
    assert EN.t("panel-more-choices") in found(panel)
    assert {each.key for each in (*MOVES, SINGLES[1])} <= found(desk)


@pytest.mark.parametrize("most", range(6))
def test_a_desk_never_loses_an_option(most: int) -> None:
    cards = tuple(option("play", card=card) for card in ("flare", "tea", "bell"))
    many = (*MOVES, *(option("strike", shade=n) for n in (1, 2, 3)), *cards)
    rows = laid(Ask(seats=("mara",), prompt="watch", options=(*many, option("rest"))), most, seat="mara")
    assert {each.key for each in many} <= found(rows)
    assert {"rest", EN.option("training", "rest", {})} & found(rows)


def test_many_of_a_kind_each_say_what_they_do_in_a_menu() -> None:
    verbs = (*SINGLES, option("move", to="D1"), option("play", card="tea"), option("brace"), option("pass"))
    rows = laid(Ask(seats=("mara",), prompt="watch", options=verbs), 9)
    lines = [line for row in rows for each in row["components"] for line in each.get("options", ())]
    assert len(lines) == len(verbs)
    assert all(line["description"] for line in lines)
