"""What the table is asked when somebody is erased: nothing is left to press, and the name goes from it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.playground.seen import Seen
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.e2e.erasing import ERASED, erase
from tests.support.e2e.gm import MASTER, PLAYER, STRANGER, gm, move

SEAT = "otto"


async def asked_for_a_seat(table: Bench) -> Seen:
    return (await table.person(STRANGER).command("table join", CHANNEL, seat=SEAT)).message


async def asked_for_another(table: Bench) -> Seen:
    return (await gm(table, MASTER, "seat", seat=SEAT, person=table.person(STRANGER))).message


@pytest.mark.parametrize(
    ("asks", "who"), [(asked_for_a_seat, STRANGER), (asked_for_another, MASTER), (asked_for_another, STRANGER)]
)
async def test_a_petition_that_names_somebody_who_is_erased_is_over(
    table: Bench, asks: Callable[[Bench], Awaitable[Seen]], who: str
) -> None:
    await table.open(MASTER, PLAYER, "Eve", computers=1)
    asked = await asks(table)
    assert who in asked.text
    assert (await erase(table, who)).text.startswith(ERASED)
    assert asked.buttons == []
    assert who not in asked.text
    assert "It is too late for an answer" in asked.text
    assert await table.store.open_petitions() == []


async def test_a_petition_of_others_goes_on(table: Bench) -> None:
    await table.open(MASTER, PLAYER, "Eve", computers=1)
    asked = await asked_for_a_seat(table)
    await erase(table, "Eve")
    assert asked.labels == ["Yes", "No"]


async def test_a_vote_that_somebody_called_who_is_erased_is_over(table: Bench) -> None:
    session = await table.open(MASTER, PLAYER, "Eve")
    await move(table, session, MASTER, "rest")
    vote = (await table.person(PLAYER).command("table undo-vote", CHANNEL)).message
    assert PLAYER in vote.text
    await erase(table, PLAYER)
    assert vote.buttons == []
    assert PLAYER not in vote.text
