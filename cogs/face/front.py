"""The front of the house: what a game or a mission is, before anybody begins it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bot.engine.content import CONTENT
from bot.engine.game import Setup
from bot.engine.match import Match
from bot.engine.scene import Scene
from bot.games import IDS, game
from bot.measured import measured, minutes, span
from bot.sessions.lobby import settled
from bot.sessions.session import Session
from bot.text import DEFAULT, Tongue
from bot.text import tongue as english
from cogs.face.ids import Mark
from cogs.face.lessons import lesson_buttons
from cogs.face.parts import SUCCESS, Part, Shown, button, buttons, choice, menu, picture, text

HERE = (0, 0)
"""Components of the front belong to no table."""
PICTURES = CONTENT / "pictures"


def cover(of: str) -> Path | None:
    """The picture of a game, if it has one: by its id, or by its English title."""
    names = (of, english(DEFAULT).t(f"{of}-title").casefold())
    return next((path for name in names if (path := PICTURES / f"{name}.webp").exists()), None)


def front(tongue: Tongue, of: str, image: str | None = None, alt: str = "") -> Shown:
    """A game: its picture, what it is, for how many, how hard and how long, how it is won; and the way to begin."""
    found = game(of)
    least, most = found.players
    missions = tongue.listing(tongue.t(f"{of}-mission-{mission}") for mission in found.missions)
    parts: list[Part] = [
        *picture(image, alt),
        text(
            f"## {tongue.t(f'{of}-title')}",
            tongue.t(f"{of}-blurb"),
            tongue.t("front-wins", wins=tongue.t(f"{of}-wins")) if tongue.has(f"{of}-wins") else "",
            tongue.t("front-people", least=least, most=most),
            figures(tongue, of),
            tongue.t("front-missions", missions=missions) if len(found.missions) > 1 else "",
        ),
        menu(Mark(*HERE, "game").select(), tongue.t("games-pick"), _games(tongue, of)),
        *buttons(ways_in(tongue, of)),
    ]
    return Shown(parts)


def ways_in(tongue: Tongue, of: str) -> list[Part]:
    """The buttons under a game: all the ways to begin it."""
    here = button(tongue.t("games-open-here"), Mark(*HERE, "open", of).button(), SUCCESS)
    return [here, *(each for row in lesson_buttons(tongue, (of,)) for each in row["components"])]


def _games(tongue: Tongue, here: str) -> list[Part]:
    wins = {id: f"{id}-wins" for id in IDS}
    said = {id: tongue.t(words) if tongue.has(words) else None for id, words in wins.items()}
    return [choice(tongue.t(f"{id}-title"), id, said[id], chosen=id == here) for id in IDS]


def figures(tongue: Tongue, of: str, mission: str = "") -> str:
    """How hard and how long a game or one of its missions is, as far as it was measured."""
    found, long = span(of, mission), minutes(of, mission, game(of).players)
    takes = tongue.t("front-minutes", least=long[0], most=long[1], same=int(long[0] == long[1])) if long else ""
    if found is None:
        return takes
    hard = tongue.t(
        "front-mission-measured" if mission else "front-measured",
        contest=int(measured(of).contest),
        easiest=found.easiest,
        hardest=found.hardest,
        shortest=found.shortest,
        longest=found.longest,
        same=int(found.shortest == found.longest),
    )
    return f"{hard}\n{takes}" if takes else hard


def about(tongue: Tongue, of: str, kind: str, id: str) -> str | None:
    """What a mission, a seat or a choice of the lobby is, in a line, if there are words."""
    words = f"{of}-lobby-{kind}-{id}"
    return tongue.t(words) if tongue.has(words) else None


def opening(session: Session) -> Scene:
    """The board as the lobby's mission would begin, with those who sit there, or else with as few as can play it."""
    found, mission = session.game, session.row.mission
    options = {switch.id: settled(session).get(switch.id, switch.default) for switch in found.switches}
    taken = tuple(seat for seat in found.seats if session.seats[seat].kind != "open")
    tries: Sequence[tuple[str, ...]] = (taken, *(found.seats[:n] for n in range(1, len(found.seats) + 1)))
    seats = next((each for each in tries if each and not found.seating(each, mission, options)), found.seats)
    match, _ = Match.start(found, Setup(seats, mission, options), bytes(32))
    return found.look.scene(match.view(None))


def mission_page(session: Session, tongue: Tongue, image: str, alt: str) -> Shown:
    """The mission of a lobby: its start, its story, what is to be done, how hard and how long."""
    of, mission = session.row.game, session.row.mission
    story = f"{of}-story-{mission}"
    return Shown(
        [
            text(
                f"## {tongue.t(f'{of}-mission-{mission}')}",
                f"> {tongue.t(story)}" if tongue.has(story) else "",
                about(tongue, of, "mission", mission) or "",
                tongue.t("front-wins", wins=tongue.t(f"{of}-wins")) if tongue.has(f"{of}-wins") else "",
                figures(tongue, of, mission),
            ),
            *picture(image, alt),
        ]
    )
