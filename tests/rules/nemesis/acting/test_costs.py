"""What Actions cost, and when they may be taken (NEM-COST)."""

from __future__ import annotations

import pytest

from bot.engine.asks import Answer, Refusal
from bot.games.nemesis import GAME
from bot.games.nemesis.box.content import CHARACTERS, ITEMS, is_contamination
from bot.games.nemesis.events.body import LarvaGrows, Scanned, ScanSeen
from bot.games.nemesis.events.crew import Acted, Went
from bot.games.nemesis.events.finds import Took
from tests.support.nemesis.ship import Ship, calm


def alone(*hand: str) -> Ship:
    """The Scout in the Canteen with this hand, the Captain far away."""
    ship = calm("scout", "captain").at(scout="canteen", captain="cockpit")
    return ship.hand("scout", *hand) if hand else ship


@pytest.mark.rule("NEM-COST-01", "NEM-COST-02")
def test_a_cost_is_exactly_that_many_cards_of_ones_choice_face_up_on_the_discard_pile() -> None:
    ship = alone("rest", "search", "adrenaline", "demolition")
    ship.does(ship.seat("scout"), "room part=eat")
    ask = ship.asked(ship.seat("scout"))
    assert (ask.kind, ask.least, ask.most, len(ask.options)) == ("some", 2, 2, 4)
    for wrong in (("pay card=rest copy=1",), tuple(offer.key for offer in ask.options[:3]), ()):
        with pytest.raises(Refusal):
            ship.match.apply(Answer(ship.seat("scout"), wrong))
    ship.picks("scout", "pay card=search copy=1", "pay card=rest copy=1")
    assert set(ship.told(Acted).cards) == {"search", "rest"}
    assert GAME.look.view(ship.g, ship.seat("captain")).crew[ship.seat("scout")].discard == ("search", "rest")
    assert sorted(ship.me("scout").hand) == ["adrenaline", "demolition"]


@pytest.mark.rule("NEM-COST-03")
def test_contamination_never_pays() -> None:
    ship = alone("rest", "search", "adrenaline", "contamination")
    ship.does(ship.seat("scout"), "room part=eat")
    paying = {str(offer.args["card"]) for offer in ship.asked(ship.seat("scout")).options}
    assert paying == {"rest", "search", "adrenaline"}
    ship = alone("rest", "contamination", "contamination")
    ship.refused("scout", "room part=eat", "cannot-pay", "NEM-COST-03")
    ship.may("scout", "move to=hibernatorium via=11-15-1")
    ship = alone("contamination")
    ship.refused("scout", "move to=hibernatorium via=11-15-1", "cannot-pay", "NEM-COST-03")
    ship.may_not("scout", "play card=contamination part=rest")


@pytest.mark.rule("NEM-COST-04")
def test_basic_actions_cost_one_card_and_careful_movement_two() -> None:
    spent = {}
    ship = alone()
    ship.noise("silence")
    ship.goes("scout", "hibernatorium")
    spent["move"] = len(ship.told(Went).cards)
    ship = alone()
    ship.goes("scout", "hibernatorium", "careful")
    spent["careful"] = len(ship.told(Went).cards)
    for verb in ("shoot", "melee"):
        ship = alone()
        larva = ship.intruder("larva", "canteen")
        ship.combat("hit")
        ship.plays("scout", f"{verb} target={larva}" + (" weapon=rifle" if verb == "shoot" else ""))
        spent[verb] = len(ship.told(Acted).cards)
    ship = alone().objects("canteen", "carcass")
    ship.plays("scout", "pick thing=carcass")
    spent["pick"] = len(ship.told(Acted).cards)
    ship = alone().at(captain="canteen")
    ship.plays("scout", "trade")
    spent["trade"] = len(ship.told(Acted).cards)
    ship = alone().gives("scout", "chemicals.1", "tools.1")
    ship.plays("scout", "craft item=flamethrower")
    ship.picks("scout", "components one=chemicals.1 two=tools.1")
    ship.pays("scout")
    spent["craft"] = len(ship.told(Acted).cards)
    assert spent == {"move": 1, "careful": 2, "shoot": 1, "melee": 1, "pick": 1, "trade": 1, "craft": 1}

    ship = alone("rest")
    ship.refused("scout", "careful to=hibernatorium via=11-15-1", "cannot-pay", "NEM-COST-03")


@pytest.mark.rule("NEM-COST-05", "NEM-EX-14")
def test_basic_repairs_costs_itself_and_two_other_action_cards() -> None:
    ship = calm("captain", "scout").at(captain="canteen", scout="cockpit").marks("canteen", malfunction=True)
    ship.hand("captain", "basic-repairs", "rest", "search", "contamination")
    ship.plays("captain", "play card=basic-repairs part=repair")
    assert not ship.g.rooms["15"].malfunction
    assert ship.g.malfunctions == 0
    assert sorted(ship.me("captain").discard) == ["basic-repairs", "rest", "search"]
    assert [is_contamination(card) for card in ship.me("captain").hand] == [True]


@pytest.mark.rule("NEM-EX-15")
def test_basic_repairs_cannot_be_paid_with_contamination() -> None:
    ship = calm("captain", "scout").at(captain="canteen", scout="cockpit").marks("canteen", malfunction=True)
    ship.hand("captain", "basic-repairs", "rest", "contamination", "contamination")
    ship.refused("captain", "play card=basic-repairs part=repair", "cannot-pay", "NEM-COST-03")


@pytest.mark.rule("NEM-COST-05")
def test_the_card_played_does_not_pay_for_itself() -> None:
    ship = alone("scavenging")
    ship.refused("scout", "play card=scavenging part=scavenging", "cannot-pay", "NEM-COST-03")
    ship = alone("scavenging", "rest").set(lambda g: setattr(g.rooms["15"], "items", 1))
    ship.plays("scout", "play card=scavenging part=scavenging")
    assert ship.me("scout").discard == ["scavenging", "rest"]


@pytest.mark.rule("NEM-COST-06", "NEM-EX-16", "NEM-COST-07")
def test_bandages_are_used_for_one_of_their_sections_and_used_up() -> None:
    ship = alone("rest", "search").gives("scout", "bandages.1").wounds("scout", "leg", light=2)
    ship.may("scout", "use item=bandages.1 part=dress", "use item=bandages.1 part=heal-light")
    ship.plays("scout", "use item=bandages.1 part=heal-light", pay=["rest"])
    scout = ship.me("scout")
    assert (scout.light, scout.discard, scout.items) == (0, ["rest"], [])
    assert ship.g.items["green"].discard == ["bandages.1"]
    assert ship.told(Acted).card == "bandages.1", "it is shown"
    assert [wound.dressed for wound in scout.wounds] == [False], "the other section is not used"
    ship = alone("rest").gives("scout", "bandages.1").wounds("scout", light=1)
    ship.intruder("creeper", "canteen")
    ship.refused("scout", "use item=bandages.1 part=heal-light", "out-of-combat", "NEM-COST-10")


@pytest.mark.rule("NEM-COST-07")
def test_an_item_costs_what_is_printed_and_one_that_is_not_single_use_stays() -> None:
    ship = calm("mechanic", "scout").at(mechanic="canteen", scout="cockpit").gives("mechanic", "plasma-torch")
    ship.hand("mechanic", "rest", "search")
    ship.plays("mechanic", "use item=plasma-torch part=torch")
    ship.picks("mechanic", "corridor corridor=11-15-1")
    ship.pays("mechanic")
    assert ship.me("mechanic").items == ["plasma-torch"]
    assert len(ship.told(Acted).cards) == ITEMS["plasma-torch"].cost == 1
    ship = alone("rest").gives("scout", "extended-magazine.1")
    ship.plays("scout", "use item=extended-magazine.1 part=extend")
    ship.picks("scout", "thing thing=rifle")
    assert (ship.cards("scout"), ITEMS["extended-magazine"].cost) == (1, 0)
    ship = calm("mechanic").at(mechanic="canteen").gives("mechanic", "flashlight").hand("mechanic", "rest")
    ship.set(lambda g: setattr(g.rooms["15"], "items", 1))
    ship.refused("mechanic", "use item=flashlight part=search", "cannot-pay", "NEM-COST-03")


@pytest.mark.rule("NEM-COST-08")
def test_a_room_action_costs_two_cards() -> None:
    ship = alone("rest", "search", "adrenaline").wounds("scout", light=1)
    ship.plays("scout", "room part=eat")
    ship.picks("scout", "scanning answer=no")
    assert (ship.cards("scout"), ship.me("scout").light) == (1, 0)
    alone("rest").refused("scout", "room part=eat", "cannot-pay", "NEM-COST-03")


@pytest.mark.rule("NEM-RUL-04")
def test_an_egg_of_the_nest_costs_two_cards_in_one_action_and_one_that_lies_about_costs_one() -> None:
    ship = calm("scout", "captain").at(scout="nest", captain="cockpit").objects("nest", "egg").empties("scout")
    ship.hand("scout", "rest", "search", "adrenaline", "demolition")
    ship.noise(1)
    ship.plays("scout", "room part=take-egg")
    assert (ship.cards("scout"), ship.g.actions, ship.g.eggs, ship.g.rooms["16"].objects) == (2, 1, 4, ["egg"])
    ship.plays("scout", "pick thing=egg")
    assert (ship.cards("scout"), ship.g.eggs, ship.g.rooms["16"].objects) == (1, 4, [])
    assert [thing.id for thing in ship.me("scout").hands] == ["egg", "egg"]


@pytest.mark.rule("NEM-COST-09", "NEM-COST-10", "NEM-COST-11")
def test_cards_and_items_keep_to_their_combat_symbol() -> None:
    calm = alone("adrenaline", "rest", "demolition", "suppressive-fire")
    calm.gives("scout", "smoke-grenade.1", "synthetic-food.1", "military-drugs.1")
    for key in ("play card=adrenaline part=adrenaline-shoot", "play card=suppressive-fire part=suppressive-fire"):
        calm.refused("scout", key, "only-in-combat", "NEM-COST-09")
    calm.refused("scout", "use item=smoke-grenade.1 part=smoke", "only-in-combat", "NEM-COST-09")
    either = ("play card=demolition part=sabotage", "use item=military-drugs.1 part=drugs")
    outside = ("play card=rest part=rest", "use item=synthetic-food.1 part=draw-two")
    calm.may("scout", *either, *outside)

    calm.intruder("larva", "canteen")
    for key in outside:
        calm.refused("scout", key, "out-of-combat", "NEM-COST-10")
    calm.may("scout", *either, "play card=adrenaline part=adrenaline-shoot", "use item=smoke-grenade.1 part=smoke")


@pytest.mark.rule("NEM-COST-12", "NEM-COST-13")
def test_faq_in_combat_the_basic_actions_are_escape_shoot_and_melee_and_no_quest_is_activated() -> None:
    ship = (
        alone()
        .at(captain="canteen")
        .gives("scout", "chemicals.1", "tools.1", "energy-charge.1")
        .objects("canteen", "egg")
    )
    ship.may("scout", "move to=hibernatorium via=11-15-1", "careful to=hibernatorium via=11-15-1", "pick thing=egg")
    ship.may("scout", "trade", "craft item=flamethrower", "activate quest=motion-scanner")
    ship.may("scout", "melee target=egg", "shoot target=egg weapon=rifle")

    adult = ship.intruder("adult", "canteen")
    ship.may_not("scout", "move to=hibernatorium via=11-15-1")
    for key in ("pick thing=egg", "trade", "craft item=flamethrower", "activate quest=motion-scanner"):
        ship.refused("scout", key, "in-combat", "NEM-COST-12")
    ship.refused("scout", "careful to=hibernatorium via=11-15-1", "in-combat", "NEM-MOVE-13")
    ship.refused("scout", "room part=eat", "in-combat", "NEM-COST-14")
    ship.may(
        "scout", "escape to=hibernatorium via=11-15-1", f"melee target={adult}", f"shoot target={adult} weapon=rifle"
    )
    assert ship.verbs("scout") - {"use", "play"} == {"escape", "melee", "shoot", "drop", "pass"}


@pytest.mark.rule("NEM-COST-14", "NEM-MALF-01")
def test_no_room_action_in_combat_or_with_a_malfunction() -> None:
    ship = alone()
    ship.may("scout", "room part=eat")
    ship.marks("canteen", malfunction=True)
    ship.refused("scout", "room part=eat", "malfunction", "NEM-MALF-01")
    ship = alone()
    ship.intruder("larva", "canteen")
    ship.refused("scout", "room part=eat", "in-combat", "NEM-COST-14")


@pytest.mark.rule("NEM-COST-15")
def test_a_room_action_needs_the_room_unless_a_card_says_otherwise() -> None:
    ship = calm("scientist", "captain").at(scientist="laboratory", captain="comms-room").objects("laboratory", "egg")
    ship.hand("scientist", "intranet", "rest", "search", "demolition")
    assert ship.offered(ship.seat("scientist"), "room") == {"room part=analyse"}
    ship.plays("scientist", "play card=intranet part=intranet")
    ship.picks("scientist", "free room=comms-room part=signal")
    ship.pays("scientist")
    assert ship.me("scientist").signal
    assert ship.me("scientist").discard[0] == "intranet"
    assert len(ship.me("scientist").discard) == 2, "the card and its Cost of 1, not the room's 2"


@pytest.mark.rule("NEM-COST-16")
def test_every_character_has_the_same_basic_actions() -> None:
    basics = []
    for who in CHARACTERS:
        other = "captain" if who != "captain" else "scout"
        ship = calm(who, other).at(**{who: "canteen", other: "canteen"}).objects("canteen", "egg")
        ship.gives(who, "chemicals.1", "tools.1")
        peace = {offer.key for offer in ship.asked(ship.seat(who)).options}
        ship.intruder("adult", "canteen")
        fight = {offer.key for offer in ship.asked(ship.seat(who)).options}
        keep = ("move", "careful", "pick", "trade", "craft", "escape", "melee")
        basics.append({key for key in peace | fight if key.startswith(keep)})
        assert any(key.startswith("shoot") for key in fight)
    assert all(each == basics[0] for each in basics)
    assert len(basics[0]) > 10


@pytest.mark.rule("NEM-EX-13")
def test_rest_with_an_infected_card_grows_a_larva_and_keeps_the_card() -> None:
    ship = calm("captain", "scout").at(captain="canteen", scout="cockpit").hand("captain", "rest", "infected")
    ship.plays("captain", "play card=rest part=rest")
    captain = ship.me("captain")
    assert (captain.larva, captain.alive) == (True, True)
    assert [is_contamination(card) for card in captain.hand] == [True]
    ship.told(LarvaGrows, who="captain")
    ship.told(Scanned)
    assert ship.told(ScanSeen).audience == (ship.seat("captain"),)

    ship = calm("captain", "scout").at(captain="canteen", scout="cockpit").hand("captain", "rest", "contamination")
    ship.plays("captain", "play card=rest part=rest")
    assert (ship.me("captain").larva, ship.me("captain").hand) == (False, [])


@pytest.mark.rule("NEM-EX-20")
def test_a_search_in_the_white_cabins() -> None:
    ship = calm("scout", "captain").at(scout="cabins", captain="cockpit").hand("scout", "search", "rest")
    ship.set(lambda g: setattr(g.rooms["7"], "items", 3)).next_items("red", "energy-charge.5", "grenade.1")
    ship.plays("scout", "play card=search part=search")
    assert ship.offered(ship.seat("scout"), "colour") == {
        "colour colour=red",
        "colour colour=yellow",
        "colour colour=green",
    }
    ship.picks("scout", "colour colour=red")
    assert ship.offered(ship.seat("scout"), "keep") == {"keep card=energy-charge.5", "keep card=grenade.1"}
    assert "energy-charge.5" not in str(ship.match.asks[0].seen_by(ship.seat("captain")))
    ship.picks("scout", "keep card=energy-charge.5")
    assert ship.g.rooms["7"].items == 2
    assert ship.me("scout").items == ["energy-charge.5"]
    assert ship.g.items["red"].cards[0] == "grenade.1"
    assert ship.told(Took).thing == ""
    view = GAME.look.view(ship.g, ship.seat("captain"))
    assert view.crew[ship.seat("scout")].backs == {"red": 1}
