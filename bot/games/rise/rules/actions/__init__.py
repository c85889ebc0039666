"""What a Character may do with a die."""
