"""What is told says cause and effect, once, and by its own rules."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import pairwise

import pytest

from bot.engine.events import Event
from bot.engine.game import Setup
from bot.engine.match import Match
from bot.games import game
from bot.games.rise.box.enemy_cards import BossAct
from bot.games.rise.box.missions.shapes import Objective
from bot.games.rise.events import arrivals, attacks, bosses, enemies, missions, moves, rounds
from bot.games.rise.events.arrivals import NobodyCame
from bot.games.rise.events.attacks import ActionRerolled, AttackRerolled, AttackRolled, FistUsed, HitsCounted, Reacted
from bot.games.rise.events.bosses import BossIdle
from bot.games.rise.events.enemies import Damaged, EnemyAttacked, WentDown, Wounded
from bot.games.rise.events.missions import ObjectiveMet
from bot.games.rise.events.moves import Moved
from bot.games.rise.rules import harm
from bot.games.rise.rules.actions import moving
from bot.games.rise.rules.enemies import attacking, reinforcements
from bot.games.rise.rules.enemies import bosses as logic
from bot.games.rise.state import Character, Entrance
from bot.laws.players import Biased
from bot.text import tongue
from tests.support.ledger import written
from tests.support.rise.errand import errand
from tests.support.rise.field import field, lay, plays

ENGLISH = tongue("en")
ROW = field("a a a a a a a a a a")
ROOMS = (attacks, enemies, arrivals, bosses, missions, moves, rounds)
EVENTS = [
    kind
    for room in ROOMS
    for kind in vars(room).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == room.__name__
]


def said(event: Event) -> str:
    return str(ENGLISH.say(event.phrase("rise")))


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_an_event_names_rules_that_are_in_the_ledger(kind: type[Event]) -> None:
    assert kind.rules
    assert set(kind.rules) <= set(written("rise"))


def test_harm_weighs_more_than_an_attack_that_does_none_and_a_fall_more_than_a_wound() -> None:
    missed = EnemyAttacked(enemy="hk-8.1", friend="john", faces=("hit",), at="A1")
    wounded = Wounded(friend="john", wounds=1, slots=4, at="A1")
    fallen = WentDown(friend="john", at="A1", by="hk-8.1")
    assert missed.weight() < wounded.weight() < fallen.weight()


@pytest.mark.parametrize(
    ("told", "words"),
    [
        (Reacted(target="hk-8.1", reaction="jink", how="evade", amount=1), "react with Jink: one Hit is lost."),
        (Reacted(target="hk-8.1", reaction="jink", how="evade", amount=0), "Jink: there is no Hit to lose."),
        (Reacted(target="t-800.1", reaction="relentless", how="advance", amount=0), "but there is no way closer."),
        (Reacted(target="t-72.1", reaction="return-fire", how="return-fire", amount=2), "it fires back with 2 dice."),
        (HitsCounted(target="t-800.1", hits=2, defense=3), "2 Hits on T-800 #1, 3 needed: not enough."),
        (HitsCounted(target="t-800.1", hits=0, defense=3), "No Hit on T-800 #1, 3 needed."),
        (
            AttackRerolled(seat="john", ability="eyes-of-a-leader", faces=("hit",)),
            "John Connor rolls again with Eyes of",
        ),
        (AttackRerolled(seat="john", ability="rank", faces=("hit",), owner="john"), "spends a Rank token and rolls"),
        (AttackRerolled(seat="john", ability="sergeant", faces=("hit",), owner="kyle"), "Rank token of Kyle Reese's"),
        (ActionRerolled(seat="john", owner="kyle", dice=("1", "6")), "Rank token of Kyle Reese's and rolls again"),
        (FistUsed(seat="kyle", ability="follow-through", how="hits", amount=1), "Follow Through: one Hit more."),
        (WentDown(friend="john", at="A1", by="t-800.2"), "T-800 #2 brings John Connor Down at A1."),
        (WentDown(friend="john", at="A1", by="grenade.1"), "Grenade brings John Connor Down at A1."),
        (WentDown(friend="john", at="A1"), "John Connor is Down at A1."),
        (Wounded(friend="john", wounds=3, slots=4, at="A1", count=2), "John Connor takes 2 Wounds: 3 of 4."),
    ],
)
def test_who_did_what_by_what_and_what_came_of_it(told: Event, words: str) -> None:
    assert words in said(told)


def test_an_attack_from_the_board_is_called_by_its_ability() -> None:
    p = lay(ROW, {"guardian": "B1"}, {"t-800.1": "C1"})
    plays(p, "guardian", 3)
    p.rolls("H", "H", "S")
    p.does("guardian", "assign die=3 space=guardian.attack")

    rolled = next(event for event in p.events if isinstance(event, AttackRolled))
    assert "with Both Hands: Hit, Hit and Skull." in said(rolled)


def test_damage_is_told_apart_only_where_a_defence_changed_it() -> None:
    p = lay(ROW, {"john": "B1"}, {"t-800.1": "D1"})
    p.rolls("S", "S", "-")
    p.run(attacking.attack_friend(p.g, p.enemy("t-800.1"), "john", 3))
    p.silent(Damaged)
    p.told(Wounded, count=2)

    p = lay(ROW, {"guardian": "B1"}, {"t-800.1": "D1"})
    p.rolls("S", "F", "-")
    p.run(attacking.attack_friend(p.g, p.enemy("t-800.1"), "guardian", 3))
    p.does("guardian", "fist ability=hyperalloy-frame")
    p.told(Damaged, count=0)


@pytest.mark.rule("RISE-DOWN-01")
def test_whoever_goes_down_goes_down_of_somebody() -> None:
    p = lay(ROW, {"john": Character("red", "B1", wounds=4), "kyle": "J1"}, {"t-800.1": "D1"})
    p.rolls("S", "-", "-")
    p.run(attacking.attack_friend(p.g, p.enemy("t-800.1"), "john", 3))
    p.told(WentDown, friend="john", by="t-800.1")

    p = lay(ROW, {"john": Character("red", "B1", wounds=4), "kyle": "J1"})
    p.run(harm.hurt(p.g, "john", 1))
    p.told(WentDown, friend="john", by="")


@pytest.mark.rule("RISE-MOVE-01")
def test_one_move_is_one_sentence_through_however_many_zones() -> None:
    p = lay(field("a b c d e f"), {"john": "A1"})
    p.run(moving.move(p.g, "john", 5))
    p.does("john", "move to=F1")

    assert [event.path for event in p.events if isinstance(event, Moved)] == [("A1", "B1", "C1", "D1", "E1", "F1")]


@pytest.mark.rule("RISE-WIN-01")
def test_the_way_is_told_before_what_it_achieves() -> None:
    there = Objective(id="home", verb="reach", need=1, zones=("c",))
    never = Objective(id="never", verb="endure", need=99)
    p = errand(field("a b c d e f"), {"john": "A1"}, sheet={"objectives": (there, never)})
    p.run(moving.move(p.g, "john", 5))
    p.does("john", "move to=F1")

    assert [type(event) for event in p.events] == [Moved, ObjectiveMet, Moved]


@pytest.mark.rule("RISE-BOSS-04")
def test_a_boss_whose_row_comes_to_nothing_says_so() -> None:
    p = lay(ROW, {"john": "B1"}, {"t-800-commander": "E1"})
    boss = p.enemy("t-800-commander")
    p.run(logic.move(p.g, boss, BossAct("move", 5)))
    p.told(BossIdle, how="move")

    p = lay(field("a a a a a a a a a a a a a a a a"), {"john": "A1"}, {"t-800-commander": "P1"})
    p.run(logic.attack(p.g, p.enemy("t-800-commander"), BossAct("attack", 3)))
    p.told(BossIdle, how="attack")


@pytest.mark.rule("RISE-REINF-02")
def test_a_roll_that_brings_nobody_says_why() -> None:
    for line, shown in (["t-800"], 0), ([], 1):
        p = lay(ROW, {"john": "B1"}, entrances={"alpha": Entrance("alpha", ["J1"])}, pool={"red": line})
        p.rolls(2 if shown else 1)
        p.run(reinforcements.step(p.g))
        p.told(NobodyCame, shown=shown)


@pytest.mark.parametrize(("mission", "seats"), [("wolf-in-the-fold", 3), ("the-work-camp", 4), ("the-long-road", 2)])
def test_nobody_acts_after_the_end(mission: str, seats: int) -> None:
    ids = [event.phrase("rise").id for event in evening(mission, seats)]
    end = next(number for number, id in enumerate(ids) if id.startswith("rise-outcome-"))

    assert ids[end + 1 :] == ["rise-phase-mission"]


@cache
def evening(mission: str, seats: int) -> tuple[Event, ...]:
    """All that is told in a game that Vigil's players play."""
    rules, seed = game("rise"), f"told {mission} {seats}".encode().ljust(32)[:32]
    match, step = Match.start(rules, Setup(rules.seats[:seats], mission, {"mode": "skirmish"}), seed, camera=False)
    player, told = Biased(seed, 0.95), list(step.events)
    while not match.over:
        answer = player.answer(match)
        assert answer
        told += match.apply(answer).events
    return tuple(told)


@pytest.mark.rule("RISE-RULING-87")
@pytest.mark.parametrize(("mission", "seats"), [("wolf-in-the-fold", 3), ("the-work-camp", 4), ("the-long-road", 2)])
def test_a_whole_mission_reads_well(mission: str, seats: int) -> None:
    lines = [said(event) for event in evening(mission, seats)]
    stories = Counter(
        event.phrase("rise").id
        for event in evening(mission, seats)
        if event.phrase("rise").id.startswith(("rise-waypoint-", "rise-done-", "rise-story-"))
    )

    assert stories
    assert max(stories.values()) == 1, "once is once"
    assert not any(one == two for one, two in pairwise(lines) if "Fist" not in one)
    assert not [
        line for line in lines if re.search(r"\b0 (Hits?|Wounds?|Rank)|Enemy Phase is over|not hurt\..*not hurt", line)
    ]
    assert not [line for line in lines if line[0].islower()]
