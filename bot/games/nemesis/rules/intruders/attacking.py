"""Intruder Attacks: who is attacked, what the card does, and Larvae (NEM-INTATT, NEM-INFEST)."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.asks import PASS, Choice, Option, option
from bot.engine.decks import kind_of
from bot.engine.state import Asking, Steps
from bot.games.nemesis.box.content import ATTACKS, TOKENS
from bot.games.nemesis.events.intruders import Armored, Attacked, Infested, NobodyCame, Summoned, Transformed
from bot.games.nemesis.rules.acting.acting import WINDOW
from bot.games.nemesis.rules.body import wounds
from bot.games.nemesis.rules.body.contamination import contaminate
from bot.games.nemesis.rules.cards import items
from bot.games.nemesis.rules.intruders import moving
from bot.games.nemesis.rules.intruders.arrivals import appear, draw_token, free
from bot.games.nemesis.rules.ship import hazards
from bot.games.nemesis.state import Intruder, Nemesis


def target(g: Nemesis, intruder: Intruder) -> str:
    """Choose whom an Intruder attacks: the fewest cards in hand, then in order (NEM-INTATT-04, NEM-INTATT-05)."""
    return min(g.crew_in(intruder.at), key=lambda seat: len(g.players[seat].hand), default="")


def attack(g: Nemesis, intruder: Intruder, seat: str) -> Steps:
    """Make an Intruder Attack on a Character (NEM-INTATT-07..09); a Larva infests (NEM-INFEST-01)."""
    if intruder.kind == "larva":
        yield from pounce_on(g, intruder, seat)
        return
    for card in g.draw(g.attacks):
        g.attacks.discard.append(card)
        yield from resolve(g, intruder, seat, card)


def resolve(g: Nemesis, intruder: Intruder, seat: str, card: str) -> Steps:
    """Resolve an Intruder Attack card, if this kind of Intruder can use it (NEM-INTATT-07)."""
    users = ATTACKS[kind_of(card)].users
    hits = intruder.kind in users
    g.tell(
        Attacked(
            intruder=intruder.id,
            who=g.who(seat),
            attack=card,
            hit=int(hits),
            at=intruder.at,
            movers=() if hits else users,
        )
    )
    if hits and not (yield from armored(g, seat)):
        yield from EFFECTS[kind_of(card)](g, intruder, seat)


def armored(g: Nemesis, seat: str) -> Asking[bool]:
    """Let whoever wears the Armor use it up to ignore the Attack."""
    if "armor" not in g.players[seat].items:
        return False
    let = Option(PASS, danger=True)
    offers = (option("armor"), let)
    choice: Choice = yield g.ask(
        seat, "armor", offers, kind="react", default=let, within=WINDOW, args={"who": g.who(seat)}
    )
    if choice.passed:
        return False
    items.spend(g, seat, "armor")
    g.tell(Armored(who=g.who(seat)))
    return True


def pounce_on(g: Nemesis, larva: Intruder, seat: str) -> Steps:
    """Let a Larva attack; it is an Attack as any other to whoever wears the Armor."""
    if not (yield from armored(g, seat)):
        infest(g, larva, seat)


def infest(g: Nemesis, larva: Intruder, seat: str) -> None:
    """Let a Larva attack: it is gone, its victim carries it and is Contaminated (NEM-INFEST-01..03)."""
    g.intruders.remove(larva)
    g.players[seat].larva = True
    g.tell(Infested(intruder=larva.id, who=g.who(seat), at=larva.at))
    contaminate(g, seat)


def scratch(g: Nemesis, intruder: Intruder, seat: str) -> Steps:
    """Cause 1 Light Wound and a Contamination card."""
    yield from wounds.light(g, seat)
    contaminate(g, seat)


def claws(g: Nemesis, intruder: Intruder, seat: str) -> Steps:
    """Cause 2 Light Wounds and a Contamination card."""
    yield from wounds.light(g, seat, 2)
    contaminate(g, seat)


def bite(g: Nemesis, intruder: Intruder, seat: str) -> Steps:
    """Kill whoever has 2 Serious Wounds, or cause one; an Adult's only a Light one once its Weakness is known."""
    if len(g.players[seat].wounds) >= 2:
        wounds.die(g, seat, "bite")
    elif intruder.kind == "adult" and g.weak("way-of-fighting"):
        yield from wounds.light(g, seat)
    else:
        yield from wounds.serious(g, seat)


def tail(g: Nemesis, intruder: Intruder, seat: str) -> Steps:
    """Kill whoever has a Serious Wound, or cause one."""
    if g.players[seat].wounds:
        wounds.die(g, seat, "tail")
    else:
        yield from wounds.serious(g, seat)


def transformation(g: Nemesis, intruder: Intruder, seat: str) -> Steps:
    """Turn a Creeper into a Breeder, which surprises a target without cards."""
    if free(g, "breeder") < 1:
        g.tell(NobodyCame())
        return
    at = intruder.at
    g.intruders.remove(intruder)
    g.tell(Transformed(intruder=intruder.id, at=at))
    breeder = yield from appear(g, "breeder", at)
    if breeder and not g.players[seat].hand and g.here(seat):
        yield from attack(g, breeder, seat)


def frenzy(g: Nemesis, intruder: Intruder, seat: str) -> Steps:
    """Hurt every Character in the room: kill those with 2 Serious Wounds, cause one to the others."""
    with wounds.at_once(g):
        for victim in g.crew_in(intruder.at):
            if len(g.players[victim].wounds) >= 2:
                wounds.die(g, victim, "frenzy")
            else:
                yield from wounds.serious(g, victim)


def slime(g: Nemesis, intruder: Intruder, seat: str) -> Steps:
    """Give a Slime marker and a Contamination card (NEM-EX-19)."""
    hazards.slime(g, seat)
    contaminate(g, seat)
    yield from ()


def summoning(g: Nemesis, intruder: Intruder, seat: str) -> Steps:
    """Draw a token and place that Intruder in the room; it does not attack now."""
    token = draw_token(g)
    if not token:
        return
    g.tell(Summoned(token=kind_of(token), number=TOKENS[token]))
    placed = None
    if kind_of(token) != "blank":
        placed = yield from appear(g, kind_of(token), intruder.at)  # type: ignore[arg-type]
    if placed:
        g.pool.append(token)
    else:
        moving.into_bag(g, token)
        g.tell(NobodyCame())


EFFECTS: dict[str, Callable[[Nemesis, Intruder, str], Steps]] = {
    "scratch": scratch,
    "claws": claws,
    "bite": bite,
    "tail": tail,
    "transformation": transformation,
    "frenzy": frenzy,
    "slime": slime,
    "summoning": summoning,
}
