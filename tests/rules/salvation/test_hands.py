"""The turn: drawing, the hand limit and exchanging."""

from __future__ import annotations

import pytest

from bot.engine.asks import Answer
from bot.engine.decks import Deck
from bot.games.salvation.events.cards import (
    CardPlayed,
    Discarded,
    Drew,
    Exchanged,
    Received,
    TurnBegan,
)
from bot.games.salvation.state import Salvation
from tests.support.salvation.turns import PEACE
from tests.support.salvation.war import HUMANS, SECOND, SKYNET, War

MOVES = "general-advance general-advance pincer pincer patrol overrun air-sweep"


# Drawing and the hand


@pytest.mark.rule("SAL-DRAW-01", "SAL-RUL-02")
def test_everybody_draws_the_top_card_at_the_start_of_a_turn() -> None:
    war = War(stage=4, units=PEACE, top={SKYNET: "patrol", HUMANS: "recon"})
    war.to_the_end()
    war.told(TurnBegan, turn=2)
    war.silent(Drew)  # that everybody draws is part of how a turn begins
    assert war.g.hands == {SKYNET: ["patrol"], HUMANS: ["recon"]}
    war.told(Received, audience=(SKYNET,), cards=("patrol",))
    assert not [event for event in war.events if isinstance(event, Received) and not event.audience]


@pytest.mark.rule("SAL-DRAW-01")
def test_everybody_draws_in_every_turn_again() -> None:
    war = War(stage=4, units=PEACE)
    for turn in (2, 3, 4):
        war.to_the_end()
        war.told(TurnBegan, turn=turn)
        assert [len(war.g.hands[seat]) for seat in (SKYNET, HUMANS)] == [turn - 1, turn - 1]


@pytest.mark.rule("SAL-DRAW-02")
def test_the_discard_pile_becomes_the_new_deck() -> None:
    war = War(stage=4, units=PEACE)

    def empty(g: Salvation) -> None:
        g.decks["skynet"] = Deck([], ["patrol", "terminate", "t600-line"])

    war.lay(empty)
    war.to_the_end()
    assert len(war.g.hands[SKYNET]) == 1
    assert sorted([*war.g.hands[SKYNET], *war.g.decks["skynet"].cards]) == ["patrol", "t600-line", "terminate"]
    assert war.pile(SKYNET) == []


@pytest.mark.rule("SAL-RUL-04")
def test_reshuffling_is_lazy_and_what_is_missing_is_lost() -> None:
    war = War(stage=4, units=PEACE, hands={SKYNET: "heavy-assembly"})

    def last_card(g: Salvation) -> None:
        g.decks["skynet"] = Deck(["patrol"], [])

    war.lay(last_card)
    war.does(SKYNET, "exchange card=heavy-assembly")
    war.told(Drew, seat=SKYNET, count=2)
    assert war.g.hands[SKYNET] == ["heavy-assembly", "patrol"]
    assert (war.g.decks["skynet"].cards, war.pile(SKYNET)) == ([], [])
    war.passes(HUMANS)
    war.told(Drew, seat=SKYNET, count=0)

    war = War(units=PEACE, hands={SKYNET: "patrol"})
    war.lay(lambda g: g.decks.update(skynet=Deck(["terminate"], ["air-sweep"])))
    war.does(SKYNET, "exchange card=patrol")
    assert war.g.hands[SKYNET] == ["terminate"]
    assert sorted(war.pile(SKYNET)) == ["air-sweep", "patrol"]


@pytest.mark.rule("SAL-RUL-05", "SAL-DRAW-03", "SAL-TACTICDEV-04", "SAL-RUL-64")
def test_what_lies_on_the_table_or_is_set_aside_is_not_shuffled_in() -> None:
    war = War(stage=0, units=PEACE, hands={SKYNET: "jamming patrol"}, gone=["iron-column"])
    war.lay(lambda g: g.decks.update(skynet=Deck([], ["data-harvest", "tactic-development"])))
    war.plays(SKYNET, "jamming")
    aside = sorted(war.g.tactics)
    war.passes(HUMANS)
    war.does(SKYNET, "exchange card=patrol")
    known = [*war.g.hands[SKYNET], *war.g.decks["skynet"].cards, *war.pile(SKYNET)]
    assert sorted(known) == ["data-harvest", "patrol", "tactic-development"]
    assert [lies.card for lies in war.g.table] == ["jamming"]
    assert sorted(war.g.tactics) == aside
    war.passes(HUMANS)
    war.to_the_end()
    everywhere = [*war.g.hands[SKYNET], *war.g.decks["skynet"].cards, *war.pile(SKYNET)]
    assert "jamming" in everywhere
    assert "jamming" not in war.g.tactics


@pytest.mark.rule("SAL-HAND-01", "SAL-HAND-02", "SAL-RUL-02")
def test_a_hand_goes_down_to_seven_by_its_owners_choice() -> None:
    war = War(
        stage=4, units=PEACE, hands={SKYNET: f"{MOVES} terminate", HUMANS: "column column column column recon recon"}
    )
    war.arrange(hands={HUMANS: "recon"}, top={SKYNET: "terminate", HUMANS: "open-fire"})
    war.to_the_end()
    assert war.match.waiting == (SKYNET, HUMANS)
    ask = war.asked(SKYNET)
    assert (ask.prompt, ask.least, ask.most, ask.secret) == ("keep", 2, 2, True)
    keys = [offer.key for offer in ask.options if offer.args["card"] == "general-advance"]
    war.refuses(SKYNET, keys[0], "pick-between")
    war.does(SKYNET, *keys[:2])
    assert war.events == []
    assert len(war.g.hands[SKYNET]) == 9
    war.does(HUMANS, next(offer.key for offer in war.asked(HUMANS).options if offer.args["card"] == "recon"))
    shown = [(event.seat, event.cards) for event in war.events if isinstance(event, Discarded)]
    assert shown == [(SKYNET, ("general-advance", "general-advance")), (HUMANS, ("recon",))]
    assert [len(hand) for hand in war.g.hands.values()] == [7, 7]
    assert "general-advance" not in war.g.hands[SKYNET]
    assert (war.pile(SKYNET), war.pile(HUMANS)) == (["general-advance", "general-advance"], ["recon"])
    war.ready(HUMANS, "stage")


@pytest.mark.rule("SAL-HAND-01")
def test_seven_cards_may_be_kept() -> None:
    war = War(stage=4, units=PEACE, hands={SKYNET: " ".join(MOVES.split()[:6])})
    war.to_the_end()
    assert len(war.g.hands[SKYNET]) == 7
    war.ready(HUMANS, "stage")


@pytest.mark.rule("SAL-HAND-03", "SAL-RUL-03")
def test_an_exchange_may_lift_a_hand_above_the_limit() -> None:
    """V-09b."""
    war = War(stage=4, units=PEACE, hands={SKYNET: f"{' '.join(MOVES.split()[:6])} t600-line"})
    war.does(SKYNET, "exchange card=t600-line")
    assert len(war.g.hands[SKYNET]) == 10
    war.ready(HUMANS, "stage")
    war.passes(HUMANS)
    assert len(war.g.hands[SKYNET]) == 11
    assert (war.asked(SKYNET).least, war.asked(SKYNET).most) == (4, 4)


# Exchanging


@pytest.mark.rule("SAL-EXCHANGE-01", "SAL-EXCHANGE-03", "SAL-CARD-06")
@pytest.mark.parametrize(("stage", "card"), [(1, "patrol"), (2, "terminate"), (3, "sensor-sweep"), (4, "develop-t1")])
def test_a_card_is_exchanged_for_as_many_as_its_number(stage: int, card: str) -> None:
    """V-09a."""
    war = War(stage=stage, units=PEACE, hands={SKYNET: f"{card} jamming"})
    tops = war.g.decks["skynet"].top(stage)
    war.does(SKYNET, f"exchange card={card}")
    war.told(Exchanged, seat=SKYNET, card=card, count=stage)
    assert sorted(war.g.hands[SKYNET]) == sorted(["jamming", *tops])
    assert war.pile(SKYNET) == [card]
    war.silent(Drew)
    war.silent(CardPlayed)
    war.ready(HUMANS, "stage")


@pytest.mark.rule("SAL-EXCHANGE-02")
def test_the_card_is_discarded_before_new_ones_are_drawn() -> None:
    """V-09c."""
    war = War(stage=2, units=PEACE, hands={SKYNET: "terminate"})
    war.lay(lambda g: g.decks.update(skynet=Deck(["patrol"], [])))
    war.does(SKYNET, "exchange card=terminate")
    assert war.g.hands[SKYNET] == ["patrol", "terminate"]


@pytest.mark.rule("SAL-EXCHANGE-04", "SAL-TACTIC-06")
def test_tactics_are_never_exchanged() -> None:
    """V-09d."""
    war = War(stage=0, units=PEACE, hands={SKYNET: "jamming", HUMANS: "ambush"})
    war.refuses(SKYNET, "exchange card=jamming", "salvation-refuse-exchange-tactics", "SAL-EXCHANGE-04")
    war.passes(SKYNET)
    war.refuses(HUMANS, "exchange card=ambush", "salvation-refuse-exchange-tactics", "SAL-EXCHANGE-04")


@pytest.mark.rule("SAL-EXCHANGE-01")
def test_a_card_is_exchanged_only_in_its_stage() -> None:
    """V-09e."""
    war = War(stage=2, units=PEACE, hands={SKYNET: "sensor-sweep"})
    war.refuses(SKYNET, "exchange card=sensor-sweep", "salvation-refuse-stage", "SAL-STAGE-02")
    war.passes(SKYNET, HUMANS)
    war.can(SKYNET, "exchange card=sensor-sweep")


@pytest.mark.rule("SAL-EXCHANGE-05", "SAL-RUL-66")
def test_new_cards_may_be_played_in_later_stages_of_the_turn() -> None:
    """V-09f."""
    war = War(
        stage=2, units={"SEA": "infantry t600"}, hands={SKYNET: "overrun"}, top={SKYNET: "terminate sensor-sweep"}
    )
    war.does(SKYNET, "exchange card=overrun")
    assert war.g.hands[SKYNET] == ["sensor-sweep", "terminate"]
    war.refuses(SKYNET, "play card=terminate", "not-your-turn")
    war.passes(HUMANS)
    war.refuses(SKYNET, "play card=terminate", "salvation-refuse-stage", "SAL-STAGE-02")
    war.can(SKYNET, "play card=sensor-sweep")


@pytest.mark.rule("SAL-THREE-05", "SAL-THREE-06")
def test_skynet_keeps_nine_against_two_commanders() -> None:
    war = War(
        seats=3,
        stage=4,
        units=PEACE,
        hands={SKYNET: f"{MOVES} terminate", HUMANS: "column column column column recon recon"},
    )
    war.arrange(hands={HUMANS: "recon"})
    war.to_the_end()
    assert {seat: len(hand) for seat, hand in war.g.hands.items()} == {SKYNET: 10, HUMANS: 8, SECOND: 1}
    assert war.match.waiting == (SKYNET, HUMANS)
    assert (war.asked(SKYNET).least, war.asked(HUMANS).least) == (1, 1)
    war.match.apply(Answer(SKYNET, (war.asked(SKYNET).options[0].key,)))
    war.match.apply(Answer(HUMANS, (war.asked(HUMANS).options[0].key,)))
    assert {seat: len(hand) for seat, hand in war.g.hands.items()} == {SKYNET: 9, HUMANS: 7, SECOND: 1}
