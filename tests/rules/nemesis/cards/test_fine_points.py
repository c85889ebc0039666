"""Where a card is easily got almost right: what it reaches, what it costs, and what an Interruption leaves of it."""

from __future__ import annotations

import pytest

from bot.games.nemesis.events.finds import Traded
from tests.support.nemesis.market import CREW, market, offers
from tests.support.nemesis.ship import Ship, at, held

PYRE = "play card=pyrotechnics part=pyrotechnics-kindle"
CRAWL = "play card=technical-corridors part=technical-corridors"


# Trade


@pytest.mark.rule("NEM-RUL-42")
def test_a_trade_in_which_nobody_comes_to_terms_ends_by_itself() -> None:
    ship = market()
    for _ in range(6):
        for who in CREW:
            assert ship.g.trade is not None
            ship.picks(who, "listen")
    assert ship.g.trade is None


@pytest.mark.rule("NEM-RUL-42", "NEM-QUEST-02")
def test_a_quest_item_that_changes_hands_is_known_by_name_to_everybody() -> None:
    ship = market().gives("captain", "intercom")
    offers(ship, "captain", "scout", "intercom", "medkit.1")
    ship.picks("scout", "agree who=captain")
    ship.picks("soldier", "listen")
    ship.picks("captain", "agree who=scout")
    assert set(ship.told(Traded).gave) == {"intercom", "back-green"}


# Things in hand


@pytest.mark.rule("NEM-ITEM-10")
def test_what_is_left_of_a_taped_pair_needs_a_hand_of_its_own() -> None:
    ship = at("hibernatorium").gives("captain", "prototype-rifle.1", "fire-extinguisher.1")
    ship.change("captain", taped=[["six-shooter", "prototype-rifle.1"]])
    ship.picks("captain", "drop thing=prototype-rifle.1")
    assert (ship.me("captain").taped, ship.me("captain").full) == ([], 2)


@pytest.mark.rule("NEM-ITEM-09")
def test_who_gives_a_weapon_up_gives_up_what_was_added_to_it() -> None:
    ship = at("armory", ("mechanic", "scout")).gives("mechanic", "extended-magazine.1")
    ship.hand("mechanic", "pyrotechnics", "rest")
    ship.acts("mechanic", "use item=extended-magazine.1 part=extend", "thing thing=sawed-off")
    ship.acts("mechanic", PYRE, "thing thing=sawed-off")
    assert ship.me("mechanic").hands == []
    assert ship.g.items["red"].discard == ["extended-magazine.1"]
    ship.sound()


@pytest.mark.rule("NEM-ITEM-09")
def test_an_autoloader_that_is_activated_sits_on_the_rifle_at_once() -> None:
    ship = at("armory", ("soldier", "scout")).hand("soldier", "rest")
    ship.acts("soldier", "activate quest=autoloader")
    assert held(ship, "soldier", "assault-rifle").added == ["autoloader"]
    assert ship.me("soldier").items == []


@pytest.mark.rule("NEM-COST-07")
def test_a_hand_wound_makes_even_what_is_free_cost_a_card() -> None:
    ship = at("hibernatorium", ("soldier", "scout")).gives("soldier", "autoloader", "energy-charge.4")
    ship.acts("soldier", "use item=autoloader part=autoload", "thing thing=assault-rifle")
    ship.set(lambda g: setattr(g.players["blue"].hands[0], "ammo", 0)).hand("soldier")
    ship.may("soldier", "use item=energy-charge.4 part=load-autoloader")
    ship.wounds("soldier", "hand")
    ship.refused("soldier", "use item=energy-charge.4 part=load-autoloader", "cannot-pay", "NEM-COST-03")


# Reach


def test_a_taser_empties_the_hand_of_contamination_too() -> None:
    ship = Ship().gives("captain", "taser.1").hand("captain", "rest").hand("scout", "rest", "contamination")
    ship.acts("captain", "use item=taser.1 part=subdue", "crew who=scout")
    assert ship.me("scout").hand == []


def test_a_space_suit_leads_to_explored_rooms_only_and_so_tells_no_secret() -> None:
    ship = at("generator").gives("captain", "space-suit.1").unexplored("18", "comms-room", "silence.1")
    ship.does(ship.seat("captain"), "use item=space-suit.1 part=spacewalk")
    assert "where room=fire-control" in ship.options("captain")
    assert "where room=slot-18" not in ship.options("captain")


@pytest.mark.rule("NEM-ROOM-NEST-10")
@pytest.mark.parametrize(("intruder", "eggs"), [(False, 4), (True, 5)])
def test_a_molotov_thrown_at_an_intruder_spares_the_eggs_beside_it(intruder: bool, eggs: int) -> None:
    ship = at("nest").gives("captain", "molotov.1").hand("captain", "rest").turns(met=True)
    if intruder:
        ship.intruder("queen", "nest")
    ship.next_attacks("scratch.4", "bite.3")
    ship.noise("silence")
    ship.acts("captain", "use item=molotov.1 part=molotov", "where room=nest")
    assert ship.g.eggs == eggs


def test_the_intercom_reaches_rooms_with_a_computer_only_and_nobody_in_combat() -> None:
    ship = Ship().gives("captain", "intercom").hand("captain", "motivation", "order")
    ship.stands("scout", "armory").hand("scout", "rest")
    ship.acts("captain", "play card=motivation part=motivation")
    assert len(ship.me("scout").hand) == 1, "the Armory has no computer"
    ship.stands("scout", "generator").hand("captain", "order").turn("captain")
    ship.may("captain", "play card=order part=order")
    ship.intruder("adult", "generator")
    ship.refused("captain", "play card=order part=order", "nobody-to-order", "NEM-COST-17")


@pytest.mark.rule("NEM-CRAFT-01")
def test_ingenuity_replaces_the_wrench_and_nothing_else() -> None:
    ship = at("armory", ("mechanic", "scout")).gives("mechanic", "duct-tape.1", "medkit.1")
    ship.hand("mechanic", "ingenuity")
    ship.refused("mechanic", "play card=ingenuity part=improvise", "nothing-makeshift", "NEM-CRAFT-01")
    ship.gives("mechanic", "energy-charge.4")
    ship.may("mechanic", "play card=ingenuity part=improvise")


@pytest.mark.rule("NEM-WEAK-04")
def test_vulnerability_to_energy_adds_nothing_to_a_classic_weapon() -> None:
    ship = at("hibernatorium").knows("energy").hand("captain", "rest")
    target = ship.intruder("queen", "11")
    ship.next_attacks("scratch.4", "bite.3")
    ship.combat("hit")
    ship.acts("captain", f"shoot target={target} weapon=six-shooter")
    assert ship.g.intruders[0].injuries == 1


# Costs and interruptions


@pytest.mark.rule("NEM-ESCAPE-01", "NEM-COST-03")
def test_with_a_leg_wound_one_card_does_not_pay_for_an_escape() -> None:
    ship = at("hibernatorium").hand("captain", "rest")
    ship.intruder("adult", "11")
    way = f"escape to={ship.g.place('15')} via=11-15-1"
    ship.may("captain", way)
    ship.wounds("captain", "leg")
    ship.refused("captain", way, "cannot-pay", "NEM-COST-03")


def interrupted(ship: Ship, key: str, choice: str) -> Ship:
    """The Mechanic acts with all cards, and the Scout in the same room interrupts."""
    ship.hand("scout", "interruption")
    ship.does(ship.seat("mechanic"), key)
    ship.picks("mechanic", choice)
    ship.picks("scout", "interrupt")
    return ship


def test_who_is_kept_from_crawling_need_not_pass() -> None:
    ship = Ship("mechanic", "scout").at(mechanic="2", scout="2").hand("mechanic", "technical-corridors", "rest")
    interrupted(ship, CRAWL, f"where room={ship.g.place('14')}")
    assert (ship.me("mechanic").at, ship.me("mechanic").passed) == ("2", False)
    assert ship.asked(ship.seat("mechanic")).prompt == "turn"


def test_an_item_given_up_for_pyrotechnics_is_gone_even_if_they_are_interrupted() -> None:
    ship = Ship("mechanic", "scout").gives("mechanic", "medkit.1").hand("mechanic", "pyrotechnics", "rest")
    interrupted(ship, PYRE, "thing thing=medkit.1")
    assert ship.me("mechanic").items == []
    assert ship.g.fires == 0


@pytest.mark.rule("NEM-ROUND-05")
def test_the_dead_draw_no_cards() -> None:
    ship = Ship("captain", "scout", "soldier").at(scout="cockpit", soldier="cockpit").turns(met=True)
    ship.change("captain", state="dead", at="", hand=[], hands=[])
    ship.night("bulkheads-open", who="scout")
    assert (ship.me("captain").hand, len(ship.me("scout").hand)) == ([], 5)


def test_whoever_bleeds_suffers_when_everybody_is_made_to_pass() -> None:
    ship = at("hibernatorium", ("pilot", "scout", "captain")).gives("pilot", "orbital-maneuvering")
    ship.hand("pilot", "rest", "search").wounds("scout", "bleeding").wounds("captain", "bleeding", dressed=True)
    ship.acts("pilot", "use item=orbital-maneuvering part=maneuver")
    assert (ship.me("scout").light, ship.me("captain").light) == (1, 0)
