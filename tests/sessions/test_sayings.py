"""Whispers and promises: who may speak to whom, who may read what, and what no undo takes back."""

from __future__ import annotations

import msgspec
import pytest

from bot.engine.asks import Refusal
from bot.engine.game import Setup
from bot.games import game
from bot.games.nemesis.state import Nemesis
from bot.games.salvation.state import Salvation
from bot.sessions import lobby, sayings, tables
from bot.sessions.authority import Actor
from bot.sessions.gm import erasing
from bot.sessions.house import House
from bot.sessions.lobby import Person
from bot.sessions.past import copies, rewind
from bot.sessions.session import Session
from bot.store import Saying
from bot.store.copies import exports
from tests.support.nemesis.ship import Ship
from tests.support.sessions.forging import body_of
from tests.support.sessions.players import ADA, BRUNO, Players

EVE = Person(3, "Eve")
WORDS = "Follow me to Pod 2, and ask nothing"


@pytest.fixture
async def crew(house: House) -> Players:
    """Ada and Bruno aboard, each with a Character."""
    players = await Players.sit_down(house, game="nemesis")
    while players.state(Nemesis).phase == "draft":
        await players.answer()
    return players


def seats(players: Players) -> tuple[str, str]:
    """Ada's seat and Bruno's."""
    return players.session.seats_of(ADA.id)[0], players.session.seats_of(BRUNO.id)[0]


async def whisper(players: Players, text: str = WORDS) -> Saying:
    """Let Ada whisper to Bruno."""
    return await sayings.say(players.session, ADA.id, "whisper", text, seats(players)[1])


async def refused(players: Players, user_id: int, kind: str = "whisper", to: str = "", text: str = WORDS) -> str:
    """Why something may not be said."""
    with pytest.raises(Refusal) as caught:
        await sayings.say(players.session, user_id, "promise" if kind == "promise" else "whisper", text, to)
    return caught.value.reason.id


def die(session: Session, seat: str) -> None:
    """Let a Character be dead from now on."""
    state = session.match.state
    assert isinstance(state, Nemesis)
    state.players[seat].state = "dead"


async def test_a_whisper_is_for_whoever_sits_at_the_seat(crew: Players) -> None:
    kept = await whisper(crew)

    assert (kept.seat, kept.to_seat, kept.text) == (*seats(crew), WORDS)
    assert kept.at > 0
    assert await sayings.unheard(crew.session, BRUNO.id) == [kept]
    assert await sayings.unheard(crew.session, ADA.id) == []
    assert await sayings.readable(crew.session, ADA.id) == [kept]
    assert await sayings.readable(crew.session, BRUNO.id) == [kept]
    assert await sayings.readable(crew.session, EVE.id) == []


async def test_what_was_heard_is_not_brought_again_and_can_be_read_again(crew: Players) -> None:
    kept = await whisper(crew)
    await sayings.heard(crew.session, [kept])

    assert await sayings.unheard(crew.session, BRUNO.id) == []
    assert [each.text for each in await sayings.readable(crew.session, BRUNO.id)] == [WORDS]


async def test_the_game_master_reads_none_of_it_and_no_file_or_row_has_it(crew: Players) -> None:
    await whisper(crew)
    rows = await crew.session.store.rows(crew.session.id)
    data, _ = await copies.hand_out(crew.session, EVE.id, game_master=True, notices={True: "", False: ""})

    assert crew.session.row.owner_id == ADA.id
    crew.session.seats = {seat: kept for seat, kept in crew.session.seats.items() if kept.user_id != ADA.id}
    assert await sayings.readable(crew.session, ADA.id) == [], "who opened the table, and sits there no more"
    assert not any(WORDS.encode() in (row.label or b"") for row in rows)
    assert WORDS.encode() not in msgspec.msgpack.encode(body_of(exports.decode(data)))


async def test_everybody_reads_all_of_it_once_the_game_is_over(crew: Players) -> None:
    kept = await whisper(crew)
    while crew.session.row.status == "playing":
        await crew.answer()

    assert await sayings.readable(crew.session, EVE.id) == [kept]
    assert await refused(crew, ADA.id, to=seats(crew)[1]) == "not-playing"


async def test_a_table_that_is_put_away_shows_nothing(crew: Players) -> None:
    await whisper(crew)
    await tables.put_away(crew.session)
    assert await sayings.readable(crew.session, EVE.id) == []
    assert await refused(crew, ADA.id, to=seats(crew)[1]) == "not-playing"


async def test_an_undo_takes_nothing_back_that_was_said(crew: Players) -> None:
    kept = await whisper(crew)
    await crew.answer()
    await rewind.undo(crew.session, 1, ADA.id)

    assert await sayings.readable(crew.session, BRUNO.id) == [kept]


async def test_a_promise_to_all_is_read_by_all_and_one_to_a_seat_is_not(crew: Players) -> None:
    open_one = await sayings.say(crew.session, ADA.id, "promise", "I stay to the end")
    secret = await sayings.say(crew.session, ADA.id, "promise", "I wait for you", seats(crew)[1])

    assert await sayings.readable(crew.session, EVE.id) == [open_one]
    assert await sayings.readable(crew.session, BRUNO.id) == [open_one, secret]


async def test_the_dead_say_nothing_and_hear_nothing(crew: Players) -> None:
    mine, theirs = seats(crew)
    die(crew.session, theirs)

    assert await refused(crew, BRUNO.id, to=mine) == "say-silent"
    assert await refused(crew, BRUNO.id, "promise") == "say-silent"
    assert await refused(crew, ADA.id, to=theirs) == "say-nobody-hears"
    await sayings.say(crew.session, ADA.id, "promise", "I will bring you home")


async def test_nobody_whispers_to_themselves_to_vigil_or_to_nobody(house: House) -> None:
    players = await Players.sit_down(house, computers=1, game="nemesis")
    while players.state(Nemesis).phase == "draft":
        await players.answer()
    mine, _ = seats(players)
    computer = next(seat.seat for seat in players.session.seats.values() if seat.kind == "computer")

    assert computer in players.session.played
    for to in (mine, computer, "", "nowhere"):
        assert await refused(players, ADA.id, to=to) == "say-nobody-hears"
    assert computer not in sayings.hearers(players.session, ADA.id)


async def test_onlookers_and_lobbies_say_nothing(house: House, crew: Players) -> None:
    assert await refused(crew, EVE.id, to=seats(crew)[0]) == "not-seated"
    waiting = await house.open("nemesis", guild_id=9, channel_id=6, owner=ADA, locale="en")
    await lobby.sit(waiting, ADA)
    with pytest.raises(Refusal) as caught:
        await sayings.say(waiting, ADA.id, "promise", "So be it")
    assert caught.value.reason.id == "not-playing"


async def test_games_without_such_secrets_have_no_whispers(players: Players) -> None:
    assert await refused(players, ADA.id, to=seats(players)[1]) == "say-nothing-hidden"


async def test_a_table_may_do_without(crew: Players) -> None:
    await sayings.allow(crew.session, Actor(ADA), on=False)
    assert await refused(crew, ADA.id, to=seats(crew)[1]) == "say-forbidden"
    assert crew.session.story[-1].phrase.id == "story-say-forbidden"
    await sayings.allow(crew.session, Actor(ADA), on=True)
    await whisper(crew)


async def test_only_a_game_master_switches_it_off(crew: Players) -> None:
    with pytest.raises(Refusal) as caught:
        await sayings.allow(crew.session, Actor(BRUNO), on=False)
    assert caught.value.reason.id == "not-game-master"
    await whisper(crew)


@pytest.mark.parametrize("text", ["", "   ", "x" * (sayings.LONGEST + 1)])
async def test_what_is_said_has_a_length(crew: Players, text: str) -> None:
    assert await refused(crew, ADA.id, to=seats(crew)[1], text=text) == "say-length"


async def test_no_seat_talks_for_ever(crew: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sayings, "MOST", 2)
    await whisper(crew)
    await whisper(crew)
    assert await refused(crew, ADA.id, to=seats(crew)[1]) == "say-too-often"
    await sayings.say(crew.session, BRUNO.id, "whisper", WORDS, seats(crew)[0])


async def test_erasing_somebody_erases_what_they_said_and_what_names_them(house: House, crew: Players) -> None:
    await whisper(crew)
    await sayings.say(crew.session, BRUNO.id, "whisper", "Do you trust Ada?", seats(crew)[0])
    other = await sayings.say(crew.session, BRUNO.id, "whisper", "The engine is broken", seats(crew)[0])
    traces, _ = await erasing.step_back(house, ADA.id, [])
    await erasing.mask(house, ADA.id, traces)

    assert await house.store.sayings(crew.session.id) == [other]


async def test_a_server_that_is_erased_keeps_none(house: House, crew: Players) -> None:
    await whisper(crew)
    await house.store.erase_server(9)
    assert await house.store.sayings(crew.session.id) == []


def test_a_crew_with_secrets_talks_while_it_is_awake() -> None:
    voices = game("nemesis").table.voices
    ship = Ship("captain", "scout", "soldier")
    assert voices(ship.g) == ship.g.seats
    seat = ship.g.seats[0]
    for state in ("dead", "asleep", "launched"):
        ship.g.players[seat].state = state
        assert seat not in voices(ship.g)
    ship.g.players[seat].state = "pod"
    assert seat in voices(ship.g)
    ship.g.mode = "coop"
    assert voices(ship.g) == ()


@pytest.mark.parametrize("count", [2, 3])
def test_two_commanders_talk_and_skynet_listens_to_nobody(count: int) -> None:
    war = game("salvation")

    state = war.rules.setup(
        Setup(war.seats[:count], "war", {each.id: each.default for each in war.switches}), bytes(32)
    )
    assert isinstance(state, Salvation)
    assert war.table.voices(state) == (state.commanders if count == 3 else ())
