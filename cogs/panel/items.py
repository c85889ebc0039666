"""Components are found by their ids: they work after a restart, on messages of any age."""

from __future__ import annotations

from typing import Any

import discord

from cogs.face.ids import Mark, meant


def pressed(interaction: discord.Interaction[Any]) -> tuple[Mark, list[str]] | None:
    """Read what somebody pressed or picked; None if it is no component of Vigil's.

    discord.py's dynamic items would first make a view of the whole message again, only to find the one component.
    """
    if interaction.type is not discord.InteractionType.component:
        return None
    data: Any = interaction.data
    mark = meant(data["custom_id"])
    return (mark, list(data.get("values") or ())) if mark else None
