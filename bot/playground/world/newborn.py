"""Roles, users, members, channels and threads as they look when they come into the world."""

from __future__ import annotations

from bot.playground.world.shapes import ChannelType, Json


def role(role_id: str, name: str, permissions: int, position: int, bot_id: str | None) -> Json:
    """A role; the one that Discord makes for a bot names the bot."""
    return {
        "id": role_id,
        "name": name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": position,
        "permissions": str(permissions),
        "managed": bot_id is not None,
        "mentionable": False,
        "flags": 0,
        **({"tags": {"bot_id": bot_id}} if bot_id else {}),
    }


def user(user_id: str, name: str, *, bot: bool) -> Json:
    """A user."""
    return {
        "id": user_id,
        "username": name.lower(),
        "global_name": name,
        "discriminator": "0000" if bot else "0",
        "avatar": None,
        "bot": bot,
        "public_flags": 0,
        "flags": 0,
    }


def member(user: Json, roles: list[str], joined_at: str) -> Json:
    """A user as a member of the guild."""
    return {
        "user": user,
        "nick": None,
        "avatar": None,
        "roles": roles,
        "joined_at": joined_at,
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }


def channel(channel_id: str, guild_id: str, name: str, topic: str | None, position: int) -> Json:
    """A text channel."""
    return {
        "id": channel_id,
        "type": int(ChannelType.TEXT),
        "guild_id": guild_id,
        "name": name,
        "topic": topic,
        "position": position,
        "permission_overwrites": [],
        "nsfw": False,
        "parent_id": None,
        "last_message_id": None,
        "rate_limit_per_user": 0,
        "flags": 0,
    }


def thread(
    thread_id: str,
    guild_id: str,
    parent_id: str,
    owner_id: str,
    name: str,
    kind: ChannelType,
    opened_at: str,
    auto_archive: int,
) -> Json:
    """A thread with its one first member."""
    return {
        "id": thread_id,
        "type": int(kind),
        "guild_id": guild_id,
        "parent_id": parent_id,
        "owner_id": owner_id,
        "name": name,
        "last_message_id": None,
        "message_count": 0,
        "member_count": 1,
        "total_message_sent": 0,
        "rate_limit_per_user": 0,
        "flags": 0,
        "thread_metadata": {
            "archived": False,
            "archive_timestamp": opened_at,
            "auto_archive_duration": auto_archive,
            "locked": False,
            "create_timestamp": opened_at,
        },
    }
