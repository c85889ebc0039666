"""Taking back and bringing back, across restarts."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.asks import Refusal
from bot.engine.chance import commitment
from bot.engine.match import ENCODER
from bot.games.nemesis.state import Nemesis
from bot.games.training.state import Lamplight
from bot.sessions.house import House
from bot.sessions.past import rewind
from bot.store import Store, TableChanges, TableStatus
from bot.store.copies import exports
from tests.support.engine.assembled import Loose
from tests.support.sessions.forged import early, in_row_one
from tests.support.sessions.players import ADA, BRUNO, Players


async def test_undo_goes_back_to_the_start_and_redo_all_the_way_forward_across_restarts(players: Players) -> None:
    seen = [players.bytes()]
    for _ in range(12):
        await players.answer()
        seen.append(players.bytes())
    for back in range(11, -1, -1):
        await rewind.undo(players.session, 1, ADA.id)
        players = await players.fresh()
        assert without_stream(players) == state_of(seen[back])
    with pytest.raises(Refusal, match="nothing-to-undo"):
        await rewind.undo(players.session, 1, ADA.id)
    for forward in range(1, 13):
        await rewind.redo(players.session, ADA.id)
        players = await players.fresh()
        assert without_stream(players) == state_of(seen[forward])
    assert players.bytes() == seen[12]
    with pytest.raises(Refusal, match="nothing-to-redo"):
        await rewind.redo(players.session, ADA.id)


async def test_several_answers_are_undone_in_one_step_and_redone_one_by_one(players: Players) -> None:
    await players.play(2)
    before = players.bytes()
    await players.play(5)
    after = players.bytes()
    await rewind.undo(players.session, 5, ADA.id)
    assert without_stream(players) == state_of(before)
    for _ in range(5):
        await rewind.redo(players.session, ADA.id)
    assert players.bytes() == after


async def test_an_undo_past_a_roll_moves_chance_to_another_stream(players: Players) -> None:
    await players.answer("rest")
    assert players.session.match.state.chance.stream == 0
    await rewind.undo(players.session, 1, ADA.id)
    assert players.session.match.state.chance.stream != 0
    assert (await players.fresh()).session.match.state.chance.stream == players.session.match.state.chance.stream


async def test_an_undo_past_a_draw_mixes_the_deck_so_that_knowing_the_card_is_worth_nothing(players: Players) -> None:
    drawn = set()
    for _ in range(8):
        await players.answer("rest")
        drawn.add(tuple(players.state(Lamplight).keepers["mara"].hand))
        await rewind.undo(players.session, 1, ADA.id)
    assert len(drawn) > 1


async def test_an_undo_that_crosses_no_reveal_keeps_the_stream(players: Players) -> None:
    start = players.bytes()
    await players.answer("move to=D2")
    await rewind.undo(players.session, 1, ADA.id)
    assert players.session.match.state.chance.stream == 0
    assert players.bytes() == start


async def test_two_undos_past_the_same_roll_never_share_a_stream(players: Players) -> None:
    streams = set()
    for _ in range(3):
        await players.answer("rest")
        await rewind.undo(players.session, 1, ADA.id)
        streams.add(players.session.match.state.chance.stream)
    assert len(streams) == 3


async def test_a_player_takes_back_their_own_last_answer(players: Players) -> None:
    start = players.bytes()
    await players.answer("move to=D2")
    await rewind.take_back(players.session, ADA.id)
    assert players.bytes() == start


async def test_a_hidden_answer_is_taken_back_once_though_what_is_asked_stays_the_same(players: Players) -> None:
    while len(players.session.match.waiting) < 2 or players.session.match.asks[0].kind != "react":
        await players.answer()
    first = players.asked()
    await players.answer("pass")
    shown = {"asked": players.session.asked, "answers": players.session.reach.answers}
    await rewind.take_back(players.session, first.id, **shown)
    assert players.session.asked == shown["asked"]
    with pytest.raises(Refusal, match="stale"):
        await rewind.take_back(players.session, first.id, **shown)


async def test_a_player_cannot_take_back_what_revealed_something(players: Players) -> None:
    await players.answer("rest")
    after = players.bytes()
    with pytest.raises(Refusal, match="revealed"):
        await rewind.take_back(players.session, ADA.id)
    assert players.bytes() == after


async def test_a_player_cannot_take_back_somebody_elses_answer(players: Players) -> None:
    await players.answer("move to=D2")
    with pytest.raises(Refusal, match="not-yours"):
        await rewind.take_back(players.session, BRUNO.id)


async def test_nothing_new_may_be_answered_between_undo_and_redo(players: Players) -> None:
    await players.answer("move to=D2")
    await rewind.undo(players.session, 1, ADA.id)
    await players.answer("move to=D3")
    with pytest.raises(Refusal, match="nothing-to-redo"):
        await rewind.redo(players.session, ADA.id)


async def test_undo_with_computer_players_goes_back_to_a_persons_decision(house: House) -> None:
    players = await Players.sit_down(house, computers=2)
    await players.play(3)
    before = before_people(players)
    await players.play(2)
    after = players.bytes()
    await rewind.undo(players.session, 2, ADA.id)
    assert before_people(players) == before
    await rewind.redo(players.session, ADA.id)
    await rewind.redo(players.session, ADA.id)
    assert players.bytes() == after


async def test_what_came_out_further_ahead_is_worth_nothing_on_the_way_forward(players: Players) -> None:
    await players.answer("move to=D2")
    await players.answer("rest")
    tip = players.bytes()
    for _ in range(2):
        await rewind.undo(players.session, 2, ADA.id)
        await rewind.redo(players.session, ADA.id)
        assert players.session.match.state.chance.stream == players.session.row.head
        assert "story-dice-anew" in [told.phrase.id for told in players.session.story]
        with pytest.raises(Refusal, match="revealed"):
            await rewind.take_back(players.session, ADA.id)
        await rewind.redo(players.session, ADA.id)
        assert players.bytes() == tip, "what stands again is what it was"


async def test_bringing_back_where_nothing_had_come_out_keeps_the_stream(players: Players) -> None:
    await players.answer("move to=D2")
    await players.answer("move to=D3")
    await rewind.undo(players.session, 2, ADA.id)
    await rewind.redo(players.session, ADA.id)
    assert players.session.match.state.chance.stream == 0


async def test_each_redo_brings_back_a_decision_and_not_an_old_undo(players: Players) -> None:
    await players.answer("move to=D2")
    moved = players.bytes()
    await players.answer("rest")
    await rewind.undo(players.session, 1, ADA.id)
    await players.answer("move to=D3")
    tip = players.bytes()
    await rewind.undo(players.session, 2, ADA.id)
    await rewind.redo(players.session, ADA.id)
    assert without_stream(players) == state_of(moved)
    await rewind.redo(players.session, ADA.id)
    assert players.bytes() == tip


async def test_a_seed_that_was_shown_is_never_played_with_again(players: Players) -> None:
    await players.play(500)
    over = players.bytes()
    shown = players.session.match.state.chance.seed

    def promised() -> bool:
        seed = players.session.match.state.chance.seed
        row = players.session.row
        return seed == row.seed and bytes.fromhex(commitment(seed)) == row.commitment

    await rewind.undo(players.session, 1, ADA.id)
    await rewind.undo(players.session, 2, ADA.id)
    assert promised()
    assert players.session.row.seed != shown
    await rewind.redo(players.session, ADA.id)
    assert players.bytes() == over, "the hands on the way have been shown, so only the end is brought back"
    assert (players.session.row.status, players.session.row.seed) == ("finished", shown)
    assert promised()


@pytest.mark.parametrize("status", ["closed", "parked"])
async def test_a_table_that_was_put_away_stays_as_it_is(players: Players, status: TableStatus) -> None:
    await players.answer("move to=D2")
    await players.answer("move to=D3")
    await rewind.undo(players.session, 1, ADA.id)
    await players.house.store.update_table(players.session.id, TableChanges(status=status))
    await players.session.refresh()
    head = players.session.row.head
    for turning in (
        rewind.plan(players.session, 1),
        rewind.undo(players.session, 1, ADA.id),
        rewind.redo(players.session, ADA.id),
    ):
        with pytest.raises(Refusal, match="not-playing"):
            await turning
    assert (await players.fresh()).session.row.head == head


async def test_a_finished_game_is_reopened_by_undo(players: Players) -> None:
    await players.play(500)
    assert players.session.row.status == "finished"
    await rewind.undo(players.session, 1, ADA.id)
    assert players.session.row.status == "playing"
    await players.play(500)
    assert players.session.row.status == "finished"
    assert await players.house.store.verify(players.session.id) == []


def without_stream(players: Players) -> tuple[bytes, object]:
    """The position without chance, the deck's order and the moment of asking: an undo past a roll changes all three."""
    return state_of(players.bytes())


def state_of(position: bytes) -> tuple[bytes, object]:
    import msgspec

    state, asks, waiting, _ = msgspec.msgpack.decode(position)
    state["chance"] = None
    state["deck"]["cards"].sort()
    return msgspec.msgpack.encode(state), (asks, waiting)


def before_people(players: Players) -> bytes:
    """What people see, and what they are asked: what Vigil holds is dealt anew."""
    match = players.session.match
    mine = [seat for person in (ADA, BRUNO) for seat in players.session.seats_of(person.id)]
    return ENCODER.encode([(match.view(seat), match.ask_of(seat), match.waiting) for seat in mine])


async def test_a_room_that_was_explored_and_taken_back_is_another_by_and_by(house: House) -> None:
    players = await Players.sit_down(house, game="nemesis")
    while not (way := into_the_unknown(players)):
        await players.answer()
    slot, rooms = way.split("slot-")[1].split()[0], players.state(Nemesis).rooms
    found, known = Counter[str](), ENCODER.encode([room for room in rooms.values() if room.face_up])
    for _ in range(12):
        answers = 1
        await players.answer(way)
        while not players.state(Nemesis).rooms[slot].face_up:
            await players.answer()
            answers += 1
        found[players.state(Nemesis).rooms[slot].tile] += 1
        await rewind.undo(players.session, answers, ADA.id)
        players = await players.fresh()
        rooms = players.state(Nemesis).rooms
        assert ENCODER.encode([room for room in rooms.values() if room.face_up]) == known
    assert len(found) > 4, "seen and taken back is worth nothing"


def into_the_unknown(players: Players) -> str:
    """Give a move into a room that nobody has seen, if whoever is asked may make one."""
    ask = players.session.match.asks[0]
    return next((offer.key for offer in ask.options if offer.verb == "move" and "slot-" in offer.key), "")


@pytest.mark.parametrize("reveals", [False, True])
async def test_a_table_is_not_turned_to_where_it_cannot_be_taken_up(store: Store, reveals: bool) -> None:
    broken = in_row_one(lambda state: state.pop("keepers"), reveals=reveals)
    made = broken(exports.decode(early("training").read_bytes()))
    assert isinstance(made, exports.Export)
    (table_id,) = (await store.import_table(exports.encode(made), guild_id=1, channel_id=2)).tables
    await store.update_table(table_id, TableChanges(status="playing"))
    session = await House(store).table(table_id)
    assert await session.loaded()
    head = session.row.head
    with pytest.raises(Refusal, match="leads-nowhere"):
        await rewind.undo(session, 1, ADA.id)
    session = await House(store).table(table_id)
    assert await session.loaded()
    assert session.row.head == head


async def test_a_fork_that_cannot_be_drawn_is_not_committed(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    await players.answer("rest")
    before, head = players.bytes(), players.session.row.head

    def lost(*_: object) -> None:
        raise KeyError("a card that is nowhere")

    with monkeypatch.context() as broken, pytest.raises(Refusal, match="leads-nowhere"):
        broken.setattr(Loose(players.session.game.table), "redraw", lost)
        await rewind.undo(players.session, 1, ADA.id)
    players = await players.fresh()
    assert (players.bytes(), players.session.row.head) == (before, head)
