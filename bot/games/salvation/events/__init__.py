"""What can happen."""
