"""What a game-master and a voting table see: previews with yes and no, pages of history, the standing of a vote."""

from __future__ import annotations

import discord

from bot.markdown import moment
from bot.sessions.gm import corrections
from bot.sessions.gm.corrections import Preview
from bot.sessions.gm.votes import Standing
from bot.sessions.notes import name_of
from bot.sessions.past import history
from bot.sessions.past.history import Page
from bot.sessions.past.rewind import Plan, by_person
from bot.sessions.session import Session
from bot.store import Row
from bot.text import Tongue
from cogs.face.ids import Mark, digest
from cogs.face.parts import DANGER, PRIMARY, SECONDARY, Part, Shown, button, buttons, text
from cogs.face.words import clip, mention

LISTED = 10
"""Rows that a preview tells one by one."""
LINE = 200


def undo_preview(session: Session, tongue: Tongue, plan: Plan) -> Shown:
    """Say what an undo would take back, and ask for a yes."""
    lines = [tongue.t("gm-undo-preview"), *undone(session, tongue, plan.undone), *_consequences(tongue, plan)]
    return _confirm(tongue, lines, Mark(session.id, plan.head, "gmundo", str(plan.steps)))


def _consequences(tongue: Tongue, plan: Plan) -> list[str]:
    """Say what taking back does to chance, if anything."""
    said = ["gm-undo-reopens"] if plan.reopens else ["gm-undo-fork"] if plan.reveals else []
    return [tongue.t(each) for each in (*said, *(["gm-undo-deals"] if plan.deals else []))]


def set_preview(session: Session, tongue: Tongue, preview: Preview) -> Shown:
    """Say what a correction would change and take back, and ask for a yes."""
    change = corrections.change_words(tongue, session.row.game, preview.fix, preview.value)
    lines = [tongue.t("gm-set-preview"), tongue.t("gm-set-change", **change)]
    if preview.undone:
        lines += [tongue.t("gm-set-back"), *undone(session, tongue, preview.undone)]
    if preview.reveals:
        lines.append(tongue.t("gm-undo-fork"))
    return _confirm(tongue, lines, Mark(session.id, preview.head, "gmset", change_id(preview.fix.key, preview.value)))


def change_id(key: str, value: str) -> str:
    """The name of a correction for a button."""
    return digest(f"{key}\n{value}")


def undone(session: Session, tongue: Tongue, rows: tuple[Row, ...]) -> list[str]:
    """Decisions, newest first; what Vigil's own players did in between goes along unnamed."""
    decisions = [row for row in rows if by_person(row)]
    lines = [f"- {clip(history.row_words(tongue, session.row.game, row), LINE)}" for row in decisions[:LISTED]]
    if len(decisions) > LISTED:
        lines.append(tongue.t("gm-more", count=len(decisions) - LISTED))
    return lines


def history_page(session: Session, tongue: Tongue, page: Page) -> Shown:
    """Show one page of the history, with ways to older and newer rows."""
    lines = [tongue.t("history-title")]
    for row, stands in page.rows:
        lines.append(
            tongue.t(
                "history-line" if stands else "history-line-gone",
                seq=str(row.seq),
                when=moment(row.at),
                who=mention(row.user_id) if row.user_id else tongue.t("history-computer"),
                what=clip(history.row_words(tongue, session.row.game, row), LINE),
            )
        )
        if row.prev is not None and row.prev != row.seq - 1:
            lines.append(tongue.t("history-branch", seq=str(row.seq), prev=str(row.prev)))
    if not all(stands for _, stands in page.rows):
        lines.append(tongue.t("history-struck"))
    ways = [("panel-earlier", page.older), ("panel-later", page.newer)]
    turns = [
        _button(tongue, id, Mark(session.id, 0, "gmhist", str(before))) for id, before in ways if before is not None
    ]
    return Shown([text(*lines), *buttons(turns)])


def vote(session: Session, tongue: Tongue, standing: Standing, plan: Plan | None, caller: int) -> Shown:
    """Show how a vote stands; once it is over there is nothing to press."""
    lines = [tongue.t("vote-title")]
    if plan is not None:
        lines += [
            tongue.t("vote-asked", name=name_of(session, caller), needed=standing.needed),
            *undone(session, tongue, plan.undone),
        ]
        lines += _consequences(tongue, plan)
    if standing.needed:
        lines.append(tongue.t("vote-count", yes=standing.yes, no=standing.no))
    if standing.state != "open":
        return Shown([text(*lines, tongue.t(f"vote-{standing.state}"))])
    mark = (session.id, standing.head)
    voices = [
        _button(tongue, "vote-yes", Mark(*mark, "vote", "yes"), PRIMARY),
        _button(tongue, "vote-no", Mark(*mark, "vote", "no")),
    ]
    return Shown([text(*lines), *buttons(voices)])


def plain(said: str) -> Shown:
    """Show a sentence in place of what could be pressed."""
    return Shown([text(said)])


def _confirm(tongue: Tongue, lines: list[str], yes: Mark) -> Shown:
    answers = [
        _button(tongue, "gm-confirm", yes, DANGER),
        _button(tongue, "gm-cancel", Mark(yes.table, yes.asked, "gmno")),
    ]
    return Shown([text(*lines), *buttons(answers)])


def _button(tongue: Tongue, id: str, mark: Mark, style: discord.ButtonStyle = SECONDARY) -> Part:
    return button(tongue.t(id), mark.button(), style)
