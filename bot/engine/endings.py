"""How a finished game is told: what became of everybody, made from nothing but what happened.

A game says it in whole sentences (`Look.epilogue`); what it may go by are the position at the end and the deeds that
everybody saw on the way. Whatever an old journal does not tell is not said.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b

import msgspec

from bot.engine.words import Phrase, Value

WAYS = 3
"""Wordings that a sentence may choose among, by its `$way`: 1, 2 or 3."""

SENTENCES = 2
"""What is told of each seat."""


class Fate(msgspec.Struct, frozen=True, array_like=True):
    """What became of a seat, in two sentences: how it stood at the end, and what it did."""

    seat: str
    told: tuple[Phrase, ...]


class Epilogue(msgspec.Struct, frozen=True, array_like=True):
    """The end of a game, told: what came of it all, then of each seat."""

    ending: tuple[Phrase, ...] = ()
    people: tuple[Fate, ...] = ()

    @property
    def phrases(self) -> Iterator[Phrase]:
        """Every sentence of it."""
        yield from self.ending
        for fate in self.people:
            yield from fate.told


UNTOLD = Epilogue()
"""How a game is told that does not tell."""


class Deed(msgspec.Struct, frozen=True):
    """Something that everybody saw happen: which event, and its details."""

    kind: str
    """The sentence that told it, without the name of the game: `killed` for `<game>-event-killed`, `done-fuel`."""
    args: Mapping[str, Value]

    def text(self, name: str) -> str:
        """A detail; empty where the journal is of a time that did not tell it."""
        return str(self.args.get(name, ""))


class Deeds:
    """What everybody saw happen in a whole game, in order of time, and the lot that chooses among wordings."""

    def __init__(self, game: str, told: Iterable[Phrase], lot: bytes = b"") -> None:
        self.every = tuple(Deed(_kind(game, phrase.id), phrase.args) for phrase in told)
        self.game = game
        self._lot = lot

    def of(self, kind: str, **args: Value) -> list[Deed]:
        """The deeds of a kind that have these details."""
        wanted = args.items()
        return [deed for deed in self.every if deed.kind == kind and all(deed.args.get(n) == v for n, v in wanted)]

    def count(self, kind: str, **args: Value) -> int:
        """How many such deeds there were."""
        return len(self.of(kind, **args))

    def last(self, kind: str, **args: Value) -> Deed | None:
        """The last of such deeds."""
        return next(reversed(self.of(kind, **args)), None)

    def most(self, detail: str, kind: str, **args: Value) -> tuple[str, int]:
        """What a detail most often was in such deeds, and how often; the first of several, and nothing of none."""
        found = Counter(deed.text(detail) for deed in self.of(kind, **args))
        return max(found.items(), key=lambda each: each[1], default=("", 0))

    def before(self, deed: Deed, *kinds: str) -> Deed | None:
        """The nearest deed of one of these kinds that came before another."""
        at = next((n for n, each in enumerate(self.every) if each is deed), 0)
        return next((each for each in reversed(self.every[:at]) if each.kind in kinds), None)

    def say(self, id: str, about: str = "", **args: Value) -> Phrase:
        """A sentence of the epilogue; of its wordings that which the lot of this table has for whom it is about."""
        drawn = blake2b(f"{id}/{about}".encode(), key=self._lot[:64], digest_size=4).digest()
        return Phrase(f"{self.game}-epilogue-{id}", {**args, "way": int.from_bytes(drawn, "big") % WAYS + 1})


def outstanding(tally: Mapping[str, Mapping[str, int]], seats: Sequence[str], figures: Sequence[str]) -> dict[str, str]:
    """The figure for which each seat stands out from the others; empty for whoever has none.

    It is the one of which they have the largest share; of equal shares, the one that was named first.
    """
    totals = {figure: sum(tally.get(seat, {}).get(figure, 0) for seat in seats) for figure in figures}
    found = {}
    for seat in seats:
        own = tally.get(seat, {})
        shares = {figure: own[figure] / totals[figure] for figure in figures if own.get(figure)}
        found[seat] = max(shares, key=lambda figure: shares[figure], default="")
    return found


def _kind(game: str, id: str) -> str:
    """What kind of deed a sentence tells."""
    return id.removeprefix(f"{game}-").removeprefix("event-")
