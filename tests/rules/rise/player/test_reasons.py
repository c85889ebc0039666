"""What Vigil says of its choice: the reason is the one that tipped the scales, with its figure."""

from __future__ import annotations

from bot.engine.asks import Ask, option
from bot.engine.counsel import Counsel, telling
from bot.engine.words import Phrase
from bot.games.rise import GAME
from bot.games.rise.look import views
from bot.games.rise.player.places import Spots
from bot.games.rise.rules.actions import choices
from bot.games.rise.state import Enemy, Rise
from tests.support.rise.begun import begun


def laid(mission: str = "gathering-supplies") -> Rise:
    """A position without Enemies, in the first turn."""
    g = begun(mission).state
    assert isinstance(g, Rise)
    g.enemies.clear()
    return g


def counsel(g: Rise, ask: Ask | None = None) -> Counsel:
    """What Vigil answers, and why."""
    asked = ask or g.ask(g.turn, "player", choices.offers(g), checkpoint=True)
    return GAME.player.counsel(views.view(g, asked.seats[0]), asked)


def test_a_crate_that_the_objective_needs_is_told() -> None:
    g = laid()
    g.player.at, g.player.dice = "B3", [2]
    said = counsel(g)
    assert said.answer.picks == (f"assign die=2 space={g.turn}.interact",)
    assert said.why[0].id == "rise-why-object"
    assert str(said.why[0].args["token"]).startswith("crate-")


def test_a_fallen_friend_is_told_by_name() -> None:
    g = laid()
    friend = next(seat for seat in g.seats if seat != g.turn)
    g.player.at, g.characters[friend].at = "L9", "L10"
    g.characters[friend].down, g.characters[friend].wounds = True, 4
    g.player.dice = [3, 6]
    assert counsel(g).why[0] == Phrase("rise-why-rescue", {"friend": friend})


def test_a_move_is_told_by_what_it_heads_for_and_how_far_that_is_left() -> None:
    g = laid()
    g.player.at, g.player.dice = "L9", [6]
    said = counsel(g)
    assert said.answer.picks[0].startswith(f"assign die=6 space={g.turn}.move")
    assert (said.why[0].id, said.why[0].args["aim"]) == ("rise-why-aim", "crates")
    assert int(str(said.why[0].args["left"])) > 0


def test_who_can_bear_it_is_told_by_the_wounds_to_spare() -> None:
    g = laid()
    g.characters["john"].wounds = 3
    options = [option("prey", target="john"), option("prey", target="kyle")]
    said = counsel(g, g.ask(g.seats, "prey", options, default=options[0]))
    assert said.why == (Phrase("rise-why-bears", {"friend": "kyle", "left": 4}),)
    assert said.second_why == (Phrase("rise-why-bears-cost", {"friend": "john", "left": 1}),)


def test_missing_hits_are_counted() -> None:
    g = laid()
    g.enemies = [Enemy("t-800.9", "t-800", g.player.colour, "C3")]
    options = [option("reroll", ability="rank"), option("keep")]
    args = {"figure": g.turn, "target": "t-800.9", "hits": 2, "skulls": 1, "fists": 0}
    said = counsel(g, g.ask(g.turn, "attack-dice", options, default=options[-1], args=args))
    assert said.why == (Phrase("rise-why-again", {"short": 1, "free": 0}),)


def test_a_hex_is_told_by_how_many_could_hit_there() -> None:
    g = laid()
    g.player.at = "L9"
    quiet = Spots(g, g.turn).value("L9")
    g.enemies = [Enemy(f"t-800.{n}", "t-800", g.player.colour, at) for n, at in ((8, "L10"), (9, "L11"))]
    loud = Spots(g, g.turn, armed=False).value("L9")
    assert Phrase("rise-why-fire-cost", {"count": 2}) in telling(loud, quiet)
    assert Phrase("rise-why-fire", {"count": 0}) in telling(quiet, loud)
