-- 0x5649474C spells VIGL: a database of another program is refused by this number.
PRAGMA application_id = 0x5649474C;

CREATE TABLE campaigns (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    mission_index INTEGER NOT NULL,
    mission TEXT NOT NULL,
    carry BLOB NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('active', 'finished', 'closed')),
    created_at INTEGER NOT NULL,
    touched_at INTEGER NOT NULL
) STRICT;

CREATE INDEX campaigns_guild ON campaigns (guild_id);

CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    owner_id INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'finished', 'parked', 'closed')),
    options BLOB NOT NULL,
    locale TEXT NOT NULL,
    seed BLOB NOT NULL,
    commitment BLOB NOT NULL,
    schema INTEGER NOT NULL,
    content TEXT NOT NULL,
    head INTEGER NOT NULL,
    campaign_id INTEGER REFERENCES campaigns (id),
    mission TEXT NOT NULL,
    panel_channel_id INTEGER,
    panel_id INTEGER,
    created_at INTEGER NOT NULL,
    touched_at INTEGER NOT NULL
) STRICT;

-- Parked and closed tables leave their channel free for another.
CREATE UNIQUE INDEX tables_channel ON tables (channel_id) WHERE status IN ('lobby', 'playing', 'finished');
CREATE INDEX tables_guild ON tables (guild_id);
CREATE INDEX tables_campaign ON tables (campaign_id) WHERE campaign_id IS NOT NULL;

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat TEXT NOT NULL,
    position INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('open', 'person', 'computer')),
    user_id INTEGER,
    user_name TEXT NOT NULL,
    prefs BLOB NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID, STRICT;

-- A tree that only grows. A row with a state has either a keyframe (base and delta are NULL) or a delta against the
-- state of row `base`; for a row without one, `base` is the nearest row before it, along `prev`, that has a state.
CREATE TABLE journal (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    prev INTEGER,
    left INTEGER,
    kind TEXT NOT NULL CHECK (kind IN ('start', 'answer', 'undo', 'redo', 'fork', 'set')),
    seat TEXT,
    user_id INTEGER,
    entry BLOB,
    reveals INTEGER NOT NULL CHECK (reveals IN (0, 1)),
    label BLOB,
    at INTEGER NOT NULL,
    base INTEGER,
    delta BLOB,
    hash BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID, STRICT;

-- Apart from the journal, because a row of a WITHOUT ROWID table spills to pages of its own past about 1 KB.
CREATE TABLE keyframes (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT;

-- AUTOINCREMENT: the id of a message that was sent is never given to another.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    nonce TEXT NOT NULL UNIQUE CHECK (length(nonce) <= 25),
    payload BLOB NOT NULL,
    created_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    not_before INTEGER NOT NULL,
    error TEXT
) STRICT;

CREATE TABLE guilds (
    id INTEGER PRIMARY KEY,
    settings BLOB NOT NULL
) STRICT;

CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    prefs BLOB NOT NULL
) STRICT;
