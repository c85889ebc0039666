"""What is printed on cards, tiles and tokens, and what symbols mean, for looking up: all that has a name and a text."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from bot.engine.scene import Card, Scene, Symbol
from bot.games import game as game_of
from bot.text import Tongue, fold, sources, tongue

_TEXT = re.compile(r"^(?P<game>\w+)-(?P<kind>\w+)-text-(?P<id>[\w-]+) = [^{\n]+$", re.MULTILINE)
LOBBY = ("switch", "symbol", "end")
"""Kinds that are no thing of the box: choices of the lobby; symbols are known by the key, and ends by the rules."""


class Entry(NamedTuple):
    """A thing with its name and its text, and how it is drawn."""

    name: str
    text: str
    scene: Scene


@cache
def entries(game: str, locale: str) -> tuple[Entry, ...]:
    """Everything of a game that has a name and a text: its cards, then what the files hold, then its symbols."""
    spoken, look = tongue(locale), game_of(game).look
    cards = [_carded(game, spoken, card) for card in look.library()]
    known = {(each.name, each.text) for each in cards}
    texts = [each for each in _written(game, spoken) if (each.name, each.text) not in known]
    return (*cards, *texts, *(_signed(game, spoken, symbol) for symbol in look.key if not symbol.mark))


def _carded(game: str, spoken: Tongue, card: Card) -> Entry:
    scene = Scene(theme=game, title=card.title, subtitle=card.kind, cards=(card,), alt=(card.title, card.text))
    return Entry(spoken.say(card.title), spoken.say(card.text), scene)


def _signed(game: str, spoken: Tongue, symbol: Symbol) -> Entry:
    scene = Scene(theme=game, title=symbol.name, key=(symbol,), alt=(symbol.name, symbol.means))
    return Entry(spoken.say(symbol.name), spoken.say(symbol.means), scene)


def _written(game: str, spoken: Tongue) -> list[Entry]:
    """The things whose words the files hold as `<game>-<kind>-<id>` and `<game>-<kind>-text-<id>`."""
    found: list[Entry] = []
    for path in sources(spoken.locale):
        for each in _TEXT.finditer(path.read_text(encoding="utf-8")):
            name, kind, id = f"{game}-{each['kind']}-{each['id']}", each["kind"], each["id"]
            if each["game"] == game and kind not in LOBBY and spoken.has(name):
                card = Card(id, spoken.t(name), spoken.t(f"{game}-{kind}-text-{id}"))
                found.append(_carded(game, spoken, card))
    return found


def look_up(game: str, locale: str, text: str) -> list[tuple[str, str]]:
    """The things whose name holds these words, with their texts: those called just so first, then that begin so."""
    wanted = fold(text)
    words = wanted.split()
    found = [each for each in entries(game, locale) if _holds(fold(each.name), words)] if words else []
    found.sort(key=lambda each: (fold(each.name) != wanted, not fold(each.name).startswith(wanted)))
    return list(dict.fromkeys((each.name, each.text) for each in found))


def _holds(name: str, words: list[str]) -> bool:
    """Whether every word begins one of a name's."""
    named = re.findall(r"[\w'-]+", name)
    return all(any(each.startswith(word) for each in named) for word in words)


def pictured(game: str, locale: str, name: str) -> Scene | None:
    """How the thing of just this name is drawn; none where several have it, or nothing."""
    found = [each.scene for each in entries(game, locale) if fold(each.name) == fold(name)]
    return found[0] if found else None


def card_of(game: str, locale: str, name: str) -> Card | None:
    """The card of just this name; none where nothing with a text is called so, or only a symbol."""
    return _cards(game, locale).get(fold(name))


@cache
def _cards(game: str, locale: str) -> dict[str, Card]:
    """The cards of a game by their names, the first of each."""
    return {fold(each.name): card for each in reversed(entries(game, locale)) for card in each.scene.cards}
