"""Turning what changes in the world into gateway events: only of what the bot can see, and as Discord words them."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum

import msgspec

from bot.playground.world.guild import active_threads, mine, thread_member
from bot.playground.world.records import Change
from bot.playground.world.shapes import THREADS, Json
from bot.playground.world.state import World


class Intent(IntEnum):
    """The intents without which events are withheld or emptied."""

    GUILDS = 1 << 0
    MEMBERS = 1 << 1
    MESSAGES = 1 << 9
    CONTENT = 1 << 15


class Event(msgspec.Struct, frozen=True):
    """One event, and the intent without which a session does not get it."""

    name: str
    data: Json
    intent: Intent
    lean: Json | None = None
    """What a session without the members intent gets instead, if it gets anything."""


class Herald:
    """Knows what the bot could see until now, and so what it must hear of."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._seen = self._visible()

    def _visible(self) -> set[str]:
        world = self.world
        return {channel_id for channel_id in world.channels if world.sees(world.bot_id, channel_id)}

    def events(self, change: Change) -> Iterator[Event]:
        """The events of a public change, in their order."""
        guild: Json = {"guild_id": self.world.guild_id}
        match change.kind:
            case "message" | "message_update" | "message_delete":
                if change.channel_id in self._seen:
                    yield self._of_message(change, guild)
            case "joined":
                yield Event("GUILD_MEMBER_ADD", change.data | guild, Intent.MEMBERS)
            case "channel_create" | "channel_update" | "channel_delete":
                yield from self._of_channel(change)
            case "thread_members":
                yield from self._of_members(change.data)
            case "role_create" | "role_update":
                yield Event(f"GUILD_{change.kind.upper()}", guild | {"role": change.data}, Intent.GUILDS)
                yield from self._regained()
            case "member_update":
                own = change.data["user"]["id"] == self.world.bot_id  # of itself a bot hears in any case
                yield Event("GUILD_MEMBER_UPDATE", change.data | guild, Intent.GUILDS if own else Intent.MEMBERS)
                yield from self._regained()
            case "typing" | "commands":
                pass

    def _of_message(self, change: Change, guild: Json) -> Event:
        if change.kind == "message_delete":
            return Event("MESSAGE_DELETE", change.data | guild, Intent.MESSAGES)
        name = "MESSAGE_CREATE" if change.kind == "message" else "MESSAGE_UPDATE"
        member = {k: v for k, v in self.world.members[change.data["author"]["id"]].items() if k != "user"}
        return Event(name, change.data | guild | {"member": member}, Intent.MESSAGES)

    def _of_channel(self, change: Change) -> Iterator[Event]:
        """Tell of a channel that the bot sees, or saw until this very change took it away."""
        channel, before = change.data, self._seen
        thread, verb = channel["type"] in THREADS, change.kind.removeprefix("channel_").upper()
        after = self._visible()
        if channel["id"] in (before | after if not thread or verb == "DELETE" else after):
            if thread and verb == "CREATE":
                channel = mine(self.world, channel) | {"newly_created": True}
            elif thread and verb == "DELETE":
                channel = {key: channel[key] for key in ("id", "guild_id", "parent_id", "type")}
            yield Event(f"{'THREAD' if thread else 'CHANNEL'}_{verb}", channel, Intent.GUILDS)
        if verb == "UPDATE":
            yield from self._regained()
        self._seen = after - {change.channel_id} if verb == "DELETE" else after

    def _regained(self) -> Iterator[Event]:
        """The threads of the channels where the bot sees more than before."""
        before, self._seen = self._seen, self._visible()
        channels = self.world.channels
        parents = dict.fromkeys(channels[id].get("parent_id") or id for id in channels if id in self._seen - before)
        if parents:
            threads = [thread for thread in active_threads(self.world) if thread["parent_id"] in parents]
            joined = [member for thread in threads if (member := thread_member(self.world, thread["id"]))]
            synced = {"channel_ids": list(parents), "threads": threads, "members": joined}
            yield Event("THREAD_LIST_SYNC", {"guild_id": self.world.guild_id} | synced, Intent.GUILDS)

    def _of_members(self, moved: Json) -> Iterator[Event]:
        """Who came into a thread or left it; without the members intent, only that the bot itself did."""
        world, thread_id = self.world, moved["id"]
        before, self._seen = self._seen, self._visible()
        added, removed = moved["added"], moved["removed"]
        if world.bot_id in added:
            yield Event("THREAD_CREATE", mine(world, world.channels[thread_id]), Intent.GUILDS)
        if thread_id not in before | self._seen:
            return
        told: Json = {
            "id": thread_id,
            "guild_id": world.guild_id,
            "member_count": min(len(world.thread_members[thread_id]), 50),
            "added_members": [
                (thread_member(world, thread_id, user) or {}) | {"member": world.members[user], "presence": None}
                for user in added
            ],
            "removed_member_ids": list(removed),
        }
        own = world.bot_id in (*added, *removed)
        yield Event("THREAD_MEMBERS_UPDATE", told, Intent.GUILDS, lean=told if own else {})
