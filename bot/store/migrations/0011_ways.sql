-- What each Discord was found to take, by the application that asked: the playground and the real one may differ.
CREATE TABLE ways (
    application_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    holds INTEGER NOT NULL CHECK (holds IN (0, 1)),
    since INTEGER NOT NULL,
    PRIMARY KEY (application_id, name)
) STRICT, WITHOUT ROWID;
