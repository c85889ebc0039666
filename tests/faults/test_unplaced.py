"""Votes and petitions whose place could not be noted: they go on where they stand, or are shown anew, and once only."""

from __future__ import annotations

import sqlite3

import discord
import msgspec
import pytest

from bot.playground.seen import Seen
from bot.sessions import lobby
from bot.sessions.authority import Actor
from bot.sessions.gm import petitions, votes
from bot.sessions.session import Session
from bot.store import Store, StoreBusy
from tests.support.e2e.bench import CHANNEL, Bench, lamplight
from tests.support.waiting import eventually

KINDS = ("votes", "petitions")
ASKED = {"votes": "Take it back", "petitions": "Yes"}
VOTERS = ("Eve", "Ada")
"""Who says yes besides whoever asks; one of them is enough for a vote, two for a petition."""


class Matter:
    """A table at which Ada has moved, where Bruno calls a vote on that or Dmitri asks for a seat."""

    def __init__(self, table: Bench, kind: str, session: Session) -> None:
        self.table, self.kind, self.id = table, kind, session.id
        self.seat = next(seat for seat, held in session.seats.items() if held.kind == "computer")

    async def ask(self) -> Seen:
        """Ask the table by a command."""
        if self.kind == "votes":
            reply = await self.table.person("Bruno").command("table undo-vote", CHANNEL)
        else:
            reply = await self.table.person("Dmitri").command("table join", CHANNEL, seat=self.seat)
        await self.table.quiet()
        return reply.message

    async def ask_unshown(self) -> None:
        """Ask as it is when a crash comes before anything is shown."""
        session = await self.table.session()
        bruno, dmitri = (lobby.Person(int(self.table.person(name).id), name) for name in ("Bruno", "Dmitri"))
        if self.kind == "votes":
            await votes.call(session, bruno, 1)
        else:
            await petitions.call(session, Actor(dmitri), petitions.wish(session, "sit", dmitri, self.seat))

    def live(self) -> list[Seen]:
        """The messages on which this can be answered."""
        return [message for message in self.table.public() if ASKED[self.kind] in message.labels]

    async def all_placed(self) -> bool:
        """Whether it is noted of each where it stands."""
        return None not in await self.places()

    async def places(self) -> list[int | None]:
        """Where this stands, as far as that is noted."""
        held = await (self.table.store.votes() if self.kind == "votes" else self.table.store.open_petitions())
        return [each.message_id for each in held]

    async def crash(self, *, forget: bool = False) -> None:
        """Stop without noting where this stands, start again, and wait until it is known or gone."""
        await self.table.stop()
        if forget:
            with sqlite3.connect(self.table.path) as db:
                db.execute(f"UPDATE {self.kind} SET channel_id = NULL, message_id = NULL")
        await self.table.start()
        await eventually(self.all_placed)
        await self.table.quiet()

    async def agree(self) -> None:
        """Let everybody say yes who is asked, and see that it is done and nothing is left to press."""
        (asked,) = self.live()
        for name in VOTERS:
            if asked.buttons:
                await self.table.person(name).press(asked, ASKED[self.kind])
        await self.table.quiet()
        session = await self.table.session()
        if self.kind == "votes":
            assert lamplight(session).keepers["mara"].at != "C4"
        else:
            assert session.seats_of(int(self.table.person("Dmitri").id)) == [self.seat]
        assert self.live() == []


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    """What a table is asked for."""
    return str(request.param)


async def laid(table: Bench, kind: str) -> Matter:
    """Something that a table may be asked."""
    session = await table.open("Ada", "Bruno", "Eve", computers=1)
    await table.choose(session, table.person("Ada"), ["move to=C4"])
    await table.quiet()
    return Matter(table, kind, session)


async def test_what_was_posted_and_not_noted_goes_on_where_it_stands(table: Bench, kind: str) -> None:
    matter = await laid(table, kind)
    asked = await matter.ask()
    await matter.crash(forget=True)
    assert await matter.places() == [int(asked.id)]
    await matter.agree()


async def test_what_was_never_posted_is_posted_once(table: Bench, kind: str) -> None:
    matter = await laid(table, kind)
    await matter.ask_unshown()
    await matter.crash()
    assert len(matter.live()) == 1
    await matter.crash()
    await matter.agree()


async def test_of_two_that_stand_one_stays(table: Bench, kind: str) -> None:
    matter = await laid(table, kind)
    first = await matter.ask()
    await matter.crash(forget=True)
    channel = matter.table.bot.get_partial_messageable(matter.table.channel_id())
    copy = await channel.send(view=await _same(matter, first))
    assert len(matter.live()) == 2
    await matter.crash(forget=True)
    assert [message.id for message in matter.live()] == [str(copy.id)]
    await matter.agree()


async def _same(matter: Matter, asked: Seen) -> discord.ui.LayoutView:
    """Lay out what a message shows once more."""
    message = await matter.table.bot.get_partial_messageable(matter.table.channel_id()).fetch_message(int(asked.id))
    return discord.ui.LayoutView.from_message(message, timeout=None)


async def test_the_next_voice_notes_where_it_stands(table: Bench, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    matter = await laid(table, kind)
    refuse_to_note(monkeypatch)
    asked = await matter.ask()
    assert await matter.places() == [None]
    assert asked.labels[0] == ASKED[matter.kind], "it stands there for all to press"
    monkeypatch.undo()
    await matter.table.person("Eve").press(asked, asked.labels[1])
    await matter.table.quiet()
    assert await matter.places() == [int(asked.id)]


async def test_a_table_that_goes_on_takes_the_buttons_off_though_their_place_is_not_known(
    table: Bench, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    matter = await laid(table, kind)
    refuse_to_note(monkeypatch)
    asked = await matter.ask()
    if matter.kind == "votes":
        await matter.table.choose(await matter.table.session(), matter.table.person("Ada"), ["rest"])
    else:
        await matter.table.person("Ada").command("gm lock", CHANNEL)
    await matter.table.quiet()
    assert asked.buttons == []
    assert await matter.places() == []


def refuse_to_note(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the disk be too busy whenever it is told where something stands."""

    async def busy(*_: object) -> None:
        raise StoreBusy("another program holds the database")

    for name in ("place_vote", "place_petition"):
        monkeypatch.setattr(Store, name, busy)


async def test_what_somebody_has_deleted_can_be_asked_again(table: Bench, kind: str) -> None:
    matter = await laid(table, kind)
    first = await matter.ask()
    await table.bot.get_partial_messageable(table.channel_id()).get_partial_message(int(first.id)).delete()
    again = await matter.ask()
    assert again.labels[0] == ASKED[kind]
    assert await matter.places() == [int(again.id)]
    await matter.agree()


async def test_what_stands_is_not_asked_twice(table: Bench, kind: str) -> None:
    matter = await laid(table, kind)
    first = await matter.ask()
    assert (await matter.ask()).ephemeral
    assert [message.id for message in matter.live()] == [first.id]


async def test_where_vigil_may_not_look_nothing_is_doubled(table: Bench, kind: str) -> None:
    matter = await laid(table, kind)
    asked = await matter.ask()
    matter.table.server.forbid_bot(CHANNEL, read_message_history=True)
    await matter.crash(forget=True)
    assert [message.id for message in matter.live()] == [asked.id]
    assert await matter.places() == [], "it can be asked again"


async def test_what_was_decided_just_before_a_crash_loses_its_buttons(table: Bench, kind: str) -> None:
    matter = await laid(table, kind)
    asked = await matter.ask()
    yes = ("Bruno", *VOTERS) if matter.kind == "votes" else VOTERS
    ballots = msgspec.json.encode({matter.table.person(name).id: True for name in yes})
    await matter.table.stop()
    with sqlite3.connect(matter.table.path) as db:
        db.execute(f"UPDATE {matter.kind} SET ballots = ?, channel_id = NULL, message_id = NULL", (ballots,))
    await matter.table.start()
    await matter.table.server.until(lambda: not asked.buttons)
    assert await matter.places() == []
