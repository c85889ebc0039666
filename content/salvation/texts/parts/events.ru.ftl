# Что случилось

salvation-event-turn-began = Начинается ход { $turn }, все берут карточки.
salvation-event-first-factory = Первый завод Скайнет стоит в секторе { $at }.
salvation-event-deployed = { $unit } занимает позицию в секторе { $at }.
salvation-event-rose = { $unit } поднимается на борьбу в секторе { $at }.
salvation-event-lead-named = Скайнет решает, кто из командующих первый на этом ходу: { $seat }.
salvation-event-drew = { $count ->
    [0] { $seat } ничего не берёт: карточек не осталось.
    [1] { $seat } берёт карточку.
    [one] { $seat } берёт { $count } карточку.
    [few] { $seat } берёт { $count } карточки.
   *[many] { $seat } берёт { $count } карточек.
}
salvation-event-received = Вам пришло: { $cards }.
salvation-event-discarded = { $toxic ->
    [1] { $seat } теряет из-за токсичного заражения: { $cards }.
   *[other] В руке слишком много карточек, { $seat } сбрасывает: { $cards }.
}
salvation-event-card-played = { $seat } разыгрывает: { $card }.
salvation-event-action-chosen = Выбрано: { $action }.
salvation-event-exchanged = { $seat } меняет «{ $card }» и берёт { $count ->
    [1] новую карточку.
    [one] { $count } новую карточку.
    [few] { $count } новые карточки.
   *[many] { $count } новых карточек.
}
salvation-event-passed = { $seat } пропускает этап.
salvation-event-learned = { $seat } берёт в руку отложенную карточку «Тактика».
salvation-event-neither-won-nor-lost = { $seat }: это не победа, но и не поражение. Люди выстояли, и заслуга этого командующего тут немалая.
salvation-event-swapped = { $seat } не глядя меняет местами фишки: { $slot } ↔ { $other }.
salvation-event-roads-blown = Мосты вокруг сектора { $at } взорваны: на этом ходу у Скайнет там нет дорог.
salvation-event-plan-shown = { $seat } отправляет в путь: { $unit } → { $to }.
salvation-event-moved = { $unit } идёт в сектор { $to }.
salvation-event-searched = { $unit } ведёт поиск в секторе { $at }: выпало { $die }{ $changed ->
    [0] { "" }
   *[other] , с поправками { $total }
}, нужно { $needed }. { $found ->
    [0] Никого и ничего.
   *[other] Есть!
}
salvation-event-opened = { $seat } открывает фишку в секторе { $at }: { $token }.
salvation-event-captured = У Скайнет уже { $count ->
    [one] { $count } убежище из 5.
    [few] { $count } убежища из 5.
   *[many] { $count } убежищ из 5.
}
salvation-event-scored = { $seat }: теперь { $points ->
    [one] { $points } победное очко из 10.
    [few] { $points } победных очка из 10.
   *[many] { $points } победных очков из 10.
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
    [0] Отряд держится{ $deadly ->
        [1] : для машины смертельна 1.
        [2] : для людей смертельны 1 и 2.
       *[other] .
    }
   *[other] Отряд потерян{ $deadly ->
        [1] : для машины смертельна 1.
        [2] : для людей смертельны 1 и 2.
       *[other] .
    }
}
salvation-event-stormed = Убежище в секторе { $at } пало.
salvation-event-border-crossed = Граница сектора { $at }, боя нет. { $how ->
    [1] Прошли незамеченными: { $units }.
    [2] Помехи не дали защищаться. Вошли: { $units }.
   *[other] Удара не было. Вошли: { $units }.
}
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
salvation-event-turn-ended = После хода { $turn } убежищ у Скайнет: { $captured } из 5; { $others ->
    [-1] очков у Сопротивления: { $points } из 10.
   *[other] очков из 10: у Сопротивления { $points }, у второго командующего { $others }.
}
salvation-event-card-played-for = { $seat } разыгрывает: { $card } ({ $action }).
salvation-event-marched = В пути: { $legs }.
salvation-pair-legs = { $unit } → { $to }
salvation-pair-needs = { $kind } — { $defence }
salvation-event-informed = { $seat } получает информацию и берёт { $count ->
    [1] карточку.
    [one] { $count } карточку.
    [few] { $count } карточки.
   *[many] { $count } карточек.
}
salvation-event-decoyed = Сектор { $at }: на этом ходу оттуда никто не уйдёт ({ $units }).
salvation-event-useless = { $seat } не может этим воспользоваться, фишка убрана.
salvation-event-nobody-joined = Никто не присоединился: { $kind } остаётся в резерве.
salvation-event-factory-taken = В секторе { $at } стоят одни люди ({ $units }): завод там уничтожен.
salvation-event-shelter-stormed = В секторе { $at } некому защищать убежище, и оно пало. Его взяли: { $units }.
salvation-event-border-met = { $seat } защищает границу сектора { $at }. Дальше не пройдут: { $units }.
salvation-event-battle-joined = Бой в секторе { $at }: { $ours } против { $theirs }. Первый удар: { $seat }.
salvation-event-strike = { $seat } бросает: { $dice }{ $extra ->
    [0] { "" }
   *[other] , из них от карточек { $extra }
}{ $modifier ->
    [0] { "" }
    [1] , каждый на один выше: пустошь
   *[-1] , каждый на один ниже: укрепления
}. Нужно: { $needs }.
salvation-event-missed = Никто не задет.
salvation-event-says = На ней сказано: «{ $says }»
