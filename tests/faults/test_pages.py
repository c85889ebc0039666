"""Private pages bring their pictures on every Discord that there may be, and what was pressed stays where it is."""

from __future__ import annotations

import pytest

from bot.games import IDS
from bot.playground.seen import Seen
from bot.playground.switches import Switches, every, parse
from tests.support.e2e.bench import CHANNEL, Bench, patience
from tests.support.faults.panels import stands

DISCORDS = every() | {"refuses-private-edits": parse("refuses-private-edits")}


@pytest.fixture(params=DISCORDS, ids=str)
def untried(request: pytest.FixtureRequest, table: Bench) -> Switches:
    """Each Discord in turn, on which nobody has tried anything."""
    table.turn(DISCORDS[request.param])
    return table.server.world.switches


async def pages(table: Bench, lobby: Seen) -> list[Seen]:
    """What Eve, who did nothing yet, sees of a mission and of the whole key."""
    eve = table.person("Eve")
    about = await (await eve.press(lobby, "About this mission")).final()
    ada = table.person("Ada")
    await ada.press(lobby, "Join")
    await ada.press(lobby, "Let Vigil play a seat")
    await ada.press(lobby, "Start")
    closer = await (await eve.press(await table.more("Eve"), "Look closer")).final()
    whole = await (await eve.select(closer, values=["key"])).final()
    await table.quiet()
    return [about, closer, whole]


async def test_a_page_shows_all_its_pictures(table: Bench, untried: Switches) -> None:
    ada = table.person("Ada")
    about, closer, whole = await pages(table, (await ada.command("table new", CHANNEL, game="training")).message)
    assert [len(page.media) for page in (about, closer, whole)] == [1, 1, 3]
    assert all(stands(table, page) for page in (about, closer, whole))
    assert not any(page.loading for page in table.private("Eve")), "nothing is left that says to wait"
    assert table.server.journal.statuses[400] <= 2, "one for each way that this Discord does not take"


async def test_a_page_of_a_game_is_turned(table: Bench, untried: Switches) -> None:
    eve = table.person("Eve")
    await eve.command("games", CHANNEL)
    await table.quiet()
    for of in IDS:
        (page,) = table.private("Eve")
        assert stands(table, page)
        await eve.select(page, values=[of])
        await table.quiet()
    (page,) = table.private("Eve")
    assert stands(table, page)


@pytest.mark.parametrize("names", ["", "refuses-new-media"])
async def test_a_page_leaves_the_message_on_which_it_was_asked_for_late(table: Bench, names: str) -> None:
    ada, eve = table.person("Ada"), table.person("Eve")
    lobby = (await ada.command("table new", CHANNEL, game="training")).message
    await table.restart()  # so that the table has to be loaded before anything can be drawn
    table.turn(parse(names))
    table.panels.publisher.ways.shows = not names
    with patience(0.0):
        reply = await eve.press(lobby, "About this mission")
    assert reply.kind == "deferred_update"
    await table.quiet()
    (page,) = table.private("Eve")
    assert (stands(table, page), lobby.deleted, "Start" in lobby.labels) == (True, False, True)
