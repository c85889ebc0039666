"""A real browser plays Lamplight with mistakes: undo, a vote, a deleted panel, a seat handed over, a restart."""

from __future__ import annotations

from random import Random

import pytest
from playwright.async_api import BrowserContext, Locator, Page, expect

from bot.engine.asks import Option
from bot.sessions.session import Session
from tests.support.browser.visitors import Visitor, command, tab
from tests.support.e2e.bench import Bench, lamplight

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def use(page: Page, text: str) -> None:
    """Type a slash command and send it; one with options of its own asks for them first."""
    await command(page, text)
    field = page.locator("[data-testid=composer-input]")
    if await page.locator(".composer[data-command], [data-command]").count():
        await page.keyboard.press("Enter")
    await expect(field).to_be_visible()


async def delete(message: Locator) -> None:
    """Delete a message as somebody does who may: with the menu that shows when one points at it, and a second press."""
    await message.page.bring_to_front()
    await message.hover()
    button = message.get_by_test_id("delete")
    await button.click()
    await button.click()
    await expect(message).to_have_count(0)


async def hand_over(page: Page, seat: str, person: str) -> None:
    """Type `/gm seat`, choosing the seat and the person from what the page offers."""
    await page.bring_to_front()
    await page.get_by_test_id("composer-input").press_sequentially(f"/gm seat {seat}")
    await page.get_by_role("option", name=seat, exact=True).click()
    await page.get_by_role("button", name="Add person").click()
    await page.keyboard.type(person)
    await page.get_by_role("option", name=person).click()
    await page.get_by_test_id("send").click()


def last_private(page: Page) -> Locator:
    return page.locator("[data-ephemeral]").last


async def walk(table: Bench, session: Session, page: Page, to: str) -> None:
    """Move with the mouse."""
    await table.quiet()
    head = session.row.head
    _, ask = table.asked(session)
    await Visitor(page, session).answer(ask, [option for option in ask.options if option.key == f"move to={to}"])
    await table.server.until(lambda: session.row.head > head)
    await table.quiet()


async def test_a_mission_is_played_with_mistakes(table: Bench, window: BrowserContext) -> None:
    ada, bruno, chiara = [await tab(window, table, name) for name in ("Ada", "Bruno", "Chiara")]
    session = await table.open("Ada", "Bruno")
    await expect(ada.locator(".gallery img").last).to_be_visible()

    # A slip, taken back by its owner: the button says what goes.
    await walk(table, session, ada, "C4")
    await expect(Visitor(ada, session).panel).to_contain_text("Take back: Move to C4")
    await Visitor(ada, session).panel.get_by_role("button", name="Take back: Move to C4").click()
    await table.server.until(lambda: session.row.head == 3)
    await table.quiet()
    await expect(Visitor(bruno, session).panel).to_contain_text("Ada took an answer back.")
    assert lamplight(session).keepers["mara"].at == "D4"

    # The game-master takes back, after a look at what that means.
    await walk(table, session, ada, "C4")
    await use(ada, "/gm undo")
    await expect(last_private(ada)).to_contain_text("Mara: Move to C4")
    await last_private(ada).get_by_role("button", name="Yes, do it").click()
    await expect(last_private(ada)).to_contain_text("Taken back.")
    await table.quiet()
    await expect(Visitor(bruno, session).panel).to_contain_text("Ada, as game-master, took a decision back.")

    # The table takes back by a vote.
    await walk(table, session, ada, "C4")
    await use(ada, "/table undo-vote")
    await bruno.bring_to_front()
    vote = bruno.locator(".message", has_text="asks the table to take this back").last
    await vote.get_by_role("button", name="Take it back").click()
    await expect(vote).to_contain_text("it is taken back")
    await table.quiet()
    await expect(Visitor(bruno, session).panel).to_contain_text("The table voted")
    assert lamplight(session).keepers["mara"].at == "D4"

    # Somebody deletes the panel; a resync brings one live panel back.
    await delete(Visitor(ada, session).panel)
    await use(ada, "/gm resync")
    await expect(last_private(ada)).to_contain_text("The panel had been deleted")
    await table.quiet()
    panel = await table.panel()
    assert [message.id for message in table.live()] == [panel.id]
    await expect(Visitor(bruno, session).panel).to_contain_text("Mara, what do you do?")

    # Bruno must go: his seat goes to Chiara, with his yes, because Ada plays too; and Vigil is restarted.
    await hand_over(ada, "Ivo", "Chiara")
    await bruno.bring_to_front()
    await bruno.get_by_role("button", name="Yes", exact=True).click()
    await table.server.until(lambda: session.seats["ivo"].user_name == "Chiara")
    await table.quiet()
    await expect(Visitor(chiara, session).panel).to_contain_text("hands Ivo to Chiara")
    await table.restart()
    session = await table.session()
    rng, pages = Random(4), {"Ada": ada, "Chiara": chiara}
    while session.row.status == "playing":
        await table.quiet()
        person, ask = table.asked(session)
        count = ask.least if ask.kind == "some" else 1
        picked: list[Option] = rng.sample(ask.options, count)
        await Visitor(pages[person.name], session).answer(ask, picked)
    await table.quiet()
    await expect(bruno.locator(".message").last).to_contain_text("The game is over.")
    assert table.server.violations == []
