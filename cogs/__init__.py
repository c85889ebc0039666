"""Slash commands, panels and buttons: interactions in, answers out."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.client import Vigil


async def setup(bot: Vigil) -> None:
    """Load every cog. The package is one extension, so that its modules are never loaded twice."""
    from cogs.campaign import Campaign
    from cogs.check.cog import Check
    from cogs.erasing import Eraser
    from cogs.errors import Errors
    from cogs.games import Games
    from cogs.gm.cog import Gm
    from cogs.gm.master import Master
    from cogs.guide import Guide
    from cogs.hint import Hint
    from cogs.learn import Learn
    from cogs.panel.cog import Panels
    from cogs.privacy import Privacy
    from cogs.replying import begin
    from cogs.table.attendance import Attendance
    from cogs.table.cog import Table
    from cogs.table.lobbies import Lobbies
    from cogs.table.losses import Losses
    from cogs.table.saying import Say

    bot.taken = begin
    tables = (Errors, Panels, Losses, Attendance, Lobbies, Table, Say, Campaign)
    others = (Gm, Check, Master, Guide, Learn, Hint, Eraser, Privacy)
    for cog in (*tables, *others, Games):
        await bot.add_cog(cog(bot))
