"""Chains: an answer and the one that it asks for next, given with one press.

Where an option leads straight to another question for the same seat, and nothing comes out on the way that this seat
did not know, both can be answered at once. The rules know nothing of it: a copy of the match is asked where each option
leads.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias
from weakref import WeakKeyDictionary

import msgspec

from bot.engine.asks import Answer, Ask, Option, refuse
from bot.engine.events import PhaseEnded
from bot.engine.game import nothing
from bot.engine.match import Match
from bot.engine.words import Phrase
from bot.sessions.forced import Given, ahead

LONGEST = 4
"""Answers that one press gives at most; one more where it is all that is left to be said."""
MOST = 24
"""Options of one question that are looked behind."""
APART = 3
"""Chains with some of several options at their end that are shown each by itself; of more, the sensible picks alone."""
BACK = "back"
"""The verb of an option that only goes back to the question before it."""
CLOSES = "~"
"""Stands before the name of a link that is all that is left to be said."""
PICKED = ("one", "space", "react")
KINDS = (*PICKED, "path", "some")

_found: WeakKeyDictionary[Match, dict[bool, tuple[Ask, list[Chain]]]] = WeakKeyDictionary()
"""What was found for the question that a match last asked: a panel is laid out more than once."""


class Chain(msgspec.Struct, frozen=True):
    """Options picked one after the other, and what is asked after them."""

    picked: tuple[Option, ...]
    then: Ask
    group: str
    """Chains of a group differ in nothing that matters: of those with one end, the first will do."""
    advised: tuple[str, ...] = ()
    """The sensible answer to what is asked after them, where it is more than one option."""
    effects: dict[str, Phrase] = {}
    """What each last answer does, by its key, as far as those who are shown the chain may know."""
    whole: bool = True
    """Whether every way to go on is in it; what goes back is none."""
    closing: dict[str, Option] = {}
    """What is all that is left to be said after a last answer, by its key: it is given with it."""

    def last(self, key: str) -> Option:
        """A last answer by its key."""
        return next(option for option in self.then.options if option.key == key)


Link: TypeAlias = tuple[Chain, Match]
"""A chain, and the match as it stands before its last answer."""
Closed: TypeAlias = dict[tuple[str, ...], Option | None]
"""What is all that is left to be said, by the options that were picked before, and the last question."""


def chains(match: Match, *, openly: bool) -> list[Chain]:
    """The chains that the present question offers; `openly` only those of which everybody may know every link."""
    if len(match.asks) != 1 or len(match.asks[0].seats) != 1 or match.asks[0].kind not in PICKED:
        return []
    kept = _found.setdefault(match, {})
    if openly not in kept or kept[openly][0] is not match.asks[0]:
        kept[openly] = match.asks[0], _chains(match, openly=openly)
    return kept[openly][1]


def _chains(match: Match, *, openly: bool) -> list[Chain]:
    """The chains; many that end with some of several options come with the sensible ones, for menus hold no more."""
    ask = match.asks[0].seen_by(None) if openly else match.asks[0]
    found = list[Link]()
    closed: Closed = {}
    for option in _worthwhile(match, ask)[:MOST]:
        found += _follow(ahead(match), ask, (), option, closed, openly=openly)
    many = sum(chain.then.kind == "some" for chain, _ in found) > APART
    told = [(_told(*each, openly=openly), each[1]) for each in found]
    return [_advised(*each) if many and not openly else each[0] for each in told]


def _worthwhile(match: Match, ask: Ask) -> list[Option]:
    return [option for option in ask.options if match.game.look.chain(ask.prompt, option)]


def _follow(
    copy: Match, ask: Ask, before: tuple[Option, ...], option: Option, closed: Closed, *, openly: bool
) -> Iterator[Link]:
    """Where an option leads, with a copy that stands before it; further, where the game says that it is worthwhile."""
    then = onward(copy, Answer(ask.seats[0], (option.key,)))
    if then is None or (openly and not then.checkpoint and not _open(then)):
        return
    picked = (*before, option)
    onwards = [each for each in then.options if each.verb != BACK]
    if then.checkpoint:  # a decision of its own, of which some may be hidden
        then = then.seen_by(None) if openly else then
        onwards = [each for each in then.options if copy.game.look.sequel(ask.prompt, option, each)]
    deeper = _worthwhile(copy, then) if len(picked) + 1 < LONGEST and then.kind in PICKED else []
    deeper = [each for each in deeper if each in onwards]
    ends = [each for each in onwards if each not in deeper]
    for each in deeper:
        further = list(_follow(ahead(copy), then, picked, each, closed, openly=openly))
        yield from further
        ends += [] if further else [each]
    if then.kind in KINDS and ends:
        shown = then if len(ends) == len(then.options) else msgspec.structs.replace(then, options=tuple(ends))
        whole = len(ends) == len(onwards) and not then.checkpoint
        if (after := (*(each.key for each in before), then.prompt)) not in closed:
            closed[after] = _closing(copy, shown, openly=openly)
        last = closed[after]
        closing = {end.key: last for end in ends} if last else {}
        yield Chain(picked, shown, copy.game.look.chain(ask.prompt, option), whole=whole, closing=closing), copy


def _closing(copy: Match, then: Ask, *, openly: bool) -> Option | None:
    """What is all that is left to be said after a last answer: the first speaks for all, for a look ahead is dear."""
    if copy.game.look.closing is nothing or then.kind == "some":
        return None
    after = onward(ahead(copy), Answer(then.seats[0], (then.options[0].key,)))
    return copy.game.look.closing(after) if after and (_open(after) or not openly) else None


def _told(chain: Chain, copy: Match, *, openly: bool) -> Chain:
    """A chain with what each of its last answers does."""
    if chain.then.kind == "some":
        return chain
    view, effect = copy.view(None if openly else chain.then.seats[0]), copy.game.look.effect
    said = {option.key: effect(view, chain.then, option) for option in chain.then.options}
    return msgspec.structs.replace(chain, effects={key: phrase for key, phrase in said.items() if phrase})


def _advised(chain: Chain, copy: Match) -> Chain:
    """A chain with the sensible pick of several: the rules' own, or what Vigil would do, for the eyes of that seat."""
    if chain.then.kind != "some":
        return chain
    then = copy.asks[0]
    picks = then.default or copy.game.player.advise(copy.view(then.seats[0]), then).picks
    return msgspec.structs.replace(chain, advised=picks)


def onward(copy: Match, answer: Answer) -> Ask | None:
    """What a seat is asked after an answer; none where something came out, or somebody else is asked.

    What comes out by an option may be the seat's own, such as a card that it plays; but never what chance brings.
    """
    ask, picked, drawn = copy.ask_of(answer.seat), copy.check(answer).options, copy.state.chance.counter
    step = copy.apply(answer)
    if ask is None or copy.over or len(copy.asks) != 1 or copy.asks[0].seats != ask.seats:
        return None
    then, own = copy.asks[0], copy.game.look.own
    known = copy.state.chance.counter == drawn and all(own(ask.prompt, option, then) for option in picked)
    if step.reveals and not known:
        return None
    return None if any(event.audience or isinstance(event, PhaseEnded) for event in step.events) else then


def _open(ask: Ask) -> bool:
    """Whether everybody may know what could be answered."""
    hidden = ask.secret or ask.ours or ask.private
    return not hidden and not any(option.secret or option.ours for option in ask.options)


def chained(match: Match, first: Answer, then: Sequence[Sequence[str]], user_id: int) -> list[Given]:
    """What one press gives after the first answer; refused unless each asks for the next, and nothing comes out."""
    if not then:
        return []
    answers = [first, *(Answer(first.seat, tuple(picks)) for picks in then)]
    copy = ahead(match)
    for answer in answers[:-1]:
        if onward(copy, answer) is None:
            raise refuse("stale")
    copy.check(answers[-1])
    return [Given(answer, user_id, "chained") for answer in answers[1:]]


def meant(match: Match, seat: str, links: Sequence[Sequence[str]], name: Callable[[str], str]) -> list[list[str]]:
    """The picks of each link, which are named by something shorter; refuses what is not offered by now.

    What only closes, by the mark before its name, is left to be asked where it is not offered after all.
    """
    copy, picks = ahead(match), list[list[str]]()
    for link in links:
        ask = copy.ask_of(seat)
        named = {name(option.key): option for option in ask.options} if ask else {}
        if picks and link and link[0].startswith(CLOSES):
            if (last := link[0].removeprefix(CLOSES)) in named:
                picks.append([named[last].key])
            break
        if not link or not named.keys() >= set(link):
            raise refuse("stale")
        picks.append([named[each].key for each in link])
        if len(picks) < len(links) and not onward(copy, Answer(seat, tuple(picks[-1]))):
            raise refuse("stale")
    return picks
