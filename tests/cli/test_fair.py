"""`vigil saves verify-fair`: what it says of audits and exports, without any database."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import msgspec
import pytest

from bot.__main__ import main
from bot.saves.audit import audit
from bot.sessions.house import House
from bot.store import Commit, NewTable, Store
from tests.support.sessions.players import Players


def made(folder: Path, answers: int) -> tuple[Path, Path]:
    """Play a game so far; give its audit and its export as files."""
    audited, exported = folder / "audit.json", folder / "game.vigil"

    async def play() -> None:
        async with await Store.open(folder / "vigil.sqlite3") as store:
            players = await Players.sit_down(House(store), computers=1)
            await players.play(answers)
            audited.write_bytes(msgspec.json.encode(await audit(store, players.session.id)))
            exported.write_bytes(await store.export_table(players.session.id))

    asyncio.run(play())
    return audited, exported


def test_a_finished_game_is_proved_from_either_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for file in made(tmp_path, 1000):
        assert main(["saves", "verify-fair", str(file)]) == 0
        assert "are what the seed gives." in capsys.readouterr().out
        assert main(["saves", "verify-fair", str(file), "--json"]) == 0
        (proof,) = json.loads(capsys.readouterr().out)
        assert proof["problems"] == []
        assert proof["numbers"] > 20


def test_a_running_game_cannot_be_proved_from_its_audit_but_from_its_export(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    audited, exported = made(tmp_path, 5)
    assert main(["saves", "verify-fair", str(audited)]) == 1
    assert "its seed is still secret" in capsys.readouterr().out
    assert main(["saves", "verify-fair", str(exported)]) == 0


def test_what_cannot_be_read_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nothing = tmp_path / "nothing.json"
    assert main(["saves", "verify-fair", str(nothing)]) == 2
    nothing.write_bytes(b"[]")
    assert main(["saves", "verify-fair", str(nothing)]) == 2
    assert "cannot be checked" in capsys.readouterr().err


def test_a_table_that_was_begun_before_setups_were_written_down_is_said_to_be(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "old.vigil"

    async def play() -> None:
        async with await Store.open(tmp_path / "vigil.sqlite3") as store:
            players = await Players.sit_down(House(store))
            session = players.session
            start = await store.position(session.id, 1)
            row = await store.table(session.id)
            new = NewTable(
                game=row.game, guild_id=1, channel_id=2, owner_id=3, seed=row.seed, commitment=row.commitment
            )
            old = await store.create_table(new)
            await store.commit(old.id, Commit(kind="start", state=start.state))
            file.write_bytes(await store.export_table(old.id))

    asyncio.run(play())
    assert main(["saves", "verify-fair", str(file)]) == 1
    assert "does not say how the game was set up" in capsys.readouterr().out
