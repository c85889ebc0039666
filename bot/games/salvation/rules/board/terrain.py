"""Terrain as it is opened; its lasting conditions are asked for where they matter (SAL-TERRAIN)."""

from __future__ import annotations

from bot.engine.asks import Choice, option
from bot.engine.state import Steps
from bot.games.salvation.box.shapes import SIDES, Side
from bot.games.salvation.events.board import TerrainGone, TerrainLaid, Withdrawn
from bot.games.salvation.rules.board.units import DEFILE, remove
from bot.games.salvation.state import Salvation

EXCLUSIVE = ("wasteland", "forest")
"""Of these two only the one opened first counts (SAL-TERRAIN-GEN-05)."""


def lay(g: Salvation, sector: str, token: str) -> Steps:
    """Leave an opened terrain face up in its sector, unless it is not played with or shut out (SAL-TERRAIN-GEN-01)."""
    here = g.terrain.get(sector, [])
    shut_out = token in EXCLUSIVE and any(other in EXCLUSIVE for other in here)
    if "terrain" not in g.rules or shut_out or token in here:
        g.spent.append(token)
        g.tell(TerrainGone(at=sector, terrain=token))
        return
    g.terrain[sector] = [*here, token]
    g.tell(TerrainLaid(at=sector, terrain=token))
    if token == "defile":  # noqa: S105
        for side in SIDES:
            yield from squeeze(g, sector, side)


def squeeze(g: Salvation, sector: str, side: Side) -> Steps:
    """Let a player take the surplus out of a defile, at once and by own choice (SAL-TERRAIN-DEFILE-02, -03)."""
    units = g.at(sector, side)
    if (over := len(units) - DEFILE) <= 0:
        return
    seat = g.deciding(side)
    options = [option("withdraw", unit=unit.id) for unit in units]
    choice: Choice = yield g.ask(
        seat, "defile", options, kind="some", least=over, most=over, args={"seat": seat, "at": sector, "over": over}
    )
    for id in choice.all("unit"):
        remove(g, g.units[id])
        g.tell(Withdrawn(unit=id, at=sector))
