"""A campaign as a file: who may take it, what is in it, and what a bad one does (nothing)."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.engine.match import ENCODER
from bot.sessions.bounds import Bounds
from bot.sessions.past import statistics
from bot.sessions.session import Session
from bot.store.copies import exports
from bot.store.file import codec
from bot.store.journal import chain
from tests.support.e2e.bench import CHANNEL, Bench, bench
from tests.support.e2e.copies import bring, dump, export
from tests.support.e2e.gm import confirm, gm
from tests.support.e2e.sketchpad import Sketchpad

NOT_YOURS = "The game goes on, so a copy of it holds hidden cards and dice to come."


async def started(table: Bench, answers: int = 6) -> Session:
    session = await table.open("Bruno", "Chiara")
    for _ in range(answers):
        await table.rest(session)
    await table.quiet()
    return session


async def finished(table: Bench) -> Session:
    session = await table.open("Bruno", "Chiara")
    while session.row.status == "playing":
        await table.rest(session)
    await table.quiet()
    return session


@pytest.mark.parametrize("name", ["Chiara", "Eve"])
async def test_a_running_game_is_not_handed_to_players_or_strangers(table: Bench, name: str) -> None:
    await started(table)
    public = len(table.public())
    refused = await export(table, name)
    assert refused.text.startswith(NOT_YOURS)
    assert refused.files == []
    assert len(table.public()) == public


async def test_a_running_game_is_handed_to_a_game_master_and_the_table_is_told(table: Bench) -> None:
    session, name = await started(table), "Ada"
    given = await export(table, name)
    assert given.owner_id == table.person(name).id
    (file,) = given.files
    assert file.filename == "training-campaign-1.vigil"
    assert file.data.startswith(b"VIGIL2\nA campaign kept by Vigil. SECRET: a game in it goes on")
    told = [message for message in table.public() if "has taken a copy of the campaign" in message.text]
    assert len(told) == 1
    assert table.named(name) in told[0].text
    everybody = b"".join(sent.everything() for sent in table.server.sent if not sent.only_for)
    assert session.row.seed not in everybody


async def test_nobody_gets_a_running_game_that_the_table_cannot_be_told_of(table: Bench) -> None:
    await started(table)
    table.bot.get_partial_messageable = lambda *_, **__: _Silent()  # type: ignore[method-assign, assignment]
    given = await export(table, "Ada")
    assert given.files == []
    assert "nothing was changed" in given.text


class _Silent:
    """A channel that takes nothing."""

    async def send(self, *_: object, **__: object) -> None:
        raise ConnectionError("no channel")


@pytest.mark.parametrize(("name", "given"), [("Bruno", True), ("Chiara", True), ("Ada", True), ("Eve", False)])
async def test_a_finished_game_is_handed_to_whoever_sat_at_it(table: Bench, name: str, given: bool) -> None:
    await finished(table)
    public = len(table.public())
    reply = await export(table, name)
    assert bool(reply.files) is given
    assert len(table.public()) == public, "nothing secret is taken, so nobody need be told"
    if given:
        assert reply.files[0].data.startswith(b"VIGIL2\nA campaign kept by Vigil. No game in it goes on")
    else:
        assert reply.text.startswith("Only whoever sits at the table")


async def test_a_file_names_people_and_holds_nobodys_id(table: Bench) -> None:
    session = await started(table)
    await gm(table, "Ada", "seat", seat="ivo", person=table.person("Eve"))
    await gm(table, "Ada", "seat", seat="ivo", person=table.person("Chiara"))
    await gm(table, "Ada", "transfer", person=table.person("Eve"))
    saved = exports.decode((await export(table, "Ada")).files[0].data)
    inside = msgspec.msgpack.encode(saved)
    world = table.server.world
    for id in (*world.users, *world.channels, world.guild_id):
        assert msgspec.msgpack.encode(int(id)) not in inside
        assert str(id).encode() not in inside
    assert [seat.user_name for seat in saved.tables[0].seats][:2] == ["Bruno", "Chiara"]
    assert saved.tables[0].table.seed == session.row.seed


async def test_a_campaign_goes_on_in_another_server_with_its_seats_claimed_again(tmp_path: Path) -> None:
    async with Sketchpad() as sketchpad:
        async with bench(tmp_path / "here.sqlite3", sketchpad) as here:
            session = await started(here, 7)
            data = (await export(here, "Ada")).files[0].data
            before = ENCODER.encode(session.match.state)
            waiting = session.match.waiting
        async with bench(tmp_path / "there.sqlite3", sketchpad) as there:
            brought = await bring(there, "Ada", data)
            assert "#1 · Lamplight · First Light · goes on" in brought.text
            assert "Who sat there: Mara (Bruno) and Ivo (Chiara)" in brought.text
            await there.quiet()
            assert any("has brought a campaign to this server" in message.text for message in there.public())
            await there.person("Eve").command("campaign resume", CHANNEL, campaign=1)
            moved = await there.session()
            assert ENCODER.encode(moved.match.state) == before
            assert moved.match.waiting == waiting
            panel = await there.panel()
            assert "· free ·" in panel.text
            for name, seat in (("Dmitri", "mara"), ("Eve", "ivo")):
                asked = (await there.person(name).command("table join", CHANNEL, options={"seat": seat})).message
                await confirm(there, "Ada", asked, "Yes")
            while moved.row.status == "playing":
                await there.rest(moved)
            assert "The game is over." in (await there.panel()).text
            answered = (await statistics.of_campaign(moved)).parties
            names = {party.name for party, numbers in answered.items() if numbers.answers}
            assert names == {"Bruno", "Chiara", "Dmitri", "Eve"}, "also who played it elsewhere"
            assert await there.store.verify(moved.id) == []


async def test_a_finished_mission_comes_along_and_the_next_can_be_played(tmp_path: Path) -> None:
    async with Sketchpad() as sketchpad:
        async with bench(tmp_path / "here.sqlite3", sketchpad) as here:
            await finished(here)
            data = (await export(here, "Chiara")).files[0].data
        async with bench(tmp_path / "there.sqlite3", sketchpad) as there:
            await bring(there, "Ada", data)
            await there.person("Ada").command("campaign resume", CHANNEL, campaign=1)
            lobby = await there.panel()
            assert "**Mission:** First Light" in lobby.text
            assert "**Mara** · free" in lobby.text


@pytest.mark.parametrize("name", ["Bruno", "Eve"])
async def test_only_whoever_manages_the_server_brings_a_campaign_in(table: Bench, name: str) -> None:
    await started(table)
    data = (await export(table, "Ada")).files[0].data
    assert (await bring(table, name, data)).text.startswith("Whoever manages the server may bring a campaign in.")
    assert len(await table.store.tables()) == 1


def forged(change: Callable[[Any], object]) -> Callable[[bytes], bytes]:
    """Rewrite the inside of a file, with a digest that fits."""

    def forge(data: bytes) -> bytes:
        export = msgspec.to_builtins(exports.decode(data), builtin_types=(bytes,))
        change(export)
        return exports.encode(msgspec.convert(export, exports.Export))

    return forge


def newer_state(data: bytes) -> bytes:
    """Write a file as a Vigil would whose game has a newer schema."""
    export = exports.decode(data)
    (saved,) = export.tables
    first, *_ = saved.rows
    state = msgspec.msgpack.decode(codec.unpack(saved.keyframes[0].data))
    state["schema"] = 99
    raw = msgspec.msgpack.encode(state)
    row = msgspec.structs.replace(first, hash=chain.link(chain.GENESIS, first, raw))
    table = msgspec.structs.replace(saved.table, head=1)
    keyframe = exports.Keyframe(1, codec.pack(raw))
    return exports.encode(exports.Export([exports.SavedTable(table, saved.seats, [row], [keyframe])], export.campaign))


DAMAGED = "That file is not what Vigil wrote: a part of it is missing or was changed. Nothing was taken from it."
NEWER = "That campaign was saved by a newer Vigil."
BAD: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "nothing": (lambda data: b"", "That file is no campaign of Vigil's."),
    "a picture": (lambda data: b"\x89PNG\r\n" + data, "That file is no campaign of Vigil's."),
    "half of it": (lambda data: data[: len(data) // 2], DAMAGED),
    "one bit changed": (lambda data: data[:200] + bytes([data[200] ^ 1]) + data[201:], DAMAGED),
    "of a newer form": (lambda data: b"VIGIL9\n" + data[7:], NEWER),
    "of a newer game": (newer_state, NEWER),
    "a forged answer": (forged(lambda e: e["tables"][0]["rows"][1].update(entry=b"forged")), DAMAGED),
    "another seed": (forged(lambda e: e["tables"][0]["table"].update(seed=bytes(32))), DAMAGED),
    "another promise": (forged(lambda e: e["tables"][0]["table"].update(commitment=bytes(32))), DAMAGED),
    "a game nobody knows": (
        forged(lambda e: (e["campaign"].update(game="chess"), e["tables"][0]["table"].update(game="chess"))),
        "That campaign is of a game that this Vigil does not know.",
    ),
    "another game's": (forged(lambda e: e["campaign"].update(game="rise", mission="1-gathering-supplies")), DAMAGED),
    "a mission nobody knows": (forged(lambda e: e["campaign"].update(mission="sunday")), DAMAGED),
    "a sheet that cannot be read": (forged(lambda e: e["campaign"].update(carry=b"\xc1")), DAMAGED),
    "a seat too many": (
        forged(lambda e: e["tables"][0]["seats"].append({**e["tables"][0]["seats"][0], "seat": "dracula"})),
        DAMAGED,
    ),
    "a name without end": (forged(lambda e: e["tables"][0]["seats"][0].update(user_name="x" * 5000)), DAMAGED),
    "somebody's own id": (
        forged(lambda e: e["tables"][0]["seats"][0].update(user_id=1 << 60)),
        "That file names people by their Discord ids.",
    ),
    "no table": (forged(lambda e: e["tables"].clear()), DAMAGED),
    "no campaign": (forged(lambda e: e.update(campaign=None)), DAMAGED),
}


@pytest.mark.parametrize("bad", BAD)
async def test_a_bad_file_gets_a_sentence_and_changes_nothing(table: Bench, bad: str) -> None:
    await started(table, 3)
    data = (await export(table, "Ada")).files[0].data
    await table.quiet()
    change, sentence = BAD[bad]
    before = dump(table.path)
    refused = await bring(table, "Ada", change(data))
    assert refused.text.startswith(sentence)
    assert refused.ephemeral
    assert dump(table.path) == before


async def test_a_huge_file_is_not_even_fetched(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.sessions.past.copies.LARGEST", 1000)
    refused = await bring(table, "Ada", bytes(1001))
    assert refused.text.startswith("That file is larger than any campaign can be.")


async def test_a_file_that_unpacks_to_more_than_any_campaign_is_refused(table: Bench) -> None:
    bomb = exports.MAGIC + b"\n" + exports.zstandard.compress(bytes(exports.UNPACKED_LIMIT + 1))  # type: ignore[attr-defined]
    refused = await bring(table, "Ada", bomb + exports._digest(bomb))
    assert refused.text.startswith("That file is larger than any campaign can be.")


async def test_a_server_brings_in_one_campaign_at_a_time(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    await started(table)
    (file,) = (await export(table, "Ada")).files
    proved, going = asyncio.Event(), asyncio.Event()

    async def slowly(*_: object) -> None:
        going.set()
        await proved.wait()

    monkeypatch.setattr("bot.sessions.past.copies.prove", slowly)
    first = asyncio.create_task(bring(table, "Ada", file.data))
    await going.wait()
    second = await bring(table, "Ada", file.data)
    assert second.text.startswith("Another campaign is being brought into this server right now.")
    proved.set()
    assert (await first).text.startswith("Here it is:")
    assert len(await table.store.campaigns(int(table.server.world.guild_id))) == 2
    assert (await bring(table, "Ada", file.data)).text.startswith("Here it is:"), "the next one may come now"


def described(path: Path) -> list[str]:
    """Every campaign and table of a database, wherever its panel stands."""
    with closing(sqlite3.connect(path)) as db:
        tables = "SELECT id, campaign_id, game, status, head FROM tables"
        shelves = (tables, "SELECT * FROM campaigns", "SELECT * FROM journal")
        return [str(row) for shelf in shelves for row in db.execute(shelf)]


@pytest.mark.parametrize(
    ("bounds", "why"),
    [
        (Bounds(campaigns_per_server=2), "This server has 2 campaigns already"),
        (Bounds(rows_brought_in_per_day=15), "A lot has been brought into this server lately."),
    ],
)
async def test_a_server_cannot_bring_in_without_end(table: Bench, bounds: Bounds, why: str) -> None:
    await started(table)
    (file,) = (await export(table, "Ada")).files
    table.bot.house.bounds = bounds
    assert (await bring(table, "Ada", file.data)).text.startswith("Here it is:")
    before = described(table.path)
    assert (await bring(table, "Ada", file.data)).text.startswith(why)
    await table.restart()
    table.bot.house.bounds = bounds
    assert (await bring(table, "Ada", file.data)).text.startswith(why), "a restart makes nobody forget"
    assert described(table.path) == before
