"""The games' own commands: made from what a game declares, by cogs that know no game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from discord import AppCommandOptionType as Kind
from discord import app_commands

from bot.engine.asks import Ask, Refusal, option
from bot.engine.errands import Command, Display, Errand, Eyes, Flag, Looking, Lookup, Named, Number, Seat, Thing
from bot.engine.words import Phrase
from bot.games import IDS, game
from bot.ledger import rules
from bot.text import tongue
from cogs.face.sights import eyes
from cogs.games import group
from cogs.looking import matching, meant

COGS = Path(__file__).parents[2] / "cogs"
LEDGERS = {id: frozenset(each.split("-")[0] for each in rules(id)) for id in IDS if id != "training"}
RULE = re.compile(rf"\b({'|'.join(sorted(frozenset().union(*LEDGERS.values())))})-[A-Z0-9]")
GAME = re.compile(rf"\b({'|'.join(IDS)})\b", re.IGNORECASE)
EN = tongue("en")
KNOWN = {
    "drone.1": Named("Drone", "C5"),
    "drone.2": Named("Drone", "C6"),
    "tank": Named("Battle tank", "A1"),
    "egg": Named(Phrase("nemesis-object-egg")),
}


def nothing(look: Looking[None]) -> Display:
    """Show nothing."""
    return Display()


CHESS: Command[None] = Command(
    errands={"resign": Errand("resign", says=False), "move": Errand("move")},
    lookups={
        "odds": Lookup(
            nothing,
            (Thing("piece", lambda _: KNOWN, unknown="x"), Seat("player"), Flag("closer"), Number("extra", 0, 3)),
        ),
        "hand": Lookup(nothing, (Seat("player", optional=False),), eyes="own"),
    },
)


@pytest.mark.parametrize("path", sorted(COGS.rglob("*.py")), ids=lambda path: str(path.relative_to(COGS)))
def test_cogs_know_no_game_and_no_rule(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert GAME.findall(text) == []
    assert RULE.findall(text) == []


@pytest.mark.parametrize("line", ['refuse("x", "RUL-67")', 'Reason("x", "NEM-MOVE-05")', "SAL-RUL-91", "FTZ-TURN-03"])
def test_a_rule_in_a_cog_would_be_seen(line: str) -> None:
    assert RULE.search(line)


@pytest.mark.parametrize("line", ['GAME = "rise"', "class Nemesis:", 'speak("salvation-refuse-x")'])
def test_a_game_in_a_cog_would_be_seen(line: str) -> None:
    assert GAME.search(line)


def test_a_command_has_a_subcommand_for_each_look_and_each_errand() -> None:
    made = {each.name: each for each in group("chess", CHESS).commands}
    assert list(made) == ["odds", "hand", "resign", "move"]


def options(name: str) -> list[tuple[str, Kind, bool, bool, float | None]]:
    """The options of a subcommand: name, kind, whether it must be given, whether it completes, and the most of it."""
    made = group("chess", CHESS).get_command(name)
    assert isinstance(made, app_commands.Command)
    return [(each.name, each.type, each.required, each.autocomplete, each.max_value) for each in made.parameters]


def test_arguments_become_options_of_their_kind() -> None:
    assert options("odds") == [
        ("piece", Kind.string, True, True, None),
        ("player", Kind.string, False, True, None),
        ("closer", Kind.boolean, False, False, None),
        ("extra", Kind.integer, False, False, 3),
    ]
    assert options("hand") == [("player", Kind.string, True, True, None)]
    assert options("resign") == []
    assert options("move") == [("what", Kind.string, False, True, None)]


@pytest.mark.parametrize("of", [each for each in IDS if game(each).table.command])
def test_discord_allows_as_many_subcommands_as_a_game_declares(of: str) -> None:
    command = game(of).table.command
    assert command
    assert not set(command.errands) & set(command.lookups)
    assert len(command.errands) + sum(look.typed for look in command.lookups.values()) <= 25


@pytest.mark.parametrize("of", ["everybody", "theirs", "own"])
@pytest.mark.parametrize("own", [(), ("a",), ("b", "c")])
@pytest.mark.parametrize("seat", ["a", "b", "c"])
def test_nobody_looks_through_the_eyes_of_another(of: Eyes, own: tuple[str, ...], seat: str) -> None:
    seen = eyes(Lookup(nothing, eyes=of), seat, own)
    assert seen in (None, *own)
    assert (seen is None) == (of == "everybody" or not own)
    assert seen == seat or seat not in own or of == "everybody"


@pytest.mark.parametrize(
    ("text", "id"),
    [("tank", "tank"), ("BATTLE TANK", "tank"), ("attle", "tank"), (" drone.2 ", "drone.2"), ("Drone", "drone.1")],
)
def test_a_thing_is_meant_by_its_id_its_name_or_a_part_of_that(text: str, id: str) -> None:
    assert meant(EN, KNOWN, text) == id


def test_what_is_not_there_is_not_meant_and_what_may_be_several_is_asked_for() -> None:
    assert meant(EN, KNOWN, "queen") is None
    assert meant(EN, KNOWN, "C5") is None
    with pytest.raises(Refusal) as refused:
        meant(EN, KNOWN, "rone")
    assert refused.value.reason.id == "say-which"


def test_completion_tells_things_apart_and_puts_what_begins_so_first() -> None:
    assert [(each.name, each.value) for each in matching(EN, KNOWN, "dro")] == [
        ("Drone · C5", "drone.1"),
        ("Drone · C6", "drone.2"),
    ]
    assert [each.value for each in matching(EN, KNOWN, "e")] == ["egg", "drone.1", "drone.2", "tank"]


def test_an_errand_may_answer_one_kind_of_ask_alone_and_mean_more_by_what_is_seen() -> None:
    def also(view: str, seat: str) -> Any:
        return lambda option: option.verb == view and option.args["to"] == seat

    window = Ask(seats=("a",), prompt="x", kind="react")
    turn = Ask(seats=("a",), prompt="x")
    reacting: Errand[str] = Errand("pass", during="react", also=also)
    given = [option("pass"), option("jump", to="a"), option("jump", to="b")]
    assert [reacting.meant("jump", "a", window)(each) for each in given] == [True, True, False]
    assert [reacting.meant("jump", "a", turn)(each) for each in given] == [False, False, False]
