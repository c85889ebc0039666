"""Every word of Rise, as it stands in the English texts."""

from __future__ import annotations

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from fluent.syntax.serializer import serialize_pattern

from bot.engine.content import CONTENT


def words() -> dict[str, str]:
    """Every message of this game in English."""
    files = [path for path in (CONTENT / "rise" / "texts").rglob("*.ftl") if path.name.endswith("en.ftl")]
    entries = [entry for path in files for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body]
    return {
        entry.id.name: serialize_pattern(entry.value).strip()
        for entry in entries
        if isinstance(entry, Message) and entry.value
    }


WORDS = words()
