"""Taking people and servers out of everything that is kept."""
