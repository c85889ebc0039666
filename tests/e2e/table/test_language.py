"""Languages through Discord: which one a table begins in, how it is changed, and playing in Russian by typing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.playground.world.shapes import Json
from bot.text import tongue
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.e2e.games.war import position, staged

RU = tongue("ru")


async def test_a_table_begins_in_the_language_of_whoever_opens_it(table: Bench) -> None:
    ada, bruno = table.person("Ada"), table.person("Bruno")
    ada.locale = "ru"
    lobby = (await ada.command("table new", CHANNEL, game="salvation")).message
    assert lobby.labels == [
        "Сесть",
        "Отдать место Vigil",
        "Начать",
        "Встать",
        "Об этой миссии",
        "Рассказывать кратко",
        "Впервые здесь? Сначала урок",
    ]
    await bruno.press(lobby, "Сесть")
    await ada.press(lobby, "Начать")
    panel = await table.panel()
    assert "Скайнет, где начинает Т-600?" in panel.text
    assert "It is not your turn" in (await bruno.command("table do", CHANNEL, action="pass")).message.text


async def test_the_game_master_changes_the_language_and_the_panel_follows(table: Bench) -> None:
    session = await table.open("Ada", "Bruno", game="salvation")
    before = await table.panel()
    assert "Skynet, where does the T-600 start?" in before.text

    refused = await table.person("Bruno").command("table language", CHANNEL, language="ru")
    assert refused.message.text.startswith("Only a game-master")
    assert session.row.locale == "en"

    told = await table.person("Ada").command("table language", CHANNEL, language="ru")
    assert told.message.text.startswith("This table speaks Русский now.")
    after = await table.panel()
    assert after.id == before.id
    assert "Скайнет, где начинает Т-600?" in after.text
    await table.restart()
    assert (await table.session()).row.locale == "ru"


async def test_a_game_without_words_of_the_language_stays_english(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    told = await table.person("Ada").command("table language", CHANNEL, language="ru")
    assert "Lamplight itself has only English words" in told.message.text
    panel = await table.panel()
    assert "Моя рука" in panel.labels
    assert "Mara" in panel.text
    await table.person("Ada").press(panel, "Моя рука")
    await table.rest(session)


async def test_russian_is_completed_and_understood_however_it_is_typed(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await staged(table, monkeypatch)
    ada = table.person("Ada")
    ada.locale = "ru"
    for typed in ("патр", "ПАТР", "Разыграть: П"):
        choices = await ada.autocomplete("salvation play", "what", typed, CHANNEL)
        assert [(choice["name"], choice["value"]) for choice in choices] == [("Разыграть: Патруль", "play card=patrol")]
    await ada.command("salvation play", CHANNEL, what="ПАТРУЛЬ")
    assert position(session).planner == "skynet"
    await ada.command("salvation plan", CHANNEL, what="t-600 №1")
    await ada.command("salvation go", CHANNEL, what="невада")
    assert [(route.unit, route.way[-1]) for route in position(session).plan] == [("t600.1", "NNV")]


def words_of(command: Json, name: str = "") -> Iterator[tuple[str, str, dict[str, str]]]:
    """Give a command and all in it: its name, what it says of itself in English, and in other languages."""
    called = f"{name}-{command['name']}".removeprefix("-")
    yield called, command["description"], command.get("description_localizations") or {}
    for option in command.get("options") or ():
        yield from words_of(option, called)


async def test_discord_is_told_what_commands_do_in_russian(table: Bench) -> None:
    told = {
        name: (said, others)
        for command in table.server.world.all_commands()
        for name, said, others in words_of(command)
    }
    assert told["table-language"][1] == {"ru": RU.t("command-table-language")}
    for name, (said, others) in told.items():
        of = name.split("-")[0]
        if of in ("rise", "nemesis", "fireteam"):
            assert others == {}, name
        else:
            assert others.keys() == {"ru"}, name
            assert others["ru"] != said
            assert len(others["ru"]) <= 100
