"""What options say before they are chosen: cost, odds and danger, as far as whoever looks may know."""

from __future__ import annotations

from bot.engine.asks import Ask, Option, option
from bot.games.nemesis import GAME
from bot.text import tongue
from tests.support.nemesis.ship import Ship, room

EN = tongue("en")


def told(ship: Ship, who: str, offer: Option, prompt: str = "turn") -> str:
    """What a Character reads beside an option; its card's own text is told elsewhere."""
    seat = ship.seat(who)
    said = GAME.look.effect(GAME.look.view(ship.g, seat), Ask(seats=(seat,), prompt=prompt), offer)
    return EN.say(said) if said else ""


def way_out(ship: Ship, who: str) -> tuple[str, str, str]:
    """A corridor from where somebody stands: the room's number and name, and the corridor."""
    corridor, there = ship.g.board.ways[ship.me(who).at][0]
    return there, ship.g.place(there), corridor


def test_a_move_tells_what_is_there_and_what_the_noise_may_bring() -> None:
    ship = Ship()
    there, to, via = way_out(ship, "captain")
    move = option("move", to=to, via=via)
    assert told(ship, "captain", move) == "1 card. Quiet 10%, noise 80%, danger 10%."
    marked = ship.g.board.exits[there]["1"]
    ship.g.noise.append(marked) if isinstance(ship.g.noise, list) else ship.g.noise.add(marked)
    assert "encounter 20%," in told(ship, "captain", move)
    ship.g.rooms[there].fire = True
    assert " Fire." in told(ship, "captain", move)
    adult = ship.intruder("adult", ship.g.rooms[there].tile)
    assert f"{EN.name('nemesis', 'intruder', adult)} is there!" in told(ship, "captain", move)
    assert "No noise roll." in told(ship, "captain", move)


def test_an_escape_tells_who_attacks_first() -> None:
    ship = Ship()
    _, to, via = way_out(ship, "captain")
    ship.intruder("adult", ship.g.rooms[ship.me("captain").at].tile)
    said = told(ship, "captain", option("escape", to=to, via=via))
    assert "attacks first." in said


def test_a_shot_tells_ammo_and_odds_and_nothing_of_how_much_it_can_bear() -> None:
    ship = Ship()
    adult = ship.intruder("adult", ship.g.rooms[ship.me("captain").at].tile, injuries=3)
    said = told(ship, "captain", option("shoot", target=adult, weapon="six-shooter"))
    assert said.startswith("1 card and 1 of ")
    assert "% to hit" in said
    assert "kill" not in said


def test_an_objective_that_names_oneself_says_what_it_leaves() -> None:
    ship = Ship()
    me = ship.me("captain")
    mine = {1: "right-moment-to-strike", 2: "greener-pastures", 3: "old-feud"}[me.number]
    other = "greener-pastures" if me.number == 1 else "right-moment-to-strike"
    assert "sole survivor" in told(ship, "captain", option("objective", objective=mine), "objective")
    assert told(ship, "captain", option("objective", objective=other), "objective") == ""
    me.objectives = [mine]
    aim = GAME.look.goal(GAME.look.view(ship.g, ship.seat("captain")))
    assert aim
    assert "That player is you" in EN.say(aim)


def test_passing_tells_of_the_fire_that_hurts() -> None:
    ship = Ship()
    assert "fire" not in told(ship, "captain", Option("pass", danger=True))
    ship.g.rooms[room(ship.g, ship.g.rooms[ship.me("captain").at].tile)].fire = True
    assert "The fire hurts you." in told(ship, "captain", Option("pass", danger=True))
