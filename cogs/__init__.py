"""Slash commands, panels and buttons: interactions in, answers out."""
