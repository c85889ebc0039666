# The exact chances of a battle, when both sides aim wisely

salvation-odds-nowhere = There is no border between those two sectors. Name a sector, or two that share a border.
salvation-odds-none = There are not units of both sides to fight in { $at }.
salvation-odds-attack = { $side ->
    [skynet] If Skynet attacks in { $at }: { $first } dice, and up to { $second } in return.
   *[resistance] If the Resistance attacks in { $at }: { $first } dice, and up to { $second } in return.
}
salvation-odds-border = { $side ->
    [skynet] If Skynet defends the border of { $at }: { $first } dice, and up to { $second } in return.
   *[resistance] If the Resistance defends the border of { $at }: { $first } dice, and up to { $second } in return.
}
salvation-odds-search = Skynet's best searcher in { $at } notices the march with { $seen } %.
salvation-odds-losses = { $side ->
    [skynet] Skynet
   *[resistance] The Resistance
} loses { $average } of { $count } on average: none { $none } %, one { $one } %, more { $more } %; all of them { $all } %.
