"""Glyphs of tools and things that can be carried."""

from __future__ import annotations

from collections.abc import Callable

from renderers.glyphs.pen import Pen


def wrench(p: Pen) -> None:
    """Draw a wrench."""
    p.line((34, 66), (66, 34), width=17)
    for x, y in ((27, 73), (73, 27)):
        p.disc(x, y, 22)
    p.poly((73, 27), (68, 4), (96, 4), (96, 32), cut=True)
    p.disc(72, 28, 9, cut=True)
    p.poly((27, 73), (32, 96), (4, 96), (4, 68), cut=True)
    p.disc(28, 72, 9, cut=True)


def lock(p: Pen) -> None:
    """Draw a closed lock."""
    p.arc(50, 40, 20, 180, 360, 10, caps=False)
    p.box(25, 39, 35, 52)
    p.box(65, 39, 75, 52)
    _lock_body(p)


def unlock(p: Pen) -> None:
    """Draw an open lock."""
    p.arc(34, 34, 18, 180, 360, 10)
    p.box(47, 33, 57, 52)
    _lock_body(p)


def _lock_body(p: Pen) -> None:
    """Draw what both locks share."""
    p.box(16, 46, 84, 92, 9)
    p.disc(50, 64, 7.5, cut=True)
    p.poly((46.5, 66), (53.5, 66), (56, 81), (44, 81), cut=True)


def coin(p: Pen) -> None:
    """Draw a coin."""
    p.disc(50, 50, 44)
    p.ring(50, 50, 35, 3.6, cut=True)
    p.poly((50, 26), (64, 50), (50, 74), (36, 50), cut=True)


def crate(p: Pen) -> None:
    """Draw a crate."""
    p.box(10, 14, 90, 88, 6)
    p.box(19, 23, 81, 79, 2, cut=True)
    p.line((20, 78), (80, 24), width=9)
    p.line((20, 24), (80, 78), width=9)
    p.box(43, 44, 57, 58, 2)


def lamp(p: Pen) -> None:
    """Draw a lamp that shines."""
    p.blob((50, 30), (68, 37), (73, 54), (64, 68), (61, 76), (39, 76), (36, 68), (27, 54), (32, 37))
    p.box(39, 73, 61, 78)
    p.box(40, 81, 60, 86, 2)
    p.box(43, 89, 57, 94, 2)
    p.rays(50, 52, 34, 45, 5, 6.5, 198)
    p.rays(50, 52, 34, 45, 1, 6.5, -18)
    p.curve((40, 50), (43, 43), (50, 40), width=4.5, cut=True)


def key(p: Pen) -> None:
    """Draw a key."""
    p.disc(30, 34, 24)
    p.disc(28, 32, 10, cut=True)
    p.line((44, 48), (84, 88), width=12)
    p.line((68, 72), (80, 60), width=10)
    p.line((80, 84), (91, 73), width=10)


def hourglass(p: Pen) -> None:
    """Draw an hourglass."""
    p.box(20, 6, 80, 16, 4)
    p.box(20, 84, 80, 94, 4)
    p.poly((27, 16), (73, 16), (71, 30), (55, 50), (71, 70), (73, 84), (27, 84), (29, 70), (45, 50), (29, 30))
    p.poly((34, 20), (66, 20), (65, 29), (63, 31), (37, 31), (35, 29), cut=True)
    p.poly((50, 56), (63, 71), (65, 79), (50, 67), (35, 79), (37, 71), cut=True)


def radio(p: Pen) -> None:
    """Draw a radio."""
    p.box(10, 38, 90, 90, 8)
    p.disc(32, 64, 16, cut=True)
    p.disc(32, 64, 9)
    for y in (52, 64, 76):
        p.line((58, y), (80, y), width=5, cut=True)
    p.line((24, 36), (62, 10), width=6)
    p.arc(64, 9, 12, -30, 60, 5)
    p.arc(64, 9, 23, -12, 52, 5)


def gear(p: Pen) -> None:
    """Draw a toothed wheel."""
    p.rays(50, 50, 30, 40, 8, 16, 22.5)
    p.disc(50, 50, 33)
    p.disc(50, 50, 14, cut=True)


def book(p: Pen) -> None:
    """Draw an open book."""
    p.blob((50, 24), (30, 15), (6, 18), (6, 18), (6, 80), (6, 80), (30, 77), (50, 88), (50, 88))
    p.blob((50, 24), (70, 15), (94, 18), (94, 18), (94, 80), (94, 80), (70, 77), (50, 88), (50, 88))
    p.line((50, 26), (50, 84), width=4.4, cut=True)
    for y in (36, 50, 64):
        p.curve((16, y - 4), (28, y - 5), (40, y), width=4, cut=True)
        p.curve((84, y - 4), (72, y - 5), (60, y), width=4, cut=True)


def card(p: Pen) -> None:
    """Draw two cards."""
    p.poly((14, 26), (50, 12), (74, 78), (38, 92))
    p.box(34, 9, 84, 85, 9, cut=True)
    p.box(39, 12, 81, 80, 7)
    p.poly((60, 30), (72, 46), (60, 62), (48, 46), cut=True)


def bomb(p: Pen) -> None:
    """Draw a bomb with its fuse."""
    p.disc(44, 60, 33)
    p.line((62, 36), (70, 28), width=15)
    p.curve((70, 28), (78, 16), (88, 18), width=5)
    p.rays(89, 18, 5, 10, 6, 3.5)
    p.arc(44, 60, 22, 185, 250, 5.5, cut=True)


def medkit(p: Pen) -> None:
    """Draw a case with a cross."""
    p.box(36, 12, 64, 30, 6)
    p.box(43, 19, 57, 30, 2, cut=True)
    p.box(8, 26, 92, 88, 9)
    p.box(43, 37, 57, 77, 2, cut=True)
    p.box(30, 50, 70, 64, 2, cut=True)


def bullet(p: Pen) -> None:
    """Draw three rounds."""
    for x in (9, 40, 71):
        p.blob((x + 10, 6), (x + 17, 20), (x + 20, 40), (x + 20, 40), (x, 40), (x, 40), (x + 3, 20))
        p.box(x, 45, x + 20, 80, 2)
        p.box(x - 2, 85, x + 22, 93, 2)


def ship(p: Pen) -> None:
    """Draw a rocket."""
    p.blob((50, 4), (64, 22), (68, 48), (64, 74), (64, 74), (36, 74), (36, 74), (32, 48), (36, 22))
    p.poly((33, 50), (14, 76), (34, 74))
    p.poly((67, 50), (86, 76), (66, 74))
    p.disc(50, 36, 9, cut=True)
    p.blob((42, 79), (58, 79), (56, 88), (50, 98), (44, 88))


def flask(p: Pen) -> None:
    """Draw a flask with something in it."""
    p.poly((38, 12), (62, 12), (62, 38), (88, 82), (82, 92), (18, 92), (12, 82), (38, 38))
    p.poly((46, 18), (54, 18), (54, 42), (66, 62), (34, 62), (46, 42), cut=True)
    p.box(32, 6, 68, 16, 4)
    p.disc(40, 76, 5, cut=True)
    p.disc(58, 72, 4, cut=True)


def hatch(p: Pen) -> None:
    """Draw a grating over a shaft."""
    p.box(10, 10, 90, 90, 10)
    for y in (24, 42, 60, 78):
        p.box(22, y - 4, 78, y + 5, 3, cut=True)


GEAR: dict[str, Callable[[Pen], None]] = {
    "wrench": wrench,
    "lock": lock,
    "unlock": unlock,
    "coin": coin,
    "crate": crate,
    "lamp": lamp,
    "key": key,
    "hourglass": hourglass,
    "radio": radio,
    "gear": gear,
    "book": book,
    "card": card,
    "bomb": bomb,
    "medkit": medkit,
    "bullet": bullet,
    "ship": ship,
    "flask": flask,
    "hatch": hatch,
}
