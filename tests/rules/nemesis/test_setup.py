"""Setup: the ship, the Intruders, decks, tracks and pools (NEM-SETUP)."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from bot.engine.content import ContentError
from bot.games.nemesis import GAME
from bot.games.nemesis.boards import BOARDS, NUMBERS, Board
from bot.games.nemesis.content import (
    BOX,
    CARDS,
    COMBAT,
    CONTAMINATION,
    COORDINATES,
    EVENTS,
    EXPLORATION,
    NOISE,
    OBJECTIVES,
    TILES,
    TOKENS,
    WEAKNESSES,
    WOUNDS,
    kind,
)
from bot.games.nemesis.events_finds import EngineSeen
from bot.games.nemesis.events_ship import ChambersOpened
from bot.games.nemesis.state import Pod
from tests.rules.nemesis.setups import drafted, hidden, ids, laid, several
from tests.rules.nemesis.trial import Trial

BASE = BOARDS["base"]


@pytest.mark.rule("NEM-SETUP-01", "NEM-SETUP-05")
def test_a_game_is_played_on_the_basic_side_with_its_21_rooms_unless_told_otherwise() -> None:
    g = drafted().match.state
    assert GAME.switches[0].default == "base"
    assert g.ship == "base"

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
        assert all(GAME.view(g, None).rooms[slot].place == f"slot-{slot}" for slot in BASE.second)


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
    assert all(room.items == 0 for room in GAME.view(laid(), None).rooms.values())


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
    assert GAME.view(laid(), None).coordinates == ""


@pytest.mark.rule("NEM-SETUP-10")
def test_the_destination_marker_starts_on_b() -> None:
    assert BOX.destinations == ("A", "B", "C", "D")
    assert GAME.view(laid(), None).destination == "B"


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
        assert GAME.view(g, None).pods == tuple((pod.number, pod.section, True, "") for pod in g.pods)
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
    assert all(GAME.view(laid(), seat).engines == {} for seat in (None, *laid().seats))

    for top in ("working", "damaged"):
        ship = Trial("captain")
        ship.set(lambda g, top=top: g.engines.update({"1": sorted(("working", "damaged"), key=[top].count)}))
        ship.at(captain="engine-1")
        ship.plays("captain", "room part=check-engine")
        assert ship.told(EngineSeen, engine="1").status == top


@pytest.mark.rule("NEM-SETUP-16")
def test_five_eggs_are_in_the_nest_and_three_in_supply() -> None:
    assert (laid().eggs, laid().egg_supply(), BOX.eggs) == (5, 3, 8)


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
    view = GAME.view(g, None)
    assert view.bag == {"blank": 1, "larva": 4, "creeper": 1, "queen": 1, "adult": 3 + players}
    assert view.pool == {"larva": 4, "creeper": 2, "breeder": 2, "adult": 9 - players}
    assert sorted([*g.bag, *g.pool]) == sorted(TOKENS)
    assert len({tuple(each.bag) for each in several()}) > 5, "which tokens are in the bag is chance"
    assert hidden(g, *(token for token in TOKENS if kind(token) == "adult"))


@pytest.mark.rule("NEM-EX-23")
def test_four_players_begin_with_14_tokens_in_the_bag() -> None:
    assert Counter(kind(token) for token in laid(4).bag) == {
        "blank": 1,
        "larva": 4,
        "creeper": 1,
        "queen": 1,
        "adult": 7,
    }


@pytest.mark.rule("NEM-SETUP-20")
def test_no_carcass_is_aboard_until_an_intruder_dies() -> None:
    assert not any("carcass" in room.objects for room in laid().rooms.values())

    ship = Trial("scout").at(scout="canteen")
    adult = ship.intruder("adult", "canteen", injuries=5)
    ship.next_attacks("scratch.1")
    ship.combat("hit")
    ship.plays("scout", f"shoot target={adult} weapon=rifle")
    assert ship.g.rooms["15"].objects == ["carcass"]


@pytest.mark.rule("NEM-SETUP-21")
def test_seven_decks_are_shuffled_face_down() -> None:
    g = laid()
    by_colour = {colour: {card for card, back in CARDS.items() if back == colour} for colour in g.items}
    assert {colour: len(cards) for colour, cards in by_colour.items()} == {"red": 30, "yellow": 30, "green": 30}
    assert {colour: set(deck.cards) for colour, deck in g.items.items()} == by_colour
    assert (len(g.events), len(g.attacks), len(g.contamination), len(g.serious)) == (20, 20, 27, 16)
    assert set(g.events.cards) == set(EVENTS)
    assert set(g.serious.cards) == set(WOUNDS)
    assert set(g.contamination) == set(CONTAMINATION)
    for pick in (
        lambda g: g.events.cards,
        lambda g: g.attacks.cards,
        lambda g: g.serious.cards,
        lambda g: g.contamination,
        lambda g: g.infected,
        lambda g: g.items["red"].cards,
        lambda g: g.items["yellow"].cards,
        lambda g: g.items["green"].cards,
    ):
        assert len({tuple(pick(each)) for each in several()}) == len(several())
    assert hidden(g, *(card for deck in g.items.values() for card in deck.cards), *g.events.cards, *g.attacks.cards)
    assert GAME.view(g, None).decks == {
        "red": 30,
        "yellow": 30,
        "green": 30,
        "event": 20,
        "attack": 20,
        "wound": 16,
        "contamination": 27,
        "hunt": 10,
    }


@pytest.mark.rule("NEM-SETUP-22")
def test_the_crafted_cards_lie_open_and_are_never_drawn() -> None:
    view = GAME.view(laid(), None)
    assert sorted(view.crafted) == sorted(card for card, back in CARDS.items() if back == "blue")
    assert len(view.crafted) == 12
    assert "blue" not in laid().items


@pytest.mark.rule("NEM-SETUP-23")
def test_cards_of_other_modes_stay_in_the_box() -> None:
    g = drafted(3).match.state
    dealt = {
        OBJECTIVES[card].kind for each in several(5) for player in each.players.values() for card in player.objectives
    }
    assert dealt == {"personal", "corporate"}
    assert not any(OBJECTIVES[card].kind == "coop" for each in several(5) for card in each.boxed["objectives"])
    assert (g.hunt_hand, g.goals, g.hunter) == ([], [], "")
    solo = laid(1, "solo")
    assert {OBJECTIVES[card].kind for player in solo.players.values() for card in player.objectives} == {"coop"}


@pytest.mark.rule("NEM-SETUP-24")
def test_the_pools_and_dice_are_those_of_the_box() -> None:
    g = laid()
    assert (BOX.fires, BOX.malfunctions, BOX.doors) == (8, 8, 12)
    assert (g.fires, g.malfunctions, len(g.doors), g.intruders) == (0, 0, 0, [])
    assert Counter(COMBAT.faces) == {"blank": 1, "creeper": 2, "adult": 1, "hit": 1, "double": 1}
    assert Counter(NOISE.faces) == {"1": 2, "2": 2, "3": 2, "4": 2, "silence": 1, "danger": 1}
    assert g.first in g.seats
    assert not any(player.state == "dead" for player in g.players.values())


@pytest.mark.rule("NEM-SETUP-25")
def test_eighteen_status_markers_can_all_lie_on_the_table_at_once() -> None:
    ship = Trial("captain", "scout", "soldier", "mechanic", "scientist")
    for who in ship.crew:
        ship.give(who, light=1, slime=True, signal=True)
    ship.set(lambda g: setattr(g, "destruct", 1))

    view = GAME.view(ship.g, None)
    assert all((each.light, each.slime, each.signal) == (1, True, True) for each in view.crew.values())
    assert (view.destruct, view.time, view.destination) == (1, 0, "B")
    ship.sound()


@pytest.mark.rule("NEM-SETUP-26", "NEM-RUL-05")
def test_the_tracks_are_lists_of_colours_and_the_time_marker_starts_on_green() -> None:
    assert BOX.time_track == ("green", *["white"] * 6, *["blue"] * 8, "red")
    assert BOX.destruct_track == ("green", "white", "white", "yellow", "yellow", "yellow", "skull")
    assert laid().time == 0

    ship = Trial("captain").at(captain="hibernatorium")
    ship.set(lambda g: setattr(g, "time", 5))
    ship.night()
    ship.silent(ChambersOpened)
    ship.bars("captain", "room part=hibernate", "chambers-closed", "NEM-HIBER-01")
    ship.night()
    ship.told(ChambersOpened)
    ship.allows("captain", "room part=hibernate")


@pytest.mark.rule("NEM-SETUP-27", "NEM-SETUP-28")
def test_every_deck_has_its_own_discard_pile_and_all_may_read_it() -> None:
    ship = Trial("captain", "scout").at(scout="canteen", captain="cockpit").gives("scout", "bandages.1", "medkit.1")
    adult = ship.intruder("adult", "cockpit")
    ship.wounds("scout", "leg", "arm", dressed=True).give("scout", light=1).turn("scout")
    ship.hand("scout", "search", "rest", "demolition")
    ship.next_attacks("claws.4").next_events("hunt")
    ship.plays("scout", "use item=bandages.1 part=heal-light", pay=["rest"])
    leg = ship.me("scout").wounds[0].card
    ship.plays("scout", "use item=medkit.1 part=heal-serious")
    ship.picks("scout", f"thing thing={leg}")
    ship.pays("scout", "search")
    ship.turn("captain").combat("hit")
    ship.plays("captain", f"shoot target={adult} weapon=six-shooter")

    piles = GAME.view(ship.g, None).discards
    assert piles["green"] == ("bandages.1", "medkit.1")
    assert piles["attack"] == ("claws.4",)
    assert piles["event"] == ("hunt",)
    assert piles["wound"] == (leg,)
    assert (piles["red"], piles["yellow"]) == ((), ())
    assert GAME.view(ship.g, None).crew[ship.seat("scout")].discard == ("rest", "search")


@pytest.mark.rule("NEM-SETUP-29")
def test_a_marker_that_was_removed_can_be_placed_again() -> None:
    ship = Trial("mechanic").at(mechanic="canteen").gives("mechanic", "medkit.1")
    ship.mark("fire", "1", "2", "3", "4", "5", "6", "7", "15")
    ship.hand("mechanic", "pyrotechnics", "search", "rest")
    ship.plays("mechanic", "play card=pyrotechnics part=pyrotechnics-quench")
    ship.picks("mechanic", "thing thing=medkit.1")
    ship.pays("mechanic")
    assert ship.g.fires == 7
    ship.at(mechanic="surgery").hand("mechanic", "pyrotechnics", "search", "rest").gives("mechanic", "medkit.2")
    ship.plays("mechanic", "play card=pyrotechnics part=pyrotechnics-kindle")
    ship.picks("mechanic", "thing thing=medkit.2")
    ship.pays("mechanic")
    assert ship.g.rooms["18"].fire
    assert ship.g.outcome is None


@pytest.mark.rule("NEM-SETUP-30")
def test_no_door_no_noise_and_no_self_destruct_at_the_start() -> None:
    view = GAME.view(laid(), None)
    assert (view.doors, view.noise, view.destruct) == ({}, (), -1)


@pytest.mark.rule("NEM-SETUP-31")
@pytest.mark.parametrize("side", ["base", "alternate"])
def test_every_room_has_a_number_and_every_way_out_of_it_too(side: str) -> None:
    board = BOARDS[side]
    assert board.rooms == tuple(str(n) for n in range(1, 22))
    assert all(set(exits) == set(NUMBERS) for exits in board.exits.values())
    ways = {way for exits in board.exits.values() for way in exits.values()}
    assert ways == {*board.corridors, *board.technical}


@pytest.mark.rule("NEM-RUL-06")
@pytest.mark.parametrize(("entrance", "why"), [("3", "misses a number"), ("134", "number 1 twice"), ("34", "")])
def test_a_map_whose_rooms_lack_a_number_or_have_it_twice_is_rejected(entrance: str, why: str) -> None:
    technical = {"tech": {"2": entrance, "3": "12"}}
    board = Board("drawn", "vigil", {"cockpit": "1"}, {}, ("2", "3"), (), ("1-2-12", "1-3-34"), technical, {})
    if why:
        with pytest.raises(ContentError, match=why):
            _ = board.exits
    else:
        assert board.exits["2"] == {"1": "1-2-12", "2": "1-2-12", "3": "tech", "4": "tech"}


@pytest.mark.rule("NEM-RUL-25")
def test_bookkeeping_pieces_never_run_out() -> None:
    ship = Trial("scout").at(scout="canteen").objects("canteen", *["carcass"] * 8)
    adult = ship.intruder("adult", "canteen", injuries=60)
    ship.next_attacks("scratch.1")
    ship.combat("hit")
    ship.plays("scout", f"shoot target={adult} weapon=rifle")

    assert ship.g.rooms["15"].objects == ["carcass"] * 9
    assert ship.g.outcome is None


@pytest.mark.rule("NEM-RUL-02")
def test_misprints_are_read_through() -> None:
    """A Retreat turns an Event card, the Engine Control Room exists, and the first Weakness slot is the Corpse's."""
    assert TILES["engine-control"].action == "engine-control"
    assert BOX.slots[0] == "corpse"
    ship = Trial("scout").at(scout="canteen")
    adult = ship.intruder("adult", "canteen")
    ship.next_attacks("claws.4").next_events("regeneration")
    ship.combat("hit")
    ship.plays("scout", f"shoot target={adult} weapon=rifle")
    assert ship.g.events.discard == ["regeneration"]
    assert ship.g.intruders[0].at == "11"
