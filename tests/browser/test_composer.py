"""Writing: words and slash commands."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, Page, expect

from tests.support.browser import canned
from tests.support.browser.mock_server import MockServer
from tests.support.browser.visitors import Visit

pytestmark = pytest.mark.asyncio(loop_scope="module")


def field(page: Page, name: str) -> Locator:
    """Find the input of an option."""
    return page.locator(f".option[data-option='{name}'] input")


async def write(page: Page, text: str) -> None:
    """Type into the composer, key by key."""
    await page.get_by_test_id("composer-input").press_sequentially(text)


async def test_words_are_said(visit: Visit, server: MockServer) -> None:
    page = await visit("quiet")
    await write(page, "first")
    await page.keyboard.press("Shift+Enter")
    await page.keyboard.type("second")
    await page.keyboard.press("Enter")
    frame = await server.expect("say")
    assert (frame["channel_id"], frame["content"]) == (canned.QUIET, "first\nsecond")
    await expect(page.get_by_test_id("composer-input")).to_have_value("")
    await expect(page.locator(".message .markdown")).to_contain_text("first")


async def test_too_many_words_are_kept(visit: Visit, server: MockServer) -> None:
    page = await visit("quiet")
    await page.get_by_test_id("composer-input").fill("x" * 2003)
    await page.keyboard.press("Enter")
    await expect(page.get_by_test_id("composer-error")).to_have_text("3 characters too long")
    assert not [frame for frame in server.received if frame["t"] == "say"]


async def test_typing_anywhere_writes(visit: Visit) -> None:
    page = await visit()
    await page.locator(".scroller").focus()
    await page.keyboard.type("hey")
    await expect(page.get_by_test_id("composer-input")).to_have_value("hey")


async def test_a_slash_lists_what_can_be_called(visit: Visit) -> None:
    page = await visit()
    await write(page, "/")
    labels = page.locator(".suggest-item .suggest-label")
    await expect(labels).to_have_text(["/games", "/table newgame", "/table close", "/table seat giveto", "/carddeck"])
    await write(page, "ta")
    await expect(labels).to_have_count(3)
    await page.keyboard.press("ArrowDown")
    await expect(page.locator(".suggest-item[aria-selected=true]")).to_contain_text("/table close")
    await page.keyboard.press("Escape")
    await expect(page.get_by_test_id("suggestions")).to_be_hidden()


async def test_a_command_without_options_runs_at_once(visit: Visit, server: MockServer) -> None:
    page = await visit("quiet")
    await write(page, "/games")
    await page.keyboard.press("Enter")
    frame = await server.expect("command")
    assert (frame["channel_id"], frame["command_id"], frame["options"]) == (canned.QUIET, "4001", [])
    await expect(page.locator(".message .context")).to_have_text("Ada used /games")


async def test_options_are_filled_with_the_bots_help(visit: Visit, server: MockServer) -> None:
    page = await visit()
    await write(page, "/new")
    await page.keyboard.press("Tab")
    await expect(field(page, "game")).to_be_focused()
    await page.get_by_role("button", name="Add seats").click()
    await page.keyboard.type("4")
    await field(page, "game").click()
    await page.keyboard.type("fire")
    await expect(page.locator("[role=option]")).to_have_text(["Fireteam Zero"])
    asked = [frame for frame in server.received if frame["t"] == "autocomplete"][-1]
    assert asked["command_id"] == "4002"
    assert asked["options"] == [
        {
            "type": 1,
            "name": "new",
            "options": [
                {"type": 3, "name": "game", "value": "fire", "focused": True},
                {"type": 4, "name": "seats", "value": 4},
            ],
        }
    ]
    await page.keyboard.press("Enter")
    await expect(field(page, "game")).to_have_value("Fireteam Zero")
    await page.keyboard.press("Enter")
    frame = await server.expect("command")
    options = [{"type": 3, "name": "game", "value": "fireteam"}, {"type": 4, "name": "seats", "value": 4}]
    assert frame["options"] == [{"type": 1, "name": "new", "options": options}]
    await expect(page.get_by_test_id("composer-input")).to_be_focused()


async def test_a_hasty_enter_waits_for_the_choices(visit: Visit, server: MockServer) -> None:
    page = await visit()
    await write(page, "/table new nem")
    await page.keyboard.press("Enter")
    await expect(field(page, "game")).to_have_value("Nemesis")
    assert not [frame for frame in server.received if frame["t"] == "command"]
    await page.keyboard.press("Enter")
    sent = (await server.expect("command"))["options"][0]["options"]
    assert sent == [{"type": 3, "name": "game", "value": "nemesis"}]


async def test_enter_never_takes_an_answer_to_an_older_word(visit: Visit, server: MockServer) -> None:
    page = await visit()
    server.silent = True
    await write(page, "/table new ")
    first = await server.expect("autocomplete")
    choices = [{"name": "Rise", "value": "rise"}, {"name": "Salvation", "value": "salvation"}]
    await server.push("autocomplete", {"nonce": first["nonce"], "choices": choices})
    await expect(page.locator("[role=option]")).to_have_count(2)
    await page.keyboard.type("salv")
    await page.keyboard.press("Enter")
    await expect(field(page, "game")).to_have_value("salv")
    second = await server.expect("autocomplete", 2)
    await server.push("autocomplete", {"nonce": first["nonce"], "choices": choices[:1]})
    await server.push("autocomplete", {"nonce": second["nonce"], "choices": choices[1:]})
    await expect(field(page, "game")).to_have_value("Salvation")


async def test_only_the_last_word_is_asked_about(visit: Visit, server: MockServer) -> None:
    page = await visit()
    await write(page, "/table new ")
    await server.expect("autocomplete")
    await page.keyboard.type("salv")
    await expect(page.locator("[role=option]")).to_have_text(["Salvation"])
    asked = [frame["options"][0]["options"][0]["value"] for frame in server.received if frame["t"] == "autocomplete"]
    assert asked[0] == ""
    assert asked[-1] == "salv"
    assert len(asked) < 5


async def test_what_is_missing_is_named(visit: Visit, server: MockServer) -> None:
    page = await visit()
    server.silent = True
    await write(page, "/table new ")
    await page.get_by_test_id("send").click()
    error = page.get_by_test_id("composer-error")
    await expect(error).to_have_text("“game” is needed")
    await expect(field(page, "game")).to_be_focused()
    await page.keyboard.type("x")
    await expect(error).to_be_hidden()
    await page.get_by_role("button", name="Add seats").click()
    for text, complaint in {"nine": "wants a number", "9": "is at most 6", "0": "is at least 1"}.items():
        await field(page, "seats").fill(text)
        await page.get_by_test_id("send").click()
        await expect(error).to_contain_text(f"“seats” {complaint}")
    assert not [frame for frame in server.received if frame["t"] == "command"]


async def test_choices_people_and_truth_come_from_lists(visit: Visit, server: MockServer) -> None:
    page = await visit()
    await write(page, "/card ")
    await expect(page.locator("[role=option]")).to_have_text(["Events", "Wounds"])
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    assert (await server.expect("command"))["options"] == [{"type": 3, "name": "deck", "value": "wounds"}]
    await write(page, "/table new ")
    await page.get_by_role("button", name="Add open").click()
    await page.get_by_role("option", name="False").click()
    await page.get_by_role("button", name="Add master").click()
    await page.keyboard.type("bor")
    await page.get_by_role("option", name="Борис").click()
    await field(page, "game").fill("rise")
    await page.get_by_role("option", name="Rise of the Resistance").click()
    await page.get_by_test_id("send").click()
    sent = (await server.expect("command", 2))["options"][0]["options"]
    assert {option["name"]: option["value"] for option in sent} == {
        "game": "rise",
        "open": False,
        "master": canned.BORIS,
    }


async def test_a_whole_command_can_be_pasted(visit: Visit, server: MockServer) -> None:
    page = await visit()
    await page.get_by_test_id("composer-input").fill("/table seat give to:Chiara where:#quiet")
    await expect(page.get_by_test_id("composer")).to_have_attribute("data-command", "table seat give")
    await page.get_by_test_id("send").click()
    frame = await server.expect("command")
    options = [{"type": 6, "name": "to", "value": canned.CHIARA}, {"type": 7, "name": "where", "value": canned.QUIET}]
    inner = {"type": 1, "name": "give", "options": options}
    assert frame["options"] == [{"type": 2, "name": "seat", "options": [inner]}]


async def test_what_is_not_listed_is_refused(visit: Visit, server: MockServer) -> None:
    page = await visit()
    await page.get_by_test_id("composer-input").fill("/table seat give to:Zoe")
    await page.get_by_test_id("send").click()
    await expect(page.get_by_test_id("composer-error")).to_have_text("Choose “to” from the list")
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await write(page, "/nonsense")
    await page.keyboard.press("Enter")
    await expect(page.get_by_test_id("composer-error")).to_have_text("There is no such command")
    assert not [frame for frame in server.received if frame["t"] in {"command", "say"}]


async def test_backspace_goes_back(visit: Visit) -> None:
    page = await visit()
    await write(page, "/table new ")
    await page.get_by_role("button", name="Add seats").click()
    await page.keyboard.press("Backspace")
    await expect(field(page, "seats")).to_have_count(0)
    await expect(field(page, "game")).to_be_focused()
    await page.keyboard.press("Backspace")
    await expect(page.get_by_test_id("composer-input")).to_have_value("/table new")


async def test_a_failed_command_is_told(visit: Visit, server: MockServer) -> None:
    page = await visit()
    server.silent = True
    await write(page, "/games")
    await page.keyboard.press("Enter")
    nonce = (await server.expect("command"))["nonce"]
    await server.push("failed", {"nonce": nonce, "reason": "offline", "text": ""})
    await expect(page.get_by_test_id("composer-error")).to_have_text("This interaction failed")


async def test_commands_may_change_while_the_page_stands(visit: Visit, server: MockServer) -> None:
    page = await visit()
    await server.push("commands", [{"id": "9", "type": 1, "name": "sing", "description": "A song"}])
    await write(page, "/")
    await expect(page.locator("[role=option]")).to_have_text(["/singA song"])
