"""A campaign as pages with pictures: Markdown and what it shows, in one file that anybody may keep."""

from __future__ import annotations

import asyncio
import zipfile
from collections.abc import Iterator
from io import BytesIO
from typing import Any, NamedTuple

import discord

from bot.client import Vigil
from bot.engine.scene import Scene
from bot.markdown import Markdown, plain
from bot.sessions.past import book, copies, statistics
from bot.sessions.past.book import Part, Told
from bot.sessions.session import Session
from bot.sessions.telling.choosing import choose, most
from bot.sessions.telling.story import Line, tell_line
from bot.text import Tongue
from cogs.face.ending import told_end, told_fates
from cogs.face.sayings import promises
from cogs.face.words import outcome_words
from cogs.heavy import hand_over
from cogs.table.charting import Charting
from renderers import Picture, RenderPool, alt

LINES = 5
"""Lines that are told of what one message told."""
PAGES = 512 * 1024
"""Bytes that are left for the words."""
Interaction = discord.Interaction[Any]


class Plate(NamedTuple):
    """A picture of the pages: what it is called, how it is told, and how much it matters."""

    name: str
    told: str
    drawn: Picture
    weight: int


async def hand_out(bot: Vigil, interaction: Interaction, session: Session, tongue: Tongue) -> None:
    """Give somebody the campaign as pages, for whoever has their turn at heavy work."""
    told = await book.of_campaign(session, bot.house.workshop)
    limit = min(copies.LARGEST, interaction.filesize_limit) - PAGES
    plates = fitting([*await boards(bot.pool, tongue, told), *await charts(bot, session, tongue, told)], limit)
    data = await asyncio.to_thread(bound, pages(tongue, told, plates), plates)
    name = f"{session.row.game}-chronicle.zip"
    given = tongue.t("book-done", missions=len(told), pictures=len(plates))
    await hand_over(interaction, given, [discord.File(BytesIO(data), filename=name)])


async def boards(pool: RenderPool, tongue: Tongue, told: list[Told]) -> list[Plate]:
    """The boards at the turning points, drawn one after the other so that no table waits for them."""
    plates = []
    for name, part in _plated(told):
        if part.board:
            spoken: Scene = tongue.scene(part.board)
            drawn = await pool.draw(spoken)
            plates.append(Plate(f"{name}.{drawn.format}", alt(spoken), drawn, part.weight))
    return plates


async def charts(bot: Vigil, session: Session, tongue: Tongue, told: list[Told]) -> list[Plate]:
    """The numbers of the campaign as pictures; they matter more than any board."""
    if session.row.campaign_id is None:
        found = await statistics.of_table(session, bot.house.workshop)
    else:
        found = await statistics.of_campaign(session, bot.house.workshop)
    seats = session.game.look.scene(session.match.view(None)).seats
    charting, plates = Charting(tongue, session.row.game, found, seats), list[Plate]()
    title = tongue.t("stats-subtitle-campaign", title=tongue.t(f"{session.row.game}-title"), missions=found.tables)
    for name, chart in await asyncio.to_thread(lambda: list(charting.pictures(title))):
        drawn = await bot.pool.chart(tongue.scene(chart))
        plates.append(Plate(f"{name}.{drawn.format}", plain(" ".join(map(tongue.say, chart.alt))), drawn, 1 << 30))
    return plates


def fitting(plates: list[Plate], room: int) -> list[Plate]:
    """As many pictures as there is room for, the weightiest first, in their order."""
    kept = list[Plate]()
    for plate in sorted(plates, key=lambda each: -each.weight):
        room -= len(plate.drawn.data)
        if room < 0:
            break
        kept.append(plate)
    return [plate for plate in plates if plate in kept]


def bound(text: str, plates: list[Plate]) -> bytes:
    """Pages and pictures in one file."""
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("chronicle.md", text)
        for plate in plates:
            file.writestr(zipfile.ZipInfo(f"pictures/{plate.name}"), plate.drawn.data)
    return out.getvalue()


def pages(tongue: Tongue, told: list[Told], plates: list[Plate]) -> str:
    """The campaign in words, with its pictures where they belong."""
    shown = {plate.name.rpartition(".")[0]: plate for plate in plates}
    title = tongue.t(f"{told[0].table.game}-title") if told else ""
    blocks = [f"# {title}"]
    for number, mission in enumerate(told, 1):
        blocks += _mission(tongue, number, mission, shown)
    if numbers := [_picture(shown[name]) for name in ("dice", "deeds") if name in shown]:
        blocks += [f"## {tongue.t('book-numbers')}", *numbers]
    return "\n\n".join(blocks) + "\n"


def _mission(tongue: Tongue, number: int, told: Told, shown: dict[str, Plate]) -> Iterator[str]:
    """The blocks of one mission."""
    of, chapter = told.table.game, told.chapter
    yield f"## {number}. {tongue.t(f'{of}-mission-{told.table.mission}')}"
    names = {seat.seat: tongue.t(f"{of}-seat-{seat.seat}") for seat in told.seats}
    played = [seat for seat in told.seats if seat.kind != "open"]
    who = (
        tongue.t("replay-log-seat", seat=names[s.seat], name=s.user_name or tongue.t("seat-computer")) for s in played
    )
    yield "\n".join(f"- {line}" for line in who)
    for place, part in enumerate(chapter.parts, 1):
        yield "\n".join(_lines(tongue, part.lines, first=place == 1))
        if plate := shown.get(f"{number}-{place}"):
            yield _picture(plate)
    if chapter.outcome is None:
        yield f"*{tongue.t('book-goes-on')}*"
        yield "\n".join(line for seat in names for line in promises(tongue, names, told.promises, seat))
        return
    yield f"### {tongue.t('book-end')}"
    yield outcome_words(tongue, of, chapter.outcome)
    yield from told_end(tongue, chapter.epilogue)
    yield "\n".join(told_fates(tongue, chapter.epilogue, names, told.promises))


def _lines(tongue: Tongue, lines: list[Line], *, first: bool) -> Iterator[str]:
    """What weighed most, with how much is left out; a mission's first line, its intro, is always there."""
    chosen = choose(lines, most(LINES), kept=[0] if first else [])
    for place in chosen:
        yield f"- {tell_line(tongue, lines[place])}"
    if left := len(lines) - len(chosen):
        yield f"- *{tongue.t('book-left-out', count=left)}*"


def _picture(plate: Plate) -> str:
    """A picture where it stands among the words."""
    told = plate.told.replace("[", "(").replace("]", ")").replace("\n", " ")
    return f"![{Markdown(told)}](pictures/{plate.name})"


def _plated(told: list[Told]) -> Iterator[tuple[str, Part]]:
    """The parts of all missions, by the names of their pictures."""
    for number, mission in enumerate(told, 1):
        for place, part in enumerate(mission.chapter.parts, 1):
            yield f"{number}-{place}", part
