"""The `vigil` command, one module for each of its parts."""
