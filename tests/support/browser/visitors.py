"""People in a real browser, each at a tab of the playground."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from playwright.async_api import BrowserContext, Locator, Page, expect
from playwright.async_api import TimeoutError as Late

from bot.engine.asks import Ask, Option
from bot.sessions.session import Session
from bot.text import speak
from cogs.face.ids import base36, digest
from tests.support.e2e.bench import Bench
from tests.support.waiting import PATIENT, eventually

CHANNEL = "table-one"
SOON = 3000
"""Milliseconds after which somebody looks whether a menu is still open."""
Visit = Callable[..., Awaitable[Page]]
"""Opens somebody's tab."""


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
        """Give an answer with the mouse, on the panel or, where it is secret, on one's own desk; it has been taken."""
        head = self.session.row.head
        async with asyncio.timeout(PATIENT):
            while self.session.row.head == head:
                await self._give(ask, picked)
                with contextlib.suppress(
                    TimeoutError
                ):  # a line that was pressed as its menu was drawn anew says nothing
                    async with asyncio.timeout(SOON / 300):
                        await eventually(lambda: self.session.row.head > head)

    async def _give(self, ask: Ask, picked: list[Option]) -> None:
        await self.page.bring_to_front()  # a tab in the background hardly draws
        where = self.panel
        if ask.secret or any(option.secret for option in picked):
            await self.panel.get_by_role("button", name="My hand").click()
            where = self.page.locator("[data-ephemeral]").last
        # The widgets of this very moment: the page may still show those before.
        now = f":{base36(self.session.asked)}:"
        button = where.locator(f'[data-component=button][data-custom-id*="{now}opt:{digest(picked[0].key)}"]')
        menus = where.locator(f'[data-component=select][data-custom-id*="{now}"]')
        await expect(button.or_(menus).first).to_be_visible()
        if await button.count():
            await button.first.click()
            return
        while not await self._chosen(menus, picked):
            pass
        if ask.kind == "some" and ask.most > 1:
            await self.page.keyboard.press("Escape")

    async def _chosen(self, menus: Locator, picked: list[Option]) -> bool:
        """Look through menus for the one to choose from."""
        for menu in await menus.all():
            if await self._choose(menu, picked):
                return True
        return False

    async def _choose(self, menu: Locator, picked: list[Option]) -> bool:
        """Open a menu and choose; False if it has no such line, or closed since its message was shown anew."""
        if not await menu.count():
            return False
        await menu.click()
        for option in picked:
            words = speak("en").option(self.session.row.game, option.verb, option.args)
            choice = self.page.locator("[role=option]", has=self.page.get_by_text(words, exact=True)).first
            while await choice.count():
                with contextlib.suppress(Late):
                    await choice.click(timeout=SOON)
                    break
            else:
                await self.page.keyboard.press("Escape")
                return False
        return True
