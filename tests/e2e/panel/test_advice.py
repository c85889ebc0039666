"""Advice, as somebody new gets it: a note of two lines in answer to their own press, once, and gone with one press."""

from __future__ import annotations

import pytest

from bot.engine.asks import PASS, Ask, Kind, option
from bot.playground.seen import Seen
from bot.sessions.advice import advised
from bot.sessions.waiting.attendance import habits
from bot.text import tongue
from cogs.face.advising import what_now
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.e2e.replies import move, told

WATCH, STORM = "**The Watch.**", "**The Storm.**"


def newcomers(table: Bench) -> None:
    """Let those be advised who have chosen nothing."""
    table.panels.keeper.adviser.by_default = True


async def hand(table: Bench, name: str) -> Seen:
    """Somebody's desk."""
    desk = table.desk(await table.person(name).press(await table.panel(), "My hand"))
    await table.quiet()
    return desk


async def test_the_first_question_is_explained_on_the_desk_once(table: Bench) -> None:
    newcomers(table)
    await table.open("Ada", "Bruno")
    first, second = (await hand(table, "Ada")).text, (await hand(table, "Ada")).text
    assert WATCH in first
    assert "**What now?**" in first
    assert WATCH not in second
    assert "**What now?**" in second, "it stands there as long as advice is on"
    assert not [message for message in table.public() if WATCH in message.text], "nobody else reads it"


async def test_a_press_on_the_panel_brings_a_note_for_whoever_pressed(table: Bench) -> None:
    newcomers(table)
    await table.open("Ada", "Bruno")
    await move(table, "Ada", "C4")
    await table.quiet()
    assert [WATCH in note.text for note in table.private("Ada")] == [True]
    await move(table, "Ada", "D4")
    await table.quiet()
    assert len(table.private("Ada")) == 1, "once"
    assert table.private("Bruno") == [], "whoever presses nothing is told nothing"


async def test_what_everybody_saw_is_explained_to_each_at_their_next_press(table: Bench) -> None:
    newcomers(table)
    session = await table.open("Ada", "Bruno")
    ada, bruno = (int(table.person(name).id) for name in ("Ada", "Bruno"))
    while "storm" not in (await advised(table.store, bruno)).told.get("training", ()):
        assert session.row.status == "playing"
        await table.advised(session)
        await table.quiet()
    assert sum(STORM in note.text for note in table.private("Ada")) == 1
    assert (await advised(table.store, ada)).told["training"].count("storm") == 1


async def test_one_press_on_the_note_turns_it_off(table: Bench) -> None:
    newcomers(table)
    session = await table.open("Ada", "Bruno")
    await move(table, "Ada", "C4")
    await table.quiet()
    (note,) = table.private("Ada")
    await table.person("Ada").press(note, "No more advice")
    await table.quiet()
    assert "Advice is off" in table.private("Ada")[0].text
    assert table.private("Ada")[0].labels == []
    assert "**What now?**" not in (await hand(table, "Ada")).text
    assert not (await advised(table.store, int(table.person("Ada").id))).on_at("training", session.id)


async def test_one_press_on_the_desk_turns_it_off_and_the_desk_stays(table: Bench) -> None:
    newcomers(table)
    await table.open("Ada", "Bruno")
    desk = await hand(table, "Ada")
    await table.person("Ada").press(desk, "No more advice")
    await table.quiet()
    after = table.private("Ada")[-1]
    assert "Advice is off" in after.text
    assert "Mara, what do you do?" in after.text
    assert "No more advice" not in after.labels


async def test_the_command_turns_it_on_and_off_and_leaves_pings_alone(table: Bench) -> None:
    ada = table.person("Ada")
    await table.open("Ada", "Bruno")
    assert "**What now?**" not in (await hand(table, "Ada")).text
    await ada.command("table pings", CHANNEL, options={"on": False})
    assert "Advice is on" in await told(ada, "learn", advice=True)
    assert "**What now?**" in (await hand(table, "Ada")).text
    assert "Advice is off" in await told(ada, "learn", advice=False)
    assert "**What now?**" not in (await hand(table, "Ada")).text
    assert not (await habits(table.store, int(ada.id))).pings


async def test_whoever_wants_none_is_told_nothing(table: Bench) -> None:
    newcomers(table)
    await told(table.person("Ada"), "learn", advice=False)
    await table.open("Ada", "Bruno")
    before = len(table.private("Ada"))
    await move(table, "Ada", "C4")
    await table.quiet()
    assert len(table.private("Ada")) == before
    assert WATCH not in (await hand(table, "Ada")).text
    assert not (await advised(table.store, int(table.person("Ada").id))).told


async def test_the_second_table_of_a_game_is_played_without(table: Bench) -> None:
    newcomers(table)
    await table.open("Ada", "Bruno")
    await hand(table, "Ada")
    await table.open("Ada", "Bruno", channel="table-two")
    desk = table.desk(await table.person("Ada").press(await table.panel("table-two"), "My hand"))
    await table.quiet()
    assert "**What now?**" not in desk.text


async def test_erasing_takes_what_was_told_along(table: Bench) -> None:
    newcomers(table)
    await table.open("Ada", "Bruno")
    await hand(table, "Ada")
    ada = table.person("Ada")
    assert (await advised(table.store, int(ada.id))).told == {"training": ("watch",)}
    asked = (await ada.command("privacy erase", CHANNEL)).message
    await ada.press(asked, "Yes, erase it for good")
    await table.quiet()
    assert await table.store.person_prefs(int(ada.id)) == b"{}"


async def test_a_large_game_explains_what_its_own_rules_ask(table: Bench) -> None:
    newcomers(table)
    session = await table.open("Ada", "Bruno", game="nemesis")
    while session.match.asks[0].prompt != "turn":
        await table.advised(session)
        await table.quiet()
    person, _ = table.asked(session)
    shown = [(await hand(table, person.name)).text, *(note.text for note in table.private(person.name))]
    assert any("**Your turn.**" in text for text in shown)
    assert "turn" in (await advised(table.store, int(person.id))).told["nemesis"]


@pytest.mark.parametrize(
    ("kind", "most", "options", "words"),
    [
        ("some", 1, ("a", "b"), "Choose one of what is offered below."),
        ("some", 2, ("a", "b"), "Pick as many as the menu says"),
        ("react", 1, (PASS,), "There is nothing you can do here"),
        ("react", 1, ("a", PASS), "You may step in here"),
    ],
)
def test_what_to_do_now_is_what_can_be_done(kind: Kind, most: int, options: tuple[str, ...], words: str) -> None:
    ask = Ask(seats=("a",), prompt="any", kind=kind, most=most, options=tuple(map(option, options)))
    assert words in what_now(tongue("en"), "training", ask)
