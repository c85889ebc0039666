"""A campaign: from First Light to Until Dawn, over restarts, put away in one channel and taken up in another."""

from __future__ import annotations

from tests.support.e2e.bench import CHANNEL, Bench, lamplight
from tests.support.e2e.campaigns import victory, win
from tests.support.e2e.replies import told

ELSEWHERE = "table-two"


async def test_a_won_mission_says_that_the_story_goes_on(table: Bench) -> None:
    session = await win(table, "Bruno", "Chiara")
    assert "The story goes on, with everybody in their seats." in (await table.panel()).text
    listed = await told(table.person("Eve"), "campaign list")
    assert f"#{session.row.campaign_id} · Lamplight · Until Dawn · goes on" in listed


async def test_next_opens_the_lobby_with_everybody_in_their_seats(table: Bench) -> None:
    won = await win(table, "Bruno", "Chiara", computers=1)
    lobby = (await table.person("Chiara").command("table next", CHANNEL)).message
    assert "**Mission:** Until Dawn" in lobby.text
    assert f"**Mara** · {table.named('Bruno')}" in lobby.text
    assert f"**Ivo** · {table.named('Chiara')}" in lobby.text
    assert "**Nell** · Vigil" in lobby.text
    menus = [menu["placeholder"] for menu in lobby.selects]
    assert "Choose the mission" not in menus, "a campaign chooses its own mission"
    await table.person("Bruno").press(lobby, "Start")
    session = await table.session()
    assert session.id != won.id
    spare = lamplight(won).lamp - lamplight(won).goal
    assert lamplight(session).lamp == lamplight(session).plan.lamp + spare
    carried = {seat: max(1, keeper.health) for seat, keeper in lamplight(won).keepers.items()}
    assert {seat: keeper.health for seat, keeper in lamplight(session).keepers.items()} == carried
    assert "no next mission" in await told(table.person("Bruno"), "table next")


async def test_a_campaign_goes_on_over_restarts_between_and_within_missions(table: Bench) -> None:
    await win(table, "Ada", "Bruno")
    won = await table.panel()
    await table.restart()
    lobby = (await table.person("Ada").command("table next", CHANNEL)).message
    await table.restart()
    await table.person("Ada").press(lobby, "Start")
    session = await table.session()
    for _ in range(5):
        await table.advised(session)
    await table.quiet()
    before, head = session.match.state, session.row.head
    await table.restart()
    session = await table.session()
    assert session.row.head == head
    assert session.match.state == before
    while session.row.status == "playing":
        await table.advised(session)
    panel = await table.panel()
    assert "The game is over." in panel.text
    assert [message.id for message in table.live()] == [panel.id]
    assert "The seed was" in won.text, "the end of a mission stays to be read"
    assert await table.store.verify(session.id) == []


async def test_a_game_put_away_is_taken_up_in_another_channel_where_it_was(table: Bench) -> None:
    session = await table.open("Bruno", "Chiara")
    for _ in range(2):
        await table.rest(session)
    before = session.match.state
    old = await table.panel()
    await table.person("Bruno").command("table close", CHANNEL)
    await table.server.until(lambda: not old.buttons)
    refusal = await table.person("Eve").command("campaign resume", ELSEWHERE, campaign=1)
    assert refusal.message.text == "Only whoever sits at that table, or is its game-master, may bring it back."
    assert session.row.status == "parked"
    reply = await table.person("Chiara").command("campaign resume", ELSEWHERE, campaign=1)
    assert reply.message.text == "The campaign goes on here."
    resumed = await table.session(ELSEWHERE)
    panel = await table.panel(ELSEWHERE)
    assert resumed.id == session.id
    assert resumed.match.state == before
    assert [message.id for message in table.live(ELSEWHERE)] == [panel.id]
    assert table.live(CHANNEL) == []
    await table.rest(resumed)
    assert (await table.panel(ELSEWHERE)).id == panel.id
    assert "no table in this channel" in await told(table.person("Bruno"), "table status")


async def test_a_game_that_is_being_played_can_be_moved_and_leaves_nothing_to_press_behind(table: Bench) -> None:
    session = await table.open("Bruno", "Chiara")
    old = await table.panel()
    await table.person("Bruno").command("campaign resume", ELSEWHERE, campaign=1)
    new = await table.panel(ELSEWHERE)
    assert session.row.channel_id == table.channel_id(ELSEWHERE)
    await table.server.until(lambda: not old.buttons)
    assert [message.id for message in table.live(ELSEWHERE)] == [new.id]


async def test_a_game_whose_channel_was_deleted_is_taken_up_in_another(table: Bench) -> None:
    session = await table.open("Bruno", "Chiara")
    table.server.world.delete_channel(str(table.channel_id(CHANNEL)))
    await table.person("Bruno").command("campaign resume", ELSEWHERE, campaign=1)
    panel = await table.panel(ELSEWHERE)
    assert [message.id for message in table.live(ELSEWHERE)] == [panel.id]
    await table.rest(session)
    assert session.row.head == 2


async def test_a_won_mission_is_taken_up_elsewhere_with_its_next_lobby(table: Bench) -> None:
    won = await win(table, "Bruno", "Chiara")
    await table.person("Bruno").command("campaign resume", ELSEWHERE, campaign=won.row.campaign_id or 0)
    lobby = await table.panel(ELSEWHERE)
    assert "**Mission:** Until Dawn" in lobby.text
    await table.person("Bruno").press(lobby, "Start")
    assert "Hold the breakwater" in (await table.panel(ELSEWHERE)).text


async def test_a_lobby_put_away_is_taken_up_with_its_seats(table: Bench) -> None:
    won = await win(table, "Bruno", "Chiara")
    await table.person("Bruno").command("table next", CHANNEL)
    assert await told(table.person("Bruno"), "table close") == "The table is closed."
    await table.person("Bruno").command("campaign resume", ELSEWHERE, campaign=won.row.campaign_id or 0)
    lobby = await table.panel(ELSEWHERE)
    assert f"**Ivo** · {table.named('Chiara')}" in lobby.text


async def test_a_lost_first_mission_can_be_tried_again(table: Bench) -> None:
    session = await table.open("Bruno", "Chiara")
    while session.row.status == "playing":
        await table.rest(session)
    await table.quiet()
    assert not victory(session)
    assert "The same mission can be tried once more" in (await table.panel()).text
    lobby = (await table.person("Bruno").command("table next", CHANNEL)).message
    assert "**Mission:** First Light" in lobby.text
    assert f"**Ivo** · {table.named('Chiara')}" in lobby.text


async def test_a_won_campaign_is_listed_as_won_and_not_resumed(table: Bench) -> None:
    while True:
        await win(table, "Ada", "Bruno")
        lobby = (await table.person("Ada").command("table next", CHANNEL)).message
        await table.person("Ada").press(lobby, "Start")
        session = await table.session()
        while session.row.status == "playing":
            await table.advised(session)
        if victory(session):
            break
        await table.person("Ada").command("table close", CHANNEL)
    number = session.row.campaign_id or 0
    assert f"#{number} · Lamplight · Until Dawn · won" in await told(table.person("Eve"), "campaign list")
    reply = await table.person("Ada").command("campaign resume", ELSEWHERE, campaign=number)
    assert reply.message.text == "There is no such campaign to resume here."
