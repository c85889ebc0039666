"""Commanding Allies: the Actions on their reference card, in order, each of them optional (RISE-ALLY)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bot.engine.asks import PASS, Choice, Reason, option
from bot.engine.state import Steps
from bot.games.rise.box.content import SIDES
from bot.games.rise.box.reference_cards import AllyStats
from bot.games.rise.box.verbs import AllyVerb
from bot.games.rise.events.moves import Commanded
from bot.games.rise.rules import harm
from bot.games.rise.rules.actions import interacting, moving, resting
from bot.games.rise.rules.attacks import attacking
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Ally, Rise


class AllyAct(NamedTuple):
    """One of an Ally's Actions: whether it could be performed now, and how."""

    can: Callable[[Rise, Ally, int], bool]
    do: Callable[[Rise, str, Ally, int], Steps]


def stats(ally: Ally) -> AllyStats:
    """An Ally's fixed figures (RISE-ALLY-03)."""
    found = SIDES[ally.kind].ally
    if found is None:
        raise ValueError(f"{ally.kind} is no Ally's reference card")
    return found


def commandable(g: Rise, seat: str, value: int) -> list[Ally]:
    """The Allies that a Character can command: in a shared Zone, not Down, able to act (RISE-ALLY-02)."""
    return [ally for ally in g.allies if not barred(g, seat, ally, value)]


def barred(g: Rise, seat: str, ally: Ally, value: int) -> Reason | None:
    """Why a Character cannot command an Ally (RISE-ALLY-02, -09, RULING-47)."""
    if not figures.share_zone(g, seat, ally.id):
        return Reason("rise-refuse-not-in-zone", "RISE-ALLY-02")
    if ally.down:
        return Reason("rise-refuse-ally-down", "RISE-ALLY-09")
    if not any(ACTS[verb].can(g, ally, value) for verb in stats(ally).acts):
        return Reason("rise-refuse-ally-idle", "RISE-RULING-06")
    return None


def command(g: Rise, seat: str, ally: Ally, value: int) -> Steps:
    """Let an Ally act; the commanding player makes all its choices (RISE-ALLY-01, -03, RULING-47)."""
    g.tell(Commanded(seat=seat, friend=ally.id))
    for verb in stats(ally).acts:
        if moving.is_down(g, ally.id):
            return
        yield from ACTS[verb].do(g, seat, ally, value)


def _patients(g: Rise, ally: Ally) -> list[str]:
    """The adjacent Characters that are Wounded or Down."""
    near = (id for id in resting.adjacent_friends(g, ally.id) if id in g.characters)
    return sorted(id for id in near if harm.wounds_of(g, id) or g.characters[id].down)


def _heal(g: Rise, seat: str, ally: Ally, value: int) -> Steps:
    """Let an Ally heal one adjacent Character, or Rescue it."""
    if patients := _patients(g, ally):
        options = [*(option("tend", target=id) for id in patients), option(PASS)]
        only = options[0] if len(patients) == 1 else None
        choice: Choice = yield g.ask(seat, "ally-heal", options, default=only, args={"figure": ally.id})
        if not choice.passed:
            resting.aid(g, ally.id, choice["target"])


def _interact(g: Rise, seat: str, ally: Ally, value: int) -> Steps:
    """Let an Ally use one object in reach with the commanding die; what it finds goes to who commands it."""
    reads = {value: ""}
    if things := interacting.objects(g, ally.at, reads):
        options = [*(option("use", token=thing.id) for thing in things), option(PASS)]
        only = options[0] if len(things) == 1 else None
        choice: Choice = yield g.ask(
            seat, "ally-interact", options, default=only, args={"figure": ally.id, "value": value}
        )
        if not choice.passed:
            yield from interacting.use(g, seat, ally.id, g.tokens[choice["token"]], value, reads)


def _move(g: Rise, seat: str, ally: Ally, value: int) -> Steps:
    """Let an Ally move."""
    yield from moving.move(g, ally.id, stats(ally).move, by=seat, optional=True)


def _attack(g: Rise, seat: str, ally: Ally, value: int) -> Steps:
    """Let an Ally attack."""
    yield from attacking.ally_attack(g, seat, ally.id)


ACTS: dict[AllyVerb, AllyAct] = {
    "move": AllyAct(lambda g, ally, value: moving.can_move(g, ally.id, moving.Stride(stats(ally).move)), _move),
    "attack": AllyAct(lambda g, ally, value: bool(attacking.ally_targets(g, ally.id)), _attack),
    "heal": AllyAct(lambda g, ally, value: bool(_patients(g, ally)), _heal),
    "interact": AllyAct(lambda g, ally, value: bool(interacting.objects(g, ally.at, {value: ""})), _interact),
}
