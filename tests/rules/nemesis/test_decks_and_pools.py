"""Setup: decks, pools, tracks and markers (NEM-SETUP)."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.words import Phrase
from bot.games.nemesis import GAME
from bot.games.nemesis.box.board import NUMBERS, Board
from bot.games.nemesis.box.content import (
    BOARDS,
    CARDS,
    COMBAT,
    CONTAMINATION,
    EVENTS,
    NOISE,
    OBJECTIVES,
    STOCK,
    TILES,
    WOUNDS,
)
from bot.games.nemesis.events.ship import ChambersOpened
from tests.support.nemesis.printed import DECKS
from tests.support.nemesis.setups import drafted, hidden, laid, several
from tests.support.nemesis.ship import calm


@pytest.mark.rule("NEM-SETUP-20")
def test_no_carcass_is_aboard_until_an_intruder_dies() -> None:
    assert not any("carcass" in room.objects for room in laid().rooms.values())

    ship = calm("scout").at(scout="canteen")
    adult = ship.intruder("adult", "canteen", injuries=5)
    ship.next_attacks("scratch.1")
    ship.combat("hit")
    ship.plays("scout", f"shoot target={adult} weapon=rifle")
    assert ship.g.rooms["15"].objects == ["carcass"]


@pytest.mark.rule("NEM-SETUP-21")
def test_seven_decks_are_shuffled_face_down() -> None:
    g = laid()
    by_colour = {colour: {card for card, back in CARDS.items() if back == colour} for colour in g.items}
    assert {colour: set(deck.cards) for colour, deck in g.items.items()} == by_colour
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
        assert len({tuple(pick(each)) for each in several()}) == len(several())  # type: ignore[no-untyped-call]
    assert hidden(g, *(card for deck in g.items.values() for card in deck.cards), *g.events.cards, *g.attacks.cards)
    assert GAME.look.view(g, None).decks == DECKS


@pytest.mark.rule("NEM-SETUP-22")
def test_the_crafted_cards_lie_open_and_are_never_drawn() -> None:
    view = GAME.look.view(laid(), None)
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
    assert (g.hunt_hand, g.goals, g.hunter) == ([], [], "")  # type: ignore[attr-defined]
    solo = laid(1, "solo")
    assert {OBJECTIVES[card].kind for player in solo.players.values() for card in player.objectives} == {"coop"}


@pytest.mark.rule("NEM-SETUP-24")
def test_the_pools_and_dice_are_those_of_the_box() -> None:
    g = laid()
    assert (STOCK.fires, STOCK.malfunctions, STOCK.doors) == (8, 8, 12)
    assert (g.fires, g.malfunctions, len(g.doors), g.intruders) == (0, 0, 0, [])
    assert Counter(COMBAT.faces) == {"blank": 1, "creeper": 2, "adult": 1, "hit": 1, "double": 1}
    assert Counter(NOISE.faces) == {"1": 2, "2": 2, "3": 2, "4": 2, "silence": 1, "danger": 1}
    assert g.first in g.seats
    assert not any(player.state == "dead" for player in g.players.values())


@pytest.mark.rule("NEM-SETUP-25")
def test_eighteen_status_markers_can_all_lie_on_the_table_at_once() -> None:
    ship = calm("captain", "scout", "soldier", "mechanic", "scientist")
    for who in ship.crew:
        ship.change(who, light=1, slime=True, signal=True)
    ship.set(lambda g: setattr(g, "destruct", 1))

    view = GAME.look.view(ship.g, None)
    assert all((each.light, each.slime, each.signal) == (1, True, True) for each in view.crew.values())
    assert (view.destruct, view.time, view.destination) == (1, 0, "B")
    ship.sound()


@pytest.mark.rule("NEM-SETUP-26", "NEM-RUL-05")
def test_the_tracks_are_lists_of_colours_and_the_time_marker_starts_on_green() -> None:
    assert STOCK.time_track == ("green", *["white"] * 6, *["blue"] * 8, "red")
    assert STOCK.destruct_track == ("green", "white", "white", "yellow", "yellow", "yellow", "skull")
    assert laid().time == 0

    ship = calm("captain").at(captain="hibernatorium")
    ship.set(lambda g: setattr(g, "time", 5))
    ship.night("scent-of-prey")
    ship.silent(ChambersOpened)
    ship.refused("captain", "room part=hibernate", "chambers-closed", "NEM-HIBER-01")
    ship.night("scent-of-prey")
    ship.told(ChambersOpened)
    ship.may("captain", "room part=hibernate")


@pytest.mark.rule("NEM-SETUP-27", "NEM-SETUP-28")
def test_every_deck_has_its_own_discard_pile_and_all_may_read_it() -> None:
    ship = calm("captain", "scout").at(scout="canteen", captain="cockpit").gives("scout", "bandages.1", "medkit.1")
    adult = ship.intruder("adult", "cockpit")
    ship.wounds("scout", "leg", "arm", dressed=True).change("scout", light=1).turn("scout")
    ship.hand("scout", "search", "rest", "demolition")
    ship.next_attacks("claws.4").next_events("hunt")
    ship.plays("scout", "use item=bandages.1 part=heal-light", pay=["rest"])
    leg = ship.me("scout").wounds[0].card
    ship.plays("scout", "use item=medkit.1 part=heal-serious")
    ship.picks("scout", f"thing thing={leg}")
    ship.pays("scout", "search")
    ship.turn("captain").combat("hit")
    ship.plays("captain", f"shoot target={adult} weapon=six-shooter")

    piles = GAME.look.view(ship.g, None).discards
    assert piles["green"] == ("bandages.1", "medkit.1")
    assert piles["attack"] == ("claws.4",)
    assert piles["event"] == ("hunt",)
    assert piles["wound"] == (leg,)
    assert (piles["red"], piles["yellow"]) == ((), ())
    assert GAME.look.view(ship.g, None).crew[ship.seat("scout")].discard == ("rest", "search")


@pytest.mark.rule("NEM-SETUP-29")
def test_a_marker_that_was_removed_can_be_placed_again() -> None:
    ship = calm("mechanic").at(mechanic="canteen").gives("mechanic", "medkit.1")
    ship.marks("1", "2", "3", "4", "5", "6", "7", "15", fire=True)
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
    view = GAME.look.view(laid(), None)
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
@pytest.mark.parametrize(("entrance", "numbers"), [("3", "123"), ("134", "11234"), ("34", "")])
def test_a_map_whose_rooms_lack_a_number_or_have_it_twice_is_rejected(entrance: str, numbers: str) -> None:
    technical, plan = {"tech": {"2": entrance, "3": "12"}}, dict.fromkeys("123", (0.0, 0.0))
    board = Board("drawn", "vigil", {"cockpit": "1"}, {}, ("2", "3"), (), ("1-2-12", "1-3-34"), technical, plan)
    wrong = [Phrase("content-nemesis-numbers", {"room": "2", "numbers": numbers})] if numbers else []
    assert list(board.matters()) == wrong
    if not wrong:
        assert board.exits["2"] == {"1": "1-2-12", "2": "1-2-12", "3": "tech", "4": "tech"}


@pytest.mark.rule("NEM-RUL-25")
def test_bookkeeping_pieces_never_run_out() -> None:
    ship = calm("scout").at(scout="canteen").objects("canteen", *["carcass"] * 8)
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
    assert STOCK.slots[0] == "corpse"
    ship = calm("scout").at(scout="canteen")
    adult = ship.intruder("adult", "canteen")
    ship.next_attacks("claws.4").next_events("regeneration")
    ship.combat("hit")
    ship.plays("scout", f"shoot target={adult} weapon=rifle")
    assert ship.g.events.discard == ["regeneration"]
    assert ship.g.intruders[0].at == "11"
