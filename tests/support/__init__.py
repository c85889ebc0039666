"""What tests stand on: positions to lay, people to play with, a Discord to play in."""
