"""The whole Campaign of seven Missions through Discord: pressed, typed and hinted, over restarts, to its end."""

from __future__ import annotations

from itertools import cycle

import pytest

from bot.engine.match import ENCODER
from bot.games import game
from bot.games.rise import campaign
from bot.sessions.session import Session
from tests.e2e.bench import CHANNEL, Bench, give
from tests.e2e.resistance import position

MISSIONS = game("rise").missions
MOST_TRIES = 12
"""Missions that are played at most, lost ones included; Vigil wins most of them."""


class Squad:
    """People who play a Campaign as Vigil advises, by whatever Discord offers: buttons and menus, typing, hints."""

    def __init__(self, table: Bench, *names: str) -> None:
        self.table = table
        self.names = names
        self.answers = 0
        self.ways = cycle(("press", "press", "type", "hint"))
        self.after_defeat = cycle(("replay", "continue"))

    async def answer(self, session: Session) -> None:
        """Let whoever is asked answer."""
        person, ask = self.table.asked(session)
        seat = session.asked_seat(int(person.id))
        picks = session.game.advise(session.match.view(seat), ask).picks
        way, head = next(self.ways), session.row.head
        if ask.prompt == "onward":
            way, picks = "press", (next(self.after_defeat),)
        panel = await self.table.panel()
        if way == "type" and len(picks) == 1:
            await person.command("rise choose", CHANNEL, what=picks[0])
        elif way == "hint" or await give(person, panel, picks) is None:
            hint = (await person.command("hint", CHANNEL)).message
            await person.press(hint, "Do that")
        self.answers += 1
        await self.table.quiet()  # on a slow machine the answer comes after its acknowledgement
        assert session.row.head > head, (ask.prompt, picks)

    async def mission(self, session: Session, *, restart_after: int) -> Session:
        """Play a Mission to its end, with a restart of the bot on the way."""
        for count in range(2000):
            if session.row.status != "playing":
                await self.table.quiet()
                return session
            if count == restart_after:
                session = await self.restarted(session)
            await self.answer(session)
        raise AssertionError("the Mission does not end")

    async def restarted(self, session: Session) -> Session:
        """Stop the bot and start it again: position and question are the same."""
        await self.table.quiet()
        before, asks, head = ENCODER.encode(session.match.state), session.match.asks, session.row.head
        await self.table.restart()
        session = await self.table.session()
        assert (session.row.head, ENCODER.encode(session.match.state)) == (head, before)
        assert session.match.asks == asks
        return session

    async def next_lobby(self) -> None:
        """Open the next lobby and start from it, with restarts before and between."""
        await self.table.restart()
        first = self.table.person(self.names[0])
        lobby = (await first.command("table next", CHANNEL)).message
        await self.table.restart()
        await first.press(lobby, "Start")


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
        assert await table.store.verify(session.id) == []
        assert await table.store.pending() == []
        panel = await table.panel()
        assert "The game is over." in panel.text
        assert [message.id for message in table.live()] == [panel.id]
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
