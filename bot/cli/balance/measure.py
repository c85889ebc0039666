"""What is to be measured, and the command that measures it."""

from __future__ import annotations

import msgspec

from bot.cli.balance.cells import PART, Counts


class Measure(msgspec.Struct, frozen=True):
    """A measurement of a game: how many games of each cell, on which luck, and which cells there are."""

    game: str
    games: int
    seed: int
    counts: Counts = ()
    plain: bool = False
    """Missions are played alone, without campaigns and adjustments."""
    part: int = PART
    """Adjustments take one part in so many of the games."""
    only: tuple[str, ...] = ()
    """The adjustments that are played; all of them where none is named."""

    @property
    def command(self) -> str:
        """The line for a shell that measures the same again."""
        words = ["vigil", "selfplay", self.game, "--balance", "--games", self.games, "--seed", self.seed]
        words += ["--seats", *self.counts] if self.counts else []
        words += ["--plain"] if self.plain else []
        words += ["--part", self.part] if self.part != PART else []
        words += ["--only", *self.only] if self.only else []
        return " ".join(map(str, words))
