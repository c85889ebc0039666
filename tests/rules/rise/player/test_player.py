"""Vigil's own players: they answer every question, know only what everybody sees, and play to win."""

from __future__ import annotations

import pytest

from bot.engine.asks import Ask, option, weigh
from bot.games.rise import GAME
from bot.games.rise.look import views
from bot.games.rise.player import fields, worth
from bot.games.rise.rules.actions import choices
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Ally, Enemy, Rise
from bot.laws.players import RandomPlayer
from tests.support.advice import advised
from tests.support.rise.begun import begun


def choice(g: Rise, ask: Ask) -> tuple[str, ...]:
    """What Vigil answers to an ask in a position."""
    return GAME.player.advise(views.view(g, ask.seats[0]), ask).picks


@pytest.mark.parametrize("mission", GAME.missions)
def test_whole_missions_are_played_by_advice_alone(mission: str) -> None:
    match = begun(mission, seats=("kyle", "guardian", "alex"))
    answers = 0
    while not match.over:
        advised(match)
        answers += 1
        assert answers < 3_000
    state = match.state
    assert isinstance(state, Rise)
    assert state.outcome


@pytest.mark.parametrize("mission", GAME.missions)
def test_advice_fits_whatever_mess_others_made(mission: str) -> None:
    match = begun(mission, seed=7)
    wild = RandomPlayer(b"mess")
    for _ in range(250):
        if match.over:
            break
        for seat in match.waiting:
            if ask := match.ask_of(seat):
                weigh(ask, GAME.player.advise(match.view(seat), ask))
        entry = wild.answer(match)
        assert entry is not None
        match.apply(entry)


def test_advice_depends_on_the_view_alone() -> None:
    match = begun("gathering-supplies")
    ask = match.asks[0]
    view = match.view(ask.seats[0])
    before = GAME.player.advise(view, ask)
    match.state.chance.stream += 1
    assert GAME.player.advise(view, ask) == before
    assert view == match.view(ask.seats[0])


def test_a_crate_in_reach_is_opened_when_crates_are_wanted() -> None:
    match = begun("gathering-supplies")
    g = match.state
    assert isinstance(g, Rise)
    g.enemies.clear()
    g.player.at, g.player.dice = "B3", [2]
    ask = g.ask(g.turn, "player", choices.offers(g), checkpoint=True)
    assert choice(g, ask) == (f"assign die=2 space={g.turn}.interact",)


def test_a_fallen_friend_beside_is_rescued_first() -> None:
    match = begun("gathering-supplies")
    g = match.state
    assert isinstance(g, Rise)
    friend = next(seat for seat in g.seats if seat != g.turn)
    g.enemies.clear()
    g.player.at, g.characters[friend].at = "L9", "L10"
    g.characters[friend].down, g.characters[friend].wounds = True, 4
    g.player.dice = [3, 6]
    ask = g.ask(g.turn, "player", choices.offers(g), checkpoint=True)
    assert choice(g, ask)[0].endswith(f"space={g.turn}.rest")


def test_a_fallen_prisoner_is_gone_for() -> None:
    match = begun("the-work-camp")
    g = match.state
    assert isinstance(g, Rise)
    friend = next(seat for seat in g.seats if seat != g.turn)
    g.enemies.clear()
    g.met, g.allies = ["free"], [Ally("prisoner-red", "prisoner-red", "E12", wounds=1, down=True)]
    g.player.at, g.characters[friend].at = "E10", "D2"
    g.player.dice = [1, 4]
    ask = g.ask(g.turn, "player", choices.offers(g), checkpoint=True)
    assert choice(g, ask) == (f"assign die=1 space={g.turn}.move-1",)
    g.player.at = "E11"
    ask = g.ask(g.turn, "player", choices.offers(g), checkpoint=True)
    assert choice(g, ask)[0].endswith(f"space={g.turn}.rest")


def test_enemies_close_to_the_truck_are_worth_more() -> None:
    match = begun("the-long-road")
    g = match.state
    assert isinstance(g, Rise) and g.truck
    near, far = Enemy("hk-8.8", "hk-8", g.player.colour, g.truck.at), Enemy("hk-8.9", "hk-8", g.player.colour, "H2")
    assert worth.prize(g, near) > worth.prize(g, far)


def test_a_high_die_is_not_saved_for_nothing() -> None:
    match = begun("gathering-supplies")
    g = match.state
    assert isinstance(g, Rise)
    g.enemies.clear()
    g.met, g.player.dice = ["crates"], [6]
    home = fields.walking(g, figures.ground(g).zones["S4B.a"])
    g.player.at = min(hex for hex, far in home.items() if far == 2 and hex in figures.ground(g).full)
    ask = g.ask(g.turn, "player", choices.offers(g), checkpoint=True)
    assert choice(g, ask)[0].startswith(f"assign die=6 space={g.turn}.move")


def test_skulls_are_rolled_again_only_when_hits_are_missing() -> None:
    match = begun("gathering-supplies")
    g = match.state
    assert isinstance(g, Rise)
    g.enemies = [Enemy("t-800.9", "t-800", g.player.colour, "C3")]
    options = [option("reroll", ability="rank"), option("keep")]
    for hits, wanted in ((2, "reroll ability=rank"), (3, "keep")):
        args = {"figure": g.turn, "target": "t-800.9", "hits": hits, "skulls": 1, "fists": 0}
        assert choice(g, g.ask(g.turn, "attack-dice", options, default=options[-1], args=args)) == (wanted,)


def test_an_enemy_may_be_left_at_its_entrance() -> None:
    match = begun("wolf-in-the-fold")
    g = match.state
    assert isinstance(g, Rise)
    options = [option("stop", to="J5"), option("stop", to="alpha")]
    picked = choice(g, g.ask(g.seats, "enemy-stop", options, default=options[0]))
    assert picked[0] in {offer.key for offer in options}


def test_enemies_are_led_to_whoever_can_bear_it() -> None:
    match = begun("gathering-supplies")
    g = match.state
    assert isinstance(g, Rise)
    g.characters["john"].wounds = 3
    options = [option("prey", target="john"), option("prey", target="kyle")]
    assert choice(g, g.ask(g.seats, "prey", options, default=options[0])) == ("prey target=kyle",)
