"""What is printed on cards, tiles and tokens, for looking up: everything that has a name and a text."""

from __future__ import annotations

import re
from functools import cache

from bot.text import sources, tongue

_TEXT = re.compile(r"^(?P<game>\w+)-(?P<kind>\w+)-text-(?P<id>[\w-]+) = [^{\n]+$", re.MULTILINE)


@cache
def entries(game: str, locale: str) -> tuple[tuple[str, str], ...]:
    """The name and the text of each thing of a game, in the order of the files."""
    found: list[tuple[str, str]] = []
    spoken = tongue(locale)
    for path in sources(locale):
        for each in _TEXT.finditer(path.read_text(encoding="utf-8")):
            name = f"{game}-{each['kind']}-{each['id']}"
            if each["game"] == game and spoken.has(name):
                found.append((spoken.t(name), spoken.t(f"{game}-{each['kind']}-text-{each['id']}")))
    return tuple(found)


def look_up(game: str, locale: str, text: str) -> list[tuple[str, str]]:
    """The things whose name holds a text; those that begin with it first."""
    wanted = text.strip().casefold()
    found = [each for each in entries(game, locale) if wanted in each[0].casefold()]
    return sorted(found, key=lambda each: not each[0].casefold().startswith(wanted)) if wanted else []
