"""What the rulebook tells of Enemies, objects, the Truck and Allies is so in the content."""

from __future__ import annotations

import pytest

from bot.games.rise.box.cards import Strike
from bot.games.rise.box.content import BOX, ENEMIES, SIDES, STAGGER, SURGE, TRUCK_DAMAGE
from bot.games.rise.box.enemy_cards import BossAct


@pytest.mark.rule("RISE-ENEMY-01")
def test_a_normal_enemy_has_one_card_and_a_boss_two() -> None:
    assert {enemy.id: enemy.decks["cards"] for enemy in BOX.enemies} == {
        "t-800": 1,
        "hk-8": 1,
        "t-72": 1,
        "t-800-commander": 2,
        "t-800-flamethrower": 2,
        "t-1000": 2,
    }


@pytest.mark.rule("RISE-ENEMY-04", "RISE-ENEMY-05", "RISE-ENEMY-06", "RISE-ENEMY-07")
def test_the_figures_that_the_rulebook_gives() -> None:
    endo, buzzer = ENEMIES["t-800"], ENEMIES["hk-8"]

    assert (endo.defense, endo.move, endo.attack, endo.range) == (3, 4, 3, 6)
    assert (buzzer.move, buzzer.attack, buzzer.range) == (8, 2, 2)
    assert {"defense", "move", "attack", "range"} <= set(endo.given)
    assert {"move", "attack", "range"} == set(buzzer.given) - {"name", "miniatures", "traits"}


@pytest.mark.rule("RISE-SKULL-05", "RISE-RULING-30")
def test_the_t_800_is_relentless() -> None:
    reaction = ENEMIES["t-800"].reaction

    assert (reaction.id, reaction.when, reaction.verb, reaction.amount) == (
        "relentless",
        "after-defending",
        "advance",
        2,
    )


@pytest.mark.rule("RISE-EMOVE-12", "RISE-RULING-59", "RISE-ENEMY-08")
def test_only_the_hk_8_ignores_obstacles() -> None:
    assert [enemy.id for enemy in BOX.enemies if any(t.verb == "ignore-obstacles" for t in enemy.traits)] == ["hk-8"]


@pytest.mark.rule("RISE-BOSS-07", "RISE-EMOVE-06")
def test_the_t_1000_cannot_be_destroyed_and_does_not_stop() -> None:
    assert {trait.verb for trait in ENEMIES["t-1000"].traits} == {"indestructible", "pursue"}
    assert ENEMIES["t-1000"].wounds == 0


@pytest.mark.rule("RISE-BOSS-05")
def test_the_other_bosses_take_several_wounds() -> None:
    assert all(ENEMIES[id].wounds > 1 for id in ("t-800-commander", "t-800-flamethrower"))


@pytest.mark.rule("RISE-BOSS-03")
@pytest.mark.parametrize("boss", ["t-800-commander", "t-800-flamethrower", "t-1000"])
def test_a_logic_card_answers_every_result(boss: str) -> None:
    assert all(ENEMIES[boss].row(die) for die in range(1, 7))
    assert ENEMIES[boss].row(1) == (BossAct("move", {"t-1000": 8}.get(boss, 5)),)


@pytest.mark.rule("RISE-BOSS-08")
def test_the_stagger_card_has_two_sides_of_rising_penalties() -> None:
    assert [[(row.at, row.verb) for row in side.rows] for side in STAGGER.values()] == [
        [(3, "move"), (5, "dice"), (8, "skip")],
        [(4, "move"), (7, "dice"), (11, "skip")],
    ]


def test_the_surge_ends_with_a_large_group() -> None:
    assert (SURGE.rows[-1].at, SURGE.rows[-1].verb) == (SURGE.steps, "arrivals")


# Objects, the Truck, Allies


@pytest.mark.rule("RISE-OBST-07", "RISE-OBST-08")
def test_crates_are_yellow_terminals_and_doors_red() -> None:
    outlines = {(side.kind, side.outline) for side in BOX.sides if side.interact}

    assert outlines == {("crate", "yellow"), ("terminal", "red"), ("door", "red")}


@pytest.mark.rule("RISE-INTERACT-02", "RISE-INTERACT-04", "RISE-OBST-07")
def test_a_crate_gives_cards_of_both_decks_by_the_value_of_the_die() -> None:
    given = [[row.verb for row in SIDES["supply-crate"].at(die)] for die in range(1, 7)]

    assert given == [["draw-equipment"]] * 3 + [["pick-equipment"]] * 2 + [["draw-weapon"]]


@pytest.mark.rule("RISE-DOOR-03", "RISE-RULING-89")
def test_a_plain_door_opens_with_any_die() -> None:
    assert all([row.verb for row in SIDES["door"].at(die)] == ["open-this"] for die in range(1, 7))
    assert not list(SIDES["blast-door"].at(4))


@pytest.mark.rule("RISE-TRUCK-03", "RISE-TRUCK-08", "RISE-TRUCK-14", "RISE-RULING-81")
def test_only_the_driver_seat_drives() -> None:
    seats = {side.id: side for side in BOX.sides if side.kind == "truck"}

    assert [id for id, side in seats.items() if side.spaces[0].does == "drive"] == ["driver-seat"]
    assert seats["driver-seat"].spaces[0].accepts == ()
    assert len({side.place for side in seats.values()}) == len(seats) == 4


@pytest.mark.rule("RISE-TRUCK-01")
def test_the_truck_has_a_cannon_and_can_be_destroyed() -> None:
    assert SIDES["roof-cannon"].spaces[0].strike == Strike(dice=4, range=(2, 8))
    assert TRUCK_DAMAGE.rows[-1].verb == "destroyed"


@pytest.mark.rule("RISE-GEN-09")
def test_a_soldiers_ring_names_its_card() -> None:
    rings = [tuple(side.ring for side in card.sides) for card in BOX.references if card.sides[0].kind == "soldier"]

    assert rings == [("red", "red"), ("blue", "blue"), ("white", "white")]


@pytest.mark.rule("RISE-ALLY-01", "RISE-ALLY-03", "RISE-ALLY-04")
def test_an_ally_has_one_command_space_without_bonuses_and_a_fixed_move() -> None:
    allies = [side for side in BOX.sides if side.ally]

    assert len(allies) == 6
    for side in allies:
        assert side.ally
        assert [(space.kind, space.does, space.bonuses) for space in side.spaces] == [("command", "ally-acts", ())]
        assert side.ally.acts[0] == "move"
        assert side.ally.move > 0
        assert ("attack" in side.ally.acts) == bool(side.ally.attack and side.ally.range)
