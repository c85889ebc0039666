"""Where things lie: hexes, squares, and ways through any graph with costs."""
