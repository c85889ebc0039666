"""What is set from outside the rules: corrections of a game-master, and standing orders."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.match import ENCODER, Correction, Match, Order, Refusal
from bot.engine.state import Steps
from tests.support.engine.assembled import assembled
from tests.support.engine.tiny import SEED, SETUP, TINY, Pot, Tiny, play, pot, says, start, whole


def test_a_correction_takes_effect_and_the_rules_start_afresh() -> None:
    match = start()
    asks = match.asks

    step = match.apply(Correction("pot", "5"))

    assert pot(match).pot == 5
    assert match.asks == asks
    assert step.reveals
    assert step.checkpoint == match.base
    assert pot(Match.restore(TINY, match.base)).pot == 5


@pytest.mark.parametrize(
    ("fix", "value", "reason"),
    [
        ("purse", "5", "no-such-fix"),
        ("pot", "12", "no-such-value"),
        ("pot", "7", "tiny-refuse-seven"),
        ("pot", "8", "unsound-count"),
    ],
)
def test_a_correction_to_what_could_not_be_is_refused_and_changes_nothing(fix: str, value: str, reason: str) -> None:
    match = start()
    before = whole(match)

    with pytest.raises(Refusal) as caught:
        match.apply(Correction(fix, value))

    assert caught.value.reason.id == reason
    assert whole(match) == before


class TwoPots(Tiny):
    """A newer box: it holds two pots where there was one."""

    def inventory(self, state: Pot) -> Counter[str]:
        """There are two by now."""
        return Counter(pot=2)


def test_a_table_dealt_from_an_older_box_is_corrected_by_its_own_count() -> None:
    match = Match.restore(assembled(TwoPots()), start().base)

    match.apply(Correction("pot", "5"))

    assert pot(match).pot == 5


def test_a_table_dealt_from_an_older_box_may_lose_nothing_either() -> None:
    class Fewer(TwoPots):
        def census(self, state: Pot) -> Counter[str]:
            return Counter(pot=0 if state.pot == 8 else 1)

    match = Match.restore(assembled(Fewer()), start().base)

    with pytest.raises(Refusal) as caught:
        match.apply(Correction("pot", "8"))

    assert caught.value.reason.id == "unsound-count"


def test_a_correction_waits_for_the_action_to_end() -> None:
    match = start()
    play(match, says("mara", "roll"))

    with pytest.raises(Refusal) as caught:
        match.apply(Correction("pot", "5"))

    assert caught.value.reason.id == "not-at-checkpoint"


def test_a_standing_order_is_kept_and_changes_no_question() -> None:
    for before in ([], [says("mara", "roll")]):
        match = start()
        play(match, *before)
        asks = match.asks

        step = match.apply(Order("mara", "quiet", "on"))

        assert pot(match).quiet
        assert match.asks == asks
        assert not step.reveals
        assert pot(Match.restore(TINY, match.base, match.entries)).quiet


def test_an_order_that_a_seat_cannot_give_is_refused() -> None:
    with pytest.raises(Refusal):
        start().apply(Order("ivo", "quiet", "on"))


class Hasty(Tiny):
    """Asks first what cannot be saved, as rules may after a correction."""

    def play(self, state: Pot) -> Steps:
        yield from self.roll(state, "mara")
        yield from super().play(state)


def test_a_restored_match_knows_its_base_whatever_it_asks_first() -> None:
    base = ENCODER.encode(TINY.rules.setup(SETUP, SEED))
    match = Match.restore(assembled(Hasty()), base)
    assert (match.base, match.entries, match.asks[0].prompt) == (base, [], "again")
    match.apply(Correction("pot", "5"))
    assert Match.restore(assembled(Hasty()), match.base).state == match.state
