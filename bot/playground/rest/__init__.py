"""Discord's REST interface, route by route."""
