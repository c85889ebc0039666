"""Campaigns, and what servers and people have chosen."""

from __future__ import annotations

import pytest

from bot.store import CampaignChanges, NoSuchCampaign, Store
from tests.support.store import CHANNEL, GUILD, new_table


async def test_a_campaign_outlives_its_missions(store: Store) -> None:
    made = await store.create_campaign(guild_id=GUILD, game="fireteam", name="Winter", mission="first", carry=b"\x00")
    assert (made.status, made.mission_index, made.carry) == ("active", 0, b"\x00")
    table = await store.create_table(new_table(campaign_id=made.id))

    changed = await store.update_campaign(
        made.id, CampaignChanges(mission_index=1, mission="second", carry=b"medals", status="finished")
    )

    assert (changed.mission_index, changed.mission, changed.carry, changed.status) == (
        1,
        "second",
        b"medals",
        "finished",
    )
    assert changed.name == "Winter"
    assert changed.touched_at > made.touched_at
    assert await store.campaign(made.id) == changed
    assert await store.tables(campaign_id=made.id) == [table]


async def test_campaigns_are_listed_newest_first_by_page(store: Store) -> None:
    made = [await store.create_campaign(guild_id=GUILD, game=game, name="") for game in ("rise", "nemesis", "rise")]
    await store.create_campaign(guild_id=GUILD + 1, game="rise", name="")
    closed = await store.update_campaign(made[0].id, CampaignChanges(status="closed"))

    assert await store.campaigns(GUILD) == [made[2], made[1], closed]
    assert await store.campaigns(GUILD, game="rise") == [made[2], closed]
    assert await store.campaigns(GUILD, status="active", limit=1) == [made[2]]
    assert await store.campaigns(GUILD, status="active", before=made[2].id) == [made[1]]


async def test_an_unknown_campaign_is_named(store: Store) -> None:
    for ask in (store.campaign(7), store.update_campaign(7, CampaignChanges(name="")), store.export_campaign(7)):
        with pytest.raises(NoSuchCampaign) as missing:
            await ask
        assert missing.value.campaign_id == 7


async def test_settings_are_kept_apiece(store: Store) -> None:
    assert await store.guild_settings(GUILD) == await store.person_prefs(GUILD) == b"{}"

    await store.set_guild_settings(GUILD, b'{"locale":"en"}')
    await store.set_guild_settings(GUILD, b'{"locale":"ru"}')
    await store.set_person_prefs(GUILD, b'{"dm":false}')

    assert await store.guild_settings(GUILD) == b'{"locale":"ru"}'
    assert await store.person_prefs(GUILD) == b'{"dm":false}'
    assert await store.guild_settings(CHANNEL) == b"{}"
