"""One message at most comes of an action; nothing of the story is lost, nothing told twice, and a restart knows all."""

from __future__ import annotations

import msgspec
import pytest

from bot.engine.scene import Mark, Scene, Seatline, Token
from bot.games import game
from bot.sessions.house import House
from bot.sessions.telling.standing import between, sight
from bot.sessions.telling.story import LABEL, Told
from bot.sessions.telling.update import Snapshot
from tests.support.sessions.players import Players

GAMES = ("training", "rise", "salvation")
SCENE = Scene("rise", "Round 1", seats=(Seatline("john", "John", "blue", "J", active=True),))


@pytest.mark.parametrize("of", GAMES)
async def test_all_that_happened_is_told_once_and_an_action_leaves_one_message(house: House, of: str) -> None:
    players = await Players.sit_down(house, game=of)
    posted = list[Snapshot]()
    for _ in range(90):
        if players.session.row.status != "playing":
            break
        posted += (update := await players.answer()).snapshots
        assert len(update.snapshots) <= 1
        assert (await players.fresh()).session.standing == players.session.standing

    said = [sentence for each in posted for sentence in each.story] + players.session.story
    rows = await house.store.rows(players.session.id)
    told = [sentence for row in rows if row.label for sentence in LABEL.decode(row.label).told]
    assert posted
    assert told[-len(said) :] == said
    assert len([each for each in told if each.ends_phase]) > len(posted) or of == "training"


@pytest.mark.parametrize("of", GAMES)
async def test_the_journal_has_the_whole_story_of_a_message(house: House, of: str) -> None:
    players = await Players.sit_down(house, game=of)
    posted = list[Snapshot]()
    while len(posted) < 3 and players.session.row.status == "playing":
        posted += (await players.answer()).snapshots
    for taken in posted[1:]:  # the first began before anybody answered
        rows = await house.store.ancestors(players.session.id, taken.until, limit=500)
        assert tuple(each.told for each in between(rows, taken.since, ended=True)) == taken.story


@pytest.mark.parametrize("of", GAMES)
async def test_it_is_known_where_the_newest_deed_of_a_person_is_told(house: House, of: str) -> None:
    players, found = await Players.sit_down(house, game=of), 0
    for _ in range(60):
        if players.session.row.status != "playing":
            break
        before = [*players.session.story]
        update = await players.answer()
        standing = players.session.standing
        if not update.snapshots:
            assert standing.deed == len(before)
            assert standing.story[: standing.deed] == before
            found += len(standing.story) > len(before)
        assert (await players.fresh()).session.standing == standing
    assert found


async def test_a_story_is_read_back_however_long_ago_its_last_message_is(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.sessions.session.READ_BACK", (1, 2, 1000))
    players = await Players.sit_down(house, game="rise")
    for _ in range(12):
        await players.answer()
        assert (await players.fresh()).session.standing == players.session.standing


async def test_a_phase_that_passes_leaves_no_message(house: House) -> None:
    players = await Players.sit_down(house, game="rise")
    passing = game("rise").look.passing
    ended = list[str]()
    while len(ended) < 3:
        ended += [taken.phase for taken in (await players.answer()).snapshots]
    assert not passing & set(ended)


def test_a_board_is_the_same_whatever_it_is_called_and_whoever_is_next() -> None:
    seat = msgspec.structs.replace(SCENE.seats[0], active=False)
    same = msgspec.structs.replace(SCENE, title="Round 2", marks=(Mark("spark", ("A1",)),), seats=(seat,))
    other = msgspec.structs.replace(SCENE, tokens=(Token("A1", "crate"),))
    assert sight(same) == sight(SCENE) != sight(other)


def test_a_label_of_an_earlier_version_ends_its_message_with_its_phase() -> None:
    old = msgspec.msgpack.encode(({"id": "rise-phase-player", "args": {}}, False, True))
    assert not msgspec.msgpack.decode(old, type=Told).stays
