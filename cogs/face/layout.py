"""Layouts: lobby, panel, snapshot, desk. Each is made anew from a session and holds nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.engine.asks import Ask
from bot.engine.endings import UNTOLD, Epilogue
from bot.engine.game import TOGGLE, Switch
from bot.engine.scene import Scene, Seatline
from bot.markdown import Markdown
from bot.sessions.lobby import fills, open_switches
from bot.sessions.session import Session
from bot.sessions.telling.story import DECISIVE, Told
from bot.sessions.telling.update import Snapshot
from bot.store import Saying
from bot.text import Tongue
from cogs.face import front
from cogs.face.advising import hush, what_now
from cogs.face.clocks import clock
from cogs.face.ending import end_rows, ended, outcome
from cogs.face.house_row import house_row, let_pass, own_take_back, press, waiting
from cogs.face.ids import Mark
from cogs.face.lessons import first_button
from cogs.face.options.drafts import Draft
from cogs.face.options.fitting import Room
from cogs.face.options.widgets import MENU, Widgets, letting_pass
from cogs.face.parts import (
    EMBER,
    NIGHT,
    PRIMARY,
    ROW,
    SUCCESS,
    Part,
    Shown,
    button,
    buttons,
    choice,
    menu,
    picture,
    separator,
    text,
)
from cogs.face.stories import news, stays
from cogs.face.words import asked, clip, goal, holder, option_words, seat_line, stake

SEATS = 1000
HEAD = 700
SMALL = 450
"""Letters of how one wins."""
WHOLE = 3900
"""Letters of all texts on a panel; Discord takes 4,000."""
BOARD = picture("board", "")
"""Stands for a picture that is still being drawn: what is beneath it must not jump when it comes."""

ON_EVERY_PANEL = ("hand", "start")
"""Acts by which a panel or a lobby is known, whatever else it offers."""


def panel(
    session: Session,
    tongue: Tongue,
    seats: Iterable[Seatline],
    image: str | None,
    alt: str,
    *,
    live: bool = True,
    longest: int = MENU,
    turned: Iterable[tuple[Told, ...]] = (),
    epilogue: Epilogue = UNTOLD,
    said: Sequence[Saying] = (),
) -> Shown:
    """The one public panel. A screen shows its lower end, so what is asked stands right above what answers it.

    From top to bottom: what just happened, the seats, how one wins, the board, the question and what is at stake, the
    widgets. From the board on it is all on one screen, as far as that can be.
    """
    match = session.match
    asks = [each.seen_by(None) for each in match.asks]
    ask = asks[0] if asks else None
    happened = news(tongue, *_fresh(session))
    parts: list[Part] = [text(happened)] if happened else []
    lines = clip("\n".join(seat_line(tongue, session, line) for line in seats), SEATS)
    parts.append(text(lines, *(_aim(session, tongue, None) if ask else ())))
    board = picture(image, alt)
    left = WHOLE - sum(len(part["content"]) for part in parts)
    heading = text(*(_heading(session, tongue, ask) if ask else ended(session, tongue, turned, epilogue, said, left)))
    if live and match.over:
        return Shown([*parts, *board, heading, separator(), *end_rows(session, tongue, said)], EMBER)
    if not live:
        return Shown([*parts, *board, heading], NIGHT)
    secret = ask is not None and (not ask.options or any(each.options != ask.options for each in asks))
    foot = [separator(), *house_row(session, tongue, secret=secret)]
    widgets = list[Part]()
    if secret:
        widgets = [text(tongue.t("panel-answer-in-hand", hand=tongue.t("panel-hand"))), *letting_pass(session, tongue)]
    elif ask:
        room = Room((*(board or BOARD), heading), foot)
        widgets = Widgets(session, tongue, ask, longest=longest, room=room).rows()
    return Shown([*parts, *board, heading, *widgets, *foot], EMBER)


def _fresh(session: Session) -> tuple[list[Told], int]:
    """What a panel tells of, and where in it the newest deed is; how a game ended is said beneath, once."""
    if not session.match.over:
        return session.story, session.standing.deed
    return [each for each in session.story if each.weight < DECISIVE], -1


def desk(
    session: Session,
    tongue: Tongue,
    user_id: int,
    seat: str,
    *,
    draft: Draft,
    page: str = "",
    note: str = "",
    advised: bool = False,
    image: str | None = None,
    alt: str = "",
    longest: int = MENU,
) -> Shown:
    """One person's own desk: what a seat of theirs holds, and the widgets for all it is asked, the secret included."""
    ask = session.match.ask_of(seat)
    seats = session.seats_of(user_id)
    name = tongue.t(f"{session.row.game}-seat-{seat}")
    parts: list[Part] = [text(note)] if note else []
    if session.match.over:
        parts.append(text(f"### {tongue.t('panel-over')}", outcome(session, tongue)))
    if len(seats) > 1:
        parts.append(text(tongue.t("desk-of", seat=name)))
    if not ask and not session.match.over:
        parts.append(text(tongue.t("desk-not-asked", who=waiting(session, tongue))))
    foot = _desk_row(session, tongue, user_id, seat, advised=advised)
    board = picture(image, alt)
    if ask is None:
        return Shown([*parts, *board, *foot] or [text(tongue.t("desk-empty"))])
    heading = text(
        f"### {clip(asked(tongue, session.row.game, ask), HEAD)}",
        what_now(tongue, session.row.game, ask) if advised else "",
        clock(session, tongue, seat),
        _drafted(tongue, session, ask, draft),
    )
    aim = [text(told) for told in _aim(session, tongue, seat)]
    room = Room((*(board or BOARD), heading), foot)
    widgets = Widgets(session, tongue, ask, seat=seat, page=page, longest=longest, room=room)
    return Shown([*parts, *aim, *board, heading, *widgets.rows(draft), *foot])


def _desk_row(session: Session, tongue: Tongue, user_id: int, seat: str, *, advised: bool) -> list[Part]:
    """What stands under every desk: one's other hands, help with the question, and the way back."""
    ask, others = session.match.ask_of(seat), session.seats_of(user_id)[:ROW]
    hands = [_other_hand(session, tongue, other) for other in others if other != seat]
    helping = {"panel-explain": "explain", "desk-hint": "hint"} if ask else {}
    helps = [press(tongue, id, Mark(session.id, session.asked, act, seat=seat)) for id, act in helping.items()]
    waive = let_pass(session, tongue, seat if ask else None)
    hushed = [hush(session, tongue, "desk", seat)] if advised and not session.match.over else []
    return buttons([*hands, *helps, *waive, *own_take_back(session, tongue, user_id), *hushed])


def _other_hand(session: Session, tongue: Tongue, seat: str) -> Part:
    """For somebody with several seats: the way to another's desk."""
    name = tongue.t(f"{session.row.game}-seat-{seat}")
    mark = Mark(session.id, session.asked, "turn", seat=seat)
    return button(tongue.t("panel-hand-of", seat=name), mark.button())


def snapshot(session: Session, tongue: Tongue, taken: Snapshot, image: str | None, alt: str) -> Shown:
    """Phases that are over: their story and a picture, and nothing to press but for what the story leaves out."""
    head = _subject(tongue, taken.scene) if taken.scene else []
    return Shown([*head, *picture(image, alt), *stays(tongue, session.id if session else 0, taken)])


def _subject(tongue: Tongue, scene: Scene) -> list[Part]:
    """The name of what a picture shows."""
    return [text(tongue.t("snapshot-title", title=tongue.say(scene.title), subtitle=tongue.say(scene.subtitle)))]


def retired(session: Session, tongue: Tongue, id: str = "panel-retired") -> Shown:
    """A panel that is no longer the panel."""
    return Shown([text(tongue.t(id, title=tongue.t(f"{session.row.game}-title")))])


def lobby(session: Session, tongue: Tongue) -> Shown:
    """Before the game: who sits where, the mission, the switches, and the start."""
    game, of = session.game, session.row.game
    at = (session.id, 0)
    least, most = game.players
    heading = [
        f"## {tongue.t(f'{of}-title')}",
        tongue.t(f"{of}-blurb"),
        tongue.t("lobby-mission", mission=tongue.t(f"{of}-mission-{session.row.mission}")),
        front.figures(tongue, of, session.row.mission),
    ]
    seats = [line for seat in game.seats for line in _seated(session, tongue, seat)]
    taken = tuple(seat for seat in game.seats if session.seats[seat].kind != "open")
    goes_on = session.row.campaign_id is not None
    outline = map(tongue.say, game.rules.outline(taken, session.row.mission, session.options, goes_on=goes_on))
    parts: list[Part] = [
        text(*heading, *outline),
        text(*seats, tongue.t("lobby-players", least=least, most=most)),
        separator(),
        _seat_menu(session, tongue, at),
    ]
    if not goes_on and len(game.missions) > 1:
        missions = [(m, tongue.t(f"{of}-mission-{m}"), front.about(tongue, of, "mission", m)) for m in game.missions]
        parts.append(_menu(Mark(*at, "mission"), tongue.t("lobby-pick-mission"), missions, session.row.mission))
    switches = open_switches(session)
    for switch in (switch for switch in switches if switch.choices != TOGGLE):
        choices = [
            (
                value,
                tongue.t(f"{of}-switch-{switch.id}-{value}"),
                front.about(tongue, of, "switch", f"{switch.id}-{value}"),
            )
            for value in switch.choices
        ]
        chosen = session.options.get(switch.id, switch.default)
        parts.append(_menu(Mark(*at, "switch", switch.id), tongue.t(f"{of}-switch-{switch.id}"), choices, chosen))
    if toggles := [switch for switch in switches if switch.choices == TOGGLE]:
        parts.append(_toggles(session, tongue, at, toggles))
    parts += buttons(
        [
            press(tongue, "lobby-join", Mark(*at, "join"), PRIMARY),
            press(tongue, "lobby-fill" if fills(session) else "lobby-unfill", Mark(*at, "fill")),
            press(tongue, "lobby-start", Mark(*at, "start"), SUCCESS),
            press(tongue, "lobby-leave", Mark(*at, "leave")),
            press(tongue, "lobby-about", Mark(*at, "about")),
            press(tongue, f"lobby-tell-{'full' if session.brief else 'brief'}", Mark(*at, "tell")),
            *first_button(tongue, of),
        ]
    )
    return Shown(parts)


def closed_lobby(session: Session, tongue: Tongue) -> Shown:
    """The lobby after the start: who sat down, and the promise that the dice can be checked."""
    of = session.row.game
    seats = [
        tongue.t("lobby-seat", name=tongue.t(f"{of}-seat-{seat.seat}"), who=holder(tongue, session, seat.seat))
        for seat in session.seats.values()
        if seat.kind != "open"
    ]
    promise = tongue.t("lobby-promise", digest=session.row.commitment.hex())
    return Shown([text(f"## {tongue.t(f'{of}-title')}", *seats), text(promise)])


def _heading(session: Session, tongue: Tongue, ask: Ask) -> list[str]:
    at_stake = clip(stake(tongue, session, ask), HEAD)
    return [
        f"### {clip(asked(tongue, session.row.game, ask), HEAD)}",
        tongue.t("panel-paused") if session.row.paused else "",
        tongue.t("panel-waiting", who=waiting(session, tongue)),
        clock(session, tongue),
        f"-# {at_stake}",
    ]


def _aim(session: Session, tongue: Tongue, seat: str | None) -> list[str]:
    """How one wins and loses, small."""
    told = goal(tongue, session, seat)
    return [f"-# {clip(told, SMALL)}"] if told else []


def _drafted(tongue: Tongue, session: Session, ask: Ask, draft: Draft) -> str:
    """Tell what has been picked so far."""
    words = {option.key: option_words(tongue, session.row.game, option) for option in ask.options}
    if ask.kind == "split":
        shares = [
            tongue.t("draft-share", name=words[key], amount=n) for key, n in draft.amounts.items() if key in words
        ]
        return tongue.t(
            "draft-split", shares=tongue.listing(shares), given=sum(draft.amounts.values()), amount=ask.amount
        )
    if not draft.picks:
        return ""
    return tongue.t("draft-picked", picks=clip(Markdown(", ").join(words.get(pick, pick) for pick in draft.picks), 600))


def _toggles(session: Session, tongue: Tongue, at: tuple[int, int], toggles: Sequence[Switch]) -> Part:
    """One menu for all that is simply on or off."""
    named = {switch.id: f"{session.row.game}-switch-{switch.id}" for switch in toggles}
    choices = [
        choice(
            tongue.t(named[switch.id]),
            switch.id,
            tongue.t(about) if tongue.has(about := f"{named[switch.id]}-on") else None,
            chosen=session.options.get(switch.id, switch.default) == "on",
        )
        for switch in toggles
    ]
    return menu(Mark(*at, "toggles").select(), tongue.t("lobby-toggles"), choices, least=0, most=len(toggles))


def _seat_menu(session: Session, tongue: Tongue, at: tuple[int, int]) -> Part:
    of = session.row.game
    named = [
        (seat, tongue.t(f"{of}-seat-{seat}"), front.about(tongue, of, "seat", seat)) for seat in session.game.seats
    ]
    return _menu(Mark(*at, "seat"), tongue.t("lobby-pick-seat"), named, "")


def _seated(session: Session, tongue: Tongue, seat: str) -> Iterator[str]:
    """Who has a seat, and whom they play, in a line beneath, once somebody does."""
    of = session.row.game
    yield tongue.t("lobby-seat", name=tongue.t(f"{of}-seat-{seat}"), who=holder(tongue, session, seat))
    told = front.about(tongue, of, "seat", seat)
    if told and session.seats[seat].kind != "open":
        yield tongue.t("lobby-seat-text", text=told)


def _menu(mark: Mark, title: str, named: Iterable[tuple[str, str, str | None]], chosen: str) -> Part:
    choices = [choice(label, value, told, chosen=value == chosen) for value, label, told in named]
    return menu(mark.select(), title, choices[:MENU])


__all__ = ["Shown", "closed_lobby", "desk", "lobby", "panel", "retired", "snapshot", "text", "waiting"]
