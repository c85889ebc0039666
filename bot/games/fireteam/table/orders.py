"""Standing orders that a person may leave for a hero, so that play flows."""

from __future__ import annotations

from bot.engine.asks import Ask, option
from bot.engine.fixes import Fix
from bot.games.fireteam.state import Fireteam

CHOICES: dict[str, tuple[str, ...]] = {
    "reactions": ("ask", "never"),
    "small-hits": ("0", "2", "3"),
    "escort": ("ask", "all"),
    "discards": ("ask", "cheapest"),
}
"""What may be ordered, the usual first: `small-hits` is the least damage worth a question."""
COVER = ("ask", "always", "never")
NAMES = {"small-hits": "least"}
"""What values are called where a plain figure would not tell."""


def orders(g: Fireteam, seat: str) -> tuple[Fix, ...]:
    """The standing orders of a hero: about reactions, escorting, discards, and whom to take hits for."""
    now = g.heroes[seat].orders
    plain = [
        Fix(id=f"order-{id}", now=now.get(id, values[0]), values=values, names=NAMES.get(id, "value"))
        for id, values in CHOICES.items()
    ]
    cover = [
        Fix(id="order-cover", args={"ally": ally}, now=now.get(f"cover-{ally}", COVER[0]), values=COVER)
        for ally in g.seats
        if ally != seat
    ]
    return (*plain, *cover)


def order(g: Fireteam, seat: str, fix: Fix, value: str) -> None:
    """Keep a standing order; the usual one is no order at all."""
    id = f"cover-{fix.args['ally']}" if fix.args else fix.id.removeprefix("order-")
    if value == fix.values[0]:
        g.heroes[seat].orders.pop(id, None)
    else:
        g.heroes[seat].orders[id] = value


def lets_pass(ask: Ask) -> tuple[str, str] | None:
    """The order that lets reactions pass, or hits on the hero who is about to be struck."""
    if ask.prompt == "intercept":
        return option("order-cover", ally=str(ask.args["hero"])).key, "never"
    return ("order-reactions", "never") if ask.prompt.startswith("react-") else None
