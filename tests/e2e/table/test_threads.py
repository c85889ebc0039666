"""Tables in threads: what keeps Vigil out is said before anything is begun, and passes as soon as it is let in."""

from __future__ import annotations

from collections.abc import Callable

import discord
import pytest

from bot.playground.world.shapes import Json
from bot.sessions.session import Session
from tests.support.e2e.bench import CHANNEL, Bench, give
from tests.support.e2e.patience import told
from tests.support.waiting import eventually

ADA, BRUNO = "Ada", "Bruno"


def den(table: Bench) -> Json:
    """Let Ada open a private thread with Bruno in it, but not Vigil."""
    thread = table.server.world.open_thread(str(table.channel_id()), "den", table.person(ADA).id, private=True)
    table.server.world.join_thread(thread["id"], table.person(BRUNO).id)
    return thread


def nook(table: Bench) -> Json:
    """Let Ada open a public thread."""
    return table.server.world.open_thread(str(table.channel_id()), "nook", table.person(ADA).id)


def call_vigil(table: Bench, thread: Json) -> None:
    """Let Ada mention Vigil in a thread."""
    table.person(ADA).say(f"<@{table.server.world.bot_id}> come", thread["id"])


async def opened(table: Bench) -> tuple[Json, Session]:
    """Open a table in a private thread that Vigil was let into."""
    thread = den(table)
    call_vigil(table, thread)
    return thread, await table.open(ADA, BRUNO, channel=thread["id"])


def leave(table: Bench, thread: Json) -> None:
    table.server.world.leave_thread(thread["id"], table.server.world.bot_id)


async def unsent(table: Bench, session: Session, thread: Json) -> None:
    """Play until something waits to be sent."""
    while not await table.store.pending(session.id):
        person, ask = table.asked(session)
        await person.command("table do", thread["id"], action=ask.options[-1].key)
        await table.quiet()


async def sent(table: Bench, session: Session) -> None:
    """Wait until everything that waited is sent."""

    async def nothing_waits() -> bool:
        return not await table.store.pending(session.id)

    await eventually(nothing_waits)
    await table.quiet()


async def test_where_vigil_is_not_let_in_it_says_what_to_do_before_a_table_is_opened(table: Bench) -> None:
    thread = den(table)
    said = told(await table.person(ADA).command("table new", thread["id"], game="training"))
    assert "private thread" in said
    assert f"<@{table.server.world.bot_id}>" in said
    assert table.public(thread["id"]) == []
    assert await table.store.table_in_channel(int(thread["id"])) is None
    call_vigil(table, thread)
    session = await table.open(ADA, BRUNO, channel=thread["id"])
    await table.answer(session)
    assert [message.id for message in table.live(thread["id"])] == [str(session.row.panel_id)]


async def test_who_manages_threads_joins_by_itself(table: Bench) -> None:
    thread = den(table)
    table.server.grant_bot(manage_threads=True)
    await table.open(ADA, BRUNO, channel=thread["id"])
    assert table.server.world.bot_id in table.server.world.thread_members[thread["id"]]


async def test_put_out_of_the_thread_vigil_says_so_and_goes_on_as_soon_as_it_is_back(table: Bench) -> None:
    thread, session = await opened(table)
    leave(table, thread)
    await unsent(table, session, thread)
    notes = [message for message in table.public(thread["id"]) if "private thread" in message.text]
    assert len(notes) == 1, "the table is told, and once"
    call_vigil(table, thread)
    await sent(table, session)
    assert [message.id for message in table.live(thread["id"])] == [str(session.row.panel_id)]


async def test_a_role_that_vigil_is_given_brings_a_table_back(table: Bench) -> None:
    thread, session = await opened(table)
    leave(table, thread)
    await unsent(table, session, thread)
    world = table.server.world
    world.give_role(world.bot_id, "Janitor", discord.Permissions(manage_threads=True))
    await sent(table, session)
    assert [message.id for message in table.live(thread["id"])] == [str(session.row.panel_id)]


async def test_that_discord_stumbles_over_a_question_spoils_no_press(table: Bench) -> None:
    thread, session = await opened(table)
    leave(table, thread)
    await unsent(table, session, thread)
    table.server.faults.refuse("GET /channels/{channel_id}", 400, 0, times=5)
    for name in (ADA, BRUNO):
        assert "went wrong" not in told(await table.person(name).command("table hand", thread["id"]))
        await table.quiet()
    assert not [each for name in (ADA, BRUNO) for each in table.private(name, thread["id"]) if "wrong" in each.text]


async def test_asked_for_the_panel_vigil_tells_the_truth(table: Bench) -> None:
    thread, _ = await opened(table)
    leave(table, thread)
    ada = table.person(ADA)
    assert "private thread" in told(await ada.command("table panel", thread["id"]))
    resynced = (await (await ada.command("gm resync", thread["id"])).final()).text
    assert "private thread" in resynced
    assert "lacks" not in resynced
    assert "private thread" in told(await ada.command("table move", thread["id"], to=den(table)["id"]))


async def test_a_campaign_and_a_next_mission_ask_to_be_let_in_too(table: Bench) -> None:
    session = await table.open(ADA, BRUNO)
    thread = den(table)
    resuming = table.person(ADA).command("campaign resume", thread["id"], campaign=session.row.campaign_id or 0)
    assert "private thread" in told(await resuming)
    assert session.row.channel_id == table.channel_id()


@pytest.mark.parametrize(
    ("state", "said"),
    [
        ({"archived": True}, "archived"),
        ({"locked": True}, "locked"),
        ({"archived": True, "locked": True}, "locked"),
    ],
)
async def test_no_table_moves_into_a_thread_that_is_closed(table: Bench, state: dict[str, bool], said: str) -> None:
    session = await table.open(ADA, BRUNO)
    thread = nook(table)
    await table.quiet()
    table.server.world.set_thread(thread["id"], **state)
    reply = told(await table.person(ADA).command("table move", CHANNEL, to=thread["id"]))
    assert reply.startswith("That thread is")
    assert said in reply
    assert session.row.channel_id == table.channel_id()


async def test_no_table_moves_to_where_vigil_sees_nothing(table: Bench) -> None:
    session = await table.open(ADA, BRUNO)
    ada = table.person(ADA)
    closed = den(table)
    moved = told(await ada.command("table move", CHANNEL, to=closed["id"]))
    assert moved.startswith("That is a private thread")
    table.server.forbid_bot("table-two", view_channel=True)
    moved = told(await ada.command("table move", CHANNEL, to="table-two"))
    assert moved.startswith("Vigil may not")
    assert "lacks **View Channel**." in moved
    table.server.faults.refuse("GET /channels/{channel_id}", 404, 10003)
    moved = told(await ada.command("table move", CHANNEL, to="off-topic"))
    assert moved.startswith("That channel is gone")
    assert session.row.channel_id == table.channel_id()
    call_vigil(table, closed)
    await ada.command("table move", CHANNEL, to=closed["id"])
    await table.quiet()
    assert [message.id for message in table.live(closed["id"])] == [str(session.row.panel_id)]


async def test_a_table_in_a_locked_thread_says_so_and_goes_on_when_it_is_open(table: Bench) -> None:
    thread = nook(table)
    session = await table.open(ADA, BRUNO, channel=thread["id"])
    table.server.world.set_thread(thread["id"], locked=True)
    await unsent(table, session, thread)
    heard = [name for name in (ADA, BRUNO) for each in table.private(name, thread["id"]) if "is locked" in each.text]
    assert sorted(heard) == sorted(set(heard)) != [], "nothing can be said to all, so each is told, once"
    assert "is locked" in told(await table.person(ADA).command("table panel", thread["id"]))
    table.server.world.set_thread(thread["id"], locked=False)
    await sent(table, session)


async def test_what_vigils_own_role_is_given_brings_a_table_back(table: Bench) -> None:
    thread = nook(table)
    session = await table.open(ADA, BRUNO, channel=thread["id"])
    table.server.world.set_thread(thread["id"], locked=True)
    await unsent(table, session, thread)
    table.server.grant_bot(manage_threads=True)
    await sent(table, session)
    assert [message.id for message in table.live(thread["id"])] == [str(session.row.panel_id)]


@pytest.mark.parametrize("state", ["locked", "archived"])
async def test_a_press_in_a_closed_thread_counts_and_is_answered(table: Bench, state: str) -> None:
    thread = nook(table)
    session = await table.open(ADA, BRUNO, channel=thread["id"])
    panel = await table.panel(thread["id"])
    table.server.world.set_thread(thread["id"], **{state: True})
    await give(table.person(ADA), panel, ["move to=C4"])
    await table.quiet()
    answer = table.private(ADA, thread["id"])[0].text
    assert "try again" not in answer
    assert "went wrong" not in answer
    assert session.row.head == 2
    heard = [message for message in table.private(ADA, thread["id"]) if "is locked" in message.text]
    assert len(heard) == (state == "locked")
    table.server.world.set_thread(thread["id"], locked=False)
    await sent(table, session)
    await table.server.until(lambda: any("Mara moves to C4." in each.text for each in table.live(thread["id"])))
    await table.quiet()
    assert [message.id for message in table.live(thread["id"])] == [str(session.row.panel_id)]


async def test_a_permission_that_is_lost_is_told_once_to_all_and_once_to_each(table: Bench) -> None:
    session = await table.open(ADA, BRUNO)
    await table.panel()
    table.server.forbid_bot(CHANNEL, send_messages=True)
    await knows(table, lambda may: not may.send_messages)
    ada, bruno = table.person(ADA), table.person(BRUNO)
    await give(ada, await table.panel(), ["move to=C4"])
    await table.quiet()
    (note,) = [message for message in table.public() if "lacks a permission" in message.text]
    assert "**Send Messages**" in note.text
    assert not note.mentions
    for _ in range(2):
        await bruno.command("table hand", CHANNEL)
        await ada.command("table hand", CHANNEL)
        await table.quiet()
    assert [m.id for m in table.public() if "lacks a permission" in m.text] == [note.id]
    assert len([m for m in table.private(BRUNO) if "lacks a permission" in m.text]) == 1
    assert not [m for m in table.private(ADA) if "lacks a permission" in m.text]
    table.server.forbid_bot(CHANNEL)
    await knows(table, lambda may: may.send_messages)
    await bruno.command("table hand", CHANNEL)
    table.server.forbid_bot(CHANNEL, view_channel=True)
    await knows(table, lambda may: not may.view_channel)
    await ada.command("table hand", CHANNEL)
    await table.quiet()
    assert len([m for m in table.public() if "lacks a permission" in m.text]) == 2, "another loss is told anew"
    assert session.row.head == 2


async def test_what_discord_forbids_is_named_to_whoever_tried(table: Bench) -> None:
    await table.open(ADA, BRUNO)
    table.server.forbid_bot(CHANNEL, send_messages=True)
    table.server.faults.refuse("POST /interactions/*", 403, 50013)
    said = told(await table.person(ADA).command("table status", CHANNEL))
    assert said.startswith("Vigil lacks a permission here: **Send Messages**.")


async def test_without_files_the_board_is_told_in_words_until_they_are_back(table: Bench) -> None:
    session = await table.open(ADA, BRUNO)
    table.server.forbid_bot(CHANNEL, attach_files=True)
    await knows(table, lambda may: not may.attach_files)
    await give(table.person(ADA), await table.panel(), ["move to=C4"])
    assert told(await table.person(ADA).command("table panel", CHANNEL)) == "The panel stands below."
    panel = await table.panel()
    assert not panel.media
    assert "**Attach Files**" in panel.text
    assert "```" in panel.text
    assert "C4" in panel.text.split("```")[1]
    assert table.server.violations == []
    while session.row.status == "playing" and len(table.live()) == 1:
        await table.answer(session)
    assert await table.store.pending(session.id) == []
    table.server.forbid_bot(CHANNEL)
    await knows(table, lambda may: may.attach_files)
    await table.person(ADA).command("table panel", CHANNEL)
    panel = await table.panel()
    assert panel.media
    assert "**Attach Files**" not in panel.text


async def knows(table: Bench, fits: Callable[[discord.Permissions], bool]) -> None:
    """Wait until Vigil has heard what it may do in the table's channel."""
    channel = table.bot.get_channel(table.channel_id())
    assert isinstance(channel, discord.TextChannel)
    await eventually(lambda: fits(channel.permissions_for(channel.guild.me)))
