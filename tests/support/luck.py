"""The seed from which chance deals whatever a rule test does not lay itself.

`pytest --seed=WORDS` deals from other words, `--seed=new` from words that nobody has tried yet and that are printed.
"""

from __future__ import annotations

import secrets

FIXED = "a table for tests"
"""What is dealt from unless the command line says otherwise."""
NEW = "new"
_words = [FIXED]


def deal_from(words: str) -> str:
    """The words that are dealt from now on: these, or new ones if that was asked for."""
    _words[0] = secrets.token_hex(4) if words == NEW else words
    return _words[0]


def seed(suffix: object = "") -> bytes:
    """The seed of a position; a suffix gives further ones."""
    return f"{_words[0]} {suffix}".strip().encode()
