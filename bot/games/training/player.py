"""A keeper played by Vigil: it knows what its seat may know, and wants light, life and fewer shades, in that order."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.asks import PASS, Answer, Ask, Option
from bot.engine.counsel import Counsel, Worth, counselled, told
from bot.games.training.content import CARDS, Effect
from bot.games.training.look import KeeperView, View
from bot.games.training.state import HEALTH, TURN, near

KEPT: dict[Effect, int] = {"brace": 5, "drive-off": 4, "fill": 3, "everyone-draws": 2, "heal": 1}
"""How gladly a card is kept."""
PLAYED: dict[Effect, Callable[[View, KeeperView], Worth]] = {
    "heal": lambda v, me: told(40.0 * (HEALTH - me.health), "training-why-heal", health=me.health),
    "drive-off": lambda v, me: told(60.0, "training-why-drive-off"),
    "fill": lambda v, me: told(95.0, "training-why-lamp", lamp=v.lamp),
    "everyone-draws": lambda v, me: told(30.0, "training-why-bell"),
}
"""How gladly a card is played."""
LAST_CHANCE = 92.0
"""What it is worth to carry oil to a lamp that would run dry: more than anything but to fill it at once."""


def advise(v: View, ask: Ask) -> Answer:
    """The answer to an ask, for the seat whose view this is."""
    return answered(v, ask)[0]


def counsel(v: View, ask: Ask) -> Counsel:
    """The same answer, with its reasons and the next best."""
    return counselled(ask, *answered(v, ask))


def answered(v: View, ask: Ask) -> tuple[Answer, list[Worth]]:
    """The answer, and what each option is worth."""
    seat = v.seat or ask.seats[0]
    if ask.prompt == "keep-four":
        spared = [told(-worth(v, card), "training-why-spared", card=card) for card in cards(ask)]
        worst = sorted(range(len(spared)), key=lambda n: -spared[n])
        return Answer(seat, tuple(ask.options[n].key for n in worst[: ask.least])), spared
    left = int(str(ask.args.get("actions", TURN)))
    worths = [score(v, seat, offer, left) for offer in ask.options]
    best = max(range(len(worths)), key=lambda n: (worths[n], ask.options[n].key))
    return Answer(seat, (ask.options[best].key,)), worths


def cards(ask: Ask) -> list[str]:
    """The cards that options name."""
    return [str(offer.args["card"]) for offer in ask.options]


def worth(v: View, card: str) -> int:
    """How gladly a card is kept."""
    return KEPT[CARDS[card].effect] - v.hand.count(card)


def score(v: View, seat: str, offer: Option, left: int) -> Worth:
    """How good an option looks with so many actions left, by its verb."""
    me = v.keepers[seat]
    match offer.verb:
        case "pour":
            return told(100, "training-why-lamp", lamp=v.lamp)
        case "help":
            return told(90, "training-why-help", friend=str(offer.args["friend"]))
        case "brace":
            return told(50, "training-why-brace")
        case "play":
            return PLAYED[CARDS[str(offer.args["card"])].effect](v, me)
        case "take":
            return told(80, "training-why-take", lamp=v.lamp)
        case "strike":
            return told(70, "training-why-strike", chance=75)
        case "move":
            to = str(offer.args["to"])
            return (hurry(v, seat, to) if last_chance(v, seat, left) else None) or 20 + 10 * approach(v, seat, to)
        case "prey":
            health = v.keepers[str(offer.args["seat"])].health
            return told(float(health), "training-why-prey", seat=str(offer.args["seat"]), health=health)
        case _:
            return told(0, "training-why-spare") if offer.verb == PASS else told(10, "training-why-rest")


def last_chance(v: View, seat: str, left: int) -> bool:
    """Whether the lamp runs dry if this keeper does not bring it their oil as fast as they can."""
    me = v.keepers[seat]
    actions = v.plan.moves[me.at][v.plan.tower] + 1
    storms = -(-max(0, actions - left) // TURN)
    return me.oil > 0 and v.lamp <= storms + 1


def hurry(v: View, seat: str, to: str) -> Worth | None:
    """What the fastest way to the lamp is worth with oil in hand; nothing for any other way."""
    me, tower = v.keepers[seat], v.plan.tower
    if v.plan.moves[to][tower] >= v.plan.moves[me.at][tower]:
        return None
    return told(LAST_CHANCE, "training-why-dry", lamp=v.lamp) - 0.1 * shaded(v, to)


def shaded(v: View, to: str) -> Worth:
    """What shades beside a hex cost."""
    beside = sum(near(to, at) for at in v.shades.values())
    return told(0.4 * beside, "training-why-shades", count=beside)


def approach(v: View, seat: str, to: str) -> Worth:
    """How much nearer a step brings a keeper to where they are needed, shades beside it counted against it."""
    me = v.keepers[seat]
    goals = {v.plan.tower: "lamp"} if me.oil else dict.fromkeys(v.crates, "crate")
    friends = (keeper.at for friend, keeper in v.keepers.items() if friend != seat and not keeper.health)
    goals |= dict.fromkeys(friends, "friend")
    here, there = v.plan.apart[me.at], v.plan.apart[to]
    goal = max(goals, key=lambda each: here[each] - there[each], default=me.at)
    gain, aim = (here[goal] - there[goal], goals[goal]) if goals else (0, "none")
    return told(gain, "training-why-nearer", goal=aim, at=goal, left=there[goal]) - shaded(v, to)
