"""Crowds: how many things of an area are shown one by one, which are stacked, and how many are only counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

import msgspec

from bot.engine.scene import Figure, Mark, Token
from renderers.board.geometry import Rect
from renderers.pieces.cluster import MOST, Shape, Slot, pack
from renderers.pieces.filling import fill

BOSS = 1.36
BOSS_IN_A_CROWD = 1.0
BOSS_IN_ROOMS = 1.7
"""In an area that falls into rooms a boss is always larger than anybody else."""
SINGLE = 40
"""Smaller than this, those of one kind are better shown as one with their number than one by one."""
HERD = 1.3
"""In an area that falls into rooms a figure that stands for several is larger, so that its number hides less of it."""
MOST_DIFFERENT = 8
"""Things that may stand side by side where none could be folded into another."""
A_HORDE = 4
"""Things shown one by one beside a count, so that a horde looks like one; with fewer, stacks say more."""
MOST_TIGHT = 10
TIGHT = 25
"""The least size of things that would otherwise only be counted: better small and told apart than not seen."""
OVERSIZE = 6
"""How far a thing that stands alone may reach beyond a small area, in pixels."""
BOSS_OVERSIZE = 1.22
ROOMY = 0.8
"""How much smaller a figure may become so that things can stand beside it."""
FEET = ((0.5, 0.34), (0.5, -0.32))
"""Where things lie at a figure's feet, in sizes of the figure."""
LEAST_THING = 28


class Rest(NamedTuple):
    """How many things did not fit into an area."""

    more: int


Item: TypeAlias = Figure | Token | Mark | Rest
Arranged: TypeAlias = tuple[list[Item], tuple[Slot, ...]]


def arrange(items: Sequence[Item], shape: Shape, largest: int, least: int) -> Arranged:
    """Show everything if it can be large enough; else fold herds; else stack what looks the same; else count."""
    crowd = list(items)
    if len(crowd) == 1:
        return _alone(crowd, shape, largest, least)
    if arranged := _with_things_at_its_feet(crowd, shape, largest, least):
        return arranged
    herds, stacks = herded(crowd), stacked(crowd)
    for candidate in (crowd, herds, *_shortened(crowd, A_HORDE), stacks):
        most = MOST_DIFFERENT if candidate is herds else MOST
        if len(candidate) <= most and (arranged := _all(candidate, shape, largest, least)):
            return arranged
    if len(stacks) <= MOST_TIGHT and (arranged := _all(stacks, shape, largest, TIGHT)):
        return arranged
    for candidate in _shortened(one_of_each(stacks), 1):
        if arranged := _all(candidate, shape, largest, least):
            return arranged
    return _alone(stacks if len(stacks) == 1 else crowd, shape, largest, least)


def set_out(items: Sequence[Item], rooms: tuple[Rect, ...], largest: int, least: int) -> Arranged:
    """Set everything out in the rooms of an area; where it is too much, fold herds, then count enemies."""
    crowd = sorted(items, key=lambda item: not (isinstance(item, Figure) and item.shape == "boss"))
    herds = stacked(herded(crowd))
    present: list[Item] = [item for item in herds if not isinstance(item, Mark)]
    for candidate, smallest in ((crowd, max(least, SINGLE)), (herds, least), (present, least), (present, TIGHT)):
        if arranged := _filled(candidate, rooms, largest, smallest):
            return arranged
    for candidate in _lessened(present):
        if arranged := _filled(candidate, rooms, largest, TIGHT):
            return arranged
    return _filled(present, rooms, largest, 0) or (present, (Slot(*rooms[0].middle, TIGHT),) * len(present))


def _lessened(herds: list[Item]) -> Iterator[list[Item]]:
    """Leave out ever more of the enemies, and say how many there are: all else is one of its kind."""
    enemies = [item for item in herds if isinstance(item, Figure) and item.shape == "enemy"]
    for kept in range(len(enemies) - 1, -1, -1):
        out = enemies[kept:]
        yield [*(item for item in herds if item not in out), _rest(out)]


def _filled(items: list[Item], rooms: tuple[Rect, ...], largest: int, least: int) -> Arranged | None:
    """Set things out in rooms, if they come out large enough."""
    weights = tuple(_weight(item, BOSS_IN_ROOMS) * (HERD if _is_herd(item) else 1.0) for item in items)
    slots = fill(weights, rooms, largest)
    if slots and min(slot.size / weight for slot, weight in zip(slots, weights, strict=True)) >= least - 1:
        return items, slots
    return None


def _is_herd(item: Item) -> bool:
    """Whether a figure stands for several."""
    return isinstance(item, Figure) and item.badge.startswith("×")


def _with_things_at_its_feet(items: list[Item], shape: Shape, largest: int, least: int) -> Arranged | None:
    """Let the one figure of a hex stand large with a thing or two at its feet; side by side all would shrink."""
    figure, *things = sorted(items, key=lambda item: not isinstance(item, Figure))
    if not shape.hex_radius or len(things) > len(FEET) or any(not isinstance(thing, Token) for thing in things):
        return None
    _, (alone,) = _alone([figure], shape, largest, least)
    size = round(alone.size * 0.9) // 2 * 2
    side_by_side = pack(tuple(_weight(item, BOSS) for item in items), shape, largest)
    if max(slot.size for slot in side_by_side) >= size * ROOMY:
        return None
    small = max(LEAST_THING, round(size * 0.44) // 2 * 2)
    feet = (Slot(size * x, size * y, small) for x, y in FEET[: len(things)])
    return [figure, *things], (Slot(-size * 0.14, -size * 0.04, size), *feet)


def one_of_each(items: list[Item]) -> list[Item]:
    """Put the first figure of each shape before all others, so that no side is merely counted."""
    shapes: dict[str, Item] = {}
    for item in items:
        if isinstance(item, Figure):
            shapes.setdefault(item.shape, item)
    firsts = list(shapes.values())
    return [*firsts, *(item for item in items if item not in firsts)]


def _shortened(items: list[Item], fewest: int) -> list[list[Item]]:
    """Ever shorter versions of a crowd, each ending with the count of the rest."""
    longest = min(len(items), MOST) - 1
    return [[*items[:kept], _rest(items[kept:])] for kept in range(longest, fewest - 1, -1)]


def _weight(item: Item, boss: float) -> float:
    """How large a thing is beside a figure."""
    if isinstance(item, Figure):
        return boss if item.shape == "boss" else 1.0
    return {Token: 0.76, Mark: 0.84, Rest: 0.66}[type(item)]


def _all(items: list[Item], shape: Shape, largest: int, least: int) -> Arranged | None:
    """Arrange things side by side, if they come out large enough."""
    for boss in (BOSS, BOSS_IN_A_CROWD):
        weights = tuple(_weight(item, boss) for item in items)
        slots = pack(weights, shape, largest)
        if min(slot.size / weight for slot, weight in zip(slots, weights, strict=True)) >= least - 1:
            return items, slots
    return None


def stacked(items: list[Item]) -> list[Item]:
    """Turn figures that look the same into one, with their number on its badge."""
    return _folded(items, _look)


def herded(items: list[Item]) -> list[Item]:
    """Turn figures of one kind into one: those with the same glyph, whatever number each carries."""
    return _folded(items, _kind)


def _look(item: Item) -> Figure | None:
    """What a figure looks like; whoever acts or wears a badge is never one of many."""
    if isinstance(item, Figure) and not item.badge and not item.active:
        return msgspec.structs.replace(item, id="", name="")
    return None


def _kind(item: Item) -> Figure | None:
    """What a numbered figure with a glyph is, apart from its number."""
    look = _look(item)
    return msgspec.structs.replace(look, letter="") if look and look.glyph and look.letter else None


def _folded(items: list[Item], look: Callable[[Item], Figure | None]) -> list[Item]:
    """Keep the first of those that are the same, with their number on its badge."""
    counts = Counter(map(look, items))
    shown: list[Item] = []
    seen: set[Figure] = set()
    for item in items:
        same = look(item)
        if not isinstance(item, Figure) or same is None or counts[same] < 2:
            shown.append(item)
        elif same not in seen:
            seen.add(same)
            shown.append(msgspec.structs.replace(same, id=item.id, name=item.name, badge=f"×{counts[same]}"))
    return shown


def _rest(items: Sequence[Item]) -> Rest:
    """The count of things, a stack as all that is in it."""
    sizes = (int(item.badge[1:]) if isinstance(item, Figure) and _is_herd(item) else 1 for item in items)
    return Rest(sum(sizes))


def _alone(items: list[Item], shape: Shape, largest: int, least: int) -> Arranged:
    """Show one thing, with the count of the others at its corner; it may reach a little beyond a small area."""
    weight = _weight(items[0], BOSS)
    (slot,) = pack((weight,), shape, largest)
    size = max(slot.size, least, round(min(largest, shape.height + OVERSIZE)))
    if weight > 1:
        size = round(max(size, slot.size * BOSS_OVERSIZE))
    if weight < 1:
        size = round(size * weight)
    size = size // 2 * 2
    if len(items) == 1:
        return items, (Slot(0, 0, size),)
    return [items[0], Rest(len(items) - 1)], (Slot(0, 0, size), Slot(size * 0.62, size * 0.36, 28))
