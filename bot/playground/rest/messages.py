"""Routes of messages in channels."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import discord

from bot.playground.limits import messages
from bot.playground.limits.errors import (
    Problem,
    archived,
    cannot_message_user,
    empty_message,
    invalid_form,
    locked,
    missing_access,
    missing_permissions,
    not_the_author,
    unknown_channel,
    unknown_message,
)
from bot.playground.rest.routes import Call, Result, Routes
from bot.playground.world.messages import compose, listed_of, revised, staying, unsigned
from bot.playground.world.records import Change, Post
from bot.playground.world.shapes import Flag, Json
from bot.playground.world.state import MANAGE_THREADS, VIEW

route = Routes()

NONCE_SECONDS = 600.0
SEND = discord.Permissions(send_messages=True)
SEND_IN_THREADS = discord.Permissions(send_messages_in_threads=True)
ATTACH = discord.Permissions(attach_files=True)
HISTORY = discord.Permissions(read_message_history=True)
MANAGE = discord.Permissions(manage_messages=True)


def channel_of(call: Call, needed: discord.Permissions = VIEW) -> Json:
    """The channel of a request, in which the bot may do this."""
    channel_id = call.params["channel_id"]
    if channel_id in call.world.dms:
        raise cannot_message_user()
    if channel_id not in call.world.channels:
        raise unknown_channel()
    if not call.world.sees(call.world.bot_id, channel_id):
        raise missing_access()
    if not call.world.may(call.world.bot_id, channel_id, needed):
        raise missing_permissions()
    return call.world.channels[channel_id]


def check_open(call: Call, channel: Json, *, edit: bool) -> None:
    """Refuse to write in a locked thread, and to change anything in an archived one: only a new message opens it."""
    metadata = channel.get("thread_metadata") or {}
    free = call.world.may(call.world.bot_id, channel["id"], MANAGE_THREADS)
    if metadata.get("locked") and not free:
        raise archived() if metadata["archived"] else locked()
    if edit and metadata.get("archived"):
        raise archived()


def message_of(call: Call) -> Post:
    """The message of a request; ephemeral ones do not exist for these routes."""
    post = call.world.posts[call.params["channel_id"]].get(call.params["message_id"])
    if post is None or post.owner is not None:
        raise unknown_message()
    return post


def check_message(
    call: Call, payload: Json, before: Post | None = None, prefix: tuple[str, ...] = (), *, update: bool = False
) -> None:
    """Refuse a message body that Discord would refuse."""
    old = before.data if before else None
    notes = {str(note.get("id")): note for note in payload.get("attachments") or ()}
    new = {notes.get(str(i), {}).get("filename") or u.filename for i, u in call.uploads.items()}
    kept = {file["filename"] for file in staying(call.world, before, payload, update=update)} if before else set[str]()
    named = new | kept | ({file["filename"] for file in listed_of(before, payload)} if before else set[str]())
    problems: Iterator[Problem] = messages.message(payload, names=named, new_files=len(call.uploads), before=old)
    call.check(Problem((*prefix, *problem.path), problem.code, problem.message) for problem in problems)
    if messages.is_empty(payload, files=bool(new | kept), before=old):
        raise call.refuse(empty_message())
    if not call.world.switches.takes_long_menus and (long := list(messages.long_menus(payload))):
        raise invalid_form(long)
    if before:
        _check_disputed(call, before, payload, new, kept)


def _check_disputed(call: Call, before: Post, payload: Json, new: set[str], kept: set[str]) -> None:
    """Refuse what an edit shows in a way that Discord may not take; the bot cannot know that, and is not blamed."""
    switches = call.world.switches
    if new and before.flags & Flag.COMPONENTS_V2 and not switches.takes_new_files:
        raise invalid_form([Problem(("attachments",), "BASE_TYPE_BAD_LENGTH", "This message takes no more files.")])
    names = (new if switches.takes_new_media else set[str]()) | (kept - new if switches.keeps_by_name else set[str]())
    if not switches.takes_unsigned and unsigned(payload, before.files):
        raise invalid_form([Problem(("components",), "URL_TYPE_INVALID_URL", "The address is not signed.")])
    if problems := list(messages.missing_files(payload, names)):
        raise invalid_form(problems)


@route("POST", "/channels/{channel_id}/messages")
def create_message(call: Call) -> Result:
    """Say something in a channel; with an enforced nonce, once."""
    in_thread = "thread_metadata" in channel_of(call)
    needed = (SEND_IN_THREADS if in_thread else SEND) | (ATTACH if call.uploads else discord.Permissions())
    channel = channel_of(call, needed)
    check_open(call, channel, edit=False)
    call.reaches(channel["id"])
    if (earlier := _by_nonce(call)) is not None:
        return earlier.data
    check_message(call, call.body)
    if in_thread and channel["thread_metadata"]["archived"]:
        call.world.set_thread(channel["id"], archived=False)
    payload = call.body | {"flags": (call.body.get("flags") or 0) & ~Flag.EPHEMERAL}
    post = call.world.post(compose(call.world, call.world.bot_id, channel["id"], payload, call.uploads))
    if call.body.get("enforce_nonce"):
        call.server.nonces[str(call.body["nonce"])] = (call.world.clock.now(), post)
    return post.data


def _by_nonce(call: Call) -> Post | None:
    """The message that this one would double."""
    nonces, now = call.server.nonces, call.world.clock.now()
    for nonce in [nonce for nonce, (when, _) in nonces.items() if now - when > NONCE_SECONDS]:
        del nonces[nonce]
    if not call.body.get("enforce_nonce") or not call.world.switches.honours_nonces:
        return None
    _, post = nonces.get(str(call.body.get("nonce")), (0.0, None))
    return post


@route("GET", "/channels/{channel_id}/messages")
def list_messages(call: Call) -> Result:
    """Messages, newest first; none to whom the history is closed."""
    channel = channel_of(call)
    if not call.world.may(call.world.bot_id, channel["id"], HISTORY):
        return []
    limit = min(int(call.query.get("limit", 50)), 100)
    posts = list(call.world.history(channel["id"]))
    if "after" in call.query:
        later = islice((p for p in posts if int(p.id) > int(call.query["after"])), limit)
        return [post.data for post in reversed(list(later))]
    if "around" in call.query:
        pivot = int(call.query["around"])
        nearest = sorted(posts, key=lambda post: abs(int(post.id) - pivot))[:limit]
        return [post.data for post in sorted(nearest, key=lambda post: -int(post.id))]
    before = int(call.query.get("before", 1 << 63))
    return [post.data for post in islice((p for p in reversed(posts) if int(p.id) < before), limit)]


@route("GET", "/channels/{channel_id}/messages/pins")
def list_pins(call: Call) -> Result:
    """Pinned messages, the last one first."""
    channel = channel_of(call, HISTORY)
    pinned = [post.data for post in call.world.history(channel["id"]) if post.data["pinned"]]
    return {
        "items": [{"pinned_at": data["timestamp"], "message": data} for data in reversed(pinned)],
        "has_more": False,
    }


@route("PUT", "/channels/{channel_id}/messages/pins/{message_id}")
def pin(call: Call) -> Result:
    """Pin a message."""
    channel_of(call, MANAGE)
    post = message_of(call)
    call.world.revise(post, post.raw | {"pinned": True})
    return None


@route("DELETE", "/channels/{channel_id}/messages/pins/{message_id}")
def unpin(call: Call) -> Result:
    """Take a message from the pins."""
    channel_of(call, MANAGE)
    post = message_of(call)
    call.world.revise(post, post.raw | {"pinned": False})
    return None


@route("POST", "/channels/{channel_id}/messages/bulk-delete")
def delete_messages(call: Call) -> Result:
    """Delete several messages at once."""
    channel = channel_of(call, MANAGE)
    for message_id in call.body["messages"]:
        post = call.world.posts[channel["id"]].get(str(message_id))
        if post is not None and post.owner is None:
            call.world.remove(post)
    return None


@route("GET", "/channels/{channel_id}/messages/{message_id}")
def get_message(call: Call) -> Result:
    """Fetch one message."""
    channel_of(call, HISTORY)
    return message_of(call).data


@route("PATCH", "/channels/{channel_id}/messages/{message_id}")
def edit_message(call: Call) -> Result:
    """Edit a message of the bot."""
    channel = channel_of(call, ATTACH if call.uploads else VIEW)
    call.reaches(channel["id"])
    post = message_of(call)
    if post.data["author"]["id"] != call.world.bot_id:
        raise not_the_author()
    check_open(call, channel, edit=True)
    clock = call.world.clock
    call.server.rates.count_old(post.raw, call.params, clock.now(), clock.stamp())
    check_message(call, call.body, post)
    return call.world.revise(post, revised(call.world, post, call.body, call.uploads)).data


@route("DELETE", "/channels/{channel_id}/messages/{message_id}")
def delete_message(call: Call) -> Result:
    """Delete a message: the bot's own, or anybody's with Manage Messages."""
    channel = channel_of(call)
    post = message_of(call)
    mine = post.data["author"]["id"] == call.world.bot_id
    if not mine and not call.world.may(call.world.bot_id, channel["id"], MANAGE):
        raise missing_permissions()
    call.world.remove(post)
    return None


@route("POST", "/channels/{channel_id}/typing")
def typing(call: Call) -> Result:
    """Show that the bot is typing."""
    channel = channel_of(call)
    data = {"channel_id": channel["id"], "user_id": call.world.bot_id}
    call.world.publish(Change("typing", data, channel["id"]))
    return None
