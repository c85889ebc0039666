"""Pictures of Nemesis: what everybody sees of the ship, what only oneself sees, and when a picture is taken."""

from __future__ import annotations

import msgspec
import pytest

from bot.engine.events import PhaseEnded
from bot.engine.scene import Scene, Shelf, Token
from bot.engine.words import Phrase
from bot.games.nemesis import GAME
from bot.games.nemesis.box.content import BOARDS
from bot.games.nemesis.box.palette import CREW, GLYPHS
from bot.games.nemesis.events.ship import TokenPassed
from bot.games.nemesis.look import board, crew
from bot.games.nemesis.look.ground import HALF, ends
from bot.games.nemesis.look.sheets import learned
from bot.games.nemesis.rules.cards.items import capacity
from bot.text import speak
from tests.support.nemesis.ship import Ship

NUMBER, NOISE, RIM = 0.6, 0.7, 0.25
"""What the number of a corridor, the Noise marker beside it, and half of what sits on a rim take, in board units."""


def picture(ship: Ship) -> Scene:
    """The ship as everybody sees it."""
    return GAME.look.scene(GAME.look.view(ship.g, None))


def sheet(ship: Ship, who: str) -> Scene:
    """What somebody sees of themselves."""
    found = GAME.look.sheet(GAME.look.view(ship.g, ship.seat(who)))
    assert found is not None
    return found


def shelf(scene: Scene, id: str) -> tuple[Token, ...]:
    """The tokens of a shelf; none where it is not there."""
    found = [each for each in scene.shelves if isinstance(each.name, Phrase) and each.name.id == f"nemesis-shelf-{id}"]
    assert all(isinstance(each, Shelf) for each in found)
    return found[0].tokens if found else ()


def lying(scene: Scene, at: str) -> dict[str, Token]:
    """What lies in a room or corridor, by glyph."""
    return {token.glyph: token for token in scene.tokens if token.at == at}


def words(token: Token) -> str:
    """The id of a token's words."""
    assert isinstance(token.name, Phrase)
    return token.name.id


def test_no_two_characters_look_alike() -> None:
    assert len({(CREW[who], GLYPHS[who]) for who in CREW}) == len(set(GLYPHS.values())) == len(CREW)


@pytest.mark.parametrize("side", ["base", "alternate"])
def test_every_entrance_of_every_network_is_shown_with_its_numbers(side: str) -> None:
    ship = Ship(ship=side)
    for net, doors in BOARDS[side].technical.items():
        for room, numbers in doors.items():
            shown = [
                token for token in picture(ship).tokens if token.at == room and words(token) == f"nemesis-thing-{net}"
            ]
            assert [token.letter for token in shown] == ["·".join(numbers)]


def test_noise_in_one_network_shows_at_its_entrances_only() -> None:
    ship = Ship(ship="alternate").set(lambda g: g.noise.append("tech-red"))
    noisy = {token.at for token in picture(ship).tokens if token.glyph == "noise"}
    assert noisy == set(BOARDS["alternate"].technical["tech-red"])


def test_parallel_corridors_do_not_run_on_top_of_each_other() -> None:
    board = picture(Ship(ship="alternate")).board
    assert board is not None
    lanes = [(edge.a, edge.b) for edge in board.edges if edge.kind == "corridor"]
    assert len(set(lanes)) == len(lanes) == len(BOARDS["alternate"].corridors)


def test_a_room_shows_its_markers_and_its_counter_on_its_rim() -> None:
    ship = Ship()

    def change(g: object) -> None:
        room = ship.g.rooms["10"]
        room.fire = room.malfunction = True
        room.items = 3

    there = lying(picture(ship.set(change)), "10")
    assert there["flame"].rim == there["wrench"].rim == "left"
    assert (there["crate"].rim, there["crate"].letter) == ("right", "3")


def test_an_unexplored_room_shows_nothing_but_its_back() -> None:
    ship = Ship(explored=False)
    scene = picture(ship)
    hidden = [number for number, room in ship.g.rooms.items() if not room.face_up]
    assert hidden
    for number in hidden:
        assert [token.face_down for token in scene.tokens if token.at == number and not token.rim] == [True]
        (room,) = [area for area in scene.board.areas if area.id == number] if scene.board else []
        assert (room.name, room.ground) == ("", "void")


def test_pods_show_their_locks_and_whether_they_are_gone() -> None:
    ship = Ship()

    def change(g: object) -> None:
        first, second = ship.g.pods[:2]
        first.locked = False
        second.gone = "launched"

    pods = shelf(picture(ship.set(change)), "pods")
    assert len(pods) == len(ship.g.pods)
    assert (pods[0].glyph, pods[0].face_down) == ("unlock", False)
    assert pods[1].face_down


def test_a_weakness_is_named_once_it_is_known() -> None:
    ship = Ship()
    unknown = shelf(picture(ship), "intruders")
    assert [words(token) for token in unknown[1:]] == ["nemesis-thing-unknown"] * 3
    ship.set(lambda g: setattr(g.clues[0], "known", True))
    known = shelf(picture(ship), "intruders")[1:]
    assert sum(words(token).startswith("nemesis-weakness-short-") for token in known) == 1


def test_intruders_carry_their_injuries_and_doors_lie_across_their_corridors() -> None:
    ship = Ship()
    ship.intruder("adult", "10", injuries=2)
    ship.set(lambda g: g.doors.update({"6-11-2": "closed", "8-11-3": "destroyed"}))
    scene = picture(ship)
    assert [figure.badge for figure in scene.figures if figure.shape == "enemy"] == ["2"]
    assert scene.board is not None
    assert [edge.kind for edge in scene.board.edges if edge.kind.startswith("door")] == ["door", "door-broken"]


def test_the_destination_and_the_self_destruct_are_shown() -> None:
    ship = Ship()
    lit = [token.letter for token in shelf(picture(ship), "destination") if token.glyph]
    assert lit == [ship.g.destination]
    assert [track.glyph for track in picture(ship).tracks] == ["hourglass"]
    ship.set(lambda g: setattr(g, "destruct", 2))
    assert [(track.glyph, track.value) for track in picture(ship).tracks][1:] == [("bomb", 2)]


def test_the_focus_is_the_room_of_whoever_acts_and_its_neighbours() -> None:
    ship = Ship().at(captain="10")
    assert picture(ship).focus == ("10", *BOARDS["base"].neighbours("10"))


def test_ones_own_board_shows_wounds_hands_and_notes() -> None:
    ship = (
        Ship().wounds("captain", "leg", light=2).set(lambda g: g.note("blue", "engine", engine="1", status="working"))
    )
    own = sheet(ship, "captain")
    light, leg = shelf(own, "wounds")
    assert (light.count, words(leg)) == (2, "nemesis-hurt")
    (weapon,) = shelf(own, "hands")
    held = ship.me("captain").hands[0]
    assert weapon.name == Phrase(
        "nemesis-held", {"thing": "six-shooter", "ammo": held.ammo, "capacity": capacity(held)}
    )
    assert [card.id for card in own.cards if card.id.startswith("note")] == ["note.0"]
    assert not [card for card in sheet(ship, "scout").cards if card.id.startswith("note")]


def phases(ship: Ship) -> list[str]:
    """The phases that ended with the last answer, in order, each with its picture."""
    ended = [event for event in ship.events if isinstance(event, PhaseEnded)]
    assert all(event.scene is not None for event in ended)
    return [event.phase for event in ended]


def test_a_picture_is_taken_after_each_step_of_the_event_phase() -> None:
    ship = Ship()
    ship.night()
    assert phases(ship) == ["player", "time", "event", "round"]


@pytest.mark.parametrize("token", ["blank.1", "adult.12"])
def test_a_picture_is_taken_at_every_encounter(token: str) -> None:
    ship = Ship().at(scout="20").only_token(token).hand("captain", "rest")
    ship.set(lambda g: g.noise.extend(g.board.noisy["6"]))
    ship.noise("1")
    ship.plays("captain", f"move to={ship.g.place('6')} via=6-11-2")
    ended = phases(ship)
    while ship.match.asks[0].prompt == "objective":
        seat = ship.match.waiting[0]
        ship.does(seat, ship.asked(seat).options[0].key)
        ended += phases(ship)
    assert ended == ["encounter"]


def test_a_picture_is_plain_data() -> None:
    scene = picture(Ship())
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(scene), type=Scene) == scene


@pytest.mark.rule("NEM-INVENTORY-01", "NEM-HAND-01", "NEM-RUL-63")
def test_everybody_sees_hands_and_markers_by_name_and_an_inventory_by_its_backs() -> None:
    ship = Ship().gives("scout", "grenade", "grenade", "bandages", "egg")
    ship.set(lambda g: setattr(g.players[g.seat_of("scout")], "larva", True))
    ship.set(lambda g: setattr(g.players[g.seat_of("scout")], "signal", True))
    (mine,) = [
        each
        for each in crew.carried(GAME.look.view(ship.g, None)).shelves
        if each.name == Phrase("nemesis-character-scout")
    ]
    assert [(words(token), token.letter) for token in mine.tokens] == [
        ("nemesis-held", ""),
        ("nemesis-held", ""),
        ("nemesis-back-green", "1"),
        ("nemesis-back-red", "2"),
        ("nemesis-state-larva", ""),
        ("nemesis-state-signal", ""),
    ]
    (line,) = [seat for seat in picture(ship).seats if seat.seat == ship.seat("scout")]
    assert isinstance(line.note, Phrase)
    assert (line.note.args["larva"], line.note.args["signal"]) == (1, 1)


@pytest.mark.rule("NEM-RUL-63", "NEM-SETUP-28")
def test_everybody_sees_wounds_quest_items_and_the_piles_that_lie_face_up() -> None:
    ship = Ship().wounds("scout", "leg", light=1).hand("captain", "rest")
    seat = ship.seat("scout")
    ship.set(lambda g: g.players[seat].discard.extend(["search", "search", "rest"]))
    ship.set(lambda g: g.attacks.discard.append(g.attacks.cards.pop()))
    one = crew.dossier(GAME.look.view(ship.g, None), seat)
    assert [words(token) for token in shelf(one, "wounds")] == ["nemesis-light", "nemesis-hurt"]
    assert len(shelf(one, "quests")) == 2
    assert {words(token): token.count for token in shelf(one, "discard")} == {
        "nemesis-card-search": 2,
        "nemesis-card-rest": 1,
    }
    everybody = crew.roll(GAME.look.view(ship.g, None))
    piles = [each for each in everybody.shelves if each.name == Phrase("nemesis-pile-attack")]
    assert [sum(token.count for token in each.tokens) for each in piles] == [1]


@pytest.mark.rule("NEM-RUL-63", "NEM-INTPLAYER-05")
def test_the_cards_of_whoever_hunts_are_counted_on_their_line() -> None:
    ship = Ship()
    seat = ship.seat("scout")
    ship.set(lambda g: setattr(g, "hunter", seat))
    ship.set(lambda g: g.hunt_hand.extend([g.hunt.cards.pop(), g.hunt.cards.pop()]))
    (line,) = [each for each in picture(ship).seats if each.seat == seat]
    assert line.cards == 2
    assert isinstance(line.note, Phrase)
    assert line.note.id == "nemesis-note-hunter"


@pytest.mark.rule("NEM-ITEM-12")
@pytest.mark.parametrize(
    ("card", "says"),
    [
        ("bandages.1", "Out of combat. Single use."),
        ("grenade.1", "In or out of combat. Single use."),
        ("extended-magazine", "Out of combat."),
        ("plasma-torch", "Out of combat."),
    ],
)
def test_an_item_says_when_it_may_be_used_and_whether_it_is_used_up(card: str, says: str) -> None:
    ship = Ship().gives("captain", card)
    (shown,) = [each for each in sheet(ship, "captain").cards if each.id.startswith(card)]
    assert isinstance(shown.text, Phrase)
    told = speak("en").say(shown.text)
    assert told.endswith(says)
    assert ("Single use" in told) == ("Single use" in says)


@pytest.mark.rule("NEM-HIBER-01", "NEM-TIME-03")
@pytest.mark.parametrize(
    ("time", "says"),
    [(0, "chambers open in 7"), (6, "chambers open in 1"), (7, "chambers are open"), (14, "chambers are open")],
)
def test_the_time_track_says_when_the_chambers_open(time: int, says: str) -> None:
    track = picture(Ship().set(lambda g: setattr(g, "time", time))).tracks[0]
    assert isinstance(track.name, Phrase)
    assert says in speak("en").say(track.name)


@pytest.mark.rule("NEM-ALTBOARD-03")
def test_parallel_corridors_lie_far_enough_apart_for_a_number_and_noise_on_each() -> None:
    board = BOARDS["alternate"]
    twins = {board.between(*corridor.split("-")[:2]) for corridor in board.corridors}
    pairs = [pair for pair in twins if len(pair) > 1]
    assert len(pairs) == 4
    for one, two in pairs:
        (a, b), (c, _) = ends("alternate", one), ends("alternate", two)
        assert abs(a[0] - c[0]) >= NUMBER + NOISE, "side by side"
        assert abs(a[0] - c[0]) / 2 <= HALF[0] - NUMBER / 2, "within the width of their rooms"
        assert abs(a[1] - b[1]) - 2 * HALF[1] >= NUMBER + 2 * RIM, "clear of what sits on the rims of both"


@pytest.mark.rule("NEM-DEATH-01")
def test_the_corpse_of_a_character_bears_its_colour_and_the_unknown_one_another() -> None:
    ship = Ship("captain", "scout", "soldier").at(captain="14", scout="14", soldier="15")
    ship.set(lambda g: g.rooms["14"].objects.append("corpse-soldier"))
    assert lying(picture(ship), "14")["skull"].colour == CREW["soldier"]
    assert lying(picture(ship), "11")["skull"].colour not in CREW.values()


@pytest.mark.rule("NEM-ROUND-08", "NEM-ROUND-10")
def test_everybody_sees_who_holds_the_first_player_token() -> None:
    ship = Ship("captain", "scout", "soldier")
    ship.at(scout="cockpit", soldier="14").turns(met=True)

    def holders() -> list[str]:
        return [line.seat for line in picture(ship).seats if "· first" in speak("en").say(line.note)]

    assert holders() == [ship.seat("captain")]
    ship.night("bulkheads-open")
    ship.told(TokenPassed, who="scout")
    assert holders() == [ship.seat("scout")]
    ship.sleeps("scout")
    assert holders() == [ship.seat("scout")], "it stays there until the next round (NEM-RUL-09)"


@pytest.mark.rule("NEM-RUL-43")
def test_what_a_search_showed_can_be_looked_up_the_card_not_kept_too() -> None:
    ship = Ship().stands("captain", "armory").at(scout="cockpit")
    ship.marks("armory", items=2).hand("captain", "search").next_items("red", "prototype-rifle.1", "grenade.1")
    ship.acts("captain", "play card=search part=search", after=["keep card=prototype-rifle.1"])
    (told,) = learned(GAME.look.view(ship.g, ship.seat("captain")))
    assert speak("en").say(told) == "Round 1: you found Prototype Rifle, and put Grenade under its deck."
    assert learned(GAME.look.view(ship.g, ship.seat("scout"))) == ()


@pytest.mark.rule("NEM-RUL-43")
def test_a_peek_is_not_crowded_out_of_ones_sheet_by_finds() -> None:
    ship = Ship().set(lambda g: g.note("blue", "engine", engine="1", status="working"))
    for _ in range(9):
        ship.set(lambda g: g.note("blue", "found", card="medkit.1"))
    kept = [card.title for card in sheet(ship, "captain").cards if card.id.startswith("note.")]
    assert kept == [Phrase("nemesis-note-title-engine"), *[Phrase("nemesis-note-title-found")] * 5]
    told = learned(GAME.look.view(ship.g, "blue"))
    assert len(told) == 10
    assert told[0].id == "nemesis-note-of-engine"
    assert learned(GAME.look.view(ship.g, None)) == ()


@pytest.mark.rule("NEM-FIRE-07", "NEM-MALF-08")
def test_the_picture_counts_fires_and_malfunctions_against_what_the_hull_bears() -> None:
    ship = Ship()
    assert [token.letter for token in shelf(picture(ship), "hull")] == ["0/8", "0/8"]

    def change(g: object) -> None:
        for number in ("2", "3", "10"):
            ship.g.rooms[number].malfunction = True
        for number in ("2", "3", "10", "11", "12"):
            ship.g.rooms[number].fire = True

    scene = picture(ship.set(change))
    assert [(token.letter, token.colour) for token in shelf(scene, "hull")] == [("5/8", "danger"), ("3/8", "door")]
    assert {tint.area for tint in scene.tints if tint.kind == "danger"} == {"2", "3", "10", "11", "12"}


@pytest.mark.rule("NEM-VICTORY-04", "NEM-VICTORY-07", "NEM-SETUP-15")
def test_engines_and_coordinates_are_on_the_picture_once_the_game_is_over_and_never_before() -> None:
    ship = Ship().safe()
    assert shelf(picture(ship), "engines") == ()
    assert [token.letter for token in shelf(picture(ship), "destination")] == ["A", "B", "C", "D"]
    ship.jumps()
    shown = picture(ship)
    told = [speak("en").say(token.name) for token in (*shelf(shown, "engines"), *shelf(shown, "destination"))]
    assert told[:3] == [f"{engine}: {tokens[-1].capitalize()}" for engine, tokens in ship.g.engines.items()]
    assert sum("Earth" in each for each in told[3:]) == 1
    assert [token.glyph for token in shelf(shown, "destination")].count("ship") == 1


def lit(ship: Ship) -> set[str]:
    """The rooms that the picture lights as in reach."""
    return {tint.area for tint in board.scene(GAME.look.view(ship.g, None)).tints if tint.kind == "reach"}


def test_the_rooms_that_one_may_go_to_are_lit() -> None:
    ship = Ship()
    ways = ship.g.board.ways[ship.me("captain").at]
    ship.turn("captain")
    assert lit(ship) == {there for _, there in ways}
    shut = ways[0][0]
    ship.g.doors[shut] = "closed"
    others = {there for corridor, there in ways if corridor != shut}
    assert lit(ship) == others
    ship.me("captain").passed = True
    assert lit(ship) == set()
