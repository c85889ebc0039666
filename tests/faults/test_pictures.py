"""The board never vanishes: on every Discord that there may be, after a restart, and where its file is lost."""

from __future__ import annotations

import sqlite3

import msgspec
import pytest

from bot.playground.seen import Seen
from bot.playground.switches import Switches, every, parse
from bot.playground.world.shapes import Json
from bot.sessions.session import Session
from bot.sessions.telling.outgoing import PANEL, RENEWED
from bot.text import speak
from cogs.post.pictures import Standing
from cogs.post.screen import Pace
from renderers import Picture
from tests.support.e2e.bench import CHANNEL, Bench, give, lamplight
from tests.support.e2e.sketchpad import Sketchpad
from tests.support.faults.panels import STEPS, nothing_waits, only, stands

EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
OVER = speak("en-US").t("panel-over")


def panel_post(table: Bench, session: Session) -> Json:
    """The panel as Discord has it."""
    post = table.server.world.find(str(session.row.panel_id))
    assert post is not None
    return post.raw


@pytest.fixture(params=every(), ids=str)
def switched(request: pytest.FixtureRequest, table: Bench) -> Switches:
    """Each Discord in turn."""
    table.turn(every()[request.param])
    return table.server.world.switches


async def press(table: Bench, to: str) -> Seen:
    """Let Ada walk; gives the panel that she pressed, at the moment when she had her answer."""
    panel = await table.panel()
    reply = await give(table.person("Ada"), panel, [f"move to={to}"])
    assert reply is not None
    assert reply.kind == table.answers
    return panel


async def test_a_press_keeps_the_board_and_the_next_picture_follows(table: Bench, switched: Switches) -> None:
    await table.open("Ada", "Bruno")
    assert isinstance(table.pool, Sketchpad)
    for to in STEPS:
        before = (await table.panel()).media
        table.pool.gate.clear()
        panel = await press(table, to)
        assert (panel.media, stands(table, panel)) == (before, True), "the old board, until the new one is drawn"
        table.pool.gate.set()
        panel = await only(table)
        assert panel.media != before
        assert stands(table, panel)
        assert f"stands at {to}" in panel.alt_texts[0]


async def test_a_desk_keeps_its_picture(table: Bench, switched: Switches) -> None:
    await table.open("Ada", "Bruno")
    ada = table.person("Ada")
    for to in STEPS:
        await ada.press(await table.panel(), "My hand")
        await table.quiet()
        desk = table.private("Ada")[-1]
        assert stands(table, desk)
        await give(ada, desk, [f"move to={to}"])
        await table.quiet()
        assert stands(table, table.private("Ada")[-1])


async def test_the_picture_is_known_after_a_restart(table: Bench, switched: Switches) -> None:
    await table.open("Ada", "Bruno")
    await press(table, "C4")
    await table.quiet()
    await table.restart()
    await table.panels.publisher.resume()  # else it may be drawn anew after a look at what was noted
    await only(table)
    session = await table.session()
    shown = panel_post(table, session)["attachments"][0]["id"]
    with sqlite3.connect(table.path) as db:
        assert db.execute("SELECT file_id FROM panel_pictures").fetchall() == [(int(shown),)]
    assert isinstance(table.pool, Sketchpad)
    table.pool.gate.clear()
    panel = await press(table, "D4")
    assert stands(table, panel)
    table.pool.gate.set()
    assert stands(table, await only(table))


async def test_a_panel_from_before_notes_were_taken_keeps_its_board(table: Bench, switched: Switches) -> None:
    await table.open("Ada", "Bruno")
    await table.quiet()
    await table.stop()
    with sqlite3.connect(table.path) as db:
        db.execute("DELETE FROM panel_pictures")
    await table.start()
    await table.quiet()
    await press(table, "C4")
    assert stands(table, await only(table))


async def test_a_board_that_is_lost_is_drawn_and_sent_again(table: Bench) -> None:
    table.in_place()
    session = await table.open("Ada", "Bruno")
    panel = await press(table, "C4")
    await table.quiet()
    post = table.server.world.find(panel.id)
    assert post is not None
    table.server.world.revise(post, post.raw | {"attachments": []})
    assert not stands(table, panel)
    await give(table.person("Ada"), panel, ["move to=D4"])
    panel = await only(table)
    table.server.violations.clear()  # it could not know
    table.boards.vanished.clear()  # the test took it away, not Vigil
    assert stands(table, panel)
    assert "stands at D4" in panel.alt_texts[0]
    assert session.row.head == 3


SIGNED = "keeps-by-url,wants-signed-urls"


async def test_a_signature_that_has_run_out_is_learned_anew_from_the_press(table: Bench) -> None:
    table.turn(parse(SIGNED))
    session = await table.open("Ada", "Bruno")
    await table.quiet()
    pictures = table.panels.publisher.pictures
    known = pictures.of(session)
    assert known is not None
    pictures.note(session.id, msgspec.structs.replace(known, signed=known.url))
    panel = await press(table, "C4")
    assert stands(table, panel)
    await only(table)
    assert table.server.journal.statuses[400] == 1, "its name is refused once, and no address"


@pytest.mark.parametrize("settings", [SIGNED, f"{SIGNED},refuses-new-media"])
async def test_where_addresses_must_be_signed_a_press_keeps_the_board_also_after_a_restart(
    table: Bench, settings: str
) -> None:
    table.turn(parse(settings))
    await table.open("Ada", "Bruno")
    await press(table, "C4")
    await only(table)
    await table.restart()
    panel = await press(table, "D4")
    assert stands(table, panel)
    panel = await only(table)
    assert stands(table, panel)
    assert "stands at D4" in panel.alt_texts[0]


async def test_where_nobody_knows_the_signature_the_board_is_drawn_and_sent_anew(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.turn(parse(SIGNED))
    session = await table.open("Ada", "Bruno")
    panel = await table.panel()
    pictures, before = table.panels.publisher.pictures, panel.media

    async def unsigned(*_: object) -> Standing | None:
        known = pictures.of(session)
        return msgspec.structs.replace(known, signed="") if known else None

    monkeypatch.setattr(pictures, "recall", unsigned)
    assert await give(table.person("Ada"), panel, ["move to=C4"]) is not None
    panel = await only(table)
    assert (session.row.head, stands(table, panel), panel.media != before) == (2, True, True)
    assert "stands at C4" in panel.alt_texts[0]


async def end_watch(table: Bench, session: Session) -> None:
    """Play to the end of the watch."""
    while lamplight(session).phase == "watch" and lamplight(session).round == 1:
        await table.rest(session)
        await table.quiet()


@pytest.fixture(params=["refuses-new-files,refuses-new-media", "refuses-new-media,hides-brought-files"])
def bringing_nothing(request: pytest.FixtureRequest, table: Bench) -> None:
    """A Discord where a picture can only be posted: an edit takes none, or nobody learns what it brought."""
    table.turn(parse(request.param))


@pytest.mark.usefixtures("bringing_nothing")
async def test_where_no_edit_takes_a_picture_the_panel_is_posted_anew_and_the_old_one_goes(table: Bench) -> None:
    await table.open("Ada", "Bruno")
    for to in STEPS:
        old = (await table.panel()).id
        await press(table, to)
        new = await only(table)
        assert (table.server.world.find(old), new.id != old, stands(table, new)) == (None, True, True)
        assert f"Mara moves to {to}." in new.text
    assert [message.id for message in table.public() if message.media] == [new.id]


@pytest.fixture
def calling_ada(bringing_nothing: None, table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    """That Discord, where every panel that may ping somebody pings Ada."""

    async def called(_: Session) -> list[int]:
        return [int(table.person("Ada").id)]

    monkeypatch.setattr(table.panels.publisher.attendant, "called", called)


@pytest.mark.usefixtures("calling_ada")
async def test_there_whoever_asks_for_the_panel_gets_it_as_elsewhere(table: Bench) -> None:
    await table.open("Ada", "Bruno")
    await press(table, "C4")
    old, ada = await only(table), table.person("Ada")
    assert old.mentions == [], "an edit would have pinged nobody"
    before = old.id
    await ada.command("table panel", CHANNEL)
    new = await only(table)
    assert table.server.world.find(before) is not None, "it says where to look"
    assert (new.id != before, new.mentions) == (True, [ada.id])


@pytest.mark.usefixtures("calling_ada")
async def test_there_it_calls_also_where_a_new_picture_comes_on_top(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    await press(table, "C4")
    assert (await only(table)).mentions == []
    await table.store.enqueue(session.id, [PANEL, RENEWED])
    table.panels.publisher.wake(session)
    assert (await only(table)).mentions == [table.person("Ada").id]


@pytest.mark.usefixtures("bringing_nothing")
async def test_there_a_phase_that_ends_is_told_below_and_the_old_panel_goes(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    await end_watch(table, session)
    new = await only(table)
    stories = [message for message in table.public() if "The Watch is over." in message.text]
    assert len(stories) == 1
    assert stands(table, stories[0])
    assert not stories[0].buttons
    assert stands(table, new)


@pytest.mark.usefixtures("bringing_nothing")
async def test_there_a_desk_is_shown_anew_and_works(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    ada = table.person("Ada")
    await ada.press(await table.panel(), "My hand")
    await table.quiet()
    (desk,) = table.private("Ada")
    assert stands(table, desk)
    assert await give(ada, desk, ["move to=C4"]) is not None
    await table.quiet()
    (again,) = table.private("Ada")
    assert stands(table, again)
    assert session.row.head == 2


@pytest.mark.usefixtures("bringing_nothing")
async def test_there_a_finished_game_keeps_its_last_board(table: Bench) -> None:
    session = await table.open("Ada", "Bruno", computers=1)
    await table.finish(session)
    last = await table.panel()
    await table.person("Ada").command("table close", CHANNEL)
    await table.server.until(lambda: not table.live())
    await table.quiet()
    assert stands(table, last)


@pytest.mark.parametrize("signatures", ["known", "forgotten", "run out"])
async def test_a_last_board_that_must_be_named_by_a_signed_address_stays_or_is_posted_anew(
    table: Bench, signatures: str, caplog: pytest.LogCaptureFixture
) -> None:
    table.turn(parse(f"refuses-new-files,{SIGNED}"))
    session = await table.open("Ada", "Bruno", computers=1)
    await table.finish(session)
    last = (await table.panel()).id
    pictures = table.panels.publisher.pictures
    known = pictures.of(session)
    assert known is not None
    signed = {"known": known.signed, "forgotten": "", "run out": known.url}
    pictures.note(session.id, msgspec.structs.replace(known, signed=signed[signatures]))
    await table.person("Ada").command("table close", CHANNEL)
    end = await only_the_end(table)
    assert (stands(table, end), end.id == last) == (True, signatures != "run out")
    assert "does not take" not in caplog.text


async def only_the_end(table: Bench) -> Seen:
    """Give the one message that tells the end of a finished game, which nobody can press."""
    await nothing_waits(table)
    assert not table.live()
    (end,) = [message for message in table.public() if OVER in message.text]
    return end


@pytest.mark.usefixtures("bringing_nothing")
async def test_there_the_last_board_outlives_a_channel_that_was_out_of_reach(table: Bench) -> None:
    session = await table.open("Ada", "Bruno", computers=1)
    await table.finish(session)
    await table.quiet()
    table.server.forbid_bot(CHANNEL, view_channel=True)
    await table.person("Ada").command("table close", CHANNEL)
    await table.quiet()
    table.server.forbid_bot(CHANNEL)
    with sqlite3.connect(table.path) as db:
        db.execute("UPDATE outbox SET not_before = 0")
    await table.panels.publisher.sweep()
    assert stands(table, await only_the_end(table))


@pytest.mark.usefixtures("bringing_nothing")
async def test_there_the_last_board_is_posted_where_it_could_not_be_drawn_at_first(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await table.open("Ada", "Bruno", computers=1)

    async def worn_out(*_: object) -> Picture:
        raise OSError("there are no processes left")

    with monkeypatch.context() as patch:
        patch.setattr(table.pool, "draw", worn_out)
        while session.row.status == "playing":
            person, ask = table.asked(session)
            await session.answer(int(person.id), [option.key for option in ask.options[: ask.least or 1]])
        await table.panels.publisher.repost(session)
        await table.server.until(lambda: bool(table.live()) and not table.live()[-1].media)
        await table.person("Ada").command("table close", CHANNEL)
    await table.panels.publisher.sweep()
    assert stands(table, await only_the_end(table))


async def test_an_old_panel_is_redrawn_no_faster_than_discord_takes_it(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    pace = table.panels.publisher.pace = Pace(seconds=3600.0)  # which the opening has not taken of
    old, young = 1 << 22, int(panel_post(table, session)["id"])
    assert pace.pause(session.id, old) == pace.pause(session.id, young) == 0.0
    for _ in range(pace.OLD_EDITS):
        pace.edited(session.id)
    assert pace.pause(session.id, young) == 0.0
    assert pace.pause(session.id, old) > 3600.0
    pace.seconds = 0.0


async def test_a_panel_that_takes_no_edit_for_long_is_posted_again(table: Bench) -> None:
    table.in_place()
    session = await table.open("Ada", "Bruno")
    old = await table.panel()
    table.server.faults.rate_limit(EDIT, retry_after=3600.0, times=3)
    await session.answer(int(table.person("Ada").id), ["move to=C4"])
    table.panels.publisher.wake(session)
    await table.server.until(lambda: len(table.live()) == 2 or table.live()[0].id != old.id)
    await table.quiet()
    panel = await table.panel()
    assert panel.id != old.id
    assert "Mara moves to C4." in panel.text
    (stray,) = await table.store.pending()
    assert stray.kind == "stray"
