"""What was: history, undo, replay, chronicle, figures, and copies of a table."""
