"""Solo, cooperative, Intruder Player and the alternate ship (NEM-SOLO, NEM-COOP, NEM-INTPLAYER, NEM-ALTBOARD)."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.game import Setup
from bot.games.nemesis import GAME
from bot.games.nemesis.content import EXPLORATION, INTRUDER_ACTIONS, OBJECTIVES, TILES, kind
from bot.games.nemesis.events_crew import BecameHunter, Died, Revived
from bot.games.nemesis.events_end import GoalsChecked, ObjectiveRevealed
from bot.games.nemesis.events_intruder import (
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
from bot.games.nemesis.events_ship import NoiseRolled, TimePassed
from bot.games.nemesis.state import Nemesis
from tests.rules.nemesis.test_ending import winners
from tests.rules.nemesis.voyage import Voyage, things

COOP = {each.id for each in OBJECTIVES.values() if each.kind == "coop"}


# solo


@pytest.mark.rule("NEM-SOLO-01")
def test_alone_one_has_two_of_the_solo_objectives() -> None:
    ship = Voyage(("pilot",), mode="solo")
    assert len(COOP) == 7
    assert len(set(ship.me("pilot").objectives)) == 2
    assert set(ship.me("pilot").objectives) <= COOP
    assert ship.g.goals == []
    assert GAME.seating(GAME.seats[:1], "solo", {}) is None
    reason = GAME.seating(GAME.seats[:2], "solo", {})
    assert reason is not None
    assert reason.rule == "NEM-CREW-18"


@pytest.mark.rule("NEM-SOLO-02")
def test_alone_one_keeps_one_at_the_first_encounter() -> None:
    ship = Voyage(("pilot",), mode="solo")
    two = ship.me("pilot").objectives
    ship.turns(noise=["11-15-1"]).only_token("creeper.1").hand("pilot", "rest", "search")
    ship.noise("1")
    ship.acts("pilot", "move to=cabins via=11-15-1")
    assert ship.options("pilot") == {f"objective objective={each}" for each in two}
    ship.picks("pilot", f"objective objective={two[1]}")
    assert ship.me("pilot").objectives == [two[1]]


@pytest.mark.rule("NEM-SOLO-03", "NEM-EX-21")
@pytest.mark.parametrize(("crew", "alone"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_alone_item_counters_are_halved_rounded_up(crew: int, alone: int) -> None:
    for mode, count in (("solo", alone), ("crew", crew)):
        ship = Voyage(("pilot",) if mode == "solo" else ("pilot", "captain"), mode=mode)
        token = next(each for each in ship.g.removed if EXPLORATION.get(each) == crew)
        ship.unexplored("15", "armory", token).hand("pilot", "rest", "search")
        ship.noise("1")
        ship.acts("pilot", "move to=slot-15 via=11-15-1")
        assert ship.g.rooms["15"].items == count


@pytest.mark.rule("NEM-SOLO-04")
@pytest.mark.parametrize(("met", "alive"), [(True, True), (True, False), (False, True)])
def test_alone_one_wins_by_surviving_with_the_objective_met(met: bool, alive: bool) -> None:
    ship = Voyage(("pilot",), mode="solo")
    ship.seeks("pilot", "first-contact-protocol").safe()
    if met:
        ship.set(lambda g: [setattr(clue, "known", True) for clue in g.clues])
    if alive:
        ship.turns(time=8, met=True).hand("pilot", "rest", "search")
        ship.noise("1")
        ship.acts("pilot", "room part=hibernate")
    else:
        ship.jumps()
    assert winners(ship) == ({"pilot"} if met and alive else set())


# cooperative


@pytest.mark.rule("NEM-COOP-01", "NEM-RUL-59")
def test_together_there_is_one_open_objective_for_each_player_and_no_choice() -> None:
    for count in (2, 3, 4, 5):
        ship = Voyage(("captain", "scout", "soldier", "mechanic", "scientist")[:count], mode="coop")
        assert len(set(ship.g.goals)) == count
        assert set(ship.g.goals) <= COOP
        assert ship.view().goals == tuple(ship.g.goals)
        assert not any(player.objectives for player in ship.g.players.values())
    ship.turns(noise=["11-15-1"]).only_token("creeper.1").hand("captain", "rest", "order")
    ship.noise("1")
    ship.acts("captain", "move to=cabins via=11-15-1")
    assert ship.g.met
    assert ship.asked(ship.seat("captain")).prompt == "turn"


def goals(ship: Voyage, *wanted: str) -> Voyage:
    """Let a crew have these Objectives."""

    def change(g: Nemesis) -> None:
        g.boxed["objectives"] += g.goals
        g.goals = list(wanted)
        g.boxed["objectives"] = [each for each in g.boxed["objectives"] if each not in wanted]

    ship.set(change)
    return ship


@pytest.mark.rule("NEM-COOP-02", "NEM-RUL-59")
@pytest.mark.parametrize(("earth", "egg", "alive"), [(1, 1, 1), (1, 0, 1), (0, 1, 1), (1, 1, 0)])
def test_together_all_objectives_must_be_met_and_one_must_survive(earth: int, egg: int, alive: int) -> None:
    ship = goals(Voyage(("captain", "scout", "soldier"), mode="coop"), "destination-earth", "special-delivery")
    ship.safe("earth" if earth else "mars")
    if egg:
        ship.gives("captain", "egg")
    if alive:
        ship.lifts_off("captain")  # any survivor may carry it
    ship.jumps("scout")
    won = bool(earth and egg and alive)
    ship.told(GoalsChecked, won=int(won))
    assert winners(ship) == ({"captain", "scout", "soldier"} if won else set())


@pytest.mark.rule("NEM-COOP-03", "NEM-EX-27", "NEM-RUL-59")
@pytest.mark.parametrize("signals", [0, 1, 2])
def test_together_each_objective_with_a_signal_needs_another_sender_dead_or_alive(signals: int) -> None:
    ship = goals(Voyage(("captain", "scout", "soldier"), mode="coop"), "cutting-off-the-head", "clean-up-crew")
    ship.turns(queen_killed=True, nest_destroyed=True).lifts_off("captain")
    for who in ("scout", "soldier")[:signals]:
        ship.change(who, signal=True)
    ship.jumps("scout")
    assert bool(winners(ship)) == (signals == 2)


COOP_CASES = {
    "destination-earth": lambda s: s.safe("earth"),
    "emergency-post-mortem": lambda s: s.marks("surgery", objects=["corpse-blue"]),
    "first-contact-protocol": lambda s: s.set(lambda g: [setattr(clue, "known", True) for clue in g.clues[:2]]),
    "cutting-off-the-head": lambda s: s.change("scout", signal=True).turns(queen_killed=True),
    "no-man-left-behind": lambda s: s.change("scout", signal=True).marks("armory", explored=True),
    "special-delivery": lambda s: s.gives("captain", "egg"),
    "clean-up-crew": lambda s: s.change("scout", signal=True).turns(destruct=0),
}


@pytest.mark.parametrize("goal", COOP_CASES)
def test_every_cooperative_objective_is_met_by_its_own_way_only(goal: str) -> None:
    assert set(COOP_CASES) == COOP
    for done in (True, False):
        ship = goals(Voyage(mode="coop"), goal)
        ship.safe("venus").marks("armory", explored=False).lifts_off("captain").change("captain", signal=True)
        ship.change("captain", signal=False)
        if done:
            COOP_CASES[goal](ship)
        ship.jumps("scout")
        assert bool(winners(ship)) == done


def mourning() -> Voyage:
    """A cooperative crew that has lost its Scout in the Storage."""
    ship = Voyage(("captain", "scout", "soldier"), mode="coop")
    ship.stands("scout", "storage").gives("scout", "medkit.1").change("scout", slime=True)
    ship.wounds("scout", "leg", "hand", "body", light=0).suffers("scout", light=1)
    return ship


@pytest.mark.rule("NEM-COOP-04")
@pytest.mark.parametrize("carried", [True, False])
def test_a_corpse_is_carried_to_the_emergency_room(carried: bool) -> None:
    ship = mourning()
    ship.at(captain="storage").empties("captain")
    ship.acts("captain", "pick thing=corpse-scout")
    ship.stands("captain", "emergency-room").turn("captain")
    if not carried:
        ship.acts("captain", "drop thing=corpse-scout")
    ship.night()
    ship.told(Revived, who="scout", room="emergency-room")
    assert things(ship, "captain") == []
    assert "corpse-scout" not in ship.g.rooms[ship.g.room_of("emergency-room")].objects


@pytest.mark.rule("NEM-COOP-05", "NEM-RUL-58")
def test_who_is_revived_stands_there_dressed_and_clean_with_a_new_deck() -> None:
    ship = mourning()
    ship.marks("storage", objects=[]).marks("emergency-room", objects=["corpse-scout", "corpse-blue"])
    ship.infects("scout", "clean", pile="discard").change("scout", larva=False)
    ship.night()
    me = ship.me("scout")
    assert (me.state, me.at) == ("aboard", ship.g.room_of("emergency-room"))
    assert (me.light, me.slime, me.larva) == (0, False, False)
    assert [wound.dressed for wound in me.wounds] == [True, True, True]
    assert len(me.hand) == 5  # drawn with the others
    assert len(me.hand) + len(me.deck) + len(me.discard) == 11
    assert me.discard == []
    assert me.items == []  # lost Items stay lost
    assert me.quests == ["security-key", "motion-scanner"]
    assert ship.g.rooms[me.at].objects == ["corpse-blue"]  # the blue Corpse cannot be revived
    ship.sound()


@pytest.mark.rule("NEM-COOP-06", "NEM-RUL-58")
@pytest.mark.parametrize("trouble", ["intruder", "malfunction", "unexplored", "elsewhere", "crew mode"])
def test_nobody_is_revived_in_an_emergency_room_that_does_not_work(trouble: str) -> None:
    ship = mourning()
    ship.marks("storage", objects=[]).marks("emergency-room", objects=["corpse-scout"])
    match trouble:
        case "intruder":
            ship.intruder("larva", "emergency-room")
        case "malfunction":
            ship.marks("emergency-room", malfunction=True)
        case "unexplored":
            ship.marks("emergency-room", explored=False)
        case "elsewhere":
            ship.marks("emergency-room", objects=[]).marks("armory", objects=["corpse-scout"])
        case _:
            ship.turns(mode="crew")
    ship.night()
    assert ship.me("scout").state == "dead"


@pytest.mark.rule("NEM-DEATH-03", "NEM-RUL-58")
def test_faq_a_dead_character_of_a_cooperative_crew_keeps_its_items_but_the_ledger_says_they_are_gone() -> None:
    ship = mourning()
    assert ship.me("scout").items == []
    assert {"medkit.1", "rifle"} <= set(ship.g.removed)


# the Intruder Player


def hunted(*cards: str, crew: tuple[str, ...] = ("captain", "scout", "soldier")) -> Voyage:
    """A ship whose Scout died first and plays the Intruders, with these cards in hand; it is the hunter's turn."""
    ship = Voyage(crew, intruder_player="on")
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
    ship = Voyage(("captain", "scout", "soldier"), intruder_player="on")
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
    ship = Voyage(("captain", "scout", "soldier"), intruder_player="on")
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
    ship = Voyage(("captain", "scout", "soldier", "mechanic"), intruder_player="on")
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
    ship.acts("captain", "move to=cabins via=11-15-1")
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


# the alternate ship


@pytest.mark.rule("NEM-ALTBOARD-01")
@pytest.mark.parametrize(("mode", "count"), [("crew", 2), ("crew", 5), ("solo", 1), ("coop", 3)])
def test_the_other_side_may_be_used_in_any_mode(mode: str, count: int) -> None:
    g = GAME.setup(Setup(GAME.seats[:count], mode, {"ship": "alternate"}), b"x")
    assert g.board.id == "alternate"
    assert g.board.special == {
        "cockpit": "2",
        "hibernatorium": "8",
        "engine-3": "18",
        "engine-2": "19",
        "engine-1": "20",
    }
    assert len(g.rooms) == 21
    assert GAME.setup(Setup(GAME.seats[:count], mode, {}), b"x").board.id == "base"


@pytest.mark.rule("NEM-ALTBOARD-02", "NEM-RUL-61")
def test_the_other_side_has_two_technical_networks_that_do_not_touch() -> None:
    ship = Voyage(("mechanic", "captain"), ship="alternate")
    nets = list(ship.g.board.technical)
    assert len(nets) == 2
    red, blue = ("1", "7", "9", "10", "11", "18", "19"), ("3", "7", "9", "11", "12", "19", "20")
    assert {tuple(sorted(rooms, key=int)) for rooms in ship.g.board.technical.values()} == {red, blue}
    ship.at(mechanic="1", captain="3").hand("mechanic", "technical-corridors", "rest")
    ship.picks("mechanic", "play card=technical-corridors part=technical-corridors")
    reached = {ship.g.room_named(key.partition("room=")[2]) for key in ship.options("mechanic")}
    assert reached == set(red) - {"1"}
    noisy = Voyage(("mechanic", "captain"), ship="alternate")
    there = noisy.g.board.exits["10"]["1"]
    noisy.at(mechanic="14", captain="2").turns(noise=[net for net in nets if net != there]).hand(
        "mechanic", "rest", "search"
    )
    way = noisy.g.board.between("10", "14")[0]
    noisy.noise("1")
    noisy.acts("mechanic", f"move to={noisy.g.place('10')} via={way}")
    noisy.silent(EncounterBegan)
    assert sorted(noisy.g.noise) == sorted(nets)


@pytest.mark.rule("NEM-ALTBOARD-03")
def test_two_corridors_between_the_same_rooms_are_separate() -> None:
    ship = Voyage(ship="alternate")
    pair = ship.g.board.between("5", "8")
    assert pair == ("5-8-1", "5-8-2")
    ship.at(captain="8", scout="2").turns(doors={pair[0]: "closed"}, noise=[pair[0]])
    to = ship.g.place("5")
    ship.refused("captain", f"move to={to} via={pair[0]}", "door-closed", "NEM-MOVE-06")
    ship.noise("2")
    ship.acts("captain", f"move to={to} via={pair[1]}")
    ship.silent(EncounterBegan)
    assert sorted(ship.g.noise) == sorted(pair)
    doubled = Counter(tuple(way.split("-")[:2]) for way in ship.g.board.corridors)
    assert {rooms for rooms, count in doubled.items() if count == 2} == {
        ("5", "8"),
        ("11", "13"),
        ("17", "18"),
        ("20", "21"),
    }


@pytest.mark.rule("NEM-ALTBOARD-04", "NEM-RUL-61")
def test_the_evacuation_sections_lie_face_up_with_a_token_that_first_entry_resolves() -> None:
    ship = Voyage(ship="alternate", explored=False)
    for number, tile in (("7", "evacuation-a"), ("9", "evacuation-b")):
        room = ship.g.rooms[number]
        assert (room.tile, room.face_up, room.explored) == (tile, True, False)
        assert room.token
        assert ship.view().rooms[number].place == tile
        assert room.token not in str(ship.view())
    ones = [room.tile for room in ship.g.rooms.values() if TILES[room.tile].set == 1]
    assert len(ones) == len(set(ones)) == 11
    ship.at(captain="4", scout="2").set(
        lambda g: (g.removed.append(g.rooms["7"].token), setattr(g.rooms["7"], "token", "fire.1"))
    )
    ship.noise("1")
    ship.acts("captain", "move to=evacuation-a via=4-7-1")
    room = ship.g.rooms["7"]
    assert (room.explored, room.fire, room.items) == (True, True, 2)
    ship.told(NoiseRolled, who="captain")
    assert kind("fire.1") == "fire"
