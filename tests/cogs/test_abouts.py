"""What a menu says about an option: the card's own text, in every game that has texts for its cards."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest

from bot.engine.asks import Ask, Option, option
from bot.text import Tongue, tongue
from cogs.face.options.widgets import Widgets
from cogs.face.words import CHOICE, label, option_effect

if TYPE_CHECKING:
    from cogs.face.places import Place

EN = tongue("en")


def option_about(tongue: Tongue, of: str, offer: Option) -> str:
    """What a menu of a game says about an option, where nothing is known of the position."""
    return label(option_effect(tongue, at_a_table_of(of), None, Ask(seats=("a",), prompt=""), offer), CHOICE)


def at_a_table_of(of: str) -> Place:
    match = SimpleNamespace(view=lambda _: None)
    still = SimpleNamespace(id=of, look=SimpleNamespace(effect=lambda *_: None))
    return cast("Place", SimpleNamespace(id=7, asked=1, match=match, game=still))


SAID = [
    ("fireteam", option("upgrade", card="iron-skin"), "melee 4, range 0, 1 bonus hit. Reaction (range 1)"),
    ("fireteam", option("focus", focus="heavy-hands"), "Your melee attacks roll 1 more die."),
    ("fireteam", option("react", card="rifle-butt"), "Reaction (range 0): when a hero is targeted"),
    ("fireteam", option("respond", seat="shad", card="war-cry"), "Response: creatures that move this round go for you"),
    ("fireteam", option("play", card="haymaker", copy=1), "melee 4, range 0"),
    ("fireteam", option("activate", creature="corrupted-animal.2"), "life 2, speed 2, melee 2, range 0. Pack"),
    ("fireteam", option("attack", target="corrupted-animal.2", type="melee"), "life 2; resists melee"),
    ("nemesis", option("objective", objective="ab-ovo"), "The weakness of the egg is known."),
    ("salvation", option("play", card="develop-moto"), "Take a development token"),
    ("training", option("play", card="bell"), "Every keeper on their feet draws a card."),
]


@pytest.mark.parametrize(
    ("game", "offer", "words"), SAID, ids=lambda each: each.key if isinstance(each, Option) else ""
)
def test_an_option_is_told_by_its_own_card(game: str, offer: Option, words: str) -> None:
    said = option_about(EN, game, offer)
    assert said.startswith(words)
    assert len(said) <= CHOICE


@pytest.mark.parametrize("offer", [option("move", to="2D"), option("end"), option("reroll", die=1, face="melee")])
def test_what_has_no_text_says_nothing_more(offer: Option) -> None:
    assert option_about(EN, "fireteam", offer) == ""


def test_a_menu_shows_what_its_cards_do() -> None:
    session = at_a_table_of("fireteam")
    ask = Ask(
        seats=("shad",),
        prompt="upgrades",
        kind="some",
        options=(option("upgrade", card="iron-skin"), option("upgrade", card="predator")),
        most=2,
    )
    (row, *_) = Widgets(session, EN, ask).rows()
    (menu,) = row["components"]
    told = [each["description"] for each in menu["options"]]
    assert told == [option_about(EN, "fireteam", each) for each in ask.options]
    assert all(told)
