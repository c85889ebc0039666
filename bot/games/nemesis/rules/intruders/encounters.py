"""Encounters and Surprise Attacks (NEM-ENCOUNTER, NEM-SURPRISE)."""

from __future__ import annotations

from bot.engine.asks import PASS, Choice, Option, option
from bot.engine.decks import kind_of
from bot.engine.state import Asking, Steps
from bot.games.nemesis.box.content import TOKENS
from bot.games.nemesis.events.intruders import BlankDrawn, EncounterBegan, NobodyCame, Steeled, Surprised, Unsurprised
from bot.games.nemesis.rules.acting.acting import WINDOW, discard
from bot.games.nemesis.rules.intruders import attacking, moving
from bot.games.nemesis.rules.intruders.arrivals import appear, draw_token
from bot.games.nemesis.rules.ship import noise
from bot.games.nemesis.state import Intruder, Nemesis


def encounter(g: Nemesis, seat: str, token: str = "", *, cause: str = "") -> Steps:
    """Resolve an Encounter of a Character, brought by something (NEM-ENCOUNTER-04..12)."""
    room = g.players[seat].at
    g.tell(EncounterBegan(who=g.who(seat), room=g.place(room), at=room, cause=cause))
    noise.hush(g, room)
    token = token or draw_token(g)
    if not token:
        return
    if kind_of(token) == "blank":
        _blank(g, room)
    elif intruder := (yield from appear(g, kind_of(token), room)):  # type: ignore[arg-type]
        g.pool.append(token)
        yield from surprise(g, seat, intruder, TOKENS[token])
    else:
        moving.into_bag(g, token)
        g.tell(NobodyCame())
    g.end_phase("encounter")


def _blank(g: Nemesis, room: str) -> None:
    """Put noise all around and the Blank back; an empty bag gets an Adult (NEM-ENCOUNTER-10, NEM-ENCOUNTER-11)."""
    last = not g.bag
    noise.everywhere(g, room)
    moving.into_bag(g, "blank.1")
    if last:
        moving.back_to_bag(g, "adult")
    g.tell(BlankDrawn(last=int(last)))


def surprise(g: Nemesis, seat: str, intruder: Intruder, number: int) -> Steps:
    """Attack whoever triggered the Encounter if their hand is smaller than the number (NEM-ENCOUNTER-07, -08)."""
    if g.weak("reaction-to-danger"):
        number = max(1, number - 1)
    if not g.here(seat) or g.intruder(intruder.id) is None:
        return
    held = len(g.players[seat].hand)
    if held >= number:
        g.tell(Unsurprised(who=g.who(seat), number=number, count=held))
        return
    g.tell(Surprised(intruder=intruder.id, who=g.who(seat), number=number, count=held))
    if not (yield from steeled(g, seat)):
        yield from attacking.attack(g, intruder, seat)


def steeled(g: Nemesis, seat: str) -> Asking[bool]:
    """Ask the Soldier, whatever is in hand, whether Nerves of Steel are shown (NEM-RUL-64)."""
    player = g.players[seat]
    if player.character != "soldier" or not player.hand or "nerves-of-steel" in player.discard:
        return False
    able = [option("steel")] if "nerves-of-steel" in player.hand else []
    let = Option(PASS, danger=bool(able))
    choice: Choice = yield g.ask(
        seat,
        "steel",
        (*able, let),
        kind="react",
        secret=True,
        default=let,
        within=WINDOW,
        args={"who": g.who(seat)},
    )
    if choice.passed:
        return False
    discard(g, seat, ["nerves-of-steel"])
    g.reveal()
    g.tell(Steeled(who=g.who(seat)))
    return True
