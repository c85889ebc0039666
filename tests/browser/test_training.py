"""A real browser plays Lamplight in the playground: two people in two tabs, Vigil in a third seat."""

from __future__ import annotations

from random import Random

import pytest
from playwright.async_api import BrowserContext, expect

from tests.support.browser.visitors import Visitor, command, tab
from tests.support.e2e.bench import Bench

pytestmark = pytest.mark.asyncio(loop_scope="module")


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
        await Visitor(pages[person.name], session).answer(ask, rng.sample(ask.options, count))
    await table.quiet()

    await expect(bruno.locator(".message").last).to_contain_text("The game is over.")
    await expect(bruno.locator("[data-ephemeral]").last).not_to_contain_text("Mara's hand")
    picture = ada.locator(".gallery img").last
    await picture.click()
    await expect(ada.get_by_test_id("lightbox")).to_contain_text("the lamp holds")
    assert table.server.violations == []
