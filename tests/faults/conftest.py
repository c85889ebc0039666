from __future__ import annotations

import pytest

from tests.support.e2e.fixtures import clock, painted, pool, seeds, table
from tests.support.faults.locking import hurried
from tests.support.faults.logs import talkative

__all__ = ["clock", "hurried", "painted", "pool", "seeds", "table", "talkative"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/faults/" in item.nodeid:
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)
