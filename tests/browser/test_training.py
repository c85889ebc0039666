"""A real browser plays Lamplight in the playground: two people in two tabs, Vigil in a third seat."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, Locator, Page, expect

from bot.engine.asks import Ask, Option
from bot.sessions.session import Session
from bot.text import speak
from cogs.panel.ids import base36, digest
from renderers import RenderPool
from tests.e2e.bench import Bench, bench

pytestmark = pytest.mark.asyncio(loop_scope="module")

CHANNEL = "table-one"


@pytest_asyncio.fixture(loop_scope="module")
async def table(tmp_path: Path) -> AsyncIterator[Bench]:
    """The playground with Vigil in it."""
    async with RenderPool() as pool, bench(tmp_path / "vigil.sqlite3", pool) as ready:
        yield ready


@pytest_asyncio.fixture(loop_scope="module")
async def window(chromium: Browser) -> AsyncIterator[BrowserContext]:
    """A browser window with room for tabs."""
    context = await chromium.new_context(viewport={"width": 1280, "height": 900})
    yield context
    await context.close()


async def tab(window: BrowserContext, table: Bench, name: str) -> Page:
    """Open somebody's tab at the table's channel."""
    page = await window.new_page()
    await page.goto(f"{table.server.url}/?user={name}&channel={CHANNEL}")
    await page.wait_for_selector("[data-ready]")
    return page


async def command(page: Page, text: str) -> None:
    """Type a slash command and send it."""
    await page.bring_to_front()
    await page.get_by_test_id("composer-input").press_sequentially(text)
    await page.keyboard.press("Enter")


class Visitor:
    """Somebody at their tab, who finds what they want on the panel or on their own desk."""

    def __init__(self, page: Page, session: Session) -> None:
        self.page = page
        self.session = session

    @property
    def panel(self) -> Locator:
        """The table's panel."""
        return self.page.locator(f'[data-message-id="{self.session.row.panel_id}"]')

    async def answer(self, ask: Ask, picked: list[Option]) -> None:
        """Give an answer with the mouse: on the panel, or on one's own desk where it is secret."""
        await self.page.bring_to_front()  # a tab in the background hardly draws
        where = self.panel
        if ask.secret or any(option.secret for option in picked):
            await self.panel.get_by_role("button", name="My hand").click()
            where = self.page.locator("[data-ephemeral]").last
            await expect(where.locator(".gallery img")).to_have_count(1)
        # The widget of this very moment: the page may still show the one before.
        now, verb = base36(self.session.asked), digest("" if ask.kind == "some" else picked[0].verb)
        button = where.locator(f'[data-component=button][data-custom-id*=":{now}:opt:{digest(picked[0].key)}"]')
        widget = button.or_(where.locator(f'[data-component=select][data-custom-id*=":{now}:pick:{verb}"]'))
        kind = await widget.get_attribute("data-component")
        await widget.click()
        if kind == "button":
            return
        for option in picked:
            words = speak("en").option(self.session.row.game, option.verb, option.args)
            await self.page.locator("[role=option]", has=self.page.get_by_text(words, exact=True)).first.click()
        if ask.kind == "some" and ask.most > 1:
            await self.page.keyboard.press("Escape")


async def test_two_people_play_lamplight_to_its_end_with_the_mouse(table: Bench, window: BrowserContext) -> None:
    ada, bruno = await tab(window, table, "Ada"), await tab(window, table, "Bruno")
    await command(ada, "/table new lamp")
    await expect(ada.locator(".option[data-option=game] input")).to_have_value("Lamplight")
    await ada.keyboard.press("Enter")
    await bruno.get_by_role("button", name="Join", exact=True).click()
    await expect(ada.locator(".message").last).to_contain_text("Ivo · @Bruno")
    await ada.get_by_role("button", name="Let Vigil play a seat").click()
    await expect(ada.locator(".message").last).to_contain_text("Nell · Vigil")
    await ada.get_by_role("button", name="Start", exact=True).click()
    await expect(ada.locator(".gallery img").last).to_be_visible()

    session, rng, pages = await table.session(), Random(3), {"Ada": ada, "Bruno": bruno}
    while session.row.status == "playing":
        await table.quiet()
        person, ask = table.asked(session)
        count = ask.least if ask.kind == "some" else 1
        head = session.row.head
        await Visitor(pages[person.name], session).answer(ask, rng.sample(ask.options, count))
        await table.server.until(lambda before=head: session.row.head > before, 60)
    await table.quiet()

    await expect(bruno.locator(".message").last).to_contain_text("The game is over.")
    await expect(bruno.locator("[data-ephemeral]").last).not_to_contain_text("Mara's hand")
    picture = ada.locator(".gallery img").last
    await picture.click()
    await expect(ada.get_by_test_id("lightbox")).to_contain_text("the lamp holds")
    assert table.server.violations == []
