"""Saves as files: out of one store and into another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import zstandard

from bot.store import BadExport, CampaignChanges, Commit, Outgoing, Seat, Store, TableChanges, TableStatus
from bot.store.copies import exports
from tests.support.store import CHANNEL, GUILD, OWNER, answer, raw, started, states

ELSEWHERE: dict[str, Any] = {"guild_id": GUILD + 5, "channel_id": CHANNEL + 5}


@pytest.fixture
async def other(tmp_path: Path) -> AsyncIterator[Store]:
    """Open a second store, whose ids do not fit the first one's."""
    async with await Store.open(tmp_path / "other.db") as store:
        await started(store, CHANNEL + 5)
        await store.create_campaign(guild_id=GUILD, game="nemesis", name="other")
        yield store


async def played(store: Store, channel_id: int = CHANNEL, campaign_id: int | None = None) -> int:
    """Play a table a little."""
    first, *rest = states(5)
    table_id = await started(store, channel_id, first, seed=b"secret", campaign_id=campaign_id, mission="one")
    await store.set_seats(
        table_id, [Seat("kyle", 0, "person", OWNER, "Kyle"), Seat("pops", 1, "computer", None, "Pops")]
    )
    for state in rest:
        await store.commit(table_id, answer(b"between", label=b"words", outbox=[Outgoing("log", b"")]))
        await store.commit(table_id, answer(b"entry", state=state))
    await store.commit(table_id, Commit(kind="undo", prev=4, left=9))
    await store.update_table(table_id, TableChanges(status="playing", panel_channel_id=CHANNEL, panel_id=3))
    return table_id


async def test_a_table_is_taken_up_elsewhere(store: Store, other: Store) -> None:
    table_id = await played(store)
    data = await store.export_table(table_id)

    imported = await other.import_table(data, **ELSEWHERE)

    (new_id,) = imported.tables
    assert imported.campaign_id is None
    assert new_id != table_id
    assert await other.rows(new_id) == await store.rows(table_id)
    assert await other.verify(new_id) == []
    for seq in range(1, 11):
        assert await other.position(new_id, seq) == await store.position(table_id, seq)
    table = await other.table(new_id)
    assert (table.guild_id, table.channel_id, table.status) == (GUILD + 5, CHANNEL + 5, "parked")
    assert (table.panel_channel_id, table.panel_id, table.owner_id) == (None, None, OWNER)
    assert (table.seed, table.mission, table.head) == (b"secret", "one", 10)
    kyle, pops = await other.seats(new_id)
    assert (kyle.kind, kyle.user_id, kyle.user_name) == ("open", OWNER, "Kyle")
    assert (pops.kind, pops.user_name) == ("computer", "Pops")
    assert await other.pending(new_id) == []

    await other.commit(new_id, answer(b"on we go", state=b"new"))
    assert await other.verify(new_id) == []


async def test_the_same_file_can_be_taken_up_twice_beside_the_original(store: Store) -> None:
    table_id = await played(store)
    data = await store.export_table(table_id)

    first, second = [await store.import_table(data, guild_id=GUILD, channel_id=CHANNEL, owner_id=9) for _ in range(2)]

    assert len({table_id, *first.tables, *second.tables}) == 3
    assert (await store.table(second.tables[0])).owner_id == 9
    assert (await store.table_in_channel(CHANNEL)) == await store.table(table_id)


async def test_a_campaign_comes_with_all_its_tables(store: Store, other: Store) -> None:
    campaign = await store.create_campaign(guild_id=GUILD, game="rise", name="Resistance", carry=b"medals")
    ids = [await played(store, CHANNEL + n, campaign.id) for n in range(2)]
    await played(store, CHANNEL + 2)
    await store.update_campaign(campaign.id, CampaignChanges(mission_index=2))

    imported = await other.import_table(await store.export_campaign(campaign.id), **ELSEWHERE)

    assert imported.campaign_id is not None
    taken = await other.campaign(imported.campaign_id)
    assert (taken.name, taken.carry, taken.mission_index, taken.guild_id) == ("Resistance", b"medals", 2, GUILD + 5)
    assert len(imported.tables) == 2
    for old, new in zip(ids, imported.tables, strict=True):
        assert (await other.table(new)).campaign_id == taken.id
        assert [row.hash for row in await other.rows(new)] == [row.hash for row in await store.rows(old)]

    alone = await other.import_table(await store.export_table(ids[0]), **ELSEWHERE)
    assert alone.campaign_id not in {None, imported.campaign_id}


async def test_a_file_of_the_older_form_is_read_as_well(store: Store, other: Store) -> None:
    table_id = await played(store)
    data = await store.export_table(table_id)
    frame = data[: -exports._DIGEST_SIZE].removeprefix(exports.MAGIC).partition(b"\n")[2]

    (new_id,) = (await other.import_table(reseal(b"VIGIL1\n" + frame), **ELSEWHERE)).tables

    assert await other.rows(new_id) == await store.rows(table_id)


async def test_a_campaign_that_is_handed_out_names_people_and_holds_no_id(store: Store, other: Store) -> None:
    stranger = 424242424242424242
    campaign = await store.create_campaign(guild_id=GUILD, game="rise", name="", carry=b"medals")
    table_id = await played(store, CHANNEL, campaign.id)
    await store.commit(table_id, Commit(kind="answer", user_id=stranger, entry=b"entry", state=b"more"))
    await store.commit(table_id, answer(b"entry", state=b"even more"))
    await store.commit(table_id, Commit(kind="answer", entry=b"by Vigil", state=b"most"))

    data = await store.hand_out_campaign(campaign.id, "Read\nthis first.", lambda label, _: label)

    assert data.startswith(b"VIGIL2\nRead this first.\n")
    export = exports.decode(data)
    inside = msgspec.msgpack.encode(export)
    for id in (stranger, OWNER, GUILD, CHANNEL):
        assert msgspec.msgpack.encode(id) not in inside or id < 128
    (saved,) = export.tables
    assert (saved.table.guild_id, saved.table.channel_id, saved.table.panel_id) == (0, 0, None)
    assert {row.user_id for row in saved.rows} <= {None, 1, 2}
    assert [row.user_id for row in saved.rows[-3:]] == [saved.rows[-3].user_id, saved.table.owner_id, None]
    assert [seat.user_name for seat in saved.seats] == ["Kyle", "Pops"]
    (new_id,) = (await other.import_table(data, **ELSEWHERE)).tables
    assert await other.verify(new_id) == []
    old, new = await store.rows(table_id), await other.rows(new_id)
    assert [(row.entry, row.label, row.at) for row in new] == [(row.entry, row.label, row.at) for row in old]
    for seq in range(1, len(old) + 1):
        assert (await other.position(new_id, seq)).state == (await store.position(table_id, seq)).state


@pytest.mark.parametrize(("status", "kept"), [("playing", "parked"), ("lobby", "parked"), ("finished", "closed")])
async def test_a_game_that_is_over_stays_over(store: Store, other: Store, status: TableStatus, kept: str) -> None:
    table_id = await played(store)
    await store.update_table(table_id, TableChanges(status=status))

    (new_id,) = (await other.import_table(await store.export_table(table_id), **ELSEWHERE)).tables

    assert (await other.table(new_id)).status == kept


async def test_whoever_looks_a_file_over_may_refuse_it(store: Store, path: Path) -> None:
    data = await store.export_table(await played(store))

    def check(export: exports.Sealed, found: Iterator[exports.Found | None]) -> None:
        (one,) = found
        assert one
        assert one.newest.seq == export.tables[0].table.head
        kept = list(one.states)
        assert one.newest.state in kept
        assert len(kept) == sum(row.has_state for row in export.tables[0].rows())
        raise BadExport("unknown-game")

    with raw(path) as db:
        before = list(db.iterdump())
    with pytest.raises(BadExport, match="unknown-game"):
        await store.import_table(data, **ELSEWHERE, prove=lambda data: asyncio.to_thread(exports.prove, data, check))
    with raw(path) as db:
        assert list(db.iterdump()) == before


def forged(data: bytes, change: Callable[[Any], object]) -> bytes:
    """Rewrite the inside of a file, with a digest that fits."""
    export = msgspec.to_builtins(exports.decode(data), builtin_types=(bytes,))
    change(export)
    return exports.encode(msgspec.convert(export, exports.Export))


def reseal(content: bytes) -> bytes:
    """Put a fitting digest under any content."""
    return content + exports._digest(content)


def packed(body: bytes) -> bytes:
    """Pack any body as a file."""
    return reseal(exports.MAGIC + b"\n" + zstandard.compress(body))


async def refused(store: Store, path: Path, data: bytes) -> BadExport:
    """Offer a file that must be refused and leave no trace."""
    with raw(path) as db:
        before = list(db.iterdump())
    with pytest.raises(BadExport) as refusal:
        await store.import_table(data, **ELSEWHERE)
    with raw(path) as db:
        assert list(db.iterdump()) == before
    return refusal.value


async def test_any_damaged_byte_is_refused(store: Store) -> None:
    data = await store.export_table(await played(store))
    for place in range(len(data)):
        with pytest.raises(BadExport):
            exports.decode(data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :])
        with pytest.raises(BadExport):
            exports.decode(data[:place])


async def test_foreign_newer_and_huge_files_are_told_apart(store: Store, path: Path) -> None:
    data = await store.export_table(await played(store))
    newer = msgspec.msgpack.encode({"format": 2, "body": {"anything": 1}})

    assert (await refused(store, path, b"")).reason == "foreign"
    assert (await refused(store, path, b"\x89PNG\r\n")).reason == "foreign"
    assert (await refused(store, path, b"VIGIL3\n" + data[7:])).reason == "newer"
    assert (await refused(store, path, packed(newer))).reason == "newer"
    assert (await refused(store, path, packed(bytes(exports.UNPACKED_LIMIT + 1)))).reason == "too-large"  # type: ignore[attr-defined]
    assert (await refused(store, path, data[:-1])).reason == "damaged"
    assert (await refused(store, path, reseal(exports.MAGIC + b"no zstd"))).reason == "damaged"
    assert (await refused(store, path, packed(b"\xc1"))).reason == "damaged"
    assert (await refused(store, path, packed(msgspec.msgpack.encode({"format": 1, "body": 5})))).reason == "damaged"


FORGERIES: dict[str, Callable[[Any], object]] = {
    "a changed entry": lambda table: table["rows"][1].update(entry=b"forged"),
    "a changed link": lambda table: table["rows"][9].update(prev=3),
    "a row left out": lambda table: table["rows"].pop(4),
    "a row twice": lambda table: table["rows"].append(table["rows"][9]),
    "a changed kind": lambda table: table["rows"][2].update(kind="set"),
    "a keyframe left out": lambda table: table["keyframes"].clear(),
    "a changed keyframe": lambda table: table["keyframes"][0].update(data=b"forged"),
    "a head far away": lambda table: table["table"].update(head=2**62),
    "a number too large": lambda table: table["table"].update(owner_id=2**64 - 1),
    "no rows at all": lambda table: table["rows"].clear(),
}


@pytest.mark.parametrize("forgery", FORGERIES)
async def test_a_forged_file_is_refused_whole(store: Store, path: Path, forgery: str) -> None:
    campaign = await store.create_campaign(guild_id=GUILD, game="rise", name="")
    for n in range(2):
        await played(store, CHANNEL + n, campaign.id)
    data = await store.export_campaign(campaign.id)

    bad = forged(data, lambda export: FORGERIES[forgery](export["tables"][1]))

    assert (await refused(store, path, bad)).reason == "damaged"
