"""Places: every area of a board in pixels."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from statistics import median

from bot.engine.scene import Area, Board
from renderers.geometry import Frame, inside, outline_of, room_of
from renderers.labels import Place, plate_spot
from renderers.text import said

ROOT3 = sqrt(3)


def grain_of(board: Board) -> float:
    """Find half the width of a usual area, in board units."""
    return median(room_of(area).radius for area in board.areas) if board.areas else 1.0


def places_of(board: Board, frame: Frame) -> dict[str, Place]:
    """Lay out every area of a board."""
    neighbours = _neighbour_counts(board)
    places = {area.id: _place(area, frame, neighbours[area.id] < 6) for area in board.areas}
    outlines = [place.outline for place in places.values() if not place.hexagon]
    for name, place in places.items():
        if not place.hexagon:
            left, top = plate_spot(place)
            free = not any(inside((left + dx, top - 16), outline) for outline in outlines for dx in (0, 40))
            places[name] = place._replace(open_above=free)
    return places


def _neighbour_counts(board: Board) -> Counter[str]:
    """Count how many hexes touch each hex; a rim hex has fewer than six."""
    middles = {(round(a.at[0], 2), round(a.at[1], 2)) for a in board.areas if not a.outline}
    steps = [(0.0, ROOT3), (0.0, -ROOT3), (1.5, ROOT3 / 2), (1.5, -ROOT3 / 2), (-1.5, ROOT3 / 2), (-1.5, -ROOT3 / 2)]
    near = (0.0, -0.01, 0.01)
    counts: Counter[str] = Counter()
    for area in board.areas:
        if not area.outline:
            spots = [(area.at[0] + dx, area.at[1] + dy) for dx, dy in steps]
            counts[area.id] = sum(
                any((round(x + ex, 2), round(y + ey, 2)) in middles for ex in near for ey in near) for x, y in spots
            )
    return counts


def _place(area: Area, frame: Frame, rim: bool) -> Place:
    """Lay out one area."""
    room = room_of(area)
    middle = frame.px(room.middle)
    x0, y0, x1, y1 = frame.window
    radius = room.radius * frame.scale
    edge = min(radius * 0.8, 40)
    return Place(
        id=area.id,
        middle=middle,
        radius=radius,
        rect=frame.rect(room.rect),
        outline=tuple(frame.px(point) for point in outline_of(area)),
        hexagon=not area.outline,
        rim=rim and not area.outline,
        name=said(area.name),
        visible=x0 + edge <= middle[0] <= x1 - edge and y0 + edge <= middle[1] <= y1 - edge,
    )
