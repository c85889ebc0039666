"""Asks: the only way to act. An ask names its seats, its prompt and its options; an answer picks among them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from bot.engine.boards.graph import Ways, round_trip, routes
from bot.engine.words import Value

Kind = Literal["one", "some", "space", "path", "split", "order", "react"]
"""One of; some of (least..most); a space; a path; an amount split over targets; an order; a reaction or pass."""

PASS = "pass"  # noqa: S105
KEY_LIMIT = 90
"""A key is the value of a Discord select option, which may hold 100 characters."""


class Reason(msgspec.Struct, frozen=True):
    """Why something is not allowed: a text id, what fills it, and the ledger rule it follows from."""

    id: str
    rule: str = ""
    args: dict[str, Value] = {}


class Bars(NamedTuple):
    """The reasons of one game why something is barred; a game calls its own `bar`."""

    game: str

    def __call__(self, allowed: object, id: str, rule: str, **args: Value) -> Reason | None:
        """The reason why something is barred, with what fills its words; nothing if it is allowed."""
        return None if allowed else Reason(f"{self.game}-refuse-{id}", rule, args)


class Refusal(Exception):
    """An answer that is not accepted; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.id)
        self.reason = reason


def refuse(id: str, rule: str = "", **args: Value) -> Refusal:
    """Make a refusal to be raised."""
    return Refusal(Reason(id, rule, args))


class Option(msgspec.Struct, frozen=True, dict=True):
    """A verb with its arguments, such as `move to=C7`. Never an index, so it cannot go stale unnoticed."""

    verb: str
    args: dict[str, str | int] = {}
    danger: bool = False
    """It cannot be taken back or may go badly: drawn red, and last."""
    secret: bool = False
    """That it is possible at all is for the asked seat's eyes only."""
    ours: bool = False
    """That it is possible at all is for those at the table, not for onlookers."""

    @cached_property
    def key(self) -> str:
        """The name of this option for selects, slash commands and the journal."""
        return " ".join((self.verb, *(f"{name}={value}" for name, value in self.args.items())))


Offer: TypeAlias = tuple[Option, Reason | None]
"""Something that might be done, with the reason where it is barred."""


def option(verb: str, /, **args: str | int) -> Option:
    """Make an option: `option("move", to="C7")`."""
    return Option(verb, args)


def costly(verb: str, /, **args: str | int) -> Option:
    """Make an option by which something is lost for good: it is drawn red, and last."""
    return Option(verb, args, danger=True)


def hidden(verb: str, /, **args: str | int) -> Option:
    """Make an option that only the asked seat may see."""
    return Option(verb, args, secret=True)


class Ask(msgspec.Struct, frozen=True, kw_only=True):
    """A question to one of `seats`. `checkpoint` promises that `play` started afresh asks exactly this."""

    seats: tuple[str, ...]
    prompt: str
    options: tuple[Option, ...] = ()
    barred: tuple[tuple[Option, Reason], ...] = ()
    """What was considered and is not allowed now, with the reason a person is told."""
    kind: Kind = "one"
    args: dict[str, Value] = {}
    least: int = 1
    most: int = 1
    amount: int = 0
    """For `split`: how much must be given out in all."""
    limits: tuple[int, ...] = ()
    """For `split`: the most each option takes; empty for no limit."""
    start: str = ""
    ways: dict[str, tuple[tuple[str, int], ...]] = {}
    """For `path`: from each space, the next spaces and what entering them costs."""
    shun: dict[str, int] = {}
    """For `path`: spaces that would spring or hurt. Of ways that cost the same, the one with least of them is gone."""
    budget: int = 0
    secret: bool = False
    """The options are for the asked seat's eyes only."""
    ours: bool = False
    """The options are for those at the table, not for onlookers."""
    private: dict[str, Value] = {}
    """What else fills the prompt for the asked seat; others read `<prompt>-others` instead."""
    checkpoint: bool = False
    default: tuple[str, ...] = ()
    """Keys of the sensible answer, one press away."""
    blind: bool = False
    """The default only stands in for whoever is away, by a fixed order or by chance: nobody is advised to take it."""
    within: int = 0
    """Seconds after which the default is taken for whoever has not answered; 0 for never. A table may lengthen it."""

    def seen_by(self, seat: str | None) -> Ask:
        """The ask as this seat, or for None anybody, may see it: an asked seat sees all, others what is open."""
        if seat in self.seats:
            return self
        onlooker = seat is None
        if self.secret or (self.ours and onlooker):  # not even how many to pick, which could tell what it is about
            return Ask(
                seats=self.seats,
                prompt=self.prompt,
                args=self.args,
                secret=True,
                checkpoint=self.checkpoint,
                within=self.within,
            )
        shown = [n for n, offer in enumerate(self.options) if not (offer.secret or (offer.ours and onlooker))]
        open_ones = tuple(self.options[n] for n in shown)
        plain = len(open_ones) == len(self.options)  # ways could betray an end that is secret
        return Ask(
            seats=self.seats,
            prompt=self.prompt,
            options=open_ones,
            kind=self.kind,
            args=self.args,
            least=self.least,
            most=self.most,
            amount=self.amount,
            limits=tuple(self.limits[n] for n in shown) if self.limits else (),
            start=self.start if plain else "",
            ways=self.ways if plain else {},
            shun=self.shun if plain else {},
            budget=self.budget,
            checkpoint=self.checkpoint,
            ours=self.ours,
            default=self.default if set(self.default) <= {offer.key for offer in open_ones} else (),
            blind=self.blind,
            within=self.within,
        )


class Together(msgspec.Struct, frozen=True):
    """Several asks at once, one seat each: nothing moves, and no answer shows, until the last has answered."""

    asks: tuple[Ask, ...]
    checkpoint: bool = False


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """What a seat says: keys of options (or the spaces of a path), and amounts for a split."""

    seat: str
    picks: tuple[str, ...]
    amounts: tuple[int, ...] = ()


class Choice(msgspec.Struct, frozen=True):
    """An accepted answer, as the rules read it."""

    seat: str
    options: tuple[Option, ...]
    amounts: tuple[int, ...] = ()
    path: tuple[str, ...] = ()
    walked: bool = False
    """Every space of the path was given, not just its end."""

    @property
    def verb(self) -> str:
        """The verb of the (first) picked option; `pass` when none was picked."""
        return self.options[0].verb if self.options else PASS

    @property
    def passed(self) -> bool:
        """Whether the seat let it pass."""
        return self.verb == PASS

    def __getitem__(self, name: str) -> str:
        return str(self.options[0].args[name])

    def all(self, name: str) -> tuple[str, ...]:
        """One argument of each picked option, in the order picked."""
        return tuple(str(picked.args[name]) for picked in self.options)

    def shares(self) -> Iterator[tuple[Option, int]]:
        """The options of a split with the amounts they were given."""
        return zip(self.options, self.amounts, strict=True)


def sieve(
    candidates: Iterable[Option | tuple[Option, Reason | None]],
) -> tuple[tuple[Option, ...], tuple[tuple[Option, Reason], ...]]:
    """Part candidates into what is offered and what is barred, so that legality is written once."""
    offered, barred = [], []
    for candidate in candidates:
        if isinstance(candidate, Option):
            offered.append(candidate)
        elif candidate[1] is None:
            offered.append(candidate[0])
        else:
            barred.append((candidate[0], candidate[1]))
    return tuple(offered), tuple(barred)


def weigh(ask: Ask, answer: Answer) -> Choice:
    """Turn an answer into a choice, or refuse it with a reason."""
    if answer.seat not in ask.seats:
        raise refuse("not-your-turn", seats=ask.seats)
    if answer.amounts and ask.kind != "split":
        raise refuse("no-amounts")
    if ask.kind == "path":
        return _weigh_path(ask, answer)
    picked = tuple(_offered(ask, pick) for pick in answer.picks)
    if len(set(answer.picks)) != len(answer.picks):
        raise refuse("picked-twice")
    _count(ask, answer)
    return Choice(answer.seat, picked, answer.amounts)


def _offered(ask: Ask, pick: str) -> Option:
    """An option by its key; comparing verbs first spares writing every key."""
    verb = pick.split(" ", 1)[0]
    for offer in ask.options:
        if offer.verb == verb and offer.key == pick:
            return offer
    raise _why_not(ask, pick)


def _count(ask: Ask, answer: Answer) -> None:
    """Check how many were picked, or how an amount was split."""
    count = len(answer.picks)
    if ask.kind == "split":
        _check_split(ask, answer)
    elif ask.kind == "order":
        if count != len(ask.options):
            raise refuse("order-all", count=len(ask.options))
    elif ask.kind == "some":
        if not ask.least <= count <= ask.most:
            raise refuse("pick-between", least=ask.least, most=ask.most)
    elif count != 1:
        raise refuse("pick-one")


def _check_split(ask: Ask, answer: Answer) -> None:
    if len(answer.amounts) != len(answer.picks) or any(amount < 1 for amount in answer.amounts):
        raise refuse("split-positive")
    if sum(answer.amounts) != ask.amount:
        raise refuse("split-sum", amount=ask.amount)
    if ask.limits:
        room = dict(zip((offer.key for offer in ask.options), ask.limits, strict=True))
        for pick, amount in zip(answer.picks, answer.amounts, strict=True):
            if amount > room[pick]:
                raise refuse("split-limit", most=room[pick])


def _weigh_path(ask: Ask, answer: Answer) -> Choice:
    """Accept a named end (walked by the cheapest way) or every space of a way that the budget allows."""
    ends = {offer.key: offer for offer in ask.options}
    if len(answer.picks) == 1 and (end := ends.get(answer.picks[0])):
        return Choice(answer.seat, (end,), path=way_to(ask, str(end.args.get("to", ""))))
    if any(barred.key in answer.picks for barred, _ in ask.barred):
        raise _why_not(ask, answer.picks[0])
    here, spent = ask.start, 0
    for space in answer.picks:
        cost = dict(ask.ways.get(here, ())).get(space)
        if cost is None:
            raise refuse("no-way", to=space)
        here, spent = space, spent + cost
    if spent > ask.budget:
        raise refuse("too-far", budget=ask.budget, cost=spent)
    stops = [offer for offer in ask.options if offer.args.get("to") == here]
    if not stops or not answer.picks:
        raise refuse("not-an-end", to=here)
    return Choice(answer.seat, (stops[0],), path=answer.picks, walked=True)


def way_to(ask: Ask, to: str) -> tuple[str, ...]:
    """The way to an end that is only named, out and back if it is the start; none for an end that is no space."""
    if to == ask.start:
        return round_trip(to, ways_of(ask), ask.shun) or ()
    asked, known = _walked[0]
    if asked is not ask:  # whoever wants one way wants those to all other ends of the same question next
        _walked[0] = ask, (known := all_ways(ask))
    return known.get(to, ())


_walked: list[tuple[Ask | None, dict[str, tuple[str, ...]]]] = [(None, {})]
"""The question whose ways were last wanted, and these."""


def all_ways(ask: Ask) -> dict[str, tuple[str, ...]]:
    """The way to every space but the start, as it is gone where only the end is named."""
    return {to: way for to, way in routes(ask.start, ways_of(ask), ask.shun) if way}


def plainest(ask: Ask) -> Answer:
    """The answer that asks for least: the default, else the fewest options that are enough."""
    seat = ask.seats[0]
    if ask.default:
        return Answer(seat, ask.default)
    keys = [offer.key for offer in ask.options]
    if ask.kind == "split":
        return _even_split(ask, seat, keys)
    count = {"some": ask.least, "order": len(keys)}.get(ask.kind, 1)
    return Answer(seat, tuple(keys[-count:] if ask.kind == "react" else keys[:count]))


def _even_split(ask: Ask, seat: str, keys: list[str]) -> Answer:
    """Fill option after option up to its limit."""
    left, shares = ask.amount, dict[str, int]()
    for key, limit in zip(keys, ask.limits or [ask.amount] * len(keys), strict=True):
        if left and limit:
            shares[key] = min(left, limit)
            left -= shares[key]
    return Answer(seat, tuple(shares), tuple(shares.values()))


def ways_of(ask: Ask) -> Ways:
    """The ways of an ask as a graph."""
    return lambda space: ask.ways.get(space, ())


def _why_not(ask: Ask, pick: str) -> Refusal:
    """Why a pick is not on offer: the rules' own reason where they gave one."""
    for barred, reason in ask.barred:
        if barred.key == pick:
            return Refusal(reason)
    return refuse("not-offered")
