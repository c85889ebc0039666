"""A table without a game-master at hand takes back by a vote, which outlives a restart."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from bot.playground.journal import Sent
from bot.playground.people import Reply, Value
from bot.playground.seen import Seen
from bot.sessions.session import Session
from tests.support.e2e.bench import CHANNEL, Bench, lamplight
from tests.support.e2e.gm import move
from tests.support.waiting import eventually

PEOPLE = ("Bruno", "Chiara", "Eve")
STRANGER = "Dmitri"


async def moved(table: Bench) -> Session:
    session = await table.open(*PEOPLE)
    await move(table, session, "Bruno", "move to=C4")
    return session


async def call(table: Bench, name: str = "Bruno", **options: Value) -> Reply:
    reply = await table.person(name).command("table undo-vote", CHANNEL, options=options)
    await table.quiet()
    return reply


async def voice(table: Bench, name: str, vote: Seen, label: str) -> Reply:
    reply = await table.person(name).press(vote, label)
    await table.quiet()
    return reply


async def test_most_of_the_people_at_the_table_take_back_together(table: Bench) -> None:
    session = await moved(table)
    vote = (await call(table)).message
    assert not vote.ephemeral
    assert "Bruno asks the table to take this back. 2 voices are needed." in vote.text
    assert "- Mara: Move to C4" in vote.text
    assert "1 for it, 0 against it." in vote.text
    await voice(table, "Chiara", vote, "Let it stand")
    assert "1 for it, 1 against it." in vote.text
    assert session.row.head == 2
    await voice(table, "Eve", vote, "Take it back")
    assert lamplight(session).keepers["mara"].at == "D4"
    assert "The table has voted: it is taken back." in vote.text
    assert vote.buttons == []
    assert "The table voted, and a decision was taken back." in (await table.panel()).text


async def test_a_vote_outlives_a_restart(table: Bench) -> None:
    await moved(table)
    vote = (await call(table)).message
    await table.restart()
    await voice(table, "Eve", vote, "Take it back")
    assert lamplight(await table.session()).keepers["mara"].at == "D4"
    assert await table.store.votes() == []


async def test_a_vote_that_was_carried_before_a_crash_is_done_at_the_start(table: Bench) -> None:
    session = await moved(table)
    await call(table)
    held = await table.store.vote(session.id)
    assert held is not None
    ballots = f'{{"{table.person("Bruno").id}":true,"{table.person("Eve").id}":true}}'.encode()
    await table.store.put_vote(msgspec.structs.replace(held, ballots=ballots))
    await table.restart()
    await table.server.until(lambda: any("The table voted" in message.text for message in table.public()))
    assert lamplight(await table.session()).keepers["mara"].at == "D4"
    assert await table.store.votes() == []


async def test_a_vote_is_lost_when_it_cannot_be_won_any_more(table: Bench) -> None:
    session = await moved(table)
    vote = (await call(table)).message
    await voice(table, "Chiara", vote, "Let it stand")
    await voice(table, "Eve", vote, "Let it stand")
    assert "The table has voted: it stands." in vote.text
    assert vote.buttons == []
    assert session.row.head == 2


async def test_a_voice_can_be_changed_while_the_vote_is_open(table: Bench) -> None:
    session = await moved(table)
    vote = (await call(table)).message
    await voice(table, "Bruno", vote, "Let it stand")
    assert "0 for it, 1 against it." in vote.text
    await voice(table, "Bruno", vote, "Take it back")
    assert "1 for it, 0 against it." in vote.text
    assert session.row.head == 2


async def test_a_vote_lapses_when_the_game_goes_on(table: Bench) -> None:
    session = await moved(table)
    vote = (await call(table)).message
    await table.store.place_vote(session.id, session.row.head, table.channel_id(), 1)  # so that its buttons stay
    await move(table, session, "Bruno", "move to=D4")
    await voice(table, "Eve", vote, "Take it back")
    assert "The game has gone on, so this vote is over." in vote.text
    assert vote.buttons == []
    assert session.row.head == 3
    assert not (await call(table)).message.ephemeral, "and another can be called"


async def test_a_vote_lapses_when_the_table_is_put_away(table: Bench) -> None:
    session = await moved(table)
    vote = (await call(table)).message
    await table.store.place_vote(session.id, session.row.head, table.channel_id(), 1)  # so that its buttons stay
    await table.person("Bruno").command("table park", CHANNEL)
    await table.quiet()
    head = session.row.head
    await voice(table, "Eve", vote, "Take it back")
    assert (session.row.status, session.row.head) == ("parked", head)
    assert "this vote is over" in vote.text
    assert vote.buttons == []
    assert await table.store.votes() == []


async def test_strangers_neither_call_nor_count(table: Bench) -> None:
    session = await moved(table)
    refused = (await call(table, STRANGER)).message
    assert (refused.ephemeral, "You have no seat" in refused.text) == (True, True)
    vote = (await call(table)).message
    assert "You have no seat" in (await voice(table, STRANGER, vote, "Take it back")).message.text
    assert session.row.head == 2


async def test_one_vote_at_a_time_and_none_on_nothing(table: Bench) -> None:
    session = await table.open(*PEOPLE)
    assert "nothing to take back" in (await call(table)).message.text
    await move(table, session, "Bruno", "move to=C4")
    await call(table)
    assert "A vote is being held already" in (await call(table, "Eve")).message.text


async def test_a_vote_to_a_named_point_past_a_draw_says_that_chance_moves(table: Bench) -> None:
    session = await moved(table)
    await move(table, session, "Bruno", "rest")
    choices = await table.person("Chiara").autocomplete("table undo-vote", "to", "move", CHANNEL)
    assert [choice["name"] for choice in choices] == ["Mara: Move to C4 (2 steps back)"]
    vote = (await call(table, "Chiara", to=choices[0]["value"])).message
    assert "the dice will fall anew" in vote.text
    await voice(table, "Eve", vote, "Take it back")
    assert lamplight(session).actions == 2
    assert (
        "past a roll or a reveal. The dice will fall anew, and what nobody knows is drawn anew."
        in (await table.panel()).text
    )


async def test_a_vote_on_a_game_that_is_over_says_that_it_goes_on_with_a_new_seed(table: Bench) -> None:
    session = await table.open(*PEOPLE)
    await table.finish(session)
    await table.quiet()
    seed = session.row.seed
    vote = (await call(table)).message
    assert "it goes on with a new seed, promised to the table." in vote.text
    await voice(table, "Eve", vote, "Take it back")
    assert (session.row.status, session.row.seed == seed) == ("playing", False)
    assert f"Its SHA-256 is `{session.row.commitment.hex()}`." in (await table.panel()).text


async def test_somebody_alone_with_vigil_needs_nobody_else(table: Bench) -> None:
    session = await table.open("Bruno", computers=1)
    await move(table, session, "Bruno", "move to=C4")
    vote = (await call(table)).message
    assert "it is taken back" in vote.text
    assert lamplight(session).keepers["mara"].at == "D4"


async def test_a_vote_that_the_table_goes_on_without_loses_its_buttons(table: Bench) -> None:
    session = await moved(table)
    vote = (await call(table)).message
    assert vote.buttons
    await move(table, session, "Bruno", "move to=D4")
    assert vote.buttons == []
    assert "The game has gone on" in vote.text
    assert await table.store.votes() == []


async def test_a_lapsed_vote_loses_its_buttons_once_discord_hears_again(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.post.publisher.FIRST_RETRY", 0.01)
    session = await moved(table)
    vote = (await call(table)).message
    table.server.faults.server_error("PATCH /channels/*", times=6, status=503)
    await move(table, session, "Bruno", "move to=D4")
    assert vote.buttons == []
    assert await table.store.votes() == []


async def test_a_vote_at_a_table_that_is_put_away_loses_its_buttons(table: Bench) -> None:
    await moved(table)
    vote = (await call(table)).message
    await table.person("Ada").command("table close", CHANNEL)
    await table.quiet()
    assert vote.buttons == []


async def test_a_vote_that_is_being_carried_out_is_not_taken_for_one_that_lapsed(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await moved(table)
    vote = (await call(table)).message
    dropping, dropped = asyncio.Event(), table.store.drop_vote

    def lapses() -> list[Sent]:
        return [sent for sent in table.server.sent if b"The game has gone on" in sent.raw]

    async def slowly(table_id: int, head: int) -> None:
        dropping.set()
        table.panels.publisher.wake(session)
        await eventually(lambda: session.voting._waiters or lapses())
        await dropped(table_id, head)

    monkeypatch.setattr(table.store, "drop_vote", slowly)
    await voice(table, "Eve", vote, "Take it back")
    assert dropping.is_set()
    assert "The table has voted: it is taken back." in vote.text
    assert lapses() == []


async def test_a_vote_that_lapsed_while_vigil_was_away_loses_its_buttons_at_the_start(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await moved(table)
    vote = (await call(table)).message
    await session.answer(int(table.person("Bruno").id), ["move to=D4"])
    await table.restart()
    await table.server.until(lambda: not vote.buttons)
    assert "The game has gone on" in vote.text
