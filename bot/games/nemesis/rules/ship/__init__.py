"""The ship: rooms, doors, noise, hazards, pods."""
