"""How Enemies move: the ledger's example, each instruction, and a walk along every single path to compare with."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from bot.engine.boards.hexes import disc, parse
from bot.games.rise.box.ground import Blocks, Ground, pair
from bot.games.rise.rules.enemies.pursuit import EnemyMove, Stop, enemy_moves
from bot.games.rise.rules.map.paths import Figures, in_reach, nearest
from bot.games.rise.rules.map.sight import hex_distance
from tests.support.rise.bare import SHIFT, at, bare, row

NOTHING, NOBODY = Blocks(), Figures()
CORRIDOR = bare(row(*((q, 0) for q in range(-3, 10))))
DISC = bare([hex.name for hex in disc(SHIFT, 4)])

LANE = row((8, 1), (7, 2), (6, 3), (5, 4), (4, 5), (3, 6), (2, 7), (1, 8))
DOOR = frozenset(row((3, 1), (4, 1)))
EXAMPLE = bare([*CORRIDOR.cells, *LANE, *DOOR, at(3, 2)])
BLOCKS = Blocks(red=DOOR, doors=DOOR, yellow=frozenset(row((4, 5), (9, 0))))
PEOPLE = {"guardian": at(9, 0), "x": at(3, 2)}
W, ONE, TWO, THREE, DRONE = row((1, 0), (5, 0), (0, 0), (-3, 0), (1, 8))


def others(*enemies: str, downed: tuple[str, ...] = ()) -> Figures:
    """The example's figures, seen from the one that moves."""
    return Figures(enemies=frozenset(enemies), friends=frozenset(PEOPLE.values()), downed=frozenset(downed))


def ends(move: EnemyMove, target: str) -> list[str]:
    """The hexes where a move towards a friend may end."""
    assert all(stop.path[-1] == stop.at for stop in move.options[target])
    return [stop.at for stop in move.options[target]]


@pytest.mark.rule("RISE-EX-09", "RISE-EMOVE-04")
def test_example_the_first_stays_because_it_can_attack() -> None:
    assert hex_distance((ONE,), (PEOPLE["guardian"],)) == 4
    assert hex_distance((ONE,), (PEOPLE["x"],)) == 2
    assert enemy_moves(EXAMPLE, BLOCKS, (ONE,), 4, 6, PEOPLE, others(W, TWO, THREE, DRONE)) == EnemyMove()


@pytest.mark.rule("RISE-EX-09", "RISE-EMOVE-02", "RISE-EMOVE-05", "RISE-EMOVE-13", "RISE-EMOVE-18", "RISE-DOOR-04")
def test_example_the_second_passes_another_and_stops_in_range() -> None:
    move = enemy_moves(EXAMPLE, BLOCKS, (TWO,), 4, 6, PEOPLE, others(W, ONE, THREE, DRONE))
    assert move.targets == ("guardian",)
    assert move.options == {"guardian": (Stop(at(3, 0), row((0, 0), (1, 0), (2, 0), (3, 0)), 3),)}


@pytest.mark.rule("RISE-EX-09", "RISE-EMOVE-07", "RISE-EMOVE-14", "RISE-EMOVE-15", "RISE-RULING-55")
def test_example_the_third_stops_before_the_one_in_its_way() -> None:
    move = enemy_moves(EXAMPLE, BLOCKS, (THREE,), 4, 6, PEOPLE, others(W, ONE, at(3, 0), DRONE))
    assert move.options == {"guardian": (Stop(at(0, 0), row((-3, 0), (-2, 0), (-1, 0), (0, 0)), 3),)}
    assert not in_reach(EXAMPLE, BLOCKS, (at(0, 0),), 6, PEOPLE["guardian"])
    before = enemy_moves(EXAMPLE, BLOCKS, (THREE,), 4, 6, PEOPLE, others(W, ONE, TWO, DRONE))
    assert ends(before, "guardian") == [at(-1, 0)], "had it moved before the second"


@pytest.mark.rule("RISE-EX-09", "RISE-EMOVE-11", "RISE-EMOVE-12", "RISE-RULING-59")
def test_example_the_drone_flies_over_the_obstacle() -> None:
    figures = others(W, ONE, at(3, 0), at(0, 0))
    move = enemy_moves(EXAMPLE, BLOCKS, (DRONE,), 8, 2, PEOPLE, figures, flies=True)
    assert move.options == {"guardian": (Stop(at(7, 2), (DRONE, *LANE[-2:0:-1]), 6),)}
    assert hex_distance((DRONE,), (PEOPLE["guardian"],)) == 8
    walking = enemy_moves(EXAMPLE, BLOCKS, (DRONE,), 8, 2, PEOPLE, figures)
    assert [stop.spent for stop in walking.options["guardian"]] == [7]


@pytest.mark.rule("RISE-LOS-06", "RISE-EMOVE-04")
def test_whoever_stands_between_hides_nobody() -> None:
    figures = Figures(enemies=frozenset(row((1, 0))), downed=frozenset(row((2, 0))), friends=frozenset(row((4, 0))))
    assert enemy_moves(CORRIDOR, NOTHING, row((0, 0)), 4, 6, {"kyle": at(4, 0)}, figures) == EnemyMove()


@pytest.mark.rule("RISE-EMOVE-03", "RISE-EMOVE-04")
def test_any_friend_in_range_and_sight_keeps_it_in_place() -> None:
    people = {"near": at(2, 0), "seen": at(-4, 0)}
    blocks = Blocks(red=frozenset(row((1, 0))))
    assert nearest(DISC, blocks, row((0, 0)), people) == ("near",)
    assert enemy_moves(DISC, blocks, row((0, 0)), 4, 4, people, NOBODY) == EnemyMove()
    assert enemy_moves(DISC, blocks, row((0, 0)), 4, 3, people, NOBODY).targets == ("near",)


@pytest.mark.rule("RISE-EMOVE-09")
def test_equally_near_friends_are_left_to_the_team() -> None:
    people = {"kyle": at(9, 0), "alex": at(-3, 0)}
    move = enemy_moves(CORRIDOR, NOTHING, row((3, 0)), 2, 1, people, Figures(friends=frozenset(people.values())))
    assert move.targets == ("alex", "kyle")
    assert ends(move, "alex") == [at(1, 0)]
    assert ends(move, "kyle") == [at(5, 0)]


@pytest.mark.rule("RISE-EMOVE-10", "RISE-RULING-55")
def test_different_ends_of_cheapest_paths_are_left_to_the_team() -> None:
    people = {"kyle": at(3, -1)}
    move = enemy_moves(DISC, NOTHING, row((0, 0)), 1, 1, people, NOBODY)
    assert ends(move, "kyle") == sorted(row((1, 0), (1, -1)))
    straight = enemy_moves(DISC, NOTHING, row((0, 0)), 1, 1, {"kyle": at(3, 0)}, NOBODY)
    assert ends(straight, "kyle") == [at(1, 0)]
    diamond = bare(row((0, 0), (1, 0), (0, 1), (1, 1), (2, 1), (3, 1)))
    joined = enemy_moves(diamond, NOTHING, row((0, 0)), 2, 1, {"kyle": at(3, 1)}, NOBODY)
    assert ends(joined, "kyle") == [at(1, 1)], "two ways to one end are one option"


@pytest.mark.rule("RISE-RULING-55", "RISE-EMOVE-05")
def test_a_path_that_gains_a_target_goes_before_one_that_does_not() -> None:
    """Of two cheapest ways round a Terminal one is taken by another Enemy just where the target comes into Range."""
    people = {"kyle": at(2, 2)}
    blocks = Blocks(red=frozenset(row((1, 1))))
    ring = bare(row((0, 1), (0, 2), (1, 2), (1, 0), (2, 0), (2, 1), (1, 1), (2, 2), (0, 0)))
    alone = enemy_moves(ring, blocks, row((0, 0)), 3, 1, people, NOBODY)
    assert ends(alone, "kyle") == sorted(row((1, 2), (2, 1)))
    figures = Figures(enemies=frozenset(row((2, 1))))
    assert ends(enemy_moves(ring, blocks, row((0, 0)), 3, 1, people, figures), "kyle") == [at(1, 2)]
    short = enemy_moves(ring, blocks, row((0, 0)), 2, 1, people, figures)
    assert ends(short, "kyle") == sorted(row((0, 2), (2, 0)))
    both = Figures(enemies=frozenset(row((2, 1), (2, 0), (1, 0), (1, 2))))
    assert ends(enemy_moves(ring, blocks, row((0, 0)), 3, 1, people, both), "kyle") == sorted(row((0, 0), (0, 2)))


@pytest.mark.rule("RISE-RULING-55")
def test_it_does_not_stop_on_a_taken_hex_although_it_has_its_target_there() -> None:
    people = {"kyle": at(9, 0)}
    figures = Figures(enemies=frozenset(row((3, 0))), friends=frozenset(people.values()))
    move = enemy_moves(CORRIDOR, NOTHING, row((0, 0)), 4, 6, people, figures)
    assert ends(move, "kyle") == [at(4, 0)]


@pytest.mark.rule("RISE-EMOVE-17", "RISE-DOWN-06", "RISE-DOWN-07")
def test_the_downed_are_passed_and_not_stood_on() -> None:
    people = {"kyle": at(9, 0)}
    figures = Figures(downed=frozenset(row((1, 0), (2, 0))), friends=frozenset(people.values()))
    assert ends(enemy_moves(CORRIDOR, NOTHING, row((0, 0)), 3, 1, people, figures), "kyle") == [at(3, 0)]
    assert ends(enemy_moves(CORRIDOR, NOTHING, row((0, 0)), 2, 1, people, figures), "kyle") == [at(0, 0)]


@pytest.mark.rule("RISE-RULING-56")
def test_standing_friends_block_the_way() -> None:
    """An Ally stands in the short way to the one this Mission makes its target."""
    loop = bare(row((0, 0), (1, 0), (2, 0), (3, 0), (-1, 1), (-1, 2), (0, 2), (1, 2), (2, 2), (3, 1)))
    people = {"kyle": at(3, 0)}
    free = enemy_moves(loop, NOTHING, row((0, 0)), 1, 1, people, NOBODY)
    assert ends(free, "kyle") == [at(1, 0)]
    blocked = enemy_moves(loop, NOTHING, row((0, 0)), 1, 1, people, Figures(friends=frozenset(row((1, 0), (3, 0)))))
    assert ends(blocked, "kyle") == [at(-1, 1)]


@pytest.mark.rule("RISE-RULING-57", "RISE-EMOVE-11")
def test_one_movement_is_lost_before_an_obstacle() -> None:
    people = {"kyle": at(9, 0)}
    blocks = Blocks(yellow=frozenset(row((2, 0))))
    move = enemy_moves(CORRIDOR, blocks, row((0, 0)), 2, 1, people, NOBODY)
    assert move.options == {"kyle": (Stop(at(1, 0), row((0, 0), (1, 0)), 1),)}
    assert ends(enemy_moves(CORRIDOR, blocks, row((0, 0)), 2, 1, people, NOBODY, flies=True), "kyle") == [at(2, 0)]
    over = bare(row((0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (1, 1), (2, 1), (3, 1)))
    move = enemy_moves(
        over, Blocks(yellow=frozenset(row((1, 0), (2, 0)))), row((0, 0)), 2, 1, {"kyle": at(3, 0)}, NOBODY
    )
    assert ends(move, "kyle") == [at(1, 1)], "the way round is shorter"


@pytest.mark.rule("RISE-EMOVE-08", "RISE-RULING-58")
def test_behind_closed_doors_it_walks_up_to_them() -> None:
    door = frozenset(row((5, 0), (6, 0)))
    blocks = Blocks(red=door, doors=door)
    people = {"kyle": at(9, 0), "john": at(8, 0)}
    move = enemy_moves(CORRIDOR, blocks, row((0, 0)), 8, 1, people, NOBODY)
    assert move.targets == ("john",), "nobody can be reached: the nearest by hex distance"
    assert move.options["john"] == (Stop(at(4, 0), row(*((q, 0) for q in range(5))), 4),)
    taken = Figures(enemies=frozenset(row((4, 0))))
    assert ends(enemy_moves(CORRIDOR, blocks, row((0, 0)), 8, 1, people, taken), "john") == [at(3, 0)]


@pytest.mark.rule("RISE-RULING-58")
def test_a_closed_door_draws_it_away_from_a_friend_behind_the_wall() -> None:
    ground = bare(row((0, 0), (-1, 0), (-2, 1), (-2, 2), (-1, 2), (0, 2), (1, 2)))
    door = frozenset(row((-2, 1)))
    move = enemy_moves(ground, Blocks(red=door, doors=door), row((0, 0)), 8, 1, {"kyle": at(1, 2)}, NOBODY)
    assert ends(move, "kyle") == [at(-1, 0)], "though it was nearer where it stood"
    walled = enemy_moves(ground, Blocks(red=door), row((0, 0)), 8, 1, {"kyle": at(1, 2)}, NOBODY)
    assert ends(walled, "kyle") == [at(0, 0)]


@pytest.mark.rule("RISE-RULING-58")
def test_where_no_door_leads_either_it_goes_as_near_as_it_can() -> None:
    ground = bare([*row(*((q, 0) for q in range(5))), at(0, 1), at(6, 0)])
    people = {"kyle": at(6, 0)}
    move = enemy_moves(ground, NOTHING, row((0, 0)), 3, 1, people, NOBODY)
    assert move.options == {"kyle": (Stop(at(3, 0), row((0, 0), (1, 0), (2, 0), (3, 0)), 3),)}
    stuck = enemy_moves(ground, NOTHING, row((4, 0)), 3, 1, people, NOBODY)
    assert stuck.options == {"kyle": (Stop(at(4, 0), row((4, 0))),)}
    taken = Figures(enemies=frozenset(row((3, 0), (2, 0), (1, 0))))
    assert ends(enemy_moves(ground, NOTHING, row((0, 0)), 3, 1, people, taken), "kyle") == [at(0, 0)]


@pytest.mark.rule("RISE-RULING-58")
def test_of_hexes_as_near_the_cheaper_wins_and_then_the_team_decides() -> None:
    """Two arms reach within two hexes of the friend beyond the void."""
    arms = [*row((0, 0), (1, 0), (2, 0)), *row((0, 1), (0, 2)), at(2, 2)]
    ground = bare(arms)
    assert hex_distance(row((2, 0)), row((2, 2))) == hex_distance(row((0, 2)), row((2, 2))) == 2
    people = {"kyle": at(2, 2)}
    move = enemy_moves(ground, NOTHING, row((0, 0)), 4, 1, people, NOBODY)
    assert ends(move, "kyle") == sorted(row((2, 0), (0, 2)))
    slow = Blocks(yellow=frozenset(row((0, 1))))
    assert ends(enemy_moves(ground, slow, row((0, 0)), 4, 1, people, NOBODY), "kyle") == [at(2, 0)]


@pytest.mark.rule("RISE-RULING-58")
def test_it_stops_early_where_it_has_its_target_though_no_path_leads_there() -> None:
    """The friend sits beyond half-hexes, which can be seen over but not walked."""
    ground = bare(CORRIDOR.cells, half=row((7, 0), (8, 0)))
    move = enemy_moves(ground, NOTHING, row((0, 0)), 6, 5, {"kyle": at(9, 0)}, NOBODY)
    assert ends(move, "kyle") == [at(4, 0)]


@pytest.mark.rule("RISE-RULING-52", "RISE-RULING-53", "RISE-ENTRANCE-06")
def test_it_leaves_an_entrance_by_the_half_hex_on_the_shortest_way() -> None:
    half = row((-3, 1), (1, 1), (5, 1))
    ground = bare([*CORRIDOR.cells, *half], half=half)
    people = {"kyle": at(9, 0)}
    move = enemy_moves(ground, NOTHING, half, 2, 1, people, NOBODY)
    assert move.options == {"kyle": (Stop(at(7, 0), row((5, 1), (6, 0), (7, 0)), 2),)}
    full = Figures(enemies=frozenset(row((6, 0), (7, 0))))
    assert enemy_moves(ground, NOTHING, half, 2, 1, people, full).options["kyle"] == (Stop(half[0], half[:1]),)
    assert enemy_moves(ground, NOTHING, half, 2, 4, people, NOBODY) == EnemyMove(), "in Range from a half-hex of it"


@pytest.mark.rule("RISE-RULING-30", "RISE-EMOVE-06")
def test_some_move_on_although_they_have_a_target() -> None:
    people = {"kyle": at(4, 0)}
    figures = Figures(friends=frozenset(people.values()))
    assert enemy_moves(CORRIDOR, NOTHING, row((0, 0)), 2, 6, people, figures) == EnemyMove()
    move = enemy_moves(CORRIDOR, NOTHING, row((0, 0)), 2, 6, people, figures, stops=False)
    assert ends(move, "kyle") == [at(2, 0)]
    far = enemy_moves(CORRIDOR, NOTHING, row((0, 0)), 9, 6, people, figures, stops=False)
    assert ends(far, "kyle") == [at(3, 0)], "never into a friend's hex"
    unseen = enemy_moves(CORRIDOR, NOTHING, row((0, 0)), 9, 6, people, NOBODY, stops=False)
    assert unseen == far, "nor if the target is not counted among those in the way"


@pytest.mark.rule("RISE-RULING-81")
def test_the_truck_is_approached_but_never_entered() -> None:
    truck = frozenset(row((5, 0), (6, 0)))
    blocks = Blocks(truck=truck, arrows=frozenset([(at(5, 0), at(4, 0))]))
    people = {"kyle": at(6, 0)}
    move = enemy_moves(CORRIDOR, blocks, row((0, 0)), 9, 1, people, Figures(friends=frozenset(people.values())))
    assert ends(move, "kyle") == [at(4, 0)]


def paths(ground: Ground, blocks: Blocks, here: str, goal: str, shut: frozenset[str], cost: int) -> Iterator[list[str]]:
    """Go along every path to a friend that costs exactly this much, by the words of RISE-RULING-54."""
    for to in ground.adjacent[here]:
        if to == goal and cost == 1:
            yield []
        entry = 2 if to in blocks.yellow else 1
        free = not ground.cells[to].half and not ground.cells[to].solid
        if free and to not in blocks.red and to not in shut and to != goal and entry < cost:
            yield from ([to, *rest] for rest in paths(ground, blocks, to, goal, shut, cost - entry))


def slow_options(
    ground: Ground, blocks: Blocks, start: str, move: int, range_: int, goal: str, figures: Figures
) -> set[str] | None:
    """Find where a move may end by the words of RISE-RULING-55, one path after the other; none without a path."""
    shut = figures.friends - {goal}
    for cost in range(1, 9):
        ways = list(paths(ground, blocks, start, goal, shut, cost))
        if ways:
            break
    else:
        return None
    early, last = set(), set()
    for way in ways:
        spent, stood = 0, start
        for hex in way:
            spent += 2 if hex in blocks.yellow else 1
            if spent > move:
                break
            if not figures.taken(hex):
                stood = hex
                if in_reach(ground, blocks, (hex,), range_, goal):
                    early.add(hex)
                    break
        last.add(stood)
    return early or last


@pytest.mark.rule("RISE-RULING-55")
def test_the_options_are_those_of_all_paths_one_by_one(long: bool) -> None:
    compared = several = 0
    for seed in range(20000 if long else 1200):
        random = Random(seed)
        cells = [hex.name for hex in disc(SHIFT, 2) if random.random() < 0.9]
        start, goal, *rest = random.sample(cells, len(cells))
        edges = sorted(
            {pair(name, near.name) for name in cells for near in parse(name).neighbours() if near.name in cells}
        )
        ground = bare(cells, walls=[edge for edge in edges if random.random() < 0.1], half=rest[:1])
        blocks = Blocks(red=frozenset(rest[1:3]), yellow=frozenset(random.sample(cells, 5)) - {*rest[1:3]})
        figures = Figures(
            enemies=frozenset(rest[3 : 3 + random.randrange(5)]),
            downed=frozenset(rest[8:9]),
            friends=frozenset((goal, *rest[9 : 9 + random.randrange(3)])),
        )
        move, range_ = random.randrange(1, 6), random.randrange(1, 3)
        truth = slow_options(ground, blocks, start, move, range_, goal, figures)
        if truth is None or in_reach(ground, blocks, (start,), range_, goal):
            continue
        found = enemy_moves(ground, blocks, (start,), move, range_, {"kyle": goal}, figures)
        assert set(ends(found, "kyle")) == truth, seed
        compared += 1
        several += len(truth) > 1
    assert compared > 300
    assert several > 30


def test_what_it_finds_can_be_kept() -> None:
    """Moves are plain data: they can be sent to a view and stored."""
    move = enemy_moves(CORRIDOR, NOTHING, row((0, 0)), 2, 1, {"kyle": at(9, 0)}, NOBODY)
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(move), type=EnemyMove) == move
