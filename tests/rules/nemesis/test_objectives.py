"""Objectives: when they are chosen, what each of them wants (NEM-OBJ)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.nemesis.box.content import OBJECTIVES
from bot.games.nemesis.box.shapes import INTRUDER_KINDS
from bot.games.nemesis.events.body import ScanSeen
from bot.games.nemesis.events.finds import ObjectiveSeen
from bot.games.nemesis.events.intruders import Attacked, ChoicesMade
from bot.games.nemesis.rules.objectives import WANTS, Fate
from bot.games.nemesis.state import Nemesis
from tests.support.nemesis.ship import Ship, winners

# Objectives in play


def first_meeting(*crew: str, **options: Any) -> Ship:
    """Somebody about to have the First Encounter, with an Adult."""
    ship = Ship(*(crew or ("captain", "scout", "soldier")), **options)
    ship.hand("captain", "rest").turns(noise=["11-15-1"])
    ship.at(**dict.fromkeys(ship.crew[1:], "cockpit")).only_token("adult.12").next_attacks("scratch.1")
    ship.stands("captain", "11")
    ship.noise("1")
    ship.picks("captain", "move to=canteen via=11-15-1")
    return ship


@pytest.mark.rule("NEM-OBJ-01", "NEM-RUL-56")
def test_at_the_first_miniature_everybody_keeps_one_objective_at_once_and_in_secret() -> None:
    ship = first_meeting()
    assert set(ship.match.waiting) == set(ship.g.seats)
    assert [each.kind for each in ship.g.intruders] == ["adult"]
    for who in ship.crew:
        assert ship.options(who) == {f"objective objective={each}" for each in ship.me(who).objectives}
        ask = ship.asked(ship.seat(who))
        assert all(ask.seen_by(ship.seat(other)).options == () for other in ship.crew if other != who)
    ship.silent(Attacked)


@pytest.mark.rule("NEM-OBJ-02", "NEM-OBJ-04")
def test_the_other_objective_leaves_unseen_and_the_kept_one_stays_secret() -> None:
    ship = first_meeting()
    kept = {}
    for who in ship.crew:
        kept[who] = ship.me(who).objectives[0]
        ship.picks(who, f"objective objective={kept[who]}")
    for who in ship.crew:
        assert ship.me(who).objectives == [kept[who]]
        assert ship.view(who).objectives == (kept[who],)
        assert not any(each in str(ship.view(who).crew) for each in OBJECTIVES)
        assert len([note for note in ship.view(who).notes if note.id == "gave-up"]) == 1
    assert not any(each in str(ship.view()) for each in OBJECTIVES)
    ship.told(ChoicesMade)
    ship.silent(ObjectiveSeen)


@pytest.mark.rule("NEM-OBJ-03", "NEM-RUL-56")
def test_the_encounter_is_carried_on_after_the_choices() -> None:
    ship = first_meeting()
    for who in ship.crew:
        ship.picks(who, min(ship.options(who)))
    ship.told(Attacked, who="captain")  # an empty hand is surprised only now
    assert ship.me("captain").light == 1


@pytest.mark.rule("NEM-OBJ-05", "NEM-RUL-56")
def test_eggs_blanks_and_larvae_on_boards_are_no_first_encounter() -> None:
    ship = Ship()
    ship.stands("captain", "nest").hand("captain", "rest", "order")
    ship.noise("1")
    ship.acts("captain", "room part=take-egg")
    assert not ship.g.met
    ship.turns(noise=list(ship.g.board.noisy[ship.me("captain").at])).only_token("blank.1")
    ship.turn("captain").hand("captain", "rest", "order")
    ship.empties("captain")
    ship.noise("1")
    ship.acts("captain", "room part=take-egg")
    assert not ship.g.met
    ship.stands("scout", "shower-room").turn("scout").hand("scout", "rest", "search", "infected")
    ship.acts("scout", "room part=shower", after=["scanning answer=yes"])
    assert ship.me("scout").larva
    assert not ship.g.met
    ship.silent(ScanSeen, infected=0)


@pytest.mark.rule("NEM-RUL-56")
@pytest.mark.parametrize("cause", ["scan", "queen"])
def test_any_cause_of_a_miniature_is_the_first_encounter(cause: str) -> None:
    ship = Ship("captain", "scout", "soldier")
    if cause == "scan":
        ship.stands("captain", "shower-room").hand("captain", "rest", "order", "infected")
        ship.change("captain", larva=True)
        ship.acts("captain", "room part=shower", after=["scanning answer=yes"])
        living = {"scout", "soldier"}  # players of dead Characters do not choose
    else:
        ship.stands("captain", "nest")
        ship.night(token="queen.1")
        living = {"captain", "scout", "soldier"}
    assert {ship.g.who(seat) for seat in ship.match.waiting} == living
    assert ship.asked(ship.seat("scout")).prompt == "objective"


@pytest.mark.rule("NEM-RUL-56")
def test_those_who_sleep_or_left_choose_too_and_only_the_first_time() -> None:
    ship = Ship("captain", "scout", "soldier")
    ship.sleeps("scout").lifts_off("soldier").stands("captain", "nest")
    ship.night(token="queen.1")
    assert set(ship.match.waiting) == set(ship.g.seats)
    for who in ship.crew:
        ship.picks(who, min(ship.options(who)))
    ship.quiet()
    ship.set(lambda g: g.intruders.clear())
    ship.change("captain", wounds=[], light=0)
    ship.night(token="queen.1")
    assert not any(ask.prompt == "objective" for ask in ship.match.asks)


@pytest.mark.rule("NEM-OBJ-13")
def test_the_four_critical_moments_fire_whenever_their_condition_is_met() -> None:
    ship = first_meeting()
    assert ship.g.phase == "player"
    other = Ship("captain", "scout", "soldier")
    other.stands("captain", "nest")
    other.night(token="queen.1")
    assert other.g.phase == "event"
    assert {ask.prompt for ask in (*ship.match.asks, *other.match.asks)} == {"objective"}
    dying = Ship("captain", "scout", "soldier")
    dying.wounds("captain", "leg", "hand", "body").marks("hibernatorium", fire=True)
    dying.passes("captain")  # in the Player Phase
    assert not any(pod.locked for pod in dying.g.pods)
    bitten = Ship("captain", "scout", "soldier")
    bitten.wounds("captain", "leg", "hand").at(scout="cockpit", soldier="cockpit")
    bitten.intruder("adult", "hibernatorium")
    bitten.next_attacks("bite.1")
    bitten.night()  # in the Event Phase
    assert not any(pod.locked for pod in bitten.g.pods)
    late = Ship()
    late.turns(time=6, destruct=2)
    late.night()
    names = {type(event).__name__ for event in late.events}
    assert {"ChambersOpened", "DestructUnstoppable", "PodsUnlocked"} <= names


# what Objectives want, one by one

CREW = ("captain", "scout", "soldier", "mechanic", "scientist")


def hoard(g: Nemesis, count: int) -> None:
    me = g.players[g.seat_of("captain")]
    me.items = [f"medkit.{n}" for n in range(1, count)]


def met(ship: Ship, objective: str) -> bool:
    """Whether the Captain, who left in a Pod, wins with an Objective."""
    ship.seeks("captain", objective).lifts_off("captain")
    ship.jumps()
    return "captain" in winners(ship)


def base() -> Ship:
    """All five, the Captain with the Signal sent and nothing else that any Objective wants; the ship goes to Venus."""
    ship = Ship(*CREW)
    ship.change("captain", signal=True).safe("venus").lifts_off("soldier")
    ship.marks("armory", explored=False)
    ship.turns(met=True)
    return ship


def others_dead(ship: Ship) -> Ship:
    ship.change("soldier", state="aboard", at="11")
    return ship


CASES = {
    "salvaging-the-prime-asset": [lambda s: s.safe("earth"), others_dead],
    "oldest-friend": [lambda s: s.safe("earth"), others_dead],
    "quarantine": [lambda s: s.safe("mars"), lambda s: s.safe("earth").turns(nest_destroyed=True)],
    "great-hunt": [lambda s: s.turns(destruct=0), lambda s: s.turns(queen_killed=True)],
    "proper-burial": [lambda s: s.gives("captain", "corpse-blue")],
    "hoarder": [lambda s: s.set(lambda g: hoard(g, 7))],
    "relentless-investigator": [lambda s: s.marks("armory", explored=True)],
    "aliens-on-a-spaceship": [lambda s: s.turns(destruct=0), lambda s: s.turns(nest_destroyed=True)],
    "necroscopy": [lambda s: s.set(lambda g: setattr(g.clues[2], "known", True))],
    "ab-ovo": [lambda s: s.set(lambda g: setattr(g.clues[1], "known", True))],
    "extreme-field-biology": [lambda s: s.set(lambda g: [setattr(clue, "known", True) for clue in g.clues[1:]])],
    "my-precious": [lambda s: s.gives("captain", "egg")],
    "right-moment-to-strike": [others_dead],
    "greener-pastures": [lambda s: s],
    "old-feud": [others_dead],
    "hostile-takeover": [lambda s: s],
    "final-enlightenment": [lambda s: s],
}
"""What fulfils each Objective, each way of its own."""
ALREADY = {"greener-pastures": "scout", "hostile-takeover": "mechanic", "final-enlightenment": "scientist"}
"""Objectives that want somebody dead who is, unless they live."""


@pytest.mark.rule("NEM-OBJ-07", "NEM-OBJ-08", "NEM-OBJ-09", "NEM-OBJ-10", "NEM-OBJ-11", "NEM-OBJ-12", "NEM-RUL-57")
@pytest.mark.parametrize("objective", CASES)
def test_every_objective_is_met_by_each_of_its_ways_and_not_without(objective: str) -> None:
    for way in CASES[objective]:  # type: ignore[attr-defined]
        ship = base()
        way(ship)
        assert met(ship, objective)
    without = base()
    if objective in ALREADY:
        without.lifts_off(ALREADY[objective])
    assert not met(without, objective)


@pytest.mark.rule("NEM-OBJ-09")
@pytest.mark.parametrize("objective", [each.id for each in OBJECTIVES.values() if "signal" in str(each.wants)])
def test_the_signal_is_ones_own(objective: str) -> None:
    if OBJECTIVES[objective].kind == "coop":
        return
    for way in CASES[objective]:  # type: ignore[attr-defined]
        ship = base()
        way(ship)
        ship.change("captain", signal=False).change("soldier", signal=True)
        assert not met(ship, objective)


@pytest.mark.rule("NEM-OBJ-10")
def test_a_ship_that_explodes_reaches_nothing() -> None:
    ship = base()
    ship.safe("earth").turns(engines={"1": ["damaged", "working"], **{key: ["working", "damaged"] for key in "23"}})
    assert not met(ship, "salvaging-the-prime-asset")


@pytest.mark.rule("NEM-OBJ-08")
def test_best_friends_need_another_survivor() -> None:
    assert met(base(), "best-friends-forever")
    assert not met(others_dead(base()), "best-friends-forever")


@pytest.mark.rule("NEM-OBJ-07")
@pytest.mark.parametrize("number", [1, 2])
def test_who_must_not_survive_must_be_dead_however_and_ones_own_number_means_alone(number: int) -> None:
    objective = {1: "right-moment-to-strike", 2: "greener-pastures"}[number]
    for state in ("dead", "aboard", "launched"):
        ship = base()
        if number == 1:  # the Captain's own number: only alone
            ship.change("soldier", state=state, at="11" if state == "aboard" else "")
        else:
            ship.change("scout", state=state, at="11" if state == "aboard" else "")
        ship.seeks("captain", objective).lifts_off("captain")
        ship.jumps("mechanic")
        assert ("captain" in winners(ship)) == (state != "launched")


@pytest.mark.rule("NEM-OBJ-07")
@pytest.mark.parametrize(("objective", "rival"), [("right-moment-to-strike", "captain"), ("old-feud", "soldier")])
def test_whoever_must_be_dead_may_be_outlived_by_others(objective: str, rival: str) -> None:
    for state, won in (("dead", True), ("launched", False)):
        ship = base().lifts_off("mechanic", "scout").seeks("scout", objective)
        ship.change(rival, state=state, at="")
        ship.jumps()
        assert ("scout" in winners(ship)) == won


@pytest.mark.rule("NEM-OBJ-10")
def test_a_destroyed_ship_is_wanted_for_itself_and_takes_nest_and_queen_with_it() -> None:
    g = base().g
    for want in ("ship-destroyed", "nest-destroyed", "queen-killed"):
        met = WANTS[want]
        assert [met(g, Fate(destroyed), g.players["blue"]) for destroyed in (True, False)] == [True, False]


@pytest.mark.rule("NEM-RUL-57")
def test_a_hoarder_needs_a_pod_and_counts_items_only() -> None:
    for count, won in ((6, False), (7, True)):
        ship = base()
        ship.set(lambda g, n=count: hoard(g, n))  # type: ignore[misc]
        assert met(ship, "hoarder") == won  # the Six-Shooter is one of them, the Quest cards are not
    asleep = base()
    asleep.set(lambda g: hoard(g, 7)).safe("earth").seeks("captain", "hoarder")
    asleep.sleeps("captain")
    asleep.jumps("scout")
    assert "captain" not in winners(asleep)


def test_every_kind_of_objective_is_in_the_table() -> None:
    semi = {each.id for each in OBJECTIVES.values() if each.kind != "coop"}
    assert semi == {*CASES, "best-friends-forever"}
    assert INTRUDER_KINDS[-1] == "queen"
