"""/hint: what Vigil would do, in words, for the asked person alone, and done with one press."""

from __future__ import annotations

import pytest

from bot.engine.words import Phrase
from bot.playground.people import Reply
from bot.sessions.planning import planned
from bot.sessions.telling.story import LABEL
from bot.text import speak
from cogs.face.hints import reason, step_words
from tests.support.e2e.bench import CHANNEL, Bench, lamplight
from tests.support.e2e.tour import desk, got, show, shown

DO_IT = "Do that"
FIRST = "Do only the first"
NO_OPINION = "Vigil has no opinion here; this is the plainest answer."
BIG = {"rise": ("Ada", "Bruno")}
KINDS = {
    "few": ("Vigil would choose **Go to 1**.", ["go n=1"]),
    "sensible-of-hundred": ("Vigil would choose **Go to 58**.", ["go n=58"]),
    "some": ("Vigil would choose Go to 1 and Go to 2.", ["go n=1", "go n=2"]),
    "many": ("Vigil would choose Go to 1, Go to 2 and Go to 3.", ["go n=1", "go n=2", "go n=3"]),
    "space": ("Vigil would choose **Go to A1**.", ["go to=A1"]),
    "path": ("Vigil would choose **Go to A3**.", ["A2", "A3"]),
    "split": ("Vigil would give Go to 1: 3, Go to 2: 2 and Go to 3: 1.", ["go n=1", "go n=2", "go n=3"]),
    "order": (
        "Vigil would put them in this order: Go to 1, Go to 2, Go to 3, Go to 4, Go to 5, Go to 6.",
        [f"go n={n}" for n in range(1, 7)],
    ),
    "secret": ("Vigil would choose **Go to 1**.", ["go n=1"]),
}


async def hint(table: Bench, name: str) -> Reply:
    """Let somebody ask for a hint; nobody else sees what they are told."""
    reply = await table.person(name).command("hint", CHANNEL)
    assert reply.message.ephemeral
    return reply


@pytest.mark.usefixtures("hung")
@pytest.mark.parametrize("exhibit", KINDS)
async def test_every_kind_of_ask_has_a_hint_that_one_press_takes(table: Bench, exhibit: str) -> None:
    said, keys = KINDS[exhibit]
    session, _ = await show(table, exhibit)
    told = (await hint(table, "Ada")).message
    assert told.text.splitlines() == ["-# What will it be?", said, NO_OPINION]
    assert told.labels == [DO_IT]
    await table.person("Ada").press(told, DO_IT)
    assert got(session) == keys
    assert shown(session).amounts == ([3, 2, 1] if exhibit == "split" else [])


@pytest.mark.usefixtures("hung")
async def test_those_asked_together_are_each_told_their_own(table: Bench) -> None:
    session, _ = await show(table, "together", "Bruno")
    for name in ("Bruno", "Ada"):
        told = (await hint(table, name)).message
        assert "Vigil would choose **Let it pass**." in told.text
        await table.person(name).press(told, DO_IT)
    assert (got(session), got(session, "b")) == (["pass"], ["pass"])


@pytest.mark.usefixtures("hung")
async def test_a_hint_comes_from_ones_desk_too_and_leaves_it_as_it_was(table: Bench) -> None:
    session, panel = await show(table, "few")
    own = await desk(table.person("Ada"), panel)
    told = (await table.person("Ada").press(own, "Hint")).message
    assert (told.ephemeral, told.id == own.id) == (True, False)
    assert "Go to 2" in own.labels
    await table.person("Ada").press(told, DO_IT)
    assert got(session) == ["go n=1"]


async def test_a_hint_knows_what_its_seat_may_know_and_plays_by_it(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    seat, ask = session.ask_for(int(table.person("Ada").id)) or ("", None)
    assert ask is not None
    wanted = session.game.player.advise(session.match.view(seat), ask)
    told = (await hint(table, "Ada")).message
    reply = await table.person("Ada").press(told, FIRST)
    assert reply.kind == "update"
    rows = await table.store.rows(session.id)
    assert [row.seat for row in rows[1:]] == [seat]
    assert wanted.picks[0].encode() in (rows[-1].entry or b"")
    assert "One action left." in told.text, "the hint goes on with the next question"
    assert [message for message in table.public() if "Vigil would" in message.text] == []


async def test_a_hint_says_why_and_what_would_be_next_best(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    seat, ask = session.ask_for(int(table.person("Ada").id)) or ("", None)
    assert ask is not None
    wanted = session.game.player.counsel(session.match.view(seat), ask)
    english = speak("en-GB")
    told = (await hint(table, "Ada")).message.text.splitlines()
    assert wanted.why and wanted.second and wanted.second_why
    assert told[1].startswith("Vigil would choose **")
    assert told[2] == " ".join(reason(english, each) for each in wanted.why)
    assert told[3].startswith("-# The next best: **")
    assert told[3].endswith(" ".join(reason(english, each) for each in wanted.second_why))


def test_a_reason_against_an_answer_is_marked_as_such() -> None:
    english = speak("en-GB")
    against = Phrase("training-why-shades-cost", {"count": 1})
    assert reason(english, against) == "Against it: A shade could get at you there."
    assert not reason(english, Phrase("training-why-rest")).startswith("Against it")


@pytest.mark.parametrize(("game", "seats"), BIG.items())
async def test_a_hint_gives_its_reason_at_a_big_table_too(table: Bench, game: str, seats: tuple[str, ...]) -> None:
    session = await table.open(*seats, game=game)
    for _ in range(40):
        name = next(each for each in seats if session.ask_for(int(table.person(each).id)))
        told = (await hint(table, name)).message
        if "The next best" in told.text and NO_OPINION not in told.text:
            break
        await table.person(name).press(told, DO_IT)
    lines = told.text.splitlines()
    assert [line.startswith("-# ") for line in lines] == [True, False, False, True]
    assert f"{game}-why" not in told.text


async def test_whoever_is_not_asked_is_told_who_is(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    assert "It is not your turn. Asked now: Mara." in (await hint(table, "Bruno")).message.text
    assert "no seat at this table" in (await hint(table, "Eve")).message.text
    assert session.row.head == 1


async def test_without_a_game_there_is_no_hint(table: Bench) -> None:
    assert "no table in this channel" in (await hint(table, "Ada")).message.text
    await table.lobby("Ada")
    assert "has not started yet" in (await hint(table, "Ada")).message.text


async def test_an_old_hint_does_nothing_and_says_so(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    told = (await hint(table, "Ada")).message
    await hint(table, "Ada")  # only the newest goes on
    await table.rest(session)
    await table.quiet()
    head, asked = session.row.head, lamplight(session).keepers["mara"].at
    await table.person("Ada").press(told, FIRST)
    assert "That moment has passed." in told.text
    assert (session.row.head, lamplight(session).keepers["mara"].at) == (head, asked)


async def test_a_plan_is_told_and_then_done_and_taken_back_as_one(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    ada, before = table.person("Ada"), session.match.base
    steps = planned(session.match, "mara")
    told = (await hint(table, "Ada")).message
    listed = [line for line in told.text.splitlines() if line[:1].isdigit()]
    assert len(steps) > 1
    assert len(listed) == len(steps)
    for line, step in zip(listed, steps, strict=True):
        assert step_words(speak("en-GB"), "training", step) in line
    head = session.row.head
    await ada.press(told, f"Do all {len(steps)} steps")
    given = [row for row in await table.store.rows(session.id) if row.seq > head and row.entry]
    assert [LABEL.decode(row.label).joined for row in given if row.label] == ["", *["chained"] * (len(steps) - 1)]
    assert "the table waits for" in told.text
    (back,) = [each for each in told.labels if "Take back" in each]
    await ada.press(told, back)
    assert session.match.base == before


async def test_a_hint_goes_on_when_its_seat_is_asked_again(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    told = (await hint(table, "Ada")).message
    await table.person("Ada").press(told, "Do all 2 steps")
    assert told.labels == ["Take back: Move to F3 and Take oil"]
    while not session.asked_seat(int(table.person("Ada").id)):
        await table.rest(session)
        await table.quiet()
    assert "Vigil would" in told.text
    assert any(each.startswith("Do ") for each in told.labels)
