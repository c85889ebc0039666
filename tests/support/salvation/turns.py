"""A country at peace."""

from __future__ import annotations

PEACE = {"SEA": "infantry", "HOU": "t600"}
"""One unit each, far apart."""
