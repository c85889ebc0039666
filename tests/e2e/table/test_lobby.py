"""The lobby: who sits where, what is played, and the start."""

from __future__ import annotations

import asyncio
import re

import pytest

from bot.playground.seen import Seen
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.e2e.replies import refused

MISSION = "Choose the mission"
SEAT = "Take a seat"


def seats(lobby: Seen) -> dict[str, str]:
    """Who holds which seat, as the lobby tells it."""
    return dict(re.findall(r"^\*\*(.+)\*\* · (.+)$", lobby.text, re.MULTILINE))


async def test_a_new_table_shows_its_lobby_to_all_with_its_opener_seated(table: Bench) -> None:
    ada = table.person("Ada")
    lobby = (await ada.command("table new", CHANNEL, game="training")).message
    assert not lobby.ephemeral
    assert seats(lobby) == {"Mara": table.named(ada.name), "Ivo": "free", "Nell": "free", "Otto": "free"}
    assert "First Light" in lobby.text
    assert lobby.labels[:4] == ["Join", "Let Vigil play a seat", "Start", "Leave"]
    assert lobby.labels[4:] == ["About this mission", "Tell it briefly", "New here? Learn it first"]
    assert lobby.mentions == []
    assert [m.id for m in table.person("Eve").sees(CHANNEL)] == [lobby.id]


async def test_join_takes_the_first_free_seat_in_place(table: Bench) -> None:
    lobby = await table.lobby("Ada", "Bruno")
    assert seats(lobby)["Ivo"] == table.named("Bruno")
    assert len(table.public()) == 1


async def test_the_menu_takes_the_seat_that_is_picked(table: Bench) -> None:
    lobby = await table.lobby("Ada")
    bruno = table.person("Bruno")
    reply = await bruno.select(lobby, placeholder=SEAT, values=["Nell"])
    assert reply.kind == "update"
    assert seats(lobby) == {
        "Mara": table.named("Ada"),
        "Ivo": "free",
        "Nell": table.named(bruno.name),
        "Otto": "free",
    }


async def test_a_taken_seat_is_refused_and_names_who_sits_there(table: Bench) -> None:
    lobby = await table.lobby("Ada")
    before = lobby.text
    reply = await table.person("Bruno").select(lobby, placeholder=SEAT, values=["Mara"])
    assert refused(reply) == "Ada sits there."
    assert lobby.text == before
    assert table.private("Ada") == []


async def test_two_who_want_one_seat_at_the_same_time_do_not_both_get_it(table: Bench) -> None:
    lobby = await table.lobby("Ada")
    people = [table.person(name) for name in ("Bruno", "Chiara")]
    replies = await asyncio.gather(*(p.select(lobby, placeholder=SEAT, values=["Otto"]) for p in people))
    assert sorted(reply.kind for reply in replies) == ["message", "update"]
    assert "sits there." in refused(next(reply for reply in replies if reply.kind == "message"))


async def test_joining_twice_is_refused_but_the_menu_gives_a_second_seat(table: Bench) -> None:
    lobby = await table.lobby("Ada")
    ada = table.person("Ada")
    assert "already" in refused(await ada.press(lobby, "Join"))
    await ada.select(lobby, placeholder=SEAT, values=["Otto"])
    assert [name for name, who in seats(lobby).items() if who == table.named("Ada")] == ["Mara", "Otto"]


async def test_a_full_table_refuses_one_more(table: Bench) -> None:
    lobby = await table.lobby("Ada", "Bruno", "Chiara", "Dmitri")
    assert refused(await table.person("Eve").press(lobby, "Join")) == "No seat is free."
    assert refused(await table.person("Ada").press(lobby, "Let Vigil play a seat")) == "No seat is free."


async def test_vigil_takes_a_seat_and_gives_it_back(table: Bench) -> None:
    lobby = await table.lobby("Ada", computers=1)
    assert seats(lobby)["Ivo"] == "Vigil"
    for _ in range(2):
        await table.person("Ada").press(lobby, "Let Vigil play a seat")
    assert list(seats(lobby).values())[1:] == ["Vigil"] * 3
    assert "Let Vigil play a seat" not in lobby.labels
    await table.person("Ada").press(lobby, "Free Vigil's seats")
    assert list(seats(lobby).values())[1:] == ["free"] * 3, "with no seat open, Vigil's are freed"
    assert "Let Vigil play a seat" in lobby.labels


async def test_a_person_may_take_the_seat_that_vigil_was_to_play(table: Bench) -> None:
    lobby = await table.lobby("Ada", computers=1)
    bruno = table.person("Bruno")
    await bruno.select(lobby, placeholder=SEAT, values=["Ivo"])
    assert seats(lobby)["Ivo"] == table.named(bruno.name)


async def test_vigil_takes_no_more_seats_than_the_game_can_have(table: Bench) -> None:
    lobby = await table.lobby("Ada", computers=3, game="fireteam")
    assert list(seats(lobby).values())[1:] == ["Vigil"] * 3 + ["free"], "four of the five heroes go in"
    assert "Free Vigil's seats" in lobby.labels
    await table.person("Ada").press(lobby, "Start")
    assert (await table.session()).row.status == "playing"


async def test_whoever_comes_to_a_table_that_is_full_of_vigil_takes_one_of_its_seats(table: Bench) -> None:
    lobby = await table.lobby("Ada", computers=3, game="fireteam")
    bruno, chiara = table.person("Bruno"), table.person("Chiara")
    await bruno.press(lobby, "Join")
    assert list(seats(lobby).values())[1:] == [table.named(bruno.name), "Vigil", "Vigil", "free"]
    await chiara.select(lobby, placeholder=SEAT, values=["Maxine"])
    assert list(seats(lobby).values())[1:] == [table.named(bruno.name), "Vigil", "free", table.named(chiara.name)]


async def test_a_fifth_person_finds_no_seat_where_four_can_play(table: Bench) -> None:
    lobby = await table.lobby("Ada", "Bruno", "Chiara", "Dmitri", game="fireteam")
    before = lobby.text
    assert "takes 2 to 4 seats" in refused(await table.person("Eve").press(lobby, "Join"))
    assert refused(await table.person("Ada").press(lobby, "Let Vigil play a seat")) == "No seat is free."
    assert lobby.text == before


async def test_the_mission_is_chosen_in_place_and_played(table: Bench) -> None:
    lobby = await table.lobby("Ada", "Bruno")
    await table.person("Bruno").select(lobby, placeholder=MISSION, values=["Until Dawn"])
    assert "**Mission:** Until Dawn" in lobby.text
    await table.person("Ada").press(lobby, "Start")
    panel = await table.panel()
    assert "Hold the breakwater" in panel.text


async def test_a_switch_is_set_in_place_and_played(table: Bench) -> None:
    lobby = await table.lobby("Ada", "Bruno")
    (menu,) = [menu for menu in lobby.selects if menu["placeholder"] not in (SEAT, MISSION)]
    (other,) = [option for option in menu["options"] if not option.get("default")]
    await table.person("Bruno").select(lobby, menu["custom_id"], values=[other["value"]])
    assert [o["value"] for o in lobby.menu(menu["custom_id"])["options"] if o.get("default")] == [other["value"]]
    await table.person("Ada").press(lobby, "Start")
    assert (await table.session()).options == {"sea": other["value"]}


async def test_leaving_frees_the_seat(table: Bench) -> None:
    lobby = await table.lobby("Ada", "Bruno")
    await table.person("Bruno").press(lobby, "Leave")
    assert seats(lobby)["Ivo"] == "free"
    assert "no seat" in refused(await table.person("Bruno").press(lobby, "Leave"))


async def test_somebody_without_a_seat_cannot_start(table: Bench) -> None:
    lobby = await table.lobby("Ada", "Bruno")
    assert "no seat" in refused(await table.person("Eve").press(lobby, "Start"))
    assert (await table.session()).row.status == "lobby"


async def test_too_few_seats_cannot_start(table: Bench) -> None:
    lobby = await table.lobby("Ada")
    assert "2 to 4" in refused(await table.person("Ada").press(lobby, "Start"))
    assert (await table.session()).row.status == "lobby"


async def test_the_start_closes_the_lobby_with_a_promise_and_posts_one_panel(table: Bench) -> None:
    lobby = await table.lobby("Ada", "Bruno")
    reply = await table.person("Bruno").press(lobby, "Start")
    assert reply.kind == "update"
    panel = await table.panel()
    session = await table.session()
    assert session.row.commitment.hex() in lobby.text
    assert not lobby.buttons
    assert not lobby.selects
    assert [message.id for message in table.public()] == [lobby.id, panel.id]
    assert session.row.seed.hex() not in panel.text


async def test_starting_twice_at_once_starts_once(table: Bench) -> None:
    lobby = await table.lobby("Ada", "Bruno")
    replies = await asyncio.gather(*(table.person(name).press(lobby, "Start") for name in ("Ada", "Bruno")))
    assert sorted(reply.kind for reply in replies) == ["message", "update"]
    session = await table.session()
    assert session.row.head == 1
    await table.panel()
    assert len(table.live()) == 1


async def test_a_channel_holds_one_table(table: Bench) -> None:
    await table.lobby("Ada")
    reply = await table.person("Bruno").command("table new", CHANNEL, game="training")
    assert refused(reply).startswith("This channel has a table already.")
    assert len(table.public()) == 1


async def test_of_two_tables_opened_at_once_in_a_channel_one_is_refused_in_the_same_words(table: Bench) -> None:
    people = [table.person(name) for name in ("Ada", "Bruno")]
    replies = await asyncio.gather(*(p.command("table new", CHANNEL, game="training") for p in people))
    (late,) = [reply for reply in replies if reply.message.ephemeral]
    assert refused(late).startswith("This channel has a table already.")
    assert len(table.live()) == 1


async def test_a_thread_holds_another_table_at_the_same_time(table: Bench) -> None:
    thread = table.person("Ada").open_thread("side table", CHANNEL)
    first = await table.open("Ada", "Bruno")
    second = await table.open("Ada", "Chiara", channel=thread["id"])
    assert first.id != second.id
    await table.answer(second)
    assert (first.row.head, second.row.head) == (1, 2)
    assert "Waiting for" in (await table.panel(thread["id"])).text
    assert {message.channel_id for message in table.public(thread["id"])} == {thread["id"]}


async def test_an_unknown_game_is_refused(table: Bench) -> None:
    reply = await table.person("Ada").command("table new", CHANNEL, game="chess")
    assert refused(reply) == "There is no such game. `/games` lists them."


@pytest.mark.parametrize("button", ["Join", "Start", "Leave", "Let Vigil play a seat"])
async def test_a_lobby_button_of_a_closed_table_says_so(table: Bench, button: str) -> None:
    lobby = await table.lobby("Ada", "Bruno")
    custom_id = lobby.button(button)["custom_id"]
    old = table.server.world.find(lobby.id)
    assert old is not None
    face = old.data
    await table.person("Ada").command("table close", CHANNEL)
    await table.server.until(lambda: not lobby.buttons)
    table.server.world.revise(old, face)
    assert refused(await table.person("Bruno").press(lobby, custom_id=custom_id))
