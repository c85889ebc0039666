"""A Chromium for each module, a pretended server and a fresh tab for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import urlencode

import pytest
import pytest_asyncio
from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    ViewportSize,
    async_playwright,
    expect,
)

from renderers import RenderPool
from tests.support.browser.chromium import ARGS, CHROMIUM
from tests.support.browser.mock_server import MockServer
from tests.support.browser.visitors import Visit
from tests.support.e2e.bench import Bench, bench
from tests.support.waiting import PATIENT

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}

PATIENCE = 1000 * PATIENT
"""Milliseconds: a busy machine is slow, not wrong."""
expect.set_options(timeout=PATIENCE)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def chromium() -> AsyncIterator[Browser]:
    """Start a real browser."""
    if not CHROMIUM.exists():
        pytest.skip(f"there is no {CHROMIUM}")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=str(CHROMIUM), args=ARGS)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def running() -> AsyncIterator[MockServer]:
    """Start a pretended server."""
    server = MockServer()
    await server.start()
    yield server
    await server.stop()


@pytest_asyncio.fixture(loop_scope="module")
async def server(running: MockServer) -> MockServer:
    """The pretended server as if it had just been started."""
    running.reset()
    return running


class Screen:
    """A browser window whose first tab is used again by every test: opening one costs more than most tests."""

    def __init__(self, context: BrowserContext) -> None:
        self.complaints: list[str] = []
        self._context = context
        self._first: Page | None = None
        self._used: list[Page] = []

    async def tab(self) -> Page:
        """Give a tab that remembers nothing."""
        page = self._first if self._first and not self._used else await self._new()
        self._used.append(page)
        return page

    async def clear(self) -> None:
        """Leave every page; tabs beside the first are closed, or they would hide it and slow it down."""
        for page in self._used:
            if page is not self._first:
                await page.close()
                continue
            await page.unroute_all()
            await page.evaluate("sessionStorage.clear()")
            await page.goto("about:blank")
        self._used.clear()

    async def _new(self) -> Page:
        page = await self._context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._listen)
        self._first = self._first or page
        return page

    def _listen(self, said: ConsoleMessage) -> None:
        if "Content Security" in said.text:
            self.complaints.append(said.text)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def screens(chromium: Browser) -> AsyncIterator[dict[bool, Screen]]:
    """A desktop and a phone."""
    desktop = await chromium.new_context(viewport=DESKTOP, reduced_motion="reduce")
    phone = await chromium.new_context(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    for context in (desktop, phone):
        context.set_default_timeout(PATIENCE)
    yield {False: Screen(desktop), True: Screen(phone)}
    await desktop.close()
    await phone.close()


@pytest_asyncio.fixture(loop_scope="module")
async def visit(screens: dict[bool, Screen], server: MockServer) -> AsyncIterator[Visit]:
    """Open tabs with `await visit("rise-table")`; afterwards none may have complained."""

    async def open_tab(channel: str = "tavern", user: str = "ada", *, phone: bool = False) -> Page:
        page = await screens[phone].tab()
        await page.goto(f"{server.url}?{urlencode({'channel': channel, 'user': user})}", wait_until="commit")
        await page.wait_for_selector("[data-ready]")
        return page

    yield open_tab
    for screen in screens.values():
        await screen.clear()
        assert screen.complaints == []


@pytest_asyncio.fixture(loop_scope="module")
async def table(tmp_path: Path) -> AsyncIterator[Bench]:
    """The playground with Vigil in it."""
    async with RenderPool() as pool, bench(tmp_path / "vigil.sqlite3", pool) as ready:
        yield ready


@pytest_asyncio.fixture(loop_scope="module")
async def window(chromium: Browser) -> AsyncIterator[BrowserContext]:
    """A browser window with room for tabs."""
    context = await chromium.new_context(viewport={"width": 1280, "height": 900})
    context.set_default_timeout(PATIENCE)
    yield context
    await context.close()
