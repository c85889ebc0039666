"""Where somebody acts: the language of what everybody there reads."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs.here import public_locale


@pytest.mark.parametrize(
    ("features", "guild", "person", "found"),
    [
        (["COMMUNITY"], "ru", "en-US", "ru"),
        (["COMMUNITY"], "en-US", "ru", "en"),
        ([], "en-US", "ru", "ru"),
        ([], "en-US", "de", "en"),
    ],
)
def test_only_a_community_has_a_language_of_its_own(features: list[str], guild: str, person: str, found: str) -> None:
    server = SimpleNamespace(features=features)
    acts = SimpleNamespace(guild=server, guild_locale=discord.Locale(guild), locale=discord.Locale(person))
    assert public_locale(cast("discord.Interaction[Any]", acts)) == found
