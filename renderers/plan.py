"""The plan of a board picture: what part of the board is shown, how large, and where everything else goes."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bot.engine.scene import Board, Scene
from renderers.geometry import Frame, Rect, board_bounds, bounds, frame_for, outline_of, room_of
from renderers.places import grain_of

WIDTH = 1100
MARGIN = 24
EDGE = 12
"""The board comes closer to the rim than words do."""
GAP = 20
LEAST_HEIGHT = 734
"""Never wider than three to two."""
MOST_HEIGHT = 1600
SIDEBAR = 350
TALL = 1.3
"""A board this much higher than wide leaves room beside it."""
SMALL_BOARD_GRAIN = 46.0
"""Where areas come out with this half width, focus shows the whole board."""
LEAST_FOCUS_GRAIN = 46.0
LARGEST_GRAIN = 96.0


class Plan(NamedTuple):
    """Where everything goes."""

    size: tuple[int, int]
    frame: Frame
    stack: tuple[int, int, int]
    """Left, top and width of the column of blocks."""


def plan_board(
    scene: Scene, board: Board, header: int, stack_height: Callable[[Scene, int], int], *, focused: bool
) -> Plan:
    """Lay out a picture with a board."""
    full = board_bounds(board)
    grain = grain_of(board)
    full = full.grown(grain * 0.12)
    top = MARGIN + header
    below = stack_height(scene, WIDTH - 2 * MARGIN)
    most = MOST_HEIGHT - top - MARGIN - (below + GAP if below else 0)
    wide = WIDTH - 2 * EDGE
    view = full
    if focused and _fit_scale(full, wide, most) * grain < SMALL_BOARD_GRAIN:
        view = focus_rect(scene, board, full, grain, wide, most)
    if below and view.height > view.width * TALL:
        return _beside(scene, view, grain, top, stack_height)
    scale = min(_fit_scale(view, wide, most), LARGEST_GRAIN / grain)
    board_height = round(view.height * scale)
    total = top + board_height + (GAP + below if below else 0) + MARGIN
    board_height += max(0, LEAST_HEIGHT - total)
    window = EDGE, top, WIDTH - EDGE, top + board_height
    frame = frame_for(_scaled(view, window, scale), window)
    return Plan((WIDTH, max(LEAST_HEIGHT, total)), frame, (MARGIN, top + board_height + GAP, WIDTH - 2 * MARGIN))


def _beside(scene: Scene, view: Rect, grain: float, top: int, stack_height: Callable[[Scene, int], int]) -> Plan:
    """Lay out a tall board with the blocks to its right."""
    wide = WIDTH - EDGE - SIDEBAR - MARGIN - GAP
    stack = stack_height(scene, SIDEBAR)
    scale = min(_fit_scale(view, wide, MOST_HEIGHT - top - MARGIN), LARGEST_GRAIN / grain)
    height = max(round(view.height * scale), stack, LEAST_HEIGHT - top - MARGIN)
    window = EDGE, top, EDGE + wide, top + height
    frame = frame_for(_scaled(view, window, scale), window)
    return Plan((WIDTH, top + height + MARGIN), frame, (WIDTH - MARGIN - SIDEBAR, top, SIDEBAR))


def _fit_scale(view: Rect, width: float, height: float) -> float:
    """Find the scale at which a view fills a box."""
    return min(width / max(view.width, 1e-6), height / max(view.height, 1e-6))


def _scaled(view: Rect, window: tuple[int, int, int, int], scale: float) -> Rect:
    """Widen a view so that it fills its window at a scale."""
    (x, y), width, height = view.middle, (window[2] - window[0]) / scale, (window[3] - window[1]) / scale
    return Rect(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


def focus_rect(scene: Scene, board: Board, full: Rect, grain: float, width: float, height: float) -> Rect:
    """Choose the part of a board that matters now, neither too far nor too close."""
    areas = {area.id: area for area in board.areas}
    wanted = [name for name in scene.focus or _of_interest(scene) if name in areas]
    if not wanted:
        return full
    rect = bounds([point for name in wanted for point in outline_of(areas[name])]).grown(grain * 1.1)
    heart = _heart(scene, wanted)
    middle = room_of(areas[heart]).middle if heart in areas else rect.middle
    most = Rect(0, 0, width / LEAST_FOCUS_GRAIN * grain, height / LEAST_FOCUS_GRAIN * grain)
    least = width / LARGEST_GRAIN * grain
    across, down = _between(rect.width, least, most.width), _between(rect.height, least * 0.7, most.height)
    across, down = max(across, down * 0.85), max(down, across * 0.7)
    across, down = min(across, full.width), min(down, full.height)
    x = _span(rect.x0, rect.x1, middle[0], across, full.x0, full.x1)
    y = _span(rect.y0, rect.y1, middle[1], down, full.y0, full.y1)
    return Rect(x, y, x + across, y + down)


def _of_interest(scene: Scene) -> list[str]:
    """Guess what matters where the scene does not say: tints and friends."""
    return [tint.area for tint in scene.tints] + [figure.at for figure in scene.figures if figure.shape == "friend"]


def _heart(scene: Scene, wanted: list[str]) -> str:
    """Find the area everything turns around: whoever is to act, or the first area named."""
    return next((figure.at for figure in scene.figures if figure.active), wanted[0])


def _between(value: float, least: float, most: float) -> float:
    """Hold a value within limits."""
    return max(min(value, most), min(least, most))


def _span(start: float, end: float, heart: float, length: float, first: float, last: float) -> float:
    """Place a window of a length over a stretch: centred on it, or on its heart where it is too long, inside limits."""
    middle = (start + end) / 2 if end - start <= length + 1e-9 else heart
    return max(first, min(middle - length / 2, last - length))
