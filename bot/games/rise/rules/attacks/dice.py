"""Steps 5 and 6 of an Attack: the roll, whatever changes it, and the Fists (RISE-ATTACK-05, -06, RISE-FIST)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.engine.asks import PASS, Choice, option
from bot.engine.dice import face_id
from bot.engine.state import Asking, Steps
from bot.games.rise.box import dice
from bot.games.rise.box.cards import FistAbility, PassiveAbility
from bot.games.rise.events.attacks import AttackRerolled, AttackRolled, FistUsed
from bot.games.rise.rules.actions import ranks
from bot.games.rise.rules.attacks.terms import Attack, Gift, given, near, possible
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Enemy, Rise


class Reroll(NamedTuple):
    """A way to roll Attack Dice again: by whom, from what, and how many of them at most."""

    seat: str
    source: str
    most: int
    rank: bool = False


def roll(g: Rise, attack: Attack) -> Steps:
    """Roll the Attack Dice, then let them be changed until nobody wants to (RISE-ATTACK-04..06, RISE-RANK-02, -03)."""
    attack.faces = list(g.roll(dice.ATTACK, attack.dice, seat=attack.by))
    g.count("attacks", attack.by)
    g.tell(
        AttackRolled(
            figure=attack.figure,
            targets=tuple(attack.targets),
            weapon=attack.source,
            faces=tuple(map(face_id, attack.faces)),
            at=figures.at(g, attack.figure),
        )
    )
    used: set[str] = set()
    while attack.faces:
        if (yield from _aided(g, attack, used)):
            continue
        ways = {way.source: way for way in rerolls(g, attack) if way.source not in used}
        if not ways:
            break
        options = [*(option("reroll", ability=source) for source in ways), option("keep")]
        choice: Choice = yield g.ask(attack.by, "attack-dice", options, default=options[-1], args=_shown(g, attack))
        if choice.verb == "keep":
            break
        yield from _again(g, attack, ways[choice["ability"]], used)
    attack.fists = dice.fists(attack.faces) if attack.is_character else 0


def rerolls(g: Rise, attack: Attack) -> Iterator[Reroll]:
    """What the attacker may roll dice again with: cards and abilities once each, Rank without limit."""
    targets = [g.enemy(target) for target in attack.targets]
    for gift in attack.gifts:
        if gift.verb == "reroll" and any(near(g, attack, target, gift.within) for target in targets):
            yield Reroll(attack.by, gift.source, gift.amount)
    for source in ranks.sources(g, attack.by):
        yield Reroll(attack.by, source.id, len(attack.faces), rank=True)


def _aided(g: Rise, attack: Attack, used: set[str]) -> Asking[bool]:
    """Ask teammates in the Zone whose boards let them re-roll; an owner is asked anew when the dice are other ones."""
    for way in helpers(g, attack):
        seen = f"{way.source} {attack.faces}"
        if way.source in used or seen in used:
            continue
        used.add(seen)
        options = [option("reroll", ability=way.source), option("keep")]
        choice: Choice = yield g.ask(way.seat, "attack-aid", options, default=options[-1], args=_shown(g, attack))
        if choice.verb == "reroll":
            yield from _again(g, attack, way, used)
            return True
    return False


def helpers(g: Rise, attack: Attack) -> Iterator[Reroll]:
    """The re-rolls of other Characters in a shared Zone (RISE-RULING-23)."""
    if not attack.is_character:
        return
    for seat in g.seats:
        if seat != attack.figure and figures.share_zone(g, seat, attack.figure):
            for ability in figures.abilities(g, seat):
                if isinstance(ability, PassiveAbility) and ability.verb == "aid-reroll":
                    yield Reroll(seat, ability.id, ability.amount)


def _again(g: Rise, attack: Attack, way: Reroll, used: set[str]) -> Steps:
    """Roll some of the dice again: a die whole, never one of its icons (RISE-RULING-84)."""
    picked = yield from ranks.pick_dice(g, way.seat, "reroll-attack", attack.faces, way.most)
    if way.rank:
        ranks.spend(g, attack.by, way.source)
    else:
        used.add(way.source)
    for place, face in zip(picked, g.roll(dice.ATTACK, len(picked), seat=attack.by), strict=True):
        attack.faces[place] = face
    g.tell(AttackRerolled(seat=way.seat, ability=way.source, faces=tuple(map(face_id, attack.faces))))


def _shown(g: Rise, attack: Attack) -> dict[str, str | int | tuple[str, ...]]:
    """What a question about the dice tells."""
    return {
        "figure": attack.figure,
        "target": attack.targets[0] if attack.targets else "",
        "hits": total_hits(attack),
        "skulls": dice.skulls(attack.faces),
        "fists": dice.fists(attack.faces),
    }


def total_hits(attack: Attack) -> int:
    """The number of Hits of the roll with what is given whomever it strikes (RISE-WEAPON-06)."""
    fixed = sum(gift.amount for gift in attack.gifts if gift.verb == "hits" and not gift.within)
    return dice.hits(attack.faces, attack.sum("fist-hits")) + fixed


def hits_on(g: Rise, attack: Attack, target: Enemy) -> int:
    """The number of Hits of the final roll against one target."""
    rolled = dice.hits(attack.faces, attack.sum("fist-hits"))
    return max(0, rolled + given(g, attack, "hits", target) - attack.lost.get(target.id, 0))


def use_fists(g: Rise, attack: Attack) -> Steps:
    """For each Fist the attacker may use one ability, the same one again if wanted (RISE-FIST-01, RULING-27)."""
    while attack.fists and (abilities := useful(g, attack)):
        options = [*(option("fist", ability=id) for id in abilities), option(PASS)]
        choice: Choice = yield g.ask(
            attack.by, "fist", options, default=options[0], args={**_shown(g, attack), "count": attack.fists}
        )
        if choice.passed:
            return
        attack.fists -= 1
        ability = abilities[choice["ability"]]
        g.tell(FistUsed(seat=attack.by, ability=ability.id))
        attack.gifts.append(Gift(ability.verb, ability.amount, ability.id, ability.within))
        if ability.verb == "targets":
            yield from add_targets(g, attack, ability.amount)


def useful(g: Rise, attack: Attack) -> dict[str, FistAbility]:
    """The `when attacking` abilities that can change this Attack."""
    return {
        ability.id: ability
        for ability in fist_abilities(g, attack.figure)
        if ability.when == "attacking" and _matters(g, attack, ability)
    }


def fist_abilities(g: Rise, seat: str) -> list[FistAbility]:
    """The abilities of board and Class cards that a Fist buys."""
    return [ability for ability in figures.abilities(g, seat) if isinstance(ability, FistAbility)]


def _matters(g: Rise, attack: Attack, ability: FistAbility) -> bool:
    """Whether a Fist spent on an ability changes anything."""
    targets = [g.enemy(target) for target in attack.targets]
    struck = [target for target in targets if near(g, attack, target, ability.within)]
    match ability.verb:
        case "silence":
            reacting = any(not target.stunned for target in struck)
            return not attack.has("silence") and dice.skulls(attack.faces) > 0 and reacting
        case "stun-on-miss":
            # Where each Hit is a Wound there is no Defense to miss.
            held = attack.has("stun-on-miss") or attack.has("each-hit-wounds")
            return not held and any(not target.stunned for target in struck)
        case "targets":
            return bool(more_targets(g, attack))
        case _:
            # Hits on a whole Zone are counted before they are aimed, so no distance can add to them.
            return bool(struck) and not (ability.within and attack.has("zone"))


def more_targets(g: Rise, attack: Attack) -> list[Enemy]:
    """The other Enemies adjacent to the first target that the roll may be applied to as well."""
    if not attack.targets or attack.has("zone"):
        return []
    first = g.enemy(attack.targets[0])
    others = [enemy for enemy in possible(g, attack) if enemy.id not in attack.targets]
    return [enemy for enemy in others if figures.beside(g, enemy, first) or enemy.at == first.at]


def add_targets(g: Rise, attack: Attack, most: int) -> Steps:
    """Let the attacker choose up to so many further targets for the same roll (RISE-RULING-31)."""
    others = more_targets(g, attack)
    if not others or most < 1:
        return
    options = [option("target", target=enemy.id) for enemy in others]
    most = min(most, len(options))
    choice: Choice = yield g.ask(
        attack.by,
        "more-targets",
        options,
        kind="some",
        least=0,
        most=most,
        args={"figure": attack.figure, "count": most},
    )
    attack.targets += choice.all("target")
