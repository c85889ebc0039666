"""What somebody missed: the right rows, the right sentences, and a board that shows what is different."""

from __future__ import annotations

import msgspec

from bot.engine.scene import Area, Board, Figure, Mark, Scene, Token
from bot.engine.words import Phrase
from bot.sessions.house import House
from bot.sessions.past import chronicle, rewind
from bot.sessions.past.chronicle import changes, marked
from bot.sessions.session import Session
from bot.sessions.telling.story import Told
from tests.support.sessions.players import ADA, BRUNO, Players

EVE = 77
BOARD = Board(tuple(Area(name, (n, 0.0)) for n, name in enumerate("abcd")))


def said(id: str, *, weight: int = 0, follows: bool = False, ends: bool = False, **args: str) -> Told:
    return Told(Phrase(id, dict(args)), follows, ends, weight)


def figure(id: str, at: str, pips: int = 2) -> Figure:
    return Figure(id, at, id, "enemy", "enemy", pips=pips, pips_of=2)


async def test_whoever_never_looked_hears_of_the_whole_game(players: Players) -> None:
    await players.play(3)
    found = await chronicle.recap(players.session, EVE)
    assert (found.since, found.answers, found.head) == (None, 3, 4)


async def test_whoever_looked_hears_only_of_what_came_after(players: Players) -> None:
    await players.play(3)
    await chronicle.looked(players.session, EVE, players.session.row.head)
    assert (await chronicle.recap(players.session, EVE)).answers == 0
    await players.play(2)
    again = await chronicle.recap(await _afresh(players), EVE)
    assert again.answers == 2
    assert again.since is not None


async def _afresh(players: Players) -> Session:
    """The table as another process finds it: what was seen is kept."""
    return await House(players.house.store).table(players.session.id)


async def test_whoever_acted_has_looked(players: Players) -> None:
    await players.answer("rest")
    assert (await chronicle.recap(players.session, ADA.id)).answers == 0
    assert (await chronicle.recap(players.session, BRUNO.id)).answers == 1


async def test_what_was_taken_back_is_not_told_but_that_it_was(players: Players) -> None:
    await chronicle.looked(players.session, EVE, players.session.row.head)
    await players.answer("move to=C4")
    await rewind.undo(players.session, 1, ADA.id)
    found = await chronicle.recap(players.session, EVE)
    assert [line[0].phrase.id for line in found.lines] == ["story-undone"]
    assert found.answers == 0


async def test_somebody_who_saw_what_was_taken_back_is_told_so(players: Players) -> None:
    await players.answer("move to=C4")
    await chronicle.looked(players.session, EVE, players.session.row.head)
    await rewind.undo(players.session, 1, ADA.id)
    found = await chronicle.recap(players.session, EVE)
    assert [line[0].phrase.id for line in found.lines] == ["story-undone"]
    assert found.scene.marks == ()


async def test_the_board_shows_the_way_from_where_everybody_was(players: Players) -> None:
    await chronicle.looked(players.session, EVE, players.session.row.head)
    for step in ("move to=C4", "move to=B3"):
        await players.answer(step)
    found = await chronicle.recap(players.session, EVE)
    assert found.scene.marks == (Mark("trail", ("D4", "B3"), "blue"),)


async def test_phases_are_counted_and_the_end_is_always_told(players: Players) -> None:
    await players.play(2000)
    found = await chronicle.recap(players.session, EVE)
    assert found.phases > 1
    assert any(sentence.phrase.id.startswith("training-outcome-") for line in found.lines for sentence in line)
    assert len(found.lines) == chronicle.MOST_LINES
    assert not any(sentence.ends_phase for line in found.lines for sentence in line)


def test_what_is_different_is_marked() -> None:
    figures = figure("1", "a"), figure("2", "b"), figure("3", "c")
    before = Scene("rise", "", board=BOARD, figures=figures, tokens=(Token("a", "fire"),))
    now = msgspec.structs.replace(before, figures=(figure("1", "d"), figure("2", "b", 1), figure("4", "c")), tokens=())
    assert set(changes(before, now)) == {
        Mark("trail", ("a", "d"), "enemy"),
        Mark("spark", ("b",), "enemy"),
        Mark("ghost", ("c",), "enemy"),
        Mark("noise", ("c",), "enemy"),
        Mark("ghost", ("a",), "", "fire"),
    }
    assert changes(now, now) == ()


def test_marks_of_places_that_are_not_on_this_board_are_left_out() -> None:
    here, gone = Mark("spark", ("a",)), Mark("trail", ("a", "nowhere"))
    assert marked(Scene("rise", "", board=BOARD), (here, gone)).marks == (here,)
