"""What Vigil learns of a Discord: never at the price of a board, kept over a restart, and unlearned if it was wrong."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.playground.seen import Seen
from bot.playground.switches import Switches, every, parse
from bot.store.store import now_ms
from cogs.post import learned
from tests.support.e2e.bench import Bench, give
from tests.support.e2e.checking import begun, reported
from tests.support.e2e.sketchpad import Sketchpad
from tests.support.faults.panels import STEPS, only, stands


async def walk(table: Bench, to: str) -> tuple[str, Seen]:
    """Let Ada walk; gives the kind of her answer, and the panel that she pressed."""
    panel = await table.panel()
    reply = await give(table.person("Ada"), panel, [f"move to={to}"])
    assert reply is not None
    return reply.kind, panel


@pytest.fixture(params=every(), ids=str)
def untried(request: pytest.FixtureRequest, table: Bench) -> Switches:
    """Each Discord in turn, on which nobody has tried anything."""
    table.server.world.switches = every()[request.param]
    table.panels.publisher.ways.keeps = False
    return table.server.world.switches


async def test_the_first_press_of_all_keeps_the_board_and_its_words_do_not_wait_for_the_next(
    table: Bench, untried: Switches
) -> None:
    await table.open("Ada", "Bruno")
    assert isinstance(table.pool, Sketchpad)
    for to in STEPS:
        table.pool.gate.clear()
        kind, panel = await walk(table, to)
        assert (kind, stands(table, panel)) == ("deferred_update", True)
        await table.server.until(lambda: f"Mara moves to {to}." in panel.text)  # noqa: B023
        assert stands(table, panel)
        table.pool.gate.set()
        assert stands(table, await only(table))
    assert not table.boards.vanished


async def test_what_a_check_finds_is_known_after_a_restart(table: Bench) -> None:
    table.turn(Switches())
    await table.open("Ada", "Bruno")
    table.panels.publisher.ways.keeps = False
    assert (await walk(table, "C4"))[0] == "deferred_update"
    await table.quiet()
    await reported(table, await begun(table))
    await table.restart()
    assert (await walk(table, "D4"))[0] == "update"
    await only(table)


async def test_a_check_unlearns_what_is_so_no_more(table: Bench) -> None:
    table.turn(parse("refuses-new-files"))
    await table.open("Ada", "Bruno")
    await walk(table, "C4")
    await only(table)
    assert not table.panels.publisher.ways.brings
    table.turn(parse("update-drops-listed-files"))
    await reported(table, await begun(table))
    await table.restart()
    ways = table.panels.publisher.ways
    assert (ways.shows, ways.brings, ways.keeps) == (True, True, False)


@pytest.mark.parametrize("ids", ["tells-ids", "hides-ids"])
async def test_whoever_was_wrong_that_a_press_keeps_the_board_is_so_once(table: Bench, ids: str) -> None:
    table.turn(parse(ids))
    await table.open("Ada", "Bruno")
    table.server.world.switches = parse(f"update-drops-listed-files,{ids}")
    assert (await walk(table, "C4"))[0] == "update"
    assert stands(table, await only(table)), "it is drawn and sent again"
    assert len(table.boards.vanished) == 1, "Discord has changed its ways, and nobody could know"
    table.boards.vanished.clear()
    await table.restart()
    kind, panel = await walk(table, "D4")
    assert (kind, stands(table, panel)) == ("deferred_update", True)
    assert "stands at D4" in (await only(table)).alt_texts[0]


REFUSES = "refuses-new-media,keeps-by-url"


async def test_what_is_refused_once_is_not_tried_again_nor_after_a_restart(table: Bench) -> None:
    table.turn(parse(REFUSES))
    await table.open("Ada", "Bruno")
    for to in STEPS:
        await walk(table, to)
        await only(table)
        await table.restart()
    assert table.server.journal.statuses[400] == 2, "one for each way that this Discord does not take"


async def test_what_was_refused_is_tried_again_after_a_day(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    table.turn(parse("refuses-new-files"))
    await table.open("Ada", "Bruno")
    old = (await table.panel()).id
    await walk(table, "C4")
    assert (await only(table)).id != old
    table.turn(Switches())
    await table.restart()
    later = now_ms() + learned.DAY_MS + 1
    monkeypatch.setattr("cogs.post.learned.now_ms", lambda: later)
    old = (await table.panel()).id
    await walk(table, "D4")
    assert (await only(table)).id == old, "it is edited in place again"


async def test_what_is_refused_again_after_a_day_is_believed_for_another_day(table: Bench) -> None:
    table.turn(parse("refuses-new-files"))
    session = await table.open("Ada", "Bruno")
    await walk(table, STEPS[0])
    await only(table)
    ways = table.panels.publisher.ways
    ways._noted = ways._stored = {name: replace(way, since=0) for name, way in ways._noted.items()}  # long ago
    refused = [table.server.journal.statuses[400]]
    for _ in range(3):
        session.version += 1
        table.panels.publisher.wake(session)
        await table.quiet()
        refused.append(table.server.journal.statuses[400])
    assert refused[0] < refused[1] == refused[3]


@pytest.mark.parametrize("now", ["keeps-by-url", "keeps-by-name"])
async def test_how_a_picture_is_named_is_found_out_anew_where_it_was_wrong(table: Bench, now: str) -> None:
    table.turn(parse(now))
    await table.open("Ada", "Bruno")
    table.panels.publisher.ways.by_name = now == "keeps-by-url"
    kind, panel = await walk(table, "C4")
    assert (kind, stands(table, panel)) == ("update", True)
    assert stands(table, await only(table))
    await walk(table, "D4")
    await only(table)
    assert table.server.journal.statuses[400] <= 1
