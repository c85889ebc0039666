"""What the Intruders do."""
