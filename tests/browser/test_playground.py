"""The page, the playground's own server and a discord.py bot, all together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from bot.playground.connect import pointed_at
from bot.playground.server import PlaygroundServer
from tests.support.playground.sample_bot import SampleBot
from tests.support.waiting import PATIENT

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module")
async def playground() -> AsyncIterator[PlaygroundServer]:
    """A playground with a bot in it."""
    async with PlaygroundServer() as server:
        server.interactions.deadline = PATIENT
        with pointed_at(server.url):
            bot = SampleBot()
            running = asyncio.create_task(bot.start(server.token))
            await bot.started
            yield server
            await bot.close()
            await running


@pytest_asyncio.fixture(loop_scope="module")
async def page(chromium: Browser, playground: PlaygroundServer) -> AsyncIterator[Page]:
    """Ada's tab in the lobby."""
    context = await chromium.new_context()
    context.set_default_timeout(1000 * PATIENT)
    page = await context.new_page()
    await page.goto(f"{playground.url}/?user=Ada&channel=lobby")
    await page.wait_for_selector("[data-ready]")
    yield page
    await context.close()


async def test_a_visitor_plays_without_discord(page: Page, playground: PlaygroundServer) -> None:
    composer = page.get_by_test_id("composer-input")
    await composer.press_sequentially("/board")
    await page.keyboard.press("Enter")
    await expect(page.locator(".gallery img")).to_have_attribute("alt", "The board")
    assert await page.locator(".gallery img").evaluate("image => image.decode().then(() => image.naturalWidth)") == 64
    await page.locator("[data-custom-id=more]").click()
    await expect(page.locator("[data-component=container]")).to_contain_text("Count 1")
    await page.locator("[data-custom-id=colour]").click()
    await page.locator("[role=option]", has_text="Blue").click()
    await expect(page.locator("[data-ephemeral]")).to_contain_text("You chose b")
    assert [seen.text for seen in playground.person("Eve").sees("lobby")] == ["Count 1"]


async def test_a_visitor_fills_in_commands_and_forms(page: Page) -> None:
    composer = page.get_by_test_id("composer-input")
    await composer.press_sequentially("/table new ne")
    await page.keyboard.press("Enter")
    await expect(page.locator(".option[data-option=game] input")).to_have_value("Nemesis")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message").last).to_contain_text("nemesis for 3 in lobby (en-US)")
    await composer.press_sequentially("/form")
    await page.keyboard.press("Enter")
    modal = page.get_by_test_id("modal")
    await modal.get_by_label("Name").fill("Kyle")
    await modal.get_by_role("button", name="Choose…").click()
    await page.locator("[role=option]", has_text="Robot").click()
    await page.get_by_test_id("modal-submit").click()
    await expect(page.locator(".message").last).to_contain_text("Kyle plays Robot")
    await expect(modal).to_have_count(0)
