"""How a voyage is told once it is over: what came of the ship and its crew, and of each Character."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.endings import Deed, Deeds, Epilogue, Fate, outstanding
from bot.engine.words import Phrase, Value
from bot.games.nemesis.rules import sidelines
from bot.games.nemesis.state import Nemesis

FIGURES = ("kills", "rooms", "shots", "serious", "noise")
"""What a Character may be remembered for; of equal shares, the first."""
BLOWS = ("attacked", "bled", "burned", "airlock-opened")
"""What somebody may die of."""
BETWEEN = frozenset(
    {
        "wounded-lightly",
        "wounded-seriously",
        "discarded",
        "dropped-open",
        "dropped-back",
        "contaminated",
        "killed",
        "died",
        "died-of",
        "quenched",
        "pods-unlocked",
        "pods-unlocked-death",
    }
)
"""What may be told between that and a death."""
LOSSES = ("ship-jumped", "engine-failure", "coordinates-revealed", "final-draw")
"""After which of them somebody is lost tells of what."""


def epilogue(g: Nemesis, deeds: Deeds) -> Epilogue:
    """What came of the ship, of the crew by its mode, and of each Character."""
    known = outstanding(g.tally, g.seats, FIGURES)
    people = (
        Fate(seat, (fate(g, deeds, seat), aim(g, deeds, seat) or deed(g, deeds, seat, known[seat])))
        for seat in g.in_order()
        if g.who(seat)
    )
    return Epilogue((ship(g, deeds), crew(g, deeds), *wagers(g, deeds)), tuple(people))


def ship(g: Nemesis, deeds: Deeds) -> Phrase:
    """What came of the ship: lost to something, or arrived somewhere."""
    reason = g.outcome.reason if g.outcome else ""
    if deeds.count("engine-failure"):
        return deeds.say("end-ship-engines")
    if deeds.count(f"ship-destroyed-{reason}"):
        return deeds.say(f"end-ship-{reason}")
    if arrived := deeds.last("coordinates-revealed"):
        return deeds.say(f"end-ship-{arrived.text('destination')}")
    return deeds.say("end-ship-unknown")


def crew(g: Nemesis, deeds: Deeds) -> Phrase:
    """What came of the crew: what it did together, or how many lived and how many won."""
    alive, won = sum(player.alive for player in g.players.values()), len(g.outcome.winners if g.outcome else ())
    numbers: dict[str, Value] = {"alive": alive, "crew": len(g.players), "rounds": g.round}
    if g.mode == "crew":
        return deeds.say(f"end-crew-{'some' if won else 'none'}", "", won=won, **numbers)
    return deeds.say(f"end-{g.mode}-{'won' if won else 'lost'}", "", **numbers)


def wagers(g: Nemesis, deeds: Deeds) -> Iterator[Phrase]:
    """On whom those wagered who were out, and whether they were right (NEM-RUL-77)."""
    for seat in g.in_order():
        if on := g.players[seat].wager:
            words = {"who": g.who(seat), "wager": on}
            yield deeds.say(f"wager-{'right' if sidelines.won(g, seat) else 'wrong'}", seat, **words)


def fate(g: Nemesis, deeds: Deeds, seat: str) -> Phrase:
    """What became of a Character."""
    player, who = g.players[seat], g.who(seat)
    if player.state == "launched":
        return away(g, deeds, seat)
    if player.alive:
        arrived = deeds.last("coordinates-revealed")
        kept = deeds.count("fate-of-sleepers", who=who)
        place = "quarantine" if kept else arrived.text("destination") if arrived else ""
        return deeds.say(f"fate-asleep-{place}" if place in ("earth", "quarantine") else "fate-asleep", seat, who=who)
    died, lost = deeds.last("died", who=who), deeds.last("lost", who=who)
    if lost:
        return deeds.say(f"fate-lost-{loss(deeds, lost)}", seat, who=who)
    if died is None:
        return deeds.say("fate-dead", seat, who=who)
    told = {"who": who, "room": died.text("room")}
    if g.hunter == seat:
        return deeds.say("fate-hunted", seat, **told)
    blow = cause(deeds, died)
    if blow and blow.kind == "attacked":
        return deeds.say("fate-killed", seat, **told, intruder=blow.text("intruder"))
    return deeds.say(f"fate-{blow.kind}" if blow else "fate-died", seat, **told)


def away(g: Nemesis, deeds: Deeds, seat: str) -> Phrase:
    """Somebody who left in a Pod, and who was still awake aboard when it went."""
    who = g.who(seat)
    pod = next((deed for deed in reversed(deeds.of("launched")) if who in crew_of(deed)), None)
    if pod is None:
        return deeds.say("fate-launched", seat, who=who)
    left = left_behind(g, deeds, pod)
    with_whom = tuple(other for other in crew_of(pod) if other != who)
    if left:
        return deeds.say("fate-left-others", seat, who=who, pod=pod.text("pod"), crew=left, count=len(left))
    if with_whom:
        return deeds.say("fate-launched-together", seat, who=who, pod=pod.text("pod"), crew=with_whom)
    return deeds.say("fate-launched-last", seat, who=who, pod=pod.text("pod"))


def crew_of(pod: Deed) -> tuple[str, ...]:
    """Who sat in a Pod that was launched."""
    crew = pod.args.get("crew", ())
    return crew if isinstance(crew, tuple) else tuple(crew) if isinstance(crew, list) else ()


def left_behind(g: Nemesis, deeds: Deeds, pod: Deed) -> tuple[str, ...]:
    """Who stayed aboard when a Pod went, and did not live to the end."""
    at = next(n for n, deed in enumerate(deeds.every) if deed is pod)
    later = [deed.text("who") for deed in deeds.every[at:] if deed.kind in ("died", "lost")]
    dead = [g.who(seat) for seat in g.in_order() if not g.players[seat].alive]
    return tuple(who for who in dead if who in later and who not in crew_of(pod))


def cause(deeds: Deeds, died: Deed) -> Deed | None:
    """The blow that somebody died of, where it stands right before; nothing where the journal does not say."""
    at = next(n for n, deed in enumerate(deeds.every) if deed is died)
    blow = next((deed for deed in reversed(deeds.every[:at]) if deed.kind not in BETWEEN), None)
    if blow is None or blow.kind not in BLOWS or not blow.args.get("hit", 1):
        return None
    same = "at" if blow.kind == "airlock-opened" else "who"
    return blow if blow.args.get(same) == died.args.get(same) else None


def loss(deeds: Deeds, lost: Deed) -> str:
    """By what somebody was lost at the end: the jump, the ship, its Engines, its Coordinates, or Contamination."""
    at = next(n for n, deed in enumerate(deeds.every) if deed is lost)
    for deed in reversed(deeds.every[:at]):
        if deed.kind in LOSSES:
            return deed.kind
        if deed.kind.startswith("ship-destroyed"):
            return "ship"
    return "unknown"


def aim(g: Nemesis, deeds: Deeds, seat: str) -> Phrase | None:
    """What a Character was after, and whether it was done; nothing where they had no aim of their own, or two."""
    shown = deeds.of("objective-revealed", who=g.who(seat))
    if not shown:
        return None
    met = next((deed for deed in shown if deed.args.get("met")), None)
    of = met or shown[-1]
    if len(shown) > 1 and not met:
        several = tuple(deed.text("objective") for deed in shown)
        return deeds.say("aim-either", seat, who=g.who(seat), objective=several)
    told = {"who": g.who(seat), "objective": of.text("objective")}
    state = "met" if met else "unmet" if g.players[seat].alive else "dead"
    return deeds.say(f"aim-{state}", seat, **told)


def deed(g: Nemesis, deeds: Deeds, seat: str, known: str) -> Phrase:
    """What a Character is remembered for."""
    if not known:
        return deeds.say("deed-nothing", seat, who=g.who(seat))
    return deeds.say(f"deed-{known}", seat, who=g.who(seat), count=g.tally[seat][known])
