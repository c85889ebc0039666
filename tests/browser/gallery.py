"""Every kind of question of a game, as a desktop and a phone show it: pictures for somebody who looks at them.

    python -m tests.browser.gallery rise --out gallery [--answers 400] [--games 3]

It plays by itself in a real browser, keeps one picture a kind of question and size, of the panel and of the desk where
the question is answered there, and lays them out on sheets.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from PIL import Image
from playwright.async_api import Browser, Locator, Page, async_playwright

from bot import games as catalogue
from bot.engine.asks import Ask
from bot.sessions.session import Session
from renderers import RenderPool
from tests.support.browser.chromium import ARGS, CHROMIUM, SIZES
from tests.support.browser.visitors import tab
from tests.support.e2e.bench import Bench, bench

SHEETS = {"desktop": 2, "phone": 4}
"""How many pictures stand side by side on a sheet."""
ADVENTURE = 0.15
"""How often an answer is anything that is legal, so that rare questions come too."""


class Gallery:
    """Somebody with two screens at a table, who takes a picture of each kind of question."""

    def __init__(self, table: Bench, pages: dict[str, Page], out: Path, seen: set[str]) -> None:
        self.table, self.pages, self.out, self.seen = table, pages, out, seen

    async def play(self, session: Session, answers: int, luck: Random) -> None:
        """Play on for so many answers, and take a picture of each question that is new."""
        for _ in range(answers):
            if session.row.status != "playing":
                return
            person, ask = self.table.asked(session)
            user, seat = int(person.id), session.asked_seat(int(person.id)) or ""
            if ask.prompt not in self.seen:
                self.seen.add(ask.prompt)
                await self._take(session, ask)
            if ask.kind == "one" and luck.random() < ADVENTURE:
                await session.answer(user, (luck.choice(ask.options).key,), seat=seat)
            else:
                answer = session.game.player.advise(session.match.view(seat), ask)
                await session.answer(user, answer.picks, amounts=answer.amounts, seat=seat)

    async def _take(self, session: Session, ask: Ask) -> None:
        self.table.panels.publisher.wake(session)
        panel = await self.table.panel()
        await self._shoot(lambda page: page.locator(f'[data-message-id="{session.row.panel_id}"]'), ask.prompt)
        if ask.secret or any(option.secret for option in ask.options):
            person, _ = self.table.asked(session)
            await person.press(panel, "My hand")
            await self.table.quiet()
            await self._shoot(lambda page: page.locator("[data-ephemeral]").last, f"{ask.prompt}-desk")

    async def _shoot(self, message: Callable[[Page], Locator], name: str) -> None:
        for size, page in self.pages.items():
            await page.bring_to_front()
            found = message(page)
            await found.wait_for()
            for image in await found.locator(".gallery img").all():
                await image.evaluate("each => each.decode().catch(() => null)")
            await found.evaluate("node => node.scrollIntoView({block: 'end'})")
            await page.screenshot(path=self.out / f"{name}.{size}.png")


def sheets(out: Path) -> Iterator[Path]:
    """Pictures side by side, as many as can be read at once."""
    for size, wide in SHEETS.items():
        shots = sorted(path for path in out.glob(f"*.{size}.png") if not path.name.startswith("sheet"))
        for at, row in enumerate(_rows(shots, wide)):
            pictures = [Image.open(path).convert("RGB") for path in row]
            sheet = Image.new("RGB", (sum(p.width for p in pictures), max(p.height for p in pictures)))
            left = 0
            for picture in pictures:
                sheet.paste(picture, (left, 0))
                left += picture.width
            path = out / f"sheet-{size}-{at:02}.png"
            sheet.save(path)
            yield path


def _rows(shots: list[Path], wide: int) -> Iterator[tuple[Path, ...]]:
    for at in range(0, len(shots), wide):
        yield tuple(shots[at : at + wide])


async def _take_all(browser: Browser, args: argparse.Namespace, out: Path) -> set[str]:
    seen = set[str]()
    for at in range(args.games):
        with tempfile.TemporaryDirectory() as folder:
            async with RenderPool() as pool, bench(Path(folder) / "vigil.sqlite3", pool) as table:
                windows = [await browser.new_context(viewport=size, reduced_motion="reduce") for size in SIZES.values()]
                pages = dict(zip(SIZES, [await tab(window, table, "Ada") for window in windows], strict=True))
                session = await table.open("Ada", computers=1 + at % 2, game=args.game)
                await Gallery(table, pages, out, seen).play(session, args.answers, Random(at))
                for window in windows:
                    await window.close()
        print(f"game {at + 1}: {len(seen)} kinds of question", flush=True)  # noqa: T201
    return seen


async def _main(args: argparse.Namespace) -> None:
    out = Path(args.out) / args.game
    out.mkdir(parents=True, exist_ok=True)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=str(CHROMIUM), args=ARGS)
        await _take_all(browser, args, out)
        await browser.close()
    for path in sheets(out):
        print(path)  # noqa: T201


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("game", choices=catalogue.IDS)
    parser.add_argument("--out", default="gallery")
    parser.add_argument("--answers", type=int, default=400)
    parser.add_argument("--games", type=int, default=3)
    asyncio.run(_main(parser.parse_args()))
