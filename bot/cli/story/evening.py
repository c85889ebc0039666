"""A whole game at a table of the real bot, on a Discord of its own: Vigil's players answer for the people there."""

from __future__ import annotations

from pathlib import Path

import msgspec

from bot.bench.loopback import online, quiet
from bot.client import Vigil
from bot.engine.scene import Shot
from bot.playground.connect import pointed_at
from bot.playground.seen import Seen
from bot.playground.server import PlaygroundServer
from bot.sessions import lobby, tables
from bot.sessions.lobby import Person
from bot.sessions.session import Session
from bot.sessions.telling.story import lines_of
from bot.sessions.telling.update import Update
from renderers import Picture, RenderPool

BLANK = bytes.fromhex("524946461a000000574542505650384c0d0000002f00000010071011118888fe0700")
"""A picture of one point: what it would show is written behind it."""
SIDE = 1
LONGEST = 20_000
"""Answers after which a game that does not end is given up."""


class Wanted(msgspec.Struct, frozen=True):
    """The game that is to be told."""

    game: str
    mission: str
    seats: tuple[str, ...]
    seed: int
    locale: str = "en"
    switches: dict[str, str] = {}
    brief: bool = False


class Message(msgspec.Struct, frozen=True):
    """A message of the channel: its parts from top to bottom, a picture by what it shows."""

    parts: tuple[str | bytes, ...]
    buttons: tuple[str, ...] = ()


class Story(msgspec.Struct, frozen=True):
    """What stands in the channel once the game is over."""

    messages: tuple[Message, ...]
    answers: int
    lines: int
    """Lines of all that was told in messages that stay."""


class Blank(RenderPool):
    """A pool that draws nothing: a picture holds what it would show, so that two can be compared."""

    async def _draw(self, encoded: bytes, view: Shot) -> Picture:  # type: ignore[override]
        return Picture(BLANK + encoded, SIDE, SIDE)


async def play(path: Path, wanted: Wanted) -> Story:
    """The story of a game that is played from the lobby to its end, posted as it goes."""
    async with Blank() as pool, PlaygroundServer(identify_seconds=0) as server:
        server.rates.scale = 0  # nobody waits for Discord's patience
        with pointed_at(server.url):
            async with online(server, path, pool) as vigil:
                channel = server.world.add_channel("story")["id"]
                people = [Person(int(each["id"]), each["global_name"]) for each in server.world.people]
                session = await _seated(vigil, wanted, people, int(channel), int(server.world.guild_id))
                answers, lines = await _played(vigil, session, wanted)
                seen = server.person(people[0].name).sees(str(channel))
                return Story(tuple(_message(each) for each in seen if not each.ephemeral), answers, lines)


async def _seated(vigil: Vigil, wanted: Wanted, people: list[Person], channel: int, guild: int) -> Session:
    """A table in its lobby, everything chosen and a person in each seat."""
    opened = vigil.house.open(wanted.game, guild_id=guild, channel_id=channel, owner=people[0], locale=wanted.locale)
    session = await opened
    await lobby.choose(session, "mission", wanted.mission)
    for switch, value in wanted.switches.items():
        await lobby.choose(session, switch, value)
    if wanted.brief:
        await tables.tell_at_length(session, "brief")
    for person, seat in zip(people, wanted.seats, strict=False):
        await lobby.sit(session, person, seat)
    return session


async def _played(vigil: Vigil, session: Session, wanted: Wanted) -> tuple[int, int]:
    """How many answers the game took, and how many lines its messages had to tell."""
    publisher = vigil.get_cog("Panels").publisher  # type: ignore[union-attr]
    publisher.pace.seconds = 0.0
    publisher.wake(session)
    await quiet(publisher)
    owner = Person(session.row.owner_id, "")
    update = await lobby.start(session, owner, seed=wanted.seed.to_bytes(32, "big"))
    lines = 0
    for answers in range(LONGEST):
        if update.snapshots:
            publisher.wake(session)
            await quiet(publisher)
            lines += sum(len(lines_of(taken.story)) for taken in update.snapshots)
        if session.match.over:
            return answers, lines
        update = await _answer(session)
    raise RuntimeError("the game does not end")


async def _answer(session: Session) -> Update:
    """What came of an answer that whoever is asked gives as Vigil advises."""
    match = session.match
    seat = match.waiting[0]
    ask = match.ask_of(seat)
    if ask is None:
        raise RuntimeError("nobody is asked")
    given = session.game.player.advise(match.view(seat), msgspec.structs.replace(ask, seats=(seat,)))
    user = session.seats[seat].user_id or 0
    return await session.answer(user, given.picks, amounts=given.amounts, seat=seat)


def _message(seen: Seen) -> Message:
    """A message as it reads from top to bottom."""
    files = {file.url: file.data for file in seen.files}
    parts = list[str | bytes]()
    for part in seen.components:
        if "content" in part:
            parts.append(part["content"])
        for item in part.get("items", ()):
            parts.append(files.get(item["media"]["url"], b"").removeprefix(BLANK))
    return Message(tuple(parts) if parts else (seen.text,), tuple(seen.labels))
