"""The panel: what people see and press."""
