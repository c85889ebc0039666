"""Battles: who strikes, with how many dice, at whom, and what becomes of those who are hit."""

from __future__ import annotations

import pytest

from bot.engine.chance import Chance
from bot.games.salvation.events.battles import BattleBegan, Damaged, Destroyed, Struck
from bot.games.salvation.rules import rulings
from bot.games.salvation.rules.board.combat import modifier
from bot.games.salvation.rules.board.units import attack, life
from tests.support.salvation.war import HUMANS, SKYNET, War

EXAMPLE = {"SEA": "t600 t600 t1 infantry infantry infantry m1a2"}


def battle(*faces: int, units: dict[str, str] | None = None, seat: str = SKYNET, **more: object) -> War:
    """Let a seat attack in Seattle with a plain Attack card and roll these faces."""
    card = "terminate" if seat == SKYNET else "open-fire"
    war = War(stage=2, units=units or EXAMPLE, hands={seat: card}, **more)  # type: ignore[arg-type]
    war.skips_to(2, seat)
    war.plays(seat, card)
    war.rolling(*faces)
    war.does(seat, "attack at=SEA")
    return war


@pytest.mark.rule("SAL-ATTACK-01", "SAL-RUL-29")
def test_an_attack_takes_all_own_units_of_one_sector() -> None:
    units = {"SEA": "t600 t1 infantry", "DEN": "hunter infantry", "LAX": "t600", "HOU": "infantry"}
    war = War(stage=2, units=units, hands={SKYNET: "terminate"}, factories=["HOU"], shelters=["LAX"])
    war.plays(SKYNET, "terminate")
    assert war.offered(SKYNET, "attack") == {"attack at=SEA", "attack at=DEN"}
    war.rolling(*(1,) * 4)
    war.does(SKYNET, "attack at=SEA")
    assert len(war.told(Struck, seat=SKYNET, at="SEA").dice) == 3
    war.ready(HUMANS, "stage")


@pytest.mark.rule("SAL-ATTACK-02", "SAL-RUL-29")
def test_they_fight_all_enemies_there_and_nothing_else() -> None:
    war = battle(6, units={"SEA": "t600 infantry m1a2 jeep", "SPO": "a10"}, shelters=["SEA"])
    targets = {f"aim target={kind}.1" for kind in ("infantry", "m1a2", "jeep")}
    assert war.offered(SKYNET, "aim") == targets


@pytest.mark.rule("SAL-ATTACK-03", "SAL-COMBAT-02")
@pytest.mark.parametrize("seat", [SKYNET, HUMANS])
def test_whoever_started_strikes_first(seat: str) -> None:
    war = battle(1, 1, units={"SEA": "t600 infantry"}, seat=seat)
    war.told(BattleBegan, seat=seat, at="SEA")
    strikers = [event.seat for event in war.events if isinstance(event, Struck)]
    assert strikers == [seat, HUMANS if seat == SKYNET else SKYNET]


@pytest.mark.rule("SAL-COMBAT-01")
def test_battles_arise_from_attacks_and_borders_only() -> None:
    hands = {SKYNET: "kill-protocol sensor-sweep t600-line", HUMANS: "ambush recon motor-pool"}
    war = War(stage=0, units={"SEA": "t600 infantry", "DEN": "infantry"}, hands=hands, factories=["SEA"])
    war.arrange(lies={"SEA.1": "technology", "SEA.2": "m1a2"})
    told = []
    answers = [
        (SKYNET, "play card=kill-protocol"),
        (HUMANS, "play card=ambush"),
        *((seat, "pass") for _ in range(2) for seat in (SKYNET, HUMANS)),
        (SKYNET, "play card=sensor-sweep"),
        (SKYNET, "scout unit=t600.1"),
        (SKYNET, "open slot=SEA.1"),
        (HUMANS, "play card=recon"),
        (HUMANS, "scout unit=infantry.1"),
        (HUMANS, "place kind=m1a2 to=SEA"),
        (SKYNET, "play card=t600-line"),
        (SKYNET, "place kind=t600 to=SEA"),
        (SKYNET, "done"),
        (HUMANS, "play card=motor-pool action=place-1-jeep"),
        (HUMANS, "place kind=jeep to=DEN"),
    ]
    war.rolling(6)
    for seat, key in answers:
        war.does(seat, key)
        told += war.events
    assert war.g.turn == 2
    assert not [event for event in told if isinstance(event, BattleBegan | Struck)]


@pytest.mark.rule("SAL-COMBAT-04", "SAL-COMBAT-05", "SAL-COMBAT-12")
def test_each_die_is_aimed_after_the_roll() -> None:
    """V-02a: spread over several targets; V-02e: two on the tank, two on the infantry."""
    war = battle(2, 2, 5, 6)
    war.does(SKYNET, "aim target=infantry.1")
    war.rolling(6, 5, 1)
    war.does(SKYNET, "aim target=infantry.2")
    assert len(war.told(Struck, seat=HUMANS).dice) == 1 + 2
    assert war.at("SEA").count("infantry") == 1
    war.can(HUMANS, "aim target=t1.1", "aim target=t600.1", "waste")
    war.does(HUMANS, "aim target=t1.1")
    war.does(HUMANS, "aim target=t1.1")
    assert "t1" not in war.at("SEA")

    war = battle(5, 5, 6, 6)
    for target in ("m1a2.1", "m1a2.1", "infantry.1"):
        war.does(SKYNET, f"aim target={target}")
    war.rolling(1)
    war.does(SKYNET, "aim target=infantry.2")
    assert len(war.told(Struck, seat=HUMANS).dice) == 1


@pytest.mark.rule("SAL-COMBAT-06")
@pytest.mark.parametrize(("die", "harmed"), [(3, set()), (4, {"infantry.1"}), (5, {"infantry.1", "m1a2.1"})])
def test_a_die_must_reach_the_defence(die: int, harmed: set[str]) -> None:
    """V-02d among them."""
    war = battle(die, 1, 1, 1, units={"SEA": "t600 infantry m1a2"})
    if not harmed:
        war.ready(HUMANS, "stage")
        return
    assert war.offered(SKYNET, "aim") == {f"aim target={figure}" for figure in harmed}
    if die == 4:
        war.refuses(SKYNET, "aim target=m1a2.1", "salvation-refuse-too-low", "SAL-COMBAT-06")


@pytest.mark.rule("SAL-COMBAT-07", "SAL-COMBAT-09", "SAL-DAMAGE-03")
def test_strength_1_dies_of_one_damage_and_goes_to_the_reserve_at_once() -> None:
    war = battle(4, units={"SEA": "t600 infantry infantry"})
    assert len(war.g.reserve) == 36 - 3
    war.rolling(1)
    war.does(SKYNET, "aim target=infantry.1")
    war.told(Destroyed, unit="infantry.1")
    assert war.kinds_told(Destroyed, Struck) == ["Destroyed", "Struck"]
    assert "infantry.1" in war.g.reserve
    assert len(war.told(Struck, seat=HUMANS).dice) == 1


@pytest.mark.rule("SAL-COMBAT-08")
def test_a_tank_survives_one_damage() -> None:
    """V-02b and V-02c."""
    war = battle(2, 2, 5, 6)
    war.does(SKYNET, "aim target=m1a2.1")
    war.rolling(4, 3, 5, 1)
    war.told(Damaged, unit="m1a2.1", left=1)
    war.does(SKYNET, "aim target=infantry.1")
    assert war.unit("m1a2").damage == 1
    war.does(HUMANS, "aim target=t1.1")
    war.does(HUMANS, "aim target=t600.1")
    assert war.unit("t1").damage == 1
    assert war.at("SEA").count("t600") == 1


@pytest.mark.rule("SAL-RUL-32")
def test_dice_may_be_left_unused_and_damage_beyond_strength_is_wasted() -> None:
    """V-02f."""
    war = battle(5, 5, 6, 1, units={"SEA": "t600 t600 t1 m1a2"})
    war.does(SKYNET, "aim target=m1a2.1")
    war.does(SKYNET, "aim target=m1a2.1")
    assert war.at("SEA") == ["t1", "t600", "t600"]
    war.ready(HUMANS, "stage")

    war = battle(6, 6, 1, 1, units={"SEA": "t600 t600 t1 m1a2"})
    war.does(SKYNET, "waste")
    war.rolling(1, 1)
    war.does(SKYNET, "waste")
    assert war.unit("m1a2").damage == 0


@pytest.mark.rule("SAL-RUL-32")
def test_figures_with_different_damage_are_different_targets() -> None:
    war = War(stage=2, units={"SEA": "t600 t600 m1a2 m1a2 infantry infantry"}, hands={SKYNET: "terminate"})
    war.lay(lambda g: setattr(g.units["m1a2.2"], "damage", 1))
    war.plays(SKYNET, "terminate")
    war.rolling(6, 1)
    war.does(SKYNET, "attack at=SEA")
    assert war.offered(SKYNET, "aim") == {"aim target=m1a2.1", "aim target=m1a2.2", "aim target=infantry.1"}


@pytest.mark.rule("SAL-RUL-30")
def test_nobody_left_strikes_nobody_back() -> None:
    war = battle(6, units={"SEA": "t600 infantry"})
    war.does(SKYNET, "aim target=infantry.1")
    assert [event.seat for event in war.events if isinstance(event, Struck)] == []
    war.ready(HUMANS, "stage")


@pytest.mark.rule("SAL-RUL-31")
def test_there_is_no_cap_on_dice() -> None:
    war = battle(*(1,) * 13, units={"SEA": "t1 t1 t1 t1 infantry"}, improved=["t1-attack"])
    assert len(war.told(Struck, seat=SKYNET).dice) == 12


@pytest.mark.rule("SAL-COMBAT-14")
def test_tokens_change_what_battles_use() -> None:
    improved = ["t600-attack", "infantry-defence", "m1a2-strength", "m1a2-attack"]
    war = battle(4, 5, 5, 5, units={"SEA": "t600 t600 infantry m1a2"}, improved=improved)
    assert war.offered(SKYNET, "aim") == {"aim target=infantry.1", "aim target=m1a2.1"}
    war.does(SKYNET, "aim target=m1a2.1")
    war.does(SKYNET, "aim target=m1a2.1")
    war.rolling(1, 1, 1)
    war.does(SKYNET, "aim target=infantry.1")
    assert war.at("SEA") == ["m1a2", "t600", "t600"]
    assert len(war.told(Struck, seat=HUMANS).dice) == 3


@pytest.mark.rule("SAL-DAMAGE-01")
def test_damage_adds_up_over_the_battles_of_a_turn() -> None:
    """V-02g."""
    units = {"SEA": "t600 m1a2"}
    war = War(stage=2, units=units, hands={SKYNET: "terminate search-and-destroy"})
    war.plays(SKYNET, "terminate")
    war.rolling(5, 1, 1)
    war.does(SKYNET, "attack at=SEA")
    war.does(SKYNET, "aim target=m1a2.1")
    war.passes(HUMANS)
    war.plays(SKYNET, "search-and-destroy", "attack")
    war.rolling(5)
    war.does(SKYNET, "attack at=SEA")
    war.does(SKYNET, "aim target=m1a2.1")
    assert war.at("SEA") == ["t600"]


@pytest.mark.rule("SAL-DAMAGE-02", "SAL-END-08", "SAL-RUL-37")
def test_survivors_recover_at_the_end_of_the_turn() -> None:
    """V-02h."""
    war = War(stage=2, units={"SEA": "t600 m1a2"}, hands={SKYNET: "terminate terminate"})
    for turn in (1, 2):
        war.skips_to(2)
        assert war.g.turn == turn
        war.plays(SKYNET, "terminate")
        war.rolling(5, 1, 1)
        war.does(SKYNET, "attack at=SEA")
        war.does(SKYNET, "aim target=m1a2.1")
        assert war.unit("m1a2").damage == 1
        war.passes(HUMANS)
        war.to_the_end()
    assert war.unit("m1a2").damage == 0


@pytest.mark.rule("SAL-RUL-37")
def test_a_strength_improvement_counts_at_once() -> None:
    war = War(stage=4, units={"SEA": "t1 infantry"}, hands={SKYNET: "develop-t1"})
    war.lay(lambda g: setattr(g.units["t1.1"], "damage", 1))
    assert life(war.g, war.unit("t1")) == 1
    war.plays(SKYNET, "develop-t1")
    war.does(SKYNET, "develop token=t1-strength")
    assert life(war.g, war.unit("t1")) == 2


@pytest.mark.rule("SAL-RUL-38")
def test_dice_are_rolled_once_and_follow_from_the_seed() -> None:
    wars = [War(stage=2, units=EXAMPLE, hands={SKYNET: "terminate"}, chance=Chance(b"dice")) for _ in range(2)]
    for war in wars:
        war.plays(SKYNET, "terminate")
        before = war.g.chance.counter
        war.does(SKYNET, "attack at=SEA")
        war.ready_to_answer(SKYNET, "aim")
        assert war.g.chance.counter == before + 4
    first, second = (war.told(Struck, seat=SKYNET) for war in wars)
    assert first.dice == second.dice
    ask = wars[0].match.asks[0]
    assert ask.args["dice"] == tuple(sorted((die for die in first.dice if int(die) >= 4), reverse=True))
    assert not {"reroll", "roll"} & {offer.verb for offer in wars[0].match.asks[0].options}


# Extra dice


def test_concentrated_fire_and_air_strikes_add_a_die() -> None:
    war = War(stage=2, units={"SEA": "t600 a10 infantry", "DEN": "t600 infantry"})
    war.arrange(hands={SKYNET: "concentrated-fire", HUMANS: "air-strike"})
    war.plays(SKYNET, "concentrated-fire")
    war.rolling(1, 1, 1)
    war.does(SKYNET, "attack at=DEN")
    assert len(war.told(Struck, seat=SKYNET).dice) == 2
    war.plays(HUMANS, "air-strike", "attack-a10")
    assert war.offered(HUMANS, "attack") == {"attack at=SEA"}
    war.rolling(*(1,) * 5)
    war.does(HUMANS, "attack at=SEA")
    assert len(war.told(Struck, seat=HUMANS).dice) == 2 + 1 + 1


def test_an_air_strike_needs_an_a10() -> None:
    war = War(stage=2, units={"SEA": "t600 infantry"}, hands={HUMANS: "air-strike"})
    war.passes(SKYNET)
    war.refuses(HUMANS, "play card=air-strike action=attack-a10", "salvation-refuse-needs", "SAL-RUL-29")
    assert [reason.args for offer, reason in war.asked(HUMANS).barred if "attack" in offer.key] == [{"kind": "a10"}]


@pytest.mark.rule("SAL-RUL-29", "SAL-THREE-11")
def test_a_sector_where_no_attack_can_be_is_refused_by_what_is_missing_there() -> None:
    units = {"SEA": "t600 a10", "SPO": "t600 infantry", "DEN": "a10", "LAX": "t600 jeep"}
    war = War(seats=3, stage=2, units=units, hands={HUMANS: "air-strike"})
    war.lay(lambda g: setattr(g.units["jeep.1"], "acted", [2]))
    war.passes(SKYNET)
    war.plays(HUMANS, "air-strike", "attack-a10")
    assert war.offered(HUMANS, "attack") == {"attack at=SEA"}
    assert {at: war.bars(HUMANS, f"attack at={at}") for at in ("SPO", "DEN", "LAX")} == {
        "SPO": ("needs", "SAL-RUL-29"),
        "DEN": ("peace", "SAL-RUL-29"),
        "LAX": ("attacked", "SAL-THREE-11"),
    }


# Terrain under a battle


@pytest.mark.rule("SAL-TERRAIN-FOREST-01", "SAL-TERRAIN-FOREST-02", "SAL-RUL-36")
def test_a_forest_takes_one_attack_of_each_unit_but_never_all() -> None:
    """V-08."""
    war = War(units={"SEA": "infantry infantry m1a2", "DEN": "m1a2"}, terrain={"SEA": "forest"})
    assert sum(attack(war.g, unit) for unit in war.g.at("SEA", "resistance")) == 3
    assert attack(war.g, war.unit("m1a2", 2)) == 2
    war = War(stage=2, units={"SEA": "t600 t1 infantry"}, terrain={"SEA": "forest"})
    war.arrange(improved=["t600-attack", "t1-attack"], hands={SKYNET: "concentrated-fire"})
    war.plays(SKYNET, "concentrated-fire")
    war.rolling(*(1,) * 5)
    war.does(SKYNET, "attack at=SEA")
    assert len(war.told(Struck, seat=SKYNET).dice) == 1 + 2 + 1


@pytest.mark.rule("SAL-TERRAIN-FORT-01", "SAL-TERRAIN-WASTE-01", "SAL-RUL-33")
@pytest.mark.parametrize(("terrain", "bonus", "least"), [("fortifications", -1, 5), ("wasteland", 1, 3)])
def test_the_ground_changes_every_die_of_both_strikes(terrain: str, bonus: int, least: int) -> None:
    war = battle(least - 1, 1, units={"SEA": "t600 infantry"}, terrain={"SEA": terrain})
    assert [event.modifier for event in war.events if isinstance(event, Struck)] == [bonus, bonus]
    war.ready(HUMANS, "stage")
    war = battle(least, units={"SEA": "t600 infantry infantry"}, terrain={"SEA": terrain})
    assert war.asked(SKYNET).args["die"] == 4
    war.rolling(least)
    war.does(SKYNET, "aim target=infantry.1")
    war.does(HUMANS, "aim target=t600.1")
    assert war.at("SEA") == ["infantry"]


@pytest.mark.rule("SAL-RUL-33")
def test_a_table_may_count_the_ground_in_the_first_strike_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulings, "GROUND_COUNTS_IN_RETURN", False)
    war = battle(4, 1, units={"SEA": "t600 infantry"}, terrain={"SEA": "fortifications"})
    assert [event.modifier for event in war.events if isinstance(event, Struck)] == [-1, 0]


@pytest.mark.rule("SAL-RUL-34")
def test_modified_dice_have_no_floor_no_ceiling_and_no_lucky_faces() -> None:
    units = {"SEA": "t600 t600 m1a2"}
    war = battle(6, 6, 1, 1, units=units, terrain={"SEA": "fortifications"}, shelters=["SEA"])
    assert war.asked(SKYNET).args["dice"] == ("5", "5")
    war = battle(6, 1, units={"SEA": "t600 t600 infantry"}, terrain={"SEA": "wasteland"})
    assert war.asked(SKYNET).args["dice"] == ("7",)
    war = War(stage=0, units={"SEA": "t600 m1a2"}, terrain={"SEA": "fortifications"}, shelters=["SEA"])
    war.arrange(hands={HUMANS: "last-stand", SKYNET: "terminate"})
    war.passes(SKYNET)
    war.plays(HUMANS, "last-stand")
    war.skips_to(2)
    war.plays(SKYNET, "terminate")
    war.rolling(6, 1, 1)
    war.does(SKYNET, "attack at=SEA")
    war.ready(HUMANS, "stage")


@pytest.mark.rule("SAL-RUL-35", "SAL-TERRAIN-GEN-04")
@pytest.mark.parametrize(
    ("terrains", "bonus", "dice"), [("fortifications wasteland", 0, 2), ("fortifications forest", -1, 1)]
)
def test_two_terrains_of_a_sector_add_up(terrains: str, bonus: int, dice: int) -> None:
    """V-08."""
    war = War(units={"SEA": "t1"}, terrain={"SEA": terrains})
    assert modifier(war.g, "SEA") == bonus
    assert attack(war.g, war.unit("t1")) == dice
    assert modifier(war.g, "DEN") == 0
