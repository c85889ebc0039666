"""The life of an interaction: made by a person, sent to the bot, answered once, followed up, expired."""

from __future__ import annotations

import asyncio
import secrets
from typing import Literal

import msgspec

from bot.playground.clock import Clock
from bot.playground.gateway import Gateway
from bot.playground.limits.errors import already_acknowledged, expired_token, unknown_interaction, unknown_webhook
from bot.playground.world.records import Post
from bot.playground.world.shapes import Ask, Json
from bot.playground.world.state import World

FIRST_RESPONSE_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0
REMEMBERED_SECONDS = 2 * TOKEN_SECONDS
OPEN_MODALS = 1000
UPLOAD_LIMIT = 10 * 1024 * 1024

AnswerKind = Literal["message", "deferred", "deferred_update", "update", "choices", "modal", "failed"]


class Answer(msgspec.Struct, frozen=True):
    """The bot's first response, or how it failed to give one."""

    kind: AnswerKind
    data: Json = {}
    post: Post | None = None


class Interaction(msgspec.Struct, eq=False):
    """One interaction, from the click to the end of its token."""

    id: str
    token: str
    ask: Ask
    user_id: str
    channel_id: str
    created: float
    payload: Json
    answer: asyncio.Future[Answer]
    source: Post | None = None
    original: Post | None = None
    posts: dict[str, Post] = {}

    @property
    def answered(self) -> bool:
        """Whether the bot gave its first response."""
        return self.answer.done()


class Interactions:
    """Every interaction of this run."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self.world = world
        self.gateway = gateway
        self.deadline = FIRST_RESPONSE_SECONDS
        self.deliveries = 1
        self.late = 0.0
        """Seconds that the next interaction takes to reach the bot; it is made as if they had passed."""
        self.by_id: dict[str, Interaction] = {}
        self.by_token: dict[str, Interaction] = {}
        self.modals: dict[tuple[str, str], tuple[Json, Post | None]] = {}

    @property
    def clock(self) -> Clock:
        """The clock that deadlines are read from."""
        return self.world.clock

    def create(self, ask: Ask, user_id: str, channel_id: str, data: Json, source: Post | None = None) -> Interaction:
        """Make an interaction and send it to the bot."""
        loop = asyncio.get_running_loop()
        late, self.late = self.late, 0.0
        interaction = Interaction(
            id=self.world.snowflakes.before(late),
            token=secrets.token_hex(40),
            ask=ask,
            user_id=user_id,
            channel_id=channel_id,
            created=self.clock.now() - late,
            payload={},
            answer=loop.create_future(),
            source=source,
        )
        interaction.payload = self._payload(interaction, data)
        self._forget_old()
        self.by_id[interaction.id] = self.by_token[interaction.token] = interaction
        if not self.gateway.reachable:
            self.fail(interaction, "offline")
            return interaction
        for _ in range(self.deliveries):
            self.gateway.dispatch("INTERACTION_CREATE", interaction.payload)
        self.deliveries = 1
        timer = loop.call_later(self.deadline - late, self.fail, interaction, "timeout")
        interaction.answer.add_done_callback(lambda _: timer.cancel())
        return interaction

    def _payload(self, interaction: Interaction, data: Json) -> Json:
        """Build what INTERACTION_CREATE carries."""
        world, channel_id, user_id = self.world, interaction.channel_id, interaction.user_id
        permissions = str(world.permissions_of(user_id, channel_id))
        payload: Json = {
            "id": interaction.id,
            "application_id": world.bot_id,
            "type": int(interaction.ask),
            "token": interaction.token,
            "version": 1,
            "data": data,
            "guild": {"id": world.guild_id, "locale": "en-US", "features": []},
            "guild_id": world.guild_id,
            "guild_locale": "en-US",
            "locale": world.locales.get(user_id, "en-US"),
            "channel": world.channels[channel_id] | {"permissions": permissions},
            "channel_id": channel_id,
            "member": world.members[user_id] | {"permissions": permissions},
            "app_permissions": str(world.permissions_of(world.bot_id, channel_id)),
            "entitlements": [],
            "authorizing_integration_owners": {"0": world.guild_id},
            "context": 0,
            "attachment_size_limit": UPLOAD_LIMIT,
        }
        if interaction.source is not None:
            payload["message"] = interaction.source.data
        return payload

    def _forget_old(self) -> None:
        """Let go of interactions whose token died long ago."""
        horizon = self.clock.now() - REMEMBERED_SECONDS
        while self.by_id and (oldest := next(iter(self.by_id.values()))).created < horizon:
            del self.by_id[oldest.id], self.by_token[oldest.token]

    def redeliver(self, interaction: Interaction) -> None:
        """Send an interaction to the bot once more, as an unlucky gateway does."""
        self.gateway.dispatch("INTERACTION_CREATE", interaction.payload)

    def fail(self, interaction: Interaction, reason: str) -> None:
        """Give up on an unanswered interaction."""
        if not interaction.answered:
            interaction.answer.set_result(Answer("failed", {"reason": reason}))

    def fail_overdue(self) -> None:
        """Give up on everything whose deadline has passed, as after the clock was moved."""
        for interaction in self.by_id.values():
            if self._overdue(interaction):
                self.fail(interaction, "timeout")

    def _overdue(self, interaction: Interaction) -> bool:
        """Whether the first response comes too late."""
        return self.clock.now() - interaction.created > self.deadline

    def awaiting(self, interaction_id: str, token: str) -> Interaction:
        """An interaction that may still get its first response."""
        interaction = self.by_id.get(interaction_id)
        if interaction is None or interaction.token != token:
            raise unknown_interaction()
        if interaction.answered and interaction.answer.result().kind != "failed":
            raise already_acknowledged()
        if interaction.answered or self._overdue(interaction):
            raise unknown_interaction()
        return interaction

    def with_token(self, token: str) -> Interaction:
        """An answered interaction whose token still lives."""
        interaction = self.by_token.get(token)
        if interaction is None or not interaction.answered or interaction.answer.result().kind == "failed":
            raise unknown_webhook()
        if self.clock.now() - interaction.created > TOKEN_SECONDS:
            raise expired_token()
        return interaction

    def resolve(self, interaction: Interaction, answer: Answer) -> None:
        """Record the first response and wake whoever waits for it."""
        if answer.kind == "modal":
            key = (interaction.user_id, str(answer.data["custom_id"]))
            self.modals[key] = (answer.data, interaction.source)
            if len(self.modals) > OPEN_MODALS:
                del self.modals[next(iter(self.modals))]
        interaction.original = answer.post
        interaction.answer.set_result(answer)
