"""Steps 5 and 6 of an Attack: the roll, whatever changes it, and the Fists (RISE-ATTACK-05, -06, RISE-FIST)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.engine.asks import PASS, Choice, costly, option
from bot.engine.dice import face_id
from bot.engine.state import Asking, Steps
from bot.games.rise.box import dice
from bot.games.rise.box.cards import FistAbility, PassiveAbility
from bot.games.rise.events.attacks import AttackRerolled, AttackRolled, FistUsed, VoiceHeard
from bot.games.rise.rules.actions import ranks
from bot.games.rise.rules.attacks.terms import Attack, Gift, given, near, needed, possible
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Enemy, Rise


class Reroll(NamedTuple):
    """A way to roll Attack Dice again: by whom, from what, and how many of them at most."""

    seat: str
    source: str
    most: int
    rank: bool = False


def roll(g: Rise, shot: Attack) -> Steps:
    """Roll the Attack Dice, then let them be changed until nobody wants to (RISE-ATTACK-04..06, RISE-RANK-02, -03)."""
    shot.faces = list(g.roll(dice.ATTACK, shot.dice, seat=shot.by))
    g.count("attacks", shot.by)
    g.tell(
        AttackRolled(
            figure=shot.figure,
            targets=tuple(shot.targets),
            weapon=shot.named,
            faces=tuple(map(face_id, shot.faces)),
            at=figures.at(g, shot.figure),
        )
    )
    used: set[str] = set()
    while shot.faces:
        if (yield from _aided(g, shot, used)):
            continue
        ways = {way.source: way for way in rerolls(g, shot) if way.source not in used}
        if not ways:
            break
        again = [(costly if way.rank else option)("reroll", ability=source) for source, way in ways.items()]
        options = [*again, option("keep")]
        choice: Choice = yield g.ask(shot.by, "attack-dice", options, default=options[-1], args=_shown(g, shot))
        if choice.verb == "keep":
            break
        yield from _again(g, shot, ways[choice["ability"]], used)
    shot.fists = dice.fists(shot.faces) if shot.is_character else 0


def rerolls(g: Rise, shot: Attack) -> Iterator[Reroll]:
    """What the attacker may roll dice again with: cards and abilities once each, Rank without limit."""
    targets = [g.enemy(target) for target in shot.targets]
    for gift in shot.gifts:
        if gift.verb == "reroll" and any(near(g, shot, target, gift.within) for target in targets):
            yield Reroll(shot.by, gift.source, gift.amount)
    for source in ranks.sources(g, shot.by):
        yield Reroll(shot.by, source.id, len(shot.faces), rank=True)


def _aided(g: Rise, shot: Attack, used: set[str]) -> Asking[bool]:
    """Ask teammates in the Zone whose boards let them re-roll; an owner is asked anew when the dice are other ones."""
    for way in helpers(g, shot):
        seen = f"{way.source} {shot.faces}"
        if way.source in used or seen in used:
            continue
        used.add(seen)
        options = [option("reroll", ability=way.source), option("keep")]
        choice: Choice = yield g.ask(way.seat, "attack-aid", options, default=options[-1], args=_shown(g, shot))
        if choice.verb == "reroll":
            yield from _again(g, shot, way, used)
            return True
    return False


def helpers(g: Rise, shot: Attack) -> Iterator[Reroll]:
    """The re-rolls of other Characters in a shared Zone (RISE-RULING-23)."""
    if not shot.is_character:
        return
    for seat in g.seats:
        if seat != shot.figure and figures.share_zone(g, seat, shot.figure):
            for ability in figures.abilities(g, seat):
                if isinstance(ability, PassiveAbility) and ability.verb == "aid-reroll":
                    yield Reroll(seat, ability.id, ability.amount)


def _again(g: Rise, shot: Attack, way: Reroll, used: set[str]) -> Steps:
    """Roll some of the dice again: a die whole, never one of its icons (RISE-RULING-84)."""
    picked = yield from ranks.pick_dice(g, way.seat, "reroll-attack", shot.faces, way.most)
    owner = ranks.spend(g, shot.by, way.source) if way.rank else ""
    if not way.rank:
        used.add(way.source)
    for place, face in zip(picked, g.roll(dice.ATTACK, len(picked), seat=shot.by), strict=True):
        shot.faces[place] = face
    shown = tuple(map(face_id, shot.faces))
    g.tell(AttackRerolled(seat=way.seat, ability=way.source, faces=shown, owner=owner))
    if way.rank and (voice := ranks.voice(way.source)) and shot.is_character:
        shot.gifts.append(Gift(voice.bonus.verb, voice.bonus.amount, voice.id))
        g.tell(VoiceHeard(seat=way.seat, ability=voice.id, how=voice.bonus.verb, amount=voice.bonus.amount))


def _shown(g: Rise, shot: Attack) -> dict[str, str | int | tuple[str, ...]]:
    """What a question about the dice tells: the roll, and what it is good for against the first target."""
    first = g.enemy(shot.targets[0]) if shot.targets else None
    return {
        "weapon": shot.source,
        "value": shot.value,
        "faces": tuple(map(face_id, shot.faces)),
        "struck": hits_on(g, shot, first) if first else 0,
        "need": 1 if first is None or shot.has("each-hit-wounds") else needed(g, shot, first),
        "figure": shot.figure,
        "target": shot.targets[0] if shot.targets else "",
        "hits": total_hits(shot),
        "skulls": dice.skulls(shot.faces),
        "fists": dice.fists(shot.faces),
    }


def total_hits(shot: Attack) -> int:
    """The number of Hits of the roll with what is given whomever it strikes (RISE-WEAPON-06)."""
    fixed = sum(gift.amount for gift in shot.gifts if gift.verb == "hits" and not gift.within)
    return dice.hits(shot.faces, shot.sum("fist-hits")) + fixed


def hits_on(g: Rise, shot: Attack, target: Enemy) -> int:
    """The number of Hits of the final roll against one target."""
    rolled = dice.hits(shot.faces, shot.sum("fist-hits"))
    return max(0, rolled + given(g, shot, "hits", target) - shot.lost.get(target.id, 0))


def use_fists(g: Rise, shot: Attack) -> Steps:
    """For each Fist the attacker may use one ability, the same one again if wanted (RISE-FIST-01, RULING-27)."""
    while shot.fists and (abilities := useful(g, shot)):
        options = [*(option("fist", ability=id) for id in abilities), option(PASS)]
        choice: Choice = yield g.ask(
            shot.by, "fist", options, default=options[0], args={**_shown(g, shot), "count": shot.fists}
        )
        if choice.passed:
            return
        shot.fists -= 1
        ability = abilities[choice["ability"]]
        g.tell(FistUsed(seat=shot.by, ability=ability.id, how=ability.verb, amount=ability.amount))
        if ability.verb == "turn-skull":
            turn_skulls(shot, ability.amount)
            continue
        shot.gifts.append(Gift(ability.verb, ability.amount, ability.id, ability.within))
        if ability.verb == "targets":
            yield from add_targets(g, shot, ability.amount)


def turn_skulls(shot: Attack, count: int) -> None:
    """Let so many dice that show a Skull show a Hit: it counts, and rouses nobody (RISE-RULING-99)."""
    for place in [place for place, face in enumerate(shot.faces) if dice.skulls([face])][:count]:
        shot.faces[place] = "hit"


def useful(g: Rise, shot: Attack) -> dict[str, FistAbility]:
    """The `when attacking` abilities that can change this Attack."""
    return {
        ability.id: ability
        for ability in fist_abilities(g, shot.figure)
        if ability.when == "attacking" and _matters(g, shot, ability)
    }


def fist_abilities(g: Rise, seat: str) -> list[FistAbility]:
    """The abilities of board and Class cards that a Fist buys."""
    return [ability for ability in figures.abilities(g, seat) if isinstance(ability, FistAbility)]


def _matters(g: Rise, shot: Attack, ability: FistAbility) -> bool:
    """Whether a Fist spent on an ability changes anything."""
    targets = [g.enemy(target) for target in shot.targets]
    struck = [target for target in targets if near(g, shot, target, ability.within)]
    match ability.verb:
        case "silence":
            reacting = any(not target.stunned for target in struck)
            return not shot.has("silence") and dice.skulls(shot.faces) > 0 and reacting
        case "turn-skull":
            return bool(struck) and dice.skulls(shot.faces) > 0
        case "stun-on-miss":
            # Where each Hit is a Wound there is no Defense to miss.
            held = shot.has("stun-on-miss") or shot.has("each-hit-wounds")
            return not held and any(not target.stunned for target in struck)
        case "targets":
            return bool(more_targets(g, shot))
        case _:
            # Hits on a whole Zone are counted before they are aimed, so no distance can add to them.
            return bool(struck) and not (ability.within and shot.has("zone"))


def more_targets(g: Rise, shot: Attack) -> list[Enemy]:
    """The other Enemies adjacent to the first target that the roll may be applied to as well."""
    if not shot.targets or shot.has("zone"):
        return []
    first = g.enemy(shot.targets[0])
    others = [enemy for enemy in possible(g, shot) if enemy.id not in shot.targets]
    return [enemy for enemy in others if figures.beside(g, enemy, first) or enemy.at == first.at]


def add_targets(g: Rise, shot: Attack, most: int) -> Steps:
    """Let the attacker choose up to so many further targets for the same roll (RISE-RULING-31)."""
    others = more_targets(g, shot)
    if not others or most < 1:
        return
    options = [option("target", target=enemy.id) for enemy in others]
    most = min(most, len(options))
    choice: Choice = yield g.ask(
        shot.by,
        "more-targets",
        options,
        kind="some",
        least=0,
        most=most,
        args={"figure": shot.figure, "count": most},
    )
    shot.targets += choice.all("target")
