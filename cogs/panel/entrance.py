"""The entrance: what people press on a lobby, before there is a game."""

from __future__ import annotations

from typing import Any

import discord

from bot.sessions import authority, lobby, tables
from bot.sessions.session import Session
from bot.text import speak
from cogs.actors import actor, person
from cogs.face import layout
from cogs.face.front import mission_page, opening
from cogs.face.ids import Mark
from cogs.heavy import heavy
from cogs.panel.presses import Handler, Presses
from cogs.panel.private import show_page
from cogs.post.pictures import Standing, file
from cogs.replying import acknowledge, done, in_time, say

Interaction = discord.Interaction[Any]


class Entrance:
    """Seats people and sets the table; the lobby shows it."""

    def __init__(self, presses: Presses) -> None:
        self._presses = presses
        self.acts: dict[str, Handler] = {
            "join": self._join,
            "seat": self._join,
            "leave": self._leave,
            "fill": self._fill,
            "mission": self._choose,
            "switch": self._choose,
            "toggles": self._toggle,
            "start": self._start,
            "about": self._about,
            "tell": self._tell,
        }

    async def _join(self, interaction: Interaction, session: Session, _: Mark, values: list[str]) -> None:
        await in_time(interaction, lobby.sit(session, person(interaction), values[0] if values else None))
        await self._show(interaction, session)

    async def _leave(self, interaction: Interaction, session: Session, _: Mark, __: list[str]) -> None:
        await in_time(interaction, lobby.leave(session, person(interaction)))
        await self._show(interaction, session)

    async def _fill(self, interaction: Interaction, session: Session, _: Mark, __: list[str]) -> None:
        await authority.demand_say(session, actor(interaction))
        await in_time(interaction, lobby.fill(session))
        await self._show(interaction, session)

    async def _choose(self, interaction: Interaction, session: Session, mark: Mark, values: list[str]) -> None:
        await authority.demand_say(session, actor(interaction))
        await in_time(interaction, lobby.choose(session, mark.what or "mission", values[0]))
        await self._show(interaction, session)

    async def _toggle(self, interaction: Interaction, session: Session, _: Mark, values: list[str]) -> None:
        await authority.demand_say(session, actor(interaction))
        await in_time(interaction, lobby.toggle(session, values))
        await self._show(interaction, session)

    async def _tell(self, interaction: Interaction, session: Session, _: Mark, __: list[str]) -> None:
        await authority.demand_say(session, actor(interaction))
        await in_time(interaction, tables.tell_at_length(session, "full" if session.brief else "brief"))
        await self._show(interaction, session)

    async def _start(self, interaction: Interaction, session: Session, _: Mark, __: list[str]) -> None:
        await in_time(interaction, lobby.start(session, person(interaction)))
        await self._show(interaction, session)

    async def _about(self, interaction: Interaction, session: Session, _: Mark, __: list[str]) -> None:
        """Show the mission as it would begin, to this person only."""
        tongue = speak(str(interaction.locale))
        async with heavy(interaction):
            publisher = self._presses.publisher
            drawn, told = await publisher.draw(tongue, opening(session))
            name = f"mission.{drawn.format}"
            view = mission_page(session, tongue, name, told)
            await show_page(publisher.ways, interaction, view, [file(drawn, name, told)])

    async def _show(self, interaction: Interaction, session: Session) -> None:
        """Show who sits where by now, and once it has begun, that it has."""
        done(interaction, "deed-unshown")

        def result(_: Standing | None) -> layout.Shown:
            tongue = speak(session.row.locale)
            return layout.closed_lobby(session, tongue) if session.row.head else layout.lobby(session, tongue)

        try:
            if not await self._presses.on_panel(interaction, session, result):
                if session.row.status == "lobby":
                    await acknowledge(interaction)
                else:
                    await say(interaction, speak(str(interaction.locale)).t("lobby-done"))
        finally:
            self._presses.publisher.replied(session)
