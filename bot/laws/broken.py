"""A broken law: which, in what way, and what is needed to see it again."""

from __future__ import annotations

from bot.laws.record import Dump, Record


class LawBroken(Exception):
    """A game broke one of the eight laws. Once a run has ended with it, `record` says how it came about."""

    def __init__(self, law: int, what: str, detail: str = "") -> None:
        super().__init__(f"law {law}: {what}" + (f" ({detail})" if detail else ""))
        self.law = law
        self.what = what
        self.detail = detail
        self.record: Record | None = None

    def dump(self) -> Dump:
        """What is written to a file, so that it can be played again."""
        if self.record is None:
            raise ValueError("this breach was found outside a run")
        return Dump.of(self.record, self.law, self.what, self.detail)
