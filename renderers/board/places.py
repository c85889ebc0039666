"""Places: every area of a board in pixels."""

from __future__ import annotations

from collections import Counter
from math import cos, hypot, pi, sin, sqrt
from statistics import median

from bot.engine.scene import Area, Board, Edge
from renderers.board.geometry import Frame, Rect, inside, outline_of, room_of
from renderers.board.labels import Place, plate_spot
from renderers.board.rooms import is_square, rooms_in
from renderers.paint.text import said

ROOT3 = sqrt(3)
SLIVER = 64
"""Less than this of a room is not worth a name."""
EDGE = 2
FADE = 30
"""How far into the window a board that goes on beyond it fades."""


def grain_of(board: Board) -> float:
    """Half the width of a usual area, in board units."""
    return median(room_of(area).radius for area in board.areas) if board.areas else 1.0


def places_of(board: Board, frame: Frame) -> dict[str, Place]:
    """Lay out every area of a board."""
    neighbours = _neighbour_counts(board)
    places = {area.id: _place(area, frame, neighbours[area.id] < 6) for area in board.areas}
    rooms = [place for place in places.values() if not place.hexagon]
    apart = bool(rooms) and all(_is_open_above(room, rooms) for room in rooms)
    places.update((room.id, _apart(room) if apart else _touching(room)) for room in rooms)
    reach = grain_of(board) * frame.scale
    places.update((edge.id, _beside(edge, frame, reach)) for edge in board.edges if edge.id)
    return places


def _apart(place: Place) -> Place:
    """Let a room that touches no other carry its number on its upper rim; it needs no corners for its name."""
    return place._replace(apart=True, rooms=())


def _touching(place: Place) -> Place:
    """Show of a bent area whatever of it lies in the window, however far off its middle is."""
    return place._replace(visible=True) if place.rooms else place


def _beside(edge: Edge, frame: Frame, grain: float) -> Place:
    """Lay out the spot beside the middle of an edge, where its number leaves room for tokens."""
    (ax, ay), (bx, by) = frame.px(edge.a), frame.px(edge.b)
    length = hypot(bx - ax, by - ay) or 1.0
    radius = max(17.0, min(grain * 0.4, 30.0))
    aside = radius + 16 if edge.label else 0.0
    # To the right of a level edge is below it; above looks better, and is where the eye expects a marker.
    sign = -1 if bx >= ax else 1
    x = (ax + bx) / 2 - (by - ay) / length * aside * sign
    y = (ay + by) / 2 + (bx - ax) / length * aside * sign
    rim = tuple((x + radius * cos(i * pi / 4 + pi / 8), y + radius * sin(i * pi / 4 + pi / 8)) for i in range(8))
    rect = Rect(x - radius, y - radius, x + radius, y + radius)
    x0, y0, x1, y1 = frame.window
    seen = x0 + radius <= x <= x1 - radius and y0 + radius <= y <= y1 - radius
    return Place(edge.id, (x, y), radius, rect, rim, hexagon=False, rim=False, name="", visible=seen, unnamed=True)


def _is_open_above(place: Place, rooms: list[Place]) -> bool:
    """Whether nothing lies right above the left end of a room's upper rim."""
    left, top = plate_spot(place)
    return not any(inside((left + dx, top - 16), room.outline) for room in rooms for dx in (0, 40))


def _neighbour_counts(board: Board) -> Counter[str]:
    """How many hexes touch each hex; a rim hex has fewer than six."""
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


def _shown(room: Rect, window: tuple[int, int, int, int]) -> Rect:
    """Cut off what of a room lies beyond the window, or where it fades at the window's rim."""
    low = (at if at >= rim - EDGE else rim + FADE for at, rim in zip(room[:2], window[:2], strict=True))
    high = (at if at <= rim + EDGE else rim - FADE for at, rim in zip(room[2:], window[2:], strict=True))
    return Rect(*low, *high)


def _place(area: Area, frame: Frame, rim: bool) -> Place:
    """Lay out one area."""
    room = room_of(area)
    middle = frame.px(room.middle)
    x0, y0, x1, y1 = frame.window
    radius = room.radius * frame.scale
    edge = min(radius * 0.8, 40)
    rects = map(frame.rect, rooms_in(area.outline)) if is_square(area.outline) else ()
    shown = (_shown(rect, frame.window) for rect in rects)
    rooms = tuple(rect for rect in shown if min(rect.width, rect.height) >= SLIVER)
    return Place(
        id=area.id,
        middle=middle,
        radius=radius,
        rect=frame.rect(room.rect),
        outline=tuple(frame.px(point) for point in outline_of(area)),
        hexagon=not area.outline,
        rim=rim and not area.outline,
        name=said(area.name),
        signs=tuple(sign.glyph for sign in area.signs),
        rooms=rooms,
        window=frame.window,
        visible=x0 + edge <= middle[0] <= x1 - edge and y0 + edge <= middle[1] <= y1 - edge,
    )
