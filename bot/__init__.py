"""Vigil, the application."""
