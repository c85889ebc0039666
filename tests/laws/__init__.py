"""What every game must obey, and the proof that each law bites."""
