"""Reading messages as a person does: their words, buttons, menus and pictures."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bot.playground.world.records import Post
from bot.playground.world.shapes import SELECTS, Flag, Json, Part, media, walk
from bot.playground.world.state import World


class SeenFile(msgspec.Struct, frozen=True):
    """An attachment with its bytes and its alternative text."""

    filename: str
    description: str | None
    content_type: str
    url: str
    data: bytes


class Seen:
    """A message under somebody's eyes; it always shows the message's present face."""

    def __init__(self, world: World, post: Post) -> None:
        self._world = world
        self._post = post

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seen) and other.id == self.id

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        marks = [word for word in ("ephemeral", "loading", "deleted") if getattr(self, word)]
        return f"<Seen {self.id} {' '.join(marks)} {self.text[:60]!r}>"

    @property
    def data(self) -> Json:
        """The message as the API gives it."""
        return self._post.data

    @property
    def id(self) -> str:
        """The message's id."""
        return self._post.id

    @property
    def channel_id(self) -> str:
        """The id of its channel."""
        return self._post.channel_id

    @property
    def author_id(self) -> str:
        """Who wrote it."""
        return str(self.data["author"]["id"])

    @property
    def from_bot(self) -> bool:
        """Whether the bot wrote it."""
        return self.author_id == self._world.bot_id

    @property
    def content(self) -> str:
        """The plain content."""
        return str(self.data["content"])

    @property
    def ephemeral(self) -> bool:
        """Whether only one person can see it."""
        return self._post.owner is not None

    @property
    def owner_id(self) -> str | None:
        """The one person who can see it, None if everybody can."""
        return self._post.owner

    @property
    def loading(self) -> bool:
        """Whether it only shows that the bot is thinking."""
        return bool(self._post.flags & Flag.LOADING)

    @property
    def deleted(self) -> bool:
        """Whether it is gone."""
        return self._post.deleted

    @property
    def edited(self) -> bool:
        """Whether it was edited."""
        return self.data["edited_timestamp"] is not None

    @property
    def is_v2(self) -> bool:
        """Whether it is made of components only."""
        return bool(self._post.flags & Flag.COMPONENTS_V2)

    @property
    def components(self) -> list[Json]:
        """Every component, nested ones after their parents."""
        return list(walk(self.data["components"]))

    @property
    def text(self) -> str:
        """All words of the message, one block per line: content, embeds, text components."""
        return "\n".join(filter(None, self._words()))

    def _words(self) -> Iterator[str]:
        """The blocks of text from top to bottom."""
        yield self.content
        for embed in self.data["embeds"]:
            yield embed.get("title") or ""
            yield embed.get("description") or ""
            for field in embed.get("fields") or ():
                yield f"{field['name']}\n{field['value']}"
            yield (embed.get("footer") or {}).get("text") or ""
        yield from (c["content"] for c in self.components if c["type"] == Part.TEXT)

    @property
    def mentions(self) -> list[str]:
        """The ids of the people it calls."""
        return [user["id"] for user in self.data["mentions"]]

    @property
    def buttons(self) -> list[Json]:
        """Its buttons."""
        return [c for c in self.components if c["type"] == Part.BUTTON]

    @property
    def labels(self) -> list[str]:
        """The labels of the buttons that can be pressed."""
        return [button.get("label") or "" for button in self.buttons if not button.get("disabled")]

    def button(self, label: str | None = None, *, custom_id: str | None = None) -> Json:
        """One button by what it says or by its custom id."""
        found = [b for b in self.buttons if label is None or b.get("label") == label]
        found = [b for b in found if custom_id is None or b.get("custom_id") == custom_id]
        if len(found) != 1:
            raise LookupError(f"{len(found)} buttons match label={label!r} custom_id={custom_id!r}: {self.labels}")
        return found[0]

    @property
    def selects(self) -> list[Json]:
        """Its menus."""
        return [c for c in self.components if c["type"] in SELECTS]

    def menu(self, custom_id: str | None = None, *, placeholder: str | None = None) -> Json:
        """One menu by its custom id or placeholder; with neither, the only one."""
        found = [s for s in self.selects if custom_id is None or s["custom_id"] == custom_id]
        found = [s for s in found if placeholder is None or s.get("placeholder") == placeholder]
        if len(found) != 1:
            raise LookupError(f"{len(found)} menus match custom_id={custom_id!r} placeholder={placeholder!r}")
        return found[0]

    @property
    def media(self) -> list[str]:
        """The urls of the pictures and files its components show."""
        return [item["url"] for item in media(walk(self.data["components"]))]

    @property
    def files(self) -> list[SeenFile]:
        """Its files with their bytes, those that a component shows among them."""
        return [
            SeenFile(a["filename"], a.get("description"), a["content_type"], a["url"], self._world.files[a["id"]].data)
            for a in self._post.files
            if a["id"] in self._world.files
        ]

    @property
    def alt_texts(self) -> list[str]:
        """The alternative texts of everything shown, galleries and thumbnails first."""
        shown = [item for c in self.components if c["type"] == Part.GALLERY for item in c["items"]]
        shown += [c for c in self.components if c["type"] == Part.THUMBNAIL]
        return [text for thing in [*shown, *self._post.files] if (text := thing.get("description"))]
