"""A crowd at one button: everybody is answered in time, one answer counts, no press is dropped."""

from __future__ import annotations

import asyncio
from collections import Counter

from bot.playground.people import Reply
from tests.support.e2e.bench import Bench, give

CROWD = 50
SEATED = ("Ada", "Bruno", "Chiara", "Dmitri")


def told(reply: Reply) -> str:
    """Sort a reply by what it says."""
    if reply.kind in ("update", "deferred_update"):
        return "done"
    assert reply.message.ephemeral
    sayings = ("You have no seat", "It is not your turn", "That moment has passed")
    return next(saying for saying in sayings if reply.message.text.startswith(saying))


async def test_fifty_people_press_one_button_and_one_answer_counts(table: Bench) -> None:
    session = await table.open(*SEATED)
    panel = await table.panel()
    strangers = [table.person("Eve")] + [table.server.add_person(f"Stranger {n}") for n in range(CROWD - 5)]
    people = [table.person(name) for name in SEATED] + strangers
    table.rng.shuffle(people)
    replies = await asyncio.gather(*(give(person, panel, ["rest"]) for person in people))
    said = Counter(told(reply) for reply in replies if reply is not None)
    assert said["done"] == 1
    assert said["You have no seat"] + said["That moment has passed"] + said["It is not your turn"] == CROWD - 1
    assert said["You have no seat"] >= 1
    assert session.row.head == 2
    await table.quiet()
    assert len(table.live()) == 1


async def test_of_all_who_are_asked_at_once_the_first_counts_and_the_others_hear_of_it(table: Bench) -> None:
    session = await table.open(*SEATED)
    while session.match.asks[0].prompt != "prey":
        await table.rest(session)
    panel = await table.panel()
    head, keys = session.row.head, [option.key for option in session.match.asks[0].options]
    replies = await asyncio.gather(*(give(table.person(name), panel, [table.rng.choice(keys)]) for name in SEATED))
    said = Counter(told(reply) for reply in replies if reply is not None)
    assert said == {"done": 1, "That moment has passed": 3}
    assert session.row.head == head + 1
    await table.quiet()


async def test_one_who_hammers_a_button_answers_once(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    panel = await table.panel()
    replies = await asyncio.gather(*(give(table.person("Ada"), panel, ["rest"]) for _ in range(10)))
    said = Counter(told(reply) for reply in replies if reply is not None)
    assert said == {"done": 1, "That moment has passed": 9}
    assert session.row.head == 2
    await table.quiet()


async def test_many_tables_are_played_at_once_without_touching_each_other(table: Bench) -> None:
    channels = [table.server.world.add_channel(f"table-{n}")["id"] for n in range(8)]
    sessions = [await table.open("Ada", "Bruno", channel=channel) for channel in channels]
    panels = [await table.panel(channel) for channel in channels]
    await asyncio.gather(*(give(table.person("Ada"), panel, ["move to=C4"]) for panel in panels))
    assert [session.row.head for session in sessions] == [2] * 8
    await table.quiet()
    assert all("Mara moves to C4." in panel.text for panel in panels)
