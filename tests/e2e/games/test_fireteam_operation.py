"""A whole operation of three missions through Discord: pressed, typed and hinted, over restarts, to its end."""

from __future__ import annotations

import random

from bot.engine.asks import Ask
from bot.games.fireteam.box.content import MISSIONS
from bot.games.fireteam.rules import operation
from bot.sessions.session import Session
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.e2e.games.squad import position
from tests.support.e2e.party import Party

OPERATION = [mission.id for mission in MISSIONS.values() if mission.operation == "typhons-children"]
MOST_TRIES = 10
"""Missions that are played at most, lost ones included."""
SEED = 11


class Reckless(Party):
    """People who do nothing but wait for their end."""

    def picks(self, session: Session, seat: str | None, ask: Ask) -> tuple[str, ...]:
        """Take the default, whatever is asked; where there is none, the first."""
        return ask.default or tuple(option.key for option in ask.options[: max(1, ask.least)])


async def follow_up(table: Bench, party: Party, session: Session) -> None:
    """Go on after a mission, and see that the operation carries over what it must (FTZ-OPERATION, RUL-62)."""
    ended = position(session)
    await party.next_lobby()
    begun = position(await table.session())
    won = bool(ended.outcome and ended.outcome.winners)
    assert begun.mission == (operation.following(ended.mission) if won else ended.mission)
    assert (begun.mode, begun.seats) == ("operation", ended.seats)
    assert begun.carried == operation.carry(ended)
    record = operation.read(begun.carried)
    assert record.won == OPERATION[: OPERATION.index(ended.mission) + won]
    assert record.focus == {seat: hero.focus for seat, hero in ended.heroes.items()}
    assert record.upgrades == {seat: hero.upgrades for seat, hero in ended.heroes.items()}


async def test_an_operation_of_three_missions_is_played_to_its_end(table: Bench, seeds: random.Random) -> None:
    seeds.seed(SEED)
    party = Party(table, "fireteam", "Ada")
    await table.open("Ada", computers=3, game="fireteam")
    order: list[str] = []
    for tried in range(MOST_TRIES):
        session = await party.mission(await table.session(), restart_after=20 + tried)
        ended = position(session)
        assert ended.outcome is not None
        await party.ended(session)
        order.append(ended.mission)
        if ended.outcome.winners and ended.mission == OPERATION[-1]:
            break
        await follow_up(table, party, session)
    assert list(dict.fromkeys(order)) == OPERATION
    assert position(session).outcome.winners, order  # type: ignore[union-attr]
    assert party.answers > 60
    listed = (await table.person("Eve").command("campaign list", CHANNEL)).message.text
    assert "won" in listed


async def test_a_lost_mission_is_played_again_with_what_was_chosen(table: Bench) -> None:
    party = Reckless(table, "fireteam", "Ada", "Bruno")
    await table.open("Ada", "Bruno", game="fireteam")
    for _ in range(2):
        session = await party.mission(await table.session(), restart_after=9)
        ended = position(session)
        assert ended.outcome is not None
        assert not ended.outcome.winners
        assert ended.mission == OPERATION[0]
        assert ended.round > 1
        assert all(hero.focus for hero in ended.heroes.values())
        await party.ended(session)
        await follow_up(table, party, session)
