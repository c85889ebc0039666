"""What all tests share: the long form of the proofs, and the marker that names a rule of a ledger."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

from bot.playground import switches
from tests.support import luck

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--long`, `--discord` and `--seed`."""
    parser.addoption("--long", action="store_true", help="run the long proofs")
    names = ", ".join(setting.name for setting in switches.unusual())
    parser.addoption("--discord", default="", help=f"try another Discord than the ordinary, with commas: {names}")
    parser.addoption("--seed", default=luck.FIXED, help=f"what rule tests are dealt from; {luck.NEW}: a new one")


def pytest_configure(config: pytest.Config) -> None:
    """Register the marker of the rule tests, and have every playground be the Discord that was asked for.

    What a new seed came out as is kept in the options, so that every process deals from the same.
    """
    config.option.seed = luck.deal_from(config.getoption("--seed"))
    if names := config.getoption("--discord"):
        switches.parse(names)
        os.environ[switches.VARIABLE] = names
    config.addinivalue_line("markers", "rule(*ids): the ledger rules that this test fails without")


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Leave word of how it ended: only after a run that came to its end is it known which tests failed."""
    if "workerinput" not in vars(session.config) and (cache := getattr(session.config, "cache", None)):
        cache.set("vigil/ended", int(exitstatus))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say what was dealt from, if it was not the usual, so that a failure can be had again."""
    if (words := config.getoption("--seed")) != luck.FIXED:
        terminalreporter.write_line(f"positions were dealt from --seed={words!r}")


@pytest.fixture(scope="session")
def long(request: pytest.FixtureRequest) -> bool:
    """Whether the long proofs were asked for."""
    return bool(request.config.getoption("--long"))
