"""/nemesis where one answer is not enough: paying, passing, trading, reacting, scanning."""

from __future__ import annotations

import pytest

from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.e2e.games.aboard import company_that_cannot_object, one_card, position, staged, typed
from tests.support.nemesis.ship import Ship


def hungry(ship: Ship) -> None:
    """The Captain is in the Canteen, which the next room becomes, with a Contamination card besides the price."""
    ship.tile("6", "canteen").at(captain="canteen").hand("captain", "rest", "reload", "contamination")


async def test_several_cards_are_picked_by_name(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await staged(table, monkeypatch, lambda ship: ship.hand("captain", "search", "search", "rest"))
    await typed(table, "Ada", "careful", "6-11-2")
    assert "NEM" not in await typed(table, "Ada", "pay", "search")
    assert position(session).players["blue"].at == "11", "one card does not pay for two"
    await typed(table, "Ada", "pay", "search, search")
    await typed(table, "Ada", "careful", "5-6-3")
    blue = position(session).players["blue"]
    assert (blue.at, blue.hand) == ("6", ["rest"])


async def test_passing_discards_what_is_named_or_nothing(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await staged(table, monkeypatch, lambda ship: ship.hand("captain", "search", "search", "rest"))
    await typed(table, "Ada", "pass")
    await typed(table, "Ada", "pass", "search, rest")
    blue = position(session).players["blue"]
    assert (blue.passed, blue.hand, sorted(blue.discard)) == (True, ["search"], ["rest", "search"])
    await typed(table, "Bruno", "pass")
    await typed(table, "Bruno", "pass")
    assert position(session).players["orange"].passed
    assert len(position(session).players["orange"].hand) == 5


async def test_a_trade_is_negotiated_by_typing(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    def goods(ship: Ship) -> None:
        company_that_cannot_object(ship)
        ship.gives("captain", "medkit").gives("scout", "tools")

    session = await staged(table, monkeypatch, goods)
    medkit, tools = position(session).players["blue"].items[0], position(session).players["orange"].items[0]
    before = len(table.server.sent)
    for who, text in (
        ("Ada", "trade"),
        ("Ada", "offer who=scout"),
        ("Ada", medkit),
        ("Bruno", "offer who=captain"),
        ("Bruno", tools),
        ("Ada", "agree who=scout"),
        ("Bruno", "agree who=captain"),
        ("Ada", "leave"),
    ):
        await typed(table, who, "trade", text)
    g = position(session)
    assert (g.players["blue"].items, g.players["orange"].items, g.trade) == ([tools], [medkit], None)
    await table.quiet()
    for sent in table.server.sent[before:]:
        if sent.accepted and sent.only_for in (None, "", table.person("Chiara").id):
            told = sent.everything().lower()
            assert b"medkit" not in told, "what lay on the table is known to those who trade"
            assert medkit.encode() not in told


async def test_whoever_is_in_the_room_may_react_by_typing(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    def three(ship: Ship) -> None:
        ship.at(scout="11", soldier="11").hand("scout", "interruption", "rest").hand("soldier", "rest", "search")
        one_card(ship)

    session = await staged(table, monkeypatch, three)
    await typed(table, "Ada", "move", "6-11-2")
    assert {ask.seats for ask in session.match.asks} == {("orange",), ("green",)}
    offered = await table.person("Bruno").autocomplete("nemesis react", "what", "", CHANNEL)
    assert [choice["value"] for choice in offered] == ["interrupt", "pass"]
    offered = await table.person("Chiara").autocomplete("nemesis react", "what", "", CHANNEL)
    assert [choice["value"] for choice in offered] == ["pass"]
    await typed(table, "Chiara", "react")
    await typed(table, "Bruno", "react", "interrupt")
    while session.match.asks[0].prompt == "interrupt":
        await typed(table, "Chiara", "react")
    g = position(session)
    assert (g.players["blue"].at, g.players["orange"].discard) == ("11", ["interruption"])


async def test_contamination_is_scanned_by_typing(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await staged(table, monkeypatch, hungry)
    await typed(table, "Ada", "room", "eat")
    if session.match.asks[0].prompt == "decide":
        await typed(table, "Ada", "pay", "rest, reload")
    assert session.match.asks[0].prompt == "scan-too"
    offered = await table.person("Ada").autocomplete("nemesis scan", "what", "", CHANNEL)
    assert len(offered) == 2
    await typed(table, "Ada", "scan", "yes")
    assert position(session).players["blue"].notes[-1].id == "scan"
