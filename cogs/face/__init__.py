"""What a message looks like: layouts, widgets, words, and the marks by which a press is known."""
