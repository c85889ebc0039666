"""A turn of the computer player: where to go, what to do there, where to end, all weighed together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property
from math import inf
from typing import NamedTuple

from bot.engine.asks import Ask, Option, option
from bot.engine.boards.graph import reach
from bot.games.fireteam.box.verbs import TYPES, AttackType
from bot.games.fireteam.look.views import View
from bot.games.fireteam.player.cards import shield
from bot.games.fireteam.player.goals import SEARCH, TASK, goals, pull
from bot.games.fireteam.player.goals import searching as still_searching
from bot.games.fireteam.player.mind import CARD, Mind
from bot.games.fireteam.player.shots import Shot, Shots, Struck
from bot.games.fireteam.rules import tasks
from bot.games.fireteam.rules.demand import retreat, silence
from bot.games.fireteam.rules.hero import attacking, moving, searching
from bot.games.fireteam.rules.moments import Blow
from bot.games.fireteam.rules.stats import amount

NOTHING = frozenset[str]()
STEP = 0.05
"""What a step costs, so that nobody walks for nothing."""
ALONE = 1.2
"""What each location between a hero and the nearest ally costs, beyond the company's."""
COMPANY = 2
SLACK = 1e-6
"""More than what rounding could hide."""
FIRE = 1.5
"""What walking into a fire costs."""
DOUSE = 1.0
LED = 4.0
"""What each location is worth by which a villager gets nearer to the exit."""
NOISE = 5.0
"""What it costs to wake the reserve."""
BURIED = 8.0
"""What it costs to be where it closes."""
ORDER = 0.5
"""What an ally must gain by a step before the order is given."""
LATER = 0.2
"""What is promised for later counts a little less than what is done now."""


class Plan(NamedTuple):
    """Go there, do this (or nothing), and what that is worth with the best end of the turn after it."""

    worth: float
    stand: str
    action: Option | None
    end: str
    cards: tuple[str, ...] = ()


class Turn:
    """The plans of one hero's turn."""

    def __init__(self, v: View, seat: str) -> None:
        self.mind = Mind(v, seat)
        self.g, self.seat = v.now, seat
        self.hero = self.g.heroes[seat]
        self.here = self.hero.at
        self.points = self.g.points
        self._far = self.g.field.distance
        self.moved = self.g.moved
        self.shots = Shots(self.mind)
        self._worths: dict[tuple[str, int, frozenset[str]], float] = {}
        self._ends: dict[tuple[str, int, frozenset[str]], tuple[float, str]] = {}
        self._reach: dict[tuple[str, frozenset[str]], dict[str, int]] = {}
        self._ranks: dict[tuple[str, frozenset[str]], list[tuple[float, str]]] = {}
        self._prices: dict[str, float] = {}
        self._spite: dict[tuple[str, int, int], Counter[str]] = {}
        self._placed = {place: {**self.mind.at, seat: place} for place in self.g.field.open}
        self._lives: dict[int, dict[str, int]] = {}

    def choose(self, ask: Ask) -> Option:
        """Choose the first step of the best plan among what is offered."""
        return self.step(ask, max(self.plans(ask), key=lambda plan: plan.worth))

    def step(self, ask: Ask, plan: Plan) -> Option:
        """The first step of a plan."""
        if plan.stand != self.here:
            return self._offered(ask, option("move", to=plan.stand))
        if plan.action:
            return plan.action
        if plan.end != self.here:
            return self._offered(ask, option("move", to=plan.end))
        return option("end")

    @staticmethod
    def _offered(ask: Ask, wanted: Option) -> Option:
        """An option that is really on offer."""
        return next((offer for offer in ask.options if offer.key == wanted.key), option("end"))

    def plans(self, ask: Ask) -> Iterator[Plan]:
        """The worth of everything that could be done from every location within reach."""
        free = not self.g.acted
        offers = [offer for offer in ask.options if offer.verb not in ("move", "end")]
        for stand, cost in self.reach(self.here, NOTHING).items():
            self._at(stand)
            if stand == self.here:
                yield from self._here(offers)
            else:
                yield from (plan._replace(worth=plan.worth - LATER - STEP * cost) for plan in self._there(stand, free))
        self._at(self.here)

    def shot(self, plan: Plan) -> Shot | None:
        """The attack of a plan, with its chance."""
        if plan.action is None or plan.action.verb != "attack":
            return None
        self._at(plan.stand)
        type: AttackType = plan.action.args["type"]  # type: ignore[assignment]
        found = list(self.shots.at(self.seat, str(plan.action.args["target"]), [type]))
        self._at(self.here)
        return next((shot for shot in found if shot.made.cards == plan.cards), None)

    def knockouts(self, place: str, cards: int) -> float:
        """How many knock-outs to expect with this hero there and so many cards in hand."""
        mind = self.mind
        return mind.danger.knockouts(self._placed[place], mind.lives({**mind.hands, self.seat: cards}))

    def _there(self, stand: str, free: bool) -> Iterator[Plan]:
        """The worth of what could be done somewhere else."""
        if free:
            yield from self._work(stand)
            yield from self._fights(stand)
        if (free or searching.is_free(self.g, self.seat)) and self._can_search():
            worth, end = self.end(stand, self.cards, NOTHING)
            yield Plan(worth + self.search_worth(), stand, option("search"), end)

    def _here(self, offers: list[Option]) -> Iterator[Plan]:
        """The worth of what is offered where the hero stands, and doing nothing."""
        worth, end = self.end(self.here, self.cards, NOTHING)
        yield Plan(worth, self.here, None, end)
        attacks: dict[str, set[AttackType]] = {}
        for offer in offers:
            match offer.verb:
                case "attack":
                    attacks.setdefault(str(offer.args["target"]), set()).add(offer.args["type"])  # type: ignore[arg-type]
                case "search":
                    yield Plan(worth + self.search_worth(), self.here, offer, end)
                case "medic" | "restock" | "order" | "command":
                    yield Plan(worth + self.focus_worth(offer), self.here, offer, end)
                case _:
                    yield Plan(worth + self.task_worth(offer, self.here), self.here, offer, self.here)
        for target, types in attacks.items():
            yield from self.fight(self.here, target, sorted(types))

    def _work(self, stand: str) -> Iterator[Plan]:
        """The worth of the tasks that could be done somewhere else."""
        for offer, reason in tasks.offers(self.g, self.seat):
            if reason is None:
                worth, end = self.end(stand, self.cards, NOTHING)
                yield Plan(worth + self.task_worth(offer, stand), stand, offer, end)

    def _fights(self, stand: str) -> Iterator[Plan]:
        """The worth of attacks from somewhere else; of creatures that are all alike one is enough."""
        alike = {(each.kind, each.at, each.guards): id for id, each in reversed(self.g.creatures.items())}
        for target in (*alike.values(), *tasks.attackable(self.g)):
            yield from self.fight(stand, target, TYPES)

    @property
    def cards(self) -> int:
        """The cards in this hero's hand."""
        return len(self.hero.hand)

    def _at(self, stand: str) -> None:
        """Imagine the hero somewhere else, with the specialists that would come along."""
        moved = stand != self.here
        self.g.moved = self.moved or moved
        self.hero.at = stand
        for name in self._company:
            self.g.specialists[name] = stand

    @cached_property
    def _company(self) -> tuple[str, ...]:
        """The specialists who come along."""
        return tuple(name for name, at in self.g.specialists.items() if at == self.here)

    def reach(self, stand: str, gone: frozenset[str]) -> dict[str, int]:
        """Where the points lead that are left in a location, and their cost."""
        key = (stand, self._freeing(gone))
        if key not in self._reach:
            left = self.points - (self.reach(self.here, NOTHING)[stand] if stand != self.here else 0)
            self._reach[key] = self._walk(stand, left, key[1])
        return self._reach[key]

    def _freeing(self, gone: frozenset[str]) -> frozenset[str]:
        """How many deaths it may cost to open ways (FTZ-FLEE-01)."""
        return gone if gone and any(self.g.creatures[id].at in self._held for id in gone) else NOTHING

    @cached_property
    def _held(self) -> frozenset[str]:
        """The locations whose creatures let nobody leave: only their deaths open ways (FTZ-FLEE-01)."""
        g, seat = self.g, self.seat
        crowded = {creature.at for creature in g.creatures.values()}
        return frozenset(
            place for place in crowded if moving.leaving_barred(g, seat, place, len(moving.allies_at(g, seat, place)))
        )

    def _walk(self, stand: str, points: int, gone: frozenset[str]) -> dict[str, int]:
        before, self.hero.at = self.hero.at, stand
        kept = self.g.creatures
        if gone:
            self.g.creatures = {id: each for id, each in kept.items() if id not in gone}
        ways = moving.routes(self.g, self.seat, points, fleeing=True)
        found = reach(stand, lambda place: ways.get(place, ()), points)
        self.hero.at, self.g.creatures = before, kept
        return found

    def end(self, stand: str, cards: int, gone: frozenset[str]) -> tuple[float, str]:
        """The best end of the turn after standing there, with so many cards left and without these creatures."""
        key = (stand, cards, gone)
        if key not in self._ends:
            self._ends[key] = self._end(*key)
        return self._ends[key]

    def _end(self, stand: str, cards: int, gone: frozenset[str]) -> tuple[float, str]:
        """Look at the most promising ends first; danger only makes them worse, so the rest need no look."""
        best = (-inf, "")
        for hope, place in self._hopes(stand, self._freeing(gone)):
            if hope + CARD * cards < best[0] - SLACK:
                break
            best = max(best, (self.worth(place, cards, gone), place))
        return best

    def _hopes(self, stand: str, gone: frozenset[str]) -> list[tuple[float, str]]:
        """Rank where the turn could end by what that would be worth without any danger and cards."""
        key = (stand, gone)
        if key not in self._ranks:
            reached = self.reach(stand, gone)
            hopes = ((self.mind.pull[place] - self.price(place), place) for place in reached)
            self._ranks[key] = sorted(hopes, reverse=True)
        return self._ranks[key]

    def worth(self, place: str, cards: int, gone: frozenset[str]) -> float:
        """What it is worth to end the turn in a location."""
        key = (place, cards, gone)
        if key not in self._worths:
            self._worths[key] = self._worth(place, cards, gone)
        return self._worths[key]

    def _worth(self, place: str, cards: int, gone: frozenset[str]) -> float:
        mind = self.mind
        if cards not in self._lives:
            self._lives[cards] = mind.lives({**mind.hands, self.seat: cards})
        risk = mind.fall * mind.danger.knockouts(self._placed[place], self._lives[cards], gone)
        return mind.pull[place] - risk + CARD * cards - self.price(place)

    def price(self, place: str) -> float:
        """What it costs to end there, far from the others or in a fire."""
        if place not in self._prices:
            burnt = place in self._fires and place != self.here
            away = min((self._far[place][there] for there in self._allies), default=0)
            buried = BURIED if place == self._closing else 0.0
            apart = 0.0 if self.g.demand == "split" else ALONE
            self._prices[place] = apart * max(0, away - COMPANY) + (FIRE if burnt else 0.0) + buried
        return self._prices[place]

    @cached_property
    def _allies(self) -> frozenset[str]:
        """Where the other active heroes are."""
        return frozenset(there for seat, there in self.mind.at.items() if seat != self.seat)

    @cached_property
    def _closing(self) -> str:
        """The location that closes at the end of this round, if any."""
        return "" if retreat.rounds_left(self.g) else retreat.next_to_close(self.g)

    @cached_property
    def _fires(self) -> frozenset[str]:
        """Where it burns."""
        return frozenset(thing.at for thing in self.g.things.values() if thing.kind == "fire")

    def _can_search(self) -> bool:
        return still_searching(self.g) and searching.barred(self.g, self.seat) is None

    def search_worth(self) -> float:
        """What a search is worth: few cards make it dangerous."""
        if not still_searching(self.g):
            return -1.0
        hurt = {0: 0.2, 1: 0.08, 2: 0.03}.get(self.cards, 0.01)
        return SEARCH - self.mind.fall * hurt

    def task_worth(self, offer: Option, stand: str) -> float:
        """What a task is worth."""
        match offer.verb:
            case "douse":
                return DOUSE if self.g.things[str(offer.args["thing"])].at in (g.at for g in self.mind.goals) else -1.0
            case "mend":
                return TASK
            case "lead":
                exit, to = self.g.report.exit, str(offer.args["to"])
                nearer = self.g.field.path[stand][exit] - self.g.field.path[to][exit]
                return LED * nearer + (TASK if to == exit else 0.0)
            case "drive":
                exit, to = self.g.report.exit, str(offer.args["to"])
                nearer = self.g.field.path[stand][exit] - self.g.field.path[to][exit]
                return TASK * 0.8 * nearer
            case _:
                return TASK * 1.5

    def focus_worth(self, offer: Option) -> float:
        """What the action of a focus card is worth."""
        mind, g = self.mind, self.g
        if offer.verb in ("medic", "restock"):
            ally = str(offer.args.get("ally", self.seat))
            gain = amount(g, self.seat, offer.verb)  # type: ignore[arg-type]
            hands = {**mind.hands, ally: mind.hands[ally] + gain}
            return mind.risk(mind.at, mind.hands) - mind.risk(mind.at, hands) + CARD * gain
        ally = str(offer.args["ally"])
        if offer.verb == "order":
            return self._order(ally)
        return self._command(ally)

    def _order(self, ally: str) -> float:
        """What an ally gains by a step."""
        mind, wanted = self.mind, pull(self.g, ally, goals(self.g, ally))
        stay = wanted[self.g.heroes[ally].at] - mind.risk(mind.at, mind.hands)
        places = moving.reach(self.g, ally, amount(self.g, self.seat, "order"))
        best = max((wanted[to] - mind.risk({**mind.at, ally: to}, mind.hands) for to in places), default=stay)
        return best - stay - ORDER

    def _command(self, ally: str) -> float:
        """What an ally's best attack is worth."""
        best = 0.0
        for target in self.g.creatures:
            for shot in self.shots.at(ally, target, TYPES):
                best = max(best, shot.chance * self.mind.prize(target) - len(shot.made.cards) * 0.4)
        return best * 0.8

    def fight(self, stand: str, target: str, types: Iterable[AttackType]) -> Iterator[Plan]:
        """The worth of attacks on a target with more and more cards."""
        mind = self.mind
        for shot in self.shots.at(self.seat, target, types):
            chance, made, gone = shot.chance, shot.made, shot.struck.gone
            left = self.cards - sum(map(shield, made.cards))
            alive, end = self.end(stand, left, NOTHING)
            harm = self._harm(stand, target, shot.struck)
            dead, end_dead = self.end(stand, left - harm[self.seat], gone) if gone else (alive, end)
            worth = (1 - chance) * alive + chance * dead + self.shots.spoils(shot) - self.noise(made)
            if harm:
                worth -= chance * mind.suffered(harm, {**mind.hands, self.seat: self.cards - len(made.cards)})
            yield Plan(worth, stand, option("attack", target=target, type=made.type), end_dead, made.cards)

    def noise(self, made: Blow) -> float:
        """What it costs to be heard."""
        return NOISE if silence.heard(self.g, made) else 0.0

    def _harm(self, stand: str, target: str, struck: Struck) -> Counter[str]:
        """The damage that the deaths do which an attack brings: from as far away it is always the same."""
        key = (target, self._far[stand][attacking.place_of(self.g, target)], len(struck.needs))
        if key not in self._spite:
            self._spite[key] = self.mind.spite(self.seat, list(struck.needs))
        return self._spite[key]
