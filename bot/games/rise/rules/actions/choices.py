"""What the Turn Player may do in the Player Phase: each thing is offered or barred by one check, then done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from bot.engine.asks import Choice, Offer, Reason, costly, option
from bot.engine.state import Steps
from bot.games.rise.box.cards import SpaceKind
from bot.games.rise.box.dice import meets
from bot.games.rise.events.attacks import Assigned, VoiceHeard
from bot.games.rise.rules.actions import equipping, interacting, moving, ranks, resting, specials, trading
from bot.games.rise.rules.actions.spaces import Place, place_at, spaces
from bot.games.rise.rules.attacks import attacking
from bot.games.rise.rules.bars import bar
from bot.games.rise.state import Placed, Rise


class Action(NamedTuple):
    """What an Action needs so that it has an effect, and what it does."""

    barred: Callable[[Rise, str, Place, int], Reason | None]
    do: Callable[[Rise, str, Place, int], Steps]


def offers(g: Rise) -> Iterator[Offer]:
    """Everything the Turn Player might do now besides ending it, with the reason where it is barred (RISE-ROUND-07)."""
    for place in spaces(g, g.turn):
        for value in sorted(set(g.player.dice)):
            yield option("assign", die=value, space=place.key), barred(g, place, value)
    sources = [source.id for source in ranks.sources(g, g.turn)] or [ranks.BOARD]
    for id in sources:
        yield costly("reroll", ability=id), ranks.barred(g)
    for card, reason in equipping.any_time(g, g.turn):
        yield costly("use", card=card), reason
    if trading.free_trades(g, g.turn) > 0:
        for friend in trading.partners(g, g.turn):
            yield option("free-trade", seat=friend), None


def barred(g: Rise, place: Place, value: int) -> Reason | None:
    """Why a die of this value cannot be put on a space (RISE-ACTION-01..03, -07, RISE-RULING-06)."""
    if place.key in g.spaces:
        return Reason("rise-refuse-space-taken", "RISE-ACTION-03")
    if g.player.down and place.space.kind == "rest":
        return Reason("rise-refuse-down-cannot-rest", "RISE-DOWN-04")
    if g.player.down and value != 1:
        return Reason("rise-refuse-down-needs-one", "RISE-DOWN-04")
    if not meets(value, place.space.accepts):
        return Reason("rise-refuse-value", "RISE-ACTION-07", {"values": tuple(map(str, place.space.accepts))})
    return action_barred(g, place, value)


def action_barred(g: Rise, place: Place, value: int) -> Reason | None:
    """Why the Action would have no effect (RISE-RULING-06)."""
    return ACTIONS[place.space.kind].barred(g, g.turn, place, value)


def do(g: Rise, choice: Choice) -> Steps:
    """Do what the Turn Player chose."""
    yield from VERBS[choice.verb](g, choice)


def assign(g: Rise, place: Place, value: int) -> Steps:
    """Put a die on a space, where it stays until the End of Round, and resolve the Action (RISE-ACTION-01, -03)."""
    g.player.dice.remove(value)
    g.spaces[place.key] = Placed(g.player.colour, value)
    g.tell(Assigned(seat=g.turn, die=value, space=place.key))
    yield from ACTIONS[place.space.kind].do(g, g.turn, place, value)


def reroll(g: Rise, token: str) -> Steps:
    """Roll Action Dice again by a Rank token, then take the step that a leader's voice gives (RISE-RULING-95)."""
    yield from ranks.reroll_actions(g, token)
    voice = ranks.voice(token)
    if voice and voice.bonus.verb == "step":
        g.tell(VoiceHeard(seat=g.turn, ability=voice.id, how="step", amount=voice.bonus.amount))
        yield from moving.move(g, g.turn, voice.bonus.amount, optional=True)


def _move_barred(g: Rise, seat: str, place: Place, value: int) -> Reason | None:
    able = moving.can_move(g, seat, moving.stride(g, seat, place.space, value))
    return bar(able, "nowhere-to-go", "RISE-RULING-06")


def _move(g: Rise, seat: str, place: Place, value: int) -> Steps:
    points, past, over = moving.stride(g, seat, place.space, value)
    yield from moving.move(g, seat, points, pass_enemies=past, ignore_obstacles=over)


ACTIONS: dict[SpaceKind, Action] = {
    "move": Action(_move_barred, _move),
    "attack": Action(attacking.barred, attacking.attack),
    "rest": Action(
        lambda g, seat, place, value: resting.barred(g, seat),
        lambda g, seat, place, value: resting.rest(g, seat, place.space, value),
    ),
    "interact": Action(
        lambda g, seat, place, value: interacting.barred(g, seat, place.space, value),
        lambda g, seat, place, value: interacting.interact(g, seat, place.space, value),
    ),
    "special": Action(specials.barred, specials.special),
    "command": Action(specials.barred, specials.special),
}
"""The Actions of the kinds of spaces (RISE-ACTION-05, RISE-SPECIAL-01)."""
VERBS: dict[str, Callable[[Rise, Choice], Steps]] = {
    "assign": lambda g, choice: assign(g, place_at(g, g.turn, choice["space"]), int(choice["die"])),
    "reroll": lambda g, choice: reroll(g, choice["ability"]),
    "use": lambda g, choice: equipping.use(g, g.turn, choice["card"]),
    "free-trade": lambda g, choice: trading.free_trade(g, g.turn, choice["seat"]),
}
