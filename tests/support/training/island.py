"""Positions of Lamplight, laid out by zone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from bot.engine.dice import D6
from bot.engine.game import Setup
from bot.games.training.state import Keeper, Lamplight, Shade
from tests.support.table import Table


class Place(msgspec.Struct, frozen=True):
    """Where a keeper stands and what they have; what is left out stays as the mission gives it."""

    at: str
    hand: Sequence[str] = ()
    oil: int = 0
    health: int = 3


class Island(Table):
    """A table of Lamplight. The deck gives the cards of the hands and takes the others back."""

    @property
    def g(self) -> Lamplight:
        """The position."""
        return self.state(Lamplight)

    def keeper(self, seat: str) -> Keeper:
        """A keeper."""
        return self.g.keepers[seat]

    def shades(self) -> dict[str, str]:
        """Where each shade is."""
        return {shade.id: shade.at for shade in self.g.shades}

    def dice(self, *faces: int) -> None:
        """Let the next dice show these."""
        self.rolls(D6, *faces)

    def storm(self) -> None:
        """Let the last keeper spend the last action of the Watch on rest, so that the Storm comes."""
        assert (self.g.turn, self.g.actions) == (len(self.g.seats) - 1, 1)
        self.does(self.g.seats[-1], "rest")


def island(
    keepers: Mapping[str, Place],
    *,
    mission: str = "first-light",
    shades: Iterable[str] = (),
    top: Sequence[str] = (),
    discard: Sequence[str] = (),
    carry: bytes = b"",
    options: Mapping[str, str] | None = None,
    **fields: Any,
) -> Island:
    """Lay a position: keepers, shades (oldest first), the top of the deck (drawn first comes first), discarded cards.

    Further fields of the state are set as they are: `lamp`, `crates`, `round`, `turn`, `actions`.
    """
    table = Island("training", Setup(tuple(keepers), mission, dict(options or {}), carry))

    def change(g: Lamplight) -> None:
        box = sorted(g.deck.cards + [card for keeper in g.keepers.values() for card in keeper.hand])
        for seat, place in keepers.items():
            g.keepers[seat] = Keeper(place.at, place.health, place.oil, sorted(place.hand))
        for card in (*(card for place in keepers.values() for card in place.hand), *discard, *top):
            box.remove(card)
        g.deck.cards, g.deck.discard = [*box, *reversed(top)], list(discard)
        g.shades = [Shade(str(n), at) for n, at in enumerate(shades, start=1)]
        g.landed = len(g.shades)
        for name, value in fields.items():
            setattr(g, name, value)

    table.lay(change)
    return table


def eve(keepers: Mapping[str, Place], **more: Any) -> Island:
    """Lay a position on the eve of a storm: the last keeper has one action left."""
    return island(keepers, **{"turn": len(keepers) - 1, "actions": 1, **more})
