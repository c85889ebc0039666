-- What seats say to each other: whispers for one seat, promises to one or to all. No undo takes them back.
CREATE TABLE sayings (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL CHECK (kind IN ('whisper', 'promise')),
    seat TEXT NOT NULL,
    to_seat TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    heard INTEGER NOT NULL CHECK (heard IN (0, 1))
) STRICT;

CREATE INDEX sayings_table ON sayings (table_id);
