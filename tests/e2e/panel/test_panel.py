"""The panel: one message that says whose turn it is, follows the game, and is gone when its phase is."""

from __future__ import annotations

import asyncio

from bot.playground.world.shapes import walk
from tests.support.e2e.bench import CHANNEL, Bench, give, lamplight, question
from tests.support.e2e.replies import move, refused
from tests.support.e2e.sketchpad import Sketchpad

STALE = "That moment has passed. Here is how things stand now."


async def test_right_above_the_buttons_it_says_whose_turn_it_is_and_pings_them_alone(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    panel = await table.panel()
    ada = table.person("Ada")
    first, second, *_ = question(panel)
    assert first == "### Mara, what do you do? 2 actions left."
    assert second == f"Waiting for <@{ada.id}>."
    assert panel.mentions == [ada.id]
    for to in ("C4", "D4"):
        await move(table, "Ada", to)
    first, second, *_ = question(await table.panel())
    assert first == "### Ivo, what do you do? 2 actions left."
    assert second == f"Waiting for {table.named('Bruno')}."
    assert session.match.waiting == ("ivo",)


async def test_while_a_phase_lasts_the_panel_is_edited_in_place(table: Bench) -> None:
    table.in_place()
    await table.open("Ada", "Bruno")
    panel = await table.panel()
    before, count = panel.text, len(table.public())
    reply = await move(table, "Ada", "C4")
    assert reply.kind == table.answers
    assert reply.message.id == panel.id
    if reply.kind == "update":
        assert "Mara moves to C4." in panel.text, "the words are there at once"
    await table.quiet()
    assert (await table.panel()).id == panel.id
    assert len(table.public()) == count
    assert panel.text != before
    assert "Mara stands at C4" in panel.alt_texts[0], "and the picture follows"


async def test_when_a_phase_ends_its_panel_becomes_the_story_and_a_new_one_stands_below(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    while lamplight(session).turn < 2 and lamplight(session).round == 1 and lamplight(session).phase == "watch":
        await table.answer(session)
    new = await table.panel()
    old = table.story("The Watch is over.")
    assert new.id != old.id
    assert "Round 1 of 6" in old.text
    assert not old.buttons
    assert not old.selects
    assert old.files
    assert [message.id for message in table.live()] == [new.id]
    assert table.public()[-1].id == new.id


async def test_every_picture_of_a_whole_game_has_its_words(table: Bench) -> None:
    session = await table.open("Ada", "Bruno", computers=1)
    await table.finish(session)
    await table.quiet()
    sent = [each.payload for each in table.server.sent if each.files and isinstance(each.payload, dict)]
    notes = [note for payload in sent for note in payload["attachments"] if "filename" in note]
    said = [each.payload for each in table.server.sent if isinstance(each.payload, dict)]
    shown = [i for p in said for part in walk(p.get("components") or ()) for i in part.get("items") or ()]
    assert len(shown) > 20
    assert all(thing.get("description") for thing in (*notes, *shown))


async def test_who_is_not_asked_is_told_who_is(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    panel = await table.panel()
    before = panel.text
    assert refused(await move(table, "Bruno", "C4")) == "It is not your turn. Asked now: Mara."
    assert (session.row.head, panel.text) == (1, before)


async def test_a_stranger_is_told_how_to_get_a_seat(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    assert refused(await move(table, "Eve", "C4")).startswith("You have no seat at this table.")
    assert "no seat" in refused(await table.person("Eve").press(await table.panel(), "My hand"))
    assert session.row.head == 1


async def test_look_closer_is_for_anybody_and_for_them_alone(table: Bench) -> None:
    await table.open("Ada", "Bruno")
    eve = table.person("Eve")
    reply = await eve.press(await table.more("Eve"), "Look closer")
    closer = await reply.final()
    assert closer.owner_id == eve.id
    assert "Mara stands at D4" in closer.alt_texts[0]


async def test_an_old_desk_is_told_so_and_shows_the_present(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    ada = table.person("Ada")
    desk = table.desk(await ada.press(await table.panel(), "My hand"))
    await table.server.until(lambda: desk.files)
    await move(table, "Ada", "C4")
    head = session.row.head
    reply = await give(ada, desk, ["rest"])
    assert reply is not None
    assert reply.kind == table.answers
    await table.quiet()
    assert table.private("Ada") == [desk]
    assert desk.text.startswith(STALE)
    assert "One action left." in desk.text
    assert session.row.head == head
    again = await give(ada, desk, ["rest"])
    assert again is not None
    assert session.row.head == head + 1, "the refreshed desk works"


async def test_a_desk_keeps_its_note_until_the_table_moves(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    ada = table.person("Ada")
    desk = table.desk(await ada.press(await table.panel(), "My hand"))
    await table.quiet()
    await move(table, "Ada", "C4")
    await give(ada, desk, ["rest"])
    await table.quiet()
    for moves, noted in ((False, True), (True, False)):
        if moves:
            await move(table, "Ada", "D4")
        await table.panels.keeper.renew(session)
        (shown,) = table.private("Ada")
        assert shown.text.startswith(STALE) is noted


async def test_an_old_face_of_the_panel_is_told_so_and_gets_a_desk(table: Bench) -> None:
    table.in_place()
    session = await table.open("Ada", "Bruno")
    panel = await table.panel()
    post = table.server.world.find(panel.id)
    assert post is not None
    old = post.raw
    await move(table, "Ada", "C4")
    await table.quiet()
    table.server.world.revise(post, old)
    head = session.row.head
    reply = await move(table, "Ada", "D3", panel)
    assert refused(reply).startswith(STALE)
    assert session.row.head == head
    await table.quiet()


async def test_a_press_that_comes_second_is_not_taken_for_the_next_question(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    panel = await table.panel()
    replies = await asyncio.gather(*(move(table, "Ada", to, panel) for to in ("C4", "D3")))
    assert session.row.head == 2
    assert sorted(reply.kind for reply in replies) == sorted(["message", table.answers])
    assert STALE in refused(next(reply for reply in replies if reply.kind == "message"))


async def test_a_press_made_before_the_picture_changed_keeps_the_new_picture(table: Bench) -> None:
    table.in_place()
    session = await table.open("Ada", "Bruno")
    panel = await table.panel()
    assert isinstance(table.pool, Sketchpad)
    table.pool.gate.clear()
    await move(table, "Ada", "C4", panel)
    await table.server.until(lambda: "One action left." in panel.text)
    table.server.faults.hold_gateway()
    pressing = asyncio.create_task(move(table, "Ada", "D4", panel))
    old = panel.media
    table.pool.gate.set()
    await table.server.until(lambda: panel.media != old)
    new = panel.media
    table.pool.gate.clear()
    table.server.faults.release_gateway()
    reply = await pressing
    assert reply.kind == table.answers
    await table.server.until(lambda: "Ivo, what do you do?" in panel.text)
    assert panel.media == new
    table.pool.gate.set()
    await table.quiet()
    assert session.row.head == 3


async def test_a_deleted_panel_is_posted_again(table: Bench) -> None:
    await table.open("Ada", "Bruno")
    ada = table.person("Ada")
    panel = await table.panel()
    old = panel.id
    ada.delete(panel)
    await ada.command("table do", CHANNEL, action="move to=C4")
    panel = await table.panel()
    assert panel.id != old
    assert "Mara moves to C4." in panel.text
    assert [message.id for message in table.live()] == [panel.id]


async def test_cards_that_were_drawn_are_told_to_their_drawer_alone(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    reply = await table.choose(session, table.person("Ada"), ["rest"])
    note = await reply.followup()
    assert note.owner_id == table.person("Ada").id
    assert note.text.startswith("You drew ")
    assert table.private("Bruno") == []


async def test_an_answer_on_ones_desk_shows_on_the_panel(table: Bench) -> None:
    await table.open("Ada", "Bruno")
    panel = await table.panel()
    desk = table.desk(await table.person("Ada").press(panel, "My hand"))
    await table.server.until(lambda: desk.files)
    reply = await move(table, "Ada", "C4", desk)
    assert reply.kind == table.answers
    await table.quiet()
    assert table.private("Ada") == [desk]
    assert "Mara moves to C4." in panel.text
    assert "One action left." in panel.text
