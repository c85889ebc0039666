"""Looking back: recap, replay and statistics, for players, game-masters and strangers."""

from __future__ import annotations

import io

import msgspec
import pytest
from PIL import Image

from bot.engine.scene import Mark
from bot.playground.people import Value
from bot.playground.seen import Seen, SeenFile
from bot.sessions.session import Session
from renderers import Chart, Reel
from tests.support.e2e.bench import CHANNEL, Bench, lamplight
from tests.support.e2e.cards import NAMES, Watch
from tests.support.e2e.sketchpad import BLANK, scene_of

EVERYBODY = ("Bruno", "Chiara", "Ada", "Eve")
"""Who opened the table, who plays, who manages the server, and a stranger."""


async def use(table: Bench, name: str, command: str, **options: Value) -> Seen:
    """Use a command and wait for all that it shows."""
    reply = await table.person(name).command(f"table {command}", CHANNEL, options=options)
    return await reply.final(20)


async def played(table: Bench, answers: int = 6) -> Session:
    session = await table.open("Bruno", "Chiara")
    for _ in range(answers):
        await table.rest(session)
    await table.quiet()
    return session


@pytest.mark.parametrize("command", ["recap", "replay", "stats", "export"])
async def test_without_a_game_there_is_nothing_to_look_back_at(table: Bench, command: str) -> None:
    assert "no table in this channel" in (await use(table, "Ada", command)).text
    await table.lobby("Bruno")
    assert (await use(table, "Bruno", command)).text == "The game has not started yet."


@pytest.mark.parametrize("name", EVERYBODY)
async def test_recap_tells_anybody_and_nobody_else_sees_it(table: Bench, name: str) -> None:
    await played(table)
    before = table.public()
    recap = await use(table, name, "recap")
    assert recap.owner_id == table.person(name).id
    assert recap.files[0].filename == "recap.webp"
    assert "stands at" in (recap.files[0].description or "")
    assert "Now: Round" in recap.text
    assert table.public() == before


async def test_recap_tells_what_came_since_one_looked_or_acted(table: Bench) -> None:
    session = await table.open("Bruno", "Chiara")
    first = await use(table, "Eve", "recap")
    assert first.text.startswith("### The game so far")
    assert "The keeper's boat is overdue" in first.text
    again = await use(table, "Eve", "recap")
    assert again.text.startswith("Nothing has happened since you last looked.")
    await table.choose(session, table.person("Bruno"), ["move to=C4"])
    await table.restart()
    session = await table.session()
    seen = await use(table, "Eve", "recap")
    assert seen.text.startswith("### Since you last looked, <t:")
    assert "1 answer · no phase ended" in seen.text
    assert "• Mara moves to C4." in seen.text
    assert scene_of(seen.files[0]).marks == (Mark("trail", ("D4", "C4"), "blue"),)
    acted = await use(table, "Bruno", "recap")
    assert acted.text.startswith("Nothing has happened"), "whoever acted knows"


async def test_recap_after_a_storm_is_a_few_sentences_and_says_what_it_left_out(table: Bench) -> None:
    session = await table.open("Bruno", "Chiara")
    await use(table, "Eve", "recap")
    while lamplight(session).round < 3:
        await table.rest(session)
    recap = await use(table, "Eve", "recap")
    told = [line for line in recap.text.splitlines() if line.startswith("• ")]
    assert 3 <= len(told) <= 6
    assert "phases ended" in recap.text
    assert "`/table log` has everything." in recap.text
    assert len(recap.text) < 2000


async def test_a_recap_leads_to_all_of_what_it_tells_of(table: Bench) -> None:
    session = await table.open("Bruno", "Chiara")
    await use(table, "Eve", "recap")
    while lamplight(session).round < 3:
        await table.rest(session)
    recap = await use(table, "Eve", "recap")
    whole = await (await table.person("Eve").press(recap, "The whole story")).final()
    assert whole.ephemeral
    told = [line.removeprefix("• ") for line in recap.text.splitlines() if line.startswith("• ")]
    assert told
    assert all(line in whole.text for line in told)
    assert len(whole.menu()["options"]) > len(told)
    assert "boat is overdue" not in whole.text, "that was told before"
    assert recap.text.startswith("### Since you last looked"), "the recap stays"


@pytest.mark.parametrize("name", EVERYBODY)
async def test_replay_gives_anybody_the_frames_and_the_text(table: Bench, name: str) -> None:
    session = await table.open("Bruno", "Chiara")
    while lamplight(session).round < 3:
        await table.rest(session)
    replay = await use(table, name, "replay")
    assert replay.owner_id == table.person(name).id
    moving, text = replay.files
    reel = msgspec.msgpack.decode(moving.data.removeprefix(BLANK), type=Reel)
    assert (moving.filename, text.filename) == ("replay.webp", "replay.txt")
    assert len(reel.frames) == 6, "the start, two Watches, two Storms, and now"
    assert (moving.description or "").startswith("Lamplight, from the start to now, in 6 pictures.")
    assert "The Storm is over." in text.data.decode()
    assert table.person("Bruno").id not in text.data.decode()
    assert "Mara: Bruno" in text.data.decode()


async def test_replay_is_shown_to_the_channel_by_those_who_have_a_say(table: Bench) -> None:
    await played(table)
    assert (await use(table, "Eve", "replay", everybody=True)).text.startswith("Only whoever sits at the table")
    for name in ("Bruno", "Chiara", "Ada"):
        shown = await use(table, name, "replay", everybody=True)
        assert not shown.ephemeral
        assert shown.text.startswith(f"{table.named(name)} shows the game so far.")
        assert len(shown.files) == 2


async def test_replay_leaves_out_what_was_taken_back(table: Bench) -> None:
    session = await table.open("Bruno", "Chiara")
    await table.choose(session, table.person("Bruno"), ["move to=C4"])
    await table.quiet()
    await table.take_back("Bruno")
    text = (await use(table, "Eve", "replay")).files[1].data.decode()
    assert "moves to C4" not in text
    assert "Bruno took an answer back." in text


async def test_replay_is_a_moving_picture(painted: Bench) -> None:
    session = await painted.open("Bruno", "Chiara")
    while lamplight(session).round < 2:
        await painted.rest(session)
    replay = await use(painted, "Eve", "replay")
    image = Image.open(io.BytesIO(replay.files[0].data))
    assert (image.format, getattr(image, "n_frames", 1)) == ("WEBP", 4)
    stats = await use(painted, "Eve", "stats")
    assert Image.open(io.BytesIO(stats.files[0].data)).width == 1100


async def test_replay_that_is_too_large_comes_as_text(painted: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    await played(painted)
    monkeypatch.setattr("bot.sessions.past.copies.LARGEST", 100)
    replay = await use(painted, "Bruno", "replay")
    assert replay.text == "The moving picture came out larger than Discord takes; here is the text."
    assert [file.filename for file in replay.files] == ["replay.txt"]


def chart_of(file: SeenFile) -> Chart:
    return msgspec.msgpack.decode(file.data.removeprefix(BLANK), type=Chart)


@pytest.mark.parametrize("name", EVERYBODY)
async def test_stats_show_anybody_dice_and_deeds(table: Bench, name: str) -> None:
    session = await table.open("Bruno", "Chiara")
    while session.row.status == "playing":
        await table.advised(session)
    stats = await use(table, name, "stats")
    assert stats.owner_id == table.person(name).id
    assert [file.filename for file in stats.files] == ["dice.webp", "deeds.webp"]
    chart, deeds = map(chart_of, stats.files)
    (spread,) = chart.spreads
    total = sum(column.value for column in spread.columns)
    assert [column.expected for column in spread.columns] == [pytest.approx(total / 6)] * 6
    assert {bars.title for bars in deeds.bars} >= {"Turns", "Oil poured", "Answers given"}
    oil = next(bars for bars in deeds.bars if bars.title == "Oil poured")
    assert [bar.value for bar in oil.bars] == [
        lamplight(session).tally.get(seat, {}).get("oil", 0) for seat in ("mara", "ivo")
    ]
    assert "Every die of the game counts." in str(chart.footnote)
    assert f"d6: {total} dice." in (stats.files[0].description or "")
    assert "is expected, higher than" in (stats.files[0].description or "")
    assert "Oil poured: Mara" in (stats.files[1].description or "")


async def test_stats_before_anything_was_rolled_say_so(table: Bench) -> None:
    await table.open("Bruno", "Chiara")
    assert (await use(table, "Eve", "stats")).text == "Nothing has been rolled or counted yet."


async def test_stats_of_the_campaign_name_people(table: Bench) -> None:
    await played(table, 12)
    chart, deeds = map(chart_of, (await use(table, "Eve", "stats", of="campaign")).files)
    assert chart.subtitle == "Lamplight · one mission"
    assert {bar.who.name for bars in deeds.bars for bar in bars.bars} >= {"Bruno", "Chiara"}
    assert "count once the game is over" in str(chart.footnote)


@pytest.mark.usefixtures("marked_cards")
@pytest.mark.parametrize("seed", [1, 2])
async def test_looking_back_tells_nobody_what_they_may_not_know(table: Bench, seed: int) -> None:
    table.rng.seed(seed)
    session = await table.open(*NAMES)
    watch = Watch(table, session)
    watch.look()
    answers = 0
    while session.row.status == "playing":
        if answers % 4 == 0:
            for name in ("Eve", table.rng.choice(NAMES)):
                await use(table, name, "recap")
                await use(table, name, "stats")
                await use(table, name, "stats", of="campaign")
                await use(table, name, "replay", everybody=name != "Eve")
        assert not any(session.row.seed in sent.everything() for sent in table.server.sent)
        watch.check()
        await table.answer(session)
        watch.check()
        answers += 1
