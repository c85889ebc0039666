-- When all that a server has brought in from files will count no more: no restart lets it bring in more within a day.
CREATE TABLE intakes (
    guild_id INTEGER PRIMARY KEY,
    free_at INTEGER NOT NULL
) STRICT;
