"""/table, and whoever looks after tables over the months."""
