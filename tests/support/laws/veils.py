"""Whether a veil has teeth: which leaves of a position some eyes cannot see, and which of those a veil can change.

A leaf goes by the way to it, with seats called `mine` or `theirs` by who looks and every other name or number left
out, so that one sort stands for all leaves alike: `players.theirs.hand[]`. A list of names has two sorts: what lies
where (`[]`), and what is in it at all (`{}`), for a veil that only turns a hand about leaves it as it was.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, NamedTuple, TypeAlias

import msgspec

from bot.engine.chance import Chance
from bot.engine.game import Game
from bot.engine.match import ENCODER, Match, Order, decode
from bot.engine.state import State
from bot.laws.plan import Plan
from bot.laws.players import Biased, Curious

Way: TypeAlias = tuple[str | int, ...]
Eyes: TypeAlias = frozenset[str]
WHOLE = "{}"
VEILS = 3
"""Times that a position is veiled for each who looks."""
TRIES = 40
"""Leaves of a sort that are changed one at a time, to see whether anybody notices."""
ENOUGH = 6
"""Positions that are kept for each sort of leaf."""
CHANCE = 0.02
"""How often a position is kept that has nothing new."""
ORDERS = 0.05
"""How often somebody leaves a standing order between two answers."""


def positions(game: Game[Any, Any], games: int, seed: int = 5) -> list[bytes]:
    """Play some games, and keep the first positions that hold each sort of leaf, and some others."""
    plan, kept, dice = Plan(game, seed), list[bytes](), Random(seed)
    held: Counter[str] = Counter()
    for n in range(games):
        trial = plan.next()
        match, _step = Match.start(game, trial.setup, trial.seed, camera=False)
        player = Curious(trial.seed) if n % 2 else Biased(trial.seed, 0.8)
        while not match.over:
            entry = _order(match, dice) if dice.random() < ORDERS else None
            step = match.apply(entry or player.answer(match))  # type: ignore[arg-type]
            if step.checkpoint is None or match.over:
                continue
            sorts = {leaf.sort for leaf in leaves(match.state, frozenset(), frozenset(match.state.seats))}
            if dice.random() < CHANCE or any(held[sort] < ENOUGH for sort in sorts):
                held.update(sorts)
                kept.append(step.checkpoint)
    return kept


def _order(match: Match, dice: Random) -> Order | None:
    """Let somebody leave a standing order, if the game has any and none of them ends it."""
    seat = dice.choice(match.state.seats)
    orders = [each for each in match.game.table.orders(match.state, seat) if each.id not in ("concede", "draw")]
    if not orders:
        return None
    order = dice.choice(orders)
    return Order(seat, order.key, dice.choice(order.values))


class Leaf(NamedTuple):
    """One leaf: the way to it, its sort for those who look, and what it is."""

    way: Way
    sort: str
    value: Any


def leaves(part: Any, eyes: Eyes, seats: Eyes, way: Way = (), sort: str = "") -> Iterator[Leaf]:
    """Every leaf below a part of a position, and for a list of names also what is in it."""
    if isinstance(part, msgspec.Struct):
        for name in part.__struct_fields__:
            if name != "chance":
                yield from leaves(getattr(part, name), eyes, seats, (*way, name), f"{sort}.{name}" if sort else name)
    elif isinstance(part, dict):
        seated = part.keys() <= seats | {""}
        for key, value in part.items():
            name = ("mine" if key in eyes else "theirs") if seated else "*"
            yield from leaves(value, eyes, seats, (*way, key), f"{sort}.{name}")
    elif isinstance(part, list | tuple):
        if part and all(isinstance(each, str) for each in part):
            yield Leaf((*way, WHOLE), sort + WHOLE, tuple(sorted(part)))
        for n, value in enumerate(part):
            yield from leaves(value, eyes, seats, (*way, n), f"{sort}[]")
    else:
        yield Leaf(way, sort, part)


class Teeth:
    """What many positions of a game show: the sorts of leaves, and which of them a veil has changed."""

    def __init__(self, game: Game[Any, Any], bases: Iterable[bytes]) -> None:
        self.game = game
        self.dice = Random(3)
        self.changed: set[str] = set()
        self.values: dict[str, set[Any]] = defaultdict(set)
        self.found: dict[str, list[tuple[bytes, Eyes, Way]]] = defaultdict(list)
        for base in bases:
            seats = decode(game, base).seats
            for eyes in (frozenset[str](), *(frozenset({seat}) for seat in seats)):
                self._look(base, eyes, frozenset(seats))

    def _look(self, base: bytes, eyes: Eyes, seats: Eyes) -> None:
        """Veil a position for somebody, and note what changed."""
        here = list(leaves(decode(self.game, base), eyes, seats))
        for leaf in here:
            self.values[leaf.sort].add(leaf.value)
            self.found[leaf.sort].append((base, eyes, leaf.way))
        for _ in range(VEILS):
            state = decode(self.game, base)
            self.game.table.veil(state, eyes, Chance(self.dice.randbytes(8)))
            there = {leaf.way: leaf.value for leaf in leaves(state, eyes, seats)}
            self.changed |= {leaf.sort for leaf in here if there.get(leaf.way, ...) != leaf.value}

    def blunt(self) -> set[str]:
        """The sorts of leaves that are not always the same, that somebody does not see, and no veil changed."""
        varied = {sort for sort, values in self.values.items() if len(values) > 1}
        return {sort for sort in sorted(varied - self.changed) if self._unseen(sort)}

    def _unseen(self, sort: str) -> bool:
        """Whether somebody overlooks a change of such a leaf."""
        some = self.dice.sample(self.found[sort], min(TRIES, len(self.found[sort])))
        return any(self._overlooked(base, eyes, way, sort) for base, eyes, way in some)

    def _overlooked(self, base: bytes, eyes: Eyes, way: Way, sort: str) -> bool:
        """Put another value of its sort there, and see whether who looks is shown the same."""
        plain = msgspec.msgpack.decode(base)
        part = plain
        for step in way[:-1]:
            part = part[step]
        if not self._put(part, way[-1], self.values[sort]):
            return False
        seat = next(iter(eyes), None)
        try:
            return self._shown(msgspec.convert(plain, self.game.state), seat) == self._shown(
                decode(self.game, base), seat
            )
        except (LookupError, StopIteration, ValueError, TypeError):
            return False  # it was looked at, or it cannot be

    def _put(self, part: Any, last: str | int, values: set[Any]) -> bool:
        """Change a leaf in plain data; False where nothing else is known to be there."""
        whole = last == WHOLE
        now = tuple(sorted(part)) if whole else part[last]
        others = [each for each in values if each != now and (not whole or len(each) == len(now))]
        if not others:
            return False
        other = self.dice.choice(sorted(others, key=repr))
        if whole:
            part[:] = other
        else:
            part[last] = other
        return True

    def _shown(self, state: State, seat: str | None) -> bytes:
        return ENCODER.encode((self.game.look.view(state, seat), self.game.look.figures(state)))


__all__ = ["Teeth", "positions"]
