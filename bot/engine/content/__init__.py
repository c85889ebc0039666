"""Reading content: the TOML files of a game into one frozen box, or an error with everything that is wrong.

A game says what its box is (a struct with a shelf for each table), where each table stands, and how the whole is
checked: every entry has its shape, the tables hold as many pieces as they print, and all of it fits together. All
faults are told at once, but where an entry has no shape at all: then nobody can say how the others fit together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar, get_args, get_origin

import msgspec

from bot.engine.content.faults import ContentError, Fault
from bot.engine.content.shapes import ID, Entry, fitting, misfits, too_small
from bot.engine.words import Phrase, Value

CONTENT = Path(__file__).parents[3] / "content"
PRINTED = "printed"
"""The key of each file under which it says how many pieces its tables hold."""

E = TypeVar("E", bound=Entry)
B = TypeVar("B", bound=msgspec.Struct)
Raw: TypeAlias = dict[str, Any]


class Place(NamedTuple):
    """Where a shelf is filled from: a table of a file, a whole file, or with `*` every file of a folder."""

    file: str
    table: str = ""
    below_zero: tuple[str, ...] = ()
    """The keys whose figures may be below 0; nowhere else is there less than nothing."""


class Shelves(Generic[B]):
    """What the files of a game hold, shelf by shelf, while it is read."""

    def __init__(self, game: str, box: type[B], places: Mapping[str, Place]) -> None:
        self.game, self.box, self.places = game, box, places
        self.papers: dict[str, dict[str, Raw]] = {}
        """What could be read of each place, by the files' names for people."""
        self.entries: dict[str, Any] = {}
        self.files: dict[tuple[str, str], str] = {}
        """The file of each entry of a folder."""
        self.faults: list[Fault] = []
        self.lost = False
        """Whether something could not be put on its shelf, so that the rest cannot be judged."""

    def read(self) -> None:
        """Read every file, and put what has its shape on its shelf."""
        for file in dict.fromkeys(place.file for place in self.places.values()):
            self.papers[file] = dict(self._papers(file))
        for field in msgspec.structs.fields(self.box):
            place = self.places[field.name]
            if get_origin(field.type) is not tuple:
                self._single(field.name, place, field.type)
            elif place.table:
                self._table(field.name, place, get_args(field.type)[0])
            else:
                self._folder(field.name, place, get_args(field.type)[0])
        self._strangers()

    def whole(self) -> B:
        """The box, if everything had its shape."""
        return self.box(**self.entries)

    def counts(self) -> Iterator[Fault]:
        """Tables that do not hold what they print, and ids that stand twice or are none."""
        for shelf, place in self.places.items():
            entries = self.entries[shelf]
            if place.table and isinstance(entries, tuple):
                yield from _counts(shelf, place, _printed(self._paper(place)).get(place.table), entries)
            yield from _ids(shelf, entries if isinstance(entries, tuple) else ())

    def in_files(self, faults: Iterable[Fault]) -> Iterator[Fault]:
        """Faults with the files that they are in instead of their shelves."""
        for fault in faults:
            yield fault._replace(place=self._file(fault))

    def _file(self, fault: Fault) -> str:
        place = self.places.get(fault.place)
        if place is None:
            return self.game
        return self.files.get((fault.place, fault.entry), f"{self.game}/{place.file}.toml")

    def _papers(self, file: str) -> Iterator[tuple[str, Raw]]:
        """The files of a place that can be read."""
        folder = CONTENT / self.game
        for path in sorted(folder.glob(f"{file}.toml")) if "*" in file else [folder / f"{file}.toml"]:
            name = path.relative_to(CONTENT).as_posix()
            try:
                yield name, msgspec.toml.decode(path.read_text(encoding="utf-8"), type=Raw)
            except (msgspec.MsgspecError, UnicodeDecodeError, OSError) as error:
                self._lose(Fault(name, "", Phrase("content-unreadable", {"detail": str(error)})))

    def _lose(self, fault: Fault) -> None:
        self.faults.append(fault)
        self.lost = True

    def _paper(self, place: Place) -> Raw:
        """The one file of a place, empty if it could not be read."""
        return next(iter(self.papers[place.file].values()), {})

    def _table(self, shelf: str, place: Place, shape: Any) -> None:
        """Fill a shelf from a table."""
        name, raw = f"{self.game}/{place.file}.toml", self._paper(place).get(place.table, [])
        if not isinstance(raw, list):
            self._lose(Fault(name, place.table, Phrase("content-no-list")))
            return
        self.entries[shelf] = tuple(self._fit(name, entry, shape, place, f"#{n}") for n, entry in enumerate(raw, 1))

    def _folder(self, shelf: str, place: Place, shape: Any) -> None:
        """Fill a shelf with a file for each entry."""
        found = {name: self._fit(name, raw, shape, place) for name, raw in self.papers[place.file].items()}
        self.entries[shelf] = tuple(found.values())
        self.files |= {(shelf, entry.id): name for name, entry in found.items() if entry is not None}

    def _single(self, shelf: str, place: Place, shape: Any) -> None:
        """Fill a shelf with one entry: a whole file, or a table that is no list."""
        for name, raw in self.papers[place.file].items():
            entry = raw.get(place.table, {}) if place.table else raw
            self.entries[shelf] = self._fit(name, entry, shape, place, place.table)

    def _fit(self, name: str, raw: Any, shape: Any, place: Place, entry: str = "") -> Any:
        """A raw entry in its shape, or none; every fault of it is told."""
        id = str(raw.get("id", entry)) if isinstance(raw, dict) else entry
        self.faults += [Fault(name, id, what) for what in too_small(raw, place.below_zero)]
        try:
            return msgspec.convert(raw, shape, str_keys=True)
        except msgspec.ValidationError:
            self.faults += [Fault(name, id, what) for what in misfits(raw, shape)]
        try:
            return msgspec.convert(fitting(raw, shape), shape, str_keys=True)
        except msgspec.ValidationError:
            self.lost = True

    def _strangers(self) -> None:
        """Note tables that nobody reads, where a file is read by tables."""
        for file, papers in self.papers.items():
            tables = {place.table for place in self.places.values() if place.file == file}
            for name, raw in papers.items() if "" not in tables else ():
                strange = [*raw.keys() - tables - {PRINTED}, *_printed(raw).keys() - tables]
                self.faults += [Fault(name, table, Phrase("content-no-table")) for table in sorted(strange)]


def load(game: str, box: type[B], places: Mapping[str, Place], check: Callable[[B], Iterable[Fault]]) -> B:
    """The whole box of a game as its files give it; raises with everything that is wrong."""
    shelves = Shelves(game, box, places)
    shelves.read()
    if shelves.lost:
        raise ContentError(shelves.faults)
    whole = shelves.whole()
    if found := [*shelves.faults, *shelves.in_files(shelves.counts()), *shelves.in_files(check(whole))]:
        raise ContentError(found)
    return whole


def file_of(game: str, place: Place, entry: str) -> str:
    """The file of an entry, as faults name it; in a folder, the one that holds this id."""
    if "*" not in place.file:
        return f"{game}/{place.file}.toml"
    files = sorted((CONTENT / game).glob(f"{place.file}.toml"))
    ids = {msgspec.toml.decode(path.read_text("utf-8"), type=Raw).get("id"): path for path in files}
    return ids[entry].relative_to(CONTENT).as_posix() if entry in ids else f"{game}/{place.file}.toml"


def by_id(entries: Iterable[E]) -> dict[str, E]:
    """Entries under their ids."""
    return {entry.id: entry for entry in entries}


def _printed(raw: Raw) -> Raw:
    """How many pieces a file says that its tables hold."""
    printed = raw.get(PRINTED)
    return printed if isinstance(printed, dict) else {}


def _counts(shelf: str, place: Place, printed: Any, entries: tuple[Any, ...]) -> Iterator[Fault]:
    """Where a table holds another number of pieces than it prints: in all, or of each deck."""
    held = Counter[str]()
    for entry in entries:
        pieces = {"": entry.pieces if isinstance(entry, Entry) else 1}
        held.update(entry.decks if isinstance(printed, dict) else pieces)
    wanted = printed if isinstance(printed, dict) else {"": printed}
    for deck in sorted({*held, *wanted}):
        if held.get(deck, 0) != wanted.get(deck):
            count: dict[str, Value] = {"held": held.get(deck, 0), "printed": str(wanted.get(deck, "-"))}
            yield Fault(shelf, f"{place.table} {deck}".rstrip(), Phrase("content-count", count))


def _ids(shelf: str, entries: tuple[Any, ...]) -> Iterator[Fault]:
    """Ids that stand for more than one thing, or that are not written as ids are."""
    for id, count in Counter(entry.id for entry in entries if isinstance(entry, Entry)).items():
        if count > 1:
            yield Fault(shelf, id, Phrase("content-twice", {"count": count}))
        if not ID.fullmatch(id):
            yield Fault(shelf, id, Phrase("content-no-id"))
