"""What Vigil asks of Discord, and the words it gives its commands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import discord
import pytest
from discord import app_commands

from bot import client, text
from bot.client import PERMISSIONS, Translator, name_id
from bot.store import Store
from cogs.words import described
from renderers import RenderPool


def context(data: object) -> app_commands.TranslationContextTypes:
    return app_commands.TranslationContext(location=app_commands.TranslationContextLocation.other, data=data)


@pytest.fixture
def russian(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A Russian that knows two messages."""
    words = {"command-table-new": "Открыть стол", "name-table-new": "новый"}

    class Russian:
        def owns(self, id: str) -> bool:
            return id in words

        def t(self, id: str) -> str:
            return words[id]

    monkeypatch.setattr(client, "nearest_locale", lambda locale: "ru" if locale == "ru" else "en")
    monkeypatch.setattr(client, "tongue", lambda locale: Russian() if locale == "ru" else text.tongue(locale))
    yield


@app_commands.command(name="new")
async def new(interaction: discord.Interaction, game: str) -> None:
    """A command."""


async def test_descriptions_are_translated_by_their_id(russian: None) -> None:
    translator = Translator()
    assert await translator.translate(described("table-new"), discord.Locale.russian, context(new)) == "Открыть стол"
    assert await translator.translate(described("table-new"), discord.Locale.german, context(new)) is None
    assert await translator.translate(described("help"), discord.Locale.russian, context(new)) is None


async def test_names_are_translated_by_where_they_stand(russian: None) -> None:
    group = app_commands.Group(name="table", description="-")
    group.add_command(new)
    assert name_id(context(new)) == "name-table-new"
    assert name_id(context(new.get_parameter("game"))) == "name-table-new-game"
    said = await Translator().translate(app_commands.locale_str("new"), discord.Locale.russian, context(new))
    assert said == "новый"


def test_vigil_asks_for_the_fewest_permissions() -> None:
    assert {name for name, granted in PERMISSIONS if granted} == {
        "read_messages",
        "send_messages",
        "send_messages_in_threads",
        "attach_files",
        "read_message_history",
    }


TEXT = {"type": 10, "content": "words"}
BOARD = {"type": 12, "items": [{"media": {"url": "https://cdn.discordapp.com/attachments/1/2/board.webp"}}]}


async def test_a_press_is_read_without_all_that_could_be_pressed(monkeypatch: pytest.MonkeyPatch) -> None:
    read = list[object]()
    monkeypatch.setattr("discord.state.ConnectionState.parse_interaction_create", lambda _, data: read.append(data))
    async with client.Vigil(cast("Store", None), cast("RenderPool", None)) as vigil:
        parse = vigil._connection.parsers["INTERACTION_CREATE"]
        parse({"type": 3, "message": {"id": "1", "components": [{"type": 17, "components": [TEXT, BOARD]}, TEXT]}})
        parse({"type": 2})
    assert read == [{"type": 3, "message": {"id": "1", "components": [BOARD]}}, {"type": 2}]
