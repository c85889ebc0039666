"""What may be seen, and how it looks."""
