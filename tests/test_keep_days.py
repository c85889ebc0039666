"""How long a server's tables are kept after Vigil was removed from it: what an owner may set."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.config import BadSetting, load

NOWHERE = Path("no-such.env")


def test_it_is_thirty_days_unless_said_otherwise() -> None:
    assert load({}, NOWHERE).keep_days == 30
    assert load({"VIGIL_KEEP_DAYS": "7"}, NOWHERE).keep_days == 7


@pytest.mark.parametrize("days", ["0", "-1", "soon", "", "1.5", "3651", "²"])
def test_what_is_no_number_of_days_is_refused(days: str) -> None:
    with pytest.raises(BadSetting, match="VIGIL_KEEP_DAYS must be a number of days from 1 to 3650"):
        load({"VIGIL_KEEP_DAYS": days}, NOWHERE)
