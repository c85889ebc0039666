"""A turn: two Actions, one and a pass, or a pass; then the fire check (NEM-TURN, NEM-PASS, NEM-FIRE-02)."""

from __future__ import annotations

from bot.engine.asks import PASS, Choice, Option, option
from bot.engine.state import Steps
from bot.games.nemesis.box.content import face
from bot.games.nemesis.events.crew import Burned, Passed, Stayed
from bot.games.nemesis.rules.acting import choices, trading
from bot.games.nemesis.rules.acting.acting import Act, decide, discard, numbered, picked
from bot.games.nemesis.rules.body import wounds
from bot.games.nemesis.rules.ship import pods
from bot.games.nemesis.state import ACTIONS, Nemesis


def turn(g: Nemesis) -> Steps:
    """Let the Character whose turn it is act until the turn is over (NEM-TURN-01)."""
    seat = g.turn
    if g.players[seat].state == "pod" and not g.trade:
        yield from in_pod(g, seat)
    while going_on(g, seat):
        if g.trade:
            yield from trading.negotiate(g)
        elif g.must_pass:
            yield from let_pass(g, seat)
        else:
            yield from act(g, seat)
    yield from end_turn(g, seat)


def going_on(g: Nemesis, seat: str) -> bool:
    """Whether the turn goes on: Actions are left, and the Character is in a room and has not passed (NEM-RUL-10)."""
    if g.trade:
        return True
    return g.here(seat) and not g.players[seat].passed and (g.actions > 0 or g.surge or g.must_pass)


def act(g: Nemesis, seat: str) -> Steps:
    """Ask for an Action, or a pass, and carry it out (NEM-TURN-02, NEM-TURN-03)."""
    choice: Choice = yield g.ask(
        seat,
        "turn",
        choices.offers(g, seat),
        secret=True,
        checkpoint=True,
        default=Option(PASS, danger=True),
        args={"who": g.who(seat), "actions": 9 if g.surge else g.actions},
    )
    if choice.passed:
        yield from let_pass(g, seat)
        return
    spends = choice.verb not in choices.FREE and not g.surge
    yield from choices.do(g, choice)
    g.actions -= spends  # not before: while nothing is declared, others see no difference
    if g.players[seat].state == "pod":
        yield from let_pass(g, seat)


def let_pass(g: Nemesis, seat: str) -> Steps:
    """Pass, discarding any cards from hand first (NEM-PASS-01, NEM-PASS-02)."""
    player = g.players[seat]
    cards: list[str] = []
    if player.hand:
        offers = numbered("discard", player.hand)
        act = Act(seat, "basic", "pass", 0)
        choice = yield from decide(g, act, "pass", offers, kind="some", least=0, most=len(offers))
        cards = picked(player.hand, choice)
    discard(g, seat, cards)
    if cards:
        g.reveal()
    player.passed, g.must_pass = True, False
    g.tell(Passed(who=g.who(seat), cards=tuple(face(card) for card in cards)))
    if player.hurt("bleeding") and player.alive:
        yield from wounds.bleed(g, seat)


def in_pod(g: Nemesis, seat: str) -> Steps:
    """Ask whoever waits in a Pod: launch, leave or stay, and drop things first (NEM-POD-07..09, NEM-RUL-50, -73)."""
    stay = option("stay")
    while True:
        choice: Choice = yield g.ask(
            seat,
            "pod",
            [Option("launch", danger=True), option("step-out"), stay, *choices.droppable(g, seat)],
            checkpoint=True,
            default=stay,
            args={"who": g.who(seat), "pod": g.players[seat].pod},
        )
        if choice.verb != "drop":
            break
        yield from choices.drop(g, seat, choice)
    if choice.verb == "launch":
        pods.launch(g, pods.pod_of(g, seat))
        return
    if choice.verb == "step-out":
        pods.leave(g, seat)
        if g.pod_exit:
            return
    else:
        g.tell(Stayed(who=g.who(seat)))
    yield from let_pass(g, seat)


def end_turn(g: Nemesis, seat: str) -> Steps:
    """Burn whoever ends a turn in a Fire, and hand the turn on (NEM-FIRE-02, NEM-RUL-65)."""
    g.actions, g.surge, g.must_pass, g.came = ACTIONS, False, False, []
    if g.here(seat) and g.room(seat).fire:
        g.tell(Burned(who=g.who(seat)))
        yield from wounds.light(g, seat, source="fire")
    g.turn = following(g, seat)


def following(g: Nemesis, seat: str) -> str:
    """Who takes the next turn; nobody once all have passed (NEM-ROUND-11, NEM-RUL-11)."""
    for other in (*g.in_order(seat)[1:], seat):
        player = g.players[other]
        if not player.passed and (player.awake or other == g.hunter):
            return other
    return ""
