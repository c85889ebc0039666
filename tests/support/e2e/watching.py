"""Somebody who looks at every message all the time, and notes whatever a person must never see happen."""

from __future__ import annotations

from collections.abc import Callable

from bot.playground.seen import Seen
from bot.playground.world.records import Change, Post
from bot.playground.world.shapes import SELECTS, Json, Part, media, walk
from bot.playground.world.state import World

PRESSED = SELECTS | {Part.BUTTON}


class Boards:
    """Watches the pictures of all that anybody can press: none may vanish while its message goes on.

    A private desk may lose its own when somebody turns to another seat of theirs.
    """

    def __init__(self, world: World) -> None:
        self.world = world
        self.vanished: list[str] = []
        self._standing: set[str] = set()
        self._edited: dict[str, str] = {}
        world.listen(self._saw)

    def _saw(self, change: Change) -> None:
        if change.kind not in ("message", "message_update") or change.only_for is not None:
            return
        message_id, every = change.data["id"], list(walk(change.data["components"]))
        when = change.data["edited_timestamp"] or ""
        if message_id in self._edited and when <= self._edited[message_id]:
            return  # no edit: a test gives a message another face
        self._edited[message_id] = when
        if any(self._stands(item) for item in media(every)):
            self._standing.add(message_id)
        elif message_id in self._standing:
            self._standing.discard(message_id)
            words = [part["content"] for part in every if part["type"] == Part.TEXT]
            in_words = any(each.startswith("```") for each in words)  # where no file may be sent
            if any(part["type"] in PRESSED for part in every) and not in_words:
                self.vanished.append(f"{message_id}: {words}")

    def _stands(self, item: Json) -> bool:
        """Whether the file behind a media item is there."""
        return str(item["url"]).split("/")[-2] in self.world.files


class Followed(Seen):
    """A message under somebody's eyes who looks on at what takes its place.

    Where no edit brings a picture, Vigil posts a message anew and deletes the old one; elsewhere a message that
    somebody deleted is gone.
    """

    _seen: Post

    def __init__(self, world: World, present: Callable[[], Post | None], first: Post | None = None) -> None:
        post = first or present()
        assert post is not None, "there is nothing to be seen"
        super().__init__(world, post)
        self._present = present

    @property
    def _post(self) -> Post:
        if self._seen.deleted and not self._world.switches.edits_in_place:
            self._seen = self._present() or self._seen
        return self._seen

    @_post.setter
    def _post(self, post: Post) -> None:
        self._seen = post
