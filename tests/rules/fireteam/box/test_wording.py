"""Cards do what their words say: every figure in a text is the card's, and one is never said as many."""

from __future__ import annotations

import re

import pytest

from bot.engine.asks import Together
from bot.engine.words import Phrase
from bot.games.fireteam.box.cards import Ability, ActionCard, DiscoveryCard, EventCard, FocusCard, Reaction
from bot.games.fireteam.box.content import BOX, CREATURES, FOCUS, HEROES, THREATS
from bot.games.fireteam.events.foes import Activated, CreatureAttacked, ReconDrawn
from bot.games.fireteam.events.heroes import Attacked, Rolled
from bot.games.fireteam.look.faces import recon
from bot.games.fireteam.look.naming import reaction_line, response_line, threat_rule
from bot.text import speak
from tests.support.fireteam.field import Blow, Position, lay

EN = speak("en")
ODD = re.compile(
    r"\b1 (?:more )?(?:\w+ )?(?:dice|cards|creatures)\b|\b[2-9] (?:more )?(?:\w+ )?(?:die|card|creature)\b"
)
"""One of many, or many of one."""


def figures(words: str) -> set[int]:
    """The numbers that a text names."""
    return {int(number) for number in re.findall(r"\d+", words)}


def given(card: Ability | FocusCard) -> set[int]:
    """The numbers on a card."""
    return {card.amount, card.range} - {0}


def named(card: ActionCard) -> str:
    """The id of a test."""
    return card.id


@pytest.mark.parametrize("id", FOCUS)
def test_a_focus_card_names_its_own_figures(id: str) -> None:
    words = EN.t(f"fireteam-ability-{id}")
    assert figures(words) == given(FOCUS[id])
    assert not ODD.search(words)


@pytest.mark.parametrize("id", HEROES)
def test_a_hero_card_names_its_own_figures(id: str) -> None:
    assert figures(EN.t(f"fireteam-talent-{id}")) == given(HEROES[id].ability)


SPOKEN = {1}
"""What is written as a word."""
UNSAID = ("take", "pin", "endure")
"""Reactions that need no amount."""


@pytest.mark.parametrize("card", BOX.cards, ids=named)
def test_reactions_and_responses_name_their_figures_and_types(card: ActionCard) -> None:
    for part, line in ((card.reaction, reaction_line(card.reaction)), (card.response, response_line(card.response))):
        if part and line:
            words = EN.say(line)
            amount = set() if part.does in UNSAID else {part.amount}
            said = {part.range, *amount}
            here = {0} if "in your location" in words or "you are hit" in words else set()
            assert figures(words) | here == (said if isinstance(part, Reaction) else said - {0})
            assert "within 0" not in words
            assert not ODD.search(words), words
            assert part.type is None or part.type in words


@pytest.mark.parametrize("id", THREATS)
def test_threats_name_their_figures(id: str) -> None:
    words = EN.say(threat_rule(id))
    assert figures(words) == {abs(THREATS[id].amount)} - {0}
    assert not ODD.search(words), words


@pytest.mark.parametrize("id", CREATURES)
def test_creatures_name_their_figures(id: str) -> None:
    card = CREATURES[id]
    for kind, part in (("nature", card.trait), ("talent", card.special)):
        words = EN.say(Phrase(f"fireteam-{kind}-{part.verb}", {"amount": part.amount}))
        assert figures(words) == {part.amount or 1} - ({1} if not part.amount and part.verb != "bursting" else set())
        assert not ODD.search(words), words


def test_one_is_never_said_as_many() -> None:
    assert ODD.search("roll 1 more dice")
    assert ODD.search("2 projectile die")
    assert not ODD.search("1 melee die and 3 more dice")


def test_an_attack_names_its_cards_dice_and_bonus_hits() -> None:
    fired = Attacked(seat="frank", target="double.1", type="projectile", cards=("forced-pattern", "spotter"))
    assert EN.say(fired.phrase("fireteam")) == "Frank attacks Double 1 (projectile) with Forced Pattern and Spotter."
    reacted = Attacked(seat="frank", target="double.1", type="projectile", cards=())
    assert EN.say(reacted.phrase("fireteam")) == "Frank attacks Double 1 (projectile)."
    for faces, hits, bonus, words in (
        (("projectile", "melee"), 1, 0, "The dice show bullet and fist: one hit."),
        (
            ("projectile", "projectile projectile"),
            5,
            2,
            "The dice show bullet and double bullet: 5 hits, 2 of them bonus hits.",
        ),
        ((), 1, 1, "No dice: one hit, one of them a bonus hit."),
    ):
        assert EN.say(Rolled(faces=faces, hits=hits, bonus=bonus).phrase("fireteam")) == words
    for faces, hits, bonus, words in (
        (("melee", "melee"), 2, 0, "fist and fist — 2 hits."),
        (("melee", "explosive"), 2, 1, "fist and blast — 2 hits (1 by its special ability)."),
        ((), 0, 0, "no dice — 0 hits."),
    ):
        human = CreatureAttacked(creature="corrupted-human.1", seat="abe", faces=faces, hits=hits, bonus=bonus)
        assert EN.say(human.phrase("fireteam")) == f"Corrupted Human 1 attacks Abe: {words}"


@pytest.mark.parametrize("card", BOX.events, ids=lambda card: card.id)
def test_events_name_their_figures_once_and_tell_no_rule_in_their_story(card: EventCard) -> None:
    words = EN.say(ReconDrawn(recon=card.id).phrase("fireteam"))
    title, story, effect = re.fullmatch(r"\*\*(.+)\.\*\* \*(.+)\* (.+)", words).groups()  # type: ignore[union-attr]
    assert title == EN.t(f"fireteam-recon-{card.id}")
    assert not figures(story)
    assert not re.search(r"\b(?:draws?|cards?|damage|dice|move up|recon)\b", story), story
    assert figures(effect) | SPOKEN <= {does.amount for does in card.does} | SPOKEN
    for does in card.does:
        assert does.amount < 2 or does.amount in figures(effect)
        assert not does.type or does.type in effect


@pytest.mark.rule("FTZ-OBJECTIVE-06", "FTZ-OBJECTIVE-05")
@pytest.mark.parametrize("card", BOX.discoveries, ids=lambda card: card.id)
def test_a_find_says_what_must_be_done_and_what_for_as_it_is_found(card: DiscoveryCard) -> None:
    words = EN.say(ReconDrawn(recon=card.id).phrase("fireteam"))
    assert EN.t(f"fireteam-objective-{card.objective}") in words
    due = {"found": "as soon as it is found", "guarded": "that appears with it is dead", "work": "without creatures"}
    assert due[card.task] in words


def test_a_story_that_was_told_without_its_effect_still_reads() -> None:
    told = Phrase("fireteam-event-recon-drawn", {"recon": "tripwire", "story": "tripwire"})
    assert EN.say(told) == "**Tripwire.** *A click, and a breath to think about it.*"


@pytest.mark.rule("FTZ-AMBUSH-02", "FTZ-AMBUSH-03")
def test_cards_that_ambush_say_where_the_creature_comes_from() -> None:
    for card in (card for card in BOX.events if any(does.verb == "ambush" for does in card.does)):
        words = EN.say(recon(card.id, "event").text)
        assert words.index("of the pool") < words.index("or else the farthest on the board")


def test_a_boss_needs_no_number() -> None:
    for argument in ("creature", "target", "by"):
        assert EN.name("fireteam", argument, "hive-mother.1") == "Hive Mother"
        assert EN.name("fireteam", argument, "brood-carrier.1") == "Brood Carrier 1"


def asked(at: Position) -> str:
    """The question, in words."""
    ask = at.ask if not isinstance(at.asked, Together) else next(iter(at.together.values()))
    return EN.say(Phrase(f"fireteam-ask-{ask.prompt}", ask.args))


def test_questions_about_an_attack_say_how_strong_it_is() -> None:
    hands = {"frank": ["rifle-butt"] * 3, "don": ["smoke-pot"] * 3}
    at = lay({"frank": "2D", "don": "2D"}, {"corrupted-animal.1": "2D"}, start="frank", hands=hands)
    at.creature("corrupted-animal.1").boosts["strength"] = 1
    at.acts("corrupted-animal.1", "blank")
    assert asked(at) == "Corrupted Animal 1 goes for Frank with 3 dice. Do you step in?"
    at.takes_default()
    assert asked(at) == "Corrupted Animal 1 goes for Frank with 3 dice. Do you react?"
    at.does("frank", "react card=rifle-butt")
    assert asked(at) == "Corrupted Animal 1 goes for Frank with one die. Do you react?"


def test_a_reroll_says_what_was_hit_and_what_is_needed() -> None:
    at = lay({"abe": "2D", "don": "2B"}, {"corrupted-animal.1": "2D"}, specialists={"henry": "2D"})
    at.strikes(Blow("abe", "melee", 2, "corrupted-animal.1"), "M", "P")
    assert asked(at) == "Abe, roll dice again? One melee hit against Corrupted Animal 1, 3 needed."
    at.strikes(Blow("abe", "melee", 2, "don"), "M", "M")
    at.passes()
    assert asked(at) == "Abe, roll dice again? 2 melee hits against Don, an ally."


def test_a_window_about_an_attack_counts_in_good_english() -> None:
    hands = {"frank": ["spotter"], "don": ["wrench"]}
    at = lay({"frank": "2D", "don": "2D"}, {"echo.1": "2D"}, mission="empty-village", start="don", hands=hands)
    at.strikes(Blow("don", "melee", 1, "echo.1", bonus=1), "M")
    assert asked(at) == "Don attacks Echo 1 (melee) with one die and one sure hit; 3 hits are needed. Do you react?"
    at.strikes(Blow("don", "melee", 2, "echo.1", traits=("piercing",)), "M", "P")
    assert asked(at) == "Don attacks Echo 1 (melee) with 2 dice; one hit is needed. Do you react?"
    at.strikes(Blow("don", "melee", 3, "echo.1"), "M", "M", "P")
    assert asked(at) == "Don attacks Echo 1 (melee) with 3 dice; 3 hits are needed. Do you react?"
    at = lay({"frank": "2D", "abe": "2D", "don": "2B"}, start="abe", hands={"frank": ["forced-pattern"]})
    at.strikes(Blow("abe", "projectile", 2, "don"), "P", "M")
    assert asked(at) == "Abe has rolled bullet and fist against the ally Don (projectile): one hit. Do you react?"


def test_the_activation_die_is_told_as_it_fell() -> None:
    for face, words in (("blank", "a blank"), ("move", "movement"), ("special", "its special ability")):
        rolled = Activated(creature="corrupted-human.1", face=face)
        assert EN.say(rolled.phrase("fireteam")) == f"Corrupted Human 1 rolls its die: {words}."


@pytest.mark.rule("FTZ-SPECIALIST-07")
def test_patty_is_patrick_wolinsky() -> None:
    for id in ("fireteam-help-patty", "fireteam-refuse-needs-patty"):
        assert not {"she", "her", "hers"} & set(re.findall(r"\w+", EN.t(id).lower()))


def test_what_is_elsewhere_is_refused_with_where_it_is() -> None:
    at = lay({"abe": "2D", "don": "2D"}, mission="burning-fields", edition="1", focus={"abe": ["command-presence"]})
    at.hero("don").at = "1A"
    at.turn("abe")
    told = {offer.key: EN.say(Phrase(reason.id, reason.args)) for offer, reason in at.ask.barred}
    assert told["douse thing=fire.2"] == "It is at Logging Road (3C). Go there first."
    assert told["order ally=don"] == "They are too far away: it reaches 2 locations."


@pytest.mark.rule("FTZ-ATTACK-09", "FTZ-RESIST-02")
def test_whoever_chooses_cards_is_told_how_many_hits_are_enough() -> None:
    hands = {"abe": ["rally", "rally", "grenade-toss", "grenade-toss"]}
    at = lay({"abe": "2D", "don": "2B"}, {"corrupted-animal.1": "2D"}, hands=hands)
    at.turn("abe")
    at.does("abe", "attack target=corrupted-animal.1 type=projectile")
    assert asked(at) == "Abe, which cards do you play against Corrupted Animal 1 (projectile)? 3 hits bring it down."
    at.turn("abe")
    at.creature("corrupted-animal.1").boosts["life"] = -1
    at.does("abe", "attack target=corrupted-animal.1 type=explosive")
    assert asked(at) == "Abe, which cards do you play against Corrupted Animal 1 (explosive)? One hit brings it down."
