"""What game-masters do to a session: notes, corrections, votes and history, across restarts."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

from bot.engine.asks import Refusal
from bot.engine.words import Phrase
from bot.games.training.state import Lamplight
from bot.sessions import authority, notes
from bot.sessions.gm import corrections, votes
from bot.sessions.gm.resync import resync
from bot.sessions.house import House
from bot.sessions.lobby import Person
from bot.sessions.past import history, rewind
from bot.store import TableChanges
from bot.text import speak
from tests.support.sessions.players import ADA, BRUNO, Players

EVE = Person(5, "Eve")


def state(players: Players) -> Lamplight:
    found = players.session.match.state
    assert isinstance(found, Lamplight)
    return found


async def test_a_note_moves_nothing_and_is_told(players: Players) -> None:
    before, asked = players.bytes(), players.session.asked
    async with players.session.lock:
        await notes.note(players.session, 1, Phrase("story-gm-paused", {"name": "Ada"}), changes=TableChanges(paused=1))
    assert (players.bytes(), players.session.asked) == (before, asked)
    told = [sentence.phrase.id for sentence in players.session.story]
    again = await players.fresh()
    assert again.bytes() == before
    assert [sentence.phrase.id for sentence in again.session.story] == told
    assert told[-1] == "story-gm-paused"
    assert again.session.row.paused


async def test_a_stale_button_stays_stale_after_a_note_and_a_fresh_one_fresh(players: Players) -> None:
    asked = players.session.asked
    await authority.lock(players.session, ADA, locked=True)
    await players.session.answer(ADA.id, ["move to=D2"], asked=asked)
    with pytest.raises(Refusal, match="stale"):
        await players.session.answer(ADA.id, ["move to=D3"], asked=asked)


async def test_answers_for_a_seat_partly_given_keep_the_moment_of_asking(house: House) -> None:
    players = await Players.sit_down(house)
    session = players.session
    while "brace" not in {ask.prompt for ask in session.match.asks}:
        await players.answer()
    asked, first = session.asked, session.match.waiting[0]
    await authority.answer_for(session, EVE, first, None)
    assert session.asked == asked
    assert (await players.fresh()).session.asked == asked
    await authority.answer_for(session, EVE, session.match.waiting[0], None)
    assert session.asked != asked
    assert (await players.fresh()).session.asked == session.asked


async def test_a_correction_is_a_row_of_its_own_that_can_be_undone(players: Players) -> None:
    await players.answer("move to=D2")
    await corrections.correct(players.session, EVE, "lamp", "5")
    assert state(players).lamp == 5
    assert (await players.fresh()).bytes() == players.bytes()
    await rewind.undo(players.session, 1, EVE.id, name=EVE.name)
    assert state(players).lamp == 4
    assert state(players).keepers["mara"].at == "D2"
    assert await players.house.store.verify(players.session.id) == []


async def test_a_correction_that_ends_a_turn_lets_vigil_play_on(house: House) -> None:
    players = await Players.sit_down(house, computers=1)
    session = players.session
    await players.answer("move to=D2")
    await players.answer("move to=D3")
    assert session.match.waiting == ("ivo",)
    await corrections.correct(session, EVE, "health seat=ivo", "0")
    assert session.match.waiting != ("ivo",)
    assert not any(
        session.seats[seat].kind == "computer" for seat in session.match.waiting if len(session.match.asks) == 1
    )
    assert (await players.fresh()).bytes() == players.bytes()


async def test_a_seat_and_its_note_are_one(players: Players) -> None:
    await authority.seat(players.session, EVE, "ivo", EVE, consent=True)
    row = await players.house.store.row(players.session.id, players.session.row.head)
    assert (row.kind, row.entry, row.seat, row.user_id) == ("set", None, "ivo", EVE.id)
    assert players.session.seats["ivo"].user_id == EVE.id


async def test_a_role_is_kept_beside_other_settings(house: House) -> None:
    await house.store.set_guild_settings(9, b'{"quiet":[22,7]}')
    await authority.set_role(house.store, 9, 77)
    assert await authority.role_of(house.store, 9) == 77
    assert msgspec.json.decode(await house.store.guild_settings(9))["quiet"] == [22, 7]
    await authority.set_role(house.store, 9, None)
    assert await authority.role_of(house.store, 9) is None


async def test_who_is_a_game_master(players: Players) -> None:
    await authority.set_role(players.house.store, 9, 77)

    async def master(person: Person, *roles: int, manager: bool = False) -> bool:
        return await authority.is_master(players.session, authority.Actor(person, frozenset(roles), manager))

    assert await master(ADA)
    assert not await master(BRUNO)
    assert not await master(BRUNO, 76)
    assert await master(BRUNO, 76, 77)
    assert await master(EVE, manager=True)


async def test_a_vote_counts_only_those_who_sit_there_now(players: Players) -> None:
    session = players.session
    await players.answer("move to=D2")
    assert (await votes.call(session, ADA, 1)).needed == 2
    await authority.seat(session, ADA, "ivo", None)
    standing = await votes.settle(session)
    assert standing.state == "lapsed", "a note is a row: what the vote was about has moved on"


async def test_no_vote_is_called_while_the_table_is_paused(players: Players) -> None:
    await players.answer("move to=D2")
    await authority.pause(players.session, ADA, paused=True)
    with pytest.raises(Refusal, match="paused"):
        await votes.call(players.session, ADA, 1)


async def test_a_game_master_without_a_seat_takes_back_what_they_answered_for_another(players: Players) -> None:
    before = state(players).keepers["mara"].at
    await authority.answer_for(players.session, EVE, "mara", ["move to=D2"])
    with pytest.raises(Refusal, match="not-yours"):
        await rewind.take_back(players.session, ADA.id)
    await rewind.take_back(players.session, EVE.id)
    assert state(players).keepers["mara"].at == before
    assert players.session.story[-1].phrase.id == "story-undone"


async def test_points_are_found_by_words_and_counted_in_steps(players: Players) -> None:
    await players.answer("move to=D2")
    await players.answer("move to=D3")
    await authority.pause(players.session, ADA, paused=True)
    found = await history.points(players.session, speak("en"), "", 25)
    assert [(words, steps) for _, steps, words in found] == [("Mara: Move to D3", 1), ("Mara: Move to D2", 2)]
    assert await rewind.steps_to(players.session, found[1][0].seq) == 2
    with pytest.raises(Refusal, match="no-such-point"):
        await rewind.steps_to(players.session, 1)


async def test_rows_that_were_taken_back_do_not_stand_in_the_history(players: Players) -> None:
    await players.answer("move to=D2")
    await rewind.undo(players.session, 1, ADA.id)
    await players.answer("move to=D3")
    page = await history.page(players.session)
    assert [(row.seq, stands) for row, stands in page.rows] == [(4, True), (3, True), (2, False), (1, True)]


async def test_resync_finishes_a_game_whose_end_was_not_noted(players: Players) -> None:
    await players.play(500)
    await players.house.store.update_table(players.session.id, TableChanges(status="playing"))
    await players.session.refresh()
    found = await resync(players.session)
    assert found.problems == ()
    assert players.session.row.status == "finished"


async def test_a_mission_that_is_reopened_gives_its_campaign_back_what_it_was(house: House) -> None:
    players = await Players.sit_down(house)
    session = players.session
    await corrections.correct(session, ADA, "lamp", "5")
    await corrections.correct(session, ADA, "oil seat=mara", "1")
    await players.answer("pour")
    campaign_id = session.row.campaign_id or 0
    won = await house.store.campaign(campaign_id)
    assert (session.row.status, won.mission) == ("finished", "until-dawn")
    await rewind.undo(session, 1, ADA.id)
    again = await house.store.campaign(campaign_id)
    assert (session.row.status, again.mission, again.carry) == ("playing", "first-light", b"")
    await rewind.redo(session, ADA.id)
    assert (await house.store.campaign(campaign_id)).carry == won.carry
    assert session.row.status == "finished"


WEIGHTS = {"answer": 60, "undo": 4, "redo": 8, "back": 12, "set": 4, "seat": 4, "skip": 1, "restart": 4}


async def live(players: Players, rng: Random, done: Counter[str]) -> None:
    """Play a game with everything that a table can live through, in any order."""
    for _ in range(600):
        if players.session.row.status != "playing":
            return
        deed = rng.choices(tuple(WEIGHTS), tuple(WEIGHTS.values()))[0]
        try:
            players = await do(players, rng, deed)
        except Refusal:
            continue
        done[deed] += 1
        again = await players.fresh()
        assert again.bytes() == players.bytes()
        assert [told.phrase for told in again.session.story] == [told.phrase for told in players.session.story]
        assert again.session.reach == players.session.reach
    raise AssertionError("the game does not end")


async def do(players: Players, rng: Random, deed: str) -> Players:
    """Do one thing at a table, and give the table to go on with."""
    session = players.session
    match deed:
        case "undo":
            await rewind.undo(session, rng.randint(1, 4), ADA.id, name="Ada")
        case "redo":
            await rewind.redo(session, ADA.id, name="Ada")
        case "back":
            await rewind.take_back(session, session.reach.user_id or ADA.id)
        case "set":
            fix = rng.choice(await corrections.offered(session))
            await corrections.correct(session, ADA, fix.key, rng.choice(fix.values))
        case "seat":
            await authority.seat(session, ADA, rng.choice(session.match.state.seats), rng.choice((ADA, BRUNO, None)))
        case "skip":
            await authority.skip(session, ADA)
        case "restart":
            return await players.fresh()
        case _:
            await players.answer()
    return players


@pytest.mark.parametrize("seed", range(3))
async def test_whatever_a_table_lives_through_it_is_the_same_after_a_restart(
    house: House, seed: int, long: bool
) -> None:
    rng, done = Random(seed), Counter[str]()
    for n in range(20 if long else 3):
        players = await Players.sit_down(house, computers=rng.randint(0, 2), channel=100 + n)
        players.rng = rng
        await live(players, rng, done)
        assert await house.store.verify(players.session.id) == []
    assert len(done) >= len(WEIGHTS) - 2, "nearly everything happened, and each seed leaves out something else"
