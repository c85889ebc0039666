"""What each Action card does, section by section: that which is printed on it (NEM-COST-17)."""

from __future__ import annotations

import pytest

from bot.games.nemesis.box.content import COORDINATES
from bot.games.nemesis.events.crew import Acted, Drew, Interrupted, Moved, Passed, Reshot, Shot
from bot.games.nemesis.events.finds import CoordinatesSeen, EngineWorkedOn, EventSeen, TileSeen
from bot.games.nemesis.events.injuries import Injured
from bot.games.nemesis.events.intruders import Attacked, Steeled, Surprised
from bot.games.nemesis.events.ship import NoiseRolled, TokenFound
from tests.support.nemesis.ship import Ship, calm


def ship_of(who: str, room: str, *hand: str, near: str = "", far: str = "") -> Ship:
    """Somebody in a room with this hand, perhaps with somebody else."""
    other = near or far or ("captain" if who != "captain" else "scout")
    return calm(who, other).at(**{who: room, other: room if near else "cockpit"}).hand(who, *hand)


@pytest.mark.rule("NEM-COST-17")
def test_demolition_breaks_a_closed_door_or_the_room() -> None:
    ship = ship_of("scout", "canteen", "demolition", "rest")
    ship.refused("scout", "play card=demolition part=break-door", "no-closed-door", "NEM-DOOR-03")
    ship.doors("closed", "11-15-1", "1-2-3")
    ship.plays("scout", "play card=demolition part=break-door")
    assert ship.offered(ship.seat("scout"), "corridor") == {"corridor corridor=11-15-1"}
    ship.picks("scout", "corridor corridor=11-15-1")
    assert ship.g.doors["11-15-1"] == "destroyed"
    ship.hand("scout", "demolition").turn("scout")
    ship.plays("scout", "play card=demolition part=sabotage")
    assert ship.g.rooms["15"].malfunction


@pytest.mark.rule("NEM-COST-17")
def test_interruption_cancels_an_action_in_the_room_and_can_be_interrupted() -> None:
    ship = ship_of("scout", "canteen", "demolition", "rest", "search", near="captain").hand(
        "captain", "interruption", "rest"
    )
    ship.change("captain", lets_pass=False).change("scout", lets_pass=False)
    ship.plays("scout", "play card=demolition part=sabotage")
    ship.picks("captain", "interrupt")
    ship.quiet()
    assert not ship.g.rooms["15"].malfunction
    assert ship.me("scout").discard == ["demolition"], "the Cost stays paid"
    assert ship.me("captain").discard == ["interruption"]
    assert ship.g.actions == 1, "and the Action is spent"

    ship = ship_of("scout", "canteen", "demolition", "interruption", near="captain").hand("captain", "interruption")
    ship.change("captain", lets_pass=False, passed=True).change("scout", lets_pass=False)
    ship.plays("scout", "play card=demolition part=sabotage")
    ship.picks("captain", "interrupt")
    ship.told(Interrupted, who="captain", other="scout")
    ship.picks("scout", "interrupt")
    assert ship.g.rooms["15"].malfunction, "the Interruption was interrupted; the one who passed could still play it"
    ship = ship_of("scout", "canteen", "interruption", "rest")
    ship.refused("scout", "play card=interruption part=reaction", "reaction-only", "NEM-RUL-64")


@pytest.mark.rule("NEM-COST-17")
@pytest.mark.parametrize(
    ("who", "card"), [("captain", "basic-repairs"), ("pilot", "repairs"), ("mechanic", "fast-repairs")]
)
def test_repairs_also_work_on_engines_malfunction_or_not(who: str, card: str) -> None:
    ship = ship_of(who, "engine-1", card, "rest", "search", "demolition").marks("engine-1", malfunction=True)
    ship.set(lambda g: g.engines.update({"1": ["working", "damaged"]}))
    ship.plays(who, f"play card={card} part=engine")
    ship.picks(who, "top status=working")
    assert ship.g.engines["1"] == ["damaged", "working"]
    assert ship.told(EngineWorkedOn).changed == 1
    assert ship.g.rooms["21"].malfunction
    ship = ship_of(who, "canteen", card, "rest", "search")
    ship.refused(who, f"play card={card} part=engine", "no-engine", "NEM-ENGINE-03")
    ship.refused(who, f"play card={card} part=repair", "no-malfunction", "NEM-MALF-03")


@pytest.mark.rule("NEM-COST-17")
def test_order_moves_somebody_else_in_the_room_without_asking_them() -> None:
    ship = ship_of("captain", "canteen", "order", "rest", near="scout")
    ship.plays("captain", "play card=order part=order")
    assert ship.offered(ship.seat("captain"), "crew") == {"crew who=scout"}
    ship.picks("captain", "crew who=scout")
    ship.noise("silence")
    ship.picks("captain", "way to=surgery via=15-18-3")
    assert ship.told(Moved).who == "scout"
    assert (ship.where("scout"), ship.told(NoiseRolled).who) == ("18", "scout")
    ship = ship_of("captain", "canteen", "order", far="scout")
    ship.refused("captain", "play card=order part=order", "nobody-to-order", "NEM-COST-17")


@pytest.mark.rule("NEM-COST-17")
def test_motivation_lets_everybody_in_the_room_draw_one() -> None:
    ship = calm("captain", "scout", "soldier").at(captain="canteen", scout="canteen", soldier="cockpit")
    ship.hand("captain", "motivation").hand("scout")
    ship.plays("captain", "play card=motivation part=motivation")
    assert {event.who: event.count for event in ship.events if isinstance(event, Drew)} == {"captain": 1, "scout": 1}


@pytest.mark.rule("NEM-COST-17")
def test_reload_puts_one_round_into_the_six_shooter() -> None:
    ship = ship_of("captain", "canteen", "reload", "rest")
    ship.refused("captain", "play card=reload part=reload", "cannot-load", "NEM-ITEM-08")
    ship.set(lambda g: setattr(g.players[g.seat_of("captain")].hands[0], "ammo", 4))
    ship.plays("captain", "play card=reload part=reload")
    assert ship.me("captain").hands[0].ammo == 5


@pytest.mark.rule("NEM-COST-17")
def test_taking_aim_lets_an_energy_weapon_roll_again_once() -> None:
    ship = ship_of("soldier", "canteen", "taking-aim", "rest")
    adult = ship.intruder("adult", "canteen")
    ship.next_attacks("bite.3")
    ship.combat("blank", "double")
    ship.plays("soldier", "play card=taking-aim part=taking-aim")
    ship.picks("soldier", "thing thing=assault-rifle")
    ship.picks("soldier", f"intruder target={adult}")
    ship.picks("soldier", "again")
    assert ship.told(Reshot).die == "double"
    assert ship.told(Injured).count == 3
    assert ship.me("soldier").hands[0].ammo == 4
    ship = ship_of("captain", "canteen", "rest")
    assert ship.me("captain").hands[0].id == "six-shooter"


@pytest.mark.rule("NEM-COST-17", "NEM-SHOOT-08")
@pytest.mark.parametrize(("face", "injuries"), [("blank", 3), ("creeper", 3), ("hit", 4), ("double", 5)])
def test_faq_full_auto_adds_half_the_ammo_to_the_shot_and_then_the_rifles_bonus(face: str, injuries: int) -> None:
    ship = ship_of("soldier", "canteen", "full-auto", "rest")
    queen = ship.intruder("queen", "canteen")
    ship.next_attacks("bite.3", "scratch.4")
    ship.combat(face)
    ship.plays("soldier", "play card=full-auto part=full-auto")
    ship.picks("soldier", "thing thing=assault-rifle")
    ship.picks("soldier", f"intruder target={queen}")
    assert ship.told(Shot).ammo == 0
    assert ship.told(Injured).count == injuries


@pytest.mark.rule("NEM-COST-17", "NEM-SURPRISE-01")
@pytest.mark.parametrize("steel", [True, False])
def test_nerves_of_steel_ignore_a_surprise_attack(steel: bool) -> None:
    ship = (
        ship_of("soldier", "hibernatorium", "nerves-of-steel", "rest", "search").loud("15-16-2").only_token("adult.12")
    )
    ship.next_attacks("slime.1")
    ship.noise(2)
    ship.plays("soldier", "move to=canteen via=11-15-1", pay=["search"])
    ship.told(Surprised)
    ship.picks("soldier", "steel" if steel else "pass")
    if steel:
        ship.told(Steeled)
        ship.silent(Attacked)
    else:
        ship.told(Attacked)
    assert ("nerves-of-steel" in ship.me("soldier").discard) == steel
    assert [each.kind for each in ship.g.intruders] == ["adult"]


@pytest.mark.rule("NEM-COST-17")
def test_adrenaline_shoots_or_escapes_and_then_draws() -> None:
    ship = ship_of("scout", "canteen", "adrenaline")
    larva = ship.intruder("larva", "canteen")
    ship.combat("hit")
    ship.plays("scout", "play card=adrenaline part=adrenaline-shoot")
    ship.picks("scout", "thing thing=rifle")
    ship.picks("scout", f"intruder target={larva}")
    assert ship.g.intruders == []
    assert (ship.told(Drew).count, ship.cards("scout")) == (1, 1)

    ship = ship_of("scout", "canteen", "adrenaline")
    ship.intruder("adult", "canteen")
    ship.next_attacks("tail.1")
    ship.noise("silence")
    ship.plays("scout", "play card=adrenaline part=adrenaline-escape")
    ship.picks("scout", "way to=hibernatorium via=11-15-1")
    ship.told(Attacked, who="scout")
    assert (ship.where("scout"), ship.cards("scout")) == ("11", 1)


@pytest.mark.rule("NEM-COST-17")
def test_scavenging_searches_where_nothing_is_left() -> None:
    ship = ship_of("scout", "canteen", "scavenging", "search", "rest").next_items("green", "medkit.1", "medkit.2")
    ship.refused("scout", "play card=search part=search", "nothing-left", "NEM-SEARCH-06")
    ship.plays("scout", "play card=scavenging part=scavenging")
    ship.picks("scout", "keep card=medkit.2")
    assert ship.me("scout").items == ["medkit.2"]
    ship = ship_of("scout", "cockpit", "scavenging", "rest")
    ship.refused("scout", "play card=scavenging part=scavenging", "no-search-here", "NEM-SEARCH-09")


@pytest.mark.rule("NEM-COST-17", "NEM-MOVE-15")
def test_reconnaissance_moves_without_a_noise_roll_and_explores_as_any_movement() -> None:
    ship = ship_of("scout", "hibernatorium", "reconnaissance", "rest").unexplored("15", "canteen", "malfunction.2")
    ship.doors("closed", "11-14-4")
    ship.plays("scout", "play card=reconnaissance part=reconnaissance")
    assert "way to=monitoring-room via=11-14-4" not in ship.offered(ship.seat("scout"), "way")
    ship.picks("scout", "way to=slot-15 via=11-15-1")
    ship.silent(NoiseRolled)
    assert ship.told(TokenFound).token == "malfunction"
    assert (ship.where("scout"), ship.g.noise, ship.g.rooms["15"].malfunction) == ("15", [], True)


@pytest.mark.rule("NEM-COST-17")
@pytest.mark.parametrize(("who", "card"), [("pilot", "computer-skills"), ("pilot", "knowledge-of-the-ship")])
def test_a_door_beside_you_opens_or_closes(who: str, card: str) -> None:
    ship = ship_of(who, "canteen", card, "rest").doors("destroyed", "15-16-2").doors("closed", "15-18-3")
    ship.plays(who, f"play card={card} part=door")
    assert ship.offered(ship.seat(who), "corridor") == {"corridor corridor=11-15-1", "corridor corridor=15-18-3"}
    ship.picks(who, "corridor corridor=15-18-3")
    assert "15-18-3" not in ship.g.doors
    ship.hand(who, card).turn(who)
    ship.plays(who, f"play card={card} part=door")
    ship.picks(who, "corridor corridor=11-15-1")
    assert ship.g.doors["11-15-1"] == "closed"


@pytest.mark.rule("NEM-COST-17")
@pytest.mark.parametrize(
    ("who", "card", "part", "rooms", "barred"),
    [
        ("pilot", "computer-skills", "computer", ("comms-room",), ("cockpit", "canteen")),
        ("scientist", "blocking-access", "computer", ("comms-room",), ("cockpit", "canteen")),
        ("pilot", "piloting", "pilot", ("comms-room", "cockpit"), ("canteen",)),
        ("pilot", "old-friend", "old-friend", ("canteen", "cockpit"), ("comms-room",)),
    ],
)
def test_a_room_action_for_free(
    who: str, card: str, part: str, rooms: tuple[str, ...], barred: tuple[str, ...]
) -> None:
    names = {"comms-room": "signal", "cockpit": "coordinates", "canteen": "eat"}
    for room in rooms:
        ship = ship_of(who, room, card, "rest", far="soldier")
        ship.plays(who, f"play card={card} part={part}")
        ship.picks(who, f"free room={room} part={names[room]}")
        assert ship.told(Acted).cards == ()
        assert ship.cards(who) == 1
        ship = ship_of(who, room, card, far="soldier").marks(room, malfunction=True)
        ship.refused(who, f"play card={card} part={part}", "no-room-action", "NEM-COST-15")
    for room in barred:
        ship = ship_of(who, room, card, far="soldier")
        ship.refused(who, f"play card={card} part={part}", "no-room-action", "NEM-COST-15")


@pytest.mark.rule("NEM-COST-17")
def test_piloting_checks_the_coordinates_from_a_computer() -> None:
    ship = ship_of("pilot", "comms-room", "piloting")
    ship.plays("pilot", "play card=piloting part=coordinates")
    seen = ship.told(CoordinatesSeen)
    assert seen.audience == (ship.seat("pilot"),)
    assert seen.b == COORDINATES[ship.g.coordinates].leads["B"]
    ship = ship_of("pilot", "canteen", "piloting")
    ship.refused("pilot", "play card=piloting part=coordinates", "no-computer", "NEM-MALF-11")


@pytest.mark.rule("NEM-COST-17")
def test_knowledge_of_the_ship_shows_a_tile_but_not_its_token() -> None:
    ship = ship_of("pilot", "canteen", "knowledge-of-the-ship")
    ship.refused("pilot", "play card=knowledge-of-the-ship part=peek-tile", "all-explored", "NEM-ROOM-MONITOR-01")
    ship.unexplored("18", "surgery", "fire.1")
    ship.plays("pilot", "play card=knowledge-of-the-ship part=peek-tile")
    ship.picks("pilot", "where room=slot-18")
    seen = ship.told(TileSeen)
    assert (seen.audience, seen.room, seen.token, seen.items) == ((ship.seat("pilot"),), "surgery", "", 0)
    assert not ship.g.rooms["18"].face_up


@pytest.mark.rule("NEM-COST-17", "NEM-TECH-03", "NEM-MOVE-17")
def test_the_mechanic_crawls_from_entrance_to_entrance_and_passes() -> None:
    ship = ship_of("mechanic", "canteen", "technical-corridors", "rest", "search", "demolition")
    ship.plays("mechanic", "play card=technical-corridors part=technical-corridors")
    entrances = {"armory", "emergency-room", "evacuation-a", "evacuation-b", "monitoring-room", "engine-3", "engine-1"}
    assert ship.offered(ship.seat("mechanic"), "where") == {f"where room={room}" for room in entrances}
    ship.picks("mechanic", "where room=engine-3")
    ship.noise("silence")
    ship.pays("mechanic")
    assert ship.where("mechanic") == "19"
    ship.told(NoiseRolled, who="mechanic")
    ship.picks("mechanic")
    ship.told(Passed, who="mechanic")
    ship = ship_of("mechanic", "cabins", "technical-corridors", "rest")
    ship.refused("mechanic", "play card=technical-corridors part=technical-corridors", "no-entrance", "NEM-TECH-03")


@pytest.mark.rule("NEM-COST-17", "NEM-RUL-21", "NEM-TOKEN-07")
def test_faq_a_doors_token_found_by_technical_corridors_is_ignored() -> None:
    ship = ship_of("mechanic", "canteen", "technical-corridors", "rest").unexplored("2", "armory", "doors.1")
    ship.plays("mechanic", "play card=technical-corridors part=technical-corridors")
    ship.noise("silence")
    ship.picks("mechanic", "where room=slot-2")
    assert ship.told(TokenFound).token == "doors"
    assert (ship.where("mechanic"), ship.g.doors) == ("2", {})


@pytest.mark.rule("NEM-COST-17")
def test_pyrotechnics_burn_an_item_to_kindle_or_smother() -> None:
    ship = ship_of("mechanic", "canteen", "pyrotechnics", "rest", "search")
    ship.refused("mechanic", "play card=pyrotechnics part=pyrotechnics-quench", "no-fire", "NEM-FIRE-09")
    ship.empties("mechanic")
    ship.refused("mechanic", "play card=pyrotechnics part=pyrotechnics-kindle", "no-item", "NEM-COST-17")
    ship.gives("mechanic", "medkit.1")
    ship.plays("mechanic", "play card=pyrotechnics part=pyrotechnics-kindle")
    ship.picks("mechanic", "thing thing=medkit.1")
    ship.pays("mechanic")
    assert (ship.g.rooms["15"].fire, ship.me("mechanic").items) == (True, [])
    ship.hand("mechanic", "pyrotechnics", "rest", "search").gives("mechanic", "medkit.2").turn("mechanic")
    ship.refused("mechanic", "play card=pyrotechnics part=pyrotechnics-kindle", "burns", "NEM-FIRE-08")
    ship.plays("mechanic", "play card=pyrotechnics part=pyrotechnics-quench")
    ship.picks("mechanic", "thing thing=medkit.2")
    ship.pays("mechanic")
    assert not ship.g.rooms["15"].fire


@pytest.mark.rule("NEM-COST-17")
def test_ingenuity_crafts_with_any_yellow_item_for_the_wrench() -> None:
    ship = ship_of("mechanic", "canteen", "ingenuity", "rest").gives("mechanic", "alcohol.1", "nemesis-plans.1")
    ship.refused("mechanic", "craft item=flamethrower", "no-components", "NEM-CRAFT-01")
    ship.plays("mechanic", "play card=ingenuity part=improvise")
    ship.picks("mechanic", "make item=flamethrower")
    ship.picks("mechanic", "components one=alcohol.1 two=nemesis-plans.1")
    assert any(thing.id.startswith("flamethrower") for thing in ship.me("mechanic").hands)
    assert ship.cards("mechanic") == 1, "it costs the card only"


@pytest.mark.rule("NEM-COST-17")
@pytest.mark.parametrize("where", ["top", "bottom"])
def test_risk_assessment_foresees_the_next_event(where: str) -> None:
    ship = ship_of("scientist", "laboratory", "risk-assessment").next_events("hunt", "nest")
    ship.plays("scientist", "play card=risk-assessment part=risk-assessment")
    assert ship.told(EventSeen).card == "hunt"
    ship.picks("scientist", f"put where={where}")
    assert ship.g.events.cards[-1] == ("hunt" if where == "top" else "nest")
    assert ship.g.events.cards[0] == "hunt" or where == "top"
    ship = ship_of("scientist", "canteen", "risk-assessment")
    ship.refused("scientist", "play card=risk-assessment part=risk-assessment", "no-computer", "NEM-MALF-11")


@pytest.mark.rule("NEM-COST-17", "NEM-MALF-11")
def test_blocking_access_breaks_any_room_with_a_working_computer() -> None:
    ship = ship_of("scientist", "laboratory", "blocking-access").marks("generator", malfunction=True)
    ship.plays("scientist", "play card=blocking-access part=block")
    rooms = ("comms-room", "fire-control", "laboratory", "command-center", "monitoring-room")
    assert ship.offered(ship.seat("scientist"), "where") == {f"where room={room}" for room in rooms}
    ship.picks("scientist", "where room=comms-room")
    assert ship.g.rooms["3"].malfunction


@pytest.mark.rule("NEM-COST-17", "NEM-MALF-11")
def test_intranet_reaches_working_computers_from_one() -> None:
    ship = ship_of("scientist", "laboratory", "intranet", "rest").marks("comms-room", malfunction=True)
    ship.plays("scientist", "play card=intranet part=intranet")
    rooms = {str(offer.args["room"]) for offer in ship.asked(ship.seat("scientist")).options}
    assert "comms-room" not in rooms
    assert {"generator", "fire-control"} <= rooms
    ship = ship_of("scientist", "laboratory", "intranet", "rest").marks("laboratory", malfunction=True)
    ship.refused("scientist", "play card=intranet part=intranet", "no-room-action", "NEM-COST-15")
