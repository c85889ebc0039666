"""Routes of channels and threads."""

from __future__ import annotations

import discord

from bot.playground.limits.components import length
from bot.playground.limits.errors import ApiError, Problem, archived, missing_permissions, not_a_thread, unknown_member
from bot.playground.rest.messages import SEND_IN_THREADS, channel_of, message_of
from bot.playground.rest.routes import Call, Result, Routes
from bot.playground.world.guild import mine, thread_member
from bot.playground.world.records import Post
from bot.playground.world.shapes import ChannelType, Json
from bot.playground.world.state import MANAGE_THREADS

route = Routes()

PUBLIC = discord.Permissions(create_public_threads=True)
PRIVATE = discord.Permissions(create_private_threads=True)
MANAGE_CHANNELS = discord.Permissions(manage_channels=True)
DURATIONS = (60, 1440, 4320, 10080)


@route("GET", "/channels/{channel_id}")
def get_channel(call: Call) -> Result:
    """Fetch a channel or thread."""
    return call.world.dms.get(call.params["channel_id"]) or mine(call.world, channel_of(call))


@route("PATCH", "/channels/{channel_id}")
def edit_channel(call: Call) -> Result:
    """Edit a thread, or a channel if the bot may."""
    channel = channel_of(call)
    call.check(length(call.body.get("name"), ("name",), 1, 100))
    if "thread_metadata" not in channel:
        channel_of(call, MANAGE_CHANNELS)
        return call.world.edit_channel(channel["id"], {k: v for k, v in call.body.items() if k in ("name", "topic")})
    _check_edit(call, channel)
    metadata = {k: v for k, v in call.body.items() if k in ("archived", "locked", "auto_archive_duration")}
    changes: Json = {"thread_metadata": channel["thread_metadata"] | metadata}
    if "name" in call.body:
        changes["name"] = call.body["name"]
    return call.world.edit_channel(channel["id"], changes)


def _check_edit(call: Call, thread: Json) -> None:
    """Refuse to change a thread, unless the bot may: members may open it again, whoever began it most of the rest."""
    world, metadata = call.world, thread["thread_metadata"]
    if world.may(world.bot_id, thread["id"], MANAGE_THREADS):
        return
    opening = call.body.get("archived") is False
    if metadata["archived"] and not opening:
        raise archived()
    own = thread["owner_id"] == world.bot_id
    member = world.bot_id in world.thread_members[thread["id"]]
    reopening = opening and call.body.keys() == {"archived"} and member and not metadata["locked"]
    if not reopening and not (own and "locked" not in call.body):
        raise missing_permissions()


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
        raise not_a_thread()
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
    """The thread of a request; one that the bot cannot see is out of its reach, its membership included."""
    thread = channel_of(call)
    if "thread_metadata" not in thread:
        raise not_a_thread()
    return thread


def _active(call: Call) -> Json:
    """The thread of a request whose members may change."""
    thread = _thread(call)
    if thread["thread_metadata"]["archived"]:
        raise archived()
    return thread


def _member(call: Call) -> str:
    """Whom a thread-member route is about."""
    user_id = call.params["user_id"]
    if user_id not in call.world.members:
        raise unknown_member()
    return user_id


@route("PUT", "/channels/{channel_id}/thread-members/@me")
def join_thread(call: Call) -> Result:
    """Bring the bot into a thread that it sees."""
    call.world.join_thread(_active(call)["id"], call.world.bot_id)
    return None


@route("PUT", "/channels/{channel_id}/thread-members/{user_id}")
def add_to_thread(call: Call) -> Result:
    """Bring somebody into a thread where the bot may write."""
    channel_of(call, SEND_IN_THREADS)
    call.world.join_thread(_active(call)["id"], _member(call))
    return None


@route("DELETE", "/channels/{channel_id}/thread-members/@me")
def leave_thread(call: Call) -> Result:
    """Take the bot out of a thread."""
    call.world.leave_thread(_active(call)["id"], call.world.bot_id)
    return None


@route("DELETE", "/channels/{channel_id}/thread-members/{user_id}")
def remove_from_thread(call: Call) -> Result:
    """Take somebody out of a thread: with Manage Threads, or out of a private one that the bot began."""
    thread = _active(call)
    own = thread["type"] == ChannelType.PRIVATE_THREAD and thread["owner_id"] == call.world.bot_id
    if not own:
        channel_of(call, MANAGE_THREADS)
    call.world.leave_thread(thread["id"], _member(call))
    return None


@route("GET", "/channels/{channel_id}/thread-members/{user_id}")
def get_thread_member(call: Call) -> Result:
    """Whether somebody is in a thread."""
    user_id = call.params["user_id"]
    member = thread_member(call.world, _thread(call)["id"], call.world.bot_id if user_id == "@me" else user_id)
    if member is None:
        raise unknown_member()
    return member


@route("GET", "/channels/{channel_id}/thread-members")
def list_thread_members(call: Call) -> Result:
    """Who is in a thread."""
    thread_id = _thread(call)["id"]
    return [
        member
        for user in call.world.thread_members[thread_id]
        if (member := thread_member(call.world, thread_id, user))
    ]
