"""The Noise roll (NEM-NOISE-01..05)."""

from __future__ import annotations

from bot.engine.asks import PASS, Choice, option
from bot.engine.state import Asking, Steps
from bot.games.nemesis.box.content import NOISE, face
from bot.games.nemesis.events.ship import NoiseRolled, RolledAgain, Silent, SlimeHeard
from bot.games.nemesis.rules.acting.acting import WINDOW, discard, numbered, picked
from bot.games.nemesis.rules.intruders.encounters import encounter
from bot.games.nemesis.rules.ship import noise
from bot.games.nemesis.state import Nemesis


def roll(g: Nemesis, seat: str) -> Steps:
    """Make a Noise roll (NEM-NOISE-01..05)."""
    result = g.roll(NOISE)[0]
    g.count("noise", seat)
    g.tell(NoiseRolled(who=g.who(seat), die=result, at=g.players[seat].at))
    result = yield from again(g, seat, result)
    slime = result == "silence" and g.players[seat].slime
    if slime:
        g.tell(SlimeHeard(who=g.who(seat)))
    if result == "danger" or slime:
        noise.danger(g, g.players[seat].at)
    elif result == "silence":
        g.tell(Silent())
    else:
        yield from numbered_result(g, seat, result)


def numbered_result(g: Nemesis, seat: str, number: str) -> Steps:
    """Mark the corridor with this number, or meet what waits there (NEM-NOISE-02, NEM-NOISE-03)."""
    way = g.board.exits[g.players[seat].at][number]
    if way in g.noise:
        yield from encounter(g, seat, cause="noise")
    else:
        noise.put(g, way)


def again(g: Nemesis, seat: str, result: str) -> Asking[str]:
    """Let the owner of a Motion Scanner roll once more for a card (NEM-RUL-64)."""
    player = g.players[seat]
    if not player.thing("motion-scanner") or not player.hand:
        return result
    let = option(PASS)
    offers = [each for each in numbered("reroll", player.hand) if each.args["card"] != "contamination"]
    choice: Choice = yield g.ask(
        seat,
        "scanner",
        (*offers, let),
        kind="react",
        secret=True,
        default=let,
        within=WINDOW,
        args={"who": g.who(seat), "die": result},
    )
    if choice.passed:
        return result
    cards = picked(player.hand, choice)
    discard(g, seat, cards)
    second = g.roll(NOISE)[0]
    g.tell(RolledAgain(who=g.who(seat), card=face(cards[0]), die=second))
    return second
