"""/gm check: everything that a table depends on, tried on the Discord that is there."""
