"""Undo, redo and history by the game-master; refused to players and strangers."""

from __future__ import annotations

import re

import msgspec
import pytest

from bot.engine.match import ENCODER
from bot.engine.words import Phrase
from bot.sessions.past import copies, history
from bot.sessions.session import Session
from bot.sessions.telling.story import Label, Told
from bot.store import TableChanges
from bot.text import speak
from cogs.consent import views
from tests.support.e2e.bench import CHANNEL, Bench, lamplight, take_back_of
from tests.support.e2e.gm import MANAGER, MASTER, NOT_MASTER, PLAYER, STRANGER, confirm, gm, move, opened, said, undo
from tests.support.faults.players import marks


@pytest.mark.parametrize("command", ["undo", "redo", "history", "resync", "audit", "skip", "pause", "unpause", "lock"])
@pytest.mark.parametrize("name", [PLAYER, STRANGER])
async def test_players_and_strangers_are_refused(table: Bench, command: str, name: str) -> None:
    session = await opened(table)
    await move(table, session, MASTER, "move to=C4")
    head = session.row.head
    assert (await said(table, name, command)).startswith(NOT_MASTER)
    assert session.row.head == head


async def test_an_undo_is_previewed_and_happens_only_with_a_yes(table: Bench) -> None:
    session = await opened(table)
    await move(table, session, MASTER, "move to=C4")
    await move(table, session, MASTER, "move to=D4")
    preview = (await gm(table, MASTER, "undo", steps=2)).message
    assert preview.ephemeral
    assert [line for line in preview.text.splitlines() if line.startswith("- ")] == [
        "- Mara: Move to D4",
        "- Mara: Move to C4",
    ]
    assert "fall anew" not in preview.text
    assert session.row.head == 3, "a preview changes nothing"
    assert (await said(table, MASTER, "undo", steps=3)).startswith("Only 2 decisions led here.")
    assert (await said(table, MASTER, "undo", steps=1, to="2")).endswith("not both.")
    await confirm(table, MASTER, preview, "No, leave it")
    assert (preview.text, preview.buttons, session.row.head) == ("Nothing was changed.", [], 3)
    await undo(table, steps=2)
    assert lamplight(session).keepers["mara"].at == "D4"
    assert lamplight(session).actions == 2
    panel = await table.panel()
    assert "Bruno, as game-master, took 2 decisions back." in panel.text
    assert [message.id for message in table.live()] == [panel.id]


async def test_an_undo_past_a_draw_says_so_to_everybody_and_moves_chance(table: Bench) -> None:
    session = await opened(table)
    await move(table, session, MASTER, "rest")
    preview = (await gm(table, MANAGER, "undo")).message
    assert "the dice will fall anew" in preview.text
    await confirm(table, MANAGER, preview)
    assert (
        "past a roll or a reveal. The dice will fall anew, and what nobody knows is drawn anew."
        in (await table.panel()).text
    )
    assert session.match.state.chance.stream != 0


async def test_a_named_point_is_completed_in_words_and_taken_back_to(table: Bench) -> None:
    session = await opened(table)
    for key in ("move to=C4", "move to=D4"):
        await move(table, session, MASTER, key)
    await move(table, session, PLAYER, "move to=D4")
    offered = await table.person(MASTER).autocomplete("gm undo", "to", "", CHANNEL)
    assert [choice["name"] for choice in offered] == [
        "Ivo: Move to D4 (1 step back)",
        "Mara: Move to D4 (2 steps back)",
        "Mara: Move to C4 (3 steps back)",
    ]
    (only,) = await table.person(MASTER).autocomplete("gm undo", "to", "mara: move to d", CHANNEL)
    await undo(table, to=only["value"])
    assert lamplight(session).actions == 1
    assert lamplight(session).keepers["mara"].at == "C4"
    assert "not among the decisions" in await said(table, MASTER, "undo", to="999")
    assert "not among the decisions" in await said(table, MASTER, "undo", to="nonsense")


async def advised(session: Session) -> None:
    """Let whoever is asked answer as Vigil would, without a panel."""
    seat = session.match.waiting[0]
    ask = session.match.ask_of(seat)
    assert ask is not None
    given = session.game.player.advise(session.match.view(seat), ask)
    await session.answer(session.seats[seat].user_id or 0, given.picks, amounts=given.amounts, seat=seat)


@pytest.mark.parametrize(
    ("game", "typed", "words"),
    [
        ("rise", "attacks", r"(Kyle Reese|John Connor) attacks \S.*"),
        ("nemesis", "moves", r"(Orange|Blue): \w+ moves, .*"),
        ("training", "comes to", r"(Mara|Ivo): Shade \d comes to .*"),
    ],
)
async def test_a_pick_that_only_names_somebody_or_was_secret_is_told_by_what_everybody_saw(
    table: Bench, game: str, typed: str, words: str
) -> None:
    session = await table.open(MASTER, PLAYER, game=game)
    offered = []
    for _ in range(60):
        await advised(session)
        if offered := await table.person(MASTER).autocomplete("gm undo", "to", typed, CHANNEL):
            break
    assert re.match(words, offered[0]["name"])
    preview = (await gm(table, MASTER, "undo", to=offered[0]["value"])).message
    listed = [line for line in preview.text.splitlines() if line.startswith("- ")]
    assert re.match(words, listed[-1].removeprefix("- "))
    assert re.search(words, (await gm(table, MASTER, "history")).message.text)
    table.panels.publisher.wake(session)


async def test_a_preview_that_was_overtaken_is_refused(table: Bench) -> None:
    session = await opened(table)
    await move(table, session, MASTER, "move to=C4")
    preview = (await gm(table, MASTER, "undo")).message
    await move(table, session, MASTER, "move to=D4")
    reply = await confirm(table, MASTER, preview)
    assert "The game has gone on since" in reply.message.text
    assert session.row.head == 3


async def test_a_preview_works_after_a_restart_and_only_for_a_game_master(table: Bench) -> None:
    session = await opened(table)
    await move(table, session, MASTER, "move to=C4")
    preview = (await gm(table, MASTER, "undo")).message
    await session.store.update_table(session.id, owned_by(table, PLAYER))
    await table.restart()
    reply = await confirm(table, MASTER, preview)
    assert reply.message.text.startswith(NOT_MASTER)
    session = await table.session()
    await session.store.update_table(session.id, owned_by(table, MASTER))
    await table.restart()
    await confirm(table, MASTER, preview)
    assert lamplight(await table.session()).keepers["mara"].at == "D4"


async def test_redo_brings_back_what_was_taken_back_across_a_pause(table: Bench) -> None:
    session = await opened(table)
    await move(table, session, MASTER, "move to=C4")
    await undo(table)
    await said(table, MASTER, "pause")
    await said(table, MASTER, "unpause")
    assert (await said(table, MASTER, "redo")).startswith("Brought back.")
    assert lamplight(session).keepers["mara"].at == "C4"
    assert "Bruno, as game-master, brought back what was taken back." in (await table.panel()).text
    assert (await said(table, MASTER, "redo")).startswith("There is nothing to bring back.")


async def test_the_history_has_pages_with_who_what_when_and_branches(table: Bench) -> None:
    session = await opened(table)
    await move(table, session, MASTER, "move to=C4")
    await undo(table)
    for _ in range(12):
        await table.rest(session)
    await table.quiet()
    page = (await gm(table, MASTER, "history")).message
    assert page.ephemeral
    assert page.labels == ["Earlier"]
    assert table.named(MASTER) in page.text
    assert "<t:" in page.text
    assert "Rest and draw a card" in page.text
    await table.person(MASTER).press(page, "Earlier")
    assert page.labels == ["Later"]
    assert "~~Mara: Move to C4~~" in page.text
    assert "Row 3 goes on from row 1." in page.text
    assert page.text.splitlines()[-1].startswith("-# Struck rows were taken back. A redo")
    await table.person(MASTER).press(page, "Later")
    assert page.labels == ["Earlier"]


@pytest.mark.parametrize("locale", ["en-US", "ru"])
async def test_a_page_of_the_longest_rows_fits_into_a_message(table: Bench, locale: str) -> None:
    session = await opened(table)
    await move(table, session, MASTER, "move to=C4")
    row = await table.store.row(session.id, 2)
    long = Label((Told(Phrase("story-set", {"name": "N" * 32, "what": "w" * 300, "now": "", "value": ""})),))
    changes = {"kind": "undo", "label": ENCODER.encode(long), "user_id": 2**62}
    rows = [msgspec.structs.replace(row, seq=10_000 + n, prev=9_000 + n, **changes) for n in range(history.PAGE)]
    page = history.Page(tuple((each, False) for each in rows), older=1, newer=2)
    shown = views.history_page(session, speak(locale), page)
    assert shown.content_length() <= 4000


async def test_the_take_back_button_says_what_goes_or_why_it_does_not(table: Bench) -> None:
    session = await opened(table)
    assert take_back_of(await table.panel())["label"] == "Nothing to take back"
    await move(table, session, MASTER, "move to=C4")
    assert take_back_of(await table.panel())["label"] == "Take back: Move to C4"
    await move(table, session, MASTER, "move to=D4")
    assert take_back_of(await table.panel())["label"] == "Take back: Move to D4"
    await move(table, session, PLAYER, "move to=D4")
    assert take_back_of(await table.panel())["label"] == "Take back: Move to D4"
    await move(table, session, PLAYER, "rest")
    assert take_back_of(await table.panel())["label"] == "No way back: revealed"


async def test_a_finished_game_is_reopened_with_a_new_seed_that_is_promised(table: Bench) -> None:
    session = await opened(table)
    await table.finish(session)
    await table.quiet()
    shown = session.row.seed
    preview = (await gm(table, MANAGER, "undo")).message
    assert "goes on with a new seed" in preview.text
    await confirm(table, MANAGER, preview)
    assert session.row.status == "playing"
    assert session.match.state.chance.seed == session.row.seed != shown
    panel = await table.panel()
    assert f"Its SHA-256 is `{session.row.commitment.hex()}`." in panel.text
    await said(table, MANAGER, "redo")
    assert session.row.status == "finished"
    assert session.match.over
    assert session.match.state.chance.seed == session.row.seed == shown
    data, _ = await copies.hand_out(
        session, int(table.person(MASTER).id), game_master=True, notices={True: "", False: ""}
    )
    await copies.take_in(table.store, table.bot.house.workshop, data, guild_id=5, channel_id=6, owner_id=7)


async def test_a_preview_from_before_the_table_was_closed_does_nothing(table: Bench) -> None:
    session = await opened(table)
    await table.finish(session)
    await table.quiet()
    preview = (await gm(table, MANAGER, "undo")).message
    await table.person(MASTER).command("table close", CHANNEL)
    await table.quiet()
    head = session.row.head
    assert "No game is being played at this table." in (await confirm(table, MANAGER, preview)).message.text
    assert (session.row.status, session.row.head) == ("closed", head)


def owned_by(table: Bench, name: str) -> TableChanges:
    return TableChanges(owner_id=int(table.person(name).id))


async def test_after_an_undo_every_button_on_screen_is_live_or_says_why_not(table: Bench) -> None:
    session = await opened(table)
    desk = table.desk(await table.person(MASTER).press(await table.panel(), "My hand"))
    await table.server.until(lambda: desk.files)
    await move(table, session, MASTER, "move to=C4")
    assert {mark.asked for mark, _ in marks(desk)} != {session.asked}
    await undo(table)
    assert {mark.asked for mark, _ in marks(desk)} == {session.asked}
    assert "2 actions left." in desk.text
    panel = await table.panel()
    assert [message.id for message in table.live()] == [panel.id]


async def test_ones_own_desk_takes_back_too(table: Bench) -> None:
    session = await opened(table)
    await move(table, session, MASTER, "move to=C4")
    desk = table.desk(await table.person(MASTER).press(await table.panel(), "My hand"))
    assert "Take back: Move to C4" in desk.labels
    await table.person(MASTER).press(desk, "Take back: Move to C4")
    await table.quiet()
    assert lamplight(session).keepers["mara"].at == "D4"
    other = (await table.person(PLAYER).press(await table.panel(), "My hand")).message
    assert not [label for label in other.labels if "Take back" in label]
