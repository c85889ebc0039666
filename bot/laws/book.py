"""The book of laws: all eight at chosen rates, and the one function that plays a game through them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from bot.engine.game import Game, Setup
from bot.games import game as find_game
from bot.laws.afresh import Afresh
from bot.laws.apart import Apart
from bot.laws.blame import blame
from bot.laws.broken import LawBroken
from bot.laws.census import Census
from bot.laws.corrections import Corrections
from bot.laws.offers import Offers
from bot.laws.players import RandomPlayer, Scripted
from bot.laws.record import Dump, Record
from bot.laws.run import LIMIT, Law, Played, Run, play
from bot.laws.same import Same
from bot.laws.secrets.anew import Anew
from bot.laws.secrets.mixture import Mix, Shared, between
from bot.laws.secrets.secrecy import Secrecy
from bot.laws.undo import Undo
from bot.laws.words.lexicon import Lexicon, lexicons
from bot.laws.words.wording import Vocabulary, Wording


class Rates(msgspec.Struct, frozen=True, kw_only=True):
    """How often a law looks closer: at each entry, checkpoint or end of a game, from 0 to 1."""

    same: float = 1.0
    restore: float = 1.0
    midway: float = 0.1
    undo: float = 0.05
    anew: float = 0.01
    veil: float = 0.15
    shape: float = 1.0
    accept: float = 0.1
    apply: float = 0.05
    refuse: float = 0.1
    pictures: float = 0.05
    apart: float = 0.3
    fixes: float = 0.05
    mix: Mix = Mix(forks=0.002, corrections=0.01, undo=0.01, restart=0.01, hands=0.01)


FULL = Rates(midway=1, undo=1, anew=1, veil=1, accept=1, apply=1, refuse=1, pictures=1, apart=1, fixes=1)
"""Everything, always: for small games and for playing a dump again."""

REPLAYS = 12
"""Times a dump is played again: some breaches show only if the right hidden thing is changed."""


class Book:
    """The laws for one game. Keep one over many runs: it remembers which words it has checked."""

    def __init__(
        self, game: Game[Any, Any], languages: Sequence[Lexicon] | None = None, rates: Rates | None = None
    ) -> None:
        self.game = game
        self.rates = rates or Rates()
        self.vocabulary = Vocabulary(game, lexicons() if languages is None else languages)

    def laws(self) -> list[Law]:
        """Fresh laws for one run. What others lean on comes first."""
        rates = self.rates
        return [
            Offers(rates.shape, rates.accept, rates.apply, rates.refuse),
            Census(),
            Afresh(rates.restore, rates.midway),
            Undo(rates.undo),
            Anew(rates.anew),
            Secrecy(rates.veil),
            Wording(self.vocabulary, rates.pictures),
            Corrections(self.vocabulary, rates.fixes),
            Same(rates.same),
            Apart(rates.apart),
        ]

    def cheap_laws(self) -> list[Law]:
        """The laws that cost next to nothing: asks are not empty, and nothing is lost."""
        return [Offers(shape=0.02, accept=0, apply=0, refuse=0), Census(rate=0.2)]


def play_through(
    book: Book,
    setup: Setup,
    seed: bytes,
    player: RandomPlayer,
    *,
    restore: bool = True,
    camera: bool = True,
    limit: int = LIMIT,
    leave: int | None = None,
    luck: int = 0,
) -> Played:
    """Play one game under the laws, or without `restore` under the cheap ones; raises `LawBroken`.

    A game is left after `leave` answers, if given. With other `luck` the laws look at other moments, and change other
    hidden things.
    """
    record = Record(game=book.game.id, setup=setup, seed=seed.hex(), strategy=player.name, camera=camera)
    run = Run(book.game, record, luck)
    laws = book.laws() if restore else book.cheap_laws()
    mix = book.rates.mix if restore and not isinstance(player, Scripted) else None
    stir = partial(between, mix=mix) if mix else None
    try:
        return play(run, Shared(player, mix.hands) if mix else player, laws, limit=limit, leave=leave, between=stir)
    except LawBroken as broken:
        named = blame(run, broken)
        raise named from (None if named is broken else broken)
    except Exception as error:
        named = LawBroken(5, "looking at the game raises", repr(error))
        named.record = run.record()
        raise named from error


def replay(dump: Dump, book: Book | None = None, *, limit: int = LIMIT) -> LawBroken | None:
    """Play a dump again with every law looking all the time; gives what is still broken, if anything is."""
    book = book or Book(find_game(dump.game), rates=FULL)
    seed, found = bytes.fromhex(dump.seed), None
    for luck in range(REPLAYS):
        try:
            play_through(book, dump.setup, seed, Scripted(dump.answers), camera=dump.camera, limit=limit, luck=luck)
        except LawBroken as broken:
            found = broken
            if broken.law == dump.law:
                break
    return found
