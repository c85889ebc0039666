"""Logs tell what happened, and no secret."""

from __future__ import annotations

import pytest

from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.faults.logs import everything
from tests.support.faults.routes import SAY
from tests.support.faults.unshown import ANSWER, unheard


async def test_neither_the_token_nor_a_seed_is_logged_in_a_whole_game(
    table: Bench, talkative: pytest.LogCaptureFixture
) -> None:
    await table.restart()
    session = await table.open("Ada", "Bruno", computers=1)
    await misfortunes(table)
    seed, seen = session.row.seed, 0
    while session.row.status == "playing":
        seen = len(talkative.records)
        await table.answer(session, wait=False)
    await table.quiet()
    records = [everything(record) for record in talkative.records]
    assert any("trying again" in record for record in records), "misfortunes are logged"
    assert any("incident" in record for record in records)
    assert not [record for record in records if table.server.token in record]
    hidden = (seed.hex(), repr(seed), repr(seed)[2:-1])
    assert not [record for record in records[:seen] if any(form in record for form in hidden)]


async def misfortunes(table: Bench) -> None:
    """Let go wrong what is then logged with all its circumstances."""
    in_place = table.server.world.switches.edits_in_place
    table.server.faults.server_error("PATCH *" if in_place else SAY, status=503)
    table.server.faults.server_error(ANSWER, status=503)
    await unheard(table, table.person("Ada").command("table do", CHANNEL, action="move to=C4"))
    await table.quiet()

    async def broken(*_: object, **__: object) -> None:
        raise RuntimeError("nobody foresaw this")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(table.store, "position", broken)
        session = await table.session()
        session.forget()
        reply = await table.person("Ada").command("table do", CHANNEL, action="rest")
        assert reply.message.text.startswith("Something went wrong, and nothing was changed.")
    await session.loaded()
