"""Glyphs of places and weather."""

from __future__ import annotations

from collections.abc import Callable

from renderers.glyphs.pen import Pen


def flame(p: Pen) -> None:
    """Draw a flame."""
    p.blob((52, 4), (58, 20), (74, 36), (83, 58), (78, 80), (62, 93), (42, 94), (24, 82), (17, 62), (24, 42), (33, 32),
           (36, 46), (44, 40), (47, 20))  # fmt: skip
    p.blob((53, 48), (60, 60), (66, 72), (60, 85), (49, 88), (38, 82), (36, 70), (43, 66), (46, 58), cut=True)


def door(p: Pen) -> None:
    """Draw a door in its frame."""
    p.box(16, 6, 84, 94, 4)
    p.box(24, 14, 76, 94, cut=True)
    p.poly((28, 16), (66, 24), (66, 97), (28, 92))
    p.disc(57, 58, 5, cut=True)


def tree(p: Pen) -> None:
    """Draw a fir."""
    p.box(44, 76, 56, 96, 2)
    p.poly((50, 4), (70, 34), (30, 34))
    p.poly((50, 20), (78, 57), (22, 57))
    p.poly((50, 40), (86, 80), (14, 80))


def mountain(p: Pen) -> None:
    """Draw two peaks with snow."""
    p.poly((44, 88), (72, 38), (98, 88))
    p.line((36, 14), (72, 88), width=6, cut=True)
    p.poly((2, 88), (36, 14), (70, 88))
    p.line((19, 56), (29, 48), (36, 57), (43, 48), (53, 56), width=5, cut=True)


def factory(p: Pen) -> None:
    """Draw a factory."""
    p.poly((8, 92), (8, 48), (34, 62), (34, 48), (60, 62), (60, 48), (92, 64), (92, 92))
    p.poly((68, 50), (71, 14), (85, 14), (88, 60))
    p.blob((62, 8), (72, 2), (84, 5), (94, 3), (93, 10), (78, 11))
    for x in (18, 42, 66):
        p.box(x, 72, x + 14, 83, 1, cut=True)


def house(p: Pen) -> None:
    """Draw a house."""
    p.poly((50, 8), (96, 50), (86, 52), (86, 92), (14, 92), (14, 52), (4, 50))
    p.box(42, 62, 58, 92, 2, cut=True)
    p.box(22, 56, 34, 68, 1, cut=True)
    p.box(66, 56, 78, 68, 1, cut=True)


def wave(p: Pen) -> None:
    """Draw three waves."""
    for y in (26, 50, 74):
        p.curve(
            (6, y + 5),
            (17, y - 6),
            (28, y + 5),
            (39, y + 5),
            (50, y - 6),
            (61, y + 5),
            (72, y + 5),
            (83, y - 6),
            (94, y + 5),
            width=9,
        )


def anchor(p: Pen) -> None:
    """Draw an anchor."""
    p.ring(50, 17, 10, 7)
    p.line((50, 26), (50, 88), width=9)
    p.line((30, 38), (70, 38), width=8)
    p.arc(50, 52, 37, 12, 168, 9)
    p.poly((4, 66), (13, 46), (30, 62))
    p.poly((96, 66), (87, 46), (70, 62))


def moon(p: Pen) -> None:
    """Draw a crescent."""
    p.disc(48, 50, 42)
    p.disc(66, 40, 36, cut=True)
    p.poly((72, 16), (76, 26), (86, 30), (76, 34), (72, 44), (68, 34), (58, 30), (68, 26))


def flag(p: Pen) -> None:
    """Draw a flag."""
    p.line((22, 8), (22, 94), width=8)
    p.blob(
        (28, 12),
        (28, 12),
        (48, 8),
        (66, 18),
        (90, 14),
        (90, 14),
        (88, 36),
        (90, 56),
        (90, 56),
        (66, 60),
        (48, 50),
        (28, 54),
        (28, 54),
    )


def tower(p: Pen) -> None:
    """Draw a lighthouse."""
    p.poly((38, 40), (62, 40), (70, 92), (30, 92))
    p.box(34, 33, 66, 41, 2)
    p.box(40, 18, 60, 33)
    p.poly((36, 18), (50, 5), (64, 18))
    p.poly((4, 14), (36, 23), (36, 28), (4, 37))
    p.poly((96, 14), (64, 23), (64, 28), (96, 37))
    p.poly((36.5, 54), (63.5, 50), (65, 60), (35, 64), cut=True)
    p.poly((33.5, 74), (66.5, 70), (68, 80), (32, 84), cut=True)
    p.box(46, 22, 54, 31, cut=True)


def fog(p: Pen) -> None:
    """Draw a cloud."""
    p.disc(34, 54, 22)
    p.disc(58, 42, 26)
    p.disc(78, 60, 18)
    p.box(14, 54, 92, 78, 12)


def ruins(p: Pen) -> None:
    """Draw the shells of two houses."""
    p.poly((6, 92), (6, 30), (16, 38), (22, 22), (34, 34), (44, 26), (44, 92))
    p.poly((54, 92), (54, 56), (64, 48), (72, 58), (82, 46), (94, 60), (94, 92))
    for x, y in ((14, 48), (29, 48), (14, 68), (29, 68), (63, 70), (78, 70)):
        p.box(x, y, x + 8, y + 11, cut=True)


def shelter(p: Pen) -> None:
    """Draw a bunker under a hill of earth."""
    p.blob((4, 86), (8, 58), (28, 32), (50, 24), (72, 32), (92, 58), (96, 86), (50, 90))
    p.box(24, 50, 76, 60, 3, cut=True)
    p.box(42, 68, 58, 92, 3, cut=True)
    p.line((50, 24), (50, 6), (66, 10), width=6)


def gorge(p: Pen) -> None:
    """Draw a narrow way between two cliffs."""
    p.poly((2, 92), (2, 14), (24, 8), (40, 40), (34, 64), (44, 92))
    p.poly((98, 92), (98, 20), (78, 8), (58, 38), (64, 62), (56, 92))


PLACES: dict[str, Callable[[Pen], None]] = {
    "flame": flame,
    "door": door,
    "tree": tree,
    "mountain": mountain,
    "factory": factory,
    "house": house,
    "wave": wave,
    "anchor": anchor,
    "moon": moon,
    "flag": flag,
    "tower": tower,
    "fog": fog,
    "ruins": ruins,
    "gorge": gorge,
    "shelter": shelter,
}
