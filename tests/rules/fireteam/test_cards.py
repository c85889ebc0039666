"""The attack and the tactical response of every action and upgrade card."""

from __future__ import annotations

import pytest

from bot.games.fireteam.box.cards import ActionCard, Response
from bot.games.fireteam.box.content import BOX, HEROES
from bot.games.fireteam.events.foes import Hindered, ReconBuried, ReconShown, Sealed, ThreatHeld
from bot.games.fireteam.events.heroes import Rolled, Sheltered
from bot.games.fireteam.rules import rounds
from bot.games.fireteam.rules.hero import attacking
from bot.games.fireteam.rules.moments import Assault
from bot.games.fireteam.rules.stats import speed, stat
from bot.games.fireteam.rules.threat import foes, spawning
from bot.games.fireteam.rules.threat.activation import strength
from tests.support.fireteam.field import Blow, Position, lay

ANIMAL, OTHER, HUMAN = "corrupted-animal.1", "corrupted-animal.2", "corrupted-human.1"
HOLDERS = {HEROES[seat].role: seat for seat in ("abe", "shad", "frank", "don")}
RESPONSES = [card for card in BOX.cards if card.response]
FACES = {"melee": "M", "projectile": "P", "explosive": "E"}


def response_of(card: ActionCard) -> Response:
    """The response of a card that has one."""
    assert card.response
    return card.response


def named(card: ActionCard) -> str:
    """The id of a test."""
    return card.id


def of_verb(*verbs: str) -> list[ActionCard]:
    """The cards whose response does one of these."""
    return [card for card in RESPONSES if response_of(card).does in verbs]


def responding(card: ActionCard, creatures: dict[str, str] | None = None) -> tuple[Position, str, str]:
    """Lay the holder in sector 2 with an ally, and two more heroes in sector 4; give holder and ally."""
    holder = HOLDERS[card.role]
    ally = "abe" if holder != "abe" else "don"
    others = [seat for seat in ("abe", "shad", "frank", "don") if seat not in (holder, ally)]
    at = lay({holder: "2D", ally: "2D", **dict.fromkeys(others, "4D")}, creatures, hands={holder: [card.id]})
    at.g.pool = []
    return at, holder, ally


@pytest.mark.parametrize("card", BOX.cards, ids=named)
def test_an_attack_rolls_the_cards_strength_within_its_range_and_adds_its_bonus(card: ActionCard) -> None:
    holder = HOLDERS[card.role]
    other = "don" if holder != "don" else "abe"
    at = lay({holder: "2D", other: "1A"}, {ANIMAL: "2D"}, hands={holder: [card.id]})
    at.g.moved = True
    far = {steps: attacking.usable(at.g, holder, card.attack.type, steps) for steps in range(7)}
    assert far == {steps: [card.id] if steps <= card.attack.range else [] for steps in range(7)}
    wrong = next(face for type, face in FACES.items() if type != card.attack.type)
    at.attacks(holder, ANIMAL, card.attack.type, *[wrong] * card.attack.strength)
    at.told(Rolled, hits=card.attack.bonus)
    assert at.rolled == [card.attack.strength]


def test_a_sweep_strikes_every_creature_there_and_no_hero() -> None:
    at = lay({"shad": "2D", "don": "2D"}, {ANIMAL: "2D", OTHER: "2D", HUMAN: "2B"}, hands={"shad": ["whirlwind"]})
    at.attacks("shad", ANIMAL, "melee", "M", "P", "P", "P")
    assert set(at.g.creatures) == {HUMAN}
    assert not at.hero("don").ko


@pytest.mark.parametrize("card", [card for card in BOX.cards if card.attack.trait == "piercing"], ids=named)
def test_piercing_cards_ignore_resistance(card: ActionCard) -> None:
    holder = HOLDERS[card.role]
    other = "don" if holder != "don" else "abe"
    at = lay({holder: "2D", other: "1A"}, {HUMAN: "2D"}, hands={holder: [card.id]})
    at.g.moved = True
    need = at.creature(HUMAN).card.life - card.attack.bonus
    faces = [FACES[card.attack.type]] * need + [FACES[next(type for type in FACES if type != card.attack.type)]] * (
        card.attack.strength - need
    )
    at.attacks(holder, HUMAN, card.attack.type, *faces)
    at.passes()
    assert HUMAN not in at.g.creatures


def test_a_shaped_charge_spares_heroes() -> None:
    at = lay({"abe": "2D", "don": "2B"}, {ANIMAL: "2D", OTHER: "2D"}, hands={"don": ["shaped-charge"]})
    at.attacks("don", ANIMAL, "explosive", *"EEEEE")
    assert at.g.creatures == {}
    assert not at.hero("abe").ko


def test_every_kind_of_response_is_tried_here() -> None:
    verbs = {response_of(card).does for card in RESPONSES}
    assert verbs == {
        "draw", "advance", "dice", "speed", "guard", "strike", "barrage", "fire", "hunt", "hinder", "weaken",
        "recover", "hold-threat", "seal", "scout", "pierce", "take-lead", "taunt", "mark", "gamble", "set-back",
    }  # fmt: skip


def reached(at: Position, card: ActionCard, holder: str) -> list[str]:
    """The heroes in a response's area."""
    area = response_of(card).area
    return [
        seat
        for seat, hero in at.g.heroes.items()
        if area == "battlefield" or (area == "sector" and hero.at == "2D") or seat == holder
    ]


@pytest.mark.parametrize("card", of_verb("draw"), ids=named)
def test_responses_that_let_draw(card: ActionCard) -> None:
    at, holder, _ = responding(card)
    at.responds(holder, card.id)
    drawn = {seat: len(hero.hand) for seat, hero in at.g.heroes.items()}
    expected = {seat: response_of(card).amount * (seat in reached(at, card, holder)) for seat in at.g.heroes}
    expected[holder] += holder == "abe"  # Abe draws after his response
    assert drawn == expected


@pytest.mark.parametrize("card", of_verb("advance"), ids=named)
def test_responses_that_let_move(card: ActionCard) -> None:
    at, holder, _ = responding(card)
    at.responds(holder, card.id)
    asked = []
    while not at.over:
        asked.append(at.ask.seats[0])
        assert at.ask.args["points"] == response_of(card).amount
        at.does(at.ask.seats[0], "pass")
    assert asked == [seat for seat in at.g.order if seat in reached(at, card, holder)]


@pytest.mark.parametrize("card", of_verb("dice", "speed", "guard", "pierce"), ids=named)
def test_responses_that_last_for_the_round(card: ActionCard) -> None:
    response = response_of(card)
    at, holder, _ = responding(card, {ANIMAL: "2D"})
    before = {seat: attacking.dice(at.g, Blow(seat, "projectile", 2, ANIMAL)) for seat in at.g.heroes}
    melee = {seat: attacking.dice(at.g, Blow(seat, "melee", 2, ANIMAL)) for seat in at.g.heroes}
    at.responds(holder, card.id)
    at.told(Sheltered)
    for seat in at.g.heroes:
        inside = seat in reached(at, card, holder)
        match response.does:
            case "dice":
                more = response.amount if inside else 0
                assert attacking.dice(at.g, Blow(seat, "projectile", 2, ANIMAL)) == before[seat] + more
                more = 0 if response.type == "projectile" else more
                assert attacking.dice(at.g, Blow(seat, "melee", 2, ANIMAL)) == melee[seat] + more
            case "speed":
                assert speed(at.g, seat) == 2 + (response.amount if inside else 0)
            case "pierce":
                assert attacking.net(at.g, Blow(seat, "melee", 2, ANIMAL), ANIMAL, 2) == (2 if inside else 1)
            case _:
                at.hero(seat).hand = ["bayonet"] * 9
                at.suffers(seat, 4)
                at.suffers(seat, 1)
                prevented = response.amount if inside else 0
                assert len(at.hand(seat)) == 9 - 5 + prevented
    rounds.end_round(at.g)
    assert all(hero.boosts == {} for hero in at.g.heroes.values())


@pytest.mark.parametrize("card", of_verb("strike"), ids=named)
def test_responses_that_shell_a_sector(card: ActionCard) -> None:
    at, holder, _ = responding(card, {ANIMAL: "4A", OTHER: "4E", "corrupted-animal.3": "2B", HUMAN: "4B"})
    at.responds(holder, card.id)
    assert at.keys == {f"sector sector={id}" for id in "1234"}
    at.does(holder, "sector sector=4")
    at.passes()
    assert set(at.g.creatures) == {"corrupted-animal.3", HUMAN}
    assert not any(hero.ko for hero in at.g.heroes.values())
    assert at.rolled == []


@pytest.mark.parametrize("card", of_verb("fire", "barrage"), ids=named)
def test_responses_that_attack(card: ActionCard) -> None:
    response = response_of(card)
    at, holder, _ = responding(card)
    far = at.g.field.distance["2D"]
    places = {steps: next(p for p in sorted(at.g.field.open) if far[p] == steps) for steps in range(1, 5)}
    for n, place in enumerate(places.values(), 1):
        at.g.creatures[f"corrupted-animal.{n}"] = lay({"abe": "2D", "don": "2D"}, {ANIMAL: place}).creature(ANIMAL)
    at.responds(holder, card.id)
    assert at.keys == {f"target creature=corrupted-animal.{n}" for n in places if n <= response.range}
    blow = Blow(holder, response.type or "melee", response.amount, "corrupted-animal.1")
    count = attacking.dice(at.g, blow)
    at.rolls(*["M"] * count)
    at.does(holder, "target creature=corrupted-animal.1")
    at.told(Rolled, hits=0)


def test_predator_moves_and_strikes_what_is_there() -> None:
    at, holder, _ = responding(next(card for card in RESPONSES if card.id == "predator"), {ANIMAL: "2B", OTHER: "2C"})
    at.responds(holder, "predator")
    at.does(holder, "move to=2B")
    assert at.keys == {f"target creature={ANIMAL}"}
    at.rolls("M", "M", "M", "P", "P", "P", "P")
    at.does(holder, f"target creature={ANIMAL}")
    assert set(at.g.creatures) == {OTHER}


@pytest.mark.parametrize("card", of_verb("hinder", "weaken"), ids=named)
def test_responses_that_hinder_the_creatures_of_a_sector(card: ActionCard) -> None:
    at, holder, _ = responding(card, {ANIMAL: "4B", OTHER: "2B"})
    at.responds(holder, card.id)
    at.does(holder, "sector sector=4")
    name = "speed" if response_of(card).does == "hinder" else "strength"
    at.told(Hindered, sector="4", stat=name)
    assert stat(at.g, at.creature(ANIMAL), name) == 2 - response_of(card).amount  # type: ignore[arg-type]
    assert stat(at.g, at.creature(OTHER), name) == 2  # type: ignore[arg-type]
    assert strength(at.g, Assault(OTHER, holder), at.creature(OTHER)) == 2
    rounds.end_round(at.g)
    assert stat(at.g, at.creature(ANIMAL), name) == 2  # type: ignore[arg-type]


def test_field_orders_take_cards_back_in_the_sector() -> None:
    card = next(card for card in RESPONSES if card.id == "field-orders")
    at, holder, ally = responding(card)
    for seat, hero in at.g.heroes.items():
        hero.deck.discard = ["bayonet"] if seat != holder else ["rally", "rally"]
    at.responds(holder, "field-orders")
    assert at.hand(ally) == ["bayonet"]
    assert "rally" in at.hand(holder)
    assert at.hand("frank") == at.hand("shad") == []


def test_sappers_kit_holds_the_threat_marker_for_the_round() -> None:
    at = lay({"abe": "2D", "don": "2D"}, hands={"don": ["sapper-kit"]}, marker=2)
    at.g.pool = []
    at.responds("don", "sapper-kit")
    at.g.phase, at.g.step = "threat", "advance"
    at.run(rounds.threat_phase(at.g))
    at.told(ThreatHeld)
    assert at.g.marker == 2
    at.g.held = True
    at.searches("abe", "the-whispering")
    at.told(ThreatHeld)
    at.g.specialists["patty"] = "2D"
    at.hero("don").at = "4F"
    at.suffers("abe", 1)
    assert (at.hero("abe").ko, at.g.marker) == (True, 2)  # neither events nor a specialist left alone
    at.hero("abe").ko, at.g.held = False, False
    at.g.phase, at.g.step = "threat", "advance"
    at.run(rounds.threat_phase(at.g))
    assert at.g.marker == 3


def test_det_cord_closes_a_sector_to_entry_for_the_round() -> None:
    at = lay({"abe": "2B", "don": "2B"}, hands={"don": ["det-cord"]})
    at.g.pool = [ANIMAL]
    at.responds("don", "det-cord")
    at.does("don", "sector sector=4")
    at.told(Sealed, sector="4")
    at.g.phase = "hero"
    assert not spawning.closed(at.g, "4A")  # events of the Hero Phase are not stopped
    at.g.phase = "threat"
    at.rolls(at.g.entries["4A"], at.g.entries["4D"], at.g.entries["1C"])
    at.run(spawning.step(at.g))
    assert at.creature(ANIMAL).at == "1C"
    rounds.end_round(at.g)
    at.g.phase = "threat"
    assert not spawning.closed(at.g, "4A")


@pytest.mark.parametrize("sealed", [True, False])
def test_det_cord_keeps_out_whom_a_boss_calls_but_not_the_boss(sealed: bool) -> None:
    at = lay({"abe": "6A", "don": "6A"}, mission="the-mirror", phase="threat", step="activate", rank="boss")
    at.g.sealed = [at.g.field.sector[at.g.boss_at]] if sealed else []
    at.run(foes.boss_enters(at.g))
    at.g.pool = ["echo.1"]
    at.hero("abe").ko = at.hero("don").ko = True  # so that it stays where it is
    at.acts("hollow-choir.1", "special")
    assert set(at.g.creatures) == {"hollow-choir.1", *(() if sealed else ("echo.1",))}


def test_cold_breath_turns_recon_cards_up_and_may_bury_one() -> None:
    at = lay({"frank": "2D", "don": "2D"}, hands={"frank": ["cold-breath"]})
    at.g.recon.cards += ["tripwire", "rout", "morphine"]
    size = len(at.g.recon)
    at.responds("frank", "cold-breath")
    at.told(ReconShown, recon=("morphine", "rout", "tripwire"))
    at.does("frank", "bury recon=rout")
    at.told(ReconBuried, recon="rout")
    assert at.g.recon.cards[-2:] == ["tripwire", "morphine"]
    assert at.g.recon.cards[0] == "rout"
    assert len(at.g.recon) == size


def test_search_and_destroy_takes_no_sample_and_predator_does() -> None:
    for seat, card, samples in (("abe", "search-and-destroy", 0), ("shad", "predator", 1)):
        other = "don"
        at = lay({seat: "2D", other: "4F"}, {ANIMAL: "2D"}, hands={seat: [card]})
        at.creature(ANIMAL).boosts["life"] = -1  # so that there is more damage than needed
        at.responds(seat, card)
        if card == "predator":
            at.does(seat, "pass")
            at.rolls(*"MMMMMMM")
            at.does(seat, f"target creature={ANIMAL}")
        else:
            at.does(seat, "sector sector=2")
        assert ANIMAL not in at.g.creatures
        assert at.g.objectives["specimen-samples"] == samples


def test_the_spotter_helps_projectiles_only() -> None:
    card = next(card for card in RESPONSES if card.id == "spotter")
    at, holder, _ = responding(card, {ANIMAL: "2D"})
    at.responds(holder, card.id)
    dice = {type: attacking.dice(at.g, Blow("abe", type, 2, ANIMAL)) for type in FACES}  # type: ignore[arg-type]
    assert dice == {"melee": 2, "projectile": 3, "explosive": 2}


def test_shells_do_not_wound_a_boss() -> None:
    at = lay(
        {"abe": "1E", "don": "1E"}, {"drowned-giant.1": "7D"}, mission="the-giant", hands={"don": ["bunker-buster"]}
    )
    at.g.power = 2
    at.g.revealed = []
    at.creature("drowned-giant.1").boosts["life"] = -9
    at.responds("don", "bunker-buster")
    at.does("don", "sector sector=7")
    assert at.g.power == 2
