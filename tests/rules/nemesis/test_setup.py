"""Setup: the ship, its rooms, pods and engines, and the Intruders (NEM-SETUP)."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from bot.engine.decks import kind_of
from bot.games.nemesis import GAME
from bot.games.nemesis.box.content import (
    BOARDS,
    COORDINATES,
    EXPLORATION,
    STOCK,
    TILES,
    TOKENS,
    WEAKNESSES,
)
from bot.games.nemesis.events.finds import EngineSeen
from bot.games.nemesis.state import Pod
from tests.support.nemesis.setups import drafted, hidden, ids, laid, several
from tests.support.nemesis.ship import calm

BASE = BOARDS["base"]


@pytest.mark.rule("NEM-SETUP-01", "NEM-SETUP-05")
def test_a_game_is_played_on_the_basic_side_with_its_21_rooms_unless_told_otherwise() -> None:
    g = drafted().match.state
    assert GAME.switches[0].default == "base"
    assert g.ship == "base"  # type: ignore[attr-defined]

    g = laid()
    assert len(g.rooms) == 21
    assert Counter(TILES[room.tile].set for room in g.rooms.values()) == {1: 11, 2: 5, 0: 5}
    special = {room.tile for room in g.rooms.values() if TILES[room.tile].set == 0}
    assert special == {"hibernatorium", "cockpit", "engine-1", "engine-2", "engine-3"}
    assert {tile: number for number, room in g.rooms.items() if (tile := room.tile) in special} == BASE.special


@pytest.mark.rule("NEM-SETUP-02")
def test_five_of_the_nine_second_tiles_lie_unseen_on_the_slots_marked_2() -> None:
    lying = [tuple(g.rooms[slot].tile for slot in BASE.second) for g in several()]

    assert len(BASE.second) == 5
    assert len(ids(TILES, 2)) == 9
    assert all(len(set(tiles)) == 5 and set(tiles) <= ids(TILES, 2) for tiles in lying)
    assert {tile for tiles in lying for tile in tiles} == ids(TILES, 2), "some tile never comes up"
    assert all(len({tiles[n] for tiles in lying}) > 3 for n in range(5)), "some slot is not shuffled"
    for g in several()[:4]:
        assert hidden(g, *(g.rooms[slot].tile for slot in BASE.second))
        assert all(GAME.look.view(g, None).rooms[slot].place == f"slot-{slot}" for slot in BASE.second)


@pytest.mark.rule("NEM-SETUP-03")
def test_the_four_second_tiles_left_over_leave_the_game_and_nobody_sees_which() -> None:
    for g in several():
        used = {g.rooms[slot].tile for slot in BASE.second}
        assert set(g.boxed["tiles-2"]) == ids(TILES, 2) - used
        assert len(g.boxed["tiles-2"]) == 4
        assert not set(g.boxed["tiles-2"]) & {room.tile for room in g.rooms.values()}
    assert hidden(laid(), *laid().boxed["tiles-2"])


@pytest.mark.rule("NEM-SETUP-04")
def test_all_eleven_first_tiles_are_always_aboard_in_random_order_face_down() -> None:
    for g in several():
        assert {g.rooms[slot].tile for slot in BASE.first} == ids(TILES, 1)
        assert not any(g.rooms[slot].face_up for slot in BASE.first)
        assert g.boxed["tiles-1"] == []
    assert len({tuple(g.rooms[slot].tile for slot in BASE.first) for g in several()}) == len(several())
    assert hidden(laid(), *ids(TILES, 1))


@pytest.mark.rule("NEM-SETUP-06", "NEM-SETUP-07")
def test_sixteen_of_twenty_exploration_tokens_lie_unseen_one_on_each_tile() -> None:
    assert len(EXPLORATION) == 20
    for g in several():
        lying = [g.rooms[slot].token for slot in (*BASE.first, *BASE.second)]
        assert len(set(lying)) == 16
        assert all(lying)
        assert sorted([*lying, *g.boxed["tokens"]]) == sorted(EXPLORATION)
        assert len(g.boxed["tokens"]) == 4
    assert len({g.rooms["2"].token for g in several()}) > 5
    assert hidden(laid(), *EXPLORATION)
    assert all(room.items == 0 for room in GAME.look.view(laid(), None).rooms.values())


@pytest.mark.rule("NEM-SETUP-08")
def test_special_rooms_have_no_token_and_are_explored_from_the_start() -> None:
    g = laid()
    for number, room in g.rooms.items():
        special = number in BASE.special.values()
        assert (room.explored, room.face_up, room.token == "") == (special, special, special)


@pytest.mark.rule("NEM-SETUP-09")
def test_one_coordinates_card_of_eight_is_in_play_and_nobody_reads_it() -> None:
    assert len(COORDINATES) == 8
    for g in several():
        assert sorted([g.coordinates, *g.boxed["coordinates"]]) == sorted(COORDINATES)
        assert len(g.boxed["coordinates"]) == 7
    assert len({g.coordinates for g in several()}) > 3
    assert hidden(laid(), *COORDINATES)
    assert GAME.look.view(laid(), None).coordinates == ""


@pytest.mark.rule("NEM-SETUP-10")
def test_the_destination_marker_starts_on_b() -> None:
    assert STOCK.destinations == ("A", "B", "C", "D")
    assert GAME.look.view(laid(), None).destination == "B"


@pytest.mark.rule("NEM-SETUP-11", "NEM-SETUP-12", "NEM-SETUP-13")
@pytest.mark.parametrize(("players", "count"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4)])
def test_a_random_set_of_pods_is_dealt_alternately_and_starts_locked(players: int, count: int) -> None:
    mode = "solo" if players == 1 else "crew"
    for g in several(players, mode):
        numbers = [pod.number for pod in g.pods]
        assert len(numbers) == count
        assert numbers == sorted(set(numbers))
        assert [pod.section for pod in g.pods] == ["a", "b", "a", "b"][:count]
        assert all(pod.locked and not pod.gone for pod in g.pods)
        assert GAME.look.view(g, None).pods == tuple((pod.number, pod.section, True, "") for pod in g.pods)
    sets = {tuple(pod.number for pod in g.pods) for g in several(players, mode)}
    assert {number for each in sets for number in each} == {"1", "2", "3", "4"}
    assert len(sets) > 1 or count == 4


@pytest.mark.rule("NEM-EX-22")
def test_pods_1_3_4_go_to_a_b_a() -> None:
    g = next(g for g in several(3) if [pod.number for pod in g.pods] == ["1", "3", "4"])
    assert g.pods == [Pod("1", "a"), Pod("3", "b"), Pod("4", "a")]
    assert all(pod.locked for pod in g.pods)


@pytest.mark.rule("NEM-RUL-03")
def test_a_pod_is_locked_unlocked_or_gone_and_never_destroyed() -> None:
    fields = {field.name: field.type for field in msgspec.structs.fields(Pod)}
    assert fields["locked"] is bool
    assert set(fields["gone"].__args__) == {"", "launched", "ejected"}


@pytest.mark.rule("NEM-SETUP-14", "NEM-SETUP-15")
def test_each_engine_has_both_tokens_in_random_order_and_only_the_top_one_counts() -> None:
    for g in several():
        assert {engine: sorted(tokens) for engine, tokens in g.engines.items()} == {
            number: ["damaged", "working"] for number in ("1", "2", "3")
        }
    for engine in ("1", "2", "3"):
        assert {g.engines[engine][-1] for g in several()} == {"working", "damaged"}
    assert hidden(laid(), "working", "damaged")
    assert all(GAME.look.view(laid(), seat).engines == {} for seat in (None, *laid().seats))

    for top in ("working", "damaged"):
        ship = calm("captain")
        ship.set(lambda g, top=top: g.engines.update({"1": sorted(("working", "damaged"), key=[top].count)}))  # type: ignore[misc]
        ship.at(captain="engine-1")
        ship.plays("captain", "room part=check-engine")
        assert ship.told(EngineSeen, engine="1").status == top


@pytest.mark.rule("NEM-SETUP-16")
def test_five_eggs_are_in_the_nest_and_three_in_supply() -> None:
    assert (laid().eggs, laid().egg_supply(), STOCK.eggs) == (5, 3, 8)


@pytest.mark.rule("NEM-SETUP-17")
def test_three_weaknesses_of_eight_lie_face_down_one_in_each_slot() -> None:
    assert len(WEAKNESSES) == 8
    for g in several():
        cards = [clue.card for clue in g.clues]
        assert [clue.slot for clue in g.clues] == ["corpse", "egg", "carcass"]
        assert sorted([*cards, *g.boxed["weaknesses"]]) == sorted(WEAKNESSES)
        assert not any(clue.known for clue in g.clues)
    assert len({g.clues[0].card for g in several()}) > 3
    assert hidden(laid(), *WEAKNESSES)


@pytest.mark.rule("NEM-SETUP-18", "NEM-SETUP-19")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_bag_and_the_supply_are_filled_by_the_number_of_players(players: int) -> None:
    g = laid(players, "solo" if players == 1 else "crew")
    view = GAME.look.view(g, None)
    assert view.bag == {"blank": 1, "larva": 4, "creeper": 1, "queen": 1, "adult": 3 + players}
    assert view.pool == {"larva": 4, "creeper": 2, "breeder": 2, "adult": 9 - players}
    assert sorted([*g.bag, *g.pool]) == sorted(TOKENS)
    assert len({tuple(each.bag) for each in several()}) > 5, "which tokens are in the bag is chance"
    assert hidden(g, *(token for token in TOKENS if kind_of(token) == "adult"))


@pytest.mark.rule("NEM-EX-23")
def test_four_players_begin_with_14_tokens_in_the_bag() -> None:
    assert Counter(kind_of(token) for token in laid(4).bag) == {
        "blank": 1,
        "larva": 4,
        "creeper": 1,
        "queen": 1,
        "adult": 7,
    }
