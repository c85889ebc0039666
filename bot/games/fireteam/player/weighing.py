"""What each option of a question is worth to a hero of Vigil's, and what of."""

from __future__ import annotations

from math import inf

from bot.engine.asks import PASS, Ask, Option
from bot.engine.counsel import told
from bot.engine.words import Value
from bot.games.fireteam.box.content import DISCOVERIES, EVENTS
from bot.games.fireteam.box.verbs import AttackType
from bot.games.fireteam.look.views import View
from bot.games.fireteam.player.cards import missed
from bot.games.fireteam.player.equipping import Kit
from bot.games.fireteam.player.mind import Mind
from bot.games.fireteam.player.reactions import Window, intercepts
from bot.games.fireteam.player.tactics import Tactics, played
from bot.games.fireteam.player.turn import Turn
from bot.games.fireteam.player.why import spared, standing, useful
from bot.games.fireteam.rules.stats import stat

Picks = list[Option]


BAD_NEWS = {"ambush": -3.0, "damage": -2.0, "discard": -1.0, "threat": -1.5, "stampede": -1.0, "turn-on-ally": -2.0}
"""What the searcher would rather not find; everything else is welcome."""


def commanded(v: View, seat: str, ask: Ask) -> list[float]:
    """What each attack at an ally's word is worth, against none."""
    planner = Turn(v, seat)
    stay = planner.worth(planner.here, planner.cards, frozenset())

    def worth(offer: Option) -> float:
        if offer.verb != "attack":
            return told(0.0, "fireteam-why-no-attack")
        type: AttackType = offer.args["type"]  # type: ignore[assignment]
        target = str(offer.args["target"])
        plans = planner.fight(planner.here, target, [type])
        gain = max((plan.worth - stay for plan in plans), default=-inf)
        return told(gain, "fireteam-why-commanded", target=target)

    return list(map(worth, ask.options))


def walks(v: View, seat: str, ask: Ask) -> list[float]:
    """What each place to go is worth, told by what that is made of."""
    planner = Turn(v, seat)
    return [standing(planner, str(offer.args.get("to", planner.here)), planner.cards) for offer in ask.options]


def sectors(v: View, seat: str, ask: Ask) -> list[float]:
    """What a response does in each sector."""
    chosen, response = Tactics(v, seat), played(v.now, seat)

    def worth(offer: Option) -> float:
        id = str(offer.args["sector"])
        if response and response.does == "strike":
            return chosen.shelled(id, response)
        if response and response.does in ("hinder", "weaken"):
            return chosen.changed(id, response)
        places = [place for place in v.now.entries if v.now.field.sector[place] == id]
        return len(places) + sum(v.now.field.sector[at] == id for at in chosen.mind.at.values())

    count = {str(offer.args["sector"]): 0 for offer in ask.options}
    for creature in v.now.creatures.values():
        if (there := v.now.field.sector[creature.at]) in count:
            count[there] += 1
    return [told(worth(offer), "fireteam-why-sector", count=count[str(offer.args["sector"])]) for offer in ask.options]


def fired(v: View, seat: str, ask: Ask) -> list[float]:
    """What a response does to each target."""
    chosen, response = Tactics(v, seat), played(v.now, seat)
    if response is None:
        return [0.0] * len(ask.options)
    targets = [str(offer.args["creature"]) for offer in ask.options]
    return [told(chosen.shot(seat, response, id), "fireteam-why-fired", creature=id) for id in targets]


def marked(v: View, seat: str, ask: Ask) -> list[float]:
    """What the death of each creature is worth, with the dice of heroes near it."""
    mind, g = Mind(v, seat), v.now
    found = list[float]()
    for id in (str(offer.args["creature"]) for offer in ask.options):
        near = sum(g.field.near(g.creatures[id].at, at, 1) for at in mind.at.values())
        found.append(told(mind.prize(id) * (1 + near), "fireteam-why-marked", creature=id))
    return found


def heard(v: View, seat: str, ask: Ask) -> list[float]:
    """What each of what lies on top is worth to find, or for who buries to be rid of."""
    if ask.prompt == "keen-eyes":
        return [told(news(v, str(offer.args["recon"])), "fireteam-why-find") for offer in ask.options]
    return [
        told(0.0, "fireteam-why-leave")
        if offer.verb == PASS
        else told(-news(v, str(offer.args["recon"])), "fireteam-why-bury")
        for offer in ask.options
    ]


def news(v: View, card: str) -> float:
    """What it is worth to find a recon card."""
    if card in DISCOVERIES:
        return 10.0
    return sum(BAD_NEWS.get(does.verb, 1.0) for does in EVENTS[card].does)


def guards(v: View, seat: str, ask: Ask) -> list[float]:
    """How little each creature is missed where it stands and feared where it comes."""
    g = v.now
    dice = [stat(g, g.creatures[str(offer.args["creature"])], "strength") for offer in ask.options]
    return [told(-each, "fireteam-why-weak", dice=each) for each in dice]


def ranked(ask: Ask, worths: list[float]) -> Picks:
    """The options, the best first; of equals as they are offered."""
    return [ask.options[n] for n in sorted(range(len(worths)), key=lambda n: -worths[n])]


def reactions(v: View, seat: str, ask: Ask) -> list[float]:
    """What each card is worth in a reaction window, against keeping it."""
    window = Window(v, seat, ask)
    return [window.worth(offer) for offer in ask.options]


def unmissed(v: View, seat: str, ask: Ask) -> list[float]:
    """How little each card is missed."""
    return [spared(card, -missed(card)) for card in cards_of(ask)]


def missing(v: View, seat: str, ask: Ask) -> list[float]:
    """How much each card is missed."""
    return [useful(card, missed(card)) for card in cards_of(ask)]


def cards_of(ask: Ask) -> list[str]:
    """The cards that options name."""
    return [str(offer.args["card"]) for offer in ask.options]


def hands(v: View, seat: str, ask: Ask) -> list[float]:
    """How many cards each hero holds."""
    heroes = [str(offer.args["seat"]) for offer in ask.options]
    return [told(v.hands[hero], "fireteam-why-hand", hero=hero, count=v.hands[hero]) for hero in heroes]


def kitted(v: View, seat: str, ask: Ask) -> list[float]:
    """What each upgrade or focus card is worth in this mission."""
    kit = Kit(v.now, seat)
    if ask.prompt == "focus":
        return [told(kit.focus(str(offer.args["focus"])), "fireteam-why-focus") for offer in ask.options]
    return [useful(card, kit.upgrade(card)) for card in cards_of(ask)]


def responses(v: View, seat: str, ask: Ask) -> list[float]:
    """What each response is worth, against none."""
    tactics = Tactics(v, seat)
    return [tactics.value(offer) for offer in ask.options]


def stood_in(v: View, seat: str, ask: Ask) -> list[float]:
    """Whether it pays to take a blow for somebody, told by the cards of both."""
    takes, hero = intercepts(v, seat, ask), str(ask.args["hero"])
    figures: dict[str, Value] = {"hero": hero, "theirs": v.hands[hero], "ours": v.hands[seat]}
    return [
        told(float((offer is ask.options[0]) == takes), "fireteam-why-stand-in", takes=int(takes), **figures)
        for offer in ask.options
    ]


def agreed(v: View, seat: str, ask: Ask) -> list[float]:
    """How gladly one goes along with what was proposed."""
    return [told(float(offer is ask.options[0]), f"fireteam-why-{ask.prompt}") for offer in ask.options]
