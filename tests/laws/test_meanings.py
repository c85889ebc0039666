"""A card cannot name what nobody carries out, weighs or has words for."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.engine.content import CONTENT, file_of
from bot.engine.content import verbs as engine_verbs
from bot.engine.content.verbs import Verbs, faults, fields_in, words_in
from bot.games import IDS, contents, meanings
from bot.laws.meanings import hollow
from tests.rules.contents import said

change = msgspec.structs.replace


@pytest.mark.parametrize("id", IDS)
def test_every_verb_has_a_rule_a_weight_and_words(id: str) -> None:
    assert said(hollow(id)) == []


@pytest.mark.parametrize("id", IDS)
def test_every_sort_of_verb_is_named_by_some_entry(id: str) -> None:
    verbs, words, _ = meanings(id)

    assert all(sort.named for sort in verbs)
    assert all(shelf.ids for shelf in words)


@pytest.mark.parametrize("id", IDS)
def test_a_fault_is_told_with_the_file_that_its_entry_stands_in(id: str) -> None:
    verbs, words, places = meanings(id)
    named = [(sort.shelf, entry) for sort in verbs for entry, _ in sort.named]
    named += [(shelf.shelf, entry) for shelf in words for entry in shelf.ids]

    files = {(file_of(id, places[shelf], entry), entry) for shelf, entry in named}
    assert [each for each in files if f'"{each[1]}"' not in (CONTENT / each[0]).read_text("utf-8")] == []


def test_a_verb_without_a_rule_and_one_without_a_weight_are_faults() -> None:
    named = (("kite", "fly"), ("boat", "swim"))

    assert said(faults([Verbs("toys", "does", named, {"swim": 1}, {"fly": 1.0})])) == [
        "toys: kite: does: nothing carries out fly",
        "toys: boat: does: Vigil’s players do not know what swim is worth",
    ]
    assert said(faults([Verbs("toys", "does", named, {"swim", "fly"})])) == []


def spoiled(game: str, shelf: str, id: str, /, **fields: Any) -> msgspec.Struct:
    """The box of a game with one entry changed; what the files could not say is not refused here."""
    box = contents(game)
    entries = tuple(change(entry, **fields) if entry.id == id else entry for entry in getattr(box, shelf))
    assert entries != getattr(box, shelf)
    return change(box, **{shelf: entries})


def effect(verb: str) -> Any:
    """An effect of an Equipment card of Rise."""
    return change(contents("rise").equipment[0].effects[0], verb=verb)  # type: ignore[attr-defined]


HOLLOW = (
    ("training", "BOX", "cards", "tea", {"effect": "dance"}, ["no-rule", "no-weight", "no-rule", "no-weight"]),
    ("rise", "BOX", "equipment", "stim-pack", {"effects": (effect("fly"),)}, ["no-rule", "no-weight"]),
    ("rise", "BOX", "equipment", "remote-uplink", {"effects": (effect("fly"),)}, ["no-rule", "no-weight"]),
    ("rise", "BOX", "equipment", "stim-pack", {"id": "stym-pack"}, ["no-words", "no-words"]),
    ("nemesis", "BOX", "items", "medkit", {"parts": ("sing",)}, ["no-rule", "no-weight"]),
    ("nemesis", "BOX", "events", "hatching", {"rule": "sing"}, ["no-rule"]),
    ("fireteam", "BOX", "threats", "scent-of-blood", {"verb": "sing"}, ["no-rule"]),
    ("fireteam", "BOX", "focus", "careful-fuses", {"verb": "sing"}, ["no-rule", "no-weight"]),
    ("salvation", "BOX", "skynet", "patrol", {"id": "petrol"}, ["no-words", "no-words"]),
)


@pytest.mark.parametrize(("game", "name", "shelf", "id", "fields", "found"), HOLLOW)
def test_a_card_without_effect_is_a_fault(
    monkeypatch: pytest.MonkeyPatch, game: str, name: str, shelf: str, id: str, fields: dict[str, Any], found: list[str]
) -> None:
    box = spoiled(game, shelf, id, **fields)
    monkeypatch.setattr(import_module(f"bot.games.{game}.verbs"), name, box)

    assert [fault.what.id for fault in hollow(game)] == [f"content-{each}" for each in found]


def test_a_rule_that_is_taken_away_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = import_module("bot.games.salvation.verbs").RULES
    kind = next(kind for kind in rules if kind.__name__ == "Survey")
    monkeypatch.delitem(rules, kind)

    assert {fault.what.id for fault in hollow("salvation")} == {"content-no-rule"}


CODE = '''
def rule(g, card):
    """Never mentions silence as a verb."""
    if card.verb == "compared":
        option("offered")
    match card.verb:
        case "matched" | "also-matched":
            g.has("argument" if card else "other")
    return {"key": "value"}, ("listed", 3), card.field
'''


def test_what_code_asks_for_is_read_from_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_verbs, "ROOT", tmp_path)
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "one.py").write_text(CODE)

    words = {"compared", "matched", "also-matched", "argument", "other", "key", "listed"}
    assert words_in("rules") == words_in("rules.one") == words
    assert fields_in("rules") == {"verb", "has", "field"}
