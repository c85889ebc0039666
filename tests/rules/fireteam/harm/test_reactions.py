"""The reaction of every card that has one."""

from __future__ import annotations

import pytest

from bot.games.fireteam.box.cards import ActionCard
from bot.games.fireteam.events.foes import CreatureAttacked, Pinned
from bot.games.fireteam.events.heroes import Guarded, Intercepted, Rolled
from bot.games.fireteam.rules.harm import reactions
from bot.games.fireteam.rules.moments import Moment
from tests.support.fireteam.field import Blow, Position, lay
from tests.support.fireteam.reacting import ANIMAL, HERE, REACTIONS, held, moment, reaction_of


def react(card: ActionCard, steps: int = 0) -> tuple[Position, str, str, Moment]:
    """Let the holder react to the card's own condition."""
    at, holder, concerned = held(card, steps)
    now = moment(reaction_of(card).when, concerned)
    at.run(reactions.window(at.g, now))
    at.does(holder, f"react card={card.id}")
    return at, holder, concerned, now


def of_verb(*verbs: str) -> list[ActionCard]:
    """The cards whose reaction does one of these."""
    return [card for card in REACTIONS if reaction_of(card).does in verbs]


def named(card: ActionCard) -> str:
    """The id of a test."""
    return card.id


def test_every_kind_of_reaction_is_tried_here() -> None:
    verbs = {reaction_of(card).does for card in REACTIONS}
    tried = {"weaken", "take", "sidestep", "counter", "shoot", "watch", "prevent", "endure", "pin", "draw", "move"}
    assert verbs == tried | {"dice", "reroll", "order"}


@pytest.mark.rule("FTZ-REACT-01", "FTZ-REACT-04")
@pytest.mark.parametrize("card", REACTIONS, ids=named)
def test_a_reaction_answers_its_own_condition_within_its_range_and_no_other(card: ActionCard) -> None:
    reaction = reaction_of(card)
    reach = 0 if reaction.of == "self" else reaction.range
    at, holder, concerned = held(card, reach)
    at.run(reactions.window(at.g, moment(reaction.when, concerned)))
    assert at.ask.seats == (holder,)
    assert at.keys == {f"react card={card.id}", "pass"}
    if reaction.of != "self":
        at, holder, concerned = held(card, reach + 1)
        at.run(reactions.window(at.g, moment(reaction.when, concerned)))
        assert at.over
    for when in reactions.ANSWERS:
        if when != reaction.when:
            at, holder, concerned = held(card)
            at.run(reactions.window(at.g, moment(when, concerned)))
            assert at.over


@pytest.mark.rule("FTZ-ROLE-03")
def test_some_reactions_help_only_allies_and_some_only_oneself() -> None:
    for card in REACTIONS:
        reaction = reaction_of(card)
        at, holder, _ = held(card)
        other = next(seat for seat in at.g.seats if seat != holder)
        if reaction.of != "any":
            at.run(reactions.window(at.g, moment(reaction.when, other if reaction.of == "self" else holder)))
            assert at.over, card.id


@pytest.mark.parametrize("card", of_verb("weaken"), ids=named)
def test_weakening_takes_dice_from_the_attacker(card: ActionCard) -> None:
    *_, now = react(card)
    assert now.assault and now.assault.dice == -reaction_of(card).amount


@pytest.mark.parametrize("card", of_verb("take"), ids=named)
def test_taking_a_blow_moves_the_hero_there_as_the_target(card: ActionCard) -> None:
    at, holder, _, now = react(card, 1)
    assert now.assault and now.assault.target == holder
    assert at.at(holder) == HERE
    at.told(Intercepted, seat=holder)


@pytest.mark.parametrize("card", of_verb("sidestep"), ids=named)
def test_a_sidestep_moves_the_target(card: ActionCard) -> None:
    at, _, concerned, _ = react(card)
    assert (at.ask.prompt, at.ask.seats, at.ask.args["points"]) == ("walk", (concerned,), reaction_of(card).amount)
    at.does(concerned, "move to=2B")
    assert at.at(concerned) == "2B"


@pytest.mark.parametrize("card", of_verb("counter", "shoot", "watch"), ids=named)
def test_reactions_that_attack_roll_the_dice_on_the_card(card: ActionCard) -> None:
    reaction = reaction_of(card)
    at, holder, concerned = held(card)
    at.run(reactions.window(at.g, moment(reaction.when, concerned)))
    face = {"melee": "M", "projectile": "P", "explosive": "E"}[str(reaction.type)]
    at.rolls(*[face] * reaction.amount)
    at.does(holder, f"react card={card.id}")
    at.told(Rolled, hits=reaction.amount)
    assert (ANIMAL in at.g.creatures) == (reaction.amount < (2 if reaction.type == "explosive" else 3))


@pytest.mark.parametrize("card", of_verb("prevent"), ids=named)
def test_preventing_lowers_the_damage(card: ActionCard) -> None:
    at, _, concerned, now = react(card)
    assert now.harm and now.harm.damage == max(0, 3 - reaction_of(card).amount)
    at.told(Guarded, seat=concerned, amount=min(3, reaction_of(card).amount))


@pytest.mark.parametrize("card", of_verb("endure"), ids=named)
def test_enduring_costs_the_hand_but_not_the_footing(card: ActionCard) -> None:
    at, holder, concerned = held(card)
    at.suffers(concerned, 3)
    at.does(holder, f"react card={card.id}")
    assert (at.hand(concerned), at.hero(concerned).ko, at.g.coin) == ([], False, "heads")


@pytest.mark.parametrize("card", of_verb("pin"), ids=named)
def test_a_pinned_creature_stops_a_step_short_and_moves_no_further(card: ActionCard) -> None:
    at = lay({"frank": "2B", "don": "2B"}, {ANIMAL: "2E"}, hands={"frank": [card.id]})
    at.acts(ANIMAL)
    assert at.creature(ANIMAL).at == "2B"  # it has reached them
    at.rolls("move")
    at.does("frank", f"react card={card.id}")
    at.told(Pinned, creature=ANIMAL, at="2D")
    assert at.over
    assert at.creature(ANIMAL).at == "2D"  # neither the die nor an attack brings it nearer
    at.silent(CreatureAttacked)


def test_a_pinned_creature_is_where_it_was_stopped_for_whoever_reacts_next() -> None:
    hands = {"frank": ["pinning-shot"], "shad": ["throwing-knife"]}
    for start in ("frank", "shad"):
        at = lay({"frank": "2B", "shad": "2A"}, {ANIMAL: "4B"}, hands=hands, start=start)
        at.acts(ANIMAL)
        assert at.creature(ANIMAL).at == "2D"  # next to the knife; before, at 2E or 2F, it was not
        if start == "shad":
            assert at.ask.seats == ("shad",)
            at.does("shad", "pass")
        at.rolls("blank")
        at.does("frank", "react card=pinning-shot")
        assert at.over


KILLS = [card for card in of_verb("draw", "move") if reaction_of(card).when == "creature-killed"]


@pytest.mark.parametrize("card", KILLS, ids=named)
def test_a_kill_lets_draw_or_move(card: ActionCard) -> None:
    at, holder, concerned = held(card)
    at.deals(concerned, "melee", ANIMAL, 9)
    at.does(holder, f"react card={card.id}")
    if reaction_of(card).does == "draw":
        assert len(at.hand(holder)) == reaction_of(card).amount
    else:
        assert (at.ask.prompt, at.ask.seats, at.ask.args["points"]) == ("walk", (holder,), reaction_of(card).amount)


@pytest.mark.parametrize("card", of_verb("dice"), ids=named)
def test_an_allys_attack_gets_more_dice(card: ActionCard) -> None:
    at, holder, concerned = held(card)
    at.strikes(Blow(concerned, "melee", 1, ANIMAL))
    at.rolls(*["P"] * (1 + reaction_of(card).amount))
    at.does(holder, f"react card={card.id}")
    at.told(Rolled, hits=0)


@pytest.mark.parametrize("card", of_verb("reroll"), ids=named)
def test_dice_are_rolled_again(card: ActionCard) -> None:
    at, holder, concerned = held(card)
    count = reaction_of(card).amount
    at.strikes(Blow(concerned, "melee", 3, ANIMAL), "P", "P", "P")
    at.does(holder, f"react card={card.id}")
    assert (at.ask.seats, at.ask.most) == ((holder,), count)
    at.rolls(*["M"] * count)
    at.does(holder, *(f"reroll die={n} face=projectile" for n in range(1, count + 1)))
    at.told(Rolled, hits=count)
