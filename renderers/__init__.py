"""Scenes in, pictures out."""
