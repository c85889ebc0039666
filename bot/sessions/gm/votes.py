"""Voting: where no game-master is about, most of the people at a table may take back together."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

import msgspec

from bot.engine.asks import Refusal, refuse
from bot.sessions import admission
from bot.sessions.asking import Asking
from bot.sessions.lobby import Person
from bot.sessions.past import rewind
from bot.sessions.session import Session
from bot.store import Vote

State = Literal["open", "carried", "lost", "lapsed"]


class Standing(msgspec.Struct, frozen=True):
    """How a vote stands: who said what, how many are needed, and what came of it."""

    state: State
    steps: int
    head: int
    yes: int
    no: int
    needed: int


LAPSED = Standing("lapsed", 0, 0, 0, 0, 0)
"""How a vote stands that nobody holds any more."""


async def call(session: Session, person: Person, steps: int) -> Standing:
    """Call a vote on taking back, with one's own voice for it; one that nobody can carry any more is replaced."""
    planned = await rewind.plan(session, steps)
    async with session.lock:
        if not session.seats_of(person.id):
            raise refuse("not-seated")
        voices = await admission.voices(session)
        if session.row.paused:
            raise refuse("paused")
        held = await session.store.vote(session.id)
        if held is not None and _standing(session, held, voices).state == "open":
            raise refuse("vote-already")
        vote = Vote(session.id, planned.head, steps, person.id, msgspec.json.encode({person.id: True}))
        await session.store.put_vote(vote)
    return await settle(session)


async def say(session: Session, person: Person, head: int, *, yes: bool) -> Standing:
    """How the vote that was called at this row stands once this voice counts; it may be changed while that is open."""
    async with session.lock:
        voices = await _voices(session, person.id)
        held = await session.store.vote(session.id)
        if held is None or held.head != head:
            return msgspec.structs.replace(LAPSED, head=head)
        if _standing(session, held, voices).state == "open":
            ballots = {**_ballots(held), person.id: yes}
            await session.store.put_vote(msgspec.structs.replace(held, ballots=msgspec.json.encode(ballots)))
    return await settle(session)


async def settle(session: Session) -> Standing:
    """Do what was voted, if it was; a vote that is over is forgotten. Safe to be asked for again after a crash."""
    async with session.voting:
        async with session.lock:
            held = await session.store.vote(session.id)
            if held is None:
                return LAPSED
            standing = _standing(session, held, await admission.voices(session))
        if standing.state == "open":
            return standing
        if standing.state == "carried":
            try:
                await rewind.undo(session, held.steps, held.user_id, head=held.head, vote=True)
            except Refusal as refusal:
                if refusal.reason.id != "moved-on":
                    raise
                standing = msgspec.structs.replace(standing, state="lapsed")
        await session.store.drop_vote(session.id, held.head)
        return standing


async def lapsed(session: Session) -> Vote | None:
    """The vote that the table has gone on without, if there is one."""
    async with session.voting:  # while one is carried out, it looks like that too
        held = await session.store.vote(session.id)
    return held if held is not None and _gone_on(session, held) else None


async def unplaced(session: Session, asking: Asking) -> tuple[Vote, Standing] | None:
    """A vote that is not decided, and of which nobody knows where it stands: that could not be noted."""
    async with session.lock:  # whoever calls one needs it, so none comes in between
        held = None if session.id in asking else await session.store.vote(session.id)
        if held is None or held.message_id:
            return None
        standing = _standing(session, held, await admission.voices(session))
        return (held, standing) if standing.state == "open" else None


async def place(session: Session, head: int, channel_id: int, message_id: int) -> None:
    """Note where the vote that was called at a row is shown; no voice that is being counted loses it."""
    async with session.lock:
        await session.store.place_vote(session.id, head, channel_id, message_id)


def _standing(session: Session, vote: Vote, people: Collection[int]) -> Standing:
    voices = [yes for user, yes in _ballots(vote).items() if user in people]
    yes, no = voices.count(True), voices.count(False)
    needed = len(people) // 2 + 1
    state: State = "open"
    if _gone_on(session, vote):
        state = "lapsed"
    elif yes >= needed:
        state = "carried"
    elif no > len(people) - needed:
        state = "lost"
    return Standing(state, vote.steps, vote.head, yes, no, needed)


def _gone_on(session: Session, vote: Vote) -> bool:
    """Whether the table has gone on without a vote."""
    return vote.head != session.row.head or session.row.status not in rewind.IN_PLAY


def _ballots(vote: Vote) -> dict[int, bool]:
    return msgspec.json.decode(vote.ballots, type=dict[int, bool])


async def _voices(session: Session, user_id: int) -> frozenset[int]:
    """Those who may vote; refuse whoever is not among them."""
    voices = await admission.voices(session)
    if user_id not in voices:
        raise refuse("not-seated")
    return voices
