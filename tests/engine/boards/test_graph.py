"""Ways through a board, held against slow and plainly right searches."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.engine.boards.graph import HOME, Ways, distances, nearest, reach, returning, round_trip, shortest

NAMES = "abcdef"
Board = dict[str, dict[str, int]]

ISLAND: Board = {
    "a": {"b": 1, "c": 2},
    "b": {"a": 1, "d": 3},
    "c": {"a": 1, "d": 2},
    "d": {"b": 1, "c": 2},
    "e": {"f": 1},
    "f": {},
}

boards = st.fixed_dictionaries(
    {name: st.dictionaries(st.sampled_from(NAMES), st.integers(1, 3), max_size=4) for name in NAMES}
)


def ways(board: Board) -> Ways:
    """Read a board as the graph functions do."""
    return lambda here: board[here].items()


def walks(board: Board, start: str) -> list[tuple[int, tuple[str, ...]]]:
    """Every walk from a space that enters no space twice, with its cost: slow, and plainly right."""
    found: list[tuple[int, tuple[str, ...]]] = []
    growing: list[tuple[int, tuple[str, ...]]] = [(0, (start,))]
    while growing:
        cost, path = growing.pop()
        found.append((cost, path[1:]))
        growing += [(cost + step, (*path, there)) for there, step in board[path[-1]].items() if there not in path]
    return found


def test_reach_counts_what_entering_costs() -> None:
    assert reach("a", ways(ISLAND), 2) == {"a": 0, "b": 1, "c": 2}
    assert reach("a", ways(ISLAND), 4) == {"a": 0, "b": 1, "c": 2, "d": 4}
    assert reach("f", ways(ISLAND), 9) == {"f": 0}


def test_shortest_leaves_the_start_out() -> None:
    assert shortest("a", "d", ways(ISLAND)) == ("b", "d")
    assert shortest("a", "a", ways(ISLAND)) == ()
    assert shortest("a", "e", ways(ISLAND)) is None


def test_among_equal_paths_the_first_by_name_is_taken() -> None:
    later_first: Board = {"s": {"z": 1, "m": 1}, "z": {"t": 1}, "m": {"t": 1}, "t": {}}

    assert shortest("s", "t", ways(later_first)) == ("m", "t")


def test_nearest_gives_all_that_tie() -> None:
    row = {"a": "b", "b": "ac", "c": "bd", "d": "c", "x": ""}

    assert nearest("b", ["c", "a", "d", "a"], row.__getitem__) == ("a", "c")
    assert nearest("b", ["b", "a"], row.__getitem__) == ("b",)
    assert nearest("b", ["x"], row.__getitem__) == ()
    assert nearest("b", [], row.__getitem__) == ()


def test_distances_count_steps_not_costs() -> None:
    assert distances("a", ISLAND.__getitem__) == {"a": 0, "b": 1, "c": 1, "d": 2}


@given(boards, st.sampled_from(NAMES), st.integers(0, 6))
def test_reach_is_what_some_walk_affords(board: Board, start: str, budget: int) -> None:
    least: dict[str, int] = {}
    for cost, path in sorted(walks(board, start)):
        least.setdefault((start, *path)[-1], cost)

    assert reach(start, ways(board), budget) == {end: cost for end, cost in least.items() if cost <= budget}


@given(boards, st.sampled_from(NAMES), st.sampled_from(NAMES))
def test_shortest_is_the_first_of_the_cheapest_walks(board: Board, start: str, end: str) -> None:
    there = sorted(walk for walk in walks(board, start) if (start, *walk[1])[-1] == end)

    assert shortest(start, end, ways(board)) == (there[0][1] if there else None)


@given(boards, st.sampled_from(NAMES), st.lists(st.sampled_from(NAMES)))
def test_nearest_agrees_with_distances(board: Board, start: str, goals: list[str]) -> None:
    steps = distances(start, board.__getitem__)
    least = min((steps[goal] for goal in goals if goal in steps), default=None)

    assert nearest(start, goals, board.__getitem__) == tuple(
        sorted({goal for goal in goals if goal in steps and steps[goal] == least})
    )


def test_a_round_trip_goes_out_and_comes_back_by_the_cheapest_way() -> None:
    board: Board = {"s": {"a": 3, "b": 1}, "a": {"s": 1}, "b": {"c": 1}, "c": {"s": 1}}
    assert round_trip("s", ways(board)) == ("b", "c", "s")
    assert round_trip("a", ways(board)) == ("s", "a")
    assert round_trip("s", ways({"s": {"a": 1}, "a": {}})) is None
    assert reach("s", returning("s", ways(board)), 3) == {"s": 0, "b": 1, "c": 2, "a": 3, HOME: 3}
    assert HOME not in reach("s", returning("s", ways(board)), 2)
