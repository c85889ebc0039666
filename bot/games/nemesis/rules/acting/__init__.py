"""What a Character may do in its turn."""
