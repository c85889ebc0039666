"""Stories: the lines of what happened, cut to what a message holds, and all of them a press away."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.sessions.telling.story import Told, tell
from bot.sessions.telling.update import Snapshot
from bot.text import Tongue
from cogs.face.ids import Mark
from cogs.face.parts import Part, Shown, button, buttons, text
from cogs.face.words import clip, clip_lines

STORY = 1200
"""Letters of a story on a panel, and in the message that stays."""
PAGE = 3600
LINE = 400
ACT = "told"
"""What the button below a story that stays does: it works for as long as the message stands."""
NEWS = 5
"""Lines of what just happened that a live panel tells; the rest is one press away."""


def news(tongue: Tongue, story: Sequence[Told], deed: int = -1) -> str:
    """The newest lines of a story, and how many more there are; before them what somebody did, that all of it came of.

    `deed` is where in the story that is told.
    """
    lines = tell(tongue, story)
    done = len(tell(tongue, story[: deed + 1])) - 1 if 0 <= deed < len(story) else len(lines)
    if done >= len(lines) - NEWS:
        return _newest(tongue, lines, lines[-NEWS:], "panel-earlier-news")
    (first,) = _quoted([clip(lines[done], LINE)])
    between = tongue.t("panel-between", count=len(lines) - NEWS)
    return f"{first}\n{clip_lines([between, *_quoted(lines[1 - NEWS :])], STORY + LINE - len(first))}"


def stays(tongue: Tongue, table: int, taken: Snapshot) -> list[Part]:
    """The story of phases that are over; where a message does not hold all of it, a button that shows the whole."""
    lines = tell(tongue, taken.story)
    shown = clip_lines(_quoted(lines), STORY).count("\n") + 1
    said = text(_newest(tongue, lines, lines[-shown:], "story-before"))
    if shown == len(lines) or not taken.until:
        return [said]
    mark = Mark(table, 0, ACT, f"{taken.since}.{taken.until}.0")
    return [said, *buttons([button(tongue.t("story-whole"), mark.button())])]


def whole(tongue: Tongue, story: Sequence[Told], page: int, turn: tuple[Mark, Mark]) -> Shown:
    """A page of a whole story, with the marks of the buttons that turn to the pages around it."""
    pages = list(_pages(_quoted(tell(tongue, story)))) or [tongue.t("panel-story-none")]
    page = min(page, len(pages) - 1)
    earlier = button(tongue.t("panel-earlier"), turn[0].button(), disabled=page == 0)
    later = button(tongue.t("panel-later"), turn[1].button(), disabled=page == len(pages) - 1)
    return Shown([text(pages[page]), *(buttons([earlier, later]) if len(pages) > 1 else ())])


def _newest(tongue: Tongue, lines: Sequence[str], shown: Sequence[str], id: str) -> str:
    """Lines of a story, after how many there were before them."""
    left = len(lines) - len(shown)
    earlier = [tongue.t(id, count=left)] if left else []
    return clip_lines([*earlier, *_quoted(shown)], STORY + LINE)


def _quoted(lines: Iterable[str]) -> list[str]:
    return [f"> {line}" for line in lines]


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
