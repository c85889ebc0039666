"""/fireteam: everything a hero of Fireteam Zero does by typing, and looks at chances and at one's own cards."""

from __future__ import annotations

from typing import Any, Protocol, cast

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.engine.asks import refuse
from bot.engine.scene import Card, Scene
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
        """Tell the chances of a hero's cards against a creature or a thing."""

    def targets(self, view: Any) -> dict[str, str]:
        """Give all that may be attacked, and where it is."""

    def hand(self, view: Any, seat: str) -> Scene:
        """Lay out the hand of a hero as this view may see it."""

    def cards(self, view: Any) -> dict[str, Card]:
        """Give every card that may be looked up."""

    def page(self, card: Card) -> Scene:
        """Lay out one card by itself."""

    def origin(self, card: Card) -> Phrase:
        """Tell what of a card the game itself gives, and what this project wrote."""

    def briefing(self, view: Any) -> Scene:
        """Lay out the mission with all that lies open."""


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


def looks(session: Session) -> Looks:
    """Give what this game can tell."""
    return cast("Looks", session.game)


async def target_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Offer what may be attacked, with its location."""
    session = await playing(interaction, GAME)
    if session is None:
        return []
    tongue, found = speak(str(interaction.locale)), looks(session).targets(session.match.view(None))
    return matching([(f"{tongue.name(GAME, 'target', id)} · {at}", id) for id, at in found.items()], current)


async def card_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Offer every card that lies open or may be known by name."""
    session = await playing(interaction, GAME)
    if session is None:
        return []
    tongue, found = speak(str(interaction.locale)), looks(session).cards(session.match.view(None))
    named = [(f"{tongue.say(card.title)} · {tongue.say(card.kind)}", id) for id, card in found.items()]
    return matching(named, current)


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
        if target not in looks(session).targets(session.match.view(None)):
            raise refuse("no-such-creature")
        seat = self.seat(interaction, session, hero)
        own = session.seats_of(interaction.user.id)
        view = session.match.view(seat if seat in own else next(iter(own), None))
        told = looks(session).forecast(view, seat, target)
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

    @app_commands.command(name="hand", description=described("fireteam-hand"))
    @app_commands.describe(hero=described("fireteam-hand-hero"))
    @app_commands.autocomplete(hero=seats_of(GAME))
    async def hand(self, interaction: Interaction, hero: str) -> None:
        """Show somebody at the table the hand of any hero, where hands lie open (RUL-67)."""
        session = await self.table(interaction)
        own, seat = session.seats_of(interaction.user.id), self.seat(interaction, session, hero)
        if not own:
            raise refuse("onlookers-see-no-hands", "RUL-67")
        view = session.match.view(seat if seat in own else own[0])
        if len(view.now.heroes[seat].hand) < view.hands[seat]:
            raise refuse("hands-are-hidden", "RUL-67")
        await self.show(interaction, looks(session).hand(view, seat), "sheet")

    @app_commands.command(name="card", description=described("fireteam-card"))
    @app_commands.describe(name=described("fireteam-card-name"))
    @app_commands.autocomplete(name=card_choices)
    async def card(self, interaction: Interaction, name: str) -> None:
        """Show the figures and the text of a card."""
        session, tongue = await self.table(interaction), speak(str(interaction.locale))
        found = looks(session).cards(session.match.view(None))
        wanted = name.casefold()
        id = next((id for id, card in found.items() if wanted in (id, tongue.say(card.title).casefold())), None)
        if id is None:
            raise refuse("no-such-card")
        given = tongue.say(looks(session).origin(found[id]))
        await self.show(interaction, looks(session).page(found[id]), "sheet", given)

    @app_commands.command(name="mission", description=described("fireteam-mission"))
    async def mission(self, interaction: Interaction) -> None:
        """Show objectives, threats and creatures with their texts, and tell what is left and what lies open."""
        session, tongue = await self.table(interaction), speak(str(interaction.locale))
        scene = looks(session).briefing(session.match.view(None))
        await self.show(interaction, scene, "sheet", "\n".join(map(tongue.say, scene.alt)))
