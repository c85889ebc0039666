"""Escape Pods and hibernation: the two ways off the ship (NEM-POD, NEM-HIBER)."""

from __future__ import annotations

from bot.engine.asks import Choice, Option, Reason, Together, option
from bot.engine.state import Asking, Steps
from bot.games.nemesis.box.content import STOCK
from bot.games.nemesis.events.crew import AttemptFailed, Boarded, FellAsleep, Launched, LeftPod
from bot.games.nemesis.rules import sidelines
from bot.games.nemesis.rules.acting.acting import Act, decide, pay
from bot.games.nemesis.rules.bars import bar
from bot.games.nemesis.rules.body import wounds
from bot.games.nemesis.rules.ship import noise_roll
from bot.games.nemesis.state import Nemesis, Pod

SEATS = 2
"""Seats in a Pod (NEM-POD-03)."""


def section(g: Nemesis, room: str) -> list[Pod]:
    """The Pods of the Section that a room belongs to, if it is an Evacuation room."""
    return [pod for pod in g.pods if not pod.gone and g.rooms[room].tile == f"evacuation-{pod.section}"]


def aboard(g: Nemesis, pod: Pod) -> list[str]:
    """Who sits in a Pod, in order."""
    return [seat for seat in g.in_order() if g.players[seat].state == "pod" and g.players[seat].pod == pod.number]


def boardable(g: Nemesis, room: str) -> list[Pod]:
    """The Pods that can be entered: Unlocked, with a free seat (NEM-ROOM-EVAC-01)."""
    return [pod for pod in section(g, room) if not pod.locked and len(aboard(g, pod)) < SEATS]


def board_barred(g: Nemesis, seat: str, room: str) -> Reason | None:
    """Why no Pod can be entered here."""
    return bar(boardable(g, room), "no-pod", "NEM-ROOM-EVAC-01")


def attempt(g: Nemesis, seat: str) -> Asking[bool]:
    """Make the Noise roll of an attempt; False if any Intruder came (NEM-ROOM-EVAC-02, NEM-HIBER-02, NEM-RUL-49)."""
    room = g.players[seat].at
    g.came = []
    yield from noise_roll.roll(g, seat)
    failed = room in g.came
    g.came = []
    if failed:
        g.tell(AttemptFailed(who=g.who(seat)))
    return not failed and g.here(seat)


def board(g: Nemesis, act: Act, room: str) -> Steps:
    """Enter a Pod and launch at once, or wait (NEM-ROOM-EVAC-02, NEM-ROOM-EVAC-03, NEM-POD-04)."""
    offers = [option("pod", pod=pod.number) for pod in boardable(g, room)]
    choice = yield from decide(g, act, "pod", offers)
    if not (yield from pay(g, act)) or not (yield from attempt(g, act.seat)):
        return
    pod = next(pod for pod in g.pods if pod.number == choice["pod"])
    player = g.players[act.seat]
    player.state, player.pod = "pod", pod.number
    g.tell(Boarded(who=g.who(act.seat), pod=pod.number))
    offers = [Option("launch", danger=True), option("wait")]
    asks = tuple(
        g.ask(seat, "launch", offers, default=offers[1], args={"who": g.who(seat), "pod": pod.number})
        for seat in aboard(g, pod)
    )
    choices: tuple[Choice, ...] = yield Together(asks)
    if any(choice.verb == "launch" for choice in choices):
        launch(g, pod)


def launch(g: Nemesis, pod: Pod) -> None:
    """Launch a Pod with everybody in it (NEM-POD-05)."""
    crew = aboard(g, pod)
    pod.gone = "launched"
    for seat in crew:
        g.players[seat].state, g.players[seat].at = "launched", ""
    g.tell(Launched(pod=pod.number, crew=tuple(g.who(seat) for seat in crew)))
    for seat in crew:
        sidelines.tell(g, seat)
    wounds.last_one(g)


def eject(g: Nemesis, pod: Pod) -> None:
    """Lose a Pod; whoever waits in it is back in the room."""
    for seat in aboard(g, pod):
        leave(g, seat)
    pod.gone = "ejected"


def leave(g: Nemesis, seat: str) -> None:
    """Step out of a Pod into the Section's room (NEM-POD-08)."""
    player = g.players[seat]
    player.state, player.pod = "aboard", ""
    g.tell(LeftPod(who=g.who(seat), room=g.place(player.at)))


def pod_of(g: Nemesis, seat: str) -> Pod:
    """The Pod that somebody sits in."""
    return next(pod for pod in g.pods if pod.number == g.players[seat].pod)


def chambers_open(g: Nemesis) -> bool:
    """Whether the Time marker is on a blue space (NEM-HIBER-01)."""
    return STOCK.time_track[g.time] == "blue"


def sleep_barred(g: Nemesis, seat: str, room: str) -> Reason | None:
    """Why nobody can hibernate now."""
    return bar(chambers_open(g), "chambers-closed", "NEM-HIBER-01")


def sleep(g: Nemesis, act: Act, room: str) -> Steps:
    """Try to hibernate (NEM-HIBER-02, NEM-HIBER-03)."""
    if not (yield from pay(g, act)) or not (yield from attempt(g, act.seat)):
        return
    player = g.players[act.seat]
    player.state, player.at = "asleep", ""
    g.tell(FellAsleep(who=g.who(act.seat)))
    sidelines.tell(g, act.seat)
    wounds.last_one(g)
