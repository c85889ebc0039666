"""What the game-master of a war owes its players: the right questions, secrets kept, pictures, a way back."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from bot.engine.asks import Answer, Ask
from bot.engine.events import PhaseEnded
from bot.engine.game import Setup
from bot.engine.match import Match
from bot.games import game
from bot.games.salvation.box.content import CARDS, HIDDEN
from bot.games.salvation.rules.setup import SWITCHES
from bot.laws.players import Curious
from tests.support import luck
from tests.support.salvation.war import HUMANS, SECOND, SKYNET, War

PEACE = {"SEA": "infantry", "HOU": "t600"}
MAY_LAPSE = {"stage": "pass", "border": "pass", "border-search": "pass", "found": "decline", "storm": "pass"}
"""The questions that lapse, and into what."""
MUST_WAIT = {"keep", "toxic", "defile", "deploy", "aim", "lead", "plan", "route", "attack", "scout", "open", "place"}
VERBS = {
    *("aim", "attack", "back", "blow", "build", "confirm", "decline", "defend", "deploy", "develop", "discard", "done"),
    *("drop", "exchange", "first", "go", "lead", "open", "order", "pass", "place", "play", "sabotage", "scout"),
    *("search", "take", "waste", "wise", "withdraw", "decoy", "skip"),
}
"""Everything that anybody can do before a war is a hundred turns old."""


@pytest.fixture(scope="module")
def asked() -> dict[str, list[Ask]]:
    """Let curious players play some wars of three, and collect what they are asked, by prompt."""
    found: dict[str, list[Ask]] = {}
    tally: Counter[str] = Counter()
    options = {switch.id: "on" for switch in SWITCHES if switch.id != "no-tactics"}
    for seed in (b"1", b"2", b"3"):
        match, _ = Match.start(game("salvation"), Setup((SKYNET, HUMANS, SECOND), "war", options), seed, camera=False)
        player = Curious(seed, tally)
        for _ in range(500):
            if match.over or not (answer := player.answer(match)):
                break
            for ask in match.asks:
                found.setdefault(ask.prompt, []).append(ask)
            match.apply(answer)
    return found


@pytest.mark.rule("SAL-RUL-92")
def test_only_what_may_be_declined_lapses_and_only_into_that(asked: dict[str, list[Ask]]) -> None:
    assert {"stage", "border", "border-search", "keep", "aim", "deploy", "plan"} <= set(asked)
    for prompt, asks in asked.items():
        for ask in asks:
            assert (ask.within > 0) == (prompt in MAY_LAPSE), prompt
            if prompt in MAY_LAPSE:
                assert ask.default == (MAY_LAPSE[prompt],)
    assert not MUST_WAIT & set(MAY_LAPSE)


@pytest.mark.rule("SAL-RUL-92")
def test_found_units_and_storms_may_lapse_and_losses_may_not() -> None:
    war = War(stage=3, units={"MON": "infantry"}, hands={HUMANS: "recon"}, lies={"MON.1": "shelter"})
    war.passes(SKYNET)
    war.plays(HUMANS, "recon")
    war.does(HUMANS, "scout unit=infantry.1")
    assert (war.asked(HUMANS).default, war.asked(HUMANS).within > 0) == (("decline",), True)

    war = War(stage=4, rules=["storm-roll"], units={"SEA": "t600", "DEN": "infantry"}, shelters=["SEA"])
    war.to_the_end()
    assert (war.asked(SKYNET).default, war.asked(SKYNET).within > 0) == (("pass",), True)

    war = War(stage=4, units={"SEA": "t600", "DEN": "infantry"}, hands={SKYNET: "patrol terminate"})
    war.arrange(terrain={"SEA": "toxic"})
    war.to_the_end()
    assert (war.asked(SKYNET).prompt, war.asked(SKYNET).within) == ("toxic", 0)


def test_nothing_is_offered_that_no_rule_gives(asked: dict[str, list[Ask]]) -> None:
    """No trading, no looking at face-down tokens, no re-rolls, no change of a declared plan, nothing out of stage."""
    verbs = {offer.verb for asks in asked.values() for ask in asks for offer in ask.options}
    assert verbs <= VERBS
    assert len(verbs) > 20


def test_questions_go_to_whom_they_belong(asked: dict[str, list[Ask]]) -> None:
    machines = {"deploy", "lead", "border-search", "storm", "build", "develop"}
    humans = {"border", "found", "sabotage"}
    for prompt, asks in asked.items():
        seats = {seat for ask in asks for seat in ask.seats}
        if prompt in machines:
            assert seats == {SKYNET}
        if prompt in humans:
            assert SKYNET not in seats
    assert all(ask.secret for prompt in ("stage", "keep", "route") for ask in asked[prompt])
    assert all(ask.secret or len(ask.options) == 1 for ask in asked["plan"])


# Secrets


@pytest.mark.rule("SAL-RUL-89")
def test_what_is_public_is_seen_by_everybody() -> None:
    war = War(stage=0, seats=3, units={"SEA": "infantry t1"}, hands={SKYNET: "jamming patrol", HUMANS: "recon"})
    war.arrange(factories=["DEN"], shelters=["SEA"], captured=2, terrain={"LAX": "fog"}, points={HUMANS: 3, SECOND: 1})
    war.arrange(improved=["jeep-attack", "t1-attack"], spent=["mission"])
    war.plays(SKYNET, "jamming")
    war.lay(lambda g: g.decks["skynet"].discard.append("terminate"))
    for seat in (None, SKYNET, HUMANS, SECOND):
        seen = war.match.view(seat)
        now, g = seen.now, war.g
        assert (now.units, now.factories, now.shelters) == (g.units, ["DEN"], ["SEA"])
        assert (now.captured, now.terrain, now.points) == (2, {"LAX": ["fog"]}, {HUMANS: 3, SECOND: 1})
        assert (now.improved, now.development, now.spent) == (g.improved, g.development, ["mission"])
        assert [lies.card for lies in now.table] == ["jamming"]
        assert {side: deck.discard for side, deck in now.decks.items()} == {"skynet": ["terminate"], "resistance": []}
        assert seen.cards == {SKYNET: 1 + 4, HUMANS: 1, SECOND: 0}
        assert seen.left == {side: len(deck) for side, deck in g.decks.items()}
        assert (seen.tactics, seen.technology, seen.cities) == (5, 6, 5)
        assert set(now.hidden) == set(g.hidden)


@pytest.mark.rule("SAL-RUL-89")
def test_hands_are_secret_and_the_rest_is_blind() -> None:
    war = War(stage=0, seats=3, hands={SKYNET: "jamming", HUMANS: "recon", SECOND: "column"}, units=PEACE)
    for seat in (None, SKYNET, HUMANS, SECOND):
        now = war.match.view(seat).now
        assert now.hands == ({seat: war.g.hands[seat]} if seat else {})
        assert [deck.cards for deck in now.decks.values()] == [[], []]
        assert (now.tactics, now.technology, now.cities) == ([], [], [])
        assert set(now.hidden.values()) == {"unknown"}
        assert now.chance.seed == b""
        raw = msgspec.json.encode(war.match.view(seat)).decode()
        for card in {"jamming", "recon", "column"} - set(war.g.hands.get(seat or "", [])):
            assert f'"{card}"' not in raw


@pytest.mark.rule("SAL-RUL-09", "SAL-RUL-89", "SAL-RUL-91")
@pytest.mark.parametrize("order", ["passing", "conceding", "truce"])
def test_what_somebody_means_to_do_is_seen_by_nobody_else(order: str) -> None:
    war = War(seats=3, units=PEACE, **{order: [HUMANS]})  # type: ignore[arg-type]
    assert getattr(war.match.view(HUMANS).now, order) == [HUMANS]
    for seat in (None, SKYNET, SECOND):
        assert getattr(war.match.view(seat).now, order) == []


@pytest.mark.rule("SAL-RUL-21")
def test_only_whoever_plans_has_the_plan_on_the_desk() -> None:
    war = War(seats=3, units={"SEA": "t600"}, hands={SKYNET: "patrol", HUMANS: "recon"})
    war.plays(SKYNET, "patrol")
    war.does(SKYNET, "order unit=t600.1")
    war.does(SKYNET, "go to=SPO")
    desks = {seat: war.game.desk(war.match.view(seat)) for seat in war.g.seats}
    assert desks[SKYNET]
    assert [mark.path for mark in desks[SKYNET].marks if mark.kind == "trail"] == [("SEA", "SPO")]  # type: ignore[union-attr]
    for seat in (HUMANS, SECOND):
        assert desks[seat]
        assert desks[seat].board is None  # type: ignore[union-attr]
        assert len(desks[seat].cards) == len(war.g.hands[seat])  # type: ignore[union-attr]
    assert war.game.desk(war.match.view(None)) is None
    war.does(SKYNET, "confirm")
    done = war.game.desk(war.match.view(SKYNET))
    assert done
    assert done.board is None, "once it is confirmed, the hand is back"
    assert (war.g.plan, war.g.planner) == ([], "")


@pytest.mark.rule("SAL-RUL-21")
def test_only_whoever_plans_is_told_which_unit_is_being_sent() -> None:
    war = War(units={"SEA": "t600"}, hands={SKYNET: "patrol"})
    war.plays(SKYNET, "patrol")
    war.does(SKYNET, "order unit=t600.1")
    ask = war.asked(SKYNET)
    assert ask.private == {"unit": "t600.1", "at": "SEA"}
    for seat in (HUMANS, None):
        assert ask.seen_by(seat).private == {}


@pytest.mark.rule("SAL-RUL-89")
def test_other_seats_do_not_see_what_a_hand_offers() -> None:
    war = War(units=PEACE, hands={SKYNET: "patrol terminate"})
    ask = war.asked(SKYNET)
    assert "play card=patrol" in {offer.key for offer in ask.options}
    for seat in (HUMANS, None):
        shown = ask.seen_by(seat)
        assert (shown.options, shown.barred) == ((), ())


# Pictures


def test_a_picture_ends_setup_draw_each_stage_and_the_turn() -> None:
    match, step = Match.start(game("salvation"), Setup((SKYNET, HUMANS), "war", {}), luck.seed())
    pictures = []
    for _ in range(20):
        pictures += [event for event in step.events if isinstance(event, PhaseEnded)]
        ask = match.asks[0]
        step = match.apply(Answer(match.waiting[0], ask.default or (ask.options[0].key,)))
    phases = [picture.phase for picture in pictures]
    kinds = ["setup", "draw", *(f"stage-{n}" for n in range(5)), "turn"]
    assert phases[:8] == kinds
    assert set(phases) == set(kinds)
    assert all(picture.scene for picture in pictures)


def test_a_picture_shows_the_whole_open_table() -> None:
    war = War(stage=4, units={"SEA": "infantry t1", "DEN": "m1a2"}, factories=["DEN"], shelters=["SEA"], captured=2)
    war.arrange(terrain={"LAX": "fog"})
    war.lay(lambda g: setattr(g.units["t1.1"], "damage", 1))
    scene = war.game.look.scene(war.match.view(None))
    assert scene.board
    assert len(scene.board.areas) == 26
    assert sorted((figure.id, figure.at) for figure in scene.figures) == [
        ("infantry.1", "SEA"),
        ("m1a2.1", "DEN"),
        ("t1.1", "SEA"),
    ]
    assert {(figure.pips, figure.pips_of) for figure in scene.figures if figure.id == "t1.1"} == {(1, 2)}
    backs = {token.at: token.count for token in scene.tokens if token.face_down}
    assert (backs["DEN"], backs["MON"], backs["LAX"]) == (2, 1, 1)
    faces = {(token.at, token.glyph) for token in scene.tokens if not token.face_down}
    assert faces == {("DEN", "factory"), ("SEA", "shelter"), ("LAX", "fog")}
    assert (2, 5) in {(track.value, track.size) for track in scene.tracks}


# What may be taken back


def reveals(war: War, seat: str, *keys: str) -> bool:
    """Answer, and say whether something came out that cannot be taken back."""
    return war.match.apply(Answer(seat, keys)).reveals


def test_what_reveals_nothing_may_be_taken_back() -> None:
    table, _ = Match.start(game("salvation"), Setup((SKYNET, HUMANS), "war", {}), luck.seed())
    assert not table.apply(Answer(SKYNET, (table.asks[0].options[0].key,))).reveals

    war = War(units={"SEA": "t600", "SPO": "infantry", "DEN": "t600"}, hands={SKYNET: "patrol"})
    assert reveals(war, SKYNET, "play card=patrol")
    assert not reveals(war, SKYNET, "order unit=t600.1")
    assert not reveals(war, SKYNET, "go to=SPO")
    assert not reveals(war, SKYNET, "confirm")
    war.ready_to_answer(HUMANS, "border")
    assert not reveals(war, HUMANS, "pass")
    assert not reveals(war, HUMANS, "pass")

    for card, answers in {
        "construction-site action=build": ["build to=SEA"],
        "t600-line": ["place kind=t600 to=DEN", "done"],
        "develop-t1": ["develop token=t1-attack"],
    }.items():
        war = War(stage=4, units={"SEA": "t600", "LAX": "infantry"}, factories=["DEN"])
        war.arrange(hands={SKYNET: card.split()[0]})
        assert reveals(war, SKYNET, f"play card={card}")
        for answer in answers:
            assert not reveals(war, SKYNET, answer)

    war = War(seats=3, stage=4, units=PEACE)
    war.to_the_end()
    assert not reveals(war, SKYNET, f"lead seat={SECOND}")


def test_dice_draws_and_opened_tokens_cannot_be_taken_back() -> None:
    war = War(units=PEACE, hands={SKYNET: "patrol"})
    assert reveals(war, SKYNET, "exchange card=patrol")

    war = War(stage=2, units={"SEA": "t600 infantry"}, hands={SKYNET: "terminate"})
    war.plays(SKYNET, "terminate")
    assert reveals(war, SKYNET, "attack at=SEA")

    war = War(stage=3, units={"MON": "infantry"}, hands={HUMANS: "recon"})
    war.passes(SKYNET)
    war.plays(HUMANS, "recon")
    assert reveals(war, HUMANS, "scout unit=infantry.1")

    war = War(stage=2, units=PEACE, hands={SKYNET: "tactic-development"})
    assert reveals(war, SKYNET, "play card=tactic-development")

    war = War(units=PEACE, hands={HUMANS: "recon recon recon recon column column column column"})
    war.arrange(phase="draw", drawn=True)
    assert reveals(war, HUMANS, "discard card=recon copy=4")

    war = War(stage=4, units={"SEA": "t600 infantry"}, hands={SKYNET: "patrol terminate", HUMANS: "recon column"})
    war.arrange(terrain={"SEA": "toxic"})
    war.to_the_end()
    war.ready_to_answer(SKYNET, "toxic")
    assert reveals(war, SKYNET, war.asked(SKYNET).options[0].key), "the card given up was nobody else's to see"
    war.ready_to_answer(HUMANS, "toxic")


def test_what_everybody_reads_names_no_secret() -> None:
    """Over a war, only what was played, exchanged, discarded or opened is named to all."""
    match, step = Match.start(game("salvation"), Setup((SKYNET, HUMANS, SECOND), "war", {}), b"b", camera=False)
    player = Curious(b"b")
    naming: dict[str, set[str]] = {"card": set(), "token": set()}
    for _ in range(400):
        for event in step.events:
            named = [
                name for value in event.details().values() for name in (value if isinstance(value, tuple) else [value])
            ]
            if not event.audience and any(name in CARDS for name in named):
                naming["card"].add(type(event).__name__)
            if not event.audience and any(getattr(event, field, "") in HIDDEN for field in ("token", "terrain")):
                naming["token"].add(type(event).__name__)
        if match.over or not (answer := player.answer(match)):
            break
        step = match.apply(answer)
    open_cards = {"CardPlayed", "Exchanged", "Discarded", "Lasts", "Fulfilled"}
    assert {"CardPlayed", "Exchanged"} <= naming["card"] <= open_cards
    assert {"Opened"} <= naming["token"] <= {"Opened", "TerrainGone", "TerrainLaid"}
