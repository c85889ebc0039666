"""The channel itself: messages and their words, people, connection."""

from __future__ import annotations

import time

import pytest
from playwright.async_api import Locator, Page, expect

from tests.support.browser import canned
from tests.support.browser.mock_server import MockServer
from tests.support.browser.visitors import Visit

pytestmark = pytest.mark.asyncio(loop_scope="module")


def row(page: Page, ident: str) -> Locator:
    """Find a message."""
    return page.locator(f"[data-message-id='{ident}']")


async def test_left_column_shows_where_one_can_go(visit: Visit) -> None:
    page = await visit("rise-table")
    await expect(page.get_by_test_id("guild")).to_have_text("The Long Table")
    names = await page.locator(".channel").all_inner_texts()
    assert [name.strip() for name in names] == ["tavern", "rise-table", "Who said what", "quiet"]
    await expect(page.locator(".channel[aria-current]")).to_have_text("rise-table")
    await page.locator(f".threads [data-channel-id='{canned.LOG}']").click()
    await expect(page.get_by_test_id("channel-name")).to_have_text("Who said what")
    await expect(row(page, "5020")).to_contain_text("I said nothing.")


async def test_messages_of_one_breath_are_grouped(visit: Visit) -> None:
    page = await visit()
    await expect(row(page, "5001").locator(".author")).to_have_text("Ada")
    await expect(row(page, "5002").locator(".author")).to_be_hidden()
    await expect(row(page, "5003").locator(".author")).to_have_text("Борис")
    await expect(row(page, "5003").locator(".badge")).to_have_count(0)
    await expect(row(page, "5004").locator(".badge")).to_have_text("APP")


async def test_a_message_says_whence_it_came(visit: Visit) -> None:
    page = await visit()
    await expect(row(page, "5004").locator(".context")).to_have_text("Ada used /help")
    await expect(row(page, "5005").locator(".edited")).to_have_text("(edited)")
    await expect(row(page, "5003")).to_have_attribute("data-mentioned", "")
    await expect(row(page, "5005").locator(".embed")).to_contain_text("Fireteam, round two")


async def test_markdown_looks_as_in_discord(visit: Visit) -> None:
    page = await visit()
    text = row(page, "5004").locator(".markdown")
    for tag, words in {
        "h3": "A night at the table",
        "strong": "bold",
        "em": "italic",
        "u": "under",
        "s": "gone",
        "p > code": "code",
        "pre code": 'print("hello")',
        "blockquote": "quoted",
        "ul ul li": "nested",
        "ol li": "one",
        ".small": "in small letters",
        ".mention-me": "@Ada",
        "a": "the rules",
        "time": "November 14, 2023",
    }.items():
        await expect(text.locator(tag)).to_have_text(words)
    await expect(text.locator("a")).to_have_attribute("href", "https://example.org/rules")


async def test_markdown_keeps_what_is_not_markup(visit: Visit) -> None:
    page = await visit("quiet")
    lines = r"2 * 3 * 4 snake_case_name \*plain\* [go](javascript:alert(1)) **"
    await page.get_by_test_id("composer-input").fill(lines)
    await page.keyboard.press("Enter")
    said = page.locator(".markdown")
    await expect(said).to_have_text("2 * 3 * 4 snake_case_name *plain* [go](javascript:alert(1)) **")
    await expect(said.locator("a, em, strong")).to_have_count(0)


async def test_a_clock_counts_down_by_itself(visit: Visit) -> None:
    page = await visit("quiet")
    await page.get_by_test_id("composer-input").fill(f"Time runs out <t:{int(time.time()) + 2 * 3600 + 600}:R>.")
    await page.keyboard.press("Enter")
    await expect(page.locator(".markdown")).to_have_text("Time runs out in 2 hours.")


async def test_spoilers_hide_until_pressed(visit: Visit) -> None:
    page = await visit()
    spoiler = row(page, "5004").locator(".spoiler")
    await expect(spoiler).to_have_attribute("data-hidden", "")
    await spoiler.click()
    await expect(spoiler).not_to_have_attribute("data-hidden", "")
    await expect(spoiler).to_have_text("the butler")


async def test_markup_in_a_message_is_only_text(visit: Visit) -> None:
    page = await visit()
    said = row(page, "5006")
    await expect(said).to_contain_text("<script>document.body.dataset.hacked='yes'</script>")
    await expect(said.locator("img, script")).to_have_count(0)
    assert await page.evaluate("document.body.dataset.hacked") is None


async def test_mentions_lead_to_channels_and_commands(visit: Visit) -> None:
    page = await visit()
    await row(page, "5004").get_by_role("button", name="/table new").click()
    await expect(page.get_by_test_id("composer")).to_have_attribute("data-command", "table new")
    await row(page, "5004").get_by_role("button", name="#rise-table").click()
    await expect(page.get_by_test_id("channel-name")).to_have_text("rise-table")


async def test_the_address_chooses_person_and_channel(visit: Visit, server: MockServer) -> None:
    page = await visit("#quiet", "chiara")
    await expect(page.get_by_test_id("person-switcher")).to_contain_text("You are Chiara")
    await expect(page.get_by_test_id("channel-name")).to_have_text("quiet")
    assert server.people() == [canned.CHIARA]


async def test_another_person_is_another_connection(visit: Visit, server: MockServer) -> None:
    page = await visit()
    await page.get_by_test_id("people").locator(f"[data-user-id='{canned.BORIS}']").click()
    await expect(page.get_by_test_id("person-switcher")).to_contain_text("You are Борис")
    await page.get_by_test_id("composer-input").fill("It is me")
    await page.keyboard.press("Enter")
    assert (await server.expect("say"))["by"] == canned.BORIS
    assert "user=boris" in page.url
    await page.reload()
    await expect(page.get_by_test_id("person-switcher")).to_contain_text("You are Борис")


async def test_two_tabs_may_be_two_people(visit: Visit, server: MockServer) -> None:
    ada, boris = await visit("quiet", "ada"), await visit("quiet", "boris")
    await ada.get_by_test_id("composer-input").fill("Hello @Борис")
    await ada.keyboard.press("Enter")
    assert (await server.expect("say"))["content"] == f"Hello <@{canned.BORIS}>"
    await expect(boris.locator(".mention-me")).to_have_text("@Борис")
    await expect(ada.locator(".mention")).to_have_text("@Борис")


async def test_other_channels_show_what_is_unread(visit: Visit, server: MockServer) -> None:
    page = await visit()
    quiet = page.locator(f".channel[data-channel-id='{canned.QUIET}']")
    await expect(quiet.locator(".unread")).to_have_count(0)
    await server.post(canned.message(server.new_id(), canned.DAVI, "psst", channel=canned.QUIET))
    await expect(quiet.locator(".unread")).to_have_count(1)
    await expect(page).to_have_title("(1) #tavern · Vigil playground")
    await quiet.click()
    await expect(quiet.locator(".unread")).to_have_count(0)


async def test_a_lost_connection_comes_back(visit: Visit, server: MockServer) -> None:
    page = await visit("quiet")
    await page.get_by_test_id("composer-input").fill("half a sen")
    missed = canned.message(server.new_id(), canned.DAVI, "while you were away", channel=canned.QUIET)
    server.messages[canned.QUIET].append(missed)
    server.refusing = True
    await server.drop()
    await expect(page.get_by_test_id("banner")).to_have_text("Connection lost. Reconnecting…")
    await page.get_by_test_id("composer-input").press("Enter")
    await expect(page.get_by_test_id("composer-error")).to_contain_text("Not sent")
    server.refusing = False
    await expect(row(page, missed["id"])).to_be_visible()
    await expect(page.get_by_test_id("banner")).to_be_hidden()
    await expect(page.get_by_test_id("composer-input")).to_have_value("half a sen")


async def test_a_quiet_banner_says_that_the_bot_is_away(visit: Visit, server: MockServer) -> None:
    page = await visit()
    await expect(page.get_by_test_id("banner")).to_be_hidden()
    await server.push("bot", {"online": False})
    await expect(page.get_by_test_id("banner")).to_contain_text("Vigil is away")
    await server.push("bot", {"online": True})
    await expect(page.get_by_test_id("banner")).to_be_hidden()


async def test_thinking_becomes_an_answer(visit: Visit, server: MockServer) -> None:
    page = await visit("quiet")
    ident = server.new_id()
    await server.post(canned.message(ident, canned.BOT, channel=canned.QUIET, flags=canned.LOADING))
    await expect(page.get_by_test_id("thinking")).to_have_text("Vigil is thinking…")
    await server.push("message_update", canned.message(ident, canned.BOT, "Done.", channel=canned.QUIET))
    await expect(row(page, ident)).to_contain_text("Done.")
    await expect(page.get_by_test_id("thinking")).to_have_count(0)


async def test_ephemeral_messages_can_be_dismissed(visit: Visit, server: MockServer) -> None:
    page = await visit("rise-table")
    await page.locator("[data-custom-id=whisper]").click()
    secret = page.locator("[data-ephemeral]")
    await expect(secret).to_contain_text("Only you can see this · Dismiss")
    ident = await secret.get_attribute("data-message-id")
    await secret.get_by_test_id("dismiss").click()
    assert (await server.expect("dismiss"))["message_id"] == ident
    await expect(secret).to_have_count(0)


async def test_deleting_takes_two_presses(visit: Visit, server: MockServer) -> None:
    page = await visit()
    await row(page, "5001").hover()
    button = row(page, "5001").get_by_test_id("delete")
    await button.click()
    await expect(button).to_contain_text("Delete?")
    await button.click()
    assert (await server.expect("delete"))["message_id"] == "5001"
    await expect(row(page, "5001")).to_have_count(0)
    await expect(row(page, "5002").locator(".author")).to_be_visible()


async def test_reading_above_is_not_disturbed(visit: Visit, server: MockServer) -> None:
    page = await visit()
    scroller = page.get_by_test_id("messages")
    below = "node => node.scrollHeight - node.scrollTop - node.clientHeight"
    assert await scroller.evaluate(below) < 2
    await scroller.evaluate("node => { node.scrollTop = 0; }")
    pill = page.get_by_test_id("new-messages")
    await expect(pill).to_be_visible()
    await server.post(canned.message(server.new_id(), canned.DAVI, "one"))
    await server.post(canned.message(server.new_id(), canned.DAVI, "two"))
    await expect(pill).to_have_text("2 new messages")
    assert await scroller.evaluate("node => node.scrollTop") == 0
    await pill.click()
    await expect(pill).to_be_hidden()
    assert await scroller.evaluate(below) < 2
    await server.post(canned.message(server.new_id(), canned.DAVI, "three"))
    await expect(page.get_by_text("three", exact=True)).to_be_in_viewport()


async def test_a_reader_keeps_their_place(visit: Visit, server: MockServer) -> None:
    page = await visit()
    scroller = page.get_by_test_id("messages")
    await scroller.evaluate("node => { node.scrollTop = 120; }")
    await expect(page.get_by_test_id("new-messages")).to_be_visible()
    server.messages[canned.TAVERN].append(canned.message(server.new_id(), canned.DAVI, "missed"))
    await server.drop()
    await expect(page.get_by_test_id("new-messages")).to_have_text("1 new message")
    await page.get_by_test_id("locale").select_option("pt-BR")
    await expect(page.get_by_test_id("new-messages")).to_have_text("1 mensagem nova")
    assert await scroller.evaluate("node => node.scrollTop") == 120


async def test_threads_show_at_their_message(visit: Visit, server: MockServer) -> None:
    page = await visit()
    await expect(row(page, "5001").locator(".thread-link")).to_have_count(0)
    await server.push("channel_create", {"id": "5001", "type": 11, "name": "Tonight", "parent_id": canned.TAVERN})
    await row(page, "5001").locator(".thread-link").click()
    await expect(page.get_by_test_id("channel-name")).to_have_text("Tonight")
    await server.push("channel_delete", {"id": "5001", "type": 11, "name": "Tonight", "parent_id": canned.TAVERN})
    await expect(page.get_by_test_id("channel-name")).to_have_text("tavern")


async def test_an_empty_channel_says_how_to_begin(visit: Visit, server: MockServer) -> None:
    page = await visit("quiet")
    hint = page.get_by_test_id("empty")
    await expect(hint).to_contain_text("Try /games or /table new.")
    await hint.get_by_role("button", name="/table new").click()
    await expect(page.get_by_test_id("composer")).to_have_attribute("data-command", "table new")
    await server.post(canned.message(server.new_id(), canned.DAVI, "hi", channel=canned.QUIET))
    await expect(hint).to_have_count(0)


async def test_threads_can_be_opened(visit: Visit, server: MockServer) -> None:
    page = await visit("quiet")
    await page.get_by_test_id("new-thread").click()
    await page.get_by_label("Name of the thread").fill("Plans")
    await page.keyboard.press("Enter")
    frame = await server.expect("thread")
    assert (frame["channel_id"], frame["name"]) == (canned.QUIET, "Plans")
    await expect(page.get_by_test_id("channel-name")).to_have_text("Plans")
    await expect(page.locator(".threads .channel", has_text="Plans")).to_have_attribute("aria-current", "page")


async def test_somebody_types(visit: Visit, server: MockServer) -> None:
    page = await visit("quiet")
    await server.push("typing", {"channel_id": canned.QUIET, "user_id": canned.DAVI})
    await expect(page.get_by_test_id("typing")).to_have_text("Davi is typing…")
    await server.post(canned.message(server.new_id(), canned.DAVI, "there", channel=canned.QUIET))
    await expect(page.get_by_test_id("typing")).to_have_text("")


async def test_the_page_speaks_three_languages(visit: Visit, server: MockServer) -> None:
    page = await visit()
    assert (await server.expect("locale"))["locale"] == "en-US"
    await page.get_by_test_id("locale").select_option("ru")
    assert (await server.expect("locale", 2))["locale"] == "ru"
    await expect(page.get_by_test_id("person-switcher")).to_contain_text("Вы: Ada")
    await page.get_by_test_id("composer-input").fill("/иг")
    await expect(page.locator("[role=option]")).to_contain_text(["/игры"])
    tables = await page.evaluate(
        "import('/page/words_table.js').then(({WORDS}) => Object.values(WORDS).map((words) => Object.keys(words)))"
    )
    assert tables[0] == tables[1] == tables[2]


async def test_a_phone_has_a_drawer_and_switches_people_in_two_taps(visit: Visit) -> None:
    page = await visit(phone=True)
    sidebar = page.get_by_test_id("sidebar")
    await expect(sidebar).to_be_hidden()
    await page.get_by_test_id("open-menu").tap()
    await expect(sidebar).to_be_visible()
    await page.locator(f".channel[data-channel-id='{canned.QUIET}']").tap()
    await expect(sidebar).to_be_hidden()
    await expect(page.get_by_test_id("channel-name")).to_have_text("quiet")
    await page.get_by_test_id("person-switcher").tap()
    await page.get_by_role("option", name="Davi").tap()
    await expect(page.get_by_test_id("person-switcher")).to_contain_text("You are Davi")
    assert await page.evaluate("document.documentElement.scrollWidth") == 390
