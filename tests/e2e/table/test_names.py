"""What people call themselves: whatever they type, it reads so in Vigil's messages, and nothing is made of it."""

from __future__ import annotations

import pytest

from bot.markdown import tidy
from bot.sessions.reach import Reach
from bot.text import speak
from cogs.face.house_row import house_row
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.reading import read

NITRO = "[Free Nitro](https://evil.example/x)"
NAMES = [NITRO, "@everyone **look** <@999>", "# Vigil\n> ||x|| `y`", "\u202ejohn_doe_", "\u3164", "a" + "\u3164" * 20]


def rename(table: Bench, name: str, nick: str) -> None:
    """Give somebody a name in this server."""
    table.server.world.members[table.person(name).id]["nick"] = nick


async def everything(table: Bench) -> None:
    """Let Bruno do all that Vigil tells by name."""
    lobby = await table.lobby("Bruno", "Chiara")
    await table.person("Eve").select(lobby, placeholder="Take a seat", values=["Mara"])
    await table.person("Bruno").press(lobby, "Start")
    session = await table.session()
    await table.quiet()
    for _ in range(4):
        await table.rest(session)
    bruno = table.person("Bruno")
    for command, options in (
        ("gm pause", {}),
        ("gm unpause", {}),
        ("gm lock", {}),
        ("table undo-vote", {"steps": 1}),
        ("gm skip", {}),
        ("gm history", {}),
        ("table log", {}),
        ("table recap", {}),
        ("table stats", {}),
        ("table status", {}),
        ("gm seat", {"seat": "ivo", "person": bruno.id}),
        ("gm transfer", {"person": table.person("Chiara").id}),
        ("table leave", {}),
        ("table panel", {}),
    ):
        await bruno.command(command, CHANNEL, options=options)
        await table.quiet()


@pytest.mark.parametrize("nick", NAMES)
async def test_a_name_is_a_name_in_every_message(table: Bench, nick: str) -> None:
    for name in ("Bruno", "Chiara"):
        rename(table, name, nick)
    await everything(table)

    people = {f"@{user['id']}" for user in table.server.world.people}
    seen = [*table.public(), *table.private("Bruno"), *table.private("Eve")]
    texts = [read(message.text) for message in seen]
    assert any(tidy(nick) in text.seen for text in texts), "the name is told, as it was typed"
    for text in texts:
        held = dict(text.made)
        assert not {"everyone", "link", "named", "emoji"} & held.keys(), text
        assert {value for kind, value in text.made if kind == "mention" and value[0] == "@"} <= people, text
        assert ("block", "# ") not in text.made, "headings so large are none of Vigil's"


async def test_buttons_and_files_show_the_letters_themselves(table: Bench) -> None:
    rename(table, "Bruno", "john_doe_ [x](y)")
    session = await table.open("Bruno", "Chiara")
    session.reach = Reach(int(table.person("Bruno").id), 1, "")  # as after an answer that nobody else has seen
    (row,) = house_row(session, speak("en"), secret=False)
    assert "Take back: john_doe_…" in [button["label"] for button in row["components"]]
    await table.choose(session, table.person("Bruno"), ["move to=C4"])
    reply = await table.person("Bruno").command("table replay", CHANNEL)
    told = (await reply.final(20)).files[-1].data.decode()
    assert "john_doe_ [x](y)" in told
    assert "\\" not in told
