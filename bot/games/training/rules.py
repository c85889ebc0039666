"""The rules of Lamplight, top to bottom. The ledger is content/training/rules.md."""

from __future__ import annotations

from collections import Counter

import msgspec

from bot.engine.asks import Ask, Choice, Together, option
from bot.engine.boards.graph import nearest, shortest
from bot.engine.chance import Chance
from bot.engine.decks import Deck, deal_anew
from bot.engine.dice import D6
from bot.engine.game import Setup
from bot.engine.state import Asking, GameOver, Steps
from bot.games.training.actions import VERBS, discard, offers
from bot.games.training.content import CARDS, MISSIONS
from bot.games.training.events import Began, Braced, Burned, Clawed, Crept, Discarded, Hurt, Landed
from bot.games.training.state import HAND, HEALTH, SCHEMA, TURN, Keeper, Lamplight, Shade, near


class Carry(msgspec.Struct):
    """What *First Light* hands on to *Until Dawn* (TRAIN-CAMP-01)."""

    oil: int
    health: dict[str, int]


def setup(setup: Setup, seed: bytes) -> Lamplight:
    """Lay out a mission: keepers around the lamp, two cards each, the first shades ashore."""
    plan = MISSIONS[setup.mission]
    carry = msgspec.msgpack.decode(setup.carry, type=Carry) if setup.carry else Carry(0, {})
    g = Lamplight(
        schema=SCHEMA,
        seats=setup.seats,
        chance=Chance(seed),
        mission=plan.id,
        keepers={
            seat: Keeper(at, health=max(1, carry.health.get(seat, HEALTH)))
            for seat, at in zip(setup.seats, plan.start, strict=False)
        },
        deck=Deck([card.id for card in CARDS.values() for _ in range(card.count)]),
        lamp=plan.lamp + carry.oil,
        crates=dict(plan.crates),
        sea="rough" if setup.options.get("sea") == "rough" else "calm",
    )
    g.shuffle(g.deck.cards)
    for keeper in g.keepers.values():
        keeper.hand = sorted(g.draw(g.deck, 2))
    for at in plan.shades:
        land(g, at)
    g.tell(Began(mission=plan.id))
    return g


def play(g: Lamplight) -> Steps:
    """A round is the Watch, then the Storm, until it is won or lost (TRAIN-ROUND-01)."""
    try:
        while True:
            if g.phase == "watch":
                yield from watch(g)
            yield from storm(g)
    except GameOver:
        g.end_phase(g.phase)


def watch(g: Lamplight) -> Steps:
    """Each keeper on their feet takes two actions, in table order (TRAIN-WATCH-01)."""
    while g.turn < len(g.seats):
        seat = g.seats[g.turn]
        while g.actions and g.keepers[seat].health:
            choice = yield g.ask(
                seat, "watch", offers(g, seat), checkpoint=True, args={"seat": seat, "actions": g.actions}
            )
            g.actions -= 1
            VERBS[choice.verb](g, choice)
            check_goal(g)
        if g.keepers[seat].health:
            yield from keep_four(g, seat)
            g.count("turns", seat)
        g.turn, g.actions = g.turn + 1, TURN
    g.end_phase("watch")
    g.phase = "storm"


def keep_four(g: Lamplight, seat: str) -> Steps:
    """Discard down to four cards (TRAIN-HAND-01)."""
    hand = g.keepers[seat].hand
    if (over := len(hand) - HAND) > 0:
        cards = [option("discard", card=card, copy=n) for n, card in enumerate(hand)]
        choice: Choice = yield g.ask(
            seat, "keep-four", cards, kind="some", secret=True, least=over, most=over, args={"over": over}
        )
        for card in choice.all("card"):
            discard(g, seat, card)
        g.tell(Discarded(seat=seat, cards=choice.all("card")))
        g.reveal()


def storm(g: Lamplight) -> Steps:
    """Shades come on and claw, the lamp burns, more shades land (TRAIN-STORM-01..03)."""
    for shade in list(g.shades):
        if not (near_ones := nearest(shade.at, (g.keepers[seat].at for seat in g.up()), g.plan.around.__getitem__)):
            break
        prey = [seat for seat in g.up() if g.keepers[seat].at in near_ones]
        victim = prey[0] if len(prey) == 1 else (yield from choose_prey(g, shade, prey))
        creep(g, shade, g.keepers[victim].at)
        if near(shade.at, g.keepers[victim].at):
            yield from claw(g, shade, victim)
    g.lamp -= 1
    g.tell(Burned(lamp=g.lamp))
    for _ in range(g.arrivals):
        face = g.roll(D6)[0]
        land(g, g.plan.landings[int(face) - 1], face)
    check_storm(g)
    g.end_phase("storm")
    g.round, g.phase, g.turn, g.actions = g.round + 1, "watch", 0, TURN


def choose_prey(g: Lamplight, shade: Shade, prey: list[str]) -> Asking[str]:
    """Where several keepers are nearest, any of them says whom the shade goes for (TRAIN-STORM-01)."""
    options = [option("prey", seat=seat) for seat in prey]
    choice: Choice = yield g.ask(g.seats, "prey", options, default=options[0], args={"shade": shade.id, "at": shade.at})
    return choice["seat"]


def creep(g: Lamplight, shade: Shade, goal: str) -> None:
    """Move a shade one step towards its prey."""
    way = shortest(shade.at, goal, lambda here: ((there, 1) for there in g.plan.around[here]))
    if way:
        path, shade.at = (shade.at, way[0]), way[0]
        g.tell(Crept(shade=shade.id, path=path, to=shade.at))


def claw(g: Lamplight, shade: Shade, victim: str) -> Steps:
    """One die, 4 or more is one harm, unless somebody braces (TRAIN-STORM-02, TRAIN-BRACE-01)."""
    face = g.roll(D6)[0]
    g.tell(Clawed(shade=shade.id, seat=victim, die=face))
    if int(face) < 4:
        return
    choices: tuple[Choice, ...] = yield Together(tuple(brace_window(g, seat, victim) for seat in g.seats))
    g.reveal()
    for choice in choices:
        if not choice.passed:
            discard(g, choice.seat, "brace")
            g.tell(Braced(seat=choice.seat))
            return
    keeper = g.keepers[victim]
    keeper.health -= 1
    g.count("harm", victim)
    g.tell(Hurt(seat=victim, health=keeper.health, at=keeper.at))


def brace_window(g: Lamplight, seat: str, victim: str) -> Ask:
    """Ask one keeper, hidden from the others, whether they brace (TRAIN-BRACE-01)."""
    keeper = g.keepers[seat]
    able = keeper.health and "brace" in keeper.hand and near(keeper.at, g.keepers[victim].at)
    return g.react(seat, "brace", [option("brace")] if able else [], victim=victim)


def land(g: Lamplight, at: str, die: str = "") -> None:
    """Let a shade come ashore."""
    g.landed += 1
    g.shades.append(Shade(str(g.landed), at))
    if die:
        g.tell(Landed(shade=str(g.landed), at=at, die=die))


def check_goal(g: Lamplight) -> None:
    """End *First Light* once the lamp is full (TRAIN-WIN-01)."""
    if g.goal and g.lamp >= g.goal:
        g.end(g.seats, "lamp-full")


def check_storm(g: Lamplight) -> None:
    """End the game if the storm left nobody, no light, or nothing to wait for (TRAIN-LOSE-01, TRAIN-WIN-02)."""
    if g.lamp <= 0:
        g.end((), "lamp-empty")
    if not any(g.up()):
        g.end((), "all-down")
    if g.round == g.plan.rounds and g.goal:
        g.end((), "too-late")
    if g.round == g.plan.rounds:
        g.end(g.seats, "dawn")


def carry(g: Lamplight) -> bytes:
    """Hand on the oil to spare and everybody's health (TRAIN-CAMP-01)."""
    health = {seat: keeper.health for seat, keeper in g.keepers.items()}
    return msgspec.msgpack.encode(Carry(max(0, g.lamp - g.goal), health))


def next_mission(g: Lamplight) -> str | None:
    """After First Light comes Until Dawn, if it was won."""
    return (g.plan.next or None) if g.outcome and g.outcome.winners else None


def census(g: Lamplight) -> Counter[str]:
    """The number of cards wherever they are."""
    hands = [card for keeper in g.keepers.values() for card in keeper.hand]
    return Counter(g.deck.cards) + Counter(g.deck.discard) + Counter(hands)


def inventory(g: Lamplight) -> Counter[str]:
    """The number of cards in the box."""
    return Counter({card.id: card.count for card in CARDS.values()})


def veil(g: Lamplight, eyes: frozenset[str], chance: Chance) -> None:
    """Mix the deck and the other hands: nobody but their owners could tell."""
    deal_anew(chance, g.deck, (keeper.hand for name, keeper in g.keepers.items() if name not in eyes))
