# The house's own words. Games bring theirs in content/<game>/texts.

list-none = none
list-more = { $a }, { $b }
list-last = { $a } and { $b }
