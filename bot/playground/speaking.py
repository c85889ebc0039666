"""What people say to each other, and what that does in threads."""

from __future__ import annotations

from bot.playground.world.messages import compose
from bot.playground.world.records import Post
from bot.playground.world.state import VIEW, World


def speak(world: World, user_id: str, channel_id: str, content: str) -> Post:
    """Write a message; in a thread that opens it and brings in its writer, and whoever it calls and may see it."""
    message = compose(world, user_id, channel_id, {"content": content}, {})
    if (metadata := world.channels[channel_id].get("thread_metadata")) is None:
        return world.post(message)
    if metadata["archived"]:
        world.set_thread(channel_id, archived=False)
    post = world.post(message)
    called = [user["id"] for user in message["mentions"] if world.may(user["id"], channel_id, VIEW)]
    world.join_thread(channel_id, user_id, *called)
    return post
