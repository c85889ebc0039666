"""Layouts: lobby, panel, snapshot, desk. Each is made anew from a session and holds nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord
from discord.ui import ActionRow, Button, Container, LayoutView, MediaGallery, Select, Separator, TextDisplay

from bot.engine.asks import Ask
from bot.engine.game import TOGGLE, Switch
from bot.engine.scene import Scene
from bot.engine.words import Phrase
from bot.sessions.attendance import awaited
from bot.sessions.lobby import fills, open_switches
from bot.sessions.notes import name_of
from bot.sessions.session import Session
from bot.sessions.story import Told, tell
from bot.sessions.update import Snapshot
from bot.text import Tongue
from cogs.panel.drafts import Draft
from cogs.panel.ids import Mark
from cogs.panel.widgets import ROW, Row, Widgets, buttons
from cogs.panel.words import CHOICE, LABEL, clip, clip_lines, holder, option_words, prompt, seat_line, stake

STORY = 1200
SEATS = 1000
HEAD = 700
NIGHT = discord.Colour(0x2B2D6E)
EMBER = discord.Colour(0xE8A33D)


ON_EVERY_PANEL = ("hand", "start")
"""Acts by which a panel or a lobby is known, whatever else it offers."""


class Shown(LayoutView):
    """A layout whose components are found again by their ids, after a restart too; discord.py need not remember it."""

    def __init__(self, parts: Iterable[discord.ui.Item[LayoutView]], colour: discord.Colour = NIGHT) -> None:
        super().__init__(timeout=None)
        self.add_item(Container(*parts, accent_colour=colour))
        self.stop()


def text(*lines: str) -> TextDisplay[LayoutView]:
    """Put lines of text."""
    return TextDisplay("\n".join(line for line in lines if line) or "\u200b")


def picture(name: str | None, alt: str) -> list[discord.ui.Item[LayoutView]]:
    """Put a picture that is attached under this name."""
    if not name:
        return []
    return [MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=clip(alt, 1000) or None))]


def panel(session: Session, tongue: Tongue, scene: Scene, image: str | None, alt: str, *, live: bool = True) -> Shown:
    """The one public panel: whose turn, what is asked, what is at stake, the board, the seats, the widgets."""
    match = session.match
    asks = [each.seen_by(None) for each in match.asks]
    ask = asks[0] if asks else None
    parts: list[discord.ui.Item[LayoutView]] = [text(*_heading(session, tongue, ask))]
    parts += picture(image, alt)
    parts.append(text(clip("\n".join(seat_line(tongue, session, line) for line in scene.seats), SEATS)))
    if session.story:
        parts.append(text(_story(tongue, session.story)))
    if live:
        parts.append(Separator())
    if live:
        if ask is not None and all(each.options == ask.options for each in asks):
            parts += Widgets(session, tongue, ask).rows()
        parts += buttons(_utility(session, tongue, over=match.over))
    return Shown(parts, EMBER if live else NIGHT)


def desk(
    session: Session,
    tongue: Tongue,
    user_id: int,
    seat: str,
    *,
    draft: Draft,
    page: str = "",
    note: str = "",
    image: str | None = None,
    alt: str = "",
) -> Shown:
    """One person's own desk: what a seat of theirs holds, and the widgets for all it is asked, the secret included."""
    ask = session.match.ask_of(seat)
    seats = session.seats_of(user_id)
    name = tongue.t(f"{session.row.game}-seat-{seat}")
    parts: list[discord.ui.Item[LayoutView]] = [text(note)] if note else []
    if len(seats) > 1:
        parts.append(text(tongue.t("desk-of", seat=name)))
    if ask:
        parts.append(text(f"### {clip(prompt(tongue, session, ask), HEAD)}", _drafted(tongue, session, ask, draft)))
    elif not session.match.over:
        parts.append(text(tongue.t("desk-not-asked", who=waiting(session, tongue))))
    parts += picture(image, alt)
    if ask:
        parts += Widgets(session, tongue, ask, seat=seat, page=page).rows(draft)
    others = [_other_hand(session, tongue, other) for other in seats[:ROW] if other != seat]
    hint = [_press(tongue, "desk-hint", Mark(session.id, session.asked, "hint", seat=seat))] if ask else []
    parts += buttons([*others, *hint, *_own_take_back(session, tongue, user_id)])
    return Shown(parts or [text(tongue.t("desk-empty"))])


def _own_take_back(session: Session, tongue: Tongue, user_id: int) -> list[Button[LayoutView]]:
    """For whoever answered last: the way back, as long as nothing came out."""
    reach = session.reach.of(user_id)
    if not reach.answers or session.match.over:
        return []
    label = tongue.t("desk-take-back", count=reach.answers)
    return [Button(label=clip(label, LABEL), custom_id=_back(session).button())]


def _other_hand(session: Session, tongue: Tongue, seat: str) -> Button[LayoutView]:
    """For somebody with several seats: the way to another's desk."""
    name = tongue.t(f"{session.row.game}-seat-{seat}")
    mark = Mark(session.id, session.asked, "turn", seat=seat)
    return Button(label=clip(tongue.t("panel-hand-of", seat=name), LABEL), custom_id=mark.button())


def advice(session: Session, tongue: Tongue, said: str, seat: str) -> Shown:
    """What Vigil would do in somebody's place, one press away."""
    mark = Mark(session.id, session.asked, "advised", seat=seat)
    return Shown([text(said), *buttons([_press(tongue, "hint-do", mark, discord.ButtonStyle.success)])])


def snapshot(session: Session, tongue: Tongue, taken: Snapshot, image: str | None, alt: str) -> Shown:
    """A phase that is over: its story and its picture, nothing to press."""
    head = _subject(tongue, taken.scene) if taken.scene else []
    return Shown([*head, *picture(image, alt), text(_story(tongue, taken.story))])


def _subject(tongue: Tongue, scene: Scene) -> list[discord.ui.Item[LayoutView]]:
    """Name what a picture shows."""
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
    ]
    seats = [
        tongue.t("lobby-seat", name=tongue.t(f"{of}-seat-{seat}"), who=holder(tongue, session, seat))
        for seat in game.seats
    ]
    taken = tuple(seat for seat in game.seats if session.seats[seat].kind != "open")
    goes_on = session.row.campaign_id is not None
    outline = map(tongue.say, game.outline(taken, session.row.mission, session.options, goes_on=goes_on))
    parts: list[discord.ui.Item[LayoutView]] = [
        text(*heading, *outline),
        text(*seats, tongue.t("lobby-players", least=least, most=most)),
        Separator(),
        ActionRow(_seat_menu(session, tongue, at)),
    ]
    if not goes_on and len(game.missions) > 1:
        missions = [(m, tongue.t(f"{of}-mission-{m}")) for m in game.missions]
        parts.append(
            ActionRow(_menu(Mark(*at, "mission"), tongue.t("lobby-pick-mission"), missions, session.row.mission))
        )
    switches = open_switches(session)
    for switch in (switch for switch in switches if switch.choices != TOGGLE):
        choices = [(value, tongue.t(f"{of}-switch-{switch.id}-{value}")) for value in switch.choices]
        chosen = session.options.get(switch.id, switch.default)
        parts.append(
            ActionRow(_menu(Mark(*at, "switch", switch.id), tongue.t(f"{of}-switch-{switch.id}"), choices, chosen))
        )
    if toggles := [switch for switch in switches if switch.choices == TOGGLE]:
        parts.append(ActionRow(_toggles(session, tongue, at, toggles)))
    parts += buttons(
        [
            _press(tongue, "lobby-join", Mark(*at, "join"), discord.ButtonStyle.primary),
            _press(tongue, "lobby-fill" if fills(session) else "lobby-unfill", Mark(*at, "fill")),
            _press(tongue, "lobby-start", Mark(*at, "start"), discord.ButtonStyle.success),
            _press(tongue, "lobby-leave", Mark(*at, "leave")),
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


def waiting(session: Session, tongue: Tongue) -> str:
    """Name the people who owe an answer."""
    people = [seat for seat in session.match.waiting if session.seats[seat].kind == "person"]
    return tongue.listing(dict.fromkeys(holder(tongue, session, seat) for seat in people))


def _heading(session: Session, tongue: Tongue, ask: Ask | None) -> list[str]:
    if ask is None:
        outcome = session.match.state.outcome
        lines = [f"## {tongue.t('panel-over')}"]
        if outcome:
            lines.append(tongue.t(f"{session.row.game}-outcome-{outcome.reason}", winners=outcome.winners))
        if session.game.next_mission(session.match.state):
            lines.append(tongue.t("panel-next"))
        elif outcome and not outcome.winners:
            lines.append(tongue.t("panel-try-again"))
        lines.append(tongue.t("panel-seed", seed=session.row.seed.hex()))
        return lines
    return [
        f"### {clip(prompt(tongue, session, ask), HEAD)}",
        tongue.t("panel-paused") if session.row.paused else "",
        tongue.t("panel-waiting", who=waiting(session, tongue)),
        f"-# {clip(stake(tongue, session, ask), HEAD)}",
    ]


def _story(tongue: Tongue, story: Sequence[Told]) -> str:
    return clip_lines((f"> {line}" for line in tell(tongue, story)), STORY)


def _utility(session: Session, tongue: Tongue, *, over: bool) -> list[Button[LayoutView]]:
    """The row that is always in the same place."""
    at = (session.id, session.asked)
    row = [
        _press(tongue, "panel-hand", Mark(*at, "hand")),
        _press(tongue, "panel-closer", Mark(*at, "look")),
    ]
    if over:
        return row
    back = Button[LayoutView](label=_take_back(session, tongue), custom_id=_back(session).button())
    row += [back, _press(tongue, "panel-follow", Mark(*at, "follow"))]
    # A new panel is itself the ping of whoever is waited for, so it can be answered like one.
    return [*row, _press(tongue, "call-later", Mark(*at, "later"))] if awaited(session) and not session.idle else row


def _back(session: Session) -> Mark:
    """Mark a way back with how far it goes, so that pressing it twice goes one step."""
    return Mark(session.id, session.asked, "back", str(session.reach.answers))


def _take_back(session: Session, tongue: Tongue) -> str:
    """Say who may take back and how far, or why nobody may."""
    reach = session.reach
    if not reach.answers:
        return clip(tongue.t(f"panel-take-back-{reach.why}"), LABEL)
    name = name_of(session, reach.user_id) or tongue.t("panel-game-master")
    return clip(tongue.t("panel-take-back-far", name=clip(name, LABEL // 2), count=reach.answers), LABEL)


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
    return tongue.t("draft-picked", picks=clip(", ".join(words.get(pick, pick) for pick in draft.picks), 600))


def _toggles(session: Session, tongue: Tongue, at: tuple[int, int], toggles: Sequence[Switch]) -> Select[LayoutView]:
    """One menu for all that is simply on or off."""
    named = {switch.id: f"{session.row.game}-switch-{switch.id}" for switch in toggles}
    return Select(
        custom_id=Mark(*at, "toggles").select(),
        placeholder=clip(tongue.t("lobby-toggles"), CHOICE),
        min_values=0,
        max_values=len(toggles),
        options=[
            discord.SelectOption(
                label=clip(tongue.t(named[switch.id]), CHOICE),
                value=switch.id,
                description=clip(tongue.t(about), CHOICE) if tongue.has(about := f"{named[switch.id]}-on") else None,
                default=session.options.get(switch.id, switch.default) == "on",
            )
            for switch in toggles
        ],
    )


def _seat_menu(session: Session, tongue: Tongue, at: tuple[int, int]) -> Select[LayoutView]:
    named = [(seat, tongue.t(f"{session.row.game}-seat-{seat}")) for seat in session.game.seats]
    return _menu(Mark(*at, "seat"), tongue.t("lobby-pick-seat"), named, "")


def _menu(mark: Mark, title: str, choices: Iterable[tuple[str, str]], chosen: str) -> Select[LayoutView]:
    return Select(
        custom_id=mark.select(),
        placeholder=clip(title, CHOICE),
        options=[
            discord.SelectOption(label=clip(label, CHOICE), value=value, default=value == chosen)
            for value, label in list(choices)[:25]
        ],
    )


def _press(
    tongue: Tongue,
    id: str,
    mark: Mark,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Button[LayoutView]:
    return Button(style=style, label=clip(tongue.say(Phrase(id)), LABEL), custom_id=mark.button())


__all__ = ["Row", "Shown", "advice", "closed_lobby", "desk", "lobby", "panel", "retired", "snapshot", "text", "waiting"]
