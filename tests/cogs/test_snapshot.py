"""A phase that is over, as it stays in the channel."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from bot.engine.scene import Scene
from bot.engine.words import Phrase
from bot.sessions.telling.story import Told
from bot.sessions.telling.update import Snapshot
from bot.text import speak
from cogs.face.layout import snapshot

STORY = (Told(Phrase("nemesis-phase-engines")),)


@pytest.mark.parametrize("drawn", [True, False])
def test_what_has_no_picture_has_no_heading_either(drawn: bool) -> None:
    scene = Scene("nemesis", "A ship") if drawn else None
    shown = snapshot(cast("Any", None), speak("en"), Snapshot("engines", STORY, scene), None, "")
    words = json.dumps(shown.to_components())
    assert "The engines have been checked." in words
    assert ("### A ship" in words) == ("###" in words) == drawn
