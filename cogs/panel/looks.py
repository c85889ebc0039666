"""Look closer: the board large, the key to its symbols and the game's sheets, for one person alone."""

from __future__ import annotations

from typing import Any

import discord

from bot.sessions.session import Session
from bot.text import Tongue, speak
from cogs.face.ids import Mark
from cogs.face.parts import Part, Shown, choice, menu, picture, text
from cogs.face.sights import CLOSER, Sight, sight, sights
from cogs.heavy import heavy
from cogs.panel.private import show_page
from cogs.post.publisher import Publisher, file

Interaction = discord.Interaction[Any]


async def look(publisher: Publisher, interaction: Interaction, session: Session, _: Mark, values: list[str]) -> None:
    """Show what was picked, at first what matters of the board, with a menu of all else there is to see."""
    tongue, user = speak(str(interaction.locale)), interaction.user.id
    id = values[0] if values else CLOSER
    async with heavy(interaction):
        view, files = await _drawn(publisher, tongue, sight(session, tongue, user, id), id)
        view.parts.append(_menu(session, tongue, user, id))
        await show_page(publisher.ways, interaction, view, files)


async def _drawn(publisher: Publisher, tongue: Tongue, seen: Sight, id: str) -> tuple[Shown, list[discord.File]]:
    """A sight with its pictures drawn: one gallery each, so that none is cut."""
    parts: list[Part] = [text(seen.words)] if seen.words else []
    files = list[discord.File]()
    for number, (scene, shot) in enumerate(seen.pictures, 1):
        drawn, told = await publisher.draw(tongue, scene, shot)
        name = f"{id}-{number}.{drawn.format}"
        files.append(file(drawn, name, told))
        parts += picture(name, told)
    return Shown(parts), files


def _menu(session: Session, tongue: Tongue, user_id: int, here: str) -> Part:
    """All that this person can look at; where they are is picked."""
    choices = [choice(words, id, chosen=id == here) for id, words in sights(session, tongue, user_id).items()]
    return menu(Mark(session.id, session.asked, "look").select(), tongue.t("look-pages"), choices)
