"""/gm and /master: what a game-master may do."""
