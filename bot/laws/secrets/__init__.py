"""Laws of what nobody may see, and of what was seen and taken back."""
