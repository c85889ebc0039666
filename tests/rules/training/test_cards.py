"""Cards: what they do, who may see them, and how many are kept."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.match import ENCODER
from bot.games.training import actions
from bot.games.training.content import CARDS
from bot.games.training.events import Discarded, Drew, DrivenOff, Healed, Played, Poured, Received
from tests.support.training.island import Place, island

TOUCHED = ("keepers", "lamp", "shades")
"""What a card may change, besides the hand that it leaves."""


@pytest.mark.rule("TRAIN-PLAY-01")
def test_a_card_is_discarded_when_played() -> None:
    t = island({"mara": Place("D4", hand=["flask", "flask", "tea"]), "ivo": Place("D3")}, lamp=1)
    t.does("mara", "play card=flask")

    assert t.keeper("mara").hand == ["flask", "tea"]
    assert t.g.deck.discard == ["flask"]
    t.told(Played, seat="mara", card="flask")
    t.ready("mara", "watch")


@pytest.mark.rule("TRAIN-PLAY-01")
def test_only_a_card_in_hand_can_be_played() -> None:
    t = island({"mara": Place("D4", hand=["tea"]), "ivo": Place("D3", hand=["flask"])})

    t.refuses("mara", "play card=flask", "not-offered")
    t.cannot("mara", "play card=flask", "play card=bell")


@pytest.mark.rule("TRAIN-PLAY-01")
def test_a_flask_adds_one_oil_from_anywhere() -> None:
    t = island({"mara": Place("A4", hand=["flask"]), "ivo": Place("D3")}, lamp=2)
    t.does("mara", "play card=flask")

    assert t.g.lamp == 3
    t.told(Poured, seat="mara", lamp=3)
    t.ready("mara", "watch")


@pytest.mark.rule("TRAIN-PLAY-01")
def test_a_flare_drives_off_a_shade_within_two_steps_without_a_roll() -> None:
    t = island({"mara": Place("D4", hand=["flare"]), "ivo": Place("D3")}, shades=["D4", "D6", "A4"])

    assert t.offered("mara", "play") == {"play card=flare shade=1", "play card=flare shade=2"}
    t.refuses("mara", "play card=flare shade=3", "training-refuse-too-far-to-see", "TRAIN-PLAY-01")
    t.does("mara", "play card=flare shade=2")
    assert t.shades() == {"1": "D4", "3": "A4"}
    t.told(DrivenOff, shade="2", at="D6")
    t.ready("mara", "watch")


@pytest.mark.rule("TRAIN-PLAY-01")
def test_tea_heals_one_harm_of_ones_own() -> None:
    t = island({"mara": Place("D4", hand=["tea", "tea"], health=2), "ivo": Place("D3", health=1)})
    t.does("mara", "play card=tea")

    assert (t.keeper("mara").health, t.keeper("ivo").health) == (3, 1)
    t.told(Healed, seat="mara", health=3)
    t.refuses("mara", "play card=tea", "training-refuse-not-hurt", "TRAIN-PLAY-01")
    t.ready("mara", "watch")


@pytest.mark.rule("TRAIN-PLAY-01", "TRAIN-DOWN-01")
def test_a_bell_gives_a_card_to_every_keeper_on_their_feet() -> None:
    t = island(
        {"mara": Place("D4", hand=["bell"]), "ivo": Place("D3", health=0), "nell": Place("D5", hand=["tea"])},
        top=["flare", "brace"],
    )
    t.does("mara", "play card=bell")

    assert {seat: keeper.hand for seat, keeper in t.g.keepers.items()} == {
        "mara": ["flare"],
        "ivo": [],
        "nell": ["brace", "tea"],
    }
    t.told(Received, audience=("nell",), cards=("brace",))
    t.silent(Drew, seat="ivo")
    t.ready("mara", "watch")


@pytest.mark.rule("TRAIN-PLAY-01")
def test_only_their_owner_sees_which_cards_can_be_played() -> None:
    t = island({"mara": Place("D4", hand=["flask", "tea"]), "ivo": Place("D3")})
    asked = t.asked("mara")

    assert "play" in {offer.verb for offer in asked.options}
    for seat in ("ivo", None):
        seen = asked.seen_by(seat)
        assert "play" not in {offer.verb for offer in seen.options}
        assert not seen.barred


@pytest.mark.rule("TRAIN-PLAY-01")
def test_a_hand_is_in_nobody_elses_view() -> None:
    t = island({"mara": Place("D4", hand=["flask"]), "ivo": Place("D3", hand=["tea", "tea"])})

    assert t.match.view("mara").hand == ("flask",)
    assert t.match.view("mara").keepers["ivo"].cards == 2
    assert t.match.view(None).hand == ()
    for seat in ("mara", None):
        assert b"tea" not in ENCODER.encode(t.match.view(seat))


@pytest.mark.rule("TRAIN-PLAY-01")
@pytest.mark.parametrize("card", [card.id for card in CARDS.values() if card.effect != "brace"])
def test_every_card_changes_more_than_the_hand(card: str) -> None:
    people = {"mara": Place("D4", hand=[card], health=1), "ivo": Place("D3")}
    played, laid_down = (island(people, shades=["D5"], lamp=1) for _ in range(2))
    played.does("mara", min(played.offered("mara", "play")))
    actions.discard(laid_down.g, "mara", card)

    assert {name for name in TOUCHED if getattr(played.g, name) != getattr(laid_down.g, name)}


@pytest.mark.rule("TRAIN-PLAY-01")
def test_the_deck_is_the_box() -> None:
    t = island({"mara": Place("D4"), "ivo": Place("D3")})

    assert t.game.table.census(t.g) == t.game.table.inventory(t.g)


@pytest.mark.rule("TRAIN-HAND-01")
def test_after_their_turn_a_keeper_keeps_four_cards() -> None:
    hand = ["bell", "flare", "flask", "tea", "tea"]
    t = island({"mara": Place("D4", hand=hand), "ivo": Place("D3")}, top=["brace", "flare"], actions=1)
    t.does("mara", "rest")
    asked = t.asked("mara")

    assert (asked.prompt, asked.kind, asked.least, asked.most, asked.secret) == ("keep-four", "some", 2, 2, True)
    assert asked.seen_by("ivo").options == ()
    t.refuses("mara", "discard card=bell copy=0", "pick-between")
    t.refuses("mara", "rest", "not-offered")
    t.does("mara", "discard card=tea copy=5", "discard card=bell copy=0")

    assert t.keeper("mara").hand == ["brace", "flare", "flask", "tea"]
    t.told(Discarded, seat="mara", cards=("tea", "bell"))
    assert Counter(t.g.deck.discard) == Counter(["tea", "bell"])
    t.ready("ivo", "watch")


@pytest.mark.rule("TRAIN-HAND-01")
def test_four_cards_are_kept_without_a_question() -> None:
    t = island({"mara": Place("D4", hand=["tea"] * 3), "ivo": Place("D3")}, actions=1)
    t.does("mara", "rest")

    assert len(t.keeper("mara").hand) == 4
    t.ready("ivo", "watch")


@pytest.mark.rule("TRAIN-HAND-01")
def test_more_than_four_may_be_held_during_the_turn() -> None:
    t = island({"mara": Place("D4", hand=["tea"] * 4), "ivo": Place("D3")})
    t.does("mara", "rest")

    assert len(t.keeper("mara").hand) == 5
    t.ready("mara", "watch")
