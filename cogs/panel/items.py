"""Components that are found by their ids: they work after a restart, on messages of any age."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, cast

import discord
from discord.ui import Button, DynamicItem, Item, LayoutView, Select

from cogs.panel import ids

if TYPE_CHECKING:
    from cogs.panels import Panels


def panels(interaction: discord.Interaction[Any]) -> Panels:
    """Find the cog that answers presses."""
    cog: Panels = interaction.client.get_cog("Panels")
    return cog


class Press(DynamicItem[Button[LayoutView]], template=ids.BUTTON):
    """Any button of Vigil's."""

    def __init__(self, item: Button[LayoutView], mark: ids.Mark) -> None:
        super().__init__(item)
        self.mark = mark

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: Item[Any], match: re.Match[str], /
    ) -> Press:
        """Read what the button means from its id."""
        return cls(cast("Button[LayoutView]", item), ids.read(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press on."""
        await panels(interaction).pressed(interaction, self.mark, [])


class Pick(DynamicItem[Select[LayoutView]], template=ids.SELECT):
    """Any menu of Vigil's."""

    def __init__(self, item: Select[LayoutView], mark: ids.Mark) -> None:
        super().__init__(item)
        self.mark = mark

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: Item[Any], match: re.Match[str], /
    ) -> Pick:
        """Read what the menu means from its id."""
        return cls(cast("Select[LayoutView]", item), ids.read(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the picks on."""
        await panels(interaction).pressed(interaction, self.mark, list(self.item.values))
