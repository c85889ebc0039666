# What is kept about people and servers, and how it is erased

privacy-title = ### What Vigil keeps about you
privacy-kept-person = **About you:** your Discord id, and what you chose with `/table pings`: whether, how often and at which hours you are pinged. If you took a lesson with `/learn`, how far you came in it. Whether you want advice, and what was explained to you already.
privacy-kept-tables = **At tables where you play or which you run:** your id and the name you had there, the answers you gave and when, what you whispered and promised with `/say`, votes, what you asked the table for, how far you have read, and whether the table waits for you or you follow it. The journal of a game cannot be proved or taken back without this.
privacy-kept-not = **Never:** what you write in channels, your messages, your e-mail, or who else you know. Vigil cannot read ordinary messages. It sells nothing and gives nothing away; nobody is measured or advertised to.
privacy-kept-how-long = **How long:** until you or the server's owner erase it. When Vigil is removed from a server and not taken back, the server's tables are erased. Days until then: { $days }.
privacy-kept-copies = **Copies:** game-masters may export a campaign to a file, which holds names but no ids, and whoever runs this Vigil may keep backups. Those files are theirs: Vigil cannot reach them. Ask whoever has them.
privacy-kept-elsewhere = **Messages in channels** are Discord's. Panels that are still in use are shown anew without you; older messages stay until somebody deletes them.
privacy-erase-me = Erase me…
privacy-erase-ask = ### Erase everything about you?
    In this database a number takes the place of your id and of every name you had, in every game on every server. What you chose is deleted. Where you play, Vigil plays on for you; where nobody else sits, the game is parked. A table that you run passes to whoever sits there first.

    Your seats, your statistics and your say at these tables are lost, and nobody can bring them back. If you play again, Vigil knows you as somebody new.
privacy-yes = Yes, erase it for good
privacy-no = No, keep it
privacy-kept = Nothing was erased.
privacy-erasing = That is being erased. It goes on even if you close this.
privacy-erased = You are erased from this database. Backups that whoever runs this Vigil may have made are not within its reach.
privacy-erased-later = Not all of it could be erased just now. It is noted, and goes on by itself.

server-erase-ask = ### Erase everything of this server?
    Every table, finished or not, with its whole journal, every campaign and all settings of this server are deleted. Nobody can bring that back. `/table export` makes a copy of a campaign first.

    Tables there are: { $tables }
server-erased = Everything of this server is erased from this database. Backups that whoever runs this Vigil may have made are not within its reach.
refuse-not-server-owner = Only the owner of the server may erase it.

command-privacy = What Vigil keeps about you, and how to erase it
command-privacy-about = What Vigil keeps about you, in plain words
command-privacy-erase = Take yourself out of everything that Vigil keeps
command-gm-erase-server = Erase all tables, campaigns and settings of this server (its owner only)
