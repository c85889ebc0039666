"""/nemesis, every subcommand through Discord: in turn, out of turn, as a stranger, completed, and refused by a rule."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import pytest

from bot.games.nemesis.box.content import NOISE
from bot.games.nemesis.state import Nemesis
from bot.sessions.session import Session
from tests.support.e2e.bench import Bench
from tests.support.e2e.games.aboard import (
    Change,
    calm,
    company_that_cannot_object,
    fight,
    one_card,
    position,
    staged,
    typed,
)
from tests.support.e2e.typing import belongs_to, completes, refused_by, turned_away
from tests.support.nemesis.ship import Ship

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


def two_cards(ship: Ship) -> None:
    ship.hand("captain", "rest", "reload")


def penniless(ship: Ship) -> None:
    fight(ship)
    ship.hand("captain")


def dry(ship: Ship) -> None:
    fight(ship)
    ship.set(lambda g: setattr(g.players["blue"].hands[0], "ammo", 0))


def shut(ship: Ship) -> None:
    ship.set(lambda g: g.doors.update({"6-11-2": "closed"}))


def searching(ship: Ship) -> None:
    ship.at(captain="armory").hand("captain", "search", "rest").marks("armory", items=2)


def looted(ship: Ship) -> None:
    searching(ship)
    ship.marks("armory", items=0)


def at_generator(ship: Ship) -> None:
    ship.at(captain="generator")
    two_cards(ship)


def broken_generator(ship: Ship) -> None:
    at_generator(ship)
    ship.marks("generator", malfunction=True)


def hurt(ship: Ship) -> None:
    ship.gives("captain", "bandages").wounds("captain", light=1)
    one_card(ship)


def bandaged(ship: Ship) -> None:
    ship.gives("captain", "bandages")


def chemist(ship: Ship) -> None:
    ship.gives("captain", "chemicals", "medkit").hand("captain", "rest", "reload", "motivation")


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


def hunted(ship: Ship) -> None:
    ship.intruder("adult", "14")

    def change(g: Nemesis) -> None:
        g.players["blue"].state, g.players["blue"].at = "dead", ""
        g.fallen, g.asked_fallen, g.hunter, g.intruder_player = "blue", True, "blue", True
        g.hunt.cards.remove("coordinated-hunt.1")
        g.hunt_hand = ["coordinated-hunt.1"]

    ship.set(change)


def first_kept(g: Nemesis) -> bool:
    return "search" in g.players["blue"].discard and g.rooms[g.room_of("armory")].items == 1


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
        two_cards,
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
    Case("pay", "rest", lambda g: "rest" in g.players["blue"].discard, two_cards, lead=(("move", "6-11-2"),)),
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
    Case("choose", "play card=rest part=rest", lambda g: "rest" in g.players["blue"].discard, two_cards),
]
EACH = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
FORBIDDING = pytest.mark.parametrize("case", [case for case in CASES if case.rule], ids=lambda case: case.name)
ELSEWHERE = {"scan", "react", "ship", "me", "crew", "odds"}
"""Subcommands that tests of their own use."""


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
    await turned_away(session, "You have no seat at this table.", typed(table, "Eve", case.name, says))
    await turned_away(session, ALONE, typed(table, "Bruno", case.name, says))
    if case.says:
        await completes(table, session, f"nemesis {case.name}", "what", "Ada", "Bruno", "Eve")
        await turned_away(session, "", typed(table, "Ada", case.name, "fly to the moon"))
    await typed(table, "Ada", case.name, says)
    assert session.row.head > head
    assert case.comes_of_it(position(session))
    assert await table.store.verify(session.id) == []


@FORBIDDING
async def test_what_a_rule_forbids_is_refused_by_its_name(
    table: Bench, monkeypatch: pytest.MonkeyPatch, case: Case
) -> None:
    session = await staged(table, monkeypatch, case.where)
    await refused_by(session, case.rule, typed(table, "Ada", case.name, case.banned if case.says else ""))


async def test_the_commands_belong_to_their_game(table: Bench) -> None:
    await belongs_to(table, "nemesis", *(partial(typed, table, "Ada", name) for name in ("pass", "ship", "me")))
