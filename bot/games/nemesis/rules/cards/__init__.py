"""Cards: what they do, and the decks they come from."""
