# The exact chances of a battle, when both sides aim wisely

salvation-odds-nowhere = There is no border between those two sectors. Name a sector, or two that share a border.
salvation-odds-none = { $at } does not have units of both sides.
salvation-odds-attack = { $side ->
    [skynet] If Skynet attacks in { $at } and both sides aim wisely: dice { $first }, in return up to { $second }.
   *[resistance] If the Resistance attacks in { $at } and both sides aim wisely: dice { $first }, in return up to { $second }.
}
salvation-odds-border = { $side ->
    [skynet] If Skynet defends the border of { $at } and both sides aim wisely: dice { $first }, in return up to { $second }.
   *[resistance] If the Resistance defends the border of { $at } and both sides aim wisely: dice { $first }, in return up to { $second }.
}
salvation-odds-search = Skynet's best searcher in { $at } notices the march with a chance of { $seen }%.
salvation-odds-losses = { $side ->
    [skynet] Skynet
   *[resistance] The Resistance
} loses { $average } of { $count } on average: none { $none }%, one { $one }%, more { $more }%; all of them { $all }%.
salvation-odds-no-way = Nobody in { $start } can cross into { $at } now: a mountain border, fog, no Movement left, or no room there.
salvation-odds-jammed = { $at }: Jamming lies on the table, so nobody defends that border this turn.
salvation-odds-going = Only these can cross now and have room there: { $units }.
salvation-odds-acted = { $side ->
    [skynet] All machines in { $at } have carried out a card of this stage.
   *[resistance] All humans in { $at } have carried out a card of this stage.
}
