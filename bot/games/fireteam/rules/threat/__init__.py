"""What the enemy does."""
