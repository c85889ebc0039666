"""All that Vigil logs, for an owner who wants to know everything."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from bot.cli.run import start_logging


@pytest.fixture
def talkative(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    """Log as `vigil run` does for an owner who wants to know everything."""
    before = {name: logging.getLogger(name).level for name in logging.root.manager.loggerDict}
    caplog.set_level(logging.DEBUG)
    start_logging("DEBUG")
    yield caplog
    for name, level in before.items():
        logging.getLogger(name).setLevel(level)


def everything(record: logging.LogRecord) -> str:
    """All that any handler could write of a record."""
    trace = logging.Formatter().formatException(record.exc_info) if record.exc_info else ""
    return f"{record.getMessage()} {trace} {record.__dict__!r}"
