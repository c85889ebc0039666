from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.e2e.fixtures import clock, painted, pool, seeds, share_a_loop, table
from tests.support.faults.locking import hurried
from tests.support.faults.logs import talkative

__all__ = ["clock", "hurried", "painted", "pool", "seeds", "table", "talkative"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    share_a_loop(items, Path(__file__).parent)
