"""Taking a kept save up: brought in, proved, and played on to its end.

`python -m tests.saves.onward` writes down how each save ends with the rules as they are now. Rules that were changed on
purpose change some ends: write them down again then, and look at which did.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import tempfile
from pathlib import Path

from bot.engine.match import ENCODER, ENTRY, Answer, Match, Unfit
from bot.games import game
from bot.laws.players import Biased
from bot.saves.playable import problems_of
from bot.sessions.past import copies
from bot.sessions.workshop import Workshop
from bot.store import Position, Store

HERE = Path(__file__).parent
SAVES = sorted(HERE.glob("*/*.vigil"))
ENDS = HERE / "ends.json"
MOST = 5000
"""Answers after which a game counts as endless."""


async def taken_up(path: Path, workshop: Workshop) -> str:
    """Bring a save in as somebody's import would be, prove all of it, play its last table on; gives how that ended."""
    with tempfile.TemporaryDirectory() as aside:
        async with await Store.open(Path(aside) / "vigil.sqlite3") as store:
            data = path.read_bytes()
            done, campaign = await copies.take_in(store, workshop, data, guild_id=5, channel_id=50, owner_id=500)
            problems = [problem for table_id in done.tables for problem in await problems_of(store, table_id)]
            if problems:
                raise AssertionError(f"{path.name}: {problems}")
            row = await store.table(done.tables[-1])
            if not row.head:
                return f"lobby of {campaign.mission}"
            return played_on(campaign.game, await store.position(row.id))


def played_on(game_id: str, position: Position) -> str:
    """Play from a position to the end, always the same way; gives the digest of the end."""
    match, player = _restored(game_id, position), Biased(b"onward", 0.9)
    for _ in range(MOST):
        if match.over:
            return hashlib.sha256(ENCODER.encode(match.state)).hexdigest()[:16]
        answer = player.answer(match)
        if not isinstance(answer, Answer):
            raise TypeError(f"a player gave {answer!r}")
        match.apply(answer)
    raise AssertionError(f"{game_id} does not end")


def _restored(game_id: str, position: Position) -> Match:
    """Take a position up as a table would: where its last answers no longer fit, at its checkpoint."""
    played = game(game_id)
    try:
        return Match.restore(played, position.state, [ENTRY.decode(entry) for entry in position.entries])
    except Unfit:
        return Match.restore(played, position.state)


def name_of(path: Path) -> str:
    """How a save is called in the list of ends."""
    return str(path.relative_to(HERE))


async def _ends() -> dict[str, str]:
    async with Workshop(1) as workshop:
        return {name_of(path): await taken_up(path, workshop) for path in SAVES}


def main() -> None:
    """Write down how every save ends now, and tell which end otherwise than before."""
    before = json.loads(ENDS.read_text()) if ENDS.exists() else {}
    ends = asyncio.run(_ends())
    for name in ends:
        if name in before and before[name] != ends[name]:
            print(f"{name} ends otherwise")  # noqa: T201
    ENDS.write_text(json.dumps(ends, indent=1, sort_keys=True) + "\n")


if __name__ == "__main__":
    main()
