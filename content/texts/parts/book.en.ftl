# A campaign as pages

book-done = Here is the campaign as pages with pictures: { $missions ->
    [one] one mission
   *[other] { $missions } missions
}, { $pictures ->
    [0] no picture
    [one] one picture
   *[other] { $pictures } pictures
}. It tells what everybody may know; open chronicle.md in anything that reads Markdown.
book-end = How it ended
book-goes-on = This mission goes on. Only what everybody knows is told here.
book-left-out = { $count ->
    [one] and one more line
   *[other] and { $count } more lines
}
book-numbers = In numbers
choice-copy = a file that another server can take up
choice-chronicle = pages with pictures, to be read and kept
command-table-export-form = What for: to play on elsewhere, or to be read
command-table-recap-chronicle = The whole campaign instead, as pages with pictures
