"""Corrections of every game: each offered value is taken or refused for a reason, and then stands as it was set."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.engine.asks import Refusal
from bot.engine.game import Setup
from bot.engine.match import Correction, Match, decode
from bot.games import IDS, game
from bot.laws.players import Biased
from bot.text import speak

LONG_WAY = 120
TRIED = 4
"""Values of each correction that are tried at one position."""
WITH_FIXES = [id for id in IDS if id in ("training", "rise")]


def positions(id: str, seed: int) -> list[Match]:
    """Play a game and stop at some of its checkpoints."""
    played = game(id)
    options = {switch.id: switch.default for switch in played.switches}
    match, _ = Match.start(played, Setup(played.seats[:3], played.missions[seed], options), bytes([seed]) * 32)
    player, found = Biased(bytes([seed])), list[Match]()
    for n in range(LONG_WAY):
        if match.over:
            break
        if not match.entries and n % 5 == 4:
            found.append(Match.restore(played, match.base))
        answer = player.answer(match)
        assert answer is not None
        match.apply(answer)
    return found


@pytest.mark.parametrize("id", WITH_FIXES)
@pytest.mark.parametrize("seed", [0, 1])
def test_a_correction_is_taken_or_refused_and_stands(id: str, seed: int) -> None:
    played, rng, tally = game(id), Random(seed), Counter[str]()
    for match in positions(id, seed):
        for fix in played.table.fixes(decode(played, match.base)):
            for value in rng.sample(fix.values, min(TRIED, len(fix.values))):
                state = decode(played, match.base)
                played.table.fix(state, fix, value)
                after = {other.key: other.now for other in played.table.fixes(state)}
                if fix.id != "card":  # another of its kind may lie there still
                    assert after.get(fix.key, value) == value, (fix, value)
                assert played.table.census(state) == played.table.inventory(state)
                copy = Match.restore(played, match.base)
                try:
                    copy.apply(Correction(fix.key, value))
                except Refusal as refusal:
                    assert played.table.unsound(state) == refusal.reason
                    assert speak("en").has(refusal.reason.id)
                    tally["refused"] += 1
                else:
                    assert played.table.unsound(state) is None
                    assert copy.waiting or copy.over
                    tally[fix.id] += 1
    assert tally.total() > 100
    assert len(tally) > 7


@pytest.mark.parametrize("id", WITH_FIXES)
def test_what_can_be_set_is_named_in_words(id: str) -> None:
    tongue, played = speak("en"), game(id)
    for match in positions(id, 0):
        for fix in played.table.fixes(decode(played, match.base)):
            assert tongue.has(f"{id}-fix-{fix.id}")
            for value in (fix.now, *fix.values):
                assert tongue.name(id, fix.names, value)
