"""Widgets: every kind of ask, answered as a person would, within Discord's limits."""

from __future__ import annotations

import pytest

from bot.playground.people import InteractionFailed
from bot.playground.seen import Seen
from bot.playground.switches import parse
from bot.sessions.session import Session
from tests.support.e2e.bench import CHANNEL, Bench, give
from tests.support.e2e.tour import desk, got, labels, show, shown

DONE = "That is my answer"
AGAIN = "Start over"
LATER = "Later"
EARLIER = "Earlier"
BLUE, GREY, GREEN, RED = 1, 2, 3, 4


pytestmark = pytest.mark.usefixtures("hung")


async def test_few_options_are_buttons_the_dangerous_last_and_red(table: Bench) -> None:
    session, panel = await show(table, "few")
    assert labels(panel) == ["Go to 1", "Go to 2", "Go to 3", "Burn it all"]
    assert panel.button("Burn it all")["style"] == RED
    await table.person("Ada").press(panel, "Go to 2")
    assert got(session) == ["go n=2"]


async def test_the_sensible_answer_is_the_first_button_and_green(table: Bench) -> None:
    session, panel = await show(table, "sensible")
    assert labels(panel) == ["Go to 3", "Go to 1", "Go to 2", "Burn it all"]
    assert [button["style"] for button in panel.buttons[:2]] == [GREEN, BLUE]
    await table.person("Ada").press(panel, "Go to 3")
    assert got(session) == ["go n=3"]


async def test_the_sensible_answer_of_a_long_menu_is_one_press_away(table: Bench) -> None:
    session, panel = await show(table, "sensible-of-hundred")
    assert labels(panel) == ["Go to 58", "Go… (100)", "Stay"]
    assert panel.button("Go to 58")["style"] == GREEN
    await table.person("Ada").press(panel, "Go to 58")
    assert got(session) == ["go n=58"]


async def test_sensible_answers_of_several_picks_are_one_press_away(table: Bench) -> None:
    session, panel = await show(table, "sensible-some")
    assert labels(panel) == ["Go to 2 and Go to 4"]
    await table.person("Ada").press(panel, "Go to 2 and Go to 4")
    assert got(session) == ["go n=2", "go n=4"]


async def test_what_is_dangerous_is_never_pressed_on_anybody(table: Bench) -> None:
    _, panel = await show(table, "sensible-danger")
    assert labels(panel) == ["Go to 1", "Burn it all"]
    assert [button["style"] for button in panel.buttons[:2]] == [BLUE, RED]


async def test_sixty_options_are_three_menus_named_by_their_ends(table: Bench) -> None:
    session, panel = await show(table, "sixty")
    assert [menu["placeholder"] for menu in panel.selects] == [
        "Go to 1 … Go to 20",
        "Go to 21 … Go to 40",
        "Go to 41 … Stay",
    ]
    assert labels(panel) == []
    await give(table.person("Ada"), panel, ["go n=58"])
    assert got(session) == ["go n=58"]


async def test_the_ends_of_a_long_way_are_on_the_panel(table: Bench) -> None:
    session, panel = await show(table, "long-way")
    assert [len(menu["options"]) for menu in panel.selects] == [20, 20]
    assert labels(panel) == ["Step by step…"]
    await give(table.person("Ada"), panel, ["go to=A30"])
    assert got(session)[-1] == "A30"


async def test_options_that_say_the_same_are_one(table: Bench) -> None:
    session, panel = await show(table, "alike")
    assert labels(panel) == ["Sit down"]
    await table.person("Ada").press(panel, "Sit down")
    assert got(session) == ["sit on=left"]


async def test_a_hundred_options_are_pages_on_ones_desk(table: Bench) -> None:
    session, panel = await show(table, "hundred")
    ada = table.person("Ada")
    assert labels(panel) == ["Go… (100)", "Stay"]
    own = await desk(ada, panel, "Go… (100)")
    assert own.ephemeral
    seen = [option["value"] for option in own.selects[0]["options"]]
    assert own.selects[0]["placeholder"] == "Go · page 1 of 4"
    with pytest.raises(InteractionFailed):
        await ada.press(own, EARLIER)
    for page in (2, 3, 4):
        await ada.press(own, LATER)
        assert own.selects[0]["placeholder"] == f"Go · page {page} of 4"
        seen += [option["value"] for option in own.selects[0]["options"]]
    assert seen == [f"go n={n}" for n in range(1, 101)]
    with pytest.raises(InteractionFailed):
        await ada.press(own, LATER)
    await ada.press(own, EARLIER)
    assert own.selects[0]["placeholder"] == "Go · page 3 of 4"
    await ada.press(own, LATER)
    await give(ada, own, ["go n=98"])
    assert got(session) == ["go n=98"]


async def test_some_of_a_few_is_one_menu_with_its_bounds(table: Bench) -> None:
    session, panel = await show(table, "some")
    (menu,) = panel.selects
    assert (menu["min_values"], menu["max_values"], menu["placeholder"]) == (2, 4, "Choose 2 to 4")
    await table.person("Ada").select(panel, values=["go n=3", "go n=7", "go n=1"])
    assert sorted(got(session)) == ["go n=1", "go n=3", "go n=7"]


async def test_some_of_very_many_is_a_draft_over_pages(table: Bench) -> None:
    session, panel = await show(table, "many")
    ada = table.person("Ada")
    assert labels(panel) == ["Choose…"]
    own = await desk(ada, panel, "Choose…")
    await give(ada, own, ["go n=2"])
    assert "So far: Go to 2" in own.text
    assert DONE not in own.labels
    await ada.press(own, AGAIN)
    assert "So far" not in own.text
    for n in (4, 5):
        await give(ada, own, [f"go n={n}"])
    await ada.press(own, LATER)
    assert "So far: Go to 4, Go to 5" in own.text, "the draft outlives a turned page"
    await give(ada, own, ["go n=40"])
    assert "go n=4" not in {option["value"] for menu in own.selects for option in menu["options"]}
    await ada.press(own, DONE)
    assert got(session) == ["go n=4", "go n=5", "go n=40"]


async def test_a_space_is_a_menu(table: Bench) -> None:
    session, panel = await show(table, "space")
    assert [option["label"] for option in panel.selects[0]["options"]][:2] == ["Go to A1", "Go to A2"]
    await table.person("Ada").select(panel, values=["Go to A7"])
    assert got(session) == ["go to=A7"]


async def test_the_end_of_a_path_is_walked_by_the_cheapest_way(table: Bench) -> None:
    session, panel = await show(table, "path")
    await table.person("Ada").select(panel, values=["Go to A4"])
    assert got(session) == ["A2", "A3", "A4"]


async def test_a_path_is_walked_step_by_step(table: Bench) -> None:
    session, panel = await show(table, "path")
    ada = table.person("Ada")
    own = await desk(ada, panel, "Step by step…")
    for step, here in (("B1", "A1"), ("A3", "B1"), ("A4", "A3")):
        await ada.select(own, placeholder=f"Next step from {here}", values=[step])
    assert "So far: B1, A3, A4" in own.text
    reply = await ada.press(own, DONE)
    assert reply.message.text == "That way costs 4, and you have 3."
    assert not session.match.over
    await ada.press(own, AGAIN)
    for step, here in (("B1", "A1"), ("A3", "B1")):
        await ada.select(own, placeholder=f"Next step from {here}", values=[step])
    await ada.press(own, DONE)
    assert got(session) == ["B1", "A3"]


async def test_a_split_counts_up_within_its_limits(table: Bench) -> None:
    session, panel = await show(table, "split")
    ada = table.person("Ada")
    own = await desk(ada, panel, "Choose…")
    for n in (2, 2, 1, 3, 3):
        await give(ada, own, [f"go n={n}"])
    assert "5 of 6 given out: Go to 2: 2, Go to 1: 1 and Go to 3: 2" in own.text
    assert {option["value"] for option in own.selects[0]["options"]} == {"go n=1", "go n=3"}, "the second is full"
    await give(ada, own, ["go n=3"])
    assert not own.selects, "nothing is left to give"
    await ada.press(own, DONE)
    assert got(session) == ["go n=2", "go n=1", "go n=3"]
    assert shown(session).amounts == [2, 1, 3]


async def test_a_game_master_divides_for_a_seat(table: Bench) -> None:
    session, _ = await show(table, "split")
    ada = table.person("Ada")

    async def divides(amounts: str) -> str:
        return (await ada.command("gm answer", CHANNEL, seat="a", amounts=amounts)).message.text

    assert (await divides("3 x")).startswith("Give one whole number for each of the 3")
    assert (await divides("1 1 1 1")).startswith("Give one whole number for each of the 3")
    asked = session.asked
    assert not (await divides("6 0 0")).startswith("Answered"), "the first takes 3 at most"
    assert session.asked == asked
    assert (await divides("3, 0 3")).startswith("Answered for")
    assert session.asked != asked


async def test_a_split_can_be_started_over(table: Bench) -> None:
    session, panel = await show(table, "split")
    ada = table.person("Ada")
    own = await desk(ada, panel, "Choose…")
    for _ in range(3):
        await give(ada, own, ["go n=1"])
    await ada.press(own, AGAIN)
    assert "0 of 6 given out" in own.text
    for n in (2, 2, 3, 3, 3, 3):
        await give(ada, own, [f"go n={n}"])
    await ada.press(own, DONE)
    assert shown(session).amounts == [2, 4]


async def test_an_order_is_built_pick_by_pick(table: Bench) -> None:
    session, panel = await show(table, "order")
    ada = table.person("Ada")
    own = await desk(ada, panel, "Choose…")
    wanted = [f"go n={n}" for n in (6, 1, 5, 2, 4, 3)]
    for left, key in zip(range(6, 0, -1), wanted, strict=True):
        assert DONE not in own.labels
        assert len(own.selects[0]["options"]) == left
        await give(ada, own, [key])
    await ada.press(own, DONE)
    assert got(session) == wanted


async def test_those_asked_together_answer_in_any_order_and_unseen(table: Bench) -> None:
    session, panel = await show(table, "together", "Bruno")
    assert labels(panel) == ["Let it pass"], "all else is for those who are asked"
    for name, offer, label in (("Bruno", "Go to 2", "Go to 2"), ("Ada", "Go to 1", "Let it pass")):
        own = await desk(table.person(name), await table.panel())
        assert labels(own) == ["Let it pass", offer], "the sensible answer is first"
        await table.person(name).press(own, label)
    assert (got(session), got(session, "b")) == (["pass"], ["go n=2"])


async def test_a_secret_ask_shows_only_on_ones_desk(table: Bench) -> None:
    session, panel = await show(table, "secret", "Bruno")
    assert (labels(panel), panel.selects) == ([], [])
    assert "answers under **My hand**" in panel.text
    assert panel.button("My hand")["style"] == BLUE, "the way to the answer stands out"
    assert not (await desk(table.person("Bruno"), panel)).buttons
    own = await desk(table.person("Ada"), panel)
    assert labels(own) == ["Go to 1", "Go to 2", "Go to 3"]
    await table.person("Ada").press(own, "Go to 3")
    assert got(session) == ["go n=3"]


async def test_an_open_ask_points_nobody_to_their_hand(table: Bench) -> None:
    _, panel = await show(table, "few")
    assert labels(panel)
    assert "answers under" not in panel.text
    assert panel.button("My hand")["style"] == GREY


async def test_very_long_names_are_cut_and_still_told_apart(table: Bench) -> None:
    session, panel = await show(table, "long")
    ada = table.person("Ada")
    own = await desk(ada, panel)
    await ada.press(own, LATER)
    (last,) = [option for option in own.selects[0]["options"] if option["value"] == "talk n=29"]
    assert last["label"].startswith("29 a name that goes on")
    assert last["label"].endswith("…")
    await give(ada, own, ["talk n=29"])
    assert got(session) == ["talk n=29"]


@pytest.mark.parametrize(("exhibit", "count"), [("long-split", 24), ("long-order", 12)])
async def test_drafts_of_very_long_names_stay_within_the_limits(table: Bench, exhibit: str, count: int) -> None:
    session, panel = await show(table, exhibit)
    ada = table.person("Ada")
    own = await desk(ada, panel, "Choose…")
    for n in range(count):
        await give(ada, own, [f"talk n={n}"])
    await ada.press(own, DONE)
    assert got(session) == [f"talk n={n}" for n in range(count)]


async def test_twelve_verbs_are_buttons_and_a_menu_for_the_rest(table: Bench) -> None:
    session, panel = await show(table, "verbs")
    shown = labels(panel)
    rest = [option["label"] for option in panel.selects[0]["options"]]
    assert sorted(shown + rest) == sorted(f"Do number {n}" for n in range(1, 13))
    assert panel.selects[0]["placeholder"] == "Choose", "a mixed menu is not named after one of its verbs"
    await table.person("Ada").select(panel, values=["Do number 12"])
    assert got(session) == ["verb12"]


async def test_menus_that_are_too_high_together_are_one(table: Bench) -> None:
    session, panel = await show(table, "menus")
    (menu,) = panel.selects
    assert [option["value"] for option in menu["options"]] == [
        *(f"verb{verb} n={n}" for verb in range(1, 8) for n in range(1, 4)),
        "stay",
    ]
    assert labels(panel) == []
    await give(table.person("Ada"), panel, ["verb7 n=3"])
    assert got(session) == ["verb7 n=3"]


async def test_thirty_verbs_are_pages(table: Bench) -> None:
    session, panel = await show(table, "crowd")
    ada = table.person("Ada")
    own = await desk(ada, panel)
    await ada.press(own, LATER)
    await ada.press(own, LATER)
    await give(ada, own, ["verb30 n=2"])
    assert got(session) == ["verb30 n=2"]


async def test_a_draft_of_one_person_is_not_anothers(table: Bench) -> None:
    session, panel = await show(table, "order", "Bruno")
    ada, bruno = table.person("Ada"), table.person("Bruno")
    own = await desk(ada, panel, "Choose…")
    await give(ada, own, ["go n=1"])
    assert "So far" not in (await desk(bruno, panel)).text
    with pytest.raises(InteractionFailed):
        await bruno.press(own, AGAIN)
    assert not session.match.over


async def test_a_draft_that_a_restart_lost_is_begun_anew(table: Bench) -> None:
    session, panel = await show(table, "order")
    ada = table.person("Ada")
    own = await desk(ada, panel, "Choose…")
    for n in range(1, 7):
        await give(ada, own, [f"go n={n}"])
    await table.restart()
    reply = await ada.press(own, DONE)
    assert reply.message.text == "Put all 6 in order."
    session = await table.session()
    assert not session.match.over
    again = await desk(ada, await table.panel())
    for n in range(6, 0, -1):
        await give(ada, again, [f"go n={n}"])
    await ada.press(again, DONE)
    assert got(session)[0] == "go n=6"


async def test_typing_takes_any_of_sixty_options(table: Bench) -> None:
    session, _ = await show(table, "sixty")
    ada = table.person("Ada")
    choices = await ada.autocomplete("table do", "action", "go to 5", CHANNEL)
    assert [choice["name"] for choice in choices] == ["Go to 5", *(f"Go to {n}" for n in range(50, 60))]
    await ada.command("table do", CHANNEL, action="go n=59")
    assert got(session) == ["go n=59"]


async def where_menus_are_short(table: Bench, exhibit: str) -> tuple[Session, Seen]:
    """Open a table at one ask, on a Discord that takes no long menus from then on."""
    lobby, ada = await table.lobby("Ada", game="gallery"), table.person("Ada")
    await ada.select(lobby, placeholder="Choose the mission", values=[exhibit])
    await table.quiet()  # the lobby's own menu of missions is a long one, and shall be taken
    table.server.world.switches = parse("refuses-long-menus")
    await ada.press(lobby, "Start")
    return await table.session(), await table.panel()


def longest(seen: Seen) -> int:
    """The options of the longest menu on a message."""
    return max((len(menu["options"]) for menu in seen.selects), default=0)


async def test_where_discord_refuses_a_long_menu_the_panel_has_shorter_ones(table: Bench) -> None:
    session, panel = await where_menus_are_short(table, "sensible-of-hundred")
    ada, ways = table.person("Ada"), table.panels.publisher.ways
    assert ways.menus, "nothing has been refused yet: the panel has a button"
    own = await desk(ada, panel, "Go… (100)")
    assert (ways.menus, longest(own), own.selects[0]["placeholder"]) == (False, 10, "Go · page 1 of 10")
    for _ in range(9):
        await ada.press(own, LATER)
    await give(ada, own, ["go n=98"])
    assert got(session) == ["go n=98"]


@pytest.mark.parametrize(("exhibit", "key"), [("sixty", "go n=58"), ("long-way", "go to=A30")])
async def test_where_discord_refuses_a_long_menu_the_panel_is_shown_all_the_same(
    table: Bench, exhibit: str, key: str
) -> None:
    session, panel = await where_menus_are_short(table, exhibit)
    ada = table.person("Ada")
    assert longest(panel) <= 10
    own = await desk(ada, panel, labels(panel)[0])
    while key not in [option["value"] for option in own.selects[0]["options"]]:
        await ada.press(own, LATER)
    await give(ada, own, [key])
    assert session.match.over
    await table.restart()
    assert not table.panels.publisher.ways.menus, "a restart makes nobody forget"
