"""People's data: what is said about it, and that nothing is left of whoever is erased, while games go on."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.__main__ import main
from bot.saves.audit import audit
from bot.saves.fair import prove
from bot.sessions.gm import petitions
from bot.sessions.lobby import Person
from bot.sessions.past import statistics
from bot.sessions.session import Session
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.e2e.erasing import ERASED, GONE, NO, done, erase, everything, left_of, played
from tests.support.e2e.gm import MANAGER, confirm, gm, undo

KNOWN = {"tables", "pings", "seats", "followers", "seen", "people", "journal", "waits", "votes", "petitions"}
"""Where the database knows somebody who has done everything that somebody can do."""


def known_in(path: Path, user_id: int) -> set[str]:
    """The tables of the database that have somebody's id in a column, or in what is written there."""
    with closing(sqlite3.connect(path)) as db:
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return {name for name in tables if any(_names(row, user_id) for row in db.execute(f"SELECT * FROM {name}"))}


def _names(row: tuple[Any, ...], user_id: int) -> bool:
    written = b"".join(value for value in row if isinstance(value, bytes))
    return user_id in row or any(form in written for form in (str(user_id).encode(), msgspec.msgpack.encode(user_id)))


async def test_what_is_kept_is_said_to_whoever_asks(table: Bench) -> None:
    told = (await table.person("Eve").command("privacy about", CHANNEL)).message
    assert told.ephemeral
    assert "What Vigil keeps about you" in told.text
    assert "Days until then: 30." in told.text
    assert "backups" in told.text
    await table.person("Eve").press(told, "Erase me…")
    assert "Erase everything about you?" in told.text
    await table.person("Eve").press(told, NO)
    assert told.text == "Nothing was erased."
    assert not told.buttons
    assert await table.store.erasures() == []


async def test_it_is_said_in_russian_too(table: Bench) -> None:
    table.person("Eve").locale = "ru"
    told = (await table.person("Eve").command("privacy about", CHANNEL)).message
    assert "Что Vigil хранит о вас" in told.text


async def known_in_every_way(table: Bench) -> Session:
    """Chiara has done all that somebody can do, under two names: at a running game, a finished one, one she follows."""
    chiara, world = table.person(GONE), table.server.world
    over = await table.open("Bruno", GONE, channel="table-two")
    await played(table, over, 1000)
    assert over.row.status == "finished"
    await chiara.command("table stats", "table-two", of="campaign")

    world.members[chiara.id]["nick"] = "Kia of old"
    session = await table.open("Bruno", GONE, "Dmitri")
    await played(table, session, 4)
    await chiara.command("table undo-vote", CHANNEL, steps=1)
    await table.quiet()
    await played(table, session, 3)
    await undo(table, MANAGER, steps=2)
    await gm(table, MANAGER, "redo")
    world.members[chiara.id]["nick"] = None
    seat = session.seats_of(int(chiara.id))[0]
    await gm(table, "Bruno", "seat", seat=seat, person=table.person("Eve"))
    await gm(table, "Bruno", "seat", seat=seat, person=chiara)
    await gm(table, "Bruno", "transfer", person=chiara)
    await gm(table, GONE, "pause")
    await gm(table, GONE, "unpause")
    await chiara.command("table recap", CHANNEL)
    await chiara.command("table pings", CHANNEL, options={"every": 30})
    await chiara.command("table export", CHANNEL)
    await played(table, session, 3)

    looked_at = await table.open("Ada", "Eve", channel="off-topic")
    await chiara.command("table follow", "off-topic")
    await played(table, looked_at, 2)
    while session.asked_seat(int(chiara.id)) is None:
        await played(table, session, 1)
    await chiara.command("table undo-vote", CHANNEL, steps=1)
    await table.quiet()
    return session


async def test_nothing_is_left_of_whoever_is_erased_and_the_games_go_on(table: Bench) -> None:
    session = await known_in_every_way(table)
    chiara = table.person(GONE)
    seat = session.seats_of(int(chiara.id))[0]
    assert known_in(table.path, int(chiara.id)) == KNOWN
    assert len(await left_of(table, int(chiara.id), GONE, "Kia of old")) > 10
    assert all(name in everything(table.path) for name in (GONE.encode(), b"Kia of old"))

    assert (await erase(table, GONE)).text.startswith(ERASED)
    await done(table)

    assert await left_of(table, int(chiara.id), GONE, "Kia of old") == []
    for row in await table.store.tables(limit=-1):
        assert await table.store.verify(row.id) == []
    assert session.seats[seat].kind == "computer"
    assert session.row.owner_id == int(table.person("Bruno").id)
    for channel in (CHANNEL, "table-two"):
        assert chiara.id not in (await table.panel(channel)).text
        assert GONE not in (await table.panel(channel)).text

    history = (await gm(table, "Bruno", "history")).message
    assert "#1" in history.text
    assert chiara.id not in history.text
    await played(table, session, 1000)
    assert session.row.status == "finished"
    assert await table.store.verify(session.id) == []
    for row in await table.store.tables(limit=-1):
        if row.status == "finished":
            proof = await prove(await audit(table.store, row.id))
            assert proof.problems == []
            assert proof.numbers > 20


async def test_a_table_that_was_handed_on_twice_keeps_no_name_of_whoever_had_it_meanwhile(table: Bench) -> None:
    chiara, world = table.person(GONE), table.server.world
    session = await table.open("Bruno", "Dmitri")
    world.members[chiara.id]["nick"] = "Kia of old"
    await gm(table, "Bruno", "transfer", person=chiara)
    world.members[chiara.id]["nick"] = None
    await gm(table, "Ada", "transfer", person=table.person("Dmitri"))
    assert session.row.owner_id == int(table.person("Dmitri").id)

    assert (await erase(table, GONE)).text.startswith(ERASED)
    assert await left_of(table, int(chiara.id), GONE, "Kia of old") == []


async def test_the_owner_of_the_database_can_prove_it_afterwards(
    table: Bench, capsys: pytest.CaptureFixture[str]
) -> None:
    await known_in_every_way(table)
    await erase(table, GONE)
    await table.stop()
    assert await asyncio.to_thread(main, ["saves", "--database", str(table.path), "verify"]) == 0
    await table.start()


async def test_numbers_of_a_campaign_stay_with_the_number(table: Bench) -> None:
    session = await table.open("Bruno", GONE)
    await played(table, session, 6)
    before = await statistics.of_campaign(session)
    theirs = next(numbers for party, numbers in before.parties.items() if party.name == GONE)
    answers = theirs.answers
    assert answers

    await erase(table, GONE)

    after = await statistics.of_campaign(session)
    (found,) = [numbers for party, numbers in after.parties.items() if party.name == "#1"]
    assert found.answers == answers


async def test_whoever_returns_is_somebody_new(table: Bench) -> None:
    session = await table.open("Bruno", GONE)
    await played(table, session, 3)
    await erase(table, GONE)
    asked = (await table.person(GONE).command("table join", CHANNEL)).message
    assert "Chiara would like to sit down" in asked.text
    await confirm(table, "Bruno", asked, "Yes")
    assert session.seats_of(int(table.person(GONE).id))
    await played(table, session, 3)
    assert await table.store.verify(session.id) == []


async def test_whoever_was_erased_alone_returns_to_their_own_seat_and_to_no_other(table: Bench) -> None:
    session = await table.open(GONE, computers=1)
    mine, other = session.match.state.seats
    chiara = table.person(GONE)
    await erase(table, GONE)
    await chiara.command("campaign resume", CHANNEL, campaign=session.row.campaign_id or 0)
    await table.quiet()
    asked = (await chiara.command("table join", CHANNEL, seat=other)).message
    assert "would like to sit down" in asked.text
    assert session.seats_of(int(chiara.id)) == []
    await chiara.command("table join", CHANNEL, seat=mine)
    assert session.seats_of(int(chiara.id)) == [mine]


async def test_a_game_master_who_never_sat_may_still_seat_whoever_asks(table: Bench) -> None:
    session = await table.open(GONE, computers=1)
    other = session.match.state.seats[1]
    await erase(table, GONE)
    await table.person("Eve").command("campaign resume", CHANNEL, campaign=session.row.campaign_id or 0)
    await table.quiet()
    asked = (await table.person("Eve").command("table join", CHANNEL, seat=other)).message
    await confirm(table, "Ada", asked, "Yes")
    assert session.seats_of(int(table.person("Eve").id)) == [other]


@pytest.mark.parametrize("outcome", ["used", "refused"])
async def test_what_the_table_decided_about_somebody_outlives_their_erasure(table: Bench, outcome: Any) -> None:
    session = await table.open("Bruno", computers=1)
    mine, chiara = session.match.state.seats[0], table.person(GONE)
    kind: Any = "export" if outcome == "used" else "sit"
    asked = petitions.wish(session, kind, Person(int(chiara.id), GONE))
    await table.store.put_petition(msgspec.structs.replace(asked, outcome=outcome, channel_id=5, message_id=6))
    assert (await erase(table, GONE)).text.startswith(ERASED)
    assert await left_of(table, int(chiara.id), GONE) == []
    (kept,) = await table.store.petitions(session.id)
    assert (kept.user_id, kept.user_name, kept.by_name, kept.outcome) == (1, "#1", "#1", outcome)

    await erase(table, "Bruno")
    await chiara.command("campaign resume", CHANNEL, campaign=session.row.campaign_id or 0)
    await table.quiet()
    await chiara.command("table join", CHANNEL, seat=mine)
    assert session.seats_of(int(chiara.id)) == []
