"""Counsel: what a player of Vigil's would answer, why, and what it would do else. Reasons are parts of its weighing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from bot.engine.asks import Answer, Ask
from bot.engine.words import Phrase, Value

COST = "-cost"
"""Ends the id of the words for what speaks against an answer."""
TOLD = 2
"""Reasons that are told of one answer."""
SLIGHT = 0.25
"""The part of the first reason's weight that a second one needs to be told."""
SINGLE = ("one", "space", "path", "react")
"""Kinds of ask that one option answers, so that there is a next best."""


class Part(NamedTuple):
    """A part of a worth: how much it adds or takes, what it is about, and what fills the words for it."""

    amount: float
    topic: str
    args: dict[str, Value]

    def said(self, gap: float) -> Phrase:
        """The sentence for it by what it makes out: a gain in the topic's own words, a cost in those of its `-cost`."""
        return Phrase(self.topic if (gap or self.amount) >= 0 else self.topic + COST, self.args)


Parts = tuple[Part, ...]


class Worth(float):
    """A number that remembers what it is made of, through sums, differences and shares, and through `max`.

    It is the same number as without its parts: whoever compares worths decides as before.
    """

    __slots__ = ("parts",)
    parts: Parts

    def __new__(cls, worth: float, parts: Parts = ()) -> Worth:
        """A worth that is made of these parts, and of what nobody needs to be told."""
        made = super().__new__(cls, worth)
        made.parts = parts
        return made

    def __add__(self, other: float) -> Worth:
        return Worth(float.__add__(self, other), merged(self.parts, parts_of(other)))

    def __radd__(self, other: float) -> Worth:
        return Worth(float.__radd__(self, other), merged(parts_of(other), self.parts))

    def __sub__(self, other: float) -> Worth:
        return Worth(float.__sub__(self, other), merged(self.parts, scaled(parts_of(other), -1)))

    def __rsub__(self, other: float) -> Worth:
        return Worth(float.__rsub__(self, other), merged(parts_of(other), scaled(self.parts, -1)))

    def __mul__(self, share: float) -> Worth:
        return Worth(float.__mul__(self, share), scaled(self.parts, float(share)))

    def __rmul__(self, share: float) -> Worth:
        return Worth(float.__rmul__(self, share), scaled(self.parts, float(share)))


def told(amount: float, topic: str, /, **args: Value) -> Worth:
    """A worth that is all of one part."""
    return Worth(amount, (Part(amount, topic, args),))


def parts_of(worth: float) -> Parts:
    """What a number is made of, as far as it remembers."""
    return worth.parts if isinstance(worth, Worth) else ()


def merged(one: Parts, other: Parts) -> Parts:
    """Parts together: what is about the same is one part, told as it is in the first."""
    if not one or not other:
        return one or other
    found = {part.topic: part for part in one}
    for part in other:
        known = found.get(part.topic)
        found[part.topic] = known._replace(amount=known.amount + part.amount) if known else part
    return tuple(found.values())


def scaled(parts: Parts, share: float) -> Parts:
    """Each of the parts times so much."""
    return tuple(Part(part.amount * share, part.topic, part.args) for part in parts)


class Counsel(msgspec.Struct, frozen=True):
    """An answer with its reasons, and the next best with its own; no reason where a player has no opinion."""

    answer: Answer
    why: tuple[Phrase, ...] = ()
    second: Answer | None = None
    second_why: tuple[Phrase, ...] = ()


def telling(worth: float, other: float = 0.0) -> tuple[Phrase, ...]:
    """The parts that make the most difference to another answer: first what speaks for it, then for or against it.

    What is the same of both is not told: nothing of what is as good in every way.
    """
    theirs = {part.topic: part.amount for part in parts_of(other)}
    found = [(part.amount - theirs.get(part.topic, 0.0), part) for part in parts_of(worth)]
    gaps = [(gap, part) for gap, part in found if gap or part.topic not in theirs]
    if not gaps:
        return ()
    first = max(gaps, key=lambda each: (each[0], each[1].amount))
    rest = sorted((each for each in gaps if each is not first), key=lambda each: -abs(each[0]))
    heavy = [(gap, part) for gap, part in rest if gap and abs(gap) >= SLIGHT * abs(first[0])]
    return tuple(part.said(gap) for gap, part in (first, *heavy[: TOLD - 1]))


def both(worth: float, usual: float, other: float) -> tuple[Phrase, ...]:
    """What speaks for an answer against all others as a rule, then what made the difference to the next best."""
    found = {
        phrase.id.removesuffix(COST): phrase
        for phrase in reversed((*telling(worth, usual)[:1], *telling(worth, other)))
    }
    return tuple(reversed(found.values()))[:TOLD]


def counselled(ask: Ask, answer: Answer, worths: Sequence[float], least: float = float("-inf")) -> Counsel:
    """An answer with the reasons that the worth of each option remembers; the next best if it is worth that much."""
    keys = [offer.key for offer in ask.options]
    if len(keys) < 2 and ask.kind != "some":
        return Counsel(answer)
    picked = [worths[keys.index(pick)] for pick in answer.picks if pick in keys]
    rest = [(worth, key) for worth, key in zip(worths, keys, strict=True) if key not in answer.picks]
    if not picked:
        return Counsel(answer, telling(max(worths)))
    best, usual = picked[0], _mean(worth for worth, _ in rest)
    apart = [each for each in rest if each[0] != best or telling(each[0], best)] or rest
    worth, key = max(apart, key=lambda each: each[0], default=(0.0, ""))
    if ask.kind not in SINGLE or not rest or worth <= least:
        return Counsel(answer, telling(best, usual))
    return Counsel(answer, both(best, usual, worth), Answer(answer.seat, (key,)), telling(worth, best))


def _mean(worths: Iterable[float]) -> float:
    """What the others are worth on average, with what that is made of."""
    found = list(worths)
    return sum(found) * (1 / len(found)) if found else 0.0
