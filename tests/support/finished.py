"""Finished games as fixtures. `python -m tests.support.finished` seals them anew when the shape of a state changed."""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec

from bot.engine.asks import Answer
from bot.engine.match import Match
from bot.engine.state import Outcome
from bot.games import game

TESTS = Path(__file__).parents[1] / "rules"


class Finished(msgspec.Struct, kw_only=True):
    """A game from its first position to its end, and the digest of the last one.

    It is laid, not dealt: a card more in the box changes no game that was played.
    """

    game: str
    mission: str
    start: bytes
    answers: list[Answer]
    outcome: Outcome
    digest: str

    def replay(self) -> Match:
        """Play the answers again."""
        match = Match.restore(game(self.game), self.start)
        for answer in self.answers:
            match.apply(answer)
        return match


def games(id: str) -> list[Path]:
    """The finished games of one game."""
    return sorted((TESTS / id / "games").glob("*.json"))


def load(path: Path) -> Finished:
    """Read a finished game."""
    return msgspec.json.decode(path.read_bytes(), type=Finished)


def save(path: Path, finished: Finished) -> None:
    """Write a finished game, one answer to a line."""
    fields = msgspec.to_builtins(finished)
    answers = ",\n".join("    " + msgspec.json.encode(answer).decode() for answer in fields.pop("answers"))
    rest = ",\n".join(f'  "{name}": {msgspec.json.encode(value).decode()}' for name, value in fields.items())
    path.write_text(f'{{\n{rest},\n  "answers": [\n{answers}\n  ]\n}}\n', encoding="utf-8")


def digest(match: Match) -> str:
    """Seal a position."""
    return hashlib.sha256(match.base).hexdigest()


def seal() -> None:
    """Replay every finished game and write its digest, if it still ends as it did."""
    for path in sorted(TESTS.glob("*/games/*.json")):
        finished = load(path)
        match = finished.replay()
        if match.state.outcome != finished.outcome:
            raise SystemExit(f"{path.name} now ends with {match.state.outcome}")
        save(path, msgspec.structs.replace(finished, digest=digest(match)))


if __name__ == "__main__":
    seal()
