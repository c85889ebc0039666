"""Restarts: old buttons work, what was unsent is sent once, and the table stands as it stood."""

from __future__ import annotations

from bot.store import NewTable, Seat
from tests.support.e2e.bench import CHANNEL, Bench, give, lamplight
from tests.support.waiting import eventually

SAY = "POST /channels/{channel_id}/messages"


async def test_the_buttons_of_a_panel_from_before_a_restart_work(table: Bench) -> None:
    await table.open("Ada", "Bruno")
    panel = await table.panel()
    await table.restart()
    reply = await give(table.person("Ada"), panel, ["move to=C4"])
    assert reply is not None
    assert reply.kind == table.answers
    await table.server.until(lambda: "Mara moves to C4." in panel.text)
    session = await table.session()
    assert session.row.head == 2
    assert (await table.panel()).id == panel.id


async def test_the_desk_from_before_a_restart_works(table: Bench) -> None:
    await table.open("Ada", "Bruno")
    ada = table.person("Ada")
    desk = table.desk(await ada.press(await table.panel(), "My hand"))
    await table.server.until(lambda: desk.files)
    await table.restart()
    await give(ada, desk, ["move to=C4"])
    assert (await table.session()).row.head == 2
    await table.server.until(lambda: "One action left." in desk.text)


async def test_the_lobby_from_before_a_restart_works(table: Bench) -> None:
    lobby = await table.lobby("Ada")
    await table.restart()
    await table.person("Bruno").press(lobby, "Join")
    assert f"**Ivo** · {table.named('Bruno')}" in lobby.text
    await table.person("Bruno").press(lobby, "Start")
    assert (await table.session()).row.status == "playing"


async def test_take_back_and_story_outlive_a_restart(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    await table.choose(session, table.person("Ada"), ["move to=C4"])
    await table.quiet()
    await table.restart()
    panel = await table.panel()
    assert "Mara moves to C4." in panel.text
    assert (await table.take_back("Ada")).kind == table.answers
    session = await table.session()
    assert lamplight(session).keepers["mara"].at == "D4"


async def test_what_a_stop_left_unsent_is_sent_once_at_the_start(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    table.server.faults.server_error(SAY, times=1000, status=503)
    table.server.faults.server_error("PATCH *", times=1000, status=503)
    while lamplight(session).phase == "watch" and lamplight(session).round == 1:
        person, ask = table.asked(session)
        keys = [option.key for option in ask.options]
        await person.command("table do", CHANNEL, action="rest" if "rest" in keys else keys[-1])
    await table.stop()
    before = {message.id for message in table.public()}
    table.server.faults.clear()
    await table.start()
    await table.server.until(lambda: len(table.public()) > len(before) and table.live())
    panel = await table.panel()
    assert await table.store.pending() == []
    assert table.story("The Watch is over.").media
    assert [message.id for message in table.live()] == [panel.id]
    sent = {message.id: message.data.get("nonce") for message in table.public() if message.id not in before}
    assert len(set(sent.values())) == len(sent)
    stands = {message.id for message in table.public()}
    await table.restart()
    await table.quiet()
    assert {message.id for message in table.public()} == stands, "a second start sends nothing"


async def test_a_panel_that_a_stop_left_behind_is_brought_up_to_date_at_the_start(table: Bench) -> None:
    await table.open("Ada", "Bruno")
    panel = await table.panel()
    table.server.faults.server_error(SAY, times=1000, status=503)
    table.server.faults.server_error("PATCH *", times=1000, status=503)
    await table.person("Ada").command("table do", CHANNEL, action="move to=C4")
    await table.stop()
    assert "2 actions left." in panel.text
    table.server.faults.clear()
    await table.start()
    await table.server.until(lambda: "One action left." in panel.text)
    assert "Mara moves to C4." in panel.text


async def test_two_tables_go_on_after_a_restart(table: Bench) -> None:
    first = await table.open("Ada", "Bruno")
    second = await table.open("Chiara", "Dmitri", channel="table-two")
    await table.rest(first)
    await table.restart()
    for channel, head in ((CHANNEL, 2), ("table-two", 1)):
        session = await table.session(channel)
        assert session.row.head == head
        await table.rest(session)
        assert session.row.head == head + 1
    assert (first.id, second.id) == (1, 2)


async def test_vigil_plays_on_at_the_oldest_of_very_many_tables(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    for number in range(60):
        other = NewTable(
            game="training", guild_id=1, channel_id=10_000 + number, owner_id=1, status="playing", mission="watch"
        )
        await table.store.create_table(other, [])
    seats = [
        Seat("mara", seat.position, "computer") if seat.seat == "mara" else seat for seat in session.seats.values()
    ]
    await table.store.set_seats(session.id, seats)  # as if a crash had come before Vigil could go on
    await table.restart()
    head = session.row.head

    async def plays_on() -> bool:
        return (await table.store.table(session.id)).head > head

    await eventually(plays_on)
    assert (await table.session()).match.waiting == ("ivo",)
