"""Turning what the bot sends into the message everybody sees."""

from __future__ import annotations

import io
import mimetypes
import re
from collections.abc import Sequence

import msgspec
from PIL import Image, UnidentifiedImageError

from bot.playground.records import Post, Upload
from bot.playground.shapes import Flag, Json, MessageType, Part, media, walk
from bot.playground.world import World

MENTION = re.compile(r"<@!?(\d+)>")
SETTABLE = Flag.SUPPRESS_EMBEDS | Flag.EPHEMERAL | Flag.SUPPRESS_NOTIFICATIONS | Flag.COMPONENTS_V2
SCHEME = "attachment://"


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
        "embeds": _embeds(payload),
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
    message["attachments"] = _attachments(world, channel_id, (), payload, uploads)
    message["components"] = _components(payload, message["attachments"])
    _mention(world, message, payload)
    return message


def revised(world: World, post: Post, payload: Json, uploads: dict[int, Upload]) -> Json:
    """Build the new face of an edited message: what the body leaves out stays."""
    message = post.data | {"edited_timestamp": world.clock.stamp()}
    if "content" in payload:
        message["content"] = payload["content"] or ""
    if "embeds" in payload:
        message["embeds"] = _embeds(payload)
    if "flags" in payload:
        kept = message["flags"] & ~Flag.SUPPRESS_EMBEDS
        message["flags"] = kept | ((payload["flags"] or 0) & (Flag.SUPPRESS_EMBEDS | Flag.COMPONENTS_V2))
    message["flags"] &= ~Flag.LOADING
    if "attachments" in payload or uploads:
        message["attachments"] = _attachments(world, post.channel_id, post.data["attachments"], payload, uploads)
    if "components" in payload:
        message["components"] = _components(payload, message["attachments"])
    if payload.keys() & {"content", "components"}:
        _mention(world, message, payload)
    return message


def kept_names(old: Sequence[Json], payload: Json) -> set[str]:
    """Return the names of the attachments an edit leaves in place."""
    if payload.get("attachments") is None:
        return {attachment["filename"] for attachment in old}
    listed = {str(attachment["id"]) for attachment in payload["attachments"]}
    return {attachment["filename"] for attachment in old if attachment["id"] in listed}


def _embeds(payload: Json) -> list[Json]:
    """Return the body's embeds with the type Discord gives them."""
    return [{"type": "rich"} | embed for embed in payload.get("embeds") or ()]


def _attachments(
    world: World, channel_id: str, old: Sequence[Json], payload: Json, uploads: dict[int, Upload]
) -> list[Json]:
    """Keep the old attachments that are listed (all, if there is no list) and add every new file."""
    listed = payload.get("attachments")
    notes = {str(note["id"]): note for note in listed or ()}
    kept = [
        attachment | {key: note[key] for key in ("description",) if key in (note := notes.get(attachment["id"], {}))}
        for attachment in old
        if listed is None or attachment["id"] in notes
    ]
    return kept + [
        _attach(world, channel_id, upload, notes.get(str(index), {})) for index, upload in sorted(uploads.items())
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
    """Describe a stored file as the API does."""
    upload = world.files[attachment_id]
    url = f"{world.url}/cdn/attachments/{channel_id}/{attachment_id}/{upload.filename}"
    return {
        "id": attachment_id,
        "filename": upload.filename,
        "size": len(upload.data),
        "url": url,
        "proxy_url": url,
        "content_type": upload.content_type,
        **_dimensions(upload.data, upload.content_type),
    }


def _dimensions(data: bytes, content_type: str) -> Json:
    """Read a picture's width and height from its header."""
    if not content_type.startswith("image/"):
        return {}
    try:
        with Image.open(io.BytesIO(data)) as picture:
            return {"width": picture.width, "height": picture.height}
    except (UnidentifiedImageError, OSError):
        return {}


def _components(payload: Json, attachments: Sequence[Json]) -> list[Json]:
    """Copy the body's components, give each an id and point `attachment://` at the stored files."""
    components: list[Json] = msgspec.to_builtins(payload.get("components") or [])
    every = list(walk(components))
    taken = {component.get("id") for component in every}
    fresh = (number for number in range(1, 1 << 31) if number not in taken)
    for component in every:
        if not component.get("id"):
            component["id"] = next(fresh)
    by_name = {attachment["filename"]: attachment for attachment in attachments}
    by_url = {attachment["url"]: attachment for attachment in attachments}
    for item in media(every):
        url = item["url"]
        attachment = by_name.get(url.removeprefix(SCHEME)) if url.startswith(SCHEME) else by_url.get(url)
        if attachment:
            item |= {key: attachment[key] for key in ("url", "proxy_url", "width", "height") if key in attachment}
            item |= {"content_type": attachment["content_type"], "attachment_id": attachment["id"]}
        item |= {"proxy_url": item["url"], "loading_state": 2, "flags": 0}
    for component in every:
        if component["type"] == Part.FILE and (attachment := by_url.get(component["file"]["url"])):
            component |= {"name": attachment["filename"], "size": attachment["size"]}
    return components


def _mention(world: World, message: Json, payload: Json) -> None:
    """Fill in whom the message calls, within what `allowed_mentions` lets it call."""
    texts = [message["content"], *(c.get("content", "") for c in walk(message["components"]) if c["type"] == Part.TEXT)]
    text = "\n".join(texts)
    allowed = payload.get("allowed_mentions")
    parse = {"users", "everyone"} if allowed is None else set(allowed.get("parse") or ())
    named = {str(user_id) for user_id in (allowed or {}).get("users") or ()}
    called = dict.fromkeys(MENTION.findall(text))
    message["mentions"] = [world.users[i] for i in called if i in world.users and ("users" in parse or i in named)]
    message["mention_everyone"] = "everyone" in parse and ("@everyone" in text or "@here" in text)
