symbol-trail = След
symbol-text-trail = Ход с прошлой картинки; стрелка показывает, куда.
symbol-ghost = Тень
symbol-text-ghost = Здесь кто-то или что-то было, а теперь нет.
symbol-spark = Вспышка
symbol-text-spark = Здесь кому-то досталось с прошлой картинки.
symbol-noise = Круги
symbol-text-noise = Здесь с прошлой картинки что-то появилось, изменилось или послышалось.
symbol-battle = Мечи
symbol-text-battle = Здесь с прошлой картинки был бой.
symbol-here = Здесь
symbol-text-here = Здесь стоит тот, кто ходит.
symbol-reach = Досягаемо
symbol-text-reach = Тот, кто ходит, может сейчас дойти сюда.
symbol-goal = Цель
symbol-text-goal = Здесь надо что-то сделать.
key-title = Что значат знаки
key-who = Кто стоит на поле
key-things = Что лежит на поле
key-ground = Само поле, его подсветка и следы того, что произошло
look-pages = Посмотреть другое
look-closer = То на поле, что важно сейчас, крупно
look-board-key = Поле с названиями знаков
look-key = Что значит каждый знак
command-table-board-key = С названиями знаков на нём
look-terms = Миссия, её история и настройки этого стола
terms-toggle = { $on ->
    [0] ▫️ { $name } (нет)
   *[other] ▪️ { $name } (да)
}
terms-switch = ▪️ { $name }: { $choice }
