"""Calls: whom a message may call by name."""

from __future__ import annotations

from cogs.face.calls import calling
from cogs.face.parts import Shown


def test_of_more_than_a_message_may_call_the_first_are_called_and_nobody_else() -> None:
    shown = Shown([])
    allowed = calling(shown, range(1000, 1110)).to_dict()
    assert [int(user) for user in allowed["users"]] == list(range(1000, 1100))
    assert allowed["parse"] == []
    assert list(shown.called) == list(range(1000, 1100))
