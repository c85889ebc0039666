"""Before the game: who sits where, what is switched on, and the start."""

from __future__ import annotations

import secrets

import msgspec

from bot.engine.asks import refuse
from bot.engine.chance import commitment
from bot.engine.game import Setup
from bot.engine.match import ENCODER, Match
from bot.sessions.session import Session
from bot.sessions.story import label
from bot.sessions.update import Update
from bot.store import Commit, Outgoing, Seat, TableChanges
from bot.store.rows import SeatKind


class Person(msgspec.Struct, frozen=True):
    """Somebody at a table, as Discord knows them."""

    id: int
    name: str


async def sit(session: Session, person: Person, seat: str | None = None) -> str:
    """Take a seat, or the first free one; one that Vigil plays may be taken over."""
    async with session.lock:
        free = free_seats(session)
        if session.row.status not in ("lobby", "playing"):
            raise refuse("not-open")
        if seat is not None and seat not in session.seats:
            raise refuse("no-such-seat")
        if seat is not None and seat not in free:
            raise refuse("seat-taken", name=session.seats[seat].user_name or "Vigil")
        if not free:
            raise refuse("no-free-seat")
        if session.row.status == "lobby" and (before := session.seats_of(person.id)) and seat is None:
            raise refuse("seated-already", seat=before[0])
        taken = seat or free[0]
        await _set(session, taken, "person", person)
        return taken


async def leave(session: Session, person: Person) -> list[str]:
    """Give one's seats up; in a running game Vigil plays them on."""
    async with session.lock:
        seats = session.seats_of(person.id)
        if not seats:
            raise refuse("not-seated")
        for seat in seats:
            await _set(session, seat, "open" if session.row.status == "lobby" else "computer", None)
    if session.row.status == "playing":
        await session.proceed()
    return seats


async def fill(session: Session) -> None:
    """Let Vigil play one more seat; where none is open, free all that Vigil was to play."""
    async with session.lock:
        _in_lobby(session)
        free = free_seats(session)
        if not free:
            raise refuse("no-free-seat")
        if session.seats[free[0]].kind == "open":
            await _set(session, free[0], "computer", None)
            return
        for seat in free:
            await _set(session, seat, "open", None)


async def choose(session: Session, switch: str, value: str) -> None:
    """Set the mission or a switch of the game."""
    async with session.lock:
        _in_lobby(session)
        if switch == "mission":
            if value not in session.game.missions or session.row.campaign_id is not None:
                raise refuse("not-offered")
            changes = TableChanges(mission=value)
        else:
            known = {each.id: each.choices for each in session.game.switches}
            if value not in known.get(switch, ()):
                raise refuse("not-offered")
            changes = TableChanges(options=msgspec.json.encode({**session.options, switch: value}))
        await session.store.update_table(session.id, changes)
        await session.refresh()


async def start(session: Session, person: Person) -> Update:
    """Start the game: draw the seed, promise it, lay out the mission and commit it as the first row."""
    async with session.lock:
        _in_lobby(session)
        if not session.seats_of(person.id):
            raise refuse("not-seated")
        seats = tuple(name for name in session.game.seats if session.seats[name].kind != "open")
        least, most = session.game.players
        if not least <= len(seats) <= most:
            raise refuse("players-between", least=least, most=most)
        carry, campaign_id = await _campaign(session)
        seed = secrets.token_bytes(32)
        setup = Setup(seats, session.row.mission, session.options, carry)
        match, step = Match.start(session.game, setup, seed)
        if step.checkpoint is None:
            raise RuntimeError(f"{session.row.game} does not begin at a checkpoint")
        row = Commit(
            kind="start",
            user_id=person.id,
            label=ENCODER.encode(label(session.row.game, None, None, step.events)),
            state=step.checkpoint,
            outbox=[Outgoing("panel", b"lobby")],
            changes=TableChanges(
                status="playing",
                seed=seed,
                commitment=bytes.fromhex(commitment(seed)),
                schema=session.game.schema,
                campaign_id=campaign_id,
            ),
        )
        update = await session.commit(match, [], first=(row, step))
        session.adopt(match)
        return update


async def _campaign(session: Session) -> tuple[bytes, int | None]:
    """Give what the campaign carries; the first mission of several founds one."""
    if session.row.campaign_id is not None:
        campaign = await session.store.campaign(session.row.campaign_id)
        return campaign.carry, campaign.id
    if len(session.game.missions) > 1 and session.row.mission == session.game.missions[0]:
        founded = await session.store.create_campaign(
            guild_id=session.row.guild_id, game=session.row.game, name="", mission=session.row.mission
        )
        return b"", founded.id
    return b"", None


def free_seats(session: Session) -> list[str]:
    """Name the seats that somebody could take: in the lobby open ones first, then those that Vigil plays."""
    kinds = ("open", "computer") if session.row.status == "lobby" else ("computer",)
    return [seat.seat for kind in kinds for seat in session.seats.values() if seat.kind == kind]


def _in_lobby(session: Session) -> None:
    if session.row.status != "lobby":
        raise refuse("not-in-lobby")


async def _set(session: Session, seat: str, kind: SeatKind, person: Person | None) -> None:
    held = session.seats[seat]
    now = Seat(held.seat, held.position, kind, person.id if person else None, person.name if person else "")
    await session.store.set_seats(session.id, list({**session.seats, seat: now}.values()))
    await session.refresh()
