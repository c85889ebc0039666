"""The Intruder Player: the first to die may hunt the others (NEM-INTPLAYER, NEM-RUL-60)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from bot.engine.asks import PASS, Choice, Option, option
from bot.engine.state import Asking, Steps
from bot.games.nemesis.box.content import INTRUDER_ACTIONS
from bot.games.nemesis.events.injuries import IntruderHealed
from bot.games.nemesis.events.intruders import HunterDrew, HunterPassed, HunterPlayed
from bot.games.nemesis.rules.cards import event_cards
from bot.games.nemesis.rules.intruders import attacking, moving
from bot.games.nemesis.rules.ship import noise_roll
from bot.games.nemesis.rules.turns import following
from bot.games.nemesis.state import ACTIONS, Nemesis

DRAWN, LIMIT, KEPT = 3, 4, 1
"""Cards drawn each round, the most in hand, and the most kept on passing (NEM-INTPLAYER-05, NEM-INTPLAYER-08)."""


def draw(g: Nemesis) -> None:
    """Draw 3 cards, never above 4 in hand (NEM-INTPLAYER-05)."""
    count = min(DRAWN, LIMIT - len(g.hunt_hand))
    g.hunt_hand = sorted([*g.hunt_hand, *g.draw(g.hunt, count)])
    g.tell(HunterDrew(count=count))


def turn(g: Nemesis) -> Steps:
    """Play one card, or pass (NEM-INTPLAYER-07, NEM-INTPLAYER-09)."""
    seat = g.hunter
    if g.truce:  # everybody passes
        yield from let_pass(g, seat)
        g.turn = following(g, seat)
        return
    choice: Choice = yield g.ask(
        seat,
        "hunt",
        (*plays(g), Option(PASS, danger=True)),
        secret=True,
        checkpoint=True,
        default=Option(PASS, danger=True),
        args={"who": g.who(seat)},
    )
    g.reveal()
    if choice.passed:
        yield from let_pass(g, seat)
    else:
        card = choice["card"]
        g.hunt_hand.remove(card)
        g.hunt.discard.append(card)
        g.tell(HunterPlayed(card=card, way=choice.verb))
        match choice.verb:
            case "stalk":
                intruder = g.intruder(choice["intruder"])
                if intruder:
                    moving.go(g, [(intruder, choice["via"])])
            case "pounce":
                yield from pounce(g, choice, INTRUDER_ACTIONS[card].attacks)
            case "scheme":
                yield from SCHEMES[INTRUDER_ACTIONS[card].rule].do(g)
    g.actions = ACTIONS
    g.turn = following(g, seat)


def plays(g: Nemesis) -> Iterator[Option]:
    """Every way to play the cards in hand: Move, Attack, Effect (NEM-INTPLAYER-10..12)."""
    for card in g.hunt_hand:
        printed = INTRUDER_ACTIONS[card]
        for intruder in g.intruders:
            exits = g.board.exits[intruder.at]
            ways = [exits[str(printed.corridor)]] if printed.corridor else dict.fromkeys(exits.values())
            for way in ways:
                yield option("stalk", card=card, intruder=intruder.id, via=way)
            for seat in g.crew_in(intruder.at):
                yield option("pounce", card=card, intruder=intruder.id, who=g.who(seat))
        if SCHEMES[printed.rule].can(g):
            yield option("scheme", card=card)


def let_pass(g: Nemesis, seat: str) -> Steps:
    """Pass: keep at most one card and discard the rest (NEM-INTPLAYER-08)."""
    kept: list[str] = []
    if g.hunt_hand:
        offers = [option("keep", card=card) for card in g.hunt_hand]
        choice: Choice = yield g.ask(
            seat, "hunt-keep", offers, kind="some", secret=True, least=0, most=KEPT, args={"who": g.who(seat)}
        )
        kept = list(choice.all("card"))
    g.reveal()
    dropped = [card for card in g.hunt_hand if card not in kept]
    g.hunt.discard += dropped
    g.hunt_hand = kept
    g.players[seat].passed = True
    g.tell(HunterPassed(cards=tuple(dropped)))


def pounce(g: Nemesis, choice: Choice, count: int) -> Steps:
    """Draw Attack cards in secret, resolve one, and put the others under the deck (NEM-INTPLAYER-11)."""
    intruder, target = g.intruder(choice["intruder"]), g.seat_of(choice["who"])
    if intruder is None:
        return
    if intruder.kind == "larva":
        yield from attacking.pounce_on(g, intruder, target)
        return
    drawn = g.draw(g.attacks, count)
    card = yield from pick(g, "hunt-attack", drawn)
    for each in drawn:
        if each != card:
            g.attacks.bury(each)
    g.attacks.discard.append(card)
    yield from attacking.resolve(g, intruder, target, card)


def pick(g: Nemesis, prompt: str, cards: list[str]) -> Asking[str]:
    """Let the Intruder Player pick one of the cards drawn."""
    g.looking = {g.hunter: cards}
    offers = [option("choose", card=card) for card in cards]
    choice: Choice = yield g.ask(g.hunter, prompt, offers, secret=True, args={"who": g.who(g.hunter)})
    g.reveal()
    g.looking = {}
    return choice["card"]


class Scheme(NamedTuple):
    """The effect of an Intruder Action card: whether it could do anything now, and what it does."""

    can: Callable[[Nemesis], bool]
    do: Callable[[Nemesis], Steps]


def pursuit(g: Nemesis) -> Steps:
    """Let a Character of your choice roll for noise."""
    offers = [option("crew", who=g.who(each)) for each in g.in_order() if g.here(each)]
    choice: Choice = yield g.ask(g.hunter, "hunt-noise", offers, args={"who": g.who(g.hunter)})
    yield from noise_roll.roll(g, g.seat_of(choice["who"]))


def coordinated_hunt(g: Nemesis) -> Steps:
    """Let the Intruders close in."""
    moving.hunt(g)
    yield from ()


def planning(g: Nemesis) -> Steps:
    """Resolve one of three Event cards."""
    drawn = g.draw(g.events, 3)
    chosen = yield from pick(g, "hunt-event", drawn)
    g.events.discard += [each for each in drawn if each != chosen]
    yield from event_cards.resolve(g, chosen)


def self_healing(g: Nemesis) -> Steps:
    """Take Injuries off an Intruder."""
    offers = [option("intruder", target=each.id) for each in g.intruders if each.injuries]
    healed: Choice = yield g.ask(g.hunter, "hunt-heal", offers, args={"who": g.who(g.hunter)})
    if intruder := g.intruder(healed["target"]):
        intruder.injuries = max(0, intruder.injuries - 2)
        g.tell(IntruderHealed(intruder=intruder.id, count=intruder.injuries))


SCHEMES: dict[str, Scheme] = {
    "pursuit": Scheme(lambda g: any(g.here(seat) for seat in g.seats), pursuit),
    "coordinated-hunt": Scheme(lambda g: True, coordinated_hunt),
    "metamorphosis": Scheme(lambda g: True, event_cards.eclosion),
    "planning": Scheme(lambda g: True, planning),
    "self-healing": Scheme(lambda g: any(each.injuries for each in g.intruders), self_healing),
}
"""The effects of the Intruder Action cards, by their rule (NEM-INTPLAYER-12)."""
