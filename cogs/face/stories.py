"""Stories: the lines of what happened, cut to what a message holds, and all of them a press away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.sessions.telling.choosing import choose
from bot.sessions.telling.story import Line, Told, lines_of, tell_line
from bot.sessions.telling.update import Snapshot
from bot.text import Tongue
from cogs.face.ids import Mark
from cogs.face.parts import Part, Shown, button, buttons, choice, menu, text
from cogs.face.words import clip

STORY = 1200
"""Letters of a story on a panel, which is to be one screen."""
STAYS = 2400
"""Letters of a story in a message that stays: it is read once, from top to bottom."""
PAGE = 3600
LINE = 400
CHOICES = 25
"""Lines of a page: each can be asked about in one menu."""
ACT = "told"
"""What the button below a story that stays does: it works for as long as the message stands."""
WHY = "why"
"""What the menu below a page does: it says why a line was told."""
NEWS = 5
"""Lines of what just happened that a live panel tells; the rest is one press away."""


def news(tongue: Tongue, story: Sequence[Told], deed: int = -1) -> str:
    """What just happened, its weightiest lines, and how many more there are; before them what it all came of.

    `deed` is where in the story that is told. What was told before it only fills the room that is left.
    """
    lines = lines_of(story)
    done = len(lines_of(story[: deed + 1])) - 1 if 0 <= deed < len(story) else -1
    start = min(done, max(0, len(lines) - NEWS)) if done >= 0 else 0
    spoken = [_quoted(tongue, line) for line in lines[start:]]
    kept = [0] if done == start and len(spoken) > NEWS else []
    gaps = Gaps(tongue, "" if kept else "panel-earlier-news", "panel-between")

    def fits(places: Sequence[int]) -> bool:
        return len(places) <= NEWS and len(gaps.told(spoken, places, start)) <= STORY + LINE

    return gaps.told(spoken, choose(lines[start:], fits, kept=kept, flowing=True), start)


def stays(tongue: Tongue, table: int, taken: Snapshot) -> list[Part]:
    """The story of phases that are over; where a message does not hold all of it, a button that shows the whole."""
    lines = lines_of(taken.story)
    spoken = [_quoted(tongue, line) for line in lines]
    gaps = Gaps(tongue, "story-before", "story-left-out")

    def fits(places: Sequence[int]) -> bool:
        return len(places) <= (NEWS if taken.brief else len(lines)) and len(gaps.told(spoken, places)) <= STAYS

    shown = choose(lines, fits, flowing=True)
    parts = [text(gaps.told(spoken, shown))] if lines else []
    cut = len(shown) < len(lines) or any(line.endswith("…") for line in spoken)
    if not cut or not taken.until:
        return parts
    mark = Span(taken.since, taken.until, ended=True).mark(table, ACT, 0)
    return [*parts, *buttons([button(tongue.t("story-whole"), mark.button())])]


class Gaps(NamedTuple):
    """How lines are told of which some are left out: wherever that is, it says how many."""

    tongue: Tongue
    before: str
    """The words where those before all others are left out; without them they are counted in the next gap."""
    first: str
    """The words of the first gap among the others; further ones only count."""

    def told(self, spoken: Sequence[str], places: Sequence[int], earlier: int = 0) -> str:
        """The lines with these places; `earlier` lines went before them all."""
        told, counted, last, left = list[str](), False, -1, earlier
        for place in (*places, len(spoken)):
            left += place - last - 1
            if left and (last >= 0 or self.before):
                told.append(self.tongue.t(self._id(first=last < 0, counted=counted), count=left))
                left, counted = 0, counted or last >= 0
            told += spoken[place : place + 1]
            last = place
        return "\n".join(told)

    def _id(self, *, first: bool, counted: bool) -> str:
        """Which words say that lines are left out here."""
        if first:
            return self.before
        return "story-left-out" if counted else self.first


class Span(NamedTuple):
    """A part of a table's story: all from after one row to another, there to the end of what a message holds."""

    since: int
    until: int
    ended: bool = False
    apart: bool = False
    """What the first row tells is no part of it."""

    def mark(self, table: int, act: str, place: int) -> Mark:
        """What a component means that shows this part: a page of it, or why a line was told."""
        return Mark(table, 0, act, f"{self.since}.{self.until}.{place}.{2 if self.apart else int(self.ended)}")

    @classmethod
    def read(cls, what: str) -> tuple[Span, int]:
        """The part that a component means, and the place in it; on messages of earlier versions it is a message's."""
        since, until, place, *ended = map(int, what.split("."))
        return cls(since, until, ended in ([], [1]), ended == [2]), place


def whole(tongue: Tongue, table: int, span: Span, lines: Sequence[Line], page: int) -> Shown:
    """A page of a whole story, the ways to those around it, and a menu that says why of each line; -1 is the last."""
    pages = _pages([f"> {tell_line(tongue, line)}" for line in lines])
    if not pages:
        return Shown([text(tongue.t("panel-story-none"))])
    if page < -len(pages):
        return Shown([text(tongue.t("table-log-empty"))])
    here = min(page, len(pages) - 1) if page >= 0 else len(pages) + page
    earlier = button(tongue.t("panel-earlier"), span.mark(table, ACT, max(here - 1, 0)).button(), disabled=here == 0)
    later_mark = span.mark(table, ACT, here + 1)
    later = button(tongue.t("panel-later"), later_mark.button(), disabled=here == len(pages) - 1)
    asking = [choice(tell_line(tongue, lines[place]), str(place)) for place in dict.fromkeys(p for p, _ in pages[here])]
    said = "\n".join(piece for _, piece in pages[here])
    why = menu(span.mark(table, WHY, here).select(), tongue.t("why-menu"), asking)
    return Shown([text(said), why, *(buttons([earlier, later]) if len(pages) > 1 else ())])


def _quoted(tongue: Tongue, line: Line) -> str:
    """A line as a message quotes it."""
    return clip(f"> {tell_line(tongue, line)}", LINE)


def _pages(lines: Sequence[str]) -> list[list[tuple[int, str]]]:
    """Lines with their places on as few pages as hold them, in order; what is too long for one goes on on the next."""
    pages, room = list[list[tuple[int, str]]](), 0
    for place, line in enumerate(lines):
        for piece in _pieces(line):
            if len(piece) + 1 > room or len(pages[-1]) == CHOICES:
                pages.append([])
                room = PAGE
            pages[-1].append((place, piece))
            room -= len(piece) + 1
    return pages


def _pieces(line: str) -> Iterator[str]:
    """A line in pieces that a page holds."""
    while len(line) > PAGE:
        at = line.rfind(" ", PAGE // 2, PAGE)
        cut = at if at > 0 else PAGE - 1
        yield line[:cut]
        line = f"> {line[cut:].lstrip()}"
    yield line
