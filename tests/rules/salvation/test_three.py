"""Three players: two commanders with their own hands and points, and common troops."""

from __future__ import annotations

import pytest

from bot.engine.events import GameEnded
from bot.games.salvation.events.battles import Struck
from bot.games.salvation.events.cards import Discarded, LeadNamed, NeitherWonNorLost
from bot.games.salvation.rules import rulings
from bot.games.salvation.rules.board.units import attack
from tests.support.salvation.printed import DECKS
from tests.support.salvation.war import HUMANS, SECOND, SKYNET, War

PEACE = {"SEA": "infantry", "HOU": "t600"}


def three(units: dict[str, str] | None = None, **fields: object) -> War:
    """A war of three."""
    return War(seats=3, units=units or PEACE, **fields)  # type: ignore[arg-type]


@pytest.mark.rule("SAL-THREE-02")
def test_both_commanders_draw_from_one_deck_into_their_own_hands() -> None:
    war = three(stage=4, top={HUMANS: "recon column"})
    war.to_the_end()
    assert (war.g.hands[HUMANS], war.g.hands[SECOND]) == (["recon"], ["column"])
    assert len(war.g.decks["resistance"]) == DECKS["resistance"] - 2


@pytest.mark.rule("SAL-THREE-03", "SAL-RUL-90")
def test_cards_are_never_traded_nor_shown_to_the_other_commander() -> None:
    war = three(stage=0, hands={SKYNET: "jamming", HUMANS: "ambush", SECOND: "couriers"})
    for seat in war.g.seats:
        assert list(war.match.view(seat).now.hands) == [seat]
        assert "hand" not in {order.id for order in war.game.table.orders(war.g, seat)}
    assert list(war.match.view(None).now.hands) == []
    war.skips_to(0, HUMANS)
    assert {offer.key for offer in war.asked(HUMANS).options} == {"play card=ambush", "pass", "skip to=5"}


@pytest.mark.rule("SAL-THREE-07", "SAL-RUL-75")
def test_each_commander_has_a_card_of_each_number() -> None:
    war = three(
        {"SEA": "infantry", "DEN": "infantry t600"}, stage=3, hands={HUMANS: "recon", SECOND: "recon"}, lead=SECOND
    )
    order = []
    for _ in range(3):
        order.append((war.match.waiting[0], war.g.stage))
        seat = war.match.waiting[0]
        war.does(seat, "pass" if seat == SKYNET else "exchange card=recon")
    assert order == [(SKYNET, 3), (SECOND, 3), (HUMANS, 3)]
    assert war.g.stage == 4
    assert [len(war.g.hands[seat]) for seat in (HUMANS, SECOND)] == [3, 3]


@pytest.mark.rule("SAL-THREE-08", "SAL-RUL-74")
def test_skynet_names_the_lead_once_a_turn_before_stage_0() -> None:
    war = three(stage=4)
    war.to_the_end()
    war.ready(SKYNET, "lead")
    assert war.offered(SKYNET, "lead") == {f"lead seat={HUMANS}", f"lead seat={SECOND}"}
    war.does(SKYNET, f"lead seat={SECOND}")
    war.told(LeadNamed, seat=SECOND)
    order = []
    while war.match.asks[0].prompt == "stage":
        order.append(war.match.waiting[0])
        war.passes(war.match.waiting[0])
    assert order == [SECOND, HUMANS, *[SKYNET, SECOND, HUMANS] * 4]  # Skynet has no Tactics card yet
    assert (war.g.turn, war.match.asks[0].prompt) == (3, "lead")


@pytest.mark.rule("SAL-RUL-74")
def test_a_table_may_name_the_lead_before_every_stage(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulings, "LEAD_NAMED_BEFORE", (0, 1, 2, 3, 4))
    war = three(stage=3)
    war.passes(SKYNET, HUMANS, SECOND)
    war.ready(SKYNET, "lead")
    war.does(SKYNET, f"lead seat={SECOND}")
    war.passes(SKYNET)
    war.ready(SECOND, "stage")
    assert war.g.stage == 4


@pytest.mark.rule("SAL-THREE-09", "SAL-THREE-10")
def test_common_units_may_act_on_cards_of_both_commanders() -> None:
    war = three({"SEA": "infantry", "HOU": "t600"}, hands={HUMANS: "column", SECOND: "recon"})
    war.passes(SKYNET)
    war.plays(HUMANS, "column")
    war.sends(HUMANS, ("infantry.1", "SPO"))
    war.skips_to(3, SECOND)
    war.plays(SECOND, "recon")
    war.can(SECOND, "scout unit=infantry.1")


@pytest.mark.rule("SAL-THREE-11", "SAL-RUL-76")
def test_a_unit_never_carries_out_two_cards_of_one_number() -> None:
    war = three({"SEA": "infantry infantry", "HOU": "t600"}, hands={HUMANS: "column", SECOND: "column"})
    war.passes(SKYNET)
    war.plays(HUMANS, "column")
    war.sends(HUMANS, ("infantry.1", "SPO"))
    war.plays(SECOND, "column")
    war.refuses(SECOND, "order unit=infantry.1", "salvation-refuse-same-number", "SAL-THREE-11")
    war.can(SECOND, "order unit=infantry.2")

    war = three({"SEA": "infantry jeep", "HOU": "t600"}, stage=3, hands={HUMANS: "recon", SECOND: "recon"})
    war.arrange(lies={"SEA.1": "technology"})
    war.passes(SKYNET)
    war.plays(HUMANS, "recon")
    war.does(HUMANS, "scout unit=infantry.1")
    war.does(HUMANS, "open slot=SEA.1")
    war.plays(SECOND, "recon")
    war.refuses(SECOND, "scout unit=infantry.1", "salvation-refuse-same-number", "SAL-THREE-11")
    war.can(SECOND, "scout unit=jeep.1")


@pytest.mark.rule("SAL-RUL-76")
def test_units_that_attacked_are_left_out_of_the_other_commanders_battle() -> None:
    units = {"SEA": "infantry t1 t1", "SPO": "jeep", "DEN": "infantry t600"}
    war = three(units, stage=1, hands={HUMANS: "open-fire", SECOND: "open-fire"})
    war.skips_to(2, HUMANS)
    war.plays(HUMANS, "open-fire")
    war.rolling(1, *(1,) * 4)
    war.does(HUMANS, "attack at=SEA")
    war.lay(lambda g: setattr(g.units["jeep.1"], "at", "SEA"))
    war.plays(SECOND, "open-fire")
    war.rolling(1, 6, 1, 1, 1)
    war.does(SECOND, "attack at=SEA")
    assert len(war.told(Struck, seat=SECOND).dice) == 1
    assert war.offered(SKYNET, "aim") == {"aim target=jeep.1"}


@pytest.mark.rule("SAL-RUL-76")
def test_a_sector_whose_units_have_all_attacked_cannot_be_chosen() -> None:
    units = {"SEA": "infantry t1", "DEN": "infantry t600"}
    war = three(units, stage=2, hands={HUMANS: "open-fire", SECOND: "open-fire"})
    war.passes(SKYNET)
    war.plays(HUMANS, "open-fire")
    war.rolling(1, 1, 1)
    war.does(HUMANS, "attack at=SEA")
    war.plays(SECOND, "open-fire")
    assert war.offered(SECOND, "attack") == {"attack at=DEN"}


@pytest.mark.rule("SAL-RUL-76")
def test_return_strikes_border_battles_and_being_placed_do_not_lock() -> None:
    units = {"SEA": "infantry t600", "DEN": "t600"}
    war = three(units, stage=2, hands={SKYNET: "terminate", HUMANS: "open-fire"})
    war.plays(SKYNET, "terminate")
    war.rolling(1, 1)
    war.does(SKYNET, "attack at=SEA")
    assert war.unit("infantry").acted == []
    war.can(HUMANS, "play card=open-fire")

    war = three({"SEA": "t600", "SPO": "infantry"}, hands={SKYNET: "patrol"})
    war.plays(SKYNET, "patrol")
    war.sends(SKYNET, ("t600.1", "SPO"))
    war.rolling(1, 1)
    war.does(HUMANS, "defend at=SPO")
    assert war.unit("infantry").acted == []
    assert war.unit("t600").acted == [1]


@pytest.mark.rule("SAL-RUL-77")
def test_the_lead_aims_the_return_strike_and_chooses_losses() -> None:
    war = three({"SEA": "infantry t600"}, stage=2, hands={SKYNET: "terminate"}, lead=SECOND)
    war.plays(SKYNET, "terminate")
    war.rolling(1, 6)
    war.does(SKYNET, "attack at=SEA")
    war.ready_to_answer(SECOND, "aim")

    war = three({"MON": "infantry jeep a10 t600"}, stage=3, hands={HUMANS: "recon"}, lead=SECOND)
    war.arrange(lies={"MON.1": "defile"})
    war.skips_to(3, HUMANS)
    war.plays(HUMANS, "recon")
    war.does(HUMANS, "scout unit=infantry.1")
    war.ready_to_answer(SECOND, "defile")


@pytest.mark.rule("SAL-RUL-77")
def test_a_battle_provoked_by_a_commanders_own_card_is_that_commanders() -> None:
    war = three({"SEA": "infantry", "SPO": "t600"}, hands={SECOND: "column"})
    war.skips_to(1, SECOND)
    war.plays(SECOND, "column")
    war.sends(SECOND, ("infantry.1", "SPO"))
    war.rolling(6, 1, 6)
    war.does(SKYNET, "search unit=t600.1")
    war.ready_to_answer(SECOND, "aim")


@pytest.mark.rule("SAL-RUL-78")
def test_commanders_pay_toxic_ground_by_turns() -> None:
    war = three({"SEA": "infantry infantry infantry jeep", "DEN": "t600"}, stage=4, lead=SECOND)
    war.arrange(hands={HUMANS: "recon", SECOND: "column column column open-fire"}, terrain={"SEA": "toxic"})
    war.to_the_end()
    asked = []
    while war.match.asks[0].prompt == "toxic":
        (seat,) = war.match.waiting
        asked.append(seat)
        war.does(seat, war.asked(seat).options[0].key)
    assert asked == [SECOND] * 3
    paid = sorted(war.pile(HUMANS))
    assert paid == ["column", "column", "column", "recon"]


@pytest.mark.rule("SAL-RUL-78")
def test_the_lead_pays_toxic_ground_first() -> None:
    war = three({"SEA": "infantry infantry infantry", "DEN": "t600"}, stage=4, lead=SECOND, terrain={"SEA": "toxic"})
    war.arrange(hands={HUMANS: "recon recon recon", SECOND: "column column column"})
    war.to_the_end()
    for seat in (SECOND, HUMANS, SECOND):
        war.ready_to_answer(seat, "toxic")
        war.does(seat, war.asked(seat).options[0].key)
    war.ready(SKYNET, "lead")
    assert sorted(war.pile(HUMANS)) == ["column", "column", "recon"]


@pytest.mark.rule("SAL-RUL-78")
def test_commanders_are_offered_information_by_turns() -> None:
    war = three(
        {"SEA": "infantry infantry infantry", "DEN": "t600"}, stage=4, lead=SECOND, terrain={"SEA": "information"}
    )
    war.to_the_end()
    for seat, count in ((SECOND, 1), (HUMANS, 0), (SECOND, 1)):
        war.ready_to_answer(seat, "information")
        assert len(war.asked(seat).options) == 2
        war.does(seat, f"take count={count}")
    assert len(war.g.hands[SECOND]) == 2 + 1
    assert len(war.g.hands[HUMANS]) == 0 + 1


@pytest.mark.rule("SAL-THREE-12")
def test_technologies_are_common() -> None:
    war = three({"SEA": "jeep", "HOU": "t600"}, stage=3, hands={SECOND: "recon"}, technology=["jeep-attack"])
    war.arrange(lies={"SEA.1": "technology"})
    war.skips_to(3, SECOND)
    war.plays(SECOND, "recon")
    war.does(SECOND, "scout unit=jeep.1")
    war.does(SECOND, "open slot=SEA.1")
    assert attack(war.g, war.unit("jeep")) == 2
    assert war.match.view(HUMANS).now.improved == ["jeep-attack"]


@pytest.mark.rule("SAL-THREE-13", "SAL-RUL-79")
def test_each_commander_keeps_a_score() -> None:
    war = three({"MON": "infantry", "SEA": "t600", "DEN": "a10", "LAX": "a10"}, stage=3)
    war.arrange(hands={SECOND: "recon", HUMANS: "combined-arms"}, lies={"MON.1": "mission"}, units={"DEN": "jeep m1a2"})
    war.skips_to(3, SECOND)
    war.plays(SECOND, "recon")
    war.does(SECOND, "scout unit=infantry.1")
    assert war.g.points == {HUMANS: 0, SECOND: 1}
    war.skips_to(4, HUMANS)
    war.plays(HUMANS, "combined-arms")
    assert war.g.points == {HUMANS: 1, SECOND: 1}
    tracks = war.game.look.scene(war.match.view(None)).tracks
    assert len([track for track in tracks if track.size == 10]) == 2


@pytest.mark.rule("SAL-RUL-79", "SAL-SHELTER-01", "SAL-OPT-02")
@pytest.mark.parametrize("token", ["shelter", "mission"])
def test_what_the_other_commander_finds_is_not_the_leads(token: str) -> None:
    war = three({"MON": "infantry", "HOU": "t600"}, stage=3, rules=["city-missions"], lead=HUMANS)
    war.arrange(hands={SECOND: "recon"}, lies={"MON.1": token})
    war.skips_to(3, SECOND)
    war.plays(SECOND, "recon")
    war.does(SECOND, "scout unit=infantry.1")
    assert war.g.points == {HUMANS: 0, SECOND: int(token == "shelter")}
    assert set(war.g.objectives.values()) == ({SECOND} if token == "mission" else set())


@pytest.mark.rule("SAL-RUL-79")
def test_an_objective_scores_for_whoever_drew_it() -> None:
    war = three({"DEN": "infantry", "HOU": "t600"}, stage=4, rules=["city-missions"], objectives={"DEN": SECOND})
    war.to_the_end()
    assert war.g.points == {HUMANS: 0, SECOND: 1}


@pytest.mark.rule("SAL-THREE-14", "SAL-THREE-15", "SAL-RUL-81")
def test_the_commander_with_ten_points_wins_alone() -> None:
    war = three(stage=4, points={HUMANS: 7, SECOND: 10})
    war.to_the_end()
    war.over("ten-points", (SECOND,))
    assert war.told(GameEnded).winners == (SECOND,)
    assert war.told(NeitherWonNorLost).seat == HUMANS


@pytest.mark.rule("SAL-THREE-15")
def test_nobody_is_told_of_a_half_where_all_win_or_skynet_does() -> None:
    for points, captured in (({HUMANS: 10, SECOND: 10}, 0), ({HUMANS: 10, SECOND: 3}, 5)):
        war = three(stage=4, points=points, captured=captured)
        war.to_the_end()
        war.silent(NeitherWonNorLost)
    war = War(stage=4, units=PEACE, points={HUMANS: 10})
    war.to_the_end()
    war.silent(NeitherWonNorLost)


@pytest.mark.rule("SAL-RUL-81")
def test_scores_are_never_added_together() -> None:
    war = three(stage=4, points={HUMANS: 9, SECOND: 9})
    war.to_the_end()
    assert war.g.turn == 2


@pytest.mark.rule("SAL-THREE-16", "SAL-RUL-81")
@pytest.mark.parametrize(
    ("units", "points", "reason"),
    [(PEACE, {HUMANS: 10, SECOND: 11}, "ten-points"), ({"SEA": "infantry"}, {HUMANS: 0, SECOND: 3}, "no-machines")],
)
def test_both_may_win_together(units: dict[str, str], points: dict[str, int], reason: str) -> None:
    war = three(units, stage=4, points=points)
    war.to_the_end()
    war.over(reason, (HUMANS, SECOND))


@pytest.mark.rule("SAL-THREE-17", "SAL-RUL-81")
def test_a_victory_of_skynet_is_a_defeat_of_both() -> None:
    war = three(stage=4, points={HUMANS: 10, SECOND: 3}, captured=5)
    war.to_the_end()
    war.over("all-shelters", (SKYNET,))


def test_discards_of_one_commander_are_the_common_pile() -> None:
    war = three(stage=1, hands={HUMANS: "column", SECOND: "foot-march"})
    war.passes(SKYNET)
    war.does(HUMANS, "exchange card=column")
    war.does(SECOND, "exchange card=foot-march")
    assert war.pile(HUMANS) == war.pile(SECOND) == ["column", "foot-march"]
    war.silent(Discarded)
