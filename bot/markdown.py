"""Markdown: what people typed never becomes a link, a mention or a heading in a message of Vigil's.

Words that were spoken are `Markdown`; any other text is foreign, and is escaped before it stands among them. Where
Discord shows letters as they are (buttons, menus, pictures, files), `plain` takes the escapes off again. So whoever
forgets a place shows a backslash there, and never somebody's link.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import SupportsIndex

GAP = "\u200b"
"""Keeps an @ apart from what follows: Discord looks for mentions in escaped text too."""

_NOWHERE_SAFE = re.compile(r"[\\*_~`|<>\[\]#:/]")
_A_LIST = re.compile(r"(\d*)([-+.)](?=[\s\\]|$))")
"""What would begin a list, or small print, where it stands at the start of a line."""
_ESCAPED = re.compile(r"\\([^0-9A-Za-z\s])")
_UNSEEN = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")
"""Kinds of character that turn, hide or break what stands beside them: controls, right-to-left overrides, line ends."""
_JOINERS = "\u200c\u200d"
"""Unseen too, but emoji and the scripts of Persia and India are written with them."""
NAMELESS = "?"
"""Stands for text that has nothing to see."""
MOST_MARKS = 3
"""Accents on one letter; more of them climb over the lines above and below."""
LETTERS_THAT_SHOW_NOTHING = "\u115f\u1160\u2800\u3164\uffa0"


class Markdown(str):
    """Text that may stand in a message as it is: words of Vigil's, and foreign text only where it was escaped."""

    __slots__ = ()

    def join(self, several: Iterable[str], /) -> Markdown:
        """Join texts, each fit for a message."""
        return Markdown(super().join(map(escape, several)))

    def __getitem__(self, key: SupportsIndex | slice, /) -> Markdown:
        """Cut a piece out."""
        return Markdown(super().__getitem__(key))


def tidy(text: str) -> str:
    """Bring foreign text onto one line, without what is unseen and may turn, hide or break what stands around it."""
    if text.isascii() and text.isprintable():
        return text
    kept, marks = list[str](), 0
    for character in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(character)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind in _UNSEEN and character not in _JOINERS:
            kept.append(" " if character.isspace() else "")
        elif marks <= MOST_MARKS and character not in LETTERS_THAT_SHOW_NOTHING:
            kept.append(character)
    return " ".join("".join(kept).split()).strip(_JOINERS) or NAMELESS


def escape(text: str) -> Markdown:
    """Make text fit for a message: foreign text reads there just as it was typed; what is fit already stays."""
    if isinstance(text, Markdown):
        return text
    if text.isascii() and text.isalnum():
        return Markdown(text)
    shown = _NOWHERE_SAFE.sub(r"\\\g<0>", tidy(text)).replace("@", f"@{GAP}")
    return Markdown(_A_LIST.sub(r"\1\\\2", shown, count=1) if _A_LIST.match(shown) else shown)


def plain(text: str) -> str:
    """Take the escapes off, for where Discord shows letters as they are."""
    if "\\" not in text and GAP not in text:
        return str(text)
    return _ESCAPED.sub(r"\1", text.replace(f"@{GAP}", "@"))


def mention(user_id: int) -> Markdown:
    """Somebody as Discord names them."""
    return Markdown(f"<@{user_id}>")


def moment(at_ms: int) -> Markdown:
    """When something was, as everybody's own clock has it."""
    return Markdown(f"<t:{at_ms // 1000}:R>")


def like(text: str, changed: str) -> str:
    """A text that was cut or set anew, with the standing of the one it was made from."""
    return Markdown(changed) if isinstance(text, Markdown) else changed
