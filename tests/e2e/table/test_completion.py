"""Completion while typing: games, seats, actions, campaigns."""

from __future__ import annotations

from tests.support.e2e.bench import CHANNEL, Bench, lamplight


async def complete(table: Bench, name: str, command: str, option: str, typed: str = "") -> dict[str, str | int]:
    """What somebody is offered while typing, by its words."""
    choices = await table.person(name).autocomplete(command, option, typed, CHANNEL)
    return {choice["name"]: choice["value"] for choice in choices}


async def test_games_complete_by_title_and_by_id(table: Bench) -> None:
    for typed in ("", "lamp", "TRAIN"):
        assert (await complete(table, "Ada", "table new", "game", typed))["Lamplight"] == "training"
    assert await complete(table, "Ada", "table new", "game", "no such game") == {}


async def test_seats_complete_with_those_that_can_be_taken(table: Bench) -> None:
    await table.lobby("Ada", "Bruno")
    assert await complete(table, "Eve", "table join", "seat") == {"Nell": "nell", "Otto": "otto"}
    assert await complete(table, "Eve", "table join", "seat", "ot") == {"Otto": "otto"}


async def test_in_a_running_game_only_vigils_seats_complete(table: Bench) -> None:
    await table.open("Ada", "Bruno", computers=1)
    assert await complete(table, "Eve", "table join", "seat") == {"Nell": "nell"}


async def test_seats_complete_with_nothing_where_there_is_no_table(table: Bench) -> None:
    assert await complete(table, "Ada", "table join", "seat") == {}


async def test_actions_complete_with_what_this_person_may_do_now(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    offered = await complete(table, "Ada", "table do", "action", "move")
    assert offered["Move to C4"] == "move to=C4"
    assert all(name.startswith("Move to") for name in offered)
    hand = lamplight(session).keepers["mara"].hand
    played = [str(value) for value in (await complete(table, "Ada", "table do", "action", "play")).values()]
    assert {key.split()[1].removeprefix("card=") for key in played} <= set(hand)


async def test_no_action_completes_for_strangers_or_those_who_are_not_asked(table: Bench) -> None:
    await table.open("Ada", "Bruno")
    assert await complete(table, "Bruno", "table do", "action") == {}
    assert await complete(table, "Eve", "table do", "action") == {}


async def test_no_action_completes_in_the_lobby_or_without_a_table(table: Bench) -> None:
    assert await complete(table, "Ada", "table do", "action") == {}
    await table.lobby("Ada")
    assert await complete(table, "Ada", "table do", "action") == {}


async def test_campaigns_complete_with_those_that_go_on(table: Bench) -> None:
    assert await complete(table, "Ada", "campaign resume", "campaign") == {}
    await table.open("Ada", "Bruno")
    assert await complete(table, "Ada", "campaign resume", "campaign") == {"#1 · Lamplight · First Light · goes on": 1}
