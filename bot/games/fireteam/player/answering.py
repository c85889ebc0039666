"""A hero played by Vigil: it knows what its seat sees, and weighs what each answer is worth."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.asks import PASS, Answer, Ask, Option, plainest
from bot.engine.counsel import Counsel, Worth, counselled, told
from bot.games.fireteam.box.verbs import AttackType
from bot.games.fireteam.look.views import View
from bot.games.fireteam.player.reactions import Window, intercepts
from bot.games.fireteam.player.tactics import Tactics
from bot.games.fireteam.player.turn import Turn
from bot.games.fireteam.player.weighing import (
    Picks,
    agreed,
    commanded,
    fired,
    guards,
    hands,
    heard,
    kitted,
    marked,
    missing,
    news,
    ranked,
    reactions,
    responses,
    sectors,
    stood_in,
    unmissed,
    walks,
)
from bot.games.fireteam.player.why import turn_counsel

CLEARLY_BAD = -6.0
"""A response worth less than this is not what a start player lets the team play."""


def advise(v: View, ask: Ask) -> Answer:
    """The answer to an ask, for the seat whose view this is."""
    seat = v.seat if v.seat in ask.seats else ask.seats[0]
    if len(ask.options) == 1 and ask.kind != "some":
        return Answer(seat, (ask.options[0].key,))
    if ask.prompt.startswith("react-"):
        window = Window(v, seat, ask)
        return Answer(seat, (max(ask.options, key=window.worth).key,))
    if ask.prompt in ANSWERS:
        return Answer(seat, tuple(picked.key for picked in ANSWERS[ask.prompt](v, seat, ask)))
    answer = plainest(ask)
    return Answer(seat, answer.picks, answer.amounts)


def counsel(v: View, ask: Ask) -> Counsel:
    """The same answer, with its reasons and the next best."""
    seat = v.seat if v.seat in ask.seats else ask.seats[0]
    if len(ask.options) > 1 and ask.prompt == "turn":
        return turn_counsel(Turn(v, seat), ask, seat)
    answer = advise(v, ask)
    weigh = reactions if ask.prompt.startswith("react-") else REASONS.get(ask.prompt)
    return counselled(ask, answer, weigh(v, seat, ask)) if weigh else Counsel(answer)


def turn(v: View, seat: str, ask: Ask) -> Picks:
    """Take the first step of the best plan."""
    return [Turn(v, seat).choose(ask)]


def attack_cards(v: View, seat: str, ask: Ask) -> Picks:
    """Choose the cards of an attack: enough to kill, but no more than it is worth."""
    planner = Turn(v, seat)
    type: AttackType = ask.args["type"]  # type: ignore[assignment]
    plans = list(planner.fight(planner.here, str(ask.args["target"]), [type]))
    return _named(ask, max(plans, key=lambda plan: plan.worth).cards) if plans else [ask.options[0]]


def _named(ask: Ask, cards: tuple[str, ...]) -> Picks:
    """These cards among the options, copies told apart."""
    left = list(cards)
    found = []
    for offer in ask.options:
        if offer.args["card"] in left:
            left.remove(str(offer.args["card"]))
            found.append(offer)
    return found


def command(v: View, seat: str, ask: Ask) -> Picks:
    """Attack at an ally's word, if there is anything worth it."""
    worths = commanded(v, seat, ask)
    ranked = [(worth, n) for n, worth in enumerate(worths) if ask.options[n].verb == "attack"]
    best = max([(0.0, len(ask.options)), *ranked])
    return [ask.options[min(best[1], len(ask.options) - 1)]]


def walk(v: View, seat: str, ask: Ask) -> Picks:
    """Go where it is best to be, or stay."""
    planner = Turn(v, seat)

    def worth(offer: Option) -> float:
        return planner.worth(str(offer.args.get("to", planner.here)), planner.cards, frozenset())

    return [max(reversed(ask.options), key=worth)]


def reroll(v: View, seat: str, ask: Ask) -> Picks:
    """Roll dice again that hit nothing, which never hurts; without any, one that hit once, if hits are missing."""
    type = str(ask.args["type"])
    shown = [(offer, str(offer.args["face"]).split().count(type)) for offer in ask.options if offer.verb == "reroll"]
    misses = [offer for offer, hits in shown if hits == 0]
    if ask.kind == "some":
        return misses[: ask.most]
    singles = [offer for offer, hits in shown if hits == 1] if ask.args["missing"] else []
    return (misses or singles or [ask.options[-1]])[:1]


def discard(v: View, seat: str, ask: Ask) -> Picks:
    """The cards to give up: those that are missed least."""
    return ranked(ask, unmissed(v, seat, ask))[: ask.least]


def recover(v: View, seat: str, ask: Ask) -> Picks:
    """Take the best cards back."""
    return ranked(ask, missing(v, seat, ask))[: ask.most]


def intercept(v: View, seat: str, ask: Ask) -> Picks:
    """Take one for the team, or let it be."""
    return [ask.options[0] if intercepts(v, seat, ask) else ask.options[-1]]


def most_cards(v: View, seat: str, ask: Ask) -> Picks:
    """Prefer whoever holds most."""
    return ranked(ask, hands(v, seat, ask))[:1]


def upgrades(v: View, seat: str, ask: Ask) -> Picks:
    """Equip with what is worth most in this mission."""
    return ranked(ask, kitted(v, seat, ask))[: ask.least]


def focuses(v: View, seat: str, ask: Ask) -> Picks:
    """Choose the focus cards that help most."""
    return ranked(ask, kitted(v, seat, ask))[: ask.least]


def tactics(v: View, seat: str, ask: Ask) -> Picks:
    """Play the most useful response, if it is worth the draw."""
    return [Tactics(v, seat).best(ask.options)]


def last_word(v: View, seat: str, ask: Ask) -> Picks:
    """Agree to what an ally proposes, which stands first, unless it is clearly bad."""
    proposed = ask.options[0]
    if proposed.verb == "respond" and Tactics(v, seat).value(proposed) < CLEARLY_BAD:
        return tactics(v, seat, ask)
    return [proposed]


def agree(v: View, seat: str, ask: Ask) -> Picks:
    """Play what the start player asks for."""
    return [ask.options[0]]


def sector(v: View, seat: str, ask: Ask) -> Picks:
    """Choose the sector where the response does most."""
    return ranked(ask, sectors(v, seat, ask))[:1]


def fire(v: View, seat: str, ask: Ask) -> Picks:
    """Choose the target of a response."""
    return ranked(ask, fired(v, seat, ask))[:1]


def mark(v: View, seat: str, ask: Ask) -> Picks:
    """Mark whatever is worth most dead."""
    return ranked(ask, marked(v, seat, ask))[:1]


def scout(v: View, seat: str, ask: Ask) -> Picks:
    """Bury the worst of what lies on top, if it is bad."""
    bad = [offer for offer in ask.options if offer.verb != PASS and news(v, str(offer.args["recon"])) < 0]
    return [min(bad, key=lambda offer: news(v, str(offer.args["recon"])), default=ask.options[-1])]


def keen_eyes(v: View, seat: str, ask: Ask) -> Picks:
    """The best of what lies on top."""
    return ranked(ask, heard(v, seat, ask))[:1]


def ambusher(v: View, seat: str, ask: Ask) -> Picks:
    """Call the creature that guards least."""
    return ranked(ask, guards(v, seat, ask))[:1]


def rolled(v: View, seat: str, ask: Ask) -> list[float]:
    """How gladly each die is rolled again."""
    chosen = {offer.key for offer in reroll(v, seat, ask)}
    topics = {True: "fireteam-why-again", False: "fireteam-why-stop"}
    return [told(float(offer.key in chosen), topics[offer.verb == "reroll"]) for offer in ask.options]


def charged(v: View, seat: str, ask: Ask) -> list[float]:
    """What the cards of an attack make of it together."""
    type: AttackType = ask.args["type"]  # type: ignore[assignment]
    planner, target = Turn(v, seat), str(ask.args["target"])
    best = max(planner.fight(planner.here, target, [type]), key=lambda plan: plan.worth, default=None)
    shot = planner.shot(best) if best else None
    sure = round(100 * shot.chance) if shot else 0
    chosen = {offer.key for offer in attack_cards(v, seat, ask)}
    played = told(1.0, "fireteam-why-enough", target=target, chance=sure, count=len(chosen))
    return [played if offer.key in chosen else Worth(0.0) for offer in ask.options]


def escort(v: View, seat: str, ask: Ask) -> Picks:
    """Bring the specialists along: whoever goes ahead is helped, and so is everybody who follows."""
    return [ask.options[0]]


ANSWERS: dict[str, Callable[[View, str, Ask], Picks]] = {
    "turn": turn,
    "attack-cards": attack_cards,
    "command": command,
    "walk": walk,
    "reroll": reroll,
    "discard": discard,
    "charge": discard,
    "recover": recover,
    "intercept": intercept,
    "volunteer": most_cards,
    "upgrades": upgrades,
    "focus": focuses,
    "tactics": tactics,
    "last-word": last_word,
    "agree": agree,
    "own-response": tactics,
    "sector": sector,
    "fire": fire,
    "mark": mark,
    "take-lead": most_cards,
    "ordered": most_cards,
    "scout": scout,
    "keen-eyes": keen_eyes,
    "ambusher": ambusher,
    "escort": escort,
}
"""How each question is settled; whatever is not here is answered by its default."""

REASONS: dict[str, Callable[[View, str, Ask], list[float]]] = {
    "attack-cards": charged,
    "command": commanded,
    "walk": walks,
    "reroll": rolled,
    "discard": unmissed,
    "charge": unmissed,
    "recover": missing,
    "intercept": stood_in,
    "volunteer": hands,
    "upgrades": kitted,
    "focus": kitted,
    "tactics": responses,
    "last-word": responses,
    "own-response": responses,
    "agree": agreed,
    "sector": sectors,
    "fire": fired,
    "mark": marked,
    "take-lead": hands,
    "ordered": hands,
    "scout": heard,
    "keen-eyes": heard,
    "ambusher": guards,
    "escort": agreed,
}
"""What each option of a question is worth, and what of."""
