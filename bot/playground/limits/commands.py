"""Discord's limits on application commands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from discord import Locale

from bot.playground.limits.components import Path, length
from bot.playground.limits.errors import Problem
from bot.playground.world.shapes import Json, OptionType

CHAT, USER, MESSAGE = 1, 2, 3
MOST = {CHAT: 100, USER: 15, MESSAGE: 15}
MAX_OPTIONS = 25
MAX_CHARACTERS = 8000
LOCALES = frozenset(str(locale) for locale in Locale)
NESTED = frozenset({OptionType.SUBCOMMAND, OptionType.GROUP})


def commands(payload: Sequence[Json]) -> Iterator[Problem]:
    """Check a whole set of commands."""
    kinds = Counter(command.get("type") or CHAT for command in payload)
    for kind, most in MOST.items():
        if kinds[kind] > most:
            yield Problem(
                (), "APPLICATION_COMMAND_TOO_MANY", f"At most {most} commands of type {kind}, not {kinds[kind]}"
            )
    names = Counter((command.get("type") or CHAT, command.get("name")) for command in payload)
    for (_, name), times in names.items():
        if times > 1:
            yield Problem((), "APPLICATION_COMMANDS_DUPLICATE_NAME", f"Two commands are called {name}")
    for index, command in enumerate(payload):
        yield from _command(command, (index,))


def _command(command: Json, path: Path) -> Iterator[Problem]:
    """Check one command."""
    if (command.get("type") or CHAT) != CHAT:
        yield from length(command.get("name") or "", (*path, "name"), 1, 32)
        yield from _locales(command, path)
        return
    yield from _named(command, path)
    yield from _options(command.get("options") or (), path, inside=None)
    if (written := _characters(command)) > MAX_CHARACTERS:
        text = f"{written} characters in all; the limit is {MAX_CHARACTERS}."
        yield Problem(path, "APPLICATION_COMMAND_TOO_LARGE", text)


def _named(thing: Json, path: Path) -> Iterator[Problem]:
    """Check a name and a description, in every locale."""
    names = [thing.get("name") or "", *(thing.get("name_localizations") or {}).values()]
    texts = [thing.get("description") or "", *(thing.get("description_localizations") or {}).values()]
    for name in names:
        if not well_named(name):
            yield Problem((*path, "name"), "APPLICATION_COMMAND_INVALID_NAME", f"Command name is invalid: {name!r}")
    for text in texts:
        yield from length(text, (*path, "description"), 1, 100)
    yield from _locales(thing, path)


def well_named(name: str) -> bool:
    """Whether Discord takes this as the name of a command or option."""
    letters = all(char.isalnum() or char in "-_'" for char in name)
    return 1 <= len(name) <= 32 and letters and name == name.lower()


def _locales(thing: Json, path: Path) -> Iterator[Problem]:
    """Check that every locale is one that Discord has."""
    for key in ("name_localizations", "description_localizations"):
        for locale in (thing.get(key) or {}).keys() - LOCALES:
            yield Problem((*path, key, locale), "DICT_TYPE_KEY_INVALID", f"Unknown locale: {locale}")


def _options(options: Sequence[Json], path: Path, inside: int | None) -> Iterator[Problem]:
    """Check the options of a command, a group or a subcommand."""
    yield from length(options, (*path, "options"), 0, MAX_OPTIONS)
    for name, times in Counter(option.get("name") for option in options).items():
        if times > 1:
            yield Problem((*path, "options"), "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED", f"Two are called {name}")
    if len({option.get("type") in NESTED for option in options}) > 1:
        text = "Subcommands and values cannot stand side by side"
        yield Problem((*path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        text = "Required options must be placed before non-required options"
        yield Problem((*path, "options"), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", text)
    for index, option in enumerate(options):
        here = (*path, "options", index)
        yield from _named(option, here)
        if option.get("type") in NESTED:
            if inside == OptionType.SUBCOMMAND or (inside and option["type"] == OptionType.GROUP):
                yield Problem(here, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Groups do not nest any deeper")
            yield from _options(option.get("options") or (), here, option["type"])
        else:
            yield from _choices(option, here)


def _choices(option: Json, path: Path) -> Iterator[Problem]:
    """Check the choices of an option."""
    offered: Sequence[Json] = option.get("choices") or ()
    yield from length(offered, (*path, "choices"), 0, MAX_OPTIONS)
    if offered and option.get("autocomplete"):
        yield Problem(path, "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", "Choices and autocomplete exclude each other")
    for index, choice in enumerate(offered):
        here = (*path, "choices", index)
        for name in (choice.get("name") or "", *(choice.get("name_localizations") or {}).values()):
            yield from length(name, (*here, "name"), 1, 100)
        yield from _locales(choice, here)
        if isinstance(choice.get("value"), str):
            yield from length(choice["value"], (*here, "value"), 1, 100)


def _characters(thing: Json) -> int:
    """How many characters Discord counts: of each text the longest of its languages, and string values."""
    own = sum(
        max(map(len, [thing.get(key) or "", *(thing.get(f"{key}_localizations") or {}).values()]))
        for key in ("name", "description")
    )
    value = thing.get("value")
    own += len(value) if isinstance(value, str) else 0
    return own + sum(_characters(child) for key in ("options", "choices") for child in thing.get(key) or ())
