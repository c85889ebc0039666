"""A game told again: the pictures that were posted, and the words that were told."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.games.training import rules
from bot.sessions.house import House
from bot.sessions.past import replay, rewind
from bot.sessions.past.replay import MOST_FRAMES, Moment, phase_ends, play_again, thinned
from bot.sessions.telling.update import Snapshot
from bot.store import Row
from bot.text import speak
from tests.support.sessions.players import ADA, Players


async def posted(players: Players, answers: int = 2000) -> list[Snapshot]:
    """Play, and give the snapshots that were posted meanwhile."""
    snapshots = []
    for _ in range(answers):
        if players.session.row.status != "playing":
            break
        snapshots += (await players.answer()).snapshots
    return snapshots


@pytest.mark.parametrize("game", ["training", "rise"])
async def test_the_frames_are_the_pictures_that_were_posted(house: House, game: str) -> None:
    players = await Players.sit_down(house, game=game)
    start = players.session.game.look.scene(players.session.match.view(None))
    snapshots = await posted(players, 60)
    found = await play_again(players.session)
    scenes = [snapshot.scene for snapshot in snapshots if snapshot.scene]
    told = [each for part in (*(one.story for one in snapshots), players.session.story) for each in part]
    assert found.phases == sum(each.ends_phase for each in told) >= len(snapshots) > 1
    assert found.frames[0] == start
    frames = iter(found.frames)  # each search goes on where the last one ended, so that their order counts too
    assert [n for n, scene in enumerate(scenes) if scene not in frames] == []
    assert found.frames[-1] == players.session.game.look.scene(players.session.match.view(None))


async def test_what_was_taken_back_is_left_out(players: Players) -> None:
    await posted(players, 8)
    before = await play_again(players.session)
    await posted(players, 8)
    assert (await play_again(players.session)).phases > before.phases
    assert players.session.row.status == "playing"
    await rewind.undo(players.session, 8, ADA.id)
    after = await play_again(players.session)
    assert after.phases == before.phases
    assert after.frames[:-1] == before.frames[:-1]


async def test_a_row_that_the_rules_no_longer_take_is_shown_where_it_began(
    players: Players, monkeypatch: pytest.MonkeyPatch
) -> None:
    snapshots = await posted(players)

    def broken(*_: object) -> None:
        raise ValueError("the rules have changed")

    monkeypatch.setattr(rules, "check_goal", broken)
    found = await play_again(players.session)
    assert len(snapshots) // 2 <= len(found.frames) <= len(snapshots) + 2


def moments(count: int) -> list[Moment]:
    row = Row(1, None, None, "answer", None, None, b"", False, None, 0, None, None, b"")
    return [Moment(row, n) for n in range(count)]


@pytest.mark.parametrize("count", [0, 1, MOST_FRAMES, MOST_FRAMES + 1, 100, 999])
def test_a_long_game_is_thinned_out_evenly_and_its_end_is_kept(count: int) -> None:
    kept = thinned(moments(count), MOST_FRAMES)
    numbers = [moment.nth for moment in kept]
    assert len(kept) == min(count, MOST_FRAMES)
    assert numbers == sorted(set(numbers))
    assert numbers[-1:] == [count - 1][: len(numbers)]
    gaps = {b - a for a, b in pairwise(numbers)}
    assert not gaps or max(gaps) - min(gaps) <= 1


async def test_hundreds_of_phases_make_no_more_frames_than_fit(
    players: Players, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay, "MOST_FRAMES", 5)
    await posted(players)
    found = await play_again(players.session)
    assert found.phases == len(phase_ends(found.rows)) > 5
    assert len(found.frames) <= 5


async def test_the_text_tells_every_line_with_its_time_and_names_people(players: Players) -> None:
    await posted(players)
    found = await play_again(players.session)
    text = await replay.log_of(players.session, "en", found.rows)
    assert text.startswith("Lamplight · First Light\nMara: Ada\nIvo: Bruno\n\n2")
    assert text.count("The Storm is over.") == sum("The Storm is over." in line for line in text.splitlines()) > 0
    outcome = players.session.match.state.outcome
    assert outcome is not None
    assert speak("en").t(f"training-outcome-{outcome.reason}") in text
