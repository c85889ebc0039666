"""Whether the lower end of a message fits one screen: the board, the question beneath it and all that answers it.

Discord lays messages out and tells nobody how high they are, so heights are reckoned from what is in them, for a
desktop of 1280 by 900 and a phone of 390 by 844. `tests/browser` holds them against a real page.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from math import ceil
from typing import NamedTuple

from discord import ComponentType

from cogs.face.parts import Part

GAP = 10
PADDING = 44
"""Above and below all that a message holds, with the line that says it was edited."""
RATIO = 734 / 1100
"""How high the picture of a panel is."""
HEADING, SMALL, PLAIN = "### ", "-# ", ""
LINES = {HEADING: (26, 7.9), SMALL: (18, 5.9), PLAIN: (22, 6.9)}
"""How high a line is, and how wide a letter in it."""
MARKUP = re.compile(r"\\(.)|\*\*|`")
MENTION, MOMENT = re.compile(r"<[@#][!&]?\d+>"), re.compile(r"<t:\d+(:\w)?>")


class Screen(NamedTuple):
    """How much room a screen has, and how large things are on it."""

    width: int
    """Of what a message holds."""
    view: int
    button: int
    menu: int


DESKTOP, PHONE = Screen(550, 732, 36, 42), Screen(340, 690, 42, 46)
SCREENS = (DESKTOP, PHONE)


class Room(NamedTuple):
    """The room for what answers a question: between what is above it, from the board on, and the end of the message."""

    above: Sequence[Part] = ()
    beneath: Sequence[Part] = ()

    def holds(self, rows: Sequence[Part]) -> bool:
        """Whether all of it is on one screen with these rows, on a desktop and on a phone."""
        return all(height([*self.above, *rows, *self.beneath], screen) <= screen.view for screen in SCREENS)


def height(parts: Sequence[Part], screen: Screen) -> int:
    """How high parts are beneath each other."""
    return PADDING + sum(_part(part, screen) + GAP for part in parts)


def _part(part: Part, screen: Screen) -> int:
    kind = part["type"]
    if kind == ComponentType.media_gallery.value:
        return round(screen.width * RATIO)
    if kind == ComponentType.text_display.value:
        return _text(part["content"], screen.width)
    if kind == ComponentType.section.value:
        room = screen.width - _button(part["accessory"], screen) - 16
        return max(screen.button, sum(_text(each["content"], room) for each in part["components"]))
    if kind == ComponentType.action_row.value:
        return _row(part["components"], screen)
    return 3


def _text(content: str, width: int) -> int:
    """How high text is, line by line, as it breaks."""
    return sum(_line(line, width) for line in content.splitlines())


def _line(line: str, width: int) -> int:
    kind = next(mark for mark in LINES if line.startswith(mark))
    high, letter = LINES[kind]
    seen = MARKUP.sub(r"\1", MOMENT.sub("in 10 minutes", MENTION.sub("@Somebody", line.removeprefix(kind))))
    return high * max(1, ceil(len(seen) * letter / max(width, 60)))


def _row(components: Iterable[Part], screen: Screen) -> int:
    """How high a row is: a menu, or buttons that break where they are too long for the width."""
    rows, left = 1, screen.width
    for each in components:
        if each["type"] != ComponentType.button.value:
            return screen.menu
        wide = _button(each, screen)
        if wide > left and left < screen.width:
            rows, left = rows + 1, screen.width
        left -= wide + 8
    return rows * screen.button + (rows - 1) * 8


def _button(part: Part, screen: Screen) -> int:
    return min(screen.width, 32 + round(len(part["label"]) * 7.6))
