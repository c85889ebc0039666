"""What a game-master may put right, and what no correction may lead to."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.asks import Reason
from bot.engine.fixes import Fix, numbers
from bot.engine.game import TOGGLE
from bot.games.salvation.box.content import DEVELOPMENT, FACTORIES, IMPROVEMENTS, SECTORS, side_of
from bot.games.salvation.box.shapes import SIDES
from bot.games.salvation.rules.board.units import limit, value
from bot.games.salvation.state import FIRST_STAGE, LAST_STAGE, Salvation, Unit

RESERVE, GRAVEYARD, CAPTURED, DISCARD = "reserve", "graveyard", "captured", "discard"
MOST_POINTS = 20


def fixes(g: Salvation) -> tuple[Fix, ...]:
    """What may be set: figures, damage, points, factories, shelters, tokens, cards, the stage and the lead."""
    return tuple(_offered(g))


def _offered(g: Salvation) -> Iterator[Fix]:
    off_board = (RESERVE, GRAVEYARD) if "no-return" in g.rules else (RESERVE,)
    for id in sorted((*g.units, *g.reserve, *g.graveyard)):
        places = (*SECTORS, *(off_board if side_of(id) == "resistance" else (RESERVE,)))
        yield Fix(id="figure", args={"unit": id}, now=place_of(g, id), values=places, names="place")
    for unit in g.units.values():
        if (strength := value(g, unit.kind, "strength")) > 1:
            yield Fix(id="damage", args={"unit": unit.id}, now=str(unit.damage), values=numbers(0, strength - 1))
    for seat, points in g.points.items():
        yield Fix(id="points", args={"seat": seat}, now=str(points), values=numbers(0, MOST_POINTS))
    for sector in SECTORS:
        yield Fix(id="factory", args={"at": sector}, now=TOGGLE[sector in g.factories], values=TOGGLE)
    for number, at in enumerate((*g.shelters, *(CAPTURED,) * g.captured), 1):
        yield Fix(id="shelter", args={"number": number}, now=at, values=(*SECTORS, CAPTURED), names="place")
    for token in IMPROVEMENTS:
        yield Fix(id="improvement", args={"token": token}, now=TOGGLE[token in g.improved], values=TOGGLE)
    for side in SIDES:
        holders = tuple(seat for seat in g.seats if g.side(seat) == side)
        for card in dict.fromkeys(g.decks[side].discard):
            yield Fix(id="card", args={"card": card}, now=DISCARD, values=(DISCARD, *holders), names="holder")
    if g.phase == "stage":
        yield Fix(id="stage", now=str(g.stage), values=numbers(FIRST_STAGE, LAST_STAGE))
    if len(g.commanders) > 1:
        yield Fix(id="lead", now=g.lead, values=g.commanders, names="seat")


def fix(g: Salvation, chosen: Fix, value: str) -> None:
    """Put one of those right."""
    match chosen.id:
        case "figure":
            put_figure(g, str(chosen.args["unit"]), value)
        case "damage":
            g.units[str(chosen.args["unit"])].damage = int(value)
        case "points":
            g.points[str(chosen.args["seat"])] = int(value)
        case "factory":
            sector = str(chosen.args["at"])
            g.factories = [at for at in g.factories if at != sector] + [sector] * (value == "on")
        case "shelter":
            known = [*g.shelters, *(CAPTURED,) * g.captured]
            known[int(chosen.args["number"]) - 1] = value
            g.shelters, g.captured = [at for at in known if at != CAPTURED], known.count(CAPTURED)
        case "improvement":
            set_improvement(g, str(chosen.args["token"]), on=value == "on")
        case "card":
            take_back(g, str(chosen.args["card"]), value)
        case "stage":
            g.stage, g.actor, g.until = int(value), 0, {}
        case "lead":
            g.lead = value


def place_of(g: Salvation, figure: str) -> str:
    """Where a figure is."""
    if figure in g.units:
        return g.units[figure].at
    return GRAVEYARD if figure in g.graveyard else RESERVE


def put_figure(g: Salvation, figure: str, to: str) -> None:
    """Put a figure into a sector or off the board."""
    if figure in g.units and to in SECTORS:
        g.units[figure].at = to
        return
    for pile in (g.reserve, g.graveyard):
        if figure in pile:
            pile.remove(figure)
    g.units.pop(figure, None)
    if to in SECTORS:
        g.units[figure] = Unit(figure, to)
        return
    pile = g.graveyard if to == GRAVEYARD else g.reserve
    pile.append(figure)
    pile.sort()


def set_improvement(g: Salvation, token: str, *, on: bool) -> None:
    """Lay a token on its unit card, or take it off; technology goes back among those that nobody knows."""
    supply = g.development if token in DEVELOPMENT else g.technology
    giver, taker = (supply, g.improved) if on else (g.improved, supply)
    if token in giver:
        giver.remove(token)
        taker.append(token)
    if not on and supply is g.technology:
        g.shuffle(supply)


def take_back(g: Salvation, card: str, to: str) -> None:
    """Give a player a card from the discard pile."""
    if to != DISCARD:
        g.deck(to).discard.remove(card)
        g.hands[to] = sorted([*g.hands[to], card])


def unsound(g: Salvation) -> Reason | None:
    """Why a position could not be."""
    for sector in SECTORS:
        for side in SIDES:
            if len(g.at(sector, side)) > (most := limit(g, sector, side)):
                return Reason("salvation-refuse-full", "SAL-STACK-01", {"at": sector, "most": most})
    for unit in g.units.values():
        if unit.damage >= value(g, unit.kind, "strength"):
            return Reason("salvation-refuse-damage", "SAL-COMBAT-08", {"unit": unit.id})
    if len(g.factories) > FACTORIES:
        return Reason("salvation-refuse-no-factory-left", "SAL-FACTORY-03")
    return None
