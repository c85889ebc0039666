"""The Intruder Player (NEM-INTPLAYER, NEM-RUL-60)."""

from __future__ import annotations

import pytest

from bot.games.nemesis.box.content import INTRUDER_ACTIONS
from bot.games.nemesis.events.body import Died
from bot.games.nemesis.events.crew import BecameHunter
from bot.games.nemesis.events.ending import ObjectiveRevealed
from bot.games.nemesis.events.intruders import (
    Attacked,
    BagGrew,
    EncounterBegan,
    EventDrawn,
    HunterDrew,
    HunterPassed,
    HunterPlayed,
    Infested,
    Surprised,
    TokenDrawn,
)
from bot.games.nemesis.events.ship import NoiseRolled, TimePassed
from bot.games.nemesis.state import Nemesis
from tests.support.nemesis.ship import Ship, winners


def hunted(*cards: str, crew: tuple[str, ...] = ("captain", "scout", "soldier")) -> Ship:
    """A ship whose Scout died first and plays the Intruders, with these cards in hand; it is the hunter's turn."""
    ship = Ship(*crew, intruder_player="on")
    ship.stands("scout", "storage").wounds("scout", "leg", "hand", "body").suffers("scout", light=1)

    def change(g: Nemesis) -> None:
        g.hunter, g.asked_fallen = g.seat_of("scout"), True
        g.boxed["objectives"] += g.players[g.hunter].objectives
        g.players[g.hunter].objectives = []
        for card in cards:
            g.hunt.take(card)
        g.hunt_hand = sorted(cards)
        g.turn = g.hunter

    ship.set(change)
    return ship


@pytest.mark.rule("NEM-INTPLAYER-01", "NEM-INTPLAYER-03", "NEM-INTPLAYER-04", "NEM-RUL-60")
def test_the_first_to_die_may_hunt_from_the_next_round_on() -> None:
    ship = Ship("captain", "scout", "soldier", intruder_player="on")
    objectives = ship.me("scout").objectives
    ship.wounds("scout", "leg", "hand", "body").marks("hibernatorium", fire=True).at(captain="1", soldier="1")
    ship.turn("scout")
    ship.passes("scout")
    assert ship.me("scout").state == "dead"
    assert ship.match.waiting == (ship.seat("soldier"),)  # this round goes on by the standard rules
    ship.night()
    ship.told(EventDrawn)
    ship.told(TokenDrawn)
    assert ship.match.waiting == (ship.seat("scout"),)
    ship.picks("scout", "hunt")
    ship.told(BecameHunter, who="scout")
    assert ship.g.hunter == ship.seat("scout")
    assert ship.me("scout").objectives == []
    assert set(objectives) <= set(ship.g.boxed["objectives"])
    assert len(ship.g.hunt_hand) + len(ship.g.hunt) == 10
    assert set(ship.g.hunt_hand) | set(ship.g.hunt.cards) == set(INTRUDER_ACTIONS)
    assert ship.g.hunt.cards != [card for card in INTRUDER_ACTIONS if card not in ship.g.hunt_hand]  # shuffled


@pytest.mark.rule("NEM-RUL-60")
def test_the_first_dead_may_decline_and_then_nobody_hunts() -> None:
    ship = Ship("captain", "scout", "soldier", intruder_player="on")
    ship.wounds("scout", "leg", "hand", "body").suffers("scout", light=1)
    ship.night()
    ship.picks("scout", "decline")
    ship.wounds("soldier", "body", "arm", "bleeding").suffers("soldier", light=1)
    ship.night()
    assert ship.g.hunter == ""
    assert ship.asked(ship.seat("captain")).prompt == "turn"


@pytest.mark.rule("NEM-INTPLAYER-02")
@pytest.mark.parametrize("how", ["airlock", "frenzy", "grenade", "eclosion"])
def test_of_those_who_die_first_at_once_the_lowest_number_may_hunt(how: str) -> None:
    ship = Ship("captain", "scout", "soldier", "mechanic", intruder_player="on")
    ship.turns(first=ship.seat("soldier"), met=True)
    ship.at(captain="generator", scout="21", soldier="generator", mechanic="generator")
    dead = ("captain", "soldier", "mechanic")
    for who in dead if how in ("frenzy", "grenade") else ():
        ship.change(who, wounds=[])
    match how:
        case "airlock":
            ship.turns(airlock=ship.g.room_of("generator"))
        case "frenzy":
            ship.wounds("captain", "leg", "hand").wounds("soldier", "leg", "hand").wounds("mechanic", "body", "arm")
            ship.intruder("queen", "generator")
            ship.next_attacks("frenzy.1")
        case "grenade":
            ship.wounds("captain", "leg", "hand", "arm").wounds("soldier", "leg", "hand", "arm")
            ship.wounds("mechanic", "leg", "hand", "arm")
            ship.intruder("adult", "generator")
            ship.at(scout=ship.g.board.neighbours(ship.g.room_of("generator"))[0]).turn("scout")
            ship.gives("scout", "grenade.1")
            ship.acts("scout", "use item=grenade.1 part=grenade", "throw target=adult.1 room=generator")
        case _:
            for who in dead:
                ship.change(who, larva=True)
    if how != "grenade":
        ship.night("eclosion" if how == "eclosion" else "regeneration", who="scout")
        assert [event.who for event in ship.events if isinstance(event, Died)] == ["soldier", "mechanic", "captain"]
    assert [ship.me(who).state for who in dead] == ["dead"] * 3
    assert ship.g.fallen == ship.seat("captain")


@pytest.mark.rule("NEM-INTPLAYER-05", "NEM-RUL-60")
@pytest.mark.parametrize(("kept", "after"), [(0, 3), (1, 4)])
def test_the_hunter_draws_three_but_never_above_four(kept: int, after: int) -> None:
    ship = hunted(*["pursuit.1"][:kept])
    ship.night(who="captain")
    assert len(ship.g.hunt_hand) == after
    ship.told(HunterDrew, count=3)
    assert ship.view("scout").hunt_hand == tuple(ship.g.hunt_hand)
    assert ship.view("captain").hunt_hand == ()
    assert ship.view("captain").hunt_cards == after
    full = hunted("pursuit.1", "pursuit.2", "pursuit.3")
    full.night(who="captain")
    assert len(full.g.hunt_hand) == 4


@pytest.mark.rule("NEM-RUL-60")
def test_an_empty_hunting_deck_is_made_of_its_discards() -> None:
    ship = hunted()
    ship.set(lambda g: (g.hunt.discard.extend(g.hunt.cards), g.hunt.cards.clear()))
    ship.night(who="captain")
    assert len(ship.g.hunt_hand) == 3
    assert len(ship.g.hunt) == 7
    ship.sound()


@pytest.mark.rule("NEM-INTPLAYER-06")
def test_the_hunter_never_gets_the_first_player_token() -> None:
    ship = hunted()
    ship.turns(first=ship.seat("captain"), round=2)
    ship.night(who="captain")
    assert ship.g.first == ship.seat("soldier")


@pytest.mark.rule("NEM-INTPLAYER-07")
def test_the_hunter_takes_turns_in_seat_order_with_one_card_each() -> None:
    ship = hunted("coordinated-hunt.1", "coordinated-hunt.2")
    ship.turn("captain").hand("captain", "rest", "motivation")
    ship.acts("captain", "play card=rest part=rest")
    ship.acts("captain", "play card=motivation part=motivation")
    assert ship.match.waiting == (ship.seat("scout"),)
    ship.picks("scout", "scheme card=coordinated-hunt.1")
    assert ship.match.waiting == (ship.seat("soldier"),)
    assert ship.g.hunt_hand == ["coordinated-hunt.2"]
    ship.told(HunterPlayed, card="coordinated-hunt.1", way="scheme")


@pytest.mark.rule("NEM-INTPLAYER-08")
def test_the_hunter_keeps_at_most_one_card_on_passing() -> None:
    ship = hunted("pursuit.1", "pursuit.2", "planning.1")
    ship.picks("scout", "pass")
    ask = ship.asked(ship.seat("scout"))
    assert (ask.least, ask.most) == (0, 1)
    ship.picks("scout", "keep card=planning.1")
    assert ship.g.hunt_hand == ["planning.1"]
    assert sorted(ship.g.hunt.discard) == ["pursuit.1", "pursuit.2"]
    assert set(ship.told(HunterPassed).cards) == {"pursuit.1", "pursuit.2"}
    assert ship.me("scout").passed


@pytest.mark.rule("NEM-INTPLAYER-09", "NEM-INTPLAYER-10", "NEM-RUL-60")
def test_a_card_moves_any_one_intruder_by_its_number_or_any() -> None:
    ship = hunted("pursuit.2", "pursuit.4")
    adult = ship.intruder("adult", "15")
    fighting = ship.intruder("larva", "11")
    ship.at(captain="11", soldier="1")
    stalks = {key for key in ship.options("scout") if key.startswith("stalk card=pursuit.2")}
    assert stalks == {
        f"stalk card=pursuit.2 intruder={adult} via=15-16-2",
        f"stalk card=pursuit.2 intruder={fighting} via=6-11-2",
    }
    anywhere = {key for key in ship.options("scout") if key.startswith(f"stalk card=pursuit.4 intruder={adult}")}
    assert {key.partition("via=")[2] for key in anywhere} == {"11-15-1", "15-16-2", "15-18-3", "tech"}
    assert {key.split()[0] for key in ship.options("scout")} == {"stalk", "pounce", "scheme", "pass"}
    ship.picks("scout", f"stalk card=pursuit.4 intruder={adult} via=11-15-1")
    there = ship.g.intruder(adult)
    assert there is not None
    assert there.at == "11"
    ship.silent(EncounterBegan)
    ship.silent(Attacked)
    ship.turns(doors={"6-11-2": "closed"}, turn=ship.seat("scout"))
    ship.picks("scout", f"stalk card=pursuit.2 intruder={fighting} via=6-11-2")
    assert ship.g.doors == {"6-11-2": "destroyed"}
    vanish = hunted("pursuit.4")
    hidden = vanish.intruder("adult", "15")
    vanish.picks("scout", f"stalk card=pursuit.4 intruder={hidden} via=tech")
    assert vanish.g.intruders == []


@pytest.mark.rule("NEM-INTPLAYER-11", "NEM-RUL-60")
def test_an_attack_is_on_any_character_there_with_one_of_the_cards_drawn() -> None:
    ship = hunted("pursuit.4")
    adult = ship.intruder("adult", "11")
    ship.at(captain="11", soldier="11").hand("captain", "rest", "order").change("soldier", hand=[])
    ship.next_attacks("scratch.1", "bite.1", "tail.1")
    keys = {key for key in ship.options("scout") if key.startswith("pounce")}
    assert keys == {f"pounce card=pursuit.4 intruder={adult} who={who}" for who in ("captain", "soldier")}
    ship.picks("scout", f"pounce card=pursuit.4 intruder={adult} who=captain")  # though the Soldier has fewer cards
    assert ship.options("scout") == {f"choose card={card}" for card in ("scratch.1", "bite.1", "tail.1")}
    assert ship.asked(ship.seat("scout")).seen_by(ship.seat("captain")).options == ()
    ship.picks("scout", "choose card=bite.1")
    ship.told(Attacked, who="captain", attack="bite.1", hit=1)
    assert len(ship.me("captain").wounds) == 1
    assert set(ship.g.attacks.cards[:2]) == {"scratch.1", "tail.1"}
    assert ship.g.attacks.discard == ["bite.1"]


@pytest.mark.rule("NEM-RUL-60")
def test_a_card_without_the_symbol_misses_and_a_larva_infests_without_cards() -> None:
    ship = hunted("self-healing.1", "pursuit.1")
    creeper = ship.intruder("creeper", "11")
    larva = ship.intruder("larva", "11")
    ship.next_attacks("bite.1")
    ship.picks("scout", f"pounce card=self-healing.1 intruder={creeper} who=captain")
    ship.picks("scout", "choose card=bite.1")
    ship.told(Attacked, hit=0)
    assert not ship.me("captain").wounds
    ship.turns(turn=ship.seat("scout"))
    ship.picks("scout", f"pounce card=pursuit.1 intruder={larva} who=captain")
    ship.told(Infested, who="captain")
    assert ship.me("captain").larva
    ship.silent(Attacked)


@pytest.mark.rule("NEM-INTPLAYER-12")
@pytest.mark.parametrize("card", INTRUDER_ACTIONS)
def test_every_intruder_action_card_has_its_effect(card: str) -> None:
    ship = hunted(card)
    ship.at(captain="11", soldier="1")
    adult = ship.intruder("adult", "15", injuries=3)
    ship.infects("captain", "infected", pile="deck")
    rule = INTRUDER_ACTIONS[card].rule
    if rule == "planning":
        ship.next_events("nest", "bulkheads-open", "regeneration").turns(doors={"1-2-3": "closed"})
    if rule == "pursuit":
        ship.noise("1")
    ship.picks("scout", f"scheme card={card}")
    there = ship.g.intruder(adult)
    match rule:
        case "pursuit":
            assert ship.options("scout") == {"crew who=captain", "crew who=soldier"}
            ship.picks("scout", "crew who=captain")
            ship.told(NoiseRolled, who="captain")
        case "coordinated-hunt":
            assert there is not None
            assert there.at == "11"
        case "metamorphosis":
            assert ship.me("captain").larva
        case "planning":
            assert ship.options("scout") == {
                f"choose card={each}" for each in ("nest", "bulkheads-open", "regeneration")
            }
            ship.picks("scout", "choose card=bulkheads-open")
            assert ship.g.doors == {}
            assert set(ship.g.events.discard) == {"nest", "bulkheads-open", "regeneration"}
        case "self-healing":
            ship.picks("scout", f"intruder target={adult}")
            healed = ship.g.intruder(adult)
            assert healed is not None
            assert healed.injuries == 1
    assert ship.g.hunt.discard == [card]


@pytest.mark.rule("NEM-INTPLAYER-13")
def test_with_a_hunter_the_event_phase_is_time_and_fire_only() -> None:
    ship = hunted()
    adult = ship.intruder("adult", "11")
    ship.intruder("larva", "armory")
    ship.at(captain="11", soldier="1").marks("armory", fire=True).only_token("larva.1")
    ship.night("regeneration", token="", who="captain")
    ship.told(TimePassed)
    for kind_of in (Attacked, EventDrawn, TokenDrawn, BagGrew):
        ship.silent(kind_of)
    assert [each.id for each in ship.g.intruders] == [adult]  # the Larva burned
    assert ship.g.bag == ["larva.1"]


@pytest.mark.rule("NEM-INTPLAYER-14")
def test_with_a_hunter_surprise_attacks_and_attacks_on_escape_still_happen() -> None:
    ship = hunted()
    ship.turns(noise=["11-15-1"], met=True).only_token("adult.12").next_attacks("scratch.1")
    ship.at(captain="11", soldier="1").turn("captain").hand("captain", "rest")
    ship.noise("1")
    ship.acts("captain", "move to=canteen via=11-15-1")
    ship.told(Surprised, who="captain")
    ship.told(Attacked, who="captain")
    ship.next_attacks("scratch.2").turn("captain").hand("captain", "rest")
    ship.noise("2")
    ship.acts("captain", "escape to=hibernatorium via=11-15-1")
    ship.told(Attacked, who="captain")


@pytest.mark.rule("NEM-INTPLAYER-15")
def test_the_hunter_cannot_win() -> None:
    ship = hunted()
    ship.change("scout", objectives=[])
    ship.set(lambda g: [setattr(clue, "known", True) for clue in g.clues])
    ship.jumps("captain")
    assert winners(ship) == set()
    assert not any(isinstance(event, ObjectiveRevealed) and event.who == "scout" for event in ship.events)


@pytest.mark.rule("NEM-RUL-60")
def test_the_player_phase_lasts_until_the_hunter_has_passed_and_he_sees_no_secrets() -> None:
    ship = hunted("pursuit.1", "planning.1")
    ship.change("captain", passed=True).change("soldier", passed=True).at(captain="11", soldier="1")
    ship.turns(turn=ship.seat("scout"))
    ship.noise("1")
    ship.picks("scout", "scheme card=pursuit.1")
    ship.picks("scout", "crew who=captain")
    assert ship.match.waiting == (ship.seat("scout"),)
    assert ship.g.phase == "player"
    ship.picks("scout", "pass")
    ship.picks("scout")
    assert ship.g.round == 2
    other = hunted("pursuit.1", "planning.1")
    other.set(lambda g: (g.engines["1"].reverse(), g.players[g.seat_of("captain")].deck.reverse()))
    assert other.view("scout") == hunted("pursuit.1", "planning.1").view("scout")


@pytest.mark.rule("NEM-INTPLAYER-08")
def test_orbital_maneuvering_lets_the_hunter_pass_as_well_keeping_one_card() -> None:
    ship = hunted("pursuit.1", "pursuit.2", "planning.1", crew=("pilot", "scout", "soldier"))
    ship.gives("pilot", "orbital-maneuvering").hand("pilot", "rest").turn("pilot")
    ship.acts("pilot", "use item=orbital-maneuvering part=maneuver")
    assert ship.asked(ship.seat("scout")).prompt == "hunt-keep"
    ship.picks("scout", "keep card=planning.1")
    ship.told(HunterPassed, cards=("pursuit.1", "pursuit.2"))
    assert ship.g.round == 2
    assert "planning.1" in ship.g.hunt_hand
