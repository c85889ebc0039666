"""Which lines of a story are told where not all of them can be: panel, message, recap and chronicle choose alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from bot.sessions.telling.story import Line, weight

AGAIN = 0.75
"""How much less it matters to hear of one more thing of the same kind."""

Fits = Callable[[Sequence[int]], bool]
"""Whether lines with these places, in order, can all be told."""


def choose(
    lines: Sequence[Line], fits: Fits, *, seats: Sequence[str] = (), kept: Sequence[int] = (), flowing: bool = False
) -> list[int]:
    """The places of the lines that are told, in order of time: all of them if they fit, else the weightiest that do.

    Of lines that weigh the same it is those of these seats, the rare and the new; where it should be `flowing`, of
    those in passing just the new, so that they stand together. Nothing is told for which something weightier had to be
    left out, but for what is `kept` in any case; and something always is.
    """
    everything = range(len(lines))
    if fits(everything):
        return list(everything)
    chosen = list(kept)
    for number in _ranked(lines, seats, kept, flowing=flowing):
        if not fits(more := sorted([*chosen, number])) and chosen:
            break
        chosen = more
    return chosen


def most(count: int) -> Fits:
    """Fits so many lines."""
    return lambda places: len(places) <= count


def _ranked(lines: Sequence[Line], seats: Sequence[str], kept: Sequence[int], *, flowing: bool) -> Iterator[int]:
    """The places of lines, what matters most first, and not one after the other of the same kind."""
    said = Counter(sentence.phrase.id for line in lines for sentence in line)
    weights = [weight(line) for line in lines]
    left = {n: _matters(line, seats, said) for n, line in enumerate(lines) if n not in kept}

    def rank(n: int) -> tuple[int, float, int]:
        return weights[n], left[n] if weights[n] or not flowing else 0.0, n

    while left:
        best = max(left, key=rank)
        yield best
        del left[best]
        for n in left:
            if lines[n][0].phrase.id == lines[best][0].phrase.id:
                left[n] -= AGAIN


def _matters(line: Line, seats: Sequence[str], said: Counter[str]) -> float:
    """How much a line matters among those of its weight: all that followed from its cause, whose it is, how rare."""
    own = any(value in seats for sentence in line for value in sentence.phrase.args.values())
    rarity = max(1 / said[sentence.phrase.id] for sentence in line)
    return sum(sentence.weight for sentence in line) + own + rarity
