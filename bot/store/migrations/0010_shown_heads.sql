-- How far into the journal a table's panel showed the game, so that whatever a crash left behind is found.
-- Of a panel from before nobody knows: it is shown anew once.
ALTER TABLE panel_pictures ADD COLUMN head INTEGER NOT NULL DEFAULT -1;
