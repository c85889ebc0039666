-- How far each person is with the lesson of a game: what they did so far, as bytes that the store does not read.
CREATE TABLE lessons (
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    progress BLOB NOT NULL,
    PRIMARY KEY (user_id, game)
) WITHOUT ROWID, STRICT;
