"""Painting: what a table's panel shows, drawn and laid out."""

from __future__ import annotations

import logging

import discord
import msgspec

from bot.engine.endings import UNTOLD
from bot.engine.scene import Scene, Shot
from bot.sessions.past import epilogues
from bot.sessions.past.chronicle import turning_points
from bot.sessions.session import Session
from bot.text import Tongue, speak
from cogs.face import layout
from cogs.face.board import board, shot
from cogs.face.in_words import in_words, may_attach
from cogs.post.pictures import file, named
from cogs.post.ways import Ways
from renderers import Picture, RenderPool, alt

log = logging.getLogger(__name__)


class Face(msgspec.Struct, frozen=True):
    """A panel as it will be shown, and the version of the table that its picture shows."""

    version: int
    view: layout.Shown
    files: list[discord.File]
    alt: str = ""


class Painter:
    """Draws what is shown, as this Discord takes it."""

    def __init__(self, client: discord.Client, pool: RenderPool, ways: Ways) -> None:
        self.client = client
        self.pool = pool
        self.ways = ways

    async def draw(self, tongue: Tongue, scene: Scene, view: Shot = "overview") -> tuple[Picture, str]:
        """Draw a scene in a language, and tell it as well."""
        spoken = tongue.scene(scene)
        return await self.pool.draw(spoken, view), alt(spoken)

    async def _drawn(self, tongue: Tongue, scene: Scene, view: Shot = "overview") -> tuple[Picture | None, str]:
        """Draw a scene, or do without the picture: a game goes on in words where nothing can be drawn."""
        try:
            return await self.draw(tongue, scene, view)
        except (OSError, RuntimeError) as error:  # no memory or processes left; a broken pool is a RuntimeError
            log.error("a picture could not be drawn: %s", error)
            return None, ""

    async def _face(self, session: Session, *, live: bool = True, must_draw: bool = True) -> Face:
        """Draw and lay out the public panel, or the lobby: only what is committed, hence under the table's lock."""
        async with session.lock:
            tongue, version = speak(session.row.locale), session.version
            live = live and session.row.status not in ("parked", "closed")
            if not session.row.head:
                lobby = layout.lobby(session, tongue) if live else layout.retired(session, tongue, "panel-put-away")
                return Face(version, lobby, [])
            await session.load()
            scene, view = board(session), shot(session, live=live)
        if not may_attach(self.client, session.row.channel_id):
            return Face(version, in_words(await self._panel(session, tongue, scene, live=live), tongue, scene), [])
        drawn, told = await (self.draw if must_draw else self._drawn)(tongue, scene, view)
        name = named(drawn)
        files = [file(drawn, name, told)] if drawn and name else []
        panel = await self._panel(session, tongue, scene, name, told, live=live)
        return Face(version if drawn else 0, panel, files, told)

    async def _panel(
        self, session: Session, tongue: Tongue, scene: Scene, name: str | None = None, told: str = "", *, live: bool
    ) -> layout.Shown:
        async with session.lock:
            match = await session.load()
            turned = await turning_points(session) if match.over else ()
            epilogue = await epilogues.of_table(session) if match.over else UNTOLD
            said = await session.store.sayings(session.id) if match.over else ()
            longest = self.ways.longest_menu
            return layout.panel(
                session,
                tongue,
                scene.seats,
                name,
                told,
                live=live,
                longest=longest,
                turned=turned,
                epilogue=epilogue,
                said=said,
            )
