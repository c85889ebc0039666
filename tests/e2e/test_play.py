"""A table from its lobby to its end, through the wire."""

from __future__ import annotations

from tests.e2e.bench import Bench


async def test_a_game_is_played_to_its_end(table: Bench) -> None:
    session = await table.open("Ada", "Bruno", computers=1)
    answers = await table.finish(session)
    assert answers > 5
    assert session.row.status == "finished"
    panel = await table.panel()
    assert "The game is over." in panel.text
    assert session.row.seed.hex() in panel.text
    pictures = [m for m in table.person("Chiara").sees("table-one") if m.files]
    assert len(pictures) >= 3
    assert all(file.description for message in pictures for file in message.files)
