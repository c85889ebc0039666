"""Reading in Fireteam Zero: every card that lies open has its figures and words, and nothing else can be read."""

from __future__ import annotations

import logging
from collections.abc import Collection

import pytest

from bot.engine.game import Setup
from bot.engine.match import Match
from bot.games.fireteam import GAME
from bot.games.fireteam.box.cards import Mission
from bot.games.fireteam.box.content import BOX, CARDS, CREATURES, EVENTS, FOCUS, HEROES, OBJECTIVES, THREATS
from bot.games.fireteam.look import board, forecast, library
from bot.games.fireteam.state import Fireteam, Found
from bot.text import tongue
from tests.support.fireteam.field import lay

EN = tongue("en")
SEATS = ("abe", "shad", "frank", "don")


def started(mission: str) -> Fireteam:
    """A mission as it begins."""
    match, _ = Match.start(GAME, Setup(SEATS, mission, {}), bytes(32))
    state = match.state
    assert isinstance(state, Fireteam)
    return state


def said(g: Fireteam) -> dict[str, str]:
    """What may be looked up, in words."""
    return {id: EN.say(card.text) for id, card in library.known(GAME.look.view(g, None)).items()}


@pytest.mark.parametrize("mission", GAME.missions)
def test_everything_in_play_can_be_read(mission: str, caplog: pytest.LogCaptureFixture) -> None:
    g = started(mission)
    g.revealed = list(g.report.threats)[:4]
    g.recon.discard = list(EVENTS)
    g.found = {id: Found() for id in g.report.discoveries}
    with caplog.at_level(logging.WARNING):
        words = said(g)
        told = [EN.say(line) for line in library.briefing_words(GAME.look.view(g, None))]
    roles = {HEROES[seat].role for seat in SEATS}
    wanted = {
        *SEATS,
        "patty",
        "henry",
        *(id for id, card in CARDS.items() if card.role in roles),
        *(id for id, card in FOCUS.items() if card.role in roles),
        *g.report.objectives,
        *g.report.pool,
        *g.revealed,
        *EVENTS,
        *g.report.discoveries,
    }
    assert wanted <= set(words)
    assert all(words.values())
    assert not caplog.records, "words are missing"
    assert all(any(EN.t(f"fireteam-task-{id}") in line for line in told) for id in g.report.objectives)


def test_no_card_of_the_box_shares_its_id_with_another() -> None:
    kinds: tuple[Collection[str], ...] = (HEROES, CARDS, FOCUS, CREATURES, THREATS, OBJECTIVES, EVENTS)
    assert sum(map(len, kinds)) == len({id for kind in kinds for id in kind})


def test_what_nobody_has_seen_cannot_be_read() -> None:
    g = started("river-crossing")
    known = said(g)
    assert not set(known) & (set(EVENTS) | set(THREATS) | set(g.report.discoveries))
    g.revealed.append("scent-of-blood")
    g.recon.discard.append("tripwire")
    assert set(said(g)) - set(known) == {"scent-of-blood", "tripwire"}


def test_a_creature_card_tells_its_figures_as_they_are_now() -> None:
    g = started("river-crossing")
    words = said(g)["corrupted-animal"]
    assert "Life 2, speed 2. Attacks with 2 dice (melee), range 0." in words
    assert "Pack:" in words
    assert "Special:" in words
    faster = next(card for card in THREATS.values() if card.verb == "stat" and card.rank == "minion")
    g.revealed.append(faster.id)
    assert said(g)["corrupted-animal"] != words


def test_an_action_card_has_its_uses_in_paragraphs_of_their_own() -> None:
    lines = said(started("river-crossing"))["body-block"].split("\n\n")
    assert [line.partition(":")[0] for line in lines] == ["Attack", "Reaction", "Response"]


def test_the_briefing_counts_what_is_left_and_names_what_lies_open() -> None:
    at = lay({"abe": "2D", "shad": "2B"}, {"corrupted-animal.1": "2D"}, hands={"shad": ["haymaker"]})
    at.g.heroes["shad"].focus, at.g.heroes["shad"].upgrades = ["grit"], ["iron-skin"]
    at.g.heroes["shad"].deck.discard = ["war-cry", "war-cry"]
    told = "\n".join(EN.say(line) for line in library.briefing_words(GAME.look.view(at.g, None)))
    assert "Shad: 1 in hand" in told
    assert "Focus: Grit." in told
    assert "Upgrades: Iron Skin." in told
    assert "Shad's discard pile: 2 × War Cry." in told
    assert f"Recon deck: {len(at.g.recon)} left" in told
    assert "Haymaker" not in told, "a hand is not for everybody"


def test_altars_can_be_asked_about() -> None:
    at = started("stone-altars")
    at.complete.append("hush-the-stones")
    view = GAME.look.view(at, None)
    altars = [id for id in forecast.targets(view) if id.startswith("altar")]
    assert len(altars) == 3
    head, *_ = forecast.forecast(view, "don", altars[0])
    assert EN.say(head).startswith("### Altar")


@pytest.mark.parametrize(("hidden", "seen"), [(False, 1), (True, 0)])
def test_an_allys_hand_is_laid_out_only_where_hands_are_open(hidden: bool, seen: int) -> None:
    at = lay({"abe": "2D", "shad": "2B"}, {}, hands={"shad": ["haymaker"]})
    at.g.hidden = hidden
    assert len(board.hand(GAME.look.view(at.g, "abe"), "shad").cards) == seen
    assert not board.hand(GAME.look.view(at.g, None), "shad").cards


def test_a_card_says_which_of_its_figures_are_the_games_own(caplog: pytest.LogCaptureFixture) -> None:
    g = started("river-crossing")
    g.recon.discard, g.found = list(EVENTS), {id: Found() for id in g.report.discoveries}
    with caplog.at_level(logging.WARNING):
        told = {id: EN.say(library.origin(card)) for id, card in library.known(GAME.look.view(g, None)).items()}
    assert told["corrupted-animal"] == "As the game has it: life and resistance. All else is Vigil's own."
    assert told["short-shot"].startswith("As the game has it: attack type, strength and bonus hits.")
    assert told["patty"] == "This card is as the game has it."
    assert told["ration-tins"] == told["deep-pockets"] == "This card is Vigil's own."
    assert not caplog.records
    named = {what for entry in BOX.entries if not isinstance(entry, Mission) for what in entry.given}
    assert all(EN.owns(f"fireteam-given-{what}") for what in named)
