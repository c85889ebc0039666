"""What Vigil says of its choice: the reason is the one that tipped the scales, with its figure."""

from __future__ import annotations

from bot.engine.counsel import Counsel
from bot.games.fireteam import GAME
from bot.games.fireteam.look import views
from bot.games.fireteam.player.reactions import WEIGHERS
from bot.text import speak, tongue
from tests.support.fireteam.creatures import ANIMAL
from tests.support.fireteam.field import Position, lay


def counsel(at: Position, seat: str) -> Counsel:
    """What Vigil does first in a hero's turn, and why."""
    at.turn(seat)
    return GAME.player.counsel(views.view(at.g, seat), at.ask)


def test_every_reaction_has_words_for_and_against_it() -> None:
    topics = [f"fireteam-why-react-{does}{end}" for does in WEIGHERS for end in ("", "-cost")]
    assert [topic for topic in topics if not tongue("en").has(topic)] == []


def test_a_search_is_told_by_the_cards_for_what_turns_up() -> None:
    at = lay({"frank": "2D", "shad": "2D"}, hands={"frank": ["short-shot"] * 4, "shad": ["haymaker"] * 4})
    said = counsel(at, "frank")
    assert said.answer.picks == ("search",)
    assert (said.why[0].id, said.why[0].args) == ("fireteam-why-do-search", {"cards": 4})
    assert said.second is not None


def test_an_attack_is_told_by_target_cards_and_chance() -> None:
    at = lay({"shad": "2D", "frank": "4F"}, {ANIMAL: "2D"}, hands={"shad": ["haymaker"] * 2 + ["knife-work"] * 3})
    said = counsel(at, "shad")
    told = {phrase.id: phrase.args for phrase in said.why}["fireteam-why-attack"]
    assert told["target"] == ANIMAL
    assert 2 <= int(str(told["count"])) <= 4
    assert 50 < int(str(told["chance"])) <= 100


def test_the_way_home_is_told_when_all_is_done() -> None:
    at = lay({"frank": "1C", "shad": "1A"}, complete=["repair-the-ferry", "specimen-samples"])
    said = counsel(at, "frank")
    assert (said.why[0].id, said.why[0].args) == (
        "fireteam-why-goal",
        {"goal": "exit", "at": "1A", "there": 1, "stays": 0},
    )


def test_whoever_ends_their_turn_is_told_why_they_stay_and_not_where_they_would_go() -> None:
    at = lay({"frank": "1A", "shad": "1A"}, complete=["repair-the-ferry", "specimen-samples"])
    said = counsel(at, "frank")
    assert said.answer.picks == ("end",)
    goals = [phrase for phrase in (*said.why, *said.second_why) if phrase.id == "fireteam-why-goal"]
    assert "You stay at the way out, Ferry Landing (1A)." in [speak("en").say(phrase) for phrase in goals]


def test_a_view_is_left_as_it_was() -> None:
    at = lay({"frank": "2D", "shad": "4F"}, {ANIMAL: "2B"}, hands={"frank": ["short-shot", "spotter"]})
    at.turn("frank")
    view = views.view(at.g, "frank")
    before = views.ENCODER.encode(view)
    first, second = GAME.player.counsel(view, at.ask), GAME.player.counsel(view, at.ask)
    assert first == second
    assert views.ENCODER.encode(view) == before
