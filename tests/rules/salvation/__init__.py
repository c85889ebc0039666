"""The rules of Salvation, by ledger id."""
