"""No ledger goes stale: its numbers of components are those of the content, and no such number goes unchecked."""

from __future__ import annotations

import pytest

from bot.games import IDS
from bot.ledger import rules
from tests.support.numbers import fireteam, nemesis, rise, salvation, training
from tests.support.numbers.facts import Fact, fact, numbers, unheld

LEDGERS = {"fireteam": fireteam, "nemesis": nemesis, "rise": rise, "salvation": salvation, "training": training}
FACTS = [(game, each) for game, ledger in LEDGERS.items() for each in ledger.FACTS]


def named(value: object) -> str:
    """Name a case by the rule that it is about."""
    return value.id if isinstance(value, Fact) else str(value)


@pytest.mark.parametrize("game, fact", FACTS, ids=named)
def test_a_rule_tells_the_number_that_the_content_has(game: str, fact: Fact) -> None:
    said = rules(game)[fact.id]
    assert fact.said(said), f"{fact.id} should say {fact.phrase!r} with {fact.values}, and says: {said}"


@pytest.mark.parametrize("game, fact", FACTS, ids=named)
def test_another_number_would_be_noticed(game: str, fact: Fact) -> None:
    wrong = [values for values in fact.others() if fact.said(rules(game)[fact.id], *values)]
    assert fact.values
    assert not wrong, f"{fact.id} would pass with {wrong}"


@pytest.mark.parametrize("game", IDS)
def test_every_single_number_is_held_against_the_content_or_told_by_the_rule_alone(game: str) -> None:
    ledger = LEDGERS[game]
    # An example has numbers of its own, which its test plays; those of components in it are among the facts.
    ours = {id: said for id, said in rules(game).items() if "EX" not in id.split("-")}
    left = {id: unheld(said, [each for each in ledger.FACTS if each.id == id]) for id, said in ours.items()}
    listed = {each.id: [*each.numbers] for each in ledger.TOLD}
    assert {id: found for id, found in left.items() if found} == listed, "hold them against the content, or say why"
    assert len(listed) == len(ledger.TOLD), "one entry for a rule"
    assert all(each.why for each in ledger.TOLD)


def test_a_number_beside_one_that_is_held_is_not_held() -> None:
    hand = fact("X", "keep {} cards", 4)
    assert unheld("You keep 4 cards and roll 3 dice", [hand]) == ["3"]
    assert unheld("You keep four cards, and draw 4", [hand]) == ["4"], "the same number elsewhere is another one"
    assert unheld("You keep 5 cards", [hand]) == ["5"]
    pods = fact("X", "3 players → {}", 4)
    assert unheld("3 players → 4", [pods]) == ["3"], "what a phrase takes for granted is held by nothing"
    least = (fact("X", "at {0} (minimum {0})", 5), fact("X", "minimum {})", 5))
    assert unheld("at 5 (minimum 5)", least) == [], "facts may overlap"


def test_the_scan_tells_numbers_from_names() -> None:
    assert numbers("The 6 technology tokens and two decks of cards") == ["6", "two"]
    assert numbers("See RISE-RULING-55, -52 and step 5 of the T-800; one card, 1 die, A-10s") == []
    assert numbers("two friends beside Engine 02") == []
    assert numbers("Fire (8), a 9th marker, the D10, all five, (2) the other step") == ["8", "9th", "D10", "five"]
