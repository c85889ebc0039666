"""The chain of what happened at a table, and the states along it."""
