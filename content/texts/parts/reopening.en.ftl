### A finished game that is reopened: what was shown at its end is worth nothing.

story-dealt-anew = What everybody held has been shown, so that all that seats keep from each other is dealt anew.
gm-undo-deals = ⚠ What everybody held has been shown since: hands, and whatever else seats keep from each other, are dealt anew for everybody.
