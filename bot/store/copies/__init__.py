"""Tables that leave the database and come in, with bounds, and the copy of it all."""
