"""What can be typed in a game: errands, which stand for options of what is asked, and lookups of what may be seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec

from bot.engine.asks import Ask, Kind, Option, Reason
from bot.engine.scene import Scene, Shot
from bot.engine.words import Words

V = TypeVar("V")
Fits: TypeAlias = Callable[[Option], bool]
"""Tells whether an option is meant."""
Eyes: TypeAlias = Literal["everybody", "theirs", "own"]
"""Who looks: just anybody; whoever asks, with what their seats may see; the same, and they must have a seat."""


class Errand(Generic[V]):
    """What a subcommand stands for: options of some kinds.

    A kind is a verb, `"use card"` where an argument must be there, `"play part=search"` where it must be just that.
    """

    def __init__(
        self,
        *kinds: str,
        says: bool = True,
        why: Reason | None = None,
        instead: Mapping[str, Reason] | None = None,
        during: Kind | None = None,
        also: Callable[[V, str], Fits] | None = None,
    ) -> None:
        self.kinds = tuple(tuple(kind.partition(" ")[::2]) for kind in kinds)
        """Verbs, each with what its arguments must hold. Without any it stands for anything."""
        self.says = says
        """Whether it takes a text that says which."""
        self.why = why
        """Why a turn has nothing of the kind, where the rules name nothing that they bar."""
        self.instead = instead or {}
        """The same where the turn has something else in its stead: by the verb of that."""
        self.during = during
        """The only kind of ask that it answers; none for any."""
        self.also = also
        """What else is meant, by what the asked seat sees."""

    def fits(self, option: Option) -> bool:
        """Whether an option is of a kind that the subcommand stands for."""
        return not self.kinds or any(verb == option.verb and _holds(option, wanted) for verb, wanted in self.kinds)

    def meant(self, view: V, seat: str, ask: Ask) -> Fits:
        """What tells of the options that a seat is asked which are meant, given all that this seat sees."""
        if self.during not in (None, ask.kind):
            return lambda _: False
        if self.also is None:
            return self.fits
        also = self.also(view, seat)
        return lambda option: self.fits(option) or also(option)

    def known(self, ask: Ask) -> bool:
        """Whether an ask knows of anything of the kind, be it offered or barred."""
        return any(map(self.fits, _considered(ask)))

    def reason(self, ask: Ask) -> Reason:
        """Why a turn has nothing of what was said, by rule."""
        verbs = () if self.known(ask) else {option.verb for option in _considered(ask)}
        reasons = (reason for verb, reason in self.instead.items() if verb in verbs)
        return next(reasons, self.why) or Reason("not-offered")


def _considered(ask: Ask) -> tuple[Option, ...]:
    """All options of an ask, the barred ones last."""
    return (*ask.options, *(option for option, _ in ask.barred))


def _holds(option: Option, wanted: str) -> bool:
    """Whether an option has an argument, and with `=` that very one."""
    name, given, value = wanted.partition("=")
    return not name or (name in option.args and (not given or str(option.args[name]) == value))


class Named(NamedTuple):
    """What something is called, and what is shown beside its name to tell it from others."""

    name: Words
    beside: Words = ""


class Thing(msgspec.Struct, Generic[V], frozen=True):
    """An argument that names one of several things: by its id, its name, or enough of that."""

    name: str
    among: Callable[[V], Mapping[str, Named]]
    """All that may be named, by id, out of what everybody sees."""
    unknown: str
    """The reason to refuse what is none of them; it may repeat what was `typed`."""
    optional: bool = False


class Seat(msgspec.Struct, frozen=True):
    """An argument that names a seat in play: it is whom the lookup is about."""

    name: str
    optional: bool = True


class Flag(msgspec.Struct, frozen=True):
    """An argument that is true or, unless it is said, false."""

    name: str


class Number(msgspec.Struct, frozen=True):
    """An argument that is a number, the least unless it is said."""

    name: str
    least: int
    most: int


class Looking(msgspec.Struct, Generic[V], frozen=True, kw_only=True):
    """Somebody who looks: what they see, and what they said."""

    view: V
    seat: str
    """Whom it is about: the seat that was named, else the looker's own, else the first of all."""
    own: tuple[str, ...]
    """The looker's own seats."""
    given: Mapping[str, str | int | None]

    def __getitem__(self, name: str) -> str:
        """The id that an argument names; empty where it names none."""
        return str(self.given[name] or "")

    def number(self, name: str) -> int:
        """The value of a number or of a flag."""
        return int(self.given[name] or 0)


class Display(msgspec.Struct, frozen=True, kw_only=True):
    """What a lookup shows to the one who looks: sentences, a picture, or both. Nothing at all is refused."""

    said: tuple[Words, ...] = ()
    newest: bool = False
    """Where there is too much to say, the last lines are kept, not the first."""
    inset: Scene | None = None
    """A scene that is told in letters, in place of sentences."""
    scene: Scene | None = None
    shot: Shot = "sheet"
    tinted: bool = False
    """The places that are asked for are tinted."""


class Lookup(msgspec.Struct, Generic[V], frozen=True):
    """Something that can be looked at any time: how it is shown, what must be said for it, and who looks."""

    show: Callable[[Looking[V]], Display]
    arguments: tuple[Thing[V] | Seat | Flag | Number, ...] = ()
    eyes: Eyes = "everybody"
    typed: bool = True
    """Whether it is a subcommand of its own; Discord takes 25 of them, and what is not is a page of *Look closer*."""


class Command(msgspec.Struct, Generic[V], frozen=True, kw_only=True):
    """A game's own slash command: its subcommands by name."""

    errands: Mapping[str, Errand[V]]
    lookups: Mapping[str, Lookup[V]] = {}
    refusal: Callable[[str, Ask], Reason] | None = None
    """Why an errand stands for nothing that is asked, by rule; without it the rules refuse what was typed."""
