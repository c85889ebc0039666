-- How far each person has looked at a table's journal: everything up to row `seq`.
CREATE TABLE seen (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user_id INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) WITHOUT ROWID, STRICT;
