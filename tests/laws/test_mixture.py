"""What comes between answers is held to the laws too: undo, redo, corrections, restarts, seats that change hands."""

from __future__ import annotations

import msgspec
import pytest

from bot.engine.asks import Reason
from bot.engine.fixes import Fix
from bot.engine.game import none_of_it
from bot.games import IDS, game
from bot.laws import FULL, STRATEGIES, Book, LawBroken, Lexicon, Played, play_through
from bot.laws.plan import Plan
from bot.laws.secrets.mixture import Mix
from tests.support.engine.assembled import assembled
from tests.support.laws.mutants import LIMIT, SETUPS, seeds
from tests.support.laws.tiny import FTL, Table, Tricks, lexicon

WILD = Mix(forks=0.05, corrections=0.3, undo=0.15, restart=0.2, hands=0.2)
WORDS = FTL + "tricks-fix-points = Points of { $seat }\ntricks-fix-card = A card\ntricks-unsound = Nobody has nine.\n"


class Fixed(Tricks):
    """The sound game with something to put right."""

    def fixes(self, state: Table) -> tuple[Fix, ...]:
        return tuple(
            Fix(id="points", args={"seat": seat}, now=str(points), values=tuple("0123456789"))
            for seat, points in state.points.items()
        )

    def fix(self, state: Table, fix: Fix, value: str) -> None:
        state.points[str(fix.args["seat"])] = int(value)

    def unsound(self, state: Table) -> Reason | None:
        return Reason("tricks-unsound") if 9 in state.points.values() else None


class Raises(Fixed):
    """Law 5: a correction that is offered makes the rules raise."""

    def fix(self, state: Table, fix: Fix, value: str) -> None:
        raise KeyError(value)


class SaysTwice(Fixed):
    """Law 5: two corrections have one key."""

    def fixes(self, state: Table) -> tuple[Fix, ...]:
        return (*super().fixes(state), *super().fixes(state))


class Loses(Fixed):
    """Law 6: a correction loses a card."""

    def fix(self, state: Table, fix: Fix, value: str) -> None:
        state.deck.cards.pop()


class ShowsAHand(Fixed):
    """Law 4: what can be set tells what somebody holds."""

    def fixes(self, state: Table) -> tuple[Fix, ...]:
        held = "".join(sorted({card[0] for card in state.hands[state.seats[0]]})) or "none"
        return (*super().fixes(state), Fix(id="card", now=held, values=("gone",)))


class Wordless(Fixed):
    """Law 7: what can be set has no words."""

    def fixes(self, state: Table) -> tuple[Fix, ...]:
        return (Fix(id="nameless", now="0", values=("1",)),)


def run(tricks: Tricks, languages: tuple[Lexicon, ...] | None = None) -> list[Played]:
    """Play some games with everything mixed in."""
    book = Book(assembled(tricks), languages or (lexicon(WORDS),), msgspec.structs.replace(FULL, mix=WILD))
    return [
        play_through(book, SETUPS[n % 2], seed, STRATEGIES[n % 3](seed), limit=LIMIT)
        for n, seed in enumerate(seeds(20))
    ]


def test_the_sound_game_keeps_every_law_whatever_comes_between() -> None:
    played = run(Fixed())
    assert {each.outcome for each in played} == {"done"}
    assert all(sum(getattr(each, count) for each in played) > 10 for count in ("undos", "corrections", "restarts"))


@pytest.mark.parametrize(
    ("law", "mutant"), [(5, Raises()), (5, SaysTwice()), (6, Loses()), (4, ShowsAHand()), (7, Wordless())]
)
def test_a_faulty_correction_is_caught(law: int, mutant: Tricks) -> None:
    with pytest.raises(LawBroken) as broken:
        run(mutant)
    assert broken.value.law == law, broken.value


def test_a_reason_against_a_correction_needs_words() -> None:
    with pytest.raises(LawBroken, match="tricks-unsound") as broken:
        run(Fixed(), (lexicon(WORDS.replace("tricks-unsound", "tricks-sound")),))
    assert broken.value.law == 7


@pytest.mark.parametrize("id", IDS)
def test_every_game_stands_a_wild_mixture(id: str, long: bool) -> None:
    book = Book(game(id), rates=msgspec.structs.replace(Book(game(id)).rates, mix=WILD))
    plan = Plan(game(id), seed=3)
    played = [play_through(book, *plan.next(), leave=None if long else 60) for _ in range(25 if long else 3)]
    assert sum(each.undos for each in played)
    offers_fixes = game(id).table.fixes is not none_of_it
    assert bool(sum(each.corrections for each in played)) == offers_fixes
