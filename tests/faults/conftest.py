from __future__ import annotations

import pytest

from tests.e2e.conftest import painted, pool, seeds, table

__all__ = ["painted", "pool", "seeds", "table"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/faults/" in item.nodeid:
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)
