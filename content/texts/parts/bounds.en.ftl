## Bounds: what one person, one server or one file may ask of Vigil

refuse-import-too-slow = Checking that file took too long, so nothing was taken from it. If it is a real campaign, please try again when fewer people are playing.
refuse-import-under-way = Another campaign is being brought into this server right now. Please try again in a moment.
error-too-long = That took more time or memory than one thing may, so Vigil stopped working on it. Nothing was changed; please try again later.
refuse-too-many-tables-person = { $most ->
    [one] You have one open table, and no more are possible. Close or park it first: `/table close`.
   *[other] You have { $most } open tables, and no more are possible. Close or park one first: `/table close`.
}
refuse-too-many-tables-server = { $most ->
    [one] This server has one open table, and no more are possible. Close or park it first: `/table close`.
   *[other] This server has { $most } open tables, and no more are possible. Close or park one first: `/table close`.
}
refuse-too-many-new-tables = { $minutes ->
    [one] You have opened many tables in a short time. The next one can be opened in a minute.
   *[other] You have opened many tables in a short time. The next one can be opened in { $minutes } minutes.
}
refuse-slow-down = { $seconds ->
    [one] That was a lot at once. Please try again in a second.
   *[other] That was a lot at once. Please try again in { $seconds } seconds.
}
refuse-server-busy = Vigil is already working on several such wishes from this server. Please try again when they are done.
refuse-vigil-busy = Many servers want something from Vigil right now. Please try again in a few minutes.
lobby-idle-closed = { $days ->
    [one] Nobody has touched the lobby of { $title } for a day, so it is closed. `/table new` opens another whenever you like.
   *[other] Nobody has touched the lobby of { $title } for { $days } days, so it is closed. `/table new` opens another whenever you like.
}
