"""A newcomer takes every lesson to its end on a phone, by tapping what the step says."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, Locator, Page, ViewportSize, expect

from bot import games as catalogue
from bot.engine.asks import Ask
from bot.lessons import Run, lesson, taught
from bot.lessons.classroom import PROGRESS
from bot.lessons.run import Progress
from bot.markdown import plain
from bot.text import speak
from cogs.face.ids import base36, digest
from tests.support.browser.visitors import command, tab
from tests.support.e2e.bench import Bench
from tests.support.waiting import PATIENT

pytestmark = pytest.mark.asyncio(loop_scope="module")
PHONE: ViewportSize = {"width": 390, "height": 844}


async def present(table: Bench, game: str) -> Run:
    """Ada's lesson as the store has it."""
    kept = await table.store.lesson(int(table.person("Ada").id), game)
    return Run.resume(game, PROGRESS.decode(kept) if kept else Progress())


async def tap(page: Page, message: Locator, run: Run, ask: Ask, keys: tuple[str, ...]) -> None:
    """Tap the button or the lines of a menu that stand for options."""
    button = message.locator(f'[data-component=button][data-custom-id*=":{base36(run.asked)}:opt:{digest(keys[0])}"]')
    if await button.count():
        await button.first.tap()
        return
    options = [option for option in ask.options if option.key in keys]
    words = [plain(speak("en").option(run.of, option.verb, option.args)) for option in options]
    for menu in await message.locator("[data-component=select]").all():
        await menu.tap()
        lines = [page.locator("[role=option]", has=page.get_by_text(each, exact=True)) for each in words]
        if all([await line.count() for line in lines]):
            for line in lines:
                await line.first.tap()
            if await (done := page.get_by_role("button", name="Done", exact=True)).count():
                await done.tap()
            return
        await page.keyboard.press("Escape")
    raise AssertionError(f"{words} are nowhere")


@pytest.mark.parametrize("game", taught())
async def test_a_lesson_is_taken_on_a_phone(chromium: Browser, table: Bench, game: str) -> None:
    window = await chromium.new_context(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    window.set_default_timeout(1000 * PATIENT)
    page = await tab(window, table, "Ada")
    await command(page, f"/learn {game}")
    await page.keyboard.press("Enter")
    message = page.locator("[data-ephemeral]").last
    title = speak("en").t(f"{game}-title")
    for number, _ in enumerate(lesson(game).step, 1):
        await expect(message).to_contain_text(f"{title} · step {number} of")
        await table.quiet()
        await expect(message.locator(".gallery img")).to_have_count(1)
        run = await present(table, game)
        if run.ask is None:
            await message.get_by_role("button", name="Go on", exact=True).tap()
        else:
            await tap(page, message, run, run.ask, run.shown().picks)
    first = speak("en").t(f"{game}-mission-{catalogue.game(game).missions[0]}")
    real = speak("en").t("lesson-play", mission=first)
    await expect(message.get_by_role("button", name=real, exact=True)).to_be_visible()
    await table.quiet()
    wide = await message.evaluate("node => node.scrollWidth - node.clientWidth")
    assert wide <= 0, "nothing sticks out of the screen"
    await window.close()
