"""What of a table's story stands on its panel, and what stays behind as a message once a phase is over."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from bot.engine.events import PhaseEnded
from bot.engine.game import Game
from bot.engine.match import ENCODER, Step
from bot.engine.scene import Scene
from bot.sessions.telling.story import LABEL, Heard, Label, Told, told
from bot.sessions.telling.update import Snapshot, Update
from bot.store import Row


class Standing(msgspec.Struct):
    """The part of the story that no message holds yet, where it begins, and what the last message showed."""

    story: list[Told] = []
    deed: int = -1
    """Where in it that is told which came of the newest answer of a person; -1 where a message holds that already."""
    since: int = 0
    """The row in which that message ended; what is told after that end is part of the story."""
    board: bytes = b""

    def told(self, *more: Told) -> Standing:
        """The same with more told, to be gone on with apart from this."""
        return msgspec.structs.replace(self, story=[*self.story, *more])


class News:
    """What came of one action, step by step: one message at most, however many phases ended."""

    def __init__(self, game: Game[Any, Any], standing: Standing, *, brief: bool = False) -> None:
        self.game = game
        self.brief = brief
        self.standing = standing
        self.update = Update()

    def begins(self) -> None:
        """Note that what is told from here on comes of an answer that a person has just given."""
        self.standing.deed = len(self.standing.story)

    def take(self, step: Step, row: int, *, over: bool) -> Label:
        """What everybody hears of a step that becomes this row, and the board that its message shows, if it has one."""
        heard, board = list[Told](), self.standing.board
        for event in step.events:
            if event.audience:
                for seat in event.audience:
                    self.update.private.setdefault(seat, []).append(event.phrase(self.game.id))
                continue
            sentence = told(event, self.game.id)
            if isinstance(event, PhaseEnded) and not self._posts(event, over=over):
                sentence = msgspec.structs.replace(sentence, stays=True)
            heard.append(sentence)
            self.standing.story.append(sentence)
            if isinstance(event, PhaseEnded) and not sentence.stays:
                self._post(event, row)
        shown = self.standing.board
        return Label(tuple(heard), board=shown if shown != board else b"")

    def add(self, heard: Label, sentence: Told) -> Label:
        """What was heard of a step, and a sentence besides."""
        self.standing.story.append(sentence)
        return msgspec.structs.replace(heard, told=(*heard.told, sentence))

    def _posts(self, event: PhaseEnded, *, over: bool) -> bool:
        """Whether the end of a phase leaves a message: the board is another than in the last, or the game is over."""
        look = self.game.look
        passing = event.phase in look.passing or (self.brief and look.rounds and event.phase not in look.rounds)
        return over or (not passing and event.scene is not None and sight(event.scene) != self.standing.board)

    def _post(self, event: PhaseEnded, row: int) -> None:
        """Have all that was told so far stay in one message, with the newest board that is another than before."""
        before = self.update.snapshots[0] if self.update.snapshots else None
        seen = sight(event.scene) if event.scene else self.standing.board
        scene = event.scene if seen != self.standing.board else before.scene if before else None
        whole = (*(before.story if before else ()), *self.standing.story)
        since = before.since if before else self.standing.since
        self.update.snapshots = [Snapshot(event.phase, whole, scene, True, since, row, self.brief)]
        self.standing = Standing(since=row, board=seen)


def sight(scene: Scene) -> bytes:
    """What the eye finds on a board, in a few bytes: not its title, nor what was marked, nor whose turn it is."""
    seats = tuple(msgspec.structs.replace(seat, active=False) for seat in scene.seats)
    bare = msgspec.structs.replace(
        scene, title="", subtitle="", marks=(), tints=(), focus=(), notes=(), alt=(), seats=seats
    )
    return blake2b(ENCODER.encode(bare), digest_size=8).digest()


def kept(label: bytes | None, heard: Label) -> bytes | None:
    """The label of a row that was written before its step was told: which ends of phases stay, and its board."""
    if not label:
        return label
    words, stay = LABEL.decode(label), iter([each.stays for each in heard.told if each.ends_phase])
    sentences = (msgspec.structs.replace(s, stays=next(stay, False)) if s.ends_phase else s for s in words.told)
    return ENCODER.encode(msgspec.structs.replace(words, told=tuple(sentences), board=heard.board))


def standing(rows: Sequence[Row]) -> tuple[Standing, bool]:
    """What stands on the panel, by rows newest first back to the last message; and whether that was reached."""
    story, since = list[Told](), -1
    for row in rows:
        words = LABEL.decode(row.label) if row.label else Label()
        end = _end(words)
        story[:0] = words.told[end:]
        if since < 0 and not end and row.kind == "answer" and row.user_id is not None and not words.joined:
            since = len(story)
        if end or row.kind == "start":
            return Standing(story, _from(story, since), row.seq if end else 0, words.board), True
    return Standing(story, _from(story, since), rows[-1].seq if rows else 0), False


def _from(story: Sequence[Told], newest: int) -> int:
    """Where the newest so many sentences begin."""
    return len(story) - newest if newest >= 0 else -1


def between(rows: Sequence[Row], since: int, *, ended: bool) -> list[Heard]:
    """What was told from the end of one message on, to the end of another or to now, by rows newest first."""
    story = list[Heard]()
    for number, row in enumerate(rows):
        words = LABEL.decode(row.label) if row.label else Label()
        last = _end(words) if ended and not number else len(words.told)
        told = words.told[_end(words) if row.seq == since and number else 0 : last]
        story[:0] = [Heard(row, sentence) for sentence in told]
        if row.seq <= since:
            break
    return story


def _end(words: Label) -> int:
    """How many sentences of a row a message holds: up to the last phase that left one."""
    return max((n + 1 for n, each in enumerate(words.told) if each.ends_phase and not each.stays), default=0)
