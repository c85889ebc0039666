# Standing orders: what somebody has left with Vigil beforehand.

orders-of = { $seat }: { $what }
orders-line = { $order }: **{ $now }**
orders-none = This game knows no standing orders.
orders-let-pass = Always let pass
orders-passes = It passes, and from now on this holds: { $order }: **{ $value }**. `/table orders` takes it back.

command-table-orders = Leave a standing order with Vigil, such as an automatic pass; only you see it
command-table-orders-order = Which order; without it you are told how they stand
command-table-orders-value = What it shall be
