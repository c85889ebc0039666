"""Attacks of Characters and Allies, in seven steps, and the Attacks that follow from them (RISE-ATTACK-02)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.asks import PASS, Choice, Offer, Reason, option
from bot.engine.state import Steps
from bot.games.rise.box.cards import PassiveAbility
from bot.games.rise.events.attacks import FistUsed, HitsCounted, HitsDealt
from bot.games.rise.rules import harm
from bot.games.rise.rules.actions import moving
from bot.games.rise.rules.actions.spaces import Place, attack_spaces
from bot.games.rise.rules.attacks import dice, flames, terms
from bot.games.rise.rules.attacks.terms import Attack, Gift
from bot.games.rise.rules.bars import bar
from bot.games.rise.rules.enemies import reactions
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Enemy, Rise

COPIES = ("copy-weapon-attack", "charge")


def attack(g: Rise, seat: str, place: Place, value: int) -> Steps:
    """Do what a die on an Attack space gives (RISE-ATTACK-01, RISE-RULING-08)."""
    if place.space.does == "charge":
        start = figures.at(g, seat)
        yield from moving.move(g, seat, place.space.amount, optional=True)
        run = place.space.bonus(value) if figures.at(g, seat) != start else ()
        spurred = [Gift(bonus.verb, bonus.amount, place.owner) for bonus in run]
        yield from copy_attack(g, seat, value, optional=True, spurred=spurred)
    elif place.space.does == "copy-weapon-attack":
        yield from copy_attack(g, seat, value)
    else:
        yield from weapon_attack(g, seat, place, value)


def barred(g: Rise, seat: str, place: Place, value: int) -> Reason | None:
    """Why a die on this space would attack nobody (RISE-RULING-06)."""
    if place.space.does in COPIES:
        able = bool(copies(g, seat, value))
        charges = place.space.does == "charge" and moving.can_move(g, seat, moving.Stride(place.space.amount))
        return bar(able or charges, "no-target", "RISE-RULING-06")
    able = terms.any_possible(g, terms.shot_from(g, seat, place, value))
    return bar(able, "no-target", "RISE-ATTACK-01")


def copies(g: Rise, seat: str, value: int) -> list[Place]:
    """The Attack spaces of a Character's Weapons that would find a target with this die (RISE-RULING-08)."""
    return [place for place in attack_spaces(g, seat) if terms.any_possible(g, terms.shot_from(g, seat, place, value))]


def copy_attack(g: Rise, seat: str, value: int, *, optional: bool = False, spurred: Sequence[Gift] = ()) -> Steps:
    """Attack as if the die lay on an Attack space of one of the Character's Weapons (RISE-WEAPON-04, RULING-08)."""
    yield from _one_of(g, seat, copies(g, seat, value), value, "copy", optional=optional, spurred=spurred)


def _one_of(
    g: Rise,
    seat: str,
    places: list[Place],
    value: int,
    prompt: str,
    *,
    optional: bool,
    used: frozenset[str] = frozenset(),
    spurred: Sequence[Gift] = (),
) -> Steps:
    """Let the attacker choose one of several Weapons, if any can attack."""
    if not places:
        return
    picked = places[0]
    if optional or len(places) > 1:
        options = [option("attack", space=place.key) for place in places]
        let = [option(PASS)] if optional else []
        only = options[0] if len(options) == 1 else None
        choice: Choice = yield g.ask(seat, prompt, (*options, *let), default=only, args={"seat": seat, "value": value})
        if choice.passed:
            return
        picked = next(place for place in places if place.key == choice["space"])
    yield from weapon_attack(g, seat, picked, value, used=used, spurred=spurred)


def weapon_attack(
    g: Rise,
    seat: str,
    place: Place,
    value: int,
    *,
    used: frozenset[str] = frozenset(),
    again: bool = False,
    spurred: Sequence[Gift] = (),
) -> Steps:
    """Attack from a space, then with whatever further Attack that gives; `used` are the die's Weapons so far.

    Whatever `spurred` the attacker on is good for this one Attack (RISE-RULING-94).
    """
    standing = not g.characters[seat].down
    shot = terms.shot_from(g, seat, place, value, spurred)
    yield from perform(g, shot)
    if standing and g.characters[seat].down:
        return
    if shot.has("again") and not again and terms.possible(g, terms.shot_from(g, seat, place, value)):
        once_more = option("attack", space=place.key)
        choice: Choice = yield g.ask(
            seat, "attack-again", (once_more, option(PASS)), default=once_more, args={"seat": seat, "value": value}
        )
        if not choice.passed:
            yield from weapon_attack(g, seat, place, value, used=used, again=True)
    elif shot.has("second-weapon"):
        used |= {place.owner}
        others = [other for other in copies(g, seat, value) if other.owner not in used]
        yield from _one_of(g, seat, others, value, "second-weapon", optional=True, used=used)


def ally_targets(g: Rise, ally: str) -> list[Enemy]:
    """The Enemies that an Ally could attack."""
    return terms.possible(g, terms.ally_shot(g, ally, ally))


def ally_attack(g: Rise, seat: str, ally: str) -> Steps:
    """Let an Ally attack, or not, as its commander decides (RISE-ALLY-03, RISE-RULING-47)."""
    if not ally_targets(g, ally):
        return
    shoot = option("attack", target=ally)
    choice: Choice = yield g.ask(seat, "ally-attack", (shoot, option(PASS)), default=shoot, args={"figure": ally})
    if not choice.passed:
        yield from perform(g, terms.ally_shot(g, ally, seat))


def perform(g: Rise, shot: Attack) -> Steps:
    """Carry an Attack out: targets, roll, Fists, reactions, Hits, and what comes after (RISE-ATTACK-02)."""
    standing = shot.figure in figures.friends(g)
    yield from aim(g, shot)
    yield from dice.roll(g, shot)
    yield from dice.use_fists(g, shot)
    if shot.has("zone"):
        yield from flames.spread(g, shot)
    else:
        reactions.defending(g, shot)
        compare(g, shot)
    yield from reactions.after_defending(g, shot)
    if shot.is_character and (not standing or shot.figure in figures.friends(g)):
        yield from afterwards(g, shot)


def aim(g: Rise, shot: Attack) -> Steps:
    """Choose the targets in Range and Line of Sight (RISE-ATTACK-02, RISE-RULING-31)."""
    enemies = terms.possible(g, shot)
    if shot.has("zone"):
        shot.targets = [enemy.id for enemy in enemies]
        return
    several = min(shot.strike.targets, len(enemies))
    if len(enemies) == 1:
        shot.targets = [enemies[0].id]
    else:
        choice: Choice = yield g.ask(
            shot.by,
            "target",
            [_aimed(g, shot, enemy) for enemy in g.enemies],
            kind="some" if several > 1 else "one",
            most=several,
            args={
                "figure": shot.figure,
                "weapon": shot.source,
                "dice": shot.dice,
                "value": shot.value,
                "count": several,
            },
        )
        shot.targets = list(choice.all("target"))
    yield from dice.add_targets(g, shot, shot.sum("targets"))


def _aimed(g: Rise, shot: Attack, enemy: Enemy) -> Offer:
    """An Enemy as a target, with the reason where it is none."""
    return option("target", target=enemy.id), terms.target_barred(g, shot, enemy)


def compare(g: Rise, shot: Attack) -> None:
    """Compare the Hits with each target's Defense (RISE-ATTACK-07..09, RISE-ENEMY-04)."""
    for enemy in [g.enemy(target) for target in shot.targets]:
        hits = dice.hits_on(g, shot, enemy)
        battered = harm.batter(g, enemy, hits)
        if shot.has("each-hit-wounds"):
            limit = shot.sum("each-hit-wounds")
            deal(g, shot, enemy, min(hits, limit) if limit else hits)
            continue
        need = terms.needed(g, shot, enemy)
        if not battered:  # Defense is nothing to what cannot be destroyed; its tracker has told the Hits
            g.tell(HitsCounted(target=enemy.id, hits=hits, defense=need))
        if hits >= need:
            harm.wound_enemy(g, enemy, 1 + terms.given(g, shot, "wounds", enemy))
        elif terms.given(g, shot, "stun-on-miss", enemy):
            harm.stun(g, enemy)


def deal(g: Rise, shot: Attack, enemy: Enemy, hits: int) -> None:
    """Let each Hit be a Wound, whatever the Defense (RISE-WEAPON-11, -14)."""
    g.tell(HitsDealt(target=enemy.id, hits=hits))
    if hits:
        harm.wound_enemy(g, enemy, hits + terms.given(g, shot, "wounds", enemy))


def afterwards(g: Rise, shot: Attack) -> Steps:
    """Let the attacker step away: by the Weapon, by an ability, or by Fists that are left (RISE-FIST-05, -07)."""
    always = (ability for ability in figures.abilities(g, shot.figure) if isinstance(ability, PassiveAbility))
    steps = [shot.sum("step"), *(ability.amount for ability in always if ability.when == "after-attacking")]
    for points in filter(None, steps):
        yield from moving.move(g, shot.figure, points, optional=True)
    abilities = {ability.id: ability for ability in dice.fist_abilities(g, shot.figure)}
    later = [id for id, ability in abilities.items() if ability.when == "after-attacking"]
    while shot.fists and later:
        options = [*(option("fist", ability=id) for id in later), option(PASS)]
        choice: Choice = yield g.ask(
            shot.by, "fist-after", options, default=options[-1], args={"figure": shot.figure, "count": shot.fists}
        )
        if choice.passed:
            return
        shot.fists -= 1
        bought = abilities[choice["ability"]]
        g.tell(FistUsed(seat=shot.by, ability=bought.id, how=bought.verb, amount=bought.amount))
        yield from moving.move(g, shot.figure, bought.amount, optional=True)
