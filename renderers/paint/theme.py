"""Themes: each game has its own night, on one grid, with one set of glyphs and one typeface."""

from __future__ import annotations

from functools import cache

import msgspec

from renderers.paint.colours import NAMED, SEATS, Rgb, mix, rgb

GROUNDS = ("floor", "indoor", "rubble", "water", "road", "sand", "forest", "metal", "void", "hazard")


class Theme(msgspec.Struct, frozen=True):
    """The colours of one night."""

    name: str
    emblem: str
    sky: Rgb
    """The page at the top; it falls off into `deep` at the bottom."""
    deep: Rgb
    halo: Rgb
    """The light that seems to fall on the table from above."""
    panel: Rgb
    line: Rgb
    ink: Rgb
    muted: Rgb
    accent: Rgb
    lamp: Rgb
    """The glow of whoever is to act."""
    wall: Rgb
    door: Rgb
    corridor: Rgb
    grounds: dict[str, Rgb]
    reach: Rgb
    target: Rgb
    danger: Rgb
    goal: Rgb
    seen: Rgb
    enemy: Rgb
    boss: Rgb
    neutral: Rgb

    def colour(self, name: str, default: Rgb | None = None) -> Rgb:
        """A colour by seat, by role in the theme, by plain name or by `#rrggbb`; never fail."""
        if name in SEATS:
            return SEATS[name]
        if name in ROLES:
            role: Rgb = getattr(self, name)
            return role
        if name in NAMED:
            return NAMED[name]
        if len(name) == 7 and name.startswith("#"):
            try:
                return rgb(name)
            except ValueError:
                pass
        return self.neutral if default is None else default

    def ground(self, kind: str) -> Rgb:
        """The colour of a kind of ground."""
        return self.grounds.get(kind, self.grounds["floor"])


ROLES = frozenset(
    ("accent", "lamp", "reach", "target", "danger", "goal", "seen", "enemy", "boss", "neutral", "ink", "muted", "door")
)


def _grounds(**codes: str) -> dict[str, Rgb]:
    """The ground colours, filling those left out from the floor."""
    floor = rgb(codes["floor"])
    return {kind: rgb(codes[kind]) if kind in codes else mix(floor, (0, 0, 0), 0.15) for kind in GROUNDS}


TRAINING = Theme(
    name="training",
    emblem="tower",
    sky=rgb("#1d2150"),
    deep=rgb("#0b0d24"),
    halo=rgb("#4a4a9a"),
    panel=rgb("#1a1e45"),
    line=rgb("#3d4384"),
    ink=rgb("#f6f1e4"),
    muted=rgb("#aeb2dc"),
    accent=rgb("#ffc86b"),
    lamp=rgb("#ffd27a"),
    wall=rgb("#9aa2dc"),
    door=rgb("#ffb454"),
    corridor=rgb("#474e94"),
    grounds=_grounds(
        floor="#2e3470",
        indoor="#453c62",
        rubble="#393b5e",
        water="#143a66",
        road="#3f4166",
        sand="#55507a",
        forest="#1f4a58",
        metal="#3a4572",
        void="#0d0f2a",
        hazard="#4f3052",
    ),
    reach=rgb("#8fe3ff"),
    target=rgb("#ff9d5c"),
    danger=rgb("#ff6473"),
    goal=rgb("#ffd860"),
    seen=rgb("#9aa3e6"),
    enemy=rgb("#f0566a"),
    boss=rgb("#ff3d5a"),
    neutral=rgb("#c9cbe6"),
)

RISE = Theme(
    name="rise",
    emblem="skull",
    sky=rgb("#182431"),
    deep=rgb("#080c12"),
    halo=rgb("#3d5c7a"),
    panel=rgb("#16202c"),
    line=rgb("#37495c"),
    ink=rgb("#f1f5f8"),
    muted=rgb("#a3b4c4"),
    accent=rgb("#ff7a45"),
    lamp=rgb("#ffb066"),
    wall=rgb("#b4c6d6"),
    door=rgb("#ffab4d"),
    corridor=rgb("#3b4f63"),
    grounds=_grounds(
        floor="#263544",
        indoor="#33404b",
        rubble="#39393d",
        water="#153a52",
        road="#333a42",
        sand="#4a453d",
        forest="#23423c",
        metal="#3a4a5c",
        void="#0a0f16",
        hazard="#4a2b27",
    ),
    reach=rgb("#84d4ff"),
    target=rgb("#ffa04a"),
    danger=rgb("#ff5340"),
    goal=rgb("#ffd85c"),
    seen=rgb("#86a2ba"),
    enemy=rgb("#ef4b32"),
    boss=rgb("#ff2d1f"),
    neutral=rgb("#c2ccd4"),
)

NEMESIS = Theme(
    name="nemesis",
    emblem="egg",
    sky=rgb("#12231d"),
    deep=rgb("#050b09"),
    halo=rgb("#2f6650"),
    panel=rgb("#10201a"),
    line=rgb("#2f5043"),
    ink=rgb("#f3f1e2"),
    muted=rgb("#9fbcae"),
    accent=rgb("#ffb53d"),
    lamp=rgb("#ffc45c"),
    wall=rgb("#7fa893"),
    door=rgb("#ffb53d"),
    corridor=rgb("#4c7562"),
    grounds=_grounds(
        floor="#213d32",
        indoor="#2c443b",
        rubble="#363b31",
        water="#15454a",
        road="#2f3c35",
        sand="#444330",
        forest="#1b4730",
        metal="#2f4a40",
        void="#060d0a",
        hazard="#54401c",
    ),
    reach=rgb("#7df0c4"),
    target=rgb("#ffc04a"),
    danger=rgb("#ff5e4d"),
    goal=rgb("#ffe07a"),
    seen=rgb("#80ac98"),
    enemy=rgb("#c8e04a"),
    boss=rgb("#f04f3a"),
    neutral=rgb("#c4d2c8"),
)

FIRETEAM = Theme(
    name="fireteam",
    emblem="crosshair",
    sky=rgb("#33291c"),
    deep=rgb("#14100a"),
    halo=rgb("#8a6a3c"),
    panel=rgb("#2b2318"),
    line=rgb("#5d4c33"),
    ink=rgb("#f8eed6"),
    muted=rgb("#cbb791"),
    accent=rgb("#e0b565"),
    lamp=rgb("#ffd88a"),
    wall=rgb("#d3bd8d"),
    door=rgb("#e8a94e"),
    corridor=rgb("#6b5a3c"),
    grounds=_grounds(
        floor="#5a4b32",
        indoor="#66543a",
        rubble="#544938",
        water="#33504f",
        road="#4d4332",
        sand="#6e5c3c",
        forest="#45502c",
        metal="#4d4d44",
        void="#17120b",
        hazard="#632e22",
    ),
    reach=rgb("#cfe8ff"),
    target=rgb("#ffcf5e"),
    danger=rgb("#ff5a3c"),
    goal=rgb("#ffe58a"),
    seen=rgb("#c2ab80"),
    enemy=rgb("#d23a2a"),
    boss=rgb("#e8271c"),
    neutral=rgb("#dccdae"),
)

SALVATION = Theme(
    name="salvation",
    emblem="radio",
    sky=rgb("#2a211c"),
    deep=rgb("#0f0b09"),
    halo=rgb("#7a4f36"),
    panel=rgb("#241c18"),
    line=rgb("#55433a"),
    ink=rgb("#f5ede2"),
    muted=rgb("#c4b09f"),
    accent=rgb("#7fe08a"),
    lamp=rgb("#b4ff9e"),
    wall=rgb("#c0a48e"),
    door=rgb("#e08a4c"),
    corridor=rgb("#64503f"),
    grounds=_grounds(
        floor="#4a3a2e",
        indoor="#4e4238",
        rubble="#4a403a",
        water="#1f4048",
        road="#463c36",
        sand="#5f4a33",
        forest="#3c452c",
        metal="#474a48",
        void="#130f0d",
        hazard="#5c2f1f",
    ),
    reach=rgb("#8ff5a0"),
    target=rgb("#ffb45a"),
    danger=rgb("#ff5f45"),
    goal=rgb("#ffe27a"),
    seen=rgb("#a5957f"),
    enemy=rgb("#e2502f"),
    boss=rgb("#ff3b22"),
    neutral=rgb("#d3c6b6"),
)

THEMES: dict[str, Theme] = {theme.name: theme for theme in (TRAINING, RISE, NEMESIS, FIRETEAM, SALVATION)}


@cache
def theme_named(name: str) -> Theme:
    """A theme; a stranger gets the training night."""
    return THEMES.get(name, TRAINING)
