"""The threat track, and every threat card as a rule in force."""

from __future__ import annotations

import msgspec
import pytest

from bot.games.fireteam.box.content import CARDS, CREATURES, MISSIONS, THREATS, TRACK
from bot.games.fireteam.box.verbs import TYPES, Rank
from bot.games.fireteam.events.foes import Activated, CreatureMoved, Joined, Special, ThreatAdvanced, ThreatHeld
from bot.games.fireteam.events.heroes import Unprotected
from bot.games.fireteam.rules import responses, rounds, stats
from bot.games.fireteam.rules.harm import intercepting, reaction_effects
from bot.games.fireteam.rules.hero import attacking, moving, searching
from bot.games.fireteam.rules.moments import Assault
from bot.games.fireteam.rules.stats import resistance
from bot.games.fireteam.rules.threat import activation, threats
from bot.games.fireteam.state import Creature
from tests.support.fireteam.field import Blow, Position, lay, spoken

ANIMAL, OTHER, HUMAN = "corrupted-animal.1", "corrupted-animal.2", "corrupted-human.1"


def tracked(marker: int, **more: object) -> Position:
    """Lay heroes down with the marker on a space."""
    return lay({"abe": "2D", "don": "4F"}, marker=marker, **more)  # type: ignore[arg-type]


def revealed(
    card: str, creatures: dict[str, str] | None = None, mission: str = "river-crossing", **more: object
) -> Position:
    """Lay heroes down with one threat card in force."""
    heroes = {"abe": "2D", "don": "4F" if mission == "river-crossing" else MISSIONS[mission].start}
    return lay(heroes, creatures, mission=mission, revealed=[card], **more)  # type: ignore[arg-type]


@pytest.mark.rule("FTZ-THREAT-02")
def test_the_marker_advances_every_round_the_first_included() -> None:
    for round in (1, 2, 7):
        at = tracked(round - 1, phase="threat", step="advance", round=round, auto=True)
        at.g.pool = []
        at.run(rounds.threat_phase(at.g))
        assert at.g.marker == round
        at.told(ThreatAdvanced, space=round)


@pytest.mark.rule("FTZ-THREAT-03", "FTZ-THREAT-06")
def test_each_of_four_marked_spaces_turns_the_top_card_up() -> None:
    assert len(TRACK.marked) == 4
    at = tracked(0)
    order = list(reversed(at.g.threats.cards))
    for space in range(1, TRACK.spaces):
        threats.advance(at.g)
        assert at.g.marker == space
        shown = sum(mark <= space for mark in TRACK.marked)
        assert at.g.revealed == order[:shown]
    threats.advance(at.g, 5)
    assert len(at.g.revealed) == 4
    assert len(at.g.threats.cards) == len(order) - 4


@pytest.mark.rule("FTZ-THREAT-04")
def test_a_revealed_card_is_a_rule_from_that_instant_to_the_end() -> None:
    at = lay({"abe": "2D", "don": "4F"}, {ANIMAL: "2D"}, marker=TRACK.marked[0] - 1)
    at.g.threats.cards.append("thickening-hides")
    assert stats.resistance(at.g, at.creature(ANIMAL), "projectile") == 1
    threats.advance(at.g)
    assert stats.resistance(at.g, at.creature(ANIMAL), "projectile") == 2
    rounds.end_round(at.g)
    rounds.end_round(at.g)
    assert stats.resistance(at.g, at.creature(ANIMAL), "projectile") == 2


@pytest.mark.rule("FTZ-THREAT-05", "FTZ-THREAT-07", "EX-15", "FTZ-LOSE-01")
def test_on_the_last_space_nothing_advances_or_is_drawn_any_more() -> None:
    at = tracked(TRACK.spaces - 1, phase="threat", step="advance", auto=True)
    at.g.specialists = {"patty": "2D", "henry": "2D"}
    at.g.pool = []
    at.run(rounds.threat_phase(at.g))
    at.silent(ThreatAdvanced)
    assert (at.g.marker, at.g.revealed, at.g.outcome) == (TRACK.spaces - 1, [], None)
    at.suffers("abe", 1)
    at.told(Unprotected)
    at.silent(ThreatAdvanced)
    assert (at.g.marker, at.g.revealed, at.g.outcome) == (TRACK.spaces - 1, [], None)


@pytest.mark.rule("RUL-30")
def test_spaces_are_advanced_one_at_a_time_and_an_empty_deck_gives_nothing() -> None:
    at = tracked(TRACK.marked[0] - 1)
    at.g.threats.cards = ["thickening-hides", "scent-of-blood"]  # nobody joins by these
    threats.advance(at.g, 4)
    told = [type(event).__name__.removeprefix("Threat") for event in at.g.told]
    assert told == ["Advanced", "Revealed", "Advanced", "Advanced", "Advanced", "Revealed"]
    at = tracked(TRACK.marked[0] - 1)
    at.g.threats.cards = []
    threats.advance(at.g)
    assert at.g.revealed == []
    assert at.g.marker == TRACK.marked[0]


@pytest.mark.rule("FTZ-THREAT-06")
def test_a_fifth_threat_is_never_revealed_even_after_a_correction() -> None:
    at = tracked(0)
    threats.advance(at.g, TRACK.spaces)
    assert len(at.g.revealed) == 4
    assert at.g.threats.cards  # there would be more
    at.g.marker = TRACK.marked[-1] - 1
    threats.advance(at.g)
    assert (at.g.marker, len(at.g.revealed)) == (TRACK.marked[-1], 4)


def test_a_held_marker_stays_for_the_round() -> None:
    at = tracked(2, phase="threat", step="advance", held=True, auto=True)
    at.g.pool = []
    at.run(rounds.threat_phase(at.g))
    at.told(ThreatHeld)
    assert (at.g.marker, at.g.held) == (2, False)


@pytest.mark.parametrize(
    ("card", "creature", "stat", "more"),
    [
        ("scent-of-blood", ANIMAL, "speed", 1),
        ("titan-blood", HUMAN, "strength", 1),
        ("thin-places", "echo.1", "strength", 1),
        ("sprinters", "infested-soldier.1", "speed", 1),
        ("swelling", "brood-carrier.1", "life", 1),
    ],
)
def test_some_threats_change_a_figure_of_one_class(card: str, creature: str, stat: str, more: int) -> None:
    mission = next(id for id, report in MISSIONS.items() if report.family == THREATS[card].family)
    plain = lay({"abe": "2D", "don": "2D"}, {creature: "2B"}, mission=mission)
    at = revealed(card, {creature: "2B", "corrupted-animal.8": "2B", "corrupted-human.4": "2B"}, mission)
    for id in at.g.creatures:
        before = getattr(at.creature(id).card, stat)
        changed = more if at.creature(id).card.rank == THREATS[card].rank else 0
        assert stats.stat(at.g, at.creature(id), stat) == before + changed  # type: ignore[arg-type]
    assert stats.stat(plain.g, plain.creature(creature), stat) == getattr(plain.creature(creature).card, stat)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("card", "mission", "creature", "type"),
    [
        ("thickening-hides", "river-crossing", ANIMAL, "projectile"),
        ("hollow-laughter", "empty-village", "echo.1", "explosive"),
        ("chitin", "burning-fields", "infested-soldier.1", "melee"),
    ],
)
def test_some_threats_harden_minions_against_a_type(card: str, mission: str, creature: str, type: str) -> None:
    at = revealed(card, {creature: "2B"}, mission)
    card_of = at.creature(creature).card
    for each, base in card_of.resist.items():
        assert stats.resistance(at.g, at.creature(creature), each) == base + (each == type)
    at.deals("abe", type, creature, card_of.life + card_of.resist[type])  # type: ignore[arg-type, index]
    assert creature in at.g.creatures
    at.deals("abe", type, creature, card_of.life + card_of.resist[type] + 1)  # type: ignore[arg-type, index]
    assert creature not in at.g.creatures


def test_the_pack_gathers_gives_a_die_to_creatures_in_company() -> None:
    at = revealed("the-pack-gathers", {HUMAN: "2D", ANIMAL: "2D", OTHER: "2B"})
    assert activation.strength(at.g, Assault(HUMAN, "abe"), at.creature(HUMAN)) == 3
    assert activation.strength(at.g, Assault(OTHER, "abe"), at.creature(OTHER)) == 2


@pytest.mark.rule("FTZ-RESERVE-03")
@pytest.mark.parametrize(
    ("card", "mission", "kind"),
    [
        ("men-among-beasts", "stone-altars", "corrupted-human"),
        ("your-own-face", "the-mirror", "double"),
        ("new-brood", "field-hospital", "brood-carrier"),
    ],
)
def test_reinforcements_join_the_pool(card: str, mission: str, kind: str) -> None:
    start = MISSIONS[mission].start
    at = lay({"abe": start, "don": start}, mission=mission, marker=TRACK.marked[0] - 1)
    at.g.pool = []
    waiting = list(at.g.reserve)
    at.g.threats.cards.append(card)
    threats.advance(at.g)
    assert any(isinstance(event, Joined) and event.creature == waiting[0] for event in at.g.told)
    assert waiting[0].startswith(kind)
    assert (at.g.pool, at.g.reserve) == ([waiting[0]], waiting[1:])
    at.g.reserve, at.g.revealed = [], []
    threats.reinforce(at.g, "elite", 1)
    assert at.g.pool == [waiting[0]]


def test_hand_limits_sink() -> None:
    for card, mission in (("broken-sleep", "river-crossing"), ("spores-in-the-air", "burning-fields")):
        assert stats.hand_limit(revealed(card, mission=mission).g, "abe") == 4
    at = lay({"abe": "2D", "don": "4F"}, revealed=["broken-sleep"] * 9)
    assert stats.hand_limit(at.g, "abe") == 1, "and never below one card"


@pytest.mark.rule("FTZ-RESERVE-03")
@pytest.mark.parametrize("rank, joins", [("minion", ANIMAL), ("elite", HUMAN), (None, HUMAN)])
def test_a_threat_brings_reserves_of_its_own_rank(
    rank: Rank | None, joins: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(THREATS, "men-among-beasts", msgspec.structs.replace(THREATS["men-among-beasts"], rank=rank))
    at = lay({"abe": "2D", "don": "4F"})
    at.g.reserve, at.g.pool = [ANIMAL, HUMAN], []
    at.g.threats.cards.append("men-among-beasts")
    threats.reveal(at.g)
    assert at.g.pool == [joins]


@pytest.mark.rule("FTZ-THREAT-01")
def test_no_creature_acts_once_new_ones_enter() -> None:
    at = lay({"abe": "2D", "don": "4F"}, {ANIMAL: "2D"}, phase="threat", step="enter", auto=True)
    at.g.pool = []
    at.run(rounds.threat_phase(at.g))
    at.silent(Activated)


def test_roots_underfoot_hold_a_hero_against_as_many_creatures() -> None:
    at = revealed("roots-underfoot", {ANIMAL: "2D"})
    assert moving.leaving_barred(at.g, "abe", "2D", 0)
    assert not moving.leaving_barred(at.g, "abe", "2D", 1)


def test_blank_faces_may_count_as_movement_or_special() -> None:
    at = revealed("howling-dark", {HUMAN: "3C"})
    at.acts(HUMAN, "blank")
    assert len([event for event in at.events if isinstance(event, CreatureMoved)]) == 2
    at = revealed("unravelling", {"echo.1": "2D"}, "empty-village")
    at.acts("echo.1", "blank", "P", "P")
    at.told(Special, verb="undefendable")


def test_cold_spots_make_a_search_cost_a_card() -> None:
    at = revealed("cold-spots", mission="empty-village", hands={"abe": ["bayonet"]})
    at.searches("abe", "the-whispering")
    assert at.hand("abe") == []
    assert not at.hero("abe").ko


def test_voices_you_know_forbid_interception() -> None:
    at = revealed("voices-you-know", mission="empty-village")
    at.hero("don").at = "2D"
    at.run(intercepting.intercept(at.g, "abe", "echo.1"))
    assert at.over
    at = lay({"shad": "2B", "don": "2D"}, {ANIMAL: "2D"}, hands={"shad": ["body-block"]}, revealed=["voices-you-know"])
    at.acts(ANIMAL, "blank")
    assert at.keys == {"react card=body-block", "pass"}  # a reaction is no interception


def test_the_blind_seer_ends_free_searches() -> None:
    at = revealed("the-seer-is-blind", mission="empty-village", specialists={"patty": "2D"})
    assert not searching.is_free(at.g, "abe")


def test_grave_fog_shortens_every_range_of_heroes_and_creatures() -> None:
    at = lay({"frank": "2D", "don": "2D", "shad": "2D"}, {ANIMAL: "2B"}, hands={"frank": ["short-shot", "long-shot"]})
    for fog in (0, 1):
        at.g.revealed = ["grave-fog"] * fog
        assert attacking.usable(at.g, "frank", "projectile", 1 - fog) == ["long-shot", "short-shot"]
        assert attacking.usable(at.g, "frank", "projectile", 2 - fog) == ["long-shot"]
        assert attacking.card_range(at.g, "don", CARDS["wrench"]) == 0
        satchel, knife = CARDS["satchel-charge"], CARDS["throwing-knife"]
        assert satchel.response and knife.reaction
        at.creature(ANIMAL).at = "4B"  # two away
        assert responses.targets(at.g, "don", satchel.response) == ([] if fog else [ANIMAL])
        assert reaction_effects.reach(at.g, knife.reaction) == 1 - fog
        block = CARDS["body-block"].reaction
        assert block and reaction_effects.reach(at.g, block) == 1  # no attack
        double = Creature("double", "2B", "pool")
        assert stats.creature_range(at.g, double) == 2 - fog
        at.g.creatures["double.1"] = Creature("double", "4B", "pool")
        assert activation.select(at.g, at.creature("double.1")) == ("" if fog else "shad")
        del at.g.creatures["double.1"]


def test_bad_rites_end_henrys_rerolls() -> None:
    at = revealed("bad-rites", {"infested-soldier.1": "2D"}, "burning-fields", specialists={"henry": "2D"})
    at.strikes(Blow("abe", "melee", 1, "infested-soldier.1"), "P")
    assert at.over


def test_burst_sacs_hurt_killers_who_stand_near() -> None:
    for place, left in (("2D", 0), ("2B", 1), ("3A", 2)):
        at = revealed("burst-sacs", {"infested-soldier.1": place}, "burning-fields", hands={"abe": ["bayonet"] * 2})
        at.deals("abe", "projectile", "infested-soldier.1", 9)
        assert len(at.hand("abe")) == left  # spite hurts in the same location as well


def test_collapsing_walls_take_the_heroes_cover() -> None:
    for cards, dice in ((["collapsing-walls"], 2), ([], 1)):
        at = lay({"abe": "2A", "don": "5F"}, {"brood-carrier.1": "2D"}, mission="burning-fields", revealed=cards)
        assert activation.strength(at.g, Assault("brood-carrier.1", "abe"), at.creature("brood-carrier.1")) == dice
        assert attacking.dice(at.g, Blow("don", "melee", 1, "brood-carrier.1")) >= 1


def test_every_kind_of_threat_is_tried_here() -> None:
    tried = {(card.verb, card.stat) for card in THREATS.values() if card.id in spoken(__file__)}
    assert {(card.verb, card.stat) for card in THREATS.values()} == tried


@pytest.mark.rule("FTZ-THREAT-04", "FTZ-RESIST-01")
@pytest.mark.parametrize("id", [id for id, card in THREATS.items() if card.verb == "resist"])
def test_a_threat_that_hardens_one_class_against_one_type_leaves_the_others_as_they_are(id: str) -> None:
    threat = THREATS[id]
    mission = next(each.id for each in MISSIONS.values() if id in each.threats)
    at = lay({"abe": MISSIONS[mission].start, "don": MISSIONS[mission].start}, mission=mission)
    kinds = [Creature(kind, "", "pool") for kind, card in CREATURES.items() if card.family == threat.family]
    before = {(each.kind, type): resistance(at.g, each, type) for each in kinds for type in TYPES}
    at.g.revealed = [id]
    for each in kinds:
        for type in TYPES:
            more = threat.amount if (each.card.rank, type) == (threat.rank, threat.type) else 0
            assert resistance(at.g, each, type) == before[each.kind, type] + more
