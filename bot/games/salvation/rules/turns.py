"""The turn: cards are drawn, the stages 0 to 4 are played, the turn ends (SAL-TURN-01)."""

from __future__ import annotations

from bot.engine.asks import Ask, Choice, Together, option
from bot.engine.state import GameOver, Steps
from bot.games.salvation.events.cards import Discarded, LeadNamed, TurnBegan
from bot.games.salvation.rules import playing, rulings, setup, turn_end
from bot.games.salvation.rules.cards.dealing import discard, draw_cards
from bot.games.salvation.state import FIRST_STAGE, LAST_STAGE, SKYNET, Salvation

HAND = 7
SKYNET_HAND_OF_THREE = 9
"""Skynet's limit against two commanders (SAL-THREE-05)."""


def play(g: Salvation) -> Steps:
    """Play turn after turn until somebody has won."""
    try:
        if g.phase == "deploy":
            yield from setup.deploy(g)
        while True:
            if g.phase == "draw":
                yield from draw(g)
            yield from stages(g)
            yield from turn_end.end_turn(g)
    except GameOver:
        turn_end.close(g)


def draw(g: Salvation) -> Steps:
    """Everybody draws, and then keeps no more than their limit (SAL-DRAW-01, SAL-HAND-01, SAL-RUL-02)."""
    if not g.drawn:
        g.drawn = True
        g.tell(TurnBegan(turn=g.turn))
        for seat in g.seats:
            draw_cards(g, seat, draws(g, seat), expected=True)
    asks = tuple(keep(g, seat) for seat in g.seats if len(g.hands[seat]) > hand_limit(g, seat))
    if asks:
        choices: tuple[Choice, ...] = yield Together(asks, checkpoint=True)
        g.reveal()
        for choice in choices:
            for card in choice.all("card"):
                discard(g, choice.seat, card)
            g.tell(Discarded(seat=choice.seat, cards=choice.all("card")))
    g.drawn, g.phase, g.stage, g.actor = False, "lead", FIRST_STAGE, 0
    g.end_phase("draw")


def draws(g: Salvation, seat: str) -> int:
    """How many cards a player draws: Skynet two against two commanders (SAL-THREE-04, -06)."""
    return 2 if seat == SKYNET and len(g.commanders) > 1 else 1


def hand_limit(g: Salvation, seat: str) -> int:
    """How many cards a player may keep after the draw (SAL-HAND-01, SAL-THREE-05)."""
    return SKYNET_HAND_OF_THREE if seat == SKYNET and len(g.commanders) > 1 else HAND


def keep(g: Salvation, seat: str) -> Ask:
    """Ask which cards go (SAL-HAND-02)."""
    over = len(g.hands[seat]) - hand_limit(g, seat)
    cards = [option("discard", card=card, copy=n) for n, card in enumerate(g.hands[seat])]
    return g.ask(
        seat,
        "keep",
        cards,
        kind="some",
        secret=True,
        least=over,
        most=over,
        args={"seat": seat, "over": over, "limit": hand_limit(g, seat)},
    )


def name_lead(g: Salvation) -> Steps:
    """Let Skynet say which commander goes first (SAL-THREE-08, SAL-RUL-74)."""
    if len(g.commanders) > 1 and g.stage in rulings.LEAD_NAMED_BEFORE:
        options = [option("lead", seat=seat) for seat in g.commanders]
        choice: Choice = yield g.ask(SKYNET, "lead", options, checkpoint=True, args={"turn": g.turn})
        g.lead = choice["seat"]
        g.tell(LeadNamed(seat=g.lead))
    g.phase = "stage"


def stages(g: Salvation) -> Steps:
    """Play the stages in their fixed order; each is completed by all before the next (SAL-STAGE-04, -06)."""
    while g.stage <= LAST_STAGE:
        if g.phase == "lead":
            yield from name_lead(g)
        while g.actor < len(g.seats):
            yield from playing.go(g, g.order[g.actor])
            g.actor += 1
        g.end_phase(f"stage-{g.stage}")
        g.phase, g.stage, g.actor = "lead", g.stage + 1, 0
    g.phase = "end"
