"""The guild as the API and the gateway describe it."""

from __future__ import annotations

from bot.playground.world.shapes import THREADS, Json
from bot.playground.world.state import GUILD_NAME, World


def guild(world: World) -> Json:
    """The guild as the API describes it."""
    return {
        "id": world.guild_id,
        "name": GUILD_NAME,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "owner_id": world.people[0]["id"],
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "roles": list(world.roles.values()),
        "emojis": [],
        "stickers": [],
        "features": [],
        "mfa_level": 0,
        "application_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "vanity_url_code": None,
        "description": None,
        "banner": None,
        "premium_tier": 0,
        "preferred_locale": "en-US",
        "public_updates_channel_id": None,
        "nsfw_level": 0,
        "premium_progress_bar_enabled": False,
        "safety_alerts_channel_id": None,
    }


def thread_member(world: World, thread_id: str, user_id: str | None = None) -> Json | None:
    """Somebody's membership of a thread, the bot's own if nobody is named."""
    user_id = user_id or world.bot_id
    joined = world.thread_members.get(thread_id, {}).get(user_id)
    return {"id": thread_id, "user_id": user_id, "join_timestamp": joined, "flags": 0} if joined else None


def mine(world: World, channel: Json) -> Json:
    """A channel as it is sent to the bot: with its own membership, where there is one."""
    member = thread_member(world, channel["id"])
    return channel | ({"member": member} if member else {})


def active_threads(world: World) -> list[Json]:
    """The threads that the bot can see and that are not archived."""
    threads = [channel for channel in world.channels.values() if channel["type"] in THREADS]
    seen = [thread for thread in threads if world.sees(world.bot_id, thread["id"])]
    return [mine(world, thread) for thread in seen if not thread["thread_metadata"]["archived"]]


def guild_create(world: World) -> Json:
    """The guild as GUILD_CREATE describes it: with channels, the threads that are seen, and the bot's own member."""
    channels = world.channels.values()
    return guild(world) | {
        "joined_at": world.members[world.bot_id]["joined_at"],
        "large": False,
        "unavailable": False,
        "member_count": len(world.members),
        "voice_states": [],
        "members": [world.members[world.bot_id]],
        "channels": [channel for channel in channels if channel["type"] not in THREADS],
        "threads": active_threads(world),
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
    }
