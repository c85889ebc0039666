"""The version of Vigil that runs."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

try:
    VERSION = version("vigil")
except PackageNotFoundError:  # run from a folder that was never installed
    VERSION = "unknown"
