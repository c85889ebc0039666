"""Wounds, death and Weaknesses (NEM-WOUND, NEM-DEATH, NEM-WEAK)."""

from __future__ import annotations

import pytest

from bot.engine.decks import kind_of
from bot.games.nemesis.box.content import ITEMS, STOCK
from bot.games.nemesis.events.body import Died, WoundedLightly, WoundedSeriously
from bot.games.nemesis.events.intruders import WeaknessFound
from bot.games.nemesis.events.ship import PodsUnlocked
from bot.games.nemesis.state import Nemesis
from tests.support.nemesis.ship import Ship, things


@pytest.mark.rule("NEM-WOUND-01", "NEM-WOUND-02")
def test_light_wounds_go_up_a_track_of_two_and_draw_no_card() -> None:
    ship = Ship()
    ship.suffers("scout", light=1)
    assert (ship.me("scout").light, ship.me("scout").wounds) == (1, [])
    ship.suffers("scout", light=1)
    assert (ship.me("scout").light, ship.me("scout").wounds) == (2, [])


@pytest.mark.rule("NEM-WOUND-03")
def test_the_third_light_wound_becomes_a_serious_one() -> None:
    ship = Ship()
    ship.suffers("scout", light=3)
    assert ship.me("scout").light == 0
    assert len(ship.me("scout").wounds) == 1


@pytest.mark.rule("NEM-WOUND-04")
def test_a_serious_wound_is_a_card_from_the_deck_that_everybody_sees_and_that_works_at_once() -> None:
    ship = Ship()
    ship.set(lambda g: g.serious.cards.sort(key=lambda card: card == "leg.1"))
    ship.suffers("scout", serious=1)
    assert [wound.card for wound in ship.me("scout").wounds] == ["leg.1"]
    assert "leg.1" not in ship.g.serious.cards
    assert ship.view("captain").crew[ship.seat("scout")].wounds == (("leg", False),)
    ship.intruder("adult", "hibernatorium")
    ship.turn("scout").hand("scout", "rest")
    ship.refused("scout", "escape to=canteen via=11-15-1", "cannot-pay", "NEM-COST-03")


@pytest.mark.rule("NEM-WOUND-05", "NEM-EX-25")
@pytest.mark.parametrize("hurt", [{"light": 1}, {"serious": 1}])
def test_with_three_serious_wounds_any_other_kills(hurt: dict[str, int]) -> None:
    ship = Ship()
    ship.wounds("scout", "leg", "hand", dressed=True).wounds("scout", "body")
    ship.suffers("scout", **hurt)
    assert ship.me("scout").state == "dead"

    two = Ship()
    two.wounds("scout", "leg", "hand").suffers("scout", **hurt)
    assert two.me("scout").alive


@pytest.mark.rule("NEM-WOUND-06")
def test_copies_of_a_wound_do_not_add_up_but_each_must_be_treated() -> None:
    ship = Ship()
    ship.intruder("adult", "hibernatorium")
    ship.wounds("captain", "leg", "leg").hand("captain", "rest", "order")
    ship.may("captain", "escape to=canteen via=11-15-1")  # 2 cards, not 3
    ship.set(lambda g: setattr(ship.me("captain").wounds[0], "dressed", True))
    ship.hand("captain", "rest")
    ship.refused("captain", "escape to=canteen via=11-15-1", "cannot-pay", "NEM-COST-03")
    ship.set(lambda g: setattr(ship.me("captain").wounds[1], "dressed", True))
    ship.may("captain", "escape to=canteen via=11-15-1")


@pytest.mark.rule("NEM-WOUND-07")
def test_a_dressed_wound_has_no_effect_and_still_counts() -> None:
    ship = Ship()
    ship.wounds("captain", "arm", "leg", "leg").gives("captain", "clothes.1")
    arm = ship.me("captain").wounds[0].card
    assert ship.me("captain").slots == 1
    ship.acts("captain", "use item=clothes.1 part=dress", f"thing thing={arm}")
    assert ship.me("captain").slots == 2
    assert ship.me("captain").wounds[0].dressed
    assert not ship.me("captain").wounds[1].dressed
    ship.suffers("captain", light=1)
    assert ship.me("captain").state == "dead"


@pytest.mark.rule("NEM-WOUND-08")
def test_light_wounds_are_removed_and_only_a_dressed_wound_is_healed_and_discarded() -> None:
    ship = Ship()
    ship.wounds("captain", "leg", "hand", light=2).gives("captain", "medkit.1", "bandages.1")
    ship.refused("captain", "use item=medkit.1 part=heal-serious", "nothing-dressed", "NEM-WOUND-08")
    leg, hand = ship.me("captain").wounds
    ship.set(lambda g: setattr(leg, "dressed", True))
    leg, hand = ship.me("captain").wounds
    ship.picks("captain", "use item=medkit.1 part=heal-serious")
    assert ship.offers("captain", "thing") == {f"thing thing={leg.card}"}
    ship.picks("captain", f"thing thing={leg.card}")
    ship.pays("captain")
    ship.quiet()
    assert [wound.card for wound in ship.me("captain").wounds] == [hand.card]
    assert ship.g.serious.discard == [leg.card]
    ship.acts("captain", "use item=bandages.1 part=heal-light")
    assert ship.me("captain").light == 0


@pytest.mark.rule("NEM-WOUND-09")
def test_the_source_says_whether_it_dresses_or_heals_and_how_much() -> None:
    treats = {"dress", "dress-all", "heal-serious", "heal-light"}
    assert {item: treats & set(ITEMS[item].parts) for item in ("clothes", "bandages", "medkit")} == {
        "clothes": {"dress"},
        "bandages": {"dress", "heal-light"},
        "medkit": {"dress", "heal-serious"},
    }
    ship = Ship()
    ship.stands("captain", "emergency-room").gives("captain", "bandages.1")
    ship.wounds("captain", "leg", "hand", light=2)
    one = ship.me("captain").wounds[0].card
    ship.acts("captain", "use item=bandages.1 part=dress", f"thing thing={one}")
    assert [wound.dressed for wound in ship.me("captain").wounds] == [True, False]
    ship.turn("captain")
    ship.acts("captain", "room part=dress-all")
    assert [wound.dressed for wound in ship.me("captain").wounds] == [True, True]
    assert ship.me("captain").light == 2


@pytest.mark.parametrize("wound", STOCK.wounds)
def test_every_serious_wound_has_its_effect(wound: str) -> None:
    ship, well = Ship(), Ship()
    ship.wounds("captain", wound)
    for each in (ship, well):
        each.at(scout="cockpit").gives("captain", "grenade.1")

    def cards(each: Ship) -> int:
        each.change("captain", hand=["rest"], deck=list("abcdefgh"))
        each.night()
        return len(each.me("captain").hand)

    def escape(each: Ship, *hand: str) -> bool:
        each.intruder("adult", "hibernatorium")
        each.hand("captain", *hand)
        return any(key.startswith("escape") for key in each.options("captain"))

    def use(each: Ship, *hand: str) -> bool:
        each.intruder("adult", "hibernatorium")
        each.hand("captain", *hand)
        return bool(each.offers("captain", "use"))

    def bled(each: Ship) -> int:
        each.passes("captain")
        return each.me("captain").light

    match wound:
        case "body":
            assert (cards(ship), cards(well)) == (4, 5)
        case "leg":
            assert (escape(ship, "rest"), escape(well, "rest")) == (False, True)
            assert escape(ship, "rest", "order")
        case "hand":
            assert (use(ship, "rest"), use(well, "rest")) == (False, True)
            assert use(ship, "rest", "order")
            assert "shoot target=adult.1 weapon=six-shooter" in ship.options("captain")
        case "bleeding":
            assert (bled(ship), bled(well)) == (1, 0)
        case "arm":
            assert (ship.me("captain").slots, well.me("captain").slots) == (1, 2)
    if wound == "hand":
        ship.hand("captain", "rest")
        ship.may("captain", "shoot target=adult.1 weapon=six-shooter")  # Shooting is not using an Item


def dead(ship: Ship, who: str) -> Ship:
    """Kill somebody by the rules."""
    ship.wounds(who, "leg", "hand", "body", dressed=True)
    return ship.suffers(who, light=1)


@pytest.mark.rule("NEM-DEATH-01")
def test_a_dead_character_becomes_a_corpse_that_is_an_object() -> None:
    ship = Ship()
    ship.stands("scout", "armory").at(captain="armory").empties("captain")
    dead(ship, "scout")
    here = ship.me("captain").at
    assert ship.g.crew_in(here) == [ship.seat("captain")]
    assert ship.g.rooms[here].objects == ["corpse-scout"]
    ship.acts("captain", "pick thing=corpse-scout")
    assert things(ship, "captain") == ["corpse-scout"]


@pytest.mark.rule("NEM-DEATH-02", "NEM-DEATH-03")
def test_the_dead_drop_objects_and_their_items_leave_the_game() -> None:
    ship = Ship()
    ship.stands("scout", "armory").empties("scout")
    ship.gives("scout", "egg", "fire-extinguisher.1", "medkit.1")
    dead(ship, "scout")
    assert sorted(ship.g.rooms[ship.me("scout").at].objects) == ["corpse-scout", "egg"]
    assert {"fire-extinguisher.1", "medkit.1"} <= set(ship.g.removed)
    assert (ship.me("scout").items, ship.me("scout").hands) == ([], [])
    ship.sound()


@pytest.mark.rule("NEM-DEATH-04", "NEM-DEATH-05")
def test_the_first_death_unlocks_all_pods_and_later_ones_none() -> None:
    ship = Ship("captain", "scout", "soldier")
    assert all(pod.locked for pod in ship.g.pods)
    ship.stands("captain", "hatch-control")
    dead(ship, "scout")
    assert not any(pod.locked for pod in ship.g.pods)
    number = ship.g.pods[0].number
    ship.acts("captain", "room part=lock", f"pod pod={number}")
    assert ship.g.pods[0].locked
    ship.stands("soldier", "cabins")
    dead(ship, "soldier")
    assert [pod.locked for pod in ship.g.pods] == [True, False, False]


@pytest.mark.rule("NEM-DEATH-06")
@pytest.mark.parametrize("option", ["on", "off"])
def test_the_first_to_die_may_play_the_intruders_if_the_table_wants_it(option: str) -> None:
    ship = Ship("captain", "scout", "soldier", intruder_player=option)
    dead(ship, "scout")
    dead(ship, "soldier")
    ship.night()
    if option == "off":
        assert ship.asked(ship.seat("captain")).prompt == "turn"
        return
    assert ship.match.waiting == (ship.seat("scout"),)
    assert ship.options("scout") == {"hunt", "decline"}


@pytest.mark.rule("NEM-DEATH-07")
@pytest.mark.parametrize("state", ["dead", "asleep", "launched"])
def test_who_died_hibernates_or_left_only_watches(state: str) -> None:
    ship = Ship("captain", "scout", "soldier")
    ship.change("scout", state=state, at="")
    ship.passes("captain")
    assert ship.match.waiting == (ship.seat("soldier"),)
    ship.refuses(ship.seat("scout"), "pass", "not-your-turn")
    before = list(ship.me("scout").hand)
    ship.change("scout", hand=[])
    ship.night(who="soldier")
    assert before
    assert ship.me("scout").hand == []


@pytest.mark.rule("NEM-RUL-38")
def test_death_keeps_the_players_cards_and_signal_and_takes_the_larva() -> None:
    ship = Ship("captain", "scout", "soldier")
    ship.stands("scout", "armory").change("scout", signal=True, slime=True, larva=True)
    hand = list(ship.me("scout").hand)
    rifle = things(ship, "scout")[0]
    dead(ship, "scout")
    me = ship.me("scout")
    assert (me.hand, me.signal, me.larva) == (hand, True, False)
    assert rifle in ship.g.removed  # a Heavy Item is an Item, no Object
    assert rifle not in ship.g.rooms[me.at].objects


@pytest.mark.rule("NEM-RUL-38")
def test_those_who_die_at_once_trigger_the_first_death_once() -> None:
    ship = Ship("captain", "scout", "soldier")
    for who in ("captain", "scout"):
        ship.wounds(who, "leg", "hand", dressed=True).at(**{who: "armory"})
    ship.intruder("breeder", "armory")
    ship.next_attacks("frenzy.1")
    ship.night(who="soldier")
    assert [event.who for event in ship.events if isinstance(event, Died)] == ["captain", "scout"]
    assert sum(isinstance(event, PodsUnlocked) for event in ship.events) == 1


@pytest.mark.rule("NEM-RUL-35")
def test_the_serious_wound_deck_is_made_again_of_its_discards_and_the_wounds_of_the_dead() -> None:
    ship = Ship()
    ship.wounds("scout", "leg", "leg", "leg")
    mine = {wound.card for wound in ship.me("scout").wounds}
    ship.suffers("scout", light=1)
    assert set(ship.g.serious.discard) == mine

    def empty(g: Nemesis) -> None:
        g.removed += g.serious.cards
        g.serious.cards = []

    ship.set(empty)
    ship.suffers("captain", serious=1)
    assert ship.me("captain").wounds[0].card in mine
    ship.sound()


# Weaknesses


OBJECTS = {"corpse": "corpse-blue", "egg": "egg", "carcass": "carcass"}


@pytest.mark.rule("NEM-WEAK-01", "NEM-WEAK-02", "NEM-WEAK-03")
@pytest.mark.parametrize("slot", OBJECTS)
def test_each_object_shows_the_weakness_of_its_slot_for_good(slot: str) -> None:
    ship = Ship()
    assert [clue.slot for clue in ship.g.clues] == ["corpse", "egg", "carcass"]
    ship.stands("captain", "laboratory").marks("laboratory", objects=[OBJECTS[slot]])
    ship.acts("captain", "room part=analyse", f"thing thing={OBJECTS[slot]}")
    assert [clue.slot for clue in ship.g.clues if clue.known] == [slot]
    card = next(clue.card for clue in ship.g.clues if clue.slot == slot)
    ship.told(WeaknessFound, thing=OBJECTS[slot], weakness=card)
    assert {name: each for name, each in ship.view("scout").weaknesses.items() if each} == {slot: card}
    ship.night()
    assert [clue.slot for clue in ship.g.clues if clue.known] == [slot]


@pytest.mark.rule("NEM-WEAK-04")
@pytest.mark.parametrize("who", ["captain", "scout"])
def test_a_weakness_changes_the_rules_for_everybody(who: str) -> None:
    ship = Ship()
    ship.knows("vital-places").turn(who)
    other = "scout" if who == "captain" else "captain"
    ship.at(**{other: "cockpit"})
    target = ship.intruder("adult", "hibernatorium")
    ship.next_attacks("scratch.4")
    ship.combat("blank")
    weapon = things(ship, who)[0]
    ship.acts(who, f"shoot target={target} weapon={weapon}")
    assert ship.g.intruders[0].injuries == 1


@pytest.mark.rule("NEM-WEAK-05")
def test_weaknesses_that_nobody_discovered_are_secret() -> None:
    ship, other = Ship(), Ship()

    def swap(g: Nemesis) -> None:
        g.clues[0].card, g.clues[1].card = g.clues[1].card, g.clues[0].card

    other.set(swap)
    for who in ("captain", "scout", ""):
        assert ship.view(who) == other.view(who)
        assert set(ship.view(who).weaknesses.values()) == {""}


@pytest.mark.rule("NEM-RUL-45")
def test_an_arm_wound_makes_its_owner_drop_at_once_what_the_hand_cannot_hold() -> None:
    ship = Ship()
    ship.at(scout="cockpit").gives("captain", "egg")
    ship.set(lambda g: g.serious.cards.sort(key=lambda card: card == "arm.1"))
    target = ship.intruder("adult", "hibernatorium")
    ship.combat("blank")
    ship.acts("captain", f"melee target={target}")
    assert ship.asked(ship.seat("captain")).prompt == "too-much"
    assert ship.options("captain") == {"drop thing=six-shooter", "drop thing=egg"}
    ship.picks("captain", "drop thing=egg")
    assert things(ship, "captain") == ["six-shooter"]
    assert "egg" in ship.g.room(ship.seat("captain")).objects


def test_wounds_are_told() -> None:
    ship = Ship()
    ship.at(scout="cockpit").marks("hibernatorium", fire=True)
    ship.passes("captain")
    assert ship.told(WoundedLightly, who="captain").light == 1
    ship.silent(WoundedSeriously)
    assert kind_of("leg.1") == "leg"


def test_whoever_bleeds_suffers_when_orbital_maneuvering_lets_everybody_pass() -> None:
    ship = Ship("pilot", "captain", "scout")
    ship.gives("pilot", "orbital-maneuvering").hand("pilot", "rest").wounds("captain", "bleeding").turn("pilot")
    ship.wounds("scout", "bleeding").change("scout", passed=True)
    ship.acts("pilot", "use item=orbital-maneuvering part=maneuver")
    ship.told(WoundedLightly, who="captain", light=1)
    assert ship.me("captain").light == 1
    assert ship.me("scout").light == ship.me("pilot").light == 0, "one had passed before, the other does not bleed"
