"""Words on the panel: prompts, options and seats, cut to Discord's limits."""

from __future__ import annotations

from collections.abc import Iterable

from bot import markdown
from bot.engine.asks import Ask, Option, Reason
from bot.engine.scene import Seatline
from bot.engine.state import Outcome
from bot.engine.words import Phrase
from bot.markdown import Markdown, like, plain
from bot.sessions.session import Session
from bot.store.forgetting.people import NUMBERS
from bot.text import Tongue
from cogs.face.naming import NAMES
from cogs.face.places import Place

LABEL = 80
CHOICE = 100
PIPS = "●○"


def clip(text: str, most: int) -> str:
    """Cut a text to a length, at a word where there is one, so that no name ever breaks a limit."""
    if len(text) <= most:
        return text
    cut = text[: most - 1]
    head, gap, _ = cut.rpartition(" ")
    return like(text, f"{head if gap and len(head) > most // 2 else cut}…")


def label(text: str, most: int) -> str:
    """Cut words for where Discord shows letters as they are: on a button, in a menu, beside a picture."""
    return clip(plain(text), most)


def fenced(board: str) -> str:
    """Set a board in letters of one width; nothing in it ends that."""
    ticked = board.replace("`", "'")
    return f"```\n{ticked}\n```"


def clip_lines(lines: Iterable[str], most: int) -> str:
    """Keep the newest lines that fit."""
    kept: list[str] = []
    room = most
    for line in reversed(list(lines)):
        short = clip(line, 400)
        if room < len(short) + 1:
            break
        room -= len(short) + 1
        kept.append(short)
    return "\n".join(reversed(kept))


def asked(tongue: Tongue, game: str, ask: Ask) -> str:
    """Say what is asked in a game."""
    return _asking(tongue, f"{game}-ask-{ask.prompt}", ask)


def stake(tongue: Tongue, place: Place, ask: Ask) -> str:
    """Say what is at stake."""
    return _asking(tongue, f"{place.game.id}-stake-{ask.prompt}", ask)


def goal(tongue: Tongue, session: Session, seat: str | None) -> str:
    """Say how one wins and loses, as far as a seat, or for None anybody, may know; empty where a game does not say."""
    aim = session.game.look.goal(session.match.view(seat))
    return tongue.say(aim) if aim else ""


def _asking(tongue: Tongue, id: str, ask: Ask) -> str:
    """Put words to an ask; where the asked seat knows more than others, these may read words of their own."""
    others = f"{id}-others"
    if not ask.private and tongue.has(others):
        return tongue.t(others, **ask.args)
    return tongue.t(id, **ask.args, **ask.private)


def option_words(tongue: Tongue, game: str, option: Option) -> str:
    """Say what an option does."""
    return tongue.option(game, option.verb, option.args)


def option_effect(tongue: Tongue, place: Place, view: object, ask: Ask, option: Option) -> str:
    """What an option does, as far as this view may know: in the game's own line, else by the text of what it names."""
    return effect_words(tongue, place.game.id, option, place.game.look.effect(view, ask, option))


def effect_words(tongue: Tongue, game: str, option: Option, effect: Phrase | None) -> str:
    """What an option does in a line: the game's own, else the text of what it names."""
    told = tongue.say(effect) if effect else tongue.about(game, option.verb, option.args)
    return like(told, " ".join(told.split()))


def option_whole(tongue: Tongue, session: Session, view: object, ask: Ask, option: Option) -> str:
    """What an option does, followed by all that is written on what it names."""
    effect = option_effect(tongue, session, view, ask, option)
    printed = tongue.about(session.row.game, option.verb, option.args)
    whole = like(printed, " ".join(printed.split()))
    return effect if whole in effect else like(whole, f"{effect} {whole}")


def outcome_words(tongue: Tongue, game: str, outcome: Outcome) -> str:
    """How a game ended, in its own words."""
    return tongue.t(f"{game}-outcome-{outcome.reason}", winners=outcome.winners)


def refusal(tongue: Tongue, reason: Reason, game: str = "") -> str:
    """Say kindly why not, and name the rule; seats are named as their game names them."""
    id = reason.id if tongue.has(reason.id) else f"refuse-{reason.id}"
    seats = reason.args.get("seats")
    names = [tongue.t(f"{game}-seat-{seat}") for seat in seats] if game and isinstance(seats, tuple) else []
    said = tongue.t(id, **{**reason.args, "seats": tongue.listing(names)})
    return tongue.t("refuse-by-rule", said=said, rule=reason.rule) if reason.rule else said


def mention(user_id: int, name: str = "") -> Markdown:
    """Somebody as Discord shows who they are; whoever was erased, or played elsewhere, has a number only.

    Their name, where it is known, stands there instead if a message may not mention them.
    """
    NAMES.note(user_id, name)
    return markdown.escape(f"#{user_id}") if user_id < NUMBERS else markdown.mention(user_id)


def holder(tongue: Tongue, session: Session, seat: str) -> str:
    """Say who plays a seat."""
    held = session.seats[seat]
    if held.kind == "person" and held.user_id:
        return mention(held.user_id, held.user_name)
    return tongue.t("seat-computer" if held.kind == "computer" else "seat-open")


def seat_line(tongue: Tongue, session: Session, line: Seatline) -> str:
    """Tell one seat at a glance."""
    return tongue.t(
        "panel-seat",
        letter=line.letter,
        name=tongue.say(line.name),
        who=holder(tongue, session, line.seat),
        pips=PIPS[0] * line.pips + PIPS[1] * (line.pips_of - line.pips),
        of=line.pips_of,
        cards=line.cards,
        note=tongue.say(line.note),
        state=line.state or "up",
        active=int(line.active),
    )
