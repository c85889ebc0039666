"""A table that is told briefly: one short message a round, and all the rest one press away."""

from __future__ import annotations

from bot.playground.seen import Seen
from tests.support.e2e.bench import CHANNEL, Bench, lamplight

LONGER = "Tell all of it"


def posts(table: Bench) -> list[Seen]:
    """The messages that stay of what happened: neither lobby nor panel."""
    return [each for each in table.public() if "> " in each.text and "My hand" not in each.labels]


def quoted(message: Seen) -> list[str]:
    return [line for line in message.text.splitlines() if line.startswith("> ")]


async def rounds(table: Bench, until: int) -> None:
    """Play until a round begins."""
    session = await table.session()
    while lamplight(session).round < until:
        await table.rest(session)
    await table.quiet()


async def test_a_table_that_is_told_briefly_has_one_short_message_a_round(table: Bench) -> None:
    lobby = await table.lobby("Ada", "Bruno", computers=2)
    await table.person("Ada").press(lobby, "Tell it briefly")
    assert LONGER in (await table.panel()).labels
    await table.person("Ada").press(await table.panel(), "Start")
    await table.quiet()
    await rounds(table, 3)
    told = posts(table)
    assert len(told) == 2, "two rounds are over, of two phases each"
    assert all(1 <= len(quoted(each)) <= 5 and len(each.media) <= 1 for each in told)
    whole = (await table.person("Bruno").press(told[1], "The whole story")).message
    assert len(quoted(whole)) > 5
    assert set(quoted(told[1])) <= set(quoted(whole))
    assert "The Watch is over." in whole.text


async def test_it_stays_so_over_a_restart_until_somebody_chooses_otherwise(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    chosen = await table.person("Ada").command("table language", CHANNEL, story="brief")
    assert "told briefly" in chosen.message.text
    await table.restart()
    session = await table.session()
    assert session.brief
    assert "told briefly" in (await table.person("Ada").command("table language", CHANNEL)).message.text
    await rounds(table, 2)
    assert len(posts(table)) == 1
    await table.person("Ada").command("table language", CHANNEL, story="full")
    await rounds(table, 3)
    assert len(posts(table)) == 3, "from now on each phase has its message"


async def test_who_has_no_say_changes_nothing_and_other_tables_are_told_everything(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    refused = await table.person("Eve").command("table language", CHANNEL, story="brief")
    assert "told briefly" not in refused.message.text
    assert not session.brief
    await rounds(table, 2)
    assert len(posts(table)) == 2


async def test_the_same_again_is_told_at_the_same_length(table: Bench) -> None:
    session = await table.open("Bruno", "Chiara")
    await table.person("Bruno").command("table language", CHANNEL, story="brief")
    while session.row.status == "playing":
        await table.rest(session)
    await table.quiet()
    await table.person("Chiara").press(await table.panel(), "Try again")
    await table.quiet()
    assert (await table.session()).brief
    assert LONGER in (await table.panel()).labels
