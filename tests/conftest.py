"""What all tests share: the long form of the proofs, and the marker that names a rule of a ledger."""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--long`."""
    parser.addoption("--long", action="store_true", help="run the long proofs")


def pytest_configure(config: pytest.Config) -> None:
    """Register the marker of the rule tests."""
    config.addinivalue_line("markers", "rule(*ids): the ledger rules that this test fails without")


@pytest.fixture(scope="session")
def long(request: pytest.FixtureRequest) -> bool:
    """Whether the long proofs were asked for."""
    return bool(request.config.getoption("--long"))
