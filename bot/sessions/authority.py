"""Authority: who may act as game-master, and what they settle that is no move of the game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.engine.asks import Answer, Ask, plainest, refuse
from bot.engine.match import Step
from bot.engine.words import Phrase
from bot.markdown import plain
from bot.sessions import admission
from bot.sessions.forced import Given
from bot.sessions.lobby import Person
from bot.sessions.notes import note, said, seat_name
from bot.sessions.session import Session
from bot.sessions.telling.story import Told
from bot.sessions.telling.update import Update
from bot.store import Commit, Seat, Store, TableChanges
from bot.text import speak


class Actor(msgspec.Struct, frozen=True):
    """Somebody who wants to act as game-master, with what their server says of them."""

    person: Person
    roles: frozenset[int] = frozenset()
    manager: bool = False
    """They may manage the server."""


async def role_of(store: Store, guild_id: int) -> int | None:
    """The role whose members are game-masters of every table of a server."""
    kept = msgspec.json.decode(await store.guild_settings(guild_id), type=dict[str, msgspec.Raw])
    return msgspec.json.decode(kept["gm_role"], type=int | None) if "gm_role" in kept else None


async def set_role(store: Store, guild_id: int, role_id: int | None) -> None:
    """Make a role the game-masters' one, or none; other settings stay."""
    kept = msgspec.json.decode(await store.guild_settings(guild_id), type=dict[str, msgspec.Raw])
    kept["gm_role"] = msgspec.Raw(msgspec.json.encode(role_id))
    await store.set_guild_settings(guild_id, msgspec.json.encode(kept))


async def is_master(session: Session, actor: Actor) -> bool:
    """Whether somebody is a game-master here: they opened the table, hold the role, or manage the server."""
    if actor.manager or actor.person.id == session.row.owner_id:
        return True
    return bool(actor.roles) and await role_of(session.store, session.row.guild_id) in actor.roles


async def demand(session: Session, actor: Actor) -> None:
    """Refuse whoever is no game-master here."""
    if not await is_master(session, actor):
        raise refuse("not-game-master")


async def demand_say(session: Session, actor: Actor) -> None:
    """Refuse strangers what belongs to those at the table: whoever sits there, and its game-masters."""
    if not session.owned_by(actor.person.id) and not await is_master(session, actor):
        raise refuse("not-yours-to-change")


def open_ask(session: Session, person: Person, seat: str) -> Ask | None:
    """What a seat is asked as this game-master may see it: all of it only if the seat is their own."""
    ask = session.match.ask_of(seat)
    if ask is None or seat in session.seats_of(person.id):
        return ask
    return ask.seen_by(None)


async def answer_for(
    session: Session, person: Person, seat: str, picks: list[str] | None, amounts: Sequence[int] = ()
) -> Update:
    """Answer for a seat: with what is open to see, or, given nothing, with the answer that asks for least."""
    async with session.lock:
        match = await session.load()
        session.open_for_answers()
        ask, shown = match.ask_of(seat), open_ask(session, person, seat)
        if ask is None or shown is None:
            raise refuse("not-asked", seats=match.waiting)
        answer = _plainest(ask, seat) if picks is None else Answer(seat, tuple(picks), tuple(amounts))
        if picks is not None and not _open(shown, picks):
            raise refuse("not-offered")
        match.check(answer)
        sentence = Phrase("story-gm-answers", {"name": person.name, "seat": seat_name(session, seat)})
        return await _act(session, person, sentence, [answer])


async def skip(session: Session, person: Person) -> Update:
    """Take the answer that asks for least for everybody who is asked now."""
    async with session.lock:
        match = await session.load()
        session.open_for_answers()
        asks = [ask for ask in match.asks if match.ask_of(ask.seats[0]) is ask]
        answers = [_plainest(ask, ask.seats[0]) for ask in asks]
        if not answers:
            raise refuse("game-over")
        return await _act(session, person, Phrase("story-gm-skips", {"name": person.name}), answers)


async def neutral(session: Session, actor: Actor) -> bool:
    """Whether somebody is a game-master here who sits at no seat of this game, and never did."""
    return await is_master(session, actor) and not await admission.held_by(session, actor.person.id)


async def seat(session: Session, by: Person, seat: str, to: Person | None, *, consent: bool = False) -> None:
    """Hand a seat to somebody, or to Vigil, as game-master.

    The yes that somebody new needs is given with it, unless it comes from one who plays or would be the one.
    """
    given = consent or (to is not None and by.id != to.id and not await admission.held_by(session, by.id))
    await _hand(session, by, [seat], to, "story-gm-seat" if to else "story-gm-seat-computer", consent=given)


async def take_over(session: Session, by: Person, absent: int, *, consent: bool = False) -> None:
    """Take the seats of somebody who does not come, all of them at once."""
    seats = session.seats_of(absent)
    await _hand(session, by, seats, by, "story-seat-taken-over", absent=absent, consent=consent)


async def let_vigil_play(session: Session, by: Person, absent: int, *, master: bool = False) -> None:
    """Let Vigil play the seats of somebody who does not come, all or none, as one of the table or its master."""
    sentence = "story-gm-seat-computer" if master else "story-seat-left-to-vigil"
    await _hand(session, by, session.seats_of(absent), None, sentence, absent=absent)


async def _hand(
    session: Session,
    by: Person,
    seats: list[str],
    to: Person | None,
    sentence: str,
    *,
    absent: int | None = None,
    consent: bool = False,
) -> None:
    """Give seats to somebody, or to Vigil; a game-master may at any time, others only those of somebody absent."""
    async with session.lock:
        if session.row.status not in ("lobby", "playing"):
            raise refuse("not-open")
        await _loaded(session)
        for seat in seats:
            if seat not in session.seats or seat not in session.played:
                raise refuse("no-such-seat" if seat not in session.seats else "seat-not-played")
        if absent is not None and (not seats or any(session.seats[seat].user_id != absent for seat in seats)):
            raise refuse("not-absent")
        if absent is not None and to and session.row.locked:
            raise refuse("table-locked")
        if to is not None:
            await admission.demand(session, to.id, seats, consent=consent)
        others = any(held.kind == "person" and held.seat not in seats for held in session.seats.values())
        if to is None and not others and session.row.status == "playing":
            raise refuse("last-person")
        handed = [_held_by(to, session.seats[seat]) for seat in seats]
        names = plain(speak(session.row.locale).listing(seat_name(session, seat) for seat in seats))
        words = {"name": by.name, "seat": names, "to": to.name if to else ""}
        await note(session, by.id, Phrase(sentence, dict(words)), seat=seats[0], seats=handed)
    if session.row.head:
        await session.proceed()


def _held_by(person: Person | None, seat: Seat) -> Seat:
    """A seat as it is once somebody, or else Vigil, holds it."""
    if person is None:
        return Seat(seat.seat, seat.position, "computer")
    return Seat(seat.seat, seat.position, "person", person.id, person.name)


async def pause(session: Session, by: Person, *, paused: bool) -> None:
    """Let nobody answer, or let everybody answer again."""
    async with session.lock:
        if session.row.status != "playing":
            raise refuse("not-playing")
        if bool(session.row.paused) == paused:
            raise refuse("paused-already" if paused else "not-paused")
        sentence = Phrase("story-gm-paused" if paused else "story-gm-unpaused", {"name": by.name})
        await note(session, by.id, sentence, changes=TableChanges(paused=int(paused)))
    if not paused:
        await session.proceed()


async def lock(session: Session, by: Person, *, locked: bool) -> None:
    """Let nobody new sit down, or open the free seats again."""
    async with session.lock:
        if session.row.status not in ("lobby", "playing"):
            raise refuse("not-open")
        sentence = Phrase("story-gm-locked" if locked else "story-gm-unlocked", {"name": by.name})
        await note(session, by.id, sentence, changes=TableChanges(locked=int(locked)))


async def transfer(session: Session, by: Person, to: Person) -> None:
    """Make somebody else the one who owns the table, and with it its game-master."""
    async with session.lock:
        sentence = Phrase("story-gm-transferred", {"name": by.name, "to": to.name})
        await note(session, by.id, sentence, changes=TableChanges(owner_id=to.id))


async def _act(session: Session, person: Person, sentence: Phrase, answers: list[Answer]) -> Update:
    """Commit a game-master's answers with a note that they were theirs, all at once."""
    told = Told(sentence)
    row = Commit(kind="set", user_id=person.id, seat=answers[0].seat, label=said(told))
    given = [Given(answer, person.id) for answer in answers]
    return await session.commit(session.match, given, first=(row, Step([], None, reveals=False)), said=[told])


async def _loaded(session: Session) -> None:
    if session.row.head:
        await session.load()


def _plainest(ask: Ask, seat: str) -> Answer:
    return msgspec.structs.replace(plainest(ask), seat=seat)


def _open(shown: Ask, picks: list[str]) -> bool:
    """Whether these picks name only what everybody may see: refusing others alike tells nobody what is hidden."""
    keys = {offer.key for offer in shown.options}
    return set(picks) <= keys or (shown.kind == "path" and bool(shown.ways) and picks[0] not in keys)
