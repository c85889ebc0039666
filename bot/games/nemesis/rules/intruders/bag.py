"""Bag Development: one token decides what grows (NEM-BAG)."""

from __future__ import annotations

from bot.engine.decks import kind_of
from bot.engine.state import GameOver, Steps
from bot.games.nemesis.events.intruders import BagDeveloped, BagGrew, EggLaid, EverybodyListens
from bot.games.nemesis.rules.intruders import attacking
from bot.games.nemesis.rules.intruders.arrivals import draw_token
from bot.games.nemesis.rules.intruders.encounters import encounter
from bot.games.nemesis.rules.intruders.moving import back_to_bag, into_bag
from bot.games.nemesis.rules.ship import noise_roll
from bot.games.nemesis.state import Intruder, Nemesis


def develop(g: Nemesis) -> Steps:
    """Draw a token and resolve it by its kind (NEM-BAG-01)."""
    g.tell(BagDeveloped())
    token = draw_token(g)
    match kind_of(token):
        case "larva":
            g.pool.append(token)
            grow(g, "adult", "larva")
        case "creeper":
            g.pool.append(token)
            grow(g, "breeder", "creeper")
        case "adult" | "breeder":
            try:
                yield from everybody_rolls(g)
            except GameOver:
                into_bag(g, token)
                raise
            into_bag(g, token)  # not before: meanwhile it is neither in the bag nor in the pool (NEM-RUL-74)
        case "queen":
            yield from queen(g, token)
        case "blank":
            grow(g, "adult", "blank")
            into_bag(g, token)


def grow(g: Nemesis, of: str, out: str) -> None:
    """Add a token to the bag for the one drawn, if one is there (NEM-BAG-02, NEM-BAG-03, NEM-RUL-26)."""
    if back_to_bag(g, of):
        g.tell(BagGrew(token=of, out=out))


def everybody_rolls(g: Nemesis) -> Steps:
    """Let each Character in a room roll for noise, unless it is in Combat by then (NEM-BAG-04, NEM-RUL-27)."""
    g.tell(EverybodyListens())
    for seat in g.in_order():
        if g.here(seat) and not g.combat(seat):
            yield from noise_roll.roll(g, seat)


def queen(g: Nemesis, token: str) -> Steps:
    """Meet the Queen in the Nest, or let her lay an Egg (NEM-BAG-06, NEM-RUL-24)."""
    nest = g.room_of("nest")
    prey = attacking.target(g, Intruder("queen", "queen", nest)) if nest else ""
    if prey:
        yield from encounter(g, prey, token, cause="queen")
        return
    into_bag(g, token)
    if not g.nest_destroyed and g.egg_supply():
        g.eggs += 1
        g.tell(EggLaid(count=g.eggs))
