"""/gm check on the loopback, under every setting of what is disputed: each assumption as held or not, nothing left."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from importlib import import_module
from types import ModuleType
from typing import Any, cast

import discord
import pytest

from bot.playground.switches import Switches, every, parse, unusual
from cogs.check.trials import IN_TIME_MS, Trials
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.e2e.checking import begun, entered, reported, told_at_last
from tests.support.waiting import PATIENT

ALL = "Everything that was tried works as Vigil needs it"
ANEW = "❌ A picture cannot be changed for another here. Vigil posts the panel anew below"
LOSES = "❌ A press loses the picture here. Vigil only acknowledges it, and then shows what came of it by an edit"
STEPS = "A picture has to be brought before it can be shown here. Vigil does so, in two steps."
NO_PICTURE = "❌ What only you see can be changed, but gets no new picture that way here. Vigil sends it to you anew."
ALONE = "❌ What only you see cannot be changed here. Vigil sends it to you anew."


FAILS = {
    "refuses-private-edits": ALONE,
    "refuses-long-menus": "❌ A menu with 25 long options is not taken. Vigil shows shorter ones, and turns pages "
    "where they do not hold everything.",
    "ignores-nonces": "❌ A message that is sent twice stands there twice. Vigil looks through the channel before it "
    "posts a panel or a story again; only a reminder or a notice may come twice when the connection fails.",
    "ignores-mentions": "❌ Pings do not go to whom they should. Vigil therefore mentions only "
    "those who are to be pinged, and writes all other names in plain words.",
}
"""What is told where one thing is not as Vigil expects it; `tests/faults/test_other_ways.py` shows that it is true."""


def trials() -> ModuleType:
    """The trials of the client that runs now; each client loads its cogs anew."""
    return import_module("cogs.check.trials")


@pytest.fixture(autouse=True)
def unhurried(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no answer count as late because the machine is busy."""
    monkeypatch.setattr(trials(), "IN_TIME_MS", 1000 * PATIENT)


@pytest.fixture
def hurried(unhurried: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let an answer be late when it is, for tests of that."""
    monkeypatch.setattr(trials(), "IN_TIME_MS", IN_TIME_MS)


@pytest.mark.parametrize("setting", FAILS)
async def test_what_discord_does_otherwise_is_told(table: Bench, setting: str) -> None:
    table.server.world.switches = parse(setting)

    told = await reported(table, await begun(table))

    assert [line for line in told.splitlines() if "❌" in line] == [FAILS[setting]]
    assert "**One thing is not as Vigil expects it;**" in told
    assert table.public() == []


async def test_where_no_form_opens_the_press_is_enough(table: Bench) -> None:
    table.server.world.switches = parse("refuses-forms")

    await table.person("Ada").press(await begun(table), "Begin")
    told = await told_at_last(table)

    assert "ℹ️ No form opens here. Vigil needs none: everything can be pressed or typed." in told
    assert "❌" not in told
    assert table.public() == []


async def test_everything_that_differs_at_once_is_told_whole(table: Bench) -> None:
    table.server.world.switches = parse(",".join(setting.name for setting in unusual()))

    await table.person("Ada").press(await begun(table), "Begin")
    told = await told_at_last(table)

    assert all(sentence in told for sentence in FAILS.values())
    assert "✅ Everything that was tried has been taken away again." in told, "the last line: nothing is cut off"
    assert table.public() == []


@pytest.mark.parametrize("setting", list(every()))
async def test_every_setting_is_found_out_and_nothing_stays_behind(table: Bench, setting: str) -> None:
    switches = table.server.world.switches = every()[setting]

    told = await reported(table, await begun(table))

    anew, loses = not switches.takes_new_files, not switches.update_keeps_listed
    assert (ANEW in told, NO_PICTURE in told, ALONE in told, LOSES in told) == (anew, anew, False, loses), told
    assert told.count("❌") == 2 * anew + loses, told
    assert table.panels.publisher.ways.keeps is not loses
    assert (STEPS in told) == (not switches.takes_new_media and switches.takes_new_files), told
    assert (ALL in told) == (not anew and not loses)
    assert table.public() == []


@pytest.mark.parametrize(
    ("route", "told"),
    [
        ("GET /webhooks/*", "➖ Whether a press keeps the picture could not be tried"),
        ("GET /channels/{channel_id}/messages", "➖ Whether Vigil finds its own messages again could not be tried"),
    ],
)
async def test_what_nobody_heard_of_is_not_called_well(table: Bench, route: str, told: str) -> None:
    table.turn(Switches())  # as Vigil expects it
    card = await begun(table)
    table.server.faults.cut_before(route, times=9)

    report = await reported(table, card)

    assert told in report
    assert "Everything works" not in report
    assert "❌" not in report
    assert table.public() == []


async def test_a_trial_that_breaks_is_told_as_one_that_failed(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    async def breaks(_: Trials) -> bool:
        raise ValueError("nobody thought of this")

    monkeypatch.setattr("cogs.check.trials.Trials.takes_long_menu", breaks)

    report = await reported(table, await begun(table))

    assert "❌ A menu with 25 long options is not taken" in report
    assert "✅ Vigil finds its own messages again" in report
    assert ALL not in report
    assert table.public() == []


async def test_a_form_that_discord_gave_up_is_reported_where_the_check_was_asked_for(table: Bench) -> None:
    table.turn(Switches())  # as Vigil expects it
    ada, card = table.person("Ada"), await begun(table)
    form = await ada.press(card, "Begin")
    table.server.faults.refuse("POST /interactions/*", 404, 10062, times=9)

    sending = asyncio.create_task(ada.submit(form, {}))
    report = await told_at_last(table)
    sending.cancel()

    assert "❌ A press was answered after" in report
    assert "➖ Whether a press keeps the picture could not be tried" in report
    assert table.public() == []


@pytest.mark.usefixtures("hurried")
async def test_a_button_that_was_answered_late_is_told(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    table.turn(Switches())  # where a form is the answer to the button
    monkeypatch.setattr("cogs.check.cog.waited", lambda _: 2600)
    monkeypatch.setattr("cogs.check.trials.waited", lambda _: 5)

    assert "❌ A press was answered after 2,600 ms" in await reported(table, await begun(table))


async def test_what_comes_after_the_answer_is_not_measured(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    def asked(_: object) -> int:
        return sum(count for route, count in table.server.requests.items() if route.startswith("GET /webhooks"))

    monkeypatch.setattr("cogs.check.cog.waited", asked)
    monkeypatch.setattr("cogs.check.trials.waited", asked)
    card = await begun(table)
    before = asked(None)

    assert f"✅ A press was answered after {before} ms" in await reported(table, card)
    assert asked(None) > before


@pytest.mark.usefixtures("hurried")
async def test_a_press_has_waited_since_it_was_made(table: Bench) -> None:
    card = await begun(table)
    table.server.faults.deliver_late(2.6)

    assert "❌ A press was answered after" in await reported(table, card)


async def test_a_clock_that_is_ahead_makes_no_press_late(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    now = discord.utils.utcnow
    monkeypatch.setattr("discord.utils.utcnow", lambda: now() + timedelta(seconds=20))

    report = await reported(table, await begun(table))

    assert "✅ A press was answered after" in report


async def test_in_a_thread_everything_is_tried(table: Bench) -> None:
    table.turn(Switches())  # as Vigil expects it
    thread = table.server.world.open_thread(str(table.channel_id()), "nook", table.person("Ada").id)["id"]

    report = await reported(table, await begun(table, channel=thread), channel=thread)

    assert "**Everything works as Vigil needs it.**" in report
    assert "➖" not in report


THREADS = {
    "held": "✅ Vigil can play in threads: it was tried.",
    "untried": "➖ Vigil may write in threads; use /gm check in one to try it.",
    "failed": "❌ Vigil may not write in threads: give it Send Messages in Threads, or play in the channel itself.",
}


@pytest.mark.parametrize("state", THREADS)
async def test_a_thread_is_opened_and_taken_away_where_vigil_may(table: Bench, state: str) -> None:
    if state != "untried":
        table.server.grant_bot(create_private_threads=True, manage_threads=True)
    if state == "failed":
        table.server.forbid_bot(CHANNEL, send_messages_in_threads=True)
    before = set(table.server.world.channels)

    report = await reported(table, await begun(table))

    assert THREADS[state] in report
    opened = table.server.requests.get("POST /channels/{channel_id}/threads", 0)
    assert (opened, set(table.server.world.channels)) == (int(state == "held"), before)


async def test_a_thread_that_takes_no_message_is_told_and_taken_away(table: Bench) -> None:
    table.server.grant_bot(create_private_threads=True, manage_threads=True)
    before, world = set(table.server.world.channels), table.server.world
    opens = world.open_thread

    def deaf(*args: Any, **kwargs: Any) -> Any:
        thread = opens(*args, **kwargs)
        table.server.faults.refuse("POST /channels/{channel_id}/messages", 403, 50013)
        return thread

    world.open_thread = deaf  # type: ignore[method-assign]

    assert THREADS["failed"] in await reported(table, await begun(table))
    assert set(world.channels) == before


async def test_what_vigil_lacks_is_told_before_anything_is_tried(table: Bench) -> None:
    table.server.forbid_bot(CHANNEL, attach_files=True)

    told = await (await table.person("Ada").command("gm check", CHANNEL)).final()

    assert "❌ No panel can be posted here (Discord's code 50013)" in told.text
    assert table.public() == []


async def test_history_that_cannot_be_read_is_told(table: Bench) -> None:
    table.server.forbid_bot(CHANNEL, read_message_history=True)

    assert "❌ Vigil cannot look for its messages here" in await reported(table, await begun(table))


async def test_only_whoever_asked_may_go_on(table: Bench) -> None:
    table.turn(Switches())  # as Vigil expects it
    card = await begun(table)

    refused = await table.person("Bruno").press(card, "Begin")

    assert refused.message.text == "Ada asked for this check, and only they can go on with it."
    assert ALL in await reported(table, card)


async def test_players_may_not_ask_for_one(table: Bench) -> None:
    refused = await (await table.person("Bruno").command("gm check", CHANNEL)).final()

    assert "game-master" in refused.text
    assert table.public() == []


async def test_a_card_goes_away_with_the_client(table: Bench) -> None:
    await begun(table)

    await table.stop()

    assert table.public() == []
    assert table.private("Ada") == []
    await table.start()


async def test_a_card_that_could_not_be_taken_away_goes_away_after_the_next_start(table: Bench) -> None:
    await begun(table)
    table.server.faults.refuse("DELETE /channels/*", 400, 20028, times=1)
    await table.stop()
    assert len(table.public()) == 1

    await table.start()

    await table.server.until(lambda: table.public() == [])
    await cast("Any", table.bot.get_cog("Check")).litter.sweep()
    assert await table.store.leftovers() == []


async def test_what_a_check_posted_before_a_crash_goes_away(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    reached = asyncio.Event()

    async def hangs(_: Trials) -> bool:
        reached.set()
        await asyncio.Event().wait()
        return True

    monkeypatch.setattr("cogs.check.trials.Trials.posts_once", hangs)
    card = await begun(table)
    await entered(table, card)
    await reached.wait()
    assert len(table.public()) == 3

    await table.restart()

    await table.server.until(lambda: table.public() == [])


async def test_the_card_of_a_check_that_is_under_way_stays_when_vigil_connects_again(table: Bench) -> None:
    table.turn(Switches())  # as Vigil expects it
    card = await begun(table)
    await table.server.faults.drop_gateway(resumable=False)
    await table.bot.wait_for("ready")

    assert ALL in await reported(table, card)


async def test_whatever_stays_is_counted(table: Bench) -> None:
    card = await begun(table)
    table.server.faults.cut_before("DELETE /channels/*", times=99)

    assert "❌ 4 messages of this check could not be taken away" in await reported(table, card)


async def test_a_card_of_a_check_that_is_over_goes_away_when_it_is_pressed(table: Bench) -> None:
    card = await begun(table)
    check = cast("Any", table.bot.get_cog("Check"))
    check._begun.popitem()[1].ending.cancel()

    told = await table.person("Ada").press(card, "Begin")

    assert told.message.text == "That check is over. Start another with /gm check."
    await table.quiet()
    assert table.public() == []
