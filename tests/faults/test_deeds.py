"""Every deed whose answer is lost: whoever did it learns that it was done, and never that nothing was changed."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from bot.playground.people import InteractionFailed, Value
from bot.sessions.waiting.patience import GRACE
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.e2e.campaigns import win
from tests.support.e2e.patience import DAY, Clock, missed, waiting
from tests.support.faults.commands import filled, leaves
from tests.support.faults.unshown import ANSWER, DONE, MADE, NOTHING, pressed_unshown, told, unshown
from tests.support.waiting import PATIENT

KEPT = """
    SELECT id, channel_id, owner_id, status, locale, head, paused, locked FROM tables;
    SELECT table_id, seat, kind, user_id, prefs FROM seats;
    SELECT table_id, user_id FROM followers;
    SELECT table_id, settings FROM table_settings;
    SELECT table_id, head, ballots FROM votes;
    SELECT id, outcome, ballots FROM petitions;
    SELECT kind, id FROM erasures;
    SELECT id, settings FROM guilds;
    SELECT id, prefs FROM people
"""
"""What somebody may have changed; where a panel stands and what waits to be sent is Vigil's own affair."""
CHANGES = {"table follow", "table language", "table pace", "table pings", "gm role", "gm pause", "gm lock"}
"""Some of those that change something when they are tried here."""


def kept(path: Path) -> list[list[tuple[object, ...]]]:
    """All that people have decided, as the disk has it."""
    with closing(sqlite3.connect(path)) as db:
        return [sorted(map(tuple, db.execute(each)), key=repr) for each in KEPT.split(";")]


async def lost(table: Bench, name: str, what: str, options: dict[str, Value]) -> bool:
    """Use a command whose first answer is lost; gives whether it has changed something."""
    before, heard = kept(table.path), told(table, name)
    table.server.faults.cut_before(ANSWER)
    asking = asyncio.create_task(table.person(name).command(what, CHANNEL, options=options))
    await table.bot.wait_for("interaction", timeout=PATIENT)
    await table.quiet()
    for interaction in table.server.interactions.by_id.values():
        table.server.interactions.fail(interaction, "lost")  # nobody is at it any more: no need to sit it out
    with suppress(InteractionFailed):
        await asking
    table.server.faults.clear()
    said = told(table, name).removeprefix(heard)
    if kept(table.path) == before:
        return False
    assert NOTHING not in said, f"/{what} did something, and said that it did not"
    assert DONE in said or MADE in said, f"/{what} does not say that it was done"
    return True


async def test_every_command_that_does_something_says_so_though_its_answer_is_lost(table: Bench) -> None:
    await table.open("Bruno", "Chiara")
    keeper = next(role for role in table.server.world.roles if role != table.server.world.guild_id)
    known: dict[str, dict[str, Value]] = {
        "table language": {"language": "ru"},
        "table pings": {"every": 60},
        "gm role": {"role": keeper},
    }
    ends = {"table move", "table park", "table leave", "table close", "gm transfer", "gm erase-server"}
    changed = set[str]()
    for command in leaves(table):
        what = command.qualified_name
        if what not in ends and await lost(table, "Ada", what, known.get(what) or filled(table, command)):
            changed.add(what)
    assert changed >= CHANGES, CHANGES - changed


async def test_a_table_that_was_moved_is_elsewhere(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    await unshown(table, "Ada", "table move", to="table-two")
    assert session.row.channel_id == table.channel_id("table-two")


async def test_a_game_that_was_parked_is_parked(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    await unshown(table, "Ada", "table park")
    assert session.row.status == "parked"


async def test_the_next_mission_is_open_and_its_lobby_comes_by_itself(table: Bench) -> None:
    won = await win(table, "Ada", "Bruno")
    await unshown(table, "Ada", "table next")
    assert (await table.session()).id != won.id
    await table.server.until(lambda: any("**Mission:** Until Dawn" in message.text for message in table.live()))


async def test_a_campaign_that_was_taken_up_goes_on(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    await table.person("Ada").command("table park", CHANNEL)
    await table.quiet()
    table.server.faults.cut_before(ANSWER)
    await table.person("Ada").command("campaign resume", CHANNEL, campaign=session.row.campaign_id or 0)
    await table.quiet()
    assert session.row.status == "playing"
    assert DONE in told(table)


async def test_whoever_comes_later_or_waits_on_is_heard(table: Bench, clock: Clock) -> None:
    await waiting(table, "Ada", "Bruno")
    await pressed_unshown(table, "Bruno", await missed(clock, GRACE), "Seen, later")
    await pressed_unshown(table, "Ada", await missed(clock, DAY, DAY), "Wait on")


async def test_who_is_being_erased_is_not_told_that_nothing_was_changed(table: Bench) -> None:
    asked = (await table.person("Ada").command("privacy erase", CHANNEL)).message
    table.server.faults.cut_before(ANSWER)
    with suppress(InteractionFailed):
        await table.person("Ada").press(asked, asked.labels[0])
    await table.quiet()
    assert NOTHING not in told(table)
    assert "erased" in told(table).splitlines()[-1]
