"""Whoever a game-master takes off a seat keeps their voice while Vigil plays it: emptying a table wins no vote."""

from __future__ import annotations

from bot.playground.seen import Seen
from bot.sessions.session import Session
from bot.sessions.waiting.patience import GRACE
from tests.support.e2e.bench import CHANNEL, Bench, lamplight
from tests.support.e2e.gm import MANAGER, MASTER, PLAYER, STRANGER, confirm, gm, move, opened, said, undo
from tests.support.e2e.patience import DAY, Clock, missed, waiting

VOTE = ["Take it back", "Let it stand"]


async def rested(table: Bench, *others: str) -> Session:
    """A table whose game-master plays, and has just drawn a card."""
    session = await table.open(MASTER, PLAYER, *others)
    await move(table, session, MASTER, "rest")
    return session


async def vote_on_undo(table: Bench) -> Seen:
    """Let the game-master take back; it must come to a vote."""
    vote = (await gm(table, MASTER, "undo")).message
    assert (vote.ephemeral, vote.labels) == (False, VOTE)
    return vote


async def test_whose_seat_was_handed_to_vigil_votes_on_an_undo(table: Bench) -> None:
    session = await rested(table)
    await said(table, MASTER, "seat", seat="ivo")
    vote = await vote_on_undo(table)
    assert "1 for it, 0 against it" in vote.text
    assert lamplight(session).actions == 1, "nothing is taken back yet"
    await confirm(table, PLAYER, vote, "Let it stand")
    assert "The table has voted: it stands." in vote.text
    assert lamplight(session).actions == 1


async def test_they_may_say_yes_to_it_too(table: Bench) -> None:
    session = await rested(table)
    await said(table, MASTER, "seat", seat="ivo")
    await confirm(table, PLAYER, await vote_on_undo(table), "Take it back")
    assert lamplight(session).actions == 2


async def test_they_are_asked_and_ask_nothing_themselves(table: Bench) -> None:
    session = await rested(table)
    await said(table, MASTER, "seat", seat="ivo")
    refused = (await table.person(PLAYER).command("table undo-vote", CHANNEL)).message
    assert refused.ephemeral
    assert await table.store.vote(session.id) is None


async def test_to_hand_a_seat_to_vigil_twice_silences_nobody(table: Bench) -> None:
    await rested(table)
    await said(table, MASTER, "seat", seat="ivo")
    await said(table, MASTER, "seat", seat="ivo")
    await vote_on_undo(table)


async def test_a_vote_that_the_table_calls_counts_them(table: Bench) -> None:
    session = await rested(table, "Eve")
    await said(table, MASTER, "seat", seat="ivo")
    await said(table, MASTER, "seat", seat="nell")
    vote = (await table.person(MASTER).command("table undo-vote", CHANNEL)).message
    assert vote.labels == VOTE
    await confirm(table, PLAYER, vote, "Let it stand")
    assert vote.labels == VOTE, "one of three is not most of them"
    await confirm(table, "Eve", vote, "Take it back")
    assert lamplight(session).actions == 2


async def test_a_restart_silences_nobody(table: Bench) -> None:
    await rested(table)
    await said(table, MASTER, "seat", seat="ivo")
    await table.restart()
    await vote_on_undo(table)


async def test_nor_does_it_give_the_file_or_their_hand_away(table: Bench) -> None:
    session = await rested(table)
    await said(table, MASTER, "seat", seat="ivo")
    asked = (await table.person(MASTER).command("table export", CHANNEL)).message
    assert not asked.files
    await confirm(table, PLAYER, asked, "No")
    handed = (await gm(table, MASTER, "seat", seat="ivo", person=table.person(STRANGER))).message
    assert handed.labels == ["Yes", "No"]
    await confirm(table, PLAYER, handed, "No")
    assert session.seats["ivo"].kind == "computer"


async def test_whoever_sits_there_now_has_the_voice_instead(table: Bench) -> None:
    session = await rested(table)
    await said(table, MASTER, "seat", seat="ivo")
    await said(table, MANAGER, "seat", seat="ivo", person=table.person(STRANGER))
    vote = await vote_on_undo(table)
    reply = await table.person(PLAYER).press(vote, "Let it stand")
    assert "1 for it, 0 against it" in vote.text, reply.message.text
    await confirm(table, STRANGER, vote, "Take it back")
    assert lamplight(session).actions == 2


async def test_whoever_left_has_given_their_voice_up(table: Bench) -> None:
    session = await rested(table)
    await table.person(PLAYER).command("table leave", CHANNEL)
    await table.quiet()
    await undo(table, MASTER)
    assert lamplight(session).actions == 2


async def test_whoever_came_back_and_left_has_given_it_up(table: Bench) -> None:
    session = await rested(table)
    await said(table, MASTER, "seat", seat="ivo")
    for command in ("table join", "table leave"):
        await table.person(PLAYER).command(command, CHANNEL)
        await table.quiet()
    await undo(table, MASTER)
    assert lamplight(session).actions == 2


async def test_whoever_is_erased_has_no_voice_to_wait_for(table: Bench) -> None:
    session = await rested(table)
    await said(table, MASTER, "seat", seat="ivo")
    asked = (await table.person(PLAYER).command("privacy erase", CHANNEL)).message
    await table.person(PLAYER).press(asked, asked.labels[0])
    await table.quiet()
    await undo(table, MASTER)
    assert lamplight(session).actions == 2


async def test_a_game_master_who_steps_down_keeps_no_voice_over_who_stays(table: Bench) -> None:
    session = await opened(table)
    for to in ("C4", "D4"):
        await move(table, session, MASTER, f"move to={to}")
    await move(table, session, PLAYER, "rest")
    await said(table, MASTER, "seat", seat="mara")
    await table.person(PLAYER).command("table undo-vote", CHANNEL)
    await table.quiet()
    assert lamplight(session).actions == 2


async def test_whoever_stays_away_until_their_seat_is_offered_has_given_it_up(table: Bench, clock: Clock) -> None:
    session = await waiting(table, MASTER, PLAYER)
    offer = await missed(clock, GRACE, DAY, DAY, DAY)
    await table.person(MASTER).press(offer, "Let Vigil play")
    await table.quiet()
    assert "lets Vigil play Ivo for a player who is away." in "\n".join(m.text for m in table.public())
    while not any(row.reveals and row.user_id for row in await table.store.ancestors(session.id, limit=3)):
        await table.rest(session)
        await table.quiet()
    head = session.row.head
    await undo(table, MASTER)
    assert session.row.head > head


async def test_where_hands_are_open_nobody_is_asked(table: Bench) -> None:
    session = await table.open(MASTER, PLAYER, game="rise")
    while not any(row.reveals and row.user_id for row in await table.store.ancestors(session.id, limit=1)):
        await table.advised(session)
        await table.quiet()
    theirs = session.seats_of(int(table.person(PLAYER).id))[0]
    await said(table, MASTER, "seat", seat=theirs)
    head = session.row.head
    await undo(table, MASTER)
    assert session.row.head > head
