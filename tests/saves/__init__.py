"""Saves of every version so far, which must load and play on for ever."""
