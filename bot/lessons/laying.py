"""Laying a position: what a script says, done to a match between two questions."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.engine.asks import Answer, Refusal, refuse
from bot.engine.decks import kind_of
from bot.engine.events import Event
from bot.engine.match import Correction, Match
from bot.lessons.script import Laid


class Unlaid(Exception):
    """Something could not be laid: what the script names is not there."""


def lay(match: Match, laid: Laid) -> tuple[Match, list[Event]]:
    """The match with one thing more laid, and what was told by it."""
    match laid.kinds:
        case ("fix",):
            match.apply(Correction(laid.fix, laid.value))
            return match, []
        case ("answer",):
            return match, match.apply(Answer(laid.seat, laid.answer)).events
        case _:
            return _changed(match, laid), []


def _changed(match: Match, laid: Laid) -> Match:
    """The match from a position that was changed as data: still one that could be, with nothing lost."""
    if match.entries:
        raise refuse("not-at-checkpoint")
    raw = msgspec.msgpack.decode(match.base)
    if laid.take:
        _move(raw, laid)
    else:
        holder, _, name = laid.set.rpartition(".")
        held = _found(raw, holder) if holder else raw
        held[_key(held, name)] = laid.to
    changed = Match.restore(match.game, msgspec.msgpack.encode(raw), camera=False)
    table = match.game.table
    if reason := table.unsound(changed.state):
        raise Refusal(reason)
    if table.census(changed.state) not in (table.census(match.state), table.inventory(changed.state)):
        raise refuse("unsound-count")
    return changed


def _move(raw: Any, laid: Laid) -> None:
    """Move a piece, named by its id or its kind, from one list to the end of another."""
    origin, into = _found(raw, laid.origin), _found(raw, laid.into)
    places = [place for place, each in enumerate(origin) if laid.take in (each, kind_of(str(each)))]
    if not places:
        raise Unlaid(f"no {laid.take} in {laid.origin}")
    into.append(origin.pop(places[-1]))


def _found(raw: Any, path: str) -> Any:
    """What lies under a dotted path; in a list a part is the id of an entry, or its number from 0."""
    here = raw
    for part in path.split("."):
        here = here[_key(here, part)]
    return here


def _key(held: Any, part: str) -> Any:
    if isinstance(held, dict):
        keys: dict[str, Any] = {str(key): key for key in held}
    elif isinstance(held, list):
        keys = {str(place): place for place in range(len(held))}
        keys |= {str(each["id"]): place for place, each in enumerate(held) if isinstance(each, dict) and "id" in each}
    else:
        keys = {}
    if part not in keys:
        raise Unlaid(f"no {part} in what the path leads to")
    return keys[part]
