"""/hint: what Vigil would do in somebody's place and why, told to them alone, and done with one press."""

from __future__ import annotations

from typing import Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.client import Vigil
from bot.engine.asks import Answer, Ask
from bot.engine.counsel import COST, Counsel
from bot.engine.words import Phrase
from bot.markdown import Markdown
from bot.sessions.session import Session
from bot.text import Tongue, speak
from cogs.face import layout
from cogs.face.ids import Mark
from cogs.face.words import asked, clip, option_words
from cogs.here import find_game
from cogs.panel.cog import Panels, panels
from cogs.replying import in_time, show_alone
from cogs.words import described

Interaction = discord.Interaction[Any]


def advice(session: Session, seat: str, ask: Ask) -> Counsel:
    """Ask Vigil's own player, who knows what this seat may know and no more."""
    alone = msgspec.structs.replace(ask, seats=(seat,))
    return session.game.player.counsel(session.match.view(seat), alone)


def reason(tongue: Tongue, why: Phrase) -> str:
    """A reason in its own words; one that speaks against the answer is marked as such."""
    said = tongue.say(why)
    return tongue.t("hint-against", why=said) if why.id.endswith(COST) else said


def reasons(tongue: Tongue, ask: Ask, why: tuple[Phrase, ...]) -> str:
    """Why Vigil would answer so; without an opinion it says so."""
    if why:
        return Markdown(" ").join(reason(tongue, each) for each in why)
    return tongue.t("hint-only" if len(ask.options) == 1 and ask.kind != "some" else "hint-no-opinion")


def hint_lines(tongue: Tongue, game: str, ask: Ask, counsel: Counsel) -> str:
    """The question, the answer with its reasons, and in small letters the next best with its own."""
    lines = [
        f"-# {clip(asked(tongue, game, ask), 700)}",
        clip(answer_words(tongue, game, ask, counsel.answer), 1500),
        reasons(tongue, ask, counsel.why),
    ]
    if counsel.second:
        what = answer_words(tongue, game, ask, counsel.second, "hint-second")
        lines.append(
            f"-# {Markdown(' ').join((clip(what, 300), *(reason(tongue, each) for each in counsel.second_why)))}"
        )
    return "\n".join(lines)


def answer_words(tongue: Tongue, game: str, ask: Ask, answer: Answer, one: str = "hint-one") -> str:
    """Put an answer of any kind into words; `one` is the message for a single choice."""
    words = {option.key: option_words(tongue, game, option) for option in ask.options}
    if not answer.picks:
        return tongue.t("hint-none")
    if not words.keys() >= set(answer.picks):
        spaces = Markdown(", ").join(tongue.name(game, "space", space) for space in answer.picks)
        return tongue.t("hint-way", what=spaces)
    picked = [words[pick] for pick in answer.picks]
    if ask.kind == "split":
        shares = zip(picked, answer.amounts, strict=True)
        return tongue.t("hint-split", what=tongue.listing(tongue.t("draft-share", name=n, amount=a) for n, a in shares))
    if ask.kind == "order":
        return tongue.t("hint-order", what=Markdown(", ").join(picked))
    return tongue.t("hint-some" if ask.kind == "some" else one, what=tongue.listing(picked))


class Hint(commands.Cog):
    """Answers whoever does not know what to do."""

    def __init__(self, bot: Vigil) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Answer the buttons of desks and of hints themselves."""
        cog = self.bot.get_cog("Panels")
        if not isinstance(cog, Panels):
            raise TypeError("hints stand on panels, which are loaded first")
        cog.takes("hint", self._hint)
        cog.takes("advised", self._advised)

    @app_commands.command(name="hint", description=described("hint"))
    @app_commands.guild_only()
    async def hint(self, interaction: Interaction) -> None:
        """Tell what Vigil would do in this person's place."""
        session = await find_game(interaction)
        seat = session.asked_seat(interaction.user.id) or ""
        await self._hint(interaction, session, Mark(session.id, session.asked, "hint", seat=seat), [])

    async def _hint(self, interaction: Interaction, session: Session, mark: Mark, _: list[str]) -> None:
        """Show the advice for the present ask, with a button that takes it."""
        ask = panels(interaction).asked(interaction, session, mark)
        tongue, of = speak(str(interaction.locale)), session.row.game
        seat = mark.seat or session.asked_seat(interaction.user.id) or ""
        lines = hint_lines(tongue, of, ask, advice(session, seat, ask))
        await show_alone(interaction, layout.advice(session, tongue, lines, seat), edit=False)

    async def _advised(self, interaction: Interaction, session: Session, mark: Mark, _: list[str]) -> None:
        """Take the advice: of one position it is always the same."""
        cog = panels(interaction)
        ask = cog.asked(interaction, session, mark)
        answer = advice(session, mark.seat, ask).answer
        giving = session.answer(
            interaction.user.id, answer.picks, asked=mark.asked, amounts=answer.amounts, seat=mark.seat
        )
        await cog.show(interaction, session, await in_time(interaction, giving))
