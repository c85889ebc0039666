"""Discord's limits on messages, modals and choices, written out by hand: each check yields what is wrong."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from bot.playground.limits.components import Path, custom_id, length, message_component, modal_component, unique_ids
from bot.playground.limits.errors import Problem
from bot.playground.world.shapes import V1_TOP_LEVEL, V2_TOP_LEVEL, Flag, Json, Part, media, walk

MAX_CONTENT = 2000
MAX_ROWS = 5
MAX_V2_COMPONENTS = 40
MAX_V2_TEXT = 4000
MAX_EMBEDS = 10
MAX_EMBED_TEXT = 6000
MAX_FILES = 10
MAX_FILE_BYTES = 10 * 1024 * 1024
MAX_REQUEST_BYTES = 25 * 1024 * 1024
MAX_MODAL_PARTS = 5
MAX_CHOICES = 25
MAX_MENTIONS = 100
MAX_SHORT_MENU = 10
SCHEME = "attachment://"


def message(payload: Json, *, names: Collection[str], new_files: int, before: Json | None = None) -> Iterator[Problem]:
    """Check a message body; `names` are the files it will carry, `before` the message it edits."""
    flags = (payload.get("flags") or 0) | ((before or {}).get("flags", 0) & Flag.COMPONENTS_V2)
    components: Sequence[Json] = payload.get("components") or ()
    every = list(walk(components))
    yield from length(payload.get("content"), ("content",), 0, MAX_CONTENT)
    yield from length(payload.get("nonce"), ("nonce",), 0, 25)
    if flags & Flag.COMPONENTS_V2:
        yield from _v2(payload, components, every, before)
    else:
        yield from _v1(components)
    for index, component in enumerate(components):
        yield from message_component(component, ("components", index))
    yield from unique_ids(every)
    yield from _files(every, names)
    yield from _embeds(payload.get("embeds") or (), names)
    yield from _attachments(payload.get("attachments") or (), new_files)
    yield from _mentions(payload.get("allowed_mentions") or {})


def missing_files(payload: Json, names: Collection[str]) -> Iterator[Problem]:
    """Check that the components name no other files than these."""
    yield from _files(list(walk(payload.get("components") or ())), names)


def long_menus(payload: Json) -> Iterator[Problem]:
    """Refuse menus with many options, which not every Discord may take."""
    for component in walk(payload.get("components") or ()):
        yield from length(component.get("options"), ("components", "options"), 0, MAX_SHORT_MENU)


def is_empty(payload: Json, *, files: bool, before: Json | None = None) -> bool:
    """Whether the message would have nothing in it."""
    merged = {key: (before or {}).get(key) for key in ("content", "embeds", "components")} | payload
    return not (files or any(merged.get(key) for key in ("content", "embeds", "components", "sticker_ids", "poll")))


def modal(payload: Json) -> Iterator[Problem]:
    """Check a modal."""
    components: Sequence[Json] = payload.get("components") or ()
    yield from length(payload.get("title") or "", ("data", "title"), 1, 45)
    yield from custom_id(payload, ("data",))
    yield from length(components, ("data", "components"), 1, MAX_MODAL_PARTS)
    for index, component in enumerate(components):
        yield from modal_component(component, ("data", "components", index))
    yield from unique_ids(list(walk(components)), ("data",))


def choices(payload: Json) -> Iterator[Problem]:
    """Check the answer to an autocomplete."""
    offered: Sequence[Json] = payload.get("choices") or ()
    yield from length(offered, ("data", "choices"), 0, MAX_CHOICES)
    for index, choice in enumerate(offered):
        path: Path = ("data", "choices", index)
        yield from length(choice.get("name") or "", (*path, "name"), 1, 100)
        if isinstance(choice.get("value"), str):
            yield from length(choice["value"], (*path, "value"), 1, 100)


def _v1(components: Sequence[Json]) -> Iterator[Problem]:
    """Check the top level of a message without the components flag."""
    if len(components) > MAX_ROWS:
        yield Problem(("components",), "BASE_TYPE_BAD_LENGTH", f"Must be {MAX_ROWS} or fewer in length.")
    for index, component in enumerate(components):
        if component.get("type") in V2_TOP_LEVEL - V1_TOP_LEVEL:
            text = "This component needs the IS_COMPONENTS_V2 flag."
            yield Problem(("components", index), "UNION_TYPE_CHOICES", text)
        elif component.get("type") not in V1_TOP_LEVEL:
            yield Problem(("components", index), "UNION_TYPE_CHOICES", "Only action rows may stand here.")


def _v2(payload: Json, components: Sequence[Json], every: Sequence[Json], before: Json | None) -> Iterator[Problem]:
    """Check what only the components flag allows or forbids."""
    for key in ("content", "embeds", "sticker_ids", "poll"):
        if payload.get(key) or (key not in payload and (before or {}).get(key)):
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            yield Problem((key,), code, f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2")
    for index, component in enumerate(components):
        if component.get("type") not in V2_TOP_LEVEL:
            yield Problem(("components", index), "UNION_TYPE_CHOICES", "This component may not stand at the top.")
    if len(every) > MAX_V2_COMPONENTS:
        text = f"{len(every)} components, counted nested; the limit is {MAX_V2_COMPONENTS}."
        yield Problem(("components",), "BASE_TYPE_BAD_LENGTH", text)
    written = sum(len(c.get("content") or "") for c in every if c.get("type") == Part.TEXT)
    if written > MAX_V2_TEXT:
        text = f"{written} characters of text in all; the limit is {MAX_V2_TEXT}."
        yield Problem(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", text)


def _files(every: Sequence[Json], names: Collection[str]) -> Iterator[Problem]:
    """Check that every `attachment://` has its file."""
    for item in media(every):
        url = item.get("url") or ""
        if url.startswith(SCHEME) and url.removeprefix(SCHEME) not in names:
            yield Problem(("components",), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", f"No file for {url}")


def _embeds(embeds: Sequence[Json], names: Collection[str]) -> Iterator[Problem]:
    """Check embeds one by one and their text in all."""
    yield from length(embeds, ("embeds",), 0, MAX_EMBEDS)
    total = 0
    for index, embed in enumerate(embeds):
        path: Path = ("embeds", index)
        fields: Sequence[Json] = embed.get("fields") or ()
        parts = [
            (embed.get("title"), "title", 0, 256),
            (embed.get("description"), "description", 0, 4096),
            ((embed.get("footer") or {}).get("text"), "footer", 0, 2048),
            ((embed.get("author") or {}).get("name"), "author", 0, 256),
            *((field.get("name") or "", "fields", 1, 256) for field in fields),
            *((field.get("value") or "", "fields", 1, 1024) for field in fields),
        ]
        yield from length(fields, (*path, "fields"), 0, 25)
        for text, name, least, most in parts:
            total += len(text or "")
            yield from length(text, (*path, name), least, most)
        for name in ("image", "thumbnail"):
            url = (embed.get(name) or {}).get("url") or ""
            if url.startswith(SCHEME) and url.removeprefix(SCHEME) not in names:
                yield Problem(
                    (*path, name), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", f"No file for {url}"
                )
    if total > MAX_EMBED_TEXT:
        text = f"Embed size exceeds maximum size of {MAX_EMBED_TEXT}"
        yield Problem(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", text)


def _attachments(notes: Sequence[Json], new_files: int) -> Iterator[Problem]:
    """Check the list of attachments against the number of files."""
    if len(notes) > MAX_FILES or new_files > MAX_FILES:
        yield Problem(("attachments",), "BASE_TYPE_MAX_LENGTH", f"Must be {MAX_FILES} or fewer in length.")
    for index, note in enumerate(notes):
        yield from length(note.get("description"), ("attachments", index, "description"), 0, 1024)


def _mentions(allowed: Json) -> Iterator[Problem]:
    """Check whom a message may call: at most a hundred by name, and either by name or all of a kind."""
    for kind in ("users", "roles"):
        named = allowed.get(kind) or ()
        if len(named) > MAX_MENTIONS:
            text = f"Must be {MAX_MENTIONS} or fewer in length."
            yield Problem(("allowed_mentions", kind), "BASE_TYPE_MAX_LENGTH", text)
        if named and kind in (allowed.get("parse") or ()):
            text = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            yield Problem(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", text)
