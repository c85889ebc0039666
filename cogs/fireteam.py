"""/fireteam: everything a hero of Fireteam Zero does by typing, and looks at chances and at one's own cards."""

from __future__ import annotations

from typing import Any, Protocol, cast

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.engine.asks import refuse
from bot.engine.scene import Figure
from bot.engine.words import Phrase
from bot.sessions.session import Session
from bot.text import speak
from cogs.errors import say
from cogs.panel.words import clip
from cogs.playing import Errand, GameCog, matching, playing, seats_of
from cogs.words import described

GAME = "fireteam"
Interaction = discord.Interaction[Any]


class Looks(Protocol):
    """What this game can tell besides what every game can."""

    def forecast(self, view: Any, seat: str, target: str) -> tuple[Phrase, ...]:
        """Tell the chances of a hero's cards against a creature."""


ERRANDS: dict[str, Errand] = {
    "start": Errand("start", "random"),
    "equip": Errand("upgrade", "focus"),
    "respond": Errand("respond", "none", "agree", "decline", "responder"),
    "stand": Errand("stand", says=False),
    "stay": Errand("stay", says=False),
    "move": Errand("move"),
    "escort": Errand("bring", "bring-all", "leave"),
    "attack": Errand("attack"),
    "cards": Errand("play", "pick"),
    "reroll": Errand("reroll"),
    "search": Errand("search", "find", "bury", "rest", "call"),
    "task": Errand("light", "attend", "burn", "work", "douse", "drive"),
    "ability": Errand("medic", "restock", "order", "command"),
    "react": Errand("react"),
    "intercept": Errand("intercept", "volunteer"),
    "aim": Errand("target", "sector"),
    "creatures": Errand("activate", "auto", "way", "ambusher"),
    "pass": Errand("pass", says=False),
    "end": Errand("end", says=False),
    "choose": Errand(),
}
"""What each subcommand stands for among the options of the present ask."""


def targets(session: Session) -> list[Figure]:
    """List the creatures on the board."""
    figures = session.game.scene(session.match.view(None)).figures
    return [figure for figure in figures if figure.shape in ("enemy", "boss")]


async def target_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Offer the creatures on the board, with their locations."""
    session = await playing(interaction, GAME)
    if session is None:
        return []
    tongue = speak(str(interaction.locale))
    return matching([(f"{tongue.say(each.name)} · {each.at}", each.id) for each in targets(session)], current)


async def own_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Offer the heroes that this person plays."""
    session = await playing(interaction, GAME)
    if session is None:
        return []
    tongue = speak(str(interaction.locale))
    own = session.seats_of(interaction.user.id)
    return matching([(tongue.t(f"{GAME}-seat-{seat}"), seat) for seat in own], current)


@app_commands.guild_only()
class Fireteam(GameCog, group_name=GAME, group_description=described(GAME)):
    """Commands for a table of Fireteam Zero."""

    game = GAME
    errands = ERRANDS

    @app_commands.command(name="odds", description=described("fireteam-odds"))
    @app_commands.describe(target=described("fireteam-odds-target"), hero=described("fireteam-odds-hero"))
    @app_commands.autocomplete(target=target_choices, hero=seats_of(GAME))
    async def odds(self, interaction: Interaction, target: str, hero: str | None = None) -> None:
        """Tell which cards kill a creature with what chance, from what this person may see."""
        session = await self.table(interaction)
        if target not in {figure.id for figure in targets(session)}:
            raise refuse("no-such-creature")
        seat = self.seat(interaction, session, hero)
        own = session.seats_of(interaction.user.id)
        view = session.match.view(seat if seat in own else next(iter(own), None))
        told = cast("Looks", session.game).forecast(view, seat, target)
        await say(interaction, clip("\n".join(map(speak(str(interaction.locale)).say, told)), 2000))

    @app_commands.command(name="me", description=described("fireteam-me"))
    @app_commands.describe(hero=described("fireteam-me-hero"))
    @app_commands.autocomplete(hero=own_choices)
    async def me(self, interaction: Interaction, hero: str | None = None) -> None:
        """Show a person the hand and focus cards of a hero that they play."""
        session = await self.table(interaction)
        own = session.seats_of(interaction.user.id)
        if not own:
            raise refuse("not-seated")
        if hero is not None and hero not in own:
            raise refuse("not-your-hero")
        scene = session.game.sheet(session.match.view(hero or self.seat(interaction, session, None)))
        if scene is not None:
            await self.show(interaction, scene, "sheet")
