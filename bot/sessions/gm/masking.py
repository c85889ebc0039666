"""What a journal says of somebody, and how it reads without them: their names become the number that they get."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from bot.engine.match import ENCODER
from bot.engine.words import Phrase, Value
from bot.sessions.telling.story import LABEL, Label, Told
from bot.sessions.telling.update import SNAPSHOT
from bot.store import Row, Seat
from bot.store.forgetting.people import Mask

OURS = "story-"
"""How the ids of Vigil's own sentences begin. Games speak of seats, and know nobody."""
TRANSFERRED = "story-gm-transferred"
Known = Mapping[str, int | None]
"""Whose name a word of a sentence is: `name` is always whoever acted, `to` whoever got the table."""


class HousePen:
    """Reads and writes labels and snapshots for the store."""

    def people(self, row: Row) -> Iterable[tuple[int, str]]:
        """Whoever wrote a row, by the name it gives them, who held a seat until then, and who got the table."""
        label = _label(row)
        if row.user_id is not None:
            yield row.user_id, ""
            yield from ((row.user_id, str(told.phrase.args.get("name", ""))) for told in _our_own(label.told))
        yield from ((seat.user_id, seat.user_name) for seat in label.before if seat.user_id is not None)
        if label.heir is not None:
            yield label.heir, self.master(row)

    def master(self, row: Row) -> str:
        """Who became the table's owner by a row, if somebody did."""
        made = (told.phrase.args.get("to") for told in _label(row).told if told.phrase.id == TRANSFERRED)
        return str(next(made, ""))

    def masked(self, row: Row, mask: Mask) -> bytes | None:
        """Write a row's label without somebody; one that cannot be read tells nobody anything, and goes."""
        if row.label is None:
            return None
        try:
            label = LABEL.decode(row.label)
        except msgspec.DecodeError:
            return None
        known = {"name": row.user_id, "to": label.heir}
        told = tuple(_told(sentence, mask, known) for sentence in label.told)
        before = tuple(_seat(seat, mask) for seat in label.before)
        heir = mask.number if label.heir == mask.user_id else label.heir
        if (told, before, heir) == (label.told, label.before, label.heir):
            return row.label
        return ENCODER.encode(msgspec.structs.replace(label, told=told, before=before, heir=heir))

    def message(self, kind: str, payload: bytes, mask: Mask) -> bytes:
        """Write a waiting message without somebody; only a snapshot tells anything, and one nobody can read nothing."""
        if kind != "snapshot":
            return payload
        try:
            snapshot = SNAPSHOT.decode(payload)
        except msgspec.DecodeError:
            return b""
        story = tuple(_told(sentence, mask, {}) for sentence in snapshot.story)
        return ENCODER.encode(msgspec.structs.replace(snapshot, story=story))


def _label(row: Row) -> Label:
    try:
        return LABEL.decode(row.label) if row.label else Label()
    except msgspec.DecodeError:
        return Label()


def _our_own(story: Iterable[Told]) -> Iterable[Told]:
    return (told for told in story if told.phrase.id.startswith(OURS))


def _told(told: Told, mask: Mask, known: Known) -> Told:
    """Tell a sentence of Vigil's own without somebody."""
    phrase = told.phrase
    if not phrase.id.startswith(OURS):
        return told
    args = {key: _word(key, value, mask, known.get(key)) for key, value in phrase.args.items()}
    return msgspec.structs.replace(told, phrase=Phrase(phrase.id, args))


def _word(key: str, value: Value, mask: Mask, whose: int | None) -> Value:
    """Write a word of a sentence, unless it is their name; no seat is a person."""
    if isinstance(value, tuple):
        return tuple(mask.name if each in mask.names else each for each in value)
    if not value or key == "seat":
        return value
    theirs = whose == mask.user_id if whose is not None else value in mask.names
    return mask.name if theirs else value


def _seat(seat: Seat, mask: Mask) -> Seat:
    if seat.user_id != mask.user_id:
        return seat
    return msgspec.structs.replace(seat, user_id=mask.number, user_name=mask.name, prefs=b"{}")
