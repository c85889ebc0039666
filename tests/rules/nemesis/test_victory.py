"""Who survives and who wins (NEM-VICTORY, NEM-OBJ)."""

from __future__ import annotations

import pytest

from bot.engine.events import Event, PhaseEnded
from bot.games.nemesis.box.content import DECKS
from bot.games.nemesis.events.ending import (
    CoordinatesRevealed,
    EngineFailure,
    EngineRevealed,
    FateOfSleepers,
    FinalDraw,
    FinalScan,
    GoalRevealed,
    Lost,
    ObjectiveRevealed,
)
from tests.support.nemesis.endings import WON, voyage
from tests.support.nemesis.ship import Ship, winners

# Victory


@pytest.mark.rule("NEM-VICTORY-01")
def test_to_win_is_to_survive_and_to_have_met_the_objective() -> None:
    for alive in (True, False):
        for met in (True, False):
            ship = voyage()
            if not met:
                ship.seeks("captain", "hoarder")
            if alive:
                ship.sleeps("captain")
            ship.jumps()
            assert winners(ship) == ({"captain"} if alive and met else set())


@pytest.mark.rule("NEM-VICTORY-02")
@pytest.mark.parametrize(
    ("where", "destination", "lives"),
    [
        ("asleep", "earth", True),
        ("asleep", "venus", False),
        ("launched", "venus", True),
        ("aboard", "earth", False),
        ("pod", "earth", False),
    ],
)
def test_surviving_is_sleeping_to_earth_or_having_launched(where: str, destination: str, lives: bool) -> None:
    ship = voyage()
    ship.safe(destination).change("captain", state=where, at="11" if where in ("aboard", "pod") else "", pod="2")
    ship.jumps("scout")
    assert ship.me("captain").alive == lives
    assert winners(ship) == ({"captain"} if lives else set())


@pytest.mark.rule("NEM-VICTORY-03")
def test_several_can_win() -> None:
    ship = voyage("captain", "scout", "soldier")
    ship.seeks("scout", "ab-ovo").sleeps("captain", "scout")
    ship.jumps()
    assert winners(ship) == {"captain", "scout"}


@pytest.mark.rule("NEM-VICTORY-05")
def test_an_engine_explosion_kills_all_beings_aboard() -> None:
    ship = Ship("captain", "scout", "soldier")
    ship.sleeps("captain").lifts_off("scout").seeks("scout", "great-hunt").change("scout", signal=True)
    ship.turns(engines={engine: ["working", "damaged"] for engine in "123"})
    ship.intruder("queen", "nest")
    ship.jumps()
    ship.told(EngineFailure)
    assert not ship.me("captain").alive
    assert winners(ship) == {"scout"}  # the Queen is dead


@pytest.mark.rule("NEM-VICTORY-06", "NEM-EX-29")
def test_a_malfunction_in_an_engine_room_does_not_matter() -> None:
    ship = voyage()
    ship.sleeps("captain").marks("engine-1", malfunction=True).marks("engine-2", malfunction=True)
    ship.set(lambda g: g.engines["3"].reverse())
    ship.jumps()
    ship.silent(EngineFailure)
    ship.told(CoordinatesRevealed, destination="earth")
    ship.told(FinalScan, who="captain")
    assert winners(ship) == {"captain"}


@pytest.mark.rule("NEM-VICTORY-07")
@pytest.mark.parametrize("destination", ["earth", "mars", "venus", "deep-space"])
def test_only_earth_saves_the_sleepers(destination: str) -> None:
    ship = voyage()
    ship.sleeps("captain").safe(destination)
    ship.jumps()
    ship.told(CoordinatesRevealed, destination=destination)
    assert ship.me("captain").alive == (destination == "earth")


@pytest.mark.rule("NEM-VICTORY-08", "NEM-OBJ-06")
@pytest.mark.parametrize("destination", ["earth", "mars", "venus"])
def test_quarantine_sleeps_on_mars(destination: str) -> None:
    ship = Ship("captain", "scout", "soldier")
    ship.sleeps("captain", "scout").seeks("captain", "quarantine").seeks("scout", WON).safe(destination)
    ship.jumps()
    assert ship.me("captain").alive == (destination in ("mars", "earth"))
    assert ship.me("scout").alive == (destination == "earth")
    assert ("captain" in winners(ship)) == (destination == "mars")
    assert any(isinstance(event, FateOfSleepers) for event in ship.events) == (destination == "mars")


def sleeper(*statuses: str, larva: bool = False, pile: str = "deck") -> Ship:
    """A Captain asleep on the way to Earth with Contamination cards in a pile."""
    ship = voyage()
    ship.sleeps("captain").change("captain", hand=[], deck=list(DECKS["captain"]), discard=[], larva=larva)
    ship.infects("captain", *statuses, pile=pile)
    return ship


@pytest.mark.rule("NEM-VICTORY-10")
@pytest.mark.parametrize("pile", ["deck", "hand", "discard"])
@pytest.mark.parametrize("where", ["asleep", "launched"])
def test_all_contamination_of_every_survivor_is_scanned_wherever_it_is(pile: str, where: str) -> None:
    ship = sleeper("infected", pile=pile)
    ship.change("captain", state=where)
    ship.jumps()
    ship.told(FinalScan, who="captain", infected=1)
    ship.told(FinalDraw, who="captain")
    assert not any(isinstance(event, FinalScan) and event.who == "scout" for event in ship.events)


@pytest.mark.rule("NEM-VICTORY-11", "NEM-EX-31")
@pytest.mark.parametrize(("larva", "status"), [(True, "clean"), (False, "infected")])
def test_four_cards_of_all_decide_and_any_contamination_among_them_kills(larva: bool, status: str) -> None:
    seen = set()
    for counter in range(12):
        ship = sleeper(status, larva=larva)
        ship.set(lambda g, n=counter: setattr(g.chance, "counter", 9000 + n))  # type: ignore[misc]
        ship.jumps()
        drawn = ship.told(FinalDraw, who="captain").cards
        assert len(drawn) == 4
        assert ship.me("captain").alive == ("contamination" not in drawn)
        seen.add(ship.me("captain").alive)
    assert seen == {True, False}


@pytest.mark.rule("NEM-VICTORY-11")
def test_all_cards_are_shuffled_together_for_the_draw() -> None:
    ship = sleeper("infected", pile="hand")
    ship.change("captain", deck=["rest"], discard=["search", "search"])
    ship.jumps()
    drawn = ship.told(FinalDraw, who="captain").cards
    assert sorted(drawn) == ["contamination", "rest", "search", "search"]  # fewer would all be drawn


@pytest.mark.rule("NEM-VICTORY-12")
def test_with_a_larva_nothing_is_scanned() -> None:
    ship = sleeper("infected", "infected", larva=True)
    ship.jumps()
    ship.told(FinalScan, who="captain", infected=0, larva=1)
    ship.told(FinalDraw, who="captain")


@pytest.mark.rule("NEM-VICTORY-13", "NEM-EX-30")
def test_without_infection_or_larva_no_card_is_drawn() -> None:
    ship = sleeper("clean", "clean")
    ship.jumps()
    ship.told(FinalScan, who="captain", infected=0, larva=0)
    ship.silent(FinalDraw)
    assert winners(ship) == {"captain"}


@pytest.mark.rule("NEM-RUL-54")
def test_with_fewer_than_four_cards_all_are_drawn() -> None:
    ship = sleeper("infected")
    ship.change("captain", deck=ship.me("captain").deck[-1:])
    ship.jumps()
    drawn = ship.told(FinalDraw, who="captain")
    assert (drawn.cards, drawn.audience) == (("contamination",), ())  # for everybody to see
    assert not ship.me("captain").alive


@pytest.mark.rule("NEM-RUL-54")
def test_who_never_had_to_choose_wins_with_either_and_quarantine_protects() -> None:
    for objectives in (("my-precious", "quarantine"), (WON, "hoarder")):
        ship = Ship()
        ship.sleeps("captain").safe("mars" if "quarantine" in objectives else "earth")
        ship.seeks("captain", *objectives)
        ship.set(lambda g: [setattr(clue, "known", True) for clue in g.clues])
        ship.jumps()
        assert winners(ship) == {"captain"}


@pytest.mark.rule("NEM-RUL-54")
def test_engines_and_coordinates_are_checked_even_if_nobody_hibernates() -> None:
    ship = Ship()
    ship.lifts_off("captain").seeks("captain", "salvaging-the-prime-asset").safe()
    ship.jumps()
    assert sum(isinstance(event, EngineRevealed) for event in ship.events) == 3
    assert winners(ship) == {"captain"}


@pytest.mark.rule("NEM-VICTORY-14")
def test_the_living_reveal_their_objective_and_win_if_all_of_it_is_met() -> None:
    for signal in (True, False):
        ship = Ship()
        ship.lifts_off("captain").seeks("captain", "necroscopy").change("captain", signal=signal)
        ship.set(lambda g: setattr(g.clues[2], "known", True))
        ship.jumps()
        ship.told(ObjectiveRevealed, who="captain", objective="necroscopy", met=int(signal))
        assert winners(ship) == ({"captain"} if signal else set())


def test_the_dead_are_told() -> None:
    ship = voyage()
    ship.jumps()
    assert [event.who for event in ship.events if isinstance(event, Lost)] == ["captain", "scout"]


def beats(ship: Ship) -> list[tuple[str, list[Event]]]:
    """What was told at the end, message by message, from the Engines on."""
    found: list[tuple[str, list[Event]]] = []
    told: list[Event] = []
    for event in ship.events:
        if isinstance(event, PhaseEnded):
            found.append((event.phase, told))
            told = []
        else:
            told.append(event)
    return found[[phase for phase, _ in found].index("end") + 1 :]


@pytest.mark.rule("NEM-VICTORY-10", "NEM-VICTORY-14")
def test_each_survivor_is_examined_and_unveiled_in_a_message_of_their_own() -> None:
    ship = voyage("captain", "scout", "soldier", "mechanic")
    ship.sleeps("captain").lifts_off("mechanic").seeks("mechanic", "hoarder")
    ship.jumps()
    told = beats(ship)
    assert [phase for phase, _ in told] == [
        "engines",
        "coordinates",
        "contamination",
        "contamination",
        "objective",
        "objective",
        "victory",
    ]
    examined = [event.who for _, events in told[2:4] for event in events if isinstance(event, FinalScan)]
    unveiled = [event.who for _, events in told[4:6] for event in events if isinstance(event, ObjectiveRevealed)]
    assert sorted(examined) == sorted(unveiled) == ["captain", "mechanic"]
    epilogue = {event.who for event in told[-1][1] if isinstance(event, ObjectiveRevealed)}
    assert epilogue == {"scout", "soldier"}


@pytest.mark.rule("NEM-COOP-02")
def test_what_a_crew_was_to_do_is_checked_one_by_one() -> None:
    ship = Ship(mode="coop").safe()
    ship.sleeps("captain")
    ship.jumps()
    checked = [events for phase, events in beats(ship) if phase == "goal"]
    assert [sum(isinstance(event, GoalRevealed) for event in events) for events in checked] == [1] * len(ship.g.goals)
