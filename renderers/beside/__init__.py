"""What is shown beside the board: headers, panels, shelves, notes, charts."""
