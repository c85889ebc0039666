"""A Discord on loopback, so that Vigil runs with no account at all."""
