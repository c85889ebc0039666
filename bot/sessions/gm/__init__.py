"""What puts a table right: corrections, votes and petitions, resync, and taking a person out."""
