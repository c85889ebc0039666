"""Decks, and hands that are dealt from them again."""

from __future__ import annotations

from bot.engine.chance import Chance
from bot.engine.decks import Deck, deal_anew


def test_hands_dealt_anew_are_as_long_as_before_and_nothing_is_lost() -> None:
    deck, hands = Deck(["a", "b", "c"], ["z"]), [["d", "e"], ["f"]]

    deal_anew(Chance(b"seed"), deck, hands)

    assert [len(hand) for hand in hands] == [2, 1]
    assert sorted([*deck.cards, *hands[0], *hands[1]]) == ["a", "b", "c", "d", "e", "f"]
    assert hands == [sorted(hand) for hand in hands] != [["d", "e"], ["f"]]
    assert deck.discard == ["z"]
