-- What somebody asks the others for: a seat of a running game, or the file that holds its secrets.
-- AUTOINCREMENT: a button of a petition that is over never speaks for another.
CREATE TABLE petitions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('sit', 'hand', 'take', 'export')),
    seat TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    user_name TEXT NOT NULL,
    by_id INTEGER NOT NULL,
    by_name TEXT NOT NULL,
    absent INTEGER,
    ballots BLOB NOT NULL,
    outcome TEXT NOT NULL CHECK (outcome IN ('open', 'granted', 'refused', 'used')),
    channel_id INTEGER,
    message_id INTEGER
) STRICT;

CREATE INDEX petitions_table ON petitions (table_id);

-- Time that counted for nobody, because Vigil was away or the clock jumped, and when that was noticed.
CREATE TABLE delays (
    at INTEGER NOT NULL,
    time INTEGER NOT NULL
) STRICT;
