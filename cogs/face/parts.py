"""The parts of a message, exactly as they travel: texts, pictures, buttons and menus of Discord's Components V2.

discord.py's own items are made to be dispatched to. Nothing is dispatched to these, since presses are known by their
ids, so they are plain data from the start: laying a panel out takes half the time, and sending it none.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, TypeAlias

import discord
from discord import ComponentType
from discord.ui import LayoutView

from cogs.face.naming import NAMES
from cogs.face.words import CHOICE, LABEL
from cogs.face.words import label as letters

Part: TypeAlias = dict[str, Any]

ROW = 5
NIGHT = discord.Colour(0x2B2D6E)
EMBER = discord.Colour(0xE8A33D)
ALT = 1000

PRIMARY = discord.ButtonStyle.primary
SECONDARY = discord.ButtonStyle.secondary
SUCCESS = discord.ButtonStyle.success
DANGER = discord.ButtonStyle.danger


class Shown(LayoutView):
    """A layout whose components are found again by their ids, after a restart too; discord.py need not remember it."""

    def __init__(self, parts: Iterable[Part], colour: discord.Colour = NIGHT) -> None:
        super().__init__(timeout=None)
        self.parts = list(parts)
        self.colour = colour
        self.seal = 0
        """The number of its outermost component, if it is to have one of our own."""
        self.called: Collection[int] = ()
        """Whom it may ping."""
        self.stop()

    def sealed(self, seal: int) -> Shown:
        """The same, to be known by a number for ever."""
        self.seal = seal
        return self

    def point(self, url: str) -> None:
        """Have its picture be found at another address."""
        for part in self.parts:
            if part["type"] == ComponentType.media_gallery.value:
                part["items"][0]["media"]["url"] = url

    def has_components_v2(self) -> bool:
        """Say that these are no components of the old kind: discord.py would look for items of its own."""
        return True

    def to_components(self) -> list[Part]:
        """What is sent."""
        parts = NAMES.parts(self.parts, self.called)
        whole = {"type": ComponentType.container.value, "accent_color": self.colour.value, "components": parts}
        return [whole | {"id": self.seal} if self.seal else whole]


def text(*lines: str) -> Part:
    """Put lines of text."""
    content = "\n".join(line for line in lines if line) or "\u200b"
    return {"type": ComponentType.text_display.value, "content": content}


def separator() -> Part:
    """Put a line between what is read and what is pressed."""
    return {"type": ComponentType.separator.value}


def picture(name: str | None, alt: str) -> list[Part]:
    """Put a picture that is attached under this name."""
    if not name:
        return []
    item: Part = {"media": {"url": f"attachment://{name}"}}
    if alt:
        item["description"] = letters(alt, ALT)
    return [{"type": ComponentType.media_gallery.value, "items": [item]}]


def button(label: str, custom_id: str, style: discord.ButtonStyle = SECONDARY, *, disabled: bool = False) -> Part:
    """Make a button."""
    part: Part = {"type": ComponentType.button.value, "style": style.value, "label": letters(label, LABEL)}
    part["custom_id"] = custom_id
    return part | {"disabled": True} if disabled else part


def buttons(several: Iterable[Part]) -> list[Part]:
    """Lay buttons out in rows of five."""
    line = list(several)
    return [row(line[at : at + ROW]) for at in range(0, len(line), ROW)]


def section(said: str, pressed: Part) -> Part:
    """A button with what it does beside it."""
    return {"type": ComponentType.section.value, "components": [text(said)], "accessory": pressed}


def row(parts: Sequence[Part]) -> Part:
    """Lay buttons, or one menu, out beside each other."""
    return {"type": ComponentType.action_row.value, "components": parts}


def menu(custom_id: str, title: str, choices: Sequence[Part], *, least: int = 1, most: int = 1) -> Part:
    """Make a menu in a row of its own."""
    part: Part = {
        "type": ComponentType.string_select.value,
        "custom_id": custom_id,
        "placeholder": letters(title, CHOICE),
        "min_values": least,
        "max_values": most,
        "options": choices,
    }
    return row([part])


def choice(label: str, value: str, about: str | None = None, *, chosen: bool = False) -> Part:
    """Make a line of a menu, with what it is about in smaller letters."""
    part: Part = {"label": letters(label, CHOICE), "value": value}
    if about:
        part["description"] = letters(about, CHOICE)
    return part | {"default": True} if chosen else part
