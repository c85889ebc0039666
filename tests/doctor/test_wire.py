"""Discord as the doctor sees it: on the loopback, and by what Discord could answer."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import pytest

from bot.cli import doctor
from bot.config import Settings
from bot.doctor import wire
from bot.doctor.finding import Finding, failed, held
from bot.playground.connect import pointed_at
from bot.playground.server import PlaygroundServer
from bot.text import locales, tongue

COMMANDS: list[dict[str, Any]] = [
    {"name": "help"},
    {"name": "table", "options": [{"type": 1, "name": "new"}, {"type": 1, "name": "join"}]},
]


async def looked(server: PlaygroundServer, token: str | None = None, channel: str = "") -> dict[str, Finding]:
    """Everything that the doctor finds on a loopback, by what it is about."""
    channel_id = int(server.world.channel_named(channel)["id"]) if channel else None
    with pointed_at(server.url):
        found = [f async for f in wire.findings(server.token if token is None else token, COMMANDS, channel_id)]
    return {finding.about: finding for finding in found}


async def test_everything_is_well_where_vigil_is_at_home() -> None:
    async with PlaygroundServer() as server:
        server.world.set_commands(None, COMMANDS)
        found = await looked(server, channel="table-one")

    assert {about: f.state for about, f in found.items()} == dict.fromkeys(
        ("clock", "login", "application", "intents", "gateway", "commands", "servers", "channel"), "held"
    )


async def test_a_wrong_token_ends_the_visit() -> None:
    async with PlaygroundServer() as server:
        found = await looked(server, token="stolen")

    assert found["login"].state == "failed"
    assert "commands" not in found


async def test_without_a_token_nothing_is_asked() -> None:
    async with PlaygroundServer() as server:
        assert list(await looked(server, token="")) == ["token"]
        assert server.requests == {}


async def test_what_vigil_lacks_in_a_channel_is_named_in_every_language() -> None:
    async with PlaygroundServer() as server:
        server.forbid_bot("table-one", attach_files=True, read_message_history=True)
        found = (await looked(server, channel="table-one"))["channel"]

    assert found.args["missing"] == ("attach_files", "read_message_history")
    for locale in locales():
        assert "_" not in found.words(tongue(locale))


async def test_a_channel_that_vigil_cannot_see_and_one_that_nobody_knows() -> None:
    async with PlaygroundServer() as server:
        server.forbid_bot("table-one", view_channel=True)
        hidden = await looked(server, channel="table-one")
        with pointed_at(server.url):
            unknown = [f.about async for f in wire.findings(server.token, COMMANDS, 12)]

    assert "channel-unseen" in hidden
    assert "channel-unknown" in unknown


async def test_a_discord_that_cannot_be_reached_is_told() -> None:
    async with PlaygroundServer() as server:
        url = server.url
    with pointed_at(url):
        found = {f.about: f.state async for f in wire.findings("token", COMMANDS, None)}

    assert found == {"clock": "untried", "reach": "failed"}


@pytest.mark.parametrize(
    "route", ["GET /applications/@me", "GET /gateway/bot", "GET /users/@me/guilds", "GET /channels/*"]
)
async def test_one_question_without_an_answer_is_told_and_the_next_is_asked(route: str) -> None:
    async with PlaygroundServer() as server:
        server.world.set_commands(None, COMMANDS)
        server.faults.cut_before(route, times=99)
        found = await looked(server, channel="table-one")

    assert found["reach"].state == "failed"
    assert found["commands"].state == "held"
    assert route.startswith("GET /channels") == ("channel" not in found)


async def test_an_error_of_discords_is_not_called_out_of_reach() -> None:
    async with PlaygroundServer() as server:
        server.faults.refuse("GET /gateway/bot", 400, 0)
        found = await looked(server, channel="table-one")

    assert found["error"].state == "failed"
    assert "Refused" in found["error"].words(tongue("en"))
    assert "reach" not in found
    assert found["channel"].state == "held"


async def test_an_answer_that_cannot_be_read_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "gateway", lambda info: info["nothing of the kind"])
    async with PlaygroundServer() as server:
        found = await looked(server, channel="table-one")

    assert found["answer"].state == "failed"
    assert "servers" in found


@pytest.mark.parametrize(
    ("private", "shut", "about"),
    [
        (False, {}, "channel"),
        (False, {"archived": True}, "channel-archived"),
        (False, {"locked": True}, "channel-locked"),
        (False, {"locked": True, "archived": True}, "channel-locked"),
        (True, {}, "channel-unseen"),
    ],
)
async def test_a_thread_that_is_shut_is_no_place_for_a_table(private: bool, shut: dict[str, bool], about: str) -> None:
    async with PlaygroundServer() as server:
        home = server.world.channel_named("table-one")["id"]
        thread = server.world.open_thread(home, "nook", server.person("Ada").id, private=private)
        server.world.set_thread(thread["id"], **shut)
        with pointed_at(server.url):
            found = [f async for f in wire.findings(server.token, COMMANDS, int(thread["id"]))]

    assert found[-1].about == about
    for locale in locales():
        assert found[-1].words(tongue(locale))


async def test_a_category_is_no_place_for_a_table() -> None:
    async with PlaygroundServer() as server:
        server.world.channel_named("table-one")["type"] = 4
        assert "channel-kind" in await looked(server, channel="table-one")


@pytest.mark.parametrize(
    ("about", "expected"),
    [
        ({}, [("application", "held"), ("intents", "held")]),
        ({"interactions_endpoint_url": "https://elsewhere.example"}, [("endpoint", "failed"), ("intents", "held")]),
        ({"bot_require_code_grant": True}, [("code-grant", "failed"), ("intents", "held")]),
        ({"flags": 1 << 19}, [("application", "held"), ("intents", "note")]),
    ],
)
def test_an_application_that_keeps_presses_or_people_away(
    about: dict[str, Any], expected: list[tuple[str, str]]
) -> None:
    assert [(f.about, f.state) for f in wire.application({"name": "Vigil", **about})] == expected


@pytest.mark.parametrize(("left", "shards", "state"), [(900, 1, "held"), (900, 4, "note"), (0, 1, "failed")])
def test_log_ins_are_counted(left: int, shards: int, state: str) -> None:
    limit = {"total": 1000, "remaining": left, "reset_after": 7_200_000, "max_concurrency": 1}

    assert wire.gateway({"shards": shards, "session_start_limit": limit}).state == state


def test_commands_are_compared_to_their_last_word() -> None:
    assert wire.commands(COMMANDS, COMMANDS) == held("commands", count=3)
    assert wire.commands([], COMMANDS).state == "note"
    older: list[dict[str, Any]] = [{"name": "table", "options": [{"type": 1, "name": "new"}]}, {"name": "old"}]
    assert wire.commands(older, COMMANDS) == failed("commands", missing=("/help", "/table join"), strange=("/old",))


async def test_the_commands_it_expects_are_those_the_client_syncs() -> None:
    names = set(wire.paths(await doctor.own_commands()))

    assert {"/table new", "/gm undo", "/rise attack", "/help"} <= names


def test_the_shell_prints_sentences_and_fails_if_something_is_amiss(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "data").write_text("in the way")
    monkeypatch.setattr(doctor, "load", lambda: Settings(data=tmp_path / "data"))
    parser = argparse.ArgumentParser()
    doctor.add(parser.add_subparsers())

    def run(*arguments: str) -> int:
        args = parser.parse_args(["doctor", *arguments])
        return int(args.run(args))

    assert run("--locale", "ru") == 1
    told = capsys.readouterr().out
    assert "✗ Столы нельзя хранить" in told
    assert str(tmp_path / "data") in told, "a shell shows letters as they are, escapes too"
    assert run("--json") == 1
    assert {"about": "token", "state": "untried", "args": {}} in json.loads(capsys.readouterr().out)


def test_the_shell_calls_well_only_what_it_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(doctor, "load", lambda: Settings(data=tmp_path / "data"))
    parser = argparse.ArgumentParser()
    doctor.add(parser.add_subparsers())
    args = parser.parse_args(["doctor", "--locale", "en"])

    assert args.run(args) == 0
    told = capsys.readouterr().out
    assert "? No DISCORD_TOKEN is set" in told
    assert "Everything that was looked at is as Vigil needs it" in told
    assert "Everything is" not in told
