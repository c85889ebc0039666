"""The Mission being played."""
