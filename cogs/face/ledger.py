"""Rules as people read them: plain sentences with their ids, cut so that all fit."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.markdown import Markdown
from bot.text import Tongue
from cogs.face.words import clip

_REMARK = re.compile(r"\s*\((?:The same as|inf\.|Reminder of|reminder of|see) [^)]*\)")
"""What a ledger notes for those who keep it."""


def rule_line(tongue: Tongue, id: str, said: str) -> str:
    """A rule or a card with what it is called by; what a ledger stresses reads plainly."""
    return tongue.t("rules-line", id=id, text=Markdown(readable(said)))


def readable(said: str) -> str:
    """A rule as plain sentences: no stress, and no remarks for those who keep the ledger."""
    return _REMARK.sub("", said.replace("*", "")).strip()


def fitted(texts: Sequence[str], most: int) -> list[str]:
    """Cut texts so that all of them fit as lines; what the short ones do not need is left to the long."""
    cut: dict[str, str] = {}
    room = most - len(texts) + 1
    for left, said in zip(range(len(texts), 0, -1), sorted(texts, key=len), strict=True):
        cut[said] = clip(said, room // left)
        room -= len(cut[said])
    return [cut[said] for said in texts]
