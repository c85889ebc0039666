"""A panel at a glance: the question above its buttons, what they do beside them, and all else one press away."""

from __future__ import annotations

import pytest

from bot.playground.world.shapes import Part
from tests.support.e2e.bench import Bench, question
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
        "**Burn it all**: Nothing will be left of it.",
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
