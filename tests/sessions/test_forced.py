"""Questions with one answer answer themselves, are told, and are nothing that anybody could take back."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.asks import Answer, Ask, Option, hidden, option
from bot.sessions.forced import only_answer
from bot.sessions.house import House
from bot.sessions.past import rewind
from bot.sessions.telling.story import LABEL
from tests.support.sessions.players import Players

END, REST = option("end"), option("rest")


def ask(*options: Option, **more: Any) -> Ask:
    return Ask(seats=("kyle",), prompt="turn", options=options, **more)


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        (ask(END), ("end",)),
        (ask(END, kind="space"), ("end",)),
        (ask(END, kind="order"), ("end",)),
        (ask(END, REST, kind="some", least=2, most=2), ("end", "rest")),
        (ask(END, kind="split", amount=3), ("end",)),
    ],
)
def test_one_answer_gives_itself(asked: Ask, answer: tuple[str, ...]) -> None:
    assert only_answer(asked) == Answer("kyle", answer, (3,) if asked.kind == "split" else ())


@pytest.mark.parametrize(
    "asked",
    [
        ask(END, REST),
        ask(END, REST, kind="some", least=1, most=2),
        ask(END, kind="some", least=0, most=1),
        ask(END, secret=True),
        ask(END, ours=True),
        ask(hidden("end")),
        ask(END, kind="react"),
        ask(END, kind="path"),
        ask(Option("end", danger=True)),
        ask(END, private={"card": "flare"}),
    ],
    ids=lambda asked: f"{asked.kind}-{len(asked.options)}",
)
def test_what_is_chosen_hidden_or_dangerous_is_asked(asked: Ask) -> None:
    assert only_answer(asked) is None


async def test_a_table_goes_on_by_itself_and_a_take_back_goes_to_the_last_decision(house: House) -> None:
    players = await Players.sit_down(house, game="fireteam")
    session, taken_back = players.session, False
    for _ in range(400):
        before, person = players.bytes(), players.asked()
        head = session.row.head
        await players.answer()
        rows = [row for row in await house.store.rows(session.id) if row.seq > head]
        how = [LABEL.decode(row.label).joined for row in rows if row.label]
        assert how[0] == ""
        if "forced" in how:
            assert all(row.user_id is None for row, each in zip(rows, how, strict=True) if each)
            assert (await players.fresh()).bytes() == players.bytes()
        if "forced" in how and session.reach.of(person.id).answers:
            await rewind.take_back(session, person.id)
            assert players.bytes()[:-8] == before[:-8]
            taken_back = True
            break
    assert taken_back
