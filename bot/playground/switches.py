"""What Discord does not document, or what people report differently: each a switch, so that Vigil is tried both ways.

`VIGIL_PLAYGROUND_SWITCHES` names the settings that differ from the ordinary ones, with commas between them; the tests
take the same names by `pytest --discord=NAMES`. The numbers are threads of discord-api-docs.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec

VARIABLE = "VIGIL_PLAYGROUND_SWITCHES"

About = Literal["pictures", "answers"]
"""What a switch is about: what becomes of files, or how Discord takes all else that Vigil sends."""


class BadSwitch(ValueError):
    """A setting that does not exist; the message names those that do."""


class Switches(msgspec.Struct, frozen=True):
    """How the playground behaves where Discord is disputed; the defaults are what is most probable."""

    update_keeps_files: bool = False
    """UPDATE_MESSAGE without `attachments` leaves the message its files (#6277)."""
    update_keeps_listed: bool = True
    """UPDATE_MESSAGE leaves the message the files that its `attachments` list (#6277)."""
    patch_keeps_files: bool = True
    """An edit without `attachments`, by PATCH, leaves the message its files (#6277)."""
    takes_new_media: bool = True
    """An edit may put a file that it uploads into a media gallery (#7529)."""
    takes_new_files: bool = True
    """An edit may bring a file, shown or not, to a message that is made of components (#7529 says that it may)."""
    keeps_by_name: bool = True
    """A component of an edit may name a file that stays as `attachment://name`, not only by its url."""
    tells_ids: bool = True
    """Media items carry the `attachment_id` of their file (#7611)."""
    lists_brought_files: bool = True
    """A file that a message made of components has and does not show is listed in its `attachments`."""
    takes_unsigned: bool = True
    """A component of an edit may give the address of a file that stays without its signature."""
    edits_private: bool = True
    """What one person alone sees can be edited by PATCH once it stands there; what is waited for can be filled in."""
    opens_forms: bool = True
    """A press may be answered with a form."""
    takes_long_menus: bool = True
    """A menu may have twenty-five options; else it may have ten."""
    honours_nonces: bool = True
    """A message that is sent again with its nonce, enforced, is the one that stands there."""
    honours_mentions: bool = True
    """A message pings those alone whom its `allowed_mentions` let it ping."""

    @property
    def edits_in_place(self) -> bool:
        """Whether a message can be given another picture at all, in one step or in two."""
        return self.takes_new_files and (self.takes_new_media or self.lists_brought_files)


class Setting(msgspec.Struct, frozen=True):
    """One position of one switch, by the name that people give it."""

    name: str
    field: str
    value: bool
    about: About = "pictures"


SETTINGS = (
    Setting("update-drops-files", "update_keeps_files", value=False),
    Setting("update-keeps-files", "update_keeps_files", value=True),
    Setting("update-keeps-listed-files", "update_keeps_listed", value=True),
    Setting("update-drops-listed-files", "update_keeps_listed", value=False),
    Setting("patch-keeps-files", "patch_keeps_files", value=True),
    Setting("patch-drops-files", "patch_keeps_files", value=False),
    Setting("takes-new-media", "takes_new_media", value=True),
    Setting("refuses-new-media", "takes_new_media", value=False),
    Setting("takes-new-files", "takes_new_files", value=True),
    Setting("refuses-new-files", "takes_new_files", value=False),
    Setting("keeps-by-name", "keeps_by_name", value=True),
    Setting("keeps-by-url", "keeps_by_name", value=False),
    Setting("tells-ids", "tells_ids", value=True),
    Setting("hides-ids", "tells_ids", value=False),
    Setting("lists-brought-files", "lists_brought_files", value=True),
    Setting("hides-brought-files", "lists_brought_files", value=False),
    Setting("takes-unsigned-urls", "takes_unsigned", value=True),
    Setting("wants-signed-urls", "takes_unsigned", value=False),
    Setting("takes-private-edits", "edits_private", value=True, about="answers"),
    Setting("refuses-private-edits", "edits_private", value=False, about="answers"),
    Setting("opens-forms", "opens_forms", value=True, about="answers"),
    Setting("refuses-forms", "opens_forms", value=False, about="answers"),
    Setting("takes-long-menus", "takes_long_menus", value=True, about="answers"),
    Setting("refuses-long-menus", "takes_long_menus", value=False, about="answers"),
    Setting("honours-nonces", "honours_nonces", value=True, about="answers"),
    Setting("ignores-nonces", "honours_nonces", value=False, about="answers"),
    Setting("honours-mentions", "honours_mentions", value=True, about="answers"),
    Setting("ignores-mentions", "honours_mentions", value=False, about="answers"),
)
"""Every position of every switch, the ordinary one of each first."""


def parse(names: str) -> Switches:
    """Read settings by their names; what is not named stays ordinary."""
    known = {setting.name: setting for setting in SETTINGS}
    wanted = [name.strip() for name in names.split(",") if name.strip()]
    if unknown := [name for name in wanted if name not in known]:
        raise BadSwitch(f"{', '.join(unknown)}: the playground has no such setting; it has {', '.join(known)}")
    return Switches(**{known[name].field: known[name].value for name in wanted})


def from_environment(environment: Mapping[str, str] | None = None) -> Switches:
    """Read the settings that the environment names."""
    return parse((os.environ if environment is None else environment).get(VARIABLE, ""))


def unusual(about: About | None = None) -> Iterator[Setting]:
    """The position of each switch, or each of one kind, that is not the ordinary one."""
    ordinary = Switches()
    kind = (setting for setting in SETTINGS if about in (None, setting.about))
    return (setting for setting in kind if getattr(ordinary, setting.field) != setting.value)


def every(about: About = "pictures") -> dict[str, Switches]:
    """All of a kind worth trying, by name: the ordinary Discord, each switch the other way, and all of them.

    All but `refuses-new-files` let a message stay where it is while it changes.
    """
    others = [setting.name for setting in unusual(about)]
    return {"ordinary": Switches(), **{name: parse(name) for name in others}, "all": parse(",".join(others))}


if __name__ == "__main__":
    # For `make settings`: one line for each run, as `--discord` takes it. Nobody shall notice what becomes of files;
    # what the other switches change shows, so they have tests of their own.
    names = [setting.name for setting in unusual("pictures")]
    print(*names, ",".join(names), sep="\n")  # noqa: T201
