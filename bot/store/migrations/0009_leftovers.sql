-- Messages that are to stand only for a moment, such as those of a check: whoever starts after a crash takes them away.
CREATE TABLE leftovers (
    message_id INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL
) STRICT;
