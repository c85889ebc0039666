"""The plan of a board picture: what part of the board is shown, how large, and where everything else goes."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from bot.engine.scene import Board, Scene
from renderers.board.geometry import Frame, Rect, board_bounds, bounds, outline_of, room_of
from renderers.board.places import grain_of
from renderers.board.rooms import is_square

WIDTH = 1100
MARGIN = 24
EDGE = 12
"""The board comes closer to the rim than words do."""
GAP = 20
LEAST_HEIGHT = 734
"""Never wider than three to two."""
MOST_HEIGHT = 1480
SIDEBAR = 350
SIDE_BIAS = 0.86
"""A channel limits the height of a picture too: a squarer one is worth a slightly smaller board."""
WIDE = WIDTH - 2 * EDGE
BESIDE = WIDTH - EDGE - SIDEBAR - MARGIN - GAP
CLOSER = 1.1
"""A focus that would show things hardly larger than the whole board does shows the whole board."""
LEAST_FOCUS_GRAIN = 46.0
LARGEST_GRAIN = 96.0
MOST_ROOM_HEIGHT = 1620
MOST_TALL_HEIGHT = 1700
LEAST_ROOM_GRAIN = 112.0
LARGEST_ROOM_GRAIN = 150.0
"""Areas of right angles that touch are bent and crowded: a closer look and a higher picture pay."""


Measure: TypeAlias = Callable[[Scene, int], int]


class Plan(NamedTuple):
    """Where everything goes."""

    size: tuple[int, int]
    frame: Frame
    stack: tuple[int, int, int]
    """Left, top and width of the column of blocks."""


def plan_board(
    scene: Scene, board: Board, header: int, stack_height: Callable[[Scene, int], int], *, focused: bool
) -> Plan:
    """Lay out a picture with a board: blocks beneath it, or beside it where the board comes out nearly as large."""
    grain, largest = grain_of(board), largest_grain(board)
    full = board_bounds(board).grown(grain * 0.12)
    top = MARGIN + header
    below = stack_height(scene, WIDTH - 2 * MARGIN)
    highest = MOST_ROOM_HEIGHT if largest == LARGEST_ROOM_GRAIN else MOST_HEIGHT
    highest = MOST_TALL_HEIGHT if scene.tall else highest
    most = highest - top - MARGIN - (below + GAP if below else 0)
    view = full
    if focused:
        near = focus_rect(scene, board, full, grain, WIDE, most)
        view = near if _fit_scale(near, WIDE, most) > CLOSER * _fit_scale(full, WIDE, most) else full
    scale = min(_fit_scale(view, WIDE, most), largest / grain)
    beside = min(_fit_scale(view, BESIDE, highest - top - MARGIN), largest / grain)
    if below and not scene.notes and beside > scale * SIDE_BIAS:
        height = max(round(view.height * beside), stack_height(scene, SIDEBAR), LEAST_HEIGHT - top - MARGIN)
        window = EDGE, top, EDGE + BESIDE, top + height
        stack = WIDTH - MARGIN - SIDEBAR, top, SIDEBAR
        return Plan((WIDTH, top + height + MARGIN), _framed(view, window, beside), stack)
    height = round(view.height * scale)
    total = top + height + (GAP + below if below else 0) + MARGIN
    height += max(0, LEAST_HEIGHT - total)
    window = EDGE, top, WIDTH - EDGE, top + height
    stack = MARGIN, top + height + GAP, WIDTH - 2 * MARGIN
    return Plan((WIDTH, max(LEAST_HEIGHT, total)), _framed(view, window, scale), stack)


def plan_glance(scene: Scene, board: Board, strip: int) -> Plan:
    """Lay out a low picture of what matters now: all of it is board, but for a strip beneath."""
    grain = grain_of(board)
    full = board_bounds(board).grown(grain * 0.12)
    beneath = strip + 2 * EDGE if strip else EDGE
    most = LEAST_HEIGHT - EDGE - beneath
    near = focus_rect(scene, board, full, grain, WIDE, most)
    view = near if _fit_scale(near, WIDE, most) > CLOSER * _fit_scale(full, WIDE, most) else full
    scale = min(_fit_scale(view, WIDE, most), largest_grain(board) / grain)
    view = _widened(view, full, WIDE / scale, most / scale)
    window = EDGE, EDGE, WIDTH - EDGE, EDGE + most
    return Plan((WIDTH, LEAST_HEIGHT), _framed(view, window, scale), (MARGIN, EDGE + most + EDGE, WIDTH - 2 * MARGIN))


def _widened(view: Rect, full: Rect, width: float, height: float) -> Rect:
    """A view as wide and high as the window, as far as there is board to show."""
    across, down = (min(room, whole) for room, whole in ((width, full.width), (height, full.height)))
    across, down = max(across, view.width), max(down, view.height)
    x, y = view.middle
    left = _span(view.x0, view.x1, x, across, full.x0, full.x1)
    top = _span(view.y0, view.y1, y, down, full.y0, full.y1)
    return Rect(left, top, left + across, top + down)


def _fit_scale(view: Rect, width: float, height: float) -> float:
    """The scale at which a view fills a box."""
    return min(width / max(view.width, 1e-6), height / max(view.height, 1e-6))


def _framed(view: Rect, window: tuple[int, int, int, int], scale: float) -> Frame:
    """Show a view in the middle of a window at a scale."""
    x, y = view.middle
    return Frame(scale, (window[0] + window[2]) / 2 - x * scale, (window[1] + window[3]) / 2 - y * scale, window)


def focus_rect(scene: Scene, board: Board, full: Rect, grain: float, width: float, height: float) -> Rect:
    """Choose the part of a board that matters now, neither too far nor too close."""
    areas = {area.id: area for area in board.areas}
    wanted = [name for name in scene.focus or _of_interest(scene) if name in areas]
    if not wanted:
        return full
    close = largest_grain(board)
    around, far = (1.1, LEAST_FOCUS_GRAIN) if close == LARGEST_GRAIN else (0.9, LEAST_ROOM_GRAIN)
    rect = bounds([point for name in wanted for point in outline_of(areas[name])]).grown(grain * around)
    heart = _heart(scene, wanted)
    middle = room_of(areas[heart]).middle if heart in areas else rect.middle
    most = Rect(0, 0, width / far * grain, height / far * grain)
    least = width / close * grain
    across, down = _between(rect.width, least, most.width), _between(rect.height, least * 0.7, most.height)
    across, down = max(across, down * 0.85), max(down, across * 0.7)
    across, down = min(across, full.width), min(down, full.height)
    x = _span(rect.x0, rect.x1, middle[0], across, full.x0, full.x1)
    y = _span(rect.y0, rect.y1, middle[1], down, full.y0, full.y1)
    return Rect(x, y, x + across, y + down)


@lru_cache(maxsize=64)
def largest_grain(board: Board) -> float:
    """How large areas may be drawn: those of right angles that share borders larger than others."""
    outlines = [area.outline for area in board.areas]
    corners = [point for outline in outlines for point in outline]
    touching = all(map(is_square, outlines)) and len(set(corners)) < len(corners)
    return LARGEST_ROOM_GRAIN if touching else LARGEST_GRAIN


def _of_interest(scene: Scene) -> list[str]:
    """What matters where the scene does not say: tints and friends."""
    return [tint.area for tint in scene.tints] + [figure.at for figure in scene.figures if figure.shape == "friend"]


def _heart(scene: Scene, wanted: list[str]) -> str:
    """The area everything turns around: whoever is to act, or the first area named."""
    return next((figure.at for figure in scene.figures if figure.active), wanted[0])


def _between(value: float, least: float, most: float) -> float:
    """Hold a value within limits."""
    return max(min(value, most), min(least, most))


def _span(start: float, end: float, heart: float, length: float, first: float, last: float) -> float:
    """Place a window of a length over a stretch: centred on it, or on its heart where it is too long, inside limits."""
    middle = (start + end) / 2 if end - start <= length + 1e-9 else heart
    return max(first, min(middle - length / 2, last - length))
