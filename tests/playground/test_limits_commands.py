"""Commands that Discord would refuse."""

from __future__ import annotations

import pytest

from bot.playground.server import PlaygroundServer
from bot.playground.world.shapes import Json
from tests.support.playground.raw_bot import RawBot


def command(**fields: object) -> Json:
    return {"name": "go", "description": "Go there", **fields}


def value(**fields: object) -> Json:
    return {"type": 3, "name": "where", "description": "Where to", **fields}


def group(*inner: Json) -> Json:
    return {"type": 2, "name": "group", "description": "A group", "options": list(inner)}


def sub(*inner: Json) -> Json:
    return {"type": 1, "name": "sub", "description": "A subcommand", "options": list(inner)}


REFUSED: dict[str, list[Json]] = {
    "capital letter": [command(name="Go")],
    "space": [command(name="go there")],
    "33 letters": [command(name="x" * 33)],
    "empty description": [command(description="")],
    "description over 100": [command(description="x" * 101)],
    "unknown locale": [command(name_localizations={"pt-PT": "ir"})],
    "bad localized name": [command(name_localizations={"pt-BR": "Ir"})],
    "101 commands": [command(name=f"go{n}") for n in range(101)],
    "same name twice": [command(), command()],
    "26 options": [command(options=[value(name=f"w{n}") for n in range(26)])],
    "26 choices": [command(options=[value(choices=[{"name": str(n), "value": str(n)} for n in range(26)])])],
    "choices and autocomplete": [command(options=[value(autocomplete=True, choices=[{"name": "a", "value": "a"}])])],
    "required after optional": [command(options=[value(), value(name="who", required=True)])],
    "option name twice": [command(options=[value(), value()])],
    "subcommand beside a value": [command(options=[sub(), value()])],
    "group in a group": [command(options=[group(group(sub()))])],
    "subcommand in a subcommand": [command(options=[sub(sub())])],
    "subcommand in a grouped subcommand": [command(options=[group(sub(sub()))])],
    "8000 characters": [
        command(
            options=[
                value(name=f"w{n}", choices=[{"name": f"{c}".rjust(100, "x"), "value": str(c)} for c in range(25)])
                for n in range(4)
            ]
        )
    ],
}


@pytest.mark.parametrize("case", REFUSED)
async def test_refused(server: PlaygroundServer, raw: RawBot, case: str) -> None:
    status, error = await raw.sync(REFUSED[case])
    assert (status, error["code"]) == (400, 50035)
    assert any(violation.source == "limits" for violation in server.violations)
    assert server.world.all_commands() == []


async def test_accepted(server: PlaygroundServer, raw: RawBot) -> None:
    full = command(
        name="стол",
        name_localizations={"pt-BR": "mesa-nova", "ru": "стол"},
        description_localizations={"ru": "Открыть стол"},
        options=[group(sub(value(required=True), value(name="who", type=6)))],
    )
    status, stored = await raw.sync([full, {"name": "Look At", "type": 3}])
    assert status == 200
    assert server.violations == []
    assert [entry["type"] for entry in stored] == [1, 3]


async def test_names_keep_their_ids(raw: RawBot) -> None:
    _, before = await raw.sync([command(), command(name="other")])
    _, after = await raw.sync([command(description="Elsewhere")])
    assert after[0]["id"] == before[0]["id"]
    assert after[0]["version"] != before[0]["version"]


async def test_guild_commands_hide_global_ones(server: PlaygroundServer, raw: RawBot) -> None:
    world = server.world
    await raw.sync([command(), command(name="other")])
    await raw.call(
        "PUT", f"/applications/{world.bot_id}/guilds/{world.guild_id}/commands", [command(description="Own")]
    )
    assert [(entry["name"], entry["description"]) for entry in world.all_commands()] == [
        ("go", "Own"),
        ("other", "Go there"),
    ]
