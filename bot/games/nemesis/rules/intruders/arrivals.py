"""Intruders that come aboard: tokens from the bag, miniatures on the board, and the First Encounter (NEM-OBJ-01)."""

from __future__ import annotations

from bot.engine.asks import Choice, Together, option
from bot.engine.decks import kind_of
from bot.engine.state import Asking, Steps
from bot.games.nemesis.box.content import STOCK, TOKENS
from bot.games.nemesis.box.shapes import IntruderKind
from bot.games.nemesis.events.intruders import Appeared, ChoicesMade, Lurked, TokenDrawn
from bot.games.nemesis.rules.intruders import moving
from bot.games.nemesis.state import Intruder, Nemesis

PATIENCE = 900
"""Seconds after which chance keeps an Objective for whoever has not chosen (NEM-RUL-62)."""


def draw_token(g: Nemesis) -> str:
    """Draw a token from the bag; it is not anywhere until put somewhere."""
    if not g.bag:
        return ""
    token = g.choose(g.bag)
    g.bag.remove(token)
    g.numbered = sorted({*g.numbered, token})
    g.tell(TokenDrawn(token=kind_of(token), number=TOKENS[token]))
    return token


def appear(g: Nemesis, of: IntruderKind, room: str) -> Asking[Intruder | None]:
    """Place a miniature, if there is one left (NEM-ENCOUNTER-06, NEM-ENCOUNTER-14, NEM-RUL-22)."""
    if of == "adult" and free(g, of) < 1:
        lurk(g, [each for each in g.intruders if each.kind == "adult" and not g.fighting(each)], wanted=True)
    if free(g, of) < 1:
        return None
    g.made[of] = g.made.get(of, 0) + 1
    intruder = Intruder(f"{of}.{g.made[of]}", of, room)
    g.intruders.append(intruder)
    g.tell(Appeared(intruder=intruder.id, room=g.place(room), at=room))
    g.came.append(room)
    moving.throw_out(g, room)
    yield from first_encounter(g)
    return intruder


def free(g: Nemesis, of: IntruderKind) -> int:
    """The number of miniatures of a kind that are in the box; Larvae on Character boards use theirs up."""
    on_boards = sum(player.larva for player in g.players.values()) if of == "larva" else 0
    return STOCK.miniatures[of] - on_boards - sum(each.kind == of for each in g.intruders)


def lurk(g: Nemesis, intruders: list[Intruder], *, wanted: bool = False) -> None:
    """Take Intruders off the board, their tokens back into the bag; for another, if a miniature is `wanted`."""
    for intruder in intruders:
        g.intruders.remove(intruder)
        moving.back_to_bag(g, intruder.kind)
    if intruders:
        g.tell(Lurked(count=len(intruders), wanted=int(wanted)))


def first_encounter(g: Nemesis) -> Steps:
    """Let every living player keep one Objective when the first miniature appears (NEM-OBJ-01, NEM-RUL-56)."""
    if g.met:
        return
    g.met = True
    g.reveal()
    choosers = [seat for seat in g.in_order() if g.players[seat].alive and len(g.players[seat].objectives) > 1]
    if not choosers:
        return
    asks = []
    for seat in choosers:
        offers = [option("objective", objective=objective) for objective in g.players[seat].objectives]
        late = offers[g.chance.below(len(offers))]
        asks.append(
            g.ask(
                seat,
                "objective",
                offers,
                secret=True,
                default=late,
                blind=True,
                within=PATIENCE,
                args={"who": g.who(seat)},
            )
        )
    choices: tuple[Choice, ...] = yield Together(tuple(asks))
    for choice in choices:
        player = g.players[choice.seat]
        kept = choice["objective"]
        g.boxed["objectives"] += [each for each in player.objectives if each != kept]
        g.note(choice.seat, "gave-up", objective=next(each for each in player.objectives if each != kept))
        player.objectives = [kept]
    g.tell(ChoicesMade())
