"""Taking back: one's own last answer, as long as nothing came out since."""

from __future__ import annotations

import asyncio

import pytest

from bot.playground.people import Reply
from bot.sessions.session import Session
from tests.support.e2e.bench import CHANNEL, Bench, give, lamplight, question, take_back_of
from tests.support.e2e.gm import confirm
from tests.support.e2e.replies import refused
from tests.support.e2e.sketchpad import Sketchpad


async def take_back(table: Bench, name: str) -> Reply:
    """Press Take back on the panel."""
    return await table.take_back(name)


async def answer(table: Bench, session: Session, name: str, *keys: str) -> None:
    """Let somebody answer."""
    await table.choose(session, table.person(name), keys)
    await table.quiet()


def offered(table: Bench, session: Session, name: str, verb: str) -> list[str]:
    """The options of this verb that somebody has now."""
    asked = session.ask_for(int(table.person(name).id))
    return [option.key for option in asked[1].options if option.verb == verb] if asked else []


async def test_a_move_is_taken_back_and_can_be_made_anew(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    before = session.match.base
    await answer(table, session, "Ada", "move to=C4")
    reply = await take_back(table, "Ada")
    assert reply.kind == table.answers
    assert session.match.base == before
    panel = await table.panel()
    assert question(panel)[0] == "### Mara, what do you do? 2 actions left."
    assert "Ada took an answer back." in panel.text
    assert [message.id for message in table.live()] == [panel.id]
    assert "Mara stands at D4" in panel.alt_texts[0]
    await answer(table, session, "Ada", "move to=D3")
    assert lamplight(session).keepers["mara"].at == "D3"


async def test_several_answers_are_taken_back_one_by_one(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    await answer(table, session, "Ada", "move to=C4")
    await answer(table, session, "Ada", "move to=D4")
    assert session.match.waiting == ("ivo",)
    for left in (1, 2):
        await take_back(table, "Ada")
        await table.quiet()
        assert lamplight(session).actions == left
    assert session.match.waiting == ("mara",)
    assert refused(await take_back(table, "Ada")).startswith("There is nothing to take back")


async def test_pressed_twice_it_takes_one_answer_back(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    await answer(table, session, "Ada", "move to=C4")
    await answer(table, session, "Ada", "move to=D4")
    ada, panel = table.person("Ada"), await table.panel()
    button = take_back_of(panel)
    assert button["label"] == "Take back: Move to D4"
    replies = await asyncio.gather(*(ada.press(panel, custom_id=button["custom_id"]) for _ in range(2)))
    await table.quiet()
    assert lamplight(session).actions == 1
    assert ["That moment has passed." in reply.message.text for reply in replies if reply.kind == "message"] == [True]


async def test_a_drawn_card_stands(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    await answer(table, session, "Ada", "rest")
    assert refused(await take_back(table, "Ada")).startswith("Something was revealed since, so your answer stands.")
    assert session.row.head == 2


async def test_a_rolled_die_stands(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    while not (strikes := offered(table, session, "Ada", "strike")):
        await table.rest(session)
    await answer(table, session, "Ada", strikes[0])
    assert refused(await take_back(table, "Ada")).startswith("Something was revealed since")


async def test_what_somebody_else_has_followed_stands(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    await answer(table, session, "Ada", "move to=C4")
    await answer(table, session, "Ada", "move to=D4")
    assert session.match.waiting == ("ivo",)
    await answer(table, session, "Bruno", "move to=D4")
    assert refused(await take_back(table, "Ada")).startswith("The last answer was somebody else's")
    assert (await take_back(table, "Bruno")).kind == table.answers


async def test_what_a_seat_of_vigils_has_followed_stands(table: Bench) -> None:
    lobby = await table.lobby("Ada", computers=1)
    await table.person("Bruno").press(lobby, "Join")
    await table.person("Ada").press(lobby, "Start")
    await table.quiet()
    session = await table.session()
    for key in ("move to=C4", "move to=D4"):
        await answer(table, session, "Ada", key)
    assert session.match.waiting == ("nell",)
    last = await table.store.row(session.id, session.row.head)
    assert (last.seat, last.user_id, last.reveals) == ("ivo", None, False), "Vigil moved, and nothing came out"
    for _ in range(2):
        assert take_back_of(await table.panel())["label"] == "No way back: others acted"
        assert refused(await take_back(table, "Ada")).startswith("Another seat has answered since")
        assert session.row.head == last.seq
        await table.restart()
        session = await table.session()
    went = offered(table, session, "Bruno", "move")[:1]
    await answer(table, session, "Bruno", *went)
    assert take_back_of(await table.panel())["label"] == f"Take back: Move to {went[0].removeprefix('move to=')}"


@pytest.mark.parametrize("way", ["handed over", "left"])
async def test_whoever_gave_their_seat_up_takes_nothing_back(table: Bench, way: str) -> None:
    session = await table.open("Ada", "Bruno", "Chiara")
    for name in ("Ada", "Ada", "Bruno", "Bruno"):
        went = offered(table, session, name, "move")[0]
        await answer(table, session, name, went)
    assert session.match.waiting == ("nell",)
    assert take_back_of(await table.panel())["label"] == f"Take back: Move to {went.removeprefix('move to=')}"
    if way == "handed over":
        await table.person("Ada").command("gm seat", CHANNEL, options={"seat": "ivo", "person": table.person("Eve")})
        await confirm(table, "Bruno", table.public()[-1], "Yes")
    else:
        await table.person("Bruno").command("table leave", CHANNEL)
    await table.quiet()
    head = session.row.head
    for _ in range(2):
        assert take_back_of(await table.panel())["label"] == "No way back: handed on"
        assert refused(await take_back(table, "Bruno")).startswith("The seat has changed hands since")
        assert session.row.head == head
        await table.restart()
        session = await table.session()


async def test_a_stranger_takes_nothing_back(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    await answer(table, session, "Ada", "move to=C4")
    assert refused(await take_back(table, "Eve"))
    assert session.row.head == 2


async def test_buttons_from_before_a_taken_back_answer_are_stale(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    ada = table.person("Ada")
    await answer(table, session, "Ada", "move to=C4")
    desk = table.desk(await ada.press(await table.panel(), "My hand"))
    await table.quiet()
    assert isinstance(table.pool, Sketchpad)
    table.pool.gate.clear()  # so that they stand there still
    await take_back(table, "Ada")
    head = session.row.head
    reply = await give(ada, desk, ["rest"])
    assert reply is not None
    table.pool.gate.set()
    await table.quiet()
    (desk,) = table.private("Ada")
    assert desk.text.startswith("That moment has passed.")
    assert session.row.head == head
