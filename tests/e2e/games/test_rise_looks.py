"""/rise: odds, sight, sheets and hints through Discord; its lobby, and ties among Enemies."""

from __future__ import annotations

import pytest

from bot.engine.asks import Answer
from bot.engine.match import ENTRY
from bot.games.rise.state import Enemy, Rise
from cogs.face.ids import digest
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.e2e.games.resistance import (
    begin,
    position,
    skirmish,
    stage,
    together,
)
from tests.support.e2e.replies import first_step

# Looks


async def test_odds_are_exact_and_for_the_asker_alone(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(table, monkeypatch, skirmish, "")
    ada = table.person("Ada")
    offered = await ada.autocomplete("rise odds", "target", "", CHANNEL)
    assert [choice["value"] for choice in offered] == ["t-800.1", "hk-8.1"]
    reply = await ada.command("rise odds", CHANNEL, target="t-800.1")
    assert reply.message.ephemeral
    assert "T-800 at C6" in reply.message.text
    assert "Assault Rifle" in reply.message.text
    other = await table.person("Eve").command("rise odds", CHANNEL, target="t-800.1", character="kyle")
    assert "Scavenged Rifle" in other.message.text
    for wrong in ("john", "crate-yard", "no such thing"):
        refused = await ada.command("rise odds", CHANNEL, target=wrong)
        assert refused.message.text == "There is no such Enemy on the map."
    refused = await ada.command("rise odds", CHANNEL, target="t-800.1", character="nobody")
    assert refused.message.text == "There is no such seat at this table."


async def test_sight_is_drawn_from_any_hex(painted: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(painted, monkeypatch, skirmish, "")
    offered = await painted.person("Eve").autocomplete("rise los", "hex", "c", CHANNEL)
    assert {"C9", "C6"} <= {choice["value"] for choice in offered}
    seen = await (await painted.person("Eve").command("rise los", CHANNEL, hex="c9")).final(20)
    assert seen.ephemeral
    (drawn,) = seen.files
    assert drawn.description is not None
    assert "C9" in drawn.description
    assert "T-800" in drawn.description
    refused = await painted.person("Eve").command("rise los", CHANNEL, hex="Z99")
    assert refused.message.text == "There is no hex Z99 on this map."


async def test_sheets_lie_open_to_everybody(painted: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(painted, monkeypatch, skirmish, "")
    offered = await painted.person("Bruno").autocomplete("rise sheet", "character", "", CHANNEL)
    assert {choice["value"] for choice in offered} == {"john", "kyle"}
    for who, character, told in (("Bruno", None, "Kyle"), ("Bruno", "john", "John"), ("Eve", None, "John")):
        options = {"character": character} if character else {}
        sheet = await (await painted.person(who).command("rise sheet", CHANNEL, options=options)).final(20)
        assert sheet.ephemeral
        assert told in (sheet.files[0].description or "")
    refused = await painted.person("Eve").command("rise sheet", CHANNEL, character="alex")
    assert refused.message.text == "There is no such seat at this table."


async def test_a_hint_tells_what_vigil_would_do_and_does_it(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await begin(table, monkeypatch, skirmish, "")
    (ask,) = session.match.asks
    (wanted,) = session.game.player.advise(session.match.view("john"), ask).picks
    told = (await table.person("Ada").command("hint", CHANNEL)).message
    assert told.ephemeral
    await table.person("Ada").press(told, first_step(told))
    rows = await table.store.rows(session.id)
    assert (rows[1].seat, ENTRY.decode(rows[1].entry or b"")) == ("john", Answer("john", (wanted,)))


# The lobby and ties among Enemies


async def test_the_lobby_fits_on_a_screen_and_says_what_is_played(table: Bench) -> None:
    lobby = await table.lobby("Ada", "Bruno", game="rise")
    assert [menu["placeholder"] for menu in lobby.selects] == [
        "Take a seat", "Choose the mission", "Mode", "Rank tokens", "Options",
    ]  # fmt: skip
    assert "**Campaign:** mission 1 of 7" in lobby.text
    assert "**Difficulty:** as the rulebook has it" in lobby.text
    ada = table.person("Ada")
    await ada.select(lobby, placeholder="Rank tokens", values=["rank-1"])
    await ada.select(lobby, placeholder="Options", values=["termination", "fewer-enemies", "defaults"])
    assert "**Difficulty:** at most one Rank token each, fewer Enemies and termination" in lobby.text
    await ada.select(lobby, placeholder="Choose the mission", values=["the-relay"])
    assert "**Skirmish:** mission 3 alone" in lobby.text
    await ada.press(lobby, "Start")
    g = position(await table.session())
    assert (g.mode, g.mission) == ("skirmish", "the-relay")
    assert g.difficulty == ["rank-1", "fewer-enemies", "termination"]
    assert g.flags["defaults"] == 1


def tie(g: Rise) -> None:
    """A T-800 can reach John by several hexes; nothing else moves."""
    together(g)
    g.characters["john"].dice = []
    g.enemies = [Enemy("t-800.1", "t-800", "red", "J5")]
    g.pool = {colour: [] for colour in g.pool}


@pytest.mark.parametrize("asks", [True, False])
async def test_ties_among_enemies_are_the_teams_and_none_of_them_is_proposed(
    table: Bench, monkeypatch: pytest.MonkeyPatch, asks: bool
) -> None:
    def quick(g: Rise) -> None:
        if not asks:
            g.flags["defaults"] = 1

    stage(monkeypatch, tie, quick)
    session = await table.open("Ada", "Bruno", game="rise")
    await table.person("Ada").command("rise end", CHANNEL)
    (ask,) = session.match.asks
    if not asks:
        assert ask.prompt == "player"
        return
    assert (ask.prompt, set(ask.seats)) == ("enemy-stop", {"john", "kyle"})
    first = (await table.panel()).buttons[0]
    assert (first["style"], first["custom_id"].rpartition(":")[2]) == (1, digest(ask.options[0].key))
    await table.person("Bruno").press(await table.panel(), custom_id=first["custom_id"])
    entry = ENTRY.decode((await table.store.rows(session.id))[2].entry or b"")
    assert entry == Answer("kyle", (ask.options[0].key,))
