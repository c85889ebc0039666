"""The board: its geometry, ground, edges, rooms and labels."""
