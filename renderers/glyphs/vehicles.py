"""Glyphs of what drives, rolls and flies."""

from __future__ import annotations

from collections.abc import Callable

from renderers.glyphs.pen import Pen


def jeep(p: Pen) -> None:
    """Draw an open car with a gun."""
    p.poly((4, 52), (34, 48), (44, 26), (54, 26), (50, 48), (94, 50), (97, 74), (3, 74))
    p.line((62, 48), (66, 26), width=7)
    p.line((54, 24), (92, 20), width=8)
    for x in (24, 76):
        p.disc(x, 74, 17, cut=True)
        p.disc(x, 74, 13)
        p.disc(x, 74, 4, cut=True)


def tank(p: Pen) -> None:
    """Draw a tank from its side."""
    p.poly((26, 46), (34, 28), (66, 28), (72, 46))
    p.line((64, 35), (98, 30), width=9)
    p.poly((6, 48), (94, 48), (88, 60), (12, 60))
    p.box(4, 62, 96, 86, 12)
    for x in (18, 39, 61, 82):
        p.disc(x, 74, 7, cut=True)


def plane(p: Pen) -> None:
    """Draw a straight-winged plane from above, climbing."""
    p.blob((50, 3), (57, 16), (58, 60), (54, 90), (46, 90), (42, 60), (43, 16))
    p.poly((50, 34), (97, 44), (97, 58), (50, 58), (3, 58), (3, 44))
    p.poly((50, 80), (74, 86), (74, 95), (26, 95), (26, 86))
    p.box(31, 62, 41, 80, 4)
    p.box(59, 62, 69, 80, 4)


def motorcycle(p: Pen) -> None:
    """Draw a motorcycle without a rider."""
    for x in (22, 78):
        p.ring(x, 68, 17, 9)
    p.poly((18, 46), (44, 40), (66, 42), (64, 66), (36, 68))
    p.line((62, 46), (78, 68), width=8)
    p.line((62, 48), (58, 24), (70, 20), width=8)
    p.line((10, 42), (34, 44), width=9)


def crawler(p: Pen) -> None:
    """Draw a machine on tracks with a gun on either side."""
    p.disc(50, 16, 11)
    p.poly((36, 26), (64, 26), (60, 60), (40, 60))
    for x0, x1, gun in ((8, 34, 21), (66, 92, 79)):
        p.box(min(x0, 40), 34, max(x1, 60), 44)
        p.box(x0, 30, x1, 50, 4)
        p.line((gun, 32), (gun, 8), width=8)
    p.poly((30, 62), (70, 62), (94, 92), (6, 92))
    for x in (28, 50, 72):
        p.disc(x, 82, 6, cut=True)


def gunship(p: Pen) -> None:
    """Draw a flying machine with an engine on either side and a searching eye."""
    p.blob((50, 22), (66, 34), (66, 62), (56, 82), (44, 82), (34, 62), (34, 34))
    p.box(14, 42, 86, 54)
    for x in (17, 83):
        p.ring(x, 48, 13, 8)
        p.line((x, 66), (x, 84), width=6)
    p.disc(50, 60, 8, cut=True)


VEHICLES: dict[str, Callable[[Pen], None]] = {
    "jeep": jeep,
    "tank": tank,
    "plane": plane,
    "motorcycle": motorcycle,
    "crawler": crawler,
    "gunship": gunship,
}
