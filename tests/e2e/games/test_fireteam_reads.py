"""/fireteam hand, card and mission through Discord: what lies open can be read, hands only by those who play."""

from __future__ import annotations

import pytest

from bot.games.fireteam.state import Fireteam
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.e2e.games.squad import staged


def hidden(g: Fireteam) -> None:
    """Hands are hidden from allies."""
    g.hidden = True


async def test_an_ally_shows_their_hand_to_those_who_play(painted: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    await staged(painted, monkeypatch)
    shown = await (await painted.person("Bruno").command("fireteam hand", CHANNEL, hero="abe")).final(20)
    assert shown.ephemeral
    assert "Bayonet" in (shown.files[0].description or "")
    refused = await painted.person("Eve").command("fireteam hand", CHANNEL, hero="abe")
    assert "RUL-67" in refused.message.text
    assert not refused.message.files
    nobody = await painted.person("Ada").command("fireteam hand", CHANNEL, hero="don")
    assert nobody.message.text == "There is no such seat at this table."


async def test_hidden_hands_are_shown_to_their_owners_alone(painted: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    await staged(painted, monkeypatch, hidden)
    refused = await painted.person("Bruno").command("fireteam hand", CHANNEL, hero="abe")
    assert "RUL-67" in refused.message.text
    assert not refused.message.files
    own = await (await painted.person("Ada").command("fireteam hand", CHANNEL, hero="abe")).final(20)
    assert "Bayonet" in (own.files[0].description or "")


async def test_a_card_is_found_by_its_name_and_read(painted: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    await staged(painted, monkeypatch)
    eve = painted.person("Eve")
    offered = await eve.autocomplete("fireteam card", "name", "corrupted a", CHANNEL)
    assert [choice["value"] for choice in offered] == ["corrupted-animal"]
    for name in ("corrupted-animal", "Corrupted Animal", "ted anim"):
        shown = await (await eve.command("fireteam card", CHANNEL, name=name)).final(20)
        assert shown.ephemeral
        assert "Life 2, speed 2." in (shown.files[0].description or "")
        assert shown.text == "As the game has it: life and resistance. All else is Vigil's own."
    unclear = await eve.command("fireteam card", CHANNEL, name="corrupted")
    assert unclear.message.text.startswith("That could mean 2 things.")
    refused = await eve.command("fireteam card", CHANNEL, name="scent-of-blood")
    assert refused.message.text.startswith("No card of that name lies open.")


async def test_the_mission_is_read_by_anybody(painted: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    await staged(painted, monkeypatch)
    shown = await (await painted.person("Eve").command("fireteam mission", CHANNEL)).final(20)
    assert shown.ephemeral
    assert "Find the ferry's fuel and its propeller." in shown.text
    assert "Recon deck:" in shown.text
    assert "Haymaker" not in shown.text
    assert len(shown.files) == 1
