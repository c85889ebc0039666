"""Turning what the bot sends into the message everybody sees."""

from __future__ import annotations

import hashlib
import io
import mimetypes
import re
from collections.abc import Sequence

import msgspec
from PIL import Image, UnidentifiedImageError

from bot.playground.world.records import Post, Upload
from bot.playground.world.shapes import Flag, Json, MessageType, Part, embedded, media, walk
from bot.playground.world.state import World

MENTION = re.compile(r"<@!?(\d+)>")
SETTABLE = Flag.SUPPRESS_EMBEDS | Flag.EPHEMERAL | Flag.SUPPRESS_NOTIFICATIONS | Flag.COMPONENTS_V2
SCHEME = "attachment://"
EPOCH_SECONDS = 1_420_070_400
"""When Discord's ids begin to count."""
SIGNED_SECONDS = 24 * 60 * 60


def compose(
    world: World,
    author_id: str,
    channel_id: str,
    payload: Json,
    uploads: dict[int, Upload],
    *,
    kind: MessageType = MessageType.DEFAULT,
    extra: Json | None = None,
) -> Json:
    """Build a new message from a request body and its files."""
    message: Json = {
        "id": world.snowflakes.next(),
        "type": int(kind),
        "channel_id": channel_id,
        "author": world.users[author_id],
        "content": payload.get("content") or "",
        "timestamp": world.clock.stamp(),
        "edited_timestamp": None,
        "tts": bool(payload.get("tts")),
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "flags": (payload.get("flags") or 0) & SETTABLE,
        "components": [],
    }
    if (nonce := payload.get("nonce")) is not None:
        message["nonce"] = nonce
    if reference := payload.get("message_reference"):
        message["type"] = int(MessageType.REPLY)
        message["message_reference"] = {"channel_id": channel_id, "guild_id": world.guild_id} | {
            key: str(reference[key]) for key in ("message_id", "channel_id", "guild_id") if reference.get(key)
        }
    message.update(extra or {})
    message["attachments"] = files = _new_files(world, message, payload, uploads)
    message["embeds"] = _embeds(payload, files)
    message["components"] = _components(payload, files, tells_ids=world.switches.tells_ids)
    _mention(world, message, payload)
    return message


def revised(world: World, post: Post, payload: Json, uploads: dict[int, Upload], *, update: bool = False) -> Json:
    """Build the new face of an edited message: what the body leaves out stays, except perhaps its files.

    `update` is an UPDATE_MESSAGE callback, everything else a PATCH.
    """
    message = post.raw | {"edited_timestamp": world.clock.stamp()}
    kept = [_noted(file, payload) for file in staying(world, post, payload, update=update)]
    message["attachments"] = files = kept + _new_files(world, message, payload, uploads)
    if "content" in payload:
        message["content"] = payload["content"] or ""
    if "embeds" in payload:
        message["embeds"] = _embeds(payload, files)
    if "flags" in payload:
        kept = message["flags"] & ~Flag.SUPPRESS_EMBEDS
        message["flags"] = kept | ((payload["flags"] or 0) & (Flag.SUPPRESS_EMBEDS | Flag.COMPONENTS_V2))
    message["flags"] &= ~Flag.LOADING
    if "components" in payload:
        message["components"] = _components(payload, files, tells_ids=world.switches.tells_ids)
    if payload.keys() & {"content", "components"}:
        _mention(world, message, payload)
    return message


def staying(world: World, post: Post, payload: Json, *, update: bool) -> list[Json]:
    """The files that an edit leaves a message: those whose ids it lists; without a list, all or none."""
    listed = payload.get("attachments")
    if listed is None:
        keeps = world.switches.update_keeps_files if update else world.switches.patch_keeps_files
        return post.files if keeps else []
    if update and not world.switches.update_keeps_listed:
        return []
    return listed_of(post, payload)


def listed_of(post: Post, payload: Json) -> list[Json]:
    """The files of a message that the body of an edit lists."""
    listed = payload.get("attachments") or ()
    ids = {str(note["id"]) for note in listed}
    return [file for file in post.files if file["id"] in ids]


def _noted(file: Json, payload: Json) -> Json:
    """A file that stays, with the description that the body lists for it."""
    notes: Sequence[Json] = payload.get("attachments") or ()
    told = [note["description"] for note in notes if str(note["id"]) == file["id"] and "description" in note]
    return file | {"description": told[-1]} if told else file


def _embeds(payload: Json, files: Sequence[Json]) -> list[Json]:
    """Copy the body's embeds with the type Discord gives them, and point `attachment://` at the stored files."""
    embeds: list[Json] = [{"type": "rich"} | embed for embed in msgspec.to_builtins(payload.get("embeds") or [])]
    for picture in embedded(embeds):
        if file := _referred(picture, files):
            picture |= {key: file[key] for key in ("url", "proxy_url", "width", "height") if key in file}
    return embeds


def _new_files(world: World, message: Json, payload: Json, uploads: dict[int, Upload]) -> list[Json]:
    """Store the files that came with the body of a message."""
    notes = {str(note["id"]): note for note in payload.get("attachments") or ()}
    unlisted = not world.switches.lists_brought_files and message["flags"] & Flag.COMPONENTS_V2
    mark: Json = {"unlisted": True} if unlisted else {}
    return [
        _attach(world, message["channel_id"], upload, notes.get(str(index), {})) | mark
        for index, upload in sorted(uploads.items())
    ]


def _attach(world: World, channel_id: str, upload: Upload, note: Json) -> Json:
    """Store one uploaded file and describe it."""
    attachment_id = keep(world, note.get("filename") or upload.filename, upload.data)
    attachment = attached(world, channel_id, attachment_id)
    if description := note.get("description"):
        attachment["description"] = description
    return attachment


def keep(world: World, filename: str, data: bytes) -> str:
    """Store a file and return its id."""
    attachment_id = world.snowflakes.next()
    content_type = mimetypes.guess_type(filename)[0] or "application/octet-stream"
    world.store(attachment_id, Upload(filename, content_type, data))
    return attachment_id


def attached(world: World, channel_id: str, attachment_id: str) -> Json:
    """A stored file as the API describes it."""
    upload = world.files[attachment_id]
    url = f"{world.url}/cdn/attachments/{channel_id}/{attachment_id}/{upload.filename}{_signature(attachment_id)}"
    return {
        "id": attachment_id,
        "filename": upload.filename,
        "size": len(upload.data),
        "url": url,
        "proxy_url": url,
        "content_type": upload.content_type,
        **_dimensions(upload.data, upload.content_type),
    }


def _signature(attachment_id: str) -> str:
    """Sign the address of a file as Discord does: until when it holds, since when, and the seal."""
    since = (int(attachment_id) >> 22) // 1000 + EPOCH_SECONDS
    return f"?ex={since + SIGNED_SECONDS:x}&is={since:x}&hm={hashlib.sha256(attachment_id.encode()).hexdigest()}&"


def _dimensions(data: bytes, content_type: str) -> Json:
    """Read a picture's width and height from its header."""
    if not content_type.startswith("image/"):
        return {}
    try:
        with Image.open(io.BytesIO(data)) as picture:
            return {"width": picture.width, "height": picture.height}
    except (UnidentifiedImageError, OSError):
        return {}


def _referred(item: Json, files: Sequence[Json]) -> Json | None:
    """The file that a media item names, by `attachment://` or by its url, with or without a signature."""
    url = str(item.get("url") or "")
    if url.startswith(SCHEME):
        # Of two files with one name the newer is meant.
        return next((file for file in reversed(files) if file["filename"] == url.removeprefix(SCHEME)), None)
    return next((file for file in files if bare(file["url"]) == bare(url)), None)


def bare(url: str) -> str:
    """An address without its signature."""
    return url.partition("?")[0]


def unsigned(payload: Json, files: Sequence[Json]) -> bool:
    """Whether the components of a body give the address of one of these files without its signature."""
    known = {bare(file["url"]) for file in files}
    shown = (str(item.get("url") or "") for item in media(walk(payload.get("components") or ())))
    return any(url in known for url in shown)


def _components(payload: Json, files: Sequence[Json], *, tells_ids: bool) -> list[Json]:
    """Copy the body's components, give each an id and point `attachment://` at the stored files."""
    components: list[Json] = msgspec.to_builtins(payload.get("components") or [])
    every = list(walk(components))
    taken = {component.get("id") for component in every}
    fresh = (number for number in range(1, 1 << 31) if number not in taken)
    for component in every:
        if not component.get("id"):
            component["id"] = next(fresh)
    for item in media(every):
        if file := _referred(item, files):
            item |= {key: file[key] for key in ("url", "width", "height", "content_type") if key in file}
            item |= {"attachment_id": file["id"]} if tells_ids else {}
        item |= {"proxy_url": item["url"], "loading_state": 2, "flags": 0}
    for component in every:
        if component["type"] == Part.FILE and (file := _referred(component["file"], files)):
            component |= {"name": file["filename"], "size": file["size"]}
    return components


def _mention(world: World, message: Json, payload: Json) -> None:
    """Fill in whom the message calls, within what `allowed_mentions` lets it call."""
    texts = [message["content"], *(c.get("content", "") for c in walk(message["components"]) if c["type"] == Part.TEXT)]
    text = "\n".join(texts)
    allowed = payload.get("allowed_mentions") if world.switches.honours_mentions else None
    parse = {"users", "everyone"} if allowed is None else set(allowed.get("parse") or ())
    named = {str(user_id) for user_id in (allowed or {}).get("users") or ()}
    called = dict.fromkeys(MENTION.findall(text))
    message["mentions"] = [world.users[i] for i in called if i in world.users and ("users" in parse or i in named)]
    message["mention_everyone"] = "everyone" in parse and ("@everyone" in text or "@here" in text)
