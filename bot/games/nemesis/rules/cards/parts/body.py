"""Sections of Items for the body: Slime, Wounds, Contamination."""

from __future__ import annotations

from bot.engine.asks import Choice, Reason
from bot.engine.state import Steps
from bot.games.nemesis.rules.acting.acting import Act, decide, discard_openly, numbered, pay, picked
from bot.games.nemesis.rules.acting.choosing import choose_thing
from bot.games.nemesis.rules.bars import bar
from bot.games.nemesis.rules.body import contamination, wounds
from bot.games.nemesis.rules.cards import decks
from bot.games.nemesis.rules.ship import hazards
from bot.games.nemesis.rules.ship import rooms as room_actions
from bot.games.nemesis.state import Nemesis


def wipe_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: there must be Slime (NEM-SLIME-04)."""
    return bar(g.players[seat].slime, "no-slime", "NEM-SLIME-04")


def wipe(g: Nemesis, act: Act) -> Steps:
    """Take the Slime marker off (NEM-SLIME-04)."""
    if (yield from pay(g, act)):
        hazards.wash(g, act.seat)


def dress_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: there must be an open Serious Wound (NEM-WOUND-07)."""
    return room_actions.dress_barred(g, seat, "")


def dress(g: Nemesis, act: Act) -> Steps:
    """Dress one Serious Wound (NEM-WOUND-07)."""
    card = yield from choose_thing(g, act, "wound", (wound.card for wound in wounds.dressable(g, act.seat)))
    if (yield from pay(g, act)):
        wounds.dress(g, act.seat, next(each for each in g.players[act.seat].wounds if each.card == card))


def heal_serious_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: there must be a Dressed Serious Wound (NEM-WOUND-08)."""
    return room_actions.heal_serious_barred(g, seat, "")


def heal_serious(g: Nemesis, act: Act) -> Steps:
    """Heal one Dressed Serious Wound (NEM-WOUND-08)."""
    yield from room_actions.heal_one(g, act, "")


def heal_light_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: there must be a Light Wound (NEM-WOUND-08)."""
    return room_actions.heal_light_barred(g, seat, "")


def heal_light(g: Nemesis, act: Act) -> Steps:
    """Heal all Light Wounds (NEM-WOUND-08)."""
    yield from room_actions.heal_lights(g, act, "")


def draw_two(g: Nemesis, act: Act) -> Steps:
    """Draw 2 cards."""
    if (yield from pay(g, act)):
        decks.draw(g, act.seat, 2)


def injection(g: Nemesis, act: Act) -> Steps:
    """Draw a card and take any number of Actions this turn; then pass."""
    if (yield from pay(g, act)):
        decks.draw(g, act.seat, 1)
        g.surge = True


def drink_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: there must be a Contamination card in hand (NEM-SCAN-01)."""
    return bar(g.players[seat].contaminated, "no-contamination", "NEM-SCAN-01")


def drink(g: Nemesis, act: Act) -> Steps:
    """Scan and remove a Contamination card in hand; for an Infected one take another."""
    cards = g.players[act.seat].contaminated
    choice = yield from decide(g, act, "scan", numbered("scan", cards))
    if not (yield from pay(g, act)):
        return
    card = picked(cards, choice)
    infected = contamination.scan(g, act.seat, card)
    contamination.remove(g, act.seat, card)
    if infected:
        contamination.contaminate(g, act.seat)


def drugs(g: Nemesis, act: Act) -> Steps:
    """Discard any cards, Contamination too, and draw as many and one more."""
    if not (yield from pay(g, act)):
        return
    player, cards = g.players[act.seat], []
    if player.hand:
        choice: Choice = yield g.ask(
            act.seat,
            "drugs",
            numbered("discard", player.hand),
            kind="some",
            secret=True,
            least=0,
            most=len(player.hand),
            args={"who": g.who(act.seat)},
        )
        cards = picked(player.hand, choice)
        discard_openly(g, act.seat, cards)
    decks.draw(g, act.seat, len(cards) + 1)


def antidote(g: Nemesis, act: Act) -> Steps:
    """Remove Infected cards and the Larva, take a Contamination card, shuffle all, and pass."""
    if not (yield from pay(g, act)):
        return
    seat, player = act.seat, g.players[act.seat]
    contamination.remove(g, seat, contamination.scan(g, seat, contamination.all_of(player)))
    contamination.cut_out(g, seat)
    contamination.contaminate(g, seat)
    contamination.reshuffle(g, seat)
    g.must_pass = True
