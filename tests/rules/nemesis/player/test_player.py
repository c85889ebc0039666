"""Vigil's players know what they do: each position has one sensible answer, and the player finds it."""

from __future__ import annotations

import pytest

from bot.engine.asks import Ask, Option, option
from bot.engine.game import Setup
from bot.engine.match import Match
from bot.games.nemesis import GAME
from bot.games.nemesis.box.content import ACTIONS, ITEMS
from bot.games.nemesis.player.goals import WANTS, Aim
from bot.games.nemesis.player.mind import Mind
from bot.games.nemesis.player.parts import PART_WORTH, never
from bot.games.nemesis.player.rooms import ROOM_WORTH
from bot.games.nemesis.rules import objectives
from bot.games.nemesis.rules.ship.rooms import ROOMS
from bot.games.nemesis.state import Note
from tests.support.nemesis.objectives import wants
from tests.support.nemesis.ship import CREW, Ship

SPITEFUL = {
    "sabotage",
    "order",
    "block",
    "pyrotechnics-kindle",
    "improvise",
    "subdue",
    "torch",
    "doors-around",
    "maneuver",
    "molotov",
    "decoy",
}
"""Sections that Vigil's players never use: they harm others, or need a plan beyond theirs."""


def advised(ship: Ship, who: str = "captain") -> str:
    """Give the first key that the player would answer with."""
    seat = ship.seat(who)
    return GAME.player.advise(ship.match.view(seat), ship.asked(seat)).picks[0]


def knows(ship: Ship, id: str, **args: str) -> Ship:
    """Let the captain have learned something."""
    return ship.set(lambda g: g.players[g.seat_of("captain")].notes.append(Note(id, 1, dict(args))))


def test_every_section_room_and_want_is_weighed() -> None:
    actions = {part for card in ACTIONS.values() for part in card.parts}
    sections = actions | {part for card in ITEMS.values() for part in card.parts}
    assert set(PART_WORTH) == sections
    assert {part for part, weigh in PART_WORTH.items() if weigh is never} == SPITEFUL
    assert set(ROOM_WORTH) == {part for parts in ROOMS.values() for part in parts}
    assert set(WANTS) == set(objectives.WANTS)


def test_whoever_needs_the_signal_sends_it() -> None:
    ship = wants(Ship().at(captain="comms-room"), "proper-burial")
    assert advised(ship) == "room part=signal"


def test_nobody_sends_a_signal_that_no_objective_wants() -> None:
    ship = wants(Ship().at(captain="comms-room"), "right-moment-to-strike")
    assert advised(ship) != "room part=signal"


def test_the_corpse_is_picked_up_by_whoever_must_bury_it() -> None:
    assert advised(wants(Ship(), "proper-burial")) == "pick thing=corpse-blue"
    assert advised(wants(Ship(), "hoarder")) != "pick thing=corpse-blue"


def test_whoever_knows_the_course_is_wrong_steers_for_earth() -> None:
    ship = wants(Ship().at(captain="cockpit"), "salvaging-the-prime-asset")
    knows(ship, "coordinates", a="venus", b="deep-space", c="mars", d="earth")
    assert advised(ship) == "room part=destination"
    seat = ship.seat("captain")
    ship.does(seat, "room part=destination")
    assert advised(ship) == "steer space=D"


def test_whoever_is_done_hibernates_once_the_chambers_are_open() -> None:
    ship = wants(Ship(), "proper-burial").gives("captain", "corpse-blue")
    for engine in "123":
        knows(ship, "engine", engine=engine, status="working")
    knows(ship, "coordinates", a="venus", b="earth", c="deep-space", d="mars")
    ship.set(lambda g: setattr(g.players[g.seat_of("captain")], "signal", True))
    ship.set(lambda g: setattr(g, "time", 8))
    assert advised(ship) == "room part=hibernate"


def test_whoever_wants_the_ship_destroyed_starts_the_sequence_after_the_signal() -> None:
    ship = wants(Ship().at(captain="generator"), "great-hunt")
    ship.set(lambda g: setattr(g.players[g.seat_of("captain")], "signal", True))
    assert advised(ship) == "room part=start-destruct"


def test_only_who_wants_the_ship_home_stops_the_sequence() -> None:
    ship = wants(Ship().at(captain="generator"), "quarantine")
    ship.set(lambda g: setattr(g, "destruct", 1))
    assert advised(ship) == "room part=stop-destruct"
    assert advised(wants(ship, "right-moment-to-strike")) != "room part=stop-destruct"


def test_whoever_is_done_opens_the_pods_by_the_sequence_but_not_while_much_is_left() -> None:
    ship = wants(Ship().at(captain="generator"), "greener-pastures")
    assert advised(ship) == "room part=start-destruct"
    assert advised(wants(ship, "my-precious")) != "room part=start-destruct"


def test_the_way_out_is_the_section_with_an_unlocked_pod() -> None:
    ship = wants(Ship(), "greener-pastures")
    seat = ship.seat("captain")

    def open_section(section: str) -> None:
        ship.set(lambda g: [setattr(pod, "locked", pod.section != section) for pod in g.pods])

    for section in "ab":
        open_section(section)
        aim = Aim(Mind(ship.match.view(seat), seat))
        assert aim.by_pod
        assert aim.sections == [section]


def test_more_cards_in_hand_are_surprised_less_often() -> None:
    ship = Ship()
    mind = Mind(ship.match.view(ship.seat("captain")), ship.seat("captain"))
    chances = [mind.surprise(hand) for hand in range(6)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > chances[3] > chances[4] == 0


def test_a_larva_is_shot_at_once() -> None:
    ship = wants(Ship(), "proper-burial").hand("captain", "rest", "search")
    larva = ship.intruder("larva", "hibernatorium")
    assert advised(ship) == f"shoot target={larva} weapon=six-shooter"


def test_nobody_scans_with_a_larva_on_board() -> None:
    ship = wants(Ship(), "hoarder").hand("captain", "rest", "contamination", "contamination")
    assert advised(ship) == "play card=rest part=rest"
    ship.set(lambda g: setattr(g.players[g.seat_of("captain")], "larva", True))
    assert advised(ship) != "play card=rest part=rest"


def test_a_damaged_engine_is_mended() -> None:
    ask = Ask(
        seats=("blue",), prompt="engine", options=(option("top", status="damaged"), option("top", status="working"))
    )
    ship = wants(Ship(), "salvaging-the-prime-asset")
    assert GAME.player.advise(ship.match.view("blue"), ask).picks == ("top status=working",)


def test_the_objective_that_is_kept_can_be_met() -> None:
    ship = wants(Ship(*CREW), "right-moment-to-strike", "proper-burial")  # the captain is player 1, among five
    seat = ship.seat("captain")
    offers = tuple(option("objective", objective=each) for each in ship.me("captain").objectives)
    ask = Ask(seats=(seat,), prompt="objective", options=offers, secret=True)
    assert GAME.player.advise(ship.match.view(seat), ask).picks == ("objective objective=proper-burial",)


def test_the_cards_that_pay_are_those_worth_least() -> None:
    ship = wants(Ship(), "proper-burial").hand("captain", "interruption", "search", "motivation")
    seat = ship.seat("captain")
    offers = tuple(option("pay", card=card, copy=1) for card in ("motivation", "search", "interruption"))
    ask = Ask(seats=(seat,), prompt="decide", kind="some", options=offers, private={"what": "pay"})
    assert GAME.player.advise(ship.match.view(seat), ask).picks == ("pay card=interruption copy=1",)


@pytest.mark.parametrize("prompt", ["hunter", "hunt"])
def test_the_intruders_hunt(prompt: str) -> None:
    ship = Ship()
    adult = ship.intruder("adult", "hibernatorium")
    offers: dict[str, tuple[Option, ...]] = {
        "hunter": (option("decline"), option("hunt")),
        "hunt": (
            Option("pass", danger=True),
            option("scheme", card="planning.1"),
            option("pounce", card="pursuit.4", intruder=adult, who="captain"),
        ),
    }
    seat = ship.seat("scout")
    answer = GAME.player.advise(ship.match.view(seat), Ask(seats=(seat,), prompt=prompt, options=offers[prompt]))
    assert answer.picks[0].split()[0] in ("hunt", "pounce")


def test_doom_is_what_contamination_does_at_the_end() -> None:
    ship = Ship().hand("captain", "rest")
    assert Mind(ship.match.view(ship.seat("captain")), ship.seat("captain")).doom == 0
    ship.hand("captain", "rest", "contamination")
    clean = Mind(ship.match.view(ship.seat("captain")), ship.seat("captain")).doom
    assert clean == pytest.approx(7 / 27 * 4 / 11)


def test_two_players_with_the_same_view_give_the_same_answer() -> None:
    match, _ = Match.start(GAME, Setup(GAME.seats[:3], "crew", {}), b"the same view, the same answer", camera=False)
    for _ in range(300):
        if match.over:
            break
        seat = match.waiting[0]
        ask = match.ask_of(seat)
        assert ask is not None
        answer = GAME.player.advise(match.view(seat), ask)
        assert answer == GAME.player.advise(match.view(seat), ask)
        match.apply(answer)
    assert match.over or match.state.tally


def test_an_aim_is_a_list_of_wants_of_the_objectives_held() -> None:
    ship = wants(Ship(), "quarantine")
    seat = ship.seat("captain")
    assert set(Aim(Mind(ship.match.view(seat), seat)).wants) in ({"mars"}, {"earth", "nest-destroyed"})
