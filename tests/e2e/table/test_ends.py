"""A game that ends well: how it ended and what turned it, what follows one press away, and a channel that is free."""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.playground.seen import Seen
from bot.sessions.past.chronicle import turning_points
from bot.sessions.session import Session
from bot.text import speak
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.e2e.campaigns import victory, win

WORD = speak("en").t("thanks-line")


async def lost(table: Bench) -> Session:
    """A first mission that nobody did anything for."""
    session = await table.open("Bruno", "Chiara")
    while session.row.status == "playing":
        await table.rest(session)
    await table.quiet()
    assert not victory(session)
    return session


def labels(panel: Seen) -> list[str]:
    return [button["label"] for button in panel.buttons]


async def test_the_end_says_how_it_ended_and_what_turned_it(table: Bench) -> None:
    session = await lost(table)
    panel = await table.panel()
    outcome = session.match.state.outcome
    assert outcome is not None
    tongue = speak("en")
    assert tongue.t(f"training-outcome-{outcome.reason}", winners=()) in panel.text
    points = await turning_points(session)
    assert 1 <= len(points) <= 3
    said = [tongue.say(line[0].phrase) for line in points]
    assert all(line in panel.text for line in said)
    assert tongue.t(f"training-outcome-{outcome.reason}", winners=()) not in said, "the end itself turned nothing"
    assert labels(panel) == ["Try again", "Replay", "Statistics", "Say how it was", "My hand", "Look closer"]


async def test_a_lost_mission_is_tried_again_by_a_press_of_somebody_who_sat_there(table: Bench) -> None:
    session = await lost(table)
    panel = await table.panel()
    refused = await table.person("Eve").press(panel, "Try again")
    assert refused.message.ephemeral
    assert (await table.session()).id == session.id
    await table.person("Chiara").press(panel, "Try again")
    await table.quiet()
    again = await table.session()
    assert again.id != session.id
    assert (again.row.status, again.row.mission) == ("lobby", session.row.mission)
    assert again.row.campaign_id == session.row.campaign_id
    assert [message.id for message in table.live()] == [(await table.panel()).id]
    assert not panel.buttons


async def test_a_won_mission_leads_on_by_a_press(table: Bench) -> None:
    await win(table, "Bruno", "Chiara")
    panel = await table.panel()
    assert "The story goes on" in panel.text
    await table.person("Bruno").press(panel, "Next mission")
    await table.quiet()
    assert "**Mission:** Until Dawn" in (await table.panel()).text


async def test_whoever_presses_twice_opens_one_lobby(table: Bench) -> None:
    await lost(table)
    panel = await table.panel()
    await asyncio.gather(*(table.person(name).press(panel, "Try again") for name in ("Bruno", "Chiara")))
    await table.quiet()
    assert len(await table.store.tables(statuses=("lobby",))) == 1
    assert [message.id for message in table.live()] == [(await table.panel()).id]


async def test_the_channel_is_free_for_another_game(table: Bench) -> None:
    session = await lost(table)
    panel = await table.panel()
    reply = await table.person("Eve").command("table new", CHANNEL, game="training")
    assert "Lamplight" in reply.message.text
    assert (await table.session()).id != session.id
    await table.server.until(lambda: not panel.buttons)
    assert "What turned it" in panel.text, "the end stays to be read"


async def test_a_running_game_is_not_put_away_for_another(table: Bench) -> None:
    session = await table.open("Bruno", "Chiara")
    refused = await table.person("Bruno").command("table new", CHANNEL, game="training")
    assert refused.message.ephemeral
    assert (await table.session()).id == session.id


@pytest.mark.parametrize(("button", "file"), [("Replay", "replay.txt"), ("Statistics", "dice")])
async def test_looking_back_is_one_press_away_and_private(table: Bench, button: str, file: str) -> None:
    await lost(table)
    panel = await table.panel()
    before = table.public()
    shown = await (await table.person("Eve").press(panel, button)).final(20)
    assert shown.owner_id == table.person("Eve").id
    assert any(file in each.filename for each in shown.files)
    assert table.public() == before


async def test_open_desks_say_that_it_is_over(table: Bench) -> None:
    session = await table.open("Bruno", "Chiara")
    desk = table.desk(await table.person("Chiara").command("table hand", CHANNEL))
    while session.row.status == "playing":
        await table.rest(session)
    await table.quiet()
    await table.server.until(lambda: "The game is over." in desk.text)
    assert not desk.buttons


async def test_a_word_of_thanks_reaches_the_table_as_it_was_typed(table: Bench) -> None:
    await lost(table)
    panel = await table.panel()
    press = await table.person("Chiara").press(panel, "Say how it was")
    said = await table.person("Chiara").submit(press, {WORD: "Thank you, [all](https://example.org)!"})
    assert not said.message.ephemeral
    assert f"{table.named('Chiara')} to {table.named('Bruno')}" in said.message.text
    assert r"\[all\](https\:" in said.message.text, "what was typed is no link"


async def test_whoever_may_not_write_in_the_channel_says_nothing_through_vigil(table: Bench) -> None:
    await lost(table)
    panel, world, eve = await table.panel(), table.server.world, table.person("Eve")
    press = await eve.press(panel, "Say how it was")
    before = table.public()
    world.forbid(str(table.channel_id()), eve.id, discord.Permissions(send_messages=True))
    for refused in (await eve.submit(press, {WORD: "Hear me!"}), await eve.press(panel, "Say how it was")):
        assert refused.message.text == speak("en").t("refuse-no-voice-here")
        assert refused.message.ephemeral
    assert table.public() == before


async def test_recap_of_a_finished_game_tells_its_end_and_not_its_round(table: Bench) -> None:
    await lost(table)
    recap = await (await table.person("Eve").command("table recap", CHANNEL)).final(20)
    assert "The game is over." in recap.text
    assert "Now: Round" not in recap.text


async def test_whoever_looked_hears_only_of_what_came_after(table: Bench) -> None:
    session = await table.open("Bruno", "Chiara")
    await table.choose(session, table.person("Bruno"), ["move to=C4"])
    await table.person("Chiara").command("table recap", CHANNEL)
    await table.rest(session)
    await table.quiet()
    await table.person("Chiara").press(await table.panel(), "Explain")
    await table.quiet()
    recap = await (await table.person("Chiara").command("table recap", CHANNEL)).final(20)
    assert recap.text.startswith("Nothing has happened since you last looked.")
