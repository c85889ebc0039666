# vigil doctor: what Vigil takes for granted, looked at one by one.

doctor-verdict =
    { $amiss ->
        [0] { $untried ->
            [0] Everything is as Vigil needs it. On Discord, /gm check tries the rest.
           *[other] Everything that was looked at is as Vigil needs it; what a question mark stands before was not. On Discord, /gm check tries the rest.
        }
        [one] One thing has to be put right.
       *[other] { $amiss } things have to be put right.
    }

doctor-python-held = Python { $version } on { $system }.
doctor-libraries-held = Every library is the one Vigil was tried with (discord.py { $discord }, Pillow { $pillow }).
doctor-libraries-failed = Not the libraries Vigil was tried with: { $found }. Run `make install` again.
doctor-typeface-held = Pictures can show the letters of every language.
doctor-typeface-failed = Pictures cannot show every letter ({ $shown }). Run `make install` again: the typeface is a package.
doctor-folder-held = Tables are kept in { $path }.
doctor-folder-failed = Tables cannot be kept in { $path }: { $why }. Let Vigil write there, or name another folder with VIGIL_DATA.
doctor-disk-held = { $megabytes } MB of disk are free.
doctor-disk-note = Only { $megabytes } MB of disk are free. That lasts for a while; make room before it is full.
doctor-disk-failed = Only { $megabytes } MB of disk are free. Make room: on a full disk no answer can be kept, and Vigil refuses them.
doctor-database-held =
    { $tables ->
        [one] The database { $path } is sound, with one table.
       *[other] The database { $path } is sound, with { $tables } tables.
    }
doctor-database-note = There is no database yet; Vigil makes { $path } when it starts.
doctor-database-failed = The database { $path } cannot be used: { $why }
doctor-database-foreign-failed = { $path } is a database, but not one of Vigil's. Name another folder with VIGIL_DATA.
doctor-database-newer-failed = The database { $path } was written by a newer version of Vigil. Update Vigil.
doctor-database-damaged-failed = The database { $path } is damaged. Stop Vigil, keep the file, and put your latest `vigil saves backup` in its place.

doctor-token-untried = No DISCORD_TOKEN is set, so Vigil would open its playground; nothing was asked of Discord.
doctor-clock-held = This machine's clock and Discord's agree (they differ by { $seconds } s).
doctor-clock-failed = This machine's clock differs from Discord's by { $seconds } s. Let it set itself by the network, or reminders come at the wrong time.
doctor-clock-untried = Discord did not tell its time.
doctor-login-held = Discord takes the token: this is { $name }.
doctor-login-failed = Discord refused DISCORD_TOKEN. Copy it again from the Bot page of your application.
doctor-reach-failed = Discord could not be reached ({ $why }). See whether this machine is connected, and what lies between: a proxy, a firewall.
doctor-error-failed = Discord answered a question with an error ({ $why }). Try again later; discordstatus.com tells whether it is Discord's.
doctor-answer-failed = Discord answered in a way that Vigil does not understand: { $why }
doctor-application-held = The application { $name } is set up as Vigil needs it.
doctor-endpoint-failed = The application has an Interactions Endpoint URL, so presses go there and never reach Vigil. Empty that field on its General Information page.
doctor-code-grant-failed = The application requires an OAuth2 code grant, so nobody can let Vigil in with its link. Switch that off on its Bot page.
doctor-intents-held = No privileged intent is switched on; Vigil needs none.
doctor-intents-note = A privileged intent is switched on that Vigil does not need. You may switch it off on the Bot page.
doctor-gateway-held = Vigil may log in { $left ->
    [one] once
   *[other] { $left } times
} more today, of { $of }.
doctor-gateway-note = Vigil may log in { $left ->
    [one] once
   *[other] { $left } times
} more today, of { $of }. Discord advises { $shards } shards, since Vigil is in many servers. Vigil runs as one, which Discord allows up to 2,500 servers.
doctor-gateway-failed = Vigil has logged in { $of } times today and may not again for { $hours } h. Find out why it starts so often.
doctor-commands-held = Discord knows the { $count } commands of this Vigil.
doctor-commands-note = Discord knows none of the { $count } commands yet; they are told to it when Vigil starts.
doctor-commands-failed = Discord's list of commands is another one (missing: { $missing }; unknown here: { $strange }). Start this Vigil once; if that does not help, another program uses the same token.
doctor-servers-held =
    { $count ->
        [one] Vigil is in one server.
       *[other] Vigil is in { $count } servers.
    }
doctor-servers-note = Vigil is in no server yet. Let it in with { $invite }
doctor-channel-held = In #{ $name } Vigil may do all it has to.
doctor-channel-failed = In #{ $name } Vigil lacks: { $missing }. Give its role these permissions there.
doctor-channel-untried = No channel was looked at; name one with `--channel ID` (switch on Developer Mode under Advanced in Discord's settings; then right-click the channel, Copy Channel ID).
doctor-channel-unknown-failed = Discord knows no channel with that id.
doctor-channel-unseen-failed = Vigil cannot see that channel. Give its role View Channel there; into a private thread, bring it by mentioning it there.
doctor-channel-locked-failed = The thread { $name } is locked, so Vigil cannot write in it. Unlock it.
doctor-channel-archived-failed = The thread { $name } is closed. Write something in it, and it is open again.
doctor-channel-kind-failed = That channel is no place for a table: choose a text channel or a thread.
doctor-missing-view_channel = View Channels
doctor-missing-send_messages = Send Messages
doctor-missing-send_messages_in_threads = Send Messages in Threads
doctor-missing-attach_files = Attach Files
doctor-missing-read_message_history = Read Message History
