"""Who is a game-master, and what they settle: answers, seats, skips, pauses, locks, transfers."""

from __future__ import annotations

import contextlib
from pathlib import Path

import discord
import pytest

from bot.engine.match import ENCODER
from bot.playground.world.state import World
from bot.store import Commit
from tests.support.e2e.bench import CHANNEL, Bench, bench, lamplight
from tests.support.e2e.gm import MANAGER, MASTER, NOT_MASTER, PLAYER, STRANGER, confirm, gm, move, opened, said
from tests.support.e2e.sketchpad import Sketchpad


@pytest.mark.parametrize(
    ("command", "options"),
    [("answer", {"seat": "mara"}), ("seat", {"seat": "ivo"}), ("set", {"what": "lamp", "value": "5"})],
    ids=["answer", "seat", "set"],
)
@pytest.mark.parametrize("name", [PLAYER, STRANGER])
async def test_players_and_strangers_are_refused(
    table: Bench, name: str, command: str, options: dict[str, str]
) -> None:
    session = await opened(table)
    assert (await said(table, name, command, **options)).startswith(NOT_MASTER)
    assert session.row.head == 1
    for option in options:
        given = {key: value for key, value in options.items() if key not in (option, "value")}
        assert await table.person(name).autocomplete(f"gm {command}", option, "", CHANNEL, **given) == []


@pytest.mark.parametrize("name", [PLAYER, STRANGER])
async def test_nobody_makes_themselves_a_game_master(table: Bench, name: str) -> None:
    session = await opened(table)
    person = table.person(name)
    assert (await said(table, name, "transfer", person=person)).startswith(NOT_MASTER)
    keeper = next(role for role in table.server.world.roles if role != table.server.world.guild_id)
    assert "manages the server" in await said(table, name, "role", role=keeper)
    assert session.row.owner_id == int(table.person(MASTER).id)
    assert (await said(table, name, "pause")).startswith(NOT_MASTER)


async def test_whoever_manages_the_server_is_a_game_master_of_every_table(table: Bench) -> None:
    session = await opened(table)
    assert (await said(table, MANAGER, "pause")).startswith("Nobody can answer")
    assert session.row.paused


async def test_a_role_makes_game_masters_and_only_managers_choose_it(tmp_path: Path) -> None:
    world, role = narrators(STRANGER)
    async with contextlib.AsyncExitStack() as stack:
        pool = await stack.enter_async_context(Sketchpad())
        table = await stack.enter_async_context(bench(tmp_path / "vigil.sqlite3", pool, world=world))
        session = await opened(table)
        assert (await said(table, STRANGER, "pause")).startswith(NOT_MASTER)
        assert "manages the server" in await said(table, MASTER, "role", role=role)
        assert f"<@&{role}>" in await said(table, MANAGER, "role", role=role)
        assert (await said(table, PLAYER, "pause")).startswith(NOT_MASTER)
        assert (await said(table, STRANGER, "pause")).startswith("Nobody can answer")
        assert (await said(table, STRANGER, "unpause")) == "The game goes on."
        await table.restart()
        session = await table.session()
        assert (await said(table, STRANGER, "skip")) == "The game goes on."
        assert (await said(table, MANAGER, "role")).startswith("No role makes")
        assert (await said(table, STRANGER, "pause")).startswith(NOT_MASTER)
        assert not session.row.paused


async def test_a_game_master_by_role_has_a_say_in_lobby_panel_and_close(tmp_path: Path) -> None:
    async with contextlib.AsyncExitStack() as stack:
        pool = await stack.enter_async_context(Sketchpad())
        world, role = narrators(STRANGER)
        table = await stack.enter_async_context(bench(tmp_path / "vigil.sqlite3", pool, world=world))
        narrator = table.person(STRANGER)
        lobby = await table.lobby(MASTER, PLAYER)
        refusal = (await narrator.press(lobby, "Let Vigil play a seat")).message.text
        assert refusal == "Only whoever sits at the table, or is its game-master, may do that."
        await said(table, MANAGER, "role", role=role)
        await narrator.press(lobby, "Let Vigil play a seat")
        await table.quiet()
        session = await table.session()
        assert [seat.kind for seat in session.seats.values()].count("computer") == 1
        await table.person(MASTER).press(lobby, "Start")
        await table.quiet()
        assert (await narrator.command("table panel", CHANNEL)).message.text == "The panel stands below."
        await table.finish(session)
        await table.quiet()
        assert "Mission" in (await narrator.command("table next", CHANNEL)).message.text
        assert (await narrator.command("table close", CHANNEL)).message.text == "The table is closed."


def narrators(*names: str) -> tuple[World, str]:
    """A server where these people hold a role of their own."""
    world = World.fresh()
    role = world._add_role("Narrators", discord.Permissions.none())
    for user in world.people:
        if user["global_name"] in names:
            world.members[user["id"]]["roles"].append(role)
    return world, role


async def test_a_game_master_answers_for_a_seat_and_the_table_is_told(table: Bench) -> None:
    session = await table.open(PLAYER, STRANGER)
    seats = await table.person(MANAGER).autocomplete("gm answer", "seat", "", CHANNEL)
    assert [seat["value"] for seat in seats] == ["mara"]
    actions = await table.person(MANAGER).autocomplete("gm answer", "action", "move to c", CHANNEL, seat="mara")
    assert "Move to C4" in {action["name"] for action in actions}
    assert await said(table, MANAGER, "answer", seat="mara", action="move to=C4") == "Answered for Mara."
    assert lamplight(session).keepers["mara"].at == "C4"
    panel = await table.panel()
    assert "Ada, as game-master, answers for Mara." in panel.text
    assert "Mara moves to C4." in panel.text
    assert "is not asked anything now. Asked now: Mara." in await said(table, MANAGER, "answer", seat="ivo")
    assert "not possible right now" in await said(table, MANAGER, "answer", seat="mara", action="fly")


async def test_a_game_master_is_not_offered_what_is_secret_and_cannot_probe_for_it(table: Bench) -> None:
    session = await table.open(PLAYER, STRANGER)
    state = lamplight(session)
    state.keepers["mara"].hand[:] = ["flask"]
    await lay(table)
    session = await table.session()
    held = "play card=flask"
    assert held in {option.key for option in session.match.asks[0].options}
    actions = await table.person(MANAGER).autocomplete("gm answer", "action", "", CHANNEL, seat="mara")
    assert not any("flask" in action["value"].lower() for action in actions)
    typed = await table.person(MANAGER).autocomplete("gm answer", "action", "play", CHANNEL, seat="mara")
    assert [action["value"] for action in typed] == ["plainest"]
    refused = {
        await said(table, MANAGER, "answer", seat="mara", action=f"play card={card}") for card in ("flask", "tea")
    }
    assert len(refused) == 1, "what is held and what is not are refused alike"


async def test_a_secret_ask_is_answered_with_its_default(table: Bench) -> None:
    session = await table.open(PLAYER, STRANGER)
    while "brace" not in {ask.prompt for ask in session.match.asks}:
        await table.rest(session)
    await table.quiet()
    first = session.match.waiting[0]
    actions = await table.person(MANAGER).autocomplete("gm answer", "action", "", CHANNEL, seat=first)
    assert [action["value"] for action in actions] == ["plainest"]
    await said(table, MANAGER, "answer", seat=first)
    assert first not in session.match.waiting


async def test_skip_takes_the_plainest_answer_for_everybody_who_is_asked(table: Bench) -> None:
    session = await table.open(PLAYER, STRANGER)
    while "brace" not in {ask.prompt for ask in session.match.asks}:
        await table.rest(session)
    await table.quiet()
    asked = session.asked
    assert await said(table, MANAGER, "skip") == "The game goes on."
    assert session.asked != asked
    assert "goes on with the plainest answer" in "".join(message.text for message in table.public())


async def test_a_paused_table_takes_no_answer_until_it_goes_on(table: Bench) -> None:
    session = await opened(table)
    await said(table, MASTER, "pause")
    panel = await table.panel()
    assert "⏸ The game-master has paused the game." in panel.text
    assert "Bruno, as game-master, pauses the game." in panel.text
    reply = await table.choose(session, table.person(MASTER), ["move to=C4"])
    assert reply.message.text.startswith("The game-master has paused the game.")
    assert (await table.take_back(MASTER)).message.text.startswith("The game-master has paused the game.")
    assert "paused already" in await said(table, MASTER, "pause")
    await table.restart()
    session = await table.session()
    assert session.row.paused
    await said(table, MASTER, "unpause")
    assert "not paused" in await said(table, MASTER, "unpause")
    await move(table, session, MASTER, "move to=C4")
    assert lamplight(session).keepers["mara"].at == "C4"


async def test_vigils_players_wait_while_a_table_is_paused(table: Bench) -> None:
    session = await opened(table, computers=1)
    await said(table, MASTER, "pause")
    await said(table, MASTER, "seat", seat="mara")
    assert session.match.waiting == ("mara",)
    await said(table, MASTER, "unpause")
    assert session.match.waiting != ("mara",)


async def test_a_locked_table_lets_nobody_new_sit_down(table: Bench) -> None:
    session = await opened(table, computers=1)
    await said(table, MASTER, "lock")
    stranger = table.person(STRANGER)
    assert "nobody new" in (await stranger.command("table join", CHANNEL)).message.text
    assert "nobody new" in (await table.person(PLAYER).command("table join", CHANNEL, seat="nell")).message.text
    await said(table, MASTER, "lock", locked=False)
    asked = (await stranger.command("table join", CHANNEL)).message
    for name in (MASTER, PLAYER):
        await confirm(table, name, asked, "Yes")
    assert session.seats["nell"].user_id == int(stranger.id)


async def test_a_lobby_can_be_locked_and_its_seats_handed_out(table: Bench) -> None:
    lobby = await table.lobby(MASTER)
    await said(table, MASTER, "lock")
    assert "nobody new" in (await table.person(STRANGER).press(lobby, "Join")).message.text
    await said(table, MASTER, "seat", seat="ivo", person=table.person(PLAYER))
    session = await table.session()
    assert session.seats["ivo"].user_id == int(table.person(PLAYER).id)
    assert table.named(PLAYER) in (await table.panel()).text


async def test_a_seat_is_handed_over_and_the_old_desk_is_put_away(table: Bench) -> None:
    session = await opened(table)
    panel = await table.panel()
    desk = table.desk(await table.person(PLAYER).press(panel, "My hand"))
    await table.server.until(lambda: desk.files)
    assert await said(table, MANAGER, "seat", seat="ivo", person=table.person(STRANGER)) == (
        "Ivo is in the hands of Dmitri now."
    )
    assert "no longer yours" in desk.text
    assert (desk.buttons, desk.selects, desk.files) == ([], [], [])
    panel = await table.panel()
    assert table.named(STRANGER) in panel.text
    assert "Ada, as game-master, hands Ivo to Dmitri." in panel.text
    assert "You have no seat" in (await table.person(PLAYER).press(panel, "My hand")).message.text
    await move(table, session, MASTER, "move to=C4")
    await move(table, session, MASTER, "move to=D4")
    await move(table, session, STRANGER, "move to=D4")
    assert lamplight(session).keepers["ivo"].at == "D4"


async def test_a_seat_that_is_handed_to_vigil_is_played_on_at_once(table: Bench) -> None:
    session = await opened(table)
    assert await said(table, MASTER, "seat", seat="mara") == "Vigil plays Mara now."
    assert session.match.waiting == ("ivo",)
    assert "lets Vigil play Mara" in "".join(message.text for message in table.public())
    assert "Somebody has to stay" in await said(table, MASTER, "seat", seat="ivo")
    assert "no such seat" in await said(table, MASTER, "seat", seat="zed")
    assert "not in this game" in await said(table, MASTER, "seat", seat="otto")


async def test_a_table_is_transferred_with_all_its_rights(table: Bench) -> None:
    session = await opened(table)
    await said(table, MASTER, "transfer", person=table.person(PLAYER))
    assert session.row.owner_id == int(table.person(PLAYER).id)
    assert (await said(table, MASTER, "pause")).startswith(NOT_MASTER)
    assert (await said(table, PLAYER, "pause")).startswith("Nobody can answer")
    assert "Bruno makes Chiara the game-master of this table." in (await table.panel()).text


async def test_another_bot_gets_no_seat(table: Bench) -> None:
    await opened(table)
    reply = await gm(table, MASTER, "seat", seat="ivo", person=table.server.world.bot_id)
    assert "Another bot cannot sit down" in reply.message.text


async def lay(table: Bench) -> None:
    """Keep the position as it was changed, and start from it as after a restart."""
    session = await table.session()
    await table.store.commit(session.id, Commit(kind="fork", state=ENCODER.encode(session.match.state)))
    session.forget()
    await session.refresh()
    await session.loaded()
