"""What is in the box: cards, maps and figures, as the content files give them."""
