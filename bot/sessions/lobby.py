"""Before the game: who sits where, what is switched on, and the start."""

from __future__ import annotations

import secrets

import msgspec

from bot.engine.asks import Refusal, refuse
from bot.engine.chance import commitment
from bot.engine.game import TOGGLE, Setup, Switch
from bot.engine.match import ENCODER, Match
from bot.engine.words import Phrase
from bot.markdown import plain
from bot.sessions import admission
from bot.sessions.notes import note, seat_name
from bot.sessions.session import Session
from bot.sessions.telling.outgoing import PANEL, Retire
from bot.sessions.telling.story import label
from bot.sessions.telling.update import Update
from bot.store import Commit, NewCampaign, Seat, TableChanges
from bot.store.rows import SeatKind
from bot.text import speak


class Person(msgspec.Struct, frozen=True):
    """Somebody at a table, as Discord knows them."""

    id: int
    name: str


async def sit(session: Session, person: Person, seat: str | None = None, *, consent: bool = False) -> str:
    """Take a seat, or the first free one; one that Vigil plays may be taken over, where the table consents if need be.

    Whoever left a running game and names no seat comes back to their own.
    """
    async with session.lock:
        if session.row.head:
            await session.load()  # which seats are in play, the match knows
        free = free_seats(session)
        if session.row.status not in ("lobby", "playing"):
            raise refuse("not-open")
        if session.row.locked:
            raise refuse("table-locked")
        if seat is not None and seat not in session.seats:
            raise refuse("no-such-seat")
        if seat is not None and seat not in free:
            raise (
                refuse("seat-taken", name=session.seats[seat].user_name)
                if seat in session.played
                else refuse("seat-not-played")
            )
        if not free:
            raise refuse("no-free-seat")
        if session.row.status == "lobby" and (before := session.seats_of(person.id)) and seat is None:
            raise refuse("seated-already", seat=before[0])
        taken = seat or await _first_for(session, person, free)
        await admission.demand(session, person.id, [taken], consent=consent)
        words = {"name": person.name, "seat": seat_name(session, taken)}
        sits = [
            Seat(taken, session.seats[taken].position, "person", person.id, person.name),
            *_yielding(session, taken),
        ]
        await note(session, person.id, Phrase("story-sits-down", dict(words)), seat=taken, seats=sits)
        return taken


async def _first_for(session: Session, person: Person, free: list[str]) -> str:
    """The free seat that somebody comes to: the one they held before, else the first."""
    own = await admission.held_by(session, person.id) if session.row.head else frozenset[str]()
    return next((seat for seat in free if seat in own), free[0])


async def leave(session: Session, person: Person) -> bool:
    """Whether nobody is left once they have given their seats up, so that the game was parked; else Vigil plays on."""
    async with session.lock:
        left = session.seats_of(person.id)
        if not left:
            raise refuse("not-seated")
        others = any(seat.kind == "person" and seat.user_id != person.id for seat in session.seats.values())
        playing = session.row.status == "playing"
        parked = playing and not others
        kind: SeatKind = "computer" if playing and others else "open"
        freed = [Seat(seat, session.seats[seat].position, kind) for seat in left]
        names = plain(speak(session.row.locale).listing(seat_name(session, seat) for seat in left))
        told = Phrase(
            "story-leaves" if kind == "computer" else "story-leaves-free", {"name": person.name, "seat": names}
        )
        changes = TableChanges(status="parked") if parked else None
        outbox = [Retire("put-away").queued()] if parked else []
        await note(session, person.id, told, seat=left[0], seats=freed, changes=changes, outbox=outbox)
    if playing and not parked:
        await session.proceed()
    return parked


async def fill(session: Session) -> None:
    """Let Vigil play one more seat; where none is open, free all that Vigil was to play."""
    async with session.lock:
        _in_lobby(session)
        if not fills(session):
            await _set(session, dict.fromkeys(_held(session, "computer"), "open"))
        elif full(session) or not (free := _held(session, "open")):
            raise refuse("no-free-seat")
        else:
            await _set(session, {free[0]: "computer"})


def fills(session: Session) -> bool:
    """Whether Vigil takes one more seat next, and does not free all that it was to play."""
    return bool(_held(session, "open") and not full(session)) or not _held(session, "computer")


def full(session: Session) -> bool:
    """Whether as many seats are taken as the game can have in play; it may have more to choose from."""
    return len(session.played) - len(_held(session, "open")) >= session.game.players[1]


def _yielding(session: Session, taken: str) -> list[Seat]:
    """The seat that Vigil gives up where somebody takes an open one at a full table."""
    if session.row.status != "lobby" or session.seats[taken].kind != "open" or not full(session):
        return []
    if not (own := _held(session, "computer")):
        least, most = session.game.players
        raise refuse("players-between", least=least, most=most)
    return [Seat(own[-1], session.seats[own[-1]].position, "open")]


async def choose(session: Session, switch: str, value: str) -> None:
    """Set the mission or a switch of the game."""
    async with session.lock:
        _in_lobby(session)
        if switch == "mission":
            if value not in session.game.missions or session.row.campaign_id is not None:
                raise refuse("not-offered")
            changes = TableChanges(mission=value)
        else:
            known = {each.id: each.choices for each in open_switches(session)}
            if value not in known.get(switch, ()):
                raise refuse("not-offered")
            changes = TableChanges(options=msgspec.json.encode({**session.options, switch: value}))
        await session.store.update_table(session.id, changes)
        await session.refresh()


def open_switches(session: Session) -> list[Switch]:
    """What may be chosen in this lobby: in a campaign that goes on, not what its beginning settled."""
    return [each for each in session.game.switches if not each.once or session.row.campaign_id is None]


async def toggle(session: Session, on: list[str]) -> None:
    """Switch these options on, and all others that are simply on or off, off."""
    async with session.lock:
        _in_lobby(session)
        known = [switch.id for switch in open_switches(session) if switch.choices == TOGGLE]
        if not set(on) <= set(known):
            raise refuse("not-offered")
        chosen = {**session.options, **{id: "on" if id in on else "off" for id in known}}
        await session.store.update_table(session.id, TableChanges(options=msgspec.json.encode(chosen)))
        await session.refresh()


async def start(session: Session, person: Person, seed: bytes = b"") -> Update:
    """Start the game: draw the seed, promise it, lay out the mission and commit it as the first row."""
    async with session.lock:
        _in_lobby(session)
        if not session.seats_of(person.id):
            raise refuse("not-seated")
        seats = tuple(name for name in session.game.seats if session.seats[name].kind != "open")
        if reason := session.game.seating(seats, session.row.mission, session.options):
            raise Refusal(reason)
        campaign_id = session.row.campaign_id
        carry = b"" if campaign_id is None else (await session.store.campaign(campaign_id)).carry
        seed = seed or secrets.token_bytes(32)
        setup = Setup(seats, session.row.mission, session.options, carry)
        match, step = Match.start(session.game, setup, seed)
        words = label(session.row.game, None, None, step.events, step.rolls)
        if step.checkpoint is None:
            raise RuntimeError(f"{session.row.game} does not begin at a checkpoint")
        row = Commit(
            kind="start",
            user_id=person.id,
            entry=ENCODER.encode(setup),
            label=ENCODER.encode(msgspec.structs.replace(words, promise=commitment(seed))),
            state=step.checkpoint,
            outbox=[Retire("started").queued(), PANEL],
            changes=TableChanges(
                status="playing",
                seed=seed,
                commitment=bytes.fromhex(commitment(seed)),
                schema=session.game.schema,
            ),
            # A game that belongs to no campaign founds one, so that it can be resumed.
            campaign=NewCampaign(mission=session.row.mission) if campaign_id is None else None,
        )
        update = await session.commit(match, [], first=(row, step))
        session.adopt(match)
        return update


def free_seats(session: Session) -> list[str]:
    """The seats that somebody could take: open ones first, unless no more can be played, and those of Vigil."""
    kinds: tuple[SeatKind, ...] = ("computer", "open") if full(session) else ("open", "computer")
    return [seat for kind in kinds for seat in _held(session, kind)]


def _held(session: Session, kind: SeatKind) -> list[str]:
    """The seats in play, in the lobby all, that are open, or that Vigil plays."""
    return [seat.seat for seat in session.seats.values() if seat.kind == kind and seat.seat in session.played]


def _in_lobby(session: Session) -> None:
    if session.row.status != "lobby":
        raise refuse("not-in-lobby")


async def _set(session: Session, kinds: dict[str, SeatKind]) -> None:
    """Change what becomes of these seats, all at once."""
    now = dict(session.seats)
    for seat, kind in kinds.items():
        now[seat] = Seat(seat, session.seats[seat].position, kind)
    await session.store.set_seats(session.id, list(now.values()))
    await session.refresh()
