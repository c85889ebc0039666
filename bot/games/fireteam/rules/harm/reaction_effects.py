"""What reactions do: each verb of the content has its rule here (FTZ-REACT)."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.asks import Choice, option
from bot.engine.state import Steps
from bot.games.fireteam.box.cards import Reaction
from bot.games.fireteam.box.content import MOST_DICE
from bot.games.fireteam.box.verbs import ReactionVerb
from bot.games.fireteam.events.foes import Pinned, Weakened
from bot.games.fireteam.events.heroes import Helped, Intercepted
from bot.games.fireteam.rules.harm import harm
from bot.games.fireteam.rules.hero import attacking, hands, moving
from bot.games.fireteam.rules.moments import Blow, Moment
from bot.games.fireteam.rules.stats import shortened
from bot.games.fireteam.rules.threat import activation
from bot.games.fireteam.state import Fireteam


def reach(g: Fireteam, reaction: Reaction) -> int:
    """How far a reaction reaches now; one that attacks as far as attacks do (FTZ-REACT-04)."""
    return max(0, reaction.range - (shortened(g) if reaction.type else 0))


def weaken(g: Fireteam, seat: str, reaction: Reaction, moment: Moment) -> Steps:
    """The attacker rolls fewer dice."""
    if moment.assault:
        moment.assault.dice -= reaction.amount
        moment.dice = dice_against(g, moment)
        g.tell(Weakened(creature=moment.creature, amount=reaction.amount, left=moment.dice))
    yield from ()


def dice_against(g: Fireteam, moment: Moment) -> int:
    """How many dice the attacker has as they are now."""
    attacker = g.creatures.get(moment.creature)
    return activation.strength(g, moment.assault, attacker) if moment.assault and attacker else 0


def has_dice(g: Fireteam, seat: str, reaction: Reaction, moment: Moment) -> bool:
    """The attacker still has dice to lose (RUL-05)."""
    return dice_against(g, moment) > 0


def take(g: Fireteam, seat: str, reaction: Reaction, moment: Moment) -> Steps:
    """Step into the location and become the target."""
    if moment.assault is None or g.heroes[seat].ko:
        return
    to = g.heroes[moment.assault.target].at
    if to != g.heroes[seat].at:
        yield from moving.shift(g, seat, to)
    if not g.heroes[seat].ko:
        g.tell(Intercepted(seat=seat, ally=moment.assault.target))
        moment.assault.target = seat


def can_take(g: Fireteam, seat: str, reaction: Reaction, moment: Moment) -> bool:
    """Only an ally who can walk to the target may take the blow, and a blast nobody can (FTZ-INTERCEPT-04)."""
    if moment.assault is None or moment.assault.blast:
        return False
    here, there = g.heroes[seat].at, g.heroes[moment.assault.target].at
    return here == there or there in g.field.walks[here]


def sidestep(g: Fireteam, seat: str, reaction: Reaction, moment: Moment) -> Steps:
    """The target moves out of the way; the attacker looks for a target again (RUL-39)."""
    yield from moving.walk(g, moment.seat, reaction.amount)
    moment.dice = dice_against(g, moment)  # there may be cover where the target is now


def counter(g: Fireteam, seat: str, reaction: Reaction, moment: Moment) -> Steps:
    """Strike the attacker first."""
    yield from _attack(g, seat, reaction, moment.creature)


def shoot(g: Fireteam, seat: str, reaction: Reaction, moment: Moment) -> Steps:
    """Attack the creature that moved or entered."""
    yield from _attack(g, seat, reaction, moment.creature)


def watch(g: Fireteam, seat: str, reaction: Reaction, moment: Moment) -> Steps:
    """Attack a creature of one's choice in the location that an ally has just entered."""
    found = g.creatures_at(moment.at)
    if len(found) > 1:
        options = [option("target", creature=id) for id in found]
        choice: Choice = yield g.ask(seat, "fire", options, args={"seat": seat})
        found = [choice["creature"]]
    for id in found:
        yield from _attack(g, seat, reaction, id)


def _attack(g: Fireteam, seat: str, reaction: Reaction, creature: str) -> Steps:
    """Attack with the dice that the card names."""
    if creature in g.creatures and reaction.type and not g.heroes[seat].ko:
        yield from attacking.strike(g, Blow(seat, reaction.type, reaction.amount, creature))


def on_board(g: Fireteam, seat: str, reaction: Reaction, moment: Moment) -> bool:
    """The creature is still there."""
    return moment.creature in g.creatures


def in_reach(g: Fireteam, seat: str, reaction: Reaction, moment: Moment) -> bool:
    """The attacker is still there, within the reaction's range (FTZ-REACT-04)."""
    creature = g.creatures.get(moment.creature)
    return creature is not None and g.field.near(g.heroes[seat].at, creature.at, reach(g, reaction))


def prevent(g: Fireteam, seat: str, reaction: Reaction, moment: Moment) -> Steps:
    """Let damage come to nothing (FTZ-REACT-06)."""
    if moment.harm:
        harm.prevent(g, moment.harm, reaction.amount)
    yield from ()


def still_hurts(g: Fireteam, seat: str, reaction: Reaction, moment: Moment) -> bool:
    """There is damage left that can be prevented."""
    return bool(moment.harm and moment.harm.damage > 0 and not moment.harm.undefendable)


def endure(g: Fireteam, seat: str, reaction: Reaction, moment: Moment) -> Steps:
    """The hero loses the hand and stays up."""
    if moment.harm:
        moment.harm.endured = True
    yield from ()


def would_fall(g: Fireteam, seat: str, reaction: Reaction, moment: Moment) -> bool:
    """The hero would still go down; enduring lowers no damage, so it answers undefendable damage too (RUL-59)."""
    harm = moment.harm
    return harm is not None and harm.damage > len(g.heroes[harm.seat].hand) and not harm.endured


def pin(g: Fireteam, seat: str, reaction: Reaction, moment: Moment) -> Steps:
    """Stop the creature a step short: it is back where it came from, and moves no further in this activation."""
    walk = moment.advance
    if walk and walk.creature in g.creatures:
        walk.pinned, g.creatures[walk.creature].at = True, walk.came
        g.tell(Pinned(creature=walk.creature, at=walk.came))
    yield from ()


def can_pin(g: Fireteam, seat: str, reaction: Reaction, moment: Moment) -> bool:
    """The creature is there, and nobody has stopped it yet."""
    return on_board(g, seat, reaction, moment) and bool(moment.advance and not moment.advance.pinned)


def draw(g: Fireteam, seat: str, reaction: Reaction, moment: Moment) -> Steps:
    """Draw cards."""
    hands.draw(g, seat, reaction.amount)
    yield from ()


def move(g: Fireteam, seat: str, reaction: Reaction, moment: Moment) -> Steps:
    """Move by special movement."""
    yield from moving.walk(g, seat, reaction.amount)


def order(g: Fireteam, seat: str, reaction: Reaction, moment: Moment) -> Steps:
    """Let an ally within range move by special movement."""
    allies = heard_by(g, seat, reaction)
    if len(allies) > 1:
        options = [option("volunteer", seat=each) for each in allies]
        choice: Choice = yield g.ask(seat, "ordered", options, default=options[0], args={"seat": seat})
        allies = [choice["seat"]]
    for ally in allies:
        yield from moving.walk(g, ally, reaction.amount)


def heard_by(g: Fireteam, seat: str, reaction: Reaction) -> list[str]:
    """The allies who are within range (FTZ-ROLE-03)."""
    here = g.heroes[seat].at
    return [each for each in g.active if each != seat and g.field.near(here, g.heroes[each].at, reaction.range)]


def can_order(g: Fireteam, seat: str, reaction: Reaction, moment: Moment) -> bool:
    """Somebody hears, and has somewhere to go."""
    return any(moving.reach(g, each, reaction.amount) for each in heard_by(g, seat, reaction))


def dice(g: Fireteam, seat: str, reaction: Reaction, moment: Moment) -> Steps:
    """Add dice to an ally's attack."""
    if moment.blow:
        moment.blow.strength += reaction.amount
        g.tell(Helped(seat=seat, ally=moment.blow.seat, amount=reaction.amount))
    yield from ()


def reroll(g: Fireteam, seat: str, reaction: Reaction, moment: Moment) -> Steps:
    """Roll some of the dice again."""
    if moment.blow:
        yield from attacking.reroll(g, seat, moment.blow, reaction.amount)


def more_dice(g: Fireteam, seat: str, reaction: Reaction, moment: Moment) -> bool:
    """The attack does not have all dice yet that there are, and they could help (FTZ-ATTACK-08)."""
    blow = moment.blow
    return bool(blow and attacking.dice(g, blow) < MOST_DICE and attacking.wants_more(g, blow))


def could_improve(g: Fireteam, seat: str, reaction: Reaction, moment: Moment) -> bool:
    """Other faces could still help."""
    return bool(moment.blow and attacking.worth_rerolling(g, moment.blow))


def can_move(g: Fireteam, seat: str, reaction: Reaction, moment: Moment) -> bool:
    """The hero concerned is up, still the target, and has somewhere to go."""
    if moment.assault and moment.assault.target != moment.seat:
        return False
    return not g.heroes[moment.seat].ko and bool(moving.reach(g, moment.seat, reaction.amount))


def creature_there(g: Fireteam, seat: str, reaction: Reaction, moment: Moment) -> bool:
    """Something can be shot where the ally went."""
    return bool(g.creatures_at(moment.at))


DOES: dict[ReactionVerb, Callable[[Fireteam, str, Reaction, Moment], Steps]] = {
    "weaken": weaken,
    "take": take,
    "sidestep": sidestep,
    "counter": counter,
    "shoot": shoot,
    "watch": watch,
    "prevent": prevent,
    "endure": endure,
    "pin": pin,
    "draw": draw,
    "move": move,
    "order": order,
    "dice": dice,
    "reroll": reroll,
}
"""What each verb does."""
USEFUL: dict[ReactionVerb, Callable[[Fireteam, str, Reaction, Moment], bool]] = {
    "weaken": has_dice,
    "take": can_take,
    "sidestep": can_move,
    "counter": in_reach,
    "shoot": on_board,
    "watch": creature_there,
    "prevent": still_hurts,
    "endure": would_fall,
    "pin": can_pin,
    "order": can_order,
    "dice": more_dice,
    "reroll": could_improve,
}
"""Whether a verb could do anything now, beyond range and whom it may help; open knowledge only."""
