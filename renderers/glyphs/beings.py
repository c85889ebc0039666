"""Glyphs of bodies and what happens to them."""

from __future__ import annotations

from collections.abc import Callable

from renderers.glyphs.pen import Pen, star


def skull(p: Pen) -> None:
    """Draw a skull."""
    p.disc(50, 42, 37, 34)
    p.box(30, 60, 70, 86, 7)
    p.blob((33, 38), (43, 42), (42, 53), (31, 55), (25, 47), cut=True)
    p.blob((67, 38), (57, 42), (58, 53), (69, 55), (75, 47), cut=True)
    p.poly((50, 54), (56, 66), (44, 66), cut=True)
    for x in (42, 50, 58):
        p.line((x, 77), (x, 90), width=3.4, cut=True)


def hit(p: Pen) -> None:
    """Draw a burst."""
    p.poly(*star(50, 50, 46, 21, 8, -90))
    p.poly(*star(50, 50, 20, 9, 8, -67), cut=True)


def fist(p: Pen) -> None:
    """Draw a fist."""
    p.box(22, 40, 80, 84, 14)
    for i, x in enumerate((22.0, 37.0, 52.0, 67.0)):
        p.box(x, 20 + (4 if i in (0, 3) else 0), x + 13.5, 58, 6.5)
    p.blob((12, 50), (22, 44), (44, 50), (52, 56), (50, 66), (32, 68), (18, 66))
    p.curve((14, 68), (34, 71), (53, 66), (55, 56), (46, 50), width=3.2, cut=True)
    for x in (36.2, 51.2, 66.2):
        p.line((x, 22), (x, 46), width=2.8, cut=True)
    p.box(30, 82, 74, 94, 4)
    p.line((28, 84), (76, 84), width=2.6, cut=True)


def slime(p: Pen) -> None:
    """Draw slime that drips from above."""
    p.box(4, 6, 96, 26, 8)
    for x, length, width in ((14, 56, 18), (33, 40, 15), (52, 78, 20), (71, 46, 15), (87, 62, 16)):
        p.line((x, 16), (x, length), width=width)
    p.blob((4, 20), (24, 34), (42, 26), (62, 34), (80, 28), (96, 20), (50, 10))
    p.disc(52, 74, 12, 14)
    p.disc(48, 72, 3.2, 4.5, cut=True)
    p.disc(33, 64, 5, 7)
    p.line((14, 16), (40, 16), width=4.5, cut=True)


def egg(p: Pen) -> None:
    """Draw an egg that has begun to open."""
    p.blob((50, 6), (69, 20), (82, 48), (79, 74), (64, 91), (50, 94), (36, 91), (21, 74), (18, 48), (31, 20))
    p.line((24, 44), (37, 53), (46, 42), (55, 55), (64, 43), (77, 52), width=5.5, cut=True)
    p.curve((34, 70), (40, 79), (50, 83), width=4.5, cut=True)


def heart(p: Pen) -> None:
    """Draw a heart."""
    p.disc(30, 36, 22)
    p.disc(70, 36, 22)
    p.poly((11.5, 48), (50, 92), (88.5, 48), (70, 34), (50, 36), (30, 34))
    p.arc(30, 36, 13, 190, 260, 4.5, cut=True)


def eye(p: Pen) -> None:
    """Draw an eye."""
    p.blob((4, 50), (26, 28), (50, 21), (74, 28), (96, 50), (74, 72), (50, 79), (26, 72))
    p.blob((15, 50), (32, 35), (50, 30), (68, 35), (85, 50), (68, 65), (50, 70), (32, 65), cut=True)
    p.disc(50, 50, 17)
    p.disc(56, 44, 5.5, cut=True)


def hand(p: Pen) -> None:
    """Draw an open hand."""
    p.blob((26, 52), (50, 47), (74, 50), (77, 70), (66, 92), (38, 92), (27, 76))
    for x, top, lean in ((30, 22, -3), (44, 10, -1), (58, 12, 2), (71, 24, 5)):
        p.line((x + lean, top), (x, 58), width=11.5)
    p.line((12, 52), (22, 64), (38, 80), width=12)


def footprints(p: Pen) -> None:
    """Draw two footprints."""
    for x, y in ((28, 36), (72, 4)):
        p.blob((x - 15, y + 14), (x - 3, y), (x + 12, y + 6), (x + 14, y + 22), (x + 7, y + 38), (x - 8, y + 38))
        p.blob((x - 8, y + 44), (x + 8, y + 44), (x + 9, y + 54), (x, y + 62), (x - 9, y + 54))


def blood(p: Pen) -> None:
    """Draw a drop."""
    p.blob((50, 4), (60, 26), (76, 50), (79, 68), (68, 88), (50, 95), (32, 88), (21, 68), (24, 50), (40, 26))
    p.curve((33, 64), (36, 76), (46, 83), width=6, cut=True)


def person(p: Pen) -> None:
    """Draw a person, head and shoulders."""
    p.disc(50, 29, 20)
    p.blob((50, 54), (72, 58), (86, 76), (88, 94), (50, 95), (12, 94), (14, 76), (28, 58))
    p.box(0, 92, 100, 100, cut=True)


def claw(p: Pen) -> None:
    """Draw three marks of a claw."""
    for dx in (0, 25, 50):
        p.blob((30 + dx, 8), (29 + dx, 36), (20 + dx, 66), (8 + dx, 92), (14 + dx, 62), (17 + dx, 34))


BEINGS: dict[str, Callable[[Pen], None]] = {
    "skull": skull,
    "hit": hit,
    "fist": fist,
    "slime": slime,
    "egg": egg,
    "heart": heart,
    "eye": eye,
    "hand": hand,
    "footprints": footprints,
    "blood": blood,
    "person": person,
    "claw": claw,
}
