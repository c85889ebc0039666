"""Petitions: somebody new asks for a seat whose secrets they would learn, or a player for the file that holds them all.

A game-master who never sat in this game decides alone. Where there is none about, most of those who have a voice here
do; whom it concerns has none in it. Where nobody has, a game-master gets what they ask for, unless they may be somebody
who was erased here and would not: then it waits for another game-master.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.engine.asks import Refusal, refuse
from bot.sessions import admission, authority, lobby
from bot.sessions.admission import ConsentNeeded
from bot.sessions.asking import Asking
from bot.sessions.authority import Actor
from bot.sessions.lobby import Person
from bot.sessions.session import Session
from bot.sessions.waiting.patience import OFFERED
from bot.store import Petition, PetitionKind

State = Literal["open", "carried", "lost", "lapsed"]


class Standing(msgspec.Struct, frozen=True):
    """How a petition stands, what was asked for, and how many of those who sit here must say yes."""

    state: State
    petition: Petition
    yes: int = 0
    no: int = 0
    needed: int = 0


async def call(session: Session, actor: Actor, wanted: Petition) -> Standing:
    """Ask the table for something, once at a time; who was told no asks no more in this game."""
    async with session.lock:
        await _replace(session, wanted)
        ballots = {}
        if wanted.by_id != wanted.user_id:  # a game-master who plays speaks for whom they would seat
            ballots[wanted.by_id] = True
        alone = not await _voters(session, wanted) and await authority.is_master(session, actor)
        alone = alone and not await admission.barred_if_back(session, wanted)
        outcome: Literal["open", "granted"] = "granted" if alone else "open"
        kept = msgspec.structs.replace(wanted, ballots=msgspec.json.encode(ballots), outcome=outcome)
        kept = await session.store.put_petition(kept)
    return await settle(session, kept.id)


async def _replace(session: Session, wanted: Petition) -> None:
    """Let a new petition take the place of one that can no longer be granted; refuse while one can, or was refused."""
    mine = [each for each in await _all(session, wanted.kind) if each.user_id == wanted.user_id]
    for old in mine:
        if old.outcome == "refused" and wanted.by_id == wanted.user_id:
            raise refuse("petition-refused")
        if old.outcome == "open" and old.seat == wanted.seat and await _possible(session, old):
            raise refuse("petition-already")
    for old in mine:
        if old.outcome != "used":
            await session.store.drop_petition(old.id)


async def say(session: Session, actor: Actor, petition_id: int, *, yes: bool) -> Standing | None:
    """How it stands once somebody's voice counts; None if there is no such petition any more."""
    async with session.lock:
        held = await _get(session, petition_id)
        if held is None:
            return None
        if held.outcome == "open":
            await session.store.put_petition(await _heard(session, actor, held, yes=yes))
    return await settle(session, petition_id)


async def _heard(session: Session, actor: Actor, held: Petition, *, yes: bool) -> Petition:
    """A petition with one more voice in it, or decided by a game-master who does not play."""
    me = actor.person.id
    if me != held.user_id and await authority.neutral(session, actor):
        return msgspec.structs.replace(held, outcome="granted" if yes else "refused")
    if me not in await _voters(session, held):
        raise refuse("no-voice-in-this")
    return msgspec.structs.replace(held, ballots=msgspec.json.encode({**_ballots(held), me: yes}))


async def settle(session: Session, petition_id: int) -> Standing:
    """Do what was granted; safe to be asked for again after a crash."""
    async with session.voting:
        async with session.lock:
            held = await _get(session, petition_id)
            if held is None or held.outcome == "used":
                raise refuse("petition-over")
            standing = await _standing(session, held)
        if standing.state == "carried":
            standing = await _do(session, standing)
        if standing.state == "lost":
            await session.store.put_petition(msgspec.structs.replace(held, outcome="refused"))
        elif standing.state == "lapsed" or (standing.state == "carried" and held.kind != "export"):
            await session.store.drop_petition(held.id)
        return standing


async def _do(session: Session, standing: Standing) -> Standing:
    """Do what was granted; where that is no longer possible, the petition has lapsed."""
    petition = standing.petition
    person, by = Person(petition.user_id, petition.user_name), Person(petition.by_id, petition.by_name)
    try:
        if petition.kind == "sit":
            await lobby.sit(session, person, petition.seat, consent=True)
        elif petition.kind == "hand":
            await authority.seat(session, by, petition.seat, person, consent=True)
        elif petition.kind == "take":
            await authority.take_over(session, person, petition.absent or 0, consent=True)
        else:
            await session.store.put_petition(msgspec.structs.replace(petition, outcome="granted"))
    except Refusal:
        return msgspec.structs.replace(standing, state="lapsed")
    return standing


async def demand_file(session: Session, person: Person) -> None:
    """Refuse the file of a running game to a game-master who plays in it, unless the others have said yes."""
    async with session.lock:
        if not await admission.secretive(session) or not await admission.held_by(session, person.id):
            return
        asked = [each for each in await _all(session, "export") if each.user_id == person.id]
        if not any(each.outcome == "granted" for each in asked):
            raise ConsentNeeded(())


async def hands_file(session: Session, person: Person) -> None:
    """Note, before somebody is given the file, that they know all that is hidden: they sit down no more."""
    async with session.lock:
        if await admission.secretive(session) and not await admission.knows_all(session, person.id):
            known = msgspec.structs.replace(wish(session, "export", person), outcome="used")
            await session.store.put_petition(known)


async def took_file(session: Session, person: Person) -> None:
    """Use up the yes of a table, once the file has arrived: it counts once, and is not lost with an answer."""
    async with session.lock:
        for each in await _all(session, "export"):
            if each.user_id == person.id and each.outcome == "granted":
                await session.store.drop_petition(each.id)


def wish(
    session: Session,
    kind: PetitionKind,
    person: Person,
    seat: str = "",
    *,
    by: Person | None = None,
    absent: int | None = None,
) -> Petition:
    """Write down what is asked for, for whom and by whom."""
    by = by or person
    return Petition(0, session.id, kind, seat, person.id, person.name, by.id, by.name, absent)


async def unplaced(session: Session, petition_id: int, asking: Asking) -> Standing | None:
    """How a petition stands that is not decided, and of which nobody knows where: that could not be noted."""
    async with session.lock:  # whoever calls one needs it, so none comes in between
        held = None if session.id in asking else await _get(session, petition_id)
        if held is None or held.message_id:
            return None
        standing = await _standing(session, held)
        return standing if standing.state == "open" else None


async def place(session: Session, petition_id: int, channel_id: int, message_id: int) -> None:
    """Note where a petition is shown; no voice that is being counted loses it."""
    async with session.lock:
        await session.store.place_petition(petition_id, channel_id, message_id)


async def lapsed(session: Session) -> list[Petition]:
    """Forget and give the petitions that can no longer be granted."""
    if not await _undecided(session):  # as nearly always: nobody need wait for anybody
        return []
    async with session.voting, session.lock:
        over = [each for each in await _undecided(session) if not await _possible(session, each)]
        for each in over:
            await session.store.drop_petition(each.id)
        return over


async def _standing(session: Session, held: Petition) -> Standing:
    voters = await _voters(session, held)
    voices = [yes for user, yes in _ballots(held).items() if user in voters]
    yes, no, needed = voices.count(True), voices.count(False), len(voters) // 2 + 1
    state: State = "open"
    if held.outcome == "refused" or (voters and no > len(voters) - needed):
        state = "lost"
    elif not await _possible(session, held):
        state = "lapsed"
    elif held.outcome == "granted" or (voters and yes >= needed):
        state = "carried"
    return Standing(state, held, yes, no, needed if voters else 0)


async def _possible(session: Session, held: Petition) -> bool:
    """Whether what was asked for could still be given."""
    if session.row.status != "playing" or not await admission.secretive(session):
        return False
    if held.kind == "sit":
        return held.seat in lobby.free_seats(session) and not session.row.locked
    if held.kind == "take":
        waits = await session.store.waits(session.id)
        missed = any(wait.user_id == held.absent and wait.stage >= OFFERED for wait in waits)
        return missed and not session.row.locked
    return True


async def _voters(session: Session, held: Petition) -> frozenset[int]:
    """The people who have a voice in this: not whom it concerns, nor who stays away."""
    return await admission.voices(session) - {held.user_id, held.absent or 0}


def _ballots(held: Petition) -> dict[int, bool]:
    return msgspec.json.decode(held.ballots, type=dict[int, bool])


async def _get(session: Session, petition_id: int) -> Petition | None:
    return next((each for each in await session.store.petitions(session.id) if each.id == petition_id), None)


async def _undecided(session: Session) -> list[Petition]:
    return [each for each in await session.store.petitions(session.id) if each.outcome == "open"]


async def _all(session: Session, kind: str) -> list[Petition]:
    """The petitions for a seat, or those for the file."""
    return [each for each in await session.store.petitions(session.id) if (each.kind == "export") == (kind == "export")]
