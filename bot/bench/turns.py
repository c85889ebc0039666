"""What a turn costs people: presses, messages and pictures, counted over scripted turns of every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.bench.loopback import online
from bot.bench.measure import Bench, Measure
from bot.bench.play import open_table
from bot.bench.pressing import Hands
from bot.client import Vigil
from bot.playground.connect import pointed_at
from bot.playground.people import Person
from bot.playground.server import PlaygroundServer
from bot.sessions.session import Session
from bot.sessions.telling.outgoing import PANEL
from renderers import RenderPool

SEED = 16
LONGEST = 60
"""Answers after which a turn that does not end is given up."""


class Script(msgspec.Struct, frozen=True):
    """Turns of a game that are always the same: so many seats, played by one person as Vigil advises."""

    game: str
    seats: int
    turn: tuple[str, ...]
    """The fields of a position that are others once a turn is over."""
    turns: int
    presses: float
    """The most presses that a turn may take on the average, of somebody who picks each answer among all others."""
    guided: float
    """The same of somebody who has Vigil's hint open, and does all that it plans with one press."""
    messages: float
    """The same for public messages."""


SCRIPTS = (
    Script("training", 4, ("round", "turn"), 8, presses=2.75, guided=2, messages=0.5),
    Script("rise", 2, ("round", "turn"), 6, presses=8.5, guided=5.25, messages=1),
    Script("nemesis", 3, ("round", "turn"), 12, presses=2.75, guided=2.4, messages=0.5),
    Script("fireteam", 2, ("round",), 4, presses=15.75, guided=12.5, messages=2),
    Script("salvation", 2, ("turn",), 3, presses=16, guided=10.4, messages=1),
)


class Cost(msgspec.Struct):
    """What turns cost, all told."""

    turns: int = 0
    presses: int = 0
    messages: int = 0
    pictures: int = 0
    bytes: int = 0
    most_messages: int = 0
    """The most messages that came of one answer."""

    def each(self) -> dict[str, float]:
        """The same for one turn."""
        turns = max(1, self.turns)
        return {
            "presses": self.presses / turns,
            "messages": self.messages / turns,
            "pictures": self.pictures / turns,
            "kib": self.bytes / turns / 1024,
            "most_messages": self.most_messages,
        }


async def turns(bench: Bench) -> list[Measure]:
    """How often somebody presses in a turn of each game, and how many messages and pictures that turn leaves."""
    found = list[Measure]()
    async with RenderPool() as pool, PlaygroundServer(identify_seconds=0) as server:
        server.rates.scale = 0  # Vigil is measured, not Discord's patience
        with pointed_at(server.url):
            async with online(server, bench.folder / "turns.sqlite3", pool) as vigil:
                for done, script in enumerate(SCRIPTS):
                    bench.tell(done, len(SCRIPTS))
                    count = bench.rounds(script.turns, max(1, script.turns // 2))
                    cost = await played(server, vigil, script, count)
                    guided = await played(server, vigil, script, count, guided=True)
                    found += _measures(script, cost, guided)
    return found


def _measures(script: Script, cost: Cost, guided: Cost) -> list[Measure]:
    each, advised = cost.each() | {"turns": cost.turns}, guided.each() | {"turns": guided.turns}
    return [
        Measure(f"presses-{script.game}", each["presses"], script.presses, "a turn", each),
        Measure(f"guided-presses-{script.game}", advised["presses"], script.guided, "a turn", advised),
        Measure(f"messages-{script.game}", each["messages"], script.messages, "a turn", each),
    ]


async def played(server: PlaygroundServer, vigil: Vigil, script: Script, turns: int, *, guided: bool = False) -> Cost:
    """What so many turns cost, from the second on: a game's setup is another matter.

    Who is guided reads Vigil's plan and does all of it with one press; others pick what they would do among all else.
    """
    panels: Any = vigil.get_cog("Panels")
    panels.publisher.pace.seconds = 0.0
    person = Person(server, server.world.people[0])
    session = await _seated(server, vigil, script, person)
    hands = Hands(person, panels.publisher, guided=guided)
    await _prepared(session, script, int(person.id))
    panels.publisher.wake(session)
    await hands.settled()
    watch = _Watch(server, str(session.row.channel_id))
    cost, now = Cost(), _turn(session, script)
    watch.look(Cost())
    for _ in range(LONGEST * turns):
        if cost.turns >= turns or session.match.over:
            break
        await _answer(session, hands)
        watch.look(cost)
        if (after := _turn(session, script)) != now and "" not in after:  # between turns it is nobody's
            cost.turns, now = cost.turns + 1, after
    cost.presses = hands.presses
    return cost


async def _answer(session: Session, hands: Hands) -> None:
    """Answer what is asked first, as Vigil advises."""
    seat, ask = session.ask_for(int(hands.person.id)) or ("", None)
    if ask is None:
        raise RuntimeError(f"{session.row.game}: nobody is asked")
    await hands.give(session, ask, session.game.player.advise(session.match.view(seat), ask))


class _Watch:
    """Counts what is new in a channel: messages for everybody, and pictures for anybody."""

    def __init__(self, server: PlaygroundServer, channel: str) -> None:
        self.world, self.channel = server.world, channel
        self.posts, self.files = set[str](), set[str]()

    def look(self, cost: Cost) -> None:
        """Add what is new to the cost."""
        posts = {post.id for post in self.world.history(self.channel, None)} - self.posts
        files = self.world.files.keys() - self.files
        cost.messages += len(posts)
        cost.most_messages = max(cost.most_messages, len(posts))
        cost.pictures += len(files)
        cost.bytes += sum(len(self.world.files[file].data) for file in files)
        self.posts |= posts
        self.files |= files


def _turn(session: Session, script: Script) -> tuple[object, ...]:
    return tuple(getattr(session.match.state, field) for field in script.turn)


async def _seated(server: PlaygroundServer, vigil: Vigil, script: Script, person: Person) -> Session:
    """Open a table in a channel of its own, with one person in every seat."""
    name = f"turns-{script.game}-{len(server.world.channels)}"
    channel = int(server.world.add_channel(name)["id"])
    people: Sequence[int] = (int(person.id),) * script.seats
    table_id = await open_table(
        vigil.house.store, channel, SEED, guild_id=int(server.world.guild_id), people=tuple(people), of=script.game
    )
    session = await vigil.house.table(table_id)
    await session.loaded()
    return session


async def _prepared(session: Session, script: Script, user_id: int) -> None:
    """Play to the second turn without a press, and have nothing but a panel to be shown."""
    before = _turn(session, script)
    while _turn(session, script) == before or "" in _turn(session, script):
        seat, ask = session.ask_for(user_id) or ("", None)
        if ask is None:
            raise RuntimeError(f"{script.game}: nobody is asked")
        advice = session.game.player.advise(session.match.view(seat), ask)
        await session.answer(user_id, advice.picks, amounts=advice.amounts, seat=seat)
    for message in await session.store.pending(session.id, limit=1000):
        await session.store.sent(message.id)
    await session.store.enqueue(session.id, [PANEL])
