"""How a finished game is told is kept with the row that ended it: the same for everybody, and gone when that is."""

from __future__ import annotations

import logging

import msgspec
import pytest

from bot.engine.endings import UNTOLD, Epilogue
from bot.games import game
from bot.markdown import Markdown
from bot.sessions.past import copies, epilogues, rewind
from bot.sessions.telling.epilogues import epilogue
from bot.sessions.telling.story import LABEL
from bot.text import speak
from cogs.face.ending import ended
from tests.support.sessions.players import ADA, Players


async def over(players: Players) -> Epilogue:
    """Play to the end, and say how the game is told."""
    while players.session.row.status == "playing":
        await players.answer()
    return await epilogues.of_table(players.session)


async def test_the_row_that_ends_a_game_keeps_how_it_is_told(players: Players) -> None:
    told = await over(players)

    head = await players.session.store.row(players.session.id, players.session.row.head)
    assert LABEL.decode(head.label or b"").epilogue == told
    assert {fate.seat for fate in told.people} == set(players.session.match.state.seats)
    assert all(len(fate.told) == 2 for fate in told.people)
    assert await epilogues.of_table((await players.fresh()).session) == told


async def test_no_other_row_keeps_any(players: Players) -> None:
    await over(players)

    *rows, _ = await players.session.store.line(players.session.id)
    assert not [row for row in rows if row.label and LABEL.decode(row.label).epilogue]


async def test_a_game_of_an_older_version_is_told_by_its_journal(
    players: Players, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await over(players)
    monkeypatch.setattr(epilogues, "kept", lambda _: None)

    assert await epilogues.of_table(players.session) == told


async def test_a_game_that_cannot_be_told_ends_all_the_same(
    players: Players, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    played = game("training")

    def broken(*_: object) -> Epilogue:
        raise ValueError("no words")

    look = msgspec.structs.replace(played.look, epilogue=broken)
    with caplog.at_level(logging.CRITICAL):
        assert epilogue(msgspec.structs.replace(played, look=look), players.session.match.state, ()) == UNTOLD


async def test_an_end_that_is_taken_back_is_told_anew(players: Players) -> None:
    first = await over(players)
    await rewind.undo(players.session, 1, ADA.id)
    assert players.session.row.status == "playing"
    again = await over(players)

    assert [phrase.id for phrase in again.ending][1] == [phrase.id for phrase in first.ending][1]
    labels = [LABEL.decode(row.label) for row in await players.session.store.line(players.session.id) if row.label]
    assert [label.epilogue for label in labels if label.epilogue] == [again]


async def test_an_end_that_is_redone_is_told_as_before(players: Players) -> None:
    first = await over(players)
    await rewind.undo(players.session, 1, ADA.id)
    await rewind.redo(players.session, ADA.id)

    assert players.session.match.over
    assert await epilogues.of_table(players.session) == first


async def test_a_copy_takes_it_along(players: Players) -> None:
    told = await over(players)
    data, secrets = await copies.hand_out(players.session, ADA.id, game_master=False, notices={True: "", False: ""})
    assert not secrets

    await players.session.store.import_table(data, guild_id=9, channel_id=77, owner_id=ADA.id)
    copy = await players.house.table((await players.house.store.tables(limit=1))[0].id)
    await copy.loaded()
    assert copy.id != players.session.id
    assert await epilogues.of_table(copy) == told


async def test_the_panel_says_it_all_within_its_room(players: Players) -> None:
    told, tongue = await over(players), speak("en")
    whole = ended(players.session, tongue, (), told)
    said = Markdown("\n").join(whole)

    for phrase in told.phrases:
        assert tongue.say(phrase) in said
    short = ended(players.session, tongue, (), told, room=len("\n".join(whole)) - 10)
    assert len(short) == len(whole) - 1
    assert short[-1] == whole[-1], "the seed is always there"
