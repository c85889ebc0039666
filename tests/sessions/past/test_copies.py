"""Copies of a campaign: what makes a file secret, and that nobody slips through while that changes."""

from __future__ import annotations

import pytest

from bot.engine.asks import Refusal
from bot.sessions import tables
from bot.sessions.house import House
from bot.sessions.past import copies, rewind
from bot.store import Store
from bot.store.copies.exports import Relabel
from tests.support.sessions.players import ADA, BRUNO, Players

NOTICES = {True: "secret", False: "open"}


async def take(players: Players, user_id: int, *, game_master: bool = False) -> tuple[bytes, bool]:
    return await copies.hand_out(players.session, user_id, game_master=game_master, notices=NOTICES)


async def test_a_game_is_secret_while_it_goes_on_put_away_or_not_and_open_when_it_is_over(players: Players) -> None:
    assert await copies.running(players.session)
    await players.play(2000)
    assert not await copies.running(players.session)
    await rewind.undo(players.session, 1, ADA.id)
    assert await copies.running(players.session), "an end that was taken back is none"
    await tables.put_away(players.session)
    assert await copies.running(players.session)


async def test_a_lobby_of_the_next_mission_has_no_secrets(house: House) -> None:
    players = await Players.sit_down(house)
    await players.play(2000)
    following = await tables.next_mission(house, players.session)
    assert not await copies.running(following)


async def test_a_file_says_what_it_is(players: Players) -> None:
    with pytest.raises(Refusal, match="export-holds-secrets"):
        await take(players, BRUNO.id)
    data, secrets = await take(players, 77, game_master=True)
    assert (data.splitlines()[1], secrets) == (b"secret", True)
    await players.play(2000)
    data, secrets = await take(players, BRUNO.id)
    assert (data.splitlines()[1], secrets) == (b"open", False)
    with pytest.raises(Refusal, match="not-yours-to-change"):
        await take(players, 77)


async def test_an_end_that_is_taken_back_meanwhile_hands_no_secret_out(
    players: Players, monkeypatch: pytest.MonkeyPatch
) -> None:
    await players.play(2000)
    whole = Store.hand_out_campaign

    async def slowly(store: Store, campaign_id: int, notice: str, relabel: Relabel) -> bytes:
        await rewind.undo(players.session, 1, ADA.id)
        return await whole(store, campaign_id, notice, relabel)

    monkeypatch.setattr(Store, "hand_out_campaign", slowly)
    with pytest.raises(Refusal, match="export-holds-secrets"):
        await take(players, BRUNO.id)


async def test_a_file_larger_than_discord_carries_is_not_sent(
    players: Players, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copies, "LARGEST", 10)
    with pytest.raises(Refusal, match="export-too-large"):
        await take(players, ADA.id, game_master=True)
