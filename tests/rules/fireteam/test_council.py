"""Group decisions: anybody may propose, and the start player has the last word (ledger 0.2)."""

from __future__ import annotations

import pytest

from bot.engine.asks import Answer, plainest
from bot.engine.words import Phrase
from bot.games.fireteam import GAME
from bot.games.fireteam.events.foes import Activated
from bot.games.fireteam.events.heroes import Responded, StartPlayer
from bot.games.fireteam.player import answering
from bot.games.fireteam.player.tactics import Tactics
from bot.games.fireteam.rules import rounds, setup, tactics
from bot.text import speak
from tests.support.fireteam.field import Position, lay

ANIMAL, OTHER = "corrupted-animal.1", "corrupted-animal.2"
THREE = {"abe": "2D", "frank": "2D", "don": "4D"}


def tactical(**more: object) -> Position:
    """Frank is about to be the start player of a round in which responses can be played."""
    at = lay(THREE, phase="tactics", step="response", start="frank", **more)  # type: ignore[arg-type]
    at.run(tactics.phase(at.g))
    return at


def activating() -> Position:
    """Two animals far away are about to act; Frank is the start player."""
    far = {ANIMAL: "1F", OTHER: "1C"}
    at = lay(dict.fromkeys(THREE, "2B"), far, phase="threat", step="activate", rank="minion", start="frank")
    at.run(rounds.activate_all(at.g))
    return at


@pytest.mark.rule("FTZ-ACTIVATE-03")
def test_the_start_players_own_answer_is_final_at_once() -> None:
    at = activating()
    assert at.ask.seats == ("frank", "don", "abe")  # the start player first
    at.rolls("blank", "blank")
    at.does("frank", f"activate creature={OTHER}")
    assert [event.creature for event in at.events if isinstance(event, Activated)] == [OTHER, ANIMAL]
    assert at.over


@pytest.mark.rule("FTZ-ACTIVATE-03")
@pytest.mark.parametrize(
    ("word", "first"), [(f"activate creature={OTHER}", OTHER), (f"activate creature={ANIMAL}", ANIMAL)]
)
def test_anothers_answer_is_a_proposal_that_the_start_player_confirms_or_overrules(word: str, first: str) -> None:
    at = activating()
    at.does("don", f"activate creature={OTHER}")
    assert (at.ask.prompt, at.ask.seats, at.ask.args["hero"]) == ("last-word", ("frank",), "don")
    assert at.ask.options[0].key == f"activate creature={OTHER}"
    assert at.keys == {f"activate creature={ANIMAL}", f"activate creature={OTHER}", "auto"}
    at.rolls("blank", "blank")
    at.does("frank", word)
    assert at.told(Activated).creature == first


def test_a_proposal_says_what_it_is_about() -> None:
    at = activating()
    at.does("don", "auto")
    tactics = tactical(hands={"abe": ["rally"], "don": ["field-dressing"]})
    tactics.does("don", "respond seat=don card=field-dressing")
    marker = lay(THREE)
    marker.g.start = ""
    marker.run(setup.give_marker(marker.g))
    marker.does("don", "random")
    for asked, said in (
        (at, "Don proposes which creature acts next. Frank, you have the last word."),
        (tactics, "Don proposes a tactical response. Frank, you have the last word."),
        (marker, "Don proposes who takes the start player marker. Abe, you have the last word."),
    ):
        assert speak("en").say(Phrase(f"fireteam-ask-{asked.ask.prompt}", asked.ask.args)) == said


def test_a_start_player_who_is_away_holds_nobody_up() -> None:
    at = activating()
    at.does("abe", "auto")
    assert at.ask.within > 0
    assert plainest(at.ask) == Answer("frank", ("auto",))


@pytest.mark.rule("FTZ-SETUP-04")
def test_before_there_is_a_start_player_the_first_at_the_table_has_the_last_word() -> None:
    at = lay(THREE)
    at.g.start = ""
    at.run(setup.give_marker(at.g))
    at.does("don", "start seat=don")
    assert (at.ask.prompt, at.ask.seats) == ("last-word", ("abe",))
    at.does("abe", "start seat=frank")
    at.told(StartPlayer, seat="frank")


@pytest.mark.rule("FTZ-TACTIC-05")
def test_whoever_proposed_another_card_is_asked_to_agree_to_their_own() -> None:
    at = tactical(hands={"abe": ["rally"], "don": ["field-dressing"]})
    at.does("don", "respond seat=abe card=rally")
    at.does("frank", "respond seat=don card=field-dressing")
    assert (at.ask.prompt, at.ask.seats) == ("agree", ("don",))


@pytest.mark.rule("FTZ-TACTIC-05")
def test_whoever_proposed_their_own_card_is_not_asked_to_agree() -> None:
    at = tactical(hands={"abe": ["rally"], "don": ["field-dressing"]})
    at.does("don", "respond seat=don card=field-dressing")
    at.does("frank", "respond seat=don card=field-dressing")
    at.told(Responded, seat="don", card="field-dressing")


@pytest.mark.rule("FTZ-TACTIC-05")
def test_a_card_that_its_owner_keeps_leaves_the_other_offers() -> None:
    at = tactical(hands={"abe": ["rally"], "don": ["field-dressing"]})
    at.does("frank", "respond seat=don card=field-dressing")
    assert (at.ask.prompt, at.ask.seats) == ("agree", ("don",))
    assert (plainest(at.ask).picks, GAME.player.advise(GAME.look.view(at.g, "don"), at.ask).picks) == (
        ("decline",),
        ("agree",),
    )
    assert at.ask.within  # nobody who is away plays a card, or holds the team up
    at.does("don", "decline")
    assert (at.ask.prompt, at.keys) == ("tactics", {"respond seat=abe card=rally", "none"})
    assert not at.ask.checkpoint  # it is remembered only as long as the answers before it
    at.does("frank", "respond seat=abe card=rally")
    at.does("abe", "agree")
    at.told(Responded, seat="abe", card="rally")


@pytest.mark.rule("FTZ-ATTACK-03")
@pytest.mark.parametrize("hidden", ["off", "on"])
@pytest.mark.parametrize(
    ("seat", "card", "near", "far"), [("don", "satchel-charge", "4C", "2A"), ("shad", "predator", "2B", "1A")]
)
def test_an_attack_is_no_response_while_nothing_is_in_range(
    seat: str, card: str, near: str, far: str, hidden: str
) -> None:
    for place in (near, far):
        at = lay(
            {"abe": "2D", "shad": "2D", "don": "4D"},
            {ANIMAL: place},
            hands={seat: [card], "abe": ["rally"]},
            options={"hidden-hands": hidden},
            phase="tactics",
            step="response",
        )
        at.run(tactics.phase(at.g))
        ask = at.together[seat] if hidden == "on" else at.ask
        offer = f"respond seat={seat} card={card}"
        barred = {option.key: reason for option, reason in ask.barred}
        assert (offer in {each.key for each in ask.options}) == (place == near)
        if place == far:
            assert (barred[offer].id, barred[offer].rule) == ("fireteam-refuse-nothing-in-range", "FTZ-ATTACK-03")


def test_nobody_is_asked_for_a_response_if_all_there_are_would_be_wasted() -> None:
    at = tactical(hands={"don": ["satchel-charge"]})
    assert at.over


def test_vigil_agrees_as_start_player_unless_the_proposal_is_clearly_bad(monkeypatch: pytest.MonkeyPatch) -> None:
    at = tactical(hands={"abe": ["rally", "double-time"]})
    at.does("abe", "respond seat=abe card=double-time")
    proposed = at.ask.options[0].key
    view = GAME.look.view(at.g, "frank")
    monkeypatch.setattr(Tactics, "value", lambda _, offer: -1.0 if offer.key == proposed else 0.0)
    assert GAME.player.advise(view, at.ask).picks == (proposed,)
    bad = answering.CLEARLY_BAD - 1
    monkeypatch.setattr(Tactics, "value", lambda _, offer: bad if offer.key == proposed else 0.0)
    assert GAME.player.advise(view, at.ask).picks != (proposed,)
    at = activating()
    at.does("don", f"activate creature={OTHER}")
    assert GAME.player.advise(GAME.look.view(at.g, "frank"), at.ask).picks == (f"activate creature={OTHER}",)
