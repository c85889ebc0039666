"""What Vigil takes for granted, looked at one by one: the machine it runs on, and the Discord it speaks to."""
