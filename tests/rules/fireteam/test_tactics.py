"""The round and the Tactics Phase: start player, tactical response, draw."""

from __future__ import annotations

import pytest

from bot.engine.events import PhaseEnded
from bot.games.fireteam.events.foes import Activated, Spawned, ThreatAdvanced
from bot.games.fireteam.events.heroes import Drew, Reshuffled, Responded, RoundBegan, StartPlayer
from bot.games.fireteam.rules import rounds, tactics
from bot.games.fireteam.rules.hero import hands
from tests.support.fireteam.field import Position, lay

THREE = {"abe": "2D", "frank": "2D", "don": "4D"}


def tactical(round: int = 2, start: str = "abe", **more: object) -> Position:
    """Lay three heroes down before the Tactics Phase."""
    at = lay(THREE, **more)  # type: ignore[arg-type]
    at.g.phase, at.g.step, at.g.round, at.g.start = "tactics", "marker" if round > 1 else "draw", round, start
    return at


def played(at: Position) -> None:
    """Play on from the Tactics Phase to the first question."""
    at.run(tactics.phase(at.g))


@pytest.mark.rule("FTZ-ROUND-01", "FTZ-ROUND-02", "FTZ-ROUND-03", "FTZ-TACTIC-01", "FTZ-THREAT-01")
def test_a_round_is_tactics_then_heroes_then_threat_each_in_its_order() -> None:
    at = tactical(auto=True)
    at.g.creatures = {}
    at.g.pool = ["corrupted-animal.1"]
    at.run(rounds.play(at.g))
    seen: list[str] = []
    for _ in range(12):
        seen += [type(event).__name__ + getattr(event, "phase", "") for event in at.events]
        if "RoundBegan" in seen:
            break
        at.does(at.g.acting, "end")
    order = ["StartPlayer", "Drew", "PhaseEndedtactics", "PhaseEndedhero", "ThreatAdvanced", "Spawned", "RoundBegan"]
    assert [name for name in dict.fromkeys(seen) if name in order] == order
    assert seen.index("PhaseEndedthreat") > seen.index("Spawned")
    assert at.g.round == 3


def test_the_threat_phase_advances_activates_and_then_lets_creatures_enter() -> None:
    at = lay({"abe": "2B", "don": "2B"}, {"corrupted-animal.1": "4F"}, phase="threat", step="advance", auto=True)
    at.g.pool = ["corrupted-animal.2"]
    at.run(rounds.threat_phase(at.g))
    kinds = [type(event) for event in at.events]
    assert kinds.index(ThreatAdvanced) < kinds.index(Activated) < kinds.index(Spawned) < kinds.index(RoundBegan)


@pytest.mark.rule("FTZ-ROUND-04")
def test_defeat_ends_everything_at_once() -> None:
    at = lay(
        {"abe": "2D", "don": "2D"},
        {"corrupted-animal.1": "2D", "corrupted-animal.2": "2D"},
        phase="threat",
        step="advance",
        coin="tails",
        auto=True,
    )
    at.rolls("blank", "M", "M", "M")
    at.run(rounds.play(at.g))
    at.all_do(don="pass")
    assert at.over
    assert at.g.outcome and at.g.outcome.winners == ()
    assert (at.g.phase, at.g.step, at.g.activated) == ("threat", "activate", ["corrupted-animal.1"])


@pytest.mark.rule("FTZ-TACTIC-02")
def test_the_first_round_begins_with_the_draw() -> None:
    at = tactical(round=1, hands={"abe": ["rally"]})
    played(at)
    assert at.over
    at.silent(StartPlayer)
    at.silent(Responded)
    assert at.g.start == "abe"
    assert len(at.hand("abe")) == 5


@pytest.mark.rule("FTZ-TACTIC-03", "RUL-15")
def test_the_marker_passes_to_the_left_also_to_a_knocked_out_hero() -> None:
    at = tactical(down=["frank"])
    played(at)
    at.told(StartPlayer, seat="frank")
    at = tactical(start="don")
    played(at)
    assert at.g.order == ("abe", "frank", "don")


@pytest.mark.rule("FTZ-TACTIC-04", "FTZ-TACTIC-05")
def test_anybody_proposes_one_response_and_the_start_player_has_the_last_word() -> None:
    at = tactical(hands={"abe": ["rally"], "frank": ["spotter"], "don": ["field-dressing"]})
    played(at)
    assert at.g.start == "frank"
    assert at.ask.seats == ("frank", "don", "abe")
    assert at.keys == {
        "respond seat=abe card=rally",
        "respond seat=frank card=spotter",
        "respond seat=don card=field-dressing",
        "none",
    }
    at.does("don", "respond seat=don card=field-dressing")
    assert at.ask.seats == ("frank",)
    at.does("frank", "respond seat=abe card=rally")
    assert at.ask.seats == ("abe",)
    at.does("abe", "agree")
    assert at.over
    assert [event.card for event in at.events if isinstance(event, Responded)] == ["rally"]
    assert (at.g.responder, at.g.phase) == ("abe", "hero")  # one response, and the phase goes on to its end


def test_the_start_player_may_decide_for_none_and_nobody_is_made_to_play() -> None:
    at = tactical(hands={"abe": ["rally"], "don": ["field-dressing"]})
    played(at)
    at.does("abe", "respond seat=abe card=rally")
    at.does("frank", "none")
    assert (at.over, at.g.responder) == (True, "")

    at = tactical(hands={"abe": ["rally"]})
    played(at)
    at.does("frank", "respond seat=abe card=rally")
    at.does("abe", "decline")
    assert (at.over, at.g.responder) == (True, "")
    assert "rally" in at.hand("abe")


@pytest.mark.rule("FTZ-TACTIC-06")
def test_only_cards_with_a_tactical_response_are_played_as_one() -> None:
    at = tactical(hands={"abe": ["bayonet", "covering-fire", "rally"]})
    assert tactics.playable(at.g, "abe") == ["rally"]
    played(at)
    at.refuses("abe", "respond seat=abe card=bayonet", "not-offered")

    at = tactical(hands={"abe": ["bayonet"]})
    played(at)
    assert at.over


@pytest.mark.rule("FTZ-TACTIC-07")
def test_a_response_reaches_a_sector_or_the_whole_battlefield() -> None:
    at = tactical(hands={"don": ["field-dressing"], "abe": ["rally"]})
    at.responds("don", "field-dressing")
    assert [len(at.hand(seat)) for seat in THREE] == [1, 0, 1]
    at.responds("abe", "rally")
    assert [len(at.hand(seat)) for seat in THREE] == [2, 1, 2]


@pytest.mark.rule("FTZ-TACTIC-08", "FTZ-KO-05")
def test_a_knocked_out_hero_neither_plays_nor_feels_a_response() -> None:
    at = tactical(hands={"abe": ["rally"], "don": ["field-dressing"]}, down=["don"])
    played(at)
    assert at.keys == {"respond seat=abe card=rally", "none"}
    at.responds("abe", "rally")
    assert (len(at.hand("frank")), len(at.hand("don"))) == (1, 1)
    at.hero("frank").ko, at.hero("don").ko = True, False
    at.hero("abe").hand = ["double-time"]
    at.responds("abe", "double-time")
    assert at.ask.seats == ("don",)
    at.does("don", "pass")
    assert at.ask.seats == ("abe",)
    at.does("abe", "pass")
    assert at.over


@pytest.mark.rule("FTZ-TACTIC-09", "FTZ-DRAW-03", "EX-17", "RUL-16")
def test_the_response_is_resolved_before_the_draw_and_its_player_draws_nothing() -> None:
    at = tactical(start="don", hands={"frank": ["spotter", "short-shot", "overwatch"], "don": ["wrench"]})
    played(at)
    at.does("abe", "respond seat=frank card=spotter")
    at.does("frank", "agree")
    kinds = [type(event).__name__ for event in at.events]
    assert kinds.index("Sheltered") < kinds.index("Drew")
    assert [len(at.hand(seat)) for seat in THREE] == [5, 2, 5]
    assert at.hero("frank").deck.discard == ["spotter"]


def test_draws_that_a_response_grants_are_taken() -> None:
    at = tactical(start="don", hands={"frank": ["spotter"], "abe": ["rally"]})
    played(at)
    at.does("abe", "respond seat=abe card=rally")
    assert len(at.hand("abe")) == 2  # its own draw and Abe's talent, and none in step 3
    assert len(at.hand("frank")) == 5


@pytest.mark.rule("FTZ-DRAW-01", "FTZ-DRAW-02", "FTZ-DRAW-04", "RUL-17")
def test_everybody_draws_up_to_the_limit_also_when_knocked_out() -> None:
    at = tactical(hands={"abe": ["bayonet"] * 2}, down=["don"])
    played(at)
    assert at.over
    assert [len(at.hand(seat)) for seat in THREE] == [5, 5, 5]
    assert [event.count for event in at.events if isinstance(event, Drew)] == [5, 5, 3]
    at = tactical(focus={"abe": ["deep-pockets"]})
    at.g.revealed = ["broken-sleep"]
    played(at)
    assert [len(at.hand(seat)) for seat in THREE] == [5, 4, 4]


@pytest.mark.rule("FTZ-DRAW-05", "RUL-18")
def test_an_empty_deck_is_made_anew_at_once_and_the_draw_goes_on() -> None:
    at = lay({"abe": "2D", "don": "2D"})
    deck = at.hero("abe").deck
    deck.cards, deck.discard = ["rally", "bayonet"], ["sidearm"] * 3
    hands.draw(at.g, "abe", 2)
    assert sorted(at.hand("abe")) == ["bayonet", "rally"]
    assert (deck.cards, deck.discard) == (["sidearm"] * 3, [])

    deck.cards, deck.discard = ["rally"], ["bayonet", "sidearm"]
    at.hero("abe").hand = []
    hands.draw(at.g, "abe", 3)
    assert sorted(at.hand("abe")) == ["bayonet", "rally", "sidearm"]


def test_an_empty_discard_pile_is_shuffled_only_when_a_draw_needs_it() -> None:
    at = lay({"abe": "2D", "don": "2D"}, hands={"abe": ["sidearm"]})
    deck = at.hero("abe").deck
    deck.cards, deck.discard = ["rally"], []
    hands.draw(at.g, "abe", 1)
    hands.put_down(at.g, "abe", ["sidearm"])
    assert (deck.cards, deck.discard) == ([], ["sidearm"])
    hands.draw(at.g, "abe", 1)
    assert at.hand("abe") == ["rally", "sidearm"]


@pytest.mark.parametrize(("seat", "card"), [("abe", "rally"), ("don", "det-cord")])
def test_a_card_that_is_being_resolved_is_no_part_of_a_new_deck(seat: str, card: str) -> None:
    at = lay({"abe": "2D", "don": "2D"}, {"corrupted-animal.1": "2D"}, hands={seat: [card]})
    deck = at.hero(seat).deck
    deck.cards, deck.discard = ["bayonet"], ["sidearm", "sidearm"]
    if card == "rally":
        at.responds(seat, card)
        assert deck.discard == ["rally"]
    else:
        at.deals(seat, "melee", "corrupted-animal.1", 9)
        at.does(seat, "react card=det-cord")
        assert (deck.cards, deck.discard) == (["sidearm", "sidearm"], ["det-cord"])
    assert at.hero(seat).playing == []


def test_a_card_that_is_being_resolved_is_not_taken_back() -> None:
    at = lay({"abe": "2D", "don": "4D"}, hands={"abe": ["field-orders"]})
    at.responds("abe", "field-orders")
    assert at.hero("abe").deck.discard == ["field-orders"]


@pytest.mark.rule("RUL-19")
def test_with_nothing_left_the_draw_stops() -> None:
    at = lay({"abe": "2D", "don": "2D"})
    at.hero("abe").deck.cards = ["rally"]
    assert hands.draw(at.g, "abe", 3) == 1
    assert at.hand("abe") == ["rally"]
    assert hands.draw(at.g, "abe", 1) == 0
    at.silent(Reshuffled)


@pytest.mark.rule("FTZ-DRAW-06", "FTZ-DRAW-07", "EX-13", "RUL-20")
def test_effects_draw_above_the_limit_and_nobody_discards_down_to_it() -> None:
    at = tactical(hands={"abe": ["bayonet"] * 2 + ["sidearm"] * 2 + ["covering-fire"] * 2})
    hands.draw(at.g, "abe", 1)
    assert len(at.hand("abe")) == 7
    at.g.revealed = ["broken-sleep"]
    at.g.step, at.g.told = "draw", []
    played(at)
    assert len(at.hand("abe")) == 7
    at.silent(Drew, seat="abe")
    assert len(at.hand("frank")) == 4


@pytest.mark.rule("FTZ-DECK-04")
def test_cards_stay_in_hand_from_round_to_round() -> None:
    at = lay({"abe": "2D", "don": "2D"}, hands={"abe": ["rally", "sidearm"], "don": ["wrench"]})
    at.g.pool, at.g.phase, at.g.step = [], "threat", "advance"
    at.run(rounds.threat_phase(at.g))
    assert at.g.round == 2
    assert (at.hand("abe"), at.hand("don")) == (["rally", "sidearm"], ["wrench"])


def test_a_round_begins_after_the_one_before_has_ended() -> None:
    at = lay({"abe": "2D", "don": "2D"}, phase="threat", step="advance")
    at.g.pool = []
    at.run(rounds.threat_phase(at.g))
    assert [type(event) for event in at.events][-2:] == [PhaseEnded, RoundBegan]
    at.told(RoundBegan, round=2)
