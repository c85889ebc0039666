"""What the playground's Discord knows: servers, channels, people, messages, and their shapes."""
