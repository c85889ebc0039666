"""The turn of a player of Vigil's: every Action that is offered is weighed, and the best is taken."""

from __future__ import annotations

from bot.engine.asks import PASS, Option
from bot.engine.counsel import Part, Worth, told
from bot.games.nemesis.box.content import ACTIONS, ITEMS, TILES, item
from bot.games.nemesis.player import fights
from bot.games.nemesis.player.goals import Aim
from bot.games.nemesis.player.mind import Mind
from bot.games.nemesis.player.parts import PART_WORTH
from bot.games.nemesis.player.places import MARK, NEVER, Ways
from bot.games.nemesis.player.rooms import smash_eggs, take_egg
from bot.games.nemesis.player.why import because, of_part
from bot.games.nemesis.player.worth import card_worth, item_worth, pick_worth

SPENT = 0.25
"""What any card is worth: none is kept for long, since hands are filled every round (NEM-ROUND-05)."""
WARY = 3.0
"""What cards in hand are worth in a loud room: they keep surprises off (NEM-ENCOUNTER-07)."""
HUSH = 2.5
"""What a quiet place is worth when the round ends (NEM-BAG-04)."""
EARLY = 0.7
"""What is left of the way out for who comes there without the cards to take it."""
RUN = 0.6
"""How much of the Attacks on whoever stays an Escape saves, at the price of the same Attacks now."""
HOLD = 2.0
"""What it costs to run before the last shot."""


class Turn:
    """The choice among all Actions."""

    def __init__(self, m: Mind, a: Aim) -> None:
        self.m, self.a, self.ways = m, a, Ways(m, a)

    def price(self, count: int) -> Worth:
        """What so many cards are worth now."""
        m, hand = self.m, self.m.me.hand
        surprised = m.surprise(hand - count) - m.surprise(hand)
        wary = WARY * m.loud(m.here) * surprised * m.frailty
        parts = [Part(count * SPENT, "nemesis-why-cards", {"count": count})]
        if wary:
            parts.append(Part(wary, "nemesis-why-surprise", {"hand": hand - count}))
        return Worth(count * SPENT + wary, tuple(parts))

    def value(self, offer: Option) -> float:
        """The worth of an offer."""
        args = offer.args
        match offer.verb:
            case "move" | "careful" | "escape":
                return self._move(offer.verb, str(args["to"]))
            case "shoot" | "melee":
                return self._attack(offer.verb, str(args["target"]), str(args.get("weapon", "")))
            case "play":
                card = str(args["card"])
                kept = told(card_worth(self.m, self.a, card) * 0.3, "nemesis-why-kept", card=card)
                return self._part(str(args["part"])) - self.price(1 + ACTIONS[card].cost) - kept
            case "use":
                return self._use(str(args["item"]), str(args["part"]))
            case "room":
                return self.ways.room_worth(self.m.here, str(args["part"])) - self.price(2)
            case "pick":
                thing = str(args["thing"])
                return because(pick_worth(self.m, self.a, thing), "thing", self.m, thing=thing) - self.price(1)
            case "craft":
                made = str(args["item"])
                return because(self._craft(made), "craft", self.m, item=made) - self.price(1)
            case "activate":
                return because(1.9, "quest", self.m) - self.price(1)
            case "drop":
                return because(self._drop(str(args["thing"])), "drop", self.m)
            case verb if verb == PASS:
                return because(0.0, "pass", self.m)
            case _:
                return NEVER

    # -------------------------------------------------------------------------------------------------------- moves

    def number(self, place: str) -> str:
        """A room by the name that options give it."""
        return place.removeprefix("slot-") if place.startswith("slot-") else self.m.where[place]

    def _move(self, verb: str, to: str) -> float:
        """The worth of a move by what can be done from there on."""
        m, room = self.m, self.number(to)
        cost = 2 if verb == "careful" else 1
        risk = self.ways.risk(room, m.me.hand - cost)
        if verb == "careful" and not m.quiet_entry(room):
            risk = told(MARK, "nemesis-why-careful")
        worth = self.ways.toward(room)
        if self.a.leaving and room in self.a.exits and len(m.cards) - cost < 2 and m.rounds > 1:
            worth = worth * EARLY
        value = worth - self.price(cost) - risk
        burning: float = told(1.8 * m.frailty, "nemesis-why-burning") if m.v.rooms[m.here].fire else 0.0
        if verb == "escape":
            armed = HOLD if m.ammo and m.me.hand > 1 else 0.0
            run = because(RUN * m.threat(m.here), "escape", m)
            return run + min(value, 2.0) + 0.02 * value + burning - armed
        stay = self.ways.spots.get(m.here, 0.0)
        last = 1.0 if m.me.hand - cost < 2 else 0.5
        marked = 0.0 if m.quiet_entry(room) else 0.15
        hush = HUSH * last * m.frailty * (m.loud(m.here) - m.loud(room) - marked)
        value += burning + told(hush, "nemesis-why-hush", chance=round(100 * m.loud(room)))
        return value if value > stay else NEVER

    # ------------------------------------------------------------------------------------------------------ attacks

    def _attack(self, verb: str, target: str, weapon: str) -> float:
        m, a = self.m, self.a
        if target == "egg":
            spent = 0.3 if verb == "shoot" else 0.0
            return because(smash_eggs(m, a), "eggs", m) - self.price(1) - m.loud(m.here) * 2 - spent
        value = fights.shoot(m, a, weapon, target) if verb == "shoot" else fights.melee(m, a, target)
        return value - self.price(1)

    # ------------------------------------------------------------------------------------------------ cards, things

    def _part(self, part: str) -> float:
        """The worth of a section of a card."""
        return of_part(PART_WORTH[part](self.ways), part, self.m)

    def _use(self, card: str, part: str) -> float:
        """The worth of an Item: what it does, less what it would be worth later."""
        m = self.m
        hand = any(of == "hand" and not dressed for of, dressed in m.me.wounds)
        later = 0.0 if item(card).reusable else 0.35 * item_worth(m, self.a, card)
        if self.a.worth("seven-items") or self.a.after("in-pod"):
            later += 2.0
        if part in ("extend", "autoload"):
            later = 0.0
        return self._part(part) - self.price(item(card).cost + hand) - told(later, "nemesis-why-later", item=card)

    def _craft(self, made: str) -> float:
        """The worth of a Crafted Item against its components."""
        m, a = self.m, self.a
        if a.after("seven-items"):
            return NEVER
        gain = item_worth(m, a, f"{made}.1") + (2.0 if made == "antidote" and m.me.larva else 0.0)
        if ITEMS[made].heavy and m.free_hands < 1:
            gain -= 1.5
        return gain * 1.4 - 2.2

    def _drop(self, thing: str) -> float:
        """Let go of what is in the way of something an Objective needs, and of the Corpse where it belongs."""
        m, a = self.m, self.a
        here = m.v.rooms[m.here]
        if thing == "corpse-blue" and m.tiles.get(m.here) == "surgery" and a.worth("blue-corpse-in-surgery"):
            return 20.0
        if m.free_hands > 0 or not any(each.id == thing for each in m.me.hands):
            return NEVER
        wanted = max((pick_worth(m, a, each) for each in here.objects), default=0.0)
        if TILES[m.tiles[m.here]].action == "nest" and here.explored and m.v.eggs:
            wanted = max(wanted, take_egg_if_free(m, a))
        least = min(m.me.hands, key=lambda each: item_worth(m, a, each.id)).id
        spare = wanted - item_worth(m, a, thing) - 2.0
        return spare if thing == least and spare > 0 else NEVER


def take_egg_if_free(m: Mind, a: Aim) -> float:
    """The worth of an Egg as if a hand were free."""
    free = take_egg(m, a, m.here)
    return free or max(a.worth("holds-egg"), 0.0 if m.v.weaknesses["egg"] else a.worth("egg-weakness"))
