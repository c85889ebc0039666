"""Tactics cards of both sides, and how Skynet comes by its own."""

from __future__ import annotations

import pytest

from bot.engine.decks import Deck
from bot.games.salvation.events.battles import Struck
from bot.games.salvation.events.board import Captured, Opened, Searched
from bot.games.salvation.events.cards import Decoyed, Learned, Received, RoadsBlown
from bot.games.salvation.rules.board.units import defence, movement
from bot.games.salvation.state import OnTable
from tests.support.salvation.war import HUMANS, SECOND, SKYNET, War

PEACE = {"SEA": "infantry", "HOU": "t600"}


def with_tactic(seat: str, card: str, units: dict[str, str] | None = None, hands: dict[str, str] | None = None) -> War:
    """Begin at stage 0, with a Tactics card played by a seat and the stage over."""
    war = War(stage=0, units=units or PEACE, hands=hands or {})
    war.arrange(hands={seat: card})
    for each in (SKYNET, HUMANS):
        if each == seat:
            war.plays(seat, card)
        else:
            war.passes(each)
    return war


@pytest.mark.rule("SAL-TACTIC-01")
@pytest.mark.parametrize("stage", range(1, 5))
def test_tactics_are_for_stage_0_only(stage: int) -> None:
    war = War(stage=stage, units=PEACE, hands={SKYNET: "jamming", HUMANS: "ambush"})
    war.refuses(SKYNET, "play card=jamming", "salvation-refuse-stage", "SAL-STAGE-02")
    war.passes(SKYNET)
    war.refuses(HUMANS, "play card=ambush", "salvation-refuse-stage", "SAL-STAGE-02")


@pytest.mark.rule("SAL-TACTIC-03", "SAL-CARD-02", "SAL-TACTIC-05", "SAL-END-07")
def test_a_lasting_tactic_lies_on_the_table_until_the_turn_ends() -> None:
    war = War(stage=0, units=PEACE, hands={SKYNET: "jamming", HUMANS: "ambush"})
    war.plays(SKYNET, "jamming")
    war.plays(HUMANS, "ambush")
    for stage in range(1, 5):
        assert [(lies.seat, lies.card) for lies in war.g.table] == [(SKYNET, "jamming"), (HUMANS, "ambush")]
        assert war.g.stage == stage
        assert (war.pile(SKYNET), war.pile(HUMANS)) == ([], [])
        war.passes(SKYNET, HUMANS)
    assert war.g.table == []
    assert (war.pile(SKYNET), war.pile(HUMANS)) == (["jamming"], ["ambush"])


@pytest.mark.rule("SAL-TACTIC-04")
def test_a_tactic_without_a_lasting_effect_is_discarded_when_used() -> None:
    six = "patrol terminate t600-line sensor-sweep pincer overrun"
    war = War(stage=0, units=PEACE, hands={SKYNET: "data-harvest"}, top={SKYNET: six})
    war.plays(SKYNET, "data-harvest")
    assert sorted(war.g.hands[SKYNET]) == sorted(six.split())
    assert war.pile(SKYNET) == ["data-harvest"]
    assert war.g.table == []


@pytest.mark.rule("SAL-TACTIC-02")
@pytest.mark.parametrize("card", ["jamming", "overclocked-sensors", "kill-protocol", "forced-march"])
def test_whatever_else_skynets_own_tactics_do_they_bring_four_cards(card: str) -> None:
    four = "patrol terminate t600-line sensor-sweep"
    war = War(stage=0, units=PEACE, hands={SKYNET: card}, top={SKYNET: f"{four} pincer"})
    war.plays(SKYNET, card)
    assert sorted(war.g.hands[SKYNET]) == sorted(four.split())


def test_couriers_draw_two_cards_but_never_themselves() -> None:
    war = War(stage=0, units=PEACE, hands={HUMANS: "couriers"})
    war.lay(lambda g: g.decks.update(resistance=Deck(["recon"], [])))
    war.passes(SKYNET)
    war.plays(HUMANS, "couriers")
    assert war.g.hands[HUMANS] == ["recon"]
    assert war.pile(HUMANS) == ["couriers"]


@pytest.mark.rule("SAL-TACTIC-07", "SAL-TERRAIN-GEN-06")
def test_the_relay_opens_any_face_down_token_without_a_machine_there() -> None:
    war = War(stage=0, units=PEACE, hands={SKYNET: "satellite-relay"}, terrain={"MON": "fog", "SEA": "ruins"})
    war.arrange(lies={"SEA.2": "shelter"}, top={SKYNET: "patrol terminate pincer overrun"})
    war.plays(SKYNET, "satellite-relay")
    assert sorted(war.g.hands[SKYNET]) == ["patrol", "pincer", "terminate"]
    war.cannot(SKYNET, "open slot=MON.1", "open slot=SEA.1")
    assert len(war.offered(SKYNET, "open")) == 30
    war.does(SKYNET, "open slot=SEA.2")
    war.told(Opened, seat=SKYNET, token="shelter")
    war.told(Captured, at="SEA", count=1)
    assert war.g.terrain == {"MON": ["fog"], "SEA": ["ruins"]}
    war.ready(HUMANS, "stage")


def test_the_relay_needs_a_face_down_token() -> None:
    war = War(stage=0, units=PEACE, hands={SKYNET: "satellite-relay"}, hidden={})
    war.refuses(SKYNET, "play card=satellite-relay", "salvation-refuse-no-tokens", "SAL-RUL-07")


@pytest.mark.rule("SAL-TACTIC-02")
def test_a_decoy_keeps_machines_from_marching_out_of_a_sector_for_a_turn() -> None:
    war = War(stage=0, units={"SEA": "t600 t1", "DEN": "t600", "HOU": "infantry"}, hands={HUMANS: "decoy"})
    war.arrange(hands={SKYNET: "general-advance pincer"})
    war.plays(HUMANS, "decoy")
    assert war.offered(HUMANS, "decoy") == {"decoy at=SEA", "decoy at=DEN"}
    war.does(HUMANS, "decoy at=SEA")
    war.told(Decoyed, at="SEA", units=("t600.1", "t1.1"))
    war.plays(SKYNET, "general-advance")
    war.can(SKYNET, "order unit=t600.2")
    war.cannot(SKYNET, "order unit=t600.1", "order unit=t1.1")
    assert war.bars(SKYNET, "order unit=t600.1") == ("decoyed", "SAL-TACTIC-02")
    war.sends(SKYNET, ("t600.2", "PLN"))
    war.skips_to(1)
    war.plays(SKYNET, "pincer", "move-t600-t1")
    war.can(SKYNET, "order unit=t600.1", "order unit=t1.1")


def test_a_decoy_needs_a_machine_and_bars_the_card_that_moves_only_those() -> None:
    nobody = War(stage=0, units={"HOU": "infantry"}, factories=["DEN"], hands={HUMANS: "decoy"})
    nobody.refuses(HUMANS, "play card=decoy", "salvation-refuse-nobody-to-fool", "SAL-RUL-07")
    war = War(stage=0, units={"SEA": "t600", "HOU": "infantry"}, hands={SKYNET: "patrol", HUMANS: "decoy"})
    war.plays(HUMANS, "decoy")
    war.does(HUMANS, "decoy at=SEA")
    war.refuses(SKYNET, "play card=patrol", "salvation-refuse-nobody-moves", "SAL-RUL-07")


def test_an_ambush_adds_a_die_in_border_battles_that_the_humans_declare() -> None:
    war = with_tactic(HUMANS, "ambush", {"SEA": "t600", "SPO": "infantry"}, {SKYNET: "patrol", HUMANS: "open-fire"})
    war.plays(SKYNET, "patrol")
    war.sends(SKYNET, ("t600.1", "SPO"))
    war.rolling(1, 1, 1)
    war.does(HUMANS, "defend at=SPO")
    assert len(war.told(Struck, seat=HUMANS).dice) == 1 + 1
    assert len(war.told(Struck, seat=SKYNET).dice) == 1
    war.passes(HUMANS, SKYNET)
    war.plays(HUMANS, "open-fire")
    war.rolling(1, 1)
    war.does(HUMANS, "attack at=SPO")
    assert len(war.told(Struck, seat=HUMANS).dice) == 1


def test_two_ambushes_of_two_commanders_are_two_dice() -> None:
    war = War(stage=0, seats=3, units={"SEA": "t600", "SPO": "infantry"}, hands={SKYNET: "patrol"})
    war.arrange(hands={HUMANS: "ambush", SECOND: "ambush"})
    war.passes(SKYNET)
    war.plays(HUMANS, "ambush")
    war.plays(SECOND, "ambush")
    war.plays(SKYNET, "patrol")
    war.sends(SKYNET, ("t600.1", "SPO"))
    war.rolling(1, 1, 1, 1)
    war.does(HUMANS, "defend at=SPO")
    assert len(war.told(Struck, seat=HUMANS).dice) == 3


def test_blown_bridges_take_skynets_roads_around_a_sector() -> None:
    war = War(stage=0, units={"SFO": "t600", "SEA": "infantry"}, hands={HUMANS: "blown-bridges"})
    war.passes(SKYNET)
    assert war.reaches("t600.1") == {"NCA", "NNV", "LAX", "POR", "UTA", "GIL", "MOJ"}
    war.plays(HUMANS, "blown-bridges")
    war.does(HUMANS, "blow at=LAX")
    war.told(RoadsBlown, at="LAX")
    assert war.reaches("t600.1") == {"NCA", "NNV", "LAX", "POR", "UTA"}
    war.arrange(units={"SFO": "infantry"})
    assert "GIL" in war.reaches("infantry.2")


def test_a_last_stand_hardens_the_humans_beside_open_shelters() -> None:
    war = with_tactic(HUMANS, "last-stand", {"SEA": "infantry m1a2 t600", "SPO": "infantry"})
    war.arrange(shelters=["SEA"])
    assert [defence(war.g, war.unit(kind)) for kind in ("infantry", "m1a2", "t600")] == [5, 6, 4]
    assert defence(war.g, war.unit("infantry", 2)) == 4
    war.arrange(improved=["infantry-defence"])
    assert defence(war.g, war.unit("infantry")) == 6
    war.arrange(table=[OnTable(HUMANS, "last-stand"), OnTable(HUMANS, "last-stand")])
    assert [defence(war.g, war.unit(kind)) for kind in ("infantry", "m1a2")] == [6, 6]


def test_a_forced_march_adds_to_the_first_figure_of_every_machine() -> None:
    war = with_tactic(SKYNET, "forced-march", {"SEA": "t600 t1 hunter moto infantry"})
    assert {kind: movement(war.g, kind) for kind in ("t600", "t1", "hunter", "moto")} == {
        "t600": (3, 3),
        "t1": (3, 3),
        "hunter": (4, 4),
        "moto": (4, 4),
    }
    assert movement(war.g, "infantry") == (1, 2)
    war.arrange(improved=["hunter-movement"])
    assert movement(war.g, "hunter") == (5, 5)


def test_a_kill_protocol_adds_three_dice_in_battles_that_skynet_starts() -> None:
    units = {"SEA": "t600 infantry"}
    war = with_tactic(SKYNET, "kill-protocol", units, {SKYNET: "terminate", HUMANS: "open-fire"})
    war.skips_to(2)
    war.plays(SKYNET, "terminate")
    war.rolling(1, 1, 1, 1, 1)
    war.does(SKYNET, "attack at=SEA")
    assert len(war.told(Struck, seat=SKYNET).dice) == 1 + 3
    war.plays(HUMANS, "open-fire")
    war.rolling(1, 1)
    war.does(HUMANS, "attack at=SEA")
    assert [len(event.dice) for event in war.events if isinstance(event, Struck)] == [1, 1]


def test_night_crossing_hides_a_march_from_border_defence_only() -> None:
    war = War(units={"SEA": "infantry", "SPO": "t600"}, hands={HUMANS: "night-crossing", SKYNET: "sensor-sweep"})
    war.passes(SKYNET)
    war.plays(HUMANS, "night-crossing")
    war.sends(HUMANS, ("infantry.1", "SPO"))
    war.rolling(4)
    war.does(SKYNET, "search unit=t600.1")
    assert war.told(Searched).total == 3
    assert not war.told(Searched).found
    war.passes(SKYNET, HUMANS)
    war.plays(SKYNET, "sensor-sweep")
    war.rolling(4)
    war.does(SKYNET, "scout unit=t600.1")
    assert war.told(Searched).found


# Tactic development


@pytest.mark.rule("SAL-TACTICDEV-02", "SAL-RUL-63")
def test_tactic_development_takes_the_top_of_the_set_aside_pile_unseen() -> None:
    war = War(stage=2, units=PEACE, hands={SKYNET: "tactic-development"}, tactics=["jamming", "kill-protocol"])
    war.plays(SKYNET, "tactic-development")
    assert war.g.hands[SKYNET] == ["kill-protocol"]
    assert war.g.tactics == ["jamming"]
    war.told(Learned, seat=SKYNET)
    assert war.told(Received).audience == (SKYNET,)
    assert not [event for event in war.events if not event.audience and "kill-protocol" in repr(event)]
    assert war.match.view(HUMANS).tactics == 1


@pytest.mark.rule("SAL-TACTICDEV-03", "SAL-RUL-63")
def test_the_taken_card_is_usable_from_the_next_turn_and_need_not_be_used() -> None:
    war = War(stage=2, units=PEACE, hands={SKYNET: "tactic-development"}, tactics=["kill-protocol"])
    war.plays(SKYNET, "tactic-development")
    assert war.g.stage == 2
    war.passes(HUMANS)
    war.to_the_end()
    assert (war.g.turn, war.g.stage) == (2, 0)
    war.can(SKYNET, "play card=kill-protocol", "pass")
    war.passes(SKYNET)
    assert "kill-protocol" in war.g.hands[SKYNET]


@pytest.mark.rule("SAL-RUL-63")
def test_with_no_tactics_left_the_card_is_only_exchanged() -> None:
    war = War(stage=2, units=PEACE, hands={SKYNET: "tactic-development"}, tactics=[])
    war.refuses(SKYNET, "play card=tactic-development", "salvation-refuse-no-tactics", "SAL-RUL-63")
    war.can(SKYNET, "exchange card=tactic-development")


@pytest.mark.rule("SAL-TACTICDEV-01", "SAL-TACTICDEV-04")
def test_special_tactics_come_only_from_the_set_aside_pile_until_they_were_used() -> None:
    war = War(stage=0, units=PEACE, hands={SKYNET: "data-harvest"})
    assert not any(card in war.g.decks["skynet"].cards for card in ("data-harvest", *war.g.tactics))
    war.lay(lambda g: g.decks["skynet"].cards.clear())
    war.refuses(SKYNET, "play card=data-harvest", "salvation-refuse-no-cards", "SAL-RUL-07")
    war.lay(lambda g: g.decks["skynet"].cards.extend(["patrol", "terminate"]))
    war.plays(SKYNET, "data-harvest")
    assert war.pile(SKYNET) == ["data-harvest"]
    assert "data-harvest" not in war.g.tactics
    war.passes(HUMANS)
    war.does(SKYNET, "exchange card=patrol")
    assert sorted(war.g.hands[SKYNET]) in (["data-harvest", "terminate"], ["patrol", "terminate"])


# Development


@pytest.mark.rule("SAL-DEVELOP-02", "SAL-DEVELOP-03", "SAL-DEVELOP-04", "SAL-RUL-11")
def test_skynet_chooses_a_development_token_for_the_named_unit() -> None:
    war = War(stage=4, units={"SEA": "t1 infantry"}, hands={SKYNET: "develop-t1"})
    assert len(war.match.view(HUMANS).now.development) == 9
    war.plays(SKYNET, "develop-t1")
    assert war.offered(SKYNET, "develop") == {
        f"develop token=t1-{field}" for field in ("movement", "strength", "attack")
    }
    war.does(SKYNET, "develop token=t1-movement")
    assert war.g.improved == ["t1-movement"]
    assert "t1-movement" not in war.g.development
    assert movement(war.g, "t1") == (1, 3)


@pytest.mark.rule("SAL-RUL-65")
def test_a_development_card_without_a_token_is_only_exchanged() -> None:
    war = War(stage=4, units=PEACE, hands={SKYNET: "develop-moto"})
    war.lay(lambda g: g.development.remove("moto-scouting"))
    war.refuses(SKYNET, "play card=develop-moto", "salvation-refuse-no-development", "SAL-RUL-65")
    war.can(SKYNET, "exchange card=develop-moto")
