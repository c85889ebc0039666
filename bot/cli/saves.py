"""`vigil saves`: list, verify, back up, export and import what is kept, also while Vigil runs."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from sqlite3 import connect

import msgspec

from bot.cli.failing import fail
from bot.cli.progress import Progress
from bot.config import BadSetting, load
from bot.saves.fair import Proof, Unreadable, audits_in, prove
from bot.saves.ids import parse, short
from bot.saves.listing import survey
from bot.saves.playable import problems_of
from bot.sessions.past import copies
from bot.sessions.workshop import Died, TooLong, Workshop
from bot.store import (
    BadExport,
    NoSuchCampaign,
    NoSuchTable,
    Problem,
    Store,
    StoreBusy,
    StoreDamaged,
    StoreError,
    StoreForeign,
    StoreFull,
    StoreTooNew,
)
from bot.store.copies.bounds import UNPACKED_LIMIT
from bot.store.copies.exports import Sealed, unseal
from bot.store.file.migrate import check, migrations

Act = Callable[[Store, argparse.Namespace], Awaitable[int]]

PATIENCE = 5.0
"""Seconds to wait for another process that is writing."""
LONGEST = 300.0
"""Seconds that one file or table may take to be checked: whoever runs Vigil may have more patience than a server."""

BAD_EXPORTS = {
    "foreign": "is no save of Vigil",
    "newer": "was written by a newer Vigil; update this one first",
    "damaged": "is damaged, and nothing of it was imported",
    "too-large": "is larger than any save can be",
    "too-slow": "takes longer to check than any save does, and nothing of it was imported",
    "unknown-game": "holds a game that this Vigil does not know",
    "names-people": "names people by their Discord ids",
}


class Sorry(Exception):
    """What was asked cannot be done; the message is a sentence for whoever asked."""


def add(parts: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = parts.add_parser("saves", help="list, verify, back up, export and import tables")
    parser.add_argument("--database", type=Path, metavar="FILE", help="instead of the one the settings name")
    parser.set_defaults(run=run)
    acts = parser.add_subparsers(required=True, metavar="action")

    def action(name: str, act: Act, text: str) -> argparse.ArgumentParser:
        added = acts.add_parser(name, help=text, description=text)
        added.add_argument("--database", type=Path, metavar="FILE", default=argparse.SUPPRESS, help=argparse.SUPPRESS)
        added.set_defaults(act=act)
        return added

    listing = action("list", _list, "List every table and campaign.")
    listing.add_argument("--json", action="store_true")
    verify = action("verify", _verify, "Prove that tables are what was written and can be played on.")
    verify.add_argument("tables", nargs="*", metavar="TABLE", help="ids as `list` shows them; all if not given")
    verify.add_argument("--json", action="store_true")
    backup = action("backup", _backup, "Copy the whole database to a file.")
    backup.add_argument("file", type=Path, metavar="FILE")
    backup.add_argument("--force", action="store_true", help="replace the file if it is there")
    export = action("export", _export, "Write a table, or a campaign with all its tables, to a file.")
    export.add_argument("table", nargs="?", metavar="TABLE")
    export.add_argument("--campaign", type=int, metavar="ID")
    export.add_argument("file", type=Path, metavar="FILE")
    export.add_argument("--force", action="store_true", help="replace the file if it is there")
    take = action("import", _import, "Take up an exported file: its tables are parked, its seats open.")
    take.add_argument("file", type=Path, metavar="FILE")
    take.add_argument("--guild", type=int, metavar="ID", help="the server it goes to; as in the file if not given")
    take.add_argument("--channel", type=int, metavar="ID", help="the channel it goes to; as in the file if not given")
    proves = "Prove every roll of a game from its audit or export; no database is needed."
    fair = acts.add_parser("verify-fair", help=proves, description=proves)
    fair.add_argument("file", type=Path, metavar="FILE")
    fair.add_argument("--json", action="store_true")
    fair.set_defaults(run=verify_fair)


def verify_fair(args: argparse.Namespace) -> int:
    """Play the games of a file again: 0 if all is as their seeds say, 1 if not, 2 if the file cannot be read."""
    try:
        proofs = asyncio.run(_proofs(args.file.read_bytes()))
    except (OSError, Unreadable, BadExport, TooLong, Died, MemoryError) as error:
        return fail(f"{args.file} cannot be checked: {error}.")
    if args.json:
        sys.stdout.write(f"{msgspec.json.encode(proofs).decode()}\n")
    for proof in () if args.json else proofs:
        sys.stdout.write("".join(f"{proof.game}: {problem}.\n" for problem in proof.problems))
        fits = "do not all fit the seed" if proof.problems else "are what the seed gives"
        sys.stdout.write(f"{proof.game}: {proof.numbers} numbers in {proof.rows} rows {fits}.\n")
    return 1 if any(proof.problems for proof in proofs) else 0


async def _proofs(data: bytes) -> list[Proof]:
    """Prove a file in a process that can be ended: nobody knows who made it."""
    async with Workshop(1, LONGEST) as workshop:
        return await workshop.do(proofs_of, data)


def proofs_of(data: bytes) -> list[Proof]:
    """Play every game of a file again."""

    async def proofs() -> list[Proof]:
        return [await prove(made) for made in await audits_in(data)]

    return asyncio.run(proofs())


def run(args: argparse.Namespace) -> int:
    """Do what was asked; whatever is in the way is said in a sentence."""
    try:
        path = args.database or load().database
        if not path.is_file():
            raise Sorry(f"There is no database at {path}. Start Vigil once, or name another with --database.")
        return asyncio.run(_act(path, args))
    except (Sorry, BadSetting, OSError) as error:
        sentence = str(error)
    except StoreError as error:
        sentence = explain(error, path)
    return fail(sentence)


def explain(error: StoreError, path: Path) -> str:
    """What the store means, in a sentence."""
    match error:
        case NoSuchTable(table_id=table_id):
            return f"There is no table {table_id} ({short(table_id)})."
        case NoSuchCampaign(campaign_id=campaign_id):
            return f"There is no campaign {campaign_id}."
        case StoreTooNew(found=found, known=known):
            return f"{path} was written by a newer Vigil (schema {found}, this one knows {known}). Update Vigil first."
        case StoreForeign():
            return f"{path} belongs to another program."
        case StoreBusy():
            return f"{path} is locked by another program. Try again in a moment."
        case StoreDamaged(what=what):
            return f"{path} cannot be read: {what}."
        case StoreFull():
            return f"The disk does not take it: {error}."
        case _:
            return f"{path} cannot be used: {error}."


async def _act(path: Path, args: argparse.Namespace) -> int:
    """Open the database and do it."""
    async with await Store.open(path, busy_timeout=PATIENCE) as store:
        act: Act = args.act
        args.database = path
        return await act(store, args)


async def _list(store: Store, args: argparse.Namespace) -> int:
    """Print what is kept."""
    found = await survey(store)
    sys.stdout.write(f"{msgspec.json.encode(found).decode() if args.json else found.text()}\n")
    return 0


async def _verify(store: Store, args: argparse.Namespace) -> int:
    """Prove tables one by one and print what is wrong."""
    if args.tables in ([], ["all"]):
        wanted = [table.id for table in (await survey(store)).tables]
    else:
        wanted = [_table(name) for name in args.tables]
    problems: list[Problem] = []
    async with Workshop(1, LONGEST) as workshop:
        with Progress("Verifying tables") as progress:
            for done, table_id in enumerate(wanted):
                progress(done, len(wanted), short(table_id))
                problems += await problems_of(store, table_id, workshop)
    if args.json:
        sys.stdout.write(f"{msgspec.json.encode({'tables': len(wanted), 'problems': problems}).decode()}\n")
    else:
        sys.stdout.write("".join(f"{problem_words(problem)}\n" for problem in problems))
        sys.stdout.write(f"{len(wanted)} tables verified, {len(problems) or 'no'} problems.\n")
    return 1 if problems else 0


async def _backup(store: Store, args: argparse.Namespace) -> int:
    """Copy the database, and see that the copy is whole."""
    _free(args.file, args)
    with Progress("Copying pages") as progress:
        await store.backup(args.file, progress=progress)
    count = await asyncio.to_thread(_open_copy, args.file)
    sys.stdout.write(f"{args.file}: {count} tables, {args.file.stat().st_size} bytes, and it opens.\n")
    return 0


async def _export(store: Store, args: argparse.Namespace) -> int:
    """Write a save."""
    if (args.table is None) == (args.campaign is None):
        raise Sorry("Name either a table or, with --campaign, a campaign.")
    _free(args.file, args)
    if args.campaign is None:
        data = await store.export_table(_table(args.table))
    else:
        data = await store.export_campaign(args.campaign)
    args.file.write_bytes(data)
    sys.stdout.write(f"{args.file}: {len(data)} bytes. It holds the secrets of the game: seed and hidden cards.\n")
    return 0


async def _import(store: Store, args: argparse.Namespace) -> int:
    """Take up a save, and prove at once that it can be played on."""
    async with Workshop(1, LONGEST) as workshop:
        try:
            if args.file.stat().st_size > UNPACKED_LIMIT:
                raise BadExport("too-large")
            data = args.file.read_bytes()
            guild_id, channel_id = _destination(unseal(data), args)
            prove = partial(copies.prove, workshop)
            done = await store.import_table(data, guild_id=guild_id, channel_id=channel_id, prove=prove)
        except BadExport as error:
            detail = f" ({error.detail})" if error.detail and error.reason == "damaged" else ""
            raise Sorry(f"{args.file} {BAD_EXPORTS[error.reason]}{detail}.") from error
        problems = [problem for id in done.tables for problem in await problems_of(store, id, workshop)]
    campaign = "" if done.campaign_id is None else f" of campaign {done.campaign_id}"
    for table_id in done.tables:
        status = (await store.table(table_id)).status
        sys.stdout.write(f"Imported as table {short(table_id)} ({table_id}){campaign}, {status}, its seats open.\n")
    sys.stdout.write("".join(f"{problem_words(problem)}\n" for problem in problems))
    return 1 if problems else 0


def _destination(save: Sealed, args: argparse.Namespace) -> tuple[int, int]:
    """The server and the channel a save goes to: those asked for, or those it came from."""
    if not save.tables:
        raise Sorry(f"{args.file} holds no table.")
    origin = save.tables[0].table
    guild_id = origin.guild_id if args.guild is None else args.guild
    channel_id = origin.channel_id if args.channel is None else args.channel
    if not (guild_id and channel_id):
        raise Sorry(f"{args.file} names no server: it was made to be handed out. Say --guild and --channel.")
    return guild_id, channel_id


def problem_words(problem: Problem) -> str:
    """A problem in a line."""
    row = "" if problem.seq is None else f", row {problem.seq}"
    return f"Table {short(problem.table_id)} ({problem.table_id}){row}: {problem.what}."


def _table(name: str) -> int:
    """Read a table's id."""
    table_id = parse(name)
    if table_id is None:
        raise Sorry(f"{name!r} is no table. Give an id as `vigil saves list` shows it, such as 38 or {short(38)}.")
    return table_id


def _free(file: Path, args: argparse.Namespace) -> None:
    """Refuse to write where something is that should stay."""
    if file.exists() and file.samefile(args.database):
        raise Sorry(f"{file} is the database itself.")
    if file.exists() and not args.force:
        raise Sorry(f"{file} is there already. Give another name, or --force to replace it.")
    if not file.absolute().parent.is_dir():
        raise Sorry(f"There is no folder {file.absolute().parent}.")


def _open_copy(file: Path) -> int:
    """Read a finished copy through and count its tables, leaving it as it is."""
    with closing(connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as copy:
        check(copy, len(migrations()))
        (sound,) = copy.execute("PRAGMA quick_check").fetchone()
        if sound != "ok":
            raise Sorry(f"{file} is not a good copy: {sound}.")
        (count,) = copy.execute("SELECT count(*) FROM tables").fetchone()
        return int(count)
