"""/salvation: everything a commander does by typing, and looks at the map, at one's own hand and at chances."""

from __future__ import annotations

from functools import partial
from typing import Any, Protocol, cast

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.engine.asks import Ask, Reason, Refusal, refuse
from bot.engine.scene import Board, Scene
from bot.engine.words import Phrase
from bot.sessions.session import Session
from bot.text import speak
from cogs.answering import Why
from cogs.errors import say
from cogs.panel.board import choosing
from cogs.panel.words import clip
from cogs.playing import Errand, GameCog, matching, playing, seats_of
from cogs.words import described

GAME = "salvation"
MOST_EXTRA = 3
"""Extra dice that a question about odds may add: more than any card gives."""
Interaction = discord.Interaction[Any]


class Looks(Protocol):
    """What this game can tell besides what every game can."""

    def unit_cards(self, view: Any) -> Scene:
        """Lay the unit cards out, with the values that hold now."""

    def forecast(self, view: Any, seat: str, target: str, extra: int = 0) -> tuple[Phrase, ...]:
        """Tell the chances of a battle in a sector, `LAX`, or of a march into one, `SFO>LAX`."""


def because(id: str, rule: str) -> Reason:
    """Name the rule by which there is nothing of the kind now."""
    return Reason(f"salvation-refuse-{id}", rule)


ERRANDS: dict[str, Errand] = {
    "play": Errand("play", why=because("no-stage-now", "SAL-STAGE-05")),
    "exchange": Errand("exchange", why=because("no-stage-now", "SAL-EXCHANGE-01")),
    "plan": Errand("order", "drop", why=because("no-plan-now", "SAL-MOVE-01")),
    "go": Errand("go", "back", why=because("nobody-goes-now", "SAL-MOVE-05")),
    "confirm": Errand("confirm", says=False, why=because("no-plan-yet", "SAL-MOVE-05")),
    "attack": Errand("attack", "sabotage", why=because("no-attack-now", "SAL-ATTACK-01")),
    "aim": Errand("aim", "wise", "waste", why=because("no-die-now", "SAL-COMBAT-04")),
    "defend": Errand("defend", "first", why=because("nobody-enters-now", "SAL-BORDER-02")),
    "search": Errand("search", why=because("no-search-now", "SAL-BORDER-06")),
    "scout": Errand("scout", "open", why=because("no-scouting-now", "SAL-SCOUT-01")),
    "place": Errand("place", "deploy", "decline", "done", why=because("nobody-comes-now", "SAL-NEW-01")),
    "build": Errand("build", why=because("no-building-now", "SAL-FACTORY-02")),
    "develop": Errand("develop", why=because("no-developing-now", "SAL-DEVELOP-02")),
    "trick": Errand("swap", "blow", why=because("no-trick-now", "SAL-TACTIC-02")),
    "withdraw": Errand("withdraw", why=because("no-defile-now", "SAL-TERRAIN-DEFILE-02")),
    "discard": Errand("discard", why=because("no-discard-now", "SAL-HAND-01")),
    "take": Errand("take", why=because("no-information-now", "SAL-TERRAIN-INFO-01")),
    "lead": Errand("lead", why=because("no-lead-now", "SAL-THREE-08")),
    "armistice": Errand("agree", "fight-on", why=because("no-talks-now", "SAL-RUL-91")),
    "pass": Errand("pass", says=False, why=because("no-passing-now", "SAL-STAGE-07")),
    "choose": Errand(),
}
"""What each subcommand stands for among the options of the present ask, and why there may be nothing of it."""
CHOSEN_BY = {
    "aim": "SAL-COMBAT-04",
    "armistice": "SAL-RUL-91",
    "attack": "SAL-ATTACK-01",
    "blow": "SAL-BOARD-02",
    "border": "SAL-BORDER-02",
    "border-search": "SAL-BORDER-06",
    "build": "SAL-FACTORY-02",
    "defile": "SAL-TERRAIN-DEFILE-03",
    "deploy": "SAL-SETUP-12",
    "develop": "SAL-DEVELOP-02",
    "first-border": "SAL-RUL-23",
    "found": "SAL-RUL-42",
    "information": "SAL-TERRAIN-INFO-01",
    "keep": "SAL-HAND-02",
    "lead": "SAL-THREE-08",
    "open": "SAL-SCOUT-05",
    "place": "SAL-NEW-01",
    "plan": "SAL-MOVE-01",
    "route": "SAL-MOVE-03",
    "sabotage": "SAL-RUL-53",
    "scout": "SAL-SCOUT-01",
    "stage": "SAL-STAGE-05",
    "storm": "SAL-OPT-07",
    "swap": "SAL-HIDDEN-01",
    "swap-with": "SAL-HIDDEN-01",
    "toxic": "SAL-TERRAIN-TOXIC-01",
}
"""The rule that says what may be chosen, for each question of the rules."""

IN_A_PLAN = {
    ("plan", "route"): because("way-first", "SAL-MOVE-05"),
    ("confirm", "route"): because("way-first", "SAL-MOVE-05"),
    ("confirm", "plan"): because("empty-plan", "SAL-RUL-18"),
}
"""What a subcommand has to wait for while a march is being planned, by the question that is asked."""


def refusal(name: str, ask: Ask) -> Refusal:
    """Name the rule by which what was typed is not to be chosen, or by which nothing of the kind is asked now."""
    known = (*ask.options, *(option for option, _ in ask.barred))
    if (name, ask.prompt) in IN_A_PLAN and not any(map(ERRANDS[name].fits, known)):
        return Refusal(IN_A_PLAN[name, ask.prompt])
    if any(map(ERRANDS[name].fits, known)) and ask.prompt in CHOSEN_BY:
        return Refusal(because("not-among", CHOSEN_BY[ask.prompt]))
    return ERRANDS[name].refusal(ask)


def sectors(session: Session) -> dict[str, Phrase]:
    """Give the sectors of the map and their names."""
    board = session.game.scene(session.match.view(None)).board or Board(())
    return {area.id: cast("Phrase", area.name) for area in board.areas}


async def sector_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Offer the sectors of the map that hold the typed text."""
    session = await playing(interaction, GAME)
    if session is None:
        return []
    tongue = speak(str(interaction.locale))
    return matching([(f"{tongue.say(name)} · {id}", id) for id, name in sectors(session).items()], current)


def map_for(session: Session, user_id: int) -> Scene:
    """Lay out the map as a person may see it: their own plan is drawn, and what they are asked is tinted."""
    asked = session.ask_for(user_id)
    seat = asked[0] if asked else next(iter(session.seats_of(user_id)), None)
    scene = session.game.scene(session.match.view(seat))
    return choosing(scene, asked[1]) if asked else scene


@app_commands.guild_only()
class Salvation(GameCog, group_name=GAME, group_description=described(GAME)):
    """Commands for a table of Salvation."""

    game = GAME
    errands = ERRANDS

    def why(self, name: str) -> Why:
        """Name the rule by which what was typed cannot be had now."""
        return partial(refusal, name)

    @app_commands.command(name="map", description=described("salvation-map"))
    @app_commands.describe(closer=described("salvation-map-closer"))
    async def map(self, interaction: Interaction, closer: bool = False) -> None:
        """Show the map to one person: all of it, or what matters now."""
        session = await self.table(interaction)
        await self.show(interaction, map_for(session, interaction.user.id), "focus" if closer else "overview")

    @app_commands.command(name="hand", description=described("salvation-hand"))
    async def hand(self, interaction: Interaction) -> None:
        """Show one's own cards, to oneself alone."""
        session = await self.table(interaction)
        if not session.seats_of(interaction.user.id):
            raise refuse("not-seated")
        sheet = session.game.sheet(session.match.view(self.seat(interaction, session, None)))
        if sheet is not None:
            await self.show(interaction, sheet, "sheet")

    @app_commands.command(name="units", description=described("salvation-units"))
    async def units(self, interaction: Interaction) -> None:
        """Show the unit cards, which everybody may look at, to one person."""
        session = await self.table(interaction)
        await self.show(interaction, cast("Looks", session.game).unit_cards(session.match.view(None)), "sheet")

    @app_commands.command(name="odds", description=described("salvation-odds"))
    @app_commands.describe(
        sector=described("salvation-odds-sector"),
        start=described("salvation-odds-start"),
        commander=described("salvation-odds-commander"),
        extra=described("salvation-odds-extra"),
    )
    @app_commands.autocomplete(sector=sector_choices, start=sector_choices, commander=seats_of(GAME))
    async def odds(
        self,
        interaction: Interaction,
        sector: str,
        start: str | None = None,
        commander: str | None = None,
        extra: app_commands.Range[int, 0, MOST_EXTRA] = 0,
    ) -> None:
        """Tell the exact chances of a battle in a sector, or of a march into it."""
        session = await self.table(interaction)
        known, places = sectors(session), [each.upper() for each in (start, sector) if each]
        if unknown := [place for place in places if place not in known]:
            raise refuse("no-such-sector", sector=unknown[0])
        seat = self.seat(interaction, session, commander)
        told = cast("Looks", session.game).forecast(session.match.view(None), seat, ">".join(places), extra)
        tongue = speak(str(interaction.locale))
        await say(interaction, clip("\n".join(tongue.say(phrase) for phrase in told), 2000))
