command-nemesis-ship-rooms = The rooms one by one instead: what each does and what is there
command-nemesis-rooms = The rooms: what each does, what is there, where it leads

nemesis-rooms = The rooms
nemesis-rooms-near = { $room } leads to { $rooms }
nemesis-rooms-leads = to { $rooms }
nemesis-rooms-there = { $use }{ $count ->
    [0] {""}
   *[other] {" "}Here: { $inside }.
}{ $searched ->
    [0] {""}
   *[other] {" "}Items left: { $items }.
}{ $fire ->
    [0] {""}
   *[other] {" "}On fire.
}{ $malfunction ->
    [0] {""}
   *[other] {" "}Broken: it does nothing.
}
