"""The board: units, routes, battles, and what lies hidden."""
