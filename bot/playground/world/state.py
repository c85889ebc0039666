"""The guild and all that is in it, as plain data: people, roles, channels, threads, messages, files."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import discord
import msgspec

from bot.playground.clock import Clock, Snowflakes
from bot.playground.switches import Switches
from bot.playground.world import newborn
from bot.playground.world.records import Change, Post, Snapshot, Upload
from bot.playground.world.shapes import ChannelType, Flag, Json

GUILD_NAME = "The Vigil"
BOT_NAME = "Vigil"
CHANNELS = ("lobby", "table-one", "table-two", "off-topic")
PEOPLE = ("Ada", "Bruno", "Chiara", "Dmitri", "Eve")
MAX_FILE_BYTES = 256 * 1024 * 1024
KEPT_FILE_BYTES = 20 * 1024 * 1024
KEPT_MESSAGES = 1000

EVERYONE = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    create_private_threads=True,
    embed_links=True,
    attach_files=True,
    add_reactions=True,
    read_message_history=True,
    use_application_commands=True,
    external_emojis=True,
    change_nickname=True,
)
BOT = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""What the bot's own role holds: just what the invite asks for."""
VIEW = discord.Permissions(view_channel=True)
MANAGE_THREADS = discord.Permissions(manage_threads=True)


class World:
    """Everything there is, and the only place where it changes."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.snowflakes = Snowflakes()
        self.switches = Switches()
        self.url = ""
        self.guild_id = ""
        self.bot_id = ""
        self.users: dict[str, Json] = {}
        self.members: dict[str, Json] = {}
        self.locales: dict[str, str] = {}
        self.roles: dict[str, Json] = {}
        self.channels: dict[str, Json] = {}
        self.thread_members: dict[str, dict[str, str]] = {}
        self.dms: dict[str, Json] = {}
        self.posts: dict[str, dict[str, Post]] = {}
        self.files: dict[str, Upload] = {}
        self.commands: dict[str | None, list[Json]] = {}
        self.overrides: dict[str, list[Json]] = {}
        self._listeners: list[Callable[[Change], None]] = []

    @classmethod
    def fresh(cls) -> World:
        """Make the world that everybody starts from."""
        world = cls()
        world.guild_id = world.snowflakes.next()
        world.bot_id = world.snowflakes.next()
        world._add_role("@everyone", EVERYONE, role_id=world.guild_id)
        keeper = world._add_role("Keeper", discord.Permissions(administrator=True, manage_guild=True))
        machine = world._add_role(BOT_NAME, BOT, bot_id=world.bot_id)
        world._add_user(BOT_NAME, [machine], user_id=world.bot_id, bot=True)
        for name in PEOPLE:
            world._add_user(name, [keeper] if name == PEOPLE[0] else [])
        for name in CHANNELS:
            world.add_channel(name)
        return world

    # Changes

    def listen(self, listener: Callable[[Change], None]) -> None:
        """Call the listener at every change from now on."""
        self._listeners.append(listener)

    def publish(self, change: Change) -> None:
        """Tell every listener."""
        for listener in self._listeners:
            listener(change)

    # People and roles

    def _add_role(
        self, name: str, permissions: discord.Permissions, *, role_id: str | None = None, bot_id: str | None = None
    ) -> str:
        """Add a role and return its id."""
        role_id = role_id or self.snowflakes.next()
        self.roles[role_id] = newborn.role(role_id, name, permissions.value, len(self.roles), bot_id)
        return role_id

    def _add_user(self, name: str, roles: list[str], *, user_id: str | None = None, bot: bool = False) -> Json:
        """Add a user who is a member of the guild."""
        user_id = user_id or self.snowflakes.next()
        self.users[user_id] = user = newborn.user(user_id, name, bot=bot)
        self.members[user_id] = newborn.member(user, roles, self.clock.stamp())
        return user

    def add_person(self, name: str, *, keeper: bool = False) -> Json:
        """Let somebody new join the guild, with Administrator if they are a keeper."""
        role = next(role["id"] for role in self.roles.values() if role["name"] == "Keeper")
        user = self._add_user(name, [role] if keeper else [])
        self.publish(Change("joined", self.members[user["id"]]))
        return user

    def grant_bot(self, permissions: discord.Permissions) -> None:
        """Let the bot's own role hold these permissions beside those of the invite."""
        role = next(role for role in self.roles.values() if role["managed"])
        role["permissions"] = str((BOT | permissions).value)
        self.publish(Change("role_update", role))

    def give_role(self, user_id: str, name: str, permissions: discord.Permissions) -> None:
        """Make a role and give it to a member."""
        role_id = self._add_role(name, permissions)
        self.publish(Change("role_create", self.roles[role_id]))
        self.members[user_id]["roles"].append(role_id)
        self.publish(Change("member_update", self.members[user_id]))

    @property
    def people(self) -> list[Json]:
        """Every user who is not a bot, in the order they came."""
        return [user for user in self.users.values() if not user["bot"]]

    def permissions_of(self, user_id: str, channel_id: str) -> int:
        """Work out what a member may do in a channel; threads take their parent's overwrites."""
        mine = {self.guild_id, *self.members[user_id]["roles"]}
        allowed = 0
        for role_id in mine:
            allowed |= int(self.roles[role_id]["permissions"])
        if allowed & discord.Permissions(administrator=True).value:
            return discord.Permissions.all().value
        channel = self.channels[channel_id]
        overwrites = self.channels[channel.get("parent_id") or channel_id].get("permission_overwrites", ())
        for targets in ({self.guild_id}, mine - {self.guild_id}, {user_id}):
            for overwrite in overwrites:
                if overwrite["id"] in targets:
                    allowed = allowed & ~int(overwrite["deny"]) | int(overwrite["allow"])
        return allowed

    def may(self, user_id: str, channel_id: str, permissions: discord.Permissions) -> bool:
        """Whether a member has all of these permissions in a channel."""
        return discord.Permissions(self.permissions_of(user_id, channel_id)) >= permissions

    def sees(self, user_id: str, channel_id: str) -> bool:
        """Whether a member can look into a channel; private threads show themselves to their members."""
        if not self.may(user_id, channel_id, VIEW):
            return False
        if self.channels[channel_id]["type"] != ChannelType.PRIVATE_THREAD:
            return True
        return user_id in self.thread_members[channel_id] or self.may(user_id, channel_id, MANAGE_THREADS)

    # Channels and threads

    def channel_named(self, name: str) -> Json:
        """A channel or thread by its name, with or without the hash."""
        wanted = name.removeprefix("#")
        found = [channel for channel in self.channels.values() if wanted in (channel["name"], channel["id"])]
        if not found:
            raise LookupError(f"no channel is called {name}")
        return found[-1]

    def add_channel(self, name: str, topic: str | None = None) -> Json:
        """Add a text channel."""
        channel_id = self.snowflakes.next()
        return self._install(newborn.channel(channel_id, self.guild_id, name, topic, len(self.channels)))

    def open_thread(
        self,
        parent_id: str,
        name: str,
        owner_id: str,
        *,
        private: bool = False,
        post: Post | None = None,
        auto_archive: int = 1440,
    ) -> Json:
        """Open a thread in a channel, hanging from a message if one is given."""
        now = self.clock.stamp()
        thread_id = post.id if post else self.snowflakes.next()
        kind = ChannelType.PRIVATE_THREAD if private else ChannelType.PUBLIC_THREAD
        thread = newborn.thread(thread_id, self.guild_id, parent_id, owner_id, name, kind, now, auto_archive)
        self.thread_members[thread["id"]] = {owner_id: now}
        self._install(thread)
        if post:
            self.revise(post, post.raw | {"thread": thread, "flags": post.flags | Flag.HAS_THREAD})
        return thread

    def _install(self, channel: Json) -> Json:
        """Put a new channel or thread in its place and tell of it."""
        self.channels[channel["id"]] = channel
        self.posts[channel["id"]] = {}
        self.publish(Change("channel_create", channel, channel["id"]))
        return channel

    def edit_channel(self, channel_id: str, changes: Json) -> Json:
        """Change fields of a channel or thread."""
        channel = self.channels[channel_id]
        channel.update(changes)
        self.publish(Change("channel_update", channel, channel_id))
        return channel

    def delete_channel(self, channel_id: str) -> Json:
        """Remove a channel with its threads and everything said in them."""
        for thread_id in [c["id"] for c in self.channels.values() if c.get("parent_id") == channel_id]:
            self.delete_channel(thread_id)
        self.publish(Change("channel_delete", self.channels[channel_id], channel_id))
        for post in self.posts.pop(channel_id).values():
            self._forget_files(post)
            post.deleted = True
        self.thread_members.pop(channel_id, None)
        return self.channels.pop(channel_id)

    def join_thread(self, channel_id: str, *users: str) -> None:
        """Make people members of a thread."""
        members = self.thread_members[channel_id]
        added = [user for user in dict.fromkeys(users) if user not in members]
        members.update(dict.fromkeys(added, self.clock.stamp()))
        self._moved(channel_id, added, ())

    def leave_thread(self, channel_id: str, user_id: str) -> None:
        """Take somebody out of a thread."""
        if self.thread_members[channel_id].pop(user_id, None):
            self._moved(channel_id, (), (user_id,))

    def _moved(self, channel_id: str, added: Sequence[str], removed: Sequence[str]) -> None:
        """Tell who came into a thread or left it."""
        if added or removed:
            self.channels[channel_id]["member_count"] = min(len(self.thread_members[channel_id]), 50)
            moved = {"id": channel_id, "added": list(added), "removed": list(removed)}
            self.publish(Change("thread_members", moved, channel_id))

    def set_thread(self, channel_id: str, **metadata: bool) -> None:
        """Archive or lock a thread, or open it again (`archived=True`, `locked=False`)."""
        self.edit_channel(channel_id, {"thread_metadata": self.channels[channel_id]["thread_metadata"] | metadata})

    def forbid(self, channel_id: str, user_id: str, permissions: discord.Permissions) -> None:
        """Take permissions from one member in one channel (none at all gives everything back)."""
        others = [o for o in self.channels[channel_id]["permission_overwrites"] if o["id"] != user_id]
        mine = [{"id": user_id, "type": 1, "allow": "0", "deny": str(permissions.value)}] if permissions.value else []
        self.edit_channel(channel_id, {"permission_overwrites": others + mine})

    # Messages

    def find(self, message_id: str) -> Post | None:
        """A message anywhere."""
        return next((posts[message_id] for posts in self.posts.values() if message_id in posts), None)

    def history(self, channel_id: str, viewer: str | None = None) -> Iterator[Post]:
        """A channel's messages, oldest first: the public ones, and those only the viewer may see."""
        return (post for post in self.posts[channel_id].values() if post.owner is None or post.owner == viewer)

    def post(self, data: Json, owner: str | None = None) -> Post:
        """Put a new message into its channel."""
        post = Post(data, owner)
        self.posts[post.channel_id][post.id] = post
        if owner is None:
            channel = self.channels[post.channel_id]
            channel["last_message_id"] = post.id
            if "message_count" in channel:
                channel["message_count"] += 1
                channel["total_message_sent"] += 1
        self.publish(Change("message", post.data, post.channel_id, owner))
        return post

    def revise(self, post: Post, data: Json) -> Post:
        """A message with its new face."""
        dropped = {file["id"] for file in post.files} - {file["id"] for file in data["attachments"]}
        for attachment_id in dropped:
            self.files.pop(attachment_id, None)
        post.raw = data
        self.publish(Change("message_update", post.data, post.channel_id, post.owner))
        return post

    def remove(self, post: Post) -> None:
        """Delete a message."""
        del self.posts[post.channel_id][post.id]
        self._forget_files(post)
        post.deleted = True
        gone = {"id": post.id, "channel_id": post.channel_id}
        self.publish(Change("message_delete", gone, post.channel_id, post.owner))

    def store(self, attachment_id: str, upload: Upload) -> None:
        """Keep the bytes of a file, letting the oldest go when there are too many."""
        self.files[attachment_id] = upload
        if sum(len(kept.data) for kept in self.files.values()) > MAX_FILE_BYTES:
            del self.files[next(iter(self.files))]

    def _forget_files(self, post: Post) -> None:
        """Drop the bytes of a message's attachments."""
        for file in post.files:
            self.files.pop(file["id"], None)

    # Commands

    def set_commands(self, guild_id: str | None, commands: list[Json]) -> None:
        """Replace the bot's commands, everywhere (None) or in the guild."""
        self.commands[guild_id] = commands
        self.publish(Change("commands", {}))

    def override(self, name: str, id: str, kind: int, *, allowed: bool) -> None:
        """Let a keeper choose in the server's settings who may use a command: a role, a user or a channel."""
        others = [each for each in self.overrides.get(name, ()) if (each["id"], each["type"]) != (id, kind)]
        self.overrides[name] = [*others, {"id": id, "type": kind, "permission": allowed}]
        self.publish(Change("commands", {}))

    def all_commands(self) -> list[Json]:
        """The commands there are: the guild's own stand before global ones."""
        own = self.commands.get(self.guild_id, [])
        names = {(command["type"], command["name"]) for command in own}
        return own + [c for c in self.commands.get(None, []) if (c["type"], c["name"]) not in names]

    # Keeping

    def dump(self, file_bytes: int = KEPT_FILE_BYTES) -> bytes:
        """Pack everything public, the newest messages of each channel and the newest files up to a size."""
        posts = [post for channel_id in self.posts for post in list(self.history(channel_id))[-KEPT_MESSAGES:]]
        shown = {file["id"] for post in posts for file in post.files}
        kept, room = {}, file_bytes
        for file_id in sorted(shown & self.files.keys(), key=int, reverse=True):
            room -= len(self.files[file_id].data)
            if room < 0:
                break
            kept[file_id] = self.files[file_id]
        fields = {name: getattr(self, name) for name in Snapshot.__struct_fields__ if hasattr(self, name)}
        snapshot = Snapshot(**fields | {"last_id": self.snowflakes.last, "posts": posts, "files": kept})
        return msgspec.msgpack.encode(snapshot)

    @classmethod
    def load(cls, packed: bytes) -> World:
        """Unpack a world that was dumped."""
        snapshot = msgspec.msgpack.decode(packed, type=Snapshot)
        world = cls()
        for name in Snapshot.__struct_fields__:
            if name not in ("posts", "last_id"):
                setattr(world, name, getattr(snapshot, name))
        world.snowflakes = Snowflakes(snapshot.last_id)
        for user_id, user in world.users.items():
            world.members[user_id]["user"] = user
        world.grant_bot(discord.Permissions())
        world.posts = {channel_id: {} for channel_id in world.channels}
        for post in snapshot.posts:
            world.posts[post.channel_id][post.id] = post
        return world

    def move_to(self, url: str) -> None:
        """Point the links to stored files at the address the world is served from now."""
        if self.url and self.url != url:
            old, new = (f'"{base}/cdn/'.encode() for base in (self.url, url))
            for post in [post for posts in self.posts.values() for post in posts.values()]:
                if post.files:
                    post.raw = msgspec.json.decode(msgspec.json.encode(post.raw).replace(old, new))
        self.url = url
