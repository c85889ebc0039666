"""Looking at something of a game: what may be said for it, what a text means, and showing it to one person alone."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from inspect import Parameter, Signature
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.engine.asks import Ask, refuse
from bot.engine.errands import Display, Flag, Lookup, Named, Number, Seat, Thing
from bot.engine.scene import Scene
from bot.engine.words import Phrase
from bot.markdown import plain
from bot.sessions.session import Session
from bot.text import Tongue, fold, speak
from cogs.answering import MOST
from cogs.errors import say
from cogs.face.board import choosing
from cogs.face.sights import asked_of, seen, words_of
from cogs.face.words import CHOICE, label
from cogs.heavy import heavy
from cogs.here import table_here
from cogs.panel.cog import panels
from cogs.post.publisher import file

Interaction = discord.Interaction[Any]
Completer: TypeAlias = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]
Argument: TypeAlias = Thing[Any] | Seat | Flag | Number


async def table(interaction: Interaction, of: str) -> Session:
    """The table of this channel, where this game must be being played."""
    session: Session = await interaction.client.house.at(interaction.channel_id or 0)
    interaction.extras["game"] = session.row.game
    if session.row.game != of:
        raise refuse("other-game")
    if await session.loaded() is None:
        raise refuse("not-started")
    return session


async def playing(interaction: Interaction, of: str) -> Session | None:
    """The table of this channel if this game is being played there: completion has no way to refuse."""
    session = await table_here(interaction)
    return session if session and session.row.game == of and await session.loaded() else None


# What may be said


def signature(look: Lookup[Any]) -> Signature:
    """The parameters that discord.py makes the options of a look from."""
    first = Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)
    return Signature([first, *map(_parameter, look.arguments)])


def _parameter(argument: Argument) -> Parameter:
    kind, default = _kind(argument)
    return Parameter(argument.name, Parameter.KEYWORD_ONLY, annotation=kind, default=default)


def _kind(argument: Argument) -> tuple[object, object]:
    """The type of an option and its default."""
    if isinstance(argument, Flag):
        return bool, False
    if isinstance(argument, Number):
        return app_commands.Range[int, argument.least, argument.most], argument.least
    return (str | None, None) if argument.optional else (str, Parameter.empty)


def completers(of: str, look: Lookup[Any]) -> dict[str, Completer]:
    """What completes the arguments of a look that name something."""
    return {each.name: _completing(of, look, each) for each in look.arguments if isinstance(each, Thing | Seat)}


def _completing(of: str, look: Lookup[Any], argument: Thing[Any] | Seat) -> Completer:
    async def complete(interaction: Interaction, current: str) -> list[Choice[str]]:
        session = await playing(interaction, of)
        if session is None:
            return []
        known = things(session, argument)
        if isinstance(argument, Seat) and look.eyes == "own":
            known = {seat: known[seat] for seat in session.seats_of(interaction.user.id)}
        return matching(speak(str(interaction.locale)), known, current)

    return complete


def things(session: Session, argument: Thing[Any] | Seat) -> Mapping[str, Named]:
    """All that an argument can name at this table, by id."""
    if isinstance(argument, Thing):
        return argument.among(session.match.view(None))
    return {seat: Named(Phrase(f"{session.row.game}-seat-{seat}")) for seat in session.match.state.seats}


def matching(tongue: Tongue, known: Mapping[str, Named], current: str) -> list[Choice[str]]:
    """The things whose words hold the typed text, those that begin with it first."""
    said = [(" · ".join(plain(tongue.say(words)) for words in each if words), id) for id, each in known.items()]
    wanted = fold(current)
    found = [(words, id) for words, id in said if wanted in fold(words)]
    found.sort(key=lambda pair: not fold(pair[0]).startswith(wanted))
    return [Choice(name=label(words, CHOICE), value=id) for words, id in found[:MOST]]


def meant(tongue: Tongue, known: Mapping[str, Named], text: str) -> str | None:
    """The id of what a text means: an id, a whole name, or the only name that holds it."""
    wanted = fold(text.strip())
    names = {id: fold(plain(tongue.say(each.name))) for id, each in known.items()}
    whole = [id for id, name in names.items() if wanted in (fold(id), name)]
    if whole:
        return whole[0]
    found = [id for id, name in names.items() if wanted in name]
    if len(found) > 1:
        raise refuse("say-which", count=len(found))
    return found[0] if found else None


# What is shown


async def look(
    interaction: Interaction, session: Session, look: Lookup[Any], said: Mapping[str, str | int | None]
) -> None:
    """Look at something for somebody, and show it to them alone."""
    tongue, user = speak(str(interaction.locale)), interaction.user.id
    given = {each.name: _given(tongue, session, each, said[each.name]) for each in look.arguments}
    shown = seen(session, user, look, given)
    await show(interaction, shown, asked_of(session, user, look) if shown.tinted else None)


def _given(tongue: Tongue, session: Session, argument: Argument, said: str | int | None) -> str | int | None:
    """What an argument holds: a number as it is, a text as the id of what it means."""
    if not isinstance(argument, Thing | Seat) or said is None:
        return said
    id = meant(tongue, things(session, argument), str(said))
    if id is None:
        raise refuse(argument.unknown if isinstance(argument, Thing) else "no-such-seat", typed=str(said))
    return id


async def show(interaction: Interaction, shown: Display, ask: Ask | None) -> None:
    """Show something to this person only: a picture with a few words above it, or words alone."""
    tongue = speak(str(interaction.locale))
    words = words_of(tongue, shown)
    if shown.scene:
        await _picture(interaction, choosing(shown.scene, ask) if ask else shown.scene, shown, words)
    elif words:
        await say(interaction, words)
    else:
        raise refuse("nothing-of-your-own")


async def _picture(interaction: Interaction, scene: Scene, shown: Display, words: str) -> None:
    async with heavy(interaction):
        drawn, told = await panels(interaction).publisher.draw(speak(str(interaction.locale)), scene, shown.shot)
        attached = [file(drawn, f"{shown.shot}.{drawn.format}", told)]
        await interaction.edit_original_response(content=words or None, attachments=attached)
