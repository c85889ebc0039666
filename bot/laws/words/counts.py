"""Law 7 for English numbers: a number that can be 1 stands before a plural only where 1 has words of its own."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
from fluent.syntax import FluentParser, ast

PLURAL = re.compile(r" (?:[\w-]+ )?(dice|[A-Za-z]{2,}s)\b")
RANGE = re.compile("name to $")
ONE = ("one", "1")
NAMES = frozenset(
    [
        "at",
        "card",
        "colour",
        "creature",
        "die",
        "enemy",
        "friend",
        "humans",
        "item",
        "kind",
        "seat",
        "target",
        "token",
        "type",
        "unit",
        "who",
    ]
)
"""Variables that print a name: what follows them is a verb, or counted before them."""

NEVER_ONE = {
    "said only where there are several": (
        "refuse-say-which: $count things",
        "content-twice: $count times",
        "content-training-hex: $count times",
        "rise-event-wounded-often: $count Wounds",
        "rise-epilogue-deed-rescues: $count times",
        "rise-epilogue-deed-kills-with: $count machines",
        "fireteam-epilogue-deed-intercepts: $count times",
        "replay-thinned: $phases phases",
        "replay-alt: $frames pictures",
    ),
    "written down in the game's content, and more than one": (
        "salvation-note-skynet: $most shelters",
        "salvation-note-commander: $most points",
        "salvation-alt-shelters: $most shelters",
        "salvation-goal-both: $shelters shelters",
        "salvation-goal-both: $points points",
        "salvation-goal-skynet: $shelters shelters",
        "salvation-goal-skynet: $points points",
        "salvation-goal-resistance: $points points",
        "salvation-goal-resistance: $shelters shelters",
        "salvation-ask-keep: $limit cards",
        "rise-face-objective: $need Rounds",
        "rise-loss-overrun: $amount Enemies",
        "fireteam-nature-looming: $amount creatures",
        "fireteam-effect-field-map: $amount cards",
        "fireteam-effect-not-your-hands: $amount dice",
        "fireteam-brief-dice: $amount dice",
        "content-fireteam-powers: $tokens tokens",
        "content-fireteam-recon: $recon cards",
        "content-fireteam-entries: $count locations",
        "content-fireteam-entries: $tokens tokens",
        "content-fireteam-threats: $count cards",
    ),
    "a bound of Vigil's or of Discord's": (
        "doctor-gateway-failed: $of times",
        "refuse-say-too-often: $most things",
    ),
    "as many as are lost and one that is left": ("fireteam-option-hit: $cards cards",),
    "a pile among others in a line of numbers": ("fireteam-briefing: $threats cards",),
}
"""Where a plural needs no other words for 1, by the reason."""


class Count(msgspec.Struct, frozen=True):
    """A variable printed before a word that may be a plural, and whether 1 was told apart before it came to that."""

    id: str
    name: str
    noun: str
    told_apart: bool


def counts(text: str) -> Iterator[Count]:
    """Every place of a file where a variable stands before what may be a plural."""
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message) and entry.value:
            yield from _in_pattern(entry.id.name, entry.value, frozenset())


def miscounted(texts: Iterable[str]) -> set[str]:
    """The places where 1 would be followed by a plural; a plural is what stands so anywhere with 1 told apart."""
    found = [count for text in texts for count in counts(text)]
    nouns = {count.noun for count in found if count.told_apart}
    return {
        f"{count.id}: ${count.name} {count.noun}" for count in found if count.noun in nouns and not count.told_apart
    }


def _in_pattern(id: str, pattern: Any, apart: frozenset[str]) -> Iterator[Count]:
    parts = pattern.elements
    for place, part in enumerate(parts):
        inner = getattr(part, "expression", None)
        if isinstance(inner, ast.SelectExpression):
            yield from _in_variants(id, inner, apart)
        elif isinstance(inner, ast.VariableReference) and inner.id.name not in NAMES:
            plural = PLURAL.match(_words(parts[place + 1 : place + 4]))
            if plural and not RANGE.search(_words(parts[max(0, place - 2) : place])):
                yield Count(id, inner.id.name, plural[1], inner.id.name in apart)


def _words(parts: Sequence[Any]) -> str:
    """What these parts say, what is put in as one word."""
    return "".join(part.value if isinstance(part, ast.TextElement) else "name" for part in parts)


def _in_variants(id: str, choice: Any, apart: frozenset[str]) -> Iterator[Count]:
    by = choice.selector.id.name if isinstance(choice.selector, ast.VariableReference) else ""
    keys = [_key(variant) for variant in choice.variants]
    for key, variant in zip(keys, choice.variants, strict=True):
        other = (key.isdecimal() and key not in ONE) or (key not in ONE and any(one in keys for one in ONE))
        yield from _in_pattern(id, variant.value, apart | {by} if other else apart)


def _key(variant: Any) -> str:
    return str(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)
