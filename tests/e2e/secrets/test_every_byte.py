"""The watch over every byte: the bot passes it, and whatever tells too much is caught by it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from bot.engine.match import Match, Setup
from bot.games import IDS, game
from bot.laws.plan import Plan
from bot.sessions.forced import ahead
from bot.sessions.telling.story import Did
from tests.e2e.every_byte import DESK, Leak, Tally, overheard, watching
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.e2e.games.war import front, staged
from tests.support.e2e.gm import move

GAMES = 20
"""Games within which a mutant is to be caught."""
Mutant = Callable[[Any], Any]


async def watched(path: Path, id: str, games: int, mutant: tuple[str, str, Mutant] | None = None) -> Tally:
    """Watch some games; raises where somebody is told what they may not know."""
    plan, tally = Plan(game(id), 1), Tally()
    async with watching(path / "watched.sqlite3", tally) as watch:
        where, name, change = mutant or ("bot.games", "IDS", lambda same: same)
        module, _, kind = where.partition(":")  # found now: each client loads the cogs anew
        home = import_module(module)
        home = getattr(home, kind) if kind else home
        with patch.object(home, name, change(getattr(home, name))):
            for n in range(games):
                await watch.game(id, plan.next(), f"1 {n}")
    return tally


@pytest.mark.parametrize("id", IDS)
async def test_what_is_hidden_changes_no_byte_that_anybody_gets(tmp_path: Path, id: str, long: bool) -> None:
    tally = await watched(tmp_path, id, 40 if long else 4)

    assert tally.messages > 80
    assert tally.veiled == tally.stretches > 0
    assert tally.deeds["play"] > 10
    assert not long or tally.deeds.keys() >= {*DESK, "play"}


def test_what_a_copy_finds_by_looking_ahead_is_told_to_nobody() -> None:
    match, _ = Match.start(game("training"), Setup(("mara", "otto"), game("training").missions[0]), bytes(32))
    answer = match.game.player.advise(match.view("mara"), match.asks[0])
    with overheard() as steps:
        ahead(match).apply(answer)
        assert steps == []
        assert steps == [match.apply(answer)]


# Mutants: each tells somebody too much


def secret_picks(label: Any) -> Any:
    """Write into the history what was picked in secret too."""

    def told(heard: Any, ask: Any, answer: Any, *rest: Any) -> Any:
        picked = [option for option in ask.options if option.key in answer.picks] if ask and answer else []
        did = tuple(Did(option.verb, option.args) for option in picked)
        return msgspec.structs.replace(label(heard, ask, answer, *rest), did=did)

    return told


def whispers(snapshots: Any) -> Any:
    """Put what was told to somebody alone into the story."""

    def loud(session: Any, step: Any, *rest: Any) -> Any:
        events = [msgspec.structs.replace(event, audience=()) for event in step.events]
        return snapshots(session, msgspec.structs.replace(step, events=events), *rest)

    return loud


def all_asked(_: Any) -> Any:
    """Let a game-master see all that a seat is asked."""
    return lambda session, person, seat: session.match.ask_of(seat)


def seat_board(_: Any) -> Any:
    """Draw everybody's board as the last seat sees it."""
    return lambda session: session.game.look.sheet(session.match.view(session.match.state.seats[-1]))


def others_too(desk: Any) -> Any:
    """Let a desk's note tell how much the others could do."""

    def told(session: Any, *rest: Any, **more: Any) -> Any:
        more["note"] = str([option.key for ask in session.match.asks for option in ask.options])
        return desk(session, *rest, **more)

    return told


def reasons_of_others(why: Any) -> Any:
    """Let the reasons of a line name what the others hold."""

    def told(tongue: Any, session: Any, *rest: Any) -> Any:
        shown = why(tongue, session, *rest)
        hands = [str(session.match.view(seat)) for seat in session.match.state.seats]
        shown.parts[0]["content"] += "".join(hands)[-1000:]
        return shown

    return told


def open_asks(_: Any) -> Any:
    """Let the rules show everybody all that a seat is asked."""
    return lambda ask, _: ask


MUTANTS: dict[str, tuple[str, tuple[str, str, Mutant]]] = {
    "history": ("nemesis", ("bot.sessions.session", "labelled", secret_picks)),
    "story": ("salvation", ("bot.sessions.session:Session", "_snapshots", whispers)),
    "game-master": ("training", ("bot.sessions.authority", "open_ask", all_asked)),
    "picture": ("training", ("cogs.post.painter", "board", seat_board)),
    "why": ("training", ("cogs.panel.stories", "why", reasons_of_others)),
    "desk": ("training", ("cogs.face.layout", "desk", others_too)),
    "rules": ("nemesis", ("bot.engine.asks:Ask", "seen_by", open_asks)),
}


@pytest.mark.parametrize("where", MUTANTS)
async def test_a_bot_that_tells_too_much_is_caught(tmp_path: Path, where: str) -> None:
    id, mutant = MUTANTS[where]
    with pytest.raises(Leak):
        await watched(tmp_path, id, GAMES, mutant)


async def test_the_status_of_a_table_tells_others_not_what_only_the_asked_may_read(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await staged(table, monkeypatch, front)
    for key in ("play card=patrol", "order unit=t600.1"):
        await move(table, session, "Ada", key)
    assert session.match.asks[0].private

    told = {name: (await table.person(name).command("table status", CHANNEL)).message.text for name in ("Ada", "Eve")}

    panel = await table.panel()
    assert told["Eve"].splitlines()[3] in panel.text
    assert told["Ada"].splitlines()[3] not in panel.text
