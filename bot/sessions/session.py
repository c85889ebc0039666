"""A table in play. One writer: actions queue on its lock, and each is committed before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial, reduce
from typing import Any

import msgspec

from bot.engine.asks import Answer, Ask, refuse
from bot.engine.fixes import find_fix
from bot.engine.game import Game
from bot.engine.match import ENCODER, ENTRY, Fork, Match, Order, Step, Unfit, decode
from bot.engine.words import Phrase
from bot.games import game
from bot.sessions.chains import chained
from bot.sessions.forced import Given, by_itself, nothing_else
from bot.sessions.forks import moved_on, peopled
from bot.sessions.reach import Reach, reached
from bot.sessions.rows import asks_anew, row_of, with_head
from bot.sessions.telling.epilogues import with_epilogue
from bot.sessions.telling.outgoing import PANEL
from bot.sessions.telling.standing import News, Standing, kept, standing
from bot.sessions.telling.story import DICE_ANEW, Label, Told, labelled
from bot.sessions.telling.update import Update
from bot.store import CampaignChanges, Commit, Deadline, Outgoing, Position, Seat, Store, TableChanges, TableRow

log = logging.getLogger(__name__)

COMPUTER_LIMIT = 500
"""Answers that computer players give in one go; the rest follow with the next action."""


Meanwhile = Callable[[Update], None]
"""Called with what came of an answer while that is being committed; what it does must not last, and may be in vain."""

READ_BACK = (12, 120, 20_000)
"""Rows that are read back to tell what happened since the last message: so many, or more where that is longer ago."""


class Session:
    """One table. What it holds besides the stored rows is a cache that can be dropped at any time."""

    def __init__(self, store: Store, row: TableRow, seats: Sequence[Seat], *, brief: bool = False) -> None:
        self.store = store
        self.row = row
        self.seats = {seat.seat: seat for seat in seats}
        self.brief = brief
        """The channel hears of a round in one short message."""
        self.standing = Standing()
        """What happened since the last message that stays."""
        self.reach = Reach()
        """How far whoever answered last may take that back."""
        self.asked = 0
        """The journal row at which the present ask appeared; buttons carry it."""
        self.deadline: Deadline | None = None
        """When time runs out for the newest limited question that was looked at; the store knows best."""
        self.version = 0
        """Counts every change that a panel shows."""
        self._match: Match | None = None
        self.lock = asyncio.Lock()
        """Whoever acts holds it; others wait in line, and nobody is turned away."""
        self.voting = asyncio.Lock()
        """Whoever brings a vote to its end holds it, from what was voted until the vote is forgotten."""

    @property
    def id(self) -> int:
        """The table's id."""
        return self.row.id

    @property
    def game(self) -> Game[Any, Any]:
        """The game played here."""
        return game(self.row.game)

    @property
    def busy(self) -> bool:
        """Whether somebody is acting right now."""
        return self.lock.locked()

    @property
    def ready(self) -> bool:
        """Whether all that there is to know is in memory, and nobody is acting right now."""
        return not self.busy and (self._match is not None or not self.row.head)

    @property
    def idle(self) -> bool:
        """Whether nothing is to be done at this table for now, though a game is on."""
        return bool(self.row.paused)

    @property
    def clock(self) -> Deadline | None:
        """The clock of the present question, as far as it is known; none where the table waits."""
        return self.deadline if self.deadline and self.deadline.asked == self.asked else None

    @property
    def match(self) -> Match:
        """The match as it stands; only after `loaded`."""
        if self._match is None:
            raise RuntimeError(f"table {self.id} is not loaded")
        return self._match

    @property
    def in_memory(self) -> bool:
        """Whether the match is at hand."""
        return self._match is not None

    @property
    def story(self) -> list[Told]:
        """What happened since the last message that stays."""
        return self.standing.story

    @property
    def options(self) -> dict[str, str]:
        """The switches set in the lobby."""
        return msgspec.json.decode(self.row.options, type=dict[str, str])

    @property
    def played(self) -> tuple[str, ...]:
        """The seats that are in play; in the lobby, all that can be."""
        return self._match.state.seats if self._match else self.game.seats

    def owned_by(self, user_id: int) -> bool:
        """Whether somebody has a say here: they opened the table, or sit at it."""
        return user_id == self.row.owner_id or bool(self.seats_of(user_id))

    def seats_of(self, user_id: int) -> list[str]:
        """The seats a person holds, in table order."""
        return [seat.seat for seat in self.seats.values() if seat.kind == "person" and seat.user_id == user_id]

    def asked_seat(self, user_id: int) -> str | None:
        """The first seat of a person that owes an answer, in the order in which seats are asked."""
        held = self.seats_of(user_id)
        return next((seat for seat in self.match.waiting if seat in held), None)

    def ask_for(self, user_id: int) -> tuple[str, Ask] | None:
        """What a person is asked, and at which seat."""
        seat = self.asked_seat(user_id)
        ask = self.match.ask_of(seat) if seat else None
        return (seat, ask) if seat and ask else None

    async def loaded(self) -> Match | None:
        """Bring the match into memory; None while the table is in its lobby."""
        async with self.lock:
            return await self.load() if self.row.head else None

    async def answer(
        self,
        user_id: int,
        picks: Sequence[str],
        *,
        asked: int | None = None,
        amounts: Sequence[int] = (),
        seat: str = "",
        then: Sequence[Sequence[str]] = (),
        meanwhile: Meanwhile | None = None,
    ) -> Update:
        """Take a person's answer: refuse it and change nothing, or commit it and all that follows from it.

        What it asks for next may be answered with it, by `then`; all of that is one decision, and taken back as one.

        While the disk makes that durable, `meanwhile` may prepare what will be shown; nobody may hear of it before
        this returns.
        """
        async with self.lock:
            match = await self.load()
            self.open_for_answers()
            if asked is not None and asked != self.asked:
                raise refuse("stale")
            seats = self.seats_of(user_id)
            if not seats:
                raise refuse("not-seated")
            if seat not in seats:
                seat = self.asked_seat(user_id) or seats[0]
            answer = Answer(seat, tuple(picks), tuple(amounts))
            match.check(answer)
            given = [Given(answer, user_id), *chained(match, answer, then, user_id)]
            return await self.commit(match, given, meanwhile=meanwhile)

    async def order(self, user_id: int, seat: str, order: str, value: str) -> None:
        """Keep a standing order of a seat; it changes nothing that is asked now, and nobody else hears of it."""
        async with self.lock:
            match = await self.load()
            if self.row.status != "playing":
                raise refuse("not-playing")
            if seat not in self.seats_of(user_id):
                raise refuse("not-seated")
            find_fix(self.game.table.orders(match.state, seat), order, value)
            await self.commit(match, [Given(Order(seat, order, value), user_id)])

    async def proceed(self) -> Update:
        """Let computer players answer if it is their turn, as after a seat was handed to one."""
        async with self.lock:
            match = await self.load()
            return await self.commit(match, []) if self.row.status == "playing" and not self.row.paused else Update()

    def open_for_answers(self) -> None:
        """Refuse where nothing can be answered: no game is on, or a game-master has paused it."""
        if self.row.status != "playing":
            raise refuse("not-playing")
        if self.row.paused:
            raise refuse("paused")

    async def refresh(self) -> None:
        """Read the table's row and seats again."""
        self.row = await self.store.table(self.id)
        self.seats = {seat.seat: seat for seat in await self.store.seats(self.id)}
        self.version += 1

    def placed(self, panel_id: int | None, channel_id: int | None) -> None:
        """Note which message is the panel now; the store knows already."""
        self.row = msgspec.structs.replace(self.row, panel_id=panel_id, panel_channel_id=channel_id)

    def adopt(self, match: Match) -> None:
        """Keep a match that was just committed."""
        self._match = match

    def forget(self) -> None:
        """Drop the match from memory; it is read again when somebody needs it."""
        self._match = None

    async def load(self) -> Match:
        """Make the match from its checkpoint and the entries since; for whoever holds the lock."""
        if self._match is not None:
            return self._match
        self.row = await self.store.table(self.id)  # a cancelled commit may yet have been written
        position = await self.store.position(self.id)
        try:
            match = self._restore(position)
        except Unfit as error:
            log.warning("table %s: %s", self.id, error)
            position = await self._back_to_checkpoint(position)
            match = self._restore(position)
        await self.recall(position.seq)
        self._match = match
        return match

    def _restore(self, position: Position) -> Match:
        """Start from the checkpoint, feed the entries, and note at which row the present ask appeared."""
        match = Match.restore(self.game, position.state)
        asked = position.rows[0].seq
        for fed, row in enumerate(row for row in position.rows[1:] if row.entry is not None):
            try:
                entry = ENTRY.decode(row.entry or b"")
                match.apply(entry)
            except Exception as error:
                raise Unfit(fed, error) from error
            if asks_anew(match, entry):
                asked = row.seq
        self.asked = asked
        return match

    async def _back_to_checkpoint(self, position: Position) -> Position:
        """After an upgrade that the entries no longer fit: go back to the checkpoint, and say so."""
        told = [Told(Phrase("story-back-to-checkpoint", {"count": len(position.entries)}))]
        fork = await self.fork(position.state) if any(row.reveals for row in position.rows[1:]) else None
        if fork:
            told.append(DICE_ANEW)
        back = Commit(
            kind="undo",
            prev=position.rows[0].seq,
            left=position.seq,
            entry=ENCODER.encode(fork) if fork else None,
            reveals=fork is not None,
            label=ENCODER.encode(Label(tuple(told))),
        )
        done = await self.store.commit(self.id, back, expect_head=self.row.head)
        self.row = with_head(self.row, done.seq)
        return await self.store.position(self.id)

    async def fork(self, state: bytes, entries: Sequence[bytes] = ()) -> Fork:
        """Move chance on from a place that is returned to: a stream of its own, and no seed that was shown since."""
        people = peopled(self.seats.values(), await self.store.handed(self.id))
        return moved_on(self.row, self.game, decode(self.game, state), entries, people)

    async def recall(self, seq: int) -> None:
        """Read back from a row to the end of the last phase: its story, and what may be taken back of it."""
        for most in READ_BACK:
            rows = await self.store.ancestors(self.id, seq, limit=most)
            self.standing, whole = standing(rows)
            if whole:
                break
        self.reach = reached(rows)

    async def commit(
        self,
        match: Match,
        given: list[Given],
        first: tuple[Commit, Step] | None = None,
        said: Sequence[Told] = (),
        meanwhile: Meanwhile | None = None,
    ) -> Update:
        """Apply entries and whatever computer players answer to them, and commit it all in one transaction.

        A row that is no answer may come `first`, with what is `said` of it besides its events. Where nobody gave the
        entries, their rows say `why` they are there.
        """
        news, commits, opened = News(self.game, self.standing.told(*said), brief=self.brief), list[Commit](), self.asked
        try:
            if first:
                start, step = first
                heard = self._snapshots(step, news, self.row.head + 1, match)
                commits.append(msgspec.structs.replace(start, label=kept(start.label, heard)))
                opened = self.row.head + 1 if start.state else opened
            reach = reduce(Reach.then, commits, self.reach)
            while given or (given := self._computer_answer(match, len(commits), reach)):
                entry, user_id, how, why = given.pop(0)
                alone = len(match.asks) == 1
                ask = match.ask_of(entry.seat) if alone and isinstance(entry, Answer) else None
                if user_id is not None and isinstance(entry, Answer) and not how:
                    news.begins()
                step = match.apply(entry)
                heard = self._snapshots(step, news, self.row.head + len(commits) + 1, match)
                if how == "forced" and isinstance(entry, Answer) and not heard.told:
                    heard = news.add(heard, nothing_else(self.row, entry.seat))
                words = labelled(heard, ask, entry if isinstance(entry, Answer) else None, step.rolls)
                words = msgspec.structs.replace(words, joined=how, why=why)
                commits.append(row_of(entry, user_id, step, words))
                reach = reach.then(commits[-1])
                if asks_anew(match, entry):
                    opened = self.row.head + len(commits)
            update = news.update
            if commits:
                in_campaign = self.row.campaign_id is not None or commits[0].campaign is not None
                commits[-1] = self._closing(match, commits[-1], update, in_campaign=in_campaign)
                if match.over:
                    commits[-1] = with_epilogue(self.game, match.state, await self._labels(commits[0]), commits)
                # If this fails, `load` brings back what was.
                self.asked, self.standing, self.reach = opened, news.standing, reach
                done = await self.store.commit_many(
                    self.id,
                    commits,
                    expect_head=self.row.head,
                    meanwhile=partial(meanwhile, update) if meanwhile else None,
                )
                self.row = await self.store.table(self.id) if first or match.over else with_head(self.row, done[-1].seq)
        except BaseException:
            self._match = None
            raise
        self.asked, self.standing = opened, news.standing
        self.version += 1
        return update

    async def _labels(self, next_row: Commit) -> list[bytes | None]:
        """The labels of all rows that led to one that is about to be written."""
        rows = await self.store.line(self.id, head=next_row.prev or self.row.head) if self.row.head else []
        return [row.label for row in rows]

    def _computer_answer(self, match: Match, so_far: int, reach: Reach) -> list[Given]:
        """What needs no person: the answer of one of Vigil's own players, or one that gives itself."""
        return [] if so_far >= COMPUTER_LIMIT or self.row.paused else by_itself(match, self.seats, reach)

    def _snapshots(self, step: Step, news: News, row: int, match: Match) -> Label:
        """Add a step to the news, and give what the row that it becomes tells of it."""
        return news.take(step, row, over=match.over)

    def _closing(self, match: Match, last: Commit, update: Update, *, in_campaign: bool) -> Commit:
        """Complete the last row: what stays of the phases that ended, a fresh panel, and the end of the game."""
        closing = last
        if update.snapshots:
            stays = [Outgoing("snapshot", ENCODER.encode(each)) for each in update.snapshots]
            closing = msgspec.structs.replace(closing, outbox=[*last.outbox, *stays, PANEL])
        changes, campaign = self.ending(match, in_campaign=in_campaign)
        return msgspec.structs.replace(closing, changes=changes, campaign=campaign) if changes else closing

    def ending(
        self, match: Match, *, in_campaign: bool | None = None
    ) -> tuple[TableChanges | None, CampaignChanges | None]:
        """What the end of a game changes for its table and its campaign; nothing while it goes on."""
        if in_campaign is None:
            in_campaign = self.row.campaign_id is not None
        if not match.over:
            return None, None
        campaign = None
        if in_campaign and (following := self.game.rules.next_mission(match.state)):
            campaign = CampaignChanges(mission=following, carry=self.game.rules.carry(match.state))
        elif in_campaign and match.state.outcome and match.state.outcome.winners:
            campaign = CampaignChanges(status="finished")
        return TableChanges(status="finished"), campaign
