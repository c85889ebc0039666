"""Where Discord's own description of itself lies, if it is at hand."""

from __future__ import annotations

from pathlib import Path

OPENAPI = Path(__file__).parents[3].parent / "shared" / "discord" / "openapi.json"
