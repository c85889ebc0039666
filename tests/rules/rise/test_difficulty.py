"""Difficulty: six switches in any mixture."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.rise.box.missions.sheet import MISSIONS
from bot.games.rise.rules import harm, setup
from bot.games.rise.rules.enemies import arrivals, reinforcements
from bot.games.rise.rules.map import figures
from tests.support.rise.briefing import CAMP, FIRST, FOUR, LAST, RELAY, TWO, begun, laid


def on(*ids: str) -> dict[str, Any]:
    """Switch these on."""
    return dict.fromkeys(ids, "on")


@pytest.mark.rule("RISE-DIFF-01", "RISE-RULING-78")
def test_options_mix_freely_but_for_rank() -> None:
    g = laid(FIRST, **on("fewer-enemies", "well-equipped", "termination"), rank="rank-1").g

    assert g.difficulty == ["rank-1", "fewer-enemies", "well-equipped", "termination"]
    assert laid(FIRST).g.difficulty == []
    rank = next(switch for switch in setup.SWITCHES if switch.id == "rank")
    assert {"higher-rank", "rank-1"} <= set(rank.choices), "one switch, so never both"


@pytest.mark.rule("RISE-DIFF-02")
def test_higher_rank_gives_two_more() -> None:
    assert [begun(FIRST, rank="higher-rank").g.characters[seat].ranks for seat in TWO] == [3, 3]


@pytest.mark.rule("RISE-DIFF-03", "RISE-RULING-78")
def test_fewer_enemies_leaves_out_the_last_of_each_row() -> None:
    few, all_ = begun(FIRST, FOUR, **on("fewer-enemies")).g, begun(FIRST, FOUR).g

    assert few.pool == {colour: line[:-1] for colour, line in all_.pool.items()}
    assert len(few.enemies) == len(all_.enemies)


@pytest.mark.rule("RISE-DIFF-04", "RISE-RULING-78")
def test_well_equipped_decks_hold_one_level_more_and_none_above_three() -> None:
    def levels(mission: str) -> tuple[set[object], set[object]]:
        g = laid(mission, FOUR, **on("well-equipped")).g
        return (
            {figures.card(card).level for card in g.weapons.cards},
            {figures.card(card).level for card in g.equipment.cards},
        )

    assert levels(CAMP) == ({1, 2}, {1, 2})
    assert levels(RELAY) == ({1, 2, 3}, {1, 2, 3})
    assert levels(LAST) == ({2, 3}, {2, 3})


@pytest.mark.rule("RISE-DIFF-05")
def test_rank_one_is_the_most_there_is() -> None:
    assert MISSIONS[RELAY].skirmish.ranks > 0
    assert begun(RELAY, mode="skirmish", rank="rank-1").g.characters["john"].ranks == 1


@pytest.mark.rule("RISE-DIFF-06", "RISE-EX-21")
def test_aggressive_rolls_use_one_die_more() -> None:
    usual = reinforcements.dice_to_roll(begun(FIRST).g)
    assert reinforcements.dice_to_roll(begun(FIRST, **on("aggressive")).g) == usual + 1


@pytest.mark.rule("RISE-DIFF-07", "RISE-EX-21", "RISE-RULING-78")
def test_the_first_flip_brings_the_skynet_entrance() -> None:
    g = begun(CAMP, **on("aggressive")).g
    shown = set(arrivals.results(g.entrances["bravo"]))
    arrivals.flip(g, "bravo")
    skynet = set(arrivals.results(g.entrances["bravo"]))

    assert len(skynet) == 3
    assert skynet.isdisjoint(shown)
    arrivals.flip(g, "alpha")
    assert g.entrances["alpha"].side == "heavy"
    assert list(g.entrances) == ["alpha", "bravo"], "it keeps the letter's place"


@pytest.mark.rule("RISE-DIFF-08", "RISE-EX-22")
@pytest.mark.parametrize(("chosen", "down"), [("off", False), ("on", True)])
def test_termination_puts_down_with_the_last_slot(chosen: str, down: bool) -> None:
    at = begun(FIRST, ("john", "guardian"), termination=chosen)
    me = at.g.characters["guardian"]
    me.wounds = 2
    at.run(harm.hurt(at.g, "guardian", 1))
    at.finish()

    assert (me.wounds, me.down) == (3, down)


@pytest.mark.rule("RISE-RULING-02")
def test_a_table_may_switch_questions_about_ties_off() -> None:
    assert laid(FIRST, defaults="on").g.flags["defaults"] == 1
    assert "defaults" not in laid(FIRST, defaults="off").g.flags
    assert laid(FIRST, defaults="on").g.difficulty == [], "which is no matter of difficulty"


@pytest.mark.rule("RISE-DIFF-01", "RISE-CAMP-01", "RISE-SKIRM-01")
def test_the_lobby_says_what_its_choices_amount_to() -> None:
    def said(mission: str, *, goes_on: bool = False, **options: str) -> list[str]:
        return [phrase.id for phrase in setup.outline(TWO, mission, options, goes_on=goes_on)[:2]]

    assert said(FIRST) == ["rise-lobby-campaign", "rise-lobby-standard"]
    assert said(FIRST, mode="skirmish", rank="rank-1") == ["rise-lobby-skirmish", "rise-lobby-difficulty"]
    assert said(RELAY)[0] == "rise-lobby-skirmish", "a Campaign begins with Mission 1"
    assert said(RELAY, goes_on=True)[0] == "rise-lobby-goes-on"
