"""The chances of the Attacks that a Character could make on an Enemy, and of what it may do in return, in words."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.decks import kind_of
from bot.engine.dice import at_least, percent
from bot.engine.words import Phrase, Value
from bot.games.rise.box.cards import SpaceAbility
from bot.games.rise.look.odds import Shot, menace, odds, shot_at
from bot.games.rise.look.views import View
from bot.games.rise.rules.actions.spaces import Place, spaces
from bot.games.rise.rules.attacks.terms import shot_from, target_barred
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Enemy, Rise

VALUES = range(1, 7)


def forecast(v: View, seat: str, target: str) -> tuple[Phrase, ...]:
    """The chances of each Attack by the dice that give it, or why there is none."""
    g = v.now
    enemy = g.enemy(target)
    if not g.characters[seat].at:
        return (Phrase("rise-odds-none", {"seat": seat}), back(enemy))
    seen = figures.distance_seen(g, seat, enemy)
    head = Phrase(
        "rise-odds-target",
        {
            "enemy": enemy.kind,
            "at": enemy.at,
            "distance": figures.distance(g, seat, enemy) if seen is None else seen,
            "sight": int(seen is not None),
            "defense": figures.defense(enemy),
        },
    )
    free = (place for place in spaces(g, seat) if _attacks(place) and place.key not in g.spaces)
    own = [line for place in free for line in lines(g, seat, place, enemy)]
    return (head, *(own or [Phrase("rise-odds-none", {"seat": seat})]), back(enemy))


def _attacks(place: Place) -> bool:
    """Whether an Attack is printed on a space."""
    return place.home == "weapon" or place.space.strike is not None


def lines(g: Rise, seat: str, place: Place, enemy: Enemy) -> Iterator[Phrase]:
    """The chances of an Attack from one space; dice that give the same Attack share a line."""
    shots: dict[Shot, list[int]] = {}
    values = sorted(set(g.characters[seat].dice)) or VALUES
    for value in values:
        attack = shot_from(g, seat, place, value)
        if target_barred(g, attack, enemy) is None:
            shots.setdefault(shot_at(g, attack, enemy), []).append(value)
    for shot, dice in shots.items():
        chances = odds(shot)
        args: dict[str, Value] = {
            "with": tuple(map(str, dice)),
            "dice": shot.dice,
            "wound": percent(chances.wound),
            "destroy": percent(chances.destroy),
            "react": percent(chances.react),
            "fist": percent(chances.fist),
            "hits": tuple(f"{hits}: {percent(chance)}%" for hits, chance in chances.hits.items()),
        }
        yield Phrase(*_called(place, args))


def _called(place: Place, args: dict[str, Value]) -> tuple[str, dict[str, Value]]:
    """The Weapon, the ability or the object that an Attack is made with."""
    if place.home == "weapon":
        return "rise-odds-weapon", {**args, "weapon": kind_of(place.owner)}
    if place.home == "board":
        printed = [each for each in figures.board(place.owner).abilities if isinstance(each, SpaceAbility)]
        return "rise-odds-skill", {**args, "skill": next(each.id for each in printed if each.space == place.space)}
    return "rise-odds-object", {**args, "object": place.owner}


def back(enemy: Enemy) -> Phrase:
    """What an Enemy's own Attack does: every Skull is one damage (RISE-EATTACK-09)."""
    dice = figures.stats(enemy).attack
    skulls = menace(dice).skulls
    harm, more = percent(at_least(skulls, 1)), percent(at_least(skulls, 2))
    return Phrase("rise-odds-back", {"enemy": enemy.kind, "dice": dice, "harm": harm, "more": more})
