"""What the sections of the cards do. The texts are in the words; the figures in actions.toml and items.toml."""
