"""Chance that is arranged: in a lesson the dice fall and the cards come as its script says, and nowhere else.

An arrangement is no part of any position: it holds while rules run inside `with arranged.coming():`, and no save,
copy or table ever knows of it. What it does not name comes from the generator, as always.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

from bot.engine.decks import kind_of
from bot.engine.dice import Die


class Arranged:
    """What comes next: faces by the name of their die, and cards or whatever else is drawn or picked by chance."""

    def __init__(self, dice: Mapping[str, Sequence[str]] | None = None, draws: Sequence[str] = ()) -> None:
        self.dice = {die: list(faces) for die, faces in (dice or {}).items()}
        self.draws = list(draws)

    @property
    def left(self) -> list[str]:
        """What was arranged and has not come."""
        return [*(face for faces in self.dice.values() for face in faces), *self.draws]

    @contextmanager
    def coming(self) -> Iterator[None]:
        """Let it come while this lasts; what is left comes the next time."""
        token = _COMING.set(self)
        try:
            yield
        finally:
            _COMING.reset(token)


_COMING: ContextVar[Arranged | None] = ContextVar("coming", default=None)


def arranged_face(die: Die) -> int | None:
    """The place of the face that this die is to show; none where nothing is arranged for it."""
    coming = _COMING.get()
    faces = coming.dice.get(die.name) if coming else None
    if not faces or faces[0] not in die.faces:
        return None
    return die.faces.index(faces.pop(0))


def arranged_one(among: Sequence[str]) -> int | None:
    """The place of what is to come next, where it is among these: by its id or its kind, the topmost of several."""
    coming = _COMING.get()
    if not coming or not coming.draws:
        return None
    wanted = coming.draws[0]
    places = [place for place, each in enumerate(among) if wanted in (each, kind_of(each))]
    if not places:
        return None
    coming.draws.pop(0)
    return places[-1]
