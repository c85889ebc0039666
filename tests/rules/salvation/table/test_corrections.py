"""What a game-master may put right: every value of every correction is accepted or refused, and nothing is lost."""

from __future__ import annotations

import pytest

from bot.engine.asks import Refusal
from bot.engine.chance import Chance
from bot.engine.match import Correction
from bot.games.salvation.rules.setup import SWITCHES
from bot.games.salvation.state import Salvation
from tests.support.salvation.war import HUMANS, SKYNET, War


def war() -> War:
    """A position with something of everything."""
    found = War(
        seats=3,
        rules=[switch.id for switch in SWITCHES if switch.id != "no-tactics"],
        units={"SEA": "t1 t600 infantry", "DEN": "m1a2 hunter"},
        hands={SKYNET: "patrol", HUMANS: "recon"},
        factories=["DEN"],
    )
    found.arrange(terrain={"LAX": "fog"})
    found.does(SKYNET, "exchange card=patrol")
    return found


def test_every_correction_is_taken_or_refused_with_a_reason() -> None:
    table = war()
    taken = 0
    for fix in table.game.table.fixes(table.g):
        for value in fix.values:
            match = table.restarted()
            try:
                match.apply(Correction(fix.key, value))
            except Refusal as refusal:
                assert refusal.reason.id.startswith("salvation-refuse")
                continue
            taken += 1
            found = {each.key: each.now for each in table.game.table.fixes(match.state)}
            assert found.get(fix.key, value) == value or fix.id in ("card", "shelter")
            assert table.game.table.census(match.state) == table.game.table.inventory(match.state)
    assert taken > 500


@pytest.mark.parametrize(
    ("key", "value"), [("figure unit=t600.2", "SEA"), ("figure unit=infantry.1", "graveyard"), ("stage", "4")]
)
def test_a_correction_holds(key: str, value: str) -> None:
    table = war()
    table.match.apply(Correction(key, value))
    assert {fix.key: fix.now for fix in table.game.table.fixes(table.g)}[key] == value


@pytest.mark.rule("SAL-STAGE-05")
def test_a_stage_that_is_set_begins_with_skynet() -> None:
    table = war()
    assert table.match.waiting == (HUMANS,)
    table.match.apply(Correction("stage", "3"))
    table.ready(SKYNET, "stage")
    assert table.g.stage == 3


def test_a_technology_that_is_taken_back_lies_anywhere_in_its_pile() -> None:
    """Nobody knows which one is found next (SAL-SETUP-03)."""
    table = war()
    table.match.apply(Correction("improvement token=jeep-attack", "on"))
    tops = set()
    for n in range(12):
        table.lay(lambda g, n=n: setattr(g, "chance", Chance(bytes([n]))))  # type: ignore[misc]
        match = table.restarted()
        match.apply(Correction("improvement token=jeep-attack", "off"))
        assert isinstance(match.state, Salvation)
        assert len(match.state.technology) == 6
        tops.add(match.state.technology[-1])
    assert len(tops) > 1


def test_a_sector_cannot_be_overfilled() -> None:
    table = war()
    table.arrange(units={"SEA": "t600 t600"})
    with pytest.raises(Refusal) as caught:
        table.match.apply(Correction("figure unit=t600.5", "SEA"))
    assert caught.value.reason.rule == "SAL-STACK-01"
