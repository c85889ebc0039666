"""A person's hands: answers given by pressing what a panel and a desk show, found by the words on them, and counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.bench.loopback import quiet
from bot.engine.asks import Answer, Ask, Option
from bot.markdown import plain
from bot.playground.people import Person, Reply
from bot.playground.seen import Seen
from bot.playground.world.shapes import Json
from bot.sessions.chains import LONGEST, onward
from bot.sessions.forced import ahead
from bot.sessions.session import Session
from bot.text import speak

CUT = "…"
PAGES = 9
"""Pages of a long list that somebody looks through at most."""


class Unpressable(Exception):
    """Nothing that is shown gives an answer."""


class Hands:
    """One person at one table. A desk that is open is used as long as it shows what is asked."""

    def __init__(self, person: Person, publisher: Any, *, guided: bool = False) -> None:
        self.person, self.publisher = person, publisher
        self.guided = guided
        """Whether they do all that a hint of Vigil's plans: it stays open, and goes on with what is asked."""
        self.presses = 0
        self.hint: Seen | None = None
        self.desk: Seen | None = None
        self.desks: list[Seen] = []
        """All that were opened, the newest first."""

    async def give(self, session: Session, ask: Ask, answer: Answer) -> None:
        """Give an answer as a person does: on the panel if it is there, else on one's own desk."""
        panel = self._panel(session)
        if self.guided:
            await self._follow(panel)
            return
        self.desk = next((desk for desk in self.desks if self._current(desk, session, answer.seat)), None)
        for shown in filter(None, (panel, self.desk)):
            if await self._at_once(shown, session, answer):
                return
        if await self._on(panel, session, ask, answer):
            return
        if self.desk is None:
            await self._open(panel, ask, answer)
        if self.desk and await self._at_once(self.desk, session, answer):
            return
        for _ in range(PAGES):
            if self.desk and (
                await self._on(self.desk, session, ask, answer) or await self._built(session, ask, answer)
            ):
                return
            if not await self._turn():
                break
        raise Unpressable(f"{session.row.game}: {ask.prompt} {answer.picks}")

    async def _follow(self, panel: Seen) -> None:
        """Do what the hint says that is open, all of it where it is more than one step; open one first if none is."""
        if self.hint is None:
            reply = await self._press(panel, _button(panel, ":hint:"))
            self.hint = await reply.final()
        await self._press(self.hint, _button(self.hint, ":planned:") or _button(self.hint, ":advised:"))

    async def _at_once(self, shown: Seen, session: Session, answer: Answer) -> bool:
        """Whether a menu gave an answer together with what it asks for next, as Vigil advises that too."""
        menus = [menu for menu in shown.selects if ":chain:" in menu["custom_id"]]
        said = list(_advised(session, answer)) if menus else []
        for length in range(len(said), 1, -1):
            for menu in menus:
                if values := _chained(menu, said[:length]):
                    await self._select(shown, menu["custom_id"], values)
                    return True
        return False

    def _panel(self, session: Session) -> Seen:
        shown = self.person.sees(str(session.row.channel_id))
        return next(each for each in shown if each.id == str(session.row.panel_id))

    async def _on(self, shown: Seen, session: Session, ask: Ask, answer: Answer) -> bool:
        """Whether one press on a message gave the whole answer."""
        words = self._words(session, ask, answer.picks)
        if ask.kind == "split" or (ask.kind == "order" and len(words) > 1):
            return False
        for button in shown.buttons:
            if self._says(button, words, ask, answer) and ":opt:" in button["custom_id"]:
                await self._press(shown, button["custom_id"])
                return True
        for menu in shown.selects:
            values = _picked(menu, words, ask, answer.picks) if ":pick:" in menu["custom_id"] else _alone(menu, words)
            if values and menu["min_values"] <= len(values) <= menu["max_values"]:
                await self._select(shown, menu["custom_id"], values)
                return True
        return False

    def _says(self, button: Json, words: Sequence[str], ask: Ask, answer: Answer) -> bool:
        """Whether a button is the answer: an option, the default, or none of them."""
        what = button["custom_id"].split(":")[-1].split("@")[0]
        if what == "none":
            return not answer.picks
        if what == "default":
            return set(answer.picks) == set(ask.default)
        return len(words) == 1 and _reads(button.get("label"), words[0])

    async def _open(self, panel: Seen, ask: Ask, answer: Answer) -> None:
        """Open the desk: by the button for the menu that was too long for the panel, else by one's hand."""
        verbs = {option.verb for option in ask.options if option.key in answer.picks}
        openers = [button["custom_id"] for button in panel.buttons if ":desk:" in button["custom_id"]]
        fitting = [each for each in openers if each.split(":")[-1].split(".")[0] in verbs]
        hands = [button["custom_id"] for button in panel.buttons if ":hand:" in button["custom_id"]]
        reply = await self._press(panel, (fitting or openers or hands)[0])
        self.desk = await reply.final()
        self.desks.insert(0, self.desk)

    async def _turn(self) -> bool:
        """Whether there was another page to turn to."""
        later = [each for each in self.desk.buttons if ":page:" in each["custom_id"]] if self.desk else []
        if not later or later[-1].get("disabled") or self.desk is None:
            return False
        await self._press(self.desk, later[-1]["custom_id"])
        return True

    async def _built(self, session: Session, ask: Ask, answer: Answer) -> bool:
        """Whether an answer of several picks could be put together on the desk, one after the other."""
        if self.desk is None or not any(":draft:" in menu["custom_id"] for menu in self.desk.selects):
            return False
        shares = answer.amounts or (1,) * len(answer.picks)
        for pick, share in zip(answer.picks, shares, strict=True):
            (words,) = self._words(session, ask, (pick,))
            for _ in range(share):
                found = ((menu, _picked(menu, [words], ask, (pick,))) for menu in self.desk.selects)
                menu, values = next((menu, values) for menu, values in found if values)
                await self._select(self.desk, menu["custom_id"], values)
        done = next(button["custom_id"] for button in self.desk.buttons if ":done:" in button["custom_id"])
        await self._press(self.desk, done)
        return True

    def _current(self, desk: Seen, session: Session, seat: str) -> bool:
        """Whether a desk shows what a seat is asked now."""
        marks = [each["custom_id"].split(":") for each in (*desk.buttons, *desk.selects)]
        answers = [mark for mark in marks if mark[3] in ("opt", "pick", "chain", "draft", "done")]
        return any(int(mark[2], 36) == session.asked and mark[-1].endswith(f"@{seat}") for mark in answers)

    def _words(self, session: Session, ask: Ask, picks: Sequence[str]) -> list[str]:
        """What options read, in the order picked."""
        offered = {option.key: option for option in ask.options}
        return [_spoken(session, offered[pick]) for pick in picks if pick in offered]

    async def _press(self, shown: Seen, custom_id: str) -> Reply:
        self.presses += 1
        reply = await self.person.press(shown, custom_id=custom_id)
        await self.settled()
        return reply

    async def _select(self, shown: Seen, custom_id: str, values: Sequence[str]) -> Reply:
        self.presses += 1
        reply = await self.person.select(shown, custom_id, values=values)
        await self.settled()
        return reply

    async def settled(self) -> None:
        """Wait until everything is shown."""
        await quiet(self.publisher)


def _button(shown: Seen, act: str) -> str:
    """The first button of a message that does something; empty if there is none."""
    return next((each["custom_id"] for each in shown.buttons if act in each["custom_id"]), "")


def _spoken(session: Session, option: Option) -> str:
    return plain(speak("en").option(session.row.game, option.verb, option.args))


def _picked(menu: Json, words: Sequence[str], ask: Ask, picks: Sequence[str]) -> tuple[str, ...]:
    """The values of a menu that are these picks, by their names or by what they read; none if it lacks one."""
    return tuple(_matches(menu, words, picks)) if len(list(_matches(menu, words, picks))) == len(picks) else ()


def _matches(menu: Json, words: Sequence[str], picks: Sequence[str]) -> Iterator[str]:
    for pick, said in zip(picks, words, strict=False):
        named = (each["value"] for each in menu["options"] if each["value"] == pick)
        reads = (each["value"] for each in menu["options"] if _reads(each["label"], said))
        if (value := next(named, None) or next(reads, None)) is not None:
            yield value


def _reads(label: str | None, words: str) -> bool:
    """Whether a label says this, perhaps cut short."""
    label = label or ""
    return label == words or (label.endswith(CUT) and words.startswith(label.removesuffix(CUT)))


def _advised(session: Session, answer: Answer) -> Iterator[list[str]]:
    """What one seat would say one after the other, in words, until something comes out or somebody else is asked."""
    copy, seat = ahead(session.match), answer.seat
    for _ in range(LONGEST + 1):
        if (ask := copy.ask_of(seat)) is None:
            return
        offered = {option.key: option for option in ask.options}
        if not answer.picks or not offered.keys() >= set(answer.picks) or answer.amounts:
            return
        picked = [offered[pick] for pick in answer.picks]
        yield [_spoken(session, option) for option in picked]
        if (then := onward(copy, answer)) is None:
            return
        answer = copy.game.player.advise(copy.view(seat), then)


def _alone(menu: Json, words: Sequence[str]) -> tuple[str, ...]:
    """The line of a menu of chains that is one option and nothing after it."""
    if ":chain:" not in menu["custom_id"] or len(words) != 1:
        return ()
    lines = (line for line in menu["options"] if line["value"].isalnum())
    return tuple(line["value"] for line in lines if _reads(line["label"], words[0]))[:1]


def _chained(menu: Json, said: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """The values of a menu that say all of this: the last on a line, or with it; what comes before it too."""
    *before, last = said
    if any(len(words) != 1 for words in before):
        return ()
    firsts, together = [words for (words,) in before], plain(speak("en").listing(last))
    for each in menu["options"]:
        beside = (each.get("description"), menu.get("placeholder"))
        if _tells(each["label"], firsts[-1]) and any(_reads(text, together) for text in beside):
            return (each["value"],)
        closes = len(firsts) > 1 and (each.get("description") or "").startswith(together)
        if closes and each["label"] == firsts[-1] and _leads(menu, each, firsts[:-1]):
            return (each["value"],)
    found = list[str]()
    for words in last:  # two that read the same are two
        lines = (each for each in menu["options"] if _leads(menu, each, firsts) and _reads(each["label"], words))
        value = next((each["value"] for each in lines if each["value"] not in found), "")
        found += [value] if value else []
    return tuple(found) if len(found) == len(last) and menu["min_values"] <= len(found) <= menu["max_values"] else ()


def _leads(menu: Json, line: Json, firsts: Sequence[str]) -> bool:
    """Whether a line's menu or what stands beside it tells what came first; of many, the first and the last."""
    beside = line.get("description") or ""
    told = (menu.get("placeholder") or "", beside.removesuffix(CUT))
    return all(any(_tells(text, words) or words in text for text in told) for words in (firsts[0], firsts[-1]))


def _tells(title: str | None, words: str) -> bool:
    """Whether a title says this last, perhaps cut short."""
    return (title or "").endswith(words) or _reads(title, words)
