"""New units and factories (SAL-NEW, SAL-FACTORY)."""

from __future__ import annotations

from bot.engine.asks import Choice, Offer, Reason, option
from bot.engine.state import Steps
from bot.games.salvation.box.cards import Place, Playing
from bot.games.salvation.box.content import FACTORIES, NUMBER, side_of
from bot.games.salvation.box.shapes import Side
from bot.games.salvation.events.board import Built, Placed
from bot.games.salvation.rules.bars import bar
from bot.games.salvation.rules.board.units import in_reserve, put, put_barred
from bot.games.salvation.state import Salvation


def barred(g: Salvation, playing: Playing) -> Reason | None:
    """Why no new unit can come in (SAL-RUL-07)."""
    if not isinstance(playing.action, Place):
        raise TypeError(playing.action)
    kinds = [kind for kind in playing.action.kinds if in_reserve(g, kind)]
    if not kinds:
        return Reason("salvation-refuse-no-figure", "SAL-NEW-05", {"kind": playing.action.kinds[0]})
    if all(reason for kind in kinds for _, reason in places(g, kind)):
        return Reason("salvation-refuse-no-place", "SAL-NEW-02" if side_of(kinds[0]) == "skynet" else "SAL-NEW-04")
    return None


def places(g: Salvation, kind: str) -> list[Offer]:
    """The sectors for a new unit of a type (SAL-NEW-02..06)."""
    return [(option("place", kind=kind, to=sector), put_barred(g, kind, sector)) for sector in bases(g, side_of(kind))]


def bases(g: Salvation, side: Side) -> list[str]:
    """Where new units appear: factories; or shelters and own units where no machine is (SAL-NEW-02, -04)."""
    if side == "skynet":
        return sorted(g.factories, key=NUMBER.__getitem__)
    machines = {unit.at for unit in g.of("skynet")}
    humans = {unit.at for unit in g.of("resistance")}
    return sorted((humans | set(g.shelters)) - machines, key=NUMBER.__getitem__)


def place(g: Salvation, playing: Playing) -> Steps:
    """Place units one by one, at least one; each is checked in its turn (SAL-RUL-61)."""
    if not isinstance(playing.action, Place):
        raise TypeError(playing.action)
    for n in range(playing.action.most):
        options = [each for kind in playing.action.kinds if in_reserve(g, kind) for each in places(g, kind)]
        if all(reason for _, reason in options):
            return
        choice: Choice = yield g.ask(
            playing.seat,
            "place",
            [*options, (option("done"), None)] if n else options,
            kind="space",
            args={"seat": playing.seat, "card": playing.card.id, "left": playing.action.most - n},
        )
        if choice.verb == "done":
            return
        if figure := in_reserve(g, choice["kind"]):
            put(g, figure, choice["to"])
            g.tell(Placed(seat=playing.seat, unit=figure, at=choice["to"]))


def build_barred(g: Salvation, playing: Playing) -> Reason | None:
    """Why no factory can be built (SAL-FACTORY-02, -03)."""
    if len(g.factories) >= FACTORIES:
        return Reason("salvation-refuse-no-factory-left", "SAL-FACTORY-03")
    return bar(sites(g), "no-site", "SAL-FACTORY-02")


def sites(g: Salvation) -> list[str]:
    """The sectors where a factory may be built: a machine, no human, no factory yet (SAL-RUL-59)."""
    humans = {unit.at for unit in g.of("resistance")}
    machines = {unit.at for unit in g.of("skynet")}
    return sorted(machines - humans - set(g.factories), key=NUMBER.__getitem__)


def build(g: Salvation, playing: Playing) -> Steps:
    """Build a factory (SAL-FACTORY-02)."""
    able, barred = sites(g), Reason("salvation-refuse-no-site", "SAL-FACTORY-02")
    machines = sorted({unit.at for unit in g.of("skynet")}, key=NUMBER.__getitem__)
    options = [(option("build", to=sector), None if sector in able else barred) for sector in machines]
    choice: Choice = yield g.ask(playing.seat, "build", options, kind="space", args={"seat": playing.seat})
    g.factories.append(choice["to"])
    g.tell(Built(at=choice["to"]))
