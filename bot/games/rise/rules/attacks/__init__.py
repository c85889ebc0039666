"""Attacks of Characters and Allies."""
