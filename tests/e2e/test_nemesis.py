"""/nemesis, every subcommand through Discord: in turn, out of turn, as a stranger, completed, and refused by a rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from bot.engine.match import ENCODER
from bot.games.nemesis.content import NOISE
from bot.games.nemesis.state import Nemesis
from bot.sessions.session import Session
from bot.text import tongue
from tests.e2e.aboard import Change, calm, position, staged
from tests.e2e.bench import CHANNEL, Bench
from tests.rules.nemesis.ship import Ship

ALONE = "It is not your turn. Asked now: Blue."


class Case(NamedTuple):
    """A subcommand: what is typed where, what comes of it, and what a rule forbids where."""

    name: str
    typed: str
    comes_of_it: Callable[[Nemesis], bool]
    change: Change = calm
    lead: tuple[tuple[str, str], ...] = ()
    """What is typed before."""
    says: bool = True
    banned: str = ""
    where: Change = calm
    rule: str = ""


def one_card(ship: Ship) -> None:
    ship.hand("captain", "rest")


def two_cards(ship: Ship) -> None:
    ship.hand("captain", "rest", "reload")


def penniless(ship: Ship) -> None:
    fight(ship)
    ship.hand("captain")


def fight(ship: Ship) -> None:
    ship.intruder("adult", "11")
    one_card(ship)


def dry(ship: Ship) -> None:
    fight(ship)
    ship.set(lambda g: setattr(g.players["blue"].hands[0], "ammo", 0))


def shut(ship: Ship) -> None:
    ship.set(lambda g: g.doors.update({"6-11-2": "closed"}))


def searching(ship: Ship) -> None:
    ship.at(captain="armory").hand("captain", "search", "rest")
    ship.set(lambda g: setattr(g.rooms["10"], "items", 2))


def looted(ship: Ship) -> None:
    searching(ship)
    ship.set(lambda g: setattr(g.rooms["10"], "items", 0))


def at_generator(ship: Ship) -> None:
    ship.at(captain="generator")
    two_cards(ship)


def broken_generator(ship: Ship) -> None:
    at_generator(ship)
    ship.set(lambda g: setattr(g.rooms["2"], "malfunction", True))


def hurt(ship: Ship) -> None:
    ship.gives("captain", "bandages").wounds("captain", light=1)
    one_card(ship)


def bandaged(ship: Ship) -> None:
    ship.gives("captain", "bandages")


def chemist(ship: Ship) -> None:
    ship.gives("captain", "chemicals", "medkit").hand("captain", "rest", "reload", "motivation")


def company(ship: Ship) -> None:
    ship.at(scout="11")
    one_card(ship)


def company_that_cannot_object(ship: Ship) -> None:
    company(ship)
    ship.hand("scout")


def burdened(ship: Ship) -> None:
    ship.gives("captain", "carcass")


def at_pods(ship: Ship) -> None:
    ship.at(captain="evacuation-a")
    ship.set(lambda g: [setattr(pod, "locked", False) for pod in g.pods])


def locked_out(ship: Ship) -> None:
    ship.at(captain="evacuation-a")


def drowsy(ship: Ship) -> None:
    two_cards(ship)
    ship.set(lambda g: setattr(g, "time", 8))


def hungry(ship: Ship) -> None:
    """The Captain is in the Canteen, which the next room becomes, with a Contamination card besides the price."""

    def change(g: Nemesis) -> None:
        g.boxed["tiles-2"].remove("canteen")
        g.boxed["tiles-2"].append(g.rooms["6"].tile)
        g.rooms["6"].tile = "canteen"

    ship.at(captain="6").hand("captain", "rest", "reload", "contamination").set(change)


def hunted(ship: Ship) -> None:
    ship.intruder("adult", "14")

    def change(g: Nemesis) -> None:
        g.players["blue"].state, g.players["blue"].at = "dead", ""
        g.fallen, g.asked_fallen, g.hunter, g.intruder_player = "blue", True, "blue", True
        g.hunt.cards.remove("coordinated-hunt.1")
        g.hunt_hand = ["coordinated-hunt.1"]

    ship.set(change)


def first_kept(g: Nemesis) -> bool:
    return "search" in g.players["blue"].discard and g.rooms["10"].items == 1


CASES = [
    Case(
        "move",
        "6-11-2",
        lambda g: g.players["blue"].at == "6",
        one_card,
        banned="6-11-2",
        where=shut,
        rule="NEM-MOVE-06",
    ),
    Case(
        "careful",
        "6-11-2",
        lambda g: g.players["blue"].at == "6",
        two_cards,
        banned="6-11-2",
        where=fight,
        rule="NEM-MOVE-13",
    ),
    Case(
        "escape",
        "6-11-2",
        lambda g: "rest" in g.players["blue"].discard,
        fight,
        banned="6-11-2",
        where=penniless,
        rule="NEM-COST-03",
    ),
    Case(
        "shoot",
        "six-shooter",
        lambda g: not g.players["blue"].hand,
        fight,
        banned="six-shooter",
        where=dry,
        rule="NEM-SHOOT-01",
    ),
    Case(
        "melee", "", lambda g: not g.players["blue"].hand, fight, banned="adult.1", where=penniless, rule="NEM-COST-03"
    ),
    Case("search", "search", first_kept, searching, banned="search", where=looted, rule="NEM-SEARCH-06"),
    Case(
        "room",
        "start-destruct",
        lambda g: g.destruct == 0,
        at_generator,
        banned="start-destruct",
        where=broken_generator,
        rule="NEM-MALF-01",
    ),
    Case(
        "play",
        "rest",
        lambda g: "rest" in g.players["blue"].discard,
        banned="rest",
        where=fight,
        rule="NEM-COST-10",
    ),
    Case(
        "item",
        "heal-light",
        lambda g: g.players["blue"].light == 0,
        hurt,
        banned="heal-light",
        where=bandaged,
        rule="NEM-WOUND-08",
    ),
    Case("craft", "antidote", lambda g: True, chemist, banned="antidote", where=calm, rule="NEM-CRAFT-01"),
    Case(
        "trade",
        "",
        lambda g: g.trade is not None and g.trade.parties == ["blue", "orange"],
        company_that_cannot_object,
        banned="trade",
        where=calm,
        rule="NEM-TRADE-01",
    ),
    Case(
        "pickup",
        "corpse-blue",
        lambda g: g.players["blue"].carries("corpse-blue"),
        one_card,
        banned="corpse-blue",
        where=burdened,
        rule="NEM-HAND-03",
    ),
    Case("drop", "six-shooter", lambda g: not g.players["blue"].hands),
    Case("pay", "rest", lambda g: "rest" in g.players["blue"].discard, lead=(("move", "6-11-2"),)),
    Case("pass", "", lambda g: g.turn == "blue" and not g.players["blue"].passed),
    Case(
        "pod",
        "",
        lambda g: g.turn == "blue",
        at_pods,
        banned="room part=board",
        where=locked_out,
        rule="NEM-ROOM-EVAC-01",
    ),
    Case(
        "hibernate",
        "",
        lambda g: not g.players["blue"].hand,
        drowsy,
        says=False,
        banned="-",
        where=two_cards,
        rule="NEM-HIBER-01",
    ),
    Case("hunt", "its effect", lambda g: not g.hunt_hand, hunted),
    Case("choose", "play card=rest part=rest", lambda g: "rest" in g.players["blue"].discard),
]
EACH = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
FORBIDDING = pytest.mark.parametrize("case", [case for case in CASES if case.rule], ids=lambda case: case.name)
ELSEWHERE = {"scan", "react", "ship", "me", "crew", "odds"}
"""Subcommands that tests of their own use."""


async def typed(table: Bench, who: str, name: str, text: str = "") -> str:
    """Use a subcommand, and give what this person alone was told."""
    options = {"what": text} if text else {}
    reply = await table.person(who).command(f"nemesis {name}", CHANNEL, options=options)
    assert reply.message.ephemeral
    return reply.message.text


async def begin(table: Bench, monkeypatch: pytest.MonkeyPatch, case: Case) -> Session:
    """Open a table like this: dice are silent, so that nothing comes between."""
    session = await staged(table, monkeypatch, case.change)
    if not position(session).intruders:
        session.match.state.chance.script(*[NOISE.faces.index("silence")] * 4)
    for name, text in case.lead:
        await typed(table, "Ada", name, text)
    return session


async def test_every_subcommand_is_tried_here(table: Bench) -> None:
    (command,) = [command for command in table.server.world.all_commands() if command["name"] == "nemesis"]
    assert {each["name"] for each in command["options"]} == {*(case.name for case in CASES), *ELSEWHERE}
    assert len(command["options"]) <= 25


@EACH
async def test_only_whoever_is_asked_plays_by_typing(table: Bench, monkeypatch: pytest.MonkeyPatch, case: Case) -> None:
    session = await begin(table, monkeypatch, case)
    head, says = session.row.head, case.typed if case.says else ""
    asked = session.match.asks[0]
    assert "You have no seat at this table." in await typed(table, "Eve", case.name, says)
    assert await typed(table, "Bruno", case.name, says) == ALONE
    assert session.row.head == head
    if case.says:
        path = f"nemesis {case.name}"
        offered = await table.person("Ada").autocomplete(path, "what", "", CHANNEL)
        assert {choice["value"] for choice in offered} <= {option.key for option in asked.options}
        assert 0 < len(offered) <= 25
        for other in ("Bruno", "Eve"):
            assert await table.person(other).autocomplete(path, "what", "", CHANNEL) == []
        assert await typed(table, "Ada", case.name, "fly to the moon")
        assert session.row.head == head, "nonsense changes nothing"
    await typed(table, "Ada", case.name, says)
    assert session.row.head > head
    assert case.comes_of_it(position(session))
    assert await table.store.verify(session.id) == []


@FORBIDDING
async def test_what_a_rule_forbids_is_refused_by_its_name(
    table: Bench, monkeypatch: pytest.MonkeyPatch, case: Case
) -> None:
    session = await staged(table, monkeypatch, case.where)
    head, before = session.row.head, ENCODER.encode(session.match.state)
    said = await typed(table, "Ada", case.name, case.banned if case.says else "")
    assert said.splitlines()[-1] == f"-# Rule {case.rule}"
    assert (session.row.head, ENCODER.encode(session.match.state)) == (head, before)


async def test_the_commands_belong_to_their_game(table: Bench) -> None:
    assert "There is no table in this channel." in await typed(table, "Ada", "pass")
    await table.lobby("Ada", "Bruno", game="nemesis")
    for name in ("pass", "ship", "me", "crew"):
        assert "has not started" in await typed(table, "Ada", name)
    await table.person("Ada").command("table close", CHANNEL)
    await table.open("Ada", "Bruno")
    for name in ("pass", "ship", "me"):
        assert await typed(table, "Ada", name) == "Another game is played at this table."


# Paying, passing, trading, reacting


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


# Looks


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
    public = session.game.forecast(session.match.view(None), "blue", "adult.1")  # type: ignore[attr-defined]
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
