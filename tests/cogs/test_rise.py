"""Typing: which options a subcommand stands for, and what a text means."""

from __future__ import annotations

from functools import partial
from unittest.mock import patch

import pytest

from bot.engine.asks import Answer, Ask, Option, Reason, Refusal, option, weigh
from bot.engine.errands import Fits
from bot.engine.game import Setup
from bot.games.rise import GAME
from bot.games.rise.look import sheets
from bot.games.rise.table.errands import ERRANDS, refusal
from bot.ledger import rules
from bot.text import tongue
from cogs.answering import choices, named, picks

EN = tongue("en")
KINDS = {
    "kyle.move-1": ("move",),
    "kyle.rest": ("rest",),
    "kyle.interact": ("interact",),
    "kyle.copy": ("attack",),
    "flamethrower.1/burn": ("special", "attack"),
    "gunner/command": ("command",),
}
TAKEN = Reason("rise-refuse-space-taken", "RISE-ACTION-03")
PLAYER = Ask(
    seats=("kyle",),
    prompt="player",
    options=(
        *(option("assign", die=die, space=space) for space in KINDS for die in (2, 5) if space != "kyle.rest"),
        option("use", card="dog-tags.1"),
        option("reroll", ability="rank"),
        option("end"),
    ),
    barred=((option("assign", die=2, space="kyle.rest"), TAKEN),),
)
WALK = Ask(
    seats=("kyle",),
    prompt="move",
    kind="path",
    options=(option("move", to="C5"), option("move", to="C6"), option("stay")),
    barred=((option("move", to="D5"), Reason("rise-refuse-taken", "RISE-MOVE-04")),),
    start="C4",
    ways={"C4": (("C5", 1), ("D5", 1)), "C5": (("C6", 1),)},
    budget=2,
)
DICE = Ask(
    seats=("kyle",),
    prompt="dice",
    kind="some",
    options=tuple(option("die", die=face, copy=n) for n, face in enumerate(("hit", "skull", "skull"))),
    least=1,
    most=3,
)


def standing_for(name: str) -> Fits:
    """What a subcommand stands for, where the spaces are of these kinds."""
    setup = Setup(("kyle", "john"), GAME.missions[0])
    view = GAME.look.view(GAME.rules.setup(setup, bytes(32)), "kyle")
    with patch.object(sheets, "space_kinds", return_value=KINDS):
        return ERRANDS[name].meant(view, "kyle", PLAYER)


def spaces(name: str) -> set[str]:
    """The spaces that a subcommand puts a die on."""
    fits = standing_for(name)
    return {str(each.args["space"]) for each in PLAYER.options if fits(each) and each.verb == "assign"}


def meant(ask: Ask, name: str, text: str = "") -> list[str]:
    """The picks that a text of a subcommand means."""
    return picks(EN, "rise", ask, standing_for(name), text)


def test_a_subcommand_takes_the_spaces_of_its_kind() -> None:
    assert spaces("move") == {"kyle.move-1"}
    assert spaces("attack") == {"kyle.copy", "flamethrower.1/burn"}
    assert spaces("special") == {"flamethrower.1/burn"}
    assert spaces("interact") == spaces("trade") == {"kyle.interact"}
    assert spaces("command") == {"gunner/command"}
    assert spaces("assign") == set(KINDS) - {"kyle.rest"}
    assert spaces("end") == set()


@pytest.mark.parametrize(
    ("name", "offered", "fits"),
    [
        ("interact", option("use", token="crate-1"), True),
        ("interact", option("use", card="dog-tags.1"), False),
        ("use", option("use", card="dog-tags.1"), True),
        ("use", option("use", token="crate-1"), False),
        ("rescue", option("rescue", target="alex"), True),
        ("rest", option("rescue", target="alex"), False),
        ("trade", option("free-trade", seat="john"), True),
        ("act", option("act", seat="john"), True),
        ("roll", option("roll"), True),
    ],
)
def test_verbs_may_need_an_argument(name: str, offered: Option, fits: bool) -> None:
    assert standing_for(name)(offered) is fits


def test_the_only_thing_that_fits_needs_no_words() -> None:
    assert meant(PLAYER, "end") == ["end"]
    assert meant(PLAYER, "use") == ["use card=dog-tags.1"]


def test_of_several_things_one_must_be_said() -> None:
    with pytest.raises(Refusal) as refused:
        meant(PLAYER, "move")
    assert refused.value.reason.id == "say-which"
    assert meant(PLAYER, "move", "5") == ["assign die=5 space=kyle.move-1"]
    assert meant(PLAYER, "move", "assign die=2 space=kyle.move-1") == ["assign die=2 space=kyle.move-1"]


def test_what_is_barred_is_refused_by_its_own_rule() -> None:
    given = meant(PLAYER, "rest")

    with pytest.raises(Refusal) as refused:
        weigh(PLAYER, Answer("kyle", tuple(given)))
    assert refused.value.reason == TAKEN


def test_what_is_not_there_is_not_offered() -> None:
    with pytest.raises(Refusal) as refused:
        meant(PLAYER, "act")
    assert refused.value.reason.id == "not-offered"
    assert meant(PLAYER, "move", "nonsense") == ["nonsense"]


@pytest.mark.parametrize("name", [name for name, errand in ERRANDS.items() if errand.kinds])
def test_what_cannot_be_done_is_refused_by_the_rule_of_its_subcommand(name: str) -> None:
    asked = Ask(seats=("kyle",), prompt="other", options=(Option("other"),))
    with pytest.raises(Refusal) as refused:
        picks(EN, "rise", asked, ERRANDS[name].fits, "", partial(refusal, name))
    reason = refused.value.reason
    assert reason == ERRANDS[name].why
    assert reason.rule in rules("rise")
    assert EN.has(reason.id)


def test_a_hex_is_walked_to_and_a_way_is_followed() -> None:
    assert meant(WALK, "move", "c6") == ["move to=C6"]
    assert meant(WALK, "move", "C5 C6") == ["C5", "C6"]
    with pytest.raises(Refusal) as refused:
        weigh(WALK, Answer("kyle", tuple(meant(WALK, "move", "D5"))))
    assert refused.value.reason.rule == "RISE-MOVE-04"
    assert meant(WALK, "move", "stay") == ["stay"]


def test_several_dice_are_separated_by_commas() -> None:
    keys = [each.key for each in DICE.options]

    assert meant(DICE, "reroll", f"{keys[1]}, {keys[2]}") == keys[1:]
    assert meant(DICE, "reroll", "hit") == keys[:1]


def test_completion_offers_what_fits_and_holds_the_text() -> None:
    offered = [choice.value for choice in choices(EN, "rise", PLAYER, named("end", "reroll"), "")]
    narrowed = [choice.value for choice in choices(EN, "rise", PLAYER, named("end", "reroll"), "end")]

    assert offered == ["reroll ability=rank", "end"]
    assert narrowed == ["end"]


def test_completion_goes_on_after_a_comma() -> None:
    keys = [each.key for each in DICE.options]
    offered = [choice.value for choice in choices(EN, "rise", DICE, standing_for("reroll"), f"{keys[0]},")]

    assert f"{keys[0]},{keys[1]}" in offered


def test_completion_never_offers_more_than_discord_shows() -> None:
    many = Ask(seats=("kyle",), prompt="x", options=tuple(option("move", to=f"C{n}") for n in range(60)))

    assert len(choices(EN, "rise", many, standing_for("move"), "")) == 25
