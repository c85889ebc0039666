"""/games and the lobby: what a game, a mission and a seat are, before anybody begins."""

from __future__ import annotations

from bot.games import IDS
from bot.measured import span
from tests.support.e2e.bench import CHANNEL, Bench


async def test_games_shows_each_game_with_its_picture_and_how_it_is_won(table: Bench) -> None:
    eve = table.person("Eve")
    first = table.desk(await eve.command("games", CHANNEL))
    await table.quiet()
    assert first.ephemeral
    assert [each["value"] for each in first.menu()["options"]] == list(IDS)
    for of in IDS:
        await eve.select(first, values=[of])
        await table.quiet()
        assert "How it is won" in first.text
        assert [file.filename for file in first.files], of
        assert "Open a table here" in first.labels
        if found := span(of):
            assert f"{found.shortest} to {found.longest} rounds" in first.text


async def test_a_table_can_be_opened_from_there(table: Bench) -> None:
    eve = table.person("Eve")
    first = table.desk(await eve.command("games", CHANNEL))
    await table.quiet()
    await eve.press(first, "Open a table here")
    await table.quiet()
    lobby = table.person("Eve").sees(CHANNEL)[-1]
    assert not lobby.ephemeral
    assert "Start" in lobby.labels


async def test_every_choice_of_a_lobby_says_what_it_is(table: Bench) -> None:
    ada = table.person("Ada")
    for of in IDS:
        reply = await ada.command("table new", CHANNEL, options={"game": of})
        lobby = await reply.final()
        for menu in lobby.selects:
            assert all(option.get("description") for option in menu["options"]), (of, menu["placeholder"])
            assert all(len(option["description"]) <= 100 for option in menu["options"])
        await ada.command("table close", CHANNEL)
        await table.quiet()


async def test_the_lobby_shows_its_mission_and_whoever_sits_there(table: Bench) -> None:
    ada = table.person("Ada")
    lobby = await (await ada.command("table new", CHANNEL, options={"game": "rise"})).final()
    assert "Leads: friends in his Zone attack" in lobby.text
    assert "Hits two at once up close" not in lobby.text
    about = await (await table.person("Eve").press(lobby, "About this mission")).final()
    assert about.owner_id == table.person("Eve").id
    assert "Los Angeles, 2029" in about.text
    assert about.files
