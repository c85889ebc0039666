-- The file of the picture that a table's panel shows: Discord lists it nowhere, and an edit that keeps it must name it.
CREATE TABLE panel_pictures (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    message_id INTEGER NOT NULL,
    file_id INTEGER NOT NULL,
    url TEXT NOT NULL
) STRICT;
