"""Slash commands, panels and buttons: interactions in, answers out."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.client import Vigil


async def setup(bot: Vigil) -> None:
    """Load every cog. The package is one extension, so that its modules are never loaded twice."""
    from cogs.attendance import Attendance
    from cogs.campaign import Campaign
    from cogs.errors import Errors
    from cogs.fireteam import Fireteam
    from cogs.gm import Gm
    from cogs.guide import Guide
    from cogs.hint import Hint
    from cogs.nemesis import Nemesis
    from cogs.panels import Panels
    from cogs.rise import Rise
    from cogs.salvation import Salvation
    from cogs.table import Table

    games = (Rise, Nemesis, Fireteam, Salvation)
    for cog in (Errors, Panels, Attendance, Table, Campaign, Gm, Guide, Hint, *games):
        await bot.add_cog(cog(bot))
