"""Laws of words: every id has its sentence, every sentence its names."""
