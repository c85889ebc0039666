"""The end of the game, told as a story: the ship, its Engines and Coordinates, Contamination, Objectives (NEM-END)."""

from __future__ import annotations

from typing import NoReturn

from bot.games.nemesis.box.content import COORDINATES, STOCK, face, is_contamination
from bot.games.nemesis.events.ending import (
    CoordinatesRevealed,
    EngineFailure,
    EngineRevealed,
    FateOfSleepers,
    FinalDraw,
    FinalScan,
    GoalRevealed,
    GoalsChecked,
    Lost,
    ObjectiveRevealed,
    ShipDestroyed,
    ShipJumped,
    SignalsCounted,
)
from bot.games.nemesis.rules import objectives
from bot.games.nemesis.rules.body.contamination import all_of, reshuffle
from bot.games.nemesis.rules.cards import decks
from bot.games.nemesis.rules.objectives import Fate
from bot.games.nemesis.state import Nemesis

DRAWN = 4
"""Cards drawn in the Contamination check (NEM-VICTORY-11)."""


def end(g: Nemesis, reason: str) -> NoReturn:
    """Resolve the end (NEM-END-01..07) and the Victory Check (NEM-VICTORY)."""
    g.turn, g.trade, g.airlock, g.looking = "", None, "", {}
    fate = Fate(reason in ("fire", "malfunction", "self-destruct") or g.destruct >= 0)
    if reason == "gone":
        if fate.destroyed:
            g.destruct = len(STOCK.destruct_track) - 1
        else:
            g.time = len(STOCK.time_track) - 1
    g.reveal()
    g.tell(ShipDestroyed(reason=reason) if fate.destroyed else ShipJumped(reason=reason))
    for seat in g.in_order():
        player = g.players[seat]
        if player.awake or (fate.destroyed and player.state == "asleep"):
            lose(g, seat)
    g.end_phase("end", picture=True)
    engines(g, fate)
    coordinates(g, fate)
    for seat in g.in_order():
        if g.players[seat].alive:
            contamination(g, seat)
            g.end_phase("contamination", picture=False)
    winners = victory(g, fate)
    g.end_phase("victory", picture=False)
    g.end(winners, reason)


def lose(g: Nemesis, seat: str) -> None:
    """Let a Character die with the ship or on the way."""
    g.players[seat].state = "dead"
    g.tell(Lost(who=g.who(seat)))


def engines(g: Nemesis, fate: Fate) -> None:
    """Check 1: two Damaged Engines destroy the ship (NEM-VICTORY-04, NEM-VICTORY-05)."""
    if fate.destroyed:
        return
    for engine, tokens in g.engines.items():
        g.tell(EngineRevealed(engine=engine, status=tokens[-1]))
    if sum(tokens[-1] == "damaged" for tokens in g.engines.values()) >= 2:
        fate.destroyed = True
        g.tell(EngineFailure())
        for seat in g.in_order():
            if g.players[seat].state == "asleep":
                lose(g, seat)
    g.end_phase("engines", picture=False)


def coordinates(g: Nemesis, fate: Fate) -> None:
    """Check 2: only Earth saves sleepers, or Mars those in Quarantine (NEM-VICTORY-07, NEM-VICTORY-08)."""
    if fate.destroyed:
        return
    fate.arrived = COORDINATES[g.coordinates].leads[g.destination]
    g.tell(CoordinatesRevealed(space=g.destination, destination=fate.arrived))
    for seat in g.in_order():
        player = g.players[seat]
        if player.state != "asleep" or fate.arrived == "earth":
            continue
        if fate.arrived == "mars" and "quarantine" in player.objectives:
            g.tell(FateOfSleepers(who=g.who(seat)))
        else:
            lose(g, seat)
    g.end_phase("coordinates", picture=False)


def contamination(g: Nemesis, seat: str) -> None:
    """Check 3: the Infected and those with a Larva draw 4 cards; Contamination kills (NEM-VICTORY-10, -11)."""
    player = g.players[seat]
    infected = 0 if player.larva else sum(card in g.infected for card in all_of(player))  # NEM-VICTORY-12
    g.tell(FinalScan(who=g.who(seat), infected=infected, larva=int(player.larva)))
    if not infected and not player.larva:
        return
    reshuffle(g, seat)
    drawn = decks.take(g, seat, DRAWN)
    player.discard += drawn
    g.tell(FinalDraw(who=g.who(seat), cards=tuple(face(card) for card in drawn)))
    if any(is_contamination(card) for card in drawn):
        lose(g, seat)


def together(g: Nemesis, fate: Fate) -> bool:
    """Check what a crew was to do together, one Objective after the other (NEM-COOP-02, NEM-COOP-03)."""
    met = [objectives.reached(g, fate, goal) for goal in g.goals]
    for goal, done in zip(g.goals, met, strict=True):
        g.tell(GoalRevealed(objective=goal, met=int(done)))
        g.end_phase("goal", picture=False)
    sent, needed = objectives.signals(g)
    if needed:
        g.tell(SignalsCounted(sent=sent, needed=needed))
    won = all(met) and sent >= needed and any(player.alive for player in g.players.values())
    g.tell(GoalsChecked(won=int(won)))
    return won


def victory(g: Nemesis, fate: Fate) -> list[str]:
    """Check 4: whoever lives and has met their Objective wins (NEM-VICTORY-14, NEM-COOP-02)."""
    if g.mode == "coop":
        return list(g.seats) if together(g, fate) else []
    winners = [seat for seat in g.in_order() if g.players[seat].alive and unveil(g, fate, seat)]
    for seat in g.in_order():  # what the dead were after is told last, all of it at once (NEM-RUL-54)
        if not g.players[seat].alive:
            tell_objectives(g, fate, seat)
    return winners


def unveil(g: Nemesis, fate: Fate, seat: str) -> bool:
    """Turn what a survivor was after: a moment of its own for each of them (NEM-VICTORY-14)."""
    met = tell_objectives(g, fate, seat)
    g.end_phase("objective", picture=False)
    return met


def tell_objectives(g: Nemesis, fate: Fate, seat: str) -> bool:
    """Tell what somebody was after; whether any of it is done: the dead have done nothing (NEM-VICTORY-01)."""
    player, won = g.players[seat], False
    for objective in player.objectives:
        met = player.alive and objectives.fulfilled(g, fate, player, objective)
        g.tell(ObjectiveRevealed(who=g.who(seat), objective=objective, met=int(met)))
        won = won or met
    return won
