"""Routes of channels and threads."""

from __future__ import annotations

import discord

from bot.playground.errors import ApiError, Problem, missing_permissions
from bot.playground.limits_components import length
from bot.playground.records import Post
from bot.playground.rest import Call, Result, route
from bot.playground.rest_messages import channel_of, message_of
from bot.playground.shapes import ChannelType, Json

PUBLIC = discord.Permissions(create_public_threads=True)
PRIVATE = discord.Permissions(create_private_threads=True)
MANAGE_THREADS = discord.Permissions(manage_threads=True)
MANAGE_CHANNELS = discord.Permissions(manage_channels=True)
DURATIONS = (60, 1440, 4320, 10080)


@route("GET", "/channels/{channel_id}")
def get_channel(call: Call) -> Result:
    """Fetch a channel or thread."""
    return call.world.dms.get(call.params["channel_id"]) or channel_of(call)


@route("PATCH", "/channels/{channel_id}")
def edit_channel(call: Call) -> Result:
    """Edit a thread, or a channel if the bot may."""
    channel = channel_of(call)
    call.check(length(call.body.get("name"), ("name",), 1, 100))
    if "thread_metadata" not in channel:
        channel_of(call, MANAGE_CHANNELS)
        return call.world.edit_channel(channel["id"], {k: v for k, v in call.body.items() if k in ("name", "topic")})
    if channel["owner_id"] != call.world.bot_id:
        channel_of(call, MANAGE_THREADS)
    metadata = {k: v for k, v in call.body.items() if k in ("archived", "locked", "auto_archive_duration")}
    changes: Json = {"thread_metadata": channel["thread_metadata"] | metadata}
    if "name" in call.body:
        changes["name"] = call.body["name"]
    return call.world.edit_channel(channel["id"], changes)


@route("DELETE", "/channels/{channel_id}")
def delete_channel(call: Call) -> Result:
    """Delete a thread, or a channel if the bot may."""
    channel = channel_of(call)
    channel_of(call, MANAGE_THREADS if "thread_metadata" in channel else MANAGE_CHANNELS)
    return call.world.delete_channel(channel["id"])


@route("POST", "/channels/{channel_id}/threads")
def create_thread(call: Call) -> Result:
    """Open a thread that hangs from no message; private unless the body says otherwise."""
    private = call.body.get("type", ChannelType.PRIVATE_THREAD) == ChannelType.PRIVATE_THREAD
    return _open(call, None, private=private)


@route("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def create_thread_from_message(call: Call) -> Result:
    """Open a thread from a message."""
    channel_of(call)
    post = message_of(call)
    if post.id in call.world.channels:
        raise ApiError(400, 160004, "A thread has already been created for this message")
    return _open(call, post, private=False)


def _open(call: Call, post: Post | None, *, private: bool) -> Json:
    """Check and open a thread of the bot."""
    parent = channel_of(call, PRIVATE if private else PUBLIC)
    if "thread_metadata" in parent:
        raise ApiError(400, 50024, "Cannot execute action on this channel type")
    call.reaches(parent["id"])
    call.check(length(call.body.get("name") or "", ("name",), 1, 100))
    duration = call.body.get("auto_archive_duration") or 1440
    if duration not in DURATIONS:
        call.check([Problem(("auto_archive_duration",), "BASE_TYPE_CHOICES", f"Value must be one of {DURATIONS}.")])
    world = call.world
    return world.open_thread(
        parent["id"], call.body["name"], world.bot_id, private=private, post=post, auto_archive=duration
    )


def _thread(call: Call) -> Json:
    """Find the thread of a request."""
    thread = channel_of(call)
    if "thread_metadata" not in thread:
        raise ApiError(400, 50024, "Cannot execute action on this channel type")
    return thread


def _member(call: Call) -> str:
    """Return whom a thread-member route is about."""
    user_id = call.params.get("user_id", call.world.bot_id)
    if user_id not in call.world.members:
        raise missing_permissions()
    return user_id


def join_thread(call: Call) -> Result:
    """Bring the bot or somebody else into a thread."""
    call.world.join_thread(_thread(call)["id"], _member(call))
    return None


def leave_thread(call: Call) -> Result:
    """Take the bot or somebody else out of a thread."""
    call.world.leave_thread(_thread(call)["id"], _member(call))
    return None


for _who in ("@me", "{user_id}"):
    route("PUT", f"/channels/{{channel_id}}/thread-members/{_who}")(join_thread)
    route("DELETE", f"/channels/{{channel_id}}/thread-members/{_who}")(leave_thread)


@route("GET", "/channels/{channel_id}/thread-members")
def list_thread_members(call: Call) -> Result:
    """List who is in a thread."""
    thread_id = _thread(call)["id"]
    members = call.world.thread_members[thread_id].items()
    return [{"id": thread_id, "user_id": who, "join_timestamp": when, "flags": 0} for who, when in members]
