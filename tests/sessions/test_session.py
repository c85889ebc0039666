"""One writer, commit before reply, nothing half-applied."""

from __future__ import annotations

import asyncio

import pytest

from bot.engine.asks import Refusal
from bot.engine.match import Fork, Match
from bot.games.training.state import Lamplight
from bot.sessions import lobby, tables
from bot.sessions.authority import Actor
from bot.sessions.house import House
from bot.sessions.telling.story import LABEL
from bot.store import Commit, Row, StoreFull
from tests.support.sessions.players import ADA, BRUNO, Players


async def test_an_answer_is_on_disk_before_it_is_acknowledged(players: Players) -> None:
    head = players.session.row.head
    await players.answer("move to=D2")
    assert (await players.house.store.table(players.session.id)).head == head + 1
    assert (await players.fresh()).bytes() == players.bytes()


async def test_answers_given_at_once_queue_and_only_the_first_fits_its_moment(players: Players) -> None:
    asked = players.session.asked
    given = [players.session.answer(ADA.id, ["move to=D2"], asked=asked) for _ in range(20)]
    results = await asyncio.gather(*given, return_exceptions=True)
    refused = [result for result in results if isinstance(result, Refusal)]
    assert len(results) - len(refused) == 1
    assert {refusal.reason.id for refusal in refused} == {"stale"}
    assert players.state(Lamplight).actions == 1


async def test_a_refused_answer_changes_nothing(players: Players) -> None:
    before, head = players.bytes(), players.session.row.head
    for user, picks, reason in (
        (ADA.id, ["fly to=Moon"], "not-offered"),
        (BRUNO.id, ["rest"], "not-your-turn"),
        (77, ["rest"], "not-seated"),
        (ADA.id, ["pour"], "training-refuse-no-oil"),
        (ADA.id, [], "pick-one"),
    ):
        with pytest.raises(Refusal) as refusal:
            await players.session.answer(user, picks)
        assert refusal.value.reason.id == reason
    assert (players.bytes(), players.session.row.head) == (before, head)


async def test_a_failed_commit_leaves_the_table_as_it_was(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    before = players.bytes()

    async def full(*_: object, **__: object) -> None:
        raise StoreFull("no space left")

    with monkeypatch.context() as patch:
        patch.setattr(players.house.store, "commit_many", full)
        with pytest.raises(StoreFull):
            await players.answer("rest")
    await players.session.loaded()
    assert players.bytes() == before
    await players.answer("rest")
    assert players.bytes() != before


async def test_a_start_that_fails_founds_no_campaign_and_one_that_holds_founds_one(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await house.open("training", guild_id=9, channel_id=5, owner=ADA, locale="en")
    await lobby.sit(session, ADA)
    await lobby.sit(session, BRUNO)
    with monkeypatch.context() as patch:
        patch.setattr("bot.store.journal.commits.outbox.add", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await lobby.start(session, ADA)
    assert await house.store.campaigns(9) == []
    assert (await house.store.table(session.id)).status == "lobby"
    await lobby.start(session, ADA)
    (founded,) = await house.store.campaigns(9)
    assert (founded.game, founded.mission, founded.status) == ("training", session.row.mission, "active")
    assert session.row.campaign_id == founded.id


async def test_what_is_prepared_while_an_answer_is_committed_shows_what_will_be(players: Players) -> None:
    seen: list[tuple[int, int, int]] = []

    def prepare(_: object) -> None:
        session = players.session
        seen.append((session.asked, players.state(Lamplight).actions, session.row.head))

    await players.session.answer(ADA.id, ["move to=D2"], meanwhile=prepare)
    assert seen == [(2, 1, 1)], "the answer is in, the row is not yet"


async def test_a_table_is_put_away_together_with_the_order_to_retire_its_panel(players: Players) -> None:
    await tables.put_away(players.session)
    *_, last = await players.house.store.pending(players.session.id)
    assert last.kind == "retire"


async def test_rules_that_raise_spoil_nothing(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    before = players.bytes()
    with monkeypatch.context() as patch:
        patch.setattr(Match, "_advance", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await players.session.answer(ADA.id, ["rest"])
    await players.session.loaded()
    assert players.bytes() == before


@pytest.mark.parametrize("reveals", [False, True])
async def test_entries_that_no_longer_fit_bring_the_table_back_to_its_checkpoint(house: House, reveals: bool) -> None:
    players = await Players.sit_down(house)
    since = list[Row]()
    while not since or any(row.reveals for row in since) != reveals:
        if players.session.row.status != "playing":
            players = await Players.sit_down(house, channel=players.session.row.channel_id + 1)
        await players.answer()
        since = (await house.store.position(players.session.id)).rows[1:]
    await house.store.commit(
        players.session.id, Commit(kind="answer", entry=b"\x83\xa4type\xa6answer\xa4seat\xa4mara\xa5picks\x91\xa3fly")
    )
    players = await players.fresh()
    chance = players.session.match.state.chance
    assert (chance.stream == players.session.row.head) == reveals, "what came out is worth nothing"
    assert players.session.match.entries == ([Fork(chance.stream, anew=True)] if reveals else [])
    head = await house.store.row(players.session.id, (await house.store.table(players.session.id)).head)
    assert head.kind == "undo"
    assert LABEL.decode(head.label or b"").told[0].phrase.id == "story-back-to-checkpoint"
    await players.play(3)


async def test_hidden_answers_of_several_seats_survive_a_restart(players: Players) -> None:
    while len(players.session.match.waiting) < 2 or players.session.match.asks[0].kind != "react":
        await players.answer()
    asked = players.session.asked
    await players.answer("pass")
    assert players.session.asked == asked
    again = await players.fresh()
    assert again.session.asked == asked
    assert again.session.match.waiting == players.session.match.waiting
    assert again.bytes() == players.bytes()


async def test_computer_players_answer_in_the_same_transaction(house: House) -> None:
    players = await Players.sit_down(house, computers=2)
    await players.play(6)
    asks = [players.session.match.ask_of(seat) for seat in players.session.match.waiting]
    assert all(ask and any(players.session.seats[seat].kind == "person" for seat in ask.seats) for ask in asks)
    rows = await house.store.rows(players.session.id)
    assert any(row.kind == "answer" and row.user_id is None for row in rows)


async def test_a_seat_that_is_left_is_played_on_by_vigil_and_can_be_taken_again(players: Players) -> None:
    await lobby.leave(players.session, ADA)
    assert players.session.seats["mara"].kind == "computer"
    assert "mara" not in players.session.match.waiting
    assert lobby.free_seats(players.session) == ["mara"]
    await lobby.sit(players.session, ADA)
    assert players.session.seats_of(ADA.id) == ["mara"]


async def test_when_nobody_is_left_the_game_is_parked_and_goes_on_when_somebody_sits_down_again(
    players: Players,
) -> None:
    await players.play(3)
    head = players.session.row.head
    assert not await lobby.leave(players.session, BRUNO)
    assert await lobby.leave(players.session, ADA)
    assert (players.session.row.status, players.session.row.head >= head) == ("parked", True)
    assert players.session.row.campaign_id is not None
    session = await tables.resume(players.house, players.session.row.campaign_id, guild_id=9, channel_id=44)
    await lobby.sit(session, BRUNO)
    assert session.seats_of(BRUNO.id) == ["ivo"], "whose hand they know"


async def test_a_lost_mission_is_opened_again_and_a_won_one_followed_by_the_next(players: Players) -> None:
    await players.play(500)
    outcome = players.session.match.state.outcome
    assert outcome is not None
    following = await tables.next_mission(players.house, players.session)
    assert following.row.mission == ("until-dawn" if outcome.winners else "first-light")
    assert following.seats_of(ADA.id) == ["mara"]


async def test_an_imported_game_is_taken_up_by_whoever_sits_down(players: Players) -> None:
    await players.play(3)
    state = players.session.match.state
    exported = await players.house.store.export_table(players.session.id)
    imported = await players.house.store.import_table(exported, guild_id=77, channel_id=78)
    assert imported.campaign_id is not None
    session = await tables.resume(players.house, imported.campaign_id, guild_id=77, channel_id=79)
    with pytest.raises(Refusal, match="needs-consent"):
        await lobby.sit(session, BRUNO)
    assert await lobby.sit(session, BRUNO, consent=True) == "mara"
    assert await lobby.sit(session, ADA, consent=True) == "ivo"
    with pytest.raises(Refusal, match="seat-not-played"):
        await lobby.sit(session, ADA, "otto")
    assert session.match.state == state
    await Players(players.house, session).answer()


async def test_a_stranger_cannot_pull_a_running_game_into_another_channel(players: Players) -> None:
    assert players.session.row.campaign_id is not None
    with pytest.raises(Refusal, match="not-yours-to-move"):
        await tables.resume(
            players.house,
            players.session.row.campaign_id,
            guild_id=9,
            channel_id=90,
            by=Actor(lobby.Person(404, "Eve")),
        )


async def test_idle_tables_leave_memory_and_come_back_the_same(players: Players) -> None:
    await players.play(4)
    before = players.bytes()
    assert players.house.sweep(idle=0) == 1
    assert players.house.live == 0
    session = await players.house.table(players.session.id)
    assert session is not players.session
    await session.loaded()
    assert Players(players.house, session).bytes() == before


async def test_a_table_in_use_is_never_swept(players: Players) -> None:
    async with players.session.lock:
        assert players.house.sweep(idle=0) == 0


async def test_one_channel_has_one_table(house: House) -> None:
    await Players.sit_down(house, channel=5)
    with pytest.raises(Refusal, match="channel-taken"):
        await house.open("training", guild_id=9, channel_id=5, owner=ADA, locale="en")
    await Players.sit_down(house, channel=6)


async def test_a_parked_game_is_resumed_elsewhere_as_it_was(players: Players) -> None:
    await players.play(3)
    before = players.bytes()
    assert await tables.put_away(players.session) == "parked"
    with pytest.raises(Refusal, match="not-playing"):
        await players.session.answer(ADA.id, ["rest"])
    assert players.session.row.campaign_id is not None
    session = await tables.resume(players.house, players.session.row.campaign_id, guild_id=9, channel_id=77)
    await session.loaded()
    assert (session.row.channel_id, session.row.status) == (77, "playing")
    assert Players(players.house, session).bytes() == before


async def test_a_campaign_of_another_server_is_not_resumed(players: Players) -> None:
    assert players.session.row.campaign_id is not None
    with pytest.raises(Refusal, match="no-such-campaign"):
        await tables.resume(players.house, players.session.row.campaign_id, guild_id=8, channel_id=78)
