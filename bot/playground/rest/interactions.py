"""Routes of interactions: the first response, the original message, and what follows."""

from __future__ import annotations

from collections.abc import Iterator

from bot.playground.actions import NESTED
from bot.playground.interactions import Answer, Interaction
from bot.playground.limits import messages
from bot.playground.limits.errors import Problem, invalid_form, unknown_channel, unknown_message
from bot.playground.rest.messages import check_message, check_open
from bot.playground.rest.routes import Call, Result, Routes
from bot.playground.world.messages import compose, revised
from bot.playground.world.records import Post
from bot.playground.world.shapes import Ask, Callback, Flag, Json, MessageType, ephemeral

route = Routes()

ALLOWED: dict[Ask, frozenset[int]] = {
    Ask.COMMAND: frozenset({Callback.MESSAGE, Callback.DEFERRED, Callback.MODAL}),
    Ask.AUTOCOMPLETE: frozenset({Callback.CHOICES}),
    Ask.COMPONENT: frozenset({4, 5, 6, 7, 9}),
    Ask.MODAL: frozenset({Callback.MESSAGE, Callback.DEFERRED}),
}
WITH_MESSAGE = frozenset({Callback.DEFERRED_UPDATE, Callback.UPDATE})


@route("POST", "/interactions/{interaction_id}/{interaction_token}/callback")
def respond(call: Call) -> Result:
    """Take the first response to an interaction."""
    interactions = call.server.interactions
    interaction = interactions.awaiting(call.params["interaction_id"], call.params["interaction_token"])
    call.interaction_id = interaction.id
    call.reaches(interaction.channel_id, interaction.user_id)
    if interaction.channel_id not in call.world.channels:
        raise unknown_channel()
    kind = call.body.get("type")
    allowed = ALLOWED[interaction.ask] | (WITH_MESSAGE if interaction.source is not None else frozenset())
    if kind not in allowed:
        call.check([Problem(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {sorted(allowed)}.")])
    answer = _ANSWERS[Callback(kind)](call, interaction, call.body.get("data") or {})
    interactions.resolve(interaction, answer)
    if call.query.get("with_response", "0").lower() in ("0", "false"):
        return None
    return _callback_response(interaction, kind, answer)


def _callback_response(interaction: Interaction, kind: int, answer: Answer) -> Json:
    """A first response, as the bot that gave it is told of it."""
    described: Json = {"id": interaction.id, "type": int(interaction.ask)}
    if answer.post is None:
        return {"interaction": described}
    described |= {
        "response_message_id": answer.post.id,
        "response_message_loading": kind == Callback.DEFERRED,
        "response_message_ephemeral": answer.post.owner is not None,
    }
    if kind == Callback.DEFERRED_UPDATE:
        return {"interaction": described}
    return {"interaction": described, "resource": {"type": kind, "message": answer.post.data}}


def _message(call: Call, interaction: Interaction, data: Json) -> Answer:
    """Answer with a new message."""
    check_message(call, data, prefix=("data",))
    return Answer("message", data, _publish(call, interaction, data))


def _defer(call: Call, interaction: Interaction, data: Json) -> Answer:
    """Answer with a message that says the bot is thinking."""
    payload = {"flags": (data.get("flags") or 0) & Flag.EPHEMERAL}
    return Answer("deferred", data, _publish(call, interaction, payload, loading=True))


def _defer_update(call: Call, interaction: Interaction, data: Json) -> Answer:
    """Answer that the message with the component will change later, or not at all."""
    source = _source(interaction)
    call.reaches(source.channel_id, source.owner)
    return Answer("deferred_update", data, source)


def _update(call: Call, interaction: Interaction, data: Json) -> Answer:
    """Answer by editing the message with the component."""
    source = _source(interaction)
    call.reaches(source.channel_id, source.owner)
    _check_open(call, source)
    check_message(call, data, source, prefix=("data",), update=True)
    call.world.revise(source, revised(call.world, source, data, call.uploads, update=True))
    return Answer("update", data, source)


def _choices(call: Call, interaction: Interaction, data: Json) -> Answer:
    """Answer an autocomplete."""
    call.check(messages.choices(data))
    return Answer("choices", data)


def _modal(call: Call, interaction: Interaction, data: Json) -> Answer:
    """Answer by opening a modal."""
    call.check(messages.modal(data))
    if not call.world.switches.opens_forms:
        raise invalid_form([Problem(("type",), "BASE_TYPE_CHOICES", "No form opens here.")])
    return Answer("modal", data)


_ANSWERS = {
    Callback.MESSAGE: _message,
    Callback.DEFERRED: _defer,
    Callback.DEFERRED_UPDATE: _defer_update,
    Callback.UPDATE: _update,
    Callback.CHOICES: _choices,
    Callback.MODAL: _modal,
}


def _source(interaction: Interaction) -> Post:
    """The message whose component was used, if it still stands."""
    if interaction.source is None or interaction.source.deleted:
        raise unknown_message()
    return interaction.source


def _publish(call: Call, interaction: Interaction, payload: Json, *, loading: bool = False) -> Post:
    """Put a message of an interaction into its channel, for all or for the one who asked."""
    world, user_id = call.world, interaction.user_id
    owner = user_id if ephemeral(payload.get("flags")) else None
    call.reaches(interaction.channel_id, owner)
    if owner is None:
        check_open(call, world.channels[interaction.channel_id], edit=False)
    metadata: Json = {
        "id": interaction.id,
        "type": int(interaction.ask),
        "user": world.users[user_id],
        "authorizing_integration_owners": {"0": world.guild_id},
    }
    extra: Json = {"application_id": world.bot_id, "webhook_id": world.bot_id, "interaction_metadata": metadata}
    kind, parent = MessageType.DEFAULT, interaction.original or interaction.source
    if parent is not None:
        kind = MessageType.REPLY
        extra["message_reference"] = {"message_id": parent.id, "channel_id": parent.channel_id}
    elif interaction.ask is Ask.COMMAND:
        kind = MessageType.COMMAND
        metadata["name"] = " ".join(_words(interaction.payload["data"]))
    if interaction.source is not None:
        metadata["interacted_message_id"] = interaction.source.id
    data = compose(world, world.bot_id, interaction.channel_id, payload, call.uploads, kind=kind, extra=extra)
    if loading:
        data["flags"] |= Flag.LOADING
    post = world.post(data, owner)
    interaction.posts[post.id] = post
    return post


def _check_open(call: Call, post: Post) -> None:
    """Refuse to change a message for all in a thread that is closed."""
    if post.owner is None:
        check_open(call, call.world.channels[post.channel_id], edit=True)


def _words(command: Json) -> Iterator[str]:
    """The name of a command, with the groups and subcommands it was used by."""
    yield command["name"]
    for option in command.get("options") or ():
        if option["type"] in NESTED:
            yield from _words(option)


def _interaction(call: Call) -> Interaction:
    """The interaction whose token is in the path."""
    interaction = call.server.interactions.with_token(call.params["webhook_token"])
    call.interaction_id = interaction.id
    call.reaches(interaction.channel_id, interaction.user_id)
    if interaction.channel_id not in call.world.channels:
        raise unknown_channel()
    return interaction


def _own(call: Call) -> Post:
    """A message that this interaction's token opens."""
    interaction = _interaction(call)
    message_id = call.params.get("message_id", "@original")
    post = interaction.original if message_id == "@original" else interaction.posts.get(message_id)
    if post is None or post.deleted:
        raise unknown_message()
    call.reaches(post.channel_id, post.owner)
    return post


@route("POST", "/webhooks/{webhook_id}/{webhook_token}")
def follow_up(call: Call) -> Result:
    """Follow an answer up; the first one after a deferral fills the waiting message in."""
    interaction = _interaction(call)
    original = interaction.original
    if original is not None and not original.deleted and original.flags & Flag.LOADING:
        call.reaches(original.channel_id, original.owner)
        _check_open(call, original)
        check_message(call, call.body, original)
        return call.world.revise(original, revised(call.world, original, call.body, call.uploads)).data
    check_message(call, call.body)
    return _publish(call, interaction, call.body).data


def get_own(call: Call) -> Result:
    """Fetch a message of an interaction."""
    return _own(call).data


def edit_own(call: Call) -> Result:
    """Edit a message of an interaction."""
    post = _own(call)
    if post.owner is not None and not post.flags & Flag.LOADING and not call.world.switches.edits_private:
        raise unknown_message()
    _check_open(call, post)
    check_message(call, call.body, post)
    return call.world.revise(post, revised(call.world, post, call.body, call.uploads)).data


def delete_own(call: Call) -> Result:
    """Delete a message of an interaction."""
    call.world.remove(_own(call))
    return None


for _path in ("@original", "{message_id}"):
    route("GET", f"/webhooks/{{webhook_id}}/{{webhook_token}}/messages/{_path}")(get_own)
    route("PATCH", f"/webhooks/{{webhook_id}}/{{webhook_token}}/messages/{_path}")(edit_own)
    route("DELETE", f"/webhooks/{{webhook_id}}/{{webhook_token}}/messages/{_path}")(delete_own)
