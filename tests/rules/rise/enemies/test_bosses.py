"""Step 3D (RISE-BOSS): the Logic cards' rows, verb by verb, and how the T-1000 staggers."""

from __future__ import annotations

import pytest

from bot.games.rise.box.content import STAGGER
from bot.games.rise.box.enemy_cards import BossAct
from bot.games.rise.box.verbs import LOGIC_VERBS
from bot.games.rise.events.arrivals import EnemyArrived
from bot.games.rise.events.bosses import BossAmbushed, BossOrdered, BossRolled, BossStaggered, BossSummoned
from bot.games.rise.events.enemies import EnemyBurned, EnemyFlamed, EnemyMoved
from bot.games.rise.rules import harm
from bot.games.rise.rules.enemies import bosses
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Ally, Character, Token
from tests.support.rise.field import field
from tests.support.rise.foes import Phase, lay

LONG = field("a " * 20)
COMMANDER, FLAMES, LIQUID = "t-800-commander", "t-800-flamethrower", "t-1000"


def acts(at: Phase, boss: str, verb: str, amount: int = 1, range_: int = 0) -> None:
    """Let a Boss do one thing."""
    at.run(bosses.ACTS[verb](at.g, at.enemy(boss), BossAct(verb, amount, range_)))  # type: ignore[index,arg-type]


def test_every_verb_of_the_logic_cards_is_done() -> None:
    assert bosses.ACTS.keys() == LOGIC_VERBS.keys()


@pytest.mark.rule("RISE-BOSS-01", "RISE-BOSS-03", "RISE-RULING-66")
def test_the_team_orders_the_bosses_and_each_rolls_for_its_row() -> None:
    at = lay(LONG, {"john": "A1"}, {COMMANDER: "T1", FLAMES: "P1"})
    at.step("3D")
    assert at.ask.prompt == "boss-next"
    assert at.keys == {f"next target={COMMANDER}", f"next target={FLAMES}"}
    at.rolls(1, 1)
    at.does("john", f"next target={FLAMES}")
    assert [event.enemy for event in at.events if isinstance(event, BossRolled)] == [FLAMES, COMMANDER]
    assert (at.over, at.where()) == (True, {COMMANDER: "O1", FLAMES: "K1"})


@pytest.mark.rule("RISE-BOSS-02", "RISE-ENEMY-03", "RISE-ROUND-11")
@pytest.mark.parametrize("turn", ["john", "kyle"])
def test_bosses_act_in_every_enemy_phase_whatever_the_colour(turn: str) -> None:
    at = lay(LONG, {"john": "A1", "kyle": "B1"}, {COMMANDER: "T1"}, turn=turn)
    at.rolls(1)
    at.step("3D")
    assert at.where() == {COMMANDER: "O1"}


@pytest.mark.rule("RISE-BOSS-03", "RISE-BOSS-04", "RISE-RULING-66")
def test_a_row_that_moves_and_attacks_does_so_as_any_enemy_does() -> None:
    at = lay(LONG, {"john": "A1"}, {COMMANDER: "J1"})
    at.rolls(2, "S", "H", "-")
    at.step("3D")
    at.told(EnemyMoved, enemy=COMMANDER, to="G1")
    assert at.character("john").wounds == 1, "it stopped at Range 6, and rolled the row's three dice"
    at.rolls(6, "S", "S", "-", "-", "-")
    at.step("3D")
    assert (at.where(), at.character("john").wounds) == ({COMMANDER: "G1"}, 3)


@pytest.mark.rule("RISE-RULING-65", "RISE-STUN-02")
def test_a_stunned_boss_rolls_nothing_and_has_missed_its_turn() -> None:
    at = lay(LONG, {"john": "A1"}, {COMMANDER: "D1", FLAMES: "T1"})
    at.enemy(COMMANDER).stunned = True
    at.rolls(1)
    at.step("3D")
    assert at.over, "the order of one that acts and one that does not is nobody's choice"
    assert [event.enemy for event in at.events if isinstance(event, BossRolled)] == [FLAMES]
    assert at.enemy(COMMANDER).missed


def test_an_attack_may_have_a_range_of_its_row() -> None:
    at = lay(LONG, {"john": "A1"}, {FLAMES: "E1"})
    acts(at, FLAMES, "attack", 1)
    assert at.rolled == []
    acts(at, FLAMES, "attack", 1, 4)
    assert at.rolled == [1]


def test_flames_are_one_roll_against_everybody_near() -> None:
    at = lay(
        LONG,
        {"guardian": "C1", "john": "F1", "kyle": "T1", "alex": Character("yellow", "D1", down=True)},
        {FLAMES: "E1"},
        allies=[Ally("gunner", "resistance-gunner", "H1")],
        tokens=[Token("cover-1", "cover", ["F1"], 3), Token("smoke-grenade.1", "grenade", ["H1"])],
    )
    at.rolls("S", "F", "S")
    acts(at, FLAMES, "flame", 3)
    at.told(EnemyFlamed, friends=("guardian", "gunner", "john"))
    assert at.ask.seats == ("guardian",)
    at.does("guardian", "fist ability=hyperalloy-frame")
    assert at.over
    wounds = {seat: at.character(seat).wounds for seat in at.g.seats}
    assert wounds == {"guardian": 1, "john": 2, "kyle": 0, "alex": 0}, "Cover takes none of it"
    assert at.g.allies[0].wounds == 1, "in smoke the last die does not count"


@pytest.mark.rule("RISE-POOL-05", "RISE-POOL-06")
def test_a_summons_brings_the_line_to_the_nearest_entrance() -> None:
    edge = field("A " + "a " * 18 + "A")
    doors = {"alpha": ("A1",), "bravo": ("T1",)}
    at = lay(edge, {"john": "K1"}, {COMMANDER: "P1"}, entrances=doors, pool={"red": ["hk-8", "t-72"]})
    acts(at, COMMANDER, "summon", 1)
    at.told(BossSummoned, entrance="bravo")
    assert at.told(EnemyArrived).enemy == "hk-8.1"
    at.g.pool["red"] = []
    acts(at, COMMANDER, "summon", 1)
    assert at.events == []
    at = lay(edge, {"john": "B1"}, {COMMANDER: "K1"}, entrances=doors | {"alpha": ("A1", "B1")}, pool={"red": ["hk-8"]})
    acts(at, COMMANDER, "summon", 1)
    assert at.keys == {"summon entrance=alpha", "summon entrance=bravo"}


def test_an_order_lets_the_nearest_of_the_colour_attack_once_more() -> None:
    crowd = {COMMANDER: "J1", "t-800.1": "L1", "t-800.5": "F1", "hk-8.2": "K1"}
    at = lay(field("a a a a a a a a b c d d d d"), {"john": "A1"}, crowd)
    acts(at, COMMANDER, "order-attack", 1)
    assert at.rolled == [], "the nearest is out of Range, and no other takes its place"
    at.enemy("t-800.1").at, at.enemy(COMMANDER).at = "N1", "I1"
    at.rolls("S", "-", "-")
    acts(at, COMMANDER, "order-attack", 1)
    assert at.over
    at.told(BossOrdered, target="t-800.5")
    assert at.character("john").wounds == 1
    at.enemy(COMMANDER).at = "J1"
    acts(at, COMMANDER, "order-attack", 1)
    assert at.keys == {"next target=t-800.1", "next target=t-800.5"}, "equally near"


def test_an_ambush_sets_it_beside_the_farthest_character() -> None:
    people: dict[str, str | Character] = {"john": "D1", "kyle": "M1", "alex": Character("white", "T1", down=True)}
    at = lay(LONG, people, {LIQUID: "A1", "t-800.1": "N1"}, allies=[Ally("gunner", "resistance-gunner", "S1")])
    acts(at, LIQUID, "ambush")
    assert at.over, "one hex beside Kyle is taken"
    at.told(BossAmbushed, friend="kyle", to="L1")
    at.enemy(LIQUID).at = "A1"
    at.g.enemies.pop()
    acts(at, LIQUID, "ambush")
    assert at.keys == {"stop to=L1", "stop to=N1"}
    at.does("john", "stop to=N1")
    assert at.enemy(LIQUID).at == "N1"


def test_equally_far_characters_are_the_teams_choice() -> None:
    at = lay(LONG, {"john": "A1", "kyle": "K1"}, {LIQUID: "F1"})
    acts(at, LIQUID, "ambush")
    assert at.keys == {"prey target=john", "prey target=kyle"}


@pytest.mark.rule("RISE-BOSS-08", "RISE-RULING-33")
def test_the_stagger_card_slows_the_t_1000_and_is_read_once() -> None:
    at = lay(LONG, {"john": "T1"}, {LIQUID: "A1"}, stagger=5)
    assert [row.at for row in STAGGER["stagger-a"].rows] == [3, 5, 8]
    at.rolls(1)
    at.step("3D")
    at.told(BossStaggered, stagger=5, move=2, dice=1, skipped=0)
    assert (at.where(), at.g.stagger) == ({LIQUID: "G1"}, 0), "8 - 2"
    at.rolls(1)
    at.step("3D")
    assert at.where() == {LIQUID: "O1"}


@pytest.mark.rule("RISE-BOSS-08", "RISE-RULING-33")
def test_its_attacks_roll_fewer_dice_and_many_hits_make_it_do_nothing() -> None:
    at = lay(LONG, {"john": "C1"}, {LIQUID: "B1"}, stagger=7)
    at.rolls(4, "-", "-", "-")
    at.step("3D")
    assert at.rolled == [1, 3]
    at.g.stagger = 8
    at.step("3D")
    at.told(BossStaggered, skipped=1)
    assert (at.rolled, at.g.stagger) == ([1, 3], 0)


@pytest.mark.rule("RISE-BOSS-08")
def test_the_mission_says_which_side_of_the_card() -> None:
    at = lay(LONG, {"john": "T1"}, {LIQUID: "A1"}, stagger=3, sheet={"stagger": "stagger-b"})
    assert bosses.penalty(at.g, at.enemy(LIQUID), "move") == 0
    at.g.stagger = 4
    assert bosses.penalty(at.g, at.enemy(LIQUID), "move") == 3
    at = lay(LONG, {"john": "T1"}, {COMMANDER: "A1"}, stagger=9)
    assert bosses.penalty(at.g, at.enemy(COMMANDER), "move") == 0, "others have no such card"


@pytest.mark.rule("RISE-BOSS-07")
def test_the_t_1000_goes_on_after_any_number_of_hits() -> None:
    at = lay(LONG, {"john": "T1"}, {LIQUID: "A1"})
    for _ in range(10):
        harm.strike(at.g, at.enemy(LIQUID), 4)
    at.rolls()
    at.step("3D")
    assert (at.where(), figures.stats(at.enemy(LIQUID)).wounds) == ({LIQUID: "A1"}, 0)


def test_a_boss_stunned_in_its_turn_stops_there_and_fire_burns_it_afterwards() -> None:
    grappler = Character("red", "C1", classes=["close-combat"])
    at = lay(LONG, {"john": grappler}, {LIQUID: "B1"}, tokens=[Token("incendiary-grenade.1", "grenade", ["B1"])])
    at.rolls(5, "F", "-", "-")
    at.step("3D")
    at.does("john", "fist ability=grapple")
    assert (at.over, at.rolled) == (True, [1, 3]), "its second Attack does not come"
    at.told(EnemyBurned, enemy=LIQUID, hits=3)
    assert (at.enemy(LIQUID).stunned, at.enemy(LIQUID).missed, at.g.stagger) == (True, False, 3)


@pytest.mark.rule("RISE-RULING-92", "RISE-ROUND-10")
def test_bosses_act_without_any_enemy_of_the_colour() -> None:
    at = lay(LONG, {"john": "A1"}, {COMMANDER: "T1", "t-800.2": "D1"})
    at.rolls(1)
    at.step("3D")
    assert at.where() == {COMMANDER: "O1", "t-800.2": "D1"}
