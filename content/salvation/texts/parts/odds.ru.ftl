# Точные шансы боя, когда обе стороны целятся с умом

salvation-odds-nowhere = Между этими секторами нет границы. Назовите один сектор или два соседних.
salvation-odds-none = Сектор { $at }: для боя нужны отряды обеих сторон.
salvation-odds-attack = { $side ->
    [skynet] Если Скайнет атакует в секторе { $at }: кубиков { $first }, в ответ до { $second }.
   *[resistance] Если Сопротивление атакует в секторе { $at }: кубиков { $first }, в ответ до { $second }.
}
salvation-odds-border = { $side ->
    [skynet] Если Скайнет защищает границу сектора { $at }: кубиков { $first }, в ответ до { $second }.
   *[resistance] Если Сопротивление защищает границу сектора { $at }: кубиков { $first }, в ответ до { $second }.
}
salvation-odds-search = Лучшая машина Скайнет в секторе { $at } заметит марш с вероятностью { $seen } %.
salvation-odds-losses = { $side ->
    [skynet] Скайнет
   *[resistance] Сопротивление
} теряет в среднем { $average } из { $count }: никого { $none } %, один отряд { $one } %, больше { $more } %; всех { $all } %.
