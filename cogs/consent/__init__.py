"""Asking others: votes, petitions, and the previews that want a yes."""
