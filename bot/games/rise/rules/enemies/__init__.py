"""What Enemies do."""
