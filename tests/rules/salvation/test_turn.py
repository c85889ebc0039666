"""The turn: drawing, the hand limit, the stages, playing, exchanging and passing."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.engine.asks import Answer
from bot.engine.decks import Deck
from bot.engine.events import PhaseEnded
from bot.engine.match import Order
from bot.games.salvation.cards import CARDS
from bot.games.salvation.events import ActionChosen, CardPlayed, Discarded, Drew, Exchanged, Passed, Received, TurnBegan
from bot.games.salvation.events_battle import BattleBegan
from bot.games.salvation.state import Salvation
from tests.rules.salvation.war import HUMANS, SECOND, SKYNET, War

PEACE = {"SEA": "infantry", "HOU": "t600"}
"""One unit each, far apart."""
MOVES = "general-advance general-advance pincer pincer patrol overrun air-sweep"


def next_turn(war: War) -> War:
    """Pass to the draw of the next turn."""
    war.to_the_end()
    return war


@pytest.mark.rule("SAL-TURN-01", "SAL-TURN-02", "SAL-END-01")
def test_a_turn_is_drawing_the_stages_and_the_end() -> None:
    war = War(stage=0, units=PEACE)
    phases = []
    for _ in range(11):
        seat = war.match.waiting[0]
        war.does(seat, "pass")
        phases += [event.phase for event in war.events if isinstance(event, PhaseEnded)]
    assert phases == ["stage-0", "stage-1", "stage-2", "stage-3", "stage-4", "turn", "draw"]
    assert (war.g.turn, war.g.stage) == (2, 0)
    assert war.match.waiting == (HUMANS,)


@pytest.mark.rule("SAL-TURN-03", "SAL-TURN-04", "SAL-STAGE-05", "SAL-STAGE-06", "SAL-TURN-05", "SAL-RUL-08")
def test_skynet_first_and_the_marker_moves_when_both_have_acted() -> None:
    """V-03 and V-04."""
    war = War(
        stage=0, units={"SEA": "infantry t600"}, hands={HUMANS: "recon", SKYNET: "kill-protocol patrol terminate"}
    )
    order: list[tuple[str, int]] = []
    for card in ("kill-protocol", "patrol", "terminate"):
        order.append((war.match.waiting[0], war.g.stage))
        war.refuses(HUMANS, "pass", "not-your-turn")
        if card == "kill-protocol":
            war.plays(SKYNET, card)
        else:
            war.does(SKYNET, f"exchange card={card}")
        order.append((war.match.waiting[0], war.g.stage))
        war.refuses(SKYNET, "pass", "not-your-turn")
        war.does(HUMANS, "pass")
    war.does(SKYNET, "pass")
    order.append((war.match.waiting[0], war.g.stage))
    assert order == [(seat, stage) for stage in range(3) for seat in (SKYNET, HUMANS)] + [(HUMANS, 3)]
    war.can(HUMANS, "play card=recon")


@pytest.mark.rule("SAL-GAME-04", "SAL-STAGE-02", "SAL-STAGE-04")
@pytest.mark.parametrize("stage", range(5))
def test_a_card_is_usable_only_in_the_stage_of_its_number(stage: int) -> None:
    hand = {0: "ambush", 1: "column", 2: "open-fire", 3: "recon", 4: "volunteers"}
    war = War(stage=stage, units={"SEA": "infantry t600", "DEN": "infantry"}, hands={HUMANS: " ".join(hand.values())})
    war.passes(SKYNET)
    playable = {f"play card={hand[stage]}"}
    assert war.offered(HUMANS, "play") == playable
    assert war.offered(HUMANS, "exchange") == ({f"exchange card={hand[stage]}"} if stage else set())
    for number, card in hand.items():
        if number != stage:
            war.refuses(HUMANS, f"play card={card}", "salvation-refuse-stage", "SAL-STAGE-02")


@pytest.mark.rule("SAL-RUL-70")
def test_the_number_is_read_from_the_card_not_from_its_family(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CARDS, "recon", replace(CARDS["recon"], number=1))
    war = War(units=PEACE, hands={HUMANS: "recon"})
    war.passes(SKYNET)
    war.can(HUMANS, "play card=recon")
    war.does(HUMANS, "exchange card=recon")
    war.told(Exchanged, count=1)


@pytest.mark.rule("SAL-STAGE-07", "SAL-STAGE-08")
def test_playing_is_voluntary_and_a_pass_bars_nothing_later() -> None:
    war = War(units={"SEA": "infantry t600"}, hands={SKYNET: "general-advance terminate"})
    war.can(SKYNET, "play card=general-advance", "pass")
    war.does(SKYNET, "pass")
    war.told(Passed, seat=SKYNET, stage=1)
    war.passes(HUMANS)
    war.can(SKYNET, "play card=terminate", "pass")


@pytest.mark.rule("SAL-STAGE-09", "SAL-RUL-06")
@pytest.mark.parametrize("first", ["play", "exchange"])
def test_one_card_of_each_number(first: str) -> None:
    war = War(stage=3, units=PEACE, hands={HUMANS: "recon recon"}, lies={"SEA.1": "technology"})
    war.passes(SKYNET)
    war.does(HUMANS, f"{first} card=recon")
    if first == "play":
        war.does(HUMANS, "scout unit=infantry.1")
        war.does(HUMANS, "open slot=SEA.1")
    assert war.g.stage == 4
    assert war.match.waiting == (SKYNET,)
    war.passes(SKYNET)
    war.refuses(HUMANS, "play card=recon", "salvation-refuse-stage", "SAL-STAGE-02")
    war.refuses(HUMANS, "exchange card=recon", "salvation-refuse-stage", "SAL-STAGE-02")


@pytest.mark.rule("SAL-GAME-02")
def test_without_a_card_there_is_nothing_to_do() -> None:
    war = War(stage=0, units={"SEA": "infantry t600"}, factories=["SEA"])
    for _ in range(10):
        seat = war.match.waiting[0]
        assert [offer.key for offer in war.asked(seat).options] == ["pass"]
        war.does(seat, "pass")


@pytest.mark.rule("SAL-GAME-03", "SAL-BOARD-03")
def test_both_sides_may_stand_together_without_fighting() -> None:
    war = War(stage=0, units={"SEA": "infantry t600"}, factories=["SEA"], shelters=["SEA"])
    before = dict(war.g.units)
    war.to_the_end()
    assert war.g.turn == 2
    assert set(war.g.units) == set(before)
    assert (war.g.factories, war.g.shelters) == (["SEA"], ["SEA"])


@pytest.mark.rule("SAL-RUL-09")
def test_nobody_is_passed_over_for_an_empty_hand() -> None:
    war = War(stage=0, units=PEACE)
    war.ready(SKYNET, "stage")
    war.passes(SKYNET)
    war.ready(HUMANS, "stage")
    war.match.apply(Order(SKYNET, "pass", "on"))
    war.passes(HUMANS)
    assert (war.g.stage, war.match.waiting) == (1, (HUMANS,))
    war.told(Passed, seat=SKYNET, stage=1)
    war.passes(HUMANS, HUMANS, HUMANS, HUMANS)
    assert (war.g.turn, war.match.waiting) == (2, (SKYNET,))


# Drawing and the hand


@pytest.mark.rule("SAL-DRAW-01", "SAL-RUL-02")
def test_everybody_draws_the_top_card_at_the_start_of_a_turn() -> None:
    war = War(stage=4, units=PEACE, top={SKYNET: "patrol", HUMANS: "recon"})
    war.to_the_end()
    war.told(TurnBegan, turn=2)
    assert [event.seat for event in war.events if isinstance(event, Drew)] == [SKYNET, HUMANS]
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
    war.ready(SKYNET, "stage")


@pytest.mark.rule("SAL-HAND-01")
def test_seven_cards_may_be_kept() -> None:
    war = War(stage=4, units=PEACE, hands={SKYNET: " ".join(MOVES.split()[:6])})
    war.to_the_end()
    assert len(war.g.hands[SKYNET]) == 7
    war.ready(SKYNET, "stage")


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


# Playing


@pytest.mark.rule("SAL-CARD-01")
def test_a_used_card_goes_to_the_discard_pile_at_once() -> None:
    war = War(stage=3, units={"SEA": "t600"}, hands={SKYNET: "sensor-sweep"})
    war.plays(SKYNET, "sensor-sweep")
    assert war.pile(SKYNET) == ["sensor-sweep"]
    assert war.g.hands[SKYNET] == []
    war.told(CardPlayed, seat=SKYNET, card="sensor-sweep")


@pytest.mark.rule("SAL-CARD-03", "SAL-CARD-04")
def test_of_two_actions_one_is_chosen_when_the_card_is_played() -> None:
    war = War(stage=2, units={"SEA": "infantry t600"}, hands={SKYNET: "overrun"})
    war.can(SKYNET, "play card=overrun action=attack", "play card=overrun action=move-1-any")
    war.refuses(SKYNET, "play card=overrun", "not-offered")
    war.rolling(1, 1)
    war.plays(SKYNET, "overrun", "attack")
    war.told(ActionChosen, action="attack")
    war.does(SKYNET, "attack at=SEA")
    war.ready(HUMANS, "stage")
    assert war.pile(SKYNET) == ["overrun"]
    assert war.unit("t600").at == "SEA"

    war = War(stage=2, units={"SEA": "infantry t600"}, hands={SKYNET: "overrun"})
    war.plays(SKYNET, "overrun", "move-1-any")
    war.told(ActionChosen, action="move-1-any")
    war.sends(SKYNET, ("t600.1", "SPO"))
    war.silent(BattleBegan)
    war.ready(HUMANS, "stage")
    assert war.unit("t600").at == "SPO"


@pytest.mark.rule("SAL-RUL-07")
def test_a_card_without_any_effect_can_only_be_exchanged_or_kept() -> None:
    def barred(stage: int, seat: str, card: str, units: dict[str, str]) -> dict[str, tuple[str, str]]:
        war = War(stage=stage, units=units, hands={seat: card})
        war.skips_to(stage, seat)
        war.can(seat, f"exchange card={card}")
        return {
            offer.key.removeprefix(f"play card={card}").strip(): (
                reason.id.removeprefix("salvation-refuse-"),
                reason.rule,
            )
            for offer, reason in war.asked(seat).barred
            if offer.verb == "play"
        }

    assert barred(1, SKYNET, "patrol", {"SEA": "t1"}) == {"": ("nobody-moves", "SAL-RUL-07")}
    assert barred(2, SKYNET, "terminate", PEACE) == {"": ("no-battle", "SAL-RUL-29")}
    assert barred(2, SKYNET, "overrun", PEACE) == {"action=attack": ("no-battle", "SAL-RUL-29")}
    assert barred(3, HUMANS, "recon", {"SEA": "t1"}) == {"": ("nobody-scouts", "SAL-RUL-39")}
    assert barred(4, SKYNET, "t600-line", PEACE) == {"": ("no-place", "SAL-NEW-02")}
    assert barred(4, HUMANS, "volunteers", {"SEA": "infantry t1"}) == {"": ("no-place", "SAL-NEW-04")}
    assert barred(4, HUMANS, "three-flags", PEACE) == {"": ("task", "SAL-RUL-67")}
    assert barred(4, SKYNET, "construction-site", {"SEA": "infantry t1"}) == {
        "action=build": ("no-site", "SAL-FACTORY-02"),
        "action=place-1-any": ("no-place", "SAL-NEW-02"),
    }


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
    war.told(Drew, seat=SKYNET, count=stage)
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
