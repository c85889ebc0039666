"""The Tactics Phase: start player, tactical response, draw (FTZ-TACTIC, FTZ-DRAW)."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.asks import Choice, Option, Reason, Together, option
from bot.engine.state import Asking, Steps
from bot.games.fireteam.box.content import CARDS, TRACK
from bot.games.fireteam.box.verbs import ResponseVerb
from bot.games.fireteam.events.heroes import Responded, StartPlayer
from bot.games.fireteam.rules import council, responses
from bot.games.fireteam.rules.hero import hands
from bot.games.fireteam.rules.moments import PATIENCE
from bot.games.fireteam.rules.stats import amount, hand_limit
from bot.games.fireteam.state import Fireteam


def phase(g: Fireteam) -> Steps:
    """Pass the marker, play at most one response, draw; round 1 begins with the draw (FTZ-TACTIC-01, -02)."""
    if g.step == "marker":
        g.start = g.seats[(g.seats.index(g.start) + 1) % len(g.seats)]
        g.step = "response"
        g.tell(StartPlayer(seat=g.start))
    if g.step == "response":
        card = yield from (hidden(g) if g.hidden else openly(g))
        if card:
            yield from respond(g, *card)
        g.step = "draw"
    for seat in g.order:
        if seat != g.responder:
            hands.draw(g, seat, hand_limit(g, seat) - len(g.heroes[seat].hand))
    g.end_phase("tactics")
    g.phase, g.turn, g.begun = "hero", 0, False


IDLE: dict[ResponseVerb, Callable[[Fireteam], bool]] = {
    "gamble": lambda g: g.coin == "heads",
    "set-back": lambda g: not g.marker or g.marker in TRACK.marked,
    "mark": lambda g: not g.creatures,
}
"""When a response could do nothing at all."""


def playable(g: Fireteam, seat: str) -> list[str]:
    """The kinds of cards in a hand that have a tactical response (FTZ-TACTIC-06)."""
    return [card for card in dict.fromkeys(g.heroes[seat].hand) if CARDS[card].response]


def response_barred(g: Fireteam, seat: str, card: str) -> Reason | None:
    """Why a response would be wasted: it could do nothing, or attacks with nothing in its range (FTZ-ATTACK-03)."""
    response = CARDS[card].response
    if response and (idle := IDLE.get(response.does)) and idle(g):
        return Reason("fireteam-refuse-in-vain", "FTZ-TACTIC-04")
    if response is None or response.does not in responses.ATTACKS or responses.targets(g, seat, response):
        return None
    return Reason("fireteam-refuse-nothing-in-range", "FTZ-ATTACK-03", {"reach": responses.reach(g, response)})


def openly(g: Fireteam) -> Asking[tuple[str, str] | None]:
    """Let anybody propose a response; the start player has the last word (FTZ-TACTIC-04, -05).

    Whoever did not ask for it themselves must agree to play it; a card that is kept is not proposed again.
    """
    none = option("none")
    kept: set[tuple[str, str]] = set()
    while True:
        cards = [pair for seat in g.active for card in playable(g, seat) if (pair := (seat, card)) not in kept]
        offers = [
            (Option("respond", {"seat": seat, "card": card}, ours=True), response_barred(g, seat, card))
            for seat, card in cards
        ]
        if all(reason for _, reason in offers):
            return None
        decided = yield from council.decide(
            g,
            "tactics",
            [*offers, (none, None)],
            checkpoint=not kept,
            default=none,
            args={"round": g.round, "seat": g.start},
        )
        if decided.taken.verb == "none":
            return None
        seat, card = str(decided.taken.args["seat"]), str(decided.taken.args["card"])
        if seat in decided.wanted_by or (yield from agrees(g, seat, card)):
            return seat, card
        kept.add((seat, card))


def agrees(g: Fireteam, seat: str, card: str) -> Asking[bool]:
    """Ask the owner of a card whether they play it for the team; whoever is away keeps it (RUL-69)."""
    options = [option("agree"), option("decline")]
    choice: Choice = yield g.ask(
        seat, "agree", options, default=options[-1], args={"seat": seat}, private={"card": card}, within=PATIENCE
    )
    return choice.verb == "agree"


def hidden(g: Fireteam) -> Asking[tuple[str, str] | None]:
    """Ask every active player with cards alone what they would play; of several the start player chooses one."""
    holding = [seat for seat in g.active if g.heroes[seat].hand]
    if not holding:
        return None
    none = option("none")
    choices: tuple[Choice, ...] = yield Together(
        tuple(
            g.ask(
                seat,
                "own-response",
                [
                    *(
                        (option("respond", seat=seat, card=card), response_barred(g, seat, card))
                        for card in playable(g, seat)
                    ),
                    (none, None),
                ],
                default=none,
                secret=True,
                args={"round": g.round, "seat": seat},
            )
            for seat in holding
        ),
        checkpoint=True,
    )
    wanting = {choice.seat: choice["card"] for choice in choices if choice.verb == "respond"}
    if not wanting:
        return None
    seat = next(iter(wanting))
    if len(wanting) > 1:
        options = [option("responder", seat=each) for each in wanting]
        choice: Choice = yield g.ask(
            g.start, "responder", options, default=options[0], args={"seat": g.start}, within=PATIENCE
        )
        seat = choice["seat"]
    return seat, wanting[seat]


def respond(g: Fireteam, seat: str, card: str) -> Steps:
    """Discard the card, resolve it completely; its player draws nothing in step 3 (FTZ-TACTIC-09, RUL-16)."""
    g.responder = seat
    with hands.playing(g, seat, [card]):
        g.count("responses", seat)
        g.tell(Responded(seat=seat, card=card))
        response = CARDS[card].response
        if response:
            yield from responses.VERBS[response.does](g, seat, response)
    hands.draw(g, seat, amount(g, seat, "tactician"))
