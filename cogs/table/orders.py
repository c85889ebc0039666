"""The part of /table that leaves standing orders with Vigil, such as an automatic pass. Only its giver is told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.engine.asks import refuse
from bot.engine.fixes import Fix
from bot.sessions.gm.corrections import fix_words, value_words
from bot.sessions.session import Session
from bot.text import Tongue, fold, speak
from cogs.errors import say
from cogs.face.ids import Mark
from cogs.face.options.passing import passing
from cogs.face.words import CHOICE, clip, label
from cogs.here import find_game, table_here
from cogs.panel.cog import panels
from cogs.replying import deed, in_time, insist
from cogs.words import described

Interaction = discord.Interaction[Any]
MOST = 25
"""Choices that Discord shows while somebody types."""


class Standing(NamedTuple):
    """A standing order of one of a person's seats."""

    seat: str
    order: Fix

    @property
    def key(self) -> str:
        """Its name for the command."""
        return f"{self.seat} {self.order.key}"


def standing(session: Session, user_id: int) -> Iterator[Standing]:
    """The orders that a person may leave, seat by seat."""
    for seat in session.seats_of(user_id):
        for order in session.game.table.orders(session.match.state, seat):
            yield Standing(seat, order)


def order_words(tongue: Tongue, game: str, each: Standing) -> str:
    """The name of an order, and whose it is."""
    what = fix_words(tongue, game, each.order)
    return tongue.t("orders-of", seat=tongue.t(f"{game}-seat-{each.seat}"), what=what)


async def _at_table(interaction: Interaction) -> Session | None:
    """The table of this channel, if a game is on: completion has no way to refuse."""
    session = await table_here(interaction)
    return session if session and await session.loaded() else None


def _holding(named: list[tuple[str, str]], current: str) -> list[Choice[str]]:
    """Keep what holds the typed text."""
    wanted = fold(current)
    return [Choice(name=label(name, CHOICE), value=key) for name, key in named if wanted in fold(name)][:MOST]


async def order_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    """The orders that this person may leave."""
    session, tongue = await _at_table(interaction), speak(str(interaction.locale))
    if session is None:
        return []
    found = standing(session, interaction.user.id)
    return _holding([(order_words(tongue, session.row.game, each), each.key) for each in found], current)


async def value_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    """What the named order may be."""
    session, tongue = await _at_table(interaction), speak(str(interaction.locale))
    if session is None:
        return []
    for each in standing(session, interaction.user.id):
        if each.key == interaction.namespace.order:
            words = [(value_words(tongue, session.row.game, each.order, value), value) for value in each.order.values]
            return _holding(words, current)
    return []


class TableOrders(commands.Cog):
    """The command about standing orders, which /table takes in."""

    async def always_pass(self, interaction: Interaction, session: Session, mark: Mark, _: list[str]) -> None:
        """Let the present question pass and leave the order for those to come; say which, and how to take it back."""
        cog, user = panels(interaction), interaction.user.id
        ask, seat = cog.asked(interaction, session, mark), mark.seat
        session.open_for_answers()
        found = passing(session, seat)
        if found is None:
            raise refuse("no-such-fix")
        order, value = found
        await deed(interaction, session.order(user, seat, order.key, value), "setting-unshown")
        update = await in_time(interaction, session.answer(user, ask.default, asked=mark.asked, seat=seat))
        tongue, game = speak(str(interaction.locale)), session.row.game
        name = order_words(tongue, game, Standing(seat, order))
        said = tongue.t("orders-passes", order=name, value=value_words(tongue, game, order, value))
        try:
            await cog.show(interaction, session, update)
        finally:
            await insist(interaction, said)

    @app_commands.command(name="orders", description=described("table-orders"))
    @app_commands.describe(order=described("table-orders-order"), value=described("table-orders-value"))
    @app_commands.autocomplete(order=order_choices, value=value_choices)
    async def orders(self, interaction: Interaction, order: str | None = None, value: str | None = None) -> None:
        """Leave a standing order; naming none tells how they are."""
        session = await find_game(interaction)
        user, tongue, game = interaction.user.id, speak(str(interaction.locale)), session.row.game
        if not session.seats_of(user):
            raise refuse("not-seated")
        if order is not None:
            chosen = next((each for each in standing(session, user) if each.key == order), None)
            if chosen is None:
                raise refuse("no-such-fix")
            if value is None:
                raise refuse("no-such-value")
            ordering = session.order(user, chosen.seat, chosen.order.key, value)
            await deed(interaction, ordering, "setting-unshown")
        lines = [
            tongue.t(
                "orders-line",
                order=order_words(tongue, game, each),
                now=value_words(tongue, game, each.order, each.order.now),
            )
            for each in standing(session, user)
        ]
        await say(interaction, clip("\n".join(lines), 2000) or tongue.t("orders-none"))
