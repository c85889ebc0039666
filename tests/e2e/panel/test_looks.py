"""Look closer: pages for whoever wants to know what the picture shows."""

from __future__ import annotations

import pytest

from tests.support.e2e.bench import Bench
from tests.support.e2e.games.aboard import staged


def pages(shown: object) -> list[str]:
    """The pages that a sight leads to."""
    return [each["value"] for each in shown.menu()["options"]]  # type: ignore[attr-defined]


async def test_a_menu_leads_from_the_board_to_what_every_symbol_means(table: Bench) -> None:
    await table.open("Ada", "Bruno")
    eve = table.person("Eve")
    closer = await (await eve.press(await table.more("Eve"), "Look closer")).final()
    assert pages(closer) == ["closer", "board-key", "key", "terms"]
    whole = await (await eve.select(closer, values=["key"])).final()
    assert (whole.owner_id, len(whole.files)) == (eve.id, 3)
    told = " ".join(whole.alt_texts)
    assert "Shade" in told
    assert "It burns one in each storm" in told


async def test_the_board_names_the_symbols_that_are_on_it(table: Bench) -> None:
    await table.open("Ada", "Bruno")
    eve = table.person("Eve")
    closer = await (await eve.press(await table.more("Eve"), "Look closer")).final()
    await (await eve.select(closer, values=["board-key"])).final()
    drawn = table.server.sent[-1].everything()
    assert b"Crate" in drawn
    assert b"Rubble" in drawn


async def test_what_was_settled_in_the_lobby_can_be_read_later(table: Bench) -> None:
    await table.open("Ada", "Bruno")
    eve = table.person("Eve")
    closer = await (await eve.press(await table.more("Eve"), "Look closer")).final()
    terms = await (await eve.select(closer, values=["terms"])).final()
    assert "First Light" in terms.text
    assert "The sea: Calm sea" in terms.text


async def test_what_is_ones_own_is_no_page_for_others(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    await staged(table, monkeypatch, lambda ship: ship.hand("captain", "motivation"))
    seen = {}
    for name in ("Ada", "Eve"):
        seen[name] = await (await table.person(name).press(await table.more(name), "Look closer")).final()
    assert set(pages(seen["Ada"])) - set(pages(seen["Eve"])) == {"me"}
    assert {"rooms", "ship", "crew"} <= set(pages(seen["Eve"]))
    await (await table.person("Eve").select(seen["Eve"], values=["rooms"])).final()
    assert b"Hibernatorium" in table.server.sent[-1].everything()
