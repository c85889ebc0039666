"""Why something was told: by which answer, dice and rules, as everybody may know it."""

from __future__ import annotations

import pytest

from bot.ledger import rules
from bot.playground.seen import Seen
from bot.sessions.session import Session
from tests.support.e2e.bench import Bench, lamplight

STRIKE = "TRAIN-STRIKE-01"


async def struck(table: Bench) -> Session:
    """A table at which Mara has just struck at a shade."""
    session = await table.open("Ada", "Bruno")
    shade = lamplight(session).shades[0]
    while not any("strike" in option.key for option in session.match.asks[0].options):
        person, _ = table.asked(session)
        steps = [o.key for o in session.match.asks[0].options if o.verb == "move"]
        near = min(steps, key=lambda key: abs(ord(key[-2]) - ord(shade.at[0])) + abs(int(key[-1]) - int(shade.at[1:])))
        await table.choose(session, person, [near])
    person, ask = table.asked(session)
    await table.choose(session, person, [next(o.key for o in ask.options if o.verb == "strike")])
    return session


async def asked_why(table: Bench, name: str, words: str) -> tuple[Seen, Seen]:
    """The newest page of the story, and what it says of the line that holds these words."""
    person = table.person(name)
    page = await (await person.press(await table.more(name), "Why?")).final()
    line = next(each["value"] for each in page.menu()["options"] if words in each["label"])
    return page, await (await person.select(page, values=[line])).final()


@pytest.mark.parametrize("name", ["Ada", "Eve"])
async def test_whoever_asks_reads_the_answer_the_dice_what_was_needed_and_the_rule(table: Bench, name: str) -> None:
    session = await struck(table)
    page, why = await asked_why(table, name, "strikes at shade")
    roll = session.match.state.chance.counter
    assert roll
    assert why.ephemeral
    assert "answer: Strike shade" in why.text
    assert "\nd6: " in why.text
    assert "One die of 4 or more is enough." in why.text
    assert f"**{STRIKE}** {rules('training')[STRIKE]}" in why.text
    back = await (await table.person(name).press(why, "Back to the story")).final()
    assert back.text == page.text


async def test_a_line_of_which_nothing_more_is_written_says_so(table: Bench) -> None:
    await table.open("Ada", "Bruno")
    _, why = await asked_why(table, "Eve", "The keeper's boat is overdue")
    assert "Nothing more is written of this line" in why.text


async def test_what_was_told_before_the_last_message_can_be_asked_about_too(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    while lamplight(session).round < 2:
        await table.rest(session)
    _, why = await asked_why(table, "Eve", "comes ashore at")
    assert "Each face of the die is one landing place" in why.text
    assert "TRAIN-STORM-03" in why.text
