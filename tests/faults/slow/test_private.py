"""What is private stays private, however slow the database and the drawing, and whatever the logs are asked to tell."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import text
from bot.games.training.content import CARDS
from bot.playground.people import Person, Reply
from bot.store import TableChanges
from tests.support.e2e.bench import CHANNEL, Bench, lamplight, patience
from tests.support.faults.logs import everything

FAULTS: tuple[list[str], ...] = (["rate_limit"], [], ["server_error"], [], ["cut_after"], [])
ROUTES = ("POST /channels/*", "PATCH *", "POST /interactions/*", "* /webhooks/*")
"""What goes wrong in turn, so that it is logged with all its circumstances, and where."""
MARKED = re.compile("|".join(f"Xcard-{card}X|card={card}" for card in CARDS))


@pytest.fixture(autouse=True)
def marked_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Give every card a title that no other sentence holds, so that it is found wherever it goes."""
    marked = tmp_path / "marked.ftl"
    marked.write_text("".join(f"training-card-{card} = Xcard-{card}X\n" for card in CARDS), encoding="utf-8")
    sources = text.sources
    monkeypatch.setattr(text, "sources", lambda locale: [marked, *sources(locale)])
    text.forget()
    yield
    text.forget()


def cards_told(table: Bench, to: Person | None = None) -> list[str]:
    """List the cards that were named to one person alone, or to everybody: in words, options or pictures."""
    reader = to.id if to else None
    sent = [each for each in table.server.sent if each.accepted and each.only_for == reader]
    return [card for each in sent for card in MARKED.findall(each.everything().decode(errors="replace"))]


async def ask(table: Bench, way: str) -> Reply:
    """Let Ada ask for what is hers alone."""
    ada, panel = table.person("Ada"), table.live()[0]
    if way == "button":
        return await ada.press(panel, "My hand")
    if way == "answer":
        return await ada.command("table do", CHANNEL, action="rest")
    return await ada.command("table hand", CHANNEL)


@pytest.mark.parametrize("way", ["button", "command", "answer"])
async def test_a_hand_that_comes_late_comes_to_its_owner_alone(table: Bench, way: str) -> None:
    session = await table.open("Ada", "Bruno")
    await table.quiet()
    session.forget()
    before = len(table.public())
    with contextlib.closing(sqlite3.connect(table.path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        # Readers need not wait for this lock, but they do wait for a write that does.
        writing = asyncio.create_task(table.store.update_table(session.id, TableChanges()))
        with patience(0.2):
            reply = await ask(table, way)
        assert reply.kind in ("deferred", "deferred_update"), "she was told to wait"
        assert cards_told(table) == []
        other.execute("ROLLBACK")
    await writing
    await table.server.until(lambda: cards_told(table, table.person("Ada")))
    await table.quiet()
    assert cards_told(table) == []
    assert len(table.public()) == before
    assert all(table.private(name) == [] for name in ("Bruno", "Eve"))


async def test_no_card_and_no_key_to_an_interaction_is_logged_in_a_whole_game(
    table: Bench, talkative: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.post.publisher.FIRST_RETRY", 0.01)
    await table.restart()
    session = await table.open("Ada", "Bruno")
    count = 0
    while session.row.status == "playing":
        for fault in FAULTS[count % len(FAULTS)]:
            getattr(table.server.faults, fault)(ROUTES[count % len(ROUTES)])
        await table.answer(session)
        table.server.faults.clear()
        await table.person("Bruno").command("table hand", CHANNEL)
        count += 1
    await table.quiet()
    assert lamplight(session).outcome is not None
    records = [everything(record) for record in talkative.records]
    assert any("trying again" in record or "rate limited" in record for record in records), "faults are logged"
    assert not [record for record in records if MARKED.search(record)]
    tokens = list(table.server.interactions.by_token)
    assert len(tokens) > 2 * count
    assert not [record for record in records if any(token in record for token in tokens)]
