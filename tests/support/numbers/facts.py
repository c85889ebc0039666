"""How a ledger's numbers are held against the content: facts with blanks, and a scan for numbers that nobody checks."""

from __future__ import annotations

import re
from collections.abc import Iterable
from string import Formatter
from typing import NamedTuple

WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
THINGS = (
    "cards|tokens|dice|tiles|slots|units|miniatures|figures|characters|heroes|rooms|missions|abilities|pods|engines"
    "|decks|roles|types|colours|results|levels|tactics|shelters|factories|items|objectives|networks|locations|seats"
    "|kinds|phases|steps|parts|ways|forms|actions|sources|players|commanders|injuries|borders"
)
"""What "two" must stand before to be a number; elsewhere it means "both" far more often."""
ASIDE = re.compile(
    r"\b[A-Z]+(?:-[A-Z0-9]+)+\b|\b(?:RUL|RULING|OPT)-\d+|(?<=[, ])-\d\d\b"  # other rules
    r"|\b[Ss]teps? \d+(?: and \d+)?|\b[Pp]art \d+(?:\.\d+)?(?:/\d+\.\d+)?|\b[Cc]heck \d|\bline \d+|\bEngines? 0\d"
    r"|(?:^|(?<=[,:;.] ))\(\d+\)|^\d\. |\bE\d\b|\bT-\d+|\bHK-8|\bA-10s?\b|\bM1A2\b"
    r'|"\d"',  # the two sets of Rooms
    re.MULTILINE,
)
"""What looks like a number and is a name."""
NUMBER = re.compile(
    rf"(?<![\w.])D?(?:[2-9]|[1-9]\d+)(?:th)?(?!\w)|\b(?:{'|'.join(WORDS[3:])})\b"
    rf"|\btwo\b(?=(?:[\s-]+[\w'-]+){{0,2}}?[\s-]+(?:{THINGS})\b)",
    re.IGNORECASE,
)
"""A number from two on; a single one of something is a rule far more often than a count."""
HELD = "§"
"""What stands in place of each figure of a number that is held against the content."""


class Fact(NamedTuple):
    """A phrase of a rule with a blank for each number, and what the content puts there."""

    id: str
    phrase: str
    values: tuple[int | str, ...]

    def said(self, text: str, *values: int | str) -> bool:
        """Tell whether a rule says so with these numbers, in figures or in words."""
        return bool(self.spans(text, *values))

    def spans(self, text: str, *values: int | str) -> list[tuple[int, int]]:
        """Where a rule tells these numbers: the blanks only, not the phrase around them."""
        for write in (str, worded):
            if found := re.search(self._pattern([*map(write, values or self.values)]), text, re.IGNORECASE):
                return [found.span(group) for group in range(1, len(found.groups()) + 1)]
        return []

    def _pattern(self, written: list[str]) -> str:
        """Write the phrase as a pattern with a group for each blank."""
        pattern, at = "", 0
        for words, blank, _, _ in Formatter().parse(self.phrase):
            pattern += re.escape(words)
            if blank is not None:
                pattern += f"({re.escape(written[int(blank) if blank else at])})"
                at += 1
        return pattern

    def others(self) -> list[tuple[int | str, ...]]:
        """The same with one number changed at a time."""
        found = []
        for place, value in enumerate(self.values):
            wrong = value + 1 if isinstance(value, int) else f"{value}?"
            found.append((*self.values[:place], wrong, *self.values[place + 1 :]))
        return found


def fact(id: str, phrase: str, *values: int | str) -> Fact:
    """Write a fact down."""
    return Fact(id, phrase, values)


def worded(value: int | str) -> str:
    """Write a number as a word."""
    return WORDS[value] if isinstance(value, int) and 0 <= value < len(WORDS) else str(value)


def numbers(text: str) -> list[str]:
    """The numbers of a rule that are neither names nor parts of one."""
    return NUMBER.findall(ASIDE.sub("", text))


def unheld(text: str, facts: Iterable[Fact]) -> list[str]:
    """The numbers of a rule that no fact about it holds against the content."""
    for start, end in [span for each in facts for span in each.spans(text)]:
        text = text[:start] + HELD * (end - start) + text[end:]
    return numbers(text)


class Told(NamedTuple):
    """Numbers of a rule that no content has, in the order in which it tells them, and what they are."""

    id: str
    why: str
    numbers: tuple[str, ...]


def told(id: str, why: str, *numbers: int | str) -> Told:
    """Write down which numbers are left to the rule itself, and why."""
    return Told(id, why, tuple(map(str, numbers)))
