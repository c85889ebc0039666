"""Paint: colours, letters, textures, themes, and the canvas they go on."""
