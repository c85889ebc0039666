"""An undo tells nobody what Vigil holds, and leaves people what they hold."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.engine.match import ENCODER, ENTRY, Match
from bot.sessions import lobby
from bot.sessions.house import House
from bot.sessions.past import rewind
from bot.sessions.session import Session
from tests.support.sessions.players import ADA, BRUNO

SHOWN = 2
"""Times that Vigil shows something of its hand."""
UNDOS = 4
"""After so many a hand that stays the same was not dealt anew."""


async def alone(house: House, game: str) -> Session:
    """Ada at a table with Vigil."""
    session = await house.open(game, guild_id=9, channel_id=5, owner=ADA, locale="en")
    await lobby.sit(session, ADA)
    await lobby.fill(session)
    await lobby.start(session, ADA)
    return session


def vigils(session: Session) -> tuple[list[str], list[str]]:
    """Give the hand that Vigil holds, and what lies covered in its deck."""
    state: Any = session.match.state
    (seat,) = set(state.seats) - set(session.seats_of(ADA.id))
    if session.game.id == "salvation":
        return list(state.hands[seat]), list(state.decks[state.side(seat)].cards)
    return list(state.players[seat].hand), list(state.players[seat].deck)


def own(session: Session) -> bytes:
    return ENCODER.encode([session.match.view(seat) for seat in session.seats_of(ADA.id)])


async def go_on(session: Session) -> None:
    found = session.ask_for(ADA.id)
    assert found is not None
    seat, ask = found
    answer = session.game.player.advise(session.match.view(seat), ask)
    await session.answer(ADA.id, list(answer.picks), amounts=list(answer.amounts))


@pytest.mark.parametrize("game", ["salvation", "nemesis"])
async def test_the_hand_that_vigil_showed_is_another_after_an_undo(house: House, game: str) -> None:
    session = await alone(house, game)
    shown = 0
    while shown < SHOWN:
        (hand, deck), mine = vigils(session), own(session)
        await go_on(session)
        assert session.row.status == "playing"
        if Counter(hand) <= Counter(vigils(session)[0]) or len(hand) < 2 or not deck:
            continue  # nothing was shown, or it could hardly be another
        shown += 1
        found = []
        for _ in range(UNDOS):
            await rewind.undo(session, 1, ADA.id)
            assert own(session) == mine, "what people see and hold stays"
            found.append(vigils(session)[0])
            await go_on(session)
        assert any(each != hand for each in found)


async def test_a_hand_that_somebody_once_held_stays_though_vigil_plays_it_now(house: House) -> None:
    session = await house.open("training", guild_id=9, channel_id=5, owner=ADA, locale="en")
    for person in (ADA, BRUNO):
        await lobby.sit(session, person)
    await lobby.fill(session)
    await lobby.start(session, ADA)
    gone = session.seats_of(BRUNO.id)[0]
    await lobby.leave(session, BRUNO)
    strangers = set(session.match.state.seats) - {gone, *session.seats_of(ADA.id)}
    fork = await session.fork(session.match.base)
    assert set(fork.dealt) == strangers
    assert strangers


async def finished(house: House) -> Session:
    """Ada against Bruno, to the end."""
    session = await house.open("salvation", guild_id=9, channel_id=6, owner=ADA, locale="en")
    for person in (ADA, BRUNO):
        await lobby.sit(session, person)
    await lobby.start(session, ADA)
    while session.row.status == "playing":
        seat = session.match.waiting[0]
        ask = session.match.ask_of(seat)
        assert ask is not None
        answer = session.game.player.advise(session.match.view(seat), ask)
        user = session.seats[seat].user_id or 0
        await session.answer(user, list(answer.picks), amounts=list(answer.amounts), seat=seat)
    return session


async def held_there(session: Session) -> Any:
    """Give the hands as a file of the finished game shows them, where the table was taken back to."""
    row = await session.store.row(session.id, session.row.head)
    position = await session.store.position(session.id, row.prev)
    return Match.restore(session.game, position.state, [ENTRY.decode(entry) for entry in position.entries]).state


async def test_a_reopened_game_is_dealt_anew_since_its_end_has_shown_all(house: House) -> None:
    session = await finished(house)
    end = ENCODER.encode(session.match.state)
    for steps in (1, 5, 6):  # the second and third go back further, to hands that the end has shown as well
        await rewind.undo(session, steps, ADA.id)
        assert "story-dealt-anew" in [told.phrase.id for told in session.story]
        state: Any = session.match.state
        known = await held_there(session)
        assert session.game.table.census(state) == session.game.table.census(known)
        for seat in state.seats:
            assert len(state.hands[seat]) == len(known.hands[seat])
            assert len(known.hands[seat]) < 2 or state.hands[seat] != known.hands[seat]
    await rewind.redo(session, ADA.id)
    assert ENCODER.encode(session.match.state) == end, "nothing between is brought back"
    assert session.row.status == "finished"
