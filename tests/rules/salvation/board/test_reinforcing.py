"""New units, factories, and Mission cards."""

from __future__ import annotations

import pytest

from bot.games.salvation.box.content import CARDS
from bot.games.salvation.events.battles import BattleBegan
from bot.games.salvation.events.board import Built, FactoryFell, Placed, Scored
from bot.games.salvation.rules import rulings
from bot.games.salvation.rules.cards.missions import TASKS
from tests.support.salvation.war import HUMANS, SKYNET, War


def at_four(seat: str, card: str, units: dict[str, str], **more: object) -> War:
    """Let a seat be asked in stage 4, with this card in hand."""
    war = War(stage=4, units=units, hands={seat: card}, **more)  # type: ignore[arg-type]
    war.skips_to(4, seat)
    return war


@pytest.mark.rule("SAL-NEW-01", "SAL-FACTORY-01")
def test_cards_bring_new_units_and_for_skynet_factories() -> None:
    war = at_four(SKYNET, "construction-site", {"SEA": "t600", "DEN": "infantry"}, factories=["DEN"])
    war.can(SKYNET, "play card=construction-site action=build")
    war.plays(SKYNET, "construction-site", "place-1-any")
    assert war.offered(SKYNET, "place") == {f"place kind={kind} to=DEN" for kind in ("t600", "t1", "hunter", "moto")}
    war.does(SKYNET, "place kind=moto to=DEN")
    war.told(Placed, seat=SKYNET, unit="moto.1", at="DEN")
    assert war.at("DEN") == ["infantry", "moto"]
    verbs = {
        action.__struct_config__.tag for card in CARDS.values() if card.side == "resistance" for action in card.actions
    }
    assert "place" in verbs
    assert "build" not in verbs


@pytest.mark.rule("SAL-NEW-02", "SAL-NEW-03", "SAL-FACTORY-01")
def test_machines_appear_only_at_factories_humans_there_or_not() -> None:
    units = {"SEA": "t600", "DEN": "infantry infantry", "LAX": "t1"}
    war = at_four(SKYNET, "t600-line", units, factories=["DEN", "LAX"])
    war.plays(SKYNET, "t600-line")
    assert war.offered(SKYNET, "place") == {"place kind=t600 to=DEN", "place kind=t600 to=LAX"}
    war.does(SKYNET, "place kind=t600 to=DEN")
    war.silent(BattleBegan)
    assert war.at("DEN") == ["infantry", "infantry", "t600"]


@pytest.mark.rule("SAL-NEW-04", "SAL-RUL-60")
def test_humans_appear_at_shelters_or_humans_where_no_machine_is() -> None:
    units = {"SEA": "infantry", "DEN": "infantry t600", "LAX": "t600", "HOU": "jeep"}
    war = at_four(HUMANS, "volunteers", units, shelters=["LAX", "DAL"], factories=["HOU", "SFO"])
    war.plays(HUMANS, "volunteers")
    assert war.offered(HUMANS, "place") == {f"place kind=infantry to={at}" for at in ("SEA", "HOU", "DAL")}


@pytest.mark.rule("SAL-NEW-05")
def test_without_a_figure_in_reserve_nobody_comes() -> None:
    units = {"SEA": "jeep jeep jeep"}
    war = at_four(HUMANS, "motor-pool", units)
    assert war.bars(HUMANS, "play card=motor-pool action=place-1-jeep") == ("no-figure", "SAL-NEW-05")
    war.can(HUMANS, "play card=motor-pool action=place-1-infantry")


@pytest.mark.rule("SAL-NEW-05", "SAL-DAMAGE-03", "SAL-RUL-61")
def test_a_figure_lost_this_turn_is_available_again() -> None:
    units = {"SEA": "t600 jeep jeep jeep", "DEN": "infantry"}
    war = War(stage=2, units=units, hands={SKYNET: "terminate", HUMANS: "motor-pool"})
    war.plays(SKYNET, "terminate")
    war.rolling(6, 1, 1)
    war.does(SKYNET, "attack at=SEA")
    war.does(SKYNET, "aim target=jeep.1")
    war.skips_to(4, HUMANS)
    war.plays(HUMANS, "motor-pool", "place-1-jeep")
    war.does(HUMANS, "place kind=jeep to=DEN")
    assert war.at("DEN") == ["infantry", "jeep"]
    assert war.g.units["jeep.1"].damage == 0


@pytest.mark.rule("SAL-NEW-06", "SAL-STACK-04")
def test_nobody_is_placed_into_a_full_sector() -> None:
    units = {"SEA": "infantry infantry infantry infantry", "DEN": "jeep"}
    war = at_four(HUMANS, "volunteers", units)
    war.plays(HUMANS, "volunteers")
    war.refuses(HUMANS, "place kind=infantry to=SEA", "salvation-refuse-full", "SAL-STACK-04")
    war.can(HUMANS, "place kind=infantry to=DEN")
    war = at_four(SKYNET, "t600-line", {"SEA": "t1 t1 hunter moto"}, factories=["SEA"])
    war.refuses(SKYNET, "play card=t600-line", "salvation-refuse-no-place", "SAL-NEW-02")


@pytest.mark.rule("SAL-RUL-61")
def test_units_of_one_card_may_be_split_and_are_checked_one_by_one() -> None:
    units = {"SEA": "t1 t1 hunter", "DEN": "t1"}
    war = at_four(SKYNET, "t600-line", units, factories=["SEA", "DEN"])
    war.plays(SKYNET, "t600-line")
    war.cannot(SKYNET, "done")
    war.does(SKYNET, "place kind=t600 to=SEA")
    assert war.bars(SKYNET, "place kind=t600 to=SEA") == ("full", "SAL-STACK-04")
    war.can(SKYNET, "done")
    war.does(SKYNET, "place kind=t600 to=DEN")
    assert (war.at("SEA").count("t600"), war.at("DEN").count("t600")) == (1, 1)
    war.ready(HUMANS, "stage")


@pytest.mark.rule("SAL-RUL-61", "SAL-NEW-02")
def test_without_a_factory_no_machine_is_made() -> None:
    war = at_four(SKYNET, "t600-line", {"SEA": "t600"})
    assert war.bars(SKYNET, "play card=t600-line") == ("no-place", "SAL-NEW-02")


@pytest.mark.rule("SAL-FACTORY-02", "SAL-RUL-59")
def test_a_factory_needs_a_machine_no_human_and_no_other_factory() -> None:
    units = {"SEA": "t600", "DEN": "t600 infantry", "LAX": "t1", "MON": "hunter", "HOU": "infantry"}
    war = at_four(SKYNET, "construction-site", units, factories=["LAX"], shelters=["SEA"], terrain={"MON": "ruins"})
    war.plays(SKYNET, "construction-site", "build")
    assert war.offered(SKYNET, "build") == {"build to=SEA", "build to=MON"}
    war.does(SKYNET, "build to=MON")
    war.told(Built, at="MON")
    assert war.g.factories == ["LAX", "MON"]
    assert war.g.shelters == ["SEA"]


@pytest.mark.rule("SAL-RUL-59", "SAL-RUL-53")
def test_a_factory_that_fell_may_be_built_again() -> None:
    units = {"SEA": "t600", "DEN": "infantry"}
    war = at_four(SKYNET, "construction-site", units, factories=["LAX", "HOU", "DEN"])
    war.bars(SKYNET, "play card=construction-site action=build")
    war.to_the_end()
    war.told(FactoryFell, at="DEN")
    war.skips_to(4)
    war.can(SKYNET, "play card=construction-site action=build")


# Missions

FULFILLED: dict[str, tuple[dict[str, str], dict[str, object]]] = {
    "three-flags": ({"SEA": "infantry t600", "DEN": "a10", "LAX": "jeep"}, {}),
    "sabotage": ({"DEN": "a10"}, {"factories": ["DEN"]}),
    "big-game": ({"SEA": "infantry"}, {"fallen": ["t1"]}),
    "counter-blow": ({"SEA": "infantry"}, {"fallen": ["t600", "moto"]}),
    "long-chain": ({"MON": "infantry", "SON": "jeep"}, {}),
    "safe-haven": ({"MON": "infantry infantry"}, {"shelters": ["MON"]}),
    "combined-arms": ({"MON": "infantry jeep a10"}, {}),
    "behind-the-lines": ({"UTA": "infantry"}, {"factories": ["DEN"]}),
}
FAILED: dict[str, list[tuple[dict[str, str], dict[str, object]]]] = {
    "three-flags": [({"SEA": "infantry", "DEN": "a10 a10", "MON": "jeep"}, {})],
    "sabotage": [({"DEN": "a10 t600"}, {"factories": ["DEN"]}), ({"SEA": "a10"}, {"factories": ["DEN"]})],
    "big-game": [({"SEA": "infantry"}, {"fallen": ["t600", "moto"]}), ({"SEA": "infantry"}, {})],
    "counter-blow": [({"SEA": "infantry"}, {"fallen": ["t1"]})],
    "long-chain": [({"MON": "infantry", "LAX": "jeep"}, {}), ({"COA": "infantry", "NCA": "jeep"}, {})],
    "safe-haven": [
        ({"MON": "infantry infantry t600"}, {"shelters": ["MON"]}),
        ({"MON": "infantry"}, {"shelters": ["MON"]}),
        ({"MON": "infantry infantry"}, {}),
    ],
    "combined-arms": [({"MON": "infantry jeep infantry", "SEA": "a10"}, {})],
    "behind-the-lines": [({"UTA": "a10 m1a2"}, {"factories": ["DEN"]}), ({"SEA": "jeep"}, {"factories": ["DEN"]})],
}


@pytest.mark.rule("SAL-MISSION-03", "SAL-MISSION-04", "SAL-RUL-67")
@pytest.mark.parametrize("card", FULFILLED)
def test_a_fulfilled_mission_scores_at_once_and_can_come_back(card: str) -> None:
    units, fields = FULFILLED[card]
    war = at_four(HUMANS, card, units, **fields)
    war.plays(HUMANS, card)
    war.told(Scored, seat=HUMANS, points=1)
    assert war.pile(HUMANS) == [card]


@pytest.mark.rule("SAL-RUL-67")
@pytest.mark.parametrize(
    ("card", "n"), [(card, n) for card, positions in FAILED.items() for n in range(len(positions))]
)
def test_a_mission_cannot_be_played_before_its_task_is_fulfilled(card: str, n: int) -> None:
    units, fields = FAILED[card][n]
    war = at_four(HUMANS, card, units, **fields)
    war.refuses(HUMANS, f"play card={card}", "salvation-refuse-task", "SAL-RUL-67")
    war.can(HUMANS, f"exchange card={card}")


@pytest.mark.parametrize("at", ["DEN", "CPL"])
def test_behind_the_lines_is_a_factorys_sector_or_one_across_any_border(at: str) -> None:
    """CPL lies across mountains from DEN."""
    war = at_four(HUMANS, "behind-the-lines", {at: "jeep"}, factories=["DEN"])
    war.can(HUMANS, "play card=behind-the-lines")


def test_every_mission_card_has_its_task() -> None:
    assert {card.id for card in CARDS.values() if card.family == "mission"} == set(TASKS) == set(FULFILLED)


@pytest.mark.rule("SAL-RUL-67")
def test_units_destroyed_in_any_battle_count_and_those_lost_otherwise_do_not() -> None:
    units = {"SEA": "t1 t600", "SPO": "infantry m1a2", "DEN": "t600 t600 t600 infantry"}
    war = War(units=units, hands={SKYNET: "general-advance terminate", HUMANS: "counter-blow big-game"})
    war.plays(SKYNET, "general-advance")
    war.sends(SKYNET, ("t600.1", "SPO"))
    war.rolling(4, 1, 1)
    war.does(HUMANS, "defend at=SPO")
    war.does(HUMANS, "aim target=t600.1")
    assert war.g.fallen == ["t600"]
    war.skips_to(2)
    war.plays(SKYNET, "terminate")
    war.rolling(1, 1, 1, 4)
    war.does(SKYNET, "attack at=DEN")
    war.does(HUMANS, "aim target=t600.2")
    assert war.g.fallen == ["t600", "t600"]
    war.skips_to(4, HUMANS)
    war.can(HUMANS, "play card=counter-blow")
    war.bars(HUMANS, "play card=big-game")
    war.to_the_end()
    assert war.g.fallen == []

    war = War(stage=3, units={"MON": "t600 t600 t600 t600 infantry"}, hands={HUMANS: "recon counter-blow"})
    war.arrange(lies={"MON.1": "defile"})
    war.passes(SKYNET)
    war.plays(HUMANS, "recon")
    war.does(HUMANS, "scout unit=infantry.1")
    war.does(SKYNET, "withdraw unit=t600.1", "withdraw unit=t600.2")
    war.skips_to(4, HUMANS)
    war.bars(HUMANS, "play card=counter-blow")


@pytest.mark.rule("SAL-RUL-53")
def test_sabotage_destroys_a_factory_of_choice_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Factories fall to Sabotage alone here, or both would at the end of this turn."""
    monkeypatch.setattr(rulings, "FACTORIES_FALL", False)
    war = at_four(
        HUMANS, "sabotage", {"DEN": "jeep", "LAX": "infantry", "SEA": "t600"}, factories=["DEN", "SEA", "LAX"]
    )
    war.plays(HUMANS, "sabotage")
    assert war.offered(HUMANS, "sabotage") == {"sabotage at=DEN", "sabotage at=LAX"}
    war.does(HUMANS, "sabotage at=LAX")
    war.told(FactoryFell, at="LAX")
    assert war.g.factories == ["DEN", "SEA"]
    assert war.g.points[HUMANS] == 1
