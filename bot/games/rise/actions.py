"""What the Turn Player may do in the Player Phase: each thing is offered or barred by one check, then done."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.asks import Choice, Option, Reason, option
from bot.engine.state import Steps
from bot.games.rise import attacking, equipping, interacting, moving, ranks, resting, specials, trading
from bot.games.rise.dice import meets
from bot.games.rise.events_attack import Assigned
from bot.games.rise.spaces import Place, place_at, spaces
from bot.games.rise.state import Placed, Rise

Offer = tuple[Option, Reason | None]


def offers(g: Rise) -> Iterator[Offer]:
    """Everything the Turn Player might do now, with the reason where it is barred (RISE-ROUND-07, -08)."""
    for place in spaces(g, g.turn):
        for value in sorted(set(g.player.dice)):
            yield option("assign", die=value, space=place.key), bar(g, place, value)
    sources = [source.id for source in ranks.sources(g, g.turn)] or [ranks.BOARD]
    for id in sources:
        yield option("reroll", ability=id), ranks.barred(g)
    for card, reason in equipping.any_time(g, g.turn):
        yield option("use", card=card), reason
    if trading.free_trades(g, g.turn) > 0:
        for friend in trading.partners(g, g.turn):
            yield option("free-trade", seat=friend), None
    yield option("end"), None


def bar(g: Rise, place: Place, value: int) -> Reason | None:
    """Say why a die of this value cannot be put on a space (RISE-ACTION-01..03, -07, RISE-RULING-06)."""
    if place.key in g.spaces:
        return Reason("rise-refuse-space-taken", "RISE-ACTION-03")
    if g.player.down and place.space.kind == "rest":
        return Reason("rise-refuse-down-cannot-rest", "RISE-DOWN-04")
    if g.player.down and value != 1:
        return Reason("rise-refuse-down-needs-one", "RISE-DOWN-04")
    if not meets(value, place.space.accepts):
        return Reason("rise-refuse-value", "RISE-ACTION-07", {"values": tuple(map(str, place.space.accepts))})
    return idle(g, place, value)


def idle(g: Rise, place: Place, value: int) -> Reason | None:
    """Say why the Action would have no effect (RISE-RULING-06)."""
    seat, space = g.turn, place.space
    match space.kind:
        case "move":
            able = moving.can_move(g, seat, moving.stride(g, seat, space, value))
            return None if able else Reason("rise-refuse-nowhere-to-go", "RISE-RULING-06")
        case "attack":
            return attacking.bar(g, seat, place, value)
        case "rest":
            return resting.bar(g, seat)
        case "interact":
            return interacting.bar(g, seat, space, value)
        case _ if space.does == "special-attack":
            return attacking.bar(g, seat, place, value)
        case _:
            return specials.bar(g, seat, place, value)


def do(g: Rise, choice: Choice) -> Steps:
    """Do what the Turn Player chose."""
    match choice.verb:
        case "assign":
            yield from assign(g, place_at(g, g.turn, choice["space"]), int(choice["die"]))
        case "reroll":
            yield from ranks.reroll_actions(g, choice["ability"])
        case "use":
            yield from equipping.use(g, g.turn, choice["card"])
        case "free-trade":
            yield from trading.free_trade(g, g.turn, choice["seat"])


def assign(g: Rise, place: Place, value: int) -> Steps:
    """Put a die on a space, where it stays until the End of Round, and resolve the Action (RISE-ACTION-01, -03)."""
    g.player.dice.remove(value)
    g.spaces[place.key] = Placed(g.player.colour, value)
    g.tell(Assigned(seat=g.turn, die=value, space=place.key))
    yield from act(g, place, value)


def act(g: Rise, place: Place, value: int) -> Steps:
    """Perform the Action of a space (RISE-ACTION-05, RISE-SPECIAL-01)."""
    seat, space = g.turn, place.space
    match space.kind:
        case "move":
            points, past, over = moving.stride(g, seat, space, value)
            yield from moving.move(g, seat, points, pass_enemies=past, ignore_obstacles=over)
        case "attack":
            yield from attacking.attack(g, seat, place, value)
        case "rest":
            yield from resting.rest(g, seat, space, value)
        case "interact":
            yield from interacting.interact(g, seat, space, value)
        case _ if space.does == "special-attack":
            yield from attacking.attack(g, seat, place, value)
        case _:
            yield from specials.special(g, seat, place, value)
