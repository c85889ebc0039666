"""Tables in play, without Discord."""
