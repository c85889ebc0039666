"""A ship that is manned: whose seat is whose, what a Character may do and see, and what must be so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self, TypeAlias

from bot.engine.game import Setup
from bot.engine.match import ENCODER, Match
from bot.games.nemesis import GAME
from bot.games.nemesis.look.views import View
from bot.games.nemesis.rules.draft import join
from bot.games.nemesis.state import Intruder, Nemesis, Note, Player
from tests.support.nemesis import pieces
from tests.support.table import Table

Keys: TypeAlias = set[str]
CREW = ("captain", "scout", "soldier", "mechanic", "scientist")
"""Who is aboard unless the test says otherwise, by Player Number."""


class Hull(Table):
    """A table of Nemesis whose draft is over; Characters stand for seats, options are the table's switches."""

    def __init__(self, *crew: str, mode: str = "", explored: bool = True, **options: str) -> None:
        self.crew = crew or CREW[:2]
        chosen = {name.replace("_", "-"): value for name, value in options.items()}
        mode = mode or ("solo" if len(self.crew) == 1 else "crew")
        super().__init__("nemesis", Setup(GAME.seats[: len(self.crew)], mode, chosen))
        self.lay(lambda g: self._embark(g, explored=explored))

    def _embark(self, g: Nemesis, *, explored: bool) -> None:
        g.order = list(g.seats)
        g.first = g.turn = g.order[0]
        for number, (seat, character) in enumerate(zip(g.order, self.crew, strict=True), 1):
            g.players[seat].number = number
            join(g, seat, character)
        g.phase, g.drawn, g.began, g.draft, g.offered = "player", True, True, [], []
        for player in g.players.values():
            pieces.fill(player, player.deck[:5])
        if g.ship == "base":
            pieces.furnish(g)
        if explored:
            pieces.explore(g)

    @property
    def g(self) -> Nemesis:
        """The position."""
        return self.state(Nemesis)

    def seat(self, who: str) -> str:
        """The seat of a Character."""
        return self.g.seat_of(who)

    def me(self, who: str) -> Player:
        """The player of a Character."""
        return self.g.players[self.seat(who)]

    def foe(self, id: str) -> Intruder:
        """An Intruder that is aboard."""
        found = self.g.intruder(id)
        assert found is not None, f"{id} is not aboard"
        return found

    def where(self, who: str) -> str:
        """The number of the room somebody is in."""
        return self.me(who).at

    def cards(self, who: str) -> int:
        """How many cards somebody has in hand."""
        return len(self.me(who).hand)

    def notes(self, who: str, id: str) -> list[Note]:
        """What a player has learned of one kind."""
        return [note for note in self.me(who).notes if note.id == id]

    def view(self, who: str = "") -> View:
        """What a Character's player, or anybody, may see."""
        seen: View = self.match.view(self.seat(who) if who else None)
        return seen

    def set(self, change: Callable[[Nemesis], Any]) -> Self:
        """Change anything; the rules start afresh from there."""
        self.lay(lambda g: change(g) and None)
        return self

    # who may do what

    def may(self, who: str, *keys: str) -> None:
        """Claim that a Character may pick each of these."""
        self.can(self.seat(who), *keys)

    def may_not(self, who: str, *keys: str) -> None:
        """Claim that a Character may pick none of these."""
        self.cannot(self.seat(who), *keys)

    def refused(self, who: str, key: str, reason: str, rule: str) -> None:
        """Claim that an Action is refused for a reason of this game by this rule."""
        self.refuses(self.seat(who), key, f"nemesis-refuse-{reason}", rule)

    def offers(self, who: str, verb: str) -> Keys:
        """The keys with this verb that a Character may pick."""
        return self.offered(self.seat(who), verb)

    def options(self, who: str) -> Keys:
        """All keys that a Character may pick."""
        return {offer.key for offer in self.asked(self.seat(who)).options}

    def verbs(self, who: str) -> Keys:
        """The verbs that a Character is offered."""
        return {offer.verb for offer in self.asked(self.seat(who)).options}

    def sound(self) -> None:
        """Claim that no component was lost and the position could be."""
        assert GAME.table.census(self.g) == GAME.table.inventory(self.g)
        assert GAME.table.unsound(self.g) is None
        assert Match.restore(GAME, ENCODER.encode(self.g)).asks == self.match.asks or not self.match.asks[0].checkpoint
