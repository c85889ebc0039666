from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.e2e.fixtures import clock, hung, marked_cards, painted, pool, seeds, share_a_loop, table

__all__ = ["clock", "hung", "marked_cards", "painted", "pool", "seeds", "table"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    share_a_loop(items, Path(__file__).parent)
