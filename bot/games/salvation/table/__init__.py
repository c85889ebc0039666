"""What a table needs besides rules: corrections, components."""
