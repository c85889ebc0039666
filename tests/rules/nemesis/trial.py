"""A Ship for trials: its rooms lie where the tests expect them, the Intruders are known, and nobody interrupts anybody.

The Canteen is room 15, next to the Hibernatorium, as in the rulebook's examples.
"""

from __future__ import annotations

from typing import Any, Self

from bot.games.nemesis.content import EXPLORATION, TILES, TOKENS, kind
from bot.games.nemesis.state import Nemesis
from tests.rules.nemesis.ship import CREW, Ship, room

LAYOUT = {
    "2": "armory",
    "3": "comms-room",
    "4": "emergency-room",
    "5": "evacuation-a",
    "9": "evacuation-b",
    "10": "fire-control",
    "12": "generator",
    "13": "laboratory",
    "16": "nest",
    "17": "storage",
    "18": "surgery",
    "6": "airlock-control",
    "7": "cabins",
    "8": "command-center",
    "14": "monitoring-room",
    "15": "canteen",
}
"""Where the tiles of the base ship lie; the other four are in the box."""


class Trial(Ship):
    """A Ship with a known layout; options are the table's switches."""

    def __init__(self, *crew: str, mode: str = "", **options: str) -> None:
        super().__init__(crew or CREW[:2], mode=mode or ("solo" if len(crew) == 1 else "crew"), **options)
        self.set(self._furnish)

    def _furnish(self, g: Nemesis) -> None:
        g.met = True
        for player in g.players.values():
            player.lets_pass = player.waives = True
        if g.ship == "base":
            for number, tile in LAYOUT.items():
                g.rooms[number].tile = tile
            g.boxed["tiles-2"] = sorted({tile.id for tile in TILES.values() if tile.set == 2} - set(LAYOUT.values()))

    # laying positions

    def tile(self, place: str, tile: str) -> Self:
        """Put another tile into a room; what lay there goes where that one was."""

        def change(g: Nemesis) -> None:
            here = g.rooms[room(g, place)]
            box = g.boxed["tiles-2"]
            if tile in box:
                box[box.index(tile)] = here.tile
            else:
                g.rooms[room(g, tile)].tile = here.tile
            here.tile = tile

        self.set(change)
        return self

    def unexplored(self, place: str, tile: str, token: str) -> Self:
        """Turn a room face down, whether chance left its token in the box or not."""

        def unbox(g: Nemesis) -> None:
            box = g.boxed["tokens"]
            for n, found in enumerate(box):
                if token in (found, kind(found)):
                    box[n] = next(each for each in g.removed if each in EXPLORATION)
                    g.removed[g.removed.index(box[n])] = found

        self.set(unbox)
        return super().unexplored(place, tile, token)

    def doors(self, state: str, *corridors: str) -> Self:
        """Close or destroy Doors."""
        self.set(lambda g: g.doors.update(dict.fromkeys(corridors, state)))
        return self

    def loud(self, *ways: str) -> Self:
        """Put Noise markers."""
        self.set(lambda g: g.noise.extend(ways))
        return self

    def mark(self, marker: str, *places: str) -> Self:
        """Put `fire` or `malfunction` markers."""
        self.set(lambda g: [setattr(g.rooms[room(g, place)], marker, True) for place in places])
        return self

    def give(self, who: str, **fields: Any) -> Self:
        """Change what is written of a player: `trial.give("scout", slime=True)`."""
        self.set(lambda g: [setattr(g.players[g.seat_of(who)], name, value) for name, value in fields.items()])
        return self

    def objects(self, place: str, *things: str) -> Self:
        """Let exactly these Objects lie in a room."""
        self.set(lambda g: setattr(g.rooms[room(g, place)], "objects", list(things)))
        return self

    def in_pod(self, who: str, pod: int = 0) -> Self:
        """Let somebody wait in a Pod of the game, the first unless the test says otherwise."""

        def change(g: Nemesis) -> None:
            chosen = g.pods[pod]
            chosen.locked = False
            player = g.players[g.seat_of(who)]
            player.state, player.pod = "pod", chosen.number
            player.at = room(g, f"evacuation-{chosen.section}")

        self.set(change)
        return self

    def asleep(self, who: str) -> Self:
        """Let somebody hibernate."""
        return self.give(who, state="asleep", at="")

    def bag(self, *tokens: str) -> Self:
        """Let exactly these tokens be in the bag."""
        self.set(lambda g: [setattr(g, "bag", list(tokens)), setattr(g, "pool", sorted({*TOKENS} - {*tokens}))])
        return self

    # playing

    def goes(self, who: str, to: str, how: str = "move") -> None:
        """Let a Character move, carefully move or escape to a room, by the first corridor that leads there."""
        number = room(self.g, to)
        place = self.g.place(number)
        keys = sorted(self.offered(self.seat(who), how))
        self.plays(who, next(key for key in keys if key.startswith(f"{how} to={place} ")))

    def bars(self, who: str, key: str, reason: str, rule: str) -> None:
        """Claim that a Character is refused something by a rule."""
        self.refuses(self.seat(who), key, f"nemesis-refuse-{reason}", rule)

    def allows(self, who: str, *keys: str) -> None:
        """Claim that a Character may pick each of these."""
        self.can(self.seat(who), *keys)

    def forbids(self, who: str, *keys: str) -> None:
        """Claim that a Character may pick none of these."""
        self.cannot(self.seat(who), *keys)

    def verbs(self, who: str) -> set[str]:
        """Give the verbs that a Character is offered."""
        return {offer.verb for offer in self.asked(self.seat(who)).options}

    def where(self, who: str) -> str:
        """Give the number of the room somebody is in."""
        return self.me(who).at

    def cards(self, who: str) -> int:
        """Count a hand."""
        return len(self.me(who).hand)

    def last_to_pass(self, who: str) -> Self:
        """Let everybody else have passed; it is this Character's turn."""

        def change(g: Nemesis) -> None:
            for player in g.players.values():
                player.passed = player.character != who
            g.turn = g.seat_of(who)

        self.set(change)
        return self

    def night(
        self, who: str = "", *, event: str = "scent-of-prey", token: str = "blank.1", noise: tuple[str | int, ...] = ()
    ) -> None:
        """Let the last Character pass, so that the Event Phase comes, with this card, token and these Noise dice."""
        who = who or next(player.character for player in self.g.players.values() if player.awake)
        self.only_token(token)
        self.next_events(event)
        self.last_to_pass(who)
        if noise:
            self.g.chance.script(0)  # the only token there is
            self.noise(*noise)
        self.passes(who)
