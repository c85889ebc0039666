# Что случилось

salvation-event-turn-began = Начинается ход { $turn }.
salvation-event-first-factory = Первый завод Скайнет стоит в секторе { $at }.
salvation-event-deployed = { $unit } занимает позицию в секторе { $at }.
salvation-event-rose = { $unit } поднимается на борьбу в секторе { $at }.
salvation-event-lead-named = Из командующих первый на этом ходу: { $seat }.
salvation-event-drew = { $count ->
    [0] { $seat } ничего не берёт: карточек не осталось.
    [1] { $seat } берёт карточку.
    [one] { $seat } берёт { $count } карточку.
    [few] { $seat } берёт { $count } карточки.
   *[many] { $seat } берёт { $count } карточек.
}
salvation-event-received = Вам пришло: { $cards }.
salvation-event-discarded = { $seat } сбрасывает: { $cards }.
salvation-event-card-played = { $seat } разыгрывает: { $card }.
salvation-event-action-chosen = Выбрано: { $action }.
salvation-event-exchanged = { $seat } меняет «{ $card }» и берёт { $count ->
    [1] новую карточку.
    [one] { $count } новую карточку.
    [few] { $count } новые карточки.
   *[many] { $count } новых карточек.
}
salvation-event-passed = { $seat } пропускает этап { $stage }.
salvation-event-learned = { $seat } берёт в руку отложенную карточку «Тактика».
salvation-event-neither-won-nor-lost = { $seat }: это не победа, но и не поражение. Люди выстояли, и заслуга этого командующего тут немалая.
salvation-event-swapped = { $seat } не глядя меняет местами фишки: { $slot } ↔ { $other }.
salvation-event-roads-blown = { $seat } взрывает мосты вокруг сектора { $at }: на этом ходу у Скайнет там нет дорог.
salvation-event-plan-shown = { $seat } отправляет в путь: { $unit } → { $to }.
salvation-event-moved = { $unit } идёт в сектор { $to }.
salvation-event-searched = { $unit } ведёт поиск в секторе { $at }: выпало { $die }{ $found ->
    [0] , с поправками { $total }, а нужно { $needed }. Никого и ничего.
   *[other] , с поправками { $total }, нужно { $needed }. Есть!
}
salvation-event-opened = { $seat } открывает фишку в секторе { $at }: { $token }.
salvation-event-captured = У Скайнет уже { $count ->
    [one] { $count } убежище из пяти.
    [few] { $count } убежища из пяти.
   *[many] { $count } убежищ из пяти.
}
salvation-event-scored = { $seat }: теперь { $points ->
    [one] { $points } победное очко.
    [few] { $points } победных очка.
   *[many] { $points } победных очков.
}
salvation-event-objective-drawn = { $seat } получает новую цель: пехотинец или джип в секторе { $at } в конце хода.
salvation-event-objective-met = Цель в секторе { $at } достигнута.
salvation-event-improved = Отныне: { $token }.
salvation-event-terrain-gone = Сектор { $at }: { $terrain }. Эта фишка не остаётся.
salvation-event-withdrawn = { $unit } покидает теснину в секторе { $at }: места не хватило.
salvation-event-placed = { $unit } появляется в секторе { $at }.
salvation-event-built = Скайнет строит завод в секторе { $at }.
salvation-event-factory-fell = Завод в секторе { $at } уничтожен.
salvation-event-irradiated = Радиация в секторе { $at }: { $unit }, выпало { $die }. { $lost ->
    [0] Отряд держится.
   *[other] Отряд потерян.
}
salvation-event-stormed = Убежище в секторе { $at } пало.
salvation-event-border-crossed = Проход в сектор { $at } без боя: { $units }.
salvation-event-border-defended = { $seat } защищает сектор { $at }.
salvation-event-battle-began = Бой в секторе { $at }. Первый удар: { $seat }.
salvation-event-struck = { $seat } бросает: { $dice }{ $modifier ->
    [0] .
    [1] , и каждый на один выше: пустошь.
   *[-1] , и каждый на один ниже: укрепления.
}
salvation-event-damaged = { $unit } повреждён, но держится; до уничтожения { $left ->
    [1] одно попадание.
    [one] { $left } попадание.
    [few] { $left } попадания.
   *[many] { $left } попаданий.
}
salvation-event-destroyed = { $unit } уничтожен.
