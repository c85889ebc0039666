"""The smaller questions that a player of Vigil's answers: targets, dice, cards, Enemies that the team leads."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.asks import PASS, Ask, Option
from bot.engine.counsel import Worth, told
from bot.games.rise.box.cards import FistAbility, PassiveAbility, Strike
from bot.games.rise.box.content import CLASSES
from bot.games.rise.box.missions.sheet import plan
from bot.games.rise.box.worth import card_worth
from bot.games.rise.look.naming import placed
from bot.games.rise.player import fields
from bot.games.rise.player.goals import current
from bot.games.rise.player.places import Spots
from bot.games.rise.player.turn import LENT, Turn, dismantling, healing, throw_worth
from bot.games.rise.player.worth import frailty, hurt, is_wanted, prize, shooting
from bot.games.rise.rules.attacks.terms import Attack
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Rise

Weigher = Callable[[Rise, Ask, Option], float]
FISTS = {
    "turn-skull": 5.5,
    "hits": 5.0,
    "dice": 5.0,
    "targets": 4.0,
    "pierce": 4.0,
    "wounds": 4.0,
    "stun-on-miss": 3.0,
    "silence": 2.0,
}


def decision(g: Rise, ask: Ask, offer: Option) -> float:
    """Let those act first who can rescue or whose own Enemies are close; the Downed last."""
    seat = str(offer.args["seat"])
    me = g.characters[seat]
    if me.down:
        return told(-10.0, "rise-why-down", seat=seat)
    beside = figures.ground(g).adjacent[me.at]
    rescues = sum(one.down and one.at in beside for one in g.characters.values())
    own = [enemy for enemy in g.enemies if enemy.colour == me.colour and not enemy.stunned]
    near = sum(figures.distance(g, me.at, enemy) <= 5 for enemy in own)
    rescue = told(5.0 * rescues, "rise-why-first-rescue", seat=seat) if rescues else 0.0
    foes = told(near - 0.3 * (len(own) - near), "rise-why-first-foes", seat=seat, count=near)
    worth = 5.0 * rescues + near - 0.3 * (len(own) - near) - hurt(g, seat)
    return Worth(worth, (rescue + foes - told(hurt(g, seat), "rise-why-first-hurt", seat=seat)).parts)


def target(g: Rise, ask: Ask, offer: Option) -> float:
    """Shoot at what the shot is worth most against."""
    enemy = g.enemy(str(offer.args["target"]))
    dice = int(str(ask.args.get("dice", 3)))
    figure = str(ask.args.get("figure", g.turn))
    attack = Attack(figure=figure, by=figure, source="", strike=Strike(dice=dice, range=(1, 9)))
    return shooting(g, attack, enemy)


def enemy(g: Rise, ask: Ask, offer: Option) -> float:
    """Choose the Enemy that matters most."""
    chosen = g.enemy(str(offer.args["target"]))
    dice, wanted = figures.stats(chosen).attack, int(is_wanted(g, chosen))
    return told(prize(g, chosen), "rise-why-enemy", target=placed(chosen), dice=dice, wanted=wanted)


def moves(g: Rise, ask: Ask) -> list[float]:
    """Go where it is best to stand; what the hexes are worth is worked out for all offers together."""
    figure = str(ask.args["figure"])
    spots = Spots(g, figure, armed=bool(g.turn and (g.player.dice or figure != g.turn)))
    return [spots.value(str(offer.args.get("to", ask.start))) for offer in ask.options]


def drive(g: Rise, ask: Ask, offer: Option) -> float:
    """Take the Truck nearer to where the Objective wants it."""
    zones = [zone for objective in current(g) if objective.verb == "drive" for zone in objective.zones]
    field = fields.driving(g, zones) if zones else {}
    left = field.get(str(offer.args.get("to", ask.start)), fields.FAR)
    return told(-float(left), "rise-why-truck-aim", left=left)


def prey(g: Rise, ask: Ask, offer: Option) -> float:
    """Let Enemies go for the friend who can bear it best."""
    friend = str(offer.args["target"])
    return bearing(g, friend, -frailty(g, friend)) if friend in figures.friends(g, standing=False) else 0.0


def bearing(g: Rise, friend: str, worth: float) -> Worth:
    """A worth told by how many Wounds a friend can still bear."""
    left = max(0, figures.wound_limit(g, friend) - figures.wounds(g, friend)) if friend in g.characters else 1
    return told(worth, "rise-why-bears", friend=friend, left=left)


def stop(g: Rise, ask: Ask, offer: Option) -> float:
    """Let Enemies stop where few can be shot at, or a Boss where it can be destroyed."""
    to = str(offer.args["to"])
    melt = plan(g).rule("melt")
    if melt and not figures.zones_of(g, to).isdisjoint(melt.zones):
        return told(10.0, "rise-why-stop-melt")
    far = min((float(figures.distance(g, to, at)) for at in figures.friends(g).values()), default=0.0)
    return told(far, "rise-why-stop", far=int(far))


def attack_dice(g: Rise, ask: Ask, offer: Option) -> float:
    """Roll again what falls short, by Rank only if it is worth it."""
    if offer.verb == "keep":
        return told(0.0, "rise-why-keep-dice")
    found = [enemy for enemy in g.enemies if enemy.id == ask.args.get("target")]
    hits, skulls = int(str(ask.args["hits"])), int(str(ask.args["skulls"]))
    if not found or not skulls:
        return told(-1.0, "rise-why-again", short=0, free=1)
    short = figures.defense(found[0]) - hits
    free = any(offer.args["ability"] == other for other in _free(g))
    lent = LENT if offer.args["ability"] in CLASSES else 0.0
    worth = 2.0 if free else 1.0 + lent if short <= skulls and prize(g, found[0]) > 0.9 else -1.0
    return told(-1.0 if short <= 0 else worth, "rise-why-again", short=max(0, short), free=int(free))


def _free(g: Rise) -> set[str]:
    """The re-rolls that cost no Rank: of cards and abilities."""
    cards = {card for one in g.characters.values() for card in (*one.cards, *one.munitions)}
    abilities = {ability.id for seat in g.seats for ability in figures.abilities(g, seat) if _rerolls(ability)}
    return cards | abilities


def _rerolls(ability: object) -> bool:
    """Whether an ability rolls dice again."""
    return isinstance(ability, PassiveAbility | FistAbility) and ability.verb in ("reroll", "aid-reroll")


def dud(g: Rise, ask: Ask, offer: Option) -> float:
    """How gladly an Attack Die is rolled again: Skulls only."""
    return told(1.0 if str(offer.args["die"]) in ("skull", "blank") else -1.0, "rise-why-dud")


def low(g: Rise, ask: Ask, offer: Option) -> float:
    """How gladly an Action Die is rolled again: the lower, the sooner."""
    return told(3.5 - int(offer.args["die"]), "rise-why-low")


def fist(g: Rise, ask: Ask, offer: Option) -> float:
    """Use the Fist ability that changes most."""
    if offer.verb == PASS:
        return told(0.0, "rise-why-no-fist")
    abilities = {ability.id: ability for seat in g.seats for ability in figures.abilities(g, seat)}
    verb = getattr(abilities.get(str(offer.args["ability"])), "verb", "")
    return told(FISTS.get(verb, 1.0), "rise-why-fist", how=verb if verb in FISTS else "other")


def card(g: Rise, ask: Ask, offer: Option) -> float:
    """Take the better card."""
    if "card" not in offer.args:
        return 0.0
    return told(card_worth(figures.card(str(offer.args["card"]))), "rise-why-card", card=str(offer.args["card"]))


def overflow(g: Rise, ask: Ask, offer: Option) -> float:
    """Discard the worse card."""
    return told(-card_worth(figures.card(str(offer.args["card"]))), "rise-why-spare", card=str(offer.args["card"]))


def use(g: Rise, ask: Ask, offer: Option) -> float:
    """Use the object that is worth most, or take an Enemy apart; trade only for want of anything else."""
    if offer.verb == "dismantle":
        return dismantling(g, g.enemy(str(offer.args["target"])))
    if "token" not in offer.args:
        return told(-1.0, "rise-why-trade")
    return Turn(g).object(g.tokens[str(offer.args["token"])])


def rest(g: Rise, ask: Ask, offer: Option) -> float:
    """Stand somebody up, else heal whoever needs it most."""
    friend = str(offer.args.get("target", ask.args.get("seat", g.turn)))
    if offer.verb == "rescue":
        return told(10.0, "rise-why-rescue", friend=friend)
    return needing(g, friend)


def needing(g: Rise, friend: str) -> Worth:
    """How much a friend needs healing, told by how many Wounds they can still bear."""
    return healing(g, friend, frailty(g, friend)) if friend in g.characters else Worth(frailty(g, friend))


def friend(g: Rise, ask: Ask, offer: Option) -> float:
    """Choose the friend who needs it most."""
    seat = str(offer.args.get("seat", offer.args.get("target", "")))
    return needing(g, seat) if seat in g.characters else 0.0


def load(g: Rise, ask: Ask, offer: Option) -> float:
    """Load Munitions when there is much to shoot at."""
    if offer.verb == "roll":
        return told(0.0, "rise-why-roll")
    me = g.characters[g.turn]
    near = sum(figures.distance(g, me.at, enemy) <= 6 for enemy in g.enemies)
    return told(near - 1.5, "rise-why-load", count=near) if not me.down else -1.0


def shield(g: Rise, ask: Ask, offer: Option) -> float:
    """Spend a card that stops Skulls when it counts."""
    if offer.verb == PASS:
        return told(0.0, "rise-why-unspent")
    skulls = int(str(ask.args.get("skulls", 1)))
    counts = skulls >= 2 or hurt(g, ask.seats[0]) >= 0.5
    return told(1.0 if counts else -1.0, "rise-why-shield", skulls=skulls)


def guard(g: Rise, ask: Ask, offer: Option) -> float:
    """Take damage for whoever bears it worse; as much as leaves oneself standing."""
    if offer.verb == PASS:
        return told(0.0, "rise-why-unguarded")
    seat, friend, count = ask.seats[0], str(ask.args["friend"]), int(offer.args["count"])
    left = figures.wound_limit(g, seat) - figures.wounds(g, seat)
    gain = count * (frailty(g, friend) - frailty(g, seat))
    return told(gain if count <= left else -1.0, "rise-why-guard", friend=friend, left=left)


def throw(g: Rise, ask: Ask, offer: Option) -> float:
    """Throw where most Enemies are."""
    return throw_worth(g, str(ask.args["card"]), str(offer.args["to"]))


def spend(g: Rise, ask: Ask, offer: Option) -> float:
    """Spend a card rather than not."""
    return 0.0 if offer.verb == PASS else told(1.0, "rise-why-spend")


def place(g: Rise, ask: Ask, offer: Option) -> float:
    """Set out as near to the aim as possible."""
    seat = ask.seats[0]
    return Spots(g, seat, armed=False).value(str(offer.args["to"]))


def skill(g: Rise, ask: Ask, offer: Option) -> float:
    """Learn a Class: what holds always is easier to use."""
    abilities = CLASSES[str(offer.args["class"])].abilities
    always = sum(isinstance(ability, PassiveAbility) for ability in abilities)
    return told(float(always), "rise-why-class", count=always)


WEIGHERS: dict[str, Weigher] = {
    "decision": decision,
    "turn-start": load,
    "target": target,
    "more-targets": enemy,
    "spread": enemy,
    "stun": enemy,
    "drive": drive,
    "prey": prey,
    "ambush": prey,
    "enemy-target": prey,
    "enemy-stop": stop,
    "attack-dice": attack_dice,
    "attack-aid": attack_dice,
    "reroll-attack": dud,
    "reroll-actions": low,
    "fist": fist,
    "fist-after": spend,
    "pick": card,
    "search": card,
    "store": card,
    "overflow": overflow,
    "interact": use,
    "ally-interact": use,
    "rest": rest,
    "heal": friend,
    "revive": friend,
    "medkit": spend,
    "shield": shield,
    "guard": guard,
    "throw": throw,
    "place": place,
    "class": skill,
}
"""How an offer of each question is weighed; what is not here is answered as the rules propose."""


def weighed(g: Rise, ask: Ask) -> list[float] | None:
    """What each offer of a question is worth; nothing where the rules' own proposal will do."""
    if ask.prompt == "move":
        return moves(g, ask)
    if ask.prompt == "step-in":
        spots = Spots(g, ask.seats[0], armed=False)
        return [spots.value(str(offer.args["to"])) for offer in ask.options]
    weigh = WEIGHERS.get(ask.prompt)
    return [weigh(g, ask, offer) for offer in ask.options] if weigh else None
