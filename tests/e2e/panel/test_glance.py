"""A panel at a glance: the question above its buttons, what they do beside them, and all else one press away."""

from __future__ import annotations

import pytest

from bot.playground.seen import Seen
from bot.playground.world.shapes import Part
from tests.support.e2e.bench import Bench, question
from tests.support.e2e.sketchpad import scene_of
from tests.support.e2e.tour import desk, show

pytestmark = pytest.mark.usefixtures("hung")

HOUSE = ["My hand", "Explain", "Hint", "Nothing to take back", "More…"]


async def test_the_question_stands_right_above_what_answers_it(table: Bench) -> None:
    _, panel = await show(table, "few")
    kinds = [part["type"] for part in panel.data["components"][0]["components"]]
    assert kinds[-5:] == [Part.GALLERY, Part.TEXT, Part.ROW, Part.SEPARATOR, Part.ROW]
    ada = table.person("Ada").id
    assert question(panel) == ["### What will it be?", f"Waiting for <@{ada}>.", "-# Nothing is at stake."]
    assert panel.labels[-5:] == HOUSE


async def test_how_one_wins_stands_small_above_the_board(table: Bench) -> None:
    _, panel = await show(table, "told")
    assert question(panel)[-1] == "-# All is at stake."
    texts = [part.get("content", "picture") for part in panel.data["components"][0]["components"]]
    assert texts[0].splitlines()[-1] == "-# You win by leaving."
    hand = await desk(table.person("Ada"), panel, "My hand")
    assert hand.text.splitlines()[:2] == ["-# You win by leaving.", "### Stay or burn?"]


async def test_how_one_wins_takes_no_room_from_what_is_at_stake(table: Bench) -> None:
    _, panel = await show(table, "long")
    assert "Because." in panel.text
    assert "You win by leaving." in panel.text


async def test_a_button_has_what_it_does_beside_it(table: Bench) -> None:
    _, panel = await show(table, "told")
    parts = panel.data["components"][0]["components"]
    (section,) = [part for part in parts if part["type"] == Part.SECTION]
    assert [text["content"] for text in section["components"]] == ["Nothing will be left of it."]
    assert section["accessory"]["label"] == "Burn it all"
    await table.person("Ada").press(panel, "Burn it all")
    assert (await table.session()).match.over


async def test_explain_tells_each_option_and_why_others_are_none(table: Bench) -> None:
    _, panel = await show(table, "told")
    told = await desk(table.person("Ada"), panel, "Explain")
    assert told.ephemeral
    assert told.text.splitlines() == [
        "### Stay or burn?",
        "All is at stake.",
        "**Stay**",
        "**Burn it all**: Nothing will be left of it. (GALLERY-BURN-01)",
        "**Not now**",
        "Sit down: That is not possible right now. The panel shows what is. (GALLERY-SIT-01)",
    ]


async def test_explain_tells_a_reason_once_with_all_that_it_bars(table: Bench) -> None:
    await table.open("Ada", "Bruno")
    told = (await desk(table.person("Ada"), await table.panel(), "Explain")).text
    offered, _, barred = told.partition("**Not now**")
    assert barred.count("further than two steps") == 1
    assert "Move to A4" in barred
    assert "**Move to F3**: A crate with 2 flasks is there" in offered
    assert "Move to F3" not in barred


async def rested(table: Bench) -> Seen:
    """The panel once a card that was drawn can be played."""
    session = await table.open("Ada", computers=1)
    while not any(option.verb == "play" for option in session.match.asks[0].options):
        await table.rest(session)
    return await table.panel()


async def test_explain_shows_the_cards_that_are_named_as_they_are_printed(table: Bench) -> None:
    panel = await rested(table)
    told = await (await table.person("Ada").press(panel, "Explain")).final()
    await table.quiet()
    assert len(told.files) == 1
    assert told.ephemeral
    cards = scene_of(told.files[0]).cards
    assert cards
    for card in cards:
        assert f"Play {card.title}" in told.text
        assert str(card.text) in told.alt_texts[0]


async def test_explain_stays_in_words_where_no_picture_can_be_drawn(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = await rested(table)

    async def broken(*_: object) -> None:
        raise RuntimeError("no processes left")

    monkeypatch.setattr(table.pool, "draw", broken)
    told = await (await table.person("Ada").press(panel, "Explain")).final()
    await table.quiet()
    assert "TRAIN-PLAY-01" in told.text
    assert not told.files
    assert table.person("Ada").id == told.owner_id


async def test_places_of_which_the_same_is_told_share_a_line(table: Bench) -> None:
    session = await table.open("Ada", game="rise", computers=1)
    while session.match.asks[0].kind != "path":
        person, ask = table.asked(session)
        seat = session.asked_seat(int(person.id)) or ""
        picks = next(([o.key] for o in ask.options if o.key.endswith("move-1")), None)
        advised = session.game.player.advise(session.match.view(seat), ask)
        await session.answer(int(person.id), picks or advised.picks, amounts=advised.amounts, seat=seat)
    ask = session.match.asks[0]
    told = (await desk(table.person("Ada"), await table.panel(), "Explain")).text.partition("**Not now**")[0]
    lines = [line for line in told.splitlines() if line.startswith("**") and "RISE-MOVE-01" in line]
    assert 1 <= len(lines) < len(ask.options)
    assert all(" of " in line for line in lines), "each says what the Move costs"


async def test_whoever_is_not_asked_is_told_only_what_everybody_sees(table: Bench) -> None:
    _, panel = await show(table, "told")
    told = await desk(table.person("Eve"), panel, "Explain")
    assert "Burn it all" in told.text
    assert "Not now" not in told.text, "what is barred may say what somebody holds"


async def test_more_holds_what_is_for_whoever_pressed_it(table: Bench) -> None:
    await show(table, "few")
    assert (await table.more("Ada")).labels == ["Look closer", "The story so far", "Why?", "Seen, later"]
    assert (await table.more("Eve")).labels == ["Look closer", "The story so far", "Why?", "Follow"]


async def test_five_lines_of_a_story_are_on_the_panel_and_all_of_them_a_press_away(table: Bench) -> None:
    session = await table.open("Ada", "Bruno", computers=1)
    while len([line for line in (await table.panel()).text.splitlines() if line.startswith("> ")]) < 5:
        await table.rest(session)
    panel = await table.panel()
    shown = [line for line in panel.text.splitlines() if line.startswith("> ")]
    told = await desk(table.person("Eve"), await table.more("Eve"), "The story so far")
    assert told.text.splitlines()[-5:] == shown
