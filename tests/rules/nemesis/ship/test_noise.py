"""Noise rolls, Danger and the Technical Corridors (NEM-NOISE, NEM-TECH)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.games.nemesis.events.crew import AttemptFailed
from bot.games.nemesis.events.intruders import EncounterBegan, Hid, IntruderMoved, Surprised, TokenDrawn
from bot.games.nemesis.events.ship import DangerNear, DoorDestroyed, NoiseEverywhere, NoiseMade, NoiseRolled, Silent
from tests.support.nemesis.pairs import CANTEEN, by_canteen
from tests.support.nemesis.ship import Ship, calm


def rolls(face: str | int, ship: Ship | None = None) -> Ship:
    """The Scout enters the Canteen and rolls this."""
    ship = ship or by_canteen()
    ship.noise(face)
    ship.goes("scout", "canteen")
    return ship


@pytest.mark.rule("NEM-NOISE-01", "NEM-NOISE-02")
@pytest.mark.parametrize(("face", "way"), list(enumerate(CANTEEN, 1)))
def test_a_numbered_result_marks_the_corridor_or_entrance_with_that_number(face: int, way: str) -> None:
    ship = rolls(face)
    assert [event.die for event in ship.events if isinstance(event, NoiseRolled)] == [str(face)]
    assert ship.g.noise == [way]
    ship.told(NoiseMade, corridor=way)
    ship.silent(EncounterBegan)


@pytest.mark.rule("NEM-NOISE-03", "NEM-EX-04", "NEM-TECH-05")
@pytest.mark.parametrize(("face", "way"), list(enumerate(CANTEEN, 1)))
def test_a_second_marker_in_the_same_place_is_an_encounter_instead(face: int, way: str) -> None:
    ship = rolls(face, by_canteen().loud(way, "1-2-3").only_token("larva.1"))
    assert ship.told(EncounterBegan).who == "scout"
    ship.silent(NoiseMade)
    assert ship.g.noise == ["1-2-3"]
    assert [(each.kind, each.at) for each in ship.g.intruders] == [("larva", "15")]


@pytest.mark.rule("NEM-NOISE-04", "NEM-NOISE-08")
def test_no_corridor_ever_holds_two_markers() -> None:
    for face in ("danger", 2):
        ship = rolls(face, by_canteen().loud("11-15-1", "tech").only_token("blank.1"))
        assert len(ship.g.noise) == len(set(ship.g.noise))
    ship = rolls("danger", by_canteen().loud("11-15-1", "tech"))
    assert sorted(ship.g.noise) == sorted(CANTEEN)
    ship.silent(EncounterBegan)


@pytest.mark.rule("NEM-NOISE-05", "NEM-SLIME-01")
def test_silence_is_nothing_or_danger_with_slime() -> None:
    ship = rolls("silence")
    assert ship.g.noise == []
    ship.told(Silent)
    ship = rolls("silence", by_canteen().change("scout", slime=True).change("captain", slime=True))
    ship.silent(Silent)
    assert sorted(ship.g.noise) == sorted(CANTEEN)
    ship = rolls("silence", by_canteen().change("captain", slime=True))
    assert ship.g.noise == []


@pytest.mark.rule("NEM-NOISE-06", "NEM-NOISE-10")
def test_danger_brings_every_free_intruder_from_the_rooms_around_without_an_encounter() -> None:
    ship = by_canteen(captain="nest").hand("scout", "rest")
    free = [
        ship.intruder("adult", "surgery"),
        ship.intruder("breeder", "surgery"),
        ship.intruder("larva", "hibernatorium"),
    ]
    ship.at(scout="surgery").set(lambda g: [setattr(each, "at", "11") for each in g.intruders])
    busy = ship.intruder("adult", "nest")
    far = ship.intruder("creeper", "storage")
    ship.noise("danger")
    ship.goes("scout", "canteen")
    ship.told(DangerNear)
    assert all(ship.foe(each).at == "15" for each in free)
    assert ship.foe(busy).at == "16", "it is in Combat with the Captain"
    assert ship.foe(far).at == "17"
    assert ship.g.noise == []
    for event in (EncounterBegan, TokenDrawn, Surprised):
        ship.silent(event)


@pytest.mark.rule("NEM-NOISE-07")
def test_danger_with_nobody_free_nearby_makes_noise_all_around_the_entrance_too() -> None:
    ship = by_canteen(captain="nest")
    ship.intruder("adult", "nest")
    ship.intruder("creeper", "storage")
    rolls("danger", ship)
    assert sorted(ship.g.noise) == sorted(CANTEEN)
    ship.silent(IntruderMoved)
    ship = by_canteen(scout="cockpit", captain="storage")
    ship.noise("danger")
    ship.goes("scout", "comms-room")
    assert sorted(ship.g.noise) == ["1-3-12", "3-7-34"], "no entrance here"


@pytest.mark.rule("NEM-NOISE-08")
def test_faq_danger_where_everything_is_loud_already_does_nothing() -> None:
    ship = rolls("danger", by_canteen().loud(*CANTEEN))
    assert ship.g.noise == list(CANTEEN)
    ship.silent(NoiseEverywhere)
    ship.silent(EncounterBegan)


@pytest.mark.rule("NEM-NOISE-09", "NEM-RUL-18", "NEM-DOOR-05")
def test_danger_sends_intruders_against_closed_doors_and_makes_no_noise_even_if_none_arrives() -> None:
    ship = by_canteen().doors("closed", "15-18-3")
    adult = ship.intruder("adult", "surgery")
    rolls("danger", ship)
    assert (ship.foe(adult).at, ship.g.doors, ship.g.noise) == ("18", {"15-18-3": "destroyed"}, [])
    ship.told(DoorDestroyed)
    assert not ship.g.combat(ship.seat("scout"))


@pytest.mark.rule("NEM-NOISE-11", "NEM-DOOR-02", "NEM-EX-05")
def test_noise_is_heard_on_both_sides_of_a_closed_door_and_doors_change_nothing_of_it() -> None:
    ship = by_canteen().doors("closed", "15-18-3").loud("15-18-3", "tech").only_token("blank.1")
    assert [way for way in ship.g.board.noisy["15"] if way in ship.g.noise] == ["15-18-3", "tech"]
    for face in (3, 4):
        at = rolls(face, by_canteen().doors("closed", "15-18-3").loud("15-18-3", "tech").only_token("larva.1"))
        at.told(EncounterBegan)
        assert at.g.noise == []
        assert at.g.doors == {"15-18-3": "closed"}
    at = by_canteen(scout="engine-2").doors("closed", "15-18-3").loud("15-18-3").only_token("larva.1")
    at.noise(3)
    at.goes("scout", "surgery")
    at.told(EncounterBegan)
    at = by_canteen(scout="canteen").loud("15-18-3").hand("scout", "demolition").doors("closed", "15-18-3")
    at.plays("scout", "play card=demolition part=break-door")
    assert at.g.noise == ["15-18-3"]


@pytest.mark.rule("NEM-NOISE-12", "NEM-TECH-02", "NEM-TECH-04", "NEM-RUL-17")
def test_a_marker_in_the_technical_corridors_is_heard_at_every_entrance() -> None:
    ship = rolls(4)
    assert ship.g.noise == ["tech"]
    ship.at(scout="cockpit", captain="storage").turn("scout").only_token("larva.1")
    ship.noise(1)
    ship.goes("scout", "armory")
    assert ship.told(EncounterBegan).at == "2", "in the room of whoever rolled"
    assert ship.g.noise == []
    ship = by_canteen(scout="cockpit", captain="storage").loud("tech")
    ship.noise(2)
    ship.goes("scout", "comms-room")
    ship.silent(EncounterBegan)


@pytest.mark.rule("NEM-RUL-17")
def test_each_network_of_the_other_ship_has_a_marker_of_its_own() -> None:
    ship = calm("scout", "captain", ship="alternate").at(scout="2", captain="8").loud("tech-red").only_token("larva.1")
    ship.noise(4)
    ship.goes("scout", "1")
    ship.told(EncounterBegan)
    assert ship.g.noise == []

    ship = calm("scout", "captain", ship="alternate").at(scout="2", captain="8").loud("tech-red").only_token("larva.1")
    ship.noise(1)
    ship.goes("scout", "3")
    ship.silent(EncounterBegan)
    assert ship.g.noise == ["tech-red", "tech-blue"], "room 3 has an entrance to the blue network only"
    ship.at(scout="6").turn("scout").loud("6-12-1")
    ship.noise(1)
    ship.goes("scout", "12")
    ship.told(EncounterBegan)
    assert ship.g.noise == ["tech-red"], "an Encounter clears the network of its room only"


@pytest.mark.rule("NEM-RUL-17", "NEM-TECH-01")
def test_technical_corridors_make_no_rooms_adjacent() -> None:
    ship = by_canteen(scout="canteen")
    assert ship.g.adjacent("15") == ["11", "16", "18"]
    adult = ship.intruder("adult", "armory")
    rolls("danger", ship.at(scout="surgery"))
    assert ship.foe(adult).at == "2"


@pytest.mark.rule("NEM-NOISE-13")
def test_markers_neither_stop_nor_draw_anybody_and_stay_when_somebody_passes_through() -> None:
    ship = by_canteen(captain="canteen").loud(*CANTEEN)
    adult = ship.intruder("adult", "surgery")
    ship.goes("scout", "canteen")
    assert ship.g.noise == list(CANTEEN)
    ship.night("scent-of-prey", who="scout")
    assert ship.foe(adult).at == "15"
    assert ship.g.noise == list(CANTEEN)
    ship.silent(EncounterBegan)


def enter(ship: Ship) -> None:
    """Enter an empty room."""
    ship.goes("scout", "canteen")


def board(ship: Ship) -> None:
    """Try to enter a Pod."""
    ship.plays("scout", "room part=board")
    ship.picks("scout", f"pod pod={ship.g.pods[0].number}")
    ship.pays("scout")


def act(*keys: str) -> Callable[[Ship], None]:
    """Take one Action."""

    def play(ship: Ship) -> None:
        ship.plays("scout", keys[0])
        for key in keys[1:]:
            ship.picks("scout", key)
            ship.pays("scout")

    return play


@pytest.mark.rule("NEM-NOISE-14")
@pytest.mark.parametrize(
    ("place", "play"),
    [
        ("hibernatorium", enter),
        ("evacuation-a", board),
        ("hibernatorium", act("room part=hibernate")),
        ("nest", act("room part=take-egg")),
        ("nest", act("melee target=egg")),
        ("nest", act("shoot target=egg weapon=rifle")),
        ("canteen", act("use item=grenade.1 part=grenade", "throw target=egg room=nest")),
    ],
)
def test_what_makes_somebody_roll_for_noise(place: str, play: Callable[[Ship], None]) -> None:
    ship = by_canteen(scout=place).set(lambda g: [setattr(g, "time", 8), setattr(g.pods[0], "locked", False)])
    ship.gives("scout", "grenade.1")
    play(ship)
    assert [event.who for event in ship.events if isinstance(event, NoiseRolled)] == ["scout"]


@pytest.mark.rule("NEM-NOISE-14")
def test_bag_development_and_cards_make_people_roll_and_nothing_else_does() -> None:
    for token in ("adult.1", "breeder.1"):
        ship = by_canteen()
        ship.night("scent-of-prey", who="scout", token=token, noise=(1, 1))
        assert [event.who for event in ship.events if isinstance(event, NoiseRolled)] == ["scout", "captain"]
    ship = by_canteen(scout="canteen").loud("tech")
    ship.next_events("noise-in-technical-corridors").only_token("blank.1").last_to_pass("captain")
    ship.noise(1)
    ship.passes("captain")
    assert [event.who for event in ship.events if isinstance(event, NoiseRolled)] == ["scout"]
    ship = by_canteen(scout="canteen").hand("scout", "demolition", "rest", "search", "adrenaline")
    ship.plays("scout", "play card=demolition part=sabotage")
    ship.silent(NoiseRolled)
    ship.passes("scout")
    ship.silent(NoiseRolled)
    ship.silent(AttemptFailed)


@pytest.mark.rule("NEM-TECH-06")
def test_no_door_ever_stands_in_a_technical_corridor() -> None:
    ship = by_canteen(scout="command-center").hand("scout", "rest", "search", "adrenaline")
    ship.plays("scout", "room part=doors-around")
    ship.picks("scout", "where room=canteen")
    assert ship.offered(ship.seat("scout"), "switch") == {f"switch corridor={way}" for way in CANTEEN[:3]}
    ship.picks("scout", *(f"switch corridor={way}" for way in CANTEEN[:3]))
    ship.pays("scout")
    assert ship.g.doors == dict.fromkeys(CANTEEN[:3], "closed")
    creeper = ship.intruder("creeper", "canteen")
    ship.next_events("lurking").night(who="captain", event="consuming-fire")
    assert ship.g.intruder(creeper) is None, "the entrance stays open"


@pytest.mark.rule("NEM-TECH-07", "NEM-TECH-08", "NEM-RUL-23")
def test_an_intruder_that_takes_an_entrance_is_off_the_board_and_a_token_of_its_kind_in_the_bag() -> None:
    found = set()
    for stream in range(40):
        ship = by_canteen(scout="canteen").loud("tech").bag("blank.1").next_attacks("claws.4").next_events("lurking")
        ship.set(lambda g, stream=stream: setattr(g.chance, "stream", stream))  # type: ignore[misc]
        adult = ship.intruder("adult", "canteen", injuries=3)
        ship.combat("hit")
        ship.plays("scout", f"shoot target={adult} weapon=rifle")
        ship.told(Hid, intruder=adult)
        assert ship.g.intruders == []
        assert ship.g.noise == ["tech"], "the marker stays"
        blank, grown = sorted(ship.g.bag, reverse=True)
        assert (blank, grown.partition(".")[0]) == ("blank.1", "adult")
        found.add(grown)
    assert len(found) > 1, "which token is chance"


@pytest.mark.rule("NEM-TECH-07")
def test_an_event_sends_intruders_into_the_technical_corridors_too() -> None:
    ship = by_canteen(scout="armory")
    breeder = ship.intruder("breeder", "canteen", injuries=2)
    ship.night(who="scout", event="flammable-compounds")
    ship.told(Hid, intruder=breeder)
    assert {"breeder.1", "breeder.2"} & set(ship.g.bag)


@pytest.mark.rule("NEM-TECH-09")
def test_an_encounter_at_an_entrance_clears_the_technical_corridors() -> None:
    ship = rolls(2, by_canteen().loud("15-16-2", "tech").only_token("larva.1"))
    assert ship.g.noise == []
    ship = by_canteen(scout="cockpit", captain="storage").loud("1-3-12", "tech").only_token("larva.1")
    ship.noise(1)
    ship.goes("scout", "comms-room")
    assert ship.g.noise == ["tech"], "the Comms Room has no entrance"
