"""Who may take which seat of a running game: whatever people try, nobody comes to know two hands."""

from __future__ import annotations

import contextlib
from collections import defaultdict
from random import Random

import msgspec
import pytest

from bot.engine.asks import Refusal
from bot.engine.game import Setup
from bot.engine.match import ENCODER, Match
from bot.games import IDS, game
from bot.sessions import admission, authority, lobby, tables
from bot.sessions.authority import Actor
from bot.sessions.gm import petitions
from bot.sessions.house import House
from bot.sessions.lobby import Person
from bot.sessions.past import rewind
from bot.sessions.session import Session
from bot.store import Wait

PEOPLE = [Person(number, name) for number, name in enumerate(("Ada", "Bruno", "Chiara", "Dmitri", "Eve"), 101)]
HIDDEN = {"fireteam": {"hidden-hands": "on"}}
TABLES: list[tuple[str, dict[str, str]]] = [*((id, {}) for id in IDS), *HIDDEN.items()]
NAMES = [f"{id} {' '.join(options)}".strip() for id, options in TABLES]


@pytest.mark.parametrize(("id", "options"), TABLES, ids=NAMES)
@pytest.mark.parametrize("mission", ["first", "last"])
def test_a_game_without_secrets_shows_every_seat_the_same_and_others_do_not(
    id: str, options: dict[str, str], mission: str
) -> None:
    played = game(id)
    seats = played.seats[: max(2, played.players[0])]
    setup = Setup(seats, played.missions[0 if mission == "first" else -1], options)
    if played.seating(*msgspec.structs.astuple(setup)[:3]):
        seats = played.seats[: played.players[1]]
        setup = msgspec.structs.replace(setup, seats=seats)
    match, _ = Match.start(played, setup, bytes(32))
    differ = False
    for _ in range(25):
        shown = {ENCODER.encode(msgspec.structs.replace(match.view(seat), seat=None)) for seat in seats}
        differ |= len(shown) > 1
        assert played.secretive(match.state) or len(shown) == 1
        if match.over:
            break
        seat = match.waiting[0]
        ask = match.ask_of(seat)
        assert ask is not None
        match.apply(played.player.advise(match.view(seat), ask))
    assert played.secretive(match.state) == differ
    assert played.secretive(match.state) == (id != "rise" and (id != "fireteam" or bool(options)))


class Memory:
    """What everybody has held since the game began."""

    def __init__(self, session: Session) -> None:
        self.held = defaultdict[int, set[str]](set)
        self.look(session)
        self.whole = list(map(frozenset, self.held.values()))
        """What each person held from the lobby on: one of them may take another's place, with all that was theirs."""

    def look(self, session: Session) -> None:
        for seat in session.seats.values():
            if seat.kind == "person" and seat.user_id:
                self.held[seat.user_id].add(seat.seat)

    def knows_two(self) -> bool:
        return any(len(held) > 1 and not any(held <= whole for whole in self.whole) for held in self.held.values())


async def seated(house: House, id: str, options: dict[str, str], rng: Random, channel: int) -> Session:
    """A running game with three people, one of them in two seats where there are so many, and Vigil in the others."""
    session = await house.open(id, guild_id=9, channel_id=channel, owner=PEOPLE[0], locale="en")
    for switch, value in options.items():
        await lobby.choose(session, switch, value)
    most = min(session.game.players[1], 4)
    for seat, person in zip(session.game.seats, rng.sample(PEOPLE, 2), strict=False):
        await lobby.sit(session, person, seat)
    first = next(seat for seat in session.seats.values() if seat.user_id)
    if most > 3:
        await lobby.sit(session, Person(first.user_id or 0, first.user_name), session.game.seats[2])
    while sum(seat.kind != "open" for seat in session.seats.values()) < most and lobby.fills(session):
        await lobby.fill(session)
    await lobby.start(session, Person(first.user_id or 0, first.user_name))
    return session


DEEDS = ("answer", "leave", "sit", "seat", "take", "yes", "undo", "restart", "park", "transfer", "export")


async def do(house: House, session: Session, rng: Random, deed: str) -> Session:
    """Let somebody try something."""
    person, other, seat = rng.choice(PEOPLE), rng.choice(PEOPLE), rng.choice(session.match.state.seats)
    actor = Actor(person, manager=rng.random() < 0.3)
    match deed:
        case "answer":
            await authority.skip(session, person)
        case "leave":
            await lobby.leave(session, person)
        case "sit":
            await asked(session, actor, "sit", person, rng.choice((seat, None)))
        case "seat" if await authority.is_master(session, actor):
            await asked(session, actor, "hand", rng.choice((person, other)), seat)
        case "take" if (absent := session.seats[seat].user_id) and session.seats[seat].kind == "person":
            await session.store.put_waits([Wait(session.id, absent, session.asked, 0, 4, 0)])
            await asked(session, actor, "take", person, seat)
        case "yes":
            for petition in await session.store.petitions(session.id):
                await petitions.say(session, actor, petition.id, yes=True)
        case "undo":
            await rewind.undo(session, rng.randint(1, 3), person.id, name=person.name)
        case "restart":
            house.sweep(idle=-1.0)
            session = await house.table(session.id)
        case "park":
            await tables.put_away(session)
        case "transfer" if await authority.is_master(session, actor):
            await authority.transfer(session, person, other)
        case "export" if await authority.is_master(session, actor):
            await petitions.demand_file(session, person)
            await petitions.hands_file(session, person)
            await petitions.took_file(session, person)
    if session.row.status == "parked":
        session = await tables.resume(
            house, session.row.campaign_id or 0, guild_id=9, channel_id=session.row.channel_id
        )
    await session.loaded()
    return session


async def asked(session: Session, actor: Actor, how: str, person: Person, seat: str | None) -> None:
    """Take a seat in one way or another, asking the table where that is needed."""
    absent = session.seats[seat].user_id if seat else None
    try:
        if how == "sit":
            await lobby.sit(session, person, seat)
        elif how == "hand":
            await authority.seat(session, actor.person, seat or "", person)
        else:
            await authority.take_over(session, person, absent or 0)
    except admission.ConsentNeeded as needed:
        kind = {"sit": "sit", "hand": "hand", "take": "take"}[how]
        by = actor.person if how == "hand" else person
        wanted = petitions.wish(session, kind, person, needed.seats[0], by=by)  # type: ignore[arg-type]
        wanted = msgspec.structs.replace(wanted, absent=absent if how == "take" else None)
        await petitions.call(session, actor, wanted)


async def live(house: House, id: str, options: dict[str, str], rng: Random, channel: int) -> bool:
    """Let people try whatever they can think of with seats; says whether somebody came to know two of them."""
    session = await seated(house, id, options, rng, channel)
    memory = Memory(session)
    for _ in range(120):
        if session.row.status == "finished":
            break
        with contextlib.suppress(Refusal):
            session = await do(house, session, rng, rng.choice(DEEDS))
        if not session.in_memory:
            await session.loaded()
        memory.look(session)
    return memory.knows_two()


@pytest.mark.parametrize(("id", "options"), TABLES, ids=NAMES)
async def test_nobody_comes_to_know_two_seats_that_have_secrets_from_each_other(
    house: House, id: str, options: dict[str, str], long: bool
) -> None:
    found = [await live(house, id, options, Random(seed), 100 + seed) for seed in range(30 if long else 3)]
    session = await seated(house, id, options, Random(0), 99)
    assert any(found) is not session.game.secretive(session.match.state)


@pytest.mark.parametrize("id", ["training", "nemesis", "salvation"])
async def test_a_house_that_did_not_ask_would_be_found_out(
    house: House, id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def anybody(*_: object, **__: object) -> None: ...

    monkeypatch.setattr(admission, "demand", anybody)
    assert any([await live(house, id, {}, Random(seed), 100 + seed) for seed in range(3)])


async def test_undo_makes_nobody_forget_what_they_saw(house: House) -> None:
    session = await seated(house, "training", {}, Random(1), 5)
    chiara = Person(session.seats["ivo"].user_id or 0, "Chiara")
    while "ivo" not in session.match.waiting:
        await authority.skip(session, PEOPLE[0])
    await authority.skip(session, PEOPLE[0])
    await lobby.leave(session, chiara)
    await rewind.undo(session, 2, PEOPLE[0].id, name="Ada")
    house.sweep(idle=-1.0)
    session = await house.table(session.id)
    await session.loaded()
    with pytest.raises(Refusal, match="knows-another-seat"):
        await lobby.sit(session, chiara, "otto")
    assert await lobby.sit(session, chiara) == "ivo", "who names no seat comes back to their own"
