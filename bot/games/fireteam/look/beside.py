"""What stands open besides the board: a boss's power, what lasts this round, and finds that wait for something."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from bot.engine.words import Phrase, Value
from bot.games.fireteam.box.content import DISCOVERIES
from bot.games.fireteam.rules.demand import retreat
from bot.games.fireteam.state import Creature, Fireteam

BOOSTS = ("dice", "dice-melee", "dice-projectile", "dice-explosive", "speed", "guard", "pierce", "taunt")
"""What heroes may have for a round, in the order in which it is told."""
LESS = ("speed", "strength")
"""What creatures may have less of for a round."""


def orders(g: Fireteam) -> Iterator[Phrase]:
    """What only this mission asks for, with the rules that come with it (FTZ-DEMAND)."""
    if g.demand:
        args: dict[str, Value] = {"from": g.report.closes_from, "left": retreat.rounds_left(g)}
        yield Phrase(f"fireteam-order-{g.demand}", {**args, "place": retreat.next_to_close(g) or "none"})


class Lasting(NamedTuple):
    """Something that lasts until the end of the round: in a sentence, and so briefly that several fit in a row."""

    words: Phrase
    brief: Phrase


def lasting(g: Fireteam) -> Iterator[Lasting]:
    """What lasts until the end of the round: boosts, hindered creatures, a held marker, sealed sectors."""
    for boost in BOOSTS:
        for amount, heroes in _alike({seat: hero.boosts.get(boost, 0) for seat, hero in g.heroes.items()}):
            letters = " ".join(seat[0].upper() for seat in heroes)
            yield _lasting(boost, {"heroes": heroes, "letters": letters, "amount": amount})
    for stat in LESS:
        for amount, ids in _alike({id: -creature.boosts.get(stat, 0) for id, creature in g.creatures.items()}):
            yield _lasting("less", {"creatures": ids, "count": len(ids), "stat": stat, "amount": amount})
    for amount, ids in _alike({id: creature.boosts.get("marked", 0) for id, creature in g.creatures.items()}):
        yield _lasting("marked", {"creatures": ids, "count": len(ids), "amount": amount})
    if g.held:
        yield _lasting("held", {})
    if g.sealed:
        yield _lasting("sealed", {"sectors": tuple(g.sealed)})


def _lasting(what: str, args: dict[str, Value]) -> Lasting:
    return Lasting(Phrase(f"fireteam-lasts-{what}", args), Phrase(f"fireteam-brief-{what}", args))


def _alike(amounts: Mapping[str, int]) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Put those together who have the same of something; who has nothing of it is left out."""
    found = defaultdict[int, list[str]](list)
    for id, amount in amounts.items():
        if amount > 0:
            found[amount].append(id)
    yield from ((amount, tuple(ids)) for amount, ids in found.items())


def power(g: Fireteam, boss: Creature) -> int:
    """The power tokens that a boss began with (FTZ-BOSS-02)."""
    return boss.card.power.tokens(len(g.seats)) if boss.card.power else 0


def bosses(g: Fireteam) -> Iterator[Phrase]:
    """How much power a boss has left (FTZ-BOSS-03)."""
    if g.boss:
        boss = g.creatures[g.boss]
        args: dict[str, Value] = {"creature": g.boss, "at": boss.at, "left": g.power, "of": power(g, boss)}
        yield Phrase("fireteam-told-boss", args)


def finds(g: Fireteam) -> Iterator[Phrase]:
    """Which finds do not count yet: where there is work to do, and who guards what (FTZ-OBJECTIVE-06)."""
    for id, found in g.found.items():
        if found.at and not found.done:
            args: dict[str, Value] = {"recon": id, "at": found.at, "letter": found.letter, "have": found.tokens}
            yield Phrase("fireteam-told-work", {**args, "need": DISCOVERIES[id].need})
    for id, creature in g.creatures.items():
        if creature.guards:
            yield Phrase("fireteam-told-guard", {"creature": id, "at": creature.at, "recon": creature.guards})
