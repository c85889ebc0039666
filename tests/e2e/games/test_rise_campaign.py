"""The whole Campaign of seven Missions through Discord: pressed, typed and hinted, over restarts, to its end."""

from __future__ import annotations

from itertools import cycle

import pytest

from bot.engine.asks import Ask
from bot.games import game
from bot.games.rise.rules import campaign
from bot.sessions.session import Session
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.e2e.games.resistance import position
from tests.support.e2e.party import Party

MISSIONS = game("rise").missions
MOST_TRIES = 12
"""Missions that are played at most, lost ones included; Vigil wins most of them."""


class Squad(Party):
    """People who play a Campaign; a lost Mission is replayed or left behind in turn."""

    def __init__(self, table: Bench, *names: str) -> None:
        super().__init__(table, "rise", *names)
        self.after_defeat = cycle(("replay", "continue"))

    def picks(self, session: Session, seat: str | None, ask: Ask) -> tuple[str, ...]:
        """What to answer."""
        return (next(self.after_defeat),) if ask.prompt == "onward" else super().picks(session, seat, ask)


async def play_campaign(table: Bench, *names: str, computers: int) -> Squad:
    """Play from the first Mission to the victory in the last; a lost one is replayed or left behind in turn."""
    squad = Squad(table, *names)
    await table.open(*names, computers=computers, game="rise")
    order: list[tuple[str, str]] = []
    for tried in range(MOST_TRIES):
        session = await squad.mission(await table.session(), restart_after=25 + tried)
        ended = position(session)
        assert ended.outcome is not None
        won = bool(ended.outcome.winners)
        order.append((ended.mission, ended.onward or "won"))
        await squad.ended(session)
        if won and ended.mission == MISSIONS[-1]:
            break
        await squad.next_lobby()
        begun = position(await table.session())
        if ended.onward == "replay":
            assert (begun.mission, begun.carried) == (ended.mission, ended.carried or campaign.carry(ended))
        else:
            assert begun.mission == MISSIONS[MISSIONS.index(ended.mission) + 1]
            assert begun.carried == campaign.carry(ended)
            assert begun.mode == ("continue" if ended.onward == "continue" else "campaign")
    assert list(dict.fromkeys(mission for mission, _ in order)) == list(MISSIONS)
    assert order[-1] == (MISSIONS[-1], "won"), order
    listed = (await table.person("Eve").command("campaign list", CHANNEL)).message.text
    assert "The Time Machine · won" in listed
    return squad


async def test_a_campaign_of_seven_missions_is_played_to_its_end(table: Bench) -> None:
    squad = await play_campaign(table, "Ada", computers=1)
    assert squad.answers > 100


async def test_two_people_play_a_campaign_and_see_every_picture(painted: Bench, long: bool) -> None:
    if not long:
        pytest.skip("a long proof: --long")
    await play_campaign(painted, "Ada", "Bruno", computers=2)
