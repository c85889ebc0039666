"""Words of slash commands: names and descriptions by id, so that every language has its own."""

from __future__ import annotations

from discord.app_commands import locale_str

from bot.text import DEFAULT, tongue


def described(command: str) -> locale_str:
    """The description of a command or of one of its options (`table-new`, `table-new-game`)."""
    return spoken(f"command-{command}")


def spoken(id: str) -> locale_str:
    """English words that the translator can find again in other languages."""
    return locale_str(tongue(DEFAULT).t(id), id=id)
