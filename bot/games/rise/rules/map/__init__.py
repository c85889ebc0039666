"""The map: who stands where, what is seen from there, and the ways."""
