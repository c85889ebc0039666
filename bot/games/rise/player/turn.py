"""The Player Phase of a player of Vigil's: what each die could do now is weighed, and the best is done."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from bot.engine.asks import Option
from bot.engine.counsel import Worth, told
from bot.games.rise.box.cards import ActionSpace
from bot.games.rise.look.naming import placed
from bot.games.rise.player import fields
from bot.games.rise.player.goals import current, wanted
from bot.games.rise.player.places import Spots
from bot.games.rise.player.worth import best_shot, frailty, hurt, prize
from bot.games.rise.rules.actions import commanding, equipping, interacting, moving, ranks, resting, specials
from bot.games.rise.rules.actions.spaces import Place, spaces
from bot.games.rise.rules.attacks import attacking, grenades
from bot.games.rise.rules.attacks.terms import ally_shot, shot_from
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Enemy, Rise, Token

OBJECT = 6.0
"""What using an object that the Objective needs is worth."""
RESCUE = 5.0
STEP = 0.5
"""What a card that moves somebody is worth kept."""
LENT = 0.1
"""How much sooner a shared Rank token is spent than one of a board: it does more than roll dice again."""
THRIFT = 0.05
"""What each pip is worth kept for something else."""


class Turn:
    """The Turn Player's choice among dice and spaces."""

    def __init__(self, g: Rise) -> None:
        self.g, self.seat, self.me = g, g.turn, g.player
        self.places: dict[str, Place] = {place.key: place for place in spaces(g, g.turn)}
        self.spots = Spots(g, g.turn, armed=len(g.player.dice) > 1)

    def value(self, offer: Option) -> float:
        """The worth of an offer."""
        match offer.verb:
            case "assign":
                value = int(offer.args["die"])
                worth = self._assign(self.places[str(offer.args["space"])], value)
                thrift = told(min(THRIFT * value, max(0.0, float(worth)) * 0.6), "rise-why-pips", die=value)
                return worth - thrift - self._saved(value)
            case "reroll":
                return self._reroll(str(offer.args["ability"]))
            case "use":
                return self._use(str(offer.args["card"]))
            case "end":
                return told(0.0, "rise-why-end")
            case _:
                return -1.0

    def _assign(self, place: Place, value: int) -> float:
        """The worth of a die on a space."""
        space = place.space
        match space.kind:
            case "move":
                return self._move(place, value)
            case "attack":
                return self._attack(place, value)
            case "rest":
                return self._rest()
            case "interact":
                return self._interact(space, value)
            case _ if space.does == "special-attack":
                return self._attack(place, value)
            case _:
                return self._special(place, value)

    # ------------------------------------------------------------------------------------------------------- moves

    @cached_property
    def _ends(self) -> dict[tuple[bool, bool], dict[str, int]]:
        """What the longest Move of each sort could reach."""
        return {}

    def _move(self, place: Place, value: int) -> float:
        """The worth of a Move by the best hex that it reaches."""
        points, past, over = moving.stride(self.g, self.seat, place.space, value)
        if (past, over) not in self._ends:
            self._ends[past, over] = moving.reachable(self.g, self.seat, 9, pass_enemies=past, ignore_obstacles=over)
        ends = [hex for hex, cost in self._ends[past, over].items() if cost <= points]
        if not ends:
            return -1.0
        return max(map(self.spots.value, ends)) - self.spots.value(self.me.at)

    # ----------------------------------------------------------------------------------------------------- attacks

    def _attack(self, place: Place, value: int) -> float:
        """The worth of an Attack by its best target."""
        if place.space.does in attacking.COPIES:
            copies = attacking.copies(self.g, self.seat, value)
            return max((best_shot(self.g, shot_from(self.g, self.seat, copy, value)) for copy in copies), default=0.3)
        return best_shot(self.g, shot_from(self.g, self.seat, place, value))

    # ------------------------------------------------------------------------------------------- wounds and objects

    def _rest(self) -> float:
        """The worth of a Rest or a Rescue."""
        best = 0.0
        for offer in resting.helps(self.g, self.seat):
            friend = str(offer.args.get("target", self.seat))
            rescue = told(RESCUE, "rise-why-rescue", friend=friend)
            best = max(best, rescue if offer.verb == "rescue" else self._healing(friend))
        return best

    def _healing(self, friend: str) -> float:
        """The worth of one Wound less."""
        if friend not in self.g.characters or not hurt(self.g, friend):
            return 0.0
        return healing(self.g, friend, 0.7 * frailty(self.g, friend))

    def _interact(self, space: ActionSpace, value: int) -> float:
        """The worth of the best object in reach, or of the best Enemy that can be taken apart."""
        found = [self.object(token) for token in interacting.in_reach(self.g, self.seat, space, value)]
        lying = interacting.dismantled(self.g, self.seat, space, value)
        return max([*found, *(dismantling(self.g, enemy) for enemy in lying)], default=-1.0)

    def object(self, token: Token) -> float:
        """The worth of the use of an object."""
        if any(token.id == other.id for other in self._wanted):
            return told(OBJECT, "rise-why-object", token=token.id)
        if token.kind == "door":
            here = self.spots.far(self.me.at)
            behind = min(self.spots.far(hex) for hex in token.hexes)
            ahead = self.spots.aim.goals and behind < here
            return told(2.5 if ahead else -0.5, "rise-why-door", left=behind)
        return told(0.9, "rise-why-crate") if token.kind == "crate" else told(0.2, "rise-why-thing", token=token.id)

    @cached_property
    def _wanted(self) -> list[Token]:
        """The objects of the Objective."""
        return wanted(self.g)

    # ---------------------------------------------------------------------------------------------------- specials

    def _special(self, place: Place, value: int) -> float:
        """The worth of a special space."""
        g, seat = self.g, self.seat
        match place.space.does:
            case "order-attack":
                return 0.9 * max(self._ordered(friend, value) for friend in specials.gunners(g, seat, value))
            case "order-move":
                return told(0.4, "rise-why-order")
            case "ally-acts":
                return self._command(place.owner)
            case "command-ally":
                return max(self._command(ally.id) for ally in commanding.commandable(g, seat, value))
            case "stun-enemy":
                return 0.6 * max(stunned(g, enemy) for enemy in specials.victims(g, seat, place.space.amount))
            case "use-card":
                return self._card(place, value)
            case "drive":
                return self._drive(value)
            case "repair-truck":
                damage = g.truck.damage if g.truck else 0
                return told(0.5 * damage, "rise-why-truck", damage=damage)
            case _:
                return told(0.8, "rise-why-special")

    def _ordered(self, friend: str, value: int) -> float:
        """The worth of another Character's Attack."""
        places = attacking.copies(self.g, friend, value)
        return max(best_shot(self.g, shot_from(self.g, friend, place, value)) for place in places)

    def _command(self, ally: str) -> float:
        """The worth of what an Ally would do."""
        found = figures.ally(self.g, ally)
        if found is None:
            return 0.0
        stats, spots = commanding.stats(found), Spots(self.g, ally)
        ends = moving.reachable(self.g, ally, stats.move)
        walk = max(map(spots.value, ends), default=spots.value(found.at)) - spots.value(found.at)
        shot = best_shot(self.g, ally_shot(self.g, ally, self.seat)) if stats.attack else 0.0
        heals: float = (
            told(1.5, "rise-why-ally-heals", friend=ally)
            if "heal" in stats.acts and any(one.wounds for one in self.g.characters.values())
            else 0.0
        )
        return max(0.0, walk) + max(shot, heals * 0.5)

    def _card(self, place: Place, value: int) -> float:
        """The worth of an Equipment card that takes a die."""
        card = figures.equipment(self.g, self.seat)[place.owner]
        if card.grenade:
            lands = grenades.landings(self.g, self.seat, card.grenade, value)
            return max((throw_worth(self.g, place.owner, hex) for hex in lands), default=-1.0) - 0.5
        return max(DIE_WORTH[effect.verb](self, effect.amount, value) for effect in card.effects)

    def _stun(self, amount: int, value: int) -> float:
        """The worth of every Enemy of the Zone stunned."""
        return 0.6 * sum(stunned(self.g, enemy) for enemy in specials.stunnable(self.g, self.seat)) - 0.6

    def _afar(self, amount: int, value: int) -> float:
        """The worth of the best object in sight."""
        return max(self.object(token) for token in specials.distant(self.g, self.seat, amount, value)) - 1.0

    def _drive(self, value: int) -> float:
        """The worth of a drive by how much nearer it takes the Truck, once whoever is needed is in it."""
        zones = [zone for objective in current(self.g) if objective.verb == "drive" for zone in objective.zones]
        if not zones or not self.g.truck:
            return -1.0
        left = fields.driving(self.g, zones).get(self.g.truck.at, 0)
        return told(0.5 * min(left, value), "rise-why-drive", left=left, steps=min(left, value))

    # -------------------------------------------------------------------------------------------------- small change

    def _saved(self, value: int) -> float:
        """The worth of a die that an object close by will need."""
        if not self._wanted or f"{self.seat}.interact" in self.g.spaces or self.spots.far(self.me.at) > 6:
            return 0.0
        if not any(interacting.rows(self.g, token, value) for token in self._wanted):
            return 0.0
        able = [die for die in self.me.dice if any(interacting.rows(self.g, token, die) for token in self._wanted)]
        last = len(able) == 1 and self.spots.far(self.me.at) > 0
        return told(1.5, "rise-why-saved", die=value, token=self._wanted[0].id) if last else 0.0

    def _reroll(self, source: str) -> float:
        """The worth of new dice, for an object at hand that none of them works; a token on a board is kept longer."""
        if not self._wanted or self.spots.far(self.me.at) > 0 or f"{self.seat}.interact" in self.g.spaces:
            return -1.0
        near = [token for token in self._wanted if interacting.within_reach(self.g, self.me.at, token)]
        usable = any(interacting.rows(self.g, token, die) for token in near for die in self.me.dice)
        lent = 0.0 if source == ranks.BOARD else LENT
        return told(2.0 + lent, "rise-why-reroll", token=near[0].id) if near and not usable else -1.0

    def _use(self, card: str) -> float:
        """The worth of a card that takes no die."""
        found = figures.equipment(self.g, self.seat)[card]
        best: float = told(0.5, "rise-why-search") if found.search else -1.0
        for effect in found.effects:
            if able := equipping.USES[effect.verb].scope(self.g, self.seat, effect.amount):
                best = max(best, USE_WORTH[effect.verb](self, able, effect.amount))
        return best

    def _heal(self, able: list[str], amount: int) -> float:
        """The worth of Wounds less, the more of them count."""
        worst = max(able, key=lambda seat: figures.wounds(self.g, seat))
        return healing(self.g, worst, figures.wounds(self.g, worst) - amount + 0.5)

    def _recover(self, able: list[str], amount: int) -> float:
        """The worth of a die more, once none is left."""
        return -1.0 if self.me.dice else told(0.8, "rise-why-die")

    def _clear(self, able: list[str], amount: int) -> float:
        """The worth of spaces open again, while there are dice and Enemies."""
        return told(0.4, "rise-why-weapon-open") if self.me.dice and self.spots.foes else -1.0

    def _open(self, able: list[str], amount: int) -> float:
        """The worth of spaces of the board open again: with dice left and no Move, the way to the aim is shut."""
        moves = (place for place in self.places.values() if place.space.kind == "move")
        shut = all(place.key in self.g.spaces for place in moves)
        needed = shut and self.me.dice and self.spots.far(self.me.at) > 0
        return told(0.6, "rise-why-move-open") if needed else -1.0

    def _step(self, able: list[str], amount: int) -> float:
        """The worth of a few hexes: a card is kept for a better place than the one at hand."""
        return max(map(self.spots.value, able)) - self.spots.value(self.me.at) - STEP


USE_WORTH: dict[str, Callable[[Turn, list[str], int], float]] = {
    "revive": lambda turn, able, amount: told(RESCUE, "rise-why-rescue", friend=able[0]),
    "heal": Turn._heal,
    "ready-rank": lambda turn, able, amount: told(0.5, "rise-why-rank"),
    "recover-die": Turn._recover,
    "clear-weapon-dice": Turn._clear,
    "clear-board-dice": Turn._open,
    "step": Turn._step,
}
"""What each effect of a card that takes no die is worth, where it can be used on something."""
DIE_WORTH: dict[str, Callable[[Turn, int, int], float]] = {"stun-zone": Turn._stun, "remote-interact": Turn._afar}
"""What each effect of a card that takes a die is worth."""


def healing(g: Rise, friend: str, worth: float) -> Worth:
    """The worth of Wounds less, told by how many more somebody can bear."""
    left = max(0, figures.wound_limit(g, friend) - figures.wounds(g, friend))
    return told(worth, "rise-why-heal", friend=friend, left=left)


def stunned(g: Rise, enemy: Enemy) -> Worth:
    """The worth of an Enemy that is stunned, told by whom it is."""
    return told(prize(g, enemy), "rise-why-stun", target=placed(enemy))


def dismantling(g: Rise, enemy: Enemy) -> Worth:
    """The worth of a stunned Enemy that is taken apart for sure: it would have stood up again."""
    return told(max(1.0, prize(g, enemy)), "rise-why-dismantle", target=placed(enemy))


def throw_worth(g: Rise, card: str, hex: str) -> float:
    """The worth of a throw at a hex by the Enemies, or for smoke the friends, that are there."""
    grenade = grenades.grenade_of(card)
    area = grenades.area(g, grenade, hex)
    if grenade.lasting == "smoke":
        hidden = sum(at in area for at in figures.friends(g).values())
        return told(0.5 * hidden, "rise-why-smoke", count=hidden) if g.enemies else 0.0
    caught = list(grenades.caught(g, area))
    return told(0.6 * sum(prize(g, enemy) for enemy in caught), "rise-why-throw", count=len(caught))
