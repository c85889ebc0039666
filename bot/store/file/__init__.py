"""The database file: its connection, its shape, and the bytes in it."""
