"""End to end: the real client on a loopback Discord."""
