"""Players for trials: at random over all that is offered, by the game's own advice, or curious about rare verbs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import ClassVar

from bot.engine.asks import Answer, Ask
from bot.engine.match import Entry, Match


class RandomPlayer:
    """Answers at random: every offered answer may come, in every kind of ask."""

    name: ClassVar[str] = "random"

    def __init__(self, seed: bytes) -> None:
        self.dice = Random(seed)  # noqa: S311

    def answer(self, match: Match) -> Entry | None:
        """The answer of one of the seats that are asked; None to leave the table."""
        seat = self.dice.choice(match.waiting)
        ask = match.ask_of(seat)
        return self.reply(match, seat, ask) if ask else None

    def reply(self, match: Match, seat: str, ask: Ask) -> Answer:
        """The answer of a seat to an ask."""
        return at_random(ask, seat, self.dice)


TRUST = (0.75, 0.98)
"""How often advice is followed: often enough to get somewhere, or to win."""


class Biased(RandomPlayer):
    """Follows the game's advice most of the time, so that games get somewhere; in half of them nearly always."""

    name = "biased"

    def __init__(self, seed: bytes, trust: float | None = None) -> None:
        super().__init__(seed)
        self.trust = self.dice.choice(TRUST) if trust is None else trust

    def reply(self, match: Match, seat: str, ask: Ask) -> Answer:
        """Take the advice, knowing only what the seat may see, or anything."""
        if self.dice.random() < self.trust:
            try:
                return match.game.player.advise(match.view(seat), ask)
            except NotImplementedError:
                self.trust = 0.0
        return super().reply(match, seat, ask)


class Curious(RandomPlayer):
    """Prefers the verbs it has done least. Give several of them one tally, and rare verbs come up."""

    name = "curious"

    def __init__(self, seed: bytes, tally: Counter[str] | None = None) -> None:
        super().__init__(seed)
        self.tally: Counter[str] = Counter() if tally is None else tally

    def reply(self, match: Match, seat: str, ask: Ask) -> Answer:
        """Pick a verb by how seldom it was picked, then one of its options."""
        if ask.kind not in ("one", "space", "react"):
            return super().reply(match, seat, ask)
        verbs = list(dict.fromkeys(offer.verb for offer in ask.options))
        verb = self.dice.choices(verbs, [1 / (1 + self.tally[verb]) for verb in verbs])[0]
        self.tally[verb] += 1
        return Answer(seat, (self.dice.choice([offer for offer in ask.options if offer.verb == verb]).key,))


class Scripted(RandomPlayer):
    """Gives the answers of a record, then leaves."""

    name = "scripted"

    def __init__(self, entries: Iterable[Entry]) -> None:
        super().__init__(b"")
        self._entries: Iterator[Entry] = iter(entries)

    def answer(self, match: Match) -> Entry | None:
        """The next answer of the record."""
        return next(self._entries, None)


STRATEGIES: tuple[type[RandomPlayer], ...] = (RandomPlayer, Biased, Curious)


def at_random(ask: Ask, seat: str, dice: Random) -> Answer:
    """Any answer that the ask allows."""
    keys = [offer.key for offer in ask.options] if ask.kind in ("some", "order", "split") else []
    match ask.kind:
        case "some":
            return Answer(seat, tuple(dice.sample(keys, dice.randint(ask.least, min(ask.most, len(keys))))))
        case "order":
            return Answer(seat, tuple(dice.sample(keys, len(keys))))
        case "split":
            shares = _split(ask, dice)
            given = [(key, share) for key, share in zip(keys, shares, strict=True) if share]
            return Answer(seat, tuple(key for key, _ in given), tuple(share for _, share in given))
        case "path" if dice.random() < 0.5 and (walked := _walk(ask, dice)):
            return Answer(seat, walked)
        case _:
            return Answer(seat, (dice.choice(ask.options).key,))


def _split(ask: Ask, dice: Random) -> list[int]:
    """An amount shared out at random, within the limits."""
    room = list(ask.limits) if ask.limits else [ask.amount] * len(ask.options)
    shares = [0] * len(room)
    left = ask.amount
    while left and any(room):
        to = dice.choice([n for n, free in enumerate(room) if free])
        share = dice.randint(1, min(left, room[to]))
        shares[to] += share
        room[to] -= share
        left -= share
    return shares


def _walk(ask: Ask, dice: Random) -> tuple[str, ...]:
    """Walk about within the budget and stop at one of the ends passed, if any."""
    ends = {str(offer.args.get("to")) for offer in ask.options}
    here, spent = ask.start, 0
    trail, stops = list[str](), list[int]()
    while len(trail) < 20:
        steps = [(there, cost) for there, cost in ask.ways.get(here, ()) if spent + cost <= ask.budget]
        if not steps:
            break
        here, cost = dice.choice(steps)
        spent += cost
        trail.append(here)
        if here in ends:
            stops.append(len(trail))
    return tuple(trail[: dice.choice(stops)]) if stops else ()
