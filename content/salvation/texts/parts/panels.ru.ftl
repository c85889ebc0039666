# Что лежит рядом с картой

salvation-shelf-forces = { $code }
salvation-shelf-terrain = Местность
salvation-shelf-terrain-at = { $code } { $terrain }
salvation-shelf-improved = На карточках отрядов
salvation-shelf-tactics = Тактика этого хода
salvation-shelf-tactic-at = { $code } { $card }
salvation-shelf-objectives = Цели в городах
salvation-shelf-piles = Стопка / разыграно
salvation-shelf-pile = { $side ->
    [skynet] Скайнет { $deck } / { $discard }
   *[resistance] Сопротивление { $deck } / { $discard }
}
salvation-shelf-set-aside = Отложено тактик: { $count }
salvation-shelf-technology = Осталось технологий: { $count }
salvation-unit-cards = Карточки отрядов
salvation-unit-card = Движение { $movement } · атака { $attack } · защита { $defence } · прочность { $strength }{ $scouting ->
    [0] { "." }
   *[other] { " " }· разведка { $scouting }.
}{ $flyer ->
    [0] { "" }
   *[other] { " " }Летает: через горы можно, в туман нельзя.
} На карте: { $count } из { $most }.{ $improved ->
    [0] { "" }
   *[other] { " " }Фишки: { $tokens }.
}
