"""What can be pressed, chosen, opened and filled in."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, Page, Route, expect

from tests.support.browser import canned
from tests.support.browser.mock_server import MockServer
from tests.support.browser.visitors import Visit

pytestmark = pytest.mark.asyncio(loop_scope="module")


def part(page: Page, custom_id: str) -> Locator:
    """Find a button, select or input by its custom id."""
    return page.locator(f"[data-custom-id='{custom_id}']")


async def test_a_panel_shows_all_its_parts(visit: Visit) -> None:
    page = await visit("rise-table")
    panel = page.locator("[data-message-id='5010'] [data-component=container]")
    assert await panel.evaluate("node => node.style.getPropertyValue('--accent')") == "#4c7fd0"
    await expect(panel.locator("[data-component=section]")).to_have_count(2)
    await expect(panel.locator("[data-component=section] .thumbnail img")).to_have_attribute("alt", "Kyle's portrait")
    await expect(panel.locator("[data-component=gallery] img")).to_have_attribute("alt", canned.BOARD_ALT)
    await expect(panel.locator("[data-component=separator]")).to_have_count(1)
    await expect(panel.locator(".accessory [data-custom-id=undo]")).to_have_text("Take back")
    styles = await panel.locator(".row [data-component=button]").evaluate_all(
        "list => list.map((b) => b.dataset.style)"
    )
    assert styles == ["1", "2", "3", "4", "2"]
    await expect(part(page, "wait")).to_be_disabled()
    rules = page.get_by_role("link", name="Rules")
    await expect(rules).to_have_attribute("href", "https://example.org/rules")
    await expect(rules).to_have_attribute("rel", "noopener noreferrer")


async def test_a_long_button_leaves_room_for_the_words_beside_it(visit: Visit) -> None:
    page = await visit("rise-table", phone=True)
    section = page.locator("[data-component=section]", has=part(page, "undo"))
    await part(page, "undo").evaluate(
        "node => { node.textContent = 'Move carefully to the unexplored room '.repeat(3) }"
    )
    whole, words = section, section.locator(".section-text")
    widths = [await each.evaluate("node => node.getBoundingClientRect().width") for each in (words, whole)]
    assert widths[0] >= 0.35 * widths[1]


async def test_a_press_is_pending_until_it_is_answered(visit: Visit, server: MockServer) -> None:
    page = await visit("rise-table")
    server.silent = True
    await part(page, "aim").click()
    frame = await server.expect("press")
    assert (frame["channel_id"], frame["message_id"], frame["custom_id"]) == (canned.TABLE, "5010", "aim")
    await expect(part(page, "aim")).to_have_attribute("aria-busy", "true")
    await part(page, "aim").click()
    await part(page, "rally").click()
    await server.expect("press", 2)
    assert [frame["custom_id"] for frame in server.received if frame["t"] == "press"] == ["aim", "rally"]
    await server.push("ack", {"nonce": frame["nonce"], "ok": True})
    await expect(part(page, "aim")).not_to_have_attribute("aria-busy", "true")
    await expect(part(page, "rally")).to_have_attribute("aria-busy", "true")


async def test_a_failure_is_said_beneath_its_message(visit: Visit) -> None:
    page = await visit("rise-table")
    await part(page, "break").click()
    failure = page.locator("[data-message-id='5011'] .failure")
    await expect(failure).to_have_text("This interaction failed")
    await expect(page.locator("[data-message-id='5010'] .failure")).to_be_hidden()
    await part(page, "whisper").click()
    await expect(failure).to_be_hidden()


async def test_an_edit_keeps_focus_and_shows_the_new_board(visit: Visit) -> None:
    page = await visit("rise-table")
    await part(page, "move").press("Enter")
    board = page.locator("[data-message-id='5010'] .gallery img")
    await expect(board).to_have_attribute("src", f"{page.url.split('?')[0]}cdn/attachments/1/1/board-1.png")
    await expect(page.locator("[data-message-id='5010'] .edited")).to_be_visible()
    await expect(part(page, "move")).to_be_focused()


async def test_pictures_keep_their_place_before_they_load(visit: Visit) -> None:
    page = await visit("quiet")

    async def refuse(route: Route) -> None:
        await route.abort()

    await page.route("**/cdn/**", refuse)
    await page.locator(f".channel[data-channel-id='{canned.TABLE}']").click()
    box = await page.locator("[data-message-id='5010'] .gallery .picture").bounding_box()
    assert box is not None
    assert (round(box["width"]), round(box["height"])) == (550, 412)


async def test_a_single_choice_counts_at_once(visit: Visit, server: MockServer) -> None:
    page = await visit("rise-table")
    await part(page, "action").click()
    option = page.get_by_role("option", name="Fire the rifle")
    await expect(option).to_contain_text("Two dice, range four")
    await option.click()
    frame = await server.expect("select")
    assert (frame["custom_id"], frame["component_type"], frame["values"]) == ("action", 3, ["fire"])
    await expect(part(page, "action")).to_have_text("Fire the rifle")
    await expect(page.get_by_test_id("menu")).to_have_count(0)


async def test_several_choices_count_when_the_menu_closes(visit: Visit, server: MockServer) -> None:
    page = await visit("rise-table")
    await part(page, "reroll").click()
    await page.get_by_role("option", name="Die 1").click()
    await expect(page.get_by_test_id("menu")).to_contain_text("Choose at least 2")
    await page.get_by_label("Search").fill("skull")
    await expect(page.locator("[role=option]")).to_have_count(2)
    await page.keyboard.press("Enter")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.get_by_label("Search").fill("")
    await expect(page.get_by_role("option", name="Die 2")).to_have_attribute("aria-disabled", "true")
    assert not [frame for frame in server.received if frame["t"] == "select"]
    await page.keyboard.press("Escape")
    assert (await server.expect("select"))["values"] == ["d1", "d4", "d9"]
    await expect(part(page, "reroll")).to_be_focused()


async def test_too_few_choices_count_for_nothing(visit: Visit, server: MockServer) -> None:
    page = await visit("rise-table")
    await part(page, "reroll").click()
    await page.get_by_role("option", name="Die 1").click()
    await page.get_by_role("button", name="Done").click()
    await expect(part(page, "reroll")).to_have_text("Dice to roll again")
    await part(page, "helper").click()
    await page.get_by_role("option", name="Chiara").click()
    frame = await server.expect("select")
    assert (frame["custom_id"], frame["component_type"], frame["values"]) == ("helper", 5, [canned.CHIARA])


async def test_channels_are_chosen_by_kind(visit: Visit, server: MockServer) -> None:
    page = await visit("rise-table")
    await part(page, "place").click()
    assert await page.locator("[role=option]").all_inner_texts() == ["#tavern", "#rise-table", "#quiet"]
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    assert (await server.expect("select"))["values"] == [canned.TABLE]


async def test_an_open_menu_outlives_a_redraw(visit: Visit, server: MockServer) -> None:
    page = await visit("rise-table")
    await part(page, "action").click()
    await server.push("message_update", canned.panel(3))
    await expect(page.locator("[data-message-id='5010']")).to_contain_text("3 moves so far")
    await page.get_by_role("option", name="Take cover").click()
    assert (await server.expect("select"))["values"] == ["cover"]


async def test_a_picture_opens_large(visit: Visit) -> None:
    page = await visit("rise-table")
    frame = page.locator("[data-message-id='5010'] .gallery .picture")
    lightbox = page.get_by_test_id("lightbox")
    await frame.click()
    await expect(lightbox.locator(".lightbox-caption")).to_have_text(canned.BOARD_ALT)
    image = page.get_by_test_id("lightbox-image")
    await expect(image).to_be_in_viewport(ratio=1)
    await image.click()
    assert await image.evaluate("node => [node.width, node.height]") == [1100, 825]
    assert await page.locator(".lightbox-stage").evaluate("node => node.scrollHeight > node.clientHeight")
    await image.click()
    await expect(image).to_be_in_viewport(ratio=1)
    await page.keyboard.press("Escape")
    await expect(lightbox).to_have_count(0)
    await expect(frame).to_be_focused()
    await frame.click()
    await page.mouse.click(20, 400)
    await expect(lightbox).to_have_count(0)


async def test_a_modal_is_filled_in_and_sent(visit: Visit, server: MockServer) -> None:
    page = await visit("rise-table")
    await part(page, "name").click()
    modal = page.get_by_test_id("modal")
    await expect(modal.get_by_role("heading")).to_have_text("Your hero")
    await expect(part(page, "hero-past")).to_have_value("Born after the war.")
    submit = page.get_by_test_id("modal-submit")
    await submit.click()
    await expect(modal.get_by_role("alert")).to_have_text("“Name” is needed")
    await part(page, "hero-name").fill("K")
    await submit.click()
    await expect(modal.get_by_role("alert")).to_have_text("“Name” needs at least 2 characters")
    await part(page, "hero-name").fill("Kyle")
    await modal.get_by_role("button", name="Choose…").click()
    await page.get_by_role("option", name="Pistol").click()
    await submit.click()
    frame = await server.expect("modal")
    assert (frame["custom_id"], frame["message_id"], frame["channel_id"]) == ("hero", "5011", canned.TABLE)
    assert frame["components"] == [
        {"type": 1, "id": 0, "components": [{"type": 4, "id": 0, "custom_id": "hero-name", "value": "Kyle"}]},
        {
            "type": 18,
            "id": 0,
            "component": {"type": 4, "id": 0, "custom_id": "hero-past", "value": "Born after the war."},
        },
        {"type": 18, "id": 0, "component": {"type": 3, "id": 0, "custom_id": "hero-weapon", "values": ["pistol"]}},
    ]
    await expect(modal).to_have_count(0)


async def test_after_a_modal_one_goes_on_writing(visit: Visit, server: MockServer) -> None:
    page = await visit("rise-table")
    await page.get_by_test_id("composer-input").focus()
    text = {"type": 4, "custom_id": "word", "style": 1, "label": "Word"}
    await server.push("modal", {"nonce": "?", "modal": {"title": "One", "components": [canned.row(text)]}})
    await part(page, "word").fill("yes")
    await page.keyboard.press("Escape")
    await expect(page.get_by_test_id("modal")).to_have_count(0)
    await page.keyboard.type("on we go")
    await expect(page.get_by_test_id("composer-input")).to_have_value("on we go")


async def test_a_failed_modal_keeps_the_words(visit: Visit, server: MockServer) -> None:
    page = await visit("rise-table")
    await part(page, "name").click()
    await part(page, "hero-name").fill("Kyle")
    await page.get_by_test_id("modal").get_by_role("button", name="Choose…").click()
    await page.keyboard.press("Enter")
    server.silent = True
    await page.get_by_test_id("modal-submit").click()
    nonce = (await server.expect("modal"))["nonce"]
    await server.push("failed", {"nonce": nonce, "reason": "timeout", "text": ""})
    await expect(page.get_by_test_id("modal").get_by_role("alert")).to_have_text("This interaction failed")
    await expect(part(page, "hero-name")).to_have_value("Kyle")
    await page.get_by_test_id("modal-cancel").click()
    await expect(page.get_by_test_id("modal")).to_have_count(0)
    assert len([frame for frame in server.received if frame["t"] == "modal"]) == 1


async def test_a_modal_has_boxes_to_tick(visit: Visit, server: MockServer) -> None:
    page = await visit("rise-table")
    options = [{"label": "Calm", "value": "calm"}, {"label": "Wild", "value": "wild", "default": True}]
    parts = [
        {"type": 10, "id": 1, "content": "Who **are** you?"},
        {
            "type": 18,
            "id": 2,
            "label": "Mood",
            "component": {"type": 21, "id": 3, "custom_id": "mood", "options": options},
        },
        {"type": 18, "label": "Traits", "component": {"type": 22, "custom_id": "traits", "options": options}},
        {"type": 18, "label": "Ready", "component": {"type": 23, "custom_id": "ready"}},
    ]
    await server.push("modal", {"nonce": "?", "modal": {"custom_id": "who", "title": "You", "components": parts}})
    await page.get_by_role("radio", name="Calm").check()
    await page.get_by_role("checkbox", name="Calm").check()
    await page.get_by_label("Ready").check()
    await page.get_by_test_id("modal-submit").click()
    sent = (await server.expect("modal"))["components"]
    assert sent[0] == {"type": 10, "id": 1}
    assert [row["component"] for row in sent[1:]] == [
        {"type": 21, "id": 3, "custom_id": "mood", "value": "calm"},
        {"type": 22, "id": 0, "custom_id": "traits", "values": ["calm", "wild"]},
        {"type": 23, "id": 0, "custom_id": "ready", "value": True},
    ]


async def test_files_can_be_fetched(visit: Visit) -> None:
    page = await visit()
    link = page.locator("[data-component=file]")
    await expect(link).to_contain_text("log.txt")
    async with page.expect_download() as waiting:
        await link.click()
    assert (await waiting.value).suggested_filename == "log.txt"
