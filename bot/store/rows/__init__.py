"""What the store takes and gives: plain frozen records. Payloads are bytes, and stay closed to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

TableStatus = Literal["lobby", "playing", "finished", "parked", "closed"]
CampaignStatus = Literal["active", "finished", "closed"]
SeatKind = Literal["open", "person", "computer"]
RowKind = Literal["start", "answer", "undo", "redo", "fork", "set"]
PetitionKind = Literal["sit", "hand", "take", "export"]
PetitionOutcome = Literal["open", "granted", "refused", "used"]


class Record(msgspec.Struct, frozen=True, gc=False):
    """A row as it is kept; its fields are the columns, in order."""


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """What a table is opened with."""

    game: str
    guild_id: int
    channel_id: int
    owner_id: int
    status: TableStatus = "lobby"
    options: bytes = b"{}"
    locale: str = "en"
    seed: bytes = b""
    commitment: bytes = b""
    schema: int = 0
    content: str = ""
    campaign_id: int | None = None
    mission: str = ""


class Room(msgspec.Struct, frozen=True):
    """How many open tables there may be."""

    person: int
    server: int


class TableRow(Record, frozen=True):
    """A table: one game in one channel or thread."""

    id: int
    game: str
    guild_id: int
    channel_id: int
    owner_id: int
    status: TableStatus
    options: bytes
    """JSON."""
    locale: str
    seed: bytes
    """Secret until the game is over."""
    commitment: bytes
    schema: int
    """Of the game's state."""
    content: str
    """Version of the game's content."""
    head: int
    """Newest journal row; 0 before the first."""
    campaign_id: int | None
    mission: str
    panel_channel_id: int | None
    panel_id: int | None
    created_at: int
    touched_at: int
    paused: int = 0
    """1 while a game-master lets nobody answer."""
    locked: int = 0
    """1 while a game-master lets nobody new sit down."""

    def __repr__(self) -> str:
        """The table without its seed, which stays out of logs."""
        return f"TableRow(id={self.id}, game={self.game!r}, status={self.status!r}, head={self.head})"


class TableChanges(msgspec.Struct, frozen=True, kw_only=True):
    """Columns of a table to change; what is not given stays."""

    guild_id: int | UnsetType = UNSET
    channel_id: int | UnsetType = UNSET
    owner_id: int | UnsetType = UNSET
    status: TableStatus | UnsetType = UNSET
    options: bytes | UnsetType = UNSET
    locale: str | UnsetType = UNSET
    seed: bytes | UnsetType = UNSET
    commitment: bytes | UnsetType = UNSET
    schema: int | UnsetType = UNSET
    content: str | UnsetType = UNSET
    campaign_id: int | UnsetType | None = UNSET
    mission: str | UnsetType = UNSET
    panel_channel_id: int | UnsetType | None = UNSET
    panel_id: int | UnsetType | None = UNSET
    paused: int | UnsetType = UNSET
    locked: int | UnsetType = UNSET


class Leftover(Record, frozen=True):
    """A message that was to stand only for a moment."""

    message_id: int
    channel_id: int


class Way(Record, frozen=True):
    """Whether Discord takes something, and when that was found out."""

    name: str
    holds: bool
    since: int


class PanelPicture(Record, frozen=True):
    """The file that the message shows which is, or was, a table's panel."""

    table_id: int
    message_id: int
    file_id: int
    """0 where the message shows no picture."""
    url: str
    head: int = -1
    """How far into the journal the message shows the game; -1 where nobody knows."""


class Seat(Record, frozen=True):
    """A place at a table."""

    seat: str
    position: int
    kind: SeatKind = "open"
    user_id: int | None = None
    user_name: str = ""
    prefs: bytes = b"{}"
    """JSON."""


class Campaign(Record, frozen=True):
    """Missions played one after the other, and what is carried between them."""

    id: int
    guild_id: int
    game: str
    name: str
    mission_index: int
    mission: str
    carry: bytes
    status: CampaignStatus
    created_at: int
    touched_at: int


class NewCampaign(msgspec.Struct, frozen=True, kw_only=True):
    """What a campaign is founded with; its server and its game are those of the table that founds it."""

    name: str = ""
    mission: str = ""


class CampaignChanges(msgspec.Struct, frozen=True, kw_only=True):
    """Columns of a campaign to change; what is not given stays."""

    name: str | UnsetType = UNSET
    mission_index: int | UnsetType = UNSET
    mission: str | UnsetType = UNSET
    carry: bytes | UnsetType = UNSET
    status: CampaignStatus | UnsetType = UNSET


class Row(Record, frozen=True):
    """A journal row: *position(row) = position(prev) + entry*, or its own state where it has one."""

    seq: int
    prev: int | None
    left: int | None
    """For undo: the position left. For redo: the tip still to be reached."""
    kind: RowKind
    seat: str | None
    user_id: int | None
    entry: bytes | None
    reveals: bool
    label: bytes | None
    at: int
    base: int | None
    """The nearest row before it that has a state; none for a row that has a keyframe."""
    delta: bytes | None
    """The state, packed against that of `base`."""
    hash: bytes

    @property
    def has_state(self) -> bool:
        """Whether a checkpoint was reached by this row."""
        return self.delta is not None or self.base is None

    @property
    def state_seq(self) -> int:
        """The row whose state this position rests on: itself, or the nearest one before it."""
        return self.seq if self.has_state or self.base is None else self.base


class Seen(Record, frozen=True):
    """How far somebody has looked at a journal, and when."""

    seq: int
    at: int


class Position(msgspec.Struct, frozen=True):
    """A position as it can be restored: a checkpoint's state and the few entries since."""

    seq: int
    state: bytes
    entries: list[bytes]
    rows: list[Row]
    """From the row with the state to the row asked for."""


class Outgoing(msgspec.Struct, frozen=True):
    """A message to be sent once the commit holds."""

    kind: str
    payload: bytes


class OutboxRow(Record, frozen=True):
    """A message that waits to be sent."""

    id: int
    table_id: int
    kind: str
    nonce: str
    payload: bytes
    created_at: int
    attempts: int
    not_before: int
    error: str | None


class Commit(msgspec.Struct, frozen=True, kw_only=True):
    """Everything one answer changes; it is kept whole or not at all."""

    kind: RowKind
    prev: int | None = None
    """The row this one follows; the newest where not given."""
    left: int | None = None
    seat: str | None = None
    user_id: int | None = None
    entry: bytes | None = None
    reveals: bool = False
    label: bytes | None = None
    state: bytes | None = None
    """Given when a checkpoint was reached."""
    outbox: Sequence[Outgoing] = ()
    changes: TableChanges | None = None
    seats: Sequence[Seat] = ()
    """Seats to add or replace."""
    campaign: CampaignChanges | NewCampaign | None = None
    """For the campaign of the table, or the one that is founded for it."""


class Vote(Record, frozen=True):
    """A vote on taking back, held at a table for as long as it stands at row `head`."""

    table_id: int
    head: int
    steps: int
    user_id: int
    """Who called it."""
    ballots: bytes
    """JSON: what each person said."""
    channel_id: int | None = None
    message_id: int | None = None


class Petition(Record, frozen=True):
    """What somebody asks the others at a table for: a seat of the running game, or the file with its secrets."""

    id: int
    """0 until it is kept."""
    table_id: int
    kind: PetitionKind
    seat: str
    user_id: int
    """For whom."""
    user_name: str
    by_id: int
    """Who asks: a game-master may, for somebody else."""
    by_name: str
    absent: int | None = None
    """Whose seats are taken over, where somebody stays away."""
    ballots: bytes = b"{}"
    """JSON: what each person said."""
    outcome: PetitionOutcome = "open"
    channel_id: int | None = None
    message_id: int | None = None


SayingKind = Literal["whisper", "promise"]


class Saying(Record, frozen=True):
    """Something that a seat said to another, or promised to one or to all."""

    id: int
    """0 until it is kept."""
    table_id: int
    kind: SayingKind
    seat: str
    to_seat: str
    """Empty for everybody."""
    user_id: int
    text: str
    """As it was typed."""
    at: int = 0
    heard: int = 0
    """Whether it has been shown to whom it was said."""


class Committed(msgspec.Struct, frozen=True):
    """What a commit was given: its number, and its messages with their nonces."""

    seq: int
    outbox: list[OutboxRow]


class Wait(Record, frozen=True):
    """Somebody whom a table waits for."""

    table_id: int
    user_id: int
    asked: int
    """The journal row at which the question appeared."""
    since: int
    stage: int
    """How much was done about it: nothing yet, pinged, reminded, the game-master told, the seat offered."""
    due: int
    """When the next thing is to be done."""
    channel_id: int | None = None
    message_id: int | None = None
    """The ping that stands in the channel."""


class Deadline(Record, frozen=True):
    """A question that does not wait for ever."""

    table_id: int
    asked: int
    due: int


class Follower(Record, frozen=True):
    """An onlooker who wants to hear of a table."""

    table_id: int
    user_id: int
    told_head: int
    """The newest row when they were last told."""
    told_at: int


class Problem(msgspec.Struct, frozen=True):
    """Something `verify` found wrong."""

    table_id: int
    seq: int | None
    what: str


class Imported(msgspec.Struct, frozen=True):
    """What an import made."""

    tables: list[int]
    campaign_id: int | None
