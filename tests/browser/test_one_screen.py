"""Question, what matters of the board, and buttons are on one screen: on a desktop and on a phone, in every game."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from bot import games as catalogue
from bot.engine.scene import Shot
from bot.sessions.session import Session
from bot.text import speak
from cogs.face import layout
from cogs.face.board import desk_board, shot
from cogs.face.options.drafts import Draft
from cogs.face.options.fitting import SCREENS, height
from cogs.face.parts import Part
from tests.support.browser.chromium import SIZES
from tests.support.browser.visitors import tab
from tests.support.e2e.bench import Bench

pytestmark = pytest.mark.asyncio(loop_scope="module")
ANSWERS = 120
HIGHER = 25
"""Pixels by which a question must be higher than those before it to be looked at."""
LOW: Shot = "glance"


def reckoned(shown: layout.Shown) -> int:
    """How high the lower end of a message is by Vigil's own reckoning, on the screen where there is least room."""
    at = next((n for n, part in enumerate(shown.parts) if part["type"] == 12), 0)
    beneath: list[Part] = shown.parts[at:]
    return max(height(beneath, screen) - screen.view for screen in SCREENS)


async def lower_end(message: Locator) -> tuple[float, float, float]:
    """How far it is from a picture to the end of its message, how far from the question, and how high the view is."""
    found: list[float] = await message.evaluate("""node => {
        const top = each => each.getBoundingClientRect().top
        const pictures = node.querySelectorAll('.gallery img'), titles = node.querySelectorAll('.heading')
        const end = node.getBoundingClientRect().bottom
        let list = node.parentElement
        while (!['auto', 'scroll'].includes(getComputedStyle(list).overflowY)) list = list.parentElement
        const whole = pictures.length ? pictures[0] : node
        return [end - top(whole), end - top(titles[titles.length - 1]), list.clientHeight]
    }""")
    return found[0], found[1], found[2]


async def look(page: Page, message: Locator, where: str, *, pictured: bool = True) -> None:
    """What answers a question stands beneath it, that beneath the picture, and all of it is on one screen."""
    await expect(message.locator(".gallery img")).to_have_count(int(pictured))
    if pictured:
        await expect(message.locator(".gallery img")).to_have_js_property("complete", True)
    picture, question, view = await lower_end(message)
    assert picture <= view, f"{where}: {picture:.0f} px from the picture to the end, in a view of {view:.0f}"
    assert question < picture, f"{where}: the question is beneath the picture"
    wide = await message.evaluate("node => node.scrollWidth - node.clientWidth")
    assert wide <= 0, f"{where}: something sticks out of the screen"


async def shown(table: Bench, session: Session, pages: dict[str, Page]) -> None:
    """Look at the panel, and at the desk of whoever is asked."""
    table.panels.publisher.wake(session)
    await table.quiet()
    person, ask = table.asked(session)
    panel = await table.panel()
    assert panel.media, "the panel has its picture"
    for size, page in pages.items():
        await page.bring_to_front()
        await look(page, page.locator(f'[data-message-id="{session.row.panel_id}"]'), f"{size}, {ask.prompt}")
    await person.press(panel, "My hand")
    await table.quiet()
    for size, page in pages.items():
        await page.bring_to_front()
        holds = desk_board(session, session.asked_seat(int(person.id)) or "") is not None
        where = f"{size}, {ask.prompt}, on the desk"
        await look(page, page.locator("[data-ephemeral]").last, where, pictured=holds)


@pytest.mark.parametrize("game", catalogue.IDS)
async def test_the_highest_questions_of_a_game_fit_one_screen(chromium: Browser, table: Bench, game: str) -> None:
    windows = [await chromium.new_context(viewport=size, reduced_motion="reduce") for size in SIZES.values()]
    pages = dict(zip(SIZES, [await tab(window, table, "Ada") for window in windows], strict=True))
    session = await table.open("Ada", computers=1, game=game)
    assert shot(session) == LOW
    highest, tongue = -10_000, speak("en")
    for _ in range(ANSWERS):
        if session.row.status != "playing":
            break
        person, ask = table.asked(session)
        user, seat = int(person.id), session.asked_seat(int(person.id)) or ""
        scene = session.game.look.scene(session.match.view(None))
        panel = layout.panel(session, tongue, scene.seats, "board.webp", "")
        image = "hand.webp" if desk_board(session, seat) else None
        desk = layout.desk(session, tongue, user, seat, draft=Draft(), image=image)
        if (now := max(reckoned(panel), reckoned(desk))) > highest + HIGHER:
            await shown(table, session, pages)
            highest = now
        answer = session.game.player.advise(session.match.view(seat), ask)
        await session.answer(user, answer.picks, amounts=answer.amounts, seat=seat)
    assert highest > -10_000, "something was looked at"
    for window in windows:
        await window.close()
