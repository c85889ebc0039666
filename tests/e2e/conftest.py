from __future__ import annotations

import pytest

from tests.support.e2e.fixtures import clock, hung, marked_cards, painted, pool, seeds, table

__all__ = ["clock", "hung", "marked_cards", "painted", "pool", "seeds", "table"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/e2e/" in item.nodeid:
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)
