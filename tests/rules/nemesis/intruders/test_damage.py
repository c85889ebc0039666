"""Injuries, Retreats, Attacks and Infestation (NEM-DAMAGE, NEM-RETREAT, NEM-INTATT, NEM-INFEST)."""

from __future__ import annotations

import pytest

from bot.games.nemesis import GAME
from bot.games.nemesis.box.content import BLOOD, EVENTS
from bot.games.nemesis.events.body import Contaminated, Died
from bot.games.nemesis.events.injuries import Endured, Injured, Killed
from bot.games.nemesis.events.intruders import Attacked, EncounterBegan, EventDrawn, Infested, Retreated, Surprised
from bot.games.nemesis.events.ship import DestructStarted
from tests.support.nemesis.pairs import in_canteen
from tests.support.nemesis.printed import DECKS
from tests.support.nemesis.ship import Ship, calm


def shoots(ship: Ship, target: str, face: str = "hit") -> Ship:
    """Let the Scout shoot."""
    ship.turn("scout").combat(face)
    ship.plays("scout", f"shoot target={target} weapon=rifle")
    return ship


@pytest.mark.rule("NEM-DAMAGE-02", "NEM-DAMAGE-10")
def test_a_larva_dies_of_one_injury_without_a_card_and_leaves_no_carcass() -> None:
    ship = in_canteen()
    larva = ship.intruder("larva", "canteen")
    shoots(ship, larva)
    ship.told(Killed, intruder=larva)
    assert (ship.g.attacks.discard, ship.g.rooms["15"].objects) == ([], [])
    ship = in_canteen(scout="nest")
    ship.combat("hit")
    ship.noise(1)
    ship.plays("scout", "shoot target=egg weapon=rifle")
    assert (ship.g.eggs, ship.g.attacks.discard) == (4, [])


@pytest.mark.rule("NEM-DAMAGE-03", "NEM-DAMAGE-04", "NEM-DAMAGE-05", "NEM-DAMAGE-07", "NEM-DAMAGE-10")
@pytest.mark.parametrize("of", ["creeper", "adult"])
@pytest.mark.parametrize(
    ("before", "card", "dies"), [(1, "scratch.1", True), (2, "scratch.1", True), (0, "scratch.1", False)]
)
def test_creepers_and_adults_draw_one_card_and_die_of_its_blood_or_less(
    of: str, before: int, card: str, dies: bool
) -> None:
    ship = in_canteen().next_attacks(card, "bite.3")
    target = ship.intruder(of, "canteen", before)
    shoots(ship, target)
    assert ship.g.attacks.discard == [card]
    assert BLOOD[card] == 2
    assert (ship.g.intruder(target) is None) == dies
    assert ship.g.rooms["15"].objects == (["carcass"] if dies else [])
    if not dies:
        assert ship.foe(target).injuries == before + 1
        ship.told(Endured, intruder=target)
    ship.silent(Attacked)
    assert ship.me("scout").light == 0, "only the blood icon is used"


@pytest.mark.rule("NEM-DAMAGE-06", "NEM-DAMAGE-07", "NEM-EX-32", "NEM-EX-33")
@pytest.mark.parametrize("of", ["breeder", "queen"])
def test_breeder_and_queen_draw_two_cards_and_count_both(of: str) -> None:
    for cards, dies in ((("scratch.1", "scratch.2"), False), (("scratch.1", "tail.1"), True)):
        ship = in_canteen().next_attacks(*cards, "bite.3")
        target = ship.intruder(of, "canteen", 3)
        shoots(ship, target)
        assert ship.told(Injured).count == 4
        assert (ship.g.intruder(target) is None) == dies, "5 is more than 4, and 4 is not"
        assert ship.g.attacks.discard == list(cards)
        assert ship.g.queen_killed == (dies and of == "queen")
        assert ship.g.rooms["15"].objects == (["carcass"] if dies else [])


@pytest.mark.rule("NEM-DAMAGE-08")
def test_every_hit_has_a_fresh_check_and_nobody_can_read_how_much_one_endures() -> None:
    ship = in_canteen().next_attacks("bite.3", "scratch.1")
    adult = ship.intruder("adult", "canteen")
    shoots(ship, adult)
    shot = ship.g.intruder(adult)
    assert shot is not None
    assert shot.injuries == 1
    shown = GAME.look.view(ship.g, ship.seat("scout")).intruders
    assert shown == ((adult, "adult", "15", 1),)
    shoots(ship, adult)
    ship.told(Killed, intruder=adult)
    assert ship.g.attacks.discard == ["bite.3", "scratch.1"], "6 was not remembered: 2 is enough now"


@pytest.mark.rule("NEM-DAMAGE-09")
def test_five_injuries_are_five() -> None:
    ship = in_canteen().next_attacks("bite.3")
    adult = ship.intruder("adult", "canteen", 5)
    assert GAME.look.view(ship.g, None).intruders[0][3] == 5
    shoots(ship, adult)
    ship.told(Killed)


@pytest.mark.rule("NEM-RETREAT-01", "NEM-RETREAT-02", "NEM-RETREAT-03", "NEM-RUL-31")
def test_an_arrow_makes_it_retreat_by_an_event_cards_number_and_nothing_else_of_the_card() -> None:
    ship = in_canteen(captain="surgery").next_attacks("claws.4").next_events("escape-pod-ejection")
    adult = ship.intruder("adult", "canteen", 9)
    shoots(ship, adult)
    assert ship.told(Retreated).number == EVENTS["escape-pod-ejection"].corridor == 3
    assert (ship.foe(adult).at, ship.foe(adult).injuries) == ("18", 10), "into the Captain's room"
    assert ship.g.events.discard == ["escape-pod-ejection"]
    assert not any(pod.gone for pod in ship.g.pods), "the effect is not resolved, nor the card removed"
    for event in (EncounterBegan, Surprised, Attacked, Killed):
        ship.silent(event)
    ship = in_canteen().next_attacks("scratch.4")
    adult = ship.intruder("adult", "canteen")
    shoots(ship, adult).silent(Retreated)
    assert ship.foe(adult).at == "15", "no arrow, no Retreat"


@pytest.mark.rule("NEM-RUL-31", "NEM-DOOR-05")
def test_faq_a_retreat_into_a_closed_door_destroys_it_and_stays() -> None:
    ship = in_canteen().doors("closed", "15-18-3").next_attacks("bite.4").next_events("scent-of-prey")
    adult = ship.intruder("adult", "canteen")
    shoots(ship, adult)
    assert (ship.foe(adult).at, ship.g.doors) == ("15", {"15-18-3": "destroyed"})


@pytest.mark.rule("NEM-RETREAT-04")
def test_a_retreat_into_the_technical_corridors_takes_it_off_the_board() -> None:
    ship = in_canteen().bag("blank.1").next_attacks("bite.4").next_events("consuming-fire")
    adult = ship.intruder("adult", "canteen", 3)
    shoots(ship, adult)
    assert ship.g.intruders == []
    assert [token.partition(".")[0] for token in sorted(ship.g.bag)] == ["adult", "blank"]
    assert ship.g.rooms["15"].objects == [], "it is not dead"


@pytest.mark.rule("NEM-RETREAT-05", "NEM-RUL-31")
@pytest.mark.parametrize("cards", [("claws.4", "scratch.1"), ("scratch.1", "claws.4"), ("claws.4", "bite.4")])
@pytest.mark.parametrize("of", ["queen", "breeder"])
def test_queen_and_breeder_retreat_if_either_card_shows_the_arrow_and_cannot_die_of_it(
    cards: tuple[str, str], of: str
) -> None:
    ship = in_canteen().next_attacks(*cards).next_events("scent-of-prey")
    target = ship.intruder(of, "canteen", 40)
    shoots(ship, target)
    assert ship.foe(target).at == "18"
    ship.silent(Killed)
    assert len([event for event in ship.events if isinstance(event, Retreated)]) == 1


@pytest.mark.rule("NEM-RUL-32", "NEM-ROOM-FIRECTRL-02")
def test_driven_out_by_the_fire_control_system_they_go_one_after_another() -> None:
    ship = in_canteen(scout="fire-control").doors("closed", "15-18-3").next_events("scent-of-prey", "nest")
    creeper, adult = ship.intruder("creeper", "canteen"), ship.intruder("adult", "canteen")
    ship.plays("scout", "room part=fire-control")
    ship.picks("scout", "where room=canteen")
    ship.pays("scout")
    assert ship.g.doors == {"15-18-3": "destroyed"}
    assert (ship.foe(creeper).at, ship.foe(adult).at) == ("15", "18")
    assert ship.g.events.discard == ["scent-of-prey", "nest"]


@pytest.mark.rule("NEM-INTATT-01", "NEM-INTATT-02", "NEM-INTATT-03")
def test_every_intruder_with_a_character_attacks_once_in_the_event_phase_in_its_own_room() -> None:
    ship = in_canteen(captain="surgery")
    mine = [ship.intruder("adult", "canteen"), ship.intruder("creeper", "canteen")]
    theirs = ship.intruder("adult", "surgery")
    alone = ship.intruder("adult", "storage")
    ship.next_attacks("tail.1", "tail.2", "frenzy.1").night("scent-of-prey", who="captain")
    told = [(event.intruder, event.who) for event in ship.events if isinstance(event, Attacked)]
    assert told == [(mine[1], "scout"), (mine[0], "scout"), (theirs, "captain")]
    assert alone not in dict(told)


@pytest.mark.rule("NEM-INTATT-04", "NEM-INTATT-05", "NEM-RUL-01")
def test_the_target_has_the_fewest_cards_and_a_tie_goes_in_order() -> None:
    ship = calm("scout", "captain", "soldier").at(scout="canteen", captain="canteen", soldier="canteen")
    ship.intruder("adult", "canteen")
    ship.hand("scout", "rest", "search").hand("captain", "contamination").hand("soldier", "rest", "search")
    ship.next_attacks("tail.1").night("scent-of-prey", who="scout")
    assert ship.told(Attacked).who == "captain"
    for first, victim in (("scout", "captain"), ("captain", "captain"), ("soldier", "soldier")):
        ship = calm("scout", "captain", "soldier").at(scout="canteen", captain="canteen", soldier="canteen")
        ship.intruder("adult", "canteen")
        ship.hand("scout", "rest", "search").hand("captain", "rest").hand("soldier", "contamination")
        ship.set(lambda g, first=first: setattr(g, "first", g.seat_of(first)))  # type: ignore[misc]
        ship.next_attacks("tail.1").night("scent-of-prey", who="scout")
        assert ship.told(Attacked).who == victim


@pytest.mark.rule("NEM-INTATT-06")
def test_an_escape_is_answered_against_the_escaper_whoever_has_fewer_cards() -> None:
    ship = in_canteen(captain="canteen").hand("captain").next_attacks("tail.1")
    ship.intruder("adult", "canteen")
    ship.noise("silence")
    ship.goes("scout", "surgery", "escape")
    assert ship.told(Attacked).who == "scout"


@pytest.mark.rule("NEM-INTATT-07", "NEM-INTATT-08", "NEM-INTATT-09")
@pytest.mark.parametrize(
    ("card", "users"),
    [
        ("scratch.1", {"creeper", "adult", "breeder", "queen"}),
        ("claws.4", {"adult", "breeder", "queen"}),
        ("bite.4", {"adult", "breeder", "queen"}),
        ("tail.1", {"queen"}),
        ("transformation.1", {"creeper"}),
        ("frenzy.1", {"breeder", "queen"}),
        ("slime.1", {"creeper", "adult", "breeder", "queen"}),
        ("summoning.1", {"creeper", "queen"}),
    ],
)
def test_a_card_counts_only_with_the_attackers_symbol_and_its_blood_never(card: str, users: set[str]) -> None:
    for of in ("creeper", "adult", "breeder", "queen"):
        ship = in_canteen().next_attacks(card)
        foe = ship.intruder(of, "canteen", 20)
        ship.night(who="captain", event="hunt")
        assert ship.told(Attacked).hit == int(of in users)
        scout = ship.me("scout")
        if of not in users:
            assert (scout.light, scout.wounds, scout.slime, scout.discard) == (0, [], False, [])
        assert ship.g.attacks.discard == [card], "discarded face up"
        assert card in GAME.look.view(ship.g, None).discards["attack"]
        ship.silent(Killed)
        ship.silent(Retreated)
        assert ship.g.intruder(foe) or card == "transformation.1"


@pytest.mark.rule("NEM-INTATT-07")
def test_what_each_attack_card_does() -> None:
    def attacked(card: str, of: str, *wounds: str, hand: tuple[str, ...] = ("rest", "search")) -> Ship:
        ship = in_canteen(captain="canteen").hand("scout", *hand).hand("captain", "rest", "search", "order")
        ship.wounds("scout", *wounds).next_attacks(card)
        ship.intruder(of, "canteen")
        ship.night("scent-of-prey", who="captain", token="larva.1" if card.startswith("summoning") else "blank.1")
        return ship

    ship = attacked("scratch.1", "adult")
    assert (ship.me("scout").light, ship.told(Contaminated).who, ship.me("captain").light) == (1, "scout", 0)
    ship = attacked("claws.1", "adult")
    assert (ship.me("scout").light, ship.told(Contaminated).who) == (2, "scout")
    assert len(attacked("bite.1", "adult", "leg").me("scout").wounds) == 2
    assert not attacked("bite.1", "adult", "leg", "hand").me("scout").alive
    assert len(attacked("tail.1", "queen").me("scout").wounds) == 1
    assert not attacked("tail.1", "queen", "leg").me("scout").alive
    ship = attacked("frenzy.1", "breeder", "leg", "hand")
    assert (ship.me("scout").alive, len(ship.me("captain").wounds)) == (False, 1), "everybody in the room"
    ship = attacked("slime.1", "creeper")
    assert (ship.me("scout").slime, ship.told(Contaminated).who) == (True, "scout")
    ship = attacked("summoning.1", "queen")
    assert [each.kind for each in ship.g.intruders] == ["queen", "larva"]
    ship.silent(Infested)
    ship.silent(Surprised)
    ship = attacked("transformation.1", "creeper")
    assert [each.kind for each in ship.g.intruders] == ["breeder"]
    assert len([event for event in ship.events if isinstance(event, Attacked)]) == 1
    ship = attacked("transformation.1", "creeper", hand=())
    assert len([event for event in ship.events if isinstance(event, Attacked)]) == 2, "it surprises who has no card"


@pytest.mark.rule("NEM-INTATT-10")
def test_an_empty_attack_deck_takes_its_discard_pile() -> None:
    ship = in_canteen()
    ship.intruder("adult", "canteen")
    ship.intruder("adult", "canteen")
    ship.set(
        lambda g: [g.attacks.discard.extend(g.attacks.cards[:-1]), setattr(g.attacks, "cards", g.attacks.cards[-1:])]
    )
    ship.night("scent-of-prey", who="captain")
    assert len([event for event in ship.events if isinstance(event, Attacked)]) == 2
    assert len(ship.g.attacks.cards) + len(ship.g.attacks.discard) == DECKS["attack"]
    assert len(ship.g.attacks.discard) < 4


@pytest.mark.rule("NEM-RUL-28")
def test_targets_are_chosen_afresh_and_the_dead_are_not_attacked_nor_do_newcomers_attack() -> None:
    ship = (
        in_canteen(captain="canteen")
        .hand("scout", "rest")
        .hand("captain", "rest", "search")
        .wounds("scout", "leg", "arm", "hand")
    )
    for _ in range(3):
        ship.intruder("adult", "canteen")
    ship.next_attacks("scratch.1", "scratch.2", "scratch.3").night("scent-of-prey", who="captain")
    assert [event.who for event in ship.events if isinstance(event, Attacked)] == ["scout", "captain", "captain"]
    ship.told(Died, who="scout")

    ship = calm("scout", "captain").at(scout="canteen", captain="cockpit").wounds("scout", "leg", "arm", "hand")
    for _ in range(2):
        ship.intruder("adult", "canteen")
    ship.next_attacks("scratch.1", "scratch.2").night("scent-of-prey", who="captain")
    assert len([event for event in ship.events if isinstance(event, Attacked)]) == 1, "nobody is left to attack"

    ship = in_canteen().next_attacks("summoning.1", "scratch.1")
    ship.intruder("creeper", "canteen")
    ship.night("scent-of-prey", who="captain", token="queen.1")
    assert sorted(each.kind for each in ship.g.intruders) == ["creeper", "queen"]
    assert len([event for event in ship.events if isinstance(event, Attacked)]) == 1


@pytest.mark.rule("NEM-INFEST-01", "NEM-INFEST-02")
def test_a_larva_that_attacks_goes_onto_its_victim_and_contaminates_without_a_card() -> None:
    ship = in_canteen()
    larva = ship.intruder("larva", "canteen")
    ship.night("scent-of-prey", who="captain")
    ship.told(Infested, intruder=larva, who="scout")
    assert (ship.me("scout").larva, ship.g.intruders, ship.g.attacks.discard) == (True, [], [])
    assert len([event for event in ship.events if isinstance(event, Contaminated)]) == 1
    assert ship.me("scout").discard[-1].startswith("contamination.")
    ship.silent(Attacked)
    assert GAME.look.view(ship.g, None).crew[ship.seat("scout")].larva


@pytest.mark.rule("NEM-INFEST-03")
def test_faq_a_second_larva_is_gone_and_leaves_the_contamination_card_only() -> None:
    ship = in_canteen().change("scout", larva=True)
    ship.intruder("larva", "canteen")
    ship.night("scent-of-prey", who="captain")
    assert (ship.me("scout").larva, ship.me("scout").alive, ship.g.intruders) == (True, True, [])
    assert len([event for event in ship.events if isinstance(event, Contaminated)]) == 1


@pytest.mark.rule("NEM-EX-17")
def test_an_event_moves_its_kinds_that_are_not_in_combat() -> None:
    ship = in_canteen(scout="armory")
    creeper, free, busy = (
        ship.intruder("creeper", "laboratory"),
        ship.intruder("adult", "canteen"),
        ship.intruder("adult", "armory"),
    )
    ship.next_attacks("tail.1").night(who="captain", event="coolant-leak")
    assert ship.told(EventDrawn).movers == ("adult", "breeder", "queen")
    assert [ship.foe(each).at for each in (creeper, free, busy)] == ["13", "11", "2"]


@pytest.mark.rule("NEM-EX-18")
def test_the_coolant_leak_starts_the_self_destruct_and_leaves_the_game() -> None:
    ship = (
        in_canteen().marks("generator", malfunction=True).set(lambda g: g.events.discard.append(g.events.cards.pop(0)))
    )
    ship.night(who="captain", event="coolant-leak")
    ship.told(DestructStarted)
    assert "coolant-leak" in ship.g.removed
    assert (len(ship.g.events.cards), ship.g.events.discard) == (19, [])
    ship = in_canteen()
    ship.night(who="captain", event="coolant-leak")
    ship.silent(DestructStarted)
    assert "coolant-leak" in ship.g.removed


@pytest.mark.rule("NEM-EX-24")
def test_three_light_wounds_are_a_serious_one() -> None:
    ship = in_canteen().marks("canteen", fire=True)
    seen = []
    for _ in range(3):
        ship.last_to_pass("scout").set(lambda g: setattr(g.players[g.seat_of("captain")], "passed", False))
        ship.passes("scout")
        seen.append((ship.me("scout").light, len(ship.me("scout").wounds)))
    assert seen == [(1, 0), (2, 0), (0, 1)]
