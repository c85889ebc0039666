"""Solo play: one player, two Characters or more, no other rule changed."""

from __future__ import annotations

import pytest

from bot.engine.game import Setup
from bot.games.rise.box.missions.sheet import MISSIONS
from bot.games.rise.rules import rounds, setup
from bot.games.rise.rules.missions.objectives import need
from tests.support import luck
from tests.support.rise.briefing import FIRST, FOUR, TWO, begun, laid
from tests.support.rise.field import Position


@pytest.mark.rule("RISE-SOLO-01", "RISE-SOLO-03")
def test_two_characters_play_as_two_players_would() -> None:
    one, two = setup.setup(Setup(TWO, FIRST), luck.seed()), setup.setup(Setup(TWO, FIRST), luck.seed())

    assert one == two, "who sits behind the seats is no part of a Mission"
    assert need(one, MISSIONS[FIRST].objectives[0]) == 5


@pytest.mark.rule("RISE-SOLO-02")
@pytest.mark.parametrize("seats", [TWO, FOUR[:3], FOUR])
def test_more_characters_are_allowed(seats: tuple[str, ...]) -> None:
    g = begun(FIRST, seats).g

    assert tuple(g.characters) == seats
    assert len(g.pool) == len(seats)


@pytest.mark.rule("RISE-SOLO-04", "RISE-GEN-03", "RISE-RULING-73")
def test_each_character_has_its_own_colour_and_turn() -> None:
    at = laid(FIRST, TWO)
    at.run(rounds.play(at.g))
    while at.ask.prompt != "decision":
        at.takes_default()

    assert {character.colour for character in at.g.characters.values()} == {"red", "blue"}
    assert at.keys == {"act seat=john", "act seat=kyle"}
    at.does("john", "act seat=john")
    assert at.ask.seats == ("john",)
    assert isinstance(at, Position)


@pytest.mark.rule("RISE-EX-11", "RISE-ROUND-06", "RISE-RULING-03")
def test_the_last_of_a_round_may_be_the_first_of_the_next() -> None:
    at = begun(FIRST, TWO)
    g = at.g
    g.enemies, g.entrances, g.turn, g.phase = [], {}, "", "decision"
    at.run(rounds.play(g))
    turns: list[tuple[int, str]] = []
    wanted = {1: "act seat=kyle", 2: "act seat=john"}
    while g.round < 3:
        if at.ask.prompt == "decision":
            at.does("john", wanted[g.round])
        elif at.ask.prompt == "player":
            turns.append((g.round, g.turn))
            at.does(g.turn, "end")
        else:
            at.takes_default()

    assert turns == [(1, "kyle"), (1, "john"), (2, "john"), (2, "kyle")]
