"""Typing Nemesis: which options a subcommand stands for, and what saying nothing means."""

from __future__ import annotations

from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.engine.asks import Answer, Ask, Option, Refusal, option
from bot.engine.game import Setup
from bot.engine.match import Match
from bot.games.nemesis import GAME
from bot.games.nemesis.table.errands import ERRANDS, refusal
from bot.games.nemesis.table.lookups import LOOKUPS
from bot.ledger import rules
from bot.text import tongue
from cogs.answering import choices, picks
from cogs.face.words import asked, stake
from cogs.face.words import refusal as said_to
from tests.support import typed
from tests.support.e2e.twins import some
from tests.support.nemesis.market import market
from tests.support.nemesis.ship import Ship

EN = tongue("en")
TURN = Ask(
    seats=("blue",),
    prompt="turn",
    options=(
        option("move", to="armory", via="5-10-12"),
        option("play", card="search", part="search"),
        option("play", card="rest", part="rest"),
        option("room", part="board"),
        option("room", part="hibernate"),
        option("pass"),
    ),
)
HAND = tuple(option("discard", card=card, copy=n) for card, n in (("search", 1), ("search", 2), ("rest", 1)))


meant = partial(typed.meant, GAME)
refused = partial(typed.refused, GAME)


@pytest.mark.parametrize(
    ("name", "offered", "fits"),
    [
        ("search", option("play", card="search", part="search"), True),
        ("search", option("play", card="rest", part="rest"), False),
        ("search", option("play", card="scavenging", part="scavenging"), True),
        ("play", option("play", card="search", part="search"), True),
        ("pod", option("room", part="board"), True),
        ("pod", option("room", part="hibernate"), False),
        ("hibernate", option("room", part="hibernate"), True),
        ("hibernate", option("room"), False),
        ("room", option("room", part="board"), True),
        ("move", option("careful", to="armory", via="5-10-12"), False),
        ("choose", option("objective", objective="sole-survivor"), True),
    ],
)
def test_a_subcommand_stands_for_a_verb_and_for_what_it_is_about(name: str, offered: Option, fits: bool) -> None:
    assert ERRANDS[name].fits(offered) is fits


def test_there_are_no_more_subcommands_than_discord_allows() -> None:
    assert len(ERRANDS) + sum(look.typed for look in LOOKUPS.values()) <= 25


def test_a_room_or_a_corridor_says_where_to() -> None:
    assert (
        meant(TURN, "move", "Armory") == meant(TURN, "move", "5-10-12") == meant(TURN, "move") == [TURN.options[0].key]
    )


def test_the_only_pod_needs_no_words() -> None:
    assert meant(TURN, "pod") == ["room part=board"]
    assert meant(TURN, "hibernate") == ["room part=hibernate"]
    with pytest.raises(Refusal) as refused:
        meant(TURN, "room")
    assert refused.value.reason.id == "say-which"


def test_saying_nothing_picks_nothing_only_where_that_is_an_answer() -> None:
    free = Ask(seats=("blue",), prompt="decide", kind="some", options=HAND, least=0, most=3)
    due = Ask(seats=("blue",), prompt="decide", kind="some", options=HAND, least=2, most=2)

    assert meant(free, "pass") == []
    with pytest.raises(Refusal) as refused:
        meant(due, "pass")
    assert refused.value.reason.id == "say-which"
    with pytest.raises(Refusal) as refused:
        meant(free, "move")
    assert refused.value.reason.id == "not-offered"


def test_cards_that_look_alike_are_picked_one_after_the_other() -> None:
    due = Ask(seats=("blue",), prompt="decide", kind="some", options=HAND, least=2, most=2)

    assert meant(due, "pass", "search, search") == [HAND[0].key, HAND[1].key]
    offered = [choice.value for choice in choices(EN, "nemesis", due, ERRANDS["pass"].fits, f"{HAND[0].key},")]
    assert f"{HAND[0].key},{HAND[2].key}" in offered


# What is refused, by name


def turn(ship: Ship) -> Ask:
    """What the Captain is asked."""
    return ship.asked(ship.seat("captain"))


@pytest.mark.parametrize("name", ERRANDS)
def test_every_refusal_names_a_rule_of_the_ledger(name: str) -> None:
    calm, fight = Ship(), Ship()
    fight.intruder("adult", "11")
    paying = Ship()
    paying.does(paying.seat("captain"), next(offer.key for offer in turn(paying).options if offer.verb == "move"))
    named = {refused(turn(ship), name)[1] for ship in (calm, fight, paying)}
    assert named
    assert named <= set(rules("nemesis"))


@pytest.mark.parametrize(
    ("name", "text", "reason", "rule"),
    [
        ("move", "armory", "not-adjacent", "NEM-MOVE-05"),
        ("move", "cockpit", "not-adjacent", "NEM-MOVE-05"),
        ("careful", "cockpit", "not-adjacent", "NEM-MOVE-05"),
        ("escape", "", "not-in-combat", "NEM-ESCAPE-01"),
        ("shoot", "", "nothing-to-hit", "NEM-COMBAT-04"),
        ("melee", "queen", "nothing-to-hit", "NEM-COMBAT-04"),
        ("search", "", "no-search-card", "NEM-SEARCH-02"),
        ("room", "signal", "room-elsewhere", "NEM-COST-15"),
        ("play", "intranet", "not-in-hand", "NEM-COST-05"),
        ("item", "medkit", "not-carried", "NEM-COST-07"),
        ("craft", "warp core", "no-such-craft", "NEM-CRAFT-04"),
        ("trade", "medkit", "trade-first", "NEM-TRADE-01"),
        ("pickup", "egg", "not-lying-here", "NEM-HAND-04"),
        ("drop", "medkit", "not-held", "NEM-DROP-01"),
        ("pay", "rest", "nothing-to-pay", "NEM-COST-01"),
        ("pass", "rest", "pass-first", "NEM-PASS-01"),
        ("pod", "", "no-pod-here", "NEM-POD-02"),
        ("scan", "", "nothing-to-scan", "NEM-SCAN-01"),
        ("hunt", "", "not-the-hunter", "NEM-INTPLAYER-01"),
        ("choose", "fly to the moon", "not-among", "NEM-TURN-05"),
    ],
)
def test_what_a_turn_does_not_have_is_refused_by_its_rule(name: str, text: str, reason: str, rule: str) -> None:
    ship = Ship().hand("captain", "rest", "reload").at(scout="14")
    assert refused(turn(ship), name, text) == (reason, rule)


def test_in_combat_a_move_is_an_escape_and_a_shot_needs_a_weapon() -> None:
    ship = Ship().hand("captain", "rest", "reload").at(scout="14").empties("captain")
    ship.intruder("adult", "11")
    assert refused(turn(ship), "move", "6-11-2") == ("must-escape", "NEM-ESCAPE-01")
    assert refused(turn(ship), "escape", "cockpit") == ("not-adjacent", "NEM-ESCAPE-01")
    assert refused(turn(ship), "shoot", "") == ("no-weapon", "NEM-SHOOT-01")
    assert refused(turn(ship), "melee", "queen") == ("nothing-to-hit", "NEM-COMBAT-04")


def test_hibernating_elsewhere_names_the_chambers() -> None:
    ship = Ship().at(captain="6", scout="14")
    assert refused(turn(ship), "hibernate", "") == ("no-chamber-here", "NEM-HIBER-02")


def words(ask: Ask, name: str, text: str) -> str:
    """What somebody reads who is refused, without the rule."""
    with pytest.raises(Refusal) as said:
        picks(EN, "nemesis", ask, ERRANDS[name].fits, text, partial(refusal, name))
    return said_to(EN, said.value.reason).splitlines()[0]


def test_who_cannot_go_there_hears_where_they_can_go() -> None:
    ship = Ship().hand("captain", "rest", "reload").at(scout="14")
    ship.set(lambda g: g.doors.update({"6-11-2": "closed", "8-11-3": "closed"}))
    near = EN.listing([EN.t(f"nemesis-room-{ship.g.place(room)}") for room in ("14", "15")])
    assert words(turn(ship), "move", "cockpit") == f"No corridor leads straight there. From here you get to: {near}."
    assert words(turn(ship), "escape", "").endswith(f"Move plainly: {near}.")
    ship.intruder("adult", "11")
    assert words(turn(ship), "move", "cockpit").endswith(f"leaving it is an escape. From here you get to: {near}.")


def test_who_cannot_have_a_thing_hears_what_it_takes() -> None:
    ship = Ship().hand("captain", "rest", "reload").at(scout="14")
    barred = {option.key: reason for option, reason in turn(ship).barred}
    said = {key: said_to(EN, reason).splitlines()[0] for key, reason in barred.items()}
    assert said["activate quest=log-key"] == "This quest item is activated elsewhere: Comms Room."
    assert said["activate quest=intercom"].endswith("one of these: Tools and Duct Tape.")
    assert said["craft item=antidote"].endswith("one item each with a flame and a cross.")


def test_while_a_price_is_asked_nothing_else_is_done() -> None:
    ship = Ship().hand("captain", "rest", "reload").at(scout="14")
    ship.does(ship.seat("captain"), next(offer.key for offer in turn(ship).options if offer.verb == "move"))
    assert refused(turn(ship), "shoot", "") == ("asked-else", "NEM-RUL-10")
    assert words(turn(ship), "shoot", "") == "First you are asked something else: Discard one card to pay."


BESIDES = ("pay", "drop", "pod", "scan", "careful", "shoot")
"""Subcommands for what an Action brings about, whichever it is."""
ANYHOW = ("turn", "draft", "objective", "hunter", "hunt")
"""What is asked outside an Action."""


def test_every_question_of_an_action_is_answered_by_the_subcommand_that_began_it() -> None:
    missing, asked = set(), 0
    for seed in range(8):
        rng = Random(seed)
        crew = Setup(GAME.seats[: 2 + seed % 4], "crew", {"intruder-player": "off"})
        match, _ = Match.start(GAME, crew, rng.randbytes(32))
        began = ""
        while not match.over:
            seat = match.waiting[0]
            ask = match.ask_of(seat)
            assert ask is not None
            if ask.prompt not in ANYHOW and ask.kind != "react":
                asked += 1
                errands = [ERRANDS[name] for name in ({"use": "item", "activate": "item"}.get(began, began), *BESIDES)]
                if not any(errand.fits(offer) for errand in errands for offer in ask.options):
                    missing.add((began, ask.options[0].verb))
            picks = some(ask, rng, {offer.key for offer in ask.options}) or ()
            match.apply(Answer(seat, picks))
            if ask.prompt == "turn":
                began = {"pick": "pickup"}.get(picks[0].split()[0], picks[0].split()[0])
    assert asked > 200
    assert not missing


def test_a_noise_die_is_rolled_again_by_reacting() -> None:
    assert ERRANDS["react"].fits(option("reroll", card="rest", copy=1))
    assert not ERRANDS["shoot"].fits(option("reroll", card="rest", copy=1))
    assert ERRANDS["shoot"].fits(option("again"))


def test_a_free_room_action_belongs_to_the_card_that_gives_it() -> None:
    assert ERRANDS["play"].fits(option("free", room="generator", part="start-destruct"))


@pytest.mark.rule("NEM-RUL-42", "NEM-TRADE-02")
def test_those_outside_a_trade_read_the_same_whether_an_offer_is_made_up_or_not() -> None:
    ship = market()
    table = cast("Any", SimpleNamespace(game=SimpleNamespace(id="nemesis")))

    def outside() -> tuple[object, ...]:
        (ask,) = ship.match.asks
        shown = ask.seen_by(None)
        return shown.seats, shown.within, asked(EN, table.game.id, shown), stake(EN, table, shown)

    before = outside()
    ship.picks("captain", "offer who=scout")
    (made_up,) = ship.match.asks
    assert asked(EN, table.game.id, made_up) == "What do you offer?"
    assert outside() == before
