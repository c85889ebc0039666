-- Who is being waited for. `since` and `due` move on by the time that Vigil was not there (see `pulse`).
CREATE TABLE waits (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user_id INTEGER NOT NULL,
    asked INTEGER NOT NULL,
    since INTEGER NOT NULL,
    stage INTEGER NOT NULL,
    due INTEGER NOT NULL,
    channel_id INTEGER,
    message_id INTEGER,
    PRIMARY KEY (table_id, user_id)
) WITHOUT ROWID, STRICT;

CREATE INDEX waits_due ON waits (due);

-- Questions that do not wait for ever: at `due` whoever has not answered is answered for.
CREATE TABLE deadlines (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    asked INTEGER NOT NULL,
    due INTEGER NOT NULL
) STRICT;

-- Onlookers who want to hear of a table: the newest row and the time when they last did.
CREATE TABLE followers (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user_id INTEGER NOT NULL,
    told_head INTEGER NOT NULL,
    told_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) WITHOUT ROWID, STRICT;

-- When somebody was last pinged, at whatever table.
CREATE TABLE pings (
    user_id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;

-- What a table's game-master has chosen: one JSON text.
CREATE TABLE table_settings (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    settings BLOB NOT NULL
) STRICT;

-- The last sign of life, so that a pause of Vigil's own is nobody's delay.
CREATE TABLE pulse (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
