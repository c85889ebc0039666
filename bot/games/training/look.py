"""What a seat of Lamplight may see, and how it looks."""

from __future__ import annotations

from functools import cache

import msgspec

from bot.engine.asks import Option
from bot.engine.boards.graph import reach
from bot.engine.boards.hexes import parse
from bot.engine.scene import Area, Board, Card, Figure, Mark, Scene, Seatline, Tint, Token, Track
from bot.engine.words import Phrase
from bot.games.training.content import CARDS, MISSIONS, MOVE, Mission
from bot.games.training.events import COLOURS
from bot.games.training.state import HEALTH, Lamplight


class KeeperView(msgspec.Struct, frozen=True):
    """A keeper as everybody sees them: cards are counted, not shown."""

    at: str
    health: int
    oil: int
    cards: int


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat, or anybody, may see."""

    seat: str | None
    mission: str
    round: int
    phase: str
    turn: str
    lamp: int
    goal: int
    seats: tuple[str, ...]
    keepers: dict[str, KeeperView]
    shades: dict[str, str]
    crates: dict[str, int]
    deck: int
    discard: tuple[str, ...]
    marks: tuple[Mark, ...]
    hand: tuple[str, ...]

    @property
    def plan(self) -> Mission:
        """The mission being played."""
        return MISSIONS[self.mission]


def view(g: Lamplight, seat: str | None) -> View:
    """What this seat may see; its own hand is the only secret there is."""
    return View(
        seat=seat,
        mission=g.mission,
        round=g.round,
        phase=g.phase,
        turn=g.seats[g.turn] if g.turn < len(g.seats) and not g.outcome else "",
        lamp=g.lamp,
        goal=g.goal,
        seats=g.seats,
        keepers={s: KeeperView(k.at, k.health, k.oil, len(k.hand)) for s, k in g.keepers.items()},
        shades={shade.id: shade.at for shade in g.shades},
        crates={at: count for at, count in g.crates.items() if count},
        deck=len(g.deck),
        discard=tuple(g.deck.discard),
        marks=tuple(g.marks),
        hand=tuple(g.keepers[seat].hand) if seat else (),
    )


def goal(v: View) -> Phrase:
    """How the keepers win and lose: a full lamp in time, or holding out until dawn (TRAIN-WIN, TRAIN-LOSE)."""
    if v.goal:
        return Phrase("training-goal-full", {"goal": v.goal, "rounds": v.plan.rounds})
    return Phrase("training-goal-dawn", {"rounds": v.plan.rounds})


def name(kind: str, id: str) -> Phrase:
    """The name of a thing of this game."""
    return Phrase(f"training-{kind}-{id}")


def scene(v: View) -> Scene:
    """Lay the island out."""
    plan = v.plan
    turn = v.keepers.get(v.turn)
    near = reach(turn.at, plan.ways, MOVE) if turn and v.phase == "watch" else {}
    return Scene(
        theme="training",
        title=name("mission", v.mission),
        subtitle=Phrase("training-subtitle", {"round": v.round, "rounds": plan.rounds, "phase": v.phase}),
        board=board(v.mission),
        tints=tuple(Tint(space, "reach") for space in near if turn and space != turn.at),
        figures=(*keepers(v), *shades(v)),
        tokens=(
            Token(plan.tower, "lamp", name("thing", "lamp"), count=v.lamp, colour="yellow"),
            *(Token(at, "crate", name("thing", "crate"), count=count) for at, count in v.crates.items()),
        ),
        marks=v.marks,
        tracks=(
            Track(name("track", "round"), v.round, plan.rounds, danger_from=plan.rounds, glyph="hourglass"),
            Track(name("track", "lamp"), max(0, v.lamp), v.goal or 10, glyph="lamp"),
        ),
        seats=tuple(seatline(v, seat) for seat in v.seats),
        focus=tuple(near) or tuple(dict.fromkeys((*(k.at for k in v.keepers.values()), *v.shades.values()))),
        alt=(
            Phrase("training-alt-lamp", {"lamp": v.lamp, "round": v.round, "rounds": plan.rounds}),
            *(Phrase("training-alt-keeper", {"seat": s, "at": k.at, "health": k.health}) for s, k in v.keepers.items()),
            Phrase("training-alt-shades", {"count": len(v.shades), "places": tuple(v.shades.values())}),
        ),
    )


@cache
def board(mission: str) -> Board:
    """Lay out the part that never changes."""
    plan = MISSIONS[mission]
    return Board(tuple(Area(space, parse(space).centre, ground=ground) for space, ground in plan.hexes.items()))


def keepers(v: View) -> tuple[Figure, ...]:
    """Stand the keepers on the board."""
    return tuple(
        Figure(
            seat,
            keeper.at,
            name("seat", seat),
            "friend",
            colour=COLOURS[seat],
            letter=seat[0].upper(),
            pips=keeper.health,
            pips_of=HEALTH,
            state="" if keeper.health else "down",
            active=seat == v.turn,
            badge="lamp" if keeper.oil else "",
        )
        for seat, keeper in v.keepers.items()
    )


def shades(v: View) -> tuple[Figure, ...]:
    """Stand the shades on the board, each with its number."""
    return tuple(
        Figure(f"shade-{id}", at, Phrase("training-shade-name", {"shade": id}), "enemy", "enemy", letter=id)
        for id, at in v.shades.items()
    )


def seatline(v: View, seat: str) -> Seatline:
    """One keeper at a glance."""
    keeper = v.keepers[seat]
    return Seatline(
        seat,
        name("seat", seat),
        COLOURS[seat],
        seat[0].upper(),
        glyph="lamp" if keeper.oil else "",
        pips=keeper.health,
        pips_of=HEALTH,
        cards=keeper.cards,
        active=seat == v.turn,
        state="" if keeper.health else "down",
        note=Phrase("training-note", {"at": keeper.at, "oil": keeper.oil}),
    )


def sheet(v: View) -> Scene | None:
    """Lay a keeper's hand out for their eyes only."""
    if v.seat is None:
        return None
    return Scene(
        theme="training",
        title=Phrase("training-sheet", {"seat": v.seat}),
        cards=tuple(
            Card(
                card,
                name("card", card),
                name("card-text", card),
                kind=name("card-kind", "reaction" if CARDS[card].effect == "brace" else "action"),
                glyph=CARDS[card].glyph,
                colour="sky" if CARDS[card].effect == "brace" else "yellow",
            )
            for card in v.hand
        ),
        seats=(seatline(v, v.seat),),
        alt=(Phrase("training-alt-hand", {"count": len(v.hand), "cards": v.hand}),),
    )


def chain(prompt: str, offer: Option) -> str:
    """A step is worth being offered with what may be done where it leads."""
    return offer.key if (prompt, offer.verb) == ("watch", "move") and not offer.danger else ""


def sequel(prompt: str, before: Option, offer: Option) -> bool:
    """Whoever goes somewhere may take what lies there."""
    return (before.verb, offer.verb) == ("move", "take")
