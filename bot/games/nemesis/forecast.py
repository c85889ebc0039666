"""The chances of the attacks that a Character could make on a target, in words."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from bot.engine.words import Phrase, Value
from bot.games.nemesis.content import ATTACKS, BLOOD, is_item, item, kind
from bot.games.nemesis.odds import Odds, odds, pile
from bot.games.nemesis.views import CrewView, View


def targets(v: View, seat: str) -> tuple[str, ...]:
    """Give what a Character could attack where it stands: the Intruders there, and else loose Eggs."""
    me = v.crew[seat]
    if me.state != "aboard":
        return ()
    here = tuple(id for id, _, at, _ in v.intruders if at == me.at)
    room = v.rooms[me.at]
    eggs = "egg" in room.objects or (room.place == "nest" and room.explored and v.eggs)
    return here or (("egg",) if eggs else ())


def forecast(v: View, seat: str, target: str) -> tuple[Phrase, ...]:
    """Tell the chances of each attack of this Character on a target, and of the target's own."""
    me = v.crew[seat]
    known = {id: (of, wounded) for id, of, _, wounded in v.intruders}
    of, wounded = ("egg", 0) if target == "egg" else known.get(target, (kind(target), 0))
    blood = pile(v)
    head = Phrase("nemesis-odds-target", {"target": target, "injuries": wounded, "cards": len(blood.deck)})
    back = () if of == "egg" else (menace(v, of),)
    return (head, *attacks(v, me, of, wounded), *back)


def attacks(v: View, me: CrewView, of: str, wounded: int) -> Iterator[Phrase]:
    """Tell the chances of each Weapon in hand, and of bare hands."""
    for thing in me.hands:
        if is_item(thing.id) and item(thing.id).weapon:
            args: dict[str, Value] = {"weapon": thing.id, "ammo": thing.ammo}
            if thing.ammo:
                yield Phrase("nemesis-odds-shoot", {**args, **said(odds(v, thing.id, of, wounded))})
            else:
                yield Phrase("nemesis-odds-empty", args)
    yield Phrase("nemesis-odds-melee-egg" if of == "egg" else "nemesis-odds-melee", said(odds(v, "", of, wounded)))


def said(chances: Odds) -> dict[str, Value]:
    """Give chances as whole percents."""
    return {"hit": percent(chances.hit), "kill": percent(chances.kill), "retreat": percent(chances.retreat)}


def menace(v: View, of: str) -> Phrase:
    """Tell how likely an Attack of this kind of Intruder finds its mark; a Larva's always does (NEM-INFEST-01)."""
    if of == "larva":
        return Phrase("nemesis-odds-larva")
    cards = [card for card in BLOOD if card not in v.discards["attack"]] or list(BLOOD)
    able = sum(of in ATTACKS[kind(card)].users for card in cards)
    return Phrase("nemesis-odds-back", {"harm": percent(Fraction(able, len(cards)))})


def percent(chance: Fraction) -> int:
    """Round a chance to whole percents; only what is certain is 0 or 100."""
    if chance in (0, 1):
        return int(chance * 100)
    return min(99, max(1, round(chance * 100)))
