"""How far a long job is, on stderr: one line that is kept up to date on a terminal, a line now and then elsewhere."""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Callable
from types import TracebackType
from typing import Self, TextIO

REDRAW_SECONDS = 0.1
SPARSE_SECONDS = 5.0
CLEAR = "\r\x1b[K"


class Progress:
    """Tells how far a job is. Call it as often as you like, from any thread; it speaks only when that is useful."""

    def __init__(self, job: str, *, stream: TextIO | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self._job = job
        self._stream = stream or sys.stderr
        self._clock = clock
        self._live = self._stream.isatty()
        self._spoken = float("-inf") if self._live else clock()

    def __call__(self, done: int, total: int, note: str = "") -> None:
        """Say that so much of so much is done; `note` names what is being worked on."""
        now = self._clock()
        if now - self._spoken < (REDRAW_SECONDS if self._live else SPARSE_SECONDS):
            return
        self._spoken = now
        line = f"{self._job}: {done}/{total}{f', {note}' if note else ''}"
        if self._live:
            self._stream.write(CLEAR + line[: shutil.get_terminal_size().columns - 1])
        else:
            self._stream.write(line + "\n")
        self._stream.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Leave the terminal's line empty for what comes next."""
        if self._live:
            self._stream.write(CLEAR)
            self._stream.flush()
