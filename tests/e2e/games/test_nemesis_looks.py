"""/nemesis to look at: the ship, oneself, the others, chances, and what one has learned."""

from __future__ import annotations

import pytest

from bot.games.nemesis.look.forecast import forecast
from bot.text import tongue
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.e2e.games.aboard import fight, staged, typed
from tests.support.nemesis.ship import Ship


async def picture(table: Bench, who: str, name: str, **options: bool | str) -> bytes:
    """Use a subcommand that shows a picture to one person alone, and give what was drawn."""
    reply = await table.person(who).command(f"nemesis {name}", CHANNEL, options=options)
    shown = await reply.final()
    assert shown.ephemeral
    await table.quiet()
    return table.server.sent[-1].everything()


async def test_the_ship_is_shown_to_anybody_and_holds_no_secret(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    await staged(table, monkeypatch, lambda ship: ship.hand("captain", "motivation"))
    for closer in (False, True):
        drawn = await picture(table, "Eve", "ship", closer=closer)
        assert b"Hibernatorium" in drawn
        assert b"Motivation" not in drawn


async def test_what_is_ones_own_is_shown_to_oneself(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    await staged(
        table,
        monkeypatch,
        lambda ship: ship.hand("captain", "motivation").set(lambda g: g.note("blue", "found", card="medkit")),
    )
    drawn = await picture(table, "Ada", "me")
    assert b"Motivation" in drawn
    assert b"Medkit" in drawn
    assert b"Motivation" not in await picture(table, "Bruno", "me")
    assert "You have no seat at this table." in await typed(table, "Eve", "me")


async def odds(table: Bench, who: str, **options: str) -> str:
    """Ask for chances, and give what this person alone was told."""
    reply = await table.person(who).command("nemesis odds", CHANNEL, options=options)
    assert reply.message.ephemeral
    return reply.message.text


async def test_odds_are_for_the_asker_alone_and_by_what_everybody_knows(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await staged(table, monkeypatch, fight)
    head = session.row.head
    offered = await table.person("Ada").autocomplete("nemesis odds", "target", "", CHANNEL)
    assert [choice["value"] for choice in offered] == ["adult.1", "egg"]
    told = await odds(table, "Ada", target="adult.1")
    public = forecast(session.match.view(None), "blue", "adult.1")
    assert told == "\n".join(map(tongue("en").say, public))
    assert await odds(table, "Eve", target="adult.1", player="blue") == told
    assert await odds(table, "Bruno", target="adult.1") != told, "the Scout has another weapon"
    assert "no such intruder" in await odds(table, "Ada", target="queen.1")
    assert "no such seat" in await odds(table, "Ada", target="egg", player="nobody")
    assert session.row.head == head


async def test_odds_are_known_of_whoever_has_a_character(table: Bench) -> None:
    await table.open("Ada", "Bruno", game="nemesis")
    assert "Nobody has drafted" in await odds(table, "Ada", target="egg")


# What everybody sees of the others


def text_of(sent: bytes) -> str:
    """What left the bot, as words."""
    return sent.decode("unicode-escape")


def laden(ship: Ship) -> None:
    ship.gives("scout", "grenade", "bandages", "egg").hand("scout", "search")


async def test_anybody_may_look_at_what_somebody_carries_and_sees_no_more_than_backs(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    await staged(table, monkeypatch, laden)
    for who in ("Ada", "Eve"):
        drawn = await picture(table, who, "ship")
        assert "Scout: Rifle 4/4 · Egg · Green item (1) · Red item (1)" in text_of(drawn)
        for options in ({}, {"player": "orange"}):
            shown = text_of(await picture(table, who, "crew", **options))
            assert "Scout carries Rifle, Egg, a green item and a red item." in shown
            assert "Grenade" not in shown + text_of(drawn)
    nobody = await table.person("Ada").command("nemesis crew", CHANNEL, options={"player": "nobody"})
    assert "no such seat" in nobody.message.text


def many_finds(ship: Ship) -> None:
    ship.set(lambda g: g.note("blue", "engine", engine="2", status="damaged"))
    for _ in range(12):
        ship.set(lambda g: g.note("blue", "found", card="medkit.1"))


async def test_all_that_somebody_learned_can_be_read_again_by_them_alone(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    await staged(table, monkeypatch, many_finds)
    reply = await table.person("Ada").command("nemesis me", CHANNEL)
    shown = await reply.final()
    assert shown.ephemeral
    assert shown.content.splitlines()[0] == "Round 1: engine 2 was Damaged."
    assert len(shown.content.splitlines()) == 13
    other = await (await table.person("Bruno").command("nemesis me", CHANNEL)).final()
    assert "engine" not in other.content
