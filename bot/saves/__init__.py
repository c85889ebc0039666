"""Saves as their owner sees them: what is kept, and whether it can be played on."""
