"""Search, Craft and Quest Items (NEM-SEARCH, NEM-CRAFT, NEM-QUEST)."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.decks import kind_of
from bot.games.nemesis.box.content import CARDS, ITEMS, SEARCHED, TILES
from bot.games.nemesis.events.finds import Activated, Crafted, Searched, Took
from bot.games.nemesis.state import Nemesis
from tests.support.nemesis.ship import Ship, held, things

SEARCH = "play card=search part=search"


def seeker(place: str, items: int = 2, who: str = "captain") -> Ship:
    """Somebody about to Search a room."""
    other = "scout" if who == "captain" else "captain"
    ship = Ship(who, other)
    ship.stands(who, place).marks(place, items=items)
    ship.hand(who, "search", "search", "rest", "demolition")
    return ship


@pytest.mark.rule("NEM-SEARCH-01")
def test_four_colours_of_which_three_can_be_found() -> None:
    assert {back for back in CARDS.values() if back not in ("start", "quest")} == {*SEARCHED, "blue"}
    ship = seeker("cabins")
    ship.picks("captain", SEARCH)
    assert ship.options("captain") == {"colour colour=red", "colour colour=yellow", "colour colour=green"}


@pytest.mark.rule("NEM-SEARCH-02", "NEM-SEARCH-03")
@pytest.mark.parametrize("place", [tile.id for tile in TILES.values() if tile.colour in ("red", "yellow", "green")])
def test_a_search_draws_from_the_deck_of_the_rooms_colour(place: str) -> None:
    ship = seeker(place)
    colour = TILES[place].colour
    top = ship.g.items[colour].cards[-2:]
    ship.acts("captain", SEARCH)
    assert ship.options("captain") == {f"keep card={card}" for card in top}
    ship.change("captain", hand=["rest"])
    assert not any(key.startswith("play card=search") for key in ship.options("captain"))


@pytest.mark.rule("NEM-SEARCH-03")
def test_the_colours_of_the_rooms() -> None:
    colours: dict[str, set[str]] = {}
    for tile in TILES.values():
        colours.setdefault(tile.colour, set()).add(tile.id)
    assert colours["red"] == {"armory", "storage", "command-center", "monitoring-room"}
    assert colours["yellow"] == {"comms-room", "fire-control", "generator", "airlock-control", "engine-control"}
    assert colours["green"] == {"emergency-room", "laboratory", "surgery", "canteen"}
    assert colours["white"] == {"evacuation-a", "evacuation-b", "cabins", "hatch-control", "shower-room"}


@pytest.mark.rule("NEM-SEARCH-04")
def test_in_a_white_room_the_deck_is_chosen_before_drawing() -> None:
    ship = seeker("shower-room")
    green = ship.g.items["green"].cards[-2:]
    ship.acts("captain", SEARCH, "colour colour=green")
    ship.told(Searched, who="captain", colour="green")
    assert ship.options("captain") == {f"keep card={card}" for card in green}


@pytest.mark.rule("NEM-SEARCH-05", "NEM-SEARCH-06")
def test_each_search_lowers_the_counter_and_at_zero_there_is_nothing() -> None:
    ship = seeker("armory", items=2)
    ship.next_items("red", "grenade.1", "grenade.2", "grenade.3", "grenade.4")
    ship.acts("captain", SEARCH, after=["keep card=grenade.1"])
    assert ship.g.room(ship.seat("captain")).items == 1
    ship.acts("captain", SEARCH, after=["keep card=grenade.3"])
    assert ship.g.room(ship.seat("captain")).items == 0
    ship.turn("captain").hand("captain", "search")
    ship.refused("captain", SEARCH, "nothing-left", "NEM-SEARCH-06")


@pytest.mark.rule("NEM-SEARCH-07")
def test_scavenging_searches_where_nothing_is_left() -> None:
    ship = seeker("armory", items=0, who="scout")
    ship.hand("scout", "search", "scavenging", "rest")
    ship.refused("scout", SEARCH, "nothing-left", "NEM-SEARCH-06")
    ship.next_items("red", "grenade.1", "decoy.1")
    ship.acts("scout", "play card=scavenging part=scavenging", after=["keep card=decoy.1"])
    assert ship.me("scout").items == ["decoy.1"]
    assert ship.g.room(ship.seat("scout")).items == 0


@pytest.mark.rule("NEM-SEARCH-08")
def test_two_are_drawn_one_is_kept_in_secret_and_the_other_goes_under_the_deck() -> None:
    ship = seeker("cabins")
    ship.next_items("red", "energy-charge.4", "grenade.1").at(scout="cabins")
    ship.acts("captain", SEARCH, "colour colour=red")
    assert ship.match.waiting == (ship.seat("captain"),)
    assert ship.view("captain").looking == ("energy-charge.4", "grenade.1")
    assert ship.view("scout").looking == ()
    assert ship.asked(ship.seat("captain")).seen_by(ship.seat("scout")).options == ()
    ship.picks("captain", "keep card=energy-charge.4")
    assert ship.me("captain").items == ["energy-charge.4"]
    assert ship.g.items["red"].cards[0] == "grenade.1"
    assert ship.told(Took, who="captain").details() == {"who": "captain", "colour": "red", "thing": ""}
    assert ship.view("scout").crew[ship.seat("captain")].backs == {"red": 1}
    ship.sound()


@pytest.mark.rule("NEM-SEARCH-09")
@pytest.mark.parametrize("place", [tile.id for tile in TILES.values() if tile.set == 0] + ["nest", "slime-room"])
def test_no_search_in_the_nest_the_slime_or_special_rooms(place: str) -> None:
    ship = seeker(place)
    ship.refused("captain", SEARCH, "no-search-here", "NEM-SEARCH-09")


@pytest.mark.rule("NEM-SEARCH-10")
def test_fire_and_malfunction_do_not_prevent_a_search() -> None:
    ship = seeker("armory")
    ship.marks("armory", fire=True, malfunction=True)
    ship.may("captain", SEARCH)


@pytest.mark.rule("NEM-RUL-39")
def test_search_is_free_and_out_of_combat() -> None:
    ship = seeker("armory")
    ship.hand("captain", "search")
    ship.may("captain", SEARCH)
    ship.intruder("adult", "armory")
    ship.refused("captain", SEARCH, "out-of-combat", "NEM-COST-10")


@pytest.mark.rule("NEM-RUL-39")
def test_storage_is_no_search_and_leaves_the_counter_alone() -> None:
    for items in (0, 2):
        ship = seeker("storage", items=items)
        ship.next_items("green", "medkit.1", "medkit.2")
        ship.acts("captain", "room part=rummage", "colour colour=green", after=["keep card=medkit.1"])
        assert ship.g.room(ship.seat("captain")).items == items
        ship.silent(Searched)


@pytest.mark.rule("NEM-RUL-39", "NEM-HAND-03")
@pytest.mark.parametrize("dropped", ["egg", "prototype-rifle.1"])
def test_a_heavy_find_with_full_hands_needs_a_drop_or_goes_back(dropped: str) -> None:
    ship = seeker("armory")
    ship.gives("captain", "egg").next_items("red", "prototype-rifle.1", "grenade.1")
    ship.acts("captain", SEARCH, after=["keep card=prototype-rifle.1"])
    assert ship.options("captain") == {f"drop thing={each}" for each in ("six-shooter", "egg", "prototype-rifle.1")}
    ship.picks("captain", f"drop thing={dropped}")
    assert len(ship.me("captain").hands) == 2
    assert dropped not in things(ship, "captain")
    if dropped == "egg":
        assert ship.g.room(ship.seat("captain")).objects == ["egg"]
    else:
        assert ship.g.items["red"].cards[0] == dropped


@pytest.mark.rule("NEM-RUL-35")
def test_a_deck_of_items_that_is_too_small_gets_its_discards_under_it() -> None:
    ship = seeker("armory")

    def run_low(g: Nemesis) -> None:
        deck = g.items["red"]
        deck.discard = [card for card in deck.cards if card != "grenade.1"]
        deck.cards = ["grenade.1"]

    ship.set(run_low)
    ship.acts("captain", SEARCH)
    keys = ship.options("captain")
    assert "keep card=grenade.1" in keys
    assert len(keys) == 2
    assert ship.g.items["red"].discard == []

    def run_out(g: Nemesis) -> None:
        g.removed += g.items["red"].cards
        g.items["red"].cards = []

    last = seeker("armory")
    last.set(run_out)
    last.acts("captain", SEARCH)
    assert last.asked(last.seat("captain")).prompt == "turn"
    assert last.me("captain").items == []


# Craft

RECIPES = {
    "antidote": ("chemicals.1", "medkit.1"),
    "taser": ("energy-charge.4", "tools.1"),
    "flamethrower": ("alcohol.1", "tools.1"),
    "molotov": ("chemicals.1", "bandages.1"),
}


@pytest.mark.rule("NEM-CRAFT-01", "NEM-CRAFT-04")
@pytest.mark.parametrize("made", RECIPES)
def test_each_crafted_item_takes_one_card_for_each_of_its_two_icons(made: str) -> None:
    assert {each.id for each in ITEMS.values() if each.recipe} == set(RECIPES)
    ship = Ship()
    ship.at(scout="cockpit").hand("captain", "rest", "order")
    one, two = RECIPES[made]
    ship.gives("captain", one)
    ship.refused("captain", f"craft item={made}", "no-components", "NEM-CRAFT-01")
    ship.gives("captain", two)
    ship.acts("captain", f"craft item={made}", f"components one={one} two={two}")
    assert len(ship.me("captain").hand) == 1
    carried = [kind_of(card) for card in (*ship.me("captain").items, *things(ship, "captain"))]
    assert sorted(carried) == sorted([made, "six-shooter"])
    ship.told(Crafted, one=one, two=two)
    ship.sound()


@pytest.mark.rule("NEM-CRAFT-01")
def test_crafting_is_out_of_combat_and_takes_a_card() -> None:
    ship = Ship()
    ship.gives("captain", "chemicals.1", "tools.1").change("captain", hand=[])
    ship.refused("captain", "craft item=flamethrower", "cannot-pay", "NEM-COST-03")
    ship.hand("captain", "rest")
    ship.intruder("adult", "hibernatorium")
    ship.refused("captain", "craft item=flamethrower", "in-combat", "NEM-COST-12")


@pytest.mark.rule("NEM-CRAFT-02")
def test_what_is_used_up_cannot_be_crafted_again() -> None:
    ship = Ship()
    ship.gives("captain", "chemicals.1", "tools.1")
    ship.gives("scout", "flamethrower.1", "flamethrower.2").turn("captain")
    ship.may("captain", "craft item=flamethrower")
    ship.set(lambda g: g.used.append(g.crafted.pop(g.crafted.index("flamethrower.3"))))
    ship.refused("captain", "craft item=flamethrower", "none-left", "NEM-CRAFT-02")


@pytest.mark.rule("NEM-CRAFT-03")
def test_everybody_sees_what_can_be_crafted() -> None:
    ship = Ship()
    assert ship.view().crafted == ship.view("scout").crafted
    assert Counter(map(kind_of, ship.view().crafted)) == {"antidote": 3, "taser": 3, "flamethrower": 3, "molotov": 3}


@pytest.mark.rule("NEM-RUL-41")
def test_two_different_cards_are_needed_and_a_crafted_weapon_is_full() -> None:
    ship = Ship()
    ship.gives("captain", "tools.1", "clothes.1", "chemicals.1")
    ship.picks("captain", "craft item=molotov")
    assert ship.options("captain") == {"components one=chemicals.1 two=clothes.1"}

    ship = Ship()
    ship.gives("captain", "tools.1", "chemicals.1", "egg")
    ship.acts("captain", "craft item=flamethrower", "components one=chemicals.1 two=tools.1")
    assert ship.asked(ship.seat("captain")).prompt == "too-much"
    ship.picks("captain", "drop thing=egg")
    assert held(ship, "captain", "flamethrower").ammo == 4


@pytest.mark.rule("NEM-RUL-41")
def test_a_used_crafted_card_is_not_available_again() -> None:
    ship = Ship()
    ship.gives("captain", "antidote.1")
    ship.acts("captain", "use item=antidote.1 part=antidote")
    assert "antidote.1" in ship.g.used
    assert "antidote.1" not in ship.g.crafted


# Quest Items


@pytest.mark.rule("NEM-QUEST-01")
def test_a_quest_item_is_inactive_until_its_condition_is_met() -> None:
    ship = Ship()
    assert ship.me("captain").quests == ["log-key", "intercom"]
    ship.refused("captain", "activate quest=log-key", "quest-elsewhere", "NEM-QUEST-01")
    ship.refused("captain", "activate quest=intercom", "quest-price", "NEM-QUEST-01")
    ship.gives("captain", "duct-tape.1")
    ship.may("captain", "activate quest=intercom")
    ship.stands("captain", "comms-room")
    ship.may("captain", "activate quest=log-key")


@pytest.mark.rule("NEM-QUEST-02")
def test_its_owner_may_turn_it_over_and_then_it_is_an_item() -> None:
    ship = Ship("scout", "captain")
    ship.stands("scout", "cockpit").gives("scout", "energy-charge.4")
    ship.acts("scout", "activate quest=security-key")
    ship.told(Activated, quest="security-key")
    ship.acts("scout", "activate quest=motion-scanner", "thing thing=energy-charge.4")
    assert ship.me("scout").items == ["security-key"]
    assert things(ship, "scout") == ["rifle", "motion-scanner"]  # Heavy
    assert ship.me("scout").quests == []
    ship.turn("scout")
    assert {"drop thing=security-key", "drop thing=motion-scanner"} <= ship.offers("scout", "drop")
    assert ship.offers("scout", "use") == {"use item=security-key part=doors-around"}


@pytest.mark.rule("NEM-QUEST-03")
def test_an_inactive_quest_card_is_no_item() -> None:
    ship = Ship("mechanic", "captain")
    ship.may_not("mechanic", "drop thing=flashlight", "drop thing=plasma-torch")
    assert not ship.offers("mechanic", "use")
    ship.acts("mechanic", "trade")
    ship.picks("mechanic", "offer who=captain")
    assert ship.offers("mechanic", "give") == {"give thing=sawed-off copy=1"}


@pytest.mark.rule("NEM-RUL-44")
def test_a_quest_is_activated_by_an_action_in_any_own_turn_while_it_holds_and_not_in_combat() -> None:
    ship = Ship()
    ship.stands("captain", "comms-room").hand("captain", "rest", "order")
    ship.acts("captain", "activate quest=log-key")
    assert ship.g.actions == 1
    assert len(ship.me("captain").hand) == 1

    later = Ship()
    later.stands("captain", "comms-room")
    later.night()
    while later.match.waiting != (later.seat("captain"),):
        later.passes("scout")
    later.may("captain", "activate quest=log-key")
    later.intruder("adult", "comms-room")
    later.refused("captain", "activate quest=log-key", "in-combat", "NEM-COST-12")
