"""The page in the browser: its socket, and what people wish there."""
