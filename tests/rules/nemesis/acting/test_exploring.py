"""Exploration and Exploration tokens (NEM-EXPLORE, NEM-TOKEN)."""

from __future__ import annotations

import pytest

from bot.games.nemesis import GAME
from bot.games.nemesis.box.content import EXPLORATION
from bot.games.nemesis.events.body import Died
from bot.games.nemesis.events.intruders import EncounterBegan, IntruderMoved
from bot.games.nemesis.events.ship import Explored, NoiseMade, NoiseRolled, Slimed, TokenFound
from tests.support.nemesis.pairs import CANTEEN, by_canteen, discovering
from tests.support.nemesis.ship import calm


@pytest.mark.rule("NEM-EX-06", "NEM-EXPLORE-01", "NEM-EXPLORE-02", "NEM-EXPLORE-04", "NEM-EXPLORE-05", "NEM-EXPLORE-06")
def test_the_scout_explores_the_canteen() -> None:
    ship = discovering("canteen", "malfunction.2")
    ship.noise(3)
    ship.goes("scout", "15")
    room = ship.g.rooms["15"]
    assert (room.tile, room.face_up, room.explored, room.malfunction, room.items, room.token) == (
        "canteen",
        True,
        True,
        True,
        3,
        "",
    )
    assert "malfunction.2" in ship.g.removed
    kinds = [type(event) for event in ship.events if isinstance(event, Explored | TokenFound | NoiseRolled | NoiseMade)]
    assert kinds == [Explored, TokenFound, NoiseRolled, NoiseMade]
    ship.set(lambda g: setattr(g.rooms["15"], "malfunction", False)).at(scout="hibernatorium").turn("scout")
    ship.noise("silence")
    ship.goes("scout", "canteen")
    ship.silent(TokenFound)
    assert not ship.g.rooms["15"].malfunction, "a token is resolved once"


@pytest.mark.rule("NEM-EX-07", "NEM-EXPLORE-02")
@pytest.mark.parametrize(
    ("token", "items"), [("fire.1", 2), ("slime.1", 4), ("doors.4", 1), ("silence.1", 1), ("danger.1", 3)]
)
def test_the_item_counter_is_the_number_on_the_token(token: str, items: int) -> None:
    ship = discovering("canteen", token)
    ship.noise("silence")
    ship.goes("scout", "15")
    assert ship.g.rooms["15"].items == items == EXPLORATION[token]
    assert GAME.look.view(ship.g, None).rooms["15"].items == items


@pytest.mark.rule("NEM-EX-21")
@pytest.mark.parametrize(("token", "items"), [("doors.4", 1), ("doors.3", 1), ("doors.2", 2), ("doors.1", 2)])
def test_alone_the_item_counter_is_half_rounded_up(token: str, items: int) -> None:
    ship = calm("scout").at(scout="hibernatorium").unexplored("15", "canteen", token)
    ship.noise("silence")
    ship.goes("scout", "15")
    assert ship.g.rooms["15"].items == items


@pytest.mark.rule("NEM-EXPLORE-03", "NEM-TOKEN-06")
@pytest.mark.parametrize("tile", ["nest", "slime-room"])
def test_the_nest_and_the_slime_room_have_no_items_and_never_malfunction(tile: str) -> None:
    ship = by_canteen().tile("15", tile).unexplored("15", tile, "malfunction.1")
    ship.noise(2)
    ship.goes("scout", "15")
    room = ship.g.rooms["15"]
    assert (room.tile, room.items, room.malfunction) == (tile, 0, False)


@pytest.mark.rule("NEM-EXPLORE-07")
def test_an_intruder_in_an_unexplored_room_reveals_nothing() -> None:
    ship = discovering("canteen", "fire.1", scout="armory")
    adult = ship.intruder("adult", "surgery")
    ship.night(who="scout", event="scent-of-prey")
    assert ship.told(IntruderMoved).to == "slot-15"
    assert ship.foe(adult).at == "15"
    room = ship.g.rooms["15"]
    assert (room.face_up, room.explored, room.token) == (False, False, "fire.1")
    ship.silent(TokenFound)


@pytest.mark.rule("NEM-EXPLORE-08")
def test_escaping_into_an_unexplored_room_explores_it() -> None:
    ship = discovering("canteen", "fire.1")
    ship.intruder("adult", "hibernatorium")
    ship.next_attacks("tail.1")
    ship.noise("silence")
    ship.goes("scout", "15", "escape")
    ship.told(Explored, room="canteen")
    assert (ship.g.rooms["15"].fire, ship.g.rooms["15"].items) == (True, 2)
    ship.told(NoiseRolled)


@pytest.mark.rule("NEM-EXPLORE-09")
def test_the_slime_room_slimes_before_its_token_counts() -> None:
    ship = by_canteen().tile("15", "slime-room").unexplored("15", "slime-room", "silence.1")
    ship.goes("scout", "15")
    kinds = [type(event) for event in ship.events if isinstance(event, Explored | Slimed | TokenFound)]
    assert kinds == [Explored, Slimed, TokenFound]
    ship.silent(NoiseRolled)
    assert set(ship.g.noise) == set(CANTEEN), "Silence has become Danger"


@pytest.mark.rule("NEM-TOKEN-01")
def test_silence_cancels_the_noise_roll() -> None:
    ship = discovering("canteen", "silence.1")
    ship.goes("scout", "15")
    ship.silent(NoiseRolled)
    assert (ship.g.noise, ship.g.rooms["15"].fire, ship.g.rooms["15"].malfunction) == ([], False, False)


@pytest.mark.rule("NEM-TOKEN-02", "NEM-SLIME-01")
def test_silence_is_danger_for_whoever_is_slimed() -> None:
    ship = discovering("canteen", "silence.1").change("scout", slime=True)
    adult = ship.intruder("adult", "surgery")
    ship.goes("scout", "15")
    ship.silent(NoiseRolled)
    assert ship.foe(adult).at == "15"


@pytest.mark.rule("NEM-TOKEN-03")
def test_danger_brings_intruders_or_noise_and_cancels_the_roll() -> None:
    ship = discovering("canteen", "danger.1")
    ship.goes("scout", "15")
    ship.silent(NoiseRolled)
    assert set(ship.g.noise) == set(CANTEEN)
    ship = discovering("canteen", "danger.1")
    adult = ship.intruder("adult", "surgery")
    ship.goes("scout", "15")
    ship.silent(NoiseRolled)
    ship.silent(EncounterBegan)
    assert (ship.foe(adult).at, ship.g.noise) == ("15", [])


@pytest.mark.rule("NEM-TOKEN-04", "NEM-TOKEN-05", "NEM-TOKEN-06", "NEM-TOKEN-07", "NEM-TOKEN-08")
@pytest.mark.parametrize("token", ["slime.1", "fire.1", "malfunction.1", "doors.1"])
def test_the_other_tokens_have_their_effect_and_leave_the_noise_roll(token: str) -> None:
    ship = discovering("canteen", token)
    ship.noise(2)
    ship.goes("scout", "15")
    room = ship.g.rooms["15"]
    effects = {
        "slime": ship.me("scout").slime,
        "fire": room.fire,
        "malfunction": room.malfunction,
        "doors": ship.g.doors == {"11-15-1": "closed"},
    }
    assert {name for name, found in effects.items() if found} == {token.partition(".")[0]}
    ship.told(NoiseRolled)
    assert ship.g.noise == ["15-16-2"]
    assert not ship.me("captain").slime
    ship.silent(Died)


@pytest.mark.rule("NEM-RUL-21", "NEM-DOOR-08")
def test_a_doors_token_does_nothing_where_the_door_lies_destroyed() -> None:
    ship = discovering("canteen", "doors.1").doors("destroyed", "11-15-1")
    ship.noise("silence")
    ship.goes("scout", "15")
    assert ship.g.doors == {"11-15-1": "destroyed"}
