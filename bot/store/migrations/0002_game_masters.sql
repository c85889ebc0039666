-- What a game-master has settled: nobody may answer, nobody new may sit down.
ALTER TABLE tables ADD COLUMN paused INTEGER NOT NULL DEFAULT 0 CHECK (paused IN (0, 1));
ALTER TABLE tables ADD COLUMN locked INTEGER NOT NULL DEFAULT 0 CHECK (locked IN (0, 1));

-- One vote on taking back at a time: it stands for as long as the table stands at row `head`.
CREATE TABLE votes (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    head INTEGER NOT NULL,
    steps INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    ballots BLOB NOT NULL
) STRICT;
