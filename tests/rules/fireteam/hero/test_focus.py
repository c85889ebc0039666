"""Every focus card, and the heroes' own talents."""

from __future__ import annotations

import pytest

from bot.games.fireteam.box.content import FOCUS
from bot.games.fireteam.events.foes import ReconBuried
from bot.games.fireteam.events.heroes import Endured, Guarded
from bot.games.fireteam.rules import stats
from bot.games.fireteam.rules.harm import harm, intercepting
from bot.games.fireteam.rules.hero import attacking, moving, searching
from bot.games.fireteam.rules.threat import foes
from bot.games.fireteam.state import Creature
from tests.support.fireteam.field import Blow, Position, lay, spoken

ANIMAL, OTHER, HUMAN = "corrupted-animal.1", "corrupted-animal.2", "corrupted-human.1"


def focused(
    seat: str, card: str, place: str = "2D", creatures: dict[str, str] | None = None, **more: object
) -> Position:
    """Lay a hero with one focus card down; the other hero is next door."""
    other = "don" if seat != "don" else "abe"
    return lay({seat: place, other: "2B"}, creatures, focus={seat: [card]}, **more)  # type: ignore[arg-type]


def dice(at: Position, seat: str, type: str, target: str = ANIMAL, *, action: bool = False) -> int:
    """The dice of a blow of strength 2."""
    return attacking.dice(at.g, Blow(seat, type, 2, target, action=action))  # type: ignore[arg-type]


def test_command_presence_moves_an_ally_once_a_turn_for_free() -> None:
    at = focused("abe", "command-presence")
    at.turn("abe")
    at.does("abe", "order ally=don")
    assert (at.ask.seats, at.ask.args["points"]) == (("don",), 1)
    at.does("don", "move to=2C")
    assert (at.at("don"), at.g.acted) == ("2C", False)
    at.refuses("abe", "order ally=don", "fireteam-refuse-once", "FTZ-TURN-07")
    at.hero("don").at = "4F"
    at.turn("abe")
    at.refuses("abe", "order ally=don", "fireteam-refuse-ally-far", "FTZ-TURN-07")
    at.hero("don").at, at.hero("don").ko = "2D", True
    at.turn("abe")
    at.refuses("abe", "order ally=don", "fireteam-refuse-ally-down", "FTZ-KO-05")
    at.refuses("abe", "order ally=abe", "not-offered")


def test_deep_pockets_raise_the_hand_limit() -> None:
    assert stats.hand_limit(focused("abe", "deep-pockets").g, "abe") == 6


def test_field_medic_lets_an_active_hero_here_draw_two() -> None:
    at = focused("abe", "field-medic")
    at.turn("abe")
    assert "medic ally=abe" in at.keys
    at.refuses("abe", "medic ally=don", "not-offered")
    at.hero("don").at = "2D"
    at.turn("abe")
    at.does("abe", "medic ally=don")
    assert (len(at.hand("don")), at.g.acted) == (2, True)


def test_keep_them_safe_spares_the_threat_marker() -> None:
    at = focused("abe", "keep-them-safe", specialists={"patty": "2D", "henry": "2D"})
    at.suffers("abe", 1)
    assert (at.hero("abe").ko, at.g.marker) == (True, 0)


def test_shield_brother_steps_in_from_next_door() -> None:
    at = focused("abe", "shield-brother")
    assert intercepting.able(at.g, "don") == ["abe"]
    assert intercepting.able(at.g, "abe") == []


def test_fire_on_my_mark_lets_an_ally_attack_with_their_cards() -> None:
    at = focused("abe", "fire-on-my-mark", creatures={ANIMAL: "2D"}, hands={"don": ["shotgun"]})
    at.turn("abe")
    at.does("abe", "command ally=don")
    assert at.ask.seats == ("don",)
    assert at.keys == {f"attack target={ANIMAL} type=projectile", "pass"}
    assert at.ask.default == ("pass",), "who is away spends no cards at another's word"
    at.rolls("P", "P", "P")
    at.does("don", f"attack target={ANIMAL} type=projectile")
    assert (ANIMAL in at.g.creatures, at.hand("don"), at.g.acted) == (False, [], True)
    at.refuses("abe", "command ally=don", "fireteam-refuse-acted", "FTZ-TURN-05")
    for hand, where in ([], "2D"), (["shotgun"], "4F"):
        at = focused("abe", "fire-on-my-mark", creatures={ANIMAL: where}, hands={"don": hand})
        at.turn("abe")
        at.refuses("abe", "command ally=don", "fireteam-refuse-ally-idle", "FTZ-ATTACK-03")
    at = focused("abe", "fire-on-my-mark", creatures={ANIMAL: "2D"}, options={"hidden-hands": "on"})
    at.turn("abe")
    assert "command ally=don" in at.keys  # a refusal would tell what Don holds


def test_hard_man_prevents_one_of_the_first_damage_each_round() -> None:
    at = focused("shad", "hard-man", hands={"shad": ["knife-work"] * 5})
    at.suffers("shad", 2)
    at.told(Guarded, amount=1)
    at.suffers("shad", 2)
    at.silent(Guarded)
    assert len(at.hand("shad")) == 2


def test_bull_rush_counts_after_moving_and_for_melee_only() -> None:
    at = focused("shad", "bull-rush", creatures={ANIMAL: "2D"})
    at.g.phase, at.g.turn = "hero", at.g.order.index("shad")
    assert dice(at, "shad", "melee", action=True) == 2
    at.g.moved = True
    assert dice(at, "shad", "melee", action=True) == 4
    assert dice(at, "shad", "projectile", action=True) == 2
    assert dice(at, "shad", "melee") == 2  # not with a reaction
    at.g.turn = at.g.order.index("don")
    assert dice(at, "shad", "melee", action=True) == 2  # it was Don who moved, and let Shad attack


@pytest.mark.parametrize(("seat", "before", "after"), [("shad", 2, 4), ("frank", 3, 2)])
def test_any_movement_counts_as_having_moved(seat: str, before: int, after: int) -> None:
    type = "melee" if seat == "shad" else "projectile"
    at = focused(seat, "bull-rush" if seat == "shad" else "pathfinder", creatures={ANIMAL: "2D"})
    at.turn(seat)
    assert dice(at, seat, type, action=True) == before
    at.run(moving.shift(at.g, "don", "2C"))
    assert dice(at, seat, type, action=True) == before  # not an ally's
    at.searches(seat, "hidden-tunnel")
    at.does(seat, "move to=2B")
    assert dice(at, seat, type, "corrupted-animal.1", action=True) == after


def test_trophy_hunter_draws_once_a_turn_after_a_kill() -> None:
    at = focused("shad", "trophy-hunter", creatures={ANIMAL: "2D", OTHER: "2D"})
    at.hero("shad").orders["reactions"] = "never"
    at.deals("shad", "melee", ANIMAL, 1, action=True)
    assert at.hand("shad") == []
    at.deals("shad", "melee", ANIMAL, 9, action=True)
    assert len(at.hand("shad")) == 1
    at.deals("shad", "melee", OTHER, 9, action=True)
    assert len(at.hand("shad")) == 1  # once a turn
    at.turn("shad")
    at.hero("shad").hand = []
    at.g.creatures = {HUMAN: Creature("corrupted-human", "2D", "pool")}
    at.deals("shad", "melee", HUMAN, 9, action=True)
    assert len(at.hand("shad")) == 1  # and once in the next


def test_a_boss_is_a_trophy_when_it_is_destroyed_not_when_it_is_wounded() -> None:
    at = lay({"shad": "7D", "don": "7D"}, mission="the-giant", edition="1", focus={"shad": ["trophy-hunter"]})
    at.run(foes.boss_enters(at.g))
    at.g.power = 2
    at.deals("shad", "melee", "drowned-giant.1", 20, action=True)
    assert (at.g.power, at.hand("shad")) == (1, [])
    at.deals("shad", "melee", "drowned-giant.1", 20, action=True)
    assert (at.g.power, len(at.hand("shad"))) == (0, 1)


def test_an_attack_at_anothers_word_takes_no_trophy() -> None:
    at = focused("shad", "trophy-hunter", creatures={ANIMAL: "2D"}, hands={"shad": ["knife-work"]})
    at.g.phase, at.g.turn = "hero", at.g.order.index("don")
    at.attacks("shad", ANIMAL, "melee", "MM", "MM", "P")
    assert (ANIMAL in at.g.creatures, at.hand("shad")) == (False, [])


@pytest.mark.parametrize(
    ("seat", "card", "type"), [("shad", "heavy-hands", "melee"), ("don", "more-powder", "explosive")]
)
def test_some_focus_cards_add_a_die_to_one_type(seat: str, card: str, type: str) -> None:
    at = focused(seat, card, creatures={ANIMAL: "2D"})
    for each in ("melee", "projectile", "explosive"):
        assert dice(at, seat, each) == 2 + (each == type)


def test_second_wind_attacks_again_once_after_a_kill() -> None:
    at = focused("shad", "second-wind", creatures={ANIMAL: "2D", OTHER: "2D", HUMAN: "2D"})
    at.hero("shad").hand = ["knife-work"] * 4
    at.turn("shad")
    at.rolls("M", "M", "P")
    at.does("shad", f"attack target={ANIMAL} type=melee")
    at.does("shad", "play card=knife-work copy=0")
    assert at.g.acted
    at.rolls("M", "M", "P")
    at.does("shad", f"attack target={OTHER} type=melee")
    at.does("shad", "play card=knife-work copy=0")
    at.refuses("shad", f"attack target={HUMAN} type=melee", "fireteam-refuse-acted", "FTZ-TURN-05")


def test_second_wind_follows_a_destroyed_boss_but_not_a_kill_by_somebody_else() -> None:
    at = lay({"shad": "7D", "don": "7D"}, mission="the-giant", edition="1", focus={"shad": ["second-wind"]})
    at.hero("shad").hand = ["knife-work"] * 2
    at.run(foes.boss_enters(at.g))
    for power, again in ((2, False), (1, True)):
        at.g.power = power
        at.creature("drowned-giant.1").boosts["life"] = -9
        at.g.creatures["corrupted-animal.1"] = Creature("corrupted-animal", "7D", "pool")
        at.turn("shad")
        at.rolls("MM", "MM", "MM")
        at.does("shad", "attack target=drowned-giant.1 type=melee")
        if at.asked and at.ask.prompt == "attack-cards":
            at.does("shad", "play card=knife-work copy=0")
        keys = at.keys if at.asked else set()
        assert (f"attack target={ANIMAL} type=melee" in keys) == again
        at.hero("shad").hand = ["knife-work"] * 2


def test_grit_keeps_a_hero_up_once_a_mission() -> None:
    at = focused("shad", "grit", hands={"shad": ["knife-work"]})
    at.suffers("shad", 3)
    at.told(Endured, seat="shad")
    assert (at.hero("shad").ko, at.hand("shad"), at.g.coin) == (False, [], "heads")
    at.run(harm.enforce(at.g, "shad", 1))
    assert at.hero("shad").ko


@pytest.mark.parametrize(
    ("seat", "card", "type", "hand"),
    [("frank", "long-barrel", "projectile", "short-shot"), ("don", "strong-arm", "explosive", "det-cord")],
)
def test_some_focus_cards_reach_one_further(seat: str, card: str, type: str, hand: str) -> None:
    at = focused(seat, card, hands={seat: [hand, "rifle-butt" if seat == "frank" else "wrench"]})
    assert attacking.usable(at.g, seat, type, 2) == [hand]  # type: ignore[arg-type]
    assert attacking.usable(at.g, seat, type, 3) == []  # type: ignore[arg-type]
    assert attacking.usable(at.g, seat, "melee", 1) == []


def test_through_the_leaves_cover_does_not_count() -> None:
    at = focused("frank", "through-the-leaves", creatures={ANIMAL: "2A"})
    assert dice(at, "frank", "projectile") == 2
    assert dice(at, "don", "projectile") == 1


def test_high_ground_gives_a_die_to_ranged_attacks_whatever_the_target_stands_on() -> None:
    at = focused("frank", "high-ground", place="2C", creatures={ANIMAL: "4C", OTHER: "2D", HUMAN: "2C"})
    assert [dice(at, "frank", "projectile", id) for id in (ANIMAL, OTHER, HUMAN)] == [3, 4, 2]
    low = focused("frank", "high-ground", place="2D", creatures={ANIMAL: "4C", OTHER: "2B"})
    assert [dice(low, "frank", "projectile", id) for id in (ANIMAL, OTHER)] == [2, 2]


def test_armour_piercing_ignores_one_resistance_of_projectiles() -> None:
    at = focused("frank", "armour-piercing", creatures={ANIMAL: "2D"})
    assert attacking.net(at.g, Blow("frank", "projectile", 2, ANIMAL), ANIMAL, 2) == 2
    assert attacking.net(at.g, Blow("frank", "melee", 2, ANIMAL), ANIMAL, 2) == 1


def test_pathfinder_walks_difficult_ground_for_one() -> None:
    at = focused("frank", "pathfinder")
    assert (moving.cost(at.g, "frank", "2F"), moving.cost(at.g, "don", "2F")) == (1, 2)


def test_keen_eyes_choose_one_of_two_recon_cards() -> None:
    at = focused("frank", "keen-eyes")
    at.searches("frank", "ration-tins", "rotten-floor")
    assert at.keys == {"find recon=ration-tins", "find recon=rotten-floor"}
    at.does("frank", "find recon=ration-tins")
    at.told(ReconBuried, recon="rotten-floor")
    assert (at.g.recon.cards[0], at.g.recon.discard) == ("rotten-floor", ["ration-tins"])


def test_careful_fuses_spare_allies_but_not_ones_own_from_others() -> None:
    at = focused("don", "careful-fuses", creatures={ANIMAL: "2D"}, hands={"abe": ["bayonet"], "don": ["shotgun"]})
    at.hero("abe").at = "2D"
    at.deals("don", "explosive", ANIMAL, 1)
    assert (at.hand("abe"), at.hand("don")) == (["bayonet"], ["shotgun"])
    at.deals("abe", "explosive", ANIMAL, 1)
    assert (at.hand("abe"), at.hand("don")) == ([], [])


def test_a_scavenger_draws_after_a_search() -> None:
    at = focused("don", "scavenger")
    at.searches("don", "the-whispering")
    assert len(at.hand("don")) == 1


def test_restock_takes_two_cards_back() -> None:
    at = focused("don", "restock")
    at.turn("don")
    at.refuses("don", "restock", "fireteam-refuse-no-discard", "FTZ-TURN-07")
    at.hero("don").deck.discard = ["shotgun", "wrench", "molotov"]
    at.turn("don")
    at.does("don", "restock")
    picks = {offer.args["card"]: offer.key for offer in at.ask.options}
    at.does("don", picks["molotov"], picks["wrench"])
    assert (at.hand("don"), at.hero("don").deck.discard, at.g.acted) == (["molotov", "wrench"], ["shotgun"], True)


def test_quick_fingers_search_free_once_a_turn() -> None:
    at = focused("don", "quick-fingers")
    at.g.recon.cards += ["radio-chatter", "radio-chatter"]
    at.turn("don")
    at.does("don", "search")
    assert not at.g.acted
    assert not searching.is_free(at.g, "don")
    at = focused("don", "quick-fingers", specialists={"patty": "2D"})
    at.g.recon.cards.append("radio-chatter")
    at.turn("don")
    at.does("don", "search")
    at.g.specialists["patty"] = "1A"
    assert searching.is_free(at.g, "don")  # with Patty there the fingers were not needed


def test_every_kind_of_focus_card_is_tried_here() -> None:
    assert {card.verb for card in FOCUS.values()} == {FOCUS[id].verb for id in set(FOCUS) & spoken(__file__)}


@pytest.mark.rule("FTZ-ROLE-04")
def test_talents_of_the_heroes() -> None:
    at = lay({"frank": "2D", "don": "4F"}, {ANIMAL: "2D"}, turn=0)
    assert dice(at, "frank", "projectile", action=True) == 3
    at.g.moved = True
    assert dice(at, "frank", "projectile", action=True) == 2
    at = lay({"abe": "2D", "don": "4F"}, hands={"abe": ["double-time"]})
    at.responds("abe", "double-time")
    at.does("abe", "pass")
    at.does("don", "pass")
    assert len(at.hand("abe")) == 1
    at = lay({"shad": "2D", "don": "2B", "maxine": "2D"}, {ANIMAL: "2D", OTHER: "2D", HUMAN: "2D"})
    assert moving.leaving_barred(at.g, "maxine", "2D", 1)
    assert moving.leaving_barred(at.g, "shad", "2D", 1) is None
    assert "maxine" in intercepting.able(at.g, "don")
    assert "shad" not in intercepting.able(at.g, "don")
    blast = Blow("don", "explosive", 3, ANIMAL)
    assert (attacking.spared(at.g, blast, "don"), attacking.spared(at.g, blast, "shad")) == (True, False)
