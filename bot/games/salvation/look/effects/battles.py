"""Battles, searches and dice: the exact chances, as anybody at the table could reckon them."""

from __future__ import annotations

from fractions import Fraction

from bot.engine.asks import Ask, Option
from bot.engine.dice import percent
from bot.engine.words import Phrase
from bot.games.salvation.box.cards import Attack, Move, Scout
from bot.games.salvation.box.content import CARDS
from bot.games.salvation.look.forecast import Meeting, clash, may_attack, moved
from bot.games.salvation.look.odds import SIDES_OF_A_DIE, Group
from bot.games.salvation.look.views import View
from bot.games.salvation.rules.board.scouting import scouting_modifier
from bot.games.salvation.rules.board.units import defence, life, value
from bot.games.salvation.state import SKYNET, Salvation, enemy


def attack(v: View, ask: Ask, option: Option) -> Phrase | None:
    """What an attack in a sector may cost both sides, with the card's extra dice (SAL-ATTACK-01)."""
    g, sector = v.now, str(option.args["at"])
    side = g.side(ask.seats[0])
    card = CARDS[str(ask.args["card"])]
    extra = sum(action.dice for action in card.actions if isinstance(action, Attack))
    return toll(g, Meeting(sector, may_attack(g, g.at(sector, side)), g.at(sector, enemy(side)), extra))


def defend(v: View, ask: Ask, option: Option) -> Phrase | None:
    """What a battle at the border may cost both sides: whoever defends strikes first (SAL-BORDER-05)."""
    g, sector, entered = v.now, str(option.args["at"]), ask.args["units"]
    side = g.side(ask.seats[0])
    came = [g.units[id] for id in entered if id in g.units] if isinstance(entered, tuple) else []
    there = [unit for unit in g.at(sector, enemy(side)) if unit not in came]
    theirs = [*there, *(moved(g, unit, sector) for unit in came)]
    return toll(g, Meeting(sector, g.at(sector, side), theirs, declared="border"))


def toll(g: Salvation, meeting: Meeting) -> Phrase | None:
    """The dice of whoever strikes first, and what each side loses on average, in tenths."""
    if not meeting.first or not meeting.second:
        return None
    met = clash(g, meeting)
    lost, won = Fraction(), Fraction()
    for (left, others), chance in met.chances.items():
        lost += chance * gone(met.strikers, left)
        won += chance * gone(met.answerers, others)
    args = {"dice": met.dice, "ours": len(meeting.first), "theirs": len(meeting.second)}
    return Phrase("salvation-effect-battle", {**args, "lost": f"{float(lost):.1f}", "won": f"{float(won):.1f}"})


def gone(before: Group, after: Group) -> int:
    """How many units are lost."""
    return len(before) - len(after)


def search(v: View, ask: Ask, option: Option) -> Phrase | None:
    """The chance that a machine finds who enters, or storms a shelter (SAL-BORDER-06, SAL-OPT-07)."""
    played = v.now.decks["resistance"].discard[-1:] if ask.prompt == "border-search" else []
    stealth = sum(action.stealth for card in played for action in CARDS[card].actions if isinstance(action, Move))
    return found(v, str(option.args["unit"]), -stealth)


def scout(v: View, ask: Ask, option: Option) -> Phrase | None:
    """A human scout opens a token at once; a machine rolls against its Scouting (SAL-SCOUT-02, -03)."""
    unit = v.now.units[str(option.args["unit"])]
    if ask.seats[0] != SKYNET:
        return Phrase("salvation-effect-scout", {"at": unit.at})
    card = CARDS[str(ask.args["card"])]
    return found(v, unit.id, sum(action.bonus for action in card.actions if isinstance(action, Scout)))


def found(v: View, id: str, bonus: int) -> Phrase:
    """The chance of one die against a machine's Scouting."""
    g, unit = v.now, v.now.units[id]
    least = value(g, unit.kind, "scouting") - scouting_modifier(g, unit.at) - bonus
    faces = min(SIDES_OF_A_DIE, max(0, SIDES_OF_A_DIE + 1 - least))
    return Phrase("salvation-effect-search", {"at": unit.at, "chance": percent(Fraction(faces, SIDES_OF_A_DIE))})


def aim(v: View, ask: Ask, option: Option) -> Phrase | None:
    """What one more damage does to a target (SAL-COMBAT-08)."""
    g, unit = v.now, v.now.units[str(option.args["target"])]
    return Phrase("salvation-effect-aim", {"defence": defence(g, unit), "left": life(g, unit) - 1})
