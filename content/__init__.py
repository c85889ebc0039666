"""Cards, maps, missions and words."""
