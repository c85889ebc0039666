"""The crew: Player Numbers, Objectives, the draft, and what everybody starts with (NEM-CREW)."""

from __future__ import annotations

import pytest

from bot.games.nemesis import GAME
from bot.games.nemesis.box.content import CARDS, CHARACTERS, DECKS, ITEMS, OBJECTIVES
from bot.games.nemesis.state import Nemesis
from tests.support.nemesis.setups import SEEDS, drafted, laid, readable, several, table
from tests.support.nemesis.ship import calm


@pytest.mark.rule("NEM-CREW-01")
def test_player_numbers_from_one_are_dealt_at_random() -> None:
    for g in several(4):
        assert sorted(player.number for player in g.players.values()) == [1, 2, 3, 4]
    assert len({tuple(player.number for player in g.players.values()) for g in several(4)}) > 8


@pytest.mark.rule("NEM-CREW-02")
def test_the_player_number_fixes_the_order_of_the_draft() -> None:
    at = table(4)
    asked = []
    while at.state(Nemesis).phase == "draft":
        seat = at.match.waiting[0]
        asked.append(at.state(Nemesis).players[seat].number)
        at.does(seat, at.asked(seat).options[0].key)
    assert asked == [1, 2, 3, 4]
    assert any("player-3-dead" in wants for wants in OBJECTIVES["old-feud"].wants)


@pytest.mark.rule("NEM-CREW-03")
def test_an_inventory_shows_others_its_backs_and_its_owner_the_faces() -> None:
    ship = calm().gives("scout", "medkit.1", "grenade.1", "tools.1")
    scout, captain = ship.seat("scout"), ship.seat("captain")

    assert sorted(GAME.look.view(ship.g, scout).items) == ["grenade.1", "medkit.1", "tools.1"]
    for seat in (captain, None):
        view = GAME.look.view(ship.g, seat)
        assert view.items == ()
        assert view.crew[scout].backs == {"green": 1, "red": 1, "yellow": 1}
        assert view.crew[scout].number == 2
    texts = dict(zip((None, *ship.g.seats), readable(ship.g), strict=True))
    assert '"medkit.1"' in texts[scout]
    assert '"medkit.1"' not in texts[captain]


@pytest.mark.rule("NEM-CREW-04")
@pytest.mark.parametrize(("players", "count"), [(2, 12), (3, 14), (4, 16), (5, 18)])
def test_objectives_for_more_players_are_taken_out(players: int, count: int) -> None:
    for g in several(players)[:6]:
        found = [*g.boxed["objectives"], *(card for player in g.players.values() for card in player.objectives)]
        assert len(found) == len(set(found)) == count
        assert all(OBJECTIVES[card].players <= players for card in found)


@pytest.mark.rule("NEM-CREW-05")
def test_everybody_is_dealt_one_corporate_and_one_personal_objective() -> None:
    for g in several(5):
        hands = [player.objectives for player in g.players.values()]
        assert all(sorted(OBJECTIVES[card].kind for card in hand) == ["corporate", "personal"] for hand in hands)
        assert len({card for hand in hands for card in hand}) == 10
    assert len({card for g in several(5) for player in g.players.values() for card in player.objectives}) == 18


@pytest.mark.rule("NEM-CREW-06")
def test_objectives_are_read_by_their_owner_only_and_the_others_by_nobody() -> None:
    g = laid(4)
    for seat, text in zip((None, *g.seats), readable(g), strict=True):
        own = g.players[seat].objectives if seat else []
        assert {card for card in OBJECTIVES if f'"{card}"' in text} == set(own)
    assert all(GAME.look.view(g, None).crew[seat].objectives == 2 for seat in g.seats)


@pytest.mark.rule("NEM-CREW-07")
def test_objectives_are_known_before_the_first_character_is_drafted() -> None:
    at = table(3)
    g = at.state(Nemesis)
    assert g.phase == "draft"
    assert [player.character for player in g.players.values()] == ["", "", ""]
    assert all(len(GAME.look.view(g, seat).objectives) == 2 for seat in g.seats)


@pytest.mark.rule("NEM-CREW-08")
def test_each_player_keeps_one_of_two_open_draft_cards_and_the_other_goes_back() -> None:
    again = []
    for seed in SEEDS:
        at = table(2, seed=seed)
        g = at.state(Nemesis)
        first, second = g.order
        offered = GAME.look.view(g, None).offered
        assert at.match.waiting == (first,)
        assert len(set(offered)) == 2
        assert at.offered(first, "draft") == {f"draft character={each}" for each in offered}
        missing = next(each for each in CHARACTERS if each not in offered)
        at.refuses(first, f"draft character={missing}", "not-offered")
        at.does(first, f"draft character={offered[1]}")
        following = GAME.look.view(g, None).offered
        assert at.match.waiting == (second,)
        assert offered[1] not in following
        assert g.players[first].character == offered[1]
        again.append(offered[0] in following)
    assert 0 < sum(again) < len(again), "the card not kept is shuffled back, neither out nor on top"


@pytest.mark.rule("NEM-CREW-09")
def test_nobody_acts_for_another_character() -> None:
    ship = calm("captain", "scout").turn("captain")
    ship.refuses(ship.seat("scout"), "pass", "not-your-turn")
    assert [ship.g.who(seat) for seat in ship.match.waiting] == ["captain"]
    ship.refuses(ship.seat("captain"), "play card=reconnaissance part=reconnaissance", "not-offered")


@pytest.mark.rule("NEM-CREW-10")
def test_characters_that_nobody_drafted_leave_the_game_with_all_that_is_theirs() -> None:
    g = drafted(3).state(Nemesis)
    crew = {player.character for player in g.players.values()}
    count = GAME.table.census(g)
    assert (g.draft, g.offered) == ([], [])
    for unused in set(CHARACTERS) - crew:
        assert not any(count[card] for card in (CHARACTERS[unused].weapon, *CHARACTERS[unused].quests))
        assert not any(card.startswith(f"{unused}:") for card in count)


@pytest.mark.rule("NEM-CREW-11", "NEM-CREW-12", "NEM-CREW-13", "NEM-CREW-14", "NEM-CREW-17")
def test_everybody_starts_in_the_hibernatorium_with_a_loaded_weapon_ten_cards_and_two_inactive_quests() -> None:
    orders = set()
    for seed in SEEDS[:8]:
        at = table(2, seed=seed)
        g = at.state(Nemesis)
        seat = g.order[0]
        at.does(seat, at.asked(seat).options[0].key)
        player = g.players[seat]
        drafted_one = CHARACTERS[player.character]
        assert player.at == g.board.special["hibernatorium"]
        assert (player.hand, player.discard) == ([], []), "no hand is dealt during setup"
        assert sorted(player.deck) == sorted(DECKS[player.character])
        assert len(player.deck) == 10
        weapon = ITEMS[drafted_one.weapon].weapon
        assert weapon
        assert [(thing.id, thing.ammo) for thing in player.hands] == [(drafted_one.weapon, weapon.ammo)]
        assert (player.quests, player.items) == (list(drafted_one.quests), [])
        orders.add(tuple(DECKS[player.character].index(card) for card in player.deck))
        second = g.order[1]
        at.does(second, at.asked(second).options[0].key)
        assert [len(each.hand) for each in g.players.values()] == [5, 5]
    assert len(orders) == 8, "the Action deck is shuffled"


@pytest.mark.rule("NEM-CREW-13")
def test_weapons_hold_what_is_printed_on_them() -> None:
    held = {
        who: (each.weapon, weapon.ammo) for who, each in CHARACTERS.items() if (weapon := ITEMS[each.weapon].weapon)
    }
    assert held == {
        "captain": ("six-shooter", 6),
        "pilot": ("shotgun", 2),
        "mechanic": ("sawed-off", 2),
        "soldier": ("assault-rifle", 5),
        "scout": ("rifle", 4),
        "scientist": ("pistol", 3),
    }


@pytest.mark.rule("NEM-CREW-14")
def test_a_quest_card_is_no_item_until_it_is_turned_over() -> None:
    ship = calm("scout", "captain").at(scout="canteen", captain="canteen")
    ship.may_not("scout", "use item=security-key part=doors-around", "drop thing=security-key")
    assert GAME.look.view(ship.g, None).crew[ship.seat("scout")].quests == ("security-key", "motion-scanner")
    ship.plays("scout", "trade")
    ship.picks("scout", "offer who=captain")
    assert ship.offered(ship.seat("scout"), "give") == {"give thing=rifle copy=1"}
    assert all(CARDS[quest] == "quest" for each in CHARACTERS.values() for quest in each.quests)


@pytest.mark.rule("NEM-CREW-15")
def test_player_one_holds_the_first_player_token() -> None:
    for players in (2, 5):
        g = drafted(players).state(Nemesis)
        assert g.players[g.first].number == 1
        assert g.turn == g.first


@pytest.mark.rule("NEM-CREW-16")
def test_the_blue_corpse_lies_in_the_hibernatorium_as_an_object() -> None:
    g = laid()
    assert {number: room.objects for number, room in g.rooms.items() if room.objects} == {
        g.board.special["hibernatorium"]: ["corpse-blue"]
    }
    ship = calm("captain")
    ship.plays("captain", "pick thing=corpse-blue")
    assert ship.me("captain").carries("corpse-blue")


@pytest.mark.rule("NEM-CREW-18")
@pytest.mark.parametrize(("mode", "fits"), [("crew", {2, 3, 4, 5}), ("coop", {2, 3, 4, 5}), ("solo", {1})])
def test_one_plays_solo_and_two_to_five_play_together(mode: str, fits: set[int]) -> None:
    reasons = {n: GAME.seating(GAME.seats[:n], mode, {}) for n in range(1, 6)}
    assert {n for n, reason in reasons.items() if reason is None} == fits
    assert {reason.rule for reason in reasons.values() if reason} == {"NEM-CREW-18"}
    assert len(GAME.seats) == 5
