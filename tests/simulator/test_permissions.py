"""What simcord says of permissions: Vigil asks for nothing that it does not have, and says what it lacks."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest
from simcord.builders import ChannelHandle
from simcord.enums import ChannelType

from bot.client import PERMISSIONS
from tests.support.simulator import Stage, staged


def den(stage: Stage) -> ChannelHandle:
    """Let the keeper open a private thread without Vigil."""
    made = stage.env.backend.create_thread(
        stage.channel.id, "den", stage.people[0].id, type=ChannelType.PRIVATE_THREAD, broadcast=False
    )
    return ChannelHandle(stage.env, stage.guild, made)


async def test_vigil_has_what_its_invite_asks_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with staged(tmp_path / "vigil.sqlite3", monkeypatch) as stage:
        await stage.env.settle()
        me = stage.guild.me
        assert me is not None
        assert next(role for role in me.roles if role.managed).permissions == PERMISSIONS


async def test_a_private_thread_is_shut_until_vigil_is_added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with staged(tmp_path / "vigil.sqlite3", monkeypatch) as stage:
        ada, thread = stage.people[0], den(stage)
        stage.channel = thread
        assert "private thread" in await stage.slash(ada, "table new", game="training")
        stage.env.backend.add_thread_member(thread.id, stage.env.backend.bot_user.id)
        await stage.env.settle()
        assert "Lamplight" in await stage.slash(ada, "table new", game="training")


async def test_where_it_may_not_write_no_table_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with staged(tmp_path / "vigil.sqlite3", monkeypatch) as stage:
        mute = discord.PermissionOverwrite(send_messages=False)
        stage.channel = stage.guild.create_text_channel("hush", overwrites={stage.guild.default_role: mute})
        assert "**Send Messages**" in await stage.slash(stage.people[0], "table new", game="training")
