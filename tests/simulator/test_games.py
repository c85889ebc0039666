"""A second opinion: simcord, an independent simulator of Discord, drives the unmodified Vigil through every game.

It checks permissions, the life of interactions and the validity of components by its own reading of Discord's
documentation. It is kinder than Discord in three things that concern Vigil, of which the playground is the judge: it
asks for no Attach Files, lets anybody write in archived and locked threads, and lists a shown picture among a
message's attachments.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games import IDS
from tests.support.simulator import Stage, staged

DECISIONS = 24
COMMANDS: list[tuple[str, dict[str, object]]] = [
    ("table log", {}),
    ("table board", {}),
    ("table recap", {}),
    ("table stats", {}),
    ("table pace", {"pace": "day"}),
    ("table pings", {"every": 30}),
    ("table orders", {}),
    ("table language", {"language": "ru"}),
    ("table language", {"language": "en"}),
    ("campaign list", {}),
    ("gm history", {}),
    ("gm pause", {}),
    ("gm unpause", {}),
    ("gm lock", {"locked": True}),
    ("hint", {}),
    ("help", {}),
    ("games", {}),
    ("rules", {"rule": "turn"}),
]
"""What a keeper at a table may ask for; each is to be answered, and not with an apology."""

OWN = {
    "training": (),
    "rise": ("rise sheet", "rise choose"),
    "nemesis": ("nemesis ship", "nemesis me"),
    "fireteam": ("fireteam mission", "fireteam me"),
    "salvation": ("salvation map", "salvation units"),
}
"""Commands of each game's own."""


async def opened(stage: Stage, game: str) -> None:
    """Let two people sit down, Vigil fill up, and the game begin."""
    ada, bruno, *_ = stage.people
    lobby = (await ada.slash(stage.channel, "table new", game=game)).response
    assert lobby is not None
    await stage.press(bruno, lobby.id, "join")
    await stage.press(ada, lobby.id, "fill")
    await stage.press(ada, lobby.id, "start")
    assert (await stage.session()).row.status == "playing"


@pytest.mark.parametrize("game", IDS)
async def test_a_game_is_played_by_its_buttons_and_looked_at_by_commands(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with staged(tmp_path / "vigil.sqlite3", monkeypatch) as stage:
        await opened(stage, game)
        ada, bruno, *_, eve = stage.people
        session = await stage.session()
        head = session.row.head
        for _ in range(DECISIONS):
            if session.row.status != "playing":
                break
            before = session.row.head
            await stage.answer(session)
            assert session.row.head > before
            assert stage.media(await stage.panel()), "the board stands on the panel after every press"
        assert session.row.head >= head + DECISIONS or session.row.status == "finished"
        assert "###" in await stage.slash(ada, "table status")
        for command, options in COMMANDS:
            said = await stage.slash(ada, command, **options)
            assert "went wrong" not in said, command
        for command in OWN[game]:
            said = await stage.slash(ada, command)
            assert "went wrong" not in said, command
        assert "```" in await stage.slash(bruno, "table board", text=True)
        desk = await ada.slash(stage.channel, "table hand")
        assert desk.ephemeral
        assert (await stage.slash(eve, "table hand")).startswith("You have no seat at this table.")
        assert await stage.slash(ada, "table panel") == "The panel stands below."
        await stage.panel()
        assert "all is well" in await stage.slash(ada, "gm resync")
        await ada.slash(stage.channel, "table close")
        assert session.row.status in ("parked", "closed")


async def test_what_is_taken_back_is_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with staged(tmp_path / "vigil.sqlite3", monkeypatch) as stage:
        await opened(stage, "training")
        ada, bruno, *_ = stage.people
        session = await stage.session()
        asked = session.asked
        await stage.answer(session)
        preview = (await ada.slash(stage.channel, "gm undo", steps=1)).response
        assert preview is not None
        assert preview.ephemeral
        assert session.asked != asked
        await stage.press(ada, preview.id, "gmundo")
        assert {row.kind for row in await stage.bot.house.store.rows(session.id)} >= {"start", "undo"}
        assert "gm undo" not in bruno.available_commands(stage.channel), "not for all"
        await stage.answer(session)


async def test_a_check_finds_out_what_simcord_lacks_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with staged(tmp_path / "vigil.sqlite3", monkeypatch) as stage:
        ada = stage.people[0]
        assert "Press **Begin**" in await stage.slash(ada, "gm check")
        (card,) = [message.id for message in stage.channel.history() if stage.stored(message.id)]
        form = await ada.click(stage.message(card), custom_id=next(iter(stage.stored(card))))
        report = stage.said(await ada.submit_modal(form, {}))
        amiss = [line for line in report.splitlines() if line.startswith("❌")]
        assert len(amiss) == 2, report
        assert "Pings do not go" in amiss[0], "simcord lists whoever is named, pinged or not"
        assert "sent twice stands there twice" in amiss[1], "simcord ignores nonces"


async def test_what_one_types_is_completed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with staged(tmp_path / "vigil.sqlite3", monkeypatch) as stage:
        ada = stage.people[0]
        assert "rules" in ada.available_commands(stage.channel)
        choices = await ada.autocomplete(stage.channel, "table new", "game", "nem")
        assert [choice["value"] for choice in choices] == ["nemesis"]
