"""Secrets of Salvation on the bytes that leave the bot: hands, face-down tokens, piles, and plans not yet confirmed."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bot.engine.asks import Answer
from bot.engine.game import Setup
from bot.engine.match import Match
from bot.games import game
from bot.games.salvation.rules.setup import SEATS
from bot.games.salvation.state import Salvation
from bot.playground.world.state import PEOPLE
from tests.support.e2e.games.war import Change, front, laid
from tests.support.e2e.twins import Manner, answer_somehow, played, same, story
from tests.support.salvation.war import War

SALVATION = game("salvation")
LOOKS = ("table status", "table log", "table board", "salvation map", "salvation odds sector=DAL")
MANNER = Manner("salvation", SEATS, LOOKS, ("choose", "play", "plan", "discard"))
SKYNET, HUMANS, _ = SEATS
OTHERS = [*PEOPLE[1:3], "Eve"]
"""Those who are not Skynet."""


def in_full_course(rng: Random) -> bytes:
    """Play a war at random for some turns, and give it where Skynet begins the stages of another one."""
    options = {switch.id: switch.default for switch in SALVATION.switches}
    while True:
        match, _ = Match.start(SALVATION, Setup(SEATS, "war", options), rng.randbytes(32))
        while not match.over:
            g = match.state
            assert isinstance(g, Salvation)
            if g.turn >= 3 and (g.phase, g.stage, g.actor) == ("stage", 0, 0) and not match.entries:
                return match.base
            answer_somehow(match, rng)


@pytest.mark.parametrize(("seed", "observer"), [(1, "Ada"), (2, "Bruno"), (3, "Chiara"), (4, "Eve"), (5, "Bruno")])
async def test_what_is_hidden_changes_no_byte_that_somebody_gets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seeds: Random, seed: int, observer: str
) -> None:
    seat = SEATS[PEOPLE.index(observer)] if observer in PEOPLE[: len(SEATS)] else None
    told = story(SALVATION, in_full_course, Random(seed), seat)
    heard = []
    for name, position in (("here", told.here), ("there", told.there)):
        seeds.seed(7)  # so that both tables promise the same seed
        heard.append(await played(tmp_path / f"{name}.sqlite3", monkeypatch, MANNER, position, told.answers, observer))
    same(heard[0], heard[1], least=30)


# What somebody decides in secret: the tables differ only in that

FINAL = ("order unit=t600.3", "go to=WYO", "confirm")
PLANS = (
    ("order unit=t600.1", "go to=NNV", "order unit=t600.3", "go to=PLN", "drop unit=t600.3 to=PLN", *FINAL),
    ("order unit=t600.3", "go to=UTA", "drop unit=t600.3 to=UTA", "order unit=t600.1", "go to=NNV", *FINAL),
)
"""Two ways to come to one and the same plan."""
SURPLUS = ("discard card=overrun copy=2", "discard card=pincer copy=5")


def overladen(war: War) -> None:
    """Skynet and a commander hold more than they may keep."""
    war.arrange(
        hands={SKYNET: "overrun overrun pincer pursuit air-sweep", HUMANS: "recon recon column column"},
        phase="draw",
        drawn=True,
    )


@pytest.mark.parametrize("observer", OTHERS)
@pytest.mark.parametrize(
    ("change", "secrets"),
    [
        (front, [("play card=patrol", *plan) for plan in PLANS]),
        (overladen, [(card,) for card in SURPLUS]),
    ],
    ids=["plan", "discard"],
)
async def test_what_is_decided_in_secret_changes_no_byte_that_others_get(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    seeds: Random,
    change: Change,
    secrets: list[tuple[str, ...]],
    observer: str,
) -> None:
    heard = []
    for n, texts in enumerate(secrets):
        seeds.seed(7)
        answers = tuple(Answer(SKYNET, (text,)) for text in texts)
        heard.append(await played(tmp_path / f"{n}.sqlite3", monkeypatch, MANNER, laid(change), answers, observer))
    same(heard[0], heard[1], least=5)
