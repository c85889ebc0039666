"""The eight laws that every game obeys, as checkers that any game can be played through."""

from __future__ import annotations

from bot.laws.book import FULL, Book, Rates, play_through, replay
from bot.laws.broken import LawBroken
from bot.laws.players import STRATEGIES, Biased, Curious, RandomPlayer, Scripted
from bot.laws.record import Dump, Record, read_dump
from bot.laws.run import LIMIT, Played
from bot.laws.words.lexicon import Lexicon, faults, lexicons

__all__ = [
    "FULL",
    "LIMIT",
    "STRATEGIES",
    "Biased",
    "Book",
    "Curious",
    "Dump",
    "LawBroken",
    "Lexicon",
    "Played",
    "RandomPlayer",
    "Rates",
    "Record",
    "Scripted",
    "faults",
    "lexicons",
    "play_through",
    "read_dump",
    "replay",
]
