"""What the pretended server knows: people, channels, commands and messages, in the shape of Discord's API."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]

V2 = 1 << 15
EPHEMERAL = 1 << 6
LOADING = 1 << 7

ADA, BORIS, CHIARA, DAVI, BOT = "1001", "1002", "1003", "1004", "1999"
TAVERN, TABLE, QUIET, LOG = "2001", "2002", "2003", "2004"
GUILD = {"id": "3001", "name": "The Long Table"}


def user(ident: str, username: str, shown: str | None = None, *, bot: bool = False) -> Json:
    """Make a user object."""
    return {"id": ident, "username": username, "global_name": shown, "discriminator": "0", "avatar": None, "bot": bot}


VIGIL = user(BOT, "Vigil", bot=True)
USERS = [
    user(ADA, "ada", "Ada"),
    user(BORIS, "boris", "Борис"),
    user(CHIARA, "chiara", "Chiara"),
    user(DAVI, "davi", "Davi"),
]
PEOPLE = {person["id"]: person for person in [*USERS, VIGIL]}
CHANNELS = [
    {"id": TAVERN, "type": 0, "name": "tavern", "position": 0, "topic": "Where tables are opened"},
    {"id": TABLE, "type": 0, "name": "rise-table", "position": 1},
    {"id": LOG, "type": 11, "name": "Who said what", "parent_id": TABLE},
    {"id": QUIET, "type": 0, "name": "quiet", "position": 2},
]


def message(ident: str, author: str, content: str = "", *, channel: str = TAVERN, minute: int = 0, **more: Any) -> Json:
    """Make a message object of today."""
    base: Json = {
        "id": ident,
        "channel_id": channel,
        "author": PEOPLE[author],
        "content": content,
        "timestamp": f"2026-03-14T20:{minute:02}:00+00:00",
        "edited_timestamp": None,
        "type": 0,
        "flags": 0,
        "mentions": [],
        "attachments": [],
        "embeds": [],
        "components": [],
    }
    return base | more


def button(label: str | None, custom_id: str | None = None, style: int = 2, **more: Any) -> Json:
    """Make a button."""
    return {"type": 2, "style": style, "label": label, "custom_id": custom_id} | more


def row(*parts: Json) -> Json:
    """Make an action row."""
    return {"type": 1, "components": list(parts)}


def text(content: str) -> Json:
    """Make a text display."""
    return {"type": 10, "content": content}


def picture(name: str, description: str, width: int = 1100, height: int = 825) -> Json:
    """Make an item of a media gallery."""
    media = {"url": f"/cdn/attachments/1/1/{name}", "width": width, "height": height, "content_type": "image/png"}
    return {"media": media, "description": description}


BOARD_ALT = "Kyle stands at C7 behind cover; two drones close in from the north, the nearest three hexes away."
ACTIONS = {
    "type": 3,
    "custom_id": "action",
    "placeholder": "What does Kyle do?",
    "options": [
        {"label": "Move", "value": "move", "description": "Up to three hexes"},
        {"label": "Fire the rifle", "value": "fire", "description": "Two dice, range four"},
        {"label": "Take cover", "value": "cover"},
    ],
}
REROLLS = {
    "type": 3,
    "custom_id": "reroll",
    "placeholder": "Dice to roll again",
    "min_values": 2,
    "max_values": 3,
    "options": [
        {"label": f"Die {index}", "value": f"d{index}", "description": face}
        for index, face in enumerate(["hit", "fist", "blank", "skull", "blank", "hit", "fist", "blank", "skull"], 1)
    ],
}


def panel(turn: int = 0) -> Json:
    """Make the panel of a table: the newest kind of message, with everything in it."""
    head = {
        "type": 9,
        "components": [
            text("## Kyle, your move\nA drone is **three hexes** away. Two dice are left."),
            text("-# Round 3 · The corridor"),
        ],
        "accessory": {"type": 11, "media": picture("kyle.png", "")["media"], "description": "Kyle's portrait"},
    }
    undo = {"type": 9, "components": [text("Changed your mind?")], "accessory": button("Take back", "undo")}
    parts = [
        head,
        {"type": 12, "items": [picture(f"board-{turn}.png", BOARD_ALT)]},
        {"type": 14, "divider": True, "spacing": 1},
        text(
            f"**Ada** · Kyle · 4 wounds left\n**Борис** · Sarah · down since <t:1700000000:R>\n-# {turn} moves so far"
        ),
        undo,
        row(ACTIONS),
        row(
            button("Move", "move", 1, emoji={"name": "➜"}),
            button("Aim", "aim"),
            button("Rally", "rally", 3),
            button("Retreat", "retreat", 4),
            button("Wait", "wait", disabled=True),
        ),
    ]
    box = {"type": 17, "accent_color": 0x4C7FD0, "components": parts}
    return message(
        "5010",
        BOT,
        channel=TABLE,
        minute=20,
        flags=V2,
        components=[box],
        edited_timestamp="2026-03-14T20:21:00+00:00" if turn else None,
    )


MARKDOWN = """# A night at the table
Welcome, <@1001>. Play in <#2002>, start with </table new:4002>.
**bold** *italic* __under__ ~~gone~~ `code` and ||the butler||
> quoted
- first
  - nested
1. one
-# in small letters
```py
print("hello")
```
[the rules](https://example.org/rules) and <t:1700000000:D>"""

GALLERY = {
    "type": 12,
    "items": [
        picture("board-1.png", "The north", 600, 600),
        picture("board-2.png", "The south", 600, 600) | {"spoiler": True},
    ],
}
EMBED = {
    "title": "Fireteam, round two",
    "description": "The village is *quiet*.",
    "color": 0xA3763D,
    "fields": [{"name": "Ammo", "value": "3", "inline": True}, {"name": "Fear", "value": "1", "inline": True}],
    "footer": {"text": "Sepia night"},
}
MESSAGES: dict[str, list[Json]] = {
    TAVERN: [
        message("5001", ADA, "Anybody for a game tonight?"),
        message("5002", ADA, "I have *three hours*.", minute=1),
        message("5003", BORIS, "Да, конечно! <@1001>", minute=2, mentions=[PEOPLE[ADA]]),
        message(
            "5004",
            BOT,
            MARKDOWN,
            minute=3,
            interaction_metadata={"id": "1", "type": 2, "name": "help", "user": PEOPLE[ADA]},
        ),
        message(
            "5005", BOT, "Two tables are open.", minute=4, edited_timestamp="2026-03-14T20:05:00+00:00", embeds=[EMBED]
        ),
        message(
            "5006",
            CHIARA,
            "<img src=x onerror=\"document.body.dataset.hacked='yes'\">"
            "<script>document.body.dataset.hacked='yes'</script>",
            minute=5,
        ),
        message(
            "5007",
            BOT,
            minute=6,
            flags=V2,
            components=[
                GALLERY,
                {"type": 13, "file": {"url": "/cdn/attachments/1/1/log.txt"}, "name": "log.txt", "size": 2048},
            ],
        ),
    ],
    TABLE: [
        message("5008", ADA, "Ready when you are.", channel=TABLE, minute=18),
        panel(),
        message(
            "5011",
            BOT,
            "Choose what to roll again, who helps and where.",
            channel=TABLE,
            minute=22,
            components=[
                row(REROLLS),
                row({"type": 5, "custom_id": "helper", "placeholder": "Who helps?"}),
                row({"type": 8, "custom_id": "place", "placeholder": "Where?", "channel_types": [0]}),
                row(
                    button("Name your hero", "name", 1),
                    button("Whisper", "whisper"),
                    button("Break", "break", 4),
                    button("Rules", None, 5, url="https://example.org/rules"),
                ),
            ],
        ),
    ],
    LOG: [message("5020", BORIS, "I said nothing.", channel=LOG, minute=30)],
    QUIET: [],
}


def option(kind: int, name: str, description: str, **more: Any) -> Json:
    """Make an option of a command."""
    return {"type": kind, "name": name, "description": description} | more


COMMANDS = [
    {
        "id": "4001",
        "type": 1,
        "name": "games",
        "description": "What can be played",
        "name_localizations": {"ru": "игры"},
        "description_localizations": {"ru": "Во что можно сыграть", "pt-BR": "O que dá para jogar"},
    },
    {
        "id": "4002",
        "type": 1,
        "name": "table",
        "description": "Tables",
        "options": [
            option(
                1,
                "new",
                "Open a table here",
                options=[
                    option(4, "seats", "How many play", min_value=1, max_value=6),
                    option(3, "game", "Which game", required=True, autocomplete=True),
                    option(5, "open", "May others join"),
                    option(6, "master", "Who decides"),
                ],
            ),
            option(1, "close", "Close this table"),
            option(
                2,
                "seat",
                "Seats",
                options=[
                    option(
                        1,
                        "give",
                        "Give a seat away",
                        options=[option(6, "to", "To whom", required=True), option(7, "where", "In which channel")],
                    )
                ],
            ),
        ],
    },
    {
        "id": "4003",
        "type": 1,
        "name": "card",
        "description": "Show a card",
        "options": [
            option(
                3,
                "deck",
                "From which deck",
                required=True,
                choices=[{"name": "Events", "value": "events"}, {"name": "Wounds", "value": "wounds"}],
            ),
            option(3, "name", "Its name", autocomplete=True),
        ],
    },
]

HERO_MODAL = {
    "custom_id": "hero",
    "title": "Your hero",
    "components": [
        row(
            {
                "type": 4,
                "custom_id": "hero-name",
                "style": 1,
                "label": "Name",
                "placeholder": "Kyle",
                "required": True,
                "min_length": 2,
                "max_length": 20,
            }
        ),
        {
            "type": 18,
            "label": "Past",
            "description": "One or two sentences",
            "component": {
                "type": 4,
                "custom_id": "hero-past",
                "style": 2,
                "required": False,
                "value": "Born after the war.",
            },
        },
        {
            "type": 18,
            "label": "Weapon",
            "component": {
                "type": 3,
                "custom_id": "hero-weapon",
                "options": [{"label": "Rifle", "value": "rifle"}, {"label": "Pistol", "value": "pistol"}],
            },
        },
    ],
}
