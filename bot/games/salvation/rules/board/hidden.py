"""Hidden objects: what an opened token does depends on who opened it (SAL-HIDDEN-02)."""

from __future__ import annotations

from bot.engine.asks import Choice, Offer, Option, Reason, option
from bot.engine.state import Steps
from bot.games.salvation.box.content import HIDDEN, NUMBER, sector_of
from bot.games.salvation.events.board import (
    Captured,
    Improved,
    NobodyJoined,
    ObjectiveDrawn,
    Opened,
    Placed,
    Scored,
    Useless,
)
from bot.games.salvation.rules import rulings
from bot.games.salvation.rules.board import terrain
from bot.games.salvation.rules.board.units import in_reserve, put, put_barred
from bot.games.salvation.state import SKYNET, Salvation


def open_token(g: Salvation, seat: str, slot: str) -> Steps:
    """Turn a token up and apply it (SAL-SCOUT-05)."""
    sector, token = sector_of(slot), g.hidden.pop(slot)
    g.reveal()
    g.count("opened", seat)
    g.tell(Opened(seat=seat, at=sector, token=token))
    if HIDDEN[token].terrain:
        yield from terrain.lay(g, sector, token)
    elif seat != SKYNET:
        yield from humans_find(g, seat, sector, token)
    elif token == "shelter":  # noqa: S105
        g.captured += 1
        g.count("shelters", seat)
        g.tell(Captured(at=sector, count=g.captured))
    else:
        g.spent.append(token)
        g.tell(Useless(seat=seat))


def humans_find(g: Salvation, seat: str, sector: str, token: str) -> Steps:
    """Give the Resistance what it found (SAL-SHELTER-01..04, SAL-MISSION-01, SAL-TANK, SAL-A10, SAL-TECH)."""
    if token != "shelter":  # noqa: S105
        g.spent.append(token)
    match token:
        case "shelter":
            g.shelters.append(sector)
            g.count("shelters", seat)
            score(g, seat)
            yield from place_found(g, seat, "infantry", sector)
        case "mission":
            find_mission(g, seat)
        case "technology":
            find_technology(g, seat)
        case _:
            yield from place_found(g, seat, token, sector)


def score(g: Salvation, seat: str) -> None:
    """Give a commander one victory point; none is ever lost (SAL-THREE-13, SAL-RUL-45, SAL-RUL-79)."""
    g.points[seat] += 1
    g.tell(Scored(seat=seat, points=g.points[seat]))


def find_mission(g: Salvation, seat: str) -> None:
    """Score at once, or with the optional rule draw a city as an objective (SAL-MISSION-01, SAL-OPT-02)."""
    if "city-missions" not in g.rules or not g.cities:
        score(g, seat)
        return
    city = g.cities.pop()
    g.objectives[city] = seat
    g.tell(ObjectiveDrawn(seat=seat, at=city))


def find_technology(g: Salvation, seat: str) -> None:
    """Lay a random technology token on its unit card, if any is left (SAL-TECH-01..03, SAL-RUL-12)."""
    if g.technology:
        token = g.technology.pop()
        g.improved.append(token)
        g.tell(Improved(token=token))
    else:
        g.tell(Useless(seat=seat))


def place_found(g: Salvation, seat: str, kind: str, sector: str) -> Steps:
    """Let a found unit come in: here, or if here is no room in another shelter, or not at all (SAL-RUL-42)."""
    figure = in_reserve(g, kind, found=True)
    options = found_places(g, kind, sector)
    if figure is None or all(reason for _, reason in options):
        g.tell(NobodyJoined(kind=kind))
        return
    decline = Option("decline", danger=True)
    choice: Choice = yield g.ask(
        seat,
        "found",
        [*options, (decline, None)],
        kind="space",
        default=decline,
        within=rulings.PATIENCE,
        args={"seat": seat, "kind": kind, "at": sector},
    )
    if choice.verb == "place":
        put(g, figure, choice["to"])
        g.tell(Placed(seat=seat, unit=figure, at=choice["to"]))
    else:
        g.tell(NobodyJoined(kind=kind))


def found_places(g: Salvation, kind: str, sector: str) -> list[Offer]:
    """Where a found unit may stand (SAL-SHELTER-03, SAL-TANK-02, SAL-A10-02, SAL-RUL-42, SAL-RUL-47)."""
    here = put_barred(g, kind, sector)
    offered: list[Offer] = [(option("place", kind=kind, to=sector), here)]
    if here:
        for shelter in sorted(set(g.shelters) - {sector}, key=NUMBER.__getitem__):
            machines = Reason("salvation-refuse-machines", "SAL-RUL-42", {"at": shelter})
            reason = put_barred(g, kind, shelter) or (machines if g.at(shelter, "skynet") else None)
            offered.append((option("place", kind=kind, to=shelter), reason))
    return offered
