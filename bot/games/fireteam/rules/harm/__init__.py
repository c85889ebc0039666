"""Harm to heroes, and what answers it."""
