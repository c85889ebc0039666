"""Routes of the bot itself, of users and of the guild."""

from __future__ import annotations

from bot.playground.limits.errors import missing_permissions, unknown_guild, unknown_member, unknown_user
from bot.playground.rest.routes import Call, Result, Routes
from bot.playground.world.guild import active_threads, guild
from bot.playground.world.shapes import THREADS, ChannelType, Json

route = Routes()


def check_guild(call: Call) -> None:
    """Refuse every guild but the one there is."""
    if call.params["guild_id"] != call.world.guild_id:
        raise unknown_guild()


@route("GET", "/users/@me")
def get_me(call: Call) -> Result:
    """Tell the bot who it is."""
    return call.world.users[call.world.bot_id]


@route("GET", "/users/@me/guilds")
def get_my_guilds(call: Call) -> Result:
    """The bot's one guild."""
    return [{"id": call.world.guild_id, "name": guild(call.world)["name"], "owner": False, "features": []}]


@route("POST", "/users/@me/channels")
def open_dm(call: Call) -> Result:
    """Open a direct channel; as with many people on Discord, nothing can be sent there."""
    recipient = call.world.users.get(str(call.body["recipient_id"]))
    if recipient is None:
        raise unknown_user()
    channel: Json = {"id": call.world.snowflakes.next(), "type": int(ChannelType.DM), "last_message_id": None}
    call.world.dms[channel["id"]] = channel | {"recipients": [recipient]}
    return call.world.dms[channel["id"]]


@route("GET", "/users/{user_id}")
def get_user(call: Call) -> Result:
    """Fetch a user."""
    if (user := call.world.users.get(call.params["user_id"])) is None:
        raise unknown_user()
    return user


@route("GET", "/oauth2/applications/@me")
@route("GET", "/applications/@me")
def get_application(call: Call) -> Result:
    """The bot's application."""
    world = call.world
    me = world.users[world.bot_id]
    return {
        "id": world.bot_id,
        "name": me["global_name"],
        "icon": None,
        "description": "",
        "summary": "",
        "type": None,
        "bot": me,
        "bot_public": True,
        "bot_require_code_grant": False,
        "owner": world.people[0],
        "team": None,
        "verify_key": "0" * 64,
        "flags": 0,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
    }


@route("GET", "/gateway")
def get_gateway(call: Call) -> Result:
    """Where the gateway is."""
    return {"url": call.server.gateway_url}


@route("GET", "/gateway/bot")
def get_gateway_for_bot(call: Call) -> Result:
    """Where the gateway is, and how often a session may be begun."""
    return {
        "url": call.server.gateway_url,
        "shards": 1,
        "session_start_limit": call.server.gateway.starts.described(call.world.clock.now()),
    }


@route("GET", "/guilds/{guild_id}")
def get_guild(call: Call) -> Result:
    """Fetch the guild."""
    check_guild(call)
    return guild(call.world)


@route("GET", "/guilds/{guild_id}/channels")
def list_channels(call: Call) -> Result:
    """The channels, without threads."""
    check_guild(call)
    return [channel for channel in call.world.channels.values() if channel["type"] not in THREADS]


@route("POST", "/guilds/{guild_id}/channels")
def create_channel(call: Call) -> Result:
    """Refuse: the bot does not have Manage Channels."""
    check_guild(call)
    raise missing_permissions()


@route("GET", "/guilds/{guild_id}/threads/active")
def list_threads(call: Call) -> Result:
    """The threads that the bot sees and that are not archived."""
    check_guild(call)
    threads = active_threads(call.world)
    return {"threads": threads, "members": [thread["member"] for thread in threads if "member" in thread]}


@route("GET", "/guilds/{guild_id}/roles")
def list_roles(call: Call) -> Result:
    """The roles."""
    check_guild(call)
    return list(call.world.roles.values())


@route("GET", "/guilds/{guild_id}/members")
def list_members(call: Call) -> Result:
    """The members in the order of their ids."""
    check_guild(call)
    after, limit = int(call.query.get("after", 0)), int(call.query.get("limit", 1))
    return [member for user_id, member in call.world.members.items() if int(user_id) > after][:limit]


@route("GET", "/guilds/{guild_id}/members/{user_id}")
def get_member(call: Call) -> Result:
    """Fetch a member."""
    check_guild(call)
    if (member := call.world.members.get(call.params["user_id"])) is None:
        raise unknown_member()
    return member
