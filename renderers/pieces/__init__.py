"""What lies and stands on the board: figures, marks, cards, dice."""
