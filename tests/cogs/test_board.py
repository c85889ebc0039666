"""The board on a panel: the places that are asked for stand out."""

from __future__ import annotations

from bot.engine.asks import Ask, option
from bot.engine.scene import Area, Board, Scene, Tint
from cogs.face.board import choosing

AREAS = tuple(Area(f"A{n}", (0, n)) for n in range(1, 7))
SCENE = Scene("rise", "A street", board=Board(AREAS), tints=(Tint("A6", "reach"), Tint("A1", "here")), focus=("A6",))
STOPS = (option("stop", to="A2"), option("stop", to="A3"), option("stop", to="nowhere"))


def tints(scene: Scene) -> set[tuple[str, str]]:
    return {(tint.area, tint.kind) for tint in scene.tints}


def test_the_places_of_an_ask_are_tinted_and_its_default_is_told_apart() -> None:
    shown = choosing(SCENE, Ask(seats=("a",), prompt="stop", options=STOPS, kind="space", default=(STOPS[0].key,)))

    assert tints(shown) == {("A1", "here"), ("A2", "reach"), ("A2", "goal"), ("A3", "reach")}
    assert shown.focus == ("A2", "A3")


def test_a_way_is_looked_at_from_where_it_starts() -> None:
    shown = choosing(SCENE, Ask(seats=("a",), prompt="move", options=STOPS, kind="path", start="A1"))

    assert shown.focus == ("A1", "A2", "A3")


def test_other_asks_leave_the_board_as_it_is() -> None:
    assert choosing(SCENE, Ask(seats=("a",), prompt="prey", options=STOPS)) is SCENE
    assert choosing(SCENE, Ask(seats=("a",), prompt="x", options=(option("go", n=1),), kind="space")) is SCENE
    secret = Ask(seats=("a",), prompt="stop", options=STOPS, kind="space", secret=True)
    assert choosing(SCENE, secret.seen_by(None)) is SCENE
