"""A small bot that uses everything Vigil uses of Discord, to try the playground with."""

from __future__ import annotations

import asyncio
import io
import re
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image


def picture(width: int = 64, height: int = 48) -> discord.File:
    """Draw a small board."""
    buffer = io.BytesIO()
    Image.new("RGB", (width, height), "navy").save(buffer, "PNG")
    buffer.seek(0)
    return discord.File(buffer, "board.png", description="A navy board")


class Board(ui.LayoutView):
    """A V2 message with words, a picture, a button, a menu and a button made of its custom id."""

    def __init__(self, count: int = 0) -> None:
        super().__init__(timeout=None)
        self.count = count
        gallery: ui.MediaGallery[Board] = ui.MediaGallery(
            discord.MediaGalleryItem("attachment://board.png", description="The board")
        )
        more: ui.Button[Board] = ui.Button(label="More", custom_id="more")
        more.callback = self.more  # type: ignore[method-assign]
        off: ui.Button[Board] = ui.Button(label="Off", custom_id="off", disabled=True)
        menu: ui.Select[Board] = ui.Select(
            custom_id="colour",
            placeholder="Colour",
            options=[discord.SelectOption(label="Red", value="r"), discord.SelectOption(label="Blue", value="b")],
        )
        menu.callback = self.chosen  # type: ignore[method-assign]
        self.menu = menu
        self.add_item(ui.Container(ui.TextDisplay(f"Count {count}"), gallery))
        self.add_item(ui.ActionRow(more, off, Coin(7)))
        self.add_item(ui.ActionRow(menu))

    async def more(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=Board(self.count + 1), attachments=[picture()])

    async def chosen(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"You chose {self.menu.values[0]}", ephemeral=True)


class Coin(ui.DynamicItem[ui.Button[ui.LayoutView]], template=r"coin:(?P<value>\d+)"):
    """A button whose custom id carries its argument."""

    def __init__(self, value: int) -> None:
        super().__init__(ui.Button(label="Coin", custom_id=f"coin:{value}"))
        self.value = value

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[ui.LayoutView], match: re.Match[str]
    ) -> Coin:
        return cls(int(match["value"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Coin {self.value}", ephemeral=True)


class NameForm(ui.Modal, title="Who are you?"):
    """A modal with a text and a menu."""

    name: ui.Label[NameForm] = ui.Label(text="Name", component=ui.TextInput(max_length=20))
    side: ui.Label[NameForm] = ui.Label(
        text="Side",
        component=ui.Select(options=[discord.SelectOption(label="Human"), discord.SelectOption(label="Robot")]),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        name, side = self.name.component, self.side.component
        assert isinstance(name, ui.TextInput)
        assert isinstance(side, ui.Select)
        await interaction.response.send_message(f"{name.value} plays {side.values[0]}")


table = app_commands.Group(name="table", description="Tables")


@table.command(name="new", description="Open a table")
async def table_new(interaction: discord.Interaction, game: str, seats: app_commands.Range[int, 1, 5] = 3) -> None:
    assert isinstance(interaction.channel, discord.TextChannel | discord.Thread)
    await interaction.response.send_message(f"{game} for {seats} in {interaction.channel.name} ({interaction.locale})")


@table_new.autocomplete("game")
async def table_new_game(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    games = ("training", "rise", "nemesis")
    return [app_commands.Choice(name=game.title(), value=game) for game in games if game.startswith(current)]


@app_commands.command(name="board", description="Show the board")
async def board(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(view=Board(), file=picture())


@app_commands.command(name="secret", description="Whisper")
async def secret(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("only for you", ephemeral=True)
    await interaction.followup.send("also only for you", ephemeral=True)
    await interaction.followup.send("for all")


@app_commands.command(name="think", description="Think first")
async def think(interaction: discord.Interaction, hidden: bool = False) -> None:
    client = interaction.client
    assert isinstance(client, SampleBot)
    await interaction.response.defer(thinking=True, ephemeral=hidden)
    await client.thought.wait()
    await interaction.followup.send("thought")


@app_commands.command(name="form", description="Open a form")
async def form(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(NameForm())


@app_commands.command(name="greet", description="Greet somebody")
async def greet(interaction: discord.Interaction, who: discord.Member, where: discord.TextChannel) -> None:
    await interaction.response.send_message(f"{who.mention} is greeted in #{where.name}")


@app_commands.command(name="silent", description="Say nothing")
async def silent(interaction: discord.Interaction) -> None:
    """Leave the interaction unanswered."""


@app_commands.command(name="keeper", description="For keepers")
@app_commands.default_permissions(manage_guild=True)
async def keeper(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(f"keeper {interaction.permissions.manage_guild}")


class SampleBot(discord.Client):
    """The bot; `mistakes` keeps whatever went wrong in its callbacks."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True, guild_messages=True))
        self.tree = app_commands.CommandTree(self)
        commands: list[Any] = [table, board, secret, think, form, greet, silent, keeper]
        for command in commands:
            self.tree.add_command(command)
        self.tree.error(self._on_mistake)
        self.thought = asyncio.Event()
        self.resumed = asyncio.Event()
        self.mistakes: list[Exception] = []
        self.heard: asyncio.Queue[str] = asyncio.Queue()
        self.started: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def setup_hook(self) -> None:
        self.add_view(Board())
        self.add_dynamic_items(Coin)
        await self.tree.sync()

    async def _on_mistake(self, _: discord.Interaction, error: app_commands.AppCommandError) -> None:
        self.mistakes.append(error)

    async def on_ready(self) -> None:
        if not self.started.done():
            self.started.set_result(None)

    async def on_resumed(self) -> None:
        self.resumed.set()

    async def on_message(self, message: discord.Message) -> None:
        self.heard.put_nowait(message.content)
