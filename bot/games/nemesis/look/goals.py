"""How one wins and loses, in a line: in public what everybody knows, at a desk one's own Objective."""

from __future__ import annotations

from bot.engine.words import Phrase
from bot.games.nemesis.box.content import OBJECTIVES
from bot.games.nemesis.look.views import View


def goal(v: View) -> Phrase:
    """The aim of whoever looks; in public, and for the dead, how anybody wins (NEM-VICTORY-14, NEM-COOP-02)."""
    if v.mode == "coop":
        return Phrase("nemesis-goal-coop", {"objective": v.goals})
    if v.seat is None:
        return Phrase("nemesis-goal-anybody")
    if v.seat == v.hunter:
        return Phrase("nemesis-goal-hunter")
    if v.crew[v.seat].state == "dead":
        return Phrase("nemesis-goal-dead")
    if len(v.objectives) > 1:
        return Phrase("nemesis-goal-either", {"objective": v.objectives})
    return own(v, v.objectives[0]) if v.objectives else Phrase("nemesis-goal-anybody")


def own(v: View, objective: str) -> Phrase:
    """One's own Objective; where it wants one's own death, what that leaves (NEM-OBJ-07)."""
    return Phrase("nemesis-goal-own", {"aims": objective, "self": int(names_oneself(v, objective))})


def names_oneself(v: View, objective: str) -> bool:
    """Whether an Objective wants the death of whoever holds it."""
    wants = {want for wants in OBJECTIVES[objective].wants for want in wants}
    return v.seat is not None and f"player-{v.crew[v.seat].number}-dead" in wants
