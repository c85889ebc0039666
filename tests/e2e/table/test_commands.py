"""Every slash command: as a player, as a stranger, and in the wrong state."""

from __future__ import annotations

import pytest

from bot.playground.seen import Seen
from bot.sessions.telling.story import LABEL
from tests.support.e2e.bench import CHANNEL, Bench, lamplight
from tests.support.e2e.gm import confirm
from tests.support.e2e.replies import told

NEEDS_A_TABLE = ("join", "leave", "start", "status", "panel", "hand", "board", "log", "close", "next")
NEEDS_A_GAME = ("hand", "board", "log")


async def hand_of(table: Bench, name: str) -> Seen:
    """Open somebody's desk and wait for its picture."""
    desk = table.desk(await table.person(name).command("table hand", CHANNEL))
    await table.server.until(lambda: desk.files)
    return desk


@pytest.mark.parametrize("command", NEEDS_A_TABLE)
async def test_without_a_table_a_command_says_how_to_open_one(table: Bench, command: str) -> None:
    assert await told(table.person("Ada"), f"table {command}") == (
        "There is no table in this channel. `/table new` opens one."
    )
    assert table.public() == []


async def test_without_a_table_nothing_can_be_done(table: Bench) -> None:
    assert "no table in this channel" in await told(table.person("Ada"), "table do", action="rest")


@pytest.mark.parametrize("command", NEEDS_A_GAME)
async def test_in_the_lobby_there_is_nothing_to_look_at_yet(table: Bench, command: str) -> None:
    await table.lobby("Ada")
    assert await told(table.person("Ada"), f"table {command}") == "The game has not started yet."


async def test_in_the_lobby_nothing_can_be_done(table: Bench) -> None:
    await table.lobby("Ada")
    assert await told(table.person("Ada"), "table do", action="rest") == "The game has not started yet."


async def test_join_and_leave_by_command_show_in_the_lobby(table: Bench) -> None:
    lobby = await table.lobby("Ada")
    bruno = table.person("Bruno")
    assert await told(bruno, "table join", seat="otto") == "You play Otto."
    await table.quiet()
    assert f"**Otto** · {table.named('Bruno')}" in lobby.text
    assert await told(bruno, "table leave") == "You have left the table."
    await table.quiet()
    assert "**Otto** · free" in lobby.text
    assert "You have no seat" in await told(bruno, "table leave")


async def test_joining_a_seat_that_does_not_exist_is_refused(table: Bench) -> None:
    await table.lobby("Ada")
    assert await told(table.person("Bruno"), "table join", seat="dracula") == "There is no such seat at this table."


async def test_start_by_command_closes_the_lobby(table: Bench) -> None:
    lobby = await table.lobby("Ada", "Bruno")
    assert "You have no seat" in await told(table.person("Eve"), "table start")
    assert await told(table.person("Bruno"), "table start") == "The game begins."
    panel = await table.panel()
    assert [message.id for message in table.live()] == [panel.id]
    assert "SHA-256" in lobby.text
    assert "The game has begun" in await told(table.person("Bruno"), "table start")


async def test_status_tells_anybody_how_the_table_stands(table: Bench) -> None:
    await table.lobby("Ada", "Bruno")
    eve = table.person("Eve")
    assert "The lobby is open." in await told(eve, "table status")
    await told(table.person("Ada"), "table start")
    status = await told(eve, "table status")
    assert "Lamplight · First Light" in status
    assert f"Waiting for <@{table.person('Ada').id}>." in status
    assert f"**Ivo** · <@{table.person('Bruno').id}>" in status


async def test_panel_brings_the_panel_down_and_closes_the_old_one(table: Bench) -> None:
    await table.open("Ada", "Bruno")
    old = (await table.panel()).id
    table.person("Eve").say("chatter", CHANNEL)
    assert (await told(table.person("Eve"), "table panel")).startswith("Only whoever sits at the table")
    assert await told(table.person("Bruno"), "table panel") == "The panel stands below."
    new = await table.panel()
    assert table.public()[-1].id == new.id != old
    assert [message.id for message in table.live()] == [new.id]


async def test_panel_in_the_lobby_brings_the_lobby_down_and_closes_the_old_one(table: Bench) -> None:
    old = await table.lobby("Ada", "Bruno")
    new = (await table.person("Bruno").command("table panel", CHANNEL)).message
    await table.server.until(lambda: not old.buttons)
    assert new.labels[0] == "Join"
    await table.person("Bruno").press(new, "Start")
    panel = await table.panel()
    assert [message.id for message in table.live()] == [panel.id]


async def test_hand_shows_a_player_their_own_cards_and_nobody_else(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    desk = await hand_of(table, "Bruno")
    cards = lamplight(session).keepers["ivo"].hand
    names = {"flare": "Flare", "tea": "Hot Tea", "flask": "Spare Flask", "bell": "Fog Bell", "brace": "Brace"}
    assert all(names[card] in desk.alt_texts[0] for card in cards)
    assert "Nothing is asked of you right now." in desk.text
    assert desk.owner_id == table.person("Bruno").id
    assert desk not in table.person("Ada").sees(CHANNEL)
    mine = await hand_of(table, "Ada")
    assert "### Mara, what do you do?" in mine.text


async def test_a_stranger_has_no_hand(table: Bench) -> None:
    await table.open("Ada", "Bruno")
    assert "You have no seat at this table." in await told(table.person("Eve"), "table hand")


async def test_do_answers_by_typing(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    panel = await table.panel()
    reply = await table.person("Ada").command("table do", CHANNEL, action="move to=C4")
    assert reply.message.ephemeral
    assert "One action left." in reply.message.text
    assert session.row.head == 2
    await table.quiet()
    assert "Mara moves to C4." in panel.text


async def test_do_refuses_strangers_and_those_who_are_not_asked(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    assert "You have no seat" in await told(table.person("Eve"), "table do", action="rest")
    refusal = await told(table.person("Bruno"), "table do", action="rest")
    assert refusal == "It is not your turn. Asked now: Mara."
    assert session.row.head == 1


async def test_board_as_pictures_is_for_who_asked(painted: Bench) -> None:
    await painted.open("Ada", "Bruno")
    eve = painted.person("Eve")
    board = await (await eve.command("table board", CHANNEL)).final()
    assert board.owner_id == eve.id
    assert [file.filename for file in board.files] == ["board.webp", "focus.webp"]
    assert all("Mara stands at" in (file.description or "") for file in board.files)


async def test_board_as_text_fits_a_message(table: Bench) -> None:
    await table.open("Ada", "Bruno")
    text = await told(table.person("Eve"), "table board", text=True)
    assert "Mara" in text
    assert "First Light" in text


async def test_log_tells_what_happened_by_pages(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    while session.row.head <= 25:
        await table.rest(session)
    eve = table.person("Eve")
    newest = await told(eve, "table log")
    older = await told(eve, "table log", page=2)
    assert "The keeper's boat is overdue" in older
    assert "The keeper's boat is overdue" not in newest
    assert newest.splitlines()[-1] != older.splitlines()[-1]
    assert await told(eve, "table log", page=99) == "Nothing more has happened."


async def test_only_the_opener_or_a_keeper_of_the_server_closes_a_table(table: Bench) -> None:
    lobby = await table.lobby("Bruno")
    assert "Only whoever opened the table" in await told(table.person("Eve"), "table close")
    assert lobby.buttons
    assert await told(table.person("Bruno"), "table close") == "The table is closed."
    await table.server.until(lambda: not lobby.buttons)
    await table.lobby("Bruno")
    assert await told(table.person("Ada"), "table close") == "The table is closed."


async def test_closing_a_running_game_puts_it_away_and_takes_its_buttons(table: Bench) -> None:
    session = await table.open("Bruno", "Chiara")
    panel = await table.panel()
    assert "put away" in await told(table.person("Bruno"), "table close")
    await table.server.until(lambda: not panel.buttons)
    assert session.row.status == "parked"
    assert "no table in this channel" in await told(table.person("Bruno"), "table status")


async def test_there_is_no_next_mission_before_the_end(table: Bench) -> None:
    await table.lobby("Ada", "Bruno")
    assert await told(table.person("Ada"), "table next") == "There is no next mission to go on to."
    await told(table.person("Ada"), "table start")
    assert await told(table.person("Ada"), "table next") == "There is no next mission to go on to."


async def test_a_finished_game_takes_no_more_answers(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    await table.finish(session)
    await table.quiet()
    assert await told(table.person("Ada"), "table do", action="rest") == "No game is being played at this table."
    assert "The game is over." in await told(table.person("Eve"), "table status")
    desk = table.desk(await table.person("Ada").command("table hand", CHANNEL))
    await table.server.until(lambda: desk.files)
    assert not desk.buttons
    assert not desk.selects


async def test_leaving_a_running_game_lets_vigil_play_on_and_somebody_may_take_over(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    desk = table.desk(await table.person("Ada").press(await table.panel(), "My hand"))
    await table.server.until(lambda: desk.files)
    await told(table.person("Ada"), "table leave")
    await table.quiet()
    assert session.match.waiting == ("ivo",), "Vigil has played Mara's turn"
    panel = await table.panel()
    assert "Mara · Vigil" in panel.text
    assert "Ada leaves the table, and Vigil plays Mara on." in panel.text
    assert ("no longer yours" in desk.text, desk.buttons, desk.files) == (True, [], [])
    eve = table.person("Eve")
    asked = (await eve.command("table join", CHANNEL)).message
    await confirm(table, "Bruno", asked, "Yes")
    panel = await table.panel()
    assert f"Mara · {table.named('Eve')}" in panel.text
    assert "Eve sits down and plays Mara." in panel.text
    kept = [
        LABEL.decode(row.label).told for row in await table.store.rows(session.id) if row.kind == "set" and row.label
    ]
    assert [sentence.phrase.id for (sentence,) in kept] == ["story-leaves", "story-sits-down"]
    assert await table.store.verify(session.id) == []


async def test_nobody_sits_down_where_nobody_plays_after_a_table_was_idle(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    assert table.bot.house.sweep(idle=0.0), "as after a quarter of an hour"
    eve = table.person("Eve")
    assert await eve.autocomplete("table join", "seat", "", CHANNEL) == []
    table.bot.house.sweep(idle=0.0)
    assert await told(eve, "table join") == "No seat is free."
    table.bot.house.sweep(idle=0.0)
    assert await told(eve, "table join", seat="otto") == "That seat is not in this game."
    assert [seat.kind for seat in await table.store.seats(session.id)] == ["person", "person", "open", "open"]


async def test_campaigns_are_listed_to_anybody(table: Bench) -> None:
    eve = table.person("Eve")
    assert "There is no campaign here yet." in await told(eve, "campaign list")
    await table.open("Ada", "Bruno")
    assert await told(eve, "campaign list") == "#1 · Lamplight · First Light · goes on"


async def test_resuming_nothing_or_into_a_taken_channel_is_refused(table: Bench) -> None:
    ada = table.person("Ada")
    assert await told(ada, "campaign resume", campaign=99) == "There is no such campaign to resume here."
    await table.open("Ada", "Bruno")
    assert "This channel has a table already." in await told(ada, "campaign resume", campaign=1)


async def test_games_and_help_are_for_who_asks(table: Bench) -> None:
    eve = table.person("Eve")
    assert "## Lamplight" in await told(eve, "games", "off-topic")
    await table.quiet()
    assert "`/table new` opens a table" in await told(eve, "help", "off-topic")
    assert table.public("off-topic") == []


async def test_a_panel_that_could_not_be_sent_comes_when_it_may_and_somebody_asks(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    old = await table.panel()
    table.server.forbid_bot(CHANNEL, send_messages=True)
    while not table.server.journal.statuses[403]:
        person, ask = table.asked(session)
        await person.command("table do", CHANNEL, action=ask.options[-1].key)
        await table.quiet()
    assert "lacks a permission" in await told(table.person("Ada"), "table panel")
    table.server.forbid_bot(CHANNEL)
    assert await told(table.person("Ada"), "table panel") == "The panel stands below."
    panel = await table.panel()
    assert panel.id != old.id
    assert [message.id for message in table.live()] == [panel.id]


async def test_strangers_do_not_change_the_table_of_others(table: Bench) -> None:
    lobby = await table.lobby("Bruno", "Chiara")
    eve = table.person("Eve")
    mine = "Only whoever sits at the table, or is its game-master, may do that."
    assert await told(eve, "table panel") == mine
    assert (await eve.press(lobby, "Let Vigil play a seat")).message.text == mine
    choice = await eve.select(lobby, placeholder="Choose the mission", values=["Until Dawn"])
    assert choice.message.text == mine
    await told(table.person("Bruno"), "table start")
    assert "being played elsewhere" in await told(eve, "campaign resume", "table-two", campaign=1)
    assert table.public("table-two") == []


async def test_the_last_person_to_leave_puts_the_game_away(table: Bench) -> None:
    session = await table.open("Bruno", computers=1)
    panel = await table.panel()
    assert "put away" in await told(table.person("Bruno"), "table leave")
    await table.server.until(lambda: not panel.buttons)
    assert session.row.status == "parked"
    rows = await table.store.rows(session.id)
    assert [row.kind for row in rows] == ["start", "set"], "Vigil does not play on by itself"
    (gone,) = LABEL.decode(rows[1].label or b"").told
    assert (gone.phrase.id, gone.phrase.args["name"]) == ("story-leaves-free", "Bruno")


async def test_where_vigil_lacks_a_permission_no_table_is_opened(table: Bench) -> None:
    table.server.forbid_bot(CHANNEL, attach_files=True)
    assert "Vigil lacks a permission" in await told(table.person("Ada"), "table new", game="training")
    table.server.forbid_bot(CHANNEL)
    await table.lobby("Ada")
