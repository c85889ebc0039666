"""Movement, exploration and Exploration tokens (NEM-MOVE, NEM-EXPLORE, NEM-TOKEN)."""

from __future__ import annotations

import pytest

from bot.games.nemesis import GAME
from bot.games.nemesis.content import EXPLORATION
from bot.games.nemesis.events_crew import Acted, Died, Moved
from bot.games.nemesis.events_intruder import Attacked, EncounterBegan, IntruderMoved, Surprised
from bot.games.nemesis.events_ship import DoorClosed, Explored, NoiseMade, NoiseRolled, Slimed, TokenFound
from bot.text import tongue
from tests.rules.nemesis.trial import Trial

EN = tongue("en")

CANTEEN = ("11-15-1", "15-16-2", "15-18-3", "tech")
"""All that is connected to the Canteen."""


def crew(**places: str) -> Trial:
    """The Scout in the Hibernatorium and the Captain in the Cockpit, unless the test says otherwise."""
    return Trial("scout", "captain").at(**{"scout": "hibernatorium", "captain": "cockpit", **places})


def discovering(tile: str, token: str, slot: str = "15", **places: str) -> Trial:
    """The same, next to a room that nobody has explored."""
    return crew(**places).unexplored(slot, tile, token)


@pytest.mark.rule("NEM-MOVE-01", "NEM-MOVE-02", "NEM-MOVE-03")
def test_characters_and_intruders_are_in_rooms_or_pods_and_never_in_corridors() -> None:
    ship = crew(scout="engine-1")
    assert ship.where("scout") == "21", "Special Rooms are Rooms"
    assert GAME.unsound(ship.g) is None
    assert GAME.unsound(ship.in_pod("scout").g) is None
    ship = crew()
    ship.g.players[ship.seat("scout")].at = "11-15-1"
    reason = GAME.unsound(ship.g)
    assert reason
    assert reason.rule == "NEM-MOVE-01"
    ship = crew()
    ship.intruder("adult", "canteen")
    ship.g.intruders[0].at = "tech"
    assert GAME.unsound(ship.g)

    ship = crew()
    adult = ship.intruder("adult", "canteen")
    ship.doors("closed", "15-18-3")
    ship.night("scout", event="scent-of-prey")
    assert ship.g.intruder(adult).at == "15", "stopped by a Door it stays in its Room"
    ship.night("scout", event="hunt.2")
    assert ship.g.intruder(adult).at == "11"


@pytest.mark.rule("NEM-MOVE-05", "NEM-MOVE-06")
def test_movement_goes_to_a_room_that_a_corridor_joins_and_no_closed_door_cuts_off() -> None:
    ship = crew()
    ways = {
        ("airlock-control", "6-11-2"),
        ("command-center", "8-11-3"),
        ("monitoring-room", "11-14-4"),
        ("canteen", "11-15-1"),
    }
    assert ship.offered(ship.seat("scout"), "move") == {f"move to={to} via={via}" for to, via in ways}
    ship.refuses(ship.seat("scout"), "move to=cockpit via=1-4-4", "not-offered")
    ship.doors("closed", "11-15-1").doors("destroyed", "11-14-4")
    ship.bars("scout", "move to=canteen via=11-15-1", "door-closed", "NEM-MOVE-06")
    ship.bars("scout", "careful to=canteen via=11-15-1", "door-closed", "NEM-MOVE-06")
    ship.noise("silence")
    ship.goes("scout", "monitoring-room")
    assert ship.where("scout") == "14"


@pytest.mark.rule("NEM-EX-01", "NEM-MOVE-09", "NEM-NOISE-15")
def test_entering_a_room_with_a_character_makes_no_noise() -> None:
    ship = crew(captain="canteen")
    ship.goes("scout", "canteen")
    assert (ship.where("scout"), len(ship.told(Acted).cards)) == ("15", 1)
    ship.silent(NoiseRolled)
    assert ship.g.noise == []


@pytest.mark.rule("NEM-EX-02", "NEM-MOVE-09", "NEM-MOVE-16", "NEM-ENCOUNTER-03")
def test_entering_a_room_with_an_intruder_is_combat_and_no_encounter() -> None:
    ship = crew().hand("scout", "rest").loud(*CANTEEN)
    ship.intruder("adult", "canteen")
    ship.goes("scout", "canteen")
    for event in (NoiseRolled, EncounterBegan, Surprised, Attacked):
        ship.silent(event)
    assert ship.g.combat(ship.seat("scout"))
    assert sorted(ship.g.noise) == sorted(CANTEEN)


@pytest.mark.rule("NEM-EX-03", "NEM-MOVE-07", "NEM-NOISE-02")
def test_entering_an_empty_room_makes_a_noise_roll() -> None:
    ship = crew()
    ship.noise(2)
    ship.goes("scout", "canteen")
    assert ship.g.noise == ["15-16-2"]
    ship.silent(EncounterBegan)


@pytest.mark.rule("NEM-MOVE-08", "NEM-RUL-14")
def test_empty_means_no_other_awake_character_and_no_intruder_whatever_else_lies_there() -> None:
    ship = (
        crew(scout="airlock-control").tile("5", "evacuation-a").objects("evacuation-a", "corpse-blue", "carcass", "egg")
    )
    ship.in_pod("captain").loud("5-6-3")
    ship.noise("silence")
    ship.goes("scout", "evacuation-a")
    assert ship.told(NoiseRolled).who == "scout"

    ship = discovering("canteen", "fire.1")
    ship.intruder("larva", "15")
    ship.goes("scout", "15")
    ship.told(Explored, room="canteen")
    ship.silent(NoiseRolled)

    ship = discovering("canteen", "fire.1", captain="15")
    ship.goes("scout", "15")
    ship.silent(NoiseRolled)


@pytest.mark.rule("NEM-RUL-14", "NEM-MOVE-04", "NEM-TOKEN-07", "NEM-DOOR-01")
def test_the_mover_is_inside_when_the_door_closes_behind() -> None:
    ship = discovering("canteen", "doors.1")
    ship.noise("silence")
    ship.goes("scout", "15")
    kinds = [
        type(event)
        for event in ship.events
        if isinstance(event, Moved | Explored | TokenFound | DoorClosed | NoiseRolled)
    ]
    assert kinds == [Moved, Explored, TokenFound, DoorClosed, NoiseRolled]
    assert (ship.where("scout"), ship.g.doors) == ("15", {"11-15-1": "closed"})
    ship.bars("scout", "move to=hibernatorium via=11-15-1", "door-closed", "NEM-MOVE-06")


@pytest.mark.rule("NEM-MOVE-10", "NEM-ESCAPE-01")
def test_leaving_a_room_with_an_intruder_is_an_escape() -> None:
    ship = crew()
    ship.intruder("adult", "hibernatorium")
    assert ship.offered(ship.seat("scout"), "move") == set()
    assert len(ship.offered(ship.seat("scout"), "escape")) == 4
    ship.next_attacks("slime.1")
    ship.noise("silence")
    ship.goes("scout", "canteen", "escape")
    ship.told(Attacked, who="scout")
    assert ship.where("scout") == "15"


@pytest.mark.rule("NEM-MOVE-11", "NEM-MOVE-14")
def test_careful_movement_marks_a_quiet_corridor_of_ones_choice_instead_of_rolling() -> None:
    ship = crew().loud("15-16-2")
    ship.goes("scout", "canteen", "careful")
    assert len(ship.told(Acted).cards) == 2
    free = {f"noise corridor={way}" for way in CANTEEN if way != "15-16-2"}
    assert ship.offered(ship.seat("scout"), "noise") == free
    ship.refuses(ship.seat("scout"), "noise corridor=15-16-2", "not-offered")
    ship.picks("scout", "noise corridor=15-18-3")
    assert ship.g.noise == ["15-16-2", "15-18-3"]
    ship.silent(NoiseRolled)
    ship.silent(EncounterBegan)


@pytest.mark.rule("NEM-MOVE-12", "NEM-RUL-15")
def test_careful_movement_needs_a_quiet_corridor_at_its_end_the_technical_one_counts() -> None:
    ship = crew().loud("11-15-1", "15-16-2", "15-18-3")
    ship.allows("scout", "careful to=canteen via=11-15-1")
    ship.goes("scout", "canteen", "careful")
    assert "tech" in ship.g.noise, "the only choice left is made without a question"
    ship = crew().loud(*CANTEEN)
    ship.bars("scout", "careful to=canteen via=11-15-1", "all-noisy", "NEM-MOVE-12")
    ship.allows("scout", "move to=canteen via=11-15-1", "careful to=monitoring-room via=11-14-4")


@pytest.mark.rule("NEM-MOVE-13")
def test_careful_movement_is_not_for_combat() -> None:
    ship = crew()
    ship.intruder("larva", "hibernatorium")
    ship.bars("scout", "careful to=canteen via=11-15-1", "in-combat", "NEM-MOVE-13")


@pytest.mark.rule("NEM-RUL-15")
@pytest.mark.parametrize("token", ["silence.1", "danger.1"])
@pytest.mark.parametrize("slimed", [False, True])
def test_faq_careful_movement_ignores_silence_and_danger_but_not_the_item_number(token: str, slimed: bool) -> None:
    ship = discovering("canteen", token).give("scout", slime=slimed)
    adult = ship.intruder("adult", "surgery")
    ship.goes("scout", "15", "careful")
    assert ship.g.rooms["15"].items == EXPLORATION[token]
    assert ship.g.noise == [], "the corridor is chosen after the token"
    ship.picks("scout", "noise corridor=tech")
    assert ship.g.noise == ["tech"]
    assert ship.g.intruder(adult).at == "18"


@pytest.mark.rule("NEM-RUL-15", "NEM-MOVE-15")
@pytest.mark.parametrize("token", ["silence.1", "danger.1"])
def test_faq_reconnaissance_ignores_silence_and_danger(token: str) -> None:
    ship = discovering("canteen", token).hand("scout", "reconnaissance", "rest").give("scout", slime=True)
    adult = ship.intruder("adult", "surgery")
    ship.plays("scout", "play card=reconnaissance part=reconnaissance")
    ship.picks("scout", "way to=slot-15 via=11-15-1")
    assert (ship.g.noise, ship.g.intruder(adult).at) == ([], "18")
    ship.silent(NoiseRolled)


@pytest.mark.rule("NEM-RUL-15")
def test_careful_movement_into_an_occupied_room_marks_nothing() -> None:
    ship = crew(captain="canteen")
    offers = {offer.args["via"]: offer for offer in ship.asked(ship.seat("scout")).options if offer.verb == "careful"}
    warned = {via for via, offer in offers.items() if "cheaper" in EN.option("nemesis", offer.verb, offer.args)}
    assert warned == {"11-15-1"} < set(offers), "plain Movement is cheaper there, and nowhere else"
    ship.goes("scout", "canteen", "careful")
    assert (ship.where("scout"), ship.g.noise, len(ship.told(Acted).cards)) == ("15", [], 2)
    ship.ready(ship.seat("scout"), "turn")


@pytest.mark.rule("NEM-MOVE-17", "NEM-TECH-01")
def test_nobody_walks_through_technical_corridors() -> None:
    ship = crew(scout="canteen").gives("scout", "technical-plan.1")
    assert {str(offer.args["via"]) for offer in ship.asked(ship.seat("scout")).options if offer.verb == "move"} == {
        "11-15-1",
        "15-16-2",
        "15-18-3",
    }
    ship.refuses(ship.seat("scout"), "move to=armory via=tech", "not-offered")
    ship.plays("scout", "use item=technical-plan.1 part=crawl")
    ship.noise("silence")
    ship.picks("scout", "where room=armory")
    ship.pays("scout")
    assert ship.where("scout") == "2", "but by the Plan"
    assert ship.match.waiting == (ship.seat("scout"),), "which does not end the turn"
    crew(scout="cabins").gives("scout", "technical-plan.1").bars(
        "scout", "use item=technical-plan.1 part=crawl", "no-entrance", "NEM-TECH-03"
    )


@pytest.mark.rule("NEM-MOVE-18")
def test_a_group_enters_quietly_but_everybody_rolls_when_all_must() -> None:
    ship = Trial("scout", "captain", "soldier").at(scout="canteen", captain="canteen", soldier="hibernatorium")
    ship.turn("soldier")
    ship.goes("soldier", "canteen")
    ship.silent(NoiseRolled)
    ship.night("scout", token="adult.1", noise=(1, 2, 3))
    assert {event.who for event in ship.events if isinstance(event, NoiseRolled)} == {"scout", "captain", "soldier"}
    assert set(ship.g.noise) == {"11-15-1", "15-16-2", "15-18-3"}


@pytest.mark.rule("NEM-RUL-12")
def test_hands_are_counted_after_the_cost_and_the_card_played_are_gone() -> None:
    ship = Trial("mechanic", "captain").at(mechanic="canteen", captain="cockpit").loud("2-6-4").only_token("adult.1")
    ship.hand("mechanic", "technical-corridors", "rest", "search").next_attacks("slime.1")
    ship.plays("mechanic", "play card=technical-corridors part=technical-corridors")
    ship.picks("mechanic", "where room=armory")
    ship.noise(4)
    ship.pays("mechanic")
    found = ship.told(Surprised)
    assert (found.number, found.count) == (2, 1)


@pytest.mark.rule("NEM-RUL-16")
def test_two_corridors_between_the_same_rooms_are_two_ways() -> None:
    ship = Trial("scout", "captain", ship="alternate").at(scout="8", captain="2")
    near = ship.g.place("5")
    ways = {f"move to={near} via=5-8-1", f"move to={near} via=5-8-2"}
    assert ways <= ship.offered(ship.seat("scout"), "move")
    ship.doors("closed", "5-8-1")
    ship.bars("scout", f"move to={near} via=5-8-1", "door-closed", "NEM-MOVE-06")
    ship.allows("scout", f"move to={near} via=5-8-2")
    assert "5" in ship.g.adjacent("8")
    ship.doors("closed", "5-8-2")
    assert "5" not in ship.g.adjacent("8")

    ship = Trial("scout", "captain", ship="alternate").at(scout="10", captain="2").doors("closed", "5-8-1")
    adult = ship.intruder("adult", "5")
    ship.noise("danger")
    ship.goes("scout", "8")
    assert ship.g.intruder(adult).at == "8", "Danger brings it through the corridor that is open"
    assert ship.g.doors == {"5-8-1": "closed"}


@pytest.mark.rule("NEM-RUL-16", "NEM-NOISE-04")
def test_a_corridor_with_two_numbers_holds_one_marker_for_both() -> None:
    ship = crew(captain="storage", scout="comms-room").only_token("blank.1").hand("scout", "rest", "search")
    ship.noise(1)
    ship.goes("scout", "cockpit")
    assert ship.g.noise == ["1-3-12"]
    ship.at(scout="comms-room").turn("scout")
    ship.noise(2)
    ship.goes("scout", "cockpit")
    ship.told(EncounterBegan)
    assert len(ship.g.noise) == len(set(ship.g.noise))


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
    assert GAME.view(ship.g, None).rooms["15"].items == items


@pytest.mark.rule("NEM-EX-21")
@pytest.mark.parametrize(("token", "items"), [("doors.4", 1), ("doors.3", 1), ("doors.2", 2), ("doors.1", 2)])
def test_alone_the_item_counter_is_half_rounded_up(token: str, items: int) -> None:
    ship = Trial("scout").at(scout="hibernatorium").unexplored("15", "canteen", token)
    ship.noise("silence")
    ship.goes("scout", "15")
    assert ship.g.rooms["15"].items == items


@pytest.mark.rule("NEM-EXPLORE-03", "NEM-TOKEN-06")
@pytest.mark.parametrize("tile", ["nest", "slime-room"])
def test_the_nest_and_the_slime_room_have_no_items_and_never_malfunction(tile: str) -> None:
    ship = crew().tile("15", tile).unexplored("15", tile, "malfunction.1")
    ship.noise(2)
    ship.goes("scout", "15")
    room = ship.g.rooms["15"]
    assert (room.tile, room.items, room.malfunction) == (tile, 0, False)


@pytest.mark.rule("NEM-EXPLORE-07")
def test_an_intruder_in_an_unexplored_room_reveals_nothing() -> None:
    ship = discovering("canteen", "fire.1", scout="armory")
    adult = ship.intruder("adult", "surgery")
    ship.night("scout", event="scent-of-prey")
    assert ship.told(IntruderMoved).to == "slot-15"
    assert ship.g.intruder(adult).at == "15"
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
    ship = crew().tile("15", "slime-room").unexplored("15", "slime-room", "silence.1")
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
    ship = discovering("canteen", "silence.1").give("scout", slime=True)
    adult = ship.intruder("adult", "surgery")
    ship.goes("scout", "15")
    ship.silent(NoiseRolled)
    assert ship.g.intruder(adult).at == "15"


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
    assert (ship.g.intruder(adult).at, ship.g.noise) == ("15", [])


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
