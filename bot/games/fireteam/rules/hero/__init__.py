"""What heroes do in their turn."""
