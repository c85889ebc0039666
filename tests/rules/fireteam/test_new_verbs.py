"""Cards that change what one can do: positions, who comes first, the coin and the track."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.content import CONTENT
from bot.engine.events import Event
from bot.games.fireteam.box.content import BOX, MISSIONS, THREATS, TRACK
from bot.games.fireteam.events.foes import BossFell, Killed, ReconDrawn, ThreatSetBack, Weakened
from bot.games.fireteam.events.heroes import CoinFlipped, Drew, Helped, KnockedOut, StartPlayer
from bot.games.fireteam.rules import tactics
from bot.games.fireteam.rules.hero import attacking
from bot.games.fireteam.rules.threat import activation
from bot.text import speak
from tests.support.fireteam.field import Blow, lay

ANIMAL, OTHER = "corrupted-animal.1", "corrupted-animal.2"
EN = speak("en")


def test_no_two_roles_meet_a_hit_in_the_same_way() -> None:
    plain = [card for card in BOX.cards if not card.upgrade and card.reaction and card.reaction.when == "hit"]
    does = Counter(card.reaction.does for card in plain if card.reaction)
    assert {card.role for card in plain} == {"leader", "close-combat", "marksman", "demolitions"}
    assert set(does.values()) == {1}


def test_field_orders_move_an_ally_after_a_kill() -> None:
    hands = {"abe": ["field-orders"]}
    at = lay({"abe": "2B", "don": "2D", "shad": "2A"}, {ANIMAL: "2D"}, hands=hands)
    at.deals("don", "melee", ANIMAL, 9)
    at.told(Killed, creature=ANIMAL, seat="don")
    at.does("abe", "react card=field-orders")
    at.does("abe", "volunteer seat=don")
    at.does("don", "move to=2C")
    assert at.at("don") == "2C"
    alone = lay({"abe": "2B", "don": "4F"}, {ANIMAL: "2B"}, hands=hands)
    alone.deals("abe", "melee", ANIMAL, 9)
    assert alone.asked is None  # nobody hears


def test_a_sidearm_gives_the_start_marker_for_the_round() -> None:
    at = lay({"abe": "2B", "don": "2D"}, hands={"abe": ["sidearm"]}, start="abe")
    at.responds("abe", "sidearm")
    at.does("abe", "start seat=don")
    at.told(StartPlayer, seat="don")
    assert at.g.order == ("don", "abe")


def test_a_haymaker_answers_a_hit_with_a_blow() -> None:
    at = lay({"shad": "2D", "don": "4F"}, {ANIMAL: "2D"}, hands={"shad": ["haymaker", "trench-gun"]})
    at.acts(ANIMAL, "blank", "M", "P")
    at.rolls("MM", "M", "P", "P")
    at.does("shad", "react card=haymaker")
    at.told(Killed, creature=ANIMAL, seat="shad")
    assert at.hand("shad") == []  # the hit still costs a card
    at = lay({"shad": "2D", "don": "2D"}, {ANIMAL: "2D"}, hands={"shad": ["haymaker"], "don": ["wrench"]})
    at.suffers("don", 1, by=ANIMAL, attack=True)
    assert at.ask.seats == ("don",)  # it answers hits on oneself only


def test_a_cold_breath_moves_whoever_is_hit_and_a_wrench_brings_cards() -> None:
    at = lay({"frank": "2D", "don": "4F"}, {ANIMAL: "2D"}, hands={"frank": ["cold-breath", "shotgun"]})
    at.suffers("frank", 1, by=ANIMAL, attack=True)
    at.does("frank", "react card=cold-breath")
    at.does("frank", "move to=2B")
    assert (at.at("frank"), at.hand("frank")) == ("2B", [])
    at = lay({"abe": "4F", "don": "2D"}, {ANIMAL: "2D"}, hands={"don": ["wrench"]})
    at.suffers("don", 1, by=ANIMAL, attack=True)
    at.does("don", "react card=wrench")
    if at.asked:
        at.does("don", at.ask.options[0].key)
    assert len(at.hand("don")) == 1
    assert not at.hero("don").ko


def test_a_war_cry_draws_creatures_past_nearer_heroes() -> None:
    at = lay({"shad": "2A", "don": "4F"}, {ANIMAL: "4B"}, hands={"shad": ["war-cry"]}, start="don")
    assert activation.quarry(at.g, at.creature(ANIMAL)) == "don"
    at.responds("shad", "war-cry")
    assert activation.quarry(at.g, at.creature(ANIMAL)) == "shad"


def test_an_overwatch_marks_a_creature_for_all() -> None:
    at = lay({"frank": "2A", "don": "2D"}, {ANIMAL: "2D", OTHER: "2D"}, hands={"frank": ["overwatch"]})
    at.responds("frank", "overwatch")
    at.does("frank", f"target creature={ANIMAL}")
    assert attacking.dice(at.g, Blow("don", "melee", 2, ANIMAL)) == 4
    assert attacking.dice(at.g, Blow("don", "melee", 2, OTHER)) == 2
    at = lay({"frank": "2A", "don": "2D"}, hands={"frank": ["overwatch"]})
    reason = tactics.response_barred(at.g, "frank", "overwatch")
    assert reason and reason.id == "fireteam-refuse-in-vain"


@pytest.mark.rule("FTZ-COIN-04")
def test_a_molotov_turns_the_coin_for_a_growing_threat() -> None:
    at = lay({"abe": "2A", "don": "2D"}, hands={"don": ["molotov"]}, coin="tails")
    assert tactics.response_barred(at.g, "don", "molotov") is None
    at.responds("don", "molotov")
    assert (at.g.coin, at.g.marker) == ("heads", 2)
    assert tactics.response_barred(at.g, "don", "molotov")


def test_a_smoke_pot_sets_the_threat_back_but_never_off_a_card() -> None:
    at = lay({"abe": "2A", "don": "2D"}, hands={"don": ["smoke-pot"]}, marker=TRACK.marked[0] + 1)
    at.responds("don", "smoke-pot")
    at.told(ThreatSetBack, space=TRACK.marked[0])
    assert tactics.response_barred(at.g, "don", "smoke-pot")
    at.hero("don").hand.append("smoke-pot")
    at.responds("don", "smoke-pot")
    assert at.g.marker == TRACK.marked[0]


def test_reactions_say_what_they_did() -> None:
    at = lay({"frank": "2D", "don": "4F"}, {ANIMAL: "2D"}, hands={"frank": ["rifle-butt"]})
    at.acts(ANIMAL, "blank")
    at.does("frank", "react card=rifle-butt")
    told = at.told(Weakened, creature=ANIMAL, amount=2)
    assert EN.say(told.phrase("fireteam")) == "Corrupted Animal 1 has 2 fewer dice: none is left."
    at = lay({"abe": "2B", "don": "2D"}, {ANIMAL: "2D"}, hands={"abe": ["rifle-volley"]})
    at.strikes(Blow("don", "melee", 1, ANIMAL), "M", "M", "M")
    at.does("abe", "react card=rifle-volley")
    at.told(Helped, seat="abe", ally="don", amount=2)


def test_a_story_is_told_once() -> None:
    first = EN.say(ReconDrawn(recon="tripwire").phrase("fireteam"))
    again = EN.say(ReconDrawn(recon="tripwire", again=1).phrase("fireteam"))
    assert "A click" in first
    assert "A click" not in again
    assert again.startswith("**Tripwire.** ")
    at = lay({"abe": "2A", "don": "2D"})
    at.searches("abe", "ration-tins")
    at.hero("abe").at = "2D"
    at.searches("abe", "ration-tins")
    at.told(ReconDrawn, recon="ration-tins", again=1)


@pytest.mark.rule("FTZ-RESERVE-03", "FTZ-OBJECTIVE-06")
def test_guards_and_reinforcements_can_come_however_many_play() -> None:
    for report in MISSIONS.values():
        guarded = any(card.task == "guarded" for card in BOX.discoveries if card.id in report.discoveries)
        joins = any(THREATS[id].verb == "reinforce" for id in report.threats)
        elites = [card.id for card in BOX.creatures if card.rank == "elite"]
        waiting = [sum(report.reserve.get(id, (0, 0, 0))[n] for id in elites) for n in range(3)]
        assert not (guarded or joins) or min(waiting) > 0, report.id


def kinds() -> list[type[Event]]:
    """Every kind of event of this game."""
    return [kind for kind in Event.__subclasses__() if kind.__module__.startswith("bot.games.fireteam.events")]


def test_events_name_rules_that_there_are_and_weigh_what_they_should() -> None:
    ledger = (CONTENT / "fireteam" / "rules.md").read_text(encoding="utf-8")
    named = {rule for kind in kinds() for rule in kind.rules}
    assert len(named) > 40
    assert not [rule for rule in named if f"**{rule}**" not in ledger]
    assert KnockedOut(seat="abe", at="2D").weight() == CoinFlipped(side="tails").weight() == 2
    assert BossFell(creature="hive-mother.1").weight() == 3
    assert Drew(seat="abe", count=2).weight() == 0
