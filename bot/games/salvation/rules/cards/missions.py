"""Mission cards: a task that is fulfilled when the card is played scores one victory point (SAL-MISSION-03)."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.asks import Choice, Reason, option
from bot.engine.state import Steps
from bot.games.salvation.box.cards import Mission, Playing
from bot.games.salvation.box.content import AROUND, CITIES, NUMBER, SECTORS
from bot.games.salvation.events.board import FactoryFell
from bot.games.salvation.events.cards import Fulfilled
from bot.games.salvation.rules.board.hidden import score
from bot.games.salvation.rules.board.scouting import LIGHT
from bot.games.salvation.state import Salvation

BIG_GAME = ("t1", "hunter")


def three_flags(g: Salvation) -> bool:
    """Resistance units in at least three city sectors."""
    return len({unit.at for unit in g.of("resistance")} & set(CITIES)) >= 3


def big_game(g: Salvation) -> bool:
    """A T-1 or hunter was destroyed in battle this turn."""
    return any(kind in BIG_GAME for kind in g.fallen)


def counter_blow(g: Salvation) -> bool:
    """At least two Skynet units were destroyed in battle this turn."""
    return len(g.fallen) >= 2


def long_chain(g: Salvation) -> bool:
    """A Resistance unit in the north and one in Mexico."""
    return {"north", "mexico"} <= {SECTORS[unit.at].region for unit in g.of("resistance")}


def safe_haven(g: Salvation) -> bool:
    """An open shelter with at least two Resistance units, three under two commanders, and no Skynet unit."""
    return any(len(g.at(sector, "resistance")) >= haven(g) and not g.at(sector, "skynet") for sector in g.shelters)


def haven(g: Salvation) -> int:
    """How many units keep a haven safe: with two commanders twice as many come there."""
    return 1 + len(g.commanders)


def combined_arms(g: Salvation) -> bool:
    """At least three types of Resistance units in one sector."""
    kinds: dict[str, set[str]] = {}
    for unit in g.of("resistance"):
        kinds.setdefault(unit.at, set()).add(unit.kind)
    return any(len(here) >= 3 for here in kinds.values())


def behind_the_lines(g: Salvation) -> bool:
    """An infantry or jeep in a factory's sector or one that borders it."""
    return any(
        unit.kind in LIGHT and any(unit.at == factory or unit.at in AROUND[factory] for factory in g.factories)
        for unit in g.of("resistance")
    )


def undefended(g: Salvation) -> list[str]:
    """The factories with at least one Resistance unit and no Skynet unit (SAL-RUL-53)."""
    fallen = [sector for sector in g.factories if g.at(sector, "resistance") and not g.at(sector, "skynet")]
    return sorted(fallen, key=NUMBER.__getitem__)


TASKS: dict[str, Callable[[Salvation], object]] = {
    "three-flags": three_flags,
    "sabotage": undefended,
    "big-game": big_game,
    "counter-blow": counter_blow,
    "long-chain": long_chain,
    "safe-haven": safe_haven,
    "combined-arms": combined_arms,
    "behind-the-lines": behind_the_lines,
}


def barred(g: Salvation, playing: Playing) -> Reason | None:
    """The reason if the task is not fulfilled (SAL-RUL-67)."""
    if not isinstance(playing.action, Mission):
        raise TypeError(playing.action)
    if TASKS[playing.action.task](g):
        return None
    return Reason("salvation-refuse-task", "SAL-RUL-67", {"card": playing.card.id})


def fulfil(g: Salvation, playing: Playing) -> Steps:
    """Score the mission; Sabotage also destroys the factory (SAL-MISSION-03)."""
    g.tell(Fulfilled(card=playing.card.id))
    if isinstance(playing.action, Mission) and playing.action.task == "sabotage":
        targets = undefended(g)
        factory = targets[0]
        if len(targets) > 1:
            options = [option("sabotage", at=sector) for sector in targets]
            choice: Choice = yield g.ask(playing.seat, "sabotage", options, kind="space", args={"seat": playing.seat})
            factory = choice["at"]
        destroy_factory(g, factory)
    score(g, playing.seat)


def destroy_factory(g: Salvation, sector: str, humans: tuple[str, ...] = ()) -> None:
    """Return a factory to Skynet's supply: blown up, or held by humans alone (SAL-RUL-53)."""
    g.factories.remove(sector)
    g.tell(FactoryFell(at=sector, units=humans))
