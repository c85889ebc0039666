"""Trades: with whom, of what, and what becomes of dice, damage and cards without a slot."""

from __future__ import annotations

import pytest

from bot.games.rise.events.moves import Traded
from bot.games.rise.rules.actions import trading
from bot.games.rise.state import Character, Placed
from tests.support.rise.field import field, lay, plays

ROW = field("a a a a")


@pytest.mark.rule("RISE-TRADE-01", "RISE-INTERACT-01")
def test_an_interact_die_is_one_trade_with_one_adjacent_character() -> None:
    at = lay(
        ROW,
        {
            "john": Character("red", "B1", ["assault-rifle.1"]),
            "kyle": Character("blue", "A1", ["medkit.1"]),
            "alex": Character("white", "C1", ["pistol.1"]),
            "guardian": Character("yellow", "D1", ["grenade.1"]),
        },
    )
    plays(at, "john", 4)
    at.does("john", "assign die=4 space=john.interact")
    assert at.keys == {"trade seat=kyle", "trade seat=alex"}

    at.does("john", "trade seat=kyle")
    at.does("john", "take card=medkit.1")

    assert at.ask.prompt == "player"
    assert at.character("john").cards == ["assault-rifle.1", "medkit.1"]
    assert at.character("kyle").cards == []


@pytest.mark.rule("RISE-TRADE-02", "RISE-RULING-45")
def test_any_number_of_cards_goes_both_ways_as_the_turn_player_decides() -> None:
    at = lay(
        ROW,
        {
            "john": Character("red", "A1", ["assault-rifle.1", "medkit.1", "grenade.1"]),
            "kyle": Character("blue", "B1", ["pistol.1", "stim-pack.1"], down=True),
        },
    )
    at.run(trading.trade(at.g, "john", "kyle"))
    assert at.ask.seats == ("john",)

    at.does("john", "give card=medkit.1", "give card=assault-rifle.1", "take card=pistol.1", "take card=stim-pack.1")

    assert at.over
    assert at.character("john").cards == ["grenade.1", "pistol.1", "stim-pack.1"]
    assert at.character("kyle").cards == ["medkit.1", "assault-rifle.1"]
    at.told(Traded, seat="john", friend="kyle", gave=("medkit.1", "assault-rifle.1"), took=("pistol.1", "stim-pack.1"))


@pytest.mark.rule("RISE-TRADE-03", "RISE-RULING-45", "RISE-RULING-90")
def test_dice_stay_on_traded_cards_and_close_them_for_the_receiver() -> None:
    at = lay(
        field("a a a a a"),
        {"john": Character("red", "A1", ["pistol.1"]), "kyle": Character("blue", "B1")},
        {"t-800.1": "D1"},
    )
    at.g.spaces["pistol.1/attack"] = Placed("red", 3)
    at.run(trading.trade(at.g, "john", "kyle"))
    at.does("john", "give card=pistol.1")
    assert at.g.spaces["pistol.1/attack"] == Placed("red", 3)

    plays(at, "kyle", 3)
    at.refuses("kyle", "assign die=3 space=pistol.1/attack", "rise-refuse-space-taken", "RISE-ACTION-03")


@pytest.mark.rule("RISE-TRADE-04", "RISE-CLASS-10")
@pytest.mark.parametrize("kind", ["engineer", "packrat", "tech-specialist"])
def test_interact_spaces_of_classes_trade_too(kind: str) -> None:
    at = lay(ROW, {"john": Character("red", "A1", ["pistol.1"], classes=[kind]), "kyle": Character("blue", "B1")})
    plays(at, "john", 2)

    at.does("john", f"assign die=2 space={kind}/interact")
    at.does("john", "give card=pistol.1")

    assert at.character("kyle").cards == ["pistol.1"]


@pytest.mark.rule("RISE-TRADE-05", "RISE-RULING-46", "RISE-CLASS-17")
def test_only_cards_in_slots_are_traded() -> None:
    john = Character("red", "A1", ["pistol.1"], classes=["medic"], stored={"medic": "medkit.1"}, ranks=3, wounds=2)
    at = lay(ROW, {"john": john, "kyle": Character("blue", "B1")})
    at.run(trading.trade(at.g, "john", "kyle"))

    assert at.keys == {"give card=pistol.1"}


@pytest.mark.rule("RISE-TRADE-01", "RISE-GEN-07", "RISE-RULING-06")
def test_no_trade_through_walls_from_afar_or_without_a_card() -> None:
    armed, bare = Character("red", "A1", ["pistol.1"]), Character("blue", "B1")
    walled = lay(field("a a", walls=["A1-B1"]), {"john": armed, "kyle": bare})
    far = lay(ROW, {"john": armed, "kyle": Character("blue", "C1")})
    poor = lay(ROW, {"john": Character("red", "A1"), "kyle": Character("blue", "B1")})

    assert [trading.partners(at.g, "john") for at in (walled, far, poor)] == [[], [], []]


@pytest.mark.rule("RISE-RULING-46", "RISE-SLOT-03")
def test_the_receiver_chooses_what_to_discard() -> None:
    kyle = Character("blue", "B1", ["scavenged-rifle.1", "pistol.1", "medkit.1"])
    at = lay(ROW, {"john": Character("red", "A1", ["long-rifle.1"]), "kyle": kyle})
    at.run(trading.trade(at.g, "john", "kyle"))
    at.does("john", "give card=long-rifle.1")

    assert at.ask.seats == ("kyle",)
    assert at.keys == {f"discard card={card}" for card in ("scavenged-rifle.1", "pistol.1", "long-rifle.1")}
    at.does("kyle", "discard card=pistol.1")
    assert kyle.cards == ["scavenged-rifle.1", "medkit.1", "long-rifle.1"]
    assert at.g.weapons.discard == ["pistol.1"]


@pytest.mark.rule("RISE-RULING-46", "RISE-RULING-80", "RISE-EQUIP-16")
def test_damage_goes_with_armor_and_nobody_keeps_two() -> None:
    john = Character("red", "A1", ["flak-vest.1"], armor={"flak-vest.1": 1})
    kyle = Character("blue", "B1", ["combat-armor.1"])
    at = lay(ROW, {"john": john, "kyle": kyle})
    at.run(trading.trade(at.g, "john", "kyle"))
    at.does("john", "give card=flak-vest.1")

    assert at.keys == {"discard card=combat-armor.1", "discard card=flak-vest.1"}
    at.does("kyle", "discard card=combat-armor.1")
    assert (john.armor, kyle.armor) == ({}, {"flak-vest.1": 1})


def test_the_quartermaster_trades_once_a_turn_without_a_die() -> None:
    john = Character("red", "A1", ["pistol.1"], classes=["quartermaster"])
    at = lay(ROW, {"john": john, "kyle": Character("blue", "B1", ["medkit.1"])})
    plays(at, "john", 6)
    at.does("john", "free-trade seat=kyle")
    at.does("john", "give card=pistol.1")

    assert at.character("john").dice == [6]
    assert not any(key.startswith("free-trade") for key in at.keys)
    at.g.round += 1
    assert trading.free_trades(at.g, "john") == 1
