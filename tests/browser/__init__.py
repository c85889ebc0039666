"""The playground's page in a real Chromium, against a server that only pretends."""
