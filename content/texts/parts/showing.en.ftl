# What was done and could not be shown

move-unshown = Your move was made, but it could not be shown here. `/table hand` shows how you stand.
deed-unshown = That was done, but it could not be shown here. The table's panel follows.
setting-unshown = That was done, but it could not be shown here.
