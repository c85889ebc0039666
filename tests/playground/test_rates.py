"""Limits by route: counted by channel and by token, told in headers, and passing by themselves."""

from __future__ import annotations

import pytest

from bot.playground.limits.rates import EDITS, OLD_EDITS, POSTS, WEBHOOK, Rate, Rates, TooSoon
from bot.playground.server import PlaygroundServer
from tests.support.playground.raw_bot import RawBot
from tests.support.playground.still import StillClock

HOUR = 3600.0


@pytest.fixture(autouse=True)
def limited(server: PlaygroundServer) -> None:
    server.rates.scale = 1.0
    server.world.clock = StillClock()


@pytest.mark.parametrize("rate", [POSTS, EDITS, OLD_EDITS, WEBHOOK])
def test_so_many_in_so_many_seconds_for_each(rate: Rate) -> None:
    rates, here, there = Rates(), {rate.major: "1"}, {rate.major: "2"}
    left = [rates.count(rate, here, 100.0)["X-RateLimit-Remaining"] for _ in range(rate.most)]
    assert left == [str(number) for number in reversed(range(rate.most))]
    with pytest.raises(TooSoon) as refused:
        rates.count(rate, here, 101.0)
    assert refused.value.wait == rate.seconds - 1
    rates.count(rate, there, 101.0)
    rates.count(rate, here, 100.0 + rate.seconds)


async def test_a_channel_takes_five_messages_at_once_and_another_its_own(server: PlaygroundServer, raw: RawBot) -> None:
    statuses = [(await raw.say("lobby", {"content": "x"}))[0] for _ in range(6)]
    assert statuses == [200] * 5 + [429]
    _, told = await raw.say("lobby", {"content": "x"})
    assert (told["global"], 0 < told["retry_after"] <= 5) == (False, True)
    assert (await raw.say("off-topic", {"content": "x"}))[0] == 200
    server.faults.skip_time(5)
    assert (await raw.say("lobby", {"content": "x"}))[0] == 200


async def test_messages_older_than_an_hour_take_three_edits_in_six_seconds(
    server: PlaygroundServer, raw: RawBot
) -> None:
    _, message = await raw.say("lobby", {"content": "old"})
    path = f"/channels/{message['channel_id']}/messages/{message['id']}"
    assert [(await raw.call("PATCH", path, {"content": "x"}))[0] for _ in range(4)] == [200] * 4
    server.faults.skip_time(HOUR + 1)
    edits = [await raw.call("PATCH", path, {"content": "x"}) for _ in range(4)]
    assert [status for status, _ in edits] == [200] * 3 + [429]
    assert edits[-1][1]["code"] == 30046
    _, young = await raw.say("lobby", {"content": "young"})
    fresh = f"/channels/{young['channel_id']}/messages/{young['id']}"
    assert (await raw.call("PATCH", fresh, {"content": "x"}))[0] == 200
    server.faults.skip_time(6)
    assert (await raw.call("PATCH", path, {"content": "x"}))[0] == 200


async def test_headers_tell_how_it_stands(server: PlaygroundServer, raw: RawBot) -> None:
    channel_id = server.world.channel_named("lobby")["id"]
    url = f"{server.url}/api/v10/channels/{channel_id}/messages"
    headers = {"Authorization": f"Bot {server.token}"}
    async with raw.http.post(url, json={"content": "x"}, headers=headers) as response:
        assert response.headers["X-RateLimit-Limit"] == "5"
        assert response.headers["X-RateLimit-Remaining"] == "4"
        assert 0 < float(response.headers["X-RateLimit-Reset-After"]) <= 5
        assert response.headers["X-RateLimit-Bucket"]
