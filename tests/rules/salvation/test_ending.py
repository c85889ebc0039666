"""The end of a turn, and how the war ends."""

from __future__ import annotations

import pytest

from bot.engine.events import GameEnded
from bot.engine.match import Order
from bot.games.salvation.box.content import SHELTERS
from bot.games.salvation.events.board import Captured, FactoryFell, Irradiated, ObjectiveMet, Scored, Searched, Stormed
from bot.games.salvation.events.cards import Discarded, Informed, TurnBegan
from bot.games.salvation.rules import rulings
from tests.support.salvation.war import HUMANS, SECOND, SKYNET, War

PEACE = {"SEA": "infantry", "HOU": "t600"}


def ended(units: dict[str, str], **fields: object) -> War:
    """Play a turn out from stage 4, both passing."""
    war = War(stage=4, units=units, **fields)  # type: ignore[arg-type]
    war.to_the_end()
    return war


@pytest.mark.rule("SAL-RUL-51", "SAL-END-02", "SAL-END-06")
def test_the_steps_of_the_end_come_in_order() -> None:
    units = {
        "SEA": "t600 infantry",
        "SPO": "t600 infantry",
        "POR": "t600 infantry",
        "MON": "t600",
        "LAX": "infantry",
        "DEN": "jeep",
    }
    war = War(stage=4, rules=["terrain", "city-missions"], units=units, hands={SKYNET: "jamming", HUMANS: "recon"})
    war.arrange(
        terrain={"SEA": "radiation", "SPO": "toxic", "POR": "information"},
        shelters=["MON"],
        factories=["LAX"],
        objectives={"DEN": HUMANS},
        points={HUMANS: 9},
    )
    war.passes(SKYNET)
    war.rolling(6, 6)
    war.passes(HUMANS)
    told = [*war.events]
    war.does(SKYNET, "take count=1")
    told += war.events
    war.does(HUMANS, "take count=1")
    told += war.events
    kinds = (Irradiated, Discarded, Informed, Stormed, FactoryFell, ObjectiveMet, Scored, GameEnded)
    assert [type(event) for event in told if isinstance(event, kinds)] == [
        *(Irradiated, Irradiated, Discarded, Discarded, Informed, Informed),
        *(Stormed, FactoryFell, ObjectiveMet, Scored, GameEnded),
    ]
    sides = [event.unit for event in told if isinstance(event, Irradiated)]
    assert sides == ["t600.1", "infantry.1"]
    assert [event.seat for event in told if isinstance(event, Discarded | Informed)] == [SKYNET, HUMANS] * 2
    war.over("ten-points", (HUMANS,))


@pytest.mark.rule("SAL-RUL-51")
def test_radiation_goes_by_sector_number_machines_first() -> None:
    war = War(stage=4, units={"HOU": "t1 infantry", "SEA": "t600 infantry"})
    war.lay(lambda g: g.terrain.update(SEA=["radiation"], HOU=["radiation"]))
    war.passes(SKYNET)
    war.rolling(6, 6, 6, 6)
    war.passes(HUMANS)
    order = [event.unit for event in war.events if isinstance(event, Irradiated)]
    assert order == ["t600.1", "t1.1", "infantry.2", "infantry.1"]


@pytest.mark.rule("SAL-RUL-51", "SAL-RUL-52")
def test_losses_come_before_payment() -> None:
    war = War(stage=4, units={"SEA": "t600 t600", "DEN": "infantry"}, hands={SKYNET: "jamming patrol terminate"})
    war.arrange(terrain={"SEA": "radiation toxic"})
    war.passes(SKYNET)
    war.rolling(1, 6)
    war.passes(HUMANS)
    assert (war.asked(SKYNET).prompt, war.asked(SKYNET).least) == ("toxic", 1)


@pytest.mark.rule("SAL-END-03", "SAL-END-04", "SAL-ADVICE-04")
def test_a_shelter_that_only_machines_hold_is_destroyed() -> None:
    """V-10b."""
    war = ended({"SEA": "t600", "DEN": "infantry"}, shelters=["SEA", "LAX"])
    war.told(Stormed, at="SEA")
    war.told(Captured, at="SEA", count=1)
    assert (war.g.shelters, war.g.captured) == (["LAX"], 1)


@pytest.mark.rule("SAL-END-05")
def test_a_shelter_with_a_human_or_with_nobody_stands() -> None:
    """V-10c and V-10d."""
    war = ended({"SEA": "t600 jeep", "DEN": "t600"}, shelters=["SEA", "LAX"])
    war.silent(Stormed)
    assert (war.g.shelters, war.g.captured) == (["SEA", "LAX"], 0)


@pytest.mark.rule("SAL-RUL-56")
def test_a_face_down_shelter_is_not_destroyed_by_presence() -> None:
    war = ended({"MON": "t600", "DEN": "infantry"}, lies={"MON.1": "shelter"})
    assert war.g.captured == 0
    assert war.g.hidden["MON.1"] == "shelter"


@pytest.mark.rule("SAL-RUL-53", "SAL-ADVICE-05")
def test_a_factory_that_only_humans_hold_falls(monkeypatch: pytest.MonkeyPatch) -> None:
    units = {"DEN": "infantry", "LAX": "infantry t600", "SEA": "t600"}
    war = ended(units, factories=["DEN", "LAX", "HOU"])
    war.told(FactoryFell, at="DEN")
    assert war.g.factories == ["LAX", "HOU"]

    monkeypatch.setattr(rulings, "FACTORIES_FALL", False)
    war = ended(units, factories=["DEN", "LAX", "HOU"])
    assert war.g.factories == ["DEN", "LAX", "HOU"]


@pytest.mark.rule("SAL-RUL-68")
def test_lasting_tactics_still_count_at_the_end_of_the_turn() -> None:
    war = War(stage=0, rules=["storm-roll"], units={"SEA": "t600", "DEN": "infantry"}, shelters=["SEA"])
    war.arrange(hands={HUMANS: "radio-silence"})
    war.passes(SKYNET)
    war.plays(HUMANS, "radio-silence")
    war.to_the_end()
    war.rolling(4)
    war.does(SKYNET, "search unit=t600.1")
    assert war.told(Searched).total == 3
    assert war.g.shelters == ["SEA"]
    assert war.g.table == []


@pytest.mark.rule("SAL-RUL-69")
def test_what_leaves_for_good_and_what_does_not() -> None:
    war = War(stage=3, units={"MON": "t600", "SEA": "infantry"}, hands={SKYNET: "sensor-sweep"})
    war.plays(SKYNET, "sensor-sweep")
    war.rolling(1)
    war.does(SKYNET, "scout unit=t600.1")
    assert (war.pile(SKYNET), war.g.gone[1:]) == (["sensor-sweep"], [])

    war = War(
        stage=4, rules=["terrain", "missions-once", "city-missions"], units={"DEN": "infantry t600", "LAX": "jeep"}
    )
    war.arrange(units={"SEA": "a10"}, hands={HUMANS: "three-flags"}, objectives={"LAX": HUMANS}, gone=[])
    war.passes(SKYNET)
    war.plays(HUMANS, "three-flags")
    assert war.g.gone == ["three-flags", "LAX"]
    assert war.pile(HUMANS) == []
    assert war.g.objectives == {}


# Victory


@pytest.mark.rule("SAL-WIN-01")
@pytest.mark.parametrize(("points", "won"), [(9, False), (10, True), (12, True)])
def test_ten_points_win(points: int, won: bool) -> None:
    """V-10f."""
    war = ended(PEACE, points={HUMANS: points}, captured=4)
    if won:
        war.over("ten-points", (HUMANS,))
    else:
        assert war.g.turn == 2


@pytest.mark.rule("SAL-WIN-02", "SAL-RUL-57", "SAL-ADVICE-05")
@pytest.mark.parametrize(
    ("units", "factories", "won"),
    [
        ({"SEA": "infantry"}, [], True),
        ({"SEA": "infantry"}, ["DEN"], False),
        ({"SEA": "infantry", "DEN": "t600"}, [], False),
    ],
)
def test_no_machine_and_no_factory_win_for_the_humans(units: dict[str, str], factories: list[str], won: bool) -> None:
    """V-10g."""
    war = ended(units, factories=factories, points={HUMANS: 6})
    if won:
        war.over("no-machines", (HUMANS,))
    else:
        assert war.g.turn == 2


@pytest.mark.rule("SAL-WIN-02", "SAL-RUL-53")
def test_the_last_factory_may_fall_in_the_same_end_of_turn() -> None:
    war = ended({"SEA": "infantry"}, factories=["SEA"])
    war.over("no-machines", (HUMANS,))


@pytest.mark.rule("SAL-WIN-03", "SAL-ADVICE-04")
def test_five_shelters_win_however_they_were_taken() -> None:
    units = {"MON": "t600", "SEA": "t600", "DEN": "infantry"}
    war = War(stage=3, units=units, hands={SKYNET: "sensor-sweep"}, captured=3, shelters=["SEA"])
    war.arrange(lies={"MON.1": "shelter"})
    war.plays(SKYNET, "sensor-sweep")
    war.rolling(6)
    war.does(SKYNET, "scout unit=t600.1")
    assert war.g.captured == 4
    war.to_the_end()
    assert war.g.captured == SHELTERS == 5
    war.over("all-shelters", (SKYNET,))
    assert ended(PEACE, captured=4).g.turn == 2


@pytest.mark.rule("SAL-WIN-04", "SAL-ADVICE-03", "SAL-RUL-57")
def test_no_human_on_the_board_wins_for_skynet() -> None:
    war = ended({"SEA": "t600"}, shelters=["DEN", "LAX"], hands={HUMANS: "volunteers"})
    war.over("no-humans", (SKYNET,))
    assert war.g.turn == 1


@pytest.mark.rule("SAL-WIN-05", "SAL-THREE-14")
def test_nothing_ends_before_the_end_of_the_turn() -> None:
    war = War(stage=3, units=PEACE, points={HUMANS: 9}, hands={HUMANS: "recon"}, captured=4)
    war.arrange(lies={"SEA.1": "mission"})
    war.passes(SKYNET)
    war.plays(HUMANS, "recon")
    war.does(HUMANS, "scout unit=infantry.1")
    war.does(HUMANS, "open slot=SEA.1")
    assert war.g.points[HUMANS] == 10
    war.ready(SKYNET, "stage")
    war.passes(SKYNET)
    assert not war.match.over
    war.passes(HUMANS)
    war.over("ten-points", (HUMANS,))


@pytest.mark.rule("SAL-WIN-06", "SAL-RUL-58")
@pytest.mark.parametrize(
    ("units", "fields", "reason"),
    [
        (PEACE, {"points": {HUMANS: 10}, "captured": 5}, "all-shelters"),
        ({"HOU": "t600"}, {"points": {HUMANS: 10}}, "no-humans"),
        ({"SEA": "infantry"}, {"captured": 5}, "all-shelters"),
        ({}, {}, "no-humans"),
    ],
)
def test_if_both_have_won_skynet_has(units: dict[str, str], fields: dict[str, object], reason: str) -> None:
    """V-10e."""
    ended(units, **fields).over(reason, (SKYNET,))


@pytest.mark.rule("SAL-RUL-91")
def test_there_is_no_turn_limit_but_a_draw_by_consent() -> None:
    war = ended(PEACE, turn=99)
    war.told(TurnBegan, turn=100)
    war.to_the_end()
    assert war.match.waiting == (SKYNET, HUMANS)
    war.does(SKYNET, "agree")
    assert war.asked(HUMANS).prompt == "armistice"
    war.does(HUMANS, "fight-on")
    assert war.g.turn == 101
    war = ended(PEACE, turn=100)
    war.does(HUMANS, "agree")
    war.does(SKYNET, "agree")
    war.over("armistice", ())


@pytest.mark.rule("SAL-RUL-91")
def test_anybody_may_offer_a_draw_at_the_end_of_a_turn() -> None:
    war = War(stage=4, seats=3, units=PEACE)
    war.match.apply(Order(HUMANS, "draw", "on"))
    war.to_the_end()
    assert war.match.waiting == (SKYNET, SECOND), "whoever offers it is not asked"
    for seat, ask in ((SKYNET, war.asked(SKYNET)), (SECOND, war.asked(SECOND))):
        assert war.game.player.advise(war.match.view(seat), ask).picks == ("fight-on",), (
            "Vigil does not give in so soon"
        )
    war.does(SKYNET, "agree")
    war.does(SECOND, "fight-on")
    assert (war.g.turn, war.g.truce) == (2, []), "one refusal is enough, and the offer is gone"
    for seat in war.g.seats:
        war.match.apply(Order(seat, "draw", "on"))
    war.does(SKYNET, f"lead seat={HUMANS}")
    war.to_the_end()
    war.over("armistice", ())


@pytest.mark.rule("SAL-RUL-91")
def test_a_concession_may_be_thought_better_of_before_the_turn_ends() -> None:
    war = War(stage=4, units=PEACE)
    war.match.apply(Order(SKYNET, "concede", "on"))
    war.match.apply(Order(SKYNET, "concede", "off"))
    war.to_the_end()
    assert (war.g.turn, war.g.conceding) == (2, [])


@pytest.mark.rule("SAL-RUL-91")
def test_a_side_may_concede() -> None:
    war = War(stage=4, seats=3, units=PEACE)
    war.match.apply(Order(HUMANS, "concede", "on"))
    war.to_the_end()
    assert war.g.turn == 2
    war.match.apply(Order(SECOND, "concede", "on"))
    war.does(SKYNET, f"lead seat={HUMANS}")
    war.to_the_end()
    war.over("humans-concede", (SKYNET,))
    war = War(stage=4, units=PEACE)
    war.match.apply(Order(SKYNET, "concede", "on"))
    war.to_the_end()
    war.over("machines-concede", (HUMANS,))
