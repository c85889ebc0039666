"""A battle: one strike by whoever started it, one by the survivors, and it is over (SAL-COMBAT)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.asks import Choice, Offer, Option, Reason, option
from bot.engine.dice import D6
from bot.engine.state import Steps
from bot.games.salvation.box.cards import Attack, Playing
from bot.games.salvation.box.content import NUMBER
from bot.games.salvation.events.battles import BattleBegan, Damaged, Destroyed, Missed, Struck
from bot.games.salvation.rules import rulings
from bot.games.salvation.rules.board import aiming
from bot.games.salvation.rules.board.units import attack, defence, has_terrain, life, remove, unlike
from bot.games.salvation.state import SKYNET, Salvation, Unit, enemy


def barred(g: Salvation, playing: Playing) -> Reason | None:
    """Why an Attack card cannot be played: no sector to attack in, or none with the type it needs (SAL-RUL-29)."""
    if battlefields(g, playing):
        return None
    if needs := spec(playing).needs:
        return Reason("salvation-refuse-needs", "SAL-RUL-29", {"kind": needs})
    return Reason("salvation-refuse-no-battle", "SAL-RUL-29")


def spec(playing: Playing) -> Attack:
    """The action as an Attack."""
    if not isinstance(playing.action, Attack):
        raise TypeError(playing.action)
    return playing.action


def battlefields(g: Salvation, playing: Playing) -> list[str]:
    """The sectors where own units that may still attack stand beside the enemy (SAL-RUL-29, SAL-RUL-76)."""
    side, needs = g.side(playing.seat), spec(playing).needs
    enemies = {unit.at for unit in g.of(enemy(side))}
    ours = [unit for unit in g.of(side) if unit.at in enemies and playing.card.number not in unit.acted]
    return sorted({unit.at for unit in ours if not needs or unit.kind == needs}, key=NUMBER.__getitem__)


def attack_card(g: Salvation, playing: Playing) -> Steps:
    """Attack with all own units in one sector (SAL-ATTACK-01..03)."""
    choice: Choice = yield g.ask(
        playing.seat, "attack", offers(g, playing), kind="space", args={"seat": playing.seat, "card": playing.card.id}
    )
    side, number = g.side(playing.seat), playing.card.number
    ours = g.at(choice["at"], side)
    left_out = tuple(unit.id for unit in ours if number in unit.acted)
    for unit in ours:
        if unit.id not in left_out:
            unit.acted.append(number)
    answers = g.deciding(enemy(side))
    yield from battle(g, choice["at"], playing.seat, answers, dice=spec(playing).dice, left_out=left_out)


def offers(g: Salvation, playing: Playing) -> Iterator[Offer]:
    """The sectors to attack in, with the reason where own units stand and cannot (SAL-RUL-29)."""
    able = battlefields(g, playing)
    for sector in sorted({unit.at for unit in g.of(g.side(playing.seat))}, key=NUMBER.__getitem__):
        yield option("attack", at=sector), None if sector in able else field_barred(g, playing, sector)


def field_barred(g: Salvation, playing: Playing, sector: str) -> Reason:
    """Why there is no attack where own units stand: no enemy, the same number twice, or a type that is missing."""
    side, number = g.side(playing.seat), playing.card.number
    if not g.at(sector, enemy(side)):
        return Reason("salvation-refuse-peace", "SAL-RUL-29", {"at": sector})
    if all(number in unit.acted for unit in g.at(sector, side)):
        return Reason("salvation-refuse-attacked", "SAL-THREE-11", {"at": sector, "number": number})
    return Reason("salvation-refuse-needs", "SAL-RUL-29", {"kind": spec(playing).needs})


def battle(
    g: Salvation, sector: str, seat: str, answers: str, *, dice: int = 0, left_out: tuple[str, ...] = ()
) -> Steps:
    """Fight: the one who started strikes first, then the survivors of the other side (SAL-COMBAT-02, -10, -13).

    `seat` started it and `answers` aims the return strike; units left out carried out a card of this number before.
    """
    side = g.side(seat)
    ours = [unit for unit in g.at(sector, side) if unit.id not in left_out]
    theirs = g.at(sector, enemy(side))
    if seat == SKYNET:
        dice += sum(effect.battle_dice for effect, _ in g.lasting())
    g.count("battles", seat)
    fighters = {"ours": tuple(unit.id for unit in ours), "theirs": tuple(unit.id for unit in theirs)}
    g.tell(BattleBegan(seat=seat, at=sector, **fighters))
    yield from strike(g, seat, sector, ours, theirs, dice)
    survivors = [unit for unit in theirs if unit.id in g.units]
    if survivors:
        yield from strike(g, answers, sector, survivors, ours, 0, returned=True)


def strike(
    g: Salvation,
    seat: str,
    sector: str,
    strikers: list[Unit],
    targets: list[Unit],
    dice: int,
    *,
    returned: bool = False,
) -> Steps:
    """Roll one die for each point of Attack, and aim each after seeing them all (SAL-COMBAT-03, -04)."""
    faces = g.roll(D6, sum(attack(g, unit) for unit in strikers) + dice, seat=seat)
    bonus = modifier(g, sector) if rulings.GROUND_COUNTS_IN_RETURN or not returned else 0
    needs = dict.fromkeys(f"{unit.kind}={defence(g, unit)}" for unit in targets)
    g.tell(Struck(seat=seat, at=sector, dice=faces, modifier=bonus, extra=dice, needs=tuple(needs)))
    struck = False
    left = sorted((int(face) + bonus for face in faces), reverse=True)
    while left:
        alive = [unit for unit in targets if unit.id in g.units]
        useful = [die for die in left if any(die >= defence(g, unit) for unit in alive)]
        if not useful:
            break
        die = useful[0]
        choice: Choice = yield g.ask(
            seat,
            "aim",
            aims(g, die, alive),
            default=option("wise"),
            args={"seat": seat, "at": sector, "die": die, "dice": tuple(map(str, useful))},
        )
        if choice.verb == "wise":
            for _, unit in aiming.wise(g, useful, alive):
                hit(g, unit, seat)
            return
        left = useful[1:]
        if choice.verb == "aim":
            struck = True
            hit(g, g.units[choice["target"]], seat)
    if not struck:
        g.tell(Missed(seat=seat))


def modifier(g: Salvation, sector: str) -> int:
    """What is added to every attack die here (SAL-TERRAIN-FORT-01, SAL-TERRAIN-WASTE-01, SAL-RUL-34)."""
    return has_terrain(g, sector, "wasteland") - has_terrain(g, sector, "fortifications")


def aims(g: Salvation, die: int, targets: list[Unit]) -> list[Offer]:
    """A die's targets: enemies in the battle whose Defence it reaches, or nobody (SAL-COMBAT-06, SAL-RUL-32)."""
    found: list[Offer] = [(option("wise"), None)]
    for unit in unlike(targets):
        least = defence(g, unit)
        short = Reason("salvation-refuse-too-low", "SAL-COMBAT-06", {"target": unit.id, "die": die, "defence": least})
        found.append((option("aim", target=unit.id), short if die < least else None))
    found.append((Option("waste", danger=True), None))
    return found


def hit(g: Salvation, unit: Unit, seat: str = "") -> None:
    """Damage a unit; at its Strength it is destroyed and leaves at once (SAL-COMBAT-07..09)."""
    unit.damage += 1
    if life(g, unit) > 0:
        g.tell(Damaged(unit=unit.id, at=unit.at, left=life(g, unit)))
        return
    remove(g, unit, in_battle=True)
    g.count("kills", seat)
    g.tell(Destroyed(unit=unit.id, at=unit.at))
