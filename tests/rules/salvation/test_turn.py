"""The turn: the stages, playing and passing."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.engine.events import PhaseEnded
from bot.engine.match import Order
from bot.games.salvation.box.content import CARDS
from bot.games.salvation.events.battles import BattleBegan
from bot.games.salvation.events.cards import (
    CardPlayed,
    Exchanged,
    Passed,
)
from tests.support.salvation.turns import PEACE
from tests.support.salvation.war import HUMANS, SKYNET, War


@pytest.mark.rule("SAL-TURN-01", "SAL-TURN-02", "SAL-END-01")
def test_a_turn_is_drawing_the_stages_and_the_end() -> None:
    war = War(stage=0, units=PEACE)
    phases = []
    for _ in range(9):
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
    war.passes(SKYNET)
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
    war.passes(SKYNET)
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
        assert {offer.verb for offer in war.asked(seat).options} <= {"pass", "skip"}
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
    war.ready(HUMANS, "stage")
    war.match.apply(Order(SKYNET, "pass", "on"))
    war.passes(HUMANS)
    assert (war.g.stage, war.match.waiting) == (1, (HUMANS,))
    war.told(Passed, seat=SKYNET, stage=1)
    war.passes(HUMANS, HUMANS, HUMANS, HUMANS)
    assert (war.g.turn, war.match.waiting) == (2, (HUMANS,))


@pytest.mark.rule("SAL-RUL-09")
def test_nobody_is_asked_for_a_card_that_by_what_all_know_is_in_no_hand() -> None:
    """All six Tactics of Skynet are set aside; once one was taken up, Skynet is asked, whatever it holds."""
    war = War(stage=0, units=PEACE)
    assert war.match.waiting == (HUMANS,)
    war.silent(Passed)
    war = War(stage=0, units=PEACE)
    war.lay(lambda g: (g.decks["skynet"].cards.append(g.tactics.pop()), setattr(g, "actor", 0))[1])
    war.ready(SKYNET, "stage")
    war = War(stage=0, units=PEACE)
    war.lay(lambda g: (g.decks["skynet"].discard.append(g.tactics.pop()), setattr(g, "actor", 0))[1])
    war.ready(HUMANS, "stage")


@pytest.mark.rule("SAL-RUL-09", "SAL-STAGE-08")
def test_one_may_pass_at_once_all_stages_for_which_one_has_no_card() -> None:
    war = War(units=PEACE, hands={SKYNET: "t600-line", HUMANS: "column recon"})
    war.can(SKYNET, "pass", "skip to=4")
    war.does(SKYNET, "skip to=4")
    war.told(Passed, seat=SKYNET, stage=1)
    war.cannot(HUMANS, "skip to=2", "skip to=4")
    war.can(HUMANS, "skip to=3")
    assert war.match.view(HUMANS).now.until == {}
    assert war.match.view(SKYNET).now.until == {SKYNET: 4}
    war.passes(HUMANS)
    war.told(Passed, seat=SKYNET, stage=2)
    war.passes(HUMANS, HUMANS)
    war.ready(SKYNET, "stage")
    assert war.g.stage == 4
    war.cannot(SKYNET, "skip to=5")
    war.passes(SKYNET, HUMANS)
    assert (war.g.turn, war.g.until) == (2, {})


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
    war.told(CardPlayed, card="overrun", action="attack")
    war.does(SKYNET, "attack at=SEA")
    war.ready(HUMANS, "stage")
    assert war.pile(SKYNET) == ["overrun"]
    assert war.unit("t600").at == "SEA"

    war = War(stage=2, units={"SEA": "infantry t600"}, hands={SKYNET: "overrun"})
    war.plays(SKYNET, "overrun", "move-1-any")
    war.told(CardPlayed, card="overrun", action="move-1-any")
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
