"""/learn: a guided game for one, in a message that nobody else sees. Every press edits it."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client import Vigil
from bot.engine.asks import Refusal, refuse
from bot.games import IDS
from bot.lessons import Astray, Run, has_lesson, taught
from bot.lessons.classroom import Classroom
from bot.lessons.run import LESSONS, Given, lesson_id
from bot.text import Tongue, speak
from cogs.errors import explain
from cogs.face import words
from cogs.face.ids import Mark, digest
from cogs.face.lessons import choice_of_lessons, left, lesson_scene, lesson_view
from cogs.face.options.drafts import Drafts
from cogs.here import game_choices
from cogs.panel.cog import panels
from cogs.panel.items import pressed
from cogs.panel.private import Sight, drawing
from cogs.replying import deed, edit_pressed, in_time, say, show_alone
from cogs.table.opening import open_table
from cogs.words import described

Interaction = discord.Interaction[Any]


async def lesson_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    """The games that bring a lesson."""
    return [each for each in await game_choices(interaction, current) if has_lesson(each.value)]


class Learn(commands.Cog):
    """Takes people through a game. It knows no rule and no lesson: the script says what is expected."""

    def __init__(self, bot: Vigil) -> None:
        self.bot = bot
        self.classroom = Classroom(bot.house.store)
        self.drafts = Drafts()

    @app_commands.command(name="learn", description=described("learn"))
    @app_commands.describe(game=described("learn-game"), advice=described("learn-advice"))
    @app_commands.autocomplete(game=lesson_choices)
    async def learn(self, interaction: Interaction, game: str | None = None, advice: bool | None = None) -> None:
        """Open a lesson, where it was left if it was; or turn advice at real tables on or off."""
        if advice is not None:
            choosing = panels(interaction).keeper.adviser.choose(interaction.user.id, on=advice)
            await deed(interaction, choosing, "setting-unshown")
            tongue = speak(str(interaction.locale))
            await say(interaction, tongue.t("advice-on") if advice else tongue.t("advice-off"))
            return
        if game is None:
            await show_alone(interaction, choice_of_lessons(speak(str(interaction.locale))), edit=False)
            return
        if game not in taught():
            raise refuse("no-lesson")
        await self._open(interaction, game)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Take a press on a lesson, once even if Discord delivers it twice."""
        read = pressed(interaction)
        if read is None or read[0].table < LESSONS or not self.bot.first_time(interaction):
            return
        mark, values = read
        try:
            await self._pressed(interaction, mark, values)
        except Exception as error:  # noqa: BLE001 - the boundary: whatever happened, the person is told
            await explain(interaction, error)

    async def _pressed(self, interaction: Interaction, mark: Mark, values: list[str]) -> None:
        game = next((id for id in IDS if lesson_id(id) == mark.table), "")
        if not has_lesson(game):
            raise refuse("no-lesson")
        if mark.act == "open":
            await self._open(interaction, game)
        elif mark.act == "play":
            await open_table(interaction, game)
        elif mark.act == "leave":
            await edit_pressed(interaction, left(speak(str(interaction.locale))))
        else:
            await self._step(interaction, game, mark, values)

    async def _open(self, interaction: Interaction, game: str) -> None:
        """Show a lesson on a message of its own: where it was left, or from the start if it has ended."""
        user, tongue = interaction.user.id, speak(str(interaction.locale))
        async with self.classroom.lock(user):
            run, fits = await in_time(interaction, self.classroom.present(user, game))
            if run.step is None:
                run = Run(game, run.turn + 1)
            await in_time(interaction, self.classroom.keep(user, run))
        note = tongue.t("lesson-resumed") if run.given else ""
        await self._show(interaction, run, note=note if fits else tongue.t("lesson-does-not-fit"), edit=False)

    async def _step(self, interaction: Interaction, game: str, mark: Mark, values: list[str]) -> None:
        """Do what was pressed; whatever is not allowed or not expected is said kindly, and changes nothing."""
        user, tongue, note, page = interaction.user.id, speak(str(interaction.locale)), "", ""
        async with self.classroom.lock(user):
            run, fits = await in_time(interaction, self.classroom.present(user, game))
            if not fits:
                note = tongue.t("lesson-does-not-fit")
            elif mark.asked != run.asked:
                note = tongue.t("refuse-stale")
            else:
                page = mark.what if mark.act == "page" else ""
                run, note = self._done(tongue, user, run, mark, values)
            await in_time(interaction, self.classroom.keep(user, run))
        await self._show(interaction, run, note=note, page=page, edit=True)

    def _done(self, tongue: Tongue, user: int, run: Run, mark: Mark, values: list[str]) -> tuple[Run, str]:
        """The lesson after a press, and what is to be said of it."""
        try:
            return self._act(user, run, mark, values), ""
        except Astray:
            own = f"{run.of}-lesson-{run.step.id if run.step else ''}-other"
            return run, tongue.t(own) if tongue.has(own) else tongue.t("lesson-astray")
        except Refusal as refusal:
            return run, words.refusal(tongue, refusal.reason, run.of)
        except Exception:
            self.classroom.drop(user, run.of)
            raise

    def _act(self, user: int, run: Run, mark: Mark, values: list[str]) -> Run:
        draft = self.drafts.of(run.id, run.asked, user, run.script.seat)
        ask = run.ask
        match mark.act:
            case "anew":
                return Run(run.of, run.turn + 1)
            case "back":
                return run.back()
            case "next" if run.step and run.step.reads:
                run.go()
            case "show" if ask:
                run.go(run.shown())
            case "opt" if ask:
                keys = {digest(option.key): (option.key,) for option in ask.options}
                picks = {**keys, "default": ask.default, "none": ()}.get(mark.what)
                if picks is None:
                    raise refuse("stale")
                run.go(Given(picks))
            case "pick" if ask:
                run.go(Given(tuple(values)))
            case "draft" if ask:
                draft.add(ask, values)
            case "again":
                self.drafts.drop(run.id, run.asked, user, run.script.seat)
            case "done" if ask:
                picks = tuple(draft.amounts) if ask.kind == "split" else tuple(draft.picks)
                run.go(Given(picks, tuple(draft.amounts.values())))
            case "page":
                pass
            case _:
                raise refuse("stale")
        return run

    async def _show(self, interaction: Interaction, run: Run, *, note: str, page: str = "", edit: bool) -> None:
        """Show a step: words and widgets at once, its picture as soon as it is drawn."""
        keeper, tongue = panels(interaction).keeper, speak(str(interaction.locale))
        draft = self.drafts.of(run.id, run.asked, interaction.user.id, run.script.seat)
        longest = keeper.publisher.ways.longest_menu
        lay = partial(lesson_view, run, tongue, draft, page=page, note=note, anew=not edit, longest=longest)
        scene, shot = lesson_scene(run)
        sight = Sight(lay, drawing(keeper.publisher, tongue, scene, shot) if scene else None, run.of)
        moment = run.asked
        alone = await keeper.private.open(interaction, sight, edit=edit)
        if scene and run.asked == moment:  # else somebody pressed again, and that press brings its own picture
            await keeper.private.fill(alone, sight, anew=True)
