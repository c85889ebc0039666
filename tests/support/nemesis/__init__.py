"""The language in which tests of Nemesis lay positions and play them."""
