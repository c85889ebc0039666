"""`vigil story`: one whole game of Vigil's own players, as its channel would read it."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from bot.cli.failing import fail
from bot.cli.story.evening import Wanted, play
from bot.cli.story.paper import figures, pages
from bot.games import IDS, game
from bot.text import locales


def add(parts: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = parts.add_parser("story", help="play one whole game, and print it as its channel would read it")
    parser.add_argument("game", choices=IDS)
    parser.add_argument("--mission", default="", metavar="M", help="which mission (the first)")
    parser.add_argument("--seats", type=int, default=0, metavar="N", help="seats in play (as many as there can be)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="where chance starts (1)")
    parser.add_argument("--locale", choices=locales(), default="en")
    parser.add_argument("--switch", action="append", default=[], metavar="NAME=CHOICE", help="a choice of the lobby")
    parser.add_argument("--brief", action="store_true", help="as a table reads it that wants one message a round")
    parser.add_argument("--json", action="store_true", help="print nothing but the figures")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the game on a Discord of its own, and print what stands in the channel when it is over."""
    played = game(args.game)
    wanted = Wanted(
        args.game,
        args.mission or played.missions[0],
        played.seats[: args.seats or played.players[1]],
        args.seed,
        args.locale,
        dict(each.partition("=")[::2] for each in args.switch),
        brief=args.brief,
    )
    options = {each.id: each.default for each in played.switches} | wanted.switches
    if wanted.mission not in played.missions:
        return fail(f"There is no mission {wanted.mission!r}; there are {', '.join(played.missions)}.")
    if wrong := [id for id, value in wanted.switches.items() if value not in _choices(args.game, id)]:
        return fail(f"There is no such choice: {', '.join(wrong)}.")
    if played.seating(wanted.seats, wanted.mission, options):
        return fail(f"{args.game} is played with {played.players[0]} to {played.players[1]} seats.")
    logging.basicConfig(level=logging.ERROR)
    with TemporaryDirectory() as folder:
        told = asyncio.run(play(Path(folder) / "story.sqlite3", wanted))
    if not args.json:
        sys.stdout.write("\n".join(pages(told)) + "\n")
    summary = figures(told)
    sys.stdout.write(msgspec.json.encode(summary).decode() + "\n" if args.json else summary.sentence() + "\n")
    return 0


def _choices(of: str, switch: str) -> tuple[str, ...]:
    """What a switch of a game may be set to."""
    return next((each.choices for each in game(of).switches if each.id == switch), ())
