"""Settings: the bounds that an owner chooses, and what is said of those that cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.config import BadSetting, load
from bot.sessions.bounds import Bounds

NOWHERE = Path("there-is-no-such-file")
EXAMPLE = Path(__file__).parents[1] / ".env.example"


def test_bounds_are_read_by_their_names() -> None:
    settings = load({"VIGIL_TABLES_PER_PERSON": "3", "VIGIL_LOBBY_IDLE_DAYS": "0"}, NOWHERE)
    assert settings.bounds == Bounds(tables_per_person=3, lobby_idle_days=0)


@pytest.mark.parametrize("value", ["0", "-1", "many", "", "1000001", "1.5"])
def test_a_bound_that_cannot_be_is_refused_by_name(value: str) -> None:
    with pytest.raises(BadSetting, match="VIGIL_HEAVY_AT_ONCE must be a number from 1 to 1000000"):
        load({"VIGIL_HEAVY_AT_ONCE": value}, NOWHERE)


def test_the_example_names_every_bound_as_it_is_without_a_setting() -> None:
    told = EXAMPLE.read_text(encoding="utf-8").splitlines()
    for field in Bounds.__struct_fields__:
        assert f"#VIGIL_{field.upper()}={getattr(Bounds(), field)}" in told
