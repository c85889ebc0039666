"""Glyphs that are signs: dice, marks, warnings."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from renderers.glyphs.pen import Pen, smooth, star

PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((50, 50),),
    2: ((29, 29), (71, 71)),
    3: ((27, 27), (50, 50), (73, 73)),
    4: ((29, 29), (71, 29), (29, 71), (71, 71)),
    5: ((27, 27), (73, 27), (50, 50), (27, 73), (73, 73)),
    6: ((30, 25), (70, 25), (30, 50), (70, 50), (30, 75), (70, 75)),
}
"""Where the pips of a die lie."""


def pips(p: Pen, number: int) -> None:
    """Draw only the pips of a face."""
    for x, y in PIPS[number]:
        p.disc(x, y, 10.5)


def die(p: Pen, number: int) -> None:
    """Draw a die showing a number."""
    p.box(7, 7, 93, 93, 18)
    for x, y in PIPS[number]:
        p.disc(x, y, 9, cut=True)


def crosshair(p: Pen) -> None:
    """Draw a crosshair."""
    p.ring(50, 50, 31, 8)
    for a, b in (((50, 4), (50, 32)), ((50, 68), (50, 96)), ((4, 50), (32, 50)), ((68, 50), (96, 50))):
        p.line(a, b, width=7.5)
    p.disc(50, 50, 6)


def noise(p: Pen) -> None:
    """Draw sound."""
    p.disc(22, 50, 9)
    for r in (26, 44, 62):
        p.arc(22, 50, r, -46, 46, 8.5)


def shield(p: Pen) -> None:
    """Draw a shield, one half of it hollow."""
    rim = smooth(((88, 18), (87, 46), (76, 72), (50, 95)), closed=False)
    p.poly((50, 5), *rim, *((100 - x, y) for x, y in reversed(rim)))
    p.poly((50, 15), *smooth(((79, 25), (78, 46), (69, 67), (50, 84)), closed=False), cut=True)


def bolt(p: Pen) -> None:
    """Draw lightning."""
    p.poly((60, 3), (18, 56), (45, 56), (36, 97), (82, 38), (53, 38))


def five_star(p: Pen) -> None:
    """Draw a star."""
    p.poly(*star(50, 53, 47, 20, 5))


def question(p: Pen) -> None:
    """Draw a question mark."""
    p.curve((27, 34), (32, 18), (50, 11), (68, 18), (72, 34), (62, 48), (50, 57), (50, 66), width=14)
    p.disc(50, 87, 9)


def radiation(p: Pen) -> None:
    """Draw the radiation sign."""
    for start in (60, 180, 300):
        p.arc(50, 50, 31, start, start + 60, 30, caps=False)
    p.disc(50, 50, 10)


def cross(p: Pen) -> None:
    """Draw a cross."""
    p.line((20, 20), (80, 80), width=16)
    p.line((80, 20), (20, 80), width=16)


def check(p: Pen) -> None:
    """Draw a tick."""
    p.line((14, 54), (38, 78), (86, 24), width=15)


def arrow(p: Pen) -> None:
    """Draw an arrow to the right."""
    p.line((12, 50), (66, 50), width=15)
    p.poly((56, 18), (94, 50), (56, 82))


def target(p: Pen) -> None:
    """Draw a target."""
    p.ring(50, 50, 40, 9)
    p.ring(50, 50, 22, 8)
    p.disc(50, 50, 8)


def warning(p: Pen) -> None:
    """Draw a warning triangle."""
    p.poly((50, 6), (97, 90), (3, 90))
    p.poly((44.5, 36), (55.5, 36), (53, 66), (47, 66), cut=True)
    p.disc(50, 77, 5.5, cut=True)


def blank(p: Pen) -> None:
    """Draw the empty face of a die."""
    p.disc(50, 50, 7)


def swords(p: Pen) -> None:
    """Draw crossed swords."""
    for left, right in ((0, 1), (100, -1)):
        blade, guard, grip = (
            [(left + right * x, y) for x, y in spots]
            for spots in (
                ((94, 5), (95, 20), (38, 76), (26, 63), (81, 6)),
                ((18, 54), (46, 82)),
                ((28, 72), (10, 91)),
            )
        )
        p.poly(*blade)
        p.line(*guard, width=9)
        p.line(*grip, width=11)


SIGNS: dict[str, Callable[[Pen], None]] = {
    **{f"die-{number}": partial(die, number=number) for number in PIPS},
    **{f"pips-{number}": partial(pips, number=number) for number in PIPS},
    "crosshair": crosshair,
    "swords": swords,
    "noise": noise,
    "shield": shield,
    "bolt": bolt,
    "star": five_star,
    "question": question,
    "radiation": radiation,
    "cross": cross,
    "check": check,
    "arrow": arrow,
    "target": target,
    "warning": warning,
    "blank": blank,
}
