"""Law 7 without playing: the files of all languages, and the messages that the code names."""

from __future__ import annotations

from pathlib import Path

from bot.laws import faults, lexicons
from bot.laws.mentions import mentions, unspoken
from tests.laws.tiny import lexicon

ROOT = Path(__file__).parents[2]
CODE = """
from bot.text import tongue
tongue.t("tricks-title")
tongue.t("tricks-event-played", seat="ann")
tongue.t("tricks-event-played", **args)
tongue.t(f"tricks-{kind}")
Phrase("tricks-event-bid", {"seat": seat, "card": card})
Phrase("tricks-event-bid", {"seat": seat})
raise refuse("not-near", steps=2)
"""


def test_the_texts_are_sound_and_say_the_same_in_every_language() -> None:
    assert faults(lexicons()) == []


def test_what_the_code_says_has_words() -> None:
    found = list(mentions(ROOT, "bot", "cogs"))

    assert len(found) > 50
    assert unspoken(found, lexicons()) == []


def test_mentions_without_words_are_found(tmp_path: Path) -> None:
    (tmp_path / "cogs").mkdir()
    (tmp_path / "cogs" / "said.py").write_text(CODE, encoding="utf-8")

    assert unspoken(list(mentions(tmp_path, "cogs")), (lexicon(),)) == [
        "cogs/said.py:4: tricks-event-played in en is not told ['card']",
        "cogs/said.py:8: tricks-event-bid in en is not told ['card']",
        "cogs/said.py:9: no words for refuse-not-near in en",
    ]
