"""Routes of application commands."""

from __future__ import annotations

from bot.playground.limits import commands as limits_commands
from bot.playground.limits.errors import ApiError
from bot.playground.rest.guild import check_guild
from bot.playground.rest.routes import Call, Result, Routes
from bot.playground.world.shapes import Json

route = Routes()

GLOBAL = "/applications/{application_id}/commands"
IN_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"


def _scope(call: Call) -> str | None:
    """The guild the commands belong to, None for everywhere."""
    if call.params["application_id"] != call.world.bot_id:
        raise ApiError(404, 10002, "Unknown Application")
    if "guild_id" not in call.params:
        return None
    check_guild(call)
    return call.world.guild_id


@route("GET", GLOBAL)
@route("GET", IN_GUILD)
def list_commands(call: Call) -> Result:
    """The commands of a scope."""
    return call.world.commands.get(_scope(call), [])


@route("PUT", GLOBAL)
@route("PUT", IN_GUILD)
def replace_commands(call: Call) -> Result:
    """Replace all commands of a scope; those that keep their name keep their id."""
    scope = _scope(call)
    call.check(limits_commands.commands(call.body))
    old = {(command["type"], command["name"]): command["id"] for command in call.world.commands.get(scope, [])}
    commands = [_stored(call, scope, command, old) for command in call.body]
    call.world.set_commands(scope, commands)
    return commands


@route("GET", IN_GUILD + "/{command_id}/permissions")
def get_permissions(call: Call) -> Result:
    """Who may use a command, where a keeper has chosen; until then there is nothing to tell."""
    _scope(call)
    found = [command for command in call.world.all_commands() if command["id"] == call.params["command_id"]]
    chosen = call.world.overrides.get(found[0]["name"]) if found else None
    if not chosen:
        raise ApiError(404, 10066, "Unknown application command permissions")
    ids = {"id": found[0]["id"], "application_id": call.world.bot_id, "guild_id": call.world.guild_id}
    return ids | {"permissions": chosen}


@route("PUT", IN_GUILD + "/{command_id}/permissions")
def change_permissions(call: Call) -> Result:
    """Refuse to change who may use a command: bots may not."""
    raise ApiError(403, 20001, "Bots cannot use this endpoint")


def _stored(call: Call, scope: str | None, command: Json, old: dict[tuple[int, str], str]) -> Json:
    """Complete a command with what Discord adds to it."""
    world = call.world
    kind = command.get("type") or 1
    stored = {
        "default_member_permissions": None,
        "nsfw": False,
        "contexts": None,
        "integration_types": [0],
        "description": "",
        "options": [],
        **command,
        "id": old.get((kind, command["name"])) or world.snowflakes.next(),
        "application_id": world.bot_id,
        "type": kind,
        "version": world.snowflakes.next(),
    }
    if stored["default_member_permissions"] is not None:
        stored["default_member_permissions"] = str(stored["default_member_permissions"])
    return stored | ({"guild_id": scope} if scope else {})
