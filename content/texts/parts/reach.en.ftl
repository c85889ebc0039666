# What keeps Vigil out of a channel or a thread

reach-permission-view = **View Channel**
reach-permission-write = **Send Messages**
reach-permission-write-in-threads = **Send Messages in Threads**
reach-permission-attach = **Attach Files**
reach-permission-history = **Read Message History**

reach-here-lacks = { $count ->
    [1] Vigil lacks a permission here: { $permission }. Whoever manages this channel can give it; then try again.
   *[other] Vigil lacks permissions here: { $permission }. Whoever manages this channel can give them; then try again.
}
reach-here-private = This is a private thread, and Vigil is not in it. Write a message here that mentions { $me }: that lets it in. Then try again.
reach-here-locked = This thread is locked, and Vigil cannot write in it. Somebody who manages threads can unlock it; then try again.

reach-there-lacks = { $count ->
    [1] Vigil may not do all that it must there: it lacks { $permission }. The table stays here.
   *[other] Vigil may not do all that it must there: it lacks { $permission }. The table stays here.
}
reach-there-private = That is a private thread, and Vigil is not in it. Write a message there that mentions { $me }: that lets it in. Then move the table.
reach-there-locked = That thread is locked, and Vigil cannot write in it. The table stays here.
reach-there-archived = That thread is archived. Write something in it: that opens it again. Then move the table.
reach-there-gone = That channel is gone, or there is no text in it. The table stays here.

reach-lost-lacks = { $count ->
    [1] Vigil lacks a permission here by now: { $permission }. What you do counts all the same, but the table cannot be shown as it should. Whoever manages this channel can give it back, and everything shows by itself.
   *[other] Vigil lacks permissions here by now: { $permission }. What you do counts all the same, but the table cannot be shown as it should. Whoever manages this channel can give them back, and everything shows by itself.
}
reach-lost-private = This is a private thread, and Vigil is no longer in it. What you do counts all the same, but the table cannot be shown. Write a message here that mentions { $me }: that lets it in, and everything shows by itself.
reach-lost-locked = This thread is locked by now. What you do counts all the same, but the table cannot be shown. As soon as somebody who manages threads unlocks it, everything shows by itself.

reach-in-words = -# Vigil lacks { reach-permission-attach } here: the board is told in words until it is given back.
