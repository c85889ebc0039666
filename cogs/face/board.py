"""The board as a panel shows it: what everybody may see, with the places that are asked for."""

from __future__ import annotations

from itertools import pairwise

import msgspec

from bot.engine.asks import Ask, all_ways
from bot.engine.scene import Mark, Scene, Shot, Tint
from bot.engine.words import Phrase
from bot.sessions.session import Session


def bare(session: Session) -> Scene:
    """Lay the board out as everybody may see it."""
    return session.game.look.scene(session.match.view(None))


def board(session: Session) -> Scene:
    """Lay the board out; where a place is to be chosen in the open, its choices are tinted and named."""
    scene = bare(session)
    asks = session.match.asks
    return choosing(scene, asks[0].seen_by(None)) if len(asks) == 1 else scene


def shot(session: Session, *, live: bool = True) -> Shot:
    """How a panel shows its board: low while something is asked beneath it, in full once there is nothing to press."""
    return "glance" if live and session.row.status == "playing" and not session.match.over else "overview"


def desk_board(session: Session, seat: str) -> Scene | None:
    """Lay out what a seat's own desk shows; on a board the places it is asked for are tinted, the secret ones too.

    None where there is nothing to see: an empty hand is no picture.
    """
    scene, ask = session.game.desk(session.match.view(seat)), session.match.ask_of(seat)
    if not scene or not (scene.board or scene.cards or scene.dice or scene.tracks):
        return None
    return choosing(scene, ask) if ask else scene


def choosing(scene: Scene, ask: Ask) -> Scene:
    """Tint the places that an ask offers, in place of all that could be reached besides, and look at them closely."""
    areas = {area.id for area in scene.board.areas} if scene.board else set()
    named = {option.key: str(option.args.get("to", option.args.get("at", ""))) for option in ask.options}
    spots = {key: spot for key, spot in named.items() if spot in areas}
    if ask.kind not in ("space", "path") or not spots:
        return scene
    kept = [tint for tint in scene.tints if tint.kind != "reach"]
    offered = [Tint(spot, "reach") for spot in dict.fromkeys(spots.values())]
    default = [Tint(spots[key], "goal") for key in ask.default if key in spots and not ask.blind]
    here = [ask.start] if ask.start in areas else []
    return msgspec.structs.replace(
        scene,
        tints=(*kept, *offered, *default),
        marks=(*scene.marks, *ways(ask, set(spots.values()))),
        focus=tuple(dict.fromkeys((*here, *spots.values()))),
        reach=Phrase("panel-alt-places", {"count": len(offered)}),
    )


def ways(ask: Ask, ends: set[str]) -> tuple[Mark, ...]:
    """The steps of every way that is gone where only one of these ends is named, each step once."""
    if ask.kind != "path":
        return ()
    found = [pairwise((ask.start, *way)) for end, way in all_ways(ask).items() if end in ends]
    return tuple(Mark("way", step) for step in dict.fromkeys(step for steps in found for step in steps))
