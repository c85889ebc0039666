"""What people are told is kept about them is all that is kept: the command and the policy name every part of it."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from bot.engine.content import CONTENT
from bot.store.file.migrate import migrate, migrations
from bot.text import speak
from cogs.privacy import about

KEPT = {
    "followers": ("follow", "follow"),
    "journal": ("the answers you gave", "Your answers"),
    "lessons": ("a lesson with `/learn`", "lesson that you took with `/learn`"),
    "people": ("Whether you want advice", "Whether you want advice"),
    "petitions": ("what you asked the table for", "what you asked a table for"),
    "pings": ("you are pinged", "when you were last pinged"),
    "sayings": ("what you whispered and promised", "What you whispered and promised"),
    "seats": ("the name you had there", "the name you had at a table"),
    "seen": ("how far you have read", "how far you have read"),
    "tables": ("which you run", "Your Discord id"),
    "votes": ("votes", "Votes"),
    "waits": ("whether the table waits for you", "whether a table waits for you"),
}
"""The parts of the database that know people, with the words of the command and of the policy for each."""


def knows_people() -> set[str]:
    """The tables of the schema that have somebody's id."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db, migrations())
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        columns = {name: {row[1] for row in db.execute(f"PRAGMA table_info({name})")} for name in names}
    return {name for name, those in columns.items() if those & {"user_id", "owner_id"}} | {"people"}


def test_every_part_that_knows_people_is_told_of() -> None:
    assert knows_people() == KEPT.keys()


@pytest.mark.parametrize("part", KEPT)
def test_what_is_kept_is_told_by_the_command_and_by_the_policy(part: str) -> None:
    by_command, by_policy = KEPT[part]
    policy = (CONTENT / "legal" / "PRIVACY.md").read_text(encoding="utf-8")
    assert by_command in str(about(speak("en"), 30).to_components())
    assert by_policy in policy
