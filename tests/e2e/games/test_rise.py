"""/rise, every subcommand through Discord: in turn, out of turn, as a stranger, completed, and refused by a rule."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import pytest

from bot.games.rise.state import Ally, Placed, Rise
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.e2e.games.resistance import (
    Change,
    begin,
    decision,
    john_is_done,
    position,
    skirmish,
    together,
)
from tests.support.e2e.replies import told
from tests.support.e2e.typing import belongs_to, completes, refused_by, turned_away


class Case(NamedTuple):
    """A subcommand: what is typed where, what comes of it, and what a rule forbids where."""

    name: str
    typed: str
    comes_of_it: Callable[[Rise], bool]
    change: Change = skirmish
    option: str = "what"
    """What its argument is called; empty where it takes none."""
    lead: str = ""
    """What is answered before."""
    banned: str = ""
    where: Change = skirmish
    led: str = ""
    rule: str = ""


def loading(g: Rise) -> None:
    g.phase = "turn-start"
    g.characters["john"].dice = []
    g.characters["john"].cards.append("high-explosive-rounds.1")


def alone(g: Rise) -> None:
    g.characters["kyle"].at = "F8"


def within_earshot(g: Rise) -> None:
    """Kyle is in John's Zone, with a drone in sight."""
    g.characters["john"].at, g.characters["kyle"].at = "F7", "E6"
    g.enemy("hk-8.1").at = "G4"


def apart(g: Rise) -> None:
    """Neither a crate nor a friend is in reach."""
    g.characters["john"].at = "F7"


def wounded(g: Rise) -> None:
    g.characters["john"].wounds = 1


def kyle_down(g: Rise) -> None:
    together(g)
    g.characters["kyle"].down = True


def john_down(g: Rise) -> None:
    g.characters["john"].down = True


def gunner(g: Rise) -> None:
    g.allies = [Ally("gunner", "resistance-gunner", "D9")]


def busy_gunner(g: Rise) -> None:
    gunner(g)
    g.spaces["gunner/command"] = Placed("red", 2)


def rifle_used(g: Rise) -> None:
    g.spaces["assault-rifle.1/attack"] = Placed("red", 2)


def rank_used(g: Rise) -> None:
    g.characters["john"].ranks_used = 1


def crate_emptied(g: Rise) -> bool:
    return any(token.used for token in g.tokens.values() if token.kind == "crate")


def rerolled(g: Rise) -> bool:
    john = g.characters["john"]
    return john.ranks_used == 1 and len(john.dice) == 4 and {4, 6} <= set(john.dice)


DIE_6_MOVES = "assign die=6 space=john.move-1"
CASES = [
    Case(
        "act",
        "Kyle",
        lambda g: g.turn == "kyle",
        decision,
        banned="john",
        where=john_is_done,
        rule="RISE-ROUND-02",
    ),
    Case("roll", "", lambda g: g.phase == "player" and len(g.characters["john"].dice) == 4, loading, option=""),
    Case(
        "assign",
        DIE_6_MOVES,
        lambda g: g.spaces["john.move-1"].value == 6,
        banned="assign die=1 space=john.order",
        rule="RISE-ACTION-07",
    ),
    Case(
        "move",
        "D9",
        lambda g: g.characters["john"].at == "D9",
        lead=DIE_6_MOVES,
        banned="C8",
        led=DIE_6_MOVES,
        rule="RISE-MOVE-04",
    ),
    Case(
        "attack",
        "6",
        lambda g: g.spaces["assault-rifle.1/attack"].value == 6,
        banned="6",
        where=rifle_used,
        rule="RISE-ACTION-03",
    ),
    Case("reroll", "1, 3", rerolled, lead="reroll ability=rank", banned="rank", where=rank_used, rule="RISE-RANK-04"),
    Case("rest", "3", lambda g: not g.characters["john"].wounds, wounded, banned="3", rule="RISE-RULING-06"),
    Case(
        "rescue",
        "3",
        lambda g: not g.characters["kyle"].down,
        kyle_down,
        banned="1",
        where=john_down,
        rule="RISE-DOWN-04",
    ),
    Case("interact", "4", crate_emptied, alone, banned="4", where=apart, rule="RISE-RULING-22"),
    Case(
        "trade",
        "1",
        lambda g: g.spaces["john.interact"].value == 1,
        together,
        banned="1",
        where=apart,
        rule="RISE-RULING-22",
    ),
    Case(
        "special", "4", lambda g: g.spaces["john.order"].value == 4, within_earshot, banned="1", rule="RISE-ACTION-07"
    ),
    Case(
        "command",
        "3",
        lambda g: g.spaces["gunner/command"].value == 3,
        gunner,
        banned="3",
        where=busy_gunner,
        rule="RISE-ACTION-03",
    ),
    Case(
        "use",
        "dog-tags.1",
        lambda g: "dog-tags.1" not in g.characters["john"].cards,
        rank_used,
        banned="dog-tags.1",
        rule="RISE-RULING-06",
    ),
    Case("end", "", lambda g: g.characters["john"].done, option=""),
    Case(
        "choose",
        DIE_6_MOVES,
        lambda g: g.spaces["john.move-1"].value == 6,
        banned="assign die=1 space=john.order",
        rule="RISE-ACTION-07",
    ),
]
NAMES = [case.name for case in CASES]
EACH = pytest.mark.parametrize("case", CASES, ids=NAMES)
FORBIDDING = pytest.mark.parametrize("case", [case for case in CASES if case.rule], ids=lambda case: case.name)
ARGUED = pytest.mark.parametrize("case", [case for case in CASES if case.option], ids=lambda case: case.name)


async def typed(table: Bench, who: str, case: Case, text: str) -> str:
    """What somebody who uses the subcommand is told alone."""
    return await told(table.person(who), f"rise {case.name}", **{case.option: text} if case.option else {})


LOOKS = ("odds", "los", "sheet", "mission", "enemies", "threats")


async def test_every_subcommand_is_tried_here(table: Bench) -> None:
    (rise,) = [command for command in table.server.world.all_commands() if command["name"] == "rise"]
    assert {each["name"] for each in rise["options"]} == {*NAMES, *LOOKS}


@EACH
async def test_whoever_is_asked_plays_by_typing(table: Bench, monkeypatch: pytest.MonkeyPatch, case: Case) -> None:
    session = await begin(table, monkeypatch, case.change, case.lead)
    head = session.row.head
    await typed(table, "Ada", case, case.typed)
    assert case.comes_of_it(position(session))
    assert session.row.head > head
    panel = await table.panel()
    assert session.match.asks[0].prompt, panel.text
    assert await table.store.verify(session.id) == []


@EACH
async def test_strangers_are_turned_away(table: Bench, monkeypatch: pytest.MonkeyPatch, case: Case) -> None:
    session = await begin(table, monkeypatch, case.change, case.lead)
    await turned_away(session, "You have no seat at this table.", typed(table, "Eve", case, case.typed))


@pytest.mark.parametrize("case", [case for case in CASES if case.name != "act"], ids=lambda case: case.name)
async def test_whoever_is_not_asked_is_told_who_is(table: Bench, monkeypatch: pytest.MonkeyPatch, case: Case) -> None:
    session = await begin(table, monkeypatch, case.change, case.lead)
    not_now = "It is not your turn. Asked now: John Connor."
    await turned_away(session, not_now, typed(table, "Bruno", case, case.typed))


async def test_the_whole_team_is_asked_who_acts(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await begin(table, monkeypatch, decision, "")
    await table.person("Bruno").command("rise act", CHANNEL, what="John")
    assert position(session).turn == "john"


@ARGUED
async def test_typing_completes_what_is_legal_for_whoever_is_asked(
    table: Bench, monkeypatch: pytest.MonkeyPatch, case: Case
) -> None:
    session = await begin(table, monkeypatch, case.change, case.lead)
    others = ("Bruno", "Eve") if case.name != "act" else ("Eve",)
    offered = await completes(table, session, f"rise {case.name}", case.option, "Ada", *others)
    head = session.row.head
    await typed(table, "Ada", case, str(offered[0]["value"]))
    assert session.row.head > head


@FORBIDDING
async def test_what_a_rule_forbids_is_refused_by_its_name(
    table: Bench, monkeypatch: pytest.MonkeyPatch, case: Case
) -> None:
    session = await begin(table, monkeypatch, case.where, case.led)
    await refused_by(session, case.rule, typed(table, "Ada", case, case.banned))


@ARGUED
async def test_nonsense_changes_nothing(table: Bench, monkeypatch: pytest.MonkeyPatch, case: Case) -> None:
    session = await begin(table, monkeypatch, case.change, case.lead)
    await turned_away(session, "", typed(table, "Ada", case, "fly to the moon"))


async def test_the_commands_belong_to_their_game(table: Bench) -> None:
    await belongs_to(table, "rise", *(partial(typed, table, "Ada", case, case.typed) for case in CASES))


async def test_a_way_is_walked_as_it_is_typed(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await begin(table, monkeypatch, skirmish, DIE_6_MOVES)
    await table.person("Ada").command("rise move", CHANNEL, what="c10 d9 e10")
    assert position(session).characters["john"].at == "E10"
    assert position(session).marks[-1].path == ("C9", "C10", "D9", "E10")


async def test_dice_that_show_the_same_are_told_apart_by_themselves(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    def doubles(g: Rise) -> None:
        g.characters["john"].dice = [1, 1, 1, 6]

    session = await begin(table, monkeypatch, doubles, "reroll ability=rank")
    await table.person("Ada").command("rise reroll", CHANNEL, what="1, 1")
    john = position(session).characters["john"]
    assert (len(john.dice), john.ranks_used) == (4, 1)
    assert john.dice[-1] == 6
    assert 1 in john.dice
