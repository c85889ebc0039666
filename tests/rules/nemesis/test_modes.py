"""Solo, cooperative and the alternate ship (NEM-SOLO, NEM-COOP, NEM-ALTBOARD)."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.decks import kind_of
from bot.engine.game import Setup
from bot.games.nemesis import GAME
from bot.games.nemesis.box.content import EXPLORATION, OBJECTIVES, TILES
from bot.games.nemesis.events.crew import Revived
from bot.games.nemesis.events.ending import GoalRevealed, GoalsChecked, SignalsCounted
from bot.games.nemesis.events.intruders import EncounterBegan
from bot.games.nemesis.events.ship import NoiseRolled
from bot.games.nemesis.state import Nemesis
from tests.support import luck
from tests.support.nemesis.ship import Ship, things, winners

COOP = {each.id for each in OBJECTIVES.values() if each.kind == "coop"}


# solo


@pytest.mark.rule("NEM-SOLO-01")
def test_alone_one_has_two_of_the_solo_objectives() -> None:
    ship = Ship("pilot", mode="solo")
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
    ship = Ship("pilot", mode="solo")
    two = ship.me("pilot").objectives
    ship.turns(noise=["11-15-1"]).only_token("creeper.1").hand("pilot", "rest", "search")
    ship.noise("1")
    ship.acts("pilot", "move to=canteen via=11-15-1")
    assert ship.options("pilot") == {f"objective objective={each}" for each in two}
    ship.picks("pilot", f"objective objective={two[1]}")
    assert ship.me("pilot").objectives == [two[1]]


@pytest.mark.rule("NEM-SOLO-03", "NEM-EX-21")
@pytest.mark.parametrize(("crew", "alone"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_alone_item_counters_are_halved_rounded_up(crew: int, alone: int) -> None:
    for mode, count in (("solo", alone), ("crew", crew)):
        ship = Ship(*(("pilot",) if mode == "solo" else ("pilot", "captain")), mode=mode)
        token = next(each for each in ship.g.removed if EXPLORATION.get(each) == crew)
        ship.unexplored("15", "armory", token).hand("pilot", "rest", "search")
        ship.noise("1")
        ship.acts("pilot", "move to=slot-15 via=11-15-1")
        assert ship.g.rooms["15"].items == count


@pytest.mark.rule("NEM-SOLO-04")
@pytest.mark.parametrize(("met", "alive"), [(True, True), (True, False), (False, True)])
def test_alone_one_wins_by_surviving_with_the_objective_met(met: bool, alive: bool) -> None:
    ship = Ship("pilot", mode="solo")
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
        ship = Ship(*(("captain", "scout", "soldier", "mechanic", "scientist")[:count]), mode="coop")
        assert len(set(ship.g.goals)) == count
        assert set(ship.g.goals) <= COOP
        assert ship.view().goals == tuple(ship.g.goals)
        assert not any(player.objectives for player in ship.g.players.values())
    ship.turns(noise=["11-15-1"]).only_token("creeper.1").hand("captain", "rest", "order")
    ship.noise("1")
    ship.acts("captain", "move to=canteen via=11-15-1")
    assert ship.g.met
    assert ship.asked(ship.seat("captain")).prompt == "turn"


def goals(ship: Ship, *wanted: str) -> Ship:
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
    ship = goals(Ship("captain", "scout", "soldier", mode="coop"), "destination-earth", "special-delivery")
    ship.safe("earth" if earth else "mars")
    if egg:
        ship.gives("captain", "egg")
    if alive:
        ship.lifts_off("captain")  # any survivor may carry it
    ship.jumps("scout")
    won = bool(earth and egg and alive)
    ship.told(GoalsChecked, won=int(won))
    reveals = [(event.objective, event.met) for event in ship.events if isinstance(event, GoalRevealed)]
    assert reveals == [("destination-earth", earth * alive), ("special-delivery", egg * alive)], "one at a time"
    assert not any(isinstance(event, SignalsCounted) for event in ship.events)
    assert winners(ship) == ({"captain", "scout", "soldier"} if won else set())


@pytest.mark.rule("NEM-COOP-03", "NEM-EX-27", "NEM-RUL-59")
@pytest.mark.parametrize("signals", [0, 1, 2])
def test_together_each_objective_with_a_signal_needs_another_sender_dead_or_alive(signals: int) -> None:
    ship = goals(Ship("captain", "scout", "soldier", mode="coop"), "cutting-off-the-head", "clean-up-crew")
    ship.turns(queen_killed=True, nest_destroyed=True).lifts_off("captain")
    for who in ("scout", "soldier")[:signals]:
        ship.change(who, signal=True)
    ship.jumps("scout")
    assert bool(winners(ship)) == (signals == 2)
    ship.told(SignalsCounted, sent=signals, needed=2)
    order = [type(event) for event in ship.events if isinstance(event, GoalRevealed | SignalsCounted | GoalsChecked)]
    assert order == [GoalRevealed, GoalRevealed, SignalsCounted, GoalsChecked]


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
        ship = goals(Ship(mode="coop"), goal)
        ship.safe("venus").marks("armory", explored=False).lifts_off("captain").change("captain", signal=True)
        ship.change("captain", signal=False)
        if done:
            COOP_CASES[goal](ship)
        ship.jumps("scout")
        assert bool(winners(ship)) == done


@pytest.mark.rule("NEM-RUL-58", "NEM-RUL-57")
@pytest.mark.parametrize("room", ["surgery", "storage"])
def test_a_corpse_that_is_carried_into_the_surgery_is_there(room: str) -> None:
    ship = goals(Ship(mode="coop"), "emergency-post-mortem")
    ship.safe("venus").lifts_off("captain").empties("scout").marks("hibernatorium", objects=[])
    ship.gives("scout", "corpse-blue").stands("scout", room)
    ship.jumps("scout")
    assert bool(winners(ship)) == (room == "surgery")


def mourning() -> Ship:
    """A cooperative crew that has lost its Scout in the Storage."""
    ship = Ship("captain", "scout", "soldier", mode="coop")
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


# the alternate ship


@pytest.mark.rule("NEM-ALTBOARD-01")
@pytest.mark.parametrize(("mode", "count"), [("crew", 2), ("crew", 5), ("solo", 1), ("coop", 3)])
def test_the_other_side_may_be_used_in_any_mode(mode: str, count: int) -> None:
    g = GAME.rules.setup(Setup(GAME.seats[:count], mode, {"ship": "alternate"}), luck.seed())
    assert g.board.id == "alternate"
    assert g.board.special == {
        "cockpit": "2",
        "hibernatorium": "8",
        "engine-3": "18",
        "engine-2": "19",
        "engine-1": "20",
    }
    assert len(g.rooms) == 21
    assert GAME.rules.setup(Setup(GAME.seats[:count], mode, {}), luck.seed()).board.id == "base"


@pytest.mark.rule("NEM-ALTBOARD-02", "NEM-RUL-61")
def test_the_other_side_has_two_technical_networks_that_do_not_touch() -> None:
    ship = Ship("mechanic", "captain", ship="alternate")
    nets = list(ship.g.board.technical)
    assert len(nets) == 2
    red, blue = ("1", "7", "9", "10", "11", "18", "19"), ("3", "7", "9", "11", "12", "19", "20")
    assert {tuple(sorted(rooms, key=int)) for rooms in ship.g.board.technical.values()} == {red, blue}
    ship.at(mechanic="1", captain="3").hand("mechanic", "technical-corridors", "rest")
    ship.picks("mechanic", "play card=technical-corridors part=technical-corridors")
    reached = {ship.g.room_named(key.partition("room=")[2]) for key in ship.options("mechanic")}
    assert reached == set(red) - {"1"}
    noisy = Ship("mechanic", "captain", ship="alternate")
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
    ship = Ship(ship="alternate")
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
    ship = Ship(ship="alternate", explored=False)
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
    assert kind_of("fire.1") == "fire"
