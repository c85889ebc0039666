"""`vigil render`: the pictures of a position, so that they can be looked at."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bot.cli.failing import fail
from bot.engine.game import Setup
from bot.engine.match import Match
from bot.engine.scene import Shot
from bot.games import IDS, game
from bot.text import locales, speak
from renderers import Picture, draw


def add(parts: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = parts.add_parser("render", help="write the pictures of a position")
    parser.add_argument("game", choices=IDS)
    parser.add_argument("--seed", type=whole, default=1)
    parser.add_argument("--steps", type=whole, default=12, help="answers to play before the picture is taken")
    parser.add_argument("--mission", default="")
    parser.add_argument("--seats", type=whole, default=0, help="seats in play; all of them if not given")
    parser.add_argument("--locale", choices=locales(), default="en")
    parser.add_argument("--out", type=Path, default=Path("out"))
    parser.set_defaults(run=run)


def whole(text: str) -> int:
    """Read a number that is not negative."""
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def run(args: argparse.Namespace) -> int:
    """Play so many answers with Vigil's own players and draw what everybody, and each seat, may see."""
    played, tongue = game(args.game), speak(args.locale)
    seats = played.seats[: args.seats or played.players[1]]
    options = {each.id: each.default for each in played.switches}
    mission = args.mission or played.missions[0]
    if mission not in played.missions:
        return fail(f"There is no mission {mission!r}; there are {', '.join(played.missions)}.")
    if played.seating(seats, mission, options):
        return fail(f"{args.game} is played with {played.players[0]} to {played.players[1]} seats.")
    setup = Setup(seats, mission, options)
    match, _ = Match.start(played, setup, args.seed.to_bytes(32, "big"))
    for _ in range(args.steps):
        if match.over:
            break
        seat = match.waiting[0]
        ask = match.ask_of(seat)
        if ask:
            match.apply(played.player.advise(match.view(seat), ask))
    try:
        args.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        return fail(f"{args.out} cannot be written: {error.strerror}")
    scene = tongue.scene(played.look.scene(match.view(None)))
    shots: tuple[Shot, ...] = ("overview", "focus", "glance")
    pictures: dict[str, Picture] = {shot: draw(scene, view=shot) for shot in shots}
    for seat in seats:
        if sheet := played.look.sheet(match.view(seat)):
            pictures[f"sheet-{seat}"] = draw(tongue.scene(sheet), view="sheet")
    for done, (name, picture) in enumerate(pictures.items(), 1):
        path = args.out / f"{name}.{picture.format}"
        path.write_bytes(picture.data)
        sys.stdout.write(f"{done}/{len(pictures)} {path} {picture.width}x{picture.height} {len(picture.data)} bytes\n")
    return 0
