-- Where a vote is shown, so that it loses its buttons when the table goes on without it.
ALTER TABLE votes ADD COLUMN channel_id INTEGER;
ALTER TABLE votes ADD COLUMN message_id INTEGER;
