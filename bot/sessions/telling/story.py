"""The story of a table: events as phrases, kept with each journal row, told in lines grouped by their cause."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from bot.engine.asks import Answer, Ask
from bot.engine.dice import Roll
from bot.engine.endings import Epilogue
from bot.engine.events import Event, PhaseEnded
from bot.engine.words import Phrase
from bot.store import Row, Seat
from bot.text import Tongue

Why = Literal["", "time"]
"""Why a row is there that nobody gave: time ran out for them."""


class Told(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """One sentence of the story; `follows` puts it on the line of what caused it."""

    phrase: Phrase
    follows: bool = False
    ends_phase: bool = False
    weight: int = 0
    """How much it matters to somebody who was away."""
    stays: bool = False
    """A phase ended without a message of its own: what was told in it stays on the panel."""
    rules: tuple[str, ...] = ()
    """The ids of the rules by which it came about."""


Line: TypeAlias = tuple[Told, ...]
"""A cause and what followed from it."""
LONGEST_LINE = 60
"""Sentences of a cause and what followed from it; more begin a line of their own."""
DECISIVE = 3
"""The weight of what is told in any case: the end of the game."""
DICE_ANEW = Told(Phrase("story-dice-anew"), follows=True)
"""Said wherever the table goes back past something that came out."""


class Did(msgspec.Struct, frozen=True, array_like=True):
    """An option that was picked in the open."""

    verb: str
    args: dict[str, str | int]


Joined = Literal["", "forced", "chained"]
"""How an answer came with the one before it: there was no other, or one press gave both."""


class Label(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """What a journal row holds for people: what was answered, and what everybody saw happen."""

    told: tuple[Told, ...] = ()
    did: tuple[Did, ...] = ()
    """What was picked; empty where the answer was secret."""
    rolls: tuple[Roll, ...] = ()
    """The dice that fell. Not all of them are for everybody's eyes: statistics know which."""
    promise: str = ""
    """The SHA-256 of the seed that is in use from here on, where it is a new one."""
    before: tuple[Seat, ...] = ()
    """Seats that changed hands, as they were until then."""
    heir: int | None = None
    """Who became the table's owner by it."""
    why: Why = ""
    board: bytes = b""
    """What the message showed that was left by the end of a phase; empty where there was none."""
    joined: Joined = ""
    """It is no decision of its own, and goes back with the one before it."""
    epilogue: Epilogue | None = None
    """How the game is told that ended with it."""


LABEL = msgspec.msgpack.Decoder(Label)


class Heard(NamedTuple):
    """A sentence of the story, and the row that tells it."""

    row: Row
    told: Told


def joined(label: bytes | None) -> Joined:
    """How a row came with the one before it, by its label."""
    return LABEL.decode(label).joined if label else ""


def told(event: Event, game: str) -> Told:
    """Turn an event into its sentence."""
    return Told(
        event.phrase(game), type(event).follows, isinstance(event, PhaseEnded), event.weight(), rules=event.ruled()
    )


def label(
    game: str, ask: Ask | None, answer: Answer | None, events: Iterable[Event], rolls: Iterable[Roll] = ()
) -> Label:
    """Write the label of a row from the answer, if it was given in the open, what everybody saw happen, and dice."""
    heard = Label(tuple(told(event, game) for event in events if not event.audience))
    return labelled(heard, ask, answer, rolls)


def labelled(heard: Label, ask: Ask | None, answer: Answer | None, rolls: Iterable[Roll] = ()) -> Label:
    """The label of what was heard, with the answer that led to it, if it was given in the open, and dice."""
    open_options = {offer.key: offer for offer in ask.seen_by(None).options} if ask else {}
    picks = [open_options[pick] for pick in (answer.picks if answer else ()) if pick in open_options]
    did = tuple(Did(pick.verb, pick.args) for pick in picks)
    return msgspec.structs.replace(heard, did=did, rolls=tuple(rolls))


def lines_of(story: Iterable[Told]) -> list[Line]:
    """A story in lines: what followed stands with its cause, and the closing words of a phase with what it held.

    A phase in which nothing was told is not closed in words, nor is one in which the game ended.
    """
    told = list(story)
    return [tuple(told[place] for place in line) for line in _lines(told)]


def heard_in(rows: Iterable[Row]) -> list[Heard]:
    """The story of some rows: only what everybody saw was ever written there."""
    return [Heard(row, sentence) for row in rows if row.label for sentence in LABEL.decode(row.label).told]


def heard_lines(story: Sequence[Heard]) -> list[tuple[Heard, ...]]:
    """The same lines, each sentence with the row that tells it."""
    return [tuple(story[place] for place in line) for line in _lines([sentence.told for sentence in story])]


def _lines(story: Sequence[Told]) -> list[list[int]]:
    """The places of the sentences that stand on each line."""
    lines, in_phase = list[list[int]](), False
    for place, sentence in enumerate(story):
        if sentence.ends_phase:
            if in_phase and story[lines[-1][-1]].weight < DECISIVE:
                lines[-1].append(place)
            in_phase = False
        elif sentence.follows and in_phase and len(lines[-1]) < LONGEST_LINE:
            lines[-1].append(place)
        else:
            lines.append([place])
            in_phase = True
    return lines


def weight(line: Line) -> int:
    """How much a line matters: as much as the weightiest of its sentences."""
    return max(sentence.weight for sentence in line)


def tell_line(tongue: Tongue, line: Line) -> str:
    """A line in words."""
    first, *then = (tongue.say(sentence.phrase) for sentence in line)
    return reduce(lambda cause, more: tongue.t("story-follows", cause=cause, then=more), then, first)


def tell(tongue: Tongue, story: Iterable[Told]) -> list[str]:
    """A story in words, line by line."""
    return [tell_line(tongue, line) for line in lines_of(story)]
