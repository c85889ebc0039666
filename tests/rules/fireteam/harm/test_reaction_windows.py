"""When a reaction is offered: windows, and dice that would be in vain."""

from __future__ import annotations

import pytest

from bot.games.fireteam.box.verbs import AttackTrait
from bot.games.fireteam.events.foes import CreatureAttacked
from bot.games.fireteam.events.heroes import Reacted
from bot.games.fireteam.rules.harm import reactions
from bot.games.fireteam.rules.hero import moving
from bot.games.fireteam.rules.moments import Assault
from bot.games.fireteam.rules.threat import activation, foes
from tests.support.fireteam.field import Blow, Position, lay
from tests.support.fireteam.reacting import ANIMAL, OTHER, REACTIONS, held, moment, reaction_of


@pytest.mark.rule("FTZ-ATTACK-08")
def test_more_dice_are_offered_only_while_there_are_more() -> None:
    for strength, asked in ((7, True), (8, False), (9, False)):
        at = lay({"frank": "2D", "don": "2D"}, {ANIMAL: "2D"}, hands={"frank": ["spotter"]})
        at.strikes(Blow("don", "melee", strength, ANIMAL))
        assert (not at.over) == asked


@pytest.mark.rule("RUL-56")
@pytest.mark.parametrize(
    ("bonus", "traits", "samples", "asked"),
    [
        (2, (), True, True),
        (3, (), True, True),
        (4, (), True, False),
        (3, (), False, False),
        (9, ("sweep",), False, True),
    ],
)
def test_more_dice_are_not_offered_where_bonus_hits_are_enough(
    bonus: int, traits: tuple[AttackTrait, ...], samples: bool, asked: bool
) -> None:
    at = lay({"frank": "2D", "don": "2D"}, {ANIMAL: "2D"}, hands={"frank": ["spotter"]})
    at.g.complete = [] if samples else ["specimen-samples"]  # three hits kill an animal, four give a sample
    at.strikes(Blow("don", "melee", 1, ANIMAL, bonus=bonus, traits=traits), "P")
    assert (not at.over) == asked


def test_nobody_adds_dice_to_an_attack_on_an_ally() -> None:
    at = lay({"frank": "2D", "don": "2D", "abe": "2B"}, hands={"frank": ["spotter"], "abe": ["bayonet"] * 2})
    at.strikes(Blow("don", "projectile", 1, "abe"), "P")
    assert at.over or at.ask.prompt != "react-hero-attacks"
    assert at.hand("frank") == ["spotter"]


def test_a_reroll_is_offered_only_where_a_die_could_be_better() -> None:
    for face, asked in (("MM", False), ("M", True), ("P", True)):
        at = lay({"frank": "2D", "don": "2D"}, {ANIMAL: "2D"}, hands={"frank": ["forced-pattern"]})
        at.strikes(Blow("don", "melee", 2, ANIMAL), "MM", face)
        assert (not at.over) == asked


@pytest.mark.rule("RUL-55")
def test_a_reroll_is_not_offered_where_it_would_be_in_vain() -> None:
    for hits, sampled, asked in ((3, 0, True), (4, 0, False), (2, 1, True), (3, 1, False)):  # three kill it
        at = lay({"frank": "2D", "don": "2D"}, {ANIMAL: "2D"}, hands={"frank": ["forced-pattern"]})
        at.g.complete = ["specimen-samples"] * sampled  # with samples to take, one hit more is of use
        at.strikes(Blow("don", "melee", 1 + hits, ANIMAL), "P", *["M"] * hits)
        assert (not at.over) == asked, (hits, sampled)
    at = lay({"frank": "2D", "don": "4F"}, {ANIMAL: "2D", OTHER: "2D"}, hands={"frank": ["forced-pattern"]})
    at.strikes(Blow("frank", "melee", 5, ANIMAL, traits=("sweep",)), "M", "M", "M", "M", "P")
    assert at.ask.prompt == "react-hero-rolled"  # who knows what else stands there


@pytest.mark.rule("RUL-55", "FTZ-SPECIAL-02")
def test_an_attack_on_an_ally_is_rerolled_to_hit_less_and_never_without_a_hit() -> None:
    for faces, asked in ((("PP", "PP", "PP"), True), (("P", "M", "E"), True), (("M", "M", "E"), False)):
        at = lay({"abe": "2D", "don": "2D"}, specialists={"henry": "2D"}, hands={"don": ["wrench"] * 6})
        at.hero("don").orders = {"reactions": "never", "discards": "cheapest"}
        at.strikes(Blow("abe", "projectile", 3, "don"), *faces)
        assert (not at.over) == asked, faces
        if asked:
            assert (at.ask.prompt, at.ask.seats) == ("reroll", ("abe",))


@pytest.mark.rule("RUL-55", "FTZ-EXPLOSIVE-01")
def test_a_blast_among_friends_may_be_rerolled_to_hit_less() -> None:
    for friend, asked in (("2D", True), ("2B", False)):
        at = lay({"abe": "2B", "don": friend}, {ANIMAL: "2D"}, specialists={"henry": "2D"})
        at.hero("don").hand = ["smoke-pot"] * 6
        at.hero("don").orders = {"reactions": "never", "discards": "cheapest"}
        at.strikes(Blow("abe", "explosive", 2, ANIMAL), "EE", "EE")
        assert (not at.over) == asked


@pytest.mark.rule("RUL-05", "RUL-56")
def test_dice_are_taken_only_from_an_attacker_who_has_some() -> None:
    for strength, asked in ((0, False), (1, True)):
        at = lay({"frank": "2D", "don": "4F"}, {ANIMAL: "2D"}, hands={"frank": ["rifle-butt"]})
        at.creature(ANIMAL).boosts["strength"] = strength - 2
        at.acts(ANIMAL, "blank")
        assert (not at.over) == asked


def test_who_watches_chooses_among_the_creatures_there() -> None:
    at = lay({"frank": "2B", "don": "2B"}, {ANIMAL: "2D", OTHER: "2D"}, hands={"frank": ["long-shot"]})
    at.turn("don")
    at.does("don", "move to=2D")
    at.does("frank", "react card=long-shot")
    assert at.keys == {f"target creature={ANIMAL}", f"target creature={OTHER}"}
    at.rolls("PP", "PP")
    at.does("frank", f"target creature={OTHER}")
    assert set(at.g.creatures) == {ANIMAL}


@pytest.mark.rule("FTZ-REACT-02", "FTZ-REACT-03")
def test_each_player_answers_a_condition_once_and_several_players_may() -> None:
    at = lay(
        {"abe": "2D", "frank": "2D", "don": "2D"},
        {ANIMAL: "2D"},
        hands={"abe": ["covering-fire", "bayonet"], "frank": ["rifle-butt"], "don": ["smoke-pot"]},
        start="frank",
    )
    for hero in at.g.heroes.values():
        hero.orders = {f"cover-{seat}": "never" for seat in at.g.seats}
    at.creature(ANIMAL).boosts["strength"] = 4
    at.acts(ANIMAL, "blank")
    for seat, card in (("frank", "rifle-butt"), ("don", "smoke-pot"), ("abe", "covering-fire")):
        assert at.ask.seats == (seat,)  # in turn order
        if seat == "abe":
            assert at.keys == {"react card=covering-fire", "react card=bayonet", "pass"}
        at.does(seat, f"react card={card}")
    assert at.over  # Abe is not asked again for the bayonet
    assert at.rolled[-1] == 0  # six dice fewer
    at.told(CreatureAttacked, hits=0)


@pytest.mark.rule("FTZ-REACT-06")
def test_a_reaction_can_avert_a_knock_out_and_so_defeat() -> None:
    at = lay({"abe": "2D", "don": "2D"}, coin="tails", hands={"abe": ["rally", "bayonet"]})
    at.suffers("don", 1)
    at.does("abe", "react card=rally")
    assert at.over
    assert (at.hero("don").ko, at.g.outcome, at.hand("abe")) == (False, None, ["bayonet"])


@pytest.mark.rule("FTZ-REACT-07", "RUL-57")
def test_a_played_reaction_no_longer_absorbs_damage() -> None:
    at = lay({"abe": "2D", "don": "4F"}, hands={"abe": ["sidearm", "bayonet"]})
    at.suffers("abe", 3, attack=True)
    at.does("abe", "react card=sidearm")
    assert at.hero("abe").ko
    assert sorted(at.hero("abe").deck.discard) == ["bayonet", "sidearm"]


@pytest.mark.rule("RUL-56")
def test_the_rules_open_a_window_for_every_condition_and_only_where_a_card_fits() -> None:
    cards = {
        "abe": ["covering-fire", "sidearm", "rally", "field-orders", "grenade-toss", "rifle-volley"],
        "frank": ["overwatch", "long-shot", "forced-pattern"],
    }

    def laid(**hands: list[str]) -> Position:
        return lay({"abe": "2D", "frank": "2D", "don": "2D"}, {ANIMAL: "2D"}, hands=hands or cards)

    at = laid()
    at.run(activation.attack(at.g, Assault(ANIMAL, "")))
    at.all_do(frank="pass", don="pass")
    asked = [at.ask.prompt]
    at.rolls("MM", "MM")
    at.does("abe", "pass")
    asked.append(at.ask.prompt)
    assert asked == ["react-targeted", "react-hit"]  # two conditions of one attack

    at = laid()
    at.suffers("don", 1)
    assert at.ask.prompt == "react-ko"
    at = laid()
    at.deals("don", "melee", ANIMAL, 9)
    assert at.ask.prompt == "react-creature-killed"  # and nobody was asked for dice that it did not need
    at = laid()
    at.strikes(Blow("don", "melee", 2, ANIMAL))
    asked = [at.ask.prompt]
    at.rolls("P", "P")
    at.does("abe", "pass")
    assert [*asked, at.ask.prompt] == ["react-hero-attacks", "react-hero-rolled"]
    shown = {name: at.ask.args[name] for name in ("faces", "type", "hits", "need")}
    assert shown == {"faces": ("projectile", "projectile"), "type": "melee", "hits": 0, "need": 3}
    at = laid()
    at.run(foes.enter(at.g, OTHER, "2B", "pool"))
    assert at.ask.prompt == "react-creature-enters"
    at = laid()
    at.creature(ANIMAL).at = "2F"
    at.acts(ANIMAL)
    assert at.ask.prompt == "react-creature-moves"
    at = laid()
    at.creature(ANIMAL).at = "2B"
    at.run(moving.shift(at.g, "don", "2B"))
    assert at.ask.prompt == "react-hero-moves"

    at = laid(abe=["bayonet"], frank=["short-shot"])
    at.deals("don", "melee", ANIMAL, 9)
    assert at.over  # nobody holds an answer, nobody is asked


def test_a_reaction_may_open_windows_of_its_own() -> None:
    at = lay(
        {"abe": "2D", "frank": "2D"}, {ANIMAL: "2D"}, hands={"abe": ["bayonet"], "frank": ["spotter", "long-shot"]}
    )
    at.hero("frank").orders["cover-abe"] = "never"
    at.acts(ANIMAL, "blank")
    at.does("abe", "react card=bayonet")
    assert (at.ask.prompt, at.ask.seats) == ("react-hero-attacks", ("frank",))
    at.rolls("MM", "M", "P", "P", "P")
    at.does("frank", "react card=spotter")
    assert ANIMAL not in at.g.creatures
    at.silent(CreatureAttacked)
    at.told(Reacted, seat="frank")


def test_a_knocked_out_hero_reacts_to_nothing() -> None:
    for card in REACTIONS:
        at, holder, concerned = held(card)
        at.hero(holder).ko = True
        at.run(reactions.window(at.g, moment(reaction_of(card).when, concerned)))
        assert at.over, card.id
