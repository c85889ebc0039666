"""The box as a whole: what it holds, and everything that could be wrong with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from bot.engine.content import Place
from bot.engine.content.faults import Fault, unknown
from bot.engine.content.shapes import keys
from bot.engine.words import Phrase
from bot.games.salvation.box import cards
from bot.games.salvation.box.cards import Card
from bot.games.salvation.box.shapes import SIDES, Border, HiddenKind, Improvement, Sector, UnitCard

STAGES = range(5)
"""The stages of a turn (SAL-TURN-01)."""


class Box(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that content/salvation holds."""

    sectors: tuple[Sector, ...]
    borders: tuple[Border, ...]
    units: tuple[UnitCard, ...]
    hidden: tuple[HiddenKind, ...]
    technology: tuple[Improvement, ...]
    development: tuple[Improvement, ...]
    resistance: tuple[Card, ...]
    skynet: tuple[Card, ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of both sides."""
        return (*self.resistance, *self.skynet)


PLACES = {
    "sectors": Place("map", "sector"),
    "borders": Place("map", "border"),
    "units": Place("units", "unit"),
    "hidden": Place("tokens", "hidden"),
    "technology": Place("tokens", "technology"),
    "development": Place("tokens", "development"),
    "resistance": Place("resistance", "card", below_zero=("scouting",)),
    "skynet": Place("skynet", "card"),
}


def faults(box: Box) -> Iterator[Fault]:
    """What names something that is not there, and what does not suit its side."""
    yield from _map(box)
    yield from _tokens(box)
    for side in SIDES:
        for card in getattr(box, side):
            yield from (Fault(side, card.id, what) for what in _card(box, side, card))
    for unit in box.units:
        yield from (Fault("units", unit.id, what) for what in unknown("given", unit.given, keys(unit)))
    for id, count in Counter(card.id for card in box.cards).items():
        if count > 1:
            yield Fault("", id, Phrase("content-twice", {"count": count}))


def _map(box: Box) -> Iterator[Fault]:
    """A border lies between two sectors, and each sector has one."""
    ids = {sector.id for sector in box.sectors}
    for border in box.borders:
        for what in unknown("between", border.between, ids):
            yield Fault("borders", "-".join(border.between), what)
        if border.between[0] == border.between[1]:
            yield Fault("borders", "-".join(border.between), Phrase("content-salvation-border"))
    reached = {id for border in box.borders for id in border.between}
    yield from (Fault("sectors", id, Phrase("content-salvation-island")) for id in sorted(ids - reached))


def _tokens(box: Box) -> Iterator[Fault]:
    """An improvement gives one characteristic of a unit a value of its kind; a place lies under every hidden token."""
    units = {unit.id: unit for unit in box.units}
    for shelf in ("technology", "development"):
        for token in getattr(box, shelf):
            yield from (Fault(shelf, token.id, what) for what in unknown("unit", [token.unit], units))
            if len(token.value) != (2 if token.field == "movement" else 1):
                yield Fault(shelf, token.id, Phrase("content-salvation-value", {"count": len(token.value)}))
    held = sum(kind.count for kind in box.hidden)
    slots = len(box.sectors) + sum(sector.city for sector in box.sectors)
    if held > slots:
        yield Fault("hidden", "", Phrase("content-salvation-hidden", {"held": held, "slots": slots}))


def _card(box: Box, side: str, card: Card) -> Iterator[Phrase]:
    """A card is in the file of its side, is played in a stage, and does something that its side can do."""
    if card.side != side:
        yield Phrase("content-salvation-side", {"side": card.side})
    if card.number not in STAGES or card.count < 1:
        yield Phrase("content-salvation-number", {"number": card.number, "count": card.count})
    if not card.actions:
        yield Phrase("content-nothing")
    if len({action.id for action in card.actions}) < len(card.actions):
        yield Phrase("content-salvation-actions")
    own = {unit.id for unit in box.units if unit.side == side}
    for action in card.actions:
        match action:
            case cards.Move() | cards.Place():
                yield from unknown(f"{action.id}.kinds", action.kinds, own)
            case cards.Attack():
                yield from unknown(f"{action.id}.needs", {action.needs} - {""}, own)
            case cards.Develop():
                yield from unknown(f"{action.id}.unit", [action.unit], {token.unit for token in box.development})
            case cards.Lasting() if not any(getattr(action, name) for name in _lasting()):
                yield Phrase("content-nothing")


def _lasting() -> tuple[str, ...]:
    """What a lasting card may do."""
    return tuple(name for name in cards.Lasting.__struct_fields__ if name != "id")
