"""/table orders: an automatic pass is left with Vigil, kept over restarts, and nobody else hears of it."""

from __future__ import annotations

import pytest

from bot.engine.match import ENCODER
from bot.games.nemesis.state import Nemesis
from bot.sessions.session import Session
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.e2e.games.aboard import position, staged
from tests.support.nemesis.ship import Ship

ORDER = "orange lets-pass"
WORDS = "Let every interruption window pass, from the next round on, for all to see"


def crowd(ship: Ship) -> None:
    """All are in one room, and any of the others could hold an Interruption."""
    ship.at(scout="11", soldier="11").hand("captain", "rest", "reload", "search")
    ship.hand("scout", "interruption", "rest").hand("soldier", "rest", "search")


def waiving(ship: Ship) -> None:
    """The Scout lets every window of this round pass."""

    def change(g: Nemesis) -> None:
        scout = g.players[g.seat_of("scout")]
        scout.lets_pass = scout.waives = True

    ship.set(change)


async def ordered(table: Bench, who: str, **options: str) -> str:
    """Use the command, and give what this person alone was told."""
    reply = await table.person(who).command("table orders", CHANNEL, options=options)
    assert reply.message.ephemeral
    return reply.message.text


async def acts(table: Bench, session: Session) -> set[str]:
    """Let the Captain rest; gives the seats that are asked whether they interrupt."""
    await table.person("Ada").command("nemesis play", CHANNEL, what="rest")
    return {seat for ask in session.match.asks if ask.prompt == "interrupt" for seat in ask.seats}


async def test_orders_are_listed_set_and_kept(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await staged(table, monkeypatch, crowd)
    assert await ordered(table, "Bruno") == f"Orange: {WORDS}: **off**"
    assert await ordered(table, "Bruno", order=ORDER, value="on") == f"Orange: {WORDS}: **on**"
    assert position(session).players["orange"].waives
    row = await table.store.row(session.id, session.row.head)
    assert (row.kind, row.seat, row.user_id, row.reveals) == ("set", "orange", int(table.person("Bruno").id), False)
    before, asks, asked = ENCODER.encode(session.match.state), session.match.asks, session.asked
    await table.restart()
    session = await table.session()
    assert (ENCODER.encode(session.match.state), session.match.asks, session.asked) == (before, asks, asked)
    assert await acts(table, session) == {"orange", "green"}, "not before the next round"
    assert await table.store.verify(session.id) == []


async def test_an_order_is_typed_with_help(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    await staged(table, monkeypatch, crowd)
    bruno = table.person("Bruno")
    assert [each["value"] for each in await bruno.autocomplete("table orders", "order", "", CHANNEL)] == [ORDER]
    assert await bruno.autocomplete("table orders", "order", "nonsense", CHANNEL) == []
    offered = await bruno.autocomplete("table orders", "value", "", CHANNEL, order=ORDER)
    assert [each["value"] for each in offered] == ["off", "on"]
    assert await table.person("Eve").autocomplete("table orders", "order", "", CHANNEL) == []


async def test_bad_orders_change_nothing(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "There is no table in this channel." in await ordered(table, "Ada")
    session = await staged(table, monkeypatch, crowd)
    head = session.row.head
    assert "You have no seat" in await ordered(table, "Eve", order=ORDER, value="on")
    assert "not among the things" in await ordered(table, "Ada", order=ORDER, value="on"), "it is somebody else's"
    assert "not one of the values" in await ordered(table, "Bruno", order=ORDER, value="perhaps")
    assert "not one of the values" in await ordered(table, "Bruno", order=ORDER)
    assert session.row.head == head


async def test_games_without_orders_say_so(table: Bench) -> None:
    await table.open("Ada", "Bruno")
    assert await ordered(table, "Ada") == "This game knows no standing orders."


async def test_an_order_leaves_the_open_question_and_the_panel_alone(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await staged(table, monkeypatch, crowd)
    assert await acts(table, session) == {"orange", "green"}
    panel = await table.panel()
    desk = table.desk(await table.person("Bruno").press(panel, "My hand"))
    public = [message.text for message in table.public()]
    sent = len(table.server.sent)
    await ordered(table, "Bruno", order=ORDER, value="on")
    await table.quiet()
    assert all(each.only_for for each in table.server.sent[sent:]), "nobody else hears of it"
    assert [message.text for message in table.public()] == public
    assert {seat for ask in session.match.asks for seat in ask.seats} == {"orange", "green"}
    await table.person("Bruno").press(desk, "Pass")
    assert session.match.waiting == ("green",), "the desk that was open still answers"
    await table.person("Chiara").command("nemesis react", CHANNEL)
    assert "rest" in position(session).players["blue"].discard
    await table.person("Ada").command("nemesis pickup", CHANNEL)
    await table.person("Ada").command("nemesis pay", CHANNEL, what="reload")
    assert set(session.match.waiting) == {"orange", "green"}, "nor does it change a later one of this round"


async def test_an_order_in_force_spares_its_giver_the_question_and_is_seen_by_all(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await staged(table, monkeypatch, crowd, waiving)
    assert "never interrupts" in (await table.panel()).text
    assert await acts(table, session) == {"green"}
