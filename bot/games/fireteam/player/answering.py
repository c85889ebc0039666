"""A hero played by Vigil: it knows what its seat sees, and weighs what each answer is worth."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.asks import PASS, Answer, Ask, Option, plainest
from bot.games.fireteam.box.content import DISCOVERIES, EVENTS
from bot.games.fireteam.box.verbs import AttackType
from bot.games.fireteam.look.views import View
from bot.games.fireteam.player.cards import missed
from bot.games.fireteam.player.equipping import Kit
from bot.games.fireteam.player.reactions import Window, intercepts
from bot.games.fireteam.player.tactics import Tactics, played
from bot.games.fireteam.player.turn import Turn
from bot.games.fireteam.rules.stats import stat

BAD_NEWS = {"ambush": -3.0, "damage": -2.0, "discard": -1.0, "threat": -1.5, "stampede": -1.0, "turn-on-ally": -2.0}
"""What the searcher would rather not find; everything else is welcome."""

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


Picks = list[Option]


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
    planner = Turn(v, seat)
    ranked = [(0.0, len(ask.options), ask.options[-1])]
    stay = planner.worth(planner.here, planner.cards, frozenset())
    for n, offer in enumerate(ask.options):
        if offer.verb == "attack":
            type: AttackType = offer.args["type"]  # type: ignore[assignment]
            plans = planner.fight(planner.here, str(offer.args["target"]), [type])
            ranked.extend((plan.worth - stay, n, offer) for plan in plans)
    return [max(ranked, key=lambda each: each[:2])[2]]


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
    return sorted(ask.options, key=lambda offer: missed(str(offer.args["card"])))[: ask.least]


def recover(v: View, seat: str, ask: Ask) -> Picks:
    """Take the best cards back."""
    return sorted(ask.options, key=lambda offer: -missed(str(offer.args["card"])))[: ask.most]


def intercept(v: View, seat: str, ask: Ask) -> Picks:
    """Take one for the team, or let it be."""
    return [ask.options[0] if intercepts(v, seat, ask) else ask.options[-1]]


def most_cards(v: View, seat: str, ask: Ask) -> Picks:
    """Prefer whoever holds most."""
    return [max(ask.options, key=lambda offer: v.hands[str(offer.args["seat"])])]


def upgrades(v: View, seat: str, ask: Ask) -> Picks:
    """Equip with what is worth most in this mission."""
    kit = Kit(v.now, seat)
    return sorted(ask.options, key=lambda offer: -kit.upgrade(str(offer.args["card"])))[: ask.least]


def focuses(v: View, seat: str, ask: Ask) -> Picks:
    """Choose the focus cards that help most."""
    kit = Kit(v.now, seat)
    return sorted(ask.options, key=lambda offer: -kit.focus(str(offer.args["focus"])))[: ask.least]


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
    chosen, response = Tactics(v, seat), played(v.now, seat)

    def worth(offer: Option) -> float:
        id = str(offer.args["sector"])
        if response and response.does == "strike":
            return chosen.shelled(id, response)
        if response and response.does in ("hinder", "weaken"):
            return chosen.changed(id, response)
        places = [place for place in v.now.entries if v.now.field.sector[place] == id]
        return len(places) + sum(v.now.field.sector[at] == id for at in chosen.mind.at.values())

    return [max(ask.options, key=worth)]


def fire(v: View, seat: str, ask: Ask) -> Picks:
    """Choose the target of a response."""
    chosen, response = Tactics(v, seat), played(v.now, seat)
    if response is None:
        return [ask.options[0]]
    return [max(ask.options, key=lambda offer: chosen.shot(seat, response, str(offer.args["creature"])))]


def scout(v: View, seat: str, ask: Ask) -> Picks:
    """Bury the worst of what lies on top, if it is bad."""
    bad = [offer for offer in ask.options if offer.verb != PASS and news(v, str(offer.args["recon"])) < 0]
    return [min(bad, key=lambda offer: news(v, str(offer.args["recon"])), default=ask.options[-1])]


def keen_eyes(v: View, seat: str, ask: Ask) -> Picks:
    """The best of what lies on top."""
    return [max(ask.options, key=lambda offer: news(v, str(offer.args["recon"])))]


def news(v: View, card: str) -> float:
    """What it is worth to find a recon card."""
    if card in DISCOVERIES:
        return 10.0
    return sum(BAD_NEWS.get(does.verb, 1.0) for does in EVENTS[card].does)


def ambusher(v: View, seat: str, ask: Ask) -> Picks:
    """Call the creature that guards least."""
    return [min(ask.options, key=lambda offer: stat(v.now, v.now.creatures[str(offer.args["creature"])], "strength"))]


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
    "scout": scout,
    "keen-eyes": keen_eyes,
    "ambusher": ambusher,
    "escort": escort,
}
