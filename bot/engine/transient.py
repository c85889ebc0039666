"""Named, typed attributes that are no fields of their own: what is never saved, and what saves keep in a bag."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, NoReturn, TypeVar

T = TypeVar("T")


class Transient(Generic[T]):
    """Something that hangs on a Struct with a `__dict__` and is made when first asked for; no save ever holds it."""

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make
        self._name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, holder: Any, owner: type) -> T:
        made: T
        holder.__dict__[self._name] = made = self._make()
        return made

    if TYPE_CHECKING:  # what is made or set lies in the holder's own `__dict__`, and is found there first from then on

        def __set__(self, holder: Any, value: T) -> None: ...


def nothing() -> None:
    """What a transient is that nobody has set."""


def unset() -> NoReturn:
    """Refuse to make a transient that whoever begins must set first."""
    raise LookupError("the rules that begin a game set this")


class Kept:
    """A number that rules know by a name of its own and saves keep under a key of a bag: 0 until it is set."""

    def __init__(self, bag: str, key: str) -> None:
        self._bag = bag
        self._key = key

    def __get__(self, holder: Any, owner: type) -> int:
        bag: dict[str, int] = getattr(holder, self._bag)
        return bag.get(self._key, 0)

    def __set__(self, holder: Any, value: int) -> None:
        getattr(holder, self._bag)[self._key] = value


class Ticked:
    """Something that is so or not, which saves keep as a word on a list."""

    def __init__(self, bag: str, word: str) -> None:
        self._bag = bag
        self._word = word

    def __get__(self, holder: Any, owner: type) -> bool:
        return self._word in getattr(holder, self._bag)

    def __set__(self, holder: Any, value: bool) -> None:
        words: list[str] = getattr(holder, self._bag)
        if value and self._word not in words:
            words.append(self._word)
        elif not value and self._word in words:
            words.remove(self._word)
