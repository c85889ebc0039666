"""What Vigil owes a table: who sees what, reaction windows, absence, chance (NEM-RUL-43, NEM-RUL-62..68)."""

from __future__ import annotations

import pytest

from bot.engine.asks import Answer
from bot.engine.match import Match
from bot.games.nemesis import GAME
from bot.games.nemesis.events.crew import Burned, Interrupted
from bot.games.nemesis.events.ship import Malfunctioned
from bot.games.nemesis.state import Nemesis
from tests.support.nemesis.ship import Ship, at


@pytest.mark.rule("NEM-RUL-43")
@pytest.mark.parametrize(
    ("place", "part", "after"),
    [
        ("engine-1", "check-engine", ()),
        ("engine-control", "engines", ()),
        ("cockpit", "coordinates", ()),
        ("monitoring-room", "monitor", ()),
        ("canteen", "eat", ("scanning answer=yes",)),
        ("storage", "rummage", ()),
    ],
)
def test_what_is_peeked_at_goes_to_the_peeker_alone(place: str, part: str, after: tuple[str, ...]) -> None:
    ship = at(place)
    ship.unexplored("12", "surgery", "fire.1").hand("captain", "rest", "order", "contamination")
    ship.next_items("red", "grenade.1", "decoy.1")
    public = ship.view()
    choices = {"monitor": ["where room=slot-12"], "rummage": ["colour colour=red"]}.get(part, [])
    ship.acts("captain", f"room part={part}", *choices, after=after)
    if part == "rummage":
        ship.picks("captain", min(ship.options("captain")))
    secrets = [event for event in ship.events if event.audience]
    assert all(event.audience == (ship.seat("captain"),) for event in secrets)
    assert ship.me("captain").notes
    assert ship.me("scout").notes == []
    shown = {kind for kind in ("working", "damaged", "earth", "surgery", "fire.1") if kind in str(ship.view())}
    assert shown == {kind for kind in ("working", "damaged", "earth", "surgery", "fire.1") if kind in str(public)}


@pytest.mark.rule("NEM-RUL-43")
def test_what_somebody_learned_is_not_put_right_when_others_change_it() -> None:
    ship = at("engine-1")
    ship.at(scout="engine-1").set(lambda g: g.engines.update({"1": ["damaged", "working"]}))
    ship.acts("captain", "room part=check-engine")
    ship.turn("scout").hand("scout", "basic-repairs", "rest", "search")
    ship.acts("scout", "play card=basic-repairs part=engine", after=["top status=damaged"])
    assert ship.g.engines["1"][-1] == "damaged"
    assert [note.args["status"] for note in ship.notes("captain", "engine")] == ["working"]
    assert ship.notes("captain", "engine")[0].round == 1


@pytest.mark.rule("NEM-RUL-62")
def test_who_is_absent_passes_without_discards() -> None:
    ship = Ship()
    hand = list(ship.me("captain").hand)
    assert ship.asked(ship.seat("captain")).default == ("pass",)
    ship.picks("captain", "pass")
    ask = ship.asked(ship.seat("captain"))
    assert (ask.least, ask.default) == (0, ())
    ship.picks("captain")
    assert ship.me("captain").hand == hand
    target = ship.intruder("adult", "hibernatorium")
    assert ship.g.fighting(next(each for each in ship.g.intruders if each.id == target))  # and stays a target


@pytest.mark.rule("NEM-RUL-62")
def test_the_objective_of_who_does_not_choose_is_left_to_chance_after_a_while() -> None:
    picked = set()
    for counter in range(8):
        ship = Ship("captain", "scout", "soldier")
        ship.stands("captain", "nest")

        def other_chance(g: Nemesis, n: int = counter) -> None:
            g.chance.counter = 5000 + n

        ship.set(other_chance)
        ship.night(token="queen.1")
        for who in ship.crew:
            ask = ship.asked(ship.seat(who))
            assert ask.prompt == "objective"
            assert ask.within > 0
            assert set(ask.default) < {offer.key for offer in ask.options}
            picked.add(ask.default[0] == ask.options[0].key)
    assert picked == {True, False}


@pytest.mark.rule("NEM-RUL-62")
def test_other_questions_default_to_what_harms_least() -> None:
    trade = Ship()
    trade.acts("captain", "trade")
    ask = trade.asked(trade.seat("captain"))
    assert (ask.default, ask.within > 0) == (("leave",), True)

    scan = at("canteen")
    scan.hand("captain", "rest", "order", "infected")
    scan.acts("captain", "room part=eat")
    assert scan.asked(scan.seat("captain")).default == ("scanning answer=no",)

    search = at("storage")
    search.next_items("red", "grenade.1", "decoy.1")
    search.acts("captain", "room part=rummage", "colour colour=red")
    assert search.asked(search.seat("captain")).default == ("keep card=grenade.1",)

    pod = at("evacuation-a")
    pod.set(lambda g: [setattr(each, "locked", False) for each in g.pods])
    number = next(each.number for each in pod.g.pods if each.section == "a")
    pod.noise("1")
    pod.acts("captain", "room part=board", f"pod pod={number}")
    assert pod.asked(pod.seat("captain")).default == ("wait",)
    pod.picks("captain", "wait")
    pod.picks("captain")
    pod.set(lambda g: setattr(g.players[pod.seat("captain")], "passed", False)).turn("captain")
    assert pod.asked(pod.seat("captain")).default == ("stay",)


@pytest.mark.rule("NEM-RUL-63")
def test_what_lies_open_is_seen_by_everybody() -> None:
    ship = Ship()
    ship.gives("captain", "medkit.1", "egg").change("captain", slime=True, signal=True, larva=True, light=1)
    ship.infects("captain", "infected", pile="discard").wounds("captain", "leg", light=1)
    ship.infects("captain", "clean")
    ship.marks("armory", items=3, fire=True, malfunction=True, objects=["carcass"])
    ship.turns(doors={"11-15-1": "closed"}, noise=["8-11-3"], destruct=2, time=4)
    adult = ship.intruder("adult", "armory", injuries=2)
    seen = ship.view()
    me = seen.crew[ship.seat("captain")]
    assert (me.hand, me.deck, me.discard) == (6, 5, ("contamination",)), "Contamination in hand counts, unknown as such"
    assert (me.backs, [thing.id for thing in me.hands]) == ({"green": 1}, ["six-shooter", "egg"])
    assert (me.light, me.wounds, me.slime, me.signal, me.larva) == (1, (("leg", False),), True, True, True)
    room = seen.rooms[ship.g.room_of("armory")]
    assert (room.items, room.fire, room.malfunction, room.objects) == (3, True, True, ("carcass",))
    assert (seen.doors, seen.noise) == ({"11-15-1": "closed"}, ("8-11-3",))
    assert (seen.time, seen.destruct, seen.destination, seen.eggs) == (4, 2, "B", 5)
    assert seen.pods == tuple((pod.number, pod.section, pod.locked, pod.gone) for pod in ship.g.pods)
    assert seen.bag == {"adult": 5, "blank": 1, "creeper": 1, "larva": 4, "queen": 1}
    assert seen.intruders == ((adult, "adult", ship.g.room_of("armory"), 2),)
    assert seen.decks["contamination"] == len(ship.g.contamination)
    assert (seen.hand, seen.items, seen.objectives) == ((), (), ())


# reaction windows


@pytest.mark.rule("NEM-RUL-64")
def test_the_window_for_interruption_does_not_tell_who_could_use_it() -> None:
    ship = Ship("captain", "scout", "soldier", "mechanic")
    ship.at(mechanic="cockpit").hand("captain", "rest", "order").hand("scout", "interruption").hand("soldier", "rest")
    ship.picks("captain", "play card=rest part=rest")
    assert {ship.g.who(seat) for seat in ship.match.waiting} == {"scout", "soldier"}  # not who is elsewhere
    scout, soldier = (ship.asked(ship.seat(who)) for who in ("scout", "soldier"))
    assert scout.within == soldier.within > 0
    assert scout.default == soldier.default == ("pass",)
    blank = scout.seen_by(None)
    assert (blank.options, blank.prompt, blank.within) == ((), soldier.prompt, soldier.within)
    assert ship.options("scout") == {"interrupt", "pass"}
    assert ship.options("soldier") == {"pass"}
    ship.picks("soldier", "pass")
    ship.picks("scout", "interrupt")
    ship.told(Interrupted, who="scout", other="captain")
    ship.quiet()
    assert ship.me("scout").discard == ["interruption"]
    assert ship.me("captain").discard == ["rest"]  # the Cost stays paid


@pytest.mark.rule("NEM-RUL-64")
def test_no_window_opens_where_nobody_could_hold_it() -> None:
    ship = Ship("captain", "scout", "soldier")
    ship.at(soldier="cockpit").change("scout", hand=[])
    ship.acts("captain", "drop thing=six-shooter")
    ship.hand("captain", "rest", "order")
    ship.picks("captain", "play card=rest part=rest")
    assert not any(ask.prompt == "interrupt" for ask in ship.match.asks)
    shown = Ship("captain", "scout")
    shown.change("scout", hand=["rest"], discard=["interruption"]).hand("captain", "rest", "order")
    shown.picks("captain", "play card=rest part=rest")
    assert not any(ask.prompt == "interrupt" for ask in shown.match.asks)
    waived = Ship("captain", "scout")
    waived.change("scout", lets_pass=True).hand("captain", "rest", "order")
    waived.picks("captain", "play card=rest part=rest")
    assert not any(ask.prompt == "interrupt" for ask in waived.match.asks)


@pytest.mark.rule("NEM-RUL-64")
@pytest.mark.parametrize("held", ["interruption", "rest"])
def test_an_automatic_pass_holds_from_the_next_round_and_is_known_to_all(held: str) -> None:
    ship = Ship("captain", "scout", "soldier")
    for before, order in ((False, True), (True, False)):
        ship.change("scout", lets_pass=before, waives=order, hand=[held], discard=[], deck=[])
        ship.hand("soldier", "rest").hand("captain", "rest", "order").turn("captain")
        assert ship.view().crew[ship.seat("scout")].lets_pass == before, "what is in force lies open"
        ship.picks("captain", "play card=rest part=rest")
        asked = {ship.g.who(seat) for seat in ship.match.waiting}
        assert asked == ({"soldier"} if before else {"scout", "soldier"}), "others are asked all the same"
        ship.quiet()
        ship.night()
        assert ship.me("scout").lets_pass == order


@pytest.mark.rule("NEM-RUL-64")
def test_windows_open_at_a_noise_die_a_surprise_an_attack_and_a_combat_die() -> None:
    scanner = Ship("scout", "captain")
    scanner.at(captain="cockpit").gives("scout", "motion-scanner").hand("scout", "rest", "search")
    scanner.noise("1", "2")
    scanner.acts("scout", "move to=canteen via=11-15-1")
    assert scanner.asked(scanner.seat("scout")).prompt == "scanner"

    for hand in (["nerves-of-steel"], ["rest"]):
        soldier = Ship("soldier", "captain")
        soldier.at(captain="cockpit").turns(noise=["11-15-1"], met=True).only_token("adult.12").hand(
            "soldier", "search", *hand
        )
        soldier.noise("1")
        soldier.acts("soldier", "move to=canteen via=11-15-1", "pay card=search copy=1")
        assert soldier.asked(soldier.seat("soldier")).prompt == "steel"
        assert ("steel" in soldier.options("soldier")) == (hand == ["nerves-of-steel"])
        assert not soldier.asked(soldier.seat("soldier")).seen_by(None).options, "nobody sees what could be shown"

    armor = Ship("soldier", "captain")
    armor.at(captain="cockpit").gives("soldier", "armor").next_attacks("scratch.1")
    armor.intruder("adult", "hibernatorium")
    armor.next_attacks("scratch.1")
    armor.night()
    assert armor.options("soldier") == {"armor", "pass"}

    pistol = Ship("captain", "scout")
    pistol.at(scout="cockpit").gives("captain", "prototype-pistol.1", ammo=2)
    target = pistol.intruder("adult", "hibernatorium")
    pistol.combat("blank", "hit")
    pistol.acts("captain", f"shoot target={target} weapon=prototype-pistol.1")
    assert pistol.options("captain") == {"again", "stand"}


# fire, unexplored rooms, chance


@pytest.mark.rule("NEM-EX-26", "NEM-RUL-65")
def test_who_passes_in_a_fire_burns_once_however_long_others_go_on() -> None:
    ship = Ship()
    ship.stands("captain", "armory").marks("armory", fire=True).at(scout="11")
    ship.passes("captain")
    ship.told(Burned, who="captain")
    for _ in range(3):
        ship.hand("scout", "rest", "demolition")
        ship.acts("scout", "play card=rest part=rest")
        ship.acts("scout", "play card=demolition part=sabotage")
        ship.marks("11", malfunction=False).turn("scout")
    assert ship.me("captain").light == 1


@pytest.mark.rule("NEM-RUL-65")
def test_the_fire_check_is_where_one_stands_after_the_last_action() -> None:
    ship = Ship()
    ship.marks("hibernatorium", fire=True).at(scout="cockpit").turn("captain", 1).hand("captain", "rest", "order")
    ship.noise("1")
    ship.acts("captain", "move to=canteen via=11-15-1")
    assert ship.me("captain").light == 0
    into = Ship()
    into.marks("15", fire=True).at(scout="cockpit").turn("captain", 1).hand("captain", "rest", "order")
    into.noise("1")
    into.acts("captain", f"move to={into.g.place('15')} via=11-15-1")
    assert into.me("captain").light == 1


@pytest.mark.rule("NEM-RUL-65")
def test_being_moved_into_a_fire_by_another_burns_nobody() -> None:
    ship = Ship()
    ship.marks("15", fire=True).hand("captain", "order")
    ship.noise("1")
    ship.acts("captain", "play card=order part=order", "crew who=scout", f"way to={ship.g.place('15')} via=11-15-1")
    assert ship.me("scout").at == "15"
    assert ship.me("scout").light == 0
    ship.silent(Burned)


@pytest.mark.rule("NEM-RUL-65", "NEM-RUL-50")
def test_whoever_waits_in_a_pod_does_not_burn_with_its_section() -> None:
    ship = Ship()
    ship.stands("captain", "evacuation-a").marks("evacuation-a", fire=True)
    pod = next(pod.number for pod in ship.g.pods if pod.section == "a")
    ship.change("captain", state="pod", pod=pod).turn("captain")
    ship.picks("captain", "stay")
    ship.picks("captain")
    assert ship.me("captain").passed
    assert ship.me("captain").light == 0
    ship.silent(Burned)


@pytest.mark.rule("NEM-RUL-67")
def test_markers_lie_on_unexplored_rooms_and_leave_the_nest_and_the_slime_once_known() -> None:
    for tile in ("nest", "slime-room", "armory"):
        ship = Ship()
        ship.builds("slime-room").unexplored("15", tile, "silence.1").marks("15", malfunction=True, fire=True)
        ship.at(scout="cockpit").hand("captain", "rest", "order")
        assert ship.view().rooms["15"].malfunction
        ship.acts("captain", "move to=slot-15 via=11-15-1")
        room = ship.g.rooms["15"]
        assert room.explored
        assert room.fire
        assert room.malfunction == (tile == "armory")


@pytest.mark.rule("NEM-RUL-67")
def test_events_mark_unexplored_rooms_but_what_depends_on_the_tile_sleeps() -> None:
    ship = Ship()
    ship.unexplored("15", "surgery", "fire.1").marks("11", fire=True).at(captain="1", scout="1")
    ship.night("damaging-fire")
    assert ship.g.rooms["15"].fire
    ship = Ship()
    ship.unexplored("15", "surgery", "fire.1").at(captain="1", scout="1")
    ship.intruder("adult", "15")
    ship.night("life-support-failure")
    broken = {room.tile for room in ship.g.rooms.values() if room.malfunction}
    assert "laboratory" in broken
    assert "surgery" not in broken
    ship.told(Malfunctioned, room="laboratory")


@pytest.mark.rule("NEM-RUL-68")
def test_a_crash_rolls_nothing_again() -> None:
    ship = at("canteen")
    ship.hand("captain", "rest", "order", "motivation", "infected").wounds("captain", light=1).turn("captain")
    way, to = next((way, there) for way, there in ship.g.board.ways[ship.me("captain").at] if there != "1")
    ship.picks("captain", f"move to={ship.g.place(to)} via={way}")
    assert ship.match.entries
    again = Match.restore(GAME, ship.match.base, list(ship.match.entries))
    key = "pay card=order copy=1"
    ship.picks("captain", key)  # here the Noise die is rolled
    again.apply(Answer(ship.seat("captain"), (key,)))
    assert again.state == ship.match.state
    assert again.asks == ship.match.asks
    assert again.state.chance.counter == ship.match.state.chance.counter
