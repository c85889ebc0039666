"""Whispers on Discord: heard with the next press, by nobody else, and read by all once the game is over."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.games.nemesis.state import Nemesis
from bot.sessions.session import Session
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.e2e.games.aboard import position, staged

WORDS = "The engine is broken, and only I know it"
LINK = "@everyone [free pods](https://example.com) **now**"


async def says(table: Bench, who: str, name: str, **options: Any) -> str:
    """What somebody is told alone who says something."""
    reply = await table.person(who).command(f"say {name}", CHANNEL, options=options)
    await table.quiet()
    return (await reply.final()).text


async def everywhere(table: Bench, name: str) -> str:
    """All that one person can read in the channel."""
    await table.quiet()
    return "\n".join(str(message.data) for message in table.person(name).sees(CHANNEL))


async def over(table: Bench, session: Session) -> None:
    """Play on to the end, whoever it is that acts."""
    dice = Random(1)
    while session.row.status == "playing":
        person, ask = table.asked(session)
        picks = dice.sample([option.key for option in ask.options], max(ask.least, 1))
        await session.answer(int(person.id), picks)
    table.panels.publisher.wake(session)
    await table.quiet()


async def test_a_whisper_is_heard_with_the_next_press_and_by_nobody_else(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await staged(table, monkeypatch)
    told = await says(table, "Ada", "whisper", seat=session.seats_of(int(table.person("Bruno").id))[0], text=WORDS)
    assert "Captain whispers to Scout" in told
    for name in ("Bruno", "Chiara", "Eve"):
        assert WORDS not in await everywhere(table, name)

    await table.person("Bruno").press(await table.panel(), "My hand")
    await table.quiet()
    (heard,) = [message for message in table.private("Bruno") if WORDS in message.text]
    assert "For your ears only" in heard.text
    for name in ("Chiara", "Eve"):
        await table.person(name).command("table log", CHANNEL)
        assert WORDS not in await everywhere(table, name)
    assert not [message for message in table.public() if WORDS in str(message.data)]


async def test_it_is_brought_once_and_can_be_read_again(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await staged(table, monkeypatch)
    seat = session.seats_of(int(table.person("Bruno").id))[0]
    await says(table, "Ada", "whisper", seat=seat, text=WORDS)
    for _ in range(2):
        await table.person("Bruno").command("table status", CHANNEL)
        await table.quiet()
    assert len([message for message in table.private("Bruno") if WORDS in message.text]) == 1
    assert WORDS in await says(table, "Bruno", "read")
    assert "heard nothing" in await says(table, "Chiara", "read")


async def test_it_outlives_a_restart(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await staged(table, monkeypatch)
    seat = session.seats_of(int(table.person("Bruno").id))[0]
    await says(table, "Ada", "whisper", seat=seat, text=WORDS)
    await table.restart()
    await table.person("Bruno").press(await table.panel(), "My hand")
    await table.quiet()
    assert WORDS in await everywhere(table, "Bruno")


async def test_what_was_typed_mentions_nobody_and_links_nowhere(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await staged(table, monkeypatch)
    seat = session.seats_of(int(table.person("Bruno").id))[0]
    await says(table, "Ada", "whisper", seat=seat, text=LINK)
    await says(table, "Ada", "promise", text=LINK)
    await table.person("Bruno").command("table status", CHANNEL)
    await table.quiet()
    (heard,) = [message for message in table.private("Bruno") if "free pods" in message.text]
    (promised,) = [message for message in table.public() if "free pods" in message.text]
    for message in (heard, promised):
        assert "@everyone" not in message.text
        assert r"\[free pods\](https" in message.text, "a link that is escaped is none"
        assert r"\*\*now" in message.text
        assert not message.data.get("mentions")


async def test_a_game_master_who_plays_elsewhere_finds_it_nowhere(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await staged(table, monkeypatch)
    seat = session.seats_of(int(table.person("Chiara").id))[0]
    await says(table, "Bruno", "whisper", seat=seat, text=WORDS)
    for name in ("gm audit", "gm history", "table recap", "say read"):
        await table.person("Ada").command(name, CHANNEL)
        await table.quiet()
    assert WORDS not in await everywhere(table, "Ada")
    files = [file for message in table.private("Ada") for file in message.files]
    assert {file.filename.rpartition(".")[2] for file in files} >= {"json", "txt"}
    assert not [file.filename for file in files if WORDS.encode() in file.data]


async def test_a_promise_is_told_to_all_and_recalled_at_the_end(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await staged(table, monkeypatch)
    seat = session.seats_of(int(table.person("Bruno").id))[0]
    await says(table, "Ada", "whisper", seat=seat, text=WORDS)
    await says(table, "Ada", "promise", text="I leave nobody behind")
    (promised,) = [message for message in table.public() if "I leave nobody behind" in message.text]
    assert "Captain promises everybody" in promised.text
    assert not promised.ephemeral
    await over(table, session)

    panel = await table.panel()
    said = panel.text.splitlines()
    recalled = next(n for n, line in enumerate(said) if "I leave nobody behind" in line)
    assert "Captain" in said[recalled - 1], "it stands below what became of who gave it"
    assert WORDS not in panel.text
    reply = await table.person("Eve").press(panel, "What was whispered")
    assert WORDS in (await reply.final()).text


async def test_the_seats_that_can_hear_are_completed(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await staged(table, monkeypatch)
    found = await table.person("Ada").autocomplete("say whisper", "seat", "", CHANNEL)
    assert [choice["name"] for choice in found] == ["Scout", "Soldier"]
    state = position(session)
    assert isinstance(state, Nemesis)
    state.players[session.seats_of(int(table.person("Bruno").id))[0]].state = "dead"
    found = await table.person("Ada").autocomplete("say whisper", "seat", "", CHANNEL)
    assert [choice["name"] for choice in found] == ["Soldier"]


async def test_whoever_says_too_much_at_once_waits(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await staged(table, monkeypatch)
    seat = session.seats_of(int(table.person("Bruno").id))[0]
    told = [await says(table, "Ada", "whisper", seat=seat, text=f"{n}") for n in range(9)]
    assert all("whispers to" in each for each in told[:8])
    assert "whispers to" not in told[8]


async def test_it_can_be_switched_off_by_the_game_master(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await staged(table, monkeypatch)
    seat = session.seats_of(int(table.person("Bruno").id))[0]
    await says(table, "Ada", "allow", on=False)
    assert "switched" in await says(table, "Bruno", "promise", text="Nothing")
    assert "switched" in await says(table, "Ada", "whisper", seat=seat, text=WORDS)
    assert "no longer whisper" in (await table.panel()).text
