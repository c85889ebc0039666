"""Sending: what a table has to say goes out once, and pictures by whatever way Discord takes."""
