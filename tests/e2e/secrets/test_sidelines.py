"""Whoever is out and watches with all secrets open: alone, at no other seat, and no way back brings them in again."""

from __future__ import annotations

import pytest

from bot.engine.asks import Refusal
from bot.games.nemesis.look.sheets import learned
from bot.sessions import lobby, sayings
from bot.sessions.lobby import Person
from bot.sessions.past import rewind
from bot.sessions.session import Session
from bot.text import tongue
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.e2e.games.aboard import position, staged
from tests.support.nemesis.ship import Ship

WATCH = "orange watch"


def fallen(ship: Ship) -> None:
    """The Scout is dead and has declined to hunt; the Captain can rest or motivate alone."""
    ship.turns(met=True).hand("captain", "rest", "motivation", "search")
    ship.set(lambda g: (setattr(g, "fallen", g.seat_of("scout")), setattr(g, "asked_fallen", True)))
    ship.change("scout", state="dead")


async def watching(table: Bench, monkeypatch: pytest.MonkeyPatch) -> Session:
    """The Captain has acted, and the Scout watches."""
    session = await staged(table, monkeypatch, fallen)
    await table.person("Ada").command("nemesis play", CHANNEL, what="rest")
    await table.quiet()
    await table.person("Bruno").command("table orders", CHANNEL, order=WATCH, value="on")
    await table.quiet()
    assert position(session).players["orange"].watches
    return session


def user(table: Bench, who: str) -> Person:
    """Somebody as sessions know them."""
    person = table.person(who)
    return Person(int(person.id), who)


async def test_only_the_one_who_watches_is_told_what_is_hidden(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await watching(table, monkeypatch)
    secret = tongue("en").t(f"nemesis-objective-{position(session).players['blue'].objectives[0]}")
    public = [message.text for message in table.public()]
    reply = await table.person("Bruno").command("nemesis me", CHANNEL)
    shown = await reply.final()
    assert shown.ephemeral
    await table.quiet()
    assert secret.encode() in table.server.sent[-1].everything()
    assert [message.text for message in table.public()] == public
    await table.person("Chiara").command("nemesis me", CHANNEL)
    await table.quiet()
    assert secret.encode() not in table.server.sent[-1].everything()
    said = [tongue("en").say(line) for line in learned(session.match.view("orange"))]
    assert any(secret in line for line in said)
    assert not any(secret in tongue("en").say(line) for line in learned(session.match.view("green")))
    assert "orange" not in sayings.voices(session)
    with pytest.raises(Refusal):
        await sayings.say(session, user(table, "Bruno").id, "whisper", "The Captain has it", "blue")


async def test_nobody_takes_back_by_themselves_what_came_before(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await watching(table, monkeypatch)
    with pytest.raises(Refusal):
        await rewind.take_back(session, user(table, "Ada").id)


async def test_whoever_sits_at_another_seat_too_is_shown_nothing(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await staged(table, monkeypatch, fallen)
    green = session.seats["green"]
    bruno = user(table, "Bruno")
    async with session.lock:
        session.seats["green"] = type(green)(green.seat, green.position, "person", bruno.id, "Bruno")
    with pytest.raises(Refusal) as refused:
        await session.order(bruno.id, "orange", "watch", "on")
    assert refused.value.reason.id == "watch-other-seat"
    assert not position(session).players["orange"].watches


async def test_a_way_back_leaves_the_seat_to_vigil_and_its_player_out(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await watching(table, monkeypatch)
    bruno = user(table, "Bruno")
    await rewind.undo(session, 1, user(table, "Chiara").id, vote=True)
    await table.quiet()
    assert not position(session).players["orange"].watches
    assert session.seats["orange"].kind == "computer"
    assert session.seats["blue"].kind == session.seats["green"].kind == "person"
    assert any(told.phrase.id == "story-watcher-stays-out" for told in session.story)
    for seat in ("orange", "blue", None):
        with pytest.raises(Refusal) as refused:
            await lobby.sit(session, bruno, seat)
        assert refused.value.reason.id in ("watched-all", "seat-taken")
    assert await table.store.verify(session.id) == []
