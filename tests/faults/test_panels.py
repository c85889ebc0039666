"""One live panel, whatever happens: edits keep their order, old panels lose their buttons, lost channels come back."""

from __future__ import annotations

import asyncio
import sys
from functools import partial
from typing import Any

import pytest

from bot.playground.seen import Seen
from bot.playground.switches import Switches
from bot.sessions import tables
from bot.sessions.session import Session
from bot.sessions.telling.outgoing import Retire
from bot.store import StoreFull
from tests.support.e2e.bench import CHANNEL, Bench, give, lamplight, patience
from tests.support.faults.panels import only
from tests.support.faults.routes import EDIT, EDIT_AGAIN, SAY
from tests.support.faults.unshown import unheard
from tests.support.waiting import PATIENT, eventually

ELSEWHERE = "table-two"
HOUR = 3600.0


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the publisher try again at once; how long it waits is not what is tested."""
    monkeypatch.setattr("cogs.post.publisher.FIRST_RETRY", 0.01)
    monkeypatch.setattr("cogs.post.sender.OUT_OF_REACH_MS", 0)


def raw(table: Bench, message: Seen) -> dict[str, Any]:
    """A message as it stands."""
    post = table.server.world.find(message.id)
    assert post is not None
    return post.raw


def redrew(message: Seen, before: object) -> bool:
    return message.media != before


def redrawn(table: Bench, route: str) -> int:
    """How often something was really shown by a route, whatever it took to bring its picture."""
    return sum(
        each.route == route and each.status == 200 and isinstance(each.payload, dict) and "components" in each.payload
        for each in table.server.sent
    )


def give_back(table: Bench, message: Seen, data: dict[str, Any]) -> None:
    """Let a message stand as it stood before, as an edit does that was long on its way."""
    post = table.server.world.find(message.id)
    assert post is not None
    table.server.world.revise(post, data)


async def end_watch(table: Bench, session: Session) -> None:
    while lamplight(session).phase == "watch" and lamplight(session).round == 1:
        person, ask = table.asked(session)
        await session.answer(int(person.id), [ask.options[-1].key])
    table.panels.publisher.wake(session)


# The order of edits


async def test_nothing_is_published_while_a_reply_is_on_its_way(table: Bench) -> None:
    table.turn(Switches())  # where the reply itself shows what came of a press
    session = await table.open("Ada", "Bruno")
    panel = await table.panel()
    table.server.faults.delay("POST /interactions/*", seconds=PATIENT, times=2)
    pressing = asyncio.create_task(give(table.person("Ada"), panel, ["move to=C4"]))
    await table.server.until(lambda: "Mara moves to C4." in panel.text)
    edits, turn = table.server.requests[EDIT], table.panels.publisher._screen(session)._lock
    table.panels.publisher.wake(session)
    await eventually(lambda: turn._waiters or table.server.requests[EDIT] + table.server.requests[EDIT_AGAIN] > edits)
    assert (table.server.requests[EDIT], table.server.requests[EDIT_AGAIN]) == (edits, 0)
    table.server.faults.clear()
    await pressing
    await table.quiet()
    assert (table.server.requests[EDIT], redrawn(table, EDIT_AGAIN)) == (edits, 1)


async def test_a_reply_waits_for_an_edit_on_its_way_and_shows_what_is_newer(table: Bench) -> None:
    table.in_place()
    session = await table.open("Ada", "Bruno")
    panel = await table.panel()
    table.server.faults.delay(EDIT, seconds=PATIENT)
    await session.answer(int(table.person("Ada").id), ["move to=C4"])
    table.panels.publisher.wake(session)
    await table.server.until(lambda: "One action left." in panel.text)
    pressing = asyncio.create_task(give(table.person("Ada"), panel, ["move to=D4"]))
    await eventually(lambda: session.row.head == 3)
    table.server.faults.clear()
    reply = await pressing
    assert reply is not None
    assert reply.kind == table.answers
    await table.server.until(lambda: "Ivo, what do you do?" in panel.text)
    await only(table)


async def test_a_reply_that_would_come_too_late_is_given_apart(table: Bench) -> None:
    table.in_place()
    session = await table.open("Ada", "Bruno")
    panel = await table.panel()
    table.server.faults.delay(EDIT, seconds=PATIENT, times=10)  # the last of those that find out what Discord takes too
    await session.answer(int(table.person("Ada").id), ["move to=C4"])
    table.panels.publisher.wake(session)
    await table.server.until(lambda: "One action left." in panel.text)
    with patience(0.2):
        reply = await give(table.person("Ada"), panel, ["move to=D4"])
    table.server.faults.clear()
    assert reply is not None
    await table.quiet()
    # As the answer itself, or after an acknowledgement that came first by a hair.
    (given,) = [reply.message] if reply.kind == "message" else reply.followups
    assert given.ephemeral
    assert session.row.head == 3
    assert "Ivo, what do you do?" in (await only(table)).text


async def test_panels_are_redrawn_no_faster_than_discord_takes_it(table: Bench) -> None:
    table.in_place()
    session = await table.open("Ada", "Bruno")
    panel, pace = await table.panel(), table.panels.publisher.pace
    pace.seconds, before = HOUR, redrawn(table, EDIT)
    for _ in range(pace.EDITS):
        pace.edited(session.id)
    for name, to in (("Ada", "C4"), ("Ada", "D4"), ("Bruno", "C4")):
        await session.answer(int(table.person(name).id), [f"move to={to}"])
        table.panels.publisher.wake(session)
    assert "One action left." not in panel.text, "the panel waits"
    assert redrawn(table, EDIT) == before
    pace.seconds = 0.0
    assert "One action left." in (await only(table)).text
    assert redrawn(table, EDIT) == before + 1, "and is drawn once for all that happened"


async def test_a_press_brings_its_picture_whatever_the_channel_has_room_for(table: Bench) -> None:
    table.in_place()
    session = await table.open("Ada", "Bruno")
    panel, pace = await table.panel(), table.panels.publisher.pace
    pace.seconds, before = HOUR, table.server.requests[EDIT]
    for _ in range(pace.EDITS):
        pace.edited(session.id)
    for name, to in (("Ada", "C4"), ("Ada", "D4"), ("Bruno", "C4")):
        picture = panel.media
        reply = await give(table.person(name), panel, [f"move to={to}"])
        assert reply is not None
        assert reply.kind == table.answers
        await table.server.until(partial(redrew, panel, picture))
    assert table.server.requests[EDIT] == before


async def test_a_press_that_may_edit_no_more_leaves_the_picture_to_the_channel(table: Bench) -> None:
    table.in_place()
    await table.open("Ada", "Bruno")
    panel = await table.panel()
    before, picture = redrawn(table, EDIT), panel.media
    table.server.faults.server_error(EDIT_AGAIN, status=404)
    await give(table.person("Ada"), panel, ["move to=C4"])
    await table.server.until(lambda: panel.media != picture)
    await only(table)
    assert redrawn(table, EDIT) == before + 1


# Stale panels


async def test_a_table_put_away_before_a_crash_has_nothing_to_press_after_it(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    await tables.put_away(session)
    assert len(table.live()) == 1
    await table.restart()
    await table.server.until(lambda: not table.live())
    await table.quiet()
    assert await table.store.pending() == []


async def test_a_start_before_a_crash_closes_its_lobby_and_opens_the_game_after_it(table: Bench) -> None:
    lobby = await table.lobby("Ada", "Bruno")
    table.server.faults.cut_before("*", times=10_000)
    await unheard(table, table.person("Ada").press(lobby, "Start"))
    await table.stop()
    assert lobby.buttons
    table.server.faults.clear()
    await table.start()
    await table.server.until(lambda: table.live() and table.live()[0].id != lobby.id)
    assert (await only(table)).id != lobby.id
    assert (await table.session()).row.commitment.hex() in lobby.text, "the promise stands where the lobby stood"


async def test_a_new_lobby_that_nobody_noted_is_found_again(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: object, **__: object) -> None:
        raise StoreFull("no space left")

    with monkeypatch.context() as patch:
        patch.setattr(table.store, "sent", full)
        patch.setattr(sys.modules["cogs.post.publisher"], "FIRST_RETRY", HOUR)
        lobby = (await table.person("Ada").command("table new", CHANNEL, game="training")).message
        await table.stop()
    table.server.faults.skip_time(HOUR)
    await table.start()
    await table.server.until(lambda: lobby.buttons)
    assert (await only(table)).id == lobby.id


async def test_a_panel_posted_unnoticed_long_ago_is_found_by_its_buttons(table: Bench) -> None:
    table.in_place()
    session = await table.open("Ada", "Bruno")
    table.panels.publisher._closed = True
    await end_watch(table, session)
    table.panels.publisher._closed = False
    table.server.faults.cut_after(SAY, times=1000)
    count = len(table.public())
    table.panels.publisher.wake(session)
    await table.server.until(lambda: len(table.public()) > count)
    posted = table.live()[-1]
    await table.stop()
    table.server.faults.clear()
    table.server.faults.skip_time(HOUR)
    await table.start()
    assert (await only(table)).id == posted.id


async def test_buttons_that_came_back_to_an_old_panel_go_when_they_are_pressed(table: Bench) -> None:
    table.in_place()
    session = await table.open("Ada", "Bruno")
    old = await table.panel()
    before = raw(table, old)
    await end_watch(table, session)
    await only(table)
    story = raw(table, old)
    give_back(table, old, before)
    await give(table.person("Ada"), old, ["rest"])
    await only(table)
    give_back(table, old, story)
    await table.quiet()
    assert "The Watch is over." in old.text


async def test_what_a_vote_has_taken_back_is_shown_once(table: Bench) -> None:
    table.in_place()
    session = await table.open("Ada", "Bruno")
    await give(table.person("Ada"), await table.panel(), ["move to=C4"])
    vote = (await table.person("Ada").command("table undo-vote", CHANNEL)).message
    await table.quiet()
    before, head, publisher = redrawn(table, EDIT), session.row.head, table.panels.publisher
    table.server.faults.delay("POST /interactions/*", seconds=PATIENT)
    async with publisher._screen(session).turn():
        pressing = asyncio.create_task(table.person("Bruno").press(vote, "Take it back"))
        await eventually(lambda: session.row.head > head)
    await publisher.quiet()
    table.server.faults.clear()
    await pressing
    await table.quiet()
    assert redrawn(table, EDIT) == before + 1


async def test_a_press_on_a_panel_that_has_become_a_story_leaves_the_story(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    old = await table.panel()
    table.server.faults.hold_gateway()
    pressing = asyncio.create_task(give(table.person("Ada"), old, ["rest"]))
    await asyncio.sleep(0)
    await end_watch(table, session)
    await table.panels.publisher.quiet()
    table.server.faults.release_gateway()
    await pressing
    await only(table)
    assert table.story("The Watch is over.").files


async def test_repost_puts_the_panel_below_and_retire_leaves_none(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    old, publisher = (await table.panel()).id, table.panels.publisher
    await publisher.repost(session)
    new = (await only(table)).id
    assert new != old
    assert table.public()[-1].id == new
    await publisher.retire(session)
    await table.quiet()
    assert (table.live(), session.row.panel_id) == ([], None)
    await publisher.repost(session)
    assert (await only(table)).id != new


# Channels that are lost and found


async def test_a_permission_that_is_lost_stops_the_tries_and_its_return_wakes_them(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    panel = await table.panel()
    table.server.forbid_bot(CHANNEL, view_channel=True)
    await session.answer(int(table.person("Ada").id), ["move to=C4"])
    table.panels.publisher.wake(session)
    await table.quiet()
    assert not table.panels.publisher._workers, "nobody knocks at a closed door for ever"
    table.server.forbid_bot(CHANNEL)
    await table.server.until(lambda: "Mara moves to C4." in panel.text)
    assert (await only(table)).id == panel.id


async def test_a_panel_left_in_a_channel_out_of_reach_loses_its_buttons_when_it_is_reached(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    old = await table.panel()
    table.server.forbid_bot(CHANNEL, view_channel=True)
    await table.person("Ada").command("campaign resume", ELSEWHERE, campaign=1)
    await table.quiet()
    assert [message.id for message in table.live(ELSEWHERE)] == [str(session.row.panel_id)]
    (stray,) = await table.store.pending()
    assert stray.kind == "stray"
    assert old.buttons
    await table.panels.publisher.sweep()
    await table.quiet()
    assert (await table.store.pending())[0].attempts > stray.attempts
    table.server.forbid_bot(CHANNEL)
    await table.panels.publisher.sweep()
    await table.quiet()
    assert not old.buttons
    assert await table.store.pending() == []


async def test_what_is_not_due_is_left_alone_by_the_sweep(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["cogs.post.sender"], "OUT_OF_REACH_MS", 3_600_000)
    session = await table.open("Ada", "Bruno")
    table.server.forbid_bot(CHANNEL, send_messages=True)
    await table.panels.publisher.repost(session)
    await table.quiet()
    tried = table.server.requests.total()
    await table.panels.publisher.sweep()
    await table.quiet()
    assert table.server.requests.total() == tried
    table.server.forbid_bot(CHANNEL)
    table.panels.publisher.wake(session)
    await only(table)


async def test_an_archived_thread_is_opened_by_a_fresh_panel(table: Bench) -> None:
    ada = table.person("Ada")
    thread = table.server.world.open_thread(str(table.channel_id(CHANNEL)), "quiet", ada.id)
    session = await table.open("Ada", "Bruno", channel=thread["id"])
    old = (await table.panel(thread["id"])).id
    table.server.world.edit_channel(thread["id"], {"thread_metadata": thread["thread_metadata"] | {"archived": True}})
    await session.answer(int(ada.id), ["move to=C4"])
    table.panels.publisher.wake(session)
    panel = await only(table, thread["id"])
    assert panel.id != old
    assert "Mara moves to C4." in panel.text


async def test_a_panel_is_retired_for_good_only_once(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    await table.store.enqueue(session.id, [Retire("put-away").queued(), Retire("put-away").queued()])
    edits = table.server.requests[EDIT]
    table.panels.publisher.wake(session)
    await table.quiet()
    assert table.server.requests[EDIT] == edits + 1
    assert await table.store.pending() == []
