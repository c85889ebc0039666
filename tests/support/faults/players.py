"""People who play by what they see: they know no more than stands on the messages in their channel."""

from __future__ import annotations

import re
from random import Random

import msgspec

from bot.markdown import Markdown
from bot.playground.people import InteractionFailed, Person, Reply
from bot.playground.seen import Seen
from bot.playground.world.shapes import Json
from bot.text import speak
from cogs.face.ids import BUTTON, SELECT, Mark, digest, read

ANSWERING = {"opt", "pick"}
STALE = speak("en-US").t("refuse-stale")
STATUS = {status: speak("en-US").t(f"table-status-{status}") for status in ("lobby", "playing", "finished")}
WAITING = speak("en-US").t("panel-waiting", who=Markdown("\0")).partition("\0")[0]


class Pressed(msgspec.Struct, frozen=True):
    """An answer that somebody gave: at which moment of which table, and the digests of what they picked."""

    table: int
    asked: int
    user: int
    picks: tuple[str, ...]


class Record:
    """Every answer that was given, and those that the bot acknowledged."""

    def __init__(self) -> None:
        self.given: list[Pressed] = []
        self.acknowledged: list[Pressed] = []
        self.acts = 0
        """Whatever was acknowledged, the lobby included."""


class Player:
    """One person who presses whatever moves the game on."""

    def __init__(self, person: Person, channel: str, record: Record, rng: Random, *, host: bool) -> None:
        self.person = person
        self.channel = channel
        self.record = record
        self.rng = rng
        self.host = host

    def look(self) -> Seen | None:
        """The newest message that everybody sees and that can be pressed."""
        for message in reversed(self.person.sees(self.channel)):
            if not message.ephemeral and message.buttons:
                return message
        return None

    async def step(self) -> bool:
        """Do one thing, if there is one to do; say whether something was tried."""
        try:
            panel = self.look()
            acts = {mark.act for mark, _ in marks(panel)} if panel else set()
            if panel and "start" in acts:
                return await self._lobby(panel)
            if panel and "back" in acts:
                return await self._play(panel)
            return self.host and await self._arrange()
        except (InteractionFailed, LookupError):
            return True  # the bot died meanwhile, or the message changed under the finger

    async def _arrange(self) -> bool:
        """Where nothing can be played on: ask how the table stands, and do what leads to the next game."""
        status = (await self.person.command("table status", self.channel)).message.text
        if STATUS["playing"] in status:
            return False  # the panel must come by itself
        if STATUS["lobby"] in status:
            await self.person.command("table panel", self.channel)
        else:
            if STATUS["finished"] in status:
                await self.person.command("table close", self.channel)
            await self.person.command("table new", self.channel, game="training")
        self.record.acts += 1
        return True

    async def _lobby(self, lobby: Seen) -> bool:
        """Sit down; the host starts when somebody else has come."""
        seated = f"<@{self.person.id}>" in lobby.text
        if not seated:
            await self.person.press(lobby, custom_id=find(lobby, "join"))
        elif self.host and lobby.text.count("<@") > 1:
            await self.person.press(lobby, custom_id=find(lobby, "start"))
        else:
            return False
        self.record.acts += 1
        return True

    async def _play(self, panel: Seen) -> bool:
        """Answer if one is asked: on the panel, or on one's own desk if it is not asked in the open."""
        waiting = next((line for line in panel.text.splitlines() if line.startswith(WAITING)), "")
        if self.person.id not in waiting:
            return False
        if await self._answer(panel):
            return True
        desk = await self.person.press(panel, custom_id=find(panel, "hand"))
        return await self._answer(desk.message)

    async def _answer(self, message: Seen) -> bool:
        """Press or choose something on a message, at random; False if it offers nothing."""
        offered = [(mark, widget) for mark, widget in marks(message) if mark.act in ANSWERING]
        if not offered:
            return False
        mark, widget = self.rng.choice(offered)
        values: list[str] = []
        if widget.get("options"):
            count = self.rng.randint(widget["min_values"], widget["max_values"])
            values = [option["value"] for option in self.rng.sample(widget["options"], count)]
        picks = tuple(digest(value) for value in values) if mark.act == "pick" else (mark.what,)
        given = Pressed(mark.table, mark.asked, int(self.person.id), picks)
        self.record.given.append(given)
        if values:
            reply = await self.person.select(message, widget["custom_id"], values=values)
        else:
            reply = await self.person.press(message, custom_id=widget["custom_id"])
        if succeeded(reply):
            self.record.acknowledged.append(given)
        if succeeded(reply) or reply.kind == "deferred_update":  # it was taken, but who knows what has come of it
            self.record.acts += 1
        return True


def succeeded(reply: Reply) -> bool:
    """Say whether the first response shows the result of an answer, not words about why there is none."""
    shown = reply.kind == "update" or (reply.kind == "message" and reply.message.is_v2)
    parts = reply.data.get("components") or ()
    return shown and bool(parts) and STALE not in str(parts)


def marks(message: Seen) -> list[tuple[Mark, Json]]:
    """Read what every widget of a message means."""
    read_as = [(re.fullmatch(BUTTON, widget.get("custom_id", "")), widget) for widget in message.buttons]
    read_as += [(re.fullmatch(SELECT, widget["custom_id"]), widget) for widget in message.selects]
    return [(read(match), widget) for match, widget in read_as if match and not widget.get("disabled")]


def find(message: Seen, act: str) -> str:
    """The widget that does something; `LookupError` if there is none."""
    for mark, widget in marks(message):
        if mark.act == act:
            return str(widget["custom_id"])
    raise LookupError(act)
