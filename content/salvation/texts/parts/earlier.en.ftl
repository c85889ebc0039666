# What earlier versions offered: their journals are read in these words for ever. Nothing is offered so any more.

salvation-do-swap = { $slot }
