"""What event cards do: each verb of the content has its rule here (FTZ-DECK-06)."""

from __future__ import annotations

from collections.abc import Callable, Container

from bot.engine.asks import Choice, option
from bot.engine.state import Asking, Steps
from bot.engine.words import Value
from bot.games.fireteam.box.cards import Does, EventCard
from bot.games.fireteam.events.foes import Ambushed, NoAmbush
from bot.games.fireteam.events.heroes import Stood
from bot.games.fireteam.rules.harm import harm
from bot.games.fireteam.rules.hero import attacking, hands, moving, scouting
from bot.games.fireteam.rules.moments import Blow, Harm
from bot.games.fireteam.rules.threat import activation, foes, spawning, threats
from bot.games.fireteam.state import Fireteam


def resolve(g: Fireteam, seat: str, card: EventCard) -> Asking[bool]:
    """Do all that an event says, in its order; True if the searcher finds something else as well."""
    for does in card.does:
        if does.verb in VERBS:
            yield from VERBS[does.verb](g, seat, does)
    return any(does.verb == "find" for does in card.does) and not g.heroes[seat].ko


def whom(g: Fireteam, seat: str, does: Does) -> list[str]:
    """The active heroes an event is about, in turn order."""
    if does.who == "self":
        return [] if g.heroes[seat].ko else [seat]
    return g.actives_at(g.heroes[seat].at) if does.who == "here" else list(g.active)


def ambush(g: Fireteam, seat: str, does: Does) -> Steps:
    """Let creatures enter in the hero's location and act at once, one after the other, each once (FTZ-AMBUSH)."""
    sprung: set[str] = set()
    for _ in range(does.amount):
        id = yield from ambusher(g, seat, does.rank or "minion", sprung)
        if not id:
            g.tell(NoAmbush())
            return
        sprung.add(id)
        g.ambushed = True  # no reactions from the announcement to the end of the activation (FTZ-AMBUSH-04)
        g.tell(Ambushed(creature=id, seat=seat, at=g.heroes[seat].at))
        yield from activation.activate(g, id)
        g.ambushed = False


def ambusher(g: Fireteam, seat: str, rank: str, sprung: Container[str] = ()) -> Asking[str]:
    """Take one from the pool, else the farthest pool creature on the board; ties are the searcher's (RUL-53)."""
    at = g.heroes[seat].at
    if ready := foes.waiting(g, g.pool, rank):
        foes.put(g, ready[0], at, "pool")
        return ready[0]
    far = {
        id: g.field.distance[at][creature.at]
        for id, creature in g.creatures.items()
        if creature.origin == "pool" and creature.card.rank == rank and id not in sprung
    }
    if not far:
        return ""
    most = sorted((id for id in far if far[id] == max(far.values())), key=foes.natural)
    id = most[0]
    if len(most) > 1:
        options = [option("ambusher", creature=each) for each in most]
        choice: Choice = yield g.ask(seat, "ambusher", options, args={"seat": seat})
        id = choice["creature"]
    g.creatures[id].at = at
    return id


def draw(g: Fireteam, seat: str, does: Does) -> Steps:
    """Let heroes draw."""
    for each in whom(g, seat, does):
        hands.draw(g, each, does.amount)
    yield from ()


def coin(g: Fireteam, seat: str, does: Does) -> Steps:
    """Turn the coin to heads (FTZ-COIN-04)."""
    harm.flip(g, "heads")
    yield from ()


def damage(g: Fireteam, seat: str, does: Does) -> Steps:
    """Hurt heroes; this is no attack (RUL-25)."""
    for each in whom(g, seat, does):
        yield from harm.suffer(g, Harm(each, does.amount))


def discard(g: Fireteam, seat: str, does: Does) -> Steps:
    """Make heroes discard (RUL-25)."""
    for each in whom(g, seat, does):
        yield from harm.enforce(g, each, does.amount)


def threat(g: Fireteam, seat: str, does: Does) -> Steps:
    """Advance the threat marker."""
    threats.advance(g, does.amount)
    yield from ()


def scout(g: Fireteam, seat: str, does: Does) -> Steps:
    """Look at the top of the recon deck."""
    yield from scouting.scout(g, seat, does.amount)


def stampede(g: Fireteam, seat: str, does: Does) -> Steps:
    """Drive the searcher into a random adjacent location (FTZ-ESCORT-03)."""
    for each in whom(g, seat, does):
        yield from moving.shift(g, each, g.choose(g.field.walks[g.heroes[each].at]))


def recover(g: Fireteam, seat: str, does: Does) -> Steps:
    """Take cards back."""
    for each in whom(g, seat, does):
        yield from hands.recover(g, each, does.amount)


def strike(g: Fireteam, seat: str, does: Does) -> Steps:
    """Shell the location nearest to the searcher that holds creatures, without dice."""
    here = g.heroes[seat].at
    near = sorted((g.field.distance[here][creature.at], creature.at) for creature in g.creatures.values())
    if near and does.type:
        yield from scouting.shell(g, seat, g.creatures_at(near[0][1]), does.type, does.amount)


def stand(g: Fireteam, seat: str, does: Does) -> Steps:
    """Bring a knocked-out hero of the searcher's choice to their feet, or let the searcher draw."""
    down = [each for each in g.order if g.heroes[each].ko]
    if not down:
        hands.draw(g, seat, 1)
        return
    options = [option("rouse", ally=each) for each in down]
    if len(options) > 1:
        args: dict[str, Value] = {"seat": seat, "count": does.amount}
        choice: Choice = yield g.ask(seat, "morphine", options, args=args)
        down = [choice["ally"]]
    g.heroes[down[0]].ko = False
    g.tell(Stood(seat=down[0]))
    hands.draw(g, down[0], does.amount)


def walk(g: Fireteam, seat: str, does: Does) -> Steps:
    """Let the searcher move by special movement."""
    for each in whom(g, seat, does):
        yield from moving.walk(g, each, does.amount)


def enter(g: Fireteam, seat: str, does: Does) -> Steps:
    """Let creatures of the pool enter as in the Threat Phase."""
    for id in foes.waiting(g, g.pool, does.rank or "minion")[: does.amount]:
        if place := spawning.roll(g, id, guarded=True):
            foes.put(g, id, place, "pool")
            yield from foes.entered(g, id)


def choose(g: Fireteam, seat: str, does: Does) -> Steps:
    """Rest, or call the others."""
    if g.heroes[seat].ko:
        return
    options = [option("rest"), option("call")]
    args: dict[str, Value] = {"seat": seat, "count": does.amount}
    choice: Choice = yield g.ask(seat, "quiet-corner", options, default=options[0], args=args)
    if choice.verb == "rest":
        hands.draw(g, seat, does.amount)
    else:
        for each in g.active:
            if each != seat:
                hands.draw(g, each, 1)


def turn_on_ally(g: Fireteam, seat: str, does: Does) -> Steps:
    """Make the searcher attack the nearest ally, by the ordinary procedure (FTZ-SPECIAL-01..03)."""
    here = g.heroes[seat].at
    allies = [each for each in g.active if each != seat]
    if g.heroes[seat].ko or not allies or not does.type:
        return
    nearest = min(allies, key=lambda each: g.field.distance[here][g.heroes[each].at])
    yield from attacking.strike(g, Blow(seat, does.type, does.amount, nearest))


VERBS: dict[str, Callable[[Fireteam, str, Does], Steps]] = {
    "ambush": ambush,
    "draw": draw,
    "coin": coin,
    "damage": damage,
    "discard": discard,
    "threat": threat,
    "scout": scout,
    "stampede": stampede,
    "recover": recover,
    "strike": strike,
    "stand": stand,
    "walk": walk,
    "enter": enter,
    "choose": choose,
    "turn-on-ally": turn_on_ally,
}
