"""Step 3D: every Boss takes a turn, as the row of its Logic card says that its die chose (RISE-BOSS)."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.asks import option
from bot.engine.boards.hexes import parse
from bot.engine.state import Steps
from bot.games.rise.box.content import STAGGER
from bot.games.rise.box.dice import ATTACK, LOGIC
from bot.games.rise.box.enemy_cards import BossAct
from bot.games.rise.box.missions.sheet import plan
from bot.games.rise.box.verbs import LogicVerb, StaggerVerb
from bot.games.rise.events.bosses import BossAmbushed, BossIdle, BossOrdered, BossRolled, BossStaggered, BossSummoned
from bot.games.rise.events.enemies import EnemyFlamed
from bot.games.rise.rules import harm
from bot.games.rise.rules.enemies import arrivals, attacking, moving, reinforcements
from bot.games.rise.rules.map import figures, paths
from bot.games.rise.rules.missions import mission
from bot.games.rise.state import Enemy, Rise


def step(g: Rise) -> Steps:
    """Let every Boss act once, the team choosing the next, then let fire burn those in it (RISE-BOSS-01, -02)."""
    waiting = sorted((enemy for enemy in g.enemies if not enemy.colour), key=lambda boss: boss.id)
    while here := [boss for boss in waiting if boss in g.enemies]:
        awake = [boss for boss in here if not boss.stunned] or here[:1]
        options = [option("next", target=boss.id) for boss in awake]
        chosen = yield from mission.team_picks(g, "boss-next", options)
        boss = g.enemy(str(chosen.args["target"]))
        waiting.remove(boss)
        yield from activate(g, boss)
    harm.burn(g, [enemy for enemy in g.enemies if not enemy.colour])


def activate(g: Rise, boss: Enemy) -> Steps:
    """Roll for a row and do what it says; a stunned Boss misses its turn and rolls nothing (RISE-RULING-65, -66)."""
    if boss.stunned:
        boss.missed = True
        return
    slower, fewer, skips = (penalty(g, boss, verb) for verb in ("move", "dice", "skip"))
    if slower or fewer or skips:
        g.tell(BossStaggered(enemy=boss.id, stagger=g.stagger, move=slower, dice=fewer, skipped=skips))
    shake_off(g, boss)
    if skips:
        return
    die = g.roll(LOGIC)[0]
    g.tell(BossRolled(enemy=boss.id, die=die))
    for act in figures.stats(boss).row(int(die)):
        if boss not in g.enemies or boss.stunned:
            return
        less = slower if act.verb == "move" else fewer if act.verb in ("attack", "flame") else 0
        yield from ACTS[act.verb](g, boss, BossAct(act.verb, max(0, act.amount - less), act.range))


def penalty(g: Rise, boss: Enemy, verb: StaggerVerb) -> int:
    """The sum of the rows of the Stagger card that the tracker has reached (RISE-BOSS-08, RISE-RULING-33)."""
    if not harm.has_trait(boss, "indestructible"):
        return 0
    side = STAGGER[plan(g).stagger or "stagger-a"]
    return sum(row.amount for row in side.rows if row.verb == verb and row.at <= g.stagger)


def shake_off(g: Rise, boss: Enemy) -> None:
    """Put the Stagger tracker back to 0 once it was read, or when the T-1000 stands up instead (RISE-STUN-04)."""
    if harm.has_trait(boss, "indestructible"):
        g.stagger = 0


def move(g: Rise, boss: Enemy, act: BossAct) -> Steps:
    """Move as any Enemy does, but as far as the row says (RISE-BOSS-04)."""
    start = boss.at
    yield from moving.move(g, boss, act.amount)
    if boss.at == start:
        g.tell(BossIdle(enemy=boss.id, how="move"))


def attack(g: Rise, boss: Enemy, act: BossAct) -> Steps:
    """Attack the nearest friend in Range and Line of Sight with the row's dice."""
    if not attacking.in_reach(g, boss, act.range):
        g.tell(BossIdle(enemy=boss.id, how="attack"))
    yield from attacking.attack(g, boss, act.amount, act.range)


def flame(g: Rise, boss: Enemy, act: BossAct) -> Steps:
    """Make one roll an Attack on every friend in Range and sight; into smoke its last dice do not count."""
    friends = sorted(attacking.in_reach(g, boss, act.range))
    if not friends:
        g.tell(BossIdle(enemy=boss.id, how="attack"))
        return
    faces = g.roll(ATTACK, act.amount)
    answers = any(attacking.can_answer(g, friend) for friend in friends)
    g.tell(EnemyFlamed(enemy=boss.id, friends=tuple(friends), faces=faces, answers=answers))
    for friend in friends:
        if harm.is_up(g, friend):
            lost = harm.lasting(g, "smoke", (figures.at(g, friend),))
            yield from attacking.resolve(g, boss, friend, faces[: max(0, len(faces) - lost)])


def summon(g: Rise, boss: Enemy, act: BossAct) -> Steps:
    """Bring the first Enemies of the Turn Player's line to the Entrance nearest to the Boss by hex distance."""
    if not reinforcements.matters(g):
        return
    far = {id: figures.distance(g, boss, tuple(entrance.hexes)) for id, entrance in g.entrances.items()}
    options = [option("summon", entrance=id) for id in sorted(far) if far[id] == min(far.values())]
    chosen = yield from mission.team_picks(g, "summon", options, enemy=boss.id)
    entrance = str(chosen.args["entrance"])
    g.tell(BossSummoned(enemy=boss.id, entrance=entrance))
    for _ in range(act.amount):
        arrivals.arrive(g, g.player.colour, entrance)


def order_attack(g: Rise, boss: Enemy, act: BossAct) -> Steps:
    """Let the normal Enemies of the colour that are nearest to the Boss by hex distance attack once more."""
    waiting = moving.of_colour(g)
    for _ in range(act.amount):
        if not waiting:
            return
        far = {enemy.id: figures.distance(g, boss, enemy) for enemy in waiting}
        options = [option("next", target=id) for id in far if far[id] == min(far.values())]
        chosen = yield from mission.team_picks(g, "order-attack", options, enemy=boss.id)
        enemy = g.enemy(str(chosen.args["target"]))
        waiting.remove(enemy)
        if attacking.can_attack(g, enemy):
            g.tell(BossOrdered(enemy=boss.id, target=enemy.id))
            yield from attacking.attack(g, enemy, figures.stats(enemy).attack)


def ambush(g: Rise, boss: Enemy, act: BossAct) -> Steps:
    """Set the Boss beside the standing Character farthest from it, on the free hex nearest to that one."""
    people = {seat: character.at for seat, character in g.standing()}
    far = {seat: moving.how_far(g, boss, seat, at) for seat, at in people.items()}
    options = [option("prey", target=seat) for seat in far if far[seat] == max(far.values())]
    chosen = yield from mission.team_picks(g, "ambush", options, enemy=boss.id)
    friend = str(chosen.args["target"])
    hexes = [option("stop", to=at) for at in beside(g, boss, people[friend])]
    if not hexes:
        return
    chosen = yield from mission.team_picks(g, "enemy-stop", hexes, enemy=boss.id, at=boss.at)
    boss.at = str(chosen.args["to"])
    g.tell(BossAmbushed(enemy=boss.id, friend=friend, to=boss.at))


def beside(g: Rise, boss: Enemy, at: str) -> list[str]:
    """The free hexes nearest to a friend by path distance; the Boss's own hex is free to it."""
    ground, blocks, crowd = figures.ground(g), figures.blocks(g), moving.others(g, boss)
    left = paths.field(paths.hunting(ground, blocks, at, flies=False), at, 1, frozenset())
    free = {
        hex: cost
        for hex, cost in left.items()
        if hex in ground.full and hex not in blocks.outside and not crowd.taken(hex)
    }
    return sorted((hex for hex in free if free[hex] == min(free.values())), key=parse)


ACTS: dict[LogicVerb, Callable[[Rise, Enemy, BossAct], Steps]] = {
    "move": move,
    "attack": attack,
    "flame": flame,
    "summon": summon,
    "order-attack": order_attack,
    "ambush": ambush,
}
