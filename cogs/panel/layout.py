"""Layouts: lobby, panel, snapshot, desk. Each is made anew from a session and holds nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord
from discord.ui import ActionRow, Button, Container, LayoutView, MediaGallery, Select, Separator, TextDisplay

from bot.engine.asks import Ask
from bot.engine.scene import Scene
from bot.engine.words import Phrase
from bot.sessions.session import Session
from bot.sessions.story import Told, tell
from bot.sessions.update import Snapshot
from bot.text import Tongue
from cogs.panel.drafts import Draft
from cogs.panel.ids import Mark
from cogs.panel.widgets import Row, Widgets, buttons
from cogs.panel.words import CHOICE, LABEL, clip, clip_lines, holder, option_words, prompt, seat_line, stake

STORY = 1200
SEATS = 1000
HEAD = 700
NIGHT = discord.Colour(0x2B2D6E)
EMBER = discord.Colour(0xE8A33D)


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


def panel(session: Session, tongue: Tongue, scene: Scene, image: str | None, alt: str) -> Shown:
    """The one public panel: whose turn, what is asked, what is at stake, the board, the seats, the widgets."""
    match = session.match
    ask = match.asks[0].seen_by(None) if match.asks else None
    parts: list[discord.ui.Item[LayoutView]] = [text(*_heading(session, tongue, ask))]
    parts += picture(image, alt)
    parts.append(text(clip("\n".join(seat_line(tongue, session, line) for line in scene.seats), SEATS)))
    if session.story:
        parts.append(text(_story(tongue, session.story)))
    parts.append(Separator())
    if ask is not None:
        parts += Widgets(session, tongue, ask, desk=False).rows()
    parts += buttons(_utility(session, tongue, over=match.over))
    return Shown(parts, EMBER)


def desk(
    session: Session,
    tongue: Tongue,
    user_id: int,
    *,
    draft: Draft,
    page: str = "",
    note: str = "",
    image: str | None = None,
    alt: str = "",
) -> Shown:
    """One person's own desk: their hand, and the widgets for all they are asked, the secret included."""
    asked = session.ask_for(user_id)
    parts: list[discord.ui.Item[LayoutView]] = [text(note)] if note else []
    if asked:
        parts.append(
            text(f"### {clip(prompt(tongue, session, asked[1]), HEAD)}", _drafted(tongue, session, asked[1], draft))
        )
    elif not session.match.over:
        parts.append(text(tongue.t("desk-not-asked", who=waiting(session, tongue))))
    parts += picture(image, alt)
    if asked:
        parts += Widgets(session, tongue, asked[1], desk=True, page=page).rows(draft)
    return Shown(parts or [text(tongue.t("desk-empty"))])


def snapshot(session: Session, tongue: Tongue, taken: Snapshot, image: str | None, alt: str) -> Shown:
    """A phase that is over: its story and its picture, nothing to press."""
    title = tongue.say(taken.scene.title) if taken.scene else ""
    subtitle = tongue.say(taken.scene.subtitle) if taken.scene else ""
    head = tongue.t("snapshot-title", title=title, subtitle=subtitle)
    return Shown([text(head), *picture(image, alt), text(_story(tongue, taken.story))])


def retired(session: Session, tongue: Tongue) -> Shown:
    """A panel that is no longer the panel."""
    return Shown([text(tongue.t("panel-retired", title=tongue.t(f"{session.row.game}-title")))])


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
    parts: list[discord.ui.Item[LayoutView]] = [
        text(*heading),
        text(*seats, tongue.t("lobby-players", least=least, most=most)),
        Separator(),
        ActionRow(_seat_menu(session, tongue, at)),
    ]
    if session.row.campaign_id is None and len(game.missions) > 1:
        missions = [(m, tongue.t(f"{of}-mission-{m}")) for m in game.missions]
        parts.append(
            ActionRow(_menu(Mark(*at, "mission"), tongue.t("lobby-pick-mission"), missions, session.row.mission))
        )
    for switch in game.switches:
        choices = [(value, tongue.t(f"{of}-switch-{switch.id}-{value}")) for value in switch.choices]
        chosen = session.options.get(switch.id, switch.default)
        parts.append(
            ActionRow(_menu(Mark(*at, "switch", switch.id), tongue.t(f"{of}-switch-{switch.id}"), choices, chosen))
        )
    parts += buttons(
        [
            _press(tongue, "lobby-join", Mark(*at, "join"), discord.ButtonStyle.primary),
            _press(tongue, "lobby-fill", Mark(*at, "fill")),
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
        lines = [f"## {tongue.t('panel-over')}"]
        if session.row.seed and session.match.over:
            lines.append(tongue.t("panel-seed", seed=session.row.seed.hex()))
        if session.game.next_mission(session.match.state):
            lines.append(tongue.t("panel-next"))
        return lines
    return [
        f"### {clip(prompt(tongue, session, ask), HEAD)}",
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
    return row if over else [*row, _press(tongue, "panel-take-back", Mark(*at, "back"))]


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


__all__ = ["Row", "Shown", "closed_lobby", "desk", "lobby", "panel", "retired", "snapshot", "text", "waiting"]
