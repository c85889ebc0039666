"""A whole war of three through Discord: pressed, typed and hinted against Vigil, over restarts, to its real end."""

from __future__ import annotations

import random

import pytest

from bot.engine.state import GameOver
from bot.games.salvation.rules.victory import check
from tests.support.e2e.bench import Bench
from tests.support.e2e.games.war import position
from tests.support.e2e.party import Party

SEED = 11
RESTARTS = 3
MOST = 3000
"""Answers of people after which a war should long be over."""


class Commanders(Party):
    """People who fight a war; the bot is stopped and started every so often, in the middle of plans and battles too."""

    async def war(self, table: Bench, every: int) -> int:
        """Fight to the end; gives the number of restarts."""
        session, restarts = await table.session(), 0
        for _ in range(MOST):
            if session.row.status != "playing":
                return restarts
            if self.answers == every * (restarts + 1) and restarts < RESTARTS:
                session, restarts = await self.restarted(session), restarts + 1
            await self.answer(session)
        raise AssertionError("the war does not end")


async def test_a_war_of_three_is_fought_to_its_end(table: Bench, seeds: random.Random) -> None:
    seeds.seed(SEED)
    people = Commanders(table, "salvation", "Ada", "Bruno")
    await table.open("Ada", "Bruno", computers=1, game="salvation")
    restarts = await people.war(table, every=23)
    session = await table.session()
    ended = position(session)
    assert restarts == RESTARTS
    assert len(ended.seats) == 3
    assert ended.turn > 3
    assert ended.outcome is not None
    told, ended.outcome = ended.outcome, None
    with pytest.raises(GameOver):
        check(ended)
    assert ended.outcome == told, "the position bears its outcome out"
    await people.ended(session)
