"""What is told of a table: its story, what of it stands on the panel, what stays behind, and what waits to be sent."""
