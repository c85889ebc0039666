"""The kernel: it knows no game, no Discord, no database and no picture."""
