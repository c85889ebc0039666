"""Discord's own document as a second pair of eyes."""

from __future__ import annotations

import pytest

from bot.playground.limits.schema import Schema
from bot.playground.server import PlaygroundServer
from tests.support.playground.raw_bot import RawBot
from tests.support.playground.schema import OPENAPI

pytestmark = pytest.mark.skipif(not OPENAPI.is_file(), reason="Discord's OpenAPI document is not beside the checkout")

SAY = "POST /channels/{channel_id}/messages"
CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"


@pytest.mark.parametrize(
    ("route", "body"),
    [
        (SAY, {"content": 5}),
        (SAY, {"contents": "a key that does not exist"}),
        (SAY, {"components": [{"type": 10, "text": "no content"}]}),
        (CALLBACK, {"type": 4, "data": {"content": ["x"]}}),
        (CALLBACK, {"type": 9, "data": {"title": "no custom_id", "components": []}}),
    ],
)
def test_refused(route: str, body: object) -> None:
    assert list(Schema.read(OPENAPI).problems(route, body))


@pytest.mark.parametrize(
    ("route", "body"),
    [
        (SAY, {"content": "x", "tts": False, "attachments": [{"id": 0, "filename": "a.png"}]}),
        (SAY, {"flags": 1 << 15, "components": [{"type": 10, "content": "x"}]}),
        ("PATCH /channels/{channel_id}/messages/{message_id}", {"content": "x", "tts": False}),
        (CALLBACK, {"type": 6}),
        (CALLBACK, {"type": 8, "data": {"choices": [{"name": "a", "value": "a"}]}}),
        ("POST /channels/{channel_id}/typing", {"no body": "is described"}),
        ("POST /nowhere", {}),
    ],
)
def test_accepted(route: str, body: object) -> None:
    assert list(Schema.read(OPENAPI).problems(route, body)) == []


async def test_violations_are_recorded_but_not_refused(server: PlaygroundServer, raw: RawBot) -> None:
    status, _ = await raw.say("lobby", {"content": "x", "colour": "red"})
    assert status == 200
    assert [violation.source for violation in server.violations] == ["schema"]
