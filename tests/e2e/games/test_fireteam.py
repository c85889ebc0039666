"""/fireteam, every subcommand through Discord: in turn, out of turn, as a stranger, completed, refused by a rule."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import pytest

from bot.engine.decks import Deck
from bot.games.fireteam.state import Creature, Fireteam, Found
from bot.sessions.session import Session
from bot.store.rows import Seat
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.e2e.games.squad import Change, position, skirmish, staged
from tests.support.e2e.replies import told
from tests.support.e2e.typing import belongs_to, completes, refused_by, turned_away


class Case(NamedTuple):
    """A subcommand: what is typed where, what comes of it, and what a rule forbids where."""

    name: str
    typed: str
    comes_of_it: Callable[[Fireteam], bool]
    change: Change = skirmish
    option: str = "what"
    """What its argument is called; empty where it takes none."""
    lead: str = ""
    """What is answered before."""
    team: bool = False
    """Everybody is asked."""
    banned: str = ""
    where: Change = skirmish
    rule: str = ""


def before_the_mission(g: Fireteam) -> None:
    """Nobody has chosen anything yet."""
    g.phase, g.start = "setup", ""
    for hero in g.heroes.values():
        hero.hand, hero.deck = [], Deck()


def outfitting(g: Fireteam) -> None:
    before_the_mission(g)
    g.start = "abe"


def tactics(g: Fireteam) -> None:
    g.phase, g.step = "tactics", "response"


def knocked_out(g: Fireteam) -> None:
    g.heroes["abe"].ko = True


def unmolested(g: Fireteam) -> None:
    """The beast is two locations away."""
    g.creatures["corrupted-animal.1"].at = "4A"


def company(g: Fireteam) -> None:
    """Shad could stay with the specialists."""
    unmolested(g)
    g.heroes["shad"].at = "2D"


def searched(g: Fireteam) -> None:
    unmolested(g)
    g.searched.append("2D")


def fuel_here(g: Fireteam) -> None:
    unmolested(g)
    g.found["ferry-fuel"] = Found(at="2D", letter="A")
    g.recon.cards.remove("ferry-fuel")
    g.supply["info"] -= 1


def fuel_elsewhere(g: Fireteam) -> None:
    fuel_here(g)
    g.found["ferry-fuel"].at = "2A"


def commanding(g: Fireteam) -> None:
    g.heroes["abe"].focus = ["command-presence"]


def commanded(g: Fireteam) -> None:
    commanding(g)
    g.begun, g.points, g.once = True, 2, ["order"]


def last_turn(g: Fireteam) -> None:
    """After Abe's turn the beast acts, and Abe could counter."""
    g.start, g.turn = "shad", 1


def side_by_side(g: Fireteam) -> None:
    """After Abe's turn the beast bites Shad, who stands beside Abe."""
    last_turn(g)
    g.heroes["shad"].at = "2D"


def two_beasts(g: Fireteam) -> None:
    g.phase, g.step, g.rank = "threat", "activate", "minion"
    g.pool.remove("corrupted-animal.2")
    g.creatures["corrupted-animal.2"] = Creature("corrupted-animal", "4E", "pool")


def shad_starts(g: Fireteam) -> None:
    g.start = "shad"


def strike_in_hand(g: Fireteam) -> None:
    tactics(g)
    g.heroes["abe"].upgrades = ["search-and-destroy"]
    g.heroes["abe"].hand = ["search-and-destroy"]
    g.heroes["abe"].deck.cards += ["search-and-destroy"] * 3


def unlucky(g: Fireteam) -> None:
    """The bayonet's first dice do not all hit, whatever was rolled before."""
    g.chance.counter = 1000


MELEE = "attack target=corrupted-animal.1 type=melee"
CASES = [
    Case("start", "Shad", lambda g: g.start == "shad", before_the_mission, team=True),
    Case("equip", "Command Presence", lambda g: g.heroes["abe"].focus == ["command-presence"], outfitting),
    Case("respond", "Rifle Volley", lambda g: g.responder == "abe", tactics, team=True),
    Case("stand", "", lambda g: not g.heroes["abe"].ko and g.begun, knocked_out, option=""),
    Case("stay", "", lambda g: g.heroes["abe"].ko and g.acting == "shad", knocked_out, option=""),
    Case("move", "Bell Tower", lambda g: g.heroes["abe"].at == "2C", unmolested, banned="1C", rule="FTZ-MOVE-01"),
    Case("escort", "Patty", lambda g: (g.specialists["patty"], g.specialists["henry"]) == ("2C", "2D"), company,
         lead="move to=2C"),
    Case("attack", "melee", lambda g: g.acting == "abe", banned="explosive", rule="FTZ-ATTACK-02"),
    Case("cards", "Bayonet", lambda g: "bayonet" not in g.heroes["abe"].hand, lead=MELEE),
    Case("reroll", "1", lambda g: g.acted, unlucky, lead=f"{MELEE};bayonet"),
    Case("search", "search", lambda g: "2D" in g.searched, unmolested, banned="search", where=searched,
         rule="FTZ-SEARCH-05"),
    Case("task", "Ferry Fuel", lambda g: g.found["ferry-fuel"].tokens == 1 or g.found["ferry-fuel"].done, fuel_here,
         banned="Ferry Fuel", where=fuel_elsewhere, rule="FTZ-TOKEN-02"),
    Case("ability", "Shad", lambda g: "order" in g.once, commanding, banned="Shad", where=commanded,
         rule="FTZ-TURN-07"),
    Case("react", "Bayonet", lambda g: "bayonet" not in g.heroes["abe"].hand, last_turn, lead="end"),
    Case("intercept", "intercept", lambda g: g.tally["abe"]["intercepts"] == 1, side_by_side, lead="end"),
    Case("aim", "Village", lambda g: g.responder == "abe" and g.step == "draw", strike_in_hand,
         lead="respond seat=abe card=search-and-destroy"),
    Case("creatures", "corrupted-animal.2", lambda g: g.activated[:1] == ["corrupted-animal.2"], two_beasts, team=True),
    Case("pass", "", lambda g: "bayonet" in g.heroes["abe"].hand, last_turn, option="", lead="end"),
    Case("end", "", lambda g: g.acting == "shad", option=""),
    Case("choose", "Bell Tower", lambda g: g.heroes["abe"].at == "2C", unmolested, banned="3D", rule="FTZ-TERRAIN-05"),
]  # fmt: skip
NAMES = [case.name for case in CASES]
EACH = pytest.mark.parametrize("case", CASES, ids=NAMES)
FORBIDDING = pytest.mark.parametrize("case", [case for case in CASES if case.rule], ids=lambda case: case.name)
ARGUED = pytest.mark.parametrize("case", [case for case in CASES if case.option], ids=lambda case: case.name)


async def typed(table: Bench, who: str, case: Case, text: str) -> str:
    """What somebody who uses the subcommand is told alone."""
    return await told(table.person(who), f"fireteam {case.name}", **{case.option: text} if case.option else {})


async def begin(table: Bench, monkeypatch: pytest.MonkeyPatch, case: Case) -> Session:
    """Open a table where the subcommand has something to answer."""
    session = await staged(table, monkeypatch, case.change)
    for said in filter(None, case.lead.split(";")):
        await table.person("Ada").command("fireteam choose", CHANNEL, what=said)
    return session


async def test_every_subcommand_is_tried_here(table: Bench) -> None:
    (fireteam,) = [command for command in table.server.world.all_commands() if command["name"] == "fireteam"]
    assert {each["name"] for each in fireteam["options"]} == {*NAMES, "odds", "me", "hand", "card", "mission"}


@EACH
async def test_whoever_is_asked_plays_by_typing_and_nobody_else(
    table: Bench, monkeypatch: pytest.MonkeyPatch, case: Case
) -> None:
    session = await begin(table, monkeypatch, case)
    head = session.row.head
    await turned_away(session, "You have no seat at this table.", typed(table, "Eve", case, case.typed))
    if not case.team:
        await turned_away(session, "It is not your turn. Asked now: Abe.", typed(table, "Bruno", case, case.typed))
    await typed(table, "Ada", case, case.typed)
    assert case.comes_of_it(position(session))
    assert session.row.head > head
    assert await table.store.verify(session.id) == []


@ARGUED
async def test_typing_completes_what_is_legal_for_whoever_is_asked(
    table: Bench, monkeypatch: pytest.MonkeyPatch, case: Case
) -> None:
    session = await begin(table, monkeypatch, case)
    head, others = session.row.head, ("Eve",) if case.team else ("Bruno", "Eve")
    await turned_away(session, "", typed(table, "Ada", case, "fly to the moon"))
    offered = await completes(table, session, f"fireteam {case.name}", case.option, "Ada", *others)
    await typed(table, "Ada", case, str(offered[0]["value"]))
    assert session.row.head > head


@FORBIDDING
async def test_what_a_rule_forbids_is_refused_by_its_name(
    table: Bench, monkeypatch: pytest.MonkeyPatch, case: Case
) -> None:
    session = await staged(table, monkeypatch, case.where)
    await refused_by(session, case.rule, typed(table, "Ada", case, case.banned))


@pytest.mark.parametrize(
    ("name", "text", "rule"),
    [
        ("move", "the pub", "FTZ-MOVE-01"),
        ("attack", "Patty", "FTZ-ATTACK-16"),
        ("stand", "", "FTZ-TURN-08"),
        ("react", "Bayonet", "FTZ-REACT-01"),
        ("intercept", "Shad", "FTZ-INTERCEPT-02"),
        ("respond", "Rifle Volley", "FTZ-TACTIC-01"),
        ("ability", "medic", "FTZ-TURN-07"),
    ],
)
async def test_what_nobody_asked_for_is_refused_by_the_rule_that_says_when(
    table: Bench, monkeypatch: pytest.MonkeyPatch, name: str, text: str, rule: str
) -> None:
    session = await staged(table, monkeypatch)
    case = next(case for case in CASES if case.name == name)
    await refused_by(session, rule, typed(table, "Ada", case, text))


async def test_the_commands_belong_to_their_game(table: Bench) -> None:
    await belongs_to(table, "fireteam", partial(typed, table, "Ada", CASES[0], CASES[0].typed))


async def test_cards_are_shown_to_their_owner_alone(painted: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    await staged(painted, monkeypatch, commanding)
    offered = await painted.person("Ada").autocomplete("fireteam me", "hero", "", CHANNEL)
    assert [choice["value"] for choice in offered] == ["abe"]
    shown = await (await painted.person("Ada").command("fireteam me", CHANNEL)).final(20)
    assert shown.ephemeral
    (drawn,) = shown.files
    assert drawn.description is not None
    assert all(card in drawn.description for card in ("Bayonet", "Rifle Volley", "Command Presence"))
    other = await (await painted.person("Bruno").command("fireteam me", CHANNEL)).final(20)
    assert "Haymaker" in (other.files[0].description or "")
    assert "Bayonet" not in (other.files[0].description or "")
    refused = await painted.person("Bruno").command("fireteam me", CHANNEL, hero="abe")
    assert refused.message.text.startswith("You do not play this hero.")
    stranger = await painted.person("Eve").command("fireteam me", CHANNEL)
    assert "You have no seat at this table." in stranger.message.text


async def test_odds_need_a_creature_and_a_hero_in_play(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    await staged(table, monkeypatch)
    ada = table.person("Ada")
    offered = await ada.autocomplete("fireteam odds", "target", "", CHANNEL)
    assert [choice["value"] for choice in offered] == ["corrupted-animal.1"]
    for wrong in ("abe", "patty", "no such thing"):
        refused = await ada.command("fireteam odds", CHANNEL, target=wrong)
        assert refused.message.text.startswith("There is nothing like that to attack on the board.")
    refused = await ada.command("fireteam odds", CHANNEL, target="corrupted-animal.1", hero="don")
    assert refused.message.text == "There is no such seat at this table."
    chosen = await ada.command("fireteam odds", CHANNEL, target="corrupted-animal.1", hero="abe")
    for name in ("Corrupted Animal 1", "corrupted"):
        written = await ada.command("fireteam odds", CHANNEL, target=name, hero="Abe")
        assert written.message.text == chosen.message.text


async def test_odds_name_cards_and_chances_for_the_asker_alone(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    await staged(table, monkeypatch)
    told = (await table.person("Ada").command("fireteam odds", CHANNEL, target="corrupted-animal.1")).message
    assert told.ephemeral
    assert "Bayonet" in told.text
    assert "%" in told.text
    other = await table.person("Eve").command("fireteam odds", CHANNEL, target="corrupted-animal.1", hero="shad")
    assert other.message.text not in ("", told.text)


def both_classes(g: Fireteam) -> None:
    """After Abe's turn a beast and a man act, far from everybody, and nobody could react."""
    last_turn(g)
    for hero in g.heroes.values():
        hero.hand = []
    g.creatures["corrupted-animal.1"].at = "4E"
    g.reserve.remove("corrupted-human.1")
    g.creatures["corrupted-human.1"] = Creature("corrupted-human", "1F", "reserve")


async def test_one_message_tells_every_phase_and_class_that_a_press_ended(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await staged(table, monkeypatch, both_classes)
    before = len(table.public())
    await table.person("Ada").command("fireteam end", CHANNEL)
    panel = await table.panel()
    seen = [message for message in table.public()[before - 1 :] if message.files and message.id != panel.id]
    assert position(session).round == 2
    (stays,) = seen
    lines = [line.removeprefix("> ") for line in stays.text.splitlines()]
    phases = [
        "The minions have acted.",
        "The elites have acted.",
        "The Threat Phase is over.",
    ]
    assert [phase for line in lines for phase in phases if line.endswith(phase)] == phases
    assert not set(lines) & set(phases), "no line says only that something is over"


@pytest.mark.parametrize("alone", [True, False])
async def test_whoever_holds_the_start_players_seat_too_decides_at_once(
    table: Bench, monkeypatch: pytest.MonkeyPatch, alone: bool
) -> None:
    session = await staged(table, monkeypatch, two_beasts, shad_starts)
    ada = int(table.person("Ada").id)
    if alone:
        held = session.seats["shad"]
        session.seats["shad"] = Seat("shad", held.position, "person", ada, "Ada")
    await table.person("Ada").command("fireteam creatures", CHANNEL, what="corrupted-animal.2")
    await table.quiet()
    assert (session.match.asks[0].prompt == "last-word") == (not alone)
    assert (position(session).activated[:1] == ["corrupted-animal.2"]) == alone
