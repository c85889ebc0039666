"""What holds for every game's own command: who is refused, by which rule, and that nothing changes by it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.engine.match import ENCODER
from bot.playground.world.shapes import Json
from bot.sessions.session import Session
from tests.support.e2e.bench import CHANNEL, Bench

MOST = 25
"""Choices that Discord shows."""


def stands(session: Session) -> tuple[int, bytes]:
    """What is no longer the same if anything changes at a table."""
    return session.row.head, ENCODER.encode(session.match.state)


async def refused_by(session: Session, rule: str, saying: Awaitable[str]) -> None:
    """What is said is refused, the rule is named, and nothing changes."""
    before = stands(session)
    assert (await saying).splitlines()[-1] == f"-# Rule {rule}"
    assert stands(session) == before


async def turned_away(session: Session, answer: str, saying: Awaitable[str]) -> None:
    """What is said is answered with this (whatever it is, if empty), and nothing changes."""
    before = stands(session)
    said = await saying
    assert said
    assert answer in said
    assert stands(session) == before


async def completes(table: Bench, session: Session, path: str, option: str, who: str, *others: str) -> list[Json]:
    """What is completed while somebody types: what is legal, as much as a menu holds, and for nobody else."""
    offered = await table.person(who).autocomplete(path, option, "", CHANNEL)
    assert {choice["value"] for choice in offered} <= {each.key for each in session.match.asks[0].options}
    assert 0 < len(offered) <= MOST
    some = str(offered[0]["name"])
    assert offered[0] in await table.person(who).autocomplete(path, option, some[:12].lower(), CHANNEL)
    for other in others:
        assert await table.person(other).autocomplete(path, option, "", CHANNEL) == []
    return offered


async def belongs_to(table: Bench, game: str, *sayings: Callable[[], Awaitable[str]]) -> None:
    """What is said means something only where the game is played."""
    for saying in sayings:
        assert "There is no table in this channel." in await saying()
    await table.lobby("Ada", game=game)
    for saying in sayings:
        assert "has not started" in await saying()
    await table.person("Ada").command("table close", CHANNEL)
    await table.open("Ada", "Bruno")
    for saying in sayings:
        assert await saying() == "Another game is played at this table."
