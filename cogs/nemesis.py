"""/nemesis: every Action of Nemesis by typing, the ship as everybody knows it, and what only oneself may see."""

from __future__ import annotations

from functools import partial
from typing import Any, Protocol, cast

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.engine.asks import Ask, Reason, Refusal, refuse
from bot.engine.scene import Figure, Scene
from bot.engine.words import Phrase
from bot.sessions.session import Session
from bot.text import speak
from cogs.answering import Fits, Why
from cogs.errors import say
from cogs.panel.board import board
from cogs.panel.words import clip, clip_lines
from cogs.playing import Errand, GameCog, matching, playing, seats_of
from cogs.words import described
from renderers import text_board

GAME = "nemesis"
Interaction = discord.Interaction[Any]
CARRIED = 1500
"""Characters that tell what the crew carries, above a picture of the ship."""
EGG = "egg"
"""What can be attacked where no Intruder is."""


class Looks(Protocol):
    """What this game can tell besides what every game can."""

    def forecast(self, view: Any, seat: str, target: str) -> tuple[Phrase, ...]:
        """Tell the chances of a Character's attacks on an Intruder, by what everybody knows."""

    def crew(self, view: Any, seat: str = "") -> Scene:
        """Lay out what everybody sees of the whole crew, or of one Character."""

    def learned(self, view: Any) -> tuple[Phrase, ...]:
        """Tell all that a seat has learned, the newest last."""

    def carried(self, view: Any) -> Scene:
        """Lay out what everybody sees that each Character carries and bears."""


def because(id: str, rule: str) -> Reason:
    """Name the rule by which a turn has nothing of the kind."""
    return Reason(f"nemesis-refuse-{id}", rule)


ERRANDS: dict[str, Errand] = {
    "move": Errand(
        "move",
        "way",
        why=because("not-adjacent", "NEM-MOVE-05"),
        instead={"escape": because("must-escape", "NEM-ESCAPE-01")},
    ),
    "careful": Errand("careful", "noise", why=because("not-adjacent", "NEM-MOVE-05")),
    "escape": Errand(
        "escape",
        "way",
        why=because("not-adjacent", "NEM-ESCAPE-01"),
        instead={"move": because("not-in-combat", "NEM-ESCAPE-01")},
    ),
    "shoot": Errand(
        "shoot",
        "intruder",
        "again",
        "stand",
        "burst",
        why=because("nothing-to-hit", "NEM-COMBAT-04"),
        instead={"melee": because("no-weapon", "NEM-SHOOT-01")},
    ),
    "melee": Errand("melee", why=because("nothing-to-hit", "NEM-COMBAT-04")),
    "search": Errand(
        "play part=search",
        "play part=scavenging",
        "colour",
        "keep",
        why=because("no-search-card", "NEM-SEARCH-02"),
    ),
    "room": Errand(
        "room",
        "free",
        "where",
        "colour",
        "keep",
        "thing",
        "pod",
        "switch",
        "steer",
        "scanning",
        "donor",
        why=because("room-elsewhere", "NEM-COST-15"),
    ),
    "play": Errand(
        "play",
        "free",
        "where",
        "corridor",
        "way",
        "crew",
        "both",
        "thing",
        "intruder",
        "make",
        "components",
        "colour",
        "keep",
        "top",
        "put",
        "switch",
        "steer",
        "pod",
        "scanning",
        "donor",
        why=because("not-in-hand", "NEM-COST-05"),
    ),
    "item": Errand(
        "use",
        "activate",
        "thing",
        "throw",
        "where",
        "way",
        "corridor",
        "switch",
        "crew",
        "intruder",
        "pod",
        "scan",
        "discard",
        "top",
        "colour",
        "keep",
        "donor",
        why=because("not-carried", "NEM-COST-07"),
    ),
    "craft": Errand("craft", "make", "components", why=because("no-such-craft", "NEM-CRAFT-04")),
    "trade": Errand("trade", "offer", "give", "agree", "listen", "leave", why=because("trade-first", "NEM-TRADE-01")),
    "pickup": Errand("pick", "room part=take-egg", why=because("not-lying-here", "NEM-HAND-04")),
    "drop": Errand("drop", why=because("not-held", "NEM-DROP-01")),
    "pay": Errand("pay", "discard", why=because("nothing-to-pay", "NEM-COST-01")),
    "pass": Errand("pass", "discard", why=because("pass-first", "NEM-PASS-01")),
    "pod": Errand(
        "room part=board",
        "room part=lock",
        "pod",
        "launch",
        "wait",
        "step-out",
        "stay",
        why=because("no-pod-here", "NEM-POD-02"),
    ),
    "hibernate": Errand("room part=hibernate", says=False, why=because("no-chamber-here", "NEM-HIBER-02")),
    "scan": Errand("scan", "scanning", why=because("nothing-to-scan", "NEM-SCAN-01")),
    "react": Errand("interrupt", "steel", "armor", "reroll", "pass", why=because("no-window", "NEM-RUL-64")),
    "hunt": Errand(
        "hunt",
        "decline",
        "stalk",
        "pounce",
        "scheme",
        "choose",
        "keep",
        "crew",
        "intruder",
        why=because("not-the-hunter", "NEM-INTPLAYER-01"),
    ),
    "choose": Errand(why=because("not-among", "NEM-TURN-05")),
}
"""What each subcommand stands for among the options of the present ask, and why a turn may have nothing of it."""
ASKED_ELSE = Reason("nemesis-refuse-asked-else", "NEM-RUL-10", {"asked": ""})
"""Why nothing of a turn is to be had while something else is asked."""


def refusal(name: str, ask: Ask) -> Refusal:
    """Say by which rule what was typed cannot be had now, and where one could go instead."""
    if ask.prompt != "turn":
        return Refusal(ASKED_ELSE)
    reason = ERRANDS[name].refusal(ask).reason
    return Refusal(Reason(reason.id, reason.rule, {"to": neighbours(ask)}))


def neighbours(ask: Ask) -> tuple[str, ...]:
    """Give the rooms that a turn can lead to; where it leads nowhere now, those next to it all the same."""
    barred = [option for option, _ in ask.barred]
    for several in (ask.options, barred):
        if found := dict.fromkeys(str(each.args["to"]) for each in several if each.verb in ("move", "escape")):
            return tuple(found)
    return ()


def intruders(session: Session) -> list[Figure]:
    """List the Intruders on the ship."""
    figures = session.game.scene(session.match.view(None)).figures
    return [figure for figure in figures if figure.shape in ("enemy", "boss")]


async def target_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Offer the Intruders on the ship, and Eggs."""
    session = await playing(interaction, GAME)
    if session is None:
        return []
    tongue = speak(str(interaction.locale))
    named = [(tongue.say(figure.name), figure.id) for figure in intruders(session)]
    return matching([*named, (tongue.t("nemesis-object-egg"), EGG)], current)


@app_commands.guild_only()
class Nemesis(GameCog, group_name=GAME, group_description=described(GAME)):
    """Commands for a table of Nemesis."""

    game = GAME
    errands = ERRANDS

    def fits(self, session: Session, user_id: int, name: str) -> Fits:
        """Tell which options a subcommand stands for: a reaction is given where one is asked for, never in a turn."""
        asked = session.ask_for(user_id)
        reacting = asked is not None and asked[1].kind == "react"
        return super().fits(session, user_id, name) if name != "react" or reacting else lambda option: False

    def why(self, name: str) -> Why:
        """Name the rule by which what was typed cannot be had now."""
        return partial(refusal, name)

    @app_commands.command(name="ship", description=described("nemesis-ship"))
    @app_commands.describe(closer=described("nemesis-ship-closer"))
    async def ship(self, interaction: Interaction, closer: bool = False) -> None:
        """Show the ship with what everybody knows, all of it or around whoever acts, and what each carries."""
        session = await self.table(interaction)
        told = cast("Looks", session.game).carried(session.match.view(None))
        said = text_board(speak(str(interaction.locale)).scene(told), longest=CARRIED)
        framed = f"```\n{said}\n```" if said else ""
        await self.show(interaction, board(session), "focus" if closer else "overview", framed)

    @app_commands.command(name="me", description=described("nemesis-me"))
    async def me(self, interaction: Interaction) -> None:
        """Show one's own board, hand, Wounds and notes, to oneself alone."""
        session = await self.table(interaction)
        seats = session.seats_of(interaction.user.id)
        if not seats:
            raise refuse("not-seated")
        seat = session.asked_seat(interaction.user.id) or seats[0]
        view, tongue = session.match.view(seat), speak(str(interaction.locale))
        sheet = session.game.sheet(view)
        if sheet is None:
            raise refuse("nothing-of-your-own")
        told = map(tongue.say, cast("Looks", session.game).learned(view))
        await self.show(interaction, sheet, "sheet", clip_lines(told, 2000))

    @app_commands.command(name="crew", description=described("nemesis-crew"))
    @app_commands.describe(player=described("nemesis-crew-player"))
    @app_commands.autocomplete(player=seats_of(GAME))
    async def crew(self, interaction: Interaction, player: str | None = None) -> None:
        """Show what everybody sees of the crew: what each carries and bears, and the piles that lie face up."""
        session = await self.table(interaction)
        seat = self.seat(interaction, session, player) if player else ""
        await self.show(interaction, cast("Looks", session.game).crew(session.match.view(None), seat), "sheet")

    @app_commands.command(name="odds", description=described("nemesis-odds"))
    @app_commands.describe(target=described("nemesis-odds-target"), player=described("nemesis-odds-player"))
    @app_commands.autocomplete(target=target_choices, player=seats_of(GAME))
    async def odds(self, interaction: Interaction, target: str, player: str | None = None) -> None:
        """Tell the chances of an attack to hit and to kill, by what everybody knows."""
        session = await self.table(interaction)
        if target not in {EGG, *(figure.id for figure in intruders(session))}:
            raise refuse("no-such-intruder")
        seat = self.seat(interaction, session, player)
        view, tongue = session.match.view(None), speak(str(interaction.locale))
        if not view.crew[seat].character:
            raise refuse("no-character")
        told = cast("Looks", session.game).forecast(view, seat, target)
        await say(interaction, clip("\n".join(map(tongue.say, told)), 2000))
