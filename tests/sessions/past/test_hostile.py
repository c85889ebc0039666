"""Hostile files: each is refused for the right reason, wherever it is offered, and a real campaign is not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import msgspec
import pytest

from bot.games.training import rules
from bot.sessions.past import copies, proof
from bot.sessions.workshop import Workshop
from bot.store import BadExport, Row, Store
from bot.store.copies import exports
from bot.store.copies.exports import Export, Found, SavedTable, Sealed
from bot.store.journal import chain
from tests.support.sessions import hostile
from tests.support.sessions.forged import EARLY, FORGED, early, forged, in_row_one
from tests.support.sessions.forging import honest
from tests.support.sessions.hostile import HOSTILE


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return asyncio.run(honest(tmp_path_factory.mktemp("honest")))


@pytest.fixture
async def workshop() -> AsyncIterator[Workshop]:
    async with Workshop(hands=1, seconds=60) as opened:
        yield opened


async def refused(workshop: Workshop, data: bytes, check: exports.Check | None = proof.check) -> str:
    """Why a file is refused; "" if it is not."""
    try:
        await copies.prove(workshop, data, check)
    except BadExport as error:
        return error.reason
    return ""


def endless(_: Sealed, __: Iterator[Found | None]) -> None:
    while True:
        pass


def greedy(_: Sealed, __: Iterator[Found | None]) -> None:
    kept = [bytes(16 * 1024 * 1024) for _ in range(1000)]
    del kept


def caught_in_a_storm(export: Sealed, found: Iterator[Found | None]) -> None:
    rules.storm = lambda _: endless(export, found)  # type: ignore[assignment, return-value]  # in a hand that does not outlive it
    proof.check(export, found)


async def test_an_honest_campaign_is_taken_in(workshop: Workshop, data: bytes) -> None:
    assert await refused(workshop, data) == ""


@pytest.mark.parametrize("name", HOSTILE)
async def test_a_hostile_file_is_refused(workshop: Workshop, data: bytes, name: str) -> None:
    assert await refused(workshop, hostile.make(name, data)) == HOSTILE[name][1]


@pytest.mark.parametrize("name", FORGED)
async def test_a_position_that_no_game_leads_to_is_refused(workshop: Workshop, name: str) -> None:
    assert await refused(workshop, forged(name)) == "damaged"


@pytest.mark.parametrize("game", EARLY)
async def test_what_the_forged_ones_are_made_of_is_taken_in(workshop: Workshop, game: str) -> None:
    assert await refused(workshop, exports.encode(in_row_one(len)(exports.decode(early(game).read_bytes())))) == ""  # type: ignore[arg-type]


async def test_a_table_is_played_on_and_must_not_hang(workshop: Workshop, data: bytes) -> None:
    assert await refused(workshop, data) == ""
    workshop.seconds = 2
    assert await refused(workshop, data, caught_in_a_storm) == "too-slow"


@pytest.mark.parametrize(("check", "reason"), [(endless, "too-slow"), (greedy, "too-large")])
async def test_rules_that_never_end_or_want_all_memory_are_ended(
    workshop: Workshop, data: bytes, check: exports.Check, reason: str
) -> None:
    assert await refused(workshop, data) == ""
    workshop.seconds = 0.5 if check is endless else 60
    assert await refused(workshop, data, check) == reason


async def test_looking_stops_at_the_first_fault(data: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    linked = list[int]()
    link = chain.link

    def counted(before: bytes, row: Row, state: bytes | None) -> bytes:
        linked.append(row.seq)
        return link(before, row, state)

    file = hostile.make("no hash that fits", data)
    monkeypatch.setattr(chain, "link", counted)
    with pytest.raises(BadExport, match="row 2"):
        exports.prove(file)
    assert linked == [2]


def longer(data: bytes, answers: int) -> bytes:
    """The same campaign with as many more missions as give so many rows."""
    export = exports.decode(data)
    (saved,) = export.tables
    closed = msgspec.structs.replace(saved.table, status="parked")
    tables = [SavedTable(closed, saved.seats, saved.rows, saved.keyframes)] * (answers // len(saved.rows))
    return exports.encode(Export(tables, export.campaign))


async def test_a_campaign_of_months_is_taken_in(workshop: Workshop, tmp_path: Path) -> None:
    big = longer(await honest(tmp_path, 25), 10_000)
    assert sum(len(saved.packed_rows) for saved in exports.unseal(big).tables) > 9_900
    async with await Store.open(tmp_path / "other.sqlite3") as store:
        done, campaign = await copies.take_in(store, workshop, big, guild_id=1, channel_id=2, owner_id=3)
        assert len(done.tables) > 300
        assert campaign.guild_id == 1
        assert await store.verify(done.tables[-1]) == []
