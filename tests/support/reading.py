"""Reading a message as Discord would: what is to be seen of it, and what was made of the rest."""

from __future__ import annotations

import re
from typing import NamedTuple

_BLOCK = r"(?m:^(?:> ?)*(?P<block>#{1,3} |-# |>>> |[-*] |\d+\. |> ))"
_RULES = (
    r"```(?P<fence>.+?)```",
    r"(?P<ticks>`+)(?P<code>.+?)(?P=ticks)(?!`)",
    r"\\(?P<escaped>[^0-9A-Za-z\s])",
    r"\[(?P<named>[^\]\n]+)\]\(<?(?P<target>[^)\s>]+)>?\)",
    r"(?P<link>https?://[^\s<]+|(?:discord\.gg|discord\.com/invite)/\w+)",
    r"<(?P<mention>@[!&]?\d+|#\d+|a?:\w+:\d+|t:\d+(?::\w)?|/[\w ]+:\d+|id:\w+)>",
    r"(?P<everyone>@everyone|@here)",
    r"(?P<emoji>:\w+:)",
    r"(?P<style>\*{1,3}|_{1,3}|~~|\|\|)",
)
_TOKENS = re.compile("|".join((_BLOCK, *_RULES)), re.DOTALL)


class Read(NamedTuple):
    """A message as it is seen."""

    seen: str
    made: tuple[tuple[str, str], ...]
    """What the message made of some of its letters, each with what it holds: links, mentions, headings, styles."""


def read(message: str) -> Read:
    """Read a message as Discord shows it."""
    seen, made, at = list[str](), list[tuple[str, str]](), 0
    for token in _TOKENS.finditer(message):
        seen.append(message[at : token.start()])
        at = token.end()
        found = {name: text for name, text in token.groupdict().items() if text is not None and name != "ticks"}
        if "escaped" in found:
            seen.append(found["escaped"])
            continue
        made += found.items()
        seen.append(found.get("named") or found.get("code") or found.get("fence") or found.get("link") or "")
    return Read("".join([*seen, message[at:]]).replace("\u200b", ""), tuple(made))


HOSTILE = (
    "[Free Nitro](https://evil.example/x)",
    "https://evil.example/x",
    "discord.gg/evil",
    "<@999>",
    "<@&999>",
    "<#999> </gm undo:999> <:evil:999> <t:999:R>",
    "@everyone",
    "@here @everyone",
    "# Vigil says",
    "-# small",
    "- one",
    "1. one",
    "> quoted",
    ">>> quoted",
    "||spoiler||",
    "**bold** __under__ ~~struck~~ *a* _b_",
    "`code`",
    "``` fence",
    "back\\slash \\[x\\](https://evil.example/x)",
    ":skull:",
    "line\n# heading\r\n- list\u2028# more",
    "\u202egnp.exe",
    "zero\u200b\u2060wi\ufeffdth",
    "\u200b",
    "Z\u0301\u0302\u0303\u0304\u0305\u0306algo",
    "x" * 400,
)
"""Names that somebody might take, or put into a file that is to be imported."""
