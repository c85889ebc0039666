"""/fireteam: everything a hero of Fireteam Zero does by typing, and looks at chances and at one's own cards."""

from __future__ import annotations

from functools import partial
from typing import Any, Protocol, cast

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.engine.asks import Ask, Reason, Refusal, refuse
from bot.engine.scene import Card, Scene
from bot.engine.words import Phrase
from bot.sessions.session import Session
from bot.text import Tongue, fold, speak
from cogs.answering import Why
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


def because(id: str, rule: str) -> Reason:
    """Name the rule by which nothing of the kind is to be had now."""
    return Reason(f"fireteam-refuse-{id}", rule)


ERRANDS: dict[str, Errand] = {
    "start": Errand("start", "random", why=because("marker-given", "FTZ-TACTIC-03")),
    "equip": Errand("upgrade", "focus", why=because("equipped", "FTZ-SETUP-11")),
    "respond": Errand(
        "respond", "none", "agree", "decline", "responder", why=because("no-response-now", "FTZ-TACTIC-01")
    ),
    "stand": Errand("stand", says=False, why=because("nobody-down", "FTZ-TURN-08")),
    "stay": Errand("stay", says=False, why=because("nobody-down", "FTZ-TURN-08")),
    "move": Errand("move", why=because("no-such-place", "FTZ-MOVE-01")),
    "escort": Errand("bring", "bring-all", "leave", why=because("no-escort-now", "FTZ-ESCORT-01")),
    "attack": Errand("attack", why=because("no-such-target", "FTZ-ATTACK-16")),
    "cards": Errand("play", "pick", why=because("no-cards-now", "FTZ-ATTACK-01")),
    "reroll": Errand("reroll", why=because("no-reroll-now", "FTZ-SPECIALIST-11")),
    "search": Errand("search", "find", "bury", "rest", "call", "rouse", why=because("not-among", "FTZ-SEARCH-01")),
    "task": Errand("light", "attend", "burn", "work", "douse", "drive", why=because("no-task", "FTZ-TURN-07")),
    "ability": Errand("medic", "restock", "order", "command", why=because("no-ability", "FTZ-TURN-07")),
    "react": Errand("react", why=because("no-window", "FTZ-REACT-01")),
    "intercept": Errand("intercept", "volunteer", why=because("no-intercept-now", "FTZ-INTERCEPT-02")),
    "aim": Errand("target", "sector", why=because("no-aim-now", "FTZ-TACTIC-07")),
    "creatures": Errand("activate", "auto", "way", "ambusher", why=because("no-creatures-now", "FTZ-ACTIVATE-03")),
    "pass": Errand("pass", says=False, why=because("nothing-to-pass", "FTZ-TURN-03")),
    "end": Errand("end", says=False, why=because("no-turn-now", "FTZ-TURN-01")),
    "choose": Errand(why=because("not-among", "FTZ-ROUND-03")),
}
"""What each subcommand stands for among the options of the present ask, and why there may be nothing of it."""
TURN = ("move", "attack", "search", "task", "ability")
"""What is done in a turn, and waits while something else is asked."""
ASKED_ELSE = because("asked-else", "FTZ-ROUND-03")


def refusal(name: str, ask: Ask) -> Refusal:
    """Say by which rule what was typed cannot be had now: nothing like it, nothing of the kind, or not yet."""
    errand = ERRANDS[name]
    offered = any(map(errand.fits, (*ask.options, *(option for option, _ in ask.barred))))
    if name in TURN and not offered and ask.prompt != "turn":
        return Refusal(ASKED_ELSE)
    if errand.why is None or not offered or name in ("move", "attack"):
        return errand.refusal(ask)
    return Refusal(because("not-among", errand.why.rule))


def meant(named: dict[str, str], text: str) -> str | None:
    """Find what a text means: an id, a whole name, or the only name that holds it."""
    wanted = fold(text)
    whole = [id for id, name in named.items() if wanted in (fold(id), fold(name))]
    if whole:
        return whole[0]
    found = [id for id, name in named.items() if wanted in fold(name)]
    if len(found) > 1:
        raise refuse("say-which", count=len(found))
    return found[0] if found else None


def target_names(session: Session, tongue: Tongue) -> dict[str, str]:
    """Name all that may be attacked."""
    return {id: tongue.name(GAME, "target", id) for id in looks(session).targets(session.match.view(None))}


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

    def why(self, name: str) -> Why:
        """Name the rule by which what was typed cannot be had now."""
        return partial(refusal, name)

    def seat(self, interaction: Interaction, session: Session, named: str | None) -> str:
        """Choose whom a question is about; a hero's id is the name in small letters."""
        return super().seat(interaction, session, named and named.strip().casefold())

    @app_commands.command(name="odds", description=described("fireteam-odds"))
    @app_commands.describe(target=described("fireteam-odds-target"), hero=described("fireteam-odds-hero"))
    @app_commands.autocomplete(target=target_choices, hero=seats_of(GAME))
    async def odds(self, interaction: Interaction, target: str, hero: str | None = None) -> None:
        """Tell which cards kill a creature with what chance, from what this person may see."""
        session = await self.table(interaction)
        aim = meant(target_names(session, speak(str(interaction.locale))), target)
        if aim is None:
            raise refuse("no-such-creature")
        seat = self.seat(interaction, session, hero)
        own = session.seats_of(interaction.user.id)
        view = session.match.view(seat if seat in own else next(iter(own), None))
        told = looks(session).forecast(view, seat, aim)
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
        seat = self.seat(interaction, session, hero)
        if seat not in own:
            raise refuse("not-your-hero")
        scene = session.game.sheet(session.match.view(seat))
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
        id = meant({id: tongue.say(card.title) for id, card in found.items()}, name)
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
