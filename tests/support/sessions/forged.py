"""Positions that no game leads to, in files that are otherwise as they should be: some of each game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from bot.store.copies import exports
from bot.store.copies.exports import Export, Keyframe
from bot.store.file import codec
from tests.saves.onward import SAVES
from tests.support.sessions.forging import Change, journal, played

State = dict[str, Any]
KEPT = {path.name: path for path in SAVES}
EARLY = {
    "training": "training.early.vigil",
    "rise": "rise-first.early.vigil",
    "nemesis": "nemesis-crew.early.vigil",
    "fireteam": "fireteam-river.early.vigil",
    "salvation": "salvation-two.early.vigil",
}


def early(game: str) -> Path:
    """A save of a game that has just begun."""
    return KEPT[EARLY[game]]


def both_sit_here(state: State) -> None:
    """Let somebody sit on two seats that are one."""
    state["seats"] = [state["seats"][0]] * len(state["seats"])


def first_of(group: str, **changed: Any) -> Callable[[State], None]:
    """Change the first of some things."""
    return lambda state: next(iter(state[group].values())).update(changed)


def without_cards(deck: str) -> Callable[[State], None]:
    """Let the cards of a deck vanish."""
    return lambda state: state[deck].update(cards=[])


def hidden_entry(state: State) -> None:
    """One entry point is open, and no roll leads to it: another token has its number."""
    state["entries"] = {"2B": "1", **{place: str(n) for n, place in enumerate(state["entries"], 1)}}


def on_one_hex(state: State) -> None:
    """Put all characters where only one can stand."""
    for character in state["characters"].values():
        character["at"] = "E2"


def in_row_one(change: Callable[[State], object], *, reveals: bool = False) -> Change:
    """Change what can be gone back to, and leave the newest position as it is."""

    def forge(export: Export) -> Export:
        (saved,) = export.tables
        good = codec.unpack(saved.keyframes[0].data)
        state = msgspec.msgpack.decode(good)
        change(state)
        bad = msgspec.msgpack.encode(state)
        answer = next(row for row in saved.rows if row.kind == "answer" and row.entry)
        second = msgspec.structs.replace(answer, seq=2, prev=1, base=None, delta=None, reveals=reveals)
        frames = [Keyframe(seq, codec.pack(each)) for seq, each in ((1, bad), (2, good))]
        return journal(export, [saved.rows[0], second], {1: bad, 2: good}, frames)

    return forge


UNSOUND: dict[str, Callable[[State], object]] = {
    "training": lambda state: state.update(lamp=0),
    "rise": on_one_hex,
    "nemesis": first_of("players", at="nowhere"),
    "fireteam": first_of("heroes", at="nowhere"),
    "salvation": lambda state: state.update(factories=["DAL"] * 99),
}
VANISHED: dict[str, Callable[[State], object]] = {
    "training": without_cards("deck"),
    "rise": without_cards("weapons"),
    "nemesis": lambda state: state.update(contamination=[]),
    "fireteam": without_cards("recon"),
    "salvation": lambda state: state.update(reserve=[]),
}
FORGED: dict[str, tuple[str, Change]] = {
    **{f"{game}: a seat twice": (game, played(both_sit_here)) for game in EARLY},
    **{f"{game}: a position that could not be": (game, played(change)) for game, change in UNSOUND.items()},
    **{f"{game}: components that vanished": (game, played(change)) for game, change in VANISHED.items()},
    **{f"{game}: the same, to go back to": (game, in_row_one(change)) for game, change in UNSOUND.items()},
    **{f"{game}: components that come back": (game, in_row_one(change)) for game, change in VANISHED.items()},
    "training: nothing to go back to": ("training", in_row_one(lambda state: state.pop("keepers"))),
    "fireteam: an entry point that no roll leads to": ("fireteam", played(hidden_entry)),
    "nemesis: coordinates that lead nowhere": ("nemesis", played(lambda state: state.update(coordinates="?"))),
    "nemesis: time before its beginning": ("nemesis", played(lambda state: state.update(time=-(10**9)))),
    "salvation: a lead that nobody has": ("salvation", played(lambda state: state.update(lead="nobody"))),
}


def forged(name: str) -> bytes:
    """Make a file with such a position."""
    game, change = FORGED[name]
    made = change(exports.decode(early(game).read_bytes()))
    return made if isinstance(made, bytes) else exports.encode(made)
