"""Reactions of the computer player: played when they are worth more than the card as a shield (RUL-57)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from bot.engine.asks import PASS, Ask, Option
from bot.engine.counsel import Part, Worth
from bot.engine.words import Value
from bot.games.fireteam.box.cards import Reaction
from bot.games.fireteam.box.content import CARDS, MOST_DICE
from bot.games.fireteam.look import odds
from bot.games.fireteam.look.views import View
from bot.games.fireteam.player.cards import shield
from bot.games.fireteam.player.danger import Danger, spread, tail
from bot.games.fireteam.player.goals import goals, pull
from bot.games.fireteam.player.mind import CARD, Mind
from bot.games.fireteam.rules.harm.reaction_effects import heard_by
from bot.games.fireteam.rules.hero import moving
from bot.games.fireteam.rules.moments import Blow
from bot.games.fireteam.rules.stats import creature_range, stat

LEAST = 0.15
"""A reaction must be worth this much more than keeping the card."""
BALANCE = 2
"""Take a hit for somebody with so many cards fewer, even if nobody is about to fall."""


class Window:
    """One reaction window, as the seat that is asked sees it."""

    def __init__(self, v: View, seat: str, ask: Ask) -> None:
        self.mind = Mind(v, seat)
        self.g, self.seat = v.now, seat
        self.hero = str(ask.args.get("hero", seat))
        self.creature = str(ask.args.get("creature", ""))
        self.target = str(ask.args.get("target", ""))
        self.at = str(ask.args.get("at", ""))
        self.damage = int(str(ask.args.get("damage", 0)))
        self.missing = int(str(ask.args.get("need", 0))) - int(str(ask.args.get("hits", 0)))
        self.dice_now = int(str(ask.args.get("dice", 0)))
        faces, type = ask.args.get("faces", ()), str(ask.args.get("type", ""))
        self.misses = sum(type not in str(face) for face in faces) if isinstance(faces, tuple) else 0
        acting = [self.creature] if ask.prompt in ("react-targeted", "react-creature-moves", "intercept") else []
        if self.g.phase == "threat" and acting:
            late = [id for id in self.g.creatures if id not in self.g.activated]
            self.mind.danger = Danger(self.g, dict.fromkeys((*acting, *late)))
        self.hands = self.mind.hands
        self.spent = self.hands
        """The hands without the card that is weighed, with what else it would have kept off."""

    def worth(self, offer: Option) -> float:
        """What playing a card is worth; passing is worth a little, so that cards are not wasted."""
        if offer.verb == PASS:
            return Worth(LEAST, (Part(0.0, "fireteam-why-kept", {}),))
        card = CARDS[str(offer.args["card"])]
        self.spent = {**self.hands, self.seat: self.hands[self.seat] - shield(card.id)}
        if card.reaction is None:
            return 0.0
        worth = WEIGHERS[card.reaction.does](self, card.reaction)
        why = Part(worth - CARD - LEAST, f"fireteam-why-react-{card.reaction.does}", self.figures)
        return Worth(worth - CARD, (why,))

    @cached_property
    def figures(self) -> dict[str, Value]:
        """What reasons may count: whom it is about, their cards, the damage, and how likely somebody falls."""
        falls = self.mind.danger.knockouts(self.mind.at, self.mind.lives(self.hands))
        return {
            "hero": self.hero,
            "left": self.hands[self.hero],
            "damage": self.damage,
            "missing": max(0, self.missing),
            "falls": min(99, round(100 * falls)),
        }

    def risk(
        self, hands: dict[str, int], gone: frozenset[str] = frozenset(), at: dict[str, str] | None = None
    ) -> float:
        """What the rest of this phase may cost."""
        return self.mind.risk(at or self.mind.at, hands, gone)

    def weaken(self, reaction: Reaction) -> float:
        """Fewer dice for the attacker."""
        if self.creature not in self.g.creatures:
            return 0.0  # somebody was quicker
        before = self.risk(self.hands)
        boosts = self.g.creatures[self.creature].boosts
        kept = boosts.get("strength", 0)
        boosts["strength"] = kept - reaction.amount
        after = Danger(self.g, self.mind.danger.ready).knockouts(self.mind.at, self.spent)
        boosts["strength"] = kept
        return before - self.mind.fall * after

    def take(self, reaction: Reaction) -> float:
        """Stand in for an ally: pays when the ally is likelier to fall."""
        return self.stand_in(self.hands[self.seat] - 1)

    def stand_in(self, cards: int) -> float:
        """What taking the blow with so many cards is worth."""
        creature = self.g.creatures.get(self.creature)
        dice = stat(self.g, creature, "strength") + 1 if creature else 3
        theirs, mine = tail(spread(dice), self.hands[self.hero]), tail(spread(dice), cards)
        even = 0.3 if cards >= self.hands[self.hero] + BALANCE else 0.0
        return self.mind.fall * (theirs - mine) + even

    def sidestep(self, reaction: Reaction) -> float:
        """The worth of getting the target out of reach, if nobody else is left in reach of the attacker."""
        creature = self.g.creatures.get(self.creature)
        if creature is None or creature_range(self.g, creature) > 0 or len(self.g.actives_at(self.at)) > 1:
            return 0.0
        return self.risk(self.hands) - self.risk(self.spent, frozenset((self.creature,)))

    def shoot(self, reaction: Reaction) -> float:
        """Attack the creature with the dice that the card names."""
        return self.attack(reaction, self.creature)

    def watch(self, reaction: Reaction) -> float:
        """Attack a creature where an ally went."""
        there = self.g.creatures_at(self.at)
        return self.attack(reaction, there[0]) if there else 0.0

    def attack(self, reaction: Reaction, target: str) -> float:
        """What an attack with so many dice is worth: the kill, and the danger that it ends."""
        if target not in self.g.creatures or not reaction.type:
            return 0.0
        made = Blow(self.seat, reaction.type, reaction.amount, target)
        shot = odds.volley(self.g, made)
        chance = float(shot.chance)
        struck = self.mind.struck(made)
        gone = frozenset(id for id in struck if self.g.creatures[id].origin != "boss")
        worth = chance * sum(self.mind.prize(id) for id in struck) - self.mind.backfire(made, shot.dice)
        held = {**self.hands, self.seat: self.hands[self.seat] - 1}
        worth -= chance * self.mind.suffered(self.mind.spite(self.seat, struck), held)
        after = chance * self.risk(self.spent, gone) + (1 - chance) * self.risk(self.spent)
        return worth + self.risk(self.hands) - after

    def prevent(self, reaction: Reaction) -> float:
        """Stop damage: it pays when a hero would fall, or more is stopped than the card could absorb."""
        return self.outcome(self.hands, self.damage) - self.outcome(
            self.spent, max(0, self.damage - reaction.amount), 1
        )

    def endure(self, reaction: Reaction) -> float:
        """Stay up with nothing in hand."""
        fallen = self.outcome(self.hands, self.damage)
        return fallen - self.risk({**self.spent, self.hero: 0})

    def outcome(self, hands: dict[str, int], damage: int, played: int = 0) -> float:
        """What so much damage costs with so many cards played: a fall, or the danger with fewer cards."""
        if damage > self.hands[self.hero] - (played if self.hero == self.seat else 0):
            return self.mind.fall
        return self.risk({**hands, self.hero: hands[self.hero] - damage})

    def pin(self, reaction: Reaction) -> float:
        """Stop a creature a step short of a hero, if it cannot strike from there."""
        creature = self.g.creatures.get(self.creature)
        if creature is None or creature_range(self.g, creature) > 0 or not self.g.actives_at(self.at):
            return 0.0
        return self.risk(self.hands) - self.risk(self.spent, frozenset((self.creature,)))

    def draw(self, reaction: Reaction) -> float:
        """Draw more than was played."""
        gain = reaction.amount - 1
        more = {**self.hands, self.seat: self.hands[self.seat] + gain}
        return self.risk(self.hands) - self.risk(more) + 4 * CARD * gain

    def move(self, reaction: Reaction) -> float:
        """Move on for nothing: worth it when a better place is near."""
        here = self.mind.at.get(self.seat, "")
        if not here or self.g.step == "enter":
            return 0.0
        reach = (to for to in self.g.field.walks[here])
        gain = max((self.mind.pull[to] - self.mind.pull[here] for to in reach), default=0.0)
        return gain / 2 + self.risk(self.hands) - self.risk(self.spent)

    def order(self, reaction: Reaction) -> float:
        """Let an ally move on: worth it when a better place is near."""
        if self.g.step == "enter":
            return 0.0
        gains = [0.0]
        for ally in heard_by(self.g, self.seat, reaction):
            wanted = pull(self.g, ally, goals(self.g, ally))
            here = self.g.heroes[ally].at
            gains += [wanted[to] - wanted[here] for to in moving.reach(self.g, ally, reaction.amount)]
        return max(gains) / 2 + self.risk(self.hands) - self.risk(self.spent)

    def dice(self, reaction: Reaction) -> float:
        """Help an ally's attack."""
        if not self._known():
            return 0.0
        more = min(MOST_DICE, self.dice_now + reaction.amount)
        helped = float(odds.enough(more, self.missing) - odds.enough(self.dice_now, self.missing)) * self._felled()
        return helped + self.risk(self.hands) - self.risk(self.spent)

    def reroll(self, reaction: Reaction) -> float:
        """Roll dice that missed again: worth what the kill is worth that they may still bring."""
        if not self._known() or self.missing <= 0:
            return 0.0
        chance = float(odds.enough(min(reaction.amount, self.misses), self.missing))
        return chance * self._felled() + self.risk(self.hands) - self.risk(self.spent)

    def _felled(self) -> float:
        """What the death of the target is worth, with the danger that it ends."""
        creature = self.g.creatures.get(self.target)
        gone = frozenset((self.target,) if creature and creature.origin != "boss" else ())
        return self.mind.prize(self.target) + self.risk(self.spent) - self.risk(self.spent, gone)

    def _known(self) -> bool:
        return self.target in self.g.creatures or self.target in self.g.things


WEIGHERS: dict[str, Callable[[Window, Reaction], float]] = {
    "weaken": Window.weaken,
    "take": Window.take,
    "sidestep": Window.sidestep,
    "counter": Window.shoot,
    "shoot": Window.shoot,
    "watch": Window.watch,
    "prevent": Window.prevent,
    "endure": Window.endure,
    "pin": Window.pin,
    "draw": Window.draw,
    "move": Window.move,
    "order": Window.order,
    "dice": Window.dice,
    "reroll": Window.reroll,
}


def intercepts(v: View, seat: str, ask: Ask) -> bool:
    """Whether to take one for the team (FTZ-INTERCEPT-01)."""
    g = v.now
    target, by = str(ask.args["hero"]), str(ask.args["by"])
    window = Window(v, seat, ask)
    window.creature = by
    best = max(v.hands[each] for each in g.active if each != target and g.heroes[each].at == g.heroes[seat].at)
    if v.hands[seat] < best and g.heroes[seat].at == g.heroes[target].at:
        return False
    return window.stand_in(v.hands[seat]) > LEAST
