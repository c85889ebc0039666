"""Stories: the lines of what happened, cut to what a message holds, and all of them a press away."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.sessions.telling.choosing import choose
from bot.sessions.telling.story import Line, Told, lines_of, tell, tell_line
from bot.sessions.telling.update import Snapshot
from bot.text import Tongue
from cogs.face.ids import Mark
from cogs.face.parts import Part, Shown, button, buttons, text
from cogs.face.words import clip

STORY = 1200
"""Letters of a story on a panel, and in the message that stays."""
PAGE = 3600
LINE = 400
ACT = "told"
"""What the button below a story that stays does: it works for as long as the message stands."""
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

    return gaps.told(spoken, choose(lines[start:], fits, kept=kept), start)


def stays(tongue: Tongue, table: int, taken: Snapshot) -> list[Part]:
    """The story of phases that are over; where a message does not hold all of it, a button that shows the whole."""
    lines = lines_of(taken.story)
    spoken = [_quoted(tongue, line) for line in lines]
    gaps = Gaps(tongue, "story-before", "story-left-out")

    def fits(places: Sequence[int]) -> bool:
        return len(gaps.told(spoken, places)) <= STORY

    shown = choose(lines, fits)
    parts = [text(gaps.told(spoken, shown))] if lines else []
    cut = len(shown) < len(lines) or any(line.endswith("…") for line in spoken)
    if not cut or not taken.until:
        return parts
    mark = Mark(table, 0, ACT, f"{taken.since}.{taken.until}.0")
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


def whole(tongue: Tongue, story: Sequence[Told], page: int, turn: tuple[Mark, Mark]) -> Shown:
    """A page of a whole story, with the marks of the buttons that turn to the pages around it."""
    pages = list(_pages(f"> {line}" for line in tell(tongue, story))) or [tongue.t("panel-story-none")]
    page = min(page, len(pages) - 1)
    earlier = button(tongue.t("panel-earlier"), turn[0].button(), disabled=page == 0)
    later = button(tongue.t("panel-later"), turn[1].button(), disabled=page == len(pages) - 1)
    return Shown([text(pages[page]), *(buttons([earlier, later]) if len(pages) > 1 else ())])


def _quoted(tongue: Tongue, line: Line) -> str:
    """A line as a message quotes it."""
    return clip(f"> {tell_line(tongue, line)}", LINE)


def _pages(lines: Iterable[str]) -> Iterable[str]:
    """Lines in as few parts as hold them, in order."""
    page = ""
    for line in lines:
        short = clip(line, PAGE)
        if page and len(page) + len(short) + 1 > PAGE:
            yield page
            page = ""
        page = f"{page}\n{short}" if page else short
    if page:
        yield page
