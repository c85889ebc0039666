"""Attacks by heroes: cards combined, dice, rerolls, damage to creatures, things and whoever stands in a blast."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from bot.engine.asks import PASS, Choice, Offer, Option, Reason, option
from bot.engine.state import Steps
from bot.engine.words import Value
from bot.games.fireteam.box.cards import ActionCard
from bot.games.fireteam.box.content import ATTACK_DIE, CARDS, MOST_DICE
from bot.games.fireteam.box.verbs import TYPES, AttackType
from bot.games.fireteam.events.foes import Survived
from bot.games.fireteam.events.heroes import Attacked, Rerolled, Rolled
from bot.games.fireteam.events.tasks import Proof
from bot.games.fireteam.rules import objectives, tasks
from bot.games.fireteam.rules.demand import bosses, silence
from bot.games.fireteam.rules.harm import harm, intercepting
from bot.games.fireteam.rules.hero import hands
from bot.games.fireteam.rules.moments import Blow, Harm, Moment, window
from bot.games.fireteam.rules.stats import ability, amount, in_force, resistance, shortened, stat, trait
from bot.games.fireteam.rules.threat import foes
from bot.games.fireteam.state import Fireteam

HENRY = "henry"


def place_of(g: Fireteam, target: str) -> str:
    """The location of a target: a creature, a thing, or an ally where an effect says so (FTZ-ATTACK-16)."""
    if target in g.creatures:
        return g.creatures[target].at
    return g.things[target].at if target in g.things else g.heroes[target].at


def card_range(g: Fireteam, seat: str, card: ActionCard) -> int:
    """How far a card's attack reaches now (FTZ-ATTACK-13)."""
    longer = amount(g, seat, "reach", card.attack.type)
    return max(0, card.attack.range + longer - shortened(g))


def usable(g: Fireteam, seat: str, type: AttackType, far: int) -> list[str]:
    """The cards in hand of one type whose range reaches so far (FTZ-ATTACK-02, -03)."""
    kinds = {card: CARDS[card] for card in g.heroes[seat].hand}
    fit = {id for id, card in kinds.items() if card.attack.type == type and card_range(g, seat, card) >= far}
    return [card for card in g.heroes[seat].hand if card in fit]


def offers(g: Fireteam, seat: str) -> Iterator[Offer]:
    """Every target and attack type, with the reason where it cannot be (FTZ-ATTACK-01..03, -16)."""
    here = g.heroes[seat].at
    longest: dict[AttackType, int] = {}
    for card in set(g.heroes[seat].hand):
        type = CARDS[card].attack.type
        longest[type] = max(longest.get(type, 0), card_range(g, seat, CARDS[card]))
    for target in (*g.creatures, *tasks.attackable(g)):
        far = g.field.distance[here][place_of(g, target)]
        for type in TYPES:
            reason, hurts = None, bool(friends(g, Blow(seat, type, 0, target)))
            if type not in longest:
                reason = Reason("fireteam-refuse-no-card", "FTZ-ATTACK-02", {"type": type})
            elif longest[type] < far:
                reason = Reason("fireteam-refuse-out-of-range", "FTZ-ATTACK-03", {"far": far, "reach": longest[type]})
            yield Option("attack", {"target": target, "type": type}, danger=hurts, secret=g.hidden), reason


def attack(g: Fireteam, seat: str, target: str, type: AttackType) -> Steps:
    """Choose the cards of one attack and resolve it (FTZ-ATTACK-01)."""
    far = g.field.distance[g.heroes[seat].at][place_of(g, target)]
    cards = usable(g, seat, type, far)
    if g.hidden:
        g.reveal()  # naming the type shows that such a card is held
    bare = Blow(seat, type, 0, target)
    near = tuple(friends(g, bare))
    if len(cards) > 1 or g.hidden:
        choice: Choice = yield g.ask(
            seat,
            "attack-cards",
            hands.holding(cards, "play"),
            kind="some",
            least=1,
            most=len(g.heroes[seat].hand) if g.hidden else len(cards),
            secret=g.hidden,
            ours=True,
            args={
                "seat": seat,
                "target": target,
                "type": type,
                "need": needed(g, bare, target),
                "friends": len(near),
                "heroes": near,
            },
        )
        cards = list(choice.all("card"))
    blow = combine(seat, target, type, cards, action=g.acting == seat)
    with hands.playing(g, seat, cards):
        g.tell(Attacked(seat=seat, target=target, type=type, cards=blow.cards))
        g.count("attacks", seat)
        yield from strike(g, blow)


def combine(seat: str, target: str, type: AttackType, cards: Iterable[str], *, action: bool = True) -> Blow:
    """Combine cards into an attack (FTZ-ATTACK-05, FTZ-BONUS-03)."""
    played = tuple(cards)
    attacks = [CARDS[card].attack for card in played]
    return Blow(
        seat,
        type,
        sum(each.strength for each in attacks),
        target,
        bonus=sum(each.bonus for each in attacks),
        traits=tuple(each.trait for each in attacks if each.trait),
        cards=played,
        action=action,
    )


def strike(g: Fireteam, blow: Blow) -> Steps:
    """Resolve an attack: dice, rerolls, damage (FTZ-ATTACK-05..08, FTZ-SPECIAL-02)."""
    if not blow.cards:
        g.tell(Attacked(seat=blow.seat, target=blow.target, type=blow.type, cards=()))
    here = g.heroes[blow.seat].at
    moment = Moment("hero-attacks", blow.seat, blow.target, here, blow=blow)
    moment.dice, moment.need = dice(g, blow), needed(g, blow, blow.target)
    yield from window(g, moment)
    if not present(g, blow.target):
        return
    if blow.target in g.heroes and blow.type != "explosive":
        blow.target = yield from intercepting.intercept(g, blow.target, blow.seat, dice(g, blow))
    blow.faces = list(g.roll(ATTACK_DIE, dice(g, blow)))
    if blow.faces:
        need = needed(g, blow, blow.target)
        yield from window(g, Moment("hero-rolled", blow.seat, blow.target, here, blow=blow, need=need))
        yield from henry(g, blow)
    need = needed(g, blow, blow.target) if present(g, blow.target) and blow.target not in g.heroes else 0
    g.tell(Rolled(faces=tuple(blow.faces), hits=blow.hits, bonus=blow.bonus, need=need))
    if present(g, blow.target):
        yield from land(g, blow)
    if silence.heard(g, blow):
        yield from silence.wake(g, blow.seat)


def present(g: Fireteam, target: str) -> bool:
    """Whether a target is still there."""
    return target in g.creatures or target in g.things or target in g.active


def dice(g: Fireteam, blow: Blow) -> int:
    """Strength and every modifier in all, clamped once to 0..8 (FTZ-ATTACK-08, RUL-05)."""
    return max(0, min(MOST_DICE, blow.strength + modifiers(g, blow)))


def modifiers(g: Fireteam, blow: Blow) -> int:
    """The sum of what changes the strength: abilities, boosts, terrain, what shrouds the target."""
    seat, hero = blow.seat, g.heroes[blow.seat]
    there = place_of(g, blow.target)
    change = amount(g, seat, "dice", blow.type)
    change += hero.boosts.get("dice", 0) + hero.boosts.get(f"dice-{blow.type}", 0)
    if blow.action and g.acting == seat:
        change += amount(g, seat, "charge") if g.moved and blow.type == "melee" else 0
        change += amount(g, seat, "still-aim") if not g.moved and blow.type == "projectile" else 0
    change += terrain(g, hero.at, there, covered=not ability(g, seat, "ignore-cover"))
    change += g.creatures[blow.target].boosts.get("marked", 0) if blow.target in g.creatures else 0
    if hero.at != there:
        change += amount(g, seat, "high-ground") if hero.at in g.field.elevated else 0
        change -= trait(g.creatures[blow.target], "shrouded") if blow.target in g.creatures else 0
    return change


def terrain(g: Fireteam, here: str, there: str, *, covered: bool = True) -> int:
    """Change a ranged attack's strength by cover and height, whatever its type (FTZ-TERRAIN-07..12, -15)."""
    if here == there:
        return 0
    change = -1 if covered and there in g.field.covered else 0
    return change + (here in g.field.elevated and there not in g.field.elevated)


def henry(g: Fireteam, blow: Blow) -> Steps:
    """Reroll one die with Henry here or next door, after the roll (FTZ-SPECIALIST-10..12, RUL-55)."""
    if g.field.near(g.heroes[blow.seat].at, g.specialists[HENRY], 1) and not in_force(g, "no-reroll"):
        yield from reroll(g, blow.seat, blow, 1)


def reroll(g: Fireteam, seat: str, blow: Blow, most: int) -> Steps:
    """Let a player roll up to so many dice again; the new faces stand. Nobody is asked where it would be in vain."""
    if not worth_rerolling(g, blow):
        return
    options = [option("reroll", die=n + 1, face=face) for n, face in enumerate(blow.faces)]
    need, ally = needed(g, blow, blow.target), int(blow.target in g.heroes)
    args: dict[str, Value] = {"seat": seat, "type": blow.type, "target": blow.target, "ally": ally}
    args |= {"hits": blow.hits, "need": need, "missing": max(0, need - blow.hits)}
    if most == 1:
        let = option(PASS)
        choice: Choice = yield g.ask(seat, "reroll", [*options, let], default=let, args=args)
    else:
        most = min(most, len(options))
        choice = yield g.ask(seat, "reroll", options, kind="some", least=0, most=most, args=args)
    for picked in choice.options:
        if picked.verb == "reroll":
            die = int(picked.args["die"]) - 1
            before, blow.faces[die] = blow.faces[die], g.roll(ATTACK_DIE)[0]
            g.tell(Rerolled(seat=seat, before=before, after=blow.faces[die]))


def worth_rerolling(g: Fireteam, blow: Blow) -> bool:
    """Whether other faces could help: to hit more, where that is not in vain; to spare friends, to hit less."""
    if not present(g, blow.target):
        return False
    if friends(g, blow) and any(blow.type in face for face in blow.faces):
        return True
    return wants_more(g, blow) and any(face not in best(blow.type) for face in blow.faces)


def wants_more(g: Fireteam, blow: Blow) -> bool:
    """Whether more hits could help: the target is no ally, and what is struck has not had enough for sure."""
    if blow.target in g.heroes:
        return False
    return wide(blow) or blow.hits < needed(g, blow, blow.target) + bool(objectives.open_ones(g, "samples"))


def wide(blow: Blow) -> bool:
    """Whether an attack strikes every creature in the location (FTZ-EXPLOSIVE-01)."""
    return blow.type == "explosive" or "sweep" in blow.traits


def friends(g: Fireteam, blow: Blow) -> list[str]:
    """The active heroes whom an attack would hurt (FTZ-EXPLOSIVE-01, FTZ-SPECIAL-03)."""
    if blow.type == "explosive":
        there = g.actives_at(place_of(g, blow.target)) if "shaped" not in blow.traits else []
        return [seat for seat in there if not spared(g, blow, seat)]
    return [blow.target] if blow.target in g.active else []


@cache
def best(type: AttackType) -> frozenset[str]:
    """The faces that show a type most often."""
    most = max(face.split().count(type) for face in ATTACK_DIE.faces)
    return frozenset(face for face in ATTACK_DIE.faces if face.split().count(type) == most)


def land(g: Fireteam, blow: Blow) -> Steps:
    """Apply the damage as one event: creatures, heroes, objectives, victory (RUL-28, FTZ-EXPLOSIVE)."""
    place, hits, broken, hurt = place_of(g, blow.target), blow.hits, False, friends(g, blow)
    if blow.target in g.things:
        broken = tasks.breaks(g, blow.target, blow.type, hits)
    struck = g.creatures_at(place) if wide(blow) else [blow.target] if blow.target in g.creatures else []
    killed = [id for id in struck if _hit(g, blow, id, hits)]
    excess = [id for id in killed if net(g, blow, id, hits) > stat(g, g.creatures[id], "life")]
    ends = [(id, g.creatures[id]) for id in killed]
    g.count("felled", blow.seat, len(killed))
    for id in killed:
        foes.fell(g, id, blow.seat)
    dead = any(id not in g.creatures for id in killed)
    for seat in hurt:
        yield from harm.suffer(g, Harm(seat, hits, attack=True))  # as by a creature (FTZ-SPECIAL-03)
    if broken:
        yield from tasks.break_thing(g, blow.target, blow.seat)
    if excess:
        yield from objectives.sample(g)
    for id, creature in ends:
        yield from objectives.fallen(g, id, creature)
    for id, creature in ends:
        yield from foes.aftermath(g, id, creature, blow.seat)
    if dead and blow.action:
        _prize(g, blow.seat)


def _prize(g: Fireteam, seat: str) -> None:
    """Note that the Attack action has killed in this turn; the first time a trophy hunter draws."""
    if not g.killed:
        g.killed = True
        hands.draw(g, seat, amount(g, seat, "trophy"))


def spared(g: Fireteam, blow: Blow, seat: str) -> bool:
    """Whether the attacker's training spares a hero in the blast (FTZ-EXPLOSIVE-01, -02)."""
    return bool(ability(g, blow.seat, "blast-shelter" if seat == blow.seat else "careful-blast"))


def net(g: Fireteam, blow: Blow, id: str, hits: int) -> int:
    """The damage that is left after resistance (FTZ-RESIST-02, -03, FTZ-BONUS-03)."""
    creature = g.creatures[id]
    ignored = "piercing" in blow.traits or g.heroes[blow.seat].boosts.get("pierce")
    left = 0 if ignored else resistance(g, creature, blow.type) - amount(g, blow.seat, "pierce", blow.type)
    return hits - max(0, left)


def needed(g: Fireteam, blow: Blow, target: str) -> int:
    """The hits that an attack needs, resistance included; against an ally one is enough (FTZ-ATTACK-09)."""
    if target in g.creatures:
        return stat(g, g.creatures[target], "life") - net(g, blow, target, 0)
    if target in g.things:
        lay = tasks.lay_of(g, target)
        return lay.life + lay.resist.get(blow.type, 0)
    return 1


def _hit(g: Fireteam, blow: Blow, id: str, hits: int) -> bool:
    """Whether the damage is enough; less is forgotten (FTZ-ATTACK-09, -10)."""
    if bosses.proof(g, id, blow.seat):
        g.tell(Proof(creature=id, demand=g.demand))
        return False
    if net(g, blow, id, hits) >= stat(g, g.creatures[id], "life"):
        return True
    g.tell(Survived(creature=id))
    return False
