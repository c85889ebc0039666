"""A campaign as pages with pictures: for anybody, of what everybody may know, and of nothing else."""

from __future__ import annotations

import io
import zipfile

import msgspec
import pytest

from bot.engine.scene import Scene
from bot.playground.seen import Seen
from bot.sessions.past import book
from bot.store import Saying
from bot.text import speak
from renderers import Picture
from tests.support.e2e.bench import CHANNEL, Bench, lamplight
from tests.support.e2e.campaigns import win
from tests.support.e2e.cards import MARKED, NAMES
from tests.support.e2e.sketchpad import BLANK


async def printed(table: Bench, name: str, command: str = "export", **options: object) -> tuple[Seen, dict[str, bytes]]:
    """What somebody is given who wants the pages: the message, and the files by their names."""
    wanted = options or {"form": "chronicle"}
    reply = await table.person(name).command(f"table {command}", CHANNEL, options=wanted)  # type: ignore[arg-type]
    message = await reply.final(30)
    (file,) = message.files
    with zipfile.ZipFile(io.BytesIO(file.data)) as pages:
        return message, {each: pages.read(each) for each in pages.namelist()}


@pytest.mark.parametrize("name", ["Bruno", "Ada", "Eve"])
async def test_anybody_is_given_the_campaign_mission_by_mission(table: Bench, name: str) -> None:
    await win(table, "Bruno", "Chiara")
    await table.person("Bruno").press(await table.panel(), "Next mission")
    await table.quiet()
    await table.person("Bruno").press(await table.panel(), "Start")
    await table.quiet()
    public = table.public()
    message, files = await printed(table, name)
    text = files["chronicle.md"].decode()
    assert message.owner_id == table.person(name).id
    assert table.public() == public
    assert message.files[0].filename == "training-chronicle.zip"
    first, second = text.index("## 1. First Light"), text.index("## 2. Until Dawn")
    assert text.startswith("# Lamplight")
    assert first < text.index("The keeper's boat is overdue") < text.index("### How it ended") < second
    assert "- Mara: Bruno" in text
    assert "goes on. Only what everybody knows" in text[second:]
    assert "### How it ended" not in text[second:]
    shown = [each for each in files if each.startswith("pictures/")]
    assert {"pictures/dice.webp", "pictures/deeds.webp"} < set(shown)
    assert all(f"]({each})" in text for each in shown)
    assert f"{len(shown)} pictures" in message.text


async def test_a_recap_gives_the_same_pages(table: Bench) -> None:
    session = await table.open("Bruno", "Chiara")
    while lamplight(session).round < 2:
        await table.rest(session)
    _, files = await printed(table, "Eve", "recap", chronicle=True)
    assert files == (await printed(table, "Eve"))[1]
    boards = [msgspec.msgpack.decode(data.removeprefix(BLANK), type=Scene) for id, data in files.items() if "1-" in id]
    assert [str(scene.theme) for scene in boards] == ["training"] * 2


async def test_without_a_game_there_are_no_pages(table: Bench) -> None:
    await table.lobby("Bruno")
    reply = await table.person("Bruno").command("table export", CHANNEL, options={"form": "chronicle"})
    assert (await reply.final()).text == "The game has not started yet."


@pytest.mark.usefixtures("marked_cards")
async def test_the_pages_of_a_game_that_goes_on_name_no_card_that_is_hidden(table: Bench) -> None:
    table.rng.seed(5)
    session = await table.open(*NAMES)
    for _ in range(24):
        if session.row.status != "playing":
            break
        await table.answer(session)
    _, files = await printed(table, "Eve")
    told = b"".join(files.values())
    named = {(title or key).decode() for title, key in MARKED.findall(told)}
    assert named <= set(lamplight(session).deck.discard)
    assert session.row.seed.hex().encode() not in told
    assert session.row.seed not in told


def test_a_promise_to_one_seat_is_told_only_once_the_game_is_over() -> None:
    said = [
        Saying(1, 1, "promise", "mara", "", 1, "to all"),
        Saying(2, 1, "promise", "mara", "ivo", 1, "to one"),
        Saying(3, 1, "whisper", "mara", "ivo", 1, "in the ear"),
    ]
    assert [each.text for each in book.known(said, over=False)] == ["to all"]
    assert [each.text for each in book.known(said, over=True)] == ["to all", "to one"]


def test_pictures_that_do_not_fit_are_left_out_the_least_of_them_first() -> None:
    from cogs.table.printing import Plate, fitting, pages  # each client loads the cogs anew

    plates = [Plate(f"1-{n}.webp", "", Picture(bytes(10), 1, 1), weight) for n, weight in enumerate((1, 9, 5))]
    assert [each.weight for each in fitting(plates, 25)] == [9, 5]
    assert fitting(plates, 5) == []
    assert pages(speak("en"), [], []) == "# \n"
