## vigil content: что не так с содержимым игры и где именно.

content-fault = { $place }: { $entry }: { $what }
content-fault-file = { $place }: { $what }
content-well = { $game }: всё в порядке: { $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
   *[other] { $entries } записей
} в { $files ->
    [one] { $files } файле
   *[other] { $files } файлах
}
content-table = { $table }: { $held }
content-amiss = { $game }: { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
}
content-unreadable = файл не читается: { $detail }
content-unknown-key = { $key }: такого ключа нет
content-missing-key = { $key }: ключ не указан
content-misfit = { $key }: { $detail }
content-below-zero = { $key }: { $figure } меньше 0
content-no-list = это не список записей
content-no-table = такой таблицы нет
content-count = здесь { $held }, а указано { $printed }
content-twice = встречается { $count } раз
content-no-id = это не идентификатор: строчные слова через дефис
content-no-such = { $key }: { $id } не существует
content-no-rule = { $key }: { $id } никто не исполняет
content-no-weight = { $key }: игроки Vigil не знают, чего стоит { $id }
content-no-words = нет слов: { $id }
content-nothing = она ничего не делает
content-lesson-only-read = этот шаг только читают: без shows, а then, tells, dice и draws — лишь если шаг перед ним держит остальных (holds)
content-lesson-laid = lay { $number }: нужно либо fix и value, либо seat и answer, либо take, from и into, либо set и to
content-lesson-stuck = отсюда нельзя играть дальше: { $why }
content-lesson-unspent = это было подготовлено, но не понадобилось: { $what }
content-lesson-untold = tells: никто не рассказывает { $id }
content-lesson-not-offered = expects: ничего похожего на { $pattern } не предлагается
