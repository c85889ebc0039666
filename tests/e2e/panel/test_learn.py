"""/learn, taken by somebody who has never seen the game: each press, mistakes, a restart, and the real game after."""

from __future__ import annotations

import msgspec
import pytest
from discord import ButtonStyle, ComponentType

from bot.lessons import lesson, taught
from bot.lessons.run import Given, Progress
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.e2e.learning import Pupil


@pytest.mark.parametrize("game", taught())
async def test_a_lesson_is_taken_by_hand_to_its_end(table: Bench, game: str) -> None:
    ada = await Pupil.begins(table, "Ada", game)
    seen = set[str]()
    while await ada.goes_on():
        seen.add(ada.view.text)
        assert ada.view.ephemeral
        assert ada.view.media, "every step has a picture"
    assert len(seen) == len(lesson(game).step)
    assert any(label.startswith("Play ") and label.endswith(" here") for label in ada.view.labels)
    assert [message for message in table.public() if message.from_bot] == [], "nobody else sees any of it"


async def test_show_me_does_what_the_step_wants(table: Bench) -> None:
    ada = await Pupil.begins(table, "Ada", "training")
    while (run := await ada.run()).step:
        await ada.presses("Show me" if run.ask else "Go on")
    assert "The lamp roars up" in ada.view.text


async def test_back_goes_one_step_and_no_further_than_the_first(table: Bench) -> None:
    ada = await Pupil.begins(table, "Ada", "training")
    assert "Back" not in ada.view.labels
    first = ada.view.text
    await ada.presses("Go on")
    await ada.presses("Go on")
    await ada.presses("Show me")
    assert "step 4 of" in ada.view.text
    for _ in range(3):
        await ada.presses("Back")
    assert ada.view.text == first


async def test_a_mistake_is_forgiven_in_words_and_changes_nothing(table: Bench) -> None:
    ada = await Pupil.begins(table, "Ada", "training")
    await ada.presses("Go on")
    await ada.presses("Go on")
    before = await ada.run()
    await ada.does("rest")
    assert "oil comes first tonight" in ada.view.text
    parts = [part for block in ada.view.components for part in block.get("components", (block,))]
    kinds = [part["type"] for part in parts]
    said = next(n for n, part in enumerate(parts) if "oil comes first tonight" in part.get("content", ""))
    assert said == kinds.index(ComponentType.media_gallery.value) + 1, "it is said where one pressed, not out of sight"
    assert (await ada.run()).progress == before.progress
    await ada.does("move to=D2")
    assert "oil comes first tonight" not in ada.view.text
    assert "You are at the crate" in ada.view.text


async def test_what_is_green_is_never_what_the_step_does_not_want(table: Bench) -> None:
    ada = await Pupil.begins(table, "Ada", "training")
    while "Play Brace" not in ada.view.labels:
        await ada.goes_on()
    assert [each["label"] for each in ada.view.buttons if each["style"] == ButtonStyle.success.value] == []


async def test_a_lesson_goes_on_after_a_restart_on_the_same_message(table: Bench) -> None:
    ada = await Pupil.begins(table, "Ada", "training")
    await ada.presses("Go on")
    await ada.presses("Go on")
    await table.restart()
    await ada.does("move to=D2")
    assert "You are at the crate" in ada.view.text


async def test_learn_again_comes_back_to_the_step_or_begins_anew(table: Bench) -> None:
    ada = await Pupil.begins(table, "Ada", "training")
    await ada.presses("Go on")
    await ada.presses("Leave")
    assert ada.view.labels == []
    back = await Pupil.begins(table, "Ada", "training")
    assert "Welcome back" in back.view.text
    assert "step 2 of" in back.view.text
    await back.presses("Restart the lesson")
    assert "step 1 of" in back.view.text


async def test_a_press_on_an_older_step_is_told_so_and_gets_the_present_one(table: Bench) -> None:
    ada = await Pupil.begins(table, "Ada", "training")
    (message,) = table.private("Ada")
    old = await Pupil.begins(table, "Ada", "training")
    stale = next(each["custom_id"] for each in old.view.buttons if ":next:" in each["custom_id"])
    await old.presses("Go on")
    await ada.person.press(message, custom_id=stale)
    await table.quiet()
    assert "That moment has passed" in ada.view.text
    assert "step 2 of" in ada.view.text


async def test_two_people_learn_at_once_and_never_meet(table: Bench) -> None:
    ada, bruno = [await Pupil.begins(table, name, "training") for name in ("Ada", "Bruno")]
    for _ in range(3):
        await ada.goes_on()
    await bruno.goes_on()
    assert "step 4 of" in ada.view.text
    assert "step 2 of" in bruno.view.text


async def test_an_answer_that_no_longer_fits_leads_back_to_the_last_step_that_does(table: Bench) -> None:
    given = (Given(), Given(), Given(("move to=Z9",)), Given(("take",)))
    old = msgspec.msgpack.encode(Progress(given))
    await table.store.keep_lesson(int(table.person("Ada").id), "training", old)
    ada = await Pupil.begins(table, "Ada", "training")
    assert "no longer fits" in ada.view.text
    assert "step 3 of" in ada.view.text


async def test_whoever_is_erased_begins_anew(table: Bench) -> None:
    ada = await Pupil.begins(table, "Ada", "training")
    await ada.presses("Go on")
    asked = (await ada.person.command("privacy erase", CHANNEL)).message
    await ada.person.press(asked, "Yes, erase it for good")
    await table.quiet()
    assert await table.store.lesson(int(ada.person.id), "training") is None
    await ada.presses("Back")
    assert "That moment has passed" in ada.view.text
    assert "step 1 of" in ada.view.text


async def test_the_real_game_is_one_press_away(table: Bench) -> None:
    ada = await Pupil.begins(table, "Ada", "training")
    while await ada.goes_on():
        pass
    await ada.presses("Play First Light here")
    session = await table.session()
    assert (session.row.status, session.row.mission) == ("lobby", "first-light")
    assert session.seats["mara"].user_name == "Ada"


@pytest.mark.parametrize("asks", ["games", "help", "learn"])
async def test_a_lesson_is_found_where_newcomers_look(table: Bench, asks: str) -> None:
    ada = table.person("Ada")
    await ada.command(asks, CHANNEL)
    await table.quiet()  # where no edit brings a picture, the page with its picture has taken its place
    shown = table.private("Ada")[-1]
    await ada.press(shown, next(label for label in shown.labels if label.startswith("Learn Lamplight")))
    await table.quiet()
    assert "You are **Mara**" in table.private("Ada")[-1].text


async def test_a_lobby_offers_to_learn_its_game_first(table: Bench) -> None:
    lobby = await table.lobby("Ada")
    await table.person("Bruno").press(lobby, "New here? Learn it first")
    await table.quiet()
    assert "You are **Mara**" in table.private("Bruno")[-1].text
