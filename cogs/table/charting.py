"""Statistics as a chart: numbers in, a picture's plain data and its words out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.dice import Die, face_id
from bot.engine.scene import Seatline
from bot.markdown import Markdown, plain, tidy
from bot.sessions.past.luck import Standing, standings
from bot.sessions.past.statistics import GAME, Party, Statistics
from bot.text import Tongue
from renderers import Bar, BarGroup, Chart, Column, Gauge, Scale, Spread, Who
from renderers.paint.colours import SEATS
from renderers.paint.text import clean

MOST_DICE = 3
MOST_FIGURES = 8


class Charting:
    """Lays the numbers of one game out in one language."""

    def __init__(self, tongue: Tongue, of: str, found: Statistics, seats: Sequence[Seatline]) -> None:
        self.tongue = tongue
        self.of = of
        self.found = found
        self.seats = {line.seat: line for line in seats}
        self.whos = {party: self._who(place, party) for place, party in enumerate(filter(_somebody, found.parties))}
        self.whos[GAME] = Who(tongue.t("stats-the-game"))

    def pictures(self, subtitle: str) -> Iterator[tuple[str, Chart]]:
        """Lay everything out: the dice, and apart from them what was done; each with a name for its file."""
        dice = self.found.dice[:MOST_DICE]
        if dice:
            yield (
                "dice",
                Chart(
                    theme=self.of,
                    title=self.tongue.t("stats-title-dice"),
                    subtitle=subtitle,
                    spreads=tuple(map(self._spread, dice)),
                    scales=tuple(scale for die in dice for scale in self._scales(die)),
                    footnote=self.tongue.t("stats-running" if self.found.running else "stats-over"),
                    alt=tuple(self._told_dice(dice)),
                ),
            )
        if bars := tuple(self._bars()):
            title = self.tongue.t("stats-title-deeds")
            yield "deeds", Chart(self.of, title, subtitle, bars=bars, alt=tuple(self._told_deeds(bars)))

    def _told_dice(self, dice: Sequence[Die]) -> Iterator[str]:
        """The dice and everybody's luck as a commentator would tell them."""
        for die in dice:
            yield self.tongue.t("stats-alt-die", die=self._die(die), count=sum(self.found.fell(die).values()))
            for party, standing in self._standings(die):
                symbol = standing.measure.name
                yield self.tongue.t(
                    "stats-alt-symbol" if symbol else "stats-alt-luck",
                    who=str(self.whos[party].name),
                    symbol=self._face(symbol),
                    **_shown(standing),
                )

    def _told_deeds(self, cards: Sequence[BarGroup]) -> Iterator[str]:
        """What was done."""
        for bars in cards:
            numbers = [self.tongue.t("stats-alt-number", who=str(bar.who.name), value=bar.value) for bar in bars.bars]
            yield self.tongue.t("stats-alt-figure", figure=str(bars.title), numbers=Markdown(", ").join(numbers))

    def _who(self, place: int, party: Party) -> Who:
        """A party: a seat as on the board, a person by their name."""
        if line := self.seats.get(party.seat):
            return Who(plain(self.tongue.say(line.name)), line.colour, line.letter)
        name = tidy(party.name) or plain(self.tongue.t("stats-somebody" if party.user_id else "seat-computer"))
        if party.seat:
            name = plain(self.tongue.t(f"{self.of}-seat-{party.seat}"))
        return Who(name, list(SEATS)[place % len(SEATS)], clean(name)[:1].upper())

    def _spread(self, die: Die) -> Spread:
        fell = self.found.fell(die)
        count = sum(fell.values())
        columns = [
            Column(self._face(face), fell[face], count * die.faces.count(face) / len(die.faces))
            for face in dict.fromkeys(die.faces)
        ]
        return Spread(self._die(die), self.tongue.t("stats-die-count", count=count), tuple(columns))

    def _scales(self, die: Die) -> Iterator[Scale]:
        """One scale for each thing that is measured on a die, with everybody who rolled it."""
        by_measure: dict[str, list[Gauge]] = {}
        for party, standing in self._standings(die):
            shown = _shown(standing)
            note = self.tongue.t("stats-luck-line", dice=standing.dice, **shown)
            gauge = Gauge(self.whos[party], note, standing.percentile, shown["share"])
            by_measure.setdefault(standing.measure.name, []).append(gauge)
        for symbol, gauges in by_measure.items():
            kind = "symbol" if symbol else "number"
            title = self.tongue.t(f"stats-luck-{kind}", die=self._die(die), symbol=self._face(symbol))
            yield Scale(title, self.tongue.t(f"stats-luck-{kind}-note"), tuple(gauges))

    def _standings(self, die: Die) -> Iterator[tuple[Party, Standing]]:
        for party in self.whos:
            if party in self.found.parties and (fell := self.found.parties[party].dice.get(die)):
                yield from ((party, standing) for standing in standings(die, fell))

    def _bars(self) -> Iterator[BarGroup]:
        """One card for each thing that was counted, and one for the answers."""
        parties = [party for party in self.whos if party in self.found.parties]
        for what in self.found.figures[:MOST_FIGURES]:
            counted = [(party, self.found.parties[party].figures.get(what, 0)) for party in parties]
            yield BarGroup(
                self.tongue.t(f"{self.of}-figure-{what}"),
                tuple(Bar(self.whos[party], value) for party, value in counted if value or party.somebody),
            )
        answers = [(party, self.found.parties[party].answers) for party in parties if party.somebody]
        if any(value for _, value in answers):
            yield BarGroup(
                self.tongue.t("stats-answers"), tuple(Bar(self.whos[party], value) for party, value in answers)
            )

    def _die(self, die: Die) -> str:
        return self._named("die", die.name)

    def _face(self, face: str) -> str:
        return self._named("face", face_id(face))

    def _named(self, kind: str, id: str) -> str:
        """A die or a face as the game names it; a number names itself."""
        words = f"{self.of}-{kind}-{id}"
        return self.tongue.t(words) if self.tongue.has(words) else id


def _somebody(party: Party) -> bool:
    return party.somebody


def _shown(standing: Standing) -> dict[str, str]:
    """Write the numbers of a standing."""
    return {
        "average": f"{standing.average:.2f}",
        "expected": f"{standing.measure.mean:.2f}",
        "share": f"{100 * standing.percentile:.0f}",
    }
