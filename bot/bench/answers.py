"""From a press to the picture that shows what came of it, on missions as they are played."""

from __future__ import annotations

import asyncio
from statistics import median, quantiles
from time import perf_counter
from typing import Any

from bot.bench.loopback import online, quiet
from bot.bench.measure import Bench, Measure
from bot.bench.pictures import scenes
from bot.client import Vigil
from bot.engine.asks import Ask
from bot.games import game
from bot.playground.connect import pointed_at
from bot.playground.people import Person, Reply
from bot.playground.seen import Seen
from bot.playground.server import PlaygroundServer
from bot.sessions.session import Session
from bot.text import speak
from renderers import RenderPool, compose, encode

GAME = "rise"
WITHIN_MS = 250.0
PATIENT = 60.0
WARM = 10
"""Answers that are not counted: the first pictures of a board draw its ground."""


async def answers(bench: Bench) -> list[Measure]:
    """How long it takes, in all but one of twenty answers, until the new board can be seen.

    Where an answer ends a phase, that is the phase's last picture; those of the steps that follow are counted apart.
    """
    async with RenderPool() as pool, PlaygroundServer(identify_seconds=0) as server:
        server.rates.scale = 0  # Vigil is measured, not Discord's patience
        await pool.warm()
        with pointed_at(server.url):
            async with online(server, bench.folder / "answers.sqlite3", pool) as vigil:
                taken = await _play(bench, _Mission(server, vigil), bench.rounds(200, 20))
    seen, all_seen = ([1000 * each for each in column] for column in zip(*taken, strict=True))
    cut, last = quantiles(seen, n=20), quantiles(all_seen, n=20)
    within = 100 * sum(each <= WITHIN_MS for each in seen) / len(seen)
    raw = {"p50_ms": cut[9], "within_percent": within, "all_p50_ms": last[9], "all_p95_ms": last[18]}
    raw |= {"encode_ms": _encoding(), "answers": len(seen)}
    return [Measure("answer-visible-p95", cut[18], WITHIN_MS, "ms", raw)]


def _encoding() -> float:
    """What encoding one picture takes just now, so that a busy machine can be told from a slow Vigil."""
    image, taken = compose(next(scenes(GAME))), list[float]()
    for _ in range(9):
        begun = perf_counter()
        encode(image)
        taken.append(1000 * (perf_counter() - begun))
    return median(taken)


async def _play(bench: Bench, mission: _Mission, count: int) -> list[tuple[float, float]]:
    """Answer so many times, and give the seconds of each but the first few."""
    taken = list[tuple[float, float]]()
    while len(taken) < count + WARM:
        if (seconds := await mission.answer()) is not None:
            taken.append(seconds)
            bench.tell(len(taken), count + WARM)
    return taken[WARM:]


class _Mission:
    """A person who plays two Characters as Vigil advises, by pressing and picking; one mission after the other."""

    def __init__(self, server: PlaygroundServer, vigil: Vigil) -> None:
        self.server, self.vigil = server, vigil
        self.panels: Any = vigil.get_cog("Panels")
        self.person = Person(server, server.world.people[0])
        self.channel = ""
        self.tables = 0

    async def answer(self) -> tuple[float, float] | None:
        """Answer, and give the seconds until its picture, and until all that followed, can be seen.

        None where the panel does not hold the answer.
        """
        session = await self._ready()
        seat, ask = session.ask_for(int(self.person.id)) or ("", None)
        if ask is None:
            raise RuntimeError("nobody is asked")
        advice = session.game.player.advise(session.match.view(seat), ask)
        panel = next(each for each in self.person.sees(self.channel) if each.id == str(session.row.panel_id))
        pressing = self._press(panel, ask, advice.picks)
        if pressing is None:
            await session.answer(int(self.person.id), advice.picks, amounts=advice.amounts)
            return None
        begun, before = perf_counter(), panel.media
        await pressing
        await self.server.until(lambda: panel.media != before, PATIENT)
        if not panel.media:  # a phase that ended without a picture of its own; the next panel has one
            await quiet(self.panels.publisher)
        seen = perf_counter() - begun
        await quiet(self.panels.publisher)
        return seen, perf_counter() - begun

    def _press(self, panel: Seen, ask: Ask, picks: tuple[str, ...]) -> asyncio.Task[Reply] | None:
        """Press the button or pick from the menu that holds an answer."""
        words = [speak("en").option(GAME, each.verb, each.args) for each in ask.options if each.key in picks]
        for button in panel.buttons:
            if len(picks) == 1 and button.get("label") == words[0]:
                return asyncio.create_task(self.person.press(panel, custom_id=button["custom_id"]))
        for menu in panel.selects:
            if {each["value"] for each in menu["options"]} >= set(picks):
                return asyncio.create_task(self.person.select(panel, menu["custom_id"], values=picks))
        return None

    async def _ready(self) -> Session:
        """The session that waits for an answer, with everything shown; where it is over, that of another table."""
        if not self.channel or (await self._session()).row.status != "playing":
            await self._open()
        session = await self._session()
        self.panels.publisher.wake(session)
        await quiet(self.panels.publisher)
        return session

    async def _session(self) -> Session:
        session = await self.vigil.house.at(int(self.channel))
        await session.loaded()
        return session

    async def _open(self) -> None:
        """Open a table in a channel of its own, with another mission each time."""
        missions = game(GAME).missions
        self.channel = str(self.server.world.add_channel(f"mission-{self.tables}")["id"])
        lobby = (await self.person.command("table new", self.channel, game=GAME)).message
        mission = missions[self.tables % len(missions)]
        await self.person.select(lobby, placeholder="Choose the mission", values=[mission])
        await self.person.select(lobby, placeholder="Take a seat", values=[game(GAME).seats[1]])
        await self.person.press(lobby, "Start")
        self.tables += 1
