"""Mission sheets: what they may say."""
