"""The Hero Phase: each hero may move and take one action, in any order (FTZ-TURN)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from bot.engine.asks import Choice, Offer, Reason, costly, option
from bot.engine.boards.graph import reach, shortest
from bot.engine.state import Steps
from bot.games.fireteam.box.verbs import AttackType
from bot.games.fireteam.events.heroes import StayedDown, Stood
from bot.games.fireteam.rules import tasks
from bot.games.fireteam.rules.bars import bar
from bot.games.fireteam.rules.hero import attacking, focus, moving, searching
from bot.games.fireteam.rules.stats import ability, speed
from bot.games.fireteam.state import Fireteam


def phase(g: Fireteam) -> Steps:
    """Let each seat take one turn, start player first (FTZ-TURN-01)."""
    while g.turn < len(g.seats):
        yield from turn(g, g.acting)
        g.turn, g.begun = g.turn + 1, False
    yield from tasks.end_of_hero_phase(g)
    g.end_phase("hero")
    g.phase, g.step, g.turn = "threat", "advance", 0


def turn(g: Fireteam, seat: str) -> Steps:
    """Take a turn: stand up or stay down, then move and act (FTZ-TURN-02..04, -08, -09)."""
    hero = g.heroes[seat]
    if not g.begun and hero.ko:
        options = [option("stand"), option("stay")]
        choice: Choice = yield g.ask(seat, "stand", options, checkpoint=True, default=options[0], args={"seat": seat})
        if choice.verb == "stay":
            g.tell(StayedDown(seat=seat))
            return
        hero.ko = False
        g.tell(Stood(seat=seat))
    if not g.begun:
        g.begun, g.points, g.acted, g.moved, g.once = True, speed(g, seat), False, False, []
    while not hero.ko:
        offered = list(offers(g, seat))
        end = (option if g.acted or not promising(offered) else costly)("end")
        choice = yield g.ask(
            seat,
            "turn",
            [*offered, (end, None)],
            checkpoint=True,
            default=end,
            args={"seat": seat, "points": g.points, "acted": int(g.acted)},
        )
        if choice.verb == "end":
            return
        yield from do(g, choice)


def promising(offered: Sequence[Offer]) -> bool:
    """Whether there is more to do as far as all may know: the colour of an end tells nothing of a hidden hand."""
    return any(reason is None and not offer.secret for offer, reason in offered)


def offers(g: Fireteam, seat: str) -> Iterator[Offer]:
    """Everything a hero might do now besides ending the turn, with the reason where it is barred."""
    spent = bar(not g.acted, "acted", "FTZ-TURN-05")
    again = bool(ability(g, seat, "double-tap")) and g.killed and not g.tapped_twice
    for offer, reason in attacking.offers(g, seat):
        yield offer, (None if again else spent) or reason
    yield option("search"), searching.barred(g, seat) or (None if searching.is_free(g, seat) else spent)
    for offer, reason in tasks.offers(g, seat):
        yield offer, spent or reason
    yield from focus.offers(g, seat, spent)
    yield from steps(g, seat)


def steps(g: Fireteam, seat: str) -> Iterator[Offer]:
    """Every location, with the reason where normal movement does not lead there (FTZ-MOVE, FTZ-FLEE-01, -07)."""
    here = g.heroes[seat].at
    ways = moving.routes(g, seat, g.points, fleeing=True)
    near = reach(here, lambda place: ways.get(place, ()), g.points)
    held = moving.leaving_barred(g, seat, here, len(moving.allies_at(g, seat, here)))
    free = moving.reach(g, seat, g.points)
    too_far = Reason("fireteam-refuse-too-far", "FTZ-MOVE-01", {"points": g.points})
    rough = Reason("fireteam-refuse-difficult", "FTZ-TERRAIN-02", {"points": g.points})
    blocked = Reason("fireteam-refuse-way-held", "FTZ-FLEE-07")
    for place in g.field.places:
        if place == here:
            continue
        if place in near:
            yield option("move", to=place), None
        elif place not in g.field.open:
            yield option("move", to=place), Reason("fireteam-refuse-impassable", "FTZ-TERRAIN-05")
        else:
            dear = g.points and place in g.field.walks[here] and moving.cost(g, seat, place) > g.points
            yield option("move", to=place), held or (blocked if place in free else rough if dear else too_far)


def do(g: Fireteam, choice: Choice) -> Steps:
    """Do what was chosen; actions use the turn's action unless they are free (FTZ-TURN-05, -07)."""
    yield from VERBS[choice.verb](g, choice)


def task(g: Fireteam, choice: Choice) -> Steps:
    """Do something for an objective, with the turn's action."""
    g.acted = True
    yield from tasks.VERBS[choice.verb](g, choice)


def attack(g: Fireteam, seat: str, choice: Choice) -> Steps:
    """Attack with the action, or once more after a kill if a focus card says so."""
    if g.acted:
        g.tapped_twice = True
    g.acted = True
    type: AttackType = choice["type"]  # type: ignore[assignment]
    yield from attacking.attack(g, seat, choice["target"], type)


def search(g: Fireteam, seat: str) -> Steps:
    """Search, free of the action where Patty is near (FTZ-SEARCH-02, FTZ-SPECIALIST-08)."""
    if not searching.is_free(g, seat):
        g.acted = True
    elif not searching.patty_near(g, seat):
        g.searched_quickly = True
    yield from searching.search(g, seat)


def move(g: Fireteam, seat: str, to: str) -> Steps:
    """Walk step by step; each step is checked as it is taken (FTZ-MOVE-01, FTZ-FLEE-07, RUL-64)."""
    ways = moving.routes(g, seat, g.points, fleeing=True)
    hero = g.heroes[seat]
    for place in shortest(hero.at, to, lambda here: ways.get(here, ())) or ():
        if hero.ko or moving.leaving_barred(g, seat, hero.at, len(moving.allies_at(g, seat, hero.at))):
            return
        price = moving.cost(g, seat, place)
        if price > g.points or place not in g.field.walks[hero.at]:
            return
        g.points -= price
        yield from moving.shift(g, seat, place, normal=True)


VERBS: dict[str, Callable[[Fireteam, Choice], Steps]] = {
    "move": lambda g, choice: move(g, choice.seat, choice["to"]),
    "attack": lambda g, choice: attack(g, choice.seat, choice),
    "search": lambda g, choice: search(g, choice.seat),
    **dict.fromkeys(tasks.VERBS, task),
    **dict.fromkeys(focus.VERBS, focus.do),
}
"""Everything that a hero can do in a turn, by its verb."""
