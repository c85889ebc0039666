"""What a Character's turn offers: dice on spaces, objects, trades, and the end of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.engine.asks import Ask, Option
from bot.engine.decks import kind_of
from bot.engine.words import Phrase, Value
from bot.games.rise.box.cards import SpaceAbility, SpaceKind
from bot.games.rise.box.content import CLASSES
from bot.games.rise.look.effects import shots
from bot.games.rise.look.effects.cards import does
from bot.games.rise.look.outlook import acts_next, can_hit
from bot.games.rise.rules.actions import interacting, moving, resting, trading
from bot.games.rise.rules.actions.spaces import Place, place_at
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Rise, Token


def assign(g: Rise, ask: Ask, offer: Option) -> Phrase | None:
    """What a die does on a space."""
    place = place_at(g, g.turn, str(offer.args["space"]))
    return SPACES[place.space.kind](g, place, int(offer.args["die"]))


def _move(g: Rise, place: Place, value: int) -> Phrase:
    """How far it goes."""
    points, past, over = moving.stride(g, g.turn, place.space, value)
    ends = moving.reachable(g, g.turn, points, pass_enemies=past, ignore_obstacles=over)
    return Phrase("rise-effect-stride", {"points": points, "count": len(ends), "past": int(past)})


def _attack(g: Rise, place: Place, value: int) -> Phrase | None:
    """The likeliest Attack."""
    return shots.from_place(g, g.turn, place, value)


def _rest(g: Rise, place: Place, value: int) -> Phrase:
    """Whom it may help: one of them."""
    people = tuple(str(each.args.get("target", g.turn)) for each in resting.helps(g, g.turn))
    healed = 1 + sum(bonus.amount for bonus in place.space.bonus(value) if bonus.verb == "rest-heals")
    return Phrase("rise-effect-rest", {"friends": people, "count": healed})


def _interact(g: Rise, place: Place, value: int) -> Phrase:
    """What may be used, or else whom to trade with."""
    things = interacting.in_reach(g, g.turn, place.space, value)
    lying = interacting.dismantled(g, g.turn, place.space, value)
    if lying and not things:
        return Phrase("rise-effect-dismantle", {"foes": tuple(enemy.id for enemy in lying[:2]), "count": len(lying)})
    if not things:
        return Phrase("rise-effect-trade-with", {"friends": tuple(trading.partners(g, g.turn))})
    if len(things) > 1:
        return Phrase("rise-effect-objects", {"tokens": tuple(thing.id for thing in things[:2]), "count": len(things)})
    return Phrase("rise-effect-object", {"token": things[0].id, **_row(g, things[0], value)})


def _special(g: Rise, place: Place, value: int) -> Phrase | None:
    """What is printed beside the space."""
    if place.space.strike:
        return shots.from_place(g, g.turn, place, value)
    if place.home == "ally" and (ally := figures.ally(g, place.owner)):
        return does(ally.kind)
    printed = figures.board(place.owner) if place.home == "board" else CLASSES.get(place.owner)
    found = [each for each in (printed.abilities if printed else ()) if isinstance(each, SpaceAbility)]
    return does(next((each.id for each in found if each.space == place.space), kind_of(place.owner)))


SPACES: dict[SpaceKind, Callable[[Rise, Place, int], Phrase | None]] = {
    "move": _move,
    "attack": _attack,
    "rest": _rest,
    "interact": _interact,
    "special": _special,
    "command": _special,
}


def _row(g: Rise, token: Token, value: int) -> dict[str, Value]:
    """What an object does on a value, or that the die must be read otherwise."""
    rows = interacting.rows(g, token, value)
    return {"row": rows[0].verb if rows else "otherwise", "amount": rows[0].amount if rows else 0, "value": value}


def use(g: Rise, ask: Ask, offer: Option) -> Phrase:
    """What an object does with the die."""
    token = g.tokens[str(offer.args["token"])]
    return Phrase("rise-effect-row", _row(g, token, int(str(ask.args["value"]))))


def read(g: Rise, ask: Ask, offer: Option) -> Phrase:
    """What an object does if the die is read so."""
    return Phrase("rise-effect-row", _row(g, g.tokens[str(ask.args["token"])], int(offer.args["value"])))


def trade(g: Rise, ask: Ask, offer: Option) -> Phrase:
    """What a friend carries."""
    cards = tuple(g.characters[str(offer.args["seat"])].cards)
    return Phrase("rise-effect-carries", {"count": len(cards), "cards": cards[:3]})


def lies(g: Rise, ask: Ask, offer: Option) -> Phrase:
    """Where a thing lies."""
    return Phrase("rise-effect-lies", {"at": g.tokens[str(offer.args["token"])].hexes[0]})


def clear(g: Rise, ask: Ask, offer: Option) -> Phrase:
    """The die that comes off a space."""
    return Phrase("rise-effect-clear", {"die": g.spaces[str(offer.args["space"])].value})


def reroll(g: Rise, ask: Ask, offer: Option) -> Phrase:
    """What rolling Action Dice again costs."""
    return Phrase("rise-effect-rank", {"count": len(g.player.dice)})


def end(g: Rise, ask: Ask, offer: Option) -> Phrase:
    """What goes unused, and who answers."""
    foes = sum(1 for _ in answering(g, g.turn))
    return Phrase("rise-effect-end", {"dice": len(g.player.dice), "foes": foes})


def act(g: Rise, ask: Ask, offer: Option) -> Phrase:
    """How many machines answer a Character's turn, and how many of them can hit somebody already."""
    seat = str(offer.args["seat"])
    me = g.characters[seat]
    own = [enemy for enemy in g.enemies if enemy.colour in ("", me.colour) and not enemy.stunned]
    hits = sum(can_hit(g, enemy) for enemy in own)
    return Phrase("rise-effect-act", {"count": len(own), "hits": hits, "down": int(me.down)})


def answering(g: Rise, seat: str) -> Iterator[str]:
    """The Enemies that act next and have somebody in Range and sight."""
    return (enemy.id for enemy in g.enemies if acts_next(g, enemy) and can_hit(g, enemy))
