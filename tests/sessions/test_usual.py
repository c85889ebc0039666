"""Switches that stand otherwise with other numbers of seats: shown as they come to stand, and settled at the start."""

from __future__ import annotations

import msgspec
import pytest

from bot.engine.game import Setup
from bot.games import game
from bot.games.salvation.rules.setup import SEATS, outline
from bot.games.salvation.state import Salvation
from bot.sessions import lobby
from bot.sessions.house import House
from bot.sessions.lobby import Person

ADA = Person(101, "Ada")


@pytest.mark.parametrize(("computers", "once"), [(1, False), (2, True)])
async def test_missions_score_once_where_two_commanders_play(house: House, computers: int, once: bool) -> None:
    session = await house.open("salvation", guild_id=9, channel_id=5, owner=ADA, locale="en")
    await lobby.sit(session, ADA)
    for _ in range(computers):
        await lobby.fill(session)
    assert (lobby.settled(session).get("missions-once") == "on") == once
    assert session.options == {}
    await lobby.start(session, ADA)
    state = session.match.state
    assert isinstance(state, Salvation)
    assert ("missions-once" in state.rules) == once
    written = msgspec.json.decode(session.row.options, type=dict[str, str])
    assert lobby.settled(session) == written == ({"missions-once": "on"} if once else {})


async def test_what_somebody_set_stands_with_any_number(house: House) -> None:
    session = await house.open("salvation", guild_id=9, channel_id=5, owner=ADA, locale="en")
    await lobby.sit(session, ADA)
    await lobby.toggle(session, ["terrain"])
    await lobby.fill(session)
    await lobby.fill(session)
    assert lobby.settled(session)["missions-once"] == "off"
    await lobby.start(session, ADA)
    assert isinstance(session.match.state, Salvation)
    assert "missions-once" not in session.match.state.rules


def test_a_setup_of_an_older_version_means_what_it_meant() -> None:
    state = game("salvation").rules.setup(Setup(SEATS, "war"), bytes(32))
    assert "missions-once" not in state.rules


def test_the_lobby_says_why_it_is_on_for_three() -> None:
    assert [said.id for said in outline(SEATS[:2], "war", {}, goes_on=False)] == ["salvation-lobby-two"]
    for value, once in (("on", 1), ("off", 0)):
        (said,) = outline(SEATS, "war", {"missions-once": value}, goes_on=False)
        assert (said.id, said.args) == ("salvation-lobby-three", {"once": once})
