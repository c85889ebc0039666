"""What a check says that Vigil does where Discord does otherwise: it is what Vigil does."""

from __future__ import annotations

import asyncio

import pytest

from bot.playground.seen import Seen
from bot.playground.switches import parse
from bot.sessions import authority, lobby
from bot.sessions.lobby import Person
from bot.sessions.waiting.patience import GRACE
from bot.text import speak
from tests.support.e2e.bench import CHANNEL, Bench, give, lamplight
from tests.support.e2e.checking import begun, reported
from tests.support.e2e.patience import DAY, Clock, waiting
from tests.support.e2e.sketchpad import Sketchpad
from tests.support.faults.panels import stands
from tests.support.faults.restarts import begin_again, do, panel_without_answer
from tests.support.faults.routes import SAY


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the publisher wait until the restart before it tries anything again."""
    monkeypatch.setattr("cogs.post.publisher.FIRST_RETRY", 3600.0)


def stories(table: Bench) -> list[Seen]:
    """What the channel was told of phases that are over: the messages with a picture and nothing to press."""
    return [message for message in table.public() if stands(table, message) and not message.labels]


@pytest.mark.parametrize("late", [False, True], ids=["at once", "acknowledged first"])
async def test_a_desk_that_takes_no_edit_is_sent_anew(table: Bench, late: bool) -> None:
    table.server.world.switches = parse("refuses-private-edits")
    session = await table.open("Ada", "Bruno")
    ada = table.person("Ada")
    if late:
        table.panels.publisher.ways.keeps = False
    await ada.press(await table.panel(), "My hand")
    await table.quiet()
    for head, to in enumerate(("C4", "D4"), 2):
        (desk,) = table.private("Ada")
        assert stands(table, desk)
        await give(ada, desk, [f"move to={to}"])
        await table.quiet()
        (again,) = table.private("Ada")
        assert (session.row.head, again.id != desk.id, stands(table, again)) == (head, True, True)


@pytest.mark.parametrize("names", ["refuses-new-files", "refuses-private-edits"])
async def test_a_desk_of_two_seats_that_is_sent_anew_stands_once(table: Bench, names: str) -> None:
    table.turn(parse(names))
    await table.lobby("Ada", "Bruno")
    session, ada = await table.session(), table.person("Ada")
    await lobby.sit(session, Person(int(ada.id), "Ada"), "nell")
    await lobby.start(session, Person(int(ada.id), "Ada"))
    table.panels.publisher.wake(session)
    await ada.press(await table.panel(), "My hand")
    await table.quiet()
    for _ in range(2):
        (desk,) = table.private("Ada")
        turn = next(each["custom_id"] for each in desk.buttons if ":turn:" in each["custom_id"])
        await ada.press(desk, custom_id=turn)
        await table.quiet()
    for _ in range(2):
        await table.panels.show_present(session)
        (desk,) = table.private("Ada")
        assert stands(table, desk)


@pytest.mark.parametrize("key", ["rest", "move to=C4"], ids=["by then stale", "still asked"])
async def test_a_press_on_a_desk_that_is_gone_by_then_is_answered(table: Bench, key: str) -> None:
    session = await table.open("Ada", "Bruno")
    ada = table.person("Ada")
    desk = table.desk(await ada.press(await table.panel(), "My hand"))
    await table.quiet()
    table.server.faults.hold_gateway()
    pressing = asyncio.create_task(give(ada, desk, [key]))
    await asyncio.sleep(0)
    ada.delete(desk)
    if key == "rest":
        await session.answer(int(ada.id), ["move to=D3"])
    table.server.faults.release_gateway()
    reply = await pressing
    assert reply is not None
    assert (reply.kind, reply.message.ephemeral, session.row.head) == ("message", True, 2)
    await table.quiet()
    assert stands(table, table.private("Ada")[-1]), "the desk stands below instead"


async def test_a_game_needs_no_form(table: Bench) -> None:
    table.server.world.switches = parse("refuses-forms")
    session = await table.open("Ada", "Bruno")
    await table.finish(session)
    assert session.row.status == "finished"
    assert 400 not in table.server.journal.statuses


async def test_where_nonces_mean_nothing_a_panel_is_looked_for_before_it_is_posted_again(table: Bench) -> None:
    table.server.world.switches = parse("ignores-nonces")
    _, posted = await panel_without_answer(table)
    await begin_again(table)
    assert [message.id for message in table.live()] == [posted.id]
    assert (await table.panel()).id == posted.id


async def test_where_nonces_mean_nothing_a_story_whose_post_nobody_heard_of_is_told_once(table: Bench) -> None:
    table.server.world.switches = parse("ignores-nonces,refuses-new-files")
    session = await table.open("Ada", "Bruno")
    assert isinstance(table.pool, Sketchpad)
    table.pool.gate.clear()
    while lamplight(session).phase == "watch" and lamplight(session).round == 1:
        await do(table, session)
    table.server.faults.cut_after(SAY)
    table.pool.gate.set()
    (story,) = await table.server.until(lambda: stories(table))
    assert "snapshot" in {row.kind for row in await table.store.pending(session.id)}, "nobody has heard of it"
    await begin_again(table)
    assert [message.id for message in stories(table)] == [story.id]
    assert len(table.live()) == 1, "and the panel that it follows stands below it alone"


async def test_where_pings_go_astray_a_panel_names_the_others_in_plain_words(table: Bench, clock: Clock) -> None:
    table.server.world.switches = parse("ignores-mentions")
    await reported(table, await begun(table))
    ada, bruno = table.person("Ada"), table.person("Bruno")
    await ada.command("table pings", CHANNEL, on=False)
    session = await table.open("Ada", "Bruno")
    panel = await table.panel()
    assert panel.mentions == [], "it is Ada's turn, who wants no pings; Bruno is not asked"
    assert "Ada" in panel.text
    assert await clock.later(GRACE) == []
    await ada.command("table pings", CHANNEL, on=True)
    await table.restart()
    await table.panels.publisher.repost(session := await table.session())
    await table.quiet()
    panel = await table.panel()
    assert (panel.mentions, session.asked_seat(int(bruno.id))) == ([ada.id], None), "a restart makes nobody forget"


async def test_where_pings_go_astray_a_call_pings_those_alone_whom_it_calls(table: Bench, clock: Clock) -> None:
    table.turn(parse("ignores-mentions"))
    ada, bruno = table.person("Ada"), table.person("Bruno")
    await waiting(table, "Ada", "Bruno")
    (call,) = await clock.later(GRACE)
    assert call.mentions == [bruno.id]
    (reminder,) = await clock.later(DAY)
    assert reminder.mentions == [bruno.id]
    (report,) = await clock.later(DAY)
    assert (report.mentions, "nobody has heard of Bruno (Ivo)" in report.text) == ([ada.id], True)
    (offer,) = await clock.later(DAY)
    assert (offer.mentions, offer.text.startswith("Bruno (Ivo) has been away")) == ([], True)


@pytest.mark.parametrize("sits", [True, False], ids=["who plays", "who does not play"])
async def test_where_pings_go_astray_a_game_master_who_wants_none_is_named(
    table: Bench, clock: Clock, sits: bool
) -> None:
    table.server.world.switches = parse("ignores-mentions")
    await reported(table, await begun(table))
    ada = table.person("Ada")
    await ada.command("table pings", CHANNEL, on=False)
    session = await waiting(table, "Ada" if sits else "Chiara", "Bruno")
    if not sits:
        await authority.transfer(session, Person(int(table.person("Chiara").id), "Chiara"), Person(int(ada.id), "Ada"))
    await table.restart()
    clock.take()
    await table.quiet()
    for pause in (GRACE, DAY):
        await clock.later(pause)
    (report,) = await clock.later(DAY)
    assert (report.mentions, report.text.startswith("Ada, nobody has heard of Bruno")) == ([], True)


async def test_where_pings_go_astray_lobbies_and_a_word_of_thanks_ping_nobody(table: Bench) -> None:
    table.turn(parse("ignores-mentions"))
    lobby = await table.lobby("Ada", "Bruno")
    assert (lobby.mentions, "**Mara** · Ada" in lobby.text, "**Ivo** · Bruno" in lobby.text) == ([], True, True)
    await table.person("Ada").press(lobby, "Start")
    await table.finish(await table.session())
    bruno = table.person("Bruno")
    press = await bruno.press(await table.panel(), "Say how it was")
    thanks = (await bruno.submit(press, {speak("en").t("thanks-line"): "Thank you!"})).message
    assert (thanks.mentions, "Bruno to Ada" in thanks.text) == ([], True)


async def test_a_second_check_does_not_take_plain_names_for_pings_that_were_held_back(table: Bench) -> None:
    table.server.world.switches = parse("ignores-mentions")
    for _ in range(2):
        await reported(table, await begun(table))
        assert not table.panels.publisher.ways.mentions
        table.person("Ada").delete(table.private("Ada")[-1])
