-- What is to be taken out of this database. A row stays until that is done, so that no crash leaves a part of it.
-- `left`: a server that Vigil was removed from, to be erased unless it returns; `sweep`: deleted bytes still in the file.
CREATE TABLE erasures (
    kind TEXT NOT NULL CHECK (kind IN ('person', 'server', 'left', 'sweep')),
    id INTEGER NOT NULL,
    since INTEGER NOT NULL,
    names BLOB NOT NULL,
    PRIMARY KEY (kind, id)
) WITHOUT ROWID, STRICT;
