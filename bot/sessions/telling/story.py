"""The story of a table: events as phrases, kept with each journal row, told in lines grouped by their cause."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from bot.engine.asks import Answer, Ask
from bot.engine.dice import Roll
from bot.engine.endings import Epilogue
from bot.engine.events import Event, PhaseEnded
from bot.engine.words import Phrase
from bot.store import Seat
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


def tell(tongue: Tongue, story: Iterable[Told]) -> list[str]:
    """Tell sentences in lines: consequences stand on the line of their cause."""
    lines: list[str] = []
    for sentence in story:
        spoken = tongue.say(sentence.phrase)
        if sentence.follows and lines:
            lines[-1] = tongue.t("story-follows", cause=lines[-1], then=spoken)
        else:
            lines.append(spoken)
    return lines
