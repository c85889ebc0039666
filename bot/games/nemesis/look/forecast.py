"""The chances to hit a target, in words; what it takes to kill one nobody aboard knows (NEM-RUL-69)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from bot.engine.decks import kind_of
from bot.engine.dice import percent
from bot.engine.words import Phrase, Value
from bot.games.nemesis.box.content import is_item, item
from bot.games.nemesis.look.odds import injured
from bot.games.nemesis.look.views import CrewView, View


def forecast(v: View, seat: str, target: str) -> tuple[Phrase, ...]:
    """What each attack of this Character may do to a target."""
    me = v.crew[seat]
    known = {id: (of, wounded) for id, of, _, wounded in v.intruders}
    of, wounded = ("egg", 0) if target == "egg" else known.get(target, (kind_of(target), 0))
    head = Phrase("nemesis-odds-target", {"target": target, "injuries": wounded})
    back = (Phrase("nemesis-odds-larva"),) if of == "larva" else ()  # NEM-INFEST-01
    return (head, *attacks(v, me, of), *back)


def attacks(v: View, me: CrewView, of: str) -> Iterator[Phrase]:
    """The chances of each Weapon in hand, and of bare hands; a Larva or an Egg dies of any hit."""
    frail = of in ("larva", "egg")
    for thing in me.hands:
        if is_item(thing.id) and item(thing.id).weapon:
            args: dict[str, Value] = {"weapon": thing.id, "ammo": thing.ammo}
            if thing.ammo:
                yield Phrase(
                    "nemesis-odds-shoot-frail" if frail else "nemesis-odds-shoot", {**args, **said(v, thing.id, of)}
                )
            else:
                yield Phrase("nemesis-odds-empty", args)
    yield Phrase("nemesis-odds-melee-egg" if of == "egg" else "nemesis-odds-melee", said(v, "", of))


def said(v: View, weapon: str, of: str) -> dict[str, Value]:
    """The chances of an Injury, and of more than one, as whole percents."""
    spread = injured(v, weapon, of)
    more = sum((chance for count, chance in spread.items() if count > 1), Fraction())
    return {"hit": percent(1 - spread.get(0, Fraction())), "more": percent(more)}
