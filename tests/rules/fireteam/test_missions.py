"""Every task of the missions of the first edition, which tables play on that began with them."""

from __future__ import annotations

from functools import partial

import pytest

from bot.games.fireteam.box.content import CREATURES, DISCOVERIES, FIRST, OBJECTIVES
from bot.games.fireteam.box.content import PAST as MISSIONS
from bot.games.fireteam.box.verbs import AttackType
from bot.games.fireteam.events.foes import TokenLost, TokenPlaced
from bot.games.fireteam.events.tasks import ThingChanged
from bot.games.fireteam.rules import objectives, tasks
from bot.games.fireteam.rules.hero import attacking, turns
from bot.games.fireteam.rules.threat import foes
from bot.games.fireteam.state import Found, Thing
from tests.support.fireteam.field import Blow, Position
from tests.support.fireteam.field import lay as laid

lay = partial(laid, edition=FIRST)

TASKS = {
    (mission.id, id)
    for mission in MISSIONS.values()
    for id in mission.objectives
    if OBJECTIVES[id].task in ("collect", "samples")
}


def find(at: Position, seat: str, discovery: str) -> None:
    """Let a hero find something where it stands, and fulfil what the find asks for."""
    at.searches(seat, discovery)
    at.passes()
    card, here = DISCOVERIES[discovery], at.at(seat)
    if card.task == "guarded":
        (guard,) = (id for id, each in at.g.creatures.items() if each.guards == discovery)
        at.deals(seat, "melee", guard, 9)
        at.passes()
    for _ in range(card.need):
        at.turn(seat)
        at.does(seat, f"work discovery={discovery}")
    assert here == at.at(seat)


@pytest.mark.rule("FTZ-OBJECTIVE-02", "FTZ-OBJECTIVE-04")
@pytest.mark.parametrize("mission", sorted({mission for mission, id in TASKS if OBJECTIVES[id].task == "collect"}))
def test_all_finds_of_a_mission_complete_its_collection(mission: str) -> None:
    report = MISSIONS[mission]
    (objective,) = (id for id in report.objectives if OBJECTIVES[id].task == "collect")
    heroes = {"abe": report.entries[0], "don": report.start}
    at = lay(heroes, mission=mission, coin="tails", specialists={"patty": report.start, "henry": report.start})
    for count, discovery in enumerate(report.discoveries, 1):
        at.g.creatures = {}
        at.hero("abe").hand = ["bayonet"] * 6
        find(at, "abe", discovery)
        assert at.g.objectives[objective] == count
    assert objective in at.g.complete
    assert at.g.coin == ("heads" if OBJECTIVES[objective].coin else "tails")
    assert not at.g.boss or report.boss


@pytest.mark.rule("RUL-28", "FTZ-SPECIAL-03")
def test_whom_the_blast_at_an_altar_knocks_out_for_good_loses_before_it_counts() -> None:
    at = lay({"abe": "7D", "don": "2E"}, mission="stone-altars", coin="tails")
    at.g.objectives["break-the-altars"] = 2
    altar = MISSIONS["stone-altars"].things[0]
    at.strikes(Blow("abe", "explosive", altar.life, "altar.1"), *"E" * altar.life)
    assert at.g.outcome is not None
    assert at.g.outcome.winners == ()
    assert "break-the-altars" not in at.g.complete


@pytest.mark.rule("FTZ-SPECIAL-01", "FTZ-SPECIAL-04")
def test_altars_are_attacked_and_break_when_one_attack_is_enough() -> None:
    at = lay({"abe": "7A", "don": "2E"}, mission="stone-altars", hands={"abe": ["bayonet", "grenade-toss"]})
    reasons = {offer.key: reason for offer, reason in attacking.offers(at.g, "abe")}
    assert reasons["attack target=altar.1 type=explosive"] is None
    melee = reasons["attack target=altar.1 type=melee"]
    assert melee and melee.rule == "FTZ-ATTACK-03"
    assert all("seat" not in key and "abe" not in key and "don" not in key for key in reasons)

    altar = MISSIONS["stone-altars"].things[0]
    blows: tuple[tuple[AttackType, str], ...] = (("projectile", "P"), ("explosive", "E"))
    for type, face in blows:  # each falls short by one, both together would be enough
        short = altar.life + altar.resist[type] - 1
        at.strikes(Blow("abe", type, short, "altar.1"), *face * short)
        assert "altar.1" in at.g.things
    at.strikes(Blow("abe", "explosive", altar.life, "altar.1"), *"E" * altar.life)
    assert "altar.1" not in at.g.things
    at.told(ThingChanged, change="destroyed", at="7D")
    assert at.g.objectives["break-the-altars"] == 1


def test_an_altar_needs_more_damage_of_the_types_it_resists() -> None:
    at = lay({"abe": "7A", "don": "2E"}, mission="stone-altars")
    assert tasks.breaks(at.g, "altar.1", "explosive", 2)
    assert not tasks.breaks(at.g, "altar.1", "explosive", 1)
    assert not tasks.breaks(at.g, "altar.1", "melee", 2)
    assert tasks.breaks(at.g, "altar.1", "melee", 3)


def test_three_broken_altars_complete_the_objective() -> None:
    at = lay({"abe": "7A", "don": "2E"}, mission="stone-altars")
    for altar in ("altar.1", "altar.2", "altar.3"):
        at.deals("abe", "explosive", altar, 3)
    assert at.g.complete == ["break-the-altars"]
    assert not tasks.attackable(at.g)


def test_mouths_count_where_an_active_hero_is_alone_at_the_end_of_the_hero_phase() -> None:
    at = lay({"abe": "7A", "don": "7F"}, mission="the-giant", turn=2)
    at.run(tasks.end_of_hero_phase(at.g))
    assert at.g.objectives["hold-the-mouths"] == 2

    at = lay({"abe": "7A", "don": "7F"}, {"corrupted-animal.1": "7A"}, mission="the-giant", down=["don"])
    at.run(tasks.end_of_hero_phase(at.g))
    assert at.g.objectives["hold-the-mouths"] == 0


def test_the_hero_phase_ends_with_the_count_of_the_mouths() -> None:
    need = OBJECTIVES["hold-the-mouths"].need
    at = lay({"abe": "7A", "don": "1E"}, mission="the-giant", coin="tails", objectives={"hold-the-mouths": need - 1})
    at.run(turns.phase(at.g))
    at.does("abe", "end")
    assert (at.g.objectives["hold-the-mouths"], at.g.coin) == (need - 1, "tails")
    at.does("don", "end")
    assert (at.g.objectives["hold-the-mouths"], at.g.coin) == (need, "heads")


def test_beacons_are_lit_by_action_where_no_creature_is() -> None:
    at = lay({"abe": "2C", "don": "4C"}, {"echo.1": "4C"}, mission="empty-village")
    at.turn("abe")
    at.refuses("abe", "light thing=beacon.2", "fireteam-refuse-not-here", "FTZ-TOKEN-03")
    at.does("abe", "light thing=beacon.1")
    at.told(TokenPlaced, objective="light-the-beacons", have=1)
    assert "light thing=beacon.1" not in at.keys
    at.turn("don")
    at.refuses("don", "light thing=beacon.2", "fireteam-refuse-creatures-here", "FTZ-TURN-07")


def test_a_creature_alone_with_a_beacon_puts_it_out() -> None:
    at = lay({"abe": "2C", "don": "3C"}, {"echo.1": "2C", "echo.2": "4C"}, mission="empty-village")
    for beacon in ("beacon.1", "beacon.2"):
        at.g.things[beacon].done = True
    at.g.objectives["light-the-beacons"], at.g.supply["info"] = 2, at.g.supply["info"] - 2
    tasks.after_activation(at.g, "2C")
    assert at.g.things["beacon.1"].done
    tasks.after_activation(at.g, "4C")
    assert not at.g.things["beacon.2"].done
    assert at.g.objectives["light-the-beacons"] == 1


def test_the_quenching_follows_an_activation() -> None:
    at = lay({"abe": "3C", "don": "3C"}, {"echo.1": "2B"}, mission="empty-village", down=["abe", "don"])
    at.g.creatures["echo.1"].at = "2C"
    at.g.things["beacon.1"].done = True
    at.g.objectives["light-the-beacons"] = 1
    at.acts("echo.1", "blank")
    at.told(TokenLost, objective="light-the-beacons", have=0)


@pytest.mark.parametrize(
    ("mission", "specialist", "thing", "place", "objective"),
    [
        ("listening-post", "henry", "circle.1", "6D", "seal-the-circles"),
        ("the-mirror", "patty", "glass.1", "4F", "listen-at-the-glass"),
    ],
)
def test_some_tasks_need_a_specialist_by_ones_side(
    mission: str, specialist: str, thing: str, place: str, objective: str
) -> None:
    far = MISSIONS[mission].start
    at = lay({"abe": place, "don": far}, mission=mission, specialists={"patty": far, "henry": far})
    at.turn("abe")
    at.refuses("abe", f"attend thing={thing}", f"fireteam-refuse-needs-{specialist}", "FTZ-TURN-07")
    at.g.specialists[specialist] = place
    at.turn("abe")
    at.does("abe", f"attend thing={thing}")
    assert at.g.things[thing].done
    assert at.g.objectives[objective] == 1
    at.refuses("abe", f"attend thing={thing}", "not-offered")


@pytest.mark.rule("FTZ-TOKEN-05")
def test_tank_alpha_rolls_only_when_it_has_been_started_and_only_with_a_driver() -> None:
    at = lay({"abe": "2D", "don": "5F"}, mission="burning-fields")
    at.turn("abe")
    at.refuses("abe", "drive thing=tank-alpha.1 to=2B", "not-offered")
    at.g.complete = ["start-tank-alpha"]
    at.turn("don")
    at.refuses("don", "drive thing=tank-alpha.1 to=2B", "fireteam-refuse-not-here", "FTZ-TOKEN-05")
    at.turn("abe")
    at.does("abe", "drive thing=tank-alpha.1 to=2B")
    assert (at.at("abe"), at.g.things["tank-alpha.1"].at) == ("2B", "2B")
    assert at.g.acted
    at.refuses("abe", "drive thing=tank-alpha.1 to=3A", "fireteam-refuse-acted", "FTZ-TURN-05")


@pytest.mark.rule("FTZ-WIN-03")
def test_tank_alpha_at_the_exit_completes_its_objective_and_the_last_hero_there_wins() -> None:
    at = lay({"abe": "1A", "don": "1B"}, mission="burning-fields", complete=["start-tank-alpha"])
    at.g.things["tank-alpha.1"].at = "1A"
    at.turn("abe")
    at.does("abe", "drive thing=tank-alpha.1 to=1D")
    assert "bring-tank-alpha-home" in at.g.complete
    assert at.g.outcome is None
    at.turn("don")
    at.does("don", "move to=1D")
    assert at.g.outcome and at.g.outcome.winners == ("abe", "don")


def test_tank_alpha_is_driven_past_creatures_and_with_the_specialists() -> None:
    at = lay(
        {"abe": "2D", "don": "5F"},
        {"infested-soldier.1": "2D", "infested-soldier.2": "2D"},
        mission="burning-fields",
        complete=["start-tank-alpha"],
        specialists={"patty": "2D"},
    )
    at.turn("abe")
    at.refuses("abe", "move to=2B", "fireteam-refuse-flee", "FTZ-FLEE-01")
    at.does("abe", "drive thing=tank-alpha.1 to=2B")
    assert (at.at("abe"), at.g.specialists["patty"]) == ("2B", "2B")


def test_fire_burns_whoever_enters_and_can_be_put_out() -> None:
    at = lay({"abe": "3A", "don": "5F"}, mission="burning-fields", hands={"abe": ["bayonet", "rally"]})
    at.turn("abe")
    at.does("abe", "move to=3C")
    at.does("abe", at.ask.options[0].key)
    assert len(at.hand("abe")) == 1
    at.does("abe", "douse thing=fire.2")
    assert "fire.2" not in at.g.things
    assert at.g.supply["fire"] == 2


def test_nests_burn_for_an_explosive_card_and_leave_fire() -> None:
    at = lay(
        {"abe": "8C", "don": "2E"},
        mission="field-hospital",
        hands={"abe": ["bayonet"]},
        specialists={"patty": "2E", "henry": "2E"},
    )
    at.turn("abe")
    at.refuses("abe", "burn thing=nest.1", "fireteam-refuse-needs-explosive", "FTZ-TURN-07")
    at.refuses("abe", "burn thing=nest.2", "fireteam-refuse-not-here", "FTZ-TOKEN-03")
    at.hero("abe").hand = ["bayonet", "grenade-toss"]
    at.turn("abe")
    at.does("abe", "burn thing=nest.1")
    assert at.hand("abe") == ["bayonet"]
    assert [(thing.kind, thing.at) for thing in at.g.things.values() if thing.kind == "fire"] == [("fire", "8C")]
    assert at.g.objectives["burn-the-nests"] == 1


def test_the_third_nest_completes_the_objective() -> None:
    places = {"nest.1": "8C", "nest.2": "6D", "nest.3": "8F"}
    at = lay({"abe": "8C", "don": "2E"}, mission="field-hospital", coin="tails", specialists={"patty": "2E"})
    for nest, place in places.items():
        at.hero("abe").at, at.hero("abe").hand = place, ["grenade-toss"]
        at.turn("abe")
        at.does("abe", f"burn thing={nest}")
    assert at.g.complete == ["burn-the-nests"]
    assert at.g.coin == "heads"
    assert at.g.supply["fire"] == 1


def test_tunnels_come_down_without_fire() -> None:
    at = lay({"abe": "6F", "don": "5F"}, mission="the-hive", hands={"abe": ["grenade-toss"]})
    at.turn("abe")
    at.does("abe", "burn thing=tunnel.1")
    assert at.g.objectives["collapse-the-tunnels"] == 1
    assert "tunnel.1" not in at.g.things
    assert not any(thing.kind == "fire" for thing in at.g.things.values())


@pytest.mark.rule("FTZ-OBJECTIVE-06", "FTZ-TOKEN-02")
def test_finds_give_their_token_at_once_after_work_or_after_a_guards_death() -> None:
    at = lay({"abe": "2A", "don": "3C"}, mission="empty-village", specialists={"patty": "3C", "henry": "3C"})
    at.searches("abe", "first-testimony")
    assert at.g.objectives["find-the-witness"] == 1

    at.searches("abe", "locked-cellar")
    assert (at.g.found["locked-cellar"].at, at.g.objectives["find-the-witness"]) == ("2A", 1)
    at.turn("don")
    at.refuses("don", "work discovery=locked-cellar", "fireteam-refuse-not-here", "FTZ-TOKEN-02")
    at.turn("abe")
    at.does("abe", "work discovery=locked-cellar")
    assert (at.g.found["locked-cellar"].tokens, at.g.objectives["find-the-witness"]) == (1, 1)
    at.turn("abe")
    at.does("abe", "work discovery=locked-cellar")
    assert (at.g.found["locked-cellar"].done, at.g.objectives["find-the-witness"]) == (True, 2)

    at.searches("abe", "the-child-upstairs")
    assert at.g.objectives["find-the-witness"] == 2
    (guard,) = (id for id, creature in at.g.creatures.items() if creature.guards == "the-child-upstairs")
    assert (guard.partition(".")[0], at.creature(guard).origin) == ("double", "reserve")
    at.deals("abe", "melee", guard, 9)
    assert "find-the-witness" in at.g.complete
    assert guard in at.g.reserve


@pytest.mark.rule("FTZ-BOSS-06")
@pytest.mark.parametrize(
    ("mission", "boss", "after", "slay"),
    [
        ("the-giant", "drowned-giant.1", "the-offering", "slay-the-giant"),
        ("the-mirror", "hollow-choir.1", "gather-the-shards", "silence-the-choir"),
        ("the-hive", "hive-mother.1", "bait-the-hive", "kill-the-hive-mother"),
    ],
)
def test_the_boss_comes_after_its_objective_and_its_end_wins(mission: str, boss: str, after: str, slay: str) -> None:
    start = MISSIONS[mission].start
    at = lay({"abe": start, "don": start}, mission=mission, specialists={"patty": start, "henry": start})
    others = [id for id in at.g.objectives if id not in (after, slay)]
    at.g.complete = list(others)
    at.run(objectives.complete(at.g, after))
    assert at.creature(boss).at == "7D"
    power = CREATURES[at.creature(boss).kind].power
    assert power
    assert at.g.power == power.tokens(2)
    for left in reversed(range(power.tokens(2))):
        assert at.g.outcome is None
        at.deals("abe", "melee", boss, 9)
        assert at.g.power == left
    assert at.g.outcome and at.g.outcome.winners
    assert foes.waiting(at.g, at.g.pool, "boss") == []


def test_neither_work_nor_putting_out_a_fire_is_possible_with_creatures_there() -> None:
    at = lay({"abe": "2D", "don": "3A"}, mission="burning-fields")
    at.g.found["drum-of-petrol"] = Found(at="2D", letter="A")
    at.g.things["fire.9"] = Thing("fire", "2D")
    kind = next(id for id in at.g.pool if id.startswith("infested-soldier"))
    for place, allowed in (("3A", True), ("2D", False)):
        foes.put(at.g, kind, place, "pool")
        at.turn("abe")
        for offer in ("work discovery=drum-of-petrol", "douse thing=fire.9"):
            if allowed:
                assert offer in at.keys
            else:
                at.refuses("abe", offer, "fireteam-refuse-creatures-here", "FTZ-TURN-07")
