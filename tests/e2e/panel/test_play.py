"""A table from its lobby to its end, through the wire."""

from __future__ import annotations

import io

from PIL import Image

from tests.support.e2e.bench import CHANNEL, Bench, lamplight


async def test_a_game_is_played_to_its_end(table: Bench) -> None:
    session = await table.open("Ada", "Bruno", computers=1)
    answers = await table.finish(session)
    assert answers > 5
    assert session.row.status == "finished"
    panel = await table.panel()
    assert "The game is over." in panel.text
    assert session.row.seed.hex() in panel.text
    assert [message.id for message in table.live()] == [panel.id]


async def test_every_message_of_a_phase_has_a_picture_and_its_words(painted: Bench) -> None:
    session = await painted.open("Ada", "Bruno")
    while lamplight(session).phase == "watch" and lamplight(session).round == 1:
        await painted.answer(session, wait=False)
    await painted.panel()
    pictures = [message for message in painted.person("Chiara").sees(CHANNEL) if message.files]
    assert len(pictures) >= 2
    for message in pictures:
        (file,) = message.files
        assert message.media == [file.url]
        assert message.alt_texts == [file.description] * 2
        with Image.open(io.BytesIO(file.data)) as picture:
            assert picture.width >= 600
