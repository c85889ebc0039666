"""How options are laid out: widgets, menus of chains, drafts, and what fits one screen."""
