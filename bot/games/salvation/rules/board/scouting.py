"""Scouting: a unit looks round its sector and opens one hidden object there (SAL-SCOUT)."""

from __future__ import annotations

from bot.engine.asks import Choice, Offer, Reason, option
from bot.engine.dice import D6
from bot.engine.state import Steps
from bot.games.salvation.box.cards import Playing, Scout
from bot.games.salvation.events.board import Searched
from bot.games.salvation.rules.board import hidden
from bot.games.salvation.rules.board.units import has_terrain, unlike, value
from bot.games.salvation.state import SKYNET, Salvation, Unit

LIGHT = ("infantry", "jeep")
"""Who may scout under the optional rule (SAL-OPT-06)."""


def barred(g: Salvation, playing: Playing) -> Reason | None:
    """Why a Scouting card cannot be played: nobody stands beside a face-down token (SAL-RUL-39)."""
    if any(not reason for _, reason in scouts(g, playing)):
        return None
    return Reason("salvation-refuse-nobody-scouts", "SAL-RUL-39")


def scouts(g: Salvation, playing: Playing) -> list[Offer]:
    """The units that may scout (SAL-SCOUT-01, SAL-OPT-06, SAL-THREE-11)."""
    return [
        (option("scout", unit=unit.id), unit_barred(g, playing, unit)) for unit in unlike(g.of(g.side(playing.seat)))
    ]


def unit_barred(g: Salvation, playing: Playing, unit: Unit) -> Reason | None:
    """Why a unit cannot scout."""
    if not g.slots(unit.at):
        return Reason("salvation-refuse-nothing-hidden", "SAL-RUL-39", {"at": unit.at})
    if playing.seat != SKYNET and "light-scouts" in g.rules and unit.kind not in LIGHT:
        return Reason("salvation-refuse-light-scouts", "SAL-OPT-06", {"unit": unit.id})
    if playing.card.number in unit.acted:
        return Reason("salvation-refuse-same-number", "SAL-THREE-11", {"unit": unit.id, "number": playing.card.number})
    return None


def scout(g: Salvation, playing: Playing) -> Steps:
    """Name the unit, roll if it is a machine, and open a token (SAL-SCOUT-02..05)."""
    choice: Choice = yield g.ask(
        playing.seat, "scout", scouts(g, playing), args={"seat": playing.seat, "card": playing.card.id}
    )
    unit = g.units[choice["unit"]]
    unit.acted.append(playing.card.number)
    bonus = playing.action.bonus if isinstance(playing.action, Scout) else 0
    if playing.seat == SKYNET and not finds(g, unit, bonus):
        return
    slots = g.slots(unit.at)
    slot = slots[0]
    if len(slots) > 1:
        tokens = [option("open", slot=each) for each in slots]
        choice = yield g.ask(playing.seat, "open", tokens, args={"seat": playing.seat, "at": unit.at})
        slot = choice["slot"]
    yield from hidden.open_token(g, playing.seat, slot)


def finds(g: Salvation, unit: Unit, bonus: int = 0) -> bool:
    """Roll one die for a machine against its Scouting (SAL-SCOUT-03, SAL-BORDER-06, SAL-RUL-41)."""
    die = int(g.roll(D6)[0])
    total = die + bonus + scouting_modifier(g, unit.at)
    found = total >= (needed := value(g, unit.kind, "scouting"))
    g.tell(
        Searched(
            unit=unit.id, at=unit.at, die=str(die), total=total, needed=needed, found=int(found), changed=total - die
        )
    )
    return found


def scouting_modifier(g: Salvation, sector: str) -> int:
    """What is added to Skynet's Scouting dice here: Tactics and ruins (SAL-TERRAIN-RUINS-01, SAL-RUL-68)."""
    return sum(effect.scouting for effect, _ in g.lasting()) - has_terrain(g, sector, "ruins")
