"""Who sees /gm, and what those have instead who do not: a table's opener is its game-master all the same."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
import pytest_asyncio

from bot.playground.limits.rights import ROLE, shown_to
from bot.playground.people import InteractionFailed, Reply
from bot.playground.world.state import World
from cogs.gm.master import DEEDS
from tests.support.e2e.bench import CHANNEL, Bench, bench, lamplight
from tests.support.e2e.gm import MANAGER, MASTER, NOT_MASTER, PLAYER, STRANGER, confirm, move, opened, said
from tests.support.e2e.sketchpad import Sketchpad


@pytest_asyncio.fixture(loop_scope="session")
async def strict(tmp_path: Path) -> AsyncIterator[Bench]:
    """A bench on a server as it is when Vigil has just been invited."""
    world = World.fresh()
    world._add_role("Narrators", discord.Permissions.none())
    async with (
        Sketchpad() as sketchpad,
        bench(tmp_path / "vigil.sqlite3", sketchpad, world=world, everybody_sees_gm=False) as ready,
    ):
        yield ready


def narrators(table: Bench) -> str:
    return next(id for id, role in table.server.world.roles.items() if role["name"] == "Narrators")


def sees_gm(table: Bench, name: str) -> bool:
    return "gm" in {command["name"] for command in shown_to(table.server.world, table.person(name).id)}


async def master(table: Bench, name: str, action: str, **options: object) -> Reply:
    given = {"action": action, **options}
    reply = await table.person(name).command("master", CHANNEL, options=given)  # type: ignore[arg-type]
    await table.quiet()
    return reply


async def test_gm_is_shown_to_those_who_manage_the_server_and_refused_to_others(strict: Bench) -> None:
    await opened(strict)
    assert [sees_gm(strict, name) for name in (MANAGER, MASTER, STRANGER)] == [True, False, False]
    assert (await said(strict, MANAGER, "pause")).startswith("Nobody can answer")
    with pytest.raises(InteractionFailed, match="may not use that command"):
        await strict.person(MASTER).command("gm unpause", CHANNEL)
    with pytest.raises(InteractionFailed, match="may not use that command"):
        await strict.person(MASTER).autocomplete("gm seat", "seat", "", CHANNEL)


async def test_whoever_opened_the_table_does_all_of_it_with_master(strict: Bench) -> None:
    session = await opened(strict, computers=1)
    await move(strict, session, MASTER, "move to=C4")
    preview = (await master(strict, MASTER, "undo")).message
    await confirm(strict, MASTER, preview)
    assert lamplight(session).keepers["mara"].at != "C4"
    await master(strict, MASTER, "redo")
    assert lamplight(session).keepers["mara"].at == "C4"
    assert "History" in (await master(strict, MASTER, "history")).message.text
    preview = (await master(strict, MASTER, "set", what="lamp", value="5")).message
    await confirm(strict, MASTER, preview)
    assert lamplight(session).lamp == 5
    await master(strict, MASTER, "pause")
    assert session.row.paused
    await master(strict, MASTER, "unpause")
    await master(strict, MASTER, "lock")
    assert (session.row.paused, session.row.locked) == (0, 1)
    await master(strict, MASTER, "unlock")
    assert not session.row.locked
    head = session.row.head
    await master(strict, MASTER, "answer", seat=session.match.waiting[0])
    await master(strict, MASTER, "skip")
    assert session.row.head > head + 1
    await master(strict, MASTER, "seat", seat="ivo")
    assert session.seats["ivo"].kind == "computer"
    assert (await (await master(strict, MASTER, "audit")).final()).files
    assert "proved" in (await (await master(strict, MASTER, "resync")).final()).text
    assert "Press **Begin**" in (await (await master(strict, MASTER, "check")).final()).text
    await master(strict, MASTER, "transfer", person=strict.person(PLAYER))
    assert session.row.owner_id == int(strict.person(PLAYER).id)


@pytest.mark.parametrize("deed", DEEDS)
async def test_master_asks_for_the_same_authority(strict: Bench, deed: str) -> None:
    session = await opened(strict)
    head = session.row.head
    person = strict.person(PLAYER)
    reply = await master(strict, PLAYER, deed, seat="mara", person=person, what="lamp", value="5")
    assert reply.message.ephemeral
    assert reply.message.text.startswith(NOT_MASTER)
    assert session.row.head == head
    for option, given in (("seat", {}), ("what", {"seat": "mara"}), ("value", {"what": "lamp"})):
        found = await person.autocomplete("master", option, "", CHANNEL, action=deed, **given)
        assert found == [] or deed == "undo", "what led here is no secret"


@pytest.mark.parametrize(
    ("deed", "missing"), [("set", "put right"), ("answer", "a seat"), ("seat", "a seat"), ("transfer", "a person")]
)
async def test_master_says_what_is_missing(strict: Bench, deed: str, missing: str) -> None:
    session = await opened(strict)
    assert missing in (await master(strict, MASTER, deed)).message.text
    assert session.row.head == 1


async def test_master_completes_what_goes_with_the_deed(strict: Bench) -> None:
    session = await opened(strict)
    await move(strict, session, MASTER, "move to=C4")
    person = strict.person(MASTER)

    async def offered(option: str, action: str, **given: str) -> set[str]:
        found = await person.autocomplete("master", option, "", CHANNEL, action=action, **given)
        return {str(each["value"]) for each in found}

    assert await offered("seat", "answer") == {"mara"}
    assert await offered("seat", "seat") == {"mara", "ivo"}
    assert await offered("what", "undo") == {"2"}
    assert "lamp" in await offered("what", "set")
    assert "5" in await offered("value", "set", what="lamp")
    assert "plainest" in await offered("what", "answer", seat="mara")
    assert await offered("what", "pause") == set()


async def test_the_status_tells_a_game_master_of_it(strict: Bench) -> None:
    await opened(strict)
    told = [(await strict.person(name).command("table status", CHANNEL)).message.text for name in (MASTER, PLAYER)]
    assert ["`/master`" in text for text in told] == [True, False]


async def test_whoever_names_the_role_is_told_what_only_people_can_do_and_whether_it_was_done(strict: Bench) -> None:
    role, world = narrators(strict), strict.server.world
    world.members[strict.person(STRANGER).id]["roles"].append(role)
    await opened(strict)
    assert "Server Settings > Integrations" in await said(strict, MANAGER, "role", role=role)
    assert not sees_gm(strict, STRANGER)
    assert (await master(strict, STRANGER, "pause")).message.text.startswith("Nobody can answer")
    world.override("gm", role, ROLE, allowed=True)
    assert sees_gm(strict, STRANGER)
    answer = await said(strict, MANAGER, "role", role=role)
    assert answer.endswith("Discord shows them `/gm`.")
    assert await said(strict, STRANGER, "unpause") == "The game goes on."
    world.override("gm", role, ROLE, allowed=False)
    assert "Integrations" in await said(strict, MANAGER, "role", role=role)
