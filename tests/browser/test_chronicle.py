"""A real browser looks back at a game and moves its campaign: recap, replay, statistics, a file out and in again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, FilePayload, Page, expect

from renderers import RenderPool
from tests.support.e2e.bench import CHANNEL, Bench, bench
from tests.support.waiting import PATIENT

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module")
async def table(tmp_path: Path) -> AsyncIterator[Bench]:
    """The playground with Vigil in it, and a game that was played for a while."""
    async with RenderPool() as pool, bench(tmp_path / "vigil.sqlite3", pool) as ready:
        session = await ready.open("Bruno", "Chiara")
        for _ in range(8):
            await ready.rest(session)
        await ready.quiet()
        yield ready


@pytest_asyncio.fixture(loop_scope="module")
async def page(chromium: Browser, table: Bench) -> AsyncIterator[Page]:
    """The tab of Ada, who keeps the server and does not play: she may have the file."""
    context = await chromium.new_context(viewport={"width": 1280, "height": 900})
    context.set_default_timeout(1000 * PATIENT)
    page = await context.new_page()
    await page.goto(f"{table.server.url}/?user=Ada&channel={CHANNEL}")
    await page.wait_for_selector("[data-ready]")
    yield page
    await context.close()


async def command(page: Page, text: str) -> None:
    await page.get_by_test_id("composer-input").press_sequentially(text)
    await page.keyboard.press("Enter")
    if await page.get_by_test_id("command-form").count():
        await page.keyboard.press("Enter")


async def test_somebody_looks_back_and_moves_a_campaign(page: Page, table: Bench) -> None:
    last = page.locator("[data-ephemeral]").last
    await command(page, "/table recap")
    await expect(last).to_contain_text("Now: Round")
    await command(page, "/table stats")
    await expect(last.locator("img[alt*='d6']")).to_have_count(1)
    await command(page, "/table replay")
    await expect(last).to_contain_text("from the start to now")
    await command(page, "/table export")
    await expect(last).to_contain_text("Here is the campaign.")
    (file,) = table.private("Ada")[-1].files
    await page.get_by_test_id("composer-input").press_sequentially("/campaign import")
    await page.keyboard.press("Enter")
    field = page.locator(".option[data-option='file'] input[type=file]")
    payload: FilePayload = {"name": file.filename, "mimeType": "application/octet-stream", "buffer": file.data}
    await field.set_input_files(payload)
    await page.wait_for_selector(".option[data-sent]")
    await field.press("Enter")
    await expect(last).to_contain_text("#2 · Lamplight · First Light · goes on")
    assert len(await table.store.tables()) == 2
