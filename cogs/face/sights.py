"""What can be looked at besides the board: the key to its symbols, and the sheets that a game lays open."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from bot.engine import key
from bot.engine.asks import Ask, refuse
from bot.engine.errands import Display, Flag, Looking, Lookup, Number, Seat
from bot.engine.game import TOGGLE
from bot.engine.scene import Scene, Shot
from bot.sessions.lobby import settled
from bot.sessions.session import Session
from bot.text import Tongue
from cogs.face.board import bare, board, choosing
from cogs.face.words import clip, clip_lines, fenced
from renderers import text_board

LONGEST = 2000
"""Characters of a message."""
INSET = 1500
"""Characters that a scene takes which is told in letters above a picture."""
CLOSER, BOARD_KEY, WHOLE_KEY, TERMS = "closer", "board-key", "key", "terms"
"""The sights that every game has."""


class Sight(NamedTuple):
    """Pictures, each drawn in its way, and words above them."""

    pictures: tuple[tuple[Scene, Shot], ...]
    words: str = ""


def sights(session: Session, tongue: Tongue, user_id: int) -> dict[str, str]:
    """All that somebody can look at without saying more, by id, with what it is called."""
    lookups = {name: tongue.t(f"command-{session.row.game}-{name}") for name in _sheets(session, user_id)}
    return {CLOSER: tongue.t("look-closer"), **_keys(session, tongue), **lookups, TERMS: tongue.t("look-terms")}


def _keys(session: Session, tongue: Tongue) -> dict[str, str]:
    return {id: tongue.t(f"look-{id}") for id in (BOARD_KEY, WHOLE_KEY)} if session.game.look.key else {}


def _sheets(session: Session, user_id: int) -> dict[str, Lookup[Any]]:
    """The lookups of a game's own command that need nothing said, of those that this person may use."""
    command = session.game.table.command
    return {
        name: lookup
        for name, lookup in (command.lookups.items() if command else ())
        if all(isinstance(each, Flag | Number) or each.optional for each in lookup.arguments)
        and (lookup.eyes != "own" or session.seats_of(user_id))
    }


def sight(session: Session, tongue: Tongue, user_id: int, id: str) -> Sight:
    """What somebody sees who looks at this."""
    if id == WHOLE_KEY:
        return Sight(tuple((page, "sheet") for page in key.pages(session.row.game, session.game.look.key)))
    if id == BOARD_KEY:
        return Sight(((keyed(session, bare(session)), "overview"),))
    if id == TERMS:
        return Sight((), "\n".join(terms(session, tongue)))
    if lookup := _sheets(session, user_id).get(id):
        return _sheet(session, tongue, user_id, lookup)
    return Sight(((board(session), "focus"),))


def terms(session: Session, tongue: Tongue) -> Iterator[str]:
    """What was settled before the game: the mission with its story, and how every switch stands."""
    of = session.row.game
    yield tongue.t("lobby-mission", mission=tongue.t(f"{of}-mission-{session.row.mission}"))
    if tongue.has(story := f"{of}-story-{session.row.mission}"):
        yield f"> {tongue.t(story)}"
    for switch in session.game.switches:
        chosen = settled(session).get(switch.id, switch.default)
        name = tongue.t(f"{of}-switch-{switch.id}")
        if switch.choices == TOGGLE:
            yield tongue.t("terms-toggle", name=name, on=int(chosen == "on"))
        else:
            yield tongue.t("terms-switch", name=name, choice=tongue.t(f"{of}-switch-{switch.id}-{chosen}"))


def keyed(session: Session, scene: Scene) -> Scene:
    """A board with the names of the symbols on it beneath."""
    return msgspec.structs.replace(scene, key=key.of_scene(session.game.look.key, scene))


def _sheet(session: Session, tongue: Tongue, user_id: int, lookup: Lookup[Any]) -> Sight:
    given = {each.name: each.least if isinstance(each, Number) else None for each in lookup.arguments}
    shown = seen(session, user_id, lookup, given)
    ask = asked_of(session, user_id, lookup) if shown.tinted else None
    scenes = ((choosing(shown.scene, ask) if ask else shown.scene, shown.shot),) if shown.scene else ()
    return Sight(scenes, words_of(tongue, shown))


def seen(session: Session, user_id: int, lookup: Lookup[Any], given: Mapping[str, str | int | None]) -> Display:
    """What a lookup shows to somebody who said this."""
    own = tuple(session.seats_of(user_id))
    if lookup.eyes == "own" and not own:
        raise refuse("not-seated")
    named = next((given[each.name] for each in lookup.arguments if isinstance(each, Seat)), None)
    seat = str(named or session.asked_seat(user_id) or next(iter(own), session.match.state.seats[0]))
    view = session.match.view(eyes(lookup, seat, own))
    return lookup.show(Looking(view=view, seat=seat, own=own, given=given))


def eyes(lookup: Lookup[Any], seat: str, own: tuple[str, ...]) -> str | None:
    """The seat through whose eyes somebody looks, always one of their own; None for those of just anybody."""
    if lookup.eyes == "everybody":
        return None
    return seat if seat in own else next(iter(own), None)


def asked_of(session: Session, user_id: int, lookup: Lookup[Any]) -> Ask | None:
    """What is asked of whoever looks, or for just anybody what is asked in the open."""
    if lookup.eyes == "everybody":
        asks = session.match.asks
        return asks[0].seen_by(None) if len(asks) == 1 else None
    asked = session.ask_for(user_id)
    return asked[1] if asked else None


def words_of(tongue: Tongue, shown: Display) -> str:
    """What a look says, cut to what fits into a message."""
    if shown.inset:
        told = text_board(tongue.scene(shown.inset), longest=INSET)
        return fenced(told) if told else ""
    lines = [tongue.say(words) for words in shown.said]
    return clip_lines(lines, LONGEST) if shown.newest else clip("\n".join(lines), LONGEST)
