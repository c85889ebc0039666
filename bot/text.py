"""Words: the one place that turns an id and its arguments into a sentence of some language."""

from __future__ import annotations

import logging
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, get_args, get_type_hints

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from bot.engine.content import CONTENT
from bot.engine.words import Phrase, Value, Words
from bot.games import IDS, game
from bot.markdown import Markdown, escape, plain

log = logging.getLogger(__name__)

DEFAULT = "en"
REMEMBERED = 20_000
"""Sentences each language keeps: a panel says the same things again and again."""
EVERYWHERE = {"winners": "seat"}
"""Arguments that name things of another kind in every game."""
T = TypeVar("T")


@cache
def locales() -> tuple[str, ...]:
    """The languages there are, the default first."""
    found = sorted(path.stem for path in (CONTENT / "texts").glob("*.ftl"))
    return (DEFAULT, *(locale for locale in found if locale != DEFAULT))


@cache
def nearest_locale(wanted: str) -> str:
    """The language for a Discord locale: `pt-BR` itself, else `pt`, else the default."""
    known = locales()
    for candidate in (wanted, wanted.split("-", maxsplit=1)[0]):
        if candidate in known:
            return candidate
    return DEFAULT


LOOK_ALIKE = str.maketrans("авекмнорстух", "abekmhopctyx")
"""Letters that look alike in Cyrillic and Latin: names such as Т-600 are typed in either."""


def fold(text: str) -> str:
    """Make what is typed comparable with what is offered, whatever its case, accents (ё, е) and look-alike letters."""
    letters = plain(text) if isinstance(text, Markdown) else text
    apart = unicodedata.normalize("NFKD", letters.strip().casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).translate(LOOK_ALIKE)


class Tongue:
    """One language: every message of the house, and of the games it has; the other games are spoken of in English.

    Whatever it says is Markdown, fit for a message: what it is given and has no words for was typed by somebody.
    """

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self._said: dict[tuple[object, ...], Markdown] = {}
        self._option_ids: dict[tuple[str, ...], str] = {}
        self._abouts: dict[tuple[object, ...], str] = {}
        self._bundle = FluentBundle([locale, DEFAULT], use_isolating=False)
        for path in sources(locale):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=False)

    def has(self, id: str) -> bool:
        """Whether there are words for an id, in this language or in English."""
        return self.owns(id) or (self.locale != DEFAULT and tongue(DEFAULT).has(id))

    def owns(self, id: str) -> bool:
        """Whether this language has words of its own for an id."""
        return bool(self._bundle.has_message(id))

    def say(self, words: Words, **args: Value) -> str:
        """Speak: text as it reads, a phrase in this language. An unknown id falls back to English, then to itself."""
        if isinstance(words, str):
            if not args:
                return escape(words)
            words = Phrase(words, args)
        key = _key(words.id, words.args)
        return self._said.get(key) or self._format(words, key)

    def _format(self, phrase: Phrase, key: tuple[object, ...]) -> str:
        """Put a phrase into words anew, and remember them if nothing was amiss."""
        pattern = self._bundle.get_message(phrase.id).value if self.owns(phrase.id) else None
        if pattern is None:
            return self._elsewhere(phrase)
        of = phrase.id.split("-", maxsplit=1)[0]
        named = {name: self._value(of, name, value) for name, value in phrase.args.items()}
        formatted, errors = self._bundle.format_pattern(pattern, named)
        spoken = Markdown(formatted)
        for error in errors:
            log.warning("%s in %s: %s", phrase.id, self.locale, error)
        if not errors:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            self._said[key] = spoken
        return spoken

    def t(self, id: str, /, **args: Value) -> str:
        """Speak a message by its id."""
        key = _key(id, args)
        return self._said.get(key) or self._format(Phrase(id, args), key)

    def perhaps(self, phrase: Phrase) -> str:
        """Words that need not be there: empty without them, or where they speak of what an old journal did not tell."""
        bundle = self._bundle if self.owns(phrase.id) else tongue(DEFAULT)._bundle
        pattern = bundle.get_message(phrase.id).value if bundle.has_message(phrase.id) else None
        if pattern is None:
            return ""
        of = phrase.id.split("-", maxsplit=1)[0]
        named = {name: self._value(of, name, value) for name, value in phrase.args.items()}
        formatted, errors = bundle.format_pattern(pattern, named)
        return "" if errors else Markdown(formatted)

    def option(self, game: str, verb: str, args: dict[str, str | int]) -> str:
        """What an option does: `do-<verb>-<argument>` where an argument has words of its own, else `do-<verb>`."""
        shape = (game, verb, *args)
        id = self._option_ids.get(shape) or self._option_ids.setdefault(shape, self._option_id(game, verb, args))
        return self.say(Phrase(id, args))  # type: ignore[arg-type]  # a phrase only reads them

    def _option_id(self, game: str, verb: str, args: Iterable[str]) -> str:
        ids = (f"{game}-do-{verb}-{name}" for name in reversed(tuple(args)))
        return next(filter(self.has, ids), f"{game}-do-{verb}")

    def about(self, game: str, verb: str, args: dict[str, str | int]) -> str:
        """More of what an option names, if there are words: `<game>-<verb or kind>-text-<value>`."""
        key = (game, verb, *args.items())
        if (told := self._abouts.get(key)) is None:
            if len(self._abouts) >= REMEMBERED:
                self._abouts.clear()
            told = self._abouts[key] = self._about(game, verb, args)
        return told

    def _about(self, game: str, verb: str, args: dict[str, str | int]) -> str:
        for argument, value in args.items():
            for kind in (verb, *kinds(game, argument)):
                if told := self._named(game, f"{kind}-text", str(value)):
                    return told
        return ""

    def name(self, of: str, argument: str, value: str) -> str:
        """What an argument of a game's sentence is called; what has no words is foreign, and read as it is."""
        return self._named(of, argument, value) or escape(value)

    def _named(self, of: str, argument: str, value: str) -> str | None:
        """The words for what an argument stands for, if there are any."""
        if of in IDS and value and (phrase := _by_game(of, argument, value)):
            return self.say(phrase)
        for kind in kinds(of, argument) if value else ():
            if found := self._name(of, kind, value):
                return found
        return None

    def scene(self, scene: T) -> T:
        """Speak every phrase in a picture, so that the renderer needs no language and meets no Markdown."""
        return self._spoken(scene)  # type: ignore[no-any-return]

    def listing(self, items: Iterable[str]) -> str:
        """Join names as this language does: `A, B and C`."""
        several: list[str] = list(map(escape, items))
        if not several:
            return self.t("list-none")
        joined = several[0]
        for item in several[1:-1]:
            joined = self.t("list-more", a=joined, b=item)
        return self.t("list-last", a=joined, b=several[-1]) if len(several) > 1 else joined

    def _elsewhere(self, phrase: Phrase) -> str:
        if self.locale != DEFAULT:
            return tongue(DEFAULT).say(phrase)
        log.warning("no words for %s", phrase.id)
        return escape(phrase.id)

    def _value(self, of: str, name: str, value: Value) -> str | int:
        """What an argument holds: `card=flare` by the game's message `<game>-card-flare`, where there is one."""
        if isinstance(value, int):
            return value
        if isinstance(value, Markdown):
            return self._named(of, name, value) or value
        if isinstance(value, str):
            return self.name(of, name, value)
        ids = list(map(str, value))  # never spoken words: a list is remembered by what it holds, not by its types
        names = [self.name(of, name, item) for item in ids]
        if list(map(plain, names)) != ids:
            return self.listing(names)
        return Markdown(", ").join(names) or self.t("list-none")

    def _name(self, of: str, kind: str, value: str) -> str | None:
        """The words of `<game>-<kind>-<value>`; one of several, `drone.3`, is named as its kind, and numbered."""
        if self.has(id := f"{of}-{kind}-{value}"):
            return self.t(id)
        base, dot, number = value.rpartition(".")
        if not dot or not number.isdecimal() or not self.has(id := f"{of}-{kind}-{base}"):
            return None
        numbered = f"{of}-{kind}-numbered"
        return self.t(numbered, name=self.t(id), number=int(number)) if self.has(numbered) else self.t(id)

    def _spoken(self, part: Any) -> Any:
        if isinstance(part, Phrase):
            return plain(self.say(part))
        if isinstance(part, Markdown):
            return plain(part)
        if isinstance(part, tuple):
            return tuple(self._spoken(item) for item in part)
        if isinstance(part, msgspec.Struct):
            changes = {
                name: spoken
                for name in speaking(type(part))
                if (spoken := self._spoken(value := getattr(part, name))) is not value
            }
            return msgspec.structs.replace(part, **changes) if changes else part
        return part


def _by_game(of: str, argument: str, value: str) -> Phrase | None:
    """Let a game name a value of its own; it need not expect one that no game of its kind ever had."""
    try:
        return game(of).look.named(argument, value)
    except (ValueError, LookupError):  # an imported journal may hold anything
        return None


def _key(id: str, args: Mapping[str, Value]) -> tuple[object, ...]:
    """What tells sentences apart: what fills them, and spoken words from foreign text that reads the same."""
    return (id, *args.items(), *map(type, args.values()))


@cache
def speaking(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields of a part of a picture that may hold a phrase, somewhere in them: most hold points and ids."""
    return tuple(name for name, hint in get_type_hints(kind).items() if _may_speak(hint))


def _may_speak(hint: Any) -> bool:
    """Whether a value of this type may hold a phrase."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint is Phrase or bool(speaking(hint))
    return any(map(_may_speak, get_args(hint)))


@cache
def kinds(of: str, argument: str) -> tuple[str, ...]:
    """The kinds of thing that an argument of a game's sentences may name, the likeliest first."""
    named = game(of).look.names.get(argument, EVERYWHERE.get(argument, argument)) if of in IDS else argument
    return (named,) if isinstance(named, str) else named


def sources(locale: str) -> list[Path]:
    """The files of a language: Vigil's own, then each game's; a large game has `parts/<part>.<locale>.ftl` too."""
    folders = [CONTENT / "texts", *(CONTENT / of / "texts" for of in IDS)]
    whole = [folder / f"{locale}.ftl" for folder in folders]
    parts = [path for folder in folders for path in sorted(folder.glob(f"parts/*.{locale}.ftl"))]
    return [path for path in (*whole, *parts) if path.exists()]


@cache
def tongue(locale: str) -> Tongue:
    """A language by its exact name, read once."""
    return Tongue(locale)


def speak(locale: str) -> Tongue:
    """The language nearest to a Discord locale."""
    return tongue(nearest_locale(locale))


def forget() -> None:
    """Let go of all languages, so that changed files are read again."""
    for remembered in (locales, nearest_locale, tongue, kinds):
        remembered.cache_clear()
