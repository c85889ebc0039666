"""Tables in play: one writer each, commit before anything is said."""
