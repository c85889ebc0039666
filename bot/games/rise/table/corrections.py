"""What a game-master may put right: Wounds, who is Down, places, cards that lie open, tokens and tracks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress

from bot.engine.asks import Reason
from bot.engine.fixes import Fix, numbers
from bot.engine.state import GameOver
from bot.games.rise.box.cards import Weapon
from bot.games.rise.box.content import STAGGER, SURGE, TRUCK_DAMAGE
from bot.games.rise.rules import harm
from bot.games.rise.rules.actions import gear
from bot.games.rise.rules.map import figures
from bot.games.rise.rules.missions import winning
from bot.games.rise.state import Enemy, Rise, Token

DISCARD = "discard"
UP, DOWN = "up", "down"
HERE, GONE = "here", "gone"
OFF, ON = "off", "on"
ROUNDS = 3
"""How far the Round may be moved at once."""


def fixes(g: Rise) -> tuple[Fix, ...]:
    """All of it; before the Mission has begun there is nothing to put right."""
    return tuple(_offered(g))


def _offered(g: Rise) -> Iterator[Fix]:
    if g.phase == "setup":
        return
    free = free_hexes(g)
    for friend, at in figures.friends(g, standing=False).items():
        down = friend not in figures.friends(g)
        slots = figures.wound_limit(g, friend) - ("termination" in g.difficulty and friend in g.characters)
        if not down:
            yield _fix("wounds", str(harm.wounds_of(g, friend)), numbers(0, max(slots - 1, 0)), friend=friend)
        if friend in g.characters:
            yield _fix("posture", DOWN if down else UP, (UP, DOWN), "posture", friend=friend)
        yield _fix("place", at, free, "place", figure=friend)
    for seat, character in g.characters.items():
        yield _fix("ranks", str(character.ranks_used), numbers(0, character.ranks), seat=seat)
    for enemy in g.enemies:
        yield _fix("place", enemy.at, (*free, *g.entrances), "place", figure=enemy.id)
        yield _fix("stun", _switch(enemy.stunned), (OFF, ON), "truth", enemy=enemy.id)
        yield _fix("enemy", HERE, (GONE,), "presence", enemy=enemy.id)
        if slots := figures.stats(enemy).wounds:
            yield _fix("enemy-wounds", str(enemy.wounds), numbers(0, slots), enemy=enemy.id)
    yield from _cards(g)
    for token in g.tokens.values():
        if token.defense:
            yield _fix("damage", str(token.damage), numbers(0, token.defense - 1), **_token(token))
        if token.kind in ("crate", "terminal"):
            yield _fix("used", _switch(token.used), (OFF, ON), "truth", **_token(token))
    yield _fix("round", str(g.round), numbers(max(1, g.round - ROUNDS), g.round + ROUNDS))
    yield _fix("surge", str(g.surge), numbers(0, SURGE.steps - 1))
    if any(harm.has_trait(enemy, "indestructible") for enemy in g.enemies):
        most = max(row.at for side in STAGGER.values() for row in side.rows)
        yield _fix("stagger", str(g.stagger), numbers(0, most))
    if g.truck and not g.truck.destroyed:
        yield _fix("truck", str(g.truck.damage), numbers(0, max(row.at for row in TRUCK_DAMAGE.rows) - 1))


def fix(g: Rise, chosen: Fix, value: str) -> None:
    """Put one of them right; what follows from the position for the Mission follows at once."""
    FIXES[chosen.id](g, {name: str(arg) for name, arg in chosen.args.items()}, value)
    with suppress(GameOver):
        winning.check(g)


def unsound(g: Rise) -> Reason | None:
    """Why a position could not be: figures on one hex, too many Wounds or cards, or a Mission that is over."""
    if g.outcome:
        return Reason("rise-unsound-over", "RISE-WIN-01")
    crowd = [*figures.friends(g, standing=False).values()]
    crowd += [enemy.at for enemy in g.enemies if enemy.at not in g.entrances]
    if any(count > 1 for count in Counter(crowd).values()):
        return Reason("rise-unsound-hex", "RISE-MOVE-04")
    for friend in figures.friends(g):
        if harm.wounds_of(g, friend) > figures.wound_limit(g, friend):
            return Reason("rise-unsound-wounds", "RISE-CHAR-03")
    if any(gear.excess(g, seat, character.cards) for seat, character in g.characters.items()):
        return Reason("rise-unsound-slots", "RISE-SLOT-02")
    return None


def free_hexes(g: Rise) -> tuple[str, ...]:
    """The hexes where a figure could stand now."""
    taken, red = figures.occupied(g), figures.blocks(g).outside
    inside = figures.blocks(g).truck
    return tuple(sorted(hex for hex in figures.ground(g).full if hex not in taken and hex not in red | inside))


def _cards(g: Rise) -> Iterator[Fix]:
    """The cards that lie open: in a Character's slots, or on a discard pile. The decks stay closed."""
    for seat, character in g.characters.items():
        others = tuple(other for other in g.characters if other != seat)
        for card in character.cards:
            yield _fix("card", seat, (*others, DISCARD), "holder", card=card)
    for card in (*g.weapons.discard, *g.equipment.discard):
        yield _fix("card", DISCARD, tuple(g.characters), "holder", card=card)


def _fix(id: str, now: str, values: tuple[str, ...], names: str = "value", **args: str) -> Fix:
    return Fix(id=id, args=dict(args), now=now, values=values, names=names)


def _token(token: Token) -> dict[str, str]:
    """A token by what it is and where it lies."""
    return {"token": token.id, "piece": token.kind, "at": token.hexes[0]}


def _switch(on: bool) -> str:
    return ON if on else OFF


def _wounds(g: Rise, args: dict[str, str], value: str) -> None:
    friend, more = args["friend"], int(value) - harm.wounds_of(g, args["friend"])
    if more < 0:
        harm.heal(g, friend, -more)
    for _ in range(more):
        harm.place_wound(g, friend)


def _posture(g: Rise, args: dict[str, str], value: str) -> None:
    seat = args["friend"]
    if value == DOWN:
        harm.down(g, seat)
        return
    most = figures.wound_limit(g, seat) - 1
    harm.heal(g, seat, max(0, harm.wounds_of(g, seat) - most))
    harm.stand_up(g, seat)


def _place(g: Rise, args: dict[str, str], value: str) -> None:
    id = args["figure"]
    (g.characters.get(id) or figures.ally(g, id) or g.enemy(id)).at = value


def _ranks(g: Rise, args: dict[str, str], value: str) -> None:
    g.characters[args["seat"]].ranks_used = int(value)


def _stun(g: Rise, args: dict[str, str], value: str) -> None:
    enemy = g.enemy(args["enemy"])
    enemy.stunned, enemy.missed = value == ON, False


def _remove(g: Rise, args: dict[str, str], value: str) -> None:
    harm.destroy(g, _enemy(g, args))


def _enemy_wounds(g: Rise, args: dict[str, str], value: str) -> None:
    _enemy(g, args).wounds = int(value)


def _enemy(g: Rise, args: dict[str, str]) -> Enemy:
    return g.enemy(args["enemy"])


def _card(g: Rise, args: dict[str, str], value: str) -> None:
    card = args["card"]
    holder = next((seat for seat, character in g.characters.items() if card in character.cards), None)
    if holder:
        gear.drop(g, holder, card)
    else:
        deck = g.weapons if isinstance(figures.card(card), Weapon) else g.equipment
        deck.discard.remove(card)
    if value == DISCARD:
        gear.bury(g, card)
    else:
        g.characters[value].cards.append(card)


def _damage(g: Rise, args: dict[str, str], value: str) -> None:
    g.tokens[args["token"]].damage = int(value)


def _used(g: Rise, args: dict[str, str], value: str) -> None:
    g.tokens[args["token"]].used = value == ON


def _round(g: Rise, args: dict[str, str], value: str) -> None:
    g.round = int(value)


def _surge(g: Rise, args: dict[str, str], value: str) -> None:
    g.surge = int(value)


def _stagger(g: Rise, args: dict[str, str], value: str) -> None:
    g.stagger = int(value)


def _truck(g: Rise, args: dict[str, str], value: str) -> None:
    if g.truck:
        g.truck.damage = int(value)


FIXES: dict[str, Callable[[Rise, dict[str, str], str], None]] = {
    "wounds": _wounds,
    "posture": _posture,
    "place": _place,
    "ranks": _ranks,
    "stun": _stun,
    "enemy": _remove,
    "enemy-wounds": _enemy_wounds,
    "card": _card,
    "damage": _damage,
    "used": _used,
    "round": _round,
    "surge": _surge,
    "stagger": _stagger,
    "truck": _truck,
}
