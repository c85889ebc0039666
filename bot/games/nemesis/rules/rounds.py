"""The game, round by round: Player Phase, then Event Phase, until it ends (NEM-ROUND)."""

from __future__ import annotations

from bot.engine.asks import Choice, option
from bot.engine.state import GameOver, Steps
from bot.games.nemesis.events.crew import BecameHunter
from bot.games.nemesis.events.ship import AirlockOpened, RoundBegan, TokenPassed
from bot.games.nemesis.rules import coop, draft, ending, turns
from bot.games.nemesis.rules.body import wounds
from bot.games.nemesis.rules.cards import decks, event_phase
from bot.games.nemesis.rules.intruders import hunter
from bot.games.nemesis.rules.intruders.damage import kill
from bot.games.nemesis.rules.ship import hazards
from bot.games.nemesis.state import Nemesis

HAND = 5
"""Cards to draw up to (NEM-ROUND-05)."""


def play(g: Nemesis) -> Steps:
    """Play from here to the end; an end condition stops everything at once (NEM-ROUND-01, NEM-RUL-52)."""
    try:
        yield from draft.draft(g)
        while True:
            if g.phase == "player":
                yield from player_phase(g)
            yield from event_phase.event_phase(g)
    except GameOver as over:
        ending.end(g, over.reason)


def player_phase(g: Nemesis) -> Steps:
    """Draw, pass the token, take turns until everybody has passed (NEM-ROUND-03)."""
    if not g.drawn:
        yield from new_hunter(g)
        start(g)
    while g.turn:
        if g.turn == g.hunter:
            yield from hunter.turn(g)
        else:
            yield from turns.turn(g)
    vent(g)
    g.end_phase("player")
    g.phase = "event"


def new_hunter(g: Nemesis) -> Steps:
    """Ask whoever died first whether to play the Intruders from now on (NEM-DEATH-06, NEM-RUL-60)."""
    seat = g.fallen
    if not g.intruder_player or g.mode != "crew" or not seat or g.asked_fallen:
        return
    offers = [option("hunt"), option("decline")]
    choice: Choice = yield g.ask(seat, "hunter", offers, checkpoint=True, default=offers[1], args={"who": g.who(seat)})
    g.asked_fallen = True
    if choice.verb == "hunt":
        g.hunter = seat
        g.boxed["objectives"] += g.players[seat].objectives
        g.players[seat].objectives = []
        g.shuffle(g.hunt.cards)
        g.tell(BecameHunter(who=g.who(seat)))


def start(g: Nemesis) -> None:
    """Begin a round: revive, draw, pass the First Player token (NEM-ROUND-05, NEM-ROUND-08, NEM-ROUND-09).

    Who waives Interruption is settled before anybody draws, so that it tells nothing of the new hands (NEM-RUL-64).
    """
    g.tell(RoundBegan(round=g.round, time=g.time))
    if g.mode == "coop":
        coop.revive(g)
    for player in g.players.values():
        player.passed, player.lets_pass = False, player.waives
    for seat in g.in_order():
        decks.draw(g, seat, limit(g, seat) - len(g.players[seat].hand))
    if g.hunter:
        hunter.draw(g)
    if g.round > 1:
        hand_on(g)
    first = g.players[g.first]
    g.turn = g.first if first.awake else turns.following(g, g.first)
    g.drawn = True


def limit(g: Nemesis, seat: str) -> int:
    """How many cards a hand is filled to: the Cabins add one, a Body Wound takes one (NEM-ROOM-CABINS-01)."""
    player = g.players[seat]
    cabins = (
        g.here(seat)
        and g.rooms[player.at].tile == "cabins"
        and not g.rooms[player.at].malfunction
        and not g.combat(seat)
    )
    return HAND + cabins - player.hurt("body")


def hand_on(g: Nemesis) -> None:
    """Pass the First Player token, and say who has it now (NEM-ROUND-08)."""
    before, g.first = g.first, next_holder(g)
    if g.first != before:
        g.tell(TokenPassed(who=g.who(g.first)))


def next_holder(g: Nemesis) -> str:
    """Who gets the First Player token: the next whose Character is awake (NEM-ROUND-08, NEM-RUL-09)."""
    around = (*g.in_order()[1:], g.first)
    return next((seat for seat in around if g.players[seat].awake), g.first)


def vent(g: Nemesis) -> None:
    """Open the airlock: everything in the sealed room dies, and its Fire with it (NEM-ROOM-AIRLOCK-04, -05)."""
    room, g.airlock = g.airlock, ""
    if not room:
        return
    g.tell(AirlockOpened(room=g.place(room), at=room))
    hazards.quench(g, room)
    for intruder in g.intruders_in(room):
        kill(g, intruder)
    with wounds.at_once(g):
        for seat in g.crew_in(room):
            wounds.die(g, seat, "airlock")
