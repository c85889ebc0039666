"""Questions with one answer: they answer themselves, where that betrays nothing and takes nothing from anybody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bot.engine.asks import Answer, Ask
from bot.engine.match import Entry, Match
from bot.engine.words import Phrase
from bot.markdown import plain
from bot.sessions.reach import Reach
from bot.sessions.telling.story import Joined, Told, Why
from bot.store import Seat, TableRow
from bot.text import speak


class Given(NamedTuple):
    """An entry, whose it is (nobody's if Vigil gives it), and how it came with the one before."""

    entry: Entry
    user_id: int | None = None
    how: Joined = ""
    why: Why = ""


def only_answer(ask: Ask) -> Answer | None:
    """The one answer that is legal; none where somebody chooses, or where a quick answer would tell what they hold.

    What is dangerous is for a person to say, though there is nothing else to be said.
    """
    if ask.secret or ask.ours or ask.private or ask.kind in ("react", "path"):
        return None
    if not ask.options or any(each.secret or each.ours or each.danger for each in ask.options):
        return None
    count, keys = len(ask.options), tuple(each.key for each in ask.options)
    if count == (ask.least if ask.kind == "some" else 1):
        return Answer(ask.seats[0], keys, (ask.amount,) if ask.kind == "split" else ())
    return None


def forced(match: Match, *, may_go_back: bool) -> Answer | None:
    """The answer that gives itself now, if one does.

    As long as somebody may take back what they did last, nothing comes out by itself that would put an end to that.
    """
    if len(match.asks) != 1 or match.over:
        return None
    answer = only_answer(match.asks[0])
    if answer and may_go_back and ahead(match).apply(answer).reveals:
        return None
    return answer


def by_itself(match: Match, seats: Mapping[str, Seat], reach: Reach) -> list[Given]:
    """The answer that needs no person: of Vigil's own players, each knowing what its seat may know; or the only one."""
    for seat in match.waiting:
        ask = match.ask_of(seat)
        people = ask and any(seats[other].kind == "person" for other in ask.seats)
        if ask and not people and seats[seat].kind == "computer":
            return [Given(match.game.player.advise(match.view(seat), ask))]
    answer = forced(match, may_go_back=reach.answers > 0)
    return [Given(answer, None, "forced")] if answer else []


def ahead(match: Match) -> Match:
    """A copy of a match to look ahead with, which takes no pictures."""
    return Match.restore(match.game, match.base, match.entries, camera=False)


def nothing_else(table: TableRow, seat: str) -> Told:
    """What is told of such an answer where the rules tell nothing."""
    return Told(Phrase("story-forced", {"seat": plain(speak(table.locale).t(f"{table.game}-seat-{seat}"))}))
