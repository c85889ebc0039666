"""A game for tests only: one mission for each kind of ask, so that every widget is used as a person would."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from bot.engine.asks import Ask, Choice, Option, Reason, Together, option
from bot.engine.chance import Chance
from bot.engine.events import Event
from bot.engine.game import Game, Look, Rules, Setup, Table
from bot.engine.scene import Scene, Seatline
from bot.engine.state import State, Steps
from bot.engine.words import Phrase

LONG = "a name that goes on and on, " * 11


class Shown(State):
    """Which ask is shown, and what was answered."""

    mission: str
    got: dict[str, list[str]] = {}
    """By seat: the keys picked, or the spaces walked."""
    amounts: list[int] = []


class Picked(Event, frozen=True):
    """Somebody answered."""

    seat: str


Exhibit = Callable[[Shown], Ask | Together]
EXHIBITS: dict[str, Exhibit] = {}


def exhibit(name: str) -> Callable[[Exhibit], Exhibit]:
    """Hang an ask in the gallery."""

    def hang(made: Exhibit) -> Exhibit:
        EXHIBITS[name] = made
        return made

    return hang


def several(verb: str, count: int) -> list[Option]:
    return [option(verb, n=n) for n in range(1, count + 1)]


@exhibit("few")
def few(g: Shown) -> Ask:
    return g.ask("a", "ask", [*several("go", 3), Option("burn", danger=True)])


@exhibit("told")
def told(g: Shown) -> Ask:
    sit = option("sit", on="left"), Reason("not-offered", "GALLERY-SIT-01")
    return g.ask("a", "told", [(option("stay"), None), (Option("burn", danger=True), None), sit])


def effect(view: Shown, ask: Ask, option: Option) -> Phrase | None:
    """What burning does; staying needs no words."""
    return Phrase("gallery-effect-burn") if ask.prompt == "told" and option.verb == "burn" else None


@exhibit("sensible")
def sensible(g: Shown) -> Ask:
    offers = several("go", 3)
    return g.ask("a", "ask", [*offers, Option("burn", danger=True)], default=offers[2])


@exhibit("sensible-of-hundred")
def sensible_of_hundred(g: Shown) -> Ask:
    offers = several("go", 100)
    return g.ask("a", "ask", [*offers, option("stay")], default=offers[57])


@exhibit("sensible-some")
def sensible_some(g: Shown) -> Ask:
    asked = g.ask("a", "ask", several("go", 10), kind="some", least=2, most=4)
    return msgspec.structs.replace(asked, default=("go n=2", "go n=4"))


@exhibit("sensible-danger")
def sensible_danger(g: Shown) -> Ask:
    burn = Option("burn", danger=True)
    return g.ask("a", "ask", [option("go", n=1), burn], default=burn)


@exhibit("sixty")
def sixty(g: Shown) -> Ask:
    return g.ask("a", "ask", [*several("go", 60), option("stay")])


@exhibit("hundred")
def hundred(g: Shown) -> Ask:
    return g.ask("a", "ask", [*several("go", 100), option("stay")])


@exhibit("alike")
def alike(g: Shown) -> Ask:
    return g.ask("a", "ask", [option("sit", on=on) for on in ("left", "right")])


@exhibit("long-way")
def long_way(g: Shown) -> Ask:
    ways = {f"A{n}": ((f"A{n + 1}", 1),) for n in range(40)}
    return g.ask(
        "a", "ask", [option("go", to=f"A{n}") for n in range(1, 41)], kind="path", start="A0", ways=ways, budget=40
    )


@exhibit("some")
def some(g: Shown) -> Ask:
    return g.ask("a", "ask", several("go", 10), kind="some", least=2, most=4)


@exhibit("many")
def many(g: Shown) -> Ask:
    return g.ask("a", "ask", several("go", 40), kind="some", least=3, most=5)


@exhibit("space")
def space(g: Shown) -> Ask:
    return g.ask("a", "ask", [option("go", to=f"A{n}") for n in range(1, 9)], kind="space")


@exhibit("path")
def path(g: Shown) -> Ask:
    ways = {
        "A1": (("A2", 1), ("B1", 2)),
        "A2": (("A1", 1), ("A3", 1)),
        "B1": (("A3", 1),),
        "A3": (("A2", 1), ("A4", 1)),
        "A4": (),
    }
    ends = [option("go", to=to) for to in ("A3", "A4")]
    return g.ask("a", "ask", ends, kind="path", start="A1", ways=ways, budget=3)


@exhibit("split")
def split(g: Shown) -> Ask:
    return g.ask("a", "ask", several("go", 3), kind="split", amount=6, limits=(3, 2, 4))


@exhibit("order")
def order(g: Shown) -> Ask:
    return g.ask("a", "ask", several("go", 6), kind="order")


@exhibit("together")
def together(g: Shown) -> Together:
    return Together(tuple(g.react(seat, "ask", [option("go", n=n)]) for n, seat in enumerate(g.seats, 1)))


@exhibit("secret")
def secret(g: Shown) -> Ask:
    return g.ask("a", "ask", several("go", 3), secret=True)


@exhibit("long")
def long(g: Shown) -> Ask:
    return g.ask("a", "long", [*(option("talk", n=n) for n in range(30)), option("shout"), option("sing")])


@exhibit("long-split")
def long_split(g: Shown) -> Ask:
    return g.ask("a", "long", [option("talk", n=n) for n in range(24)], kind="split", amount=24)


@exhibit("long-order")
def long_order(g: Shown) -> Ask:
    return g.ask("a", "long", [option("talk", n=n) for n in range(12)], kind="order")


@exhibit("verbs")
def verbs(g: Shown) -> Ask:
    return g.ask("a", "ask", [option(f"verb{n}") for n in range(1, 13)])


@exhibit("menus")
def menus(g: Shown) -> Ask:
    offers = [option(f"verb{n}", n=m) for n in range(1, 8) for m in (1, 2, 3)]
    return g.ask("a", "ask", [*offers, option("stay")])


@exhibit("crowd")
def crowd(g: Shown) -> Ask:
    return g.ask("a", "ask", [option(f"verb{n}", n=m) for n in range(1, 31) for m in (1, 2)])


def setup(setup: Setup, seed: bytes) -> Shown:
    """Show the ask that the mission names."""
    return Shown(schema=1, seats=setup.seats, chance=Chance(seed), mission=setup.mission)


def play(state: Shown) -> Steps:
    """Ask once, note the answers, and end."""
    if state.outcome:
        return
    asked = EXHIBITS[state.mission](state)
    given = yield msgspec.structs.replace(asked, checkpoint=True)
    choices: tuple[Choice, ...] = given if isinstance(given, tuple) else (given,)
    for choice in choices:
        state.got[choice.seat] = list(choice.path) or [picked.key for picked in choice.options]
        state.amounts = list(choice.amounts)
        state.tell(Picked(seat=choice.seat))
    state.end(state.seats, "done")
    state.end_phase("tour")


def view(state: Shown, seat: str | None) -> Shown:
    """Everybody sees everything."""
    return state


def scene(view: Shown) -> Scene:
    """Show who is there."""
    seats = tuple(Seatline(seat, seat, "blue", seat.upper()) for seat in view.seats)
    return Scene("training", "Gallery", seats=seats, alt=("A white wall.",))


def goal(view: Shown) -> Phrase | None:
    """How one wins, where a visitor is told."""
    return Phrase("gallery-goal") if view.mission in ("told", "long") else None


GAME = Game(
    id="gallery",
    state=Shown,
    seats=("a", "b"),
    players=(1, 2),
    missions=tuple(EXHIBITS),
    rules=Rules(setup=setup, play=play),
    look=Look(view=view, scene=scene, effect=effect, goal=goal),
    table=Table(rules={"burn": "GALLERY-BURN-01"}),
)

TEXTS = f"""
gallery-title = Gallery
gallery-blurb = Every kind of question.
gallery-seat-a = Alpha
gallery-seat-b = Beta
gallery-ask-ask = What will it be?
gallery-stake-ask = Nothing is at stake.
gallery-ask-told = Stay or burn?
gallery-stake-told = All is at stake.
gallery-goal = You win by leaving.
gallery-effect-burn = Nothing will be left of it.
gallery-ask-long = {"Why? " * 400}
gallery-stake-long = {"Because. " * 300}
gallery-do-go = Go to {{ $n }}
gallery-do-go-to = Go to {{ $to }}
gallery-do-stay = Stay
gallery-do-sit = Sit down
gallery-do-burn = Burn it all
gallery-do-pass = Let it pass
gallery-do-talk = {{ $n }} {LONG}
gallery-do-shout = Shout {LONG}
gallery-do-sing = Sing {LONG}
gallery-verb-go = Go
gallery-verb-talk = Talk {LONG}
gallery-event-picked = {{ $seat }} has answered.
gallery-phase-tour = The tour is over.
gallery-outcome-done = Everything has been seen.
""" + "".join(
    [f"gallery-mission-{name} = {name}\n" for name in EXHIBITS]
    + [f"gallery-do-verb{n} = Do number {n}\ngallery-verb-verb{n} = Verb {n}\n" for n in range(1, 31)]
    + [f"gallery-do-verb{n}-n = Do number {n}, part {{ $n }}\n" for n in range(1, 31)]
)
