"""A plan of Vigil's: all of it can be given with one press, and it knows no more than its seat does."""

from __future__ import annotations

import pytest

from bot.engine.chance import Chance
from bot.engine.match import ENCODER, Match, decode
from bot.sessions.forced import ahead
from bot.sessions.house import House
from bot.sessions.past import rewind
from bot.sessions.planning import MOST, Step, planned
from bot.sessions.telling.story import LABEL
from tests.support.sessions.players import Players

GAMES = ["fireteam", "nemesis", "rise", "salvation", "training"]


async def longer(players: Players, least: int = 2, answers: int = 300) -> tuple[Step, ...]:
    """Play at random until a plan has so many steps, and give it."""
    for _ in range(answers):
        match = players.session.match
        if len(steps := planned(match, match.waiting[0])) >= least:
            return steps
        await players.answer()
    raise AssertionError("nothing is planned")


@pytest.mark.parametrize("game", GAMES)
async def test_all_of_a_plan_is_one_decision(house: House, game: str) -> None:
    players = await Players.sit_down(house, game=game)
    first, *rest = (step.answer for step in await longer(players))
    session, before, head = players.session, players.bytes(), players.session.row.head
    person, then = players.asked().id, [answer.picks for answer in rest]
    was = session.reach.of(person).answers
    await session.answer(person, first.picks, amounts=first.amounts, seat=first.seat, then=then)

    rows = [row for row in await house.store.rows(session.id) if row.seq > head]
    how = [LABEL.decode(row.label).joined for row in rows if row.label and row.user_id]
    assert how == ["", *["chained"] * len(then)]
    if session.reach.of(person).answers:
        assert session.reach.answers == was + 1
        await rewind.take_back(session, person)
        assert players.bytes()[:-8] == before[:-8]


@pytest.mark.parametrize("game", GAMES)
async def test_nothing_comes_out_before_the_last_step_of_a_plan(house: House, game: str) -> None:
    players, tried = await Players.sit_down(house, game=game), 0
    for _ in range(60):
        match = players.session.match
        if match.over:
            break
        steps, copy = planned(match, match.waiting[0]), ahead(match)
        assert len(steps) <= MOST
        for step in steps[:-1]:
            before = copy.state.chance.counter
            copy.apply(step.answer)
            assert copy.state.chance.counter == before
            tried += 1
        await players.answer()
    assert tried


@pytest.mark.parametrize("game", GAMES)
async def test_a_plan_tells_its_seat_nothing_that_it_did_not_know(house: House, game: str) -> None:
    players, compared = await Players.sit_down(house, game=game), 0
    for turn in range(120):
        match = players.session.match
        if match.over:
            break
        if not match.entries and match.asks[0].checkpoint:
            seat, state = match.waiting[0], decode(match.game, match.base)
            match.game.table.veil(state, frozenset({seat}), Chance(turn.to_bytes(16)))
            veiled = Match.restore(match.game, ENCODER.encode(state), camera=False)
            shown = planned(veiled, seat)
            assert shown == planned(match, seat)
            compared += len(shown) > 1
        await players.answer()
    assert compared
