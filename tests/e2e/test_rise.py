"""/rise, every subcommand through Discord: in turn, out of turn, as a stranger, completed, and refused by a rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from bot.engine.asks import Answer
from bot.engine.match import ENCODER, ENTRY
from bot.games.rise.state import Ally, Enemy, Placed, Rise
from bot.sessions.session import Session
from cogs.panel.ids import digest
from tests.e2e.bench import CHANNEL, Bench
from tests.e2e.resistance import Change, position, skirmish, stage, staged


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


def decision(g: Rise) -> None:
    g.phase, g.turn = "decision", ""
    g.characters["john"].dice = []


def john_is_done(g: Rise) -> None:
    decision(g)
    g.characters["john"].done = True


def loading(g: Rise) -> None:
    g.phase = "turn-start"
    g.characters["john"].dice = []
    g.characters["john"].cards.append("high-explosive-rounds.1")


def alone(g: Rise) -> None:
    g.characters["kyle"].at = "F8"


def together(g: Rise) -> None:
    """No crate is in reach, but a drone is near both."""
    g.characters["john"].at, g.characters["kyle"].at = "F7", "F8"


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
    """Use the subcommand, and give what this person alone was told."""
    options = {case.option: text} if case.option else {}
    reply = await table.person(who).command(f"rise {case.name}", CHANNEL, options=options)
    assert reply.message.ephemeral
    return reply.message.text


async def begin(table: Bench, monkeypatch: pytest.MonkeyPatch, change: Change, lead: str) -> Session:
    """Open a table like this, with Guardian played by Vigil where somebody has acted already."""
    session = await staged(table, monkeypatch, change, others=1 if change is john_is_done else 0)
    if lead:
        await table.person("Ada").command("table do", CHANNEL, action=lead)
    return session


async def test_every_subcommand_is_tried_here(table: Bench) -> None:
    (rise,) = [command for command in table.server.world.all_commands() if command["name"] == "rise"]
    assert {each["name"] for each in rise["options"]} == {*NAMES, "odds", "los", "sheet"}


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
    head = session.row.head
    assert "You have no seat at this table." in await typed(table, "Eve", case, case.typed)
    assert session.row.head == head


@pytest.mark.parametrize("case", [case for case in CASES if case.name != "act"], ids=lambda case: case.name)
async def test_whoever_is_not_asked_is_told_who_is(table: Bench, monkeypatch: pytest.MonkeyPatch, case: Case) -> None:
    session = await begin(table, monkeypatch, case.change, case.lead)
    head = session.row.head
    assert await typed(table, "Bruno", case, case.typed) == "It is not your turn. Asked now: John Connor."
    assert session.row.head == head


async def test_the_whole_team_is_asked_who_acts(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await begin(table, monkeypatch, decision, "")
    await table.person("Bruno").command("rise act", CHANNEL, what="John")
    assert position(session).turn == "john"


@ARGUED
async def test_typing_completes_what_is_legal_for_whoever_is_asked(
    table: Bench, monkeypatch: pytest.MonkeyPatch, case: Case
) -> None:
    session = await begin(table, monkeypatch, case.change, case.lead)
    path = f"rise {case.name}"
    offered = await table.person("Ada").autocomplete(path, case.option, "", CHANNEL)
    legal = {option.key for option in session.match.asks[0].options}
    assert {choice["value"] for choice in offered} <= legal
    assert 0 < len(offered) <= 25
    some = offered[0]["name"]
    assert offered[0] in await table.person("Ada").autocomplete(path, case.option, some[:12].lower(), CHANNEL)
    for other in ("Bruno", "Eve") if case.name != "act" else ("Eve",):
        assert await table.person(other).autocomplete(path, case.option, "", CHANNEL) == []
    await typed(table, "Ada", case, str(offered[0]["value"]))
    assert session.row.head > 1


@FORBIDDING
async def test_what_a_rule_forbids_is_refused_by_its_name(
    table: Bench, monkeypatch: pytest.MonkeyPatch, case: Case
) -> None:
    session = await begin(table, monkeypatch, case.where, case.led)
    head, before = session.row.head, ENCODER.encode(session.match.state)
    said = await typed(table, "Ada", case, case.banned)
    assert said.splitlines()[-1] == f"-# Rule {case.rule}"
    assert (session.row.head, ENCODER.encode(session.match.state)) == (head, before)


@ARGUED
async def test_nonsense_changes_nothing(table: Bench, monkeypatch: pytest.MonkeyPatch, case: Case) -> None:
    session = await begin(table, monkeypatch, case.change, case.lead)
    head = session.row.head
    assert await typed(table, "Ada", case, "fly to the moon")
    assert session.row.head == head


@EACH
async def test_the_commands_belong_to_their_game(table: Bench, case: Case) -> None:
    assert "There is no table in this channel." in await typed(table, "Ada", case, case.typed)
    await table.lobby("Ada", game="rise")
    assert "has not started" in await typed(table, "Ada", case, case.typed)
    await table.person("Ada").command("table close", CHANNEL)
    await table.open("Ada", "Bruno")
    assert await typed(table, "Ada", case, case.typed) == "Another game is played at this table."


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


# Looks


async def test_odds_are_exact_and_for_the_asker_alone(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(table, monkeypatch, skirmish, "")
    ada = table.person("Ada")
    offered = await ada.autocomplete("rise odds", "target", "", CHANNEL)
    assert [choice["value"] for choice in offered] == ["t-800.1", "hk-8.1"]
    reply = await ada.command("rise odds", CHANNEL, target="t-800.1")
    assert reply.message.ephemeral
    assert "T-800 at C6" in reply.message.text
    assert "Assault Rifle" in reply.message.text
    other = await table.person("Eve").command("rise odds", CHANNEL, target="t-800.1", character="kyle")
    assert "Scavenged Rifle" in other.message.text
    for wrong in ("john", "crate-yard", "no such thing"):
        refused = await ada.command("rise odds", CHANNEL, target=wrong)
        assert refused.message.text == "There is no such Enemy on the map."
    refused = await ada.command("rise odds", CHANNEL, target="t-800.1", character="nobody")
    assert refused.message.text == "There is no such seat at this table."


async def test_sight_is_drawn_from_any_hex(painted: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(painted, monkeypatch, skirmish, "")
    offered = await painted.person("Eve").autocomplete("rise los", "hex", "c", CHANNEL)
    assert {"C9", "C6"} <= {choice["value"] for choice in offered}
    seen = await (await painted.person("Eve").command("rise los", CHANNEL, hex="c9")).final(20)
    assert seen.ephemeral
    (drawn,) = seen.files
    assert drawn.description is not None
    assert "C9" in drawn.description
    assert "T-800" in drawn.description
    refused = await painted.person("Eve").command("rise los", CHANNEL, hex="Z99")
    assert refused.message.text == "There is no hex Z99 on this map."


async def test_sheets_lie_open_to_everybody(painted: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(painted, monkeypatch, skirmish, "")
    offered = await painted.person("Bruno").autocomplete("rise sheet", "character", "", CHANNEL)
    assert {choice["value"] for choice in offered} == {"john", "kyle"}
    for who, character, told in (("Bruno", None, "Kyle"), ("Bruno", "john", "John"), ("Eve", None, "John")):
        options = {"character": character} if character else {}
        sheet = await (await painted.person(who).command("rise sheet", CHANNEL, options=options)).final(20)
        assert sheet.ephemeral
        assert told in (sheet.files[0].description or "")
    refused = await painted.person("Eve").command("rise sheet", CHANNEL, character="alex")
    assert refused.message.text == "There is no such seat at this table."


async def test_a_hint_tells_what_vigil_would_do_and_does_it(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await begin(table, monkeypatch, skirmish, "")
    (ask,) = session.match.asks
    (wanted,) = session.game.advise(session.match.view("john"), ask).picks
    told = (await table.person("Ada").command("hint", CHANNEL)).message
    assert told.ephemeral
    await table.person("Ada").press(told, "Do that")
    rows = await table.store.rows(session.id)
    assert (rows[1].seat, ENTRY.decode(rows[1].entry or b"")) == ("john", Answer("john", (wanted,)))


# The lobby and ties among Enemies


async def test_the_lobby_fits_on_a_screen_and_says_what_is_played(table: Bench) -> None:
    lobby = await table.lobby("Ada", "Bruno", game="rise")
    assert [menu["placeholder"] for menu in lobby.selects] == [
        "Take a seat", "Choose the mission", "Mode", "Rank tokens", "Options",
    ]  # fmt: skip
    assert "**Campaign:** mission 1 of 7" in lobby.text
    assert "**Difficulty:** as the rulebook has it" in lobby.text
    ada = table.person("Ada")
    await ada.select(lobby, placeholder="Rank tokens", values=["rank-1"])
    await ada.select(lobby, placeholder="Options", values=["termination", "fewer-enemies", "defaults"])
    assert "**Difficulty:** at most one Rank token each, fewer Enemies and termination" in lobby.text
    await ada.select(lobby, placeholder="Choose the mission", values=["the-relay"])
    assert "**Skirmish:** mission 3 alone" in lobby.text
    await ada.press(lobby, "Start")
    g = position(await table.session())
    assert (g.mode, g.mission) == ("skirmish", "the-relay")
    assert g.difficulty == ["rank-1", "fewer-enemies", "termination"]
    assert g.flags["defaults"] == 1


def tie(g: Rise) -> None:
    """A T-800 can reach John by several hexes; nothing else moves."""
    together(g)
    g.characters["john"].dice = []
    g.enemies = [Enemy("t-800.1", "t-800", "red", "J5")]
    g.pool = {colour: [] for colour in g.pool}


@pytest.mark.parametrize("asks", [True, False])
async def test_ties_among_enemies_are_the_teams_with_the_default_one_press_away(
    table: Bench, monkeypatch: pytest.MonkeyPatch, asks: bool
) -> None:
    def quick(g: Rise) -> None:
        if not asks:
            g.flags["defaults"] = 1

    stage(monkeypatch, tie, quick)
    session = await table.open("Ada", "Bruno", game="rise")
    await table.person("Ada").command("rise end", CHANNEL)
    (ask,) = session.match.asks
    if not asks:
        assert ask.prompt == "player"
        return
    assert (ask.prompt, set(ask.seats)) == ("enemy-stop", {"john", "kyle"})
    first = (await table.panel()).buttons[0]
    assert (first["style"], first["custom_id"].rpartition(":")[2]) == (3, digest(ask.default[0]))
    await table.person("Bruno").press(await table.panel(), custom_id=first["custom_id"])
    assert ENTRY.decode((await table.store.rows(session.id))[2].entry or b"") == Answer("kyle", ask.default)
