"""Putting right: completed, previewed, refused where the position could not be, told to all, and undoable."""

from __future__ import annotations

from pathlib import Path

import msgspec

from bot.engine.match import ENTRY, Correction
from bot.saves.audit import Audit
from bot.saves.fair import audits_in
from bot.sessions.past import copies
from bot.sessions.past.history import row_words
from bot.store import Store
from bot.text import speak
from tests.support.e2e.bench import CHANNEL, Bench, lamplight
from tests.support.e2e.gm import MANAGER, MASTER, PLAYER, confirm, gm, move, opened, said, undo


async def fixes(table: Bench, typed: str = "") -> dict[str, str]:
    choices = await table.person(MASTER).autocomplete("gm set", "what", typed, CHANNEL)
    return {choice["name"]: choice["value"] for choice in choices}


async def test_what_can_be_set_and_to_what_is_completed(table: Bench) -> None:
    await opened(table)
    assert (await fixes(table, "health of mara"))["Health of Mara (now 3)"] == "health seat=mara"
    values = await table.person(MASTER).autocomplete("gm set", "value", "", CHANNEL, what="health seat=mara")
    assert [value["value"] for value in values] == ["0", "1", "2", "3"]
    assert await table.person(MASTER).autocomplete("gm set", "value", "", CHANNEL, what="nonsense") == []


async def test_a_correction_is_previewed_told_to_all_and_marked_in_the_journal(table: Bench) -> None:
    session = await opened(table)
    preview = (await gm(table, MASTER, "set", what="health seat=ivo", value="1")).message
    assert preview.ephemeral
    assert "**Health of Ivo**: 3 → **1**" in preview.text
    assert lamplight(session).keepers["ivo"].health == 3
    await confirm(table, MASTER, preview)
    assert lamplight(session).keepers["ivo"].health == 1
    panel = await table.panel()
    assert "Bruno, as game-master, put something right. Health of Ivo: 3 → 1." in panel.text
    assert [message.id for message in table.live()] == [panel.id]
    row = await table.store.row(session.id, session.row.head)
    assert (row.kind, row.user_id, ENTRY.decode(row.entry or b"")) == (
        "set",
        int(table.person(MASTER).id),
        Correction("health seat=ivo", "1"),
    )
    await table.restart()
    session = await table.session()
    assert lamplight(session).keepers["ivo"].health == 1
    assert await table.store.verify(session.id) == []


async def test_a_correction_is_marked_in_every_file_that_tells_of_the_game(table: Bench, tmp_path: Path) -> None:
    session = await opened(table)
    await confirm(table, MASTER, (await gm(table, MASTER, "set", what="lamp", value="5")).message)
    await confirm(table, MASTER, (await gm(table, MASTER, "set", what="health seat=ivo", value="1")).message)
    stands = "⚑ Bruno, as game-master, put something right. Oil in the lamp: 4 → 5."
    undone = "⚑ Bruno, as game-master, put something right. Health of Ivo: 3 → 1."
    await undo(table)
    master = table.person(MASTER)
    replay = (await (await master.command("table replay", CHANNEL)).final(20)).files[1].data.decode()
    assert (stands in replay, undone in replay) == (True, False), "a replay leaves out what was taken back"
    told, data = [file.data for file in (await (await gm(table, MASTER, "audit")).final()).files]
    made = msgspec.json.decode(data, type=Audit)
    assert [row.told for row in made.rows if row.corrects] == [[stands], [undone]]
    assert [line[6] for line in told.decode().splitlines() if "⚑" in line] == ["!", "!"]
    keeper = table.person("Ada")  # who does not play
    exported = (await (await keeper.command("table export", CHANNEL)).final(20)).files[0].data
    (whole,) = await audits_in(exported)
    assert [row.told for row in whole.rows if row.corrects] == [[stands], [undone]]
    async with await Store.open(tmp_path / "elsewhere.sqlite3") as store:
        (there,) = (
            await copies.take_in(store, table.bot.house.workshop, exported, guild_id=5, channel_id=6, owner_id=7)
        )[0].tables
        history = [row_words(speak("en-US"), session.row.game, row) for row in await store.rows(there)]
    assert [words for words in history if "⚑" in words] == [stands, undone]


async def test_a_correction_is_undone_like_any_decision_and_brought_back(table: Bench) -> None:
    session = await opened(table)
    await confirm(table, MASTER, (await gm(table, MASTER, "set", what="lamp", value="5")).message)
    assert lamplight(session).lamp == 5
    assert "put something right" in (await gm(table, MASTER, "undo")).message.text
    await undo(table)
    assert lamplight(session).lamp == 4
    await said(table, MASTER, "redo")
    assert lamplight(session).lamp == 5


async def test_a_correction_in_the_middle_of_an_action_says_what_it_takes_along(table: Bench) -> None:
    session = await table.open(MASTER, PLAYER, "Eve")
    while "brace" not in {ask.prompt for ask in session.match.asks} or len(session.match.waiting) < 3:
        await table.rest(session)
    await table.quiet()
    first = session.match.waiting[0]
    person = next(name for name in (MASTER, PLAYER, "Eve") if first in session.seats_of(int(table.person(name).id)))
    await move(table, session, person, "pass")
    since, taken = len(session.match.entries), session.row.head
    preview = (await gm(table, MANAGER, "set", what="health seat=ivo", value="1")).message
    assert "takes these along" in preview.text
    assert "answers in secret" in preview.text
    await confirm(table, MANAGER, preview)
    assert since > len(session.match.entries) == 0
    standing = {row.seq for row in await table.store.ancestors(session.id, limit=1000)}
    assert taken not in standing, "what the correction took along is a branch that was left"
    assert lamplight(session).keepers["ivo"].health == 1
    assert await table.store.verify(session.id) == []


async def test_a_correction_that_takes_back_what_came_out_says_so_and_moves_chance(table: Bench) -> None:
    session = await opened(table)
    while not any(row.reveals for row in (await table.store.position(session.id)).rows[1:]):
        await table.answer(session)
    await table.quiet()
    before = session.match.state.chance.stream
    preview = (await gm(table, MANAGER, "set", what="lamp", value="5")).message
    assert "the dice will fall anew" in preview.text
    await confirm(table, MANAGER, preview)
    assert before != session.match.state.chance.stream == session.row.head
    assert (
        "What had come out is known by now, so the dice will fall anew, and what nobody knows is drawn anew."
        in (await table.panel()).text
    )
    await table.restart()
    session = await table.session()
    assert session.match.state.chance.stream == session.row.head


async def test_a_correction_that_takes_back_nothing_that_came_out_leaves_chance_alone(table: Bench) -> None:
    session = await opened(table)
    preview = (await gm(table, MANAGER, "set", what="lamp", value="5")).message
    assert "fall anew" not in preview.text
    await confirm(table, MANAGER, preview)
    assert session.match.state.chance.stream == 0
    assert "fall anew" not in (await table.panel()).text


async def test_what_could_not_be_is_refused_and_changes_nothing(table: Bench) -> None:
    session = await opened(table)
    await confirm(table, MASTER, (await gm(table, MASTER, "set", what="health seat=ivo", value="0")).message)
    head = session.row.head
    assert "nobody would be on their feet" in await said(table, MASTER, "set", what="health seat=mara", value="0")
    assert "not one of the values" in await said(table, MASTER, "set", what="lamp", value="99")
    assert "not among the things" in await said(table, MASTER, "set", what="moon", value="1")
    assert session.row.head == head


async def test_an_open_card_is_moved_and_no_hand_is_named(table: Bench) -> None:
    session = await opened(table)
    while not lamplight(session).deck.discard:
        await table.answer(session)
    card = lamplight(session).deck.discard[0]
    offered = await fixes(table, "discarded")
    held = {card for keeper in lamplight(session).keepers.values() for card in keeper.hand}
    named = {value.removeprefix("card card=") for value in offered.values()}
    assert named == set(lamplight(session).deck.discard), f"and not {held}"
    before = list(lamplight(session).keepers["ivo"].hand)
    preview = (await gm(table, MASTER, "set", what=f"card card={card}", value="ivo")).message
    assert "the discard pile → **Ivo**" in preview.text
    await confirm(table, MASTER, preview)
    if session.row.status == "playing":
        assert sorted(lamplight(session).keepers["ivo"].hand) == sorted([*before, card])


async def test_a_preview_that_was_overtaken_is_refused(table: Bench) -> None:
    session = await opened(table)
    preview = (await gm(table, MASTER, "set", what="lamp", value="5")).message
    await move(table, session, MASTER, "move to=C4")
    assert "has gone on since" in (await confirm(table, MASTER, preview)).message.text
    assert lamplight(session).lamp == 4


async def test_a_player_cannot_take_back_past_a_correction(table: Bench) -> None:
    session = await opened(table)
    await move(table, session, MASTER, "move to=C4")
    await confirm(table, MASTER, (await gm(table, MASTER, "set", what="lamp", value="5")).message)
    assert (await table.take_back(MASTER)).message.text.startswith("A game-master has put something right since")
