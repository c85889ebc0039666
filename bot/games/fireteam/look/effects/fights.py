"""Attacks, re-rolls, hits and reactions: how likely, and what they change."""

from __future__ import annotations

from bot.engine.asks import Ask, Option
from bot.engine.dice import at_least, percent
from bot.engine.words import Phrase, Value
from bot.games.fireteam.box.content import CARDS
from bot.games.fireteam.box.verbs import TYPES
from bot.games.fireteam.look import odds
from bot.games.fireteam.look.views import View
from bot.games.fireteam.rules.hero import attacking
from bot.games.fireteam.rules.moments import Blow, symbols


def attack(v: View, ask: Ask, offer: Option) -> Phrase:
    """The best chance with the cards in hand, where they are known; else the hits that it takes."""
    g, target = v.now, str(offer.args["target"])
    type = next(each for each in TYPES if each == offer.args["type"])
    seat = str(ask.args["seat"])
    bare = Blow(seat, type, 0, target)
    hurt = tuple(attacking.friends(g, bare))
    args: dict[str, Value] = {"need": attacking.needed(g, bare, target), "hurt": len(hurt), "heroes": hurt}
    made = odds.volleys(g, seat, target, (type,))
    if not made:
        return Phrase("fireteam-option-target", args)
    best = made[-1]
    args |= {"need": best.need, "cards": len(best.cards), "dice": best.dice, "chance": percent(best.chance)}
    return Phrase("fireteam-option-attack", args)


def reroll(v: View, ask: Ask, offer: Option) -> Phrase:
    """What a die shows, and what it may show instead."""
    type = next(each for each in TYPES if each == ask.args["type"])
    shown = symbols((str(offer.args["face"]),), type)
    more = percent(at_least(odds.hits_of(1), shown + 1))
    return Phrase("fireteam-option-reroll", {"hits": shown, "chance": more, "missing": int(str(ask.args["missing"]))})


def react(v: View, ask: Ask, offer: Option) -> Phrase | None:
    """What a reaction changes now; it costs the card."""
    reaction = CARDS[str(offer.args["card"])].reaction
    if reaction is None:
        return None
    args: dict[str, Value] = {"amount": reaction.amount, "type": reaction.type or "none", "range": reaction.range}
    given = {name: ask.args.get(name, 0) for name in ("damage", "strength", "dice", "need")}
    people = {name: ask.args.get(name, "") for name in ("creature", "hero")}
    return Phrase(f"fireteam-option-react-{reaction.does}", {**args, **given, **people})


def passing(v: View, ask: Ask, offer: Option) -> Phrase | None:
    """What comes of letting it be, where that is harm."""
    g, hero = v.now, str(ask.args.get("hero", ""))
    if hero not in g.heroes:
        return None
    if ask.prompt in ("react-hit", "react-ko"):
        return Phrase("fireteam-option-hit", _harm(v, hero, int(str(ask.args["damage"]))))
    if ask.prompt == "intercept":
        return Phrase("fireteam-option-stays", {"hero": hero, "cards": v.hands[hero]})
    return None


def intercept(v: View, ask: Ask, offer: Option) -> Phrase:
    """What one takes upon oneself."""
    return Phrase("fireteam-option-intercept", {"dice": int(str(ask.args["strength"]))})


def volunteer(v: View, ask: Ask, offer: Option) -> Phrase:
    """How many cards somebody has left to lose."""
    seat = str(offer.args["seat"])
    return Phrase("fireteam-option-cards", {"seat": seat, "cards": v.hands[seat]})


def _harm(v: View, hero: str, damage: int) -> dict[str, Value]:
    """What damage does to a hero: a card for each, and down with none left (FTZ-CATTACK-06, FTZ-KO-01)."""
    return {"hero": hero, "damage": damage, "cards": v.hands[hero], "falls": int(damage > v.hands[hero])}
