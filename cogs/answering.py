"""Playing by typing: a subcommand stands for some of the options of the present ask, and its text says which."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

import discord
from discord.app_commands import Choice

from bot.engine.asks import Ask, Option, Reason, Refusal, refuse
from bot.engine.errands import Fits
from bot.sessions.session import Session
from bot.text import Tongue, fold, speak
from cogs.face.words import CHOICE, asked, label, option_words
from cogs.panel.cog import panels
from cogs.replying import in_time

MOST = 25
"""Choices that Discord shows while somebody types."""

Why: TypeAlias = Callable[[Ask], Reason]
"""Says why an ask has nothing of the kind that was typed."""


def named(*verbs: str) -> Fits:
    """Stand for options with one of these verbs."""
    return lambda option: option.verb in verbs


def choices(tongue: Tongue, game: str, ask: Ask, fits: Fits, current: str) -> list[Choice[str]]:
    """What fits and is legal now, in words; of several things to pick, the last one typed is completed."""
    before, comma, text = current.rpartition(",") if ask.kind == "some" else ("", "", current)
    found = []
    for option in filter(fits, ask.options):
        words = option_words(tongue, game, option)
        value = f"{before}{comma}{option.key}"
        if fold(text) in fold(words) and len(value) <= CHOICE:
            found.append(Choice(name=label(words, CHOICE), value=value))
    return found[:MOST]


def picks(tongue: Tongue, game: str, ask: Ask, fits: Fits, text: str, why: Why | None = None) -> list[str]:
    """Turn what was typed into picks. What is barred is picked too, so that it is refused with its own reason."""
    if not text.strip():
        return [] if _none_is_an_answer(ask, fits) else [_only(tongue, game, ask, fits, why)]
    if ask.kind == "path" and (way := _way(ask, text)):
        return way
    found: list[str] = []
    for part in text.split(",") if ask.kind == "some" else [text]:
        meant = _meant(tongue, game, ask, lambda option: fits(option) and option.key not in found, part.strip())
        if why and not meant:
            raise _because(tongue, game, ask, why)
        found.append(meant or part.strip())
    return found


def _none_is_an_answer(ask: Ask, fits: Fits) -> bool:
    """Whether saying nothing picks nothing: some may be picked, and none must be."""
    return ask.kind == "some" and not ask.least and any(map(fits, ask.options))


def _because(tongue: Tongue, game: str, ask: Ask, why: Why) -> Refusal:
    """Why what was typed cannot be had; a reason with room for it tells what is asked instead."""
    reason = why(ask)
    told = {"asked": asked(tongue, game, ask)} if "asked" in reason.args else {}
    return Refusal(Reason(reason.id, reason.rule, {**reason.args, **told}))


def _only(tongue: Tongue, game: str, ask: Ask, fits: Fits, why: Why | None) -> str:
    """The one option that fits; refuses where there are several."""
    offered = [option.key for option in ask.options if fits(option)]
    barred = [option.key for option, _ in ask.barred if fits(option)]
    if len(offered) > 1:
        raise refuse("say-which", count=len(offered))
    if not offered and not barred:
        raise _because(tongue, game, ask, why) if why else refuse("not-offered")
    return (offered or barred)[0]


def _way(ask: Ask, text: str) -> list[str]:
    """Read the spaces of a way, `C5 C6 C7`; a single space is walked to by the cheapest way."""
    spaces = text.upper().split()
    known = {space for ways in ask.ways.values() for space, _ in ways}
    if not spaces or not known.issuperset(spaces):
        return []
    stops = (*(option for option, _ in ask.barred), *ask.options)
    ends = {str(option.args.get("to")): option.key for option in stops}
    return [ends.get(spaces[0], spaces[0])] if len(spaces) == 1 else spaces


def _meant(tongue: Tongue, game: str, ask: Ask, fits: Fits, text: str) -> str:
    """The option that a text means: by its key, else the only one that fits and says so; first what is legal.

    Empty where none is meant.
    """
    offered = list(ask.options)
    barred = [option for option, _ in ask.barred]
    if any(option.key == text for option in (*offered, *barred)):
        return text
    for several in (offered, barred):
        found = _saying(tongue, game, filter(fits, several), text)
        if found and (several is barred or len({option_words(tongue, game, option) for option in found}) == 1):
            return found[0].key
        if found:
            raise refuse("say-which", count=len(found))
    return ""


def _saying(tongue: Tongue, game: str, options: Iterable[Option], text: str) -> list[Option]:
    """The options whose first argument is the text; if none, any argument; if none, those that say it."""
    wanted = fold(text)
    some = [(option, [fold(str(value)) for value in option.args.values()]) for option in options]
    first = [option for option, args in some if args[:1] == [wanted]]
    exact = first or [option for option, args in some if wanted in args]
    return exact or [option for option, _ in some if wanted in fold(option_words(tongue, game, option))]


async def answer(
    interaction: discord.Interaction[Any], session: Session, fits: Fits, text: str, why: Why | None = None
) -> None:
    """Answer the present ask with what was typed, and show what came of it; whoever is not asked is told so."""
    asked = session.ask_for(interaction.user.id)
    tongue = speak(str(interaction.locale))
    given = picks(tongue, session.row.game, asked[1], fits, text, why) if asked else [text]
    update = await in_time(interaction, session.answer(interaction.user.id, given))
    await panels(interaction).show(interaction, session, update)


def divided(ask: Ask, typed: str) -> tuple[list[str], list[int]]:
    """Read how much goes to each of several options, in their order: `3 0 1`."""
    numbers = typed.replace(",", " ").split()
    if ask.kind != "split" or len(numbers) > len(ask.options) or not all(number.isdecimal() for number in numbers):
        raise refuse("not-divided", count=len(ask.options) if ask.kind == "split" else 0)
    shares = {option.key: int(number) for option, number in zip(ask.options, numbers, strict=False) if int(number)}
    return list(shares), list(shares.values())
