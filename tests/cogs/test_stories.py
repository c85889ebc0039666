"""What a panel tells of what just happened: the newest, and what somebody did that it all came of."""

from __future__ import annotations

import msgspec
import pytest

from bot.engine.game import Setup
from bot.engine.match import Match
from bot.engine.words import Phrase
from bot.games import IDS, game
from bot.sessions.telling.standing import News, Standing
from bot.sessions.telling.story import Told, lines_of, tell_line, weight
from bot.sessions.telling.update import Snapshot, Update
from bot.text import speak
from cogs.face import stories
from cogs.face.stories import LINE, NEWS, STAYS, Span, news, stays, whole
from cogs.face.words import clip

ENGLISH = speak("en")


def told(*names: str) -> list[Told]:
    """A sentence for each name."""
    return [Told(Phrase("table-joined", {"seat": name})) for name in names]


def test_what_somebody_did_is_kept_however_much_came_of_it() -> None:
    story = told("Before", "The deed", *(f"Thing {n}" for n in range(9)))
    lines = news(ENGLISH, story, deed=1).splitlines()
    assert lines[0] == "> You play The deed."
    assert lines[1] == "-# 6 more lines: More…, The story so far."
    assert lines[2:] == [f"> You play Thing {n}." for n in range(5, 9)]
    assert len(lines) == NEWS + 1


def test_a_deed_among_the_newest_lines_needs_no_line_of_its_own() -> None:
    story = told("Before", *(f"Thing {n}" for n in range(6)))
    for deed in (2, 6, 7, -1):
        lines = news(ENGLISH, story, deed=deed).splitlines()
        assert lines == [
            "-# 2 lines before that: More…, The story so far.",
            *(f"> You play Thing {n}." for n in range(1, 6)),
        ]


def test_a_deed_is_found_where_sentences_share_lines() -> None:
    follows = [Told(each.phrase, follows=True) for each in told("a", "b")]
    story = [*told("Before"), *follows, *told("The deed", *(f"Thing {n}" for n in range(7)))]
    assert news(ENGLISH, story, deed=3).splitlines()[0] == "> You play The deed."


def test_of_what_came_of_a_deed_the_weightiest_is_told_and_every_gap_is_counted() -> None:
    story = told("The deed", *(f"Thing {n}" for n in range(9)))
    story[3] = msgspec.structs.replace(story[3], weight=2)
    lines = news(ENGLISH, story, deed=0).splitlines()
    assert lines[:4] == [
        "> You play The deed.",
        "-# 2 more lines: More…, The story so far.",
        "> You play Thing 2.",
        "-# 3 more lines.",
    ]
    assert lines[4:] == [f"> You play Thing {n}." for n in (6, 7, 8)]


def test_a_message_that_stays_tells_what_weighs_most_and_leads_to_the_rest() -> None:
    story = told(*(f"{n} {'so long a name ' * 10}" for n in range(20)))
    story[2] = msgspec.structs.replace(story[2], weight=1)
    said, rows = stays(ENGLISH, 7, Snapshot("watch", tuple(story), None, since=3, until=9))
    lines = said["content"].splitlines()
    assert lines[0] == "-# 2 lines before that."
    assert lines[1].startswith("> You play 2 ")
    assert lines[2] == f"-# {20 - 2 - len(lines) + 2} more lines."
    assert lines[-1].startswith("> You play 19 ")
    assert len(said["content"]) <= STAYS
    assert rows["components"][0]["label"] == "The whole story"


def test_a_line_that_is_cut_can_be_read_whole() -> None:
    said, rows = stays(ENGLISH, 7, Snapshot("watch", tuple(told("so long a name " * 40)), None, since=3, until=9))
    assert said["content"].endswith("…")
    assert rows["components"][0]["label"] == "The whole story"


def test_a_message_that_stays_and_holds_all_of_it_has_nothing_to_press() -> None:
    (said,) = stays(ENGLISH, 7, Snapshot("watch", tuple(told("a", "b")), None, since=3, until=9))
    assert said["content"] == "> You play a.\n> You play b."


def test_a_deed_is_kept_even_where_long_lines_leave_room_for_little() -> None:
    story = told("The deed", *("so long a name " * 25 for _ in range(8)))
    said = news(ENGLISH, story, deed=0)
    assert said.splitlines()[0] == "> You play The deed."
    assert len(said) <= 1700


def snapshots(of: str, seed: int = 1) -> list[Snapshot]:
    """The messages that a game leaves which Vigil's own players play."""
    played = game(of)
    options = {each.id: each.default for each in played.switches}
    setup = Setup(played.seats[: played.players[1]], played.missions[0], options)
    match, step = Match.start(played, setup, seed.to_bytes(32, "big"))
    news, left = News(played, Standing()), list[Snapshot]()
    for row in range(1, 20_000):
        news.update = Update()
        news.take(step, row, over=match.over)
        left += news.update.snapshots
        if match.over:
            break
        seat = match.waiting[0]
        ask = match.ask_of(seat)
        assert ask
        step = match.apply(played.player.advise(match.view(seat), msgspec.structs.replace(ask, seats=(seat,))))
    return left


@pytest.mark.parametrize("of", IDS)
def test_of_a_whole_game_no_line_is_lost_and_what_is_cut_weighs_least(of: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stories, "STAYS", 900)  # so that messages do not hold it all
    tongue, cut = speak("en"), 0
    for taken in snapshots(of):
        lines = lines_of(taken.story)
        spoken = [clip(f"> {tell_line(tongue, line)}", LINE) for line in lines]
        said, *pressed = stays(tongue, 7, taken)
        told = said["content"].splitlines()
        shown = list[int]()
        for line in (line for line in told if line.startswith(">")):  # in the order of what happened
            shown.append(spoken.index(line, shown[-1] + 1 if shown else 0))
        left = [place for place in range(len(lines)) if place not in shown]
        assert min(map(weight, (lines[n] for n in shown))) >= max(map(weight, (lines[n] for n in left)), default=0)
        assert bool(pressed) >= bool(left)
        span, page, pages = Span(taken.since, taken.until, ended=True), 0, list[str]()
        while len(pages) == page:
            shown_page = whole(tongue, 7, span, lines, page).parts
            if pages and shown_page[0]["content"] == pages[-1]:
                break
            pages.append(shown_page[0]["content"])
            page += 1
        assert "\n".join(pages) == "\n".join(f"> {tell_line(tongue, line)}" for line in lines)
        cut += len(left)
    assert cut or of == "training"
