## What can be wrong with the box of Salvation.

content-salvation-border = a border lies between two sectors
content-salvation-island = no border leads to it
content-salvation-value = { $count ->
    [one] { $count } number does not suit what it improves
   *[other] { $count } numbers do not suit what it improves
}
content-salvation-hidden = { $held ->
    [one] one hidden object
   *[other] { $held } hidden objects
} for { $slots ->
    [one] one place
   *[other] { $slots } places
}
content-salvation-side = this is the file of the other side, not of { $side }
content-salvation-number = stage { $number }, { $count ->
    [one] one copy
   *[other] { $count } copies
}: there is no such card
content-salvation-actions = two of its actions have one id
