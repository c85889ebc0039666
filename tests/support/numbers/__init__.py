"""Every number of the ledgers that tells of a component, and where the content has it."""
