"""Rank tokens: whose may be spent, and what for (RISE-RANK)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.engine.asks import Choice, Reason, option
from bot.engine.dice import face_id
from bot.engine.state import Asking, Steps
from bot.games.rise.box.cards import Bonus, SharedRank
from bot.games.rise.box.content import CLASSES
from bot.games.rise.box.dice import ACTION
from bot.games.rise.events.attacks import ActionRerolled, RankReadied
from bot.games.rise.rules.bars import bar
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Rise

BOARD = "rank"
"""The tokens on a Character board, as a source of re-rolls; those on a Class card go by the Class's id."""


class Source(NamedTuple):
    """A stack of Rank tokens that are ready, and whose it is."""

    owner: str
    id: str


def sources(g: Rise, seat: str) -> Iterator[Source]:
    """The tokens a Character may spend: own ones, and those shared in its Zone (RISE-CLASS-05, -06, RULING-26)."""
    me = g.characters[seat]
    if me.ranks_used < me.ranks:
        yield Source(seat, BOARD)
    for owner in g.seats:
        for id in g.characters[owner].classes:
            shared = sum(ability.amount for ability in CLASSES[id].abilities if isinstance(ability, SharedRank))
            ready = g.characters[owner].class_ranks_used.count(id) < shared
            if ready and (owner == seat or figures.share_zone(g, owner, seat)):
                yield Source(owner, id)


def spend(g: Rise, seat: str, id: str) -> str:
    """Turn a token to its used side, and give whose it was (RISE-RANK-04)."""
    owner = next(source.owner for source in sources(g, seat) if source.id == id)
    if id == BOARD:
        g.characters[owner].ranks_used += 1
    else:
        g.characters[owner].class_ranks_used.append(id)
    return owner


class Voice(NamedTuple):
    """A shared Rank token that does more than roll dice again (RISE-RULING-95)."""

    id: str
    bonus: Bonus


def voice(source: str) -> Voice | None:
    """What a token gives besides the new roll; nothing if it lies on a board."""
    abilities = CLASSES[source].abilities if source in CLASSES else ()
    shared = (ability for ability in abilities if isinstance(ability, SharedRank))
    return next((Voice(ability.id, ability.bonus) for ability in shared if ability.bonus), None)


def barred(g: Rise) -> Reason | None:
    """Why the Turn Player cannot re-roll Action Dice by Rank (RISE-RANK-01, -05)."""
    if not g.player.dice:
        return Reason("rise-refuse-no-dice-left", "RISE-RANK-05")
    return bar(any(sources(g, g.turn)), "no-rank", "RISE-RANK-04")


def reroll_actions(g: Rise, id: str) -> Steps:
    """Spend a token and roll any of the unassigned Action Dice again (RISE-RANK-01, -03, -06)."""
    dice = g.player.dice
    picked = yield from pick_dice(g, g.turn, "reroll-actions", [str(die) for die in dice], len(dice))
    owner = spend(g, g.turn, id)
    rolled = [int(face) for face in g.roll(ACTION, len(picked), seat=g.turn)]
    kept = [die for number, die in enumerate(dice) if number not in picked]
    g.player.dice = sorted([*kept, *rolled])
    g.tell(ActionRerolled(seat=g.turn, owner=owner, dice=tuple(map(str, g.player.dice))))


def pick_dice(g: Rise, seat: str, prompt: str, faces: list[str], most: int) -> Asking[tuple[int, ...]]:
    """Ask which of some dice to roll again, and give their places."""
    if len(faces) == 1:
        return (0,)
    options = [option("die", die=face_id(face), copy=n) for n, face in enumerate(faces)]
    choice: Choice = yield g.ask(seat, prompt, options, kind="some", least=1, most=min(most, len(faces)))
    return tuple(int(copy) for copy in choice.all("copy"))


def spent(g: Rise, seat: str) -> list[str]:
    """The Character's spent Rank tokens, those of the board first."""
    me = g.characters[seat]
    return [BOARD] * me.ranks_used + me.class_ranks_used


def ready(g: Rise, seat: str, amount: int) -> None:
    """Turn so many spent Rank tokens to their ready side."""
    me = g.characters[seat]
    tokens = spent(g, seat)[:amount]
    for token in tokens:
        if token == BOARD:
            me.ranks_used -= 1
        else:
            me.class_ranks_used.remove(token)
    if tokens:
        g.tell(RankReadied(seat=seat, count=len(tokens)))
