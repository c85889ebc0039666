"""Mutants of Tricks: each breaks one law, in a way that real rules have been broken."""

from __future__ import annotations

from bot.engine.game import Setup
from tests.support.laws.mutants.chance import (
    DealsAgain,
    HalfAgain,
    NoCheckpoint,
    OtherHands,
    OwnDice,
    QuietDraw,
    QuietPlay,
    QuietRoll,
    Remembers,
    SameAgain,
    SkipsAPile,
    VigilsHand,
)
from tests.support.laws.mutants.playing import (
    CountedTwice,
    EmptyAsk,
    Endless,
    LongKeys,
    LostCard,
    NoOutcome,
    RaisingOption,
    RaisingView,
    SameKeys,
    SharedPot,
)
from tests.support.laws.mutants.secrets import (
    AllButSecrets,
    LoudDraw,
    OpenHands,
    OpenOptions,
    TellingEffect,
    TellingFigures,
    TellingGoal,
    TellingHint,
    TellingWindow,
)
from tests.support.laws.mutants.wordless import WordlessEffect, WordlessGoal, WordlessHint
from tests.support.laws.tiny import Tricks

MUTANTS: tuple[tuple[int, Tricks], ...] = (
    (1, OwnDice()),
    (2, DealsAgain()),
    (2, Remembers()),
    (2, NoCheckpoint()),
    (3, QuietDraw()),
    (3, QuietRoll()),
    (3, QuietPlay()),
    (3, SameAgain()),
    (3, HalfAgain()),
    (3, OtherHands()),
    (3, SkipsAPile()),
    (3, VigilsHand()),
    (4, OpenHands()),
    (4, AllButSecrets()),
    (4, LoudDraw()),
    (4, OpenOptions()),
    (4, TellingWindow()),
    (4, TellingFigures()),
    (4, TellingEffect()),
    (4, TellingGoal()),
    (4, TellingHint()),
    (5, EmptyAsk()),
    (5, Endless()),
    (5, RaisingOption()),
    (5, SameKeys()),
    (5, LongKeys()),
    (5, NoOutcome()),
    (5, RaisingView()),
    (6, LostCard()),
    (6, CountedTwice()),
    (7, WordlessEffect()),
    (7, WordlessGoal()),
    (7, WordlessHint()),
    (8, SharedPot()),
)

SETUPS = (Setup(("ann", "bob"), "farm"), Setup(("bob", "ann", "cat"), "farm"))
LIMIT = 100
"""Answers by which a game of Tricks is over."""


def seeds(count: int) -> list[bytes]:
    """Seeds to play from."""
    return [bytes([n]) * 32 for n in range(count)]
