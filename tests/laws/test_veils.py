"""A veil changes all that is hidden: without that, law 4 looks at nothing and never says so."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from bot.engine.chance import Chance
from bot.engine.match import ENCODER, decode
from bot.engine.state import State
from bot.games import IDS, game
from tests.support.engine.assembled import Loose
from tests.support.laws.veils import Teeth, positions

GAMES = {"training": 6, "rise": 5, "nemesis": 12, "fireteam": 8, "salvation": 4}
"""Games that are played for positions."""
COUNTED = "who has seen the other piles knows what is left; only the order is hidden"
TOLD = "everybody saw or heard it happen"
CHOSEN = "everybody saw it in the lobby"
COPIES = "copies of a card are alike; what tells them apart is hidden elsewhere, and changed there"
OWN = "it is one's own doing"
ORDER = "a standing order is an answer given early, and comes out as the answer would"

OPEN: dict[str, dict[str, str]] = {
    "training": {"actions": TOLD, "faded": TOLD, "landed": TOLD, "sea": TOLD},
    "rise": {
        "equipment.cards{}": COUNTED,
        "weapons.cards{}": COUNTED,
        "waypoints.*.id": "the Mission says which Waypoint lies where, so it cannot be otherwise",
        "waypoints.*.resolved": TOLD,
    },
    "nemesis": {
        "asked_fallen": TOLD,
        "attacks.cards{}": COUNTED,
        "came[]": TOLD,
        "came{}": TOLD,
        "contamination{}": COPIES,
        "draft[]": "it is shuffled before anybody draws from it",
        "draft{}": TOLD,
        "drawn": TOLD,
        "events.cards{}": COUNTED,
        "faded": TOLD,
        "fallen": TOLD,
        "intruder_player": CHOSEN,
        "made.*": TOLD,
        "numbered[]": TOLD,
        "numbered{}": TOLD,
        "players.mine.deck{}": COUNTED,
        "players.mine.discard[]": COPIES,
        "players.mine.hand[]": COPIES,
        "players.mine.hand{}": COPIES,
        "players.mine.scanned[]": OWN,
        "players.mine.scanned{}": OWN,
        "players.mine.waives": OWN,
        "players.mine.wounds[].card": COPIES,
        "players.theirs.discard[]": COPIES,
        "players.theirs.wounds[].card": COPIES,
        "pod_exit": CHOSEN,
        "remember": CHOSEN,
        "removed[]": "what left the game never comes out again",
        "removed{}": "what left the game never comes out again",
        "serious.cards{}": COUNTED,
        "trade.speaker": TOLD,
        "trade.starter": TOLD,
        "trade.words": TOLD,
        "used[]": TOLD,
        "used{}": TOLD,
    },
    "fireteam": {"heroes.mine.deck.cards{}": COUNTED, "heroes.theirs.orders.*": ORDER, "threats.cards{}": COUNTED},
    "salvation": {
        "cities{}": COUNTED,
        "passing[]": ORDER,
        "passing{}": ORDER,
        "tactics{}": COUNTED,
        "technology{}": COUNTED,
        "until.theirs": ORDER,
    },
}
"""The leaves that somebody is not shown and that no veil changes, each with the reason why it need not."""

BLUNTED = [
    ("training", "keepers.*.hand"),
    ("rise", "equipment.cards"),
    ("nemesis", "bag pool"),
    ("nemesis", "players.*.hand"),
    ("nemesis", "players.*.notes"),
    ("nemesis", "rooms.*.token"),
    ("nemesis", "infected"),
    ("fireteam", "removed"),
    ("salvation", "hidden"),
]
"""Veils that skip something: the game, and what stays as it was."""


@cache
def met(id: str) -> list[bytes]:
    """Give the positions of a game."""
    return positions(game(id), GAMES[id])


@pytest.mark.parametrize("id", IDS)
def test_a_veil_changes_all_that_is_hidden(id: str) -> None:
    teeth = Teeth(game(id), met(id))
    assert teeth.blunt() <= OPEN[id].keys()
    assert not teeth.changed & OPEN[id].keys(), "a reason is given for what a veil does change"


@pytest.mark.parametrize(("id", "skipped"), BLUNTED)
def test_a_veil_that_skips_something_is_found_out(id: str, skipped: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = game(id).table.veil

    def veil(state: State, eyes: frozenset[str], chance: Chance) -> None:
        before = decode(game(id), ENCODER.encode(state))
        whole(state, eyes, chance)
        for way in skipped.split():
            put_back(state, before, way.split("."))

    monkeypatch.setattr(Loose(game(id).table), "veil", veil)
    assert Teeth(game(id), met(id)[:30]).blunt() - OPEN[id].keys()


def put_back(part: Any, before: Any, way: list[str]) -> None:
    """Let a part of a position be as it was."""
    name, *further = way
    for key in keys(part) if name == "*" else [name]:
        if further:
            put_back(child(part, key), child(before, key), further)
        elif isinstance(part, dict):
            part[key] = before[key]
        else:
            setattr(part, key, getattr(before, key))


def keys(part: Any) -> Iterator[str]:
    """Give the names of what a part holds."""
    yield from (part.__struct_fields__ if isinstance(part, msgspec.Struct) else part)


def child(part: Any, key: str) -> Any:
    """Give what a part holds under a name."""
    return part[key] if isinstance(part, dict) else getattr(part, key)
