"""Line of Sight and Range: the ledger's example, each thing that blocks, and a slow independent judge."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from bot.engine.boards.hexes import disc, line, parse, ring
from bot.games.rise.box.ground import Blocks, Cut, Ground, pair
from bot.games.rise.box.layout import Placement
from bot.games.rise.box.maps import assemble
from bot.games.rise.rules.map.paths import in_reach, path_distance
from bot.games.rise.rules.map.sight import hex_distance, sees
from tests.support.rise.bare import SHIFT, at, bare, row
from tests.support.rise.oracle import oracle_sees

NONE: frozenset[str] = frozenset()
BOARD = [at(q, r) for q in range(-5, 7) for r in range(-5, 7)]
WALL = [pair for r in range(-5, 7) for pair in ((at(-1, r), at(-2, r)), (at(-1, r), at(-2, r + 1)))]
GUARDIAN, TERMINAL, COVER = at(0, 0), frozenset(row((1, 0))), frozenset(row((0, 2)))
EXAMPLE = bare(BOARD, walls=WALL)


def spies(ground: Ground, red: frozenset[str], a: str, b: str) -> bool:
    """Whether two hexes see each other."""
    return sees(ground, red, (a,), (b,))


@pytest.mark.rule("RISE-EX-04", "RISE-LOS-01", "RISE-LOS-03", "RISE-LOS-04", "RISE-LOS-05", "RISE-LOS-09")
@pytest.mark.parametrize(
    ("target", "steps", "seen"),
    [((3, -1), 3, True), ((0, 4), 4, True), ((-3, 1), 3, False), ((2, 0), 2, False)],
    ids=["red: partly hidden", "white: behind Cover", "blue: behind a Wall", "yellow: behind the Terminal"],
)
def test_the_example_of_sight_and_range(target: tuple[int, int], steps: int, seen: bool) -> None:
    assert hex_distance((GUARDIAN,), (at(*target),)) == steps
    assert spies(EXAMPLE, TERMINAL, GUARDIAN, at(*target)) == seen
    blocks = Blocks(red=TERMINAL, yellow=COVER)
    assert in_reach(EXAMPLE, blocks, (GUARDIAN,), 4, at(*target)) == seen


@pytest.mark.rule("RISE-EX-04", "RISE-RULING-11")
def test_a_single_terminal_hides_the_whole_row_behind_it() -> None:
    assert not any(spies(EXAMPLE, TERMINAL, GUARDIAN, at(q, 0)) for q in (2, 3, 4, 5))
    assert spies(EXAMPLE, TERMINAL, GUARDIAN, at(1, 1))
    assert spies(EXAMPLE, TERMINAL, GUARDIAN, at(2, -1))
    both = TERMINAL | {at(0, 1)}
    assert not spies(EXAMPLE, both, GUARDIAN, at(1, 1)), "only the common corner is left, and touching blocks"


@pytest.mark.rule("RISE-EX-04", "RISE-RULING-09", "RISE-RULING-10", "RISE-RANGE-01", "RISE-RANGE-03")
def test_range_is_not_the_way_to_walk() -> None:
    blocks = Blocks(red=TERMINAL, yellow=COVER)
    assert path_distance(EXAMPLE, blocks, (GUARDIAN,), at(2, 0)) == 3
    assert hex_distance((GUARDIAN,), (at(2, 0),)) == 2
    assert path_distance(EXAMPLE, blocks, (GUARDIAN,), at(-3, 1)) is None
    assert hex_distance((GUARDIAN,), (at(-3, 1),)) == 3
    corridor = bare(row((0, 0), (0, 1), (0, 2), (0, 3), (0, 4)))
    assert path_distance(corridor, blocks, (GUARDIAN,), at(0, 4)) == 5
    assert hex_distance((GUARDIAN,), (at(0, 4),)) == 4


@pytest.mark.rule("RISE-RANGE-01", "RISE-RULING-52", "RISE-ENTRANCE-07")
def test_range_and_sight_to_an_entrance_take_its_best_half_hex() -> None:
    ground = bare(row((0, 0), (1, 0), (2, 0), (2, 1), (0, 2)), half=row((2, 0), (2, 1), (0, 2)), solid=[at(1, 0)])
    entrance = row((2, 0), (2, 1), (0, 2))
    assert hex_distance((at(0, 0),), entrance) == 2
    assert not sees(ground, NONE, (at(0, 0),), entrance)
    wider = bare(ground.cells, half=entrance)
    assert sees(wider, NONE, (at(0, 0),), entrance)
    assert not sees(wider, NONE, (at(0, 0),), entrance[2:])


@pytest.mark.rule("RISE-RANGE-02", "RISE-RANGE-04")
def test_range_and_sight_are_both_needed() -> None:
    blocks = Blocks(red=TERMINAL)
    assert in_reach(EXAMPLE, blocks, (GUARDIAN,), 3, at(3, -1))
    assert not in_reach(EXAMPLE, blocks, (GUARDIAN,), 2, at(3, -1)), "in sight, but too far"
    assert not in_reach(EXAMPLE, blocks, (GUARDIAN,), 3, at(2, 0)), "near enough, but hidden"


@pytest.mark.rule("RISE-LOS-02", "RISE-RULING-12")
def test_lines_stay_on_the_tiles_and_half_hexes_belong_to_them() -> None:
    ends = row((0, 0), (2, 0))
    assert not spies(bare(ends), NONE, *ends), "nothing but void between"
    assert spies(bare([*ends, at(1, 0)], half=[at(1, 0)]), NONE, *ends)
    assert not spies(bare([*ends, at(1, 0)], solid=[at(1, 0)]), NONE, *ends)
    assert not spies(bare([*ends, at(1, 0)], solid=[at(1, 0)]), NONE, at(0, 0), at(1, 0))
    assert not spies(bare(ends), NONE, at(0, 0), at(1, 0))


@pytest.mark.rule("RISE-LOS-02", "RISE-RULING-11")
def test_the_edge_between_two_void_hexes_is_no_way_through() -> None:
    """Two steps off the row, sight needs one of the two hexes between: along their common edge it touches both."""
    ends = row((0, 0), (1, 1))
    assert spies(bare([*ends, at(1, 0)]), NONE, *ends)
    assert not spies(bare([*ends]), NONE, *ends)


@pytest.mark.rule("RISE-LOS-07", "RISE-DOOR-02", "RISE-OBST-03", "RISE-RULING-89")
def test_doors_block_while_they_are_closed() -> None:
    corridor = bare(row(*((q, 0) for q in range(5))))
    door = frozenset(row((2, 0), (3, 0)))
    closed = Blocks(red=door, doors=door)
    assert not in_reach(corridor, closed, (at(0, 0),), 9, at(4, 0))
    assert in_reach(corridor, closed.opened(), (at(0, 0),), 9, at(4, 0))


@pytest.mark.rule("RISE-RULING-13")
def test_nobody_is_hidden_by_the_hex_they_are_in() -> None:
    corridor = bare(row(*((q, 0) for q in range(5))), red=row((4, 0)))
    ends = frozenset(row((0, 0), (3, 0), (4, 0)))
    assert spies(corridor, ends, at(0, 0), at(3, 0))
    assert not spies(corridor, ends, at(0, 0), at(4, 0))
    assert spies(corridor, ends - {at(3, 0)}, at(0, 0), at(4, 0)), "a printed outline is no different"
    assert sees(corridor, ends, row((0, 0), (3, 0)), (at(4, 0),)), "all hexes of one figure are its own"


@pytest.mark.rule("RISE-RULING-81", "RISE-RULING-13")
def test_the_truck_hides_only_those_outside() -> None:
    corridor = bare(row(*((q, 0) for q in range(6))))
    blocks = Blocks(red=frozenset(row((5, 0))), truck=frozenset(row((2, 0), (3, 0))))
    assert not in_reach(corridor, blocks, (at(0, 0),), 9, at(4, 0))
    assert in_reach(corridor, blocks, (at(0, 0),), 9, at(3, 0))
    assert in_reach(corridor, blocks, (at(2, 0),), 9, at(4, 0))


@pytest.mark.rule("RISE-RULING-14")
def test_a_single_wall_parts_neighbours_but_is_seen_round() -> None:
    a, b = at(0, 0), at(1, 0)
    ground = bare((hex.name for hex in disc(SHIFT, 2)), walls=[(a, b)])
    assert b not in ground.adjacent[a]
    assert hex_distance((a,), (b,)) == 1
    assert spies(ground, NONE, a, b)


@pytest.mark.rule("RISE-RULING-14")
@pytest.mark.parametrize(("upper", "lower"), [*product((0, 1), repeat=2)])
def test_a_wall_that_goes_on_at_both_ends_closes_the_sight(upper: int, lower: int) -> None:
    a, b = at(0, 0), at(1, 0)
    walls = [(a, b), ((a, b)[upper], at(1, -1)), ((a, b)[lower], at(0, 1))]
    cells = [hex.name for hex in disc(SHIFT, 2)]
    assert not spies(bare(cells, walls=walls), NONE, a, b)
    assert spies(bare(cells, walls=walls[:2]), NONE, a, b)


@pytest.mark.rule("RISE-RULING-15")
@pytest.mark.parametrize(("cut", "ends"), [("across", ((0, -1), (0, 1))), ("upright", ((-1, 0), (1, 0)))])
def test_a_wall_along_a_joint_blocks_in_the_middle_of_its_half_hexes(
    cut: Cut, ends: tuple[tuple[int, int], ...]
) -> None:
    here, there = row(*ends)
    cells = [here, at(0, 0), there]
    assert spies(bare(cells), NONE, here, there)
    assert not spies(bare(cells, cuts={at(0, 0): cut}), NONE, here, there)


def random_ground(random: Random) -> tuple[Ground, frozenset[str]]:
    """Throw a small map together: void, solid and red hexes, Walls, and Walls through half-hexes."""
    cells = [hex.name for hex in disc(SHIFT, random.choice((1, 2, 2, 3)))]
    void, solid, red, wall, cut = (random.random() * most for most in (0.3, 0.1, 0.3, 0.3, 0.3))
    kept = [name for name in cells if random.random() >= void] or cells
    cuts: dict[str, Cut] = {
        name: random.choice(("across", "upright")) for name in kept if random.random() < cut and random.random() < 0.5
    }
    edges = {pair(name, near.name) for name in kept for near in parse(name).neighbours() if near.name in kept}
    return (
        bare(
            kept,
            walls=[edge for edge in sorted(edges) if random.random() < wall],
            solid=[name for name in kept[1:] if random.random() < solid],
            red=[name for name in kept if random.random() < red / 4],
            half=cuts,
            cuts=cuts,
        ),
        frozenset(name for name in kept if random.random() < red),
    )


@pytest.mark.rule("RISE-RULING-11", "RISE-LOS-01")
def test_the_quick_answer_is_the_slow_one(long: bool) -> None:
    verdicts = set()
    for seed in range(6000 if long else 240):
        random = Random(seed)
        ground, red = random_ground(random)
        ends = [name for name, cell in ground.cells.items() if not cell.solid]
        for _ in range(5):
            a = tuple(random.choices(ends, k=random.choice((1, 1, 1, 2))))
            b = (random.choice(ends),)
            truth = oracle_sees(ground, red, a, b)
            assert sees(ground, red, a, b) == truth, (seed, a, b)
            verdicts.add((truth, hex_distance(a, b)))
    assert {(seen, steps) for seen in (True, False) for steps in range(2, 6)} <= verdicts


@pytest.mark.rule("RISE-RULING-11")
def test_the_quick_answer_is_the_slow_one_along_narrow_lanes(long: bool) -> None:
    """Far ends that see each other, if at all, past whatever juts in from both sides."""
    verdicts = []
    for seed in range(6000 if long else 200):
        random = Random(seed)
        end = random.choice(ring(SHIFT, random.randrange(5, 10)))
        middle = line(SHIFT, end)
        ground = bare({near.name for hex in middle for near in (hex, *hex.neighbours())})
        free = random.sample(middle, len(middle) * 2 // 3)
        red = {name for name in sorted(ground.cells) if random.random() < 0.5} - {hex.name for hex in free}
        truth = oracle_sees(ground, frozenset(red), (SHIFT.name,), (end.name,))
        assert sees(ground, frozenset(red), (SHIFT.name,), (end.name,)) == truth, seed
        verdicts.append(truth)
    assert 0.2 < sum(verdicts) / len(verdicts) < 0.8


@pytest.mark.rule("RISE-RULING-11", "RISE-RULING-15")
def test_the_quick_answer_is_the_slow_one_on_real_tiles(long: bool) -> None:
    ground = assemble(
        (
            Placement("L2A", "A2"),
            Placement("L3A", "I2"),
            Placement("S1A", "A8"),
            Placement("S3B", "E8", turned=True),
            Placement("H1A", "I8"),
        )
    )
    random = Random(7)
    ends = sorted(ground.full | ground.border)
    for _ in range(4000 if long else 200):
        a, b = random.sample(ends, 2)
        if hex_distance((a,), (b,)) <= 7:
            assert sees(ground, NONE, (a,), (b,)) == oracle_sees(ground, NONE, (a,), (b,)), (a, b)
