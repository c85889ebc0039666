"""Whispers and promises in words. Whatever was typed is foreign text, and is escaped here as everywhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.scene import Scene
from bot.markdown import Markdown, escape
from bot.store import Saying
from bot.text import Tongue


def seat_names(tongue: Tongue, game: str, scene: Scene) -> dict[str, str]:
    """The seats by the names that their pictures have, where a seat is called otherwise there."""
    return {line.seat: tongue.say(line.name) or tongue.t(f"{game}-seat-{line.seat}") for line in scene.seats}


def said(tongue: Tongue, names: Mapping[str, str], saying: Saying) -> str:
    """Something that was said: by whom, to whom, and what."""
    by, to = _name(names, saying.seat), _name(names, saying.to_seat)
    told = {"by": by, "said": escape(saying.text)}
    if saying.kind == "whisper":
        return tongue.t("say-whispered", to=to, **told)
    return tongue.t("say-promised-to", to=to, **told) if saying.to_seat else tongue.t("say-promised", **told)


def promises(tongue: Tongue, names: Mapping[str, str], all_said: Sequence[Saying], seat: str) -> list[str]:
    """What a seat promised, recalled beside what became of it."""
    own = [saying for saying in all_said if saying.kind == "promise" and saying.seat == seat]
    return [tongue.t("say-recalled", said=Markdown(said(tongue, names, saying))) for saying in own]


def _name(names: Mapping[str, str], seat: str) -> Markdown:
    return Markdown(names.get(seat) or escape(seat))
