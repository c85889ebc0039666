"""Reaction windows, and the reaction of every card that has one."""

from __future__ import annotations

import pytest

from bot.games.fireteam import activation, foes, moving, reactions
from bot.games.fireteam.cards import ActionCard, Reaction
from bot.games.fireteam.content import BOX, HEROES
from bot.games.fireteam.events import Guarded, Intercepted, Reacted, Rolled
from bot.games.fireteam.events_foes import CreatureAttacked, Pinned
from bot.games.fireteam.moments import Advance, Assault, Moment
from bot.games.fireteam.verbs import AttackTrait, Condition
from tests.rules.fireteam.field import Blow, Harm, Position, lay

ANIMAL, OTHER = "corrupted-animal.1", "corrupted-animal.2"
HERE = "2D"
HOLDERS = {HEROES[seat].role: seat for seat in ("abe", "shad", "frank", "don")}
REACTIONS = [card for card in BOX.cards if card.reaction]


def reaction_of(card: ActionCard) -> Reaction:
    """The reaction of a card that has one."""
    assert card.reaction
    return card.reaction


def away(at: Position, steps: int) -> str:
    """A location so far from the place where it happens."""
    far = at.g.field.distance[HERE]
    return next(place for place in sorted(at.g.field.open) if far[place] == steps)


def held(card: ActionCard, steps: int = 0) -> tuple[Position, str, str]:
    """Lay the holder of a card so far from an ally in HERE and a creature there; give holder and hero concerned."""
    holder = HOLDERS[card.role]
    ally = "abe" if holder != "abe" else "don"
    at = lay({holder: HERE, ally: HERE}, {ANIMAL: HERE}, hands={holder: [card.id]})
    at.hero(holder).at = away(at, steps)
    concerned = holder if reaction_of(card).of == "self" else ally
    if reaction_of(card).of == "self":
        at.hero(holder).at = HERE
    return at, holder, concerned


def moment(when: Condition, seat: str) -> Moment:
    """Such a moment in HERE, about this hero or the animal."""
    blow = Blow(seat, "melee", 3, ANIMAL)
    blow.faces = ["projectile", "projectile", "melee"]
    harm = Harm(seat, 3, ANIMAL, attack=True)
    return {
        "targeted": Moment("targeted", seat, ANIMAL, HERE, assault=Assault(ANIMAL, seat)),
        "hit": Moment("hit", seat, ANIMAL, HERE, harm=harm),
        "ko": Moment("ko", seat, ANIMAL, HERE, harm=harm),
        "creature-moves": Moment("creature-moves", creature=ANIMAL, at=HERE, advance=Advance(ANIMAL)),
        "creature-enters": Moment("creature-enters", creature=ANIMAL, at=HERE),
        "creature-killed": Moment("creature-killed", seat, ANIMAL, HERE),
        "hero-moves": Moment("hero-moves", seat, at=HERE),
        "hero-attacks": Moment("hero-attacks", seat, ANIMAL, HERE, blow=blow),
        "hero-rolled": Moment("hero-rolled", seat, ANIMAL, HERE, blow=blow),
    }[when]


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
    assert verbs == tried | {"dice", "reroll"}


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


@pytest.mark.parametrize("card", of_verb("draw", "move"), ids=named)
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
