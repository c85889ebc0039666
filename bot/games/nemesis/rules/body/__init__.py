"""Wounds and contamination."""
